//! What the values of a sequence are, counted.

use std::collections::BTreeMap;

use serde::Serialize;

/// How often values occur in a sequence g(0), g(1), ..., and which heaps set a record.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Statistics {
    /// How many heaps were counted, from 0 on.
    pub heaps: u64,
    /// The values that occur, ascending.
    pub frequencies: Vec<Frequency>,
    /// The heaps whose value is above those of all smaller heaps, ascending.
    pub records: Vec<Record>,
}

/// How often one value occurs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Frequency {
    /// The value.
    pub value: u64,
    /// How many heaps have it.
    pub count: u64,
    /// The least heap that has it.
    pub first: u64,
    /// The largest heap, of those counted, that has it.
    pub last: u64,
}

/// A heap whose value is above those of all smaller heaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Record {
    /// The heap.
    pub heap: u64,
    /// Its value.
    pub value: u64,
}

impl Statistics {
    /// Counts the values of the heaps 0, 1, ...
    ///
    /// # Examples
    ///
    /// ```
    /// use nimm::Statistics;
    ///
    /// let counted = Statistics::of([0, 1, 0, 2, 1]);
    /// assert_eq!(counted.frequencies[0].count, 2);
    /// assert_eq!(counted.records[2].heap, 3);
    /// ```
    #[must_use]
    pub fn of(values: impl IntoIterator<Item = u64>) -> Statistics {
        let mut counted = Statistics::default();
        let mut by_value: BTreeMap<u64, Frequency> = BTreeMap::new();
        for (heap, value) in (0..).zip(values) {
            counted.heaps = heap + 1;
            let here = by_value.entry(value).or_insert(Frequency {
                value,
                count: 0,
                first: heap,
                last: heap,
            });
            here.count += 1;
            here.last = heap;
            if counted
                .records
                .last()
                .is_none_or(|record| record.value < value)
            {
                counted.records.push(Record { heap, value });
            }
        }
        counted.frequencies = by_value.into_values().collect();
        counted
    }

    /// The rarest values that occur, by how often and then by value: of those that fewer heaps have
    /// than one in `part` of the average.
    #[must_use]
    pub fn rare(&self, part: u64) -> Vec<Frequency> {
        let kinds = self.frequencies.len() as u64;
        let is_rare = |frequency: &&Frequency| frequency.count * part * kinds < self.heaps;
        let mut rare: Vec<Frequency> = self.frequencies.iter().filter(is_rare).copied().collect();
        rare.sort_by_key(|frequency| (frequency.count, frequency.value));
        rare
    }
}
