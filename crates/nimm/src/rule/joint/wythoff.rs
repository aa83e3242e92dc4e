//! Wythoff's game: take any number from one of two heaps, or the same number from both.

use super::{Moves, taken, up_to};
use crate::position::Change;
use crate::{Count, Move};

pub(super) fn moves_of(sizes: &[Count], index: usize) -> Moves {
    let takes = up_to(&sizes[index]).map(move |take| Move::new(index + 1, take));
    match sizes {
        [a, b] if index == 0 => {
            let both = up_to(a.min(b)).filter_map(|take| {
                Move::changing(vec![Change::less(1, take.clone()), Change::less(2, take)])
            });
            Box::new(takes.chain(both))
        }
        _ => Box::new(takes),
    }
}

pub(super) fn is_move(before: &[Count], after: &[Count]) -> bool {
    let from_both = match (before, after) {
        ([a, b], [c, d]) => match (a.checked_sub(c), b.checked_sub(d)) {
            (Some(first), Some(second)) => first == second && !first.is_zero(),
            _ => false,
        },
        _ => false,
    };
    from_both || taken(before, after).is_some()
}
