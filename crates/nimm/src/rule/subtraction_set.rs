//! Finite sets of amounts.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::{Bound, RangeInclusive};

use crate::Count;
use crate::notation::Fault;

/// The amounts that a subtraction game allows: a finite set of positive numbers, held as maximal
/// ascending runs, so that `1-10^12` is small.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SubtractionSet {
    /// Non-empty; ascending; a gap of at least one number between neighbours.
    runs: Vec<RangeInclusive<Count>>,
}

impl SubtractionSet {
    /// The set of the amounts in `runs`, in any order.
    ///
    /// # Errors
    ///
    /// [`Fault::EmptySet`] without runs; [`Fault::ZeroAmount`] or [`Fault::ReversedRange`] for a run
    /// that contains 0 or nothing; [`Fault::RepeatedAmount`] where two runs share an amount. Of
    /// several faults the first in the order of `runs`.
    ///
    /// # Examples
    ///
    /// ```
    /// use nimm::{Count, notation::Fault, rule::SubtractionSet};
    ///
    /// let count = |n: u64| Count::from(n);
    /// let set = SubtractionSet::new(vec![count(3)..=count(4), count(1)..=count(2)]);
    /// assert_eq!(set.map(|set| set.to_string()), Ok("1-4".to_string()));
    /// assert_eq!(SubtractionSet::new(vec![]), Err(Fault::EmptySet));
    /// ```
    pub fn new(runs: Vec<RangeInclusive<Count>>) -> Result<SubtractionSet, Fault> {
        let mut amounts = AmountList::default();
        for run in runs {
            amounts.add(run)?;
        }
        amounts.into_set()
    }

    /// The maximal runs of consecutive amounts, ascending.
    #[must_use]
    pub fn runs(&self) -> &[RangeInclusive<Count>] {
        &self.runs
    }

    /// The least amount.
    #[must_use]
    pub fn least(&self) -> &Count {
        self.runs[0].start()
    }

    /// The greatest amount.
    #[must_use]
    pub fn greatest(&self) -> &Count {
        self.runs[self.runs.len() - 1].end()
    }

    /// How many amounts there are.
    #[must_use]
    pub fn count(&self) -> Count {
        let length = |run: &RangeInclusive<Count>| &(run.end() - run.start()) + &Count::ONE;
        self.runs
            .iter()
            .map(length)
            .fold(Count::ZERO, |sum, length| &sum + &length)
    }

    /// Whether `amount` is in the set.
    #[must_use]
    pub fn contains(&self, amount: &Count) -> bool {
        let behind = self.runs.partition_point(|run| run.end() < amount);
        self.runs
            .get(behind)
            .is_some_and(|run| run.contains(amount))
    }

    /// The amounts that are at most `most`, as ascending ranges.
    #[must_use]
    pub fn up_to(&self, most: &Count) -> Vec<RangeInclusive<Count>> {
        self.runs
            .iter()
            .take_while(|run| run.start() <= most)
            .map(|run| run.start().clone()..=run.end().min(most).clone())
            .collect()
    }

    /// The positive numbers up to `most` that are not in the set, as ascending ranges.
    pub(super) fn complement_up_to(&self, most: &Count) -> Vec<RangeInclusive<Count>> {
        let mut ranges = Vec::new();
        let mut from = Count::ONE;
        for run in &self.runs {
            let before = run.start().checked_sub(&Count::ONE).unwrap_or_default();
            let to = before.min(most.clone());
            if from <= to {
                ranges.push(from..=to);
            }
            from = run.end() + &Count::ONE;
        }
        if from <= *most {
            ranges.push(from..=most.clone());
        }
        ranges
    }

    /// The amounts one by one, if the greatest is at most `most`.
    #[must_use]
    pub fn to_usizes(&self, most: u64) -> Option<Vec<usize>> {
        self.greatest()
            .to_u64()
            .filter(|greatest| *greatest <= most)?;
        let ends =
            |run: &RangeInclusive<Count>| Some((run.start().to_usize()?, run.end().to_usize()?));
        let runs: Option<Vec<_>> = self.runs.iter().map(ends).collect();
        Some(runs?.into_iter().flat_map(|(from, to)| from..=to).collect())
    }
}

/// Amounts that are listed one run after the other.
#[derive(Default)]
pub(super) struct AmountList {
    /// The last amount of each run, by its first; no two runs share an amount.
    runs: BTreeMap<Count, Count>,
}

impl AmountList {
    /// Adds a run, unless it is faulty by itself or beside those before it.
    pub(super) fn add(&mut self, run: RangeInclusive<Count>) -> Result<(), Fault> {
        let (from, to) = run.into_inner();
        if from > to {
            let (from, to) = (from.to_string(), to.to_string());
            return Err(Fault::ReversedRange { from, to });
        }
        if from.is_zero() {
            return Err(Fault::ZeroAmount);
        }
        let before = self.runs.range(..=&from).next_back();
        let reaches = before.is_some_and(|(_, last)| *last >= from);
        let within = (Bound::Excluded(&from), Bound::Included(&to));
        let repeated = match reaches {
            true => Some(&from),
            false => self.runs.range(within).next().map(|(first, _)| first),
        };
        if let Some(amount) = repeated {
            let amount = amount.to_string();
            return Err(Fault::RepeatedAmount { amount });
        }
        self.runs.insert(from, to);
        Ok(())
    }

    /// The set of these amounts; [`Fault::EmptySet`] if there are none.
    pub(super) fn into_set(self) -> Result<SubtractionSet, Fault> {
        let mut runs: Vec<RangeInclusive<Count>> = Vec::with_capacity(self.runs.len());
        for (from, to) in self.runs {
            match runs.last_mut() {
                Some(last) if from == last.end() + &Count::ONE => {
                    *last = last.start().clone()..=to;
                }
                _ => runs.push(from..=to),
            }
        }
        if runs.is_empty() {
            return Err(Fault::EmptySet);
        }
        Ok(SubtractionSet { runs })
    }
}

impl fmt::Display for SubtractionSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, run) in self.runs.iter().enumerate() {
            if index > 0 {
                f.write_str(",")?;
            }
            if run.start() == run.end() {
                write!(f, "{}", run.start())?;
            } else {
                write!(f, "{}-{}", run.start(), run.end())?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::SubtractionSet;
    use crate::Count;
    use crate::notation::Fault;

    fn set(runs: &[(u64, u64)]) -> Result<String, Fault> {
        let run = |(from, to): &(u64, u64)| Count::from(*from)..=Count::from(*to);
        SubtractionSet::new(runs.iter().map(run).collect()).map(|set| set.to_string())
    }

    #[test]
    fn touching_runs_become_one_in_any_order() {
        for runs in [
            [(1, 2), (3, 3), (4, 9)],
            [(4, 9), (3, 3), (1, 2)],
            [(4, 9), (1, 2), (3, 3)],
        ] {
            assert_eq!(set(&runs), Ok("1-9".to_string()));
        }
    }

    #[test]
    fn the_first_fault_says_what_is_wrong() {
        let repeated = |amount: &str| {
            let amount = amount.to_string();
            Err(Fault::RepeatedAmount { amount })
        };
        assert_eq!(set(&[]), Err(Fault::EmptySet));
        assert_eq!(set(&[(1, 1), (0, 3)]), Err(Fault::ZeroAmount));
        assert_eq!(set(&[(0, 0)]), Err(Fault::ZeroAmount));
        let (from, to) = ("3".to_string(), "1".to_string());
        assert_eq!(set(&[(3, 1)]), Err(Fault::ReversedRange { from, to }));
        assert_eq!(set(&[(5, 9), (7, 7)]), repeated("7"));
        assert_eq!(set(&[(7, 7), (5, 9)]), repeated("7"));
        assert_eq!(set(&[(9, 9), (5, 5), (1, 20)]), repeated("5"));
        assert_eq!(set(&[(5, 9), (9, 12)]), repeated("9"));
        assert_eq!(set(&[(5, 9), (1, 5)]), repeated("5"));
        assert_eq!(set(&[(2, 2), (2, 2), (0, 0)]), repeated("2"));
    }
}
