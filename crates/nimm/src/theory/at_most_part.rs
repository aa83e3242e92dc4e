//! Takes of at most a part of the heap.
//!
//! **Theorem** (L. Levine 2006, *Fractal sequences and restricted Nim*). From a heap of n any number
//! up to f(n) may be taken, where f(0) = 0 and f(n) is f(n-1) or f(n-1) + 1. Then g(n) = f(n) if f(n) is
//! greater than f(n-1), and g(n) = g(n - f(n) - 1) if not; g(0) = 0.
//!
//! Proof. The heaps n - f(n), ..., n have the values 0, ..., f(n) in some order: the window of n. Let it
//! be so for n - 1. If f(n) = f(n-1) + 1, the options of n are the window of n - 1, so g(n) = f(n), and the
//! window of n is that of n - 1 and n. If f(n) = f(n-1), the options are the window of n - 1 but its
//! first heap n - 1 - f(n), so g(n) is the value of that heap, which leaves the window as n joins.
//!
//! So a heap has exactly one move to each value up to f(n) but its own. Here f(n) is the integer part of
//! (bn + c) / a, with 0 < b <= a, at least 0 and at most n.

use std::collections::BTreeMap;

use dashu_int::IBig;
use dashu_int::ops::DivEuclid;

use super::Theorem;
use super::condition::{Condition, HEAP_MATTERS, NORMAL_PLAY};
use super::formula::{Formula, Takes};
use super::part::{Part, count, integer};
use super::row::{Gives, How, Row};
use crate::rule::HeapRule;
use crate::{Count, NimValue};

static UP_TO_PART: Condition = Condition::of_heaps(
    "up-to-part",
    "the amounts are 1..f(n), f(n) = floor((bn+c)/a), 0 < b <= a",
    |rule| Part::at_most(rule).is_some(),
);

pub(super) static ROW: Row = Row {
    name: "at-most-part",
    pattern: &HEAP_MATTERS,
    conditions: &[&UP_TO_PART, &NORMAL_PLAY],
    gives: &[Gives::Outcome, Gives::NimValue, Gives::WinningMoves],
    reference: "L. Levine 2006, Fractal sequences and restricted Nim; proof in docs/theory.md",
    symbols: &[("limit", "f(n)")],
    inside: &[
        "take k where 2*k <= n",
        "take k where k <= ceil(n/2)",
        "take k where 3*k <= 2*n-5",
    ],
    outside: &[
        "take k where k <= 2*n-9",
        "take k where 2*k <= n and k >= 2",
        "take k where k*k <= n",
        "misere take k where 2*k <= n",
    ],
    how: How::Heaps(recognise),
};

/// The closed form where k is at most the part.
#[derive(Clone, Debug)]
pub(crate) struct AtMostPart {
    part: Part,
}

fn recognise(rule: &HeapRule) -> Option<Box<dyn Formula>> {
    let part = Part::at_most(rule)?;
    Some(Box::new(AtMostPart { part }))
}

impl AtMostPart {
    /// f(n).
    fn most(&self, heap: &IBig) -> IBig {
        self.part.of(heap).min(heap.clone()).max(IBig::ZERO)
    }

    /// The least heap of this value.
    fn first(&self, value: &IBig) -> IBig {
        if *value == IBig::ZERO {
            return IBig::ZERO;
        }
        let part = &self.part;
        // bn >= av - c.
        let reaches = -((&part.constant - &part.divisor * value).div_euclid(&part.factor));
        reaches.max(value.clone())
    }

    /// The next heap of the value that `heap` has: the least n with n - f(n) = heap + 1.
    fn next(&self, heap: &IBig) -> Option<IBig> {
        let part = &self.part;
        let wanted = heap + IBig::ONE;
        let shrink = &part.divisor - &part.factor;
        if shrink == IBig::ZERO {
            let stays = -part.constant.clone().div_euclid(&part.divisor);
            return (stays >= wanted).then_some(wanted);
        }
        let room = &part.divisor * heap + &part.constant;
        Some((room.div_euclid(&shrink) + IBig::ONE).max(wanted))
    }
}

impl Formula for AtMostPart {
    fn theorem(&self) -> Theorem {
        Theorem::AtMostPart
    }

    fn witness(&self) -> BTreeMap<String, String> {
        BTreeMap::from([("limit".to_string(), self.part.to_string())])
    }

    fn value(&self, size: &Count) -> Option<NimValue> {
        if !self.part.is_in_reach(&self.part.factor, size, 1) {
            return None;
        }
        let mut heap = integer(size);
        loop {
            let most = self.most(&heap);
            if most == IBig::ZERO || most > self.most(&(&heap - IBig::ONE)) {
                return Some(NimValue::from(count(most)?));
            }
            heap -= most + IBig::ONE;
        }
    }

    fn takes_to<'a>(&'a self, size: &'a Count, target: &'a NimValue) -> Option<Takes<'a>> {
        let (size, target) = (integer(size), integer(target.as_count()));
        let most = self.most(&size);
        let least = &size - &most;
        // A value up to f(n) stands in every window from its first heap on, and no other in this.
        let first = (target <= most).then(|| self.first(&target));
        let mut heaps = std::iter::successors(first, |heap| self.next(heap));
        let left = heaps.find(|left| *left >= least);
        let take = left
            .filter(|left| *left < size)
            .and_then(|left| count(size - left));
        Some(Box::new(take.into_iter()))
    }
}

#[cfg(test)]
mod tests {
    use super::super::formula::tests::{hold_against_mex, must_not_apply};
    use super::recognise;

    #[test]
    fn parts_of_the_heap_have_the_values_of_the_theorem() {
        for (b, a) in [
            (1, 2),
            (1, 3),
            (2, 3),
            (1, 5),
            (3, 5),
            (1, 1),
            (4, 6),
            (7, 9),
        ] {
            for c in [-9, -3, -2, -1, 0, 1, 2, 3, 5, 30] {
                let bound = match c {
                    0.. => format!("{b}*n+{c}"),
                    _ => format!("{b}*n-{}", -c),
                };
                // All of the heap is Nim, and is known by that name.
                if b < a || c < 0 {
                    hold_against_mex(&format!("take k where {a}*k <= {bound}"), recognise, 150);
                }
            }
        }
        for text in [
            "k <= floor(n/2)",
            "k <= ceil(n/2)",
            "2*k < n",
            "k < n",
            "1 <= k <= n-k",
        ] {
            hold_against_mex(&format!("take k where {text}"), recognise, 150);
        }
    }

    #[test]
    fn huge_heaps_take_no_longer_than_their_digits() {
        let rule: crate::Rule = "take k where 3*k <= n".parse().expect("a rule");
        let form = recognise(rule.only_heap_rule().expect("one part")).expect("a closed form");
        let heap: crate::Count = "9".repeat(200).parse().expect("a number");
        let value = form.value(&heap).expect("a value");
        for target in 0..40u64 {
            let target = crate::NimValue::from(target);
            let takes: Vec<_> = form.takes_to(&heap, &target).expect("takes").collect();
            assert_eq!(takes.len(), usize::from(target != value));
            let left = takes.first().map(|take| &heap - take);
            assert!(left.is_none_or(|left| form.value(&left) == Some(target)));
        }
    }

    #[test]
    fn other_bounds_are_left_alone() {
        for text in [
            "k <= 2*n-9",
            "2*k <= n and k >= 2",
            "2*k <= n and 3*k <= n+2",
            "k <= 7",
            "2*k >= n",
            "2*k <= n or k = n",
            "k*k <= n",
            "2*k != n",
            "k <= floor(n/5000)",
        ] {
            must_not_apply(&format!("take k where {text}"), recognise);
        }
        must_not_apply("take evens where 2*k <= n", recognise);
        must_not_apply("take k where 2*k <= n or split", recognise);
    }
}
