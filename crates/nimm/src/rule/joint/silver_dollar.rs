//! Coins on a strip, without a dollar: a coin moves to the left any number of squares, without
//! meeting or passing another. A heap is the square of its coin, counted from 0.

use super::{Moves, taken, up_to};
use crate::{Count, Move};

pub(super) fn moves_of(sizes: &[Count], index: usize) -> Moves {
    Box::new(up_to(&gap(sizes, index)).map(move |squares| Move::new(index + 1, squares)))
}

/// The free squares to the left of a coin, up to the next coin or to the end.
fn gap(squares: &[Count], coin: usize) -> Count {
    let free = match coin.checked_sub(1) {
        None => Some(squares[0].clone()),
        Some(left) => squares[coin].checked_sub(&(&squares[left] + &Count::ONE)),
    };
    free.unwrap_or_default()
}

pub(super) fn is_move(before: &[Count], after: &[Count]) -> bool {
    taken(before, after).is_some_and(|coin| &before[coin] - &after[coin] <= gap(before, coin))
}
