//! Euclid's game: take a multiple of the smaller of two heaps from the larger one, which keeps at
//! least `least` tokens.

use super::{Moves, taken, up_to};
use crate::{Count, Move};

pub(super) fn moves_of(sizes: &[Count], index: usize, least: &Count) -> Moves {
    let [_, _] = sizes else {
        return Box::new(std::iter::empty());
    };
    let (size, other) = (&sizes[index], sizes[1 - index].clone());
    let room = size.checked_sub(least);
    let room = room.filter(|_| *size >= other && !other.is_zero());
    let times = room.map_or(Count::ZERO, |room| room.div_rem(&other).0);
    Box::new(up_to(&times).map(move |times| Move::new(index + 1, &times * &other)))
}

pub(super) fn is_move(before: &[Count], after: &[Count], least: &Count) -> bool {
    let Some(index) = taken(before, after) else {
        return false;
    };
    let (size, other, left) = (&before[index], &before[1 - index], &after[index]);
    !other.is_zero() && size >= other && left >= least && (&(size - left) % other).is_zero()
}
