//! One heap with any limit that depends on the previous take.
//!
//! **Theorem.** Put h(0) = infinity and h(n) = min {x in 1..n : f(x) < h(n-x)}. With a limit of k in
//! force n is an N-position exactly when k >= h(n), and the winning takes are the x <= k with
//! f(x) < h(n-x). No condition on f.
//!
//! Proof, by induction: a take x wins exactly when n-x under the limit f(x) is a P-position, that is
//! when f(x) < h(n-x); h(n) is the least such x.

use std::collections::BTreeMap;

use super::{Theorem, schwenk};
use crate::answer::{Limits, Solution};
use crate::rule::Expression;
use crate::{Convention, Count, Question};

/// h(0), h(1), ..., h(n) of a limit, with the limits f(1), f(2), ... that it needed.
pub(crate) struct Thresholds {
    /// `None` is infinity. h(n) <= n, so machine words suffice.
    least: Vec<Option<u64>>,
    /// f(x), cut at the largest machine word; index 0 is not used.
    limits: Vec<u64>,
}

impl Thresholds {
    /// The thresholds up to `size`; `None` if that is too far, or if some f(x) has no value.
    pub(crate) fn up_to(limit: &Expression, size: &Count, limits: &Limits) -> Option<Thresholds> {
        let size = size.to_u64().filter(|size| *size <= limits.heap)?;
        let mut table = Thresholds {
            least: vec![None],
            limits: vec![0],
        };
        let mut examined = 0;
        for n in 1..=size {
            let value = limit.value(&Count::from(n)).ok()?;
            table.limits.push(value.to_u64().unwrap_or(u64::MAX));
            let least = (1..=n).find(|take| {
                examined += 1;
                table.wins(n, *take)
            });
            if examined > limits.moves {
                return None;
            }
            // Taking all always wins, so there is a least take.
            table.least.push(least);
        }
        Some(table)
    }

    /// Whether taking `take` from `size` leaves a P-position.
    pub(crate) fn wins(&self, size: u64, take: u64) -> bool {
        let index = |n: u64| usize::try_from(n).unwrap_or(usize::MAX);
        match self.least[index(size - take)] {
            None => true,
            Some(least) => self.limits[index(take)] < least,
        }
    }

    /// h(n); `None` is infinity, for n = 0.
    pub(crate) fn least(&self, size: u64) -> Option<u64> {
        usize::try_from(size)
            .ok()
            .and_then(|size| self.least.get(size).copied().flatten())
    }
}

/// Applies to one heap whose limit has a value for every take up to it.
pub(crate) fn solve(question: &Question, limits: &Limits) -> Option<Solution> {
    let (limit, heap) = schwenk::limited_heap(question)?;
    if question.game().convention() != Convention::Normal {
        return None;
    }
    let table = Thresholds::up_to(limit, heap.size(), limits)?;
    let size = heap.size().to_u64()?;
    let quota = schwenk::quota(heap).to_u64()?;
    let least = table
        .least(size)
        .map_or("none".to_string(), |least| least.to_string());
    Some(schwenk::solution(
        Theorem::LimitRecurrence,
        BTreeMap::from([("least_winning_take".to_string(), least)]),
        (1..=quota)
            .filter(|take| table.wins(size, *take))
            .map(Count::from),
        limits,
    ))
}
