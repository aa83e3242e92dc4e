//! Heaps as rows of matches.

use nimm::Count;

/// How many columns `matches` matches need, in groups of five: `||||| ||`.
fn columns(matches: usize) -> usize {
    matches + matches.saturating_sub(1) / 5
}

/// Where each match of a row stands; `None` if the row is longer than `width`.
pub(crate) fn places(size: &Count, width: usize) -> Option<Vec<usize>> {
    let size = size.to_usize().filter(|size| *size <= width)?;
    (columns(size) <= width).then(|| (0..size).map(|index| index + index / 5).collect())
}

/// A row of matches in groups of five, or empty if it is longer than `width`.
pub(crate) fn row(size: &Count, width: usize) -> String {
    let places = places(size, width).unwrap_or_default();
    let mut row = String::new();
    for place in places {
        while row.len() < place {
            row.push(' ');
        }
        row.push('|');
    }
    row
}

/// The most digits that are kept at either end of a number that is cut.
#[cfg(feature = "tui")]
const KEPT_DIGITS: usize = 4;

/// A number in at most `columns`, and no fewer than three: cut in the middle if it is longer.
#[cfg(feature = "tui")]
pub(crate) fn number(number: &Count, columns: usize) -> String {
    let digits = number.to_string();
    if digits.len() <= columns.max(3) {
        return digits;
    }
    let kept = (columns.saturating_sub(1) / 2).clamp(1, KEPT_DIGITS);
    let (start, end) = (&digits[..kept], &digits[digits.len() - kept..]);
    format!("{start}…{end}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(feature = "tui")]
    #[test]
    fn long_numbers_are_cut_in_the_middle() {
        let number = |size: u64, columns| number(&Count::from(size), columns);
        assert_eq!(number(1_234_567_890, 10), "1234567890");
        assert_eq!(number(1_234_567_890, 9), "1234…7890");
        assert_eq!(number(1_234_567_890, 6), "12…90");
        assert_eq!(number(1_234_567_890, 0), "1…0");
        assert_eq!(number(123, 0), "123");
    }

    #[test]
    fn matches_stand_in_fives() {
        let row = |size: u64, width| row(&Count::from(size), width);
        assert_eq!(row(3, 20), "|||");
        assert_eq!(row(5, 20), "|||||");
        assert_eq!(row(12, 20), "||||| ||||| ||");
        assert_eq!(row(12, 14), "||||| ||||| ||");
        assert_eq!(row(12, 13), "");
        assert_eq!(row(0, 0), "");
        assert_eq!(row(u64::MAX, 60), "");
    }
}
