//! Takes of amounts that have no divisor but 1 in common with the heap.
//!
//! **Theorem** (D. E. Iannucci and U. Larsson 2021, *Game values of arithmetic functions*). Let i(n) be
//! which prime the least prime factor of n >= 2 is: 1 for 2, 2 for 3, 3 for 5. Where the amount has to be
//! less than the heap, g(0) = g(1) = 0 and g(n) = i(n). Where it need not be, so that 1 can be taken from
//! 1, g(1) = 1, and even heaps have the value 0.
//!
//! Proof. k and n have no divisor in common exactly when n - k and n have none. So for n >= 2 the
//! options are the m from 1 to n - 1 without a common divisor with n. None of them has the least prime
//! factor of n, and 1 has another value. With p the least prime factor of n, all smaller primes are
//! among them, and so is 1, which gives all smaller values.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use super::Theorem;
use super::condition::{Condition, HEAP_MATTERS, NORMAL_PLAY};
use super::formula::{Formula, Takes, rules_where};
use super::primes::{least_factor, primes};
use super::progression::Progression;
use super::row::{Gives, How, Row};
use crate::rule::HeapRule;
use crate::{Count, NimValue};

static COPRIME: Condition = Condition::of_heaps(
    "coprime-amounts",
    "the amounts are those that have no divisor but 1 in common with n",
    |rule| recognise(rule).is_some(),
);

pub(super) static ROW: Row = Row {
    name: "coprime",
    pattern: &HEAP_MATTERS,
    conditions: &[&COPRIME, &NORMAL_PLAY],
    gives: &[Gives::Outcome, Gives::NimValue, Gives::WinningMoves],
    reference: "D. E. Iannucci and U. Larsson 2021, Game values of arithmetic functions; \
                proof in docs/theory.md",
    symbols: &[("value_of_1", "g(1)")],
    inside: &[
        "take k where gcd(n,k) = 1 and k < n",
        "take k where gcd(n,k) = 1",
    ],
    outside: &[
        "take k where gcd(n,k) != 1",
        "take k where gcd(n,k) = 1 and 2*k < n",
        "misere take k where gcd(n,k) = 1",
    ],
    how: How::Heaps(recognise),
};

/// Whether all of a heap may be taken, which matters for 1 only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Coprime {
    /// Any amount.
    Whole,
    /// An amount less than the heap.
    Part,
}

/// The conditions by which the rules are known.
const CONDITIONS: [(Coprime, &[&str]); 2] = [
    (Coprime::Whole, &["gcd(n,k) = 1", "gcd(k,n) = 1"]),
    (
        Coprime::Part,
        &[
            "gcd(n,k) = 1 and k < n",
            "gcd(k,n) = 1 and k < n",
            "k < n and gcd(n,k) = 1",
            "k < n and gcd(k,n) = 1",
            "gcd(n,k) = 1 and k != n",
        ],
    ),
];

fn recognise(rule: &HeapRule) -> Option<Box<dyn Formula>> {
    static RULES: OnceLock<Vec<(Coprime, HeapRule)>> = OnceLock::new();
    let known = RULES.get_or_init(|| rules_where(&CONDITIONS));
    let (kind, _) = known.iter().find(|(_, known)| known == rule)?;
    Some(Box::new(*kind))
}

impl Coprime {
    /// The value of an even heap; 1 has the other one of 0 and 1.
    fn even(self) -> u64 {
        u64::from(self == Coprime::Part)
    }
}

impl Formula for Coprime {
    fn theorem(&self) -> Theorem {
        Theorem::Coprime
    }

    fn witness(&self) -> BTreeMap<String, String> {
        let one = 1 - self.even();
        BTreeMap::from([("value_of_1".to_string(), one.to_string())])
    }

    fn value(&self, size: &Count) -> Option<NimValue> {
        let heap = size.to_u64()?;
        Some(NimValue::from(match heap {
            0 => 0,
            1 => 1 - self.even(),
            _ if heap.is_multiple_of(2) => self.even(),
            _ => {
                let factor = least_factor(heap)?;
                primes().partition_point(|prime| u64::from(*prime) <= factor) as u64
            }
        }))
    }

    fn takes_to<'a>(&'a self, size: &'a Count, target: &'a NimValue) -> Option<Takes<'a>> {
        let value = target.as_count().to_usize();
        let even = value == Some(self.even() as usize);
        let prime = match value {
            _ if even => Some(2),
            // 1, and the empty heap, which stands before it.
            Some(0 | 1) => Some(1),
            Some(value) => primes().get(value - 1).copied(),
            None => None,
        };
        let step = prime.map(|prime| Count::from(u64::from(prime)));
        let last = match prime {
            Some(1) => Count::ONE.min(size.clone()),
            _ => size.clone(),
        };
        let heaps =
            step.and_then(|step| Progression::within(&Count::ZERO, &step, &Count::ZERO, &last));
        let heaps = heaps.into_iter().flat_map(Progression::descending);
        let worth = move |heap: &Count| self.value(heap).as_ref() == Some(target);
        Some(Box::new(heaps.filter(worth).map(move |left| size - &left)))
    }
}

#[cfg(test)]
mod tests {
    use super::super::formula::tests::{hold_against_mex, must_not_apply};
    use super::{CONDITIONS, recognise};

    #[test]
    fn coprime_amounts_have_the_values_of_the_theorem() {
        for text in CONDITIONS.iter().flat_map(|(_, texts)| texts.iter()) {
            hold_against_mex(&format!("take k where {text}"), recognise, 200);
        }
    }

    #[test]
    fn other_conditions_on_common_divisors_are_left_alone() {
        for text in [
            "gcd(n,k) = 2",
            "gcd(n,k) != 1",
            "gcd(n+1,k) = 1",
            "gcd(n,k) = 1 and 2*k < n",
            "gcd(n,k) = 1 or k = 2",
        ] {
            must_not_apply(&format!("take k where {text}"), recognise);
        }
    }
}
