//! Chomp: rows of squares, none longer than the row above it. A bite takes a square, all squares to
//! the right of it, and these columns of all rows below. The first square of the first row may not be
//! bitten.

use super::{Moves, up_to};
use crate::position::Change;
use crate::{Count, Move};

pub(super) fn moves_of(sizes: &[Count], index: usize) -> Moves {
    let rows = sizes[index..].to_vec();
    // The first square of all stays.
    let least = Count::from(u64::from(index == 0));
    let most = rows[0].checked_sub(&least).unwrap_or_default();
    Box::new(up_to(&most).filter_map(move |take| {
        let left = &rows[0] - &take;
        let bitten = (index..).zip(&rows).filter_map(|(index, size)| {
            let gone = size.checked_sub(&left)?;
            (!gone.is_zero()).then(|| Change::less(index + 1, gone))
        });
        Move::changing(bitten.collect())
    }))
}

pub(super) fn is_move(before: &[Count], after: &[Count]) -> bool {
    let row = before
        .iter()
        .zip(after)
        .position(|(before, after)| before != after);
    let Some(row) = row.filter(|row| after[*row] < before[*row]) else {
        return false;
    };
    let left = &after[row];
    let below = before[row..].iter().zip(&after[row..]);
    (row > 0 || !left.is_zero())
        && below
            .into_iter()
            .all(|(before, after)| after == before.min(left))
}
