//! Nim-values of heaps each of which has a limit on the next take, for any limit f.
//!
//! g(n, k), of a heap of n from which at most k may be taken, is the mex of the g(n-x, f(x)) with
//! x <= k. A greater k only adds options, so g(n, k) never falls as k rises, and it is enough to know
//! for each n where it rises, and to what.
//!
//! Cost: one binary search for each x up to n, for every n; words for the rises, in most games few.

use crate::answer::{Limits, Stop};
use crate::rule::Expression;
use crate::{Count, Heap, NimValue};

/// How many heaps pass between two looks at whoever watches.
const WATCHED_EVERY: u64 = 64;

/// The nim-values of the heaps up to one, under every limit.
#[derive(Clone, Debug)]
pub(crate) struct LimitValues {
    /// The rises of all heaps, heap by heap.
    rises: Vec<Rise>,
    /// Where those of each heap end.
    ends: Vec<usize>,
    /// f(1), f(2), ..., cut at the largest machine word; index 0 is not used.
    limits: Vec<u32>,
}

/// From a limit of `quota` on, a heap has this nim-value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rise {
    pub(crate) quota: u32,
    pub(crate) value: u32,
}

impl LimitValues {
    /// The values up to `largest`; `watch` is told now and then how many heaps were valued, and ends
    /// the work by returning `false`.
    ///
    /// # Errors
    ///
    /// If that is too far; [`Stop::Theory`] if some f(x) that is needed has no value.
    pub(crate) fn up_to(
        limit: &Expression,
        largest: &Count,
        limits: &Limits,
        watch: &mut dyn FnMut(u64) -> bool,
    ) -> Result<LimitValues, Stop> {
        let most = limits.heap.min(u64::from(u32::MAX) - 1);
        let largest = largest.to_u64().filter(|size| *size <= most);
        let largest = largest.ok_or(Stop::Size { most })? as u32;
        let mut table = LimitValues {
            rises: Vec::new(),
            ends: vec![0],
            limits: vec![0],
        };
        let mut looks = 0u64;
        // The last heap in which each value was met, and the highest value of all heaps so far.
        let (mut met, mut highest) = (vec![0u32], 0);
        for n in 1..=largest {
            if u64::from(n).is_multiple_of(WATCHED_EVERY) && !watch(u64::from(n)) {
                let reached = u64::from(n);
                return Err(Stop::Interrupted { reached });
            }
            let mut value = 0;
            for take in 1..=n {
                looks += 1;
                let option = table.option(n, take);
                met[option as usize] = n;
                if option == value {
                    while met.get(value as usize) == Some(&n) {
                        value += 1;
                    }
                    table.rises.push(Rise { quota: take, value });
                    // No option is worth more than all smaller heaps.
                    if value > highest {
                        highest = value;
                        met.push(0);
                        break;
                    }
                }
            }
            if looks > limits.moves {
                let reached = limits.moves;
                return Err(Stop::Moves { reached });
            }
            table.ends.push(table.rises.len());
            if n < largest {
                let next = limit
                    .value(&Count::from(u64::from(n)))
                    .map_err(|_| Stop::Theory)?;
                let next = next.to_u64().and_then(|next| u32::try_from(next).ok());
                table.limits.push(next.unwrap_or(u32::MAX));
            }
        }
        Ok(table)
    }

    /// The largest heap.
    pub(crate) fn largest(&self) -> u64 {
        self.ends.len() as u64 - 1
    }

    /// The nim-value of a heap, at its start where no limit is in force; `None` beyond the table.
    pub(crate) fn value(&self, heap: &Heap) -> Option<NimValue> {
        let (size, quota) = self.in_words(heap)?;
        Some(NimValue::from(u64::from(self.value_at(size, quota))))
    }

    /// The takes from a heap of the table, ascending, that leave this nim-value.
    pub(crate) fn takes_to(
        &self,
        heap: &Heap,
        value: &NimValue,
    ) -> impl Iterator<Item = Count> + use<'_> {
        let (size, quota) = self.in_words(heap).unwrap_or_default();
        let wanted = value.as_count().to_u64();
        let leaves = move |take: &u32| Some(u64::from(self.option(size, *take))) == wanted;
        (1..=quota)
            .filter(leaves)
            .map(|take| Count::from(u64::from(take)))
    }

    /// Where the nim-value of a heap of this size rises, ascending; nothing beyond the table.
    pub(crate) fn rises(&self, size: &Count) -> &[Rise] {
        let size = size.to_usize().filter(|size| *size < self.ends.len());
        size.map_or(&[], |size| self.rises_at(size))
    }

    /// The size of a heap and the most that may be taken from it now.
    fn in_words(&self, heap: &Heap) -> Option<(u32, u32)> {
        let size = heap.size().to_u64()?;
        let size = u32::try_from(size).ok()?;
        let quota = match heap.quota() {
            None => size.saturating_sub(1),
            Some(quota) => quota
                .to_u64()
                .map_or(size, |quota| quota.min(size.into()) as u32),
        };
        (u64::from(size) <= self.largest()).then_some((size, quota))
    }

    /// g(n, k).
    fn value_at(&self, size: u32, quota: u32) -> u32 {
        let rises = self.rises_at(size as usize);
        let passed = rises.partition_point(|rise| rise.quota <= quota);
        passed.checked_sub(1).map_or(0, |last| rises[last].value)
    }

    /// What a take leaves.
    fn option(&self, size: u32, take: u32) -> u32 {
        match size - take {
            0 => 0,
            left => self.value_at(left, self.limits[take as usize]),
        }
    }

    fn rises_at(&self, size: usize) -> &[Rise] {
        let start = size.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.rises[start..self.ends[size]]
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::LimitValues;
    use crate::rule::HeapRule;
    use crate::{Count, Heap, Limits, Rule};

    fn table(rule: &str, largest: u64) -> LimitValues {
        let rule: Rule = rule.parse().expect("a rule");
        let Some(HeapRule::AtMost(limit)) = rule.only_heap_rule() else {
            panic!("{rule} has no limit");
        };
        let largest = Count::from(largest);
        LimitValues::up_to(limit, &largest, &Limits::default(), &mut |_| true).expect("a table")
    }

    fn published() -> Value {
        let text = include_str!("../../tests/data/D_fibnim.json");
        serde_json::from_str::<Value>(text).expect("a table in JSON")["data"].clone()
    }

    #[test]
    fn fibonacci_values_rise_where_the_table_has_them_rise() {
        let found = table("fibonacci", 60);
        let listed = published()["thresholds"].clone();
        let listed = listed.as_object().expect("heaps");
        assert_eq!(listed.len(), 60);
        for (size, quotas) in listed {
            let size: u64 = size.parse().expect("a size");
            let rises = found.rises(&Count::from(size)).iter();
            let rises: Vec<u32> = rises.map(|rise| rise.quota).collect();
            assert_eq!(serde_json::json!(rises), *quotas, "{size}");
        }
    }

    #[test]
    fn fibonacci_values_are_those_of_the_tables() {
        let (found, published) = (table("fibonacci", 300), published());
        let value = |heap: Heap| {
            let value = found.value(&heap).expect("a heap of the table");
            value.as_count().to_u64().expect("a small value")
        };
        let row = |name: &str| published[name].as_array().expect("values").clone();
        for (size, listed) in (0u64..).zip(row("fib_grundy_unrestricted")) {
            assert_eq!(value(Heap::with_quota(size, size)), listed, "{size}");
        }
        for (size, listed) in (0u64..).zip(row("fib_grundy_first_not_all")) {
            assert_eq!(value(Heap::new(size)), listed, "{size}");
        }
        for (size, listed) in (0u64..).zip(row("fib_grundy_table_n<=40_k<=40")) {
            for (quota, listed) in (0u64..).zip(listed.as_array().expect("values")) {
                assert_eq!(
                    value(Heap::with_quota(size, quota)),
                    *listed,
                    "{size}@{quota}"
                );
            }
        }
        let first = published["first_n_with_value"].as_object().expect("values");
        assert_eq!(first.len(), 17);
        for (wanted, size) in first {
            let wanted: u64 = wanted.parse().expect("a value");
            let mut sizes = 0..=300u64;
            let found = sizes.find(|size| value(Heap::with_quota(*size, *size)) == wanted);
            assert_eq!(found, size.as_u64(), "{wanted}");
        }
    }

    #[test]
    fn a_limit_that_never_binds_again_leaves_a_heap_of_nim_or_nothing() {
        let found = table("take at most 1000000", 400);
        for (size, quota, worth) in [(400u64, 400u64, 400u64), (400, 399, 0), (9, 0, 0)] {
            let heap = Heap::with_quota(size, quota);
            let value = found.value(&heap).expect("a heap");
            assert_eq!(*value.as_count(), Count::from(worth));
        }
        assert_eq!(found.value(&Heap::new(401u64)), None);
    }
}
