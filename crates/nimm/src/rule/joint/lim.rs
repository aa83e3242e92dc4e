//! LIM: take the same number from two of three heaps and put it on the third.

use super::{Moves, up_to};
use crate::position::Change;
use crate::{Count, Move};

/// Two heaps that lose tokens, and the one that gains them.
const WAYS: [[usize; 3]; 3] = [[0, 1, 2], [0, 2, 1], [1, 2, 0]];

pub(super) fn moves_of(sizes: &[Count], index: usize) -> Moves {
    let [_, _, _] = sizes else {
        return Box::new(std::iter::empty());
    };
    let most = WAYS.map(|[a, b, _]| (&sizes[a]).min(&sizes[b]).clone());
    let ways = WAYS
        .into_iter()
        .zip(most)
        .filter(move |([a, ..], _)| *a == index);
    Box::new(ways.flat_map(|([a, b, c], most)| {
        up_to(&most).filter_map(move |number| {
            let less = |index: usize| Change::less(index + 1, number.clone());
            Move::changing(vec![less(a), less(b), Change::more(c + 1, number.clone())])
        })
    }))
}

pub(super) fn is_move(before: &[Count], after: &[Count]) -> bool {
    WAYS.iter().any(|[a, b, c]| {
        let gone = |index: &usize| before[*index].checked_sub(&after[*index]);
        match (gone(a), gone(b)) {
            (Some(first), Some(second)) => {
                first == second && !first.is_zero() && after[*c] == &before[*c] + &first
            }
            _ => false,
        }
    })
}
