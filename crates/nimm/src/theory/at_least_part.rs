//! Takes of at least a part of the heap.
//!
//! **Theorem.** From a heap of n the heaps 0, ..., f(n) can be left, where f never decreases and is less
//! than n; f(n) = -1 says that none can. Then g(n) = 0 if f(n) = -1, and g(n) = 1 + g(f(n)) if not.
//!
//! Proof. The options of a heap are those of any smaller one and perhaps more, so g never decreases,
//! and the options of n have the values 0, ..., g(f(n)), none of them left out: a value is skipped only
//! where two neighbours m - 1 and m have values that differ by 2 or more, but g(m) = 1 + g(f(m)) is at
//! most 1 + g(m - 1).
//!
//! Here f(n) is the integer part of (dn + e) / a with 0 <= d < a, at most n - 1, or -1.

use std::collections::BTreeMap;

use dashu_int::IBig;

use super::Theorem;
use super::condition::{Condition, HEAP_MATTERS, NORMAL_PLAY};
use super::formula::{Formula, Takes};
use super::part::{Part, count, integer};
use super::progression::Progression;
use super::row::{Gives, How, PROOF_IN_BOOK, Row};
use crate::rule::HeapRule;
use crate::{Count, NimValue};

static FROM_PART: Condition = Condition::of_heaps(
    "from-part",
    "the heaps 0..f(n) can be left, f(n) = floor((bn+c)/a), 0 <= b < a",
    |rule| Part::left_at_most(rule).is_some(),
);

pub(super) static ROW: Row = Row {
    name: "at-least-part",
    pattern: &HEAP_MATTERS,
    conditions: &[&FROM_PART, &NORMAL_PLAY],
    gives: &[Gives::Outcome, Gives::NimValue, Gives::WinningMoves],
    reference: PROOF_IN_BOOK,
    symbols: &[("leaves", "f(n)")],
    inside: &["take k where 2*k >= n", "take k where k >= n-4"],
    outside: &[
        "take k where k >= ceil(n/2) and k < n",
        "take k where k >= 2*n-9",
        "misere take k where 2*k >= n",
    ],
    how: How::Heaps(recognise),
};

/// The closed form where what is left is at most the part.
#[derive(Clone, Debug)]
pub(crate) struct AtLeastPart {
    left: Part,
}

fn recognise(rule: &HeapRule) -> Option<Box<dyn Formula>> {
    let left = Part::left_at_most(rule)?;
    Some(Box::new(AtLeastPart { left }))
}

impl AtLeastPart {
    /// The least heap up to `high`, from `low` on, of a value of `value` or more; one beyond `high` if
    /// there is none. The values never decrease.
    fn first_of(&self, value: &NimValue, low: &Count, high: &Count) -> Count {
        let (mut low, mut high) = (low.clone(), high + &Count::ONE);
        while low < high {
            let middle = (&low + &high).div_rem(&Count::from(2u64)).0;
            if self.value(&middle).is_some_and(|here| here >= *value) {
                high = middle;
            } else {
                low = &middle + &Count::ONE;
            }
        }
        low
    }
}

impl Formula for AtLeastPart {
    fn theorem(&self) -> Theorem {
        Theorem::AtLeastPart
    }

    fn witness(&self) -> BTreeMap<String, String> {
        BTreeMap::from([("leaves".to_string(), self.left.to_string())])
    }

    fn value(&self, size: &Count) -> Option<NimValue> {
        // Heaps of a value are found by as many values as a heap has digits.
        let taken = &self.left.divisor - &self.left.factor;
        if !self.left.is_in_reach(&taken, size, size.bit_len()) {
            return None;
        }
        let mut heap = integer(size);
        let mut value = IBig::ZERO;
        loop {
            let left = self.left.of(&heap);
            if left >= &heap - IBig::ONE {
                // Everything can be left, from here and from all smaller heaps.
                return Some(NimValue::from(count(value + heap)?));
            }
            if left < IBig::ZERO {
                return Some(NimValue::from(count(value)?));
            }
            value += IBig::ONE;
            heap = left;
        }
    }

    fn takes_to<'a>(&'a self, size: &'a Count, target: &'a NimValue) -> Option<Takes<'a>> {
        let heap = integer(size);
        let most = self.left.of(&heap).min(&heap - IBig::ONE);
        let Some(most) = count(most) else {
            return Some(Box::new(std::iter::empty()));
        };
        let first = self.first_of(target, &Count::ZERO, &most);
        let above = NimValue::from(target.as_count() + &Count::ONE);
        let behind = self.first_of(&above, &first, &most);
        let last = behind.checked_sub(&Count::ONE);
        let heaps = last.and_then(|last| Progression::within(&first, &Count::ONE, &first, &last));
        let heaps = heaps.into_iter().flat_map(Progression::descending);
        Some(Box::new(heaps.map(move |left| size - &left)))
    }
}

#[cfg(test)]
mod tests {
    use super::super::formula::tests::{hold_against_mex, must_not_apply};
    use super::recognise;

    #[test]
    fn large_parts_of_the_heap_have_the_values_of_the_theorem() {
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
            for c in [-90, -9, -3, -1, 0, 1, 2, 3, 5, 30] {
                let bound = match c {
                    0.. => format!("{b}*n+{c}"),
                    _ => format!("{b}*n-{}", -c),
                };
                hold_against_mex(&format!("take k where {a}*k >= {bound}"), recognise, 130);
            }
        }
        for text in [
            "k >= floor(n/2)",
            "k >= ceil(n/2)",
            "2*k > n",
            "floor(n/3) < k <= n",
            "n-k < k",
        ] {
            hold_against_mex(&format!("take k where {text}"), recognise, 130);
        }
    }

    #[test]
    fn other_bounds_are_left_alone() {
        for text in [
            "k >= 2*n-9",
            "k >= 5",
            "k >= floor(n/2) and k < n",
            "2*k <= n",
            "n > 5",
            "k >= floor(n/5000)",
        ] {
            must_not_apply(&format!("take k where {text}"), recognise);
        }
    }
}
