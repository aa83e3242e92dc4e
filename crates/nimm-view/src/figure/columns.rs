//! Binary columns: which to show, their heads, and the rows and columns that are left out.

use nimm::Count;

use super::text;
use crate::Words;

/// The most heaps that are shown in binary.
pub(super) const MOST_HEAPS: usize = 48;
/// The most binary columns that are shown whole.
const MOST_COLUMNS: usize = 16;
/// The columns that are kept at either end, and the one that matters with its neighbours between.
const KEPT_COLUMNS: usize = 6;

/// The columns to show of `len`, by index, with `None` for each run that is left out. Keeps the
/// column `important`.
pub(super) fn shown(len: usize, important: Option<usize>) -> Vec<Option<usize>> {
    if len <= MOST_COLUMNS {
        return (0..len).map(Some).collect();
    }
    let near = |index: usize| important.is_some_and(|important| index.abs_diff(important) <= 1);
    let mut shown: Vec<Option<usize>> = Vec::new();
    for index in 0..len {
        if index < KEPT_COLUMNS || index + KEPT_COLUMNS >= len || near(index) {
            shown.push(Some(index));
        } else if shown.last() != Some(&None) {
            shown.push(None);
        }
    }
    shown
}

/// How many of `len` columns `shown` leaves out, as a note.
pub(super) fn left_out_note(words: &Words, len: usize, important: Option<usize>) -> Option<String> {
    let count = len - shown(len, important).iter().flatten().count();
    (count > 0).then(|| words.say("figure-columns-left-out", &[("count", count.into())]))
}

/// How many of the heaps are not shown, as a note.
pub(super) fn more_heaps_note(words: &Words, heaps: usize) -> Option<String> {
    let count = heaps.saturating_sub(MOST_HEAPS);
    (count > 0).then(|| words.say("figure-more-heaps", &[("count", count.into())]))
}

/// 2^`exponent`, as a number while that is short.
pub(super) fn weight(exponent: usize) -> String {
    if exponent <= 13 {
        (1u32 << exponent).to_string()
    } else {
        format!("2^{exponent}")
    }
}

/// The labels of the heaps that are shown, of at most `most` columns or else as short as they can
/// be.
pub(super) fn heap_labels(words: &Words, heaps: &[Count], most: usize) -> Vec<String> {
    heaps
        .iter()
        .take(MOST_HEAPS)
        .map(|heap| {
            let label = text::number(words, heap);
            if text::width(&label) <= most {
                label
            } else {
                text::ends(&heap.to_string())
            }
        })
        .collect()
}
