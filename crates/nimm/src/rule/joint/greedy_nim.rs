//! Greedy nim: take any number from a heap that no other exceeds.

use super::{Moves, taken, up_to};
use crate::{Count, Move};

pub(super) fn moves_of(sizes: &[Count], index: usize) -> Moves {
    let size = &sizes[index];
    let is_greatest = sizes.iter().all(|other| other <= size);
    let most = if is_greatest { size } else { &Count::ZERO };
    Box::new(up_to(most).map(move |take| Move::new(index + 1, take)))
}

pub(super) fn is_move(before: &[Count], after: &[Count]) -> bool {
    taken(before, after).is_some_and(|index| before.iter().all(|size| *size <= before[index]))
}
