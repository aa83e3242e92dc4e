//! Sets that are one interval.
//!
//! **Theorem.** For S = a..b, g(n) = floor((n mod (a+b)) / a); the period a+b is the least one.
//!
//! This is the two-interval theorem with an empty first interval; its proof is there.

use super::progression::Progression;
use crate::rule::SubtractionSet;
use crate::{Count, NimValue};

/// The set a..b.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Interval {
    pub(crate) least: Count,
    pub(crate) period: Count,
}

impl Interval {
    pub(crate) fn recognise(set: &SubtractionSet) -> Option<Interval> {
        let [run] = set.runs() else {
            return None;
        };
        Some(Interval {
            least: run.start().clone(),
            period: run.start() + run.end(),
        })
    }

    pub(crate) fn value(&self, size: &Count) -> NimValue {
        let place = size % &self.period;
        NimValue::from(place.div_rem(&self.least).0)
    }

    /// The heaps of nim-value `value` from `low` to `high`, which lie less than a period apart.
    pub(crate) fn heaps(&self, value: &Count, low: &Count, high: &Count) -> Vec<Progression> {
        let from = value * &self.least;
        if from >= self.period {
            return Vec::new();
        }
        let behind = (&from + &self.least).min(self.period.clone());
        periods(&self.period, low, high)
            .filter_map(|start| {
                let first = &start + &from;
                let last = &(&start + &behind) - &Count::ONE;
                Progression::within(&first, &Count::ONE, low, high.min(&last))
            })
            .collect()
    }
}

/// The multiples of `period` whose period meets low..high.
pub(super) fn periods(period: &Count, low: &Count, high: &Count) -> impl Iterator<Item = Count> {
    let first = &low.div_rem(period).0 * period;
    let (period, high) = (period.clone(), high.clone());
    std::iter::successors(Some(first), move |start| Some(start + &period))
        .take_while(move |start| *start <= high)
}
