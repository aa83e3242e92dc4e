//! Sets whose nim-values are the remainders modulo L.
//!
//! **Theorem.** g(n) = n mod L for all n exactly when S contains 1..L-1 and no multiple of L.
//!
//! Proof. Suppose so for all heaps below n, and let r = n mod L. From n every smaller remainder is
//! reached by taking 1..r, and remainder r is not: that would take a multiple of L. Conversely, L is
//! a P-position only if L is not in S, and 1..L-1 have increasing values only if all smaller takes
//! are allowed. With S = 1..a this is the oldest take-away game.

use std::ops::RangeInclusive;

use super::Theorem;
use super::closed_form::ClosedForm;
use crate::Count;
use crate::rule::{NumberSet, SubtractionSet};

/// Applies where S contains 1..L-1 and no multiple of L.
pub(super) fn recognise(set: &SubtractionSet) -> Option<ClosedForm> {
    let first = &set.runs()[0];
    if *first.start() != Count::ONE {
        return None;
    }
    let modulus = first.end() + &Count::ONE;
    (!has_multiple(&set.runs()[1..], &modulus)).then(|| remainders(modulus))
}

/// g(n) = n mod L.
fn remainders(modulus: Count) -> ClosedForm {
    ClosedForm {
        theorem: Theorem::Residue,
        multiple: Count::ONE,
        period: modulus.clone(),
        modulus,
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

/// Applies where S, numbers and infinite sets, contains 1..L-1 and no multiple of L: `1,primes` with
/// L = 4, `powers of 2` with L = 3.
pub(super) fn recognise_infinite(
    numbers: Option<&SubtractionSet>,
    sets: &[NumberSet],
) -> Option<ClosedForm> {
    let contains = |amount: u64| {
        sets.iter().any(|set| set.contains(amount))
            || numbers.is_some_and(|set| set.contains(&Count::from(amount)))
    };
    let least = (1..LARGEST_MODULUS).find(|amount| !contains(*amount))?;
    let modulus = Count::from(least);
    let any = numbers.is_some_and(|set| has_multiple(set.runs(), &modulus))
        || sets.iter().any(|set| has_multiple_of(set, least));
    (least > 1 && !any).then(|| remainders(modulus))
}

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
