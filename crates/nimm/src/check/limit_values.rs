//! Nim-values of heaps with a limit on the next take, limit by limit.

use super::limited::cost;
use super::{Budget, Claim, Refusal, refusal};
use crate::rule::Expression;
use crate::{Count, Heap};

/// The values of the heaps from 0 on under every limit up to their size.
pub(super) struct LimitValues {
    /// g(n, 0), g(n, 1), ..., g(n, n), heap by heap.
    values: Vec<Vec<u32>>,
    /// f(1), f(2), ..., cut at the largest heap; 0 in place of f(0).
    limits: Vec<usize>,
}

impl LimitValues {
    /// The values of heaps up to `largest`: one option more for each limit.
    pub(super) fn up_to(
        limit: &Expression,
        largest: &Count,
        budget: &Budget,
    ) -> Result<LimitValues, Refusal> {
        let largest = largest.to_usize().ok_or_else(Budget::spent)?;
        let mut found = LimitValues {
            values: vec![vec![0]],
            limits: vec![0],
        };
        for n in 1..=largest {
            budget.steps(8 * n as u64)?;
            budget.words(n as u64 / 2 + 8)?;
            let mut is_option = vec![false; n + 1];
            let mut row = vec![0u32];
            let mut least = 0;
            for take in 1..=n {
                is_option[found.left_by(n, take) as usize] = true;
                while is_option[least] {
                    least += 1;
                }
                row.push(least as u32);
            }
            found.values.push(row);
            // Taking all of the largest heap leaves nothing to limit.
            if n < largest {
                found.limits.push(value(limit, n, largest, budget)?);
            }
        }
        Ok(found)
    }

    /// The largest heap.
    pub(super) fn largest(&self) -> usize {
        self.values.len() - 1
    }

    /// The value of a heap under its limit, or at its start; `None` beyond the largest.
    pub(super) fn value(&self, heap: &Heap) -> Option<Count> {
        let size = heap.size().to_usize()?;
        let row = self.values.get(size)?;
        let most = match heap.quota() {
            Some(quota) => quota.to_usize().unwrap_or(size).min(size),
            None => size.saturating_sub(1),
        };
        Some(Count::from(u64::from(row[most])))
    }

    /// How many of the takes up to `most` from a heap of this size leave this value.
    pub(super) fn count_takes(
        &self,
        size: usize,
        most: usize,
        value: &Count,
        budget: &Budget,
    ) -> Result<Count, Refusal> {
        budget.steps(4 * most as u64)?;
        let value = value.to_u64();
        let leaves = |take: &usize| Some(u64::from(self.left_by(size, *take))) == value;
        Ok(Count::from((1..=most).filter(leaves).count()))
    }

    fn left_by(&self, size: usize, take: usize) -> u32 {
        let left = size - take;
        match left {
            0 => 0,
            _ => self.values[left][self.limits[take].min(left)],
        }
    }
}

/// f(x), cut at a number that no heap exceeds; refused if it has no value.
pub(super) fn value(
    limit: &Expression,
    take: usize,
    most: usize,
    budget: &Budget,
) -> Result<usize, Refusal> {
    let take = Count::from(take);
    budget.steps(cost(limit, take.bit_len() as u64).1)?;
    let value = limit.value(&take).map_err(|_| {
        let expected = "a limit that has a value for every take";
        refusal(Claim::Theorem, limit, expected)
    })?;
    Ok(value.to_usize().map_or(most, |value| value.min(most)))
}
