//! Staircase nim.
//!
//! **Theorem.** Only the odd steps count, as heaps of Nim: their nim-sum X is the nim-value of a
//! staircase, and under misère play it is lost exactly when they are. *Proof.* A move changes
//! exactly one odd step, by tokens that leave it or come down to it; and an odd step can be made
//! smaller as in Nim. A heap of Nim that grows can be brought back, so Bouton's proof holds. The
//! winning moves leave an odd step with the size that Nim wants there.

use std::collections::BTreeMap;

use super::Theorem;
use super::condition::{Condition, NO_SUM, has_joint_rule};
use super::joint::Decided;
use super::nim_heaps::NimHeaps;
use super::row::{Gives, How, PROOF_IN_BOOK, Row};
use crate::answer::{Limits, Solution};
use crate::position::{Change, sizes};
use crate::rule::JointRule;
use crate::{Convention, Count, Move, Question};

static STAIRCASE: Condition = Condition::of_game(
    "staircase",
    "tokens move down the steps of a staircase",
    |game| has_joint_rule(game, |rule| *rule == JointRule::Staircase),
);

pub(super) static ROW: Row = Row {
    name: "staircase",
    pattern: &STAIRCASE,
    conditions: &[&NO_SUM],
    gives: &[Gives::Outcome, Gives::NimValue, Gives::WinningMoves],
    reference: PROOF_IN_BOOK,
    symbols: &[("nim_sum", "X")],
    inside: &["staircase", "misere staircase"],
    outside: &["staircase & nim"],
    how: How::Game(solve),
};

fn solve(question: &Question, limits: &Limits) -> Option<Solution> {
    let steps = sizes(question.position().heaps());
    let (decided, descents) = decide(Theorem::Staircase, question, &steps);
    let moves = descents.filter_map(|descent| {
        let mut changes = vec![Change::less(descent.step, descent.number.clone())];
        if descent.step > 1 {
            changes.push(Change::more(descent.step - 1, descent.number));
        }
        Move::changing(changes)
    });
    Some(decided.won_by(moves, question, limits))
}

/// So many tokens, from a step, counted from 1, to the next lower one.
pub(super) struct Descent {
    pub(super) step: usize,
    pub(super) number: Count,
}

/// Who wins on these steps, and by which descents, the lowest step first.
pub(super) fn decide<'a>(
    theorem: Theorem,
    question: &Question,
    steps: &'a [Count],
) -> (Decided, impl Iterator<Item = Descent> + use<'a>) {
    let convention = question.game().convention();
    let odd = NimHeaps::new(convention, steps.iter().step_by(2));
    let sum = odd.sum.clone();
    let decided = Decided {
        theorem,
        outcome: odd.outcome(),
        witness: BTreeMap::from([("nim_sum".to_string(), sum.to_string())]),
        nim_value: (convention == Convention::Normal).then_some(sum),
    };
    let descents = (1..=steps.len()).filter_map(move |step| {
        let is_odd = step % 2 == 1;
        let size = &steps[if is_odd { step - 1 } else { step - 2 }];
        let wanted = odd.wanted(size);
        let number = match is_odd {
            true => size.checked_sub(&wanted),
            false => wanted.checked_sub(size),
        }?;
        let is_there = !number.is_zero() && number <= steps[step - 1];
        is_there.then_some(Descent { step, number })
    });
    (decided, descents)
}
