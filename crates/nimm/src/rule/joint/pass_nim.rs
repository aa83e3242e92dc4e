//! Nim with passes: the first heap holds passes, one of which may be taken while another heap has
//! tokens; from the others any number may be taken.

use super::{Moves, taken, up_to};
use crate::{Count, Move};

pub(super) fn moves_of(sizes: &[Count], index: usize) -> Moves {
    let may_pass = sizes[1..].iter().any(|size| !size.is_zero());
    let most = match index {
        0 if may_pass => Count::ONE.min(sizes[0].clone()),
        0 => Count::ZERO,
        _ => sizes[index].clone(),
    };
    Box::new(up_to(&most).map(move |take| Move::new(index + 1, take)))
}

pub(super) fn is_move(before: &[Count], after: &[Count]) -> bool {
    match taken(before, after) {
        Some(0) => {
            let one_fewer = &after[0] + &Count::ONE == before[0];
            one_fewer && before[1..].iter().any(|size| !size.is_zero())
        }
        taken => taken.is_some(),
    }
}
