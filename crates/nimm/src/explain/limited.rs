//! One heap with a limited next take: its parts.

use super::{Explanation, MOST_SENTENCES};
use crate::answer::{Evidence, Question, Solution};
use crate::figure::{Figure, Parts};
use crate::reason::PartKind;
use crate::rule::{Expression, Growth, HeapRule};
use crate::theory::{limit_misere, schwenk};
use crate::{Convention, Count, Heap, Outcome, Reason};

/// The most parts of a picture.
const MOST_PARTS: usize = 40;

pub(super) fn explain(question: &Question, solution: &Solution) -> Explanation {
    let Some((limit, heap)) = schwenk::limited_heap(question) else {
        return Explanation::default();
    };
    let mut reasons = Vec::new();
    let mut explained = heap.clone();
    if question.game().convention() == Convention::Misere {
        let Some((size, quota)) = limit_misere::one_fewer(heap) else {
            return Explanation::default();
        };
        reasons.push(match heap.quota() {
            None => Reason::MisereLeaveOne { take: size.clone() },
            Some(_) => Reason::MisereOneFewer { size: size.clone() },
        });
        // Leaving one token is the reason; parts only explain what else wins.
        if heap.quota().is_none() && solution.winning_moves.len() == 1 {
            return Explanation {
                reasons,
                figures: Vec::new(),
            };
        }
        explained = Heap::with_quota(size, quota);
    }
    let Some(parts) = schwenk::parts(limit, explained.size()) else {
        reasons.extend(by_least_take(solution));
        return Explanation {
            reasons,
            figures: Vec::new(),
        };
    };
    reasons.extend(by_parts(limit, &explained, &parts, solution));
    let figure = Parts {
        size: explained.size().clone(),
        quota: explained.quota().cloned(),
        winning: solution
            .winning_moves
            .iter()
            .filter_map(|play| play.take().cloned())
            .collect(),
        parts,
    };
    let drawable = !figure.parts.is_empty() && figure.parts.len() <= MOST_PARTS;
    Explanation {
        reasons,
        figures: drawable
            .then_some(Figure::Parts(figure))
            .into_iter()
            .collect(),
    }
}

/// Any limit: the least take that wins.
fn by_least_take(solution: &Solution) -> Option<Reason> {
    if let Some(play) = solution.winning_moves.first() {
        let take = play.take()?.clone();
        return Some(Reason::LeastWinningTake { take });
    }
    let Evidence::Theorem { witness, .. } = &solution.evidence else {
        return None;
    };
    let take = witness.get("least_winning_take")?.parse().ok()?;
    Some(Reason::LeastWinningTakeOutOfReach { take })
}

fn by_parts(limit: &Expression, heap: &Heap, parts: &[Count], solution: &Solution) -> Vec<Reason> {
    let kind = if HeapRule::AtMost(limit.clone()) == HeapRule::fibonacci() {
        PartKind::Fibonacci
    } else {
        PartKind::Losing
    };
    let size = heap.size().clone();
    let mut reasons = Vec::new();
    let Some(least) = parts.last() else {
        return reasons;
    };
    if parts.len() == 1 && heap.quota().is_none() {
        reasons.push(Reason::WholeIsPart {
            size: size.clone(),
            kind,
        });
    } else {
        let parts = parts.to_vec();
        reasons.push(Reason::PartsOf {
            size: size.clone(),
            parts,
            kind,
        });
        if solution.outcome == Outcome::P {
            reasons.push(Reason::PartOutOfReach {
                quota: schwenk::quota(heap),
                least: least.clone(),
            });
        }
    }
    reasons.extend(
        solution
            .winning_moves
            .iter()
            .take(MOST_SENTENCES)
            .filter_map(|play| {
                let take = play.take()?.clone();
                let mut sum = Count::ZERO;
                let index = (0..parts.len()).rev().find(|index| {
                    sum = &sum + &parts[*index];
                    sum >= take
                })?;
                let next = index.checked_sub(1).map(|next| parts[next].clone());
                let limit = limit.value(&take).ok()?;
                Some(Reason::PartTaken { take, limit, next })
            }),
    );
    if heap.quota().is_none() {
        reasons.extend(too_greedy(limit, &size).map(|take| Reason::TooGreedy { take }));
    }
    reasons
}

/// The least take after which the limit covers all the rest; the limit never decreases.
fn too_greedy(limit: &Expression, size: &Count) -> Option<Count> {
    debug_assert!(Growth::of(limit).is_non_decreasing());
    let covers = |take: &Count| Some(limit.value(take).ok()? >= size - take);
    let (mut short, mut enough) = (Count::ZERO, size.checked_sub(&Count::ONE)?);
    if enough.is_zero() || !covers(&enough)? {
        return None;
    }
    let two = Count::from(2u64);
    while &enough - &short > Count::ONE {
        let middle = (&short + &enough).div_rem(&two).0;
        if covers(&middle)? {
            enough = middle;
        } else {
            short = middle;
        }
    }
    Some(enough)
}
