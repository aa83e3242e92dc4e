//! Every amount but one.
//!
//! **Theorem.** Let S be all positive numbers but a. Then g(n) = a floor(n / 2a) + (n mod a).
//!
//! Proof. Two heaps have the same value exactly where they differ by a and have the same quotient by
//! 2a; the greater may not be moved to the less. Let v be a smaller value than that of n: v is the
//! value of two heaps m and m + a with m = 2aq + j, j < a. If q < floor(n / 2a), both are less than n,
//! and at least one of them is not n - a. If q = floor(n / 2a), then m is less than n, and it is not
//! n - a, which has the value of n.

use std::collections::BTreeMap;

use super::Theorem;
use super::condition::{Condition, NORMAL_PLAY, ONE_SET};
use super::formula::{Formula, Repeats, Takes, numbers};
use super::row::{Gives, How, Row};
use crate::rule::HeapRule;
use crate::{Count, NimValue};

static ONE_EXCLUDED: Condition =
    Condition::of_heaps("one-excluded", "every amount but a may be taken", |rule| {
        recognise(rule).is_some()
    });

pub(super) static ROW: Row = Row {
    name: "all-but-one",
    pattern: &ONE_SET,
    conditions: &[&ONE_EXCLUDED, &NORMAL_PLAY],
    gives: &[Gives::Outcome, Gives::NimValue, Gives::WinningMoves],
    reference: "A. A. Siegel 2005, Finite excluded subtraction sets and infinite modular Nim; \
                proof in docs/theory.md",
    symbols: &[("excluded", "a")],
    inside: &["take all but 2"],
    outside: &["take all but 2-3", "nim", "misere take all but 2"],
    how: How::Heaps(recognise),
};

/// The closed form where `excluded` is the only amount that may not be taken.
#[derive(Clone, Debug)]
pub(crate) struct AllButOne {
    excluded: Count,
}

fn recognise(rule: &HeapRule) -> Option<Box<dyn Formula>> {
    let HeapRule::AllBut(set) = rule else {
        return None;
    };
    let excluded = set.least().clone();
    (set.least() == set.greatest()).then(|| Box::new(AllButOne { excluded }) as Box<dyn Formula>)
}

impl Formula for AllButOne {
    fn theorem(&self) -> Theorem {
        Theorem::AllButOne
    }

    fn witness(&self) -> BTreeMap<String, String> {
        numbers([("excluded", &self.excluded)])
    }

    fn value(&self, size: &Count) -> Option<NimValue> {
        let a = &self.excluded;
        let (level, _) = size.div_rem(&(a + a));
        Some(NimValue::from(&(a * &level) + &(size % a)))
    }

    fn takes_to<'a>(&'a self, size: &'a Count, target: &'a NimValue) -> Option<Takes<'a>> {
        let a = &self.excluded;
        let (level, rest) = target.as_count().div_rem(a);
        let less = &(&(a + a) * &level) + &rest;
        let heaps = [&less + a, less];
        Some(Box::new(
            heaps.into_iter().filter_map(|left| size.checked_sub(&left)),
        ))
    }

    fn repeats(&self) -> Option<Repeats> {
        Some(Repeats {
            preperiod: Count::ZERO,
            period: &self.excluded + &self.excluded,
            saltus: self.excluded.clone(),
            last_lost: Some(self.excluded.clone()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::formula::tests::{hold_against_mex, must_not_apply};
    use super::recognise;

    #[test]
    fn all_but_one_amount_has_the_values_of_the_theorem() {
        for a in 1..=20 {
            hold_against_mex(&format!("take all but {a}"), recognise, 7 * a + 60);
        }
    }

    #[test]
    fn two_excluded_amounts_are_not_one() {
        must_not_apply("take all but 2-3", recognise);
        must_not_apply("take all but 2,9", recognise);
        must_not_apply("nim", recognise);
    }
}
