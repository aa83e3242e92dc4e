//! One formula for the nim-values of remainders, of one interval and of two intervals.
//!
//! With a modulus L, a multiple m and a period T, and x = n mod T,
//!
//! g(n) = (x mod L) + L floor(x / (mL)).
//!
//! Remainders have m = 1 and T = L; a single interval has L = 1.

use std::collections::BTreeMap;

use super::Theorem;
use super::formula::{Formula, Repeats};
use super::progression::Progression;
use crate::{Count, NimValue};

/// The closed form of a heap rule, with the theorem that gives it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ClosedForm {
    pub(super) theorem: Theorem,
    /// L.
    pub(super) modulus: Count,
    /// m.
    pub(super) multiple: Count,
    /// T, the least period.
    pub(super) period: Count,
}

impl ClosedForm {
    /// The heaps of nim-value `value` from `low` to `high`, a progression for each period that they
    /// meet.
    fn progressions(&self, value: &Count, low: &Count, high: &Count) -> Vec<Progression> {
        let (level, remainder) = value.div_rem(&self.modulus);
        let block = &self.multiple * &self.modulus;
        let from = &(&level * &block) + &remainder;
        if from >= self.period {
            return Vec::new();
        }
        let one_run = self.period == self.modulus;
        if one_run {
            return Progression::within(&from, &self.modulus, low, high)
                .into_iter()
                .collect();
        }
        let behind = (&from - &remainder + block).min(self.period.clone());
        let last = &behind - &Count::ONE;
        let first_period = &low.div_rem(&self.period).0 * &self.period;
        std::iter::successors(Some(first_period), |start| Some(start + &self.period))
            .take_while(|start| start <= high)
            .filter_map(|start| {
                let end = (&start + &last).min(high.clone());
                Progression::within(&(&start + &from), &self.modulus, low, &end)
            })
            .collect()
    }
}

impl Formula for ClosedForm {
    fn theorem(&self) -> Theorem {
        self.theorem
    }

    fn value(&self, size: &Count) -> Option<NimValue> {
        let place = size % &self.period;
        let level = place.div_rem(&(&self.multiple * &self.modulus)).0;
        Some(NimValue::from(
            &(&place % &self.modulus) + &(&self.modulus * &level),
        ))
    }

    fn heaps(&self, value: &Count, low: &Count, high: &Count) -> Option<Vec<Progression>> {
        Some(self.progressions(value, low, high))
    }

    fn repeats(&self) -> Option<Repeats> {
        Some(Repeats {
            preperiod: Count::ZERO,
            period: self.period.clone(),
            saltus: Count::ZERO,
            last_lost: None,
        })
    }

    fn witness(&self) -> BTreeMap<String, String> {
        let rows: &[(&str, &Count)] = match self.theorem {
            Theorem::Residue => &[("modulus", &self.modulus)],
            Theorem::Interval => &[("least", &self.multiple), ("period", &self.period)],
            _ => &[
                ("modulus", &self.modulus),
                ("multiple", &self.multiple),
                ("period", &self.period),
            ],
        };
        rows.iter()
            .map(|(name, number)| ((*name).to_string(), number.to_string()))
            .collect()
    }
}
