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

use super::Theorem;
use super::closed_form::ClosedForm;
use crate::Count;
use crate::rule::SubtractionSet;

/// Applies where S is {1..a} u {c..b} with a multiple of a+1 in c..b.
pub(super) fn recognise(set: &SubtractionSet) -> Option<ClosedForm> {
    let [first, second] = set.runs() else {
        return None;
    };
    if *first.start() != Count::ONE {
        return None;
    }
    let modulus = first.end() + &Count::ONE;
    let (c, b) = (second.start(), second.end());
    let (quotient, remainder) = c.div_rem(&modulus);
    let multiple = if remainder.is_zero() {
        quotient
    } else {
        &quotient + &Count::ONE
    };
    if &multiple * &modulus > *b {
        return None;
    }
    let wrap = b + &Count::ONE;
    let period = if b - c < first.end().clone() {
        wrap
    } else {
        &(&(&multiple - &Count::ONE) * &modulus) + &wrap
    };
    Some(ClosedForm {
        theorem: Theorem::TwoIntervals,
        modulus,
        multiple,
        period,
    })
}
