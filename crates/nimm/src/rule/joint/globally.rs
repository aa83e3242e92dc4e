//! One limit on the next take for all heaps: at least one token and at most a value of the previous
//! take, whichever heap that was from. The first move may take any number but a whole heap.

use super::{Moves, taken, up_to};
use crate::position::sizes;
use crate::rule::{Expression, ExpressionError};
use crate::{Count, Heap, Move};

pub(super) fn moves_of(heaps: &[Heap], index: usize) -> Moves {
    Box::new(up_to(&most(&heaps[index])).map(move |take| Move::new(index + 1, take)))
}

/// The most that may be taken from a heap now.
fn most(heap: &Heap) -> Count {
    match heap.quota() {
        Some(quota) => heap.size().min(quota).clone(),
        None => heap.size().checked_sub(&Count::ONE).unwrap_or_default(),
    }
}

pub(super) fn is_move(heaps: &[Heap], after: &[Count]) -> bool {
    let before = sizes(heaps);
    taken(&before, after).is_some_and(|index| &before[index] - &after[index] <= most(&heaps[index]))
}

/// These heaps with the limit that follows from a take.
pub(super) fn after(
    limit: &Expression,
    sizes: Vec<Count>,
    play: &Move,
) -> Result<Vec<Heap>, ExpressionError> {
    let quota = match play.take().map(|take| limit.value(take)).transpose() {
        // Nothing is left to limit.
        Err(_) if sizes.iter().all(Count::is_zero) => Count::ZERO,
        quota => quota?.unwrap_or_default(),
    };
    let heaps = sizes.into_iter();
    Ok(heaps
        .map(|size| Heap::with_quota(size, quota.clone()))
        .collect())
}
