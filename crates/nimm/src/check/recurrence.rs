//! Periods of sequences in which each member follows from those before it.

use super::{Budget, Refusal};
use crate::rule::SubtractionSet;

/// The least preperiod and period of a sequence in which each member follows from those before it,
/// as many as the greatest amount of a set; `None` unless those at the end prove it, having come up
/// before.
pub(super) fn exact_period<T: PartialEq>(
    sequence: &[T],
    set: &SubtractionSet,
    budget: &Budget,
) -> Result<Option<(usize, usize)>, Refusal> {
    let width = set.greatest().to_usize();
    let Some(width) = width.filter(|width| *width <= sequence.len()) else {
        return Ok(None);
    };
    budget.steps(8 * sequence.len() as u64)?;
    budget.words(width as u64)?;
    let Some(period) = last_recurrence(sequence, width) else {
        return Ok(None);
    };
    // Were there a lesser period, the end would have come up again sooner.
    let mut pairs = sequence.iter().zip(&sequence[period..]);
    let preperiod = pairs.rposition(|(a, b)| a != b).map_or(0, |last| last + 1);
    Ok(Some((preperiod, period)))
}

/// How far before the last `width` members the same ones stand, the least such number.
fn last_recurrence<T: PartialEq>(sequence: &[T], width: usize) -> Option<usize> {
    // Backwards, and by the borders of each beginning of the last members (Knuth, Morris, Pratt).
    let at = |index: usize| &sequence[sequence.len() - 1 - index];
    let mut borders = vec![0; width];
    let mut matched = 0;
    for index in 1..sequence.len() {
        while matched > 0 && at(matched) != at(index) {
            matched = borders[matched - 1];
        }
        matched += usize::from(at(matched) == at(index));
        if matched == width {
            return Some(index + 1 - width);
        }
        if let Some(border) = borders.get_mut(index) {
            *border = matched;
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::{Budget, exact_period, last_recurrence};
    use crate::check::table::table;
    use crate::rule::HeapRule;
    use crate::{Count, Rule};

    #[test]
    fn a_recurrence_is_the_least_one() {
        let plain = |sequence: &[u32], width: usize| {
            let start = sequence.len() - width;
            (1..=start).find(|by| sequence[start - by..][..width] == sequence[start..])
        };
        for bits in 0..1u32 << 12 {
            let sequence: Vec<u32> = (0..12).map(|i| bits >> i & 1).collect();
            for width in 1..=12 {
                let expected = plain(&sequence, width);
                assert_eq!(last_recurrence(&sequence, width), expected, "{sequence:?}");
            }
        }
    }

    #[test]
    fn published_periods_are_found_in_the_window_that_proves_them() {
        for (text, expected) in [
            ("take 24,53,59", (1394, 7)),
            ("take 2-3,6-7,9-10", (7, 58)),
            ("take 1-2,9", (0, 10)),
        ] {
            let rule: Rule = text.parse().expect("a rule");
            let Some(part @ HeapRule::Take(set)) = rule.only_heap_rule() else {
                panic!("{text} is no set");
            };
            let largest = expected.0 + expected.1 + set.greatest().to_usize().expect("small");
            let values = table(part, &Count::from(largest - 1), &Budget::new());
            let values = values.expect("a table");
            let found = exact_period(&values, set, &Budget::new());
            assert_eq!(found, Ok(Some(expected)), "{text}");
            let found = exact_period(&values[..values.len() - 1], set, &Budget::new());
            assert_eq!(found, Ok(None), "{text}");
        }
    }
}
