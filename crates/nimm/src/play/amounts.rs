//! Which amounts a heap allows: ascending ranges that do not touch.

use std::ops::RangeInclusive;

use crate::{Count, Question};

/// Ascending ranges of amounts.
pub type Runs = Vec<RangeInclusive<Count>>;

/// The most ranges that are looked at: infinite sets have as many as the heap is large.
const MOST_RUNS: usize = 10_000;

/// The amounts that may be taken from the heap at `index`, the first of them if they are many.
#[must_use]
pub fn amounts_of(question: &Question, index: usize) -> Runs {
    let mut runs = Runs::new();
    let takes = question.game().takes(question.position(), index);
    for run in takes.take(MOST_RUNS) {
        add(&mut runs, run.start(), &(run.end() + &Count::ONE));
    }
    runs
}

/// Appends the amounts from `from` to before `end`, joined to the last range where they touch it.
pub(super) fn add(runs: &mut Runs, from: &Count, end: &Count) {
    let Some(last) = end.checked_sub(&Count::ONE).filter(|last| last >= from) else {
        return;
    };
    if let Some(run) = runs.last_mut()
        && &(run.end() + &Count::ONE) == from
    {
        *run = run.start().clone()..=last;
        return;
    }
    runs.push(from.clone()..=last);
}
