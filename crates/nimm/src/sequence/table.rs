//! A table of nim-values of one heap rule, with a proven period where there is one.
//!
//! `fill` chooses the engine that fills it.

mod fill;

use super::{ArithmeticPeriod, ExactPeriod, Values};
use crate::answer::{self, Evidence, PeriodProof};
use crate::{Count, NimValue};

pub(crate) use fill::in_reach;

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
    Short(Vec<u16>),
}

/// A proven period in machine words.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FoundPeriod {
    pub(crate) why: PeriodProof,
    pub(crate) preperiod: u64,
    pub(crate) period: u64,
    pub(crate) saltus: u64,
    pub(crate) checked_to: u64,
}

impl FoundPeriod {
    fn of_arithmetic(why: PeriodProof, proven: ArithmeticPeriod) -> FoundPeriod {
        FoundPeriod {
            why,
            preperiod: proven.preperiod,
            period: proven.period,
            saltus: proven.saltus,
            checked_to: proven.checked_to,
        }
    }

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

    /// All heaps of a value, ascending, where the values grow for ever: then there are few.
    pub(crate) fn heaps_of_growing(&self, value: &Count) -> Option<Vec<Count>> {
        let found = self.period.filter(|found| found.saltus > 0)?;
        let (period, saltus) = (Count::from(found.period), Count::from(found.saltus));
        let heap = |place: u64| {
            let (turns, rest) = value
                .checked_sub(&Count::from(self.listed(place)?))?
                .div_rem(&saltus);
            let repeats = place >= found.preperiod;
            (rest.is_zero() && (repeats || turns.is_zero()))
                .then(|| &Count::from(place) + &(&turns * &period))
        };
        let places = 0..found.preperiod + found.period;
        let mut heaps: Vec<Count> = places.filter_map(heap).collect();
        heaps.sort_unstable();
        Some(heaps)
    }

    fn listed(&self, size: u64) -> Option<u64> {
        let index = usize::try_from(size).ok()?;
        let value = match &self.values {
            TableValues::Set(values) => values.get(index)?,
            TableValues::Plain(values) => *values.get(index)?,
            TableValues::Short(values) => u32::from(*values.get(index)?),
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
            TableValues::Short(values) => values.len(),
        }
    }

    /// The same in machine words.
    pub(crate) fn found(&self) -> Option<FoundPeriod> {
        self.period
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
