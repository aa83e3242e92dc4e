//! Sets whose nim-values are the remainders modulo L.
//!
//! **Theorem.** g(n) = n mod L for all n exactly when S contains 1..L-1 and no multiple of L.
//!
//! Proof. Suppose so for all heaps below n, and let r = n mod L. From n every smaller remainder is
//! reached by taking 1..r, and remainder r is not: that would take a multiple of L. Conversely, L is
//! a P-position only if L is not in S, and 1..L-1 have increasing values only if all smaller takes
//! are allowed. With S = 1..a this is the oldest take-away game. S may be infinite: `1,primes` with
//! L = 4, `powers of 2` with L = 3.

use std::ops::RangeInclusive;

use super::Theorem;
use super::closed_form::ClosedForm;
use super::condition::{Condition, NORMAL_PLAY, ONE_SET};
use super::formula::Formula;
use super::row::{Gives, How, PROOF_IN_BOOK, Row};
use crate::rule::{Alternative, Amounts, HeapRule, Leaves, NumberSet, SubtractionSet};
use crate::{Count, Heap};

static BELOW_MODULUS: Condition =
    Condition::of_heaps("below-l", "every amount 1..L-1 may be taken", |rule| {
        rule.allows_take(&Heap::new(2u64), &Count::ONE)
    });

static NO_MULTIPLE: Condition = Condition::of_heaps(
    "no-multiple-of-l",
    "no multiple of L may be taken",
    |rule| modulus(rule).is_some_and(|modulus| !takes_multiple(rule, &modulus)),
);

pub(super) static ROW: Row = Row {
    name: "residue",
    pattern: &ONE_SET,
    conditions: &[&BELOW_MODULUS, &NO_MULTIPLE, &NORMAL_PLAY],
    gives: &[Gives::Outcome, Gives::NimValue, Gives::WinningMoves],
    reference: PROOF_IN_BOOK,
    symbols: &[("modulus", "L")],
    inside: &[
        "take 1-3",
        "take 1-3,6,9-11",
        "take 1,primes",
        "take powers of 2",
    ],
    outside: &[
        "take 1-3,8",
        "take 2-4",
        "take 1,squares",
        "take all but 4",
        "misere take 1-3",
    ],
    how: How::Heaps(recognise),
};

/// g(n) = n mod L.
fn recognise(rule: &HeapRule) -> Option<Box<dyn Formula>> {
    let modulus = modulus(rule)?;
    if takes_multiple(rule, &modulus) {
        return None;
    }
    Some(Box::new(ClosedForm {
        theorem: Theorem::Residue,
        multiple: Count::ONE,
        period: modulus.clone(),
        modulus,
    }))
}

/// L, the least number that may not be taken, if it is more than 1 and can be found.
fn modulus(rule: &HeapRule) -> Option<Count> {
    let least = match rule {
        HeapRule::Take(set) => {
            set.runs()
                .first()
                .filter(|run| *run.start() == Count::ONE)?
                .end()
                + &Count::ONE
        }
        HeapRule::AllBut(set) => set.runs().first()?.start().clone(),
        other => {
            let (numbers, sets) = infinite_set(other)?;
            let contains = |amount: &u64| {
                sets.iter().any(|set| set.contains(*amount))
                    || numbers.is_some_and(|set| set.contains(&Count::from(*amount)))
            };
            Count::from((1..LARGEST_MODULUS).find(|amount| !contains(amount))?)
        }
    };
    (least > Count::ONE).then_some(least)
}

/// Whether a multiple of L, the least number that may not be taken, may be taken.
fn takes_multiple(rule: &HeapRule, modulus: &Count) -> bool {
    match rule {
        HeapRule::Take(set) => has_multiple(set.runs(), modulus),
        other => infinite_set(other).is_none_or(|(numbers, sets)| {
            numbers.is_some_and(|set| has_multiple(set.runs(), modulus))
                || sets.iter().any(|set| {
                    modulus
                        .to_u64()
                        .is_none_or(|modulus| has_multiple_of(set, modulus))
                })
        }),
    }
}

/// The numbers and the infinite sets of a rule that is one fixed set, listed with infinite sets in it.
fn infinite_set(rule: &HeapRule) -> Option<(Option<&SubtractionSet>, &[NumberSet])> {
    let HeapRule::Choice(choice) = rule else {
        return None;
    };
    match choice.alternatives() {
        [
            Alternative {
                amounts: Amounts::Listed { numbers, sets },
                condition: None,
                leaves: Leaves::TAKE,
            },
        ] => Some((numbers.as_ref(), sets)),
        _ => None,
    }
}

/// Whether one of these runs of amounts has a multiple of `modulus`.
fn has_multiple(runs: &[RangeInclusive<Count>], modulus: &Count) -> bool {
    runs.iter().any(|run| {
        let (quotient, _) = run.end().div_rem(modulus);
        &quotient * modulus >= *run.start()
    })
}

/// The largest L that is looked for where S is infinite.
const LARGEST_MODULUS: u64 = 1 << 20;

/// Whether an infinite set has a multiple of `modulus`, which is itself not in the set.
fn has_multiple_of(set: &NumberSet, modulus: u64) -> bool {
    match set {
        // r + im is a multiple for some i exactly where the common divisor divides r.
        NumberSet::Residue {
            residue,
            modulus: step,
        } => residue % common_divisor(*step, modulus) == 0,
        // A prime multiple is the modulus itself, or that is 1.
        NumberSet::Primes => modulus == 1,
        // Some power is a multiple where every prime of the modulus divides the base.
        NumberSet::Powers(base) => {
            let mut rest = modulus;
            loop {
                match common_divisor(rest, *base) {
                    1 => break rest == 1,
                    common => rest /= common,
                }
            }
        }
        // 2L, L^2, L^3, L(2L + 1) and L! are multiples; some Fibonacci number is, since the sequence
        // modulo L returns to its start.
        NumberSet::Composites
        | NumberSet::Squares
        | NumberSet::Cubes
        | NumberSet::Triangular
        | NumberSet::Fibonacci
        | NumberSet::Factorials => true,
    }
}

fn common_divisor(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { common_divisor(b, a % b) }
}
