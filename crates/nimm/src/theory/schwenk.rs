//! One heap with a limit that grows with the previous take.
//!
//! **Theorem** (A. J. Schwenk 1970, *Take-away games*). Let f never decrease and f(x) >= x. Put
//! H(1) = 1 and H(i+1) = H(i) + H(j) with j the least index such that f(H(j)) >= H(i). Every n has
//! exactly one representation as a sum of members of H in which f(part) is less than the next
//! larger part; the greedy one is it. With a limit of k in force n is a P-position exactly when k is
//! less than the least part; so the first player, who may take any number but all, loses exactly on
//! the members of H. For f(x) = 2x, H is the Fibonacci numbers (M. J. Whinihan 1963, *Fibonacci
//! Nim*) and the representation is Zeckendorf's.
//!
//! **All winning moves.** A take x < n wins exactly when f(x) is less than the least part of n - x.
//! Then the parts of x and of n - x together satisfy the condition on parts, so they are the parts
//! of n: x is the sum of the last parts of n, and f(x) is less than the next one.

use std::collections::BTreeMap;

use super::Theorem;
use super::condition::{Condition, NORMAL_PLAY, ONE_HEAP, PREVIOUS_TAKE};
use super::listing::Listing;
use super::row::{Gives, How, Row};
use crate::answer::{Evidence, Limits, Solution};
use crate::rule::{Expression, ExpressionError, Growth, HeapRule};
use crate::{Count, Game, Heap, Move, Outcome, Question};

static NEVER_DECREASES: Condition = Condition::of_heaps(
    "limit-never-decreases",
    "the limit f never decreases",
    |rule| growth(rule).is_some_and(|growth| growth.is_non_decreasing()),
);

static AT_LEAST_PREVIOUS: Condition =
    Condition::of_heaps("limit-at-least-previous", "f(x) >= x", |rule| {
        growth(rule).is_some_and(|growth| growth.is_at_least_previous())
    });

pub(super) static ROW: Row = Row {
    name: "schwenk",
    pattern: &PREVIOUS_TAKE,
    conditions: &[
        &ONE_HEAP,
        &NEVER_DECREASES,
        &AT_LEAST_PREVIOUS,
        &NORMAL_PLAY,
    ],
    gives: &[Gives::Outcome, Gives::WinningMoves],
    reference: "A. J. Schwenk 1970, Take-away games",
    symbols: &[],
    inside: &["fibonacci", "take at most prev+1"],
    outside: &[
        "take at most max(2*prev,10-prev)",
        "take at most 7",
        "take at most floor(prev/2)",
        "misere fibonacci",
        "fibonacci & nim",
    ],
    how: How::Game(solve),
};

/// What is proven of the limit of a rule that has one.
pub(super) fn growth(rule: &HeapRule) -> Option<Growth> {
    match rule {
        HeapRule::AtMost(limit) => Some(Growth::of(limit)),
        _ => None,
    }
}

/// Whether every heap is in one way a sum of members of H: the conditions on the limit hold.
pub(super) fn has_parts(game: &Game) -> bool {
    NEVER_DECREASES.holds(game) && AT_LEAST_PREVIOUS.holds(game)
}

/// The most members of H, and the most words of memory for them.
const MOST_MEMBERS: usize = 1_000_000;
const MOST_WORDS: usize = 1 << 24;

/// The parts of a heap, from the greatest, by the list H of `limit`; `None` where the conditions are
/// not proven or the list is too long.
pub(crate) fn parts(limit: &Expression, size: &Count) -> Option<Vec<Count>> {
    let growth = Growth::of(limit);
    let has_parts = growth.is_non_decreasing() && growth.is_at_least_previous();
    has_parts.then(|| parts_of(limit, size)).flatten()
}

/// The same where the conditions are known to hold.
fn parts_of(limit: &Expression, size: &Count) -> Option<Vec<Count>> {
    let members = losing_heaps(limit, size)?;
    let mut rest = size.clone();
    let mut parts = Vec::new();
    for member in members.iter().rev() {
        if let Some(left) = rest.checked_sub(member) {
            parts.push(member.clone());
            rest = left;
        }
    }
    Some(parts)
}

/// The members of H up to `most`, ascending.
pub(crate) fn losing_heaps(limit: &Expression, most: &Count) -> Option<Vec<Count>> {
    let mut members = vec![Count::ONE];
    let mut reaches = 0;
    let mut words = 0;
    if most.is_zero() {
        return Some(Vec::new());
    }
    loop {
        let last = &members[members.len() - 1];
        while limit.value(&members[reaches]).ok()? < *last {
            reaches += 1;
        }
        let next = last + &members[reaches];
        if next > *most {
            return Some(members);
        }
        words += next.bit_len() / 64 + 1;
        if members.len() >= MOST_MEMBERS || words > MOST_WORDS {
            return None;
        }
        members.push(next);
    }
}

/// The winning takes from a heap, ascending, by its parts: sums of the last parts within `quota`
/// whose limit stays below the next part. An error where a limit has no value.
pub(crate) fn winning_takes<'a>(
    limit: &'a Expression,
    parts: &'a [Count],
    quota: &'a Count,
) -> impl Iterator<Item = Result<Count, ExpressionError>> + 'a {
    let mut take = Count::ZERO;
    let sums = (0..parts.len()).rev().map(move |index| {
        take = &take + &parts[index];
        (index, take.clone())
    });
    sums.take_while(|(_, take)| take <= quota)
        .filter_map(|(index, take)| {
            // Taking all leaves no next part; nothing is left to limit.
            let Some(next) = index.checked_sub(1).map(|index| &parts[index]) else {
                return Some(Ok(take));
            };
            match limit.value(&take) {
                Ok(limit) => (limit < *next).then_some(Ok(take)),
                Err(error) => Some(Err(error)),
            }
        })
}

/// The most that may be taken from a heap now; any number but all where no limit is in force.
pub(crate) fn quota(heap: &Heap) -> Count {
    let all_but_one = || heap.size().checked_sub(&Count::ONE).unwrap_or_default();
    heap.quota()
        .map_or_else(all_but_one, |quota| quota.min(heap.size()).clone())
}

/// The limit and the heap of a game that is one heap with a limited take.
pub(crate) fn limited_heap(question: &Question) -> Option<(&Expression, &Heap)> {
    match (
        question.game().rule().only_heap_rule()?,
        question.position().heaps(),
    ) {
        (HeapRule::AtMost(limit), [heap]) => Some((limit, heap)),
        _ => None,
    }
}

fn solve(question: &Question, limits: &Limits) -> Option<Solution> {
    let (limit, heap) = limited_heap(question)?;
    let parts = parts_of(limit, heap.size())?;
    let least = parts.last().cloned().unwrap_or_default();
    let witness = BTreeMap::from([("least_part".to_string(), least.to_string())]);
    let quota = quota(heap);
    let winning = winning_takes(limit, &parts, &quota);
    solution(Theorem::Schwenk, witness, winning, limits)
}

/// A solution of a game of one heap whose winning takes are these; `None` where one of them is not
/// known.
pub(super) fn solution(
    theorem: Theorem,
    witness: BTreeMap<String, String>,
    winning: impl Iterator<Item = Result<Count, ExpressionError>>,
    limits: &Limits,
) -> Option<Solution> {
    let mut listing = Listing::new(limits.listed);
    let mut outcome = Outcome::P;
    for take in winning {
        outcome = Outcome::N;
        if !listing.push(Move::new(1, take.ok()?)) {
            break;
        }
    }
    let (winning_moves, listed) = listing.into_parts();
    Some(Solution {
        outcome,
        nim_value: None,
        winning_moves,
        listed,
        remoteness: None,
        evidence: Evidence::Theorem { theorem, witness },
    })
}
