//! Staircase nim: move any number of tokens from one step to the next lower one, from the first step
//! to the ground, where they are out of play.

use super::{Moves, changed, up_to};
use crate::position::Change;
use crate::{Count, Move};

pub(super) fn moves_of(sizes: &[Count], index: usize) -> Moves {
    Box::new(up_to(&sizes[index]).filter_map(move |number| {
        let mut changes = vec![Change::less(index + 1, number.clone())];
        if index > 0 {
            changes.push(Change::more(index, number));
        }
        Move::changing(changes)
    }))
}

pub(super) fn is_move(before: &[Count], after: &[Count]) -> bool {
    match changed(before, after).as_slice() {
        [0] => after[0] < before[0],
        [low, high] if *high == low + 1 => {
            let moved = before[*high].checked_sub(&after[*high]);
            moved.is_some_and(|moved| after[*low] == &before[*low] + &moved)
        }
        _ => false,
    }
}
