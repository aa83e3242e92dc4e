//! Infinite sets of amounts that never leave a gap longer than their least amount.
//!
//! **Theorem.** Let S be infinite, a its least amount, and let no two successive amounts differ by
//! more than a. Then g(n) = floor(n / a).
//!
//! Proof. Every option of n is at most n - a, and has a smaller quotient. For j < floor(n / a) the
//! greatest amount s that is at most n - ja is there, as a <= n - ja, and is more than n - ja - a,
//! since the next amount is at most s + a. So n - s has the quotient j.

use std::collections::BTreeMap;

use super::Theorem;
use super::condition::{Condition, NORMAL_PLAY, ONE_SET};
use super::formula::{Formula, Repeats, Takes, numbers};
use super::progression::Progression;
use super::row::{Gives, How, PROOF_IN_BOOK, Row};
use crate::rule::{Alternative, Amounts, HeapRule, Leaves, NumberSet, SubtractionSet};
use crate::{Count, NimValue};

static SHORT_GAPS: Condition = Condition::of_heaps(
    "short-gaps",
    "no end of amounts, two successive ones never differing by more than the least",
    |rule| recognise(rule).is_some(),
);

pub(super) static ROW: Row = Row {
    name: "quotient",
    pattern: &ONE_SET,
    conditions: &[&SHORT_GAPS, &NORMAL_PLAY],
    gives: &[Gives::Outcome, Gives::NimValue, Gives::WinningMoves],
    reference: PROOF_IN_BOOK,
    symbols: &[("least", "a")],
    inside: &["take evens", "take composites", "take all but 1-3,5-7"],
    outside: &[
        "take 1,evens",
        "take all but 1-3,5-8",
        "take primes",
        "misere take evens",
    ],
    how: How::Heaps(recognise),
};

/// g(n) = floor(n / least).
#[derive(Clone, Debug)]
pub(crate) struct Quotient {
    least: Count,
    /// Whether the amounts that leave a value are found among the heaps of that value, not among the
    /// amounts.
    by_heaps: bool,
}

/// The largest least amount for which they are.
const MOST_HEAPS: u64 = 1 << 16;

/// Applies where S is all but 1..k and runs of at most k others, or holds a residue class, or the
/// composites, that leave no longer gap.
fn recognise(rule: &HeapRule) -> Option<Box<dyn Formula>> {
    let least = match rule {
        HeapRule::AllBut(excluded) => least_of_all_but(excluded)?,
        HeapRule::Choice(choice) => match choice.alternatives() {
            [
                Alternative {
                    amounts: Amounts::Listed { numbers, sets },
                    condition: None,
                    leaves: Leaves::TAKE,
                },
            ] => {
                let least = least_of(numbers.as_ref(), sets)?;
                let dense = |set| is_dense_with(numbers.as_ref(), set, &least);
                sets.iter().any(dense).then_some(least)?
            }
            _ => return None,
        },
        _ => return None,
    };
    // Ranges of amounts are few; single members of infinite sets are not.
    let by_heaps = matches!(rule, HeapRule::Choice(_)) && least <= Count::from(MOST_HEAPS);
    Some(Box::new(Quotient { least, by_heaps }))
}

fn least_of_all_but(excluded: &SubtractionSet) -> Option<Count> {
    let (first, others) = excluded.runs().split_first()?;
    let is_short = |run: &std::ops::RangeInclusive<Count>| {
        &(run.end() - run.start()) + &Count::ONE <= *first.end()
    };
    let applies = *first.start() == Count::ONE && others.iter().all(is_short);
    applies.then(|| first.end() + &Count::ONE)
}

fn least_of(numbers: Option<&SubtractionSet>, sets: &[NumberSet]) -> Option<Count> {
    let firsts = sets.iter().filter_map(|set| set.members().next());
    let number = numbers.map(|numbers| numbers.least().clone());
    firsts.map(Count::from).chain(number).min()
}

/// Whether the numbers, and then the members of one infinite set, leave no gap above `least`, from
/// which the first of them is `least` or less.
fn is_dense_with(numbers: Option<&SubtractionSet>, set: &NumberSet, least: &Count) -> bool {
    // The even composites are 4, 6, 8, ...
    let (first, step) = match set {
        NumberSet::Residue {
            residue: 0,
            modulus,
        } => (*modulus, *modulus),
        NumberSet::Residue { residue, modulus } => (*residue, *modulus),
        NumberSet::Composites => (4, 2),
        _ => return false,
    };
    if Count::from(step) > *least {
        return false;
    }
    let mut reached = least.clone();
    for run in numbers.iter().flat_map(|numbers| numbers.runs()) {
        if *run.start() <= &reached + least {
            reached = reached.max(run.end().clone());
        }
    }
    Count::from(first) <= &reached + least
}

impl Formula for Quotient {
    fn theorem(&self) -> Theorem {
        Theorem::Quotient
    }

    fn witness(&self) -> BTreeMap<String, String> {
        numbers([("least", &self.least)])
    }

    fn value(&self, size: &Count) -> Option<NimValue> {
        Some(NimValue::from(size.div_rem(&self.least).0))
    }

    fn heaps(&self, value: &Count, low: &Count, high: &Count) -> Option<Vec<Progression>> {
        let first = value * &self.least;
        let last = &(&first + &self.least) - &Count::ONE;
        let heaps = Progression::within(&first, &Count::ONE, low, high.min(&last));
        Some(heaps.into_iter().collect())
    }

    fn takes_to<'a>(&'a self, size: &'a Count, target: &'a NimValue) -> Option<Takes<'a>> {
        if !self.by_heaps {
            return None;
        }
        let heaps = self
            .heaps(target.as_count(), &Count::ZERO, size)?
            .into_iter();
        let heaps = heaps.flat_map(Progression::descending);
        Some(Box::new(heaps.map(move |left| size - &left)))
    }

    fn repeats(&self) -> Option<Repeats> {
        Some(Repeats {
            preperiod: Count::ZERO,
            period: self.least.clone(),
            saltus: Count::ONE,
            last_lost: self.least.checked_sub(&Count::ONE),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::formula::tests::{hold_against_mex, must_not_apply};
    use super::recognise;

    #[test]
    fn dense_sets_have_quotients_as_values() {
        for text in [
            "take evens",
            "take composites",
            "take 0 mod 5",
            "take all but 1",
            "take all but 1-6",
            "take all but 1-3,5-7,9",
            "take 4,7,0 mod 4",
            "take 3,7,0 mod 2",
            "take 2,composites",
            "take 3,6-7,0 mod 3",
            "take 4,8-9,composites",
            "take 5,9,0 mod 5",
            "take 3,7,0 mod 3,8 mod 9",
        ] {
            hold_against_mex(text, recognise, 160);
        }
    }

    #[test]
    fn sets_with_longer_gaps_are_left_alone() {
        for text in [
            "take all but 2",
            "take all but 1,3-4",
            "take all but 1-3,5-8",
            "take odds",
            "take 1 mod 3",
            "take 1,evens",
            "take 1,composites",
            "take 3,7-9,12,4 mod 5",
            "take primes",
            "take 3,squares",
            "take evens or split",
            "take 2-9",
        ] {
            must_not_apply(text, recognise);
        }
    }
}
