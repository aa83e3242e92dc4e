//! LIM.
//!
//! **Theorem** (A. Fink, A. S. Fraenkel and C. Santos 2014, *LIM is not slim*). The nim-value of a, b,
//! c is (a + b + c - X)/2, where X is their nim-sum: the number whose binary digits are those that two
//! or three of them have. Proof in docs/theory.md.
//!
//! A move takes an even number from one of a+b, b+c, c+a and leaves the other two; the position is lost
//! exactly when these three are lost in Nim. So there is at most one winning move for each.

use super::Theorem;
use super::condition::{Condition, NO_SUM, NORMAL_PLAY, has_joint_rule};
use super::joint::{Formula, outcome, witness};
use super::row::{Gives, How, Row};
use crate::answer::{Limits, Solution};
use crate::position::{Change, sizes};
use crate::rule::JointRule;
use crate::{Count, Move, NimValue, Question, nim_sum};

static LIM: Condition = Condition::of_game(
    "lim",
    "as many tokens are taken from two of three heaps as are put on the third",
    |game| has_joint_rule(game, |rule| *rule == JointRule::Lim),
);

pub(super) static ROW: Row = Row {
    name: "lim",
    pattern: &LIM,
    conditions: &[&NO_SUM, &NORMAL_PLAY],
    gives: &[Gives::Outcome, Gives::NimValue, Gives::WinningMoves],
    reference: "A. Fink, A. S. Fraenkel and C. Santos 2014, LIM is not slim; \
                proof in docs/theory.md",
    symbols: &[("nim_sum", "X")],
    inside: &["lim"],
    outside: &["lim & nim", "misere lim"],
    how: How::Game(solve),
};

fn solve(question: &Question, limits: &Limits) -> Option<Solution> {
    let sizes = sizes(question.position().heaps());
    let sum = sum(&sizes);
    let formula = Formula {
        theorem: Theorem::Lim,
        outcome: &|heaps| outcome(value(heaps).is_zero()),
        nim_value: Some(NimValue::from(value(&sizes))),
        witness: witness([("nim_sum", sum.as_count())]),
    };
    let ways = [[0, 1, 2], [1, 2, 0], [2, 0, 1]];
    let candidates = ways
        .into_iter()
        .filter_map(|[a, b, c]| candidate(&sizes, a, b, c));
    formula.solve(question, candidates, limits)
}

fn sum(heaps: &[Count]) -> NimValue {
    nim_sum(heaps.iter().cloned().map(NimValue::from))
}

/// Half of what the total exceeds the nim-sum by.
fn value(heaps: &[Count]) -> Count {
    let total = heaps.iter().fold(Count::ZERO, |sum, size| &sum + size);
    half(&(&total - sum(heaps).as_count()))
}

/// The move from the heaps `a` and `b` to `c` that makes a+b the nim-sum of b+c and c+a.
fn candidate(heaps: &[Count], a: usize, b: usize, c: usize) -> Option<Move> {
    let (own, other) = (&heaps[b] + &heaps[c], &heaps[c] + &heaps[a]);
    let wanted = &NimValue::from(own) ^ &NimValue::from(other);
    let number = half(&(&heaps[a] + &heaps[b]).checked_sub(wanted.as_count())?);
    let less = |index: usize| Change::less(index + 1, number.clone());
    Move::changing(vec![less(a), less(b), Change::more(c + 1, number.clone())])
}

fn half(number: &Count) -> Count {
    number.div_rem(&Count::from(2u64)).0
}
