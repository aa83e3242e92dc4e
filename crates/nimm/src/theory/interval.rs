//! Sets that are one interval.
//!
//! **Theorem.** For S = a..b, g(n) = floor((n mod (a+b)) / a); the period a+b is the least one.
//!
//! This is the two-interval theorem with an empty first interval; its proof is there.

use super::Theorem;
use super::closed_form::ClosedForm;
use super::condition::{Condition, NORMAL_PLAY, ONE_SET};
use super::formula::Formula;
use super::row::{Gives, How, PROOF_IN_BOOK, Row};
use crate::Count;
use crate::rule::HeapRule;

static ONE_RUN: Condition = Condition::of_heaps(
    "one-run",
    "the amounts are a..b",
    |rule| matches!(rule, HeapRule::Take(set) if set.runs().len() == 1),
);

pub(super) static ROW: Row = Row {
    name: "interval",
    pattern: &ONE_SET,
    conditions: &[&ONE_RUN, &NORMAL_PLAY],
    gives: &[Gives::Outcome, Gives::NimValue, Gives::WinningMoves],
    reference: PROOF_IN_BOOK,
    symbols: &[("least", "a"), ("period", "a+b")],
    inside: &["take 3-7", "take 5"],
    outside: &["take 3-7,9", "misere take 3-7"],
    how: How::Heaps(recognise),
};

fn recognise(rule: &HeapRule) -> Option<Box<dyn Formula>> {
    let HeapRule::Take(set) = rule else {
        return None;
    };
    let [run] = set.runs() else {
        return None;
    };
    Some(Box::new(ClosedForm {
        theorem: Theorem::Interval,
        modulus: Count::ONE,
        multiple: run.start().clone(),
        period: run.start() + run.end(),
    }))
}
