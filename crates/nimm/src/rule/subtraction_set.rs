//! Finite sets of amounts.

use std::fmt;
use std::ops::RangeInclusive;

use crate::Count;

/// The amounts that a subtraction game allows: a finite set of positive numbers, held as maximal
/// ascending runs, so that `1-10^12` is small.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SubtractionSet {
    /// Non-empty; ascending; a gap of at least one number between neighbours.
    runs: Vec<RangeInclusive<Count>>,
}

impl SubtractionSet {
    /// The set of the amounts in `runs`, in any order; `None` if it is empty, if a run is empty or
    /// contains 0, or if two runs share an amount.
    ///
    /// # Examples
    ///
    /// ```
    /// use nimm::{Count, rule::SubtractionSet};
    ///
    /// let count = |n: u64| Count::from(n);
    /// let set = SubtractionSet::new(vec![count(3)..=count(4), count(1)..=count(2)]);
    /// assert_eq!(set.map(|set| set.to_string()), Some("1-4".to_string()));
    /// assert_eq!(SubtractionSet::new(vec![]), None);
    /// ```
    #[must_use]
    pub fn new(mut runs: Vec<RangeInclusive<Count>>) -> Option<SubtractionSet> {
        if runs.is_empty()
            || runs
                .iter()
                .any(|run| run.is_empty() || run.start().is_zero())
        {
            return None;
        }
        runs.sort_by(|a, b| a.start().cmp(b.start()));
        let mut merged: Vec<RangeInclusive<Count>> = Vec::with_capacity(runs.len());
        for run in runs {
            if let Some(last) = merged.last_mut() {
                if run.start() <= last.end() {
                    return None;
                }
                if *run.start() == last.end() + &Count::ONE {
                    *last = last.start().clone()..=run.end().clone();
                    continue;
                }
            }
            merged.push(run);
        }
        Some(SubtractionSet { runs: merged })
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
