//! Sets whose values follow from those of a smaller set.
//!
//! **Theorem** (common divisor). Let every amount be a multiple of d, S = dS'. Then
//! g(n) = g'(floor(n / d)), with g' the values of S'.
//!
//! **Theorem** (blow-up). Let S be 1, ..., L-1 and, for every t of a set S', tL-(L-1), ..., tL+(L-1).
//! Then g(n) = (n mod L) + L g'(floor(n / L)).
//!
//! The period of S' is multiplied by d or L. The proofs are in docs/theory.md.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use super::Theorem;
use super::condition::{Condition, NORMAL_PLAY, ONE_SET};
use super::formula::{Formula, Repeats, Takes};
use super::heap_values::HeapValues;
use super::row::{Gives, How, PROOF_IN_BOOK, Row};
use crate::rule::{HeapRule, SubtractionSet};
use crate::{Count, NimValue};

static DIVISIBLE: Condition = Condition::of_heaps(
    "common-divisor",
    "every amount is a multiple of d, more than 1",
    |rule| reduction(rule, Way::CommonDivisor).is_some(),
);

static BLOWN_UP: Condition = Condition::of_heaps(
    "blown-up",
    "the amounts are 1..L-1 and, for every t of a smaller set, tL-(L-1)..tL+(L-1)",
    |rule| reduction(rule, Way::BlowUp).is_some(),
);

static SMALLER_SET_KNOWN: Condition = Condition::of_heaps(
    "smaller-set-known",
    "the nim-values of the smaller set are known in closed form",
    |rule| {
        let by = |way| recognise(rule, way);
        by(Way::CommonDivisor).or_else(|| by(Way::BlowUp)).is_some()
    },
);

pub(super) static COMMON_DIVISOR: Row = Row {
    name: "common-divisor",
    pattern: &ONE_SET,
    conditions: &[&DIVISIBLE, &SMALLER_SET_KNOWN, &NORMAL_PLAY],
    gives: &[Gives::Outcome, Gives::NimValue, Gives::WinningMoves],
    reference: PROOF_IN_BOOK,
    symbols: &[("divisor", "d")],
    inside: &["take 2,4,8", "take 3,6,18,21"],
    outside: &["take 2,4,7", "take 4,6,14", "misere take 2,4,8"],
    how: How::Heaps(|rule| recognise(rule, Way::CommonDivisor)),
};

pub(super) static BLOW_UP: Row = Row {
    name: "blow-up",
    pattern: &ONE_SET,
    conditions: &[&BLOWN_UP, &SMALLER_SET_KNOWN, &NORMAL_PLAY],
    gives: &[Gives::Outcome, Gives::NimValue, Gives::WinningMoves],
    reference: PROOF_IN_BOOK,
    symbols: &[("length", "L")],
    inside: &["take 1,3-5,9-11", "take 1-2,4-8,16-20"],
    outside: &[
        "take 1,3-5,9-11,14",
        "take 1,3-7,13-15",
        "misere take 1,3-5,9-11",
    ],
    how: How::Heaps(|rule| recognise(rule, Way::BlowUp)),
};

/// How a set comes from a smaller one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// Every amount is multiplied.
    CommonDivisor,
    /// Every amount becomes an interval.
    BlowUp,
}

/// A set, and the smaller one that it comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Reduction {
    pub(crate) way: Way,
    /// d or L, at least 2.
    pub(crate) number: Count,
    /// S'.
    pub(crate) inner: SubtractionSet,
    outer: SubtractionSet,
}

impl Reduction {
    /// The reduction of a rule, if there is one.
    pub(crate) fn of(rule: &HeapRule) -> Option<Reduction> {
        let HeapRule::Take(set) = rule else {
            return None;
        };
        Self::by_common_divisor(set).or_else(|| Self::by_blow_up(set))
    }

    fn by_common_divisor(set: &SubtractionSet) -> Option<Reduction> {
        let is_single = |run: &RangeInclusive<Count>| run.start() == run.end();
        if !set.runs().iter().all(is_single) {
            return None;
        }
        let number = common(set.runs().iter().map(RangeInclusive::start).cloned());
        let divided = |n: &Count| n.div_rem(&number).0;
        let inner = set
            .runs()
            .iter()
            .map(|run| divided(run.start())..=divided(run.end()));
        Self::new(Way::CommonDivisor, &number, inner.collect(), set)
    }

    fn by_blow_up(set: &SubtractionSet) -> Option<Reduction> {
        let (first, others) = set.runs().split_first()?;
        if *first.start() != Count::ONE {
            return None;
        }
        // Runs from 1 mod L to -1 mod L.
        let before = |run: &RangeInclusive<Count>| run.start() - &Count::ONE;
        let behind = |run: &RangeInclusive<Count>| run.end() + &Count::ONE;
        let ends = others.iter().flat_map(|run| [before(run), behind(run)]);
        let greatest = common(ends.chain([behind(first)]));
        // A run may be too short for the greatest L, and long enough for a part of it.
        let lengths = (1..=3u64).map(|part| greatest.div_rem(&Count::from(part)));
        let mut lengths = lengths
            .filter(|(_, rest)| rest.is_zero())
            .map(|(length, _)| length);
        lengths.find_map(|length| {
            let from = |run| &before(run).div_rem(&length).0 + &Count::ONE;
            let to = |run| behind(run).div_rem(&length).0.checked_sub(&Count::ONE);
            let run = |run| Some(from(run)..=to(run)?);
            let others = others.iter().map(run).collect::<Option<Vec<_>>>()?;
            if others.iter().any(RangeInclusive::is_empty) {
                return None;
            }
            let first = run(first).filter(|run| !run.is_empty());
            let inner = first.into_iter().chain(others).collect();
            Self::new(Way::BlowUp, &length, inner, set)
        })
    }

    fn new(
        way: Way,
        number: &Count,
        inner: Vec<RangeInclusive<Count>>,
        outer: &SubtractionSet,
    ) -> Option<Reduction> {
        if *number <= Count::ONE {
            return None;
        }
        Some(Reduction {
            way,
            number: number.clone(),
            inner: SubtractionSet::new(inner).ok()?,
            outer: outer.clone(),
        })
    }

    /// The values, from those of the smaller set.
    pub(crate) fn values(self, inner: HeapValues) -> Reduced {
        Reduced {
            reduction: self,
            inner,
        }
    }
}

fn common(mut numbers: impl Iterator<Item = Count>) -> Count {
    let first = numbers.next().unwrap_or_default();
    numbers.fold(first, |common, n| common.gcd(&n))
}

/// The reduction in one of the ways.
fn reduction(rule: &HeapRule, way: Way) -> Option<Reduction> {
    Reduction::of(rule).filter(|reduction| reduction.way == way)
}

fn recognise(rule: &HeapRule, way: Way) -> Option<Box<dyn Formula>> {
    let reduction = reduction(rule, way)?;
    let inner = HeapValues::closed_form(&HeapRule::Take(reduction.inner.clone()))?;
    // Its heaps of a value could only be found one by one, in intervals of any length.
    if way == Way::BlowUp && inner.theorem() == Some(Theorem::BlowUp) {
        return None;
    }
    Some(Box::new(reduction.values(inner)))
}

/// The values of a set by those of a smaller one.
#[derive(Clone, Debug)]
pub(crate) struct Reduced {
    reduction: Reduction,
    inner: HeapValues,
}

impl Formula for Reduced {
    fn theorem(&self) -> Theorem {
        match self.reduction.way {
            Way::CommonDivisor => Theorem::CommonDivisor,
            Way::BlowUp => Theorem::BlowUp,
        }
    }

    fn witness(&self) -> BTreeMap<String, String> {
        let number = match self.reduction.way {
            Way::CommonDivisor => "divisor",
            Way::BlowUp => "length",
        };
        BTreeMap::from([
            (number.to_string(), self.reduction.number.to_string()),
            ("of".to_string(), self.inner.describe()),
        ])
    }

    fn value(&self, size: &Count) -> Option<NimValue> {
        let number = &self.reduction.number;
        let (quotient, rest) = size.div_rem(number);
        let inner = self.inner.value(&quotient)?;
        Some(match self.reduction.way {
            Way::CommonDivisor => inner,
            Way::BlowUp => NimValue::from(&(number * inner.as_count()) + &rest),
        })
    }

    fn takes_to<'a>(&'a self, size: &'a Count, target: &'a NimValue) -> Option<Takes<'a>> {
        let number = &self.reduction.number;
        let runs = self.reduction.outer.up_to(size).into_iter();
        if self.reduction.way == Way::CommonDivisor {
            let takes = runs.map(|run| run.into_inner().0);
            let leaves = move |take: &Count| self.value(&(size - take)).as_ref() == Some(target);
            return Some(Box::new(takes.filter(leaves)));
        }
        let (inner, rest) = target.as_count().div_rem(number);
        let inner = NimValue::from(inner);
        Some(Box::new(runs.flat_map(move |run| {
            // The q with qL + rest from size - end to size - start.
            let high = (size - run.start()).checked_sub(&rest);
            let high = high.map(|high| high.div_rem(number).0);
            let low = (size - run.end()).checked_sub(&rest).unwrap_or_default();
            let low = (&(&low + number) - &Count::ONE).div_rem(number).0;
            let heaps = high.filter(|high| low <= *high);
            let heaps = heaps.map(|high| self.inner.heaps_descending(inner.clone(), low, high));
            let rest = rest.clone();
            let takes = heaps.into_iter().flatten();
            takes.map(move |heap| size - &(&(&heap * number) + &rest))
        })))
    }

    fn repeats(&self) -> Option<Repeats> {
        let inner = self.inner.repeats()?;
        let number = &self.reduction.number;
        Some(Repeats {
            preperiod: &inner.preperiod * number,
            period: &inner.period * number,
            ..inner
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::formula::tests::{hold_against_mex, must_not_apply};
    use super::{Way, recognise};

    #[test]
    fn multiples_have_the_values_of_what_they_are_multiples_of() {
        for inner in [
            &[1, 2, 3][..],
            &[2, 3],
            &[3, 5],
            &[1, 2, 6, 7],
            &[2, 5],
            &[1],
        ] {
            for d in 2..=4 {
                let amounts: Vec<String> = inner.iter().map(|s| (d * s).to_string()).collect();
                let text = format!("take {}", amounts.join(","));
                hold_against_mex(&text, |rule| recognise(rule, Way::CommonDivisor), 250);
            }
        }
    }

    #[test]
    fn blown_up_sets_have_the_values_of_the_theorem() {
        for inner in [
            &[2, 5][..],
            &[3, 5],
            &[2, 4],
            &[1, 4, 5],
            &[1, 6],
            &[2, 7],
            &[4, 6],
        ] {
            for length in 2..=4u64 {
                // Runs that overlap are given as one.
                let mut amounts: Vec<u64> = (1..length).collect();
                for t in inner {
                    amounts.extend(t * length - length + 1..t * length + length);
                }
                amounts.sort_unstable();
                amounts.dedup();
                let amounts: Vec<String> = amounts.iter().map(u64::to_string).collect();
                let text = format!("take {}", amounts.join(","));
                hold_against_mex(&text, |rule| recognise(rule, Way::BlowUp), 300);
            }
        }
    }

    #[test]
    fn sets_just_outside_are_left_alone() {
        for text in [
            "take 1-2,4-9,13-17",
            "take 1,3-5,9-11,14",
            "take 2,4,7",
            "take 4,6-7",
            "take 1-2,5-9,13-17",
        ] {
            must_not_apply(text, |rule| recognise(rule, Way::CommonDivisor));
            must_not_apply(text, |rule| recognise(rule, Way::BlowUp));
        }
    }
}
