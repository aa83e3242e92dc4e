//! Coins on a strip, without a dollar.
//!
//! **Theorem.** The gaps to the left of the coins are the steps of a staircase, the gap of the last
//! coin the first step: a coin that moves takes squares from its own gap and adds them to the gap of
//! the coin to its right. So the gaps of every other coin, from the last one on, count as heaps of
//! Nim.

use super::Theorem;
use super::condition::{Condition, NO_SUM, has_joint_rule};
use super::row::{Gives, How, Row};
use super::staircase;
use crate::answer::{Limits, Solution};
use crate::position::sizes;
use crate::rule::JointRule;
use crate::{Count, Move, Question};

static SILVER_DOLLAR: Condition = Condition::of_game(
    "silver-dollar",
    "coins move along a strip without meeting or passing",
    |game| has_joint_rule(game, |rule| *rule == JointRule::SilverDollar),
);

pub(super) static ROW: Row = Row {
    name: "silver-dollar",
    pattern: &SILVER_DOLLAR,
    conditions: &[&NO_SUM],
    gives: &[Gives::Outcome, Gives::NimValue, Gives::WinningMoves],
    reference: "E. R. Berlekamp, J. H. Conway and R. K. Guy 1982, Winning Ways for your \
                Mathematical Plays, chapter 15; proof in docs/theory.md",
    symbols: &[("nim_sum", "X")],
    inside: &["silver-dollar", "misere silver-dollar"],
    outside: &["silver-dollar & nim"],
    how: How::Game(solve),
};

fn solve(question: &Question, limits: &Limits) -> Option<Solution> {
    let steps = gaps(&sizes(question.position().heaps()))?;
    let (decided, descents) = staircase::decide(Theorem::SilverDollar, question, &steps);
    let moves = descents.map(|descent| Move::new(steps.len() + 1 - descent.step, descent.number));
    Some(decided.won_by(moves, question, limits))
}

/// The free squares to the left of each coin, from the last coin to the first; `None` unless the
/// coins stand on squares of their own, in order.
pub(crate) fn gaps(squares: &[Count]) -> Option<Vec<Count>> {
    let between = squares.windows(2).rev();
    let between = between.map(|pair| pair[1].checked_sub(&(&pair[0] + &Count::ONE)));
    between.chain([squares.first().cloned()]).collect()
}
