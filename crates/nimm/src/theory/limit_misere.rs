//! One heap with a limit that depends on the previous take, misère play.
//!
//! **Theorem.** Let f(x) >= 1. With a limit of k >= 1 in force, a heap of n >= 1 has the winning takes
//! of a heap of n-1 under normal play with the same limit, and so the same outcome. Under the
//! first move's freedom (any number but all), n >= 2 has the winning takes of n-1 under normal play
//! from which any number may be taken: one of them is to leave a single token.
//!
//! Proof, by induction on n: taking the last token loses, so it is never better than another move
//! and there is another unless n = 1; all other takes x leave n-x >= 1 under the limit f(x) >= 1,
//! which is misère what n-1-x is under normal play.

use std::collections::BTreeMap;

use super::condition::{Condition, MISERE_PLAY, ONE_HEAP, PREVIOUS_TAKE};
use super::row::{Gives, How, PROOF_IN_BOOK, Row};
use super::{Theorem, limit_recurrence::Thresholds, schwenk};
use crate::answer::{Limits, Solution, Stop};
use crate::{Convention, Count, Heap, Question};

static POSITIVE: Condition = Condition::of_heaps("limit-positive", "the limit f(x) >= 1", |rule| {
    schwenk::growth(rule).is_some_and(|growth| growth.is_positive())
});

pub(super) static ROW: Row = Row {
    name: "limit-misere",
    pattern: &PREVIOUS_TAKE,
    conditions: &[&ONE_HEAP, &POSITIVE, &MISERE_PLAY],
    gives: &[Gives::Outcome, Gives::WinningMoves],
    reference: PROOF_IN_BOOK,
    symbols: &[],
    inside: &["misere fibonacci", "misere take at most 7"],
    outside: &[
        "misere take at most floor(prev/2)",
        "fibonacci",
        "misere fibonacci & nim",
    ],
    how: How::GameOrTable {
        game: solve,
        table: solve_by_recurrence,
        needs_table: |game| !schwenk::has_parts(game),
    },
};

/// With the parts of Schwenk's theorem.
fn solve(question: &Question, limits: &Limits) -> Option<Solution> {
    let (limit, heap) = schwenk::limited_heap(question)?;
    let Some((size, quota)) = one_fewer(heap) else {
        return over(limits);
    };
    let parts = schwenk::parts(limit, &size)?;
    // Whatever is taken, a token is left, and its limit has to have a value.
    let takes = schwenk::winning_takes(limit, &parts, &quota)
        .map(|take| take.and_then(|take| limit.value(&take).map(|_| take)));
    schwenk::solution(Theorem::LimitMisere, witness(&size), takes, limits)
}

/// The same from the table of least winning takes, for any f(x) >= 1.
fn solve_by_recurrence(
    question: &Question,
    limits: &Limits,
    watch: &mut dyn FnMut(u64) -> bool,
) -> Result<Solution, Stop> {
    let (limit, heap) = schwenk::limited_heap(question).ok_or(Stop::Theory)?;
    let Some((size, quota)) = one_fewer(heap) else {
        return over(limits).ok_or(Stop::Theory);
    };
    let table = Thresholds::up_to(limit, &size, limits, watch)?;
    let (_, takes) = table.winning_takes(&size, &quota);
    let takes = takes.map(Ok);
    schwenk::solution(Theorem::LimitMisere, witness(&size), takes, limits).ok_or(Stop::Theory)
}

/// The heap without its last token, and the most that may be taken from it; `None` if the player
/// to move has no move.
pub(crate) fn one_fewer(heap: &Heap) -> Option<(Count, Count)> {
    let size = heap.size().checked_sub(&Count::ONE)?;
    let may_take = schwenk::quota(heap);
    (!may_take.is_zero()).then(|| {
        let quota = may_take.min(size.clone());
        (size, quota)
    })
}

fn witness(size: &Count) -> BTreeMap<String, String> {
    BTreeMap::from([("normal_heap".to_string(), size.to_string())])
}

/// No move: the player to move wins, having no winning move to make.
fn over(limits: &Limits) -> Option<Solution> {
    let none = BTreeMap::from([("normal_heap".to_string(), "none".to_string())]);
    let mut solution = schwenk::solution(Theorem::LimitMisere, none, std::iter::empty(), limits)?;
    solution.outcome = Convention::Misere.outcome_without_moves();
    Some(solution)
}
