//! Sets that are an interval from 1 and one more interval.
//!
//! **Theorem.** Let S = {1..a} u {c..b} with a >= 0, a < c <= b; write L = a+1 and let m be the least
//! number with mL >= c. Where no multiple of L lies in c..b, g(n) = n mod L. Otherwise let
//! T = b+1 if b-c+1 < L, and T = (m-1)L + b+1 if not. With x = n mod T,
//!
//! g(n) = (x mod L) + L floor(x / (mL)),
//!
//! the P-positions are the n with x in {0, L, ..., (m-1)L}, and T is the least period of the
//! outcomes and of the nim-values. The proof is in docs/theory.md.

use std::ops::RangeInclusive;

use super::Theorem;
use super::closed_form::ClosedForm;
use super::condition::{Condition, NORMAL_PLAY, ONE_SET};
use super::formula::Formula;
use super::row::{Gives, How, PROOF_IN_BOOK, Row};
use crate::Count;
use crate::rule::HeapRule;

static TWO_RUNS: Condition =
    Condition::of_heaps("two-runs", "the amounts are 1..a and c..b", |rule| {
        runs(rule).is_some()
    });

static MULTIPLE_IN_SECOND: Condition = Condition::of_heaps(
    "multiple-in-second-run",
    "a multiple of a+1 lies in c..b",
    |rule| runs(rule).is_some_and(|(first, second)| multiple(first, second).is_some()),
);

pub(super) static ROW: Row = Row {
    name: "two-intervals",
    pattern: &ONE_SET,
    conditions: &[&TWO_RUNS, &MULTIPLE_IN_SECOND, &NORMAL_PLAY],
    gives: &[Gives::Outcome, Gives::NimValue, Gives::WinningMoves],
    reference: PROOF_IN_BOOK,
    symbols: &[("modulus", "L"), ("multiple", "m"), ("period", "T")],
    inside: &["take 1-6,8-14", "take 1-2,9"],
    outside: &[
        "take 1-2,4-5",
        "take 2-3,7",
        "take 1-6,8-14,30",
        "misere take 1-6,8-14",
    ],
    how: How::Heaps(recognise),
};

type Run = RangeInclusive<Count>;

/// 1..a and c..b.
fn runs(rule: &HeapRule) -> Option<(&Run, &Run)> {
    let HeapRule::Take(set) = rule else {
        return None;
    };
    match set.runs() {
        [first, second] if *first.start() == Count::ONE => Some((first, second)),
        _ => None,
    }
}

/// L, and the least m with mL >= c; `None` where mL > b.
fn multiple(first: &Run, second: &Run) -> Option<(Count, Count)> {
    let modulus = first.end() + &Count::ONE;
    let (quotient, remainder) = second.start().div_rem(&modulus);
    let multiple = if remainder.is_zero() {
        quotient
    } else {
        &quotient + &Count::ONE
    };
    (&multiple * &modulus <= *second.end()).then_some((modulus, multiple))
}

fn recognise(rule: &HeapRule) -> Option<Box<dyn Formula>> {
    let (first, second) = runs(rule)?;
    let (modulus, multiple) = multiple(first, second)?;
    let (c, b) = (second.start(), second.end());
    let wrap = b + &Count::ONE;
    let period = if b - c < first.end().clone() {
        wrap
    } else {
        &(&(&multiple - &Count::ONE) * &modulus) + &wrap
    };
    Some(Box::new(ClosedForm {
        theorem: Theorem::TwoIntervals,
        modulus,
        multiple,
        period,
    }))
}
