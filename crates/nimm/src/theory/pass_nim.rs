//! Nim with passes.
//!
//! **Theorem.** With an even number of passes, and with none, who wins is decided as in Nim: a pass
//! is answered by a pass. With an odd number and at most two heaps of a and b, a <= b, lost are
//! (0, 0) and the pairs (2k-1, 2k) with k >= 1; under misère play (0, 2), (1, 1) and the pairs
//! (2k-1, 2k) with k >= 2.
//!
//! Whether a pass wins from three heaps or more with an even number of passes is not known; then the
//! moves in the heaps are listed and nothing is said of the pass.

use std::collections::BTreeMap;

use super::Theorem;
use super::condition::{Condition, NO_SUM, has_joint_rule};
use super::joint::Decided;
use super::nim_heaps::NimHeaps;
use super::row::{Gives, How, PROOF_IN_BOOK, Row};
use crate::answer::{Limits, Listed, Solution};
use crate::position::sizes;
use crate::rule::JointRule;
use crate::{Convention, Count, Move, Outcome, Question};

static PASS_NIM: Condition = Condition::of_game("pass-nim", "nim with passes", |game| {
    has_joint_rule(game, |rule| *rule == JointRule::PassNim)
});

pub(super) static ROW: Row = Row {
    name: "pass-nim",
    pattern: &PASS_NIM,
    conditions: &[&NO_SUM],
    gives: &[Gives::Outcome, Gives::WinningMoves],
    reference: PROOF_IN_BOOK,
    symbols: &[("nim_sum", "X")],
    inside: &["pass-nim", "misere pass-nim"],
    outside: &["pass-nim & nim"],
    how: How::Game(solve),
};

fn solve(question: &Question, limits: &Limits) -> Option<Solution> {
    let sizes = sizes(question.position().heaps());
    let (passes, heaps) = sizes.split_first()?;
    let convention = question.game().convention();
    let nim = NimHeaps::new(convention, heaps);
    let filled: Vec<&Count> = heaps.iter().filter(|size| !size.is_zero()).collect();
    let few = match filled[..] {
        [] => Some([Count::ZERO, Count::ZERO]),
        [a] => Some([a.clone(), Count::ZERO]),
        [a, b] => Some([a.clone(), b.clone()]),
        _ => None,
    };
    // Who loses with one pass more, or one fewer, than there are; not known of three heaps or more
    // where that is an odd number.
    let odd_outcome = few
        .as_ref()
        .map(|[a, b]| match partner(a, convention) == *b {
            true => Outcome::P,
            false => Outcome::N,
        });
    let is_odd = passes.bit(0);
    let (outcome, after_pass) = match is_odd {
        true => (odd_outcome?, Some(nim.outcome())),
        false => (nim.outcome(), odd_outcome),
    };
    let witness = match is_odd {
        true => BTreeMap::new(),
        false => BTreeMap::from([("nim_sum".to_string(), nim.sum.to_string())]),
    };
    let may_pass = !passes.is_zero() && !filled.is_empty();
    let pass = may_pass && after_pass == Some(Outcome::P);
    let other = |size: &Count| match &few {
        Some([a, b]) if a == size => b.clone(),
        Some([a, _]) => a.clone(),
        None => Count::ZERO,
    };
    let takes = heaps.iter().enumerate().filter_map(|(index, size)| {
        let wanted = match is_odd {
            true => partner(&other(size), convention),
            false => nim.wanted(size),
        };
        let take = size.checked_sub(&wanted).filter(|take| !take.is_zero())?;
        Some(Move::new(index + 2, take))
    });
    let moves = pass
        .then(|| Move::new(1, Count::ONE))
        .into_iter()
        .chain(takes);
    let decided = Decided {
        theorem: Theorem::PassNim,
        outcome,
        nim_value: None,
        witness,
    };
    let mut solution = decided.won_by(moves, question, limits);
    if outcome == Outcome::N && may_pass && after_pass.is_none() {
        solution.listed = Listed::Some;
    }
    Some(solution)
}

/// The heap beside which a heap is lost where the number of passes is odd.
fn partner(size: &Count, convention: Convention) -> Count {
    let two = Count::from(2u64);
    match convention {
        Convention::Normal if size.is_zero() => Count::ZERO,
        Convention::Misere if *size <= two => &two - size,
        _ if size.bit(0) => size + &Count::ONE,
        _ => size - &Count::ONE,
    }
}
