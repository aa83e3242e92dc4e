//! Octal and hexadecimal codes of taking-and-breaking games.

use std::fmt;
use std::ops::RangeInclusive;

use super::{Leaves, SubtractionSet};
use crate::Count;

/// The longest code that is printed as digits; longer ones are printed in words.
const LONGEST: u64 = 32;

/// A taking-and-breaking game with finitely many amounts, d0.d1d2d3...: taking j tokens may leave as
/// many non-empty heaps as the digit d_j says, 1 none, 2 one, 4 two, 8 three, and sums of these.
/// Taking nothing, d0, splits a heap: it has 4 and 8 only.
///
/// Text: the digits, without zeros at the end, `0.77`; digits above 9 are A to F. At least one digit
/// is no 0.
///
/// Source: R. K. Guy and C. A. B. Smith 1956, The G-values of various games.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TakeBreakCode {
    split: u8,
    /// Ascending, disjoint; digits are not 0 and differ where runs touch.
    runs: Vec<(RangeSpan, u8)>,
}

/// An ascending range that can be ordered and hashed.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct RangeSpan {
    from: Count,
    to: Count,
}

impl TakeBreakCode {
    /// The code in which the amounts of each range have a digit; where ranges overlap, what either
    /// allows is allowed. `None` if nothing is allowed at all.
    pub(super) fn new(
        split: u8,
        ranges: impl IntoIterator<Item = (RangeInclusive<Count>, u8)>,
    ) -> Option<TakeBreakCode> {
        // Where a digit begins to be allowed, and where it ends.
        let mut edges: Vec<(Count, u8, i32)> = Vec::new();
        for (range, digit) in ranges.into_iter().filter(|(_, digit)| *digit != 0) {
            let (from, to) = range.into_inner();
            edges.push((&to + &Count::ONE, digit, -1));
            edges.push((from, digit, 1));
        }
        edges.sort_unstable();
        let mut open = [0i32; 16];
        let mut runs: Vec<(RangeSpan, u8)> = Vec::new();
        for (place, (from, digit, step)) in edges.iter().enumerate() {
            open[usize::from(*digit)] += step;
            let Some((end, ..)) = edges.get(place + 1).filter(|(end, ..)| end > from) else {
                continue;
            };
            let allowed = (0..16u8).filter(|digit| open[usize::from(*digit)] > 0);
            let digit = allowed.fold(0, |all, digit| all | digit);
            let to = end.checked_sub(&Count::ONE).unwrap_or_default();
            match runs.last_mut() {
                Some((last, before)) if *before == digit && &last.to + &Count::ONE == *from => {
                    last.to = to;
                }
                _ if digit != 0 => {
                    let from = from.clone();
                    runs.push((RangeSpan { from, to }, digit));
                }
                _ => {}
            }
        }
        (split & 12 != 0 || !runs.is_empty()).then_some(TakeBreakCode {
            split: split & 12,
            runs,
        })
    }

    /// What may be left where nothing is taken.
    #[must_use]
    pub fn split(&self) -> Leaves {
        Leaves::of_digit(self.split)
    }

    /// The amounts that may be taken, ascending, and what each may leave.
    pub fn runs(&self) -> impl Iterator<Item = (RangeInclusive<Count>, Leaves)> + '_ {
        let run = |(span, digit): &(RangeSpan, u8)| {
            let range = span.from.clone()..=span.to.clone();
            (range, Leaves::of_digit(*digit))
        };
        self.runs.iter().map(run)
    }

    /// What may be left where `amount` tokens are taken; nothing is allowed for digit 0.
    #[must_use]
    pub fn leaves(&self, amount: &Count) -> Leaves {
        if amount.is_zero() {
            return self.split();
        }
        let behind = self.runs.partition_point(|(span, _)| span.to < *amount);
        let run = self
            .runs
            .get(behind)
            .filter(|(span, _)| span.from <= *amount);
        run.map_or(Leaves::default(), |(_, digit)| Leaves::of_digit(*digit))
    }

    /// The greatest amount that may be taken: k, where d_k is the last digit that is not 0; 0 if
    /// heaps are only split.
    #[must_use]
    pub fn greatest(&self) -> Count {
        self.runs
            .last()
            .map(|(span, _)| span.to.clone())
            .unwrap_or_default()
    }

    /// The most heaps that a move may leave.
    #[must_use]
    pub fn ways(&self) -> u32 {
        let all = self
            .runs
            .iter()
            .fold(self.split, |all, (_, digit)| all | digit);
        all.checked_ilog2().unwrap_or_default()
    }

    /// The digits d0, d1, ..., d_k, if k is at most `most`.
    #[must_use]
    pub fn digits(&self, most: u64) -> Option<Vec<u8>> {
        let greatest = self.greatest().to_u64().filter(|k| *k <= most)?;
        let mut digits = vec![0; usize::try_from(greatest).ok()? + 1];
        digits[0] = self.split;
        for (span, digit) in &self.runs {
            digits[span.from.to_usize()?..=span.to.to_usize()?].fill(*digit);
        }
        Some(digits)
    }

    /// The subtraction set, where every amount leaves at most one heap and nothing else matters.
    pub(super) fn as_set(&self) -> Option<SubtractionSet> {
        let plain = self.split == 0 && self.runs.iter().all(|(_, digit)| *digit == 3);
        let runs = self.runs().map(|(range, _)| range).collect();
        plain.then(|| SubtractionSet::new(runs).ok()).flatten()
    }

    /// The code of a subtraction set: every digit is 3 or 0.
    #[must_use]
    pub fn of_set(set: &SubtractionSet) -> TakeBreakCode {
        let run = |run: &RangeInclusive<Count>| {
            let (from, to) = (run.start().clone(), run.end().clone());
            (RangeSpan { from, to }, 3)
        };
        TakeBreakCode {
            split: 0,
            runs: set.runs().iter().map(run).collect(),
        }
    }

    /// The digits as text, if there are no more than are worth printing.
    #[must_use]
    pub fn text(&self) -> Option<String> {
        let digits = self.digits(LONGEST)?;
        let hex = |digit: &u8| char::from_digit(u32::from(*digit), 16).unwrap_or('0');
        let mut text: String = digits.iter().map(hex).collect();
        text.make_ascii_uppercase();
        text.insert(1, '.');
        if digits.len() == 1 {
            text.push('0');
        }
        Some(text)
    }
}

impl fmt::Display for TakeBreakCode {
    /// The digits, or the words of the notation for long codes.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.text() {
            Some(text) => f.write_str(&text),
            None => super::choice::Choice::of_code(self).fmt(f),
        }
    }
}
