//! Moore's nim: take any numbers from at least one and at most so many heaps.

use std::rc::Rc;

use super::{Moves, changed, up_to};
use crate::position::Change;
use crate::{Count, Move};

pub(super) fn moves_of(sizes: &[Count], index: usize, most: u64) -> Moves {
    let most = usize::try_from(most).unwrap_or(usize::MAX);
    let ways = from_heap(sizes.into(), Vec::new(), index, most);
    Box::new(ways.filter_map(Move::changing))
}

/// All ways to take from the heap at `index` and from at most `most - 1` behind it, after what was
/// taken.
fn from_heap(
    sizes: Rc<[Count]>,
    taken: Vec<Change>,
    index: usize,
    most: usize,
) -> Box<dyn Iterator<Item = Vec<Change>>> {
    Box::new(up_to(&sizes[index].clone()).flat_map(move |amount| {
        let mut taken = taken.clone();
        taken.push(Change::less(index + 1, amount));
        let others = if most > 1 {
            index + 1..sizes.len()
        } else {
            0..0
        };
        let (sizes, before) = (sizes.clone(), taken.clone());
        let more =
            others.flat_map(move |other| from_heap(sizes.clone(), before.clone(), other, most - 1));
        std::iter::once(taken).chain(more)
    }))
}

pub(super) fn is_move(before: &[Count], after: &[Count], most: u64) -> bool {
    let touched = changed(before, after).len() as u64;
    let takes = before
        .iter()
        .zip(after)
        .all(|(before, after)| after <= before);
    takes && (1..=most).contains(&touched)
}
