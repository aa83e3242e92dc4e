//! Takes of a divisor of the heap, or down to one.
//!
//! **Theorem** (D. E. Iannucci and U. Larsson 2021, *Game values of arithmetic functions*). Let v(n) be
//! how often 2 divides n, and W(n) the number of prime factors of n, counted as often as they divide it.
//!
//! - A divisor of n may be taken: g(0) = 0, g(n) = v(n) + 1.
//! - A divisor less than n may be taken: g(0) = 0, g(n) = v(n).
//! - A divisor less than n may be left: g(0) = 0, g(n) = W(n).
//!
//! The proof is in docs/theory.md.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use super::Theorem;
use super::condition::{Condition, HEAP_MATTERS, NORMAL_PLAY};
use super::formula::{Formula, Takes, rules_where};
use super::primes::{divisors, least_factor};
use super::row::{Gives, How, Row};
use crate::rule::HeapRule;
use crate::{Count, NimValue};

static DIVISORS: Condition = Condition::of_heaps(
    "divisors-taken",
    "the amounts are the divisors of n",
    |rule| kind_of(rule) == Some(Divisors::Taken),
);

static PROPER_DIVISORS: Condition = Condition::of_heaps(
    "proper-divisors-taken",
    "the amounts are the divisors of n that are less than n",
    |rule| kind_of(rule) == Some(Divisors::TakenProper),
);

static DIVISORS_LEFT: Condition = Condition::of_heaps(
    "proper-divisors-left",
    "the heaps that can be left are the divisors of n that are less than n",
    |rule| kind_of(rule) == Some(Divisors::Left),
);

/// What the three have in common.
const STATED: Row = Row {
    name: "",
    pattern: &HEAP_MATTERS,
    conditions: &[],
    gives: &[Gives::Outcome, Gives::NimValue, Gives::WinningMoves],
    reference: "D. E. Iannucci and U. Larsson 2021, Game values of arithmetic functions; \
                proof in docs/theory.md",
    symbols: &[],
    inside: &[],
    outside: &[],
    how: How::Heaps(|_| None),
};

pub(super) static TAKEN: Row = Row {
    name: "divisor-taken",
    conditions: &[&DIVISORS, &NORMAL_PLAY],
    inside: &["take k where n mod k = 0", "take k where k divides n"],
    outside: &[
        "take k where n mod k != 0",
        "take k where n mod k = 0 and k < n",
        "misere take k where n mod k = 0",
    ],
    how: How::Heaps(|rule| recognise(rule, Divisors::Taken)),
    ..STATED
};

pub(super) static TAKEN_PROPER: Row = Row {
    name: "proper-divisor-taken",
    conditions: &[&PROPER_DIVISORS, &NORMAL_PLAY],
    inside: &["take k where n mod k = 0 and k < n"],
    outside: &[
        "take k where n mod k = 0",
        "take k where k divides n and 2*k < n",
        "misere take k where n mod k = 0 and k < n",
    ],
    how: How::Heaps(|rule| recognise(rule, Divisors::TakenProper)),
    ..STATED
};

pub(super) static LEFT: Row = Row {
    name: "divisor-left",
    conditions: &[&DIVISORS_LEFT, &NORMAL_PLAY],
    inside: &["take k where gcd(n,k) = n-k", "take k where n-k divides n"],
    outside: &[
        "take k where n mod k = 0",
        "take k where n-k divides n+1",
        "misere take k where gcd(n,k) = n-k",
    ],
    how: How::Heaps(|rule| recognise(rule, Divisors::Left)),
    ..STATED
};

/// Which moves there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Divisors {
    /// To take a divisor.
    Taken,
    /// To take a divisor, but not all.
    TakenProper,
    /// To leave a divisor, but not all.
    Left,
}

/// The conditions by which the rules are known.
const CONDITIONS: [(Divisors, &[&str]); 3] = [
    (
        Divisors::Taken,
        &["n mod k = 0", "k divides n", "gcd(n,k) = k", "gcd(k,n) = k"],
    ),
    (
        Divisors::TakenProper,
        &[
            "n mod k = 0 and k < n",
            "k < n and n mod k = 0",
            "k divides n and k < n",
            "k < n and k divides n",
            "n mod k = 0 and k != n",
            "k divides n and k != n",
        ],
    ),
    (
        Divisors::Left,
        &[
            "gcd(n,k) = n-k",
            "gcd(k,n) = n-k",
            "n mod (n-k) = 0",
            "n-k divides n",
        ],
    ),
];

fn recognise(rule: &HeapRule, wanted: Divisors) -> Option<Box<dyn Formula>> {
    let kind = kind_of(rule).filter(|kind| *kind == wanted)?;
    Some(Box::new(kind))
}

/// The kind of a rule whose condition is one of those.
fn kind_of(rule: &HeapRule) -> Option<Divisors> {
    static RULES: OnceLock<Vec<(Divisors, HeapRule)>> = OnceLock::new();
    let known = RULES.get_or_init(|| rules_where(&CONDITIONS));
    let (kind, _) = known.iter().find(|(_, known)| known == rule)?;
    Some(*kind)
}

impl Formula for Divisors {
    fn theorem(&self) -> Theorem {
        match self {
            Divisors::Taken => Theorem::DivisorTaken,
            Divisors::TakenProper => Theorem::ProperDivisorTaken,
            Divisors::Left => Theorem::DivisorLeft,
        }
    }

    fn witness(&self) -> BTreeMap<String, String> {
        BTreeMap::new()
    }

    fn value(&self, size: &Count) -> Option<NimValue> {
        let Some(twos) = size.as_ubig().trailing_zeros() else {
            return Some(NimValue::ZERO);
        };
        Some(NimValue::from(match self {
            Divisors::Taken => twos as u64 + 1,
            Divisors::TakenProper => twos as u64,
            Divisors::Left => {
                let mut rest = size.to_u64()?;
                let mut factors = 0;
                while rest > 1 {
                    rest /= least_factor(rest)?;
                    factors += 1;
                }
                factors
            }
        }))
    }

    fn takes_to<'a>(&'a self, size: &'a Count, target: &'a NimValue) -> Option<Takes<'a>> {
        let Some(heap) = size.to_u64().filter(|heap| *heap > 0) else {
            return Some(Box::new(std::iter::empty()));
        };
        let mut takes = divisors(heap);
        if *self == Divisors::Left {
            takes.iter_mut().for_each(|take| *take = heap - *take);
            takes.reverse();
        }
        let leaves =
            move |take: &u64| self.value(&Count::from(heap - take)).as_ref() == Some(target);
        Some(Box::new(takes.into_iter().filter(leaves).map(Count::from)))
    }
}

#[cfg(test)]
mod tests {
    use super::super::formula::tests::{hold_against_mex, must_not_apply};
    use super::{CONDITIONS, Divisors, kind_of, recognise};
    use crate::rule::HeapRule;

    #[test]
    fn divisors_have_the_values_of_the_theorem() {
        for (kind, texts) in CONDITIONS {
            for text in texts {
                let recognise = |rule: &_| recognise(rule, kind);
                hold_against_mex(&format!("take k where {text}"), recognise, 200);
            }
        }
    }

    #[test]
    fn other_conditions_on_divisors_are_left_alone() {
        let any = |rule: &HeapRule| {
            let kind: Divisors = kind_of(rule)?;
            recognise(rule, kind)
        };
        for text in [
            "n mod k != 0",
            "n mod k = 1",
            "k mod n = 0",
            "k divides n+1",
            "k divides n and k > 1",
            "k divides n and 2*k < n",
            "gcd(n,k) = 1",
        ] {
            must_not_apply(&format!("take k where {text}"), any);
        }
        must_not_apply("take odds where k divides n", any);
        must_not_apply("take k where k divides n or split", any);
    }
}
