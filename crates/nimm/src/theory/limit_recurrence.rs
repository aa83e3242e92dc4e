//! One heap with any limit that depends on the previous take.
//!
//! **Theorem.** Put h(0) = infinity and h(n) = min {x in 1..n : f(x) < h(n-x)}. With a limit of k in
//! force n is an N-position exactly when k >= h(n), and the winning takes are the x <= k with
//! f(x) < h(n-x). No condition on f.
//!
//! Proof, by induction: a take x wins exactly when n-x under the limit f(x) is a P-position, that is
//! when f(x) < h(n-x); h(n) is the least such x.

use std::collections::BTreeMap;

use super::condition::{NORMAL_PLAY, ONE_HEAP, PREVIOUS_TAKE};
use super::row::{Gives, How, PROOF_IN_BOOK, Row};
use super::{Theorem, schwenk};
use crate::answer::{Limits, Solution, Stop};
use crate::rule::Expression;
use crate::{Count, Question};

pub(super) static ROW: Row = Row {
    name: "limit-recurrence",
    pattern: &PREVIOUS_TAKE,
    conditions: &[&ONE_HEAP, &NORMAL_PLAY],
    gives: &[Gives::Outcome, Gives::WinningMoves],
    reference: PROOF_IN_BOOK,
    symbols: &[("least_winning_take", "h(n)")],
    inside: &["take at most 7", "take at most floor(prev/2)"],
    outside: &["misere take at most 7", "fibonacci & nim"],
    how: How::Table(solve),
};

/// How many heaps pass between two looks at whoever watches.
const WATCHED_EVERY: u64 = 256;

/// h(0), h(1), ..., h(n) of a limit, with the limits f(1), f(2), ... that it needed.
pub(crate) struct Thresholds {
    /// `None` is infinity. h(n) <= n, so machine words suffice.
    least: Vec<Option<u64>>,
    /// f(x), cut at the largest machine word; index 0 is not used.
    limits: Vec<u64>,
}

impl Thresholds {
    /// The thresholds up to `size`; `watch` is told now and then of how many heaps they are known.
    ///
    /// # Errors
    ///
    /// If that is too far; [`Stop::Theory`] if some f(x) has no value; [`Stop::Interrupted`].
    pub(crate) fn up_to(
        limit: &Expression,
        size: &Count,
        limits: &Limits,
        watch: &mut dyn FnMut(u64) -> bool,
    ) -> Result<Thresholds, Stop> {
        let too_large = Stop::Size { most: limits.heap };
        let size = size
            .to_u64()
            .filter(|size| *size <= limits.heap)
            .ok_or(too_large)?;
        let mut table = Thresholds {
            least: vec![None],
            limits: vec![0],
        };
        let mut examined = 0;
        for n in 1..=size {
            if n.is_multiple_of(WATCHED_EVERY) && !watch(n) {
                return Err(Stop::Interrupted { reached: n });
            }
            let value = limit.value(&Count::from(n)).map_err(|_| Stop::Theory)?;
            table.limits.push(value.to_u64().unwrap_or(u64::MAX));
            let least = (1..=n).find(|take| {
                examined += 1;
                table.wins(n, *take)
            });
            if examined > limits.moves {
                return Err(Stop::Moves {
                    reached: limits.moves,
                });
            }
            // Taking all always wins, so there is a least take.
            table.least.push(least);
        }
        Ok(table)
    }

    /// Whether taking `take` from `size` leaves a P-position.
    fn wins(&self, size: u64, take: u64) -> bool {
        let index = |n: u64| usize::try_from(n).unwrap_or(usize::MAX);
        match self.least[index(size - take)] {
            None => true,
            Some(least) => self.limits[index(take)] < least,
        }
    }

    /// `size`, which the table reaches, in a machine word, and the winning takes up to `quota`.
    pub(crate) fn winning_takes<'t>(
        &'t self,
        size: &Count,
        quota: &Count,
    ) -> (u64, impl Iterator<Item = Count> + use<'t>) {
        let last = self.least.len() as u64 - 1;
        let size = size.to_u64().unwrap_or(last);
        let quota = quota.to_u64().unwrap_or(size).min(size);
        let wins = move |take: &u64| self.wins(size, *take);
        (size, (1..=quota).filter(wins).map(Count::from))
    }

    /// h(n); `None` is infinity, for n = 0.
    fn least(&self, size: u64) -> Option<u64> {
        usize::try_from(size)
            .ok()
            .and_then(|size| self.least.get(size).copied().flatten())
    }
}

/// From the table, as far as the limit has a value.
fn solve(
    question: &Question,
    limits: &Limits,
    watch: &mut dyn FnMut(u64) -> bool,
) -> Result<Solution, Stop> {
    let (limit, heap) = schwenk::limited_heap(question).ok_or(Stop::Theory)?;
    let table = Thresholds::up_to(limit, heap.size(), limits, watch)?;
    let (size, takes) = table.winning_takes(heap.size(), &schwenk::quota(heap));
    let least = table
        .least(size)
        .map_or("none".to_string(), |least| least.to_string());
    let witness = BTreeMap::from([("least_winning_take".to_string(), least)]);
    let takes = takes.map(Ok);
    schwenk::solution(Theorem::LimitRecurrence, witness, takes, limits).ok_or(Stop::Theory)
}
