//! End-nim: take any number from the first or from the last heap of a row that is not empty.

use super::{Moves, taken, up_to};
use crate::{Count, Move};

pub(super) fn moves_of(sizes: &[Count], index: usize) -> Moves {
    let is_end = ends(sizes).contains(&index);
    let most = if is_end { &sizes[index] } else { &Count::ZERO };
    Box::new(up_to(most).map(move |take| Move::new(index + 1, take)))
}

/// The indices of the first and of the last heap that is not empty, which may be one.
fn ends(sizes: &[Count]) -> Vec<usize> {
    let first = sizes.iter().position(|size| !size.is_zero());
    let last = sizes.iter().rposition(|size| !size.is_zero());
    let mut ends: Vec<usize> = first.into_iter().chain(last).collect();
    ends.dedup();
    ends
}

pub(super) fn is_move(before: &[Count], after: &[Count]) -> bool {
    taken(before, after).is_some_and(|index| ends(before).contains(&index))
}
