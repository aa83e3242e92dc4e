//! One heap with a limited next take, derived again.
//!
//! Small heaps by the recurrence h(n) = min {x : f(x) < h(n-x)}; others, where Schwenk's conditions
//! hold, by his list of losing heaps.

use super::{Claim, Refusal, refusal};
use crate::Count;
use crate::rule::{Expression, Growth};

/// Heaps up to this size are checked by the recurrence.
const SMALL: usize = 3000;

/// The least winning take from a heap, by size; `None` for an empty heap.
pub(super) enum Least<'e> {
    Table {
        limit: &'e Expression,
        least: Vec<Option<usize>>,
    },
    Parts {
        limit: &'e Expression,
        losing: Vec<Count>,
    },
}

impl<'e> Least<'e> {
    /// For heaps up to `size`; by the recurrence if `any_limit`, whatever the size.
    pub(super) fn up_to(
        limit: &'e Expression,
        size: &Count,
        any_limit: bool,
    ) -> Result<Self, Refusal> {
        let undefined = || {
            refusal(
                Claim::Theorem,
                limit,
                "a limit that has a value for every take",
            )
        };
        if let Some(size) = size.to_usize().filter(|size| *size <= SMALL || any_limit) {
            let mut least: Vec<Option<usize>> = vec![None];
            for n in 1..=size {
                let mut found = None;
                for take in 1..=n {
                    let next = limit.value(&Count::from(take)).map_err(|_| undefined())?;
                    if least[n - take].is_none_or(|least| next < Count::from(least)) {
                        found = Some(take);
                        break;
                    }
                }
                least.push(found);
            }
            return Ok(Least::Table { limit, least });
        }
        let growth = Growth::of(limit);
        if !growth.is_non_decreasing() || !growth.is_at_least_previous() {
            return Err(refusal(
                Claim::Theorem,
                limit,
                "a limit proven to grow with the take",
            ));
        }
        let mut losing = vec![Count::ONE];
        while let Some(last) = losing.last().filter(|last| *last <= size) {
            // f does not decrease, so the members that reach `last` are the later ones.
            let short = |member: &Count| limit.value(member).is_ok_and(|reach| reach < *last);
            let next = losing.partition_point(short);
            let next = last + losing.get(next).ok_or_else(undefined)?;
            losing.push(next);
        }
        Ok(Least::Parts { limit, losing })
    }

    /// The least winning take from `size` under no limit.
    pub(super) fn of(&self, size: &Count) -> Option<Count> {
        match self {
            Least::Table { least, .. } => least[size.to_usize()?].map(Count::from),
            Least::Parts { .. } => self.parts(size).last().cloned(),
        }
    }

    /// Whether this take from `size` leaves a lost position.
    pub(super) fn wins(&self, size: &Count, take: &Count) -> bool {
        let (Least::Table { limit, .. } | Least::Parts { limit, .. }) = self;
        match self.of(&(size - take)) {
            None => true,
            Some(least) => limit.value(take).is_ok_and(|next| next < least),
        }
    }

    /// How many takes up to `quota` win from `size`.
    pub(super) fn count_winning(&self, size: &Count, quota: &Count) -> usize {
        match self {
            Least::Table { .. } => {
                let quota = quota.to_usize().unwrap_or(usize::MAX);
                (1..=quota)
                    .filter(|take| self.wins(size, &Count::from(*take)))
                    .count()
            }
            Least::Parts { .. } => {
                let mut take = Count::ZERO;
                let parts = self.parts(size);
                let takes = parts.iter().rev().map(|part| {
                    take = &take + part;
                    take.clone()
                });
                let takes: Vec<Count> = takes.take_while(|take| take <= quota).collect();
                takes.iter().filter(|take| self.wins(size, take)).count()
            }
        }
    }

    /// The parts of a heap, from the greatest.
    fn parts(&self, size: &Count) -> Vec<Count> {
        let Least::Parts { losing, .. } = self else {
            return Vec::new();
        };
        let mut rest = size.clone();
        let mut parts = Vec::new();
        while !rest.is_zero() {
            let behind = losing.partition_point(|member| *member <= rest);
            rest = &rest - &losing[behind - 1];
            parts.push(losing[behind - 1].clone());
        }
        parts
    }
}
