//! A table of nim-values of one heap rule, with a proven period where there is one.

use super::{ExactPeriod, Values, naive_values, nim_values, value_period};
use crate::answer::{self, Evidence, Limits, PeriodProof, Stop};
use crate::rule::{HeapRule, SubtractionSet};
use crate::{Count, NimValue};

/// A period is looked for in at least so many heaps, or this part of what is within reach, though
/// the question needs fewer: a proven period is worth more than a table, and most are short.
const WORTH_LOOKING: u64 = 1 << 16;
const PART_WORTH_LOOKING: u64 = 100;

/// The largest amount of a set that an engine takes on: its masks have so many binary digits.
const LARGEST_AMOUNT: u64 = 1 << 30;

/// Sets of more amounts than this reach proportionally less far: a value costs a look at each.
const MANY_AMOUNTS: u64 = 1000;

/// The amounts of a set one by one, and the largest heap that is worth computing for it; `None`
/// where an amount is beyond that.
pub(crate) fn in_reach(set: &SubtractionSet, limits: &Limits) -> Option<(Vec<usize>, u64)> {
    let far = reach(set, limits);
    Some((set.to_usizes(far.min(LARGEST_AMOUNT))?, far))
}

fn reach(set: &SubtractionSet, limits: &Limits) -> u64 {
    let amounts = set.count().to_u64().unwrap_or(u64::MAX);
    limits.heap / amounts.div_ceil(MANY_AMOUNTS)
}

/// The most heaps of a table, whatever the limits: each takes a byte or more of memory.
const MOST_HEAPS: u64 = 1 << 33;

/// The nim-values g(0), g(1), ... of one heap rule.
#[derive(Clone, Debug)]
pub struct ValueTable {
    values: TableValues,
    period: Option<FoundPeriod>,
}

#[derive(Clone, Debug)]
enum TableValues {
    Set(Values),
    Plain(Vec<u32>),
}

/// A proven period in machine words.
#[derive(Clone, Copy, Debug)]
struct FoundPeriod {
    why: PeriodProof,
    preperiod: u64,
    period: u64,
    saltus: u64,
    checked_to: u64,
}

impl FoundPeriod {
    fn of_window(proven: ExactPeriod, largest_take: usize) -> FoundPeriod {
        FoundPeriod {
            why: PeriodProof::Window,
            preperiod: proven.preperiod,
            period: proven.period,
            saltus: 0,
            checked_to: proven.preperiod + proven.period + largest_take as u64,
        }
    }
}

impl ValueTable {
    /// The values of heaps up to `largest`, and a period if it is proven on the way.
    ///
    /// # Errors
    ///
    /// How far it got, if that is not far enough; [`Stop::Theory`] for a rule whose heaps have no
    /// sequence, since the limit in force matters too.
    pub fn new(rule: &HeapRule, largest: &Count, limits: &Limits) -> Result<ValueTable, Stop> {
        match rule {
            HeapRule::AtMost(_) => Err(Stop::Theory),
            HeapRule::Take(set) => Self::of_set(set, largest, limits),
            HeapRule::Nim | HeapRule::AllBut(_) | HeapRule::Code(_) | HeapRule::Choice(_) => {
                Self::plain(rule, largest, limits)
            }
        }
    }

    /// The values of heaps up to `largest` by plain mex, whatever the rule.
    ///
    /// # Errors
    ///
    /// As for [`ValueTable::new`].
    pub fn plain(rule: &HeapRule, largest: &Count, limits: &Limits) -> Result<ValueTable, Stop> {
        if rule.has_quota() {
            return Err(Stop::Theory);
        }
        let most = rule.largest_heap().unwrap_or(u64::MAX).min(limits.heap);
        let Some(largest) = largest.to_usize().filter(|n| *n as u64 <= most) else {
            return Err(Stop::Size { most });
        };
        let amounts = |size: usize| {
            // Amounts are no larger than the heap, a machine word.
            let word = |n: &Count| n.to_usize().unwrap_or(size);
            rule.amounts(&crate::Heap::new(size))
                .map(|(range, leaves)| (word(range.start())..=word(range.end()), leaves))
                .collect()
        };
        match naive_values(amounts, largest.saturating_add(1), limits.moves) {
            Ok(values) => Ok(ValueTable {
                values: TableValues::Plain(values),
                period: None,
            }),
            Err(_) => Err(Stop::Moves {
                reached: limits.moves,
            }),
        }
    }

    fn of_set(set: &SubtractionSet, largest: &Count, limits: &Limits) -> Result<ValueTable, Stop> {
        let Some((takes, far)) = in_reach(set, limits) else {
            return Self::of_small_amounts(set, largest, limits);
        };
        let far = far.min(MOST_HEAPS);
        let needed = largest.to_u64().filter(|needed| *needed <= far);
        let look = needed.map_or(far, |needed| {
            needed
                .max(WORTH_LOOKING.min(far / PART_WORTH_LOOKING))
                .min(far)
        });
        match value_period(&takes, look) {
            Ok((proven, values)) => Ok(ValueTable {
                values: TableValues::Set(values),
                period: Some(FoundPeriod::of_window(proven, takes[takes.len() - 1])),
            }),
            Err((reached, values)) if needed.is_some_and(|needed| needed <= reached) => {
                Ok(ValueTable {
                    values: TableValues::Set(values),
                    period: None,
                })
            }
            Err((reached, _)) => Err(Stop::Heap { reached }),
        }
    }

    /// The values of heaps that are smaller than the greatest amounts, which never matter for them.
    fn of_small_amounts(
        set: &SubtractionSet,
        largest: &Count,
        limits: &Limits,
    ) -> Result<ValueTable, Stop> {
        let set = SubtractionSet::new(set.up_to(largest)).ok();
        let far = set.as_ref().map_or(limits.heap, |set| reach(set, limits));
        let far = far.min(MOST_HEAPS);
        let heaps = largest
            .to_u64()
            .filter(|largest| *largest <= far)
            .map(|largest| largest + 1);
        let heaps = heaps.and_then(|heaps| usize::try_from(heaps).ok());
        let heaps = heaps.ok_or(Stop::Size { most: far })?;
        let values = match set {
            Some(set) => {
                let takes = set.to_usizes(LARGEST_AMOUNT);
                let too_large = Stop::Size {
                    most: LARGEST_AMOUNT,
                };
                TableValues::Set(nim_values(&takes.ok_or(too_large)?, heaps))
            }
            // No amount is small enough: no heap has a move.
            None => TableValues::Plain(vec![0; heaps]),
        };
        Ok(ValueTable {
            values,
            period: None,
        })
    }

    /// The nim-value of a heap; `None` beyond the table where no period is proven.
    #[must_use]
    pub fn value(&self, size: &Count) -> Option<NimValue> {
        if let Some(size) = size.to_u64() {
            return self.value_at(size).map(NimValue::from);
        }
        let found = self.period?;
        let start = Count::from(found.preperiod);
        let (turns, place) = size
            .checked_sub(&start)?
            .div_rem(&Count::from(found.period));
        let value = Count::from(self.listed(found.preperiod + place.to_u64()?)?);
        Some(NimValue::from(
            &value + &(&turns * &Count::from(found.saltus)),
        ))
    }

    /// The same in machine words; `None` as well where the value does not fit.
    pub(crate) fn value_at(&self, size: u64) -> Option<u64> {
        if let Some(value) = self.listed(size) {
            return Some(value);
        }
        let found = self.period?;
        let beyond = size.checked_sub(found.preperiod)?;
        let (turns, place) = (beyond / found.period, beyond % found.period);
        let value = self.listed(found.preperiod + place)?;
        value.checked_add(turns.checked_mul(found.saltus)?)
    }

    fn listed(&self, size: u64) -> Option<u64> {
        let index = usize::try_from(size).ok()?;
        let value = match &self.values {
            TableValues::Set(values) => values.get(index)?,
            TableValues::Plain(values) => *values.get(index)?,
        };
        Some(u64::from(value))
    }

    /// How many heaps, from 0, the table holds.
    #[must_use]
    #[expect(clippy::len_without_is_empty, reason = "heap 0 is always in it")]
    pub fn len(&self) -> usize {
        match &self.values {
            TableValues::Set(values) => values.len(),
            TableValues::Plain(values) => values.len(),
        }
    }

    /// The period, if one is proven.
    #[must_use]
    pub fn period(&self) -> Option<answer::ProvenPeriod> {
        let found = self.period?;
        Some(answer::ProvenPeriod {
            why: found.why,
            preperiod: found.preperiod.into(),
            period: found.period.into(),
            saltus: found.saltus.into(),
            checked_to: found.checked_to.into(),
        })
    }

    /// The evidence that the table is.
    pub(crate) fn evidence(&self) -> Evidence {
        match self.period() {
            Some(proven) => Evidence::Period(proven),
            None => Evidence::Table {
                up_to: self.len() as u64 - 1,
            },
        }
    }

    /// The table in a few words, for the witness of a sum.
    pub(crate) fn describe(&self) -> String {
        match self.period() {
            Some(proven) => proven.describe(),
            None => format!("table up_to {}", self.len() - 1),
        }
    }
}
