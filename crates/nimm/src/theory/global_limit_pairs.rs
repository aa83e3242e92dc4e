//! Equal pairs of heaps with one limit on the next take.
//!
//! **Theorem.** Let f(x) >= x. If the heaps come in equal pairs, the player to move loses, whatever the
//! limit in force, and at the start.
//!
//! Proof: the opponent takes as many from the other heap of the pair, which f(x) >= x allows, and
//! leaves equal pairs again. For two heaps of Fibonacci nim: U. Larsson and S. Rubinstein-Salzedo
//! 2018, *Global Fibonacci nim*.

use std::collections::BTreeMap;

use super::Theorem;
use super::condition::{Condition, NO_SUM, NORMAL_PLAY};
use super::global_limit_recurrence::GLOBAL_LIMIT;
use super::row::{Gives, How, PROOF_IN_BOOK, Row};
use crate::answer::{Evidence, Limits, Listed, Solution};
use crate::rule::{Growth, JointRule};
use crate::{Count, Game, Outcome, Question};

static GLOBALLY_AT_LEAST_PREVIOUS: Condition =
    Condition::of_game("limit-at-least-previous", "f(x) >= x", is_at_least_previous);

pub(super) static ROW: Row = Row {
    name: "global-limit-pairs",
    pattern: &GLOBAL_LIMIT,
    conditions: &[&NO_SUM, &GLOBALLY_AT_LEAST_PREVIOUS, &NORMAL_PLAY],
    gives: &[Gives::Outcome, Gives::WinningMoves],
    reference: PROOF_IN_BOOK,
    symbols: &[],
    inside: &["global-fibonacci", "take globally at most prev"],
    outside: &[
        "global-fibonacci & nim",
        "take globally at most prev-1",
        "misere global-fibonacci",
    ],
    how: How::Game(solve),
};

fn is_at_least_previous(game: &Game) -> bool {
    match game.rule().only_joint_rule() {
        Some(JointRule::Globally(limit)) => Growth::of(limit).is_at_least_previous(),
        _ => false,
    }
}

/// Where the heaps come in equal pairs.
fn solve(question: &Question, _limits: &Limits) -> Option<Solution> {
    let heaps = question.position().heaps().iter();
    let mut sizes: Vec<&Count> = heaps.map(|heap| heap.size()).collect();
    sizes.retain(|size| !size.is_zero());
    sizes.sort_unstable();
    let is_pair = |pair: &[&Count]| pair.len() == 2 && pair[0] == pair[1];
    if !sizes.chunks(2).all(is_pair) {
        return None;
    }
    let pairs = sizes.len() / 2;
    Some(Solution {
        outcome: Outcome::P,
        nim_value: None,
        winning_moves: Vec::new(),
        listed: Listed::All,
        remoteness: None,
        evidence: Evidence::Theorem {
            theorem: Theorem::GlobalLimitPairs,
            witness: BTreeMap::from([("pairs".to_string(), pairs.to_string())]),
        },
    })
}
