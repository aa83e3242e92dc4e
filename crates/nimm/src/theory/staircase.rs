//! Staircase nim.
//!
//! **Theorem.** The nim-value of a staircase is the nim-sum X of its odd steps. *Proof.* What comes
//! down from an even step to an odd one can be moved on by the same number, which changes nothing on
//! odd steps in the end; so X = 0 is lost as in Nim with reversible moves, and the same holds beside
//! a Nim heap of X. The winning moves leave X = 0: they move tokens down from an odd step as Nim has
//! it, or down to an odd step as many as it lacks.

use std::collections::BTreeMap;

use super::Theorem;
use super::condition::{Condition, NO_SUM, NORMAL_PLAY, has_joint_rule};
use super::joint::{Formula, sizes};
use super::row::{Gives, How, PROOF_IN_BOOK, Row};
use crate::answer::{Limits, Solution};
use crate::position::Change;
use crate::rule::JointRule;
use crate::{Count, Move, NimValue, Outcome, Question, nim_sum};

static STAIRCASE: Condition = Condition::of_game(
    "staircase",
    "tokens move down the steps of a staircase",
    |game| has_joint_rule(game, |rule| *rule == JointRule::Staircase),
);

pub(super) static ROW: Row = Row {
    name: "staircase",
    pattern: &STAIRCASE,
    conditions: &[&NO_SUM, &NORMAL_PLAY],
    gives: &[Gives::Outcome, Gives::NimValue, Gives::WinningMoves],
    reference: PROOF_IN_BOOK,
    symbols: &[("nim_sum", "X")],
    inside: &["staircase"],
    outside: &["staircase & nim", "misere staircase"],
    how: How::Game(solve),
};

fn solve(question: &Question, limits: &Limits) -> Option<Solution> {
    let steps = sizes(question.position().heaps());
    let sum = odd_sum(&steps);
    let formula = Formula {
        theorem: Theorem::Staircase,
        outcome: &|steps| match odd_sum(steps).is_zero() {
            true => Outcome::P,
            false => Outcome::N,
        },
        nim_value: Some(sum.clone()),
        witness: BTreeMap::from([("nim_sum".to_string(), sum.to_string())]),
    };
    let candidates = (0..steps.len()).filter_map(|index| candidate(&steps, index, &sum));
    formula.solve(question, candidates, limits)
}

/// The nim-sum of the odd steps, from the first one on.
fn odd_sum(steps: &[Count]) -> NimValue {
    let odd: Vec<NimValue> = steps
        .iter()
        .step_by(2)
        .cloned()
        .map(NimValue::from)
        .collect();
    nim_sum(&odd)
}

/// The move from the step at `index` that makes the nim-sum `sum` of the odd steps 0, if there are
/// tokens enough.
fn candidate(steps: &[Count], index: usize, sum: &NimValue) -> Option<Move> {
    let is_odd_step = index.is_multiple_of(2);
    let odd = if is_odd_step { index } else { index - 1 };
    let wanted = sum ^ &NimValue::from(steps[odd].clone());
    let number = match is_odd_step {
        true => steps[odd].checked_sub(wanted.as_count()),
        false => wanted.as_count().checked_sub(&steps[odd]),
    }?;
    let mut changes = vec![Change::less(index + 1, number.clone())];
    if index > 0 {
        changes.push(Change::more(index, number));
    }
    Move::changing(changes)
}
