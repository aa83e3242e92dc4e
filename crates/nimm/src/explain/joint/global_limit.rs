//! One limit on the next take for all heaps.

use crate::answer::{Evidence, Question, Solution};
use crate::{Count, Outcome, Reason};

/// The least take that wins, or what stands in its way.
pub(super) fn least_take(question: &Question, solution: &Solution) -> Vec<Reason> {
    let least = match &solution.evidence {
        Evidence::Theorem { witness, .. } => witness.get("least_winning_take"),
        _ => None,
    };
    let least: Option<Count> = least.and_then(|take| take.parse().ok());
    let winning = solution.winning_moves.iter();
    let first = winning.min_by_key(|play| play.take());
    let mut heaps = question.position().heaps().iter();
    let is_limited = heaps.any(|heap| heap.quota().is_some());
    let reason = match (solution.outcome, first, least) {
        (Outcome::N, Some(play), _) => {
            let after = question.after(play);
            let limit = after.ok().and_then(|after| {
                let heaps = after.position().heaps().iter();
                heaps.filter_map(|heap| heap.quota()).next().cloned()
            });
            limit.map(|limit| Reason::LeastWinningMove {
                play: play.clone(),
                limit,
            })
        }
        (_, _, None) => Some(Reason::NoTakeWins),
        (_, _, Some(take)) if is_limited => Some(Reason::LeastWinningTakeOutOfReach { take }),
        (_, _, Some(_)) => Some(Reason::OnlyWholeHeaps),
    };
    reason.into_iter().collect()
}

pub(super) fn equal_pairs(question: &Question) -> Vec<Reason> {
    let heaps = question.position().heaps().iter();
    let filled = heaps.filter(|heap| !heap.size().is_zero()).count();
    vec![Reason::EqualPairs { pairs: filled / 2 }]
}
