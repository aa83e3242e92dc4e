//! Kotzig's nim: places around a circle. The token moves on by one of the amounts to a place where
//! it has not been. A heap is a place: 2 for the token, 1 where it may still go, 0 where it has been.

use super::{Moves, changed};
use crate::position::Change;
use crate::rule::SubtractionSet;
use crate::{Count, Move};

pub(super) fn moves_of(sizes: &[Count], index: usize, steps: &SubtractionSet) -> Moves {
    let places = sizes.len();
    let here = sizes[index] > Count::ONE;
    let free = (0..places).filter(|place| here && sizes[*place] == Count::ONE);
    let reached = free.filter(|place| reaches(steps, places, index, *place));
    let reached: Vec<usize> = reached.collect();
    Box::new(reached.into_iter().filter_map(move |place| {
        let token = Change::less(index + 1, Count::from(2u64));
        Move::changing(vec![token, Change::more(place + 1, Count::ONE)])
    }))
}

/// Whether one of the steps leads from one place to another.
fn reaches(steps: &SubtractionSet, places: usize, from: usize, to: usize) -> bool {
    let places = Count::from(places);
    let way = &(&Count::from(to) + &places) - &Count::from(from);
    let way = &way % &places;
    // The first number from the start of a run on that leads there.
    steps.runs().iter().any(|run| {
        let beyond = run.start() % &places;
        let more = &(&(&way + &places) - &beyond) % &places;
        run.start() + &more <= *run.end()
    })
}

pub(super) fn is_move(before: &[Count], after: &[Count], steps: &SubtractionSet) -> bool {
    let [a, b] = changed(before, after)[..] else {
        return false;
    };
    let two = Count::from(2u64);
    let moves = |from: usize, to: usize| {
        before[from] == two
            && after[from].is_zero()
            && before[to] == Count::ONE
            && after[to] == two
            && reaches(steps, before.len(), from, to)
    };
    moves(a, b) || moves(b, a)
}
