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

use super::interval::periods;
use super::progression::Progression;
use crate::rule::SubtractionSet;
use crate::{Count, NimValue};

/// The set {1..a} u {c..b} with a multiple of a+1 in c..b.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TwoIntervals {
    /// L = a + 1.
    pub(crate) modulus: Count,
    /// m, the least number with mL >= c.
    pub(crate) multiple: Count,
    /// T.
    pub(crate) period: Count,
}

impl TwoIntervals {
    pub(crate) fn recognise(set: &SubtractionSet) -> Option<TwoIntervals> {
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
        Some(TwoIntervals {
            modulus,
            multiple,
            period,
        })
    }

    pub(crate) fn value(&self, size: &Count) -> NimValue {
        let place = size % &self.period;
        let level = place.div_rem(&(&self.multiple * &self.modulus)).0;
        NimValue::from(&(&place % &self.modulus) + &(&self.modulus * &level))
    }

    /// The heaps of nim-value `value` from `low` to `high`, which lie less than a period apart.
    pub(crate) fn heaps(&self, value: &Count, low: &Count, high: &Count) -> Vec<Progression> {
        let (level, remainder) = value.div_rem(&self.modulus);
        let block = &self.multiple * &self.modulus;
        let from = &(&level * &block) + &remainder;
        if from >= self.period {
            return Vec::new();
        }
        let behind = (&(&level + &Count::ONE) * &block).min(self.period.clone());
        periods(&self.period, low, high)
            .filter_map(|start| {
                let last = &(&start + &behind) - &Count::ONE;
                Progression::within(&(&start + &from), &self.modulus, low, high.min(&last))
            })
            .collect()
    }
}
