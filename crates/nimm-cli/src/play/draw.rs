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

#[cfg(test)]
mod tests {
    use super::*;

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
