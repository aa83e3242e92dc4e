//! Lasker's nim: take any number, or split a heap in two.
//!
//! **Theorem** (E. Lasker 1931, Brettspiele der Völker). g(4i+1) = 4i+1, g(4i+2) = 4i+2,
//! g(4i+3) = 4i+4, g(4i+4) = 4i+3, and g(0) = 0. The proof is in docs/theory.md.
//!
//! **Splits to a value.** g takes every value once, so one take at most leaves a value. For the splits
//! write a heap as 4i + c with c = 0, 1, 2, 3 and i + 1 > 0 for c = 0; its value is 4u + d with
//! (u, d) = (i - 1, 3), (i, 1), (i, 2), (i + 1, 0). So two heaps of which c is known leave the value
//! 4t + e exactly when the d have the nim-sum e, and the u the nim-sum t and a sum that is known. Two
//! numbers with the nim-sum t and the sum s have the digits (s - t) / 2 in common, which must be no
//! digits of t, and share out the others.

use std::collections::BTreeMap;

use dashu_int::UBig;

use super::Theorem;
use super::condition::{Condition, NORMAL_PLAY, SPLITS};
use super::formula::{Formula, Repeats, Splits, Takes};
use super::row::{Gives, How, Row};
use crate::rule::{Alternative, Amounts, HeapRule, Leaves};
use crate::{Count, NimValue};

static TAKE_ANY_OR_SPLIT: Condition = Condition::of_heaps(
    "take-any-or-split",
    "any number may be taken, or a heap split in two",
    |rule| recognise(rule).is_some(),
);

pub(super) static ROW: Row = Row {
    name: "lasker",
    pattern: &SPLITS,
    conditions: &[&TAKE_ANY_OR_SPLIT, &NORMAL_PLAY],
    gives: &[Gives::Outcome, Gives::NimValue, Gives::WinningMoves],
    reference: "E. Lasker 1931, Brettspiele der Völker; proof in docs/theory.md",
    symbols: &[],
    inside: &["take any or split"],
    outside: &[
        "take any, may split",
        "take any or split unequal",
        "misere take any or split",
    ],
    how: How::Heaps(recognise),
};

/// The closed form of `take any or split`.
#[derive(Clone, Debug)]
pub(crate) struct Lasker;

fn recognise(rule: &HeapRule) -> Option<Box<dyn Formula>> {
    let HeapRule::Choice(choice) = rule else {
        return None;
    };
    let offers = |amounts: Amounts, leaves: Leaves| {
        let kind = Alternative {
            amounts,
            condition: None,
            leaves,
        };
        choice.alternatives().contains(&kind)
    };
    let applies = choice.alternatives().len() == 2
        && offers(Amounts::Any, Leaves::TAKE)
        && offers(Amounts::Nothing, Leaves::SPLIT);
    applies.then(|| Box::new(Lasker) as Box<dyn Formula>)
}

/// The value of a heap, and the heap of a value.
fn swapped(number: &Count) -> Count {
    match (number % &Count::from(4u64)).to_u64() {
        Some(3) => number + &Count::ONE,
        Some(0) => number.checked_sub(&Count::ONE).unwrap_or_default(),
        _ => number.clone(),
    }
}

impl Formula for Lasker {
    fn theorem(&self) -> Theorem {
        Theorem::Lasker
    }

    fn witness(&self) -> BTreeMap<String, String> {
        BTreeMap::new()
    }

    fn value(&self, size: &Count) -> Option<NimValue> {
        Some(NimValue::from(swapped(size)))
    }

    fn takes_to<'a>(&'a self, size: &'a Count, target: &'a NimValue) -> Option<Takes<'a>> {
        let left = swapped(target.as_count());
        Some(Box::new(size.checked_sub(&left).into_iter()))
    }

    fn splits_to(&self, size: &Count, target: &NimValue) -> Splits {
        let kinds = (0..4).flat_map(|c| Shares::new(size, target.as_count(), c));
        let mut kinds: Vec<_> = kinds.map(Iterator::peekable).collect();
        let half = size.div_rem(&Count::from(2u64)).0;
        let size = size.clone();
        let less = std::iter::from_fn(move || {
            let least = (0..kinds.len()).filter_map(|kind| {
                let heap = kinds[kind].peek()?.clone();
                Some((heap, kind))
            });
            let (_, kind) = least.collect::<Vec<_>>().into_iter().min()?;
            kinds[kind].next()
        });
        let less = less.take_while(move |heap| *heap <= half);
        Box::new(less.map(move |heap| vec![heap.clone(), &size - &heap]))
    }

    fn repeats(&self) -> Option<Repeats> {
        let four = Count::from(4u64);
        Some(Repeats {
            preperiod: Count::ONE,
            period: four.clone(),
            saltus: four,
            last_lost: Some(Count::ZERO),
        })
    }
}

/// The heaps 4i + c, ascending, that leave a value together with the rest of a heap.
struct Shares {
    c: u64,
    /// The digits that both have, and those that one of them has.
    common: UBig,
    shared_out: UBig,
    /// The places between and below the latter.
    gaps: UBig,
    /// The digits of the last group that this one has; `None` behind the last.
    own: Option<UBig>,
    /// The least and the greatest u there may be.
    least: UBig,
    most: UBig,
}

/// What u is more than i, and d, for c = 0, 1, 2, 3.
const LIFTS: [i8; 4] = [-1, 0, 0, 1];
const LOW: [u64; 4] = [3, 1, 2, 0];

impl Shares {
    fn new(size: &Count, target: &Count, c: u64) -> Option<Shares> {
        let four = Count::from(4u64);
        let (target, low) = target.div_rem(&four);
        let over = &(size + &four) - &Count::from(c);
        let rest_c = (&over % &four).to_u64()?;
        let (lift, rest_lift) = (LIFTS[c as usize], LIFTS[rest_c as usize]);
        if Some(LOW[c as usize] ^ LOW[rest_c as usize]) != low.to_u64() {
            return None;
        }
        // The sum of both i, and then of both u.
        let quotients = size.checked_sub(&Count::from(c + rest_c))?.div_rem(&four).0;
        let lifted = &quotients + &Count::from((lift + rest_lift + 2) as u64);
        let sum = lifted.checked_sub(&Count::from(2u64))?;
        let (common, odd) = sum.checked_sub(&target)?.div_rem(&Count::from(2u64));
        let overlap = common.as_ubig() & target.as_ubig();
        // i + lift is u, and i is not negative.
        let least = |lift: i8| UBig::from(u8::from(lift > 0));
        let most = sum.checked_sub(&Count::from(least(rest_lift)))?;
        (odd.is_zero() && overlap == UBig::ZERO).then(|| Shares {
            c,
            common: common.as_ubig().clone(),
            shared_out: target.as_ubig().clone(),
            gaps: (Count::power_of_two(target.bit_len()).as_ubig() - UBig::ONE) ^ target.as_ubig(),
            own: Some(UBig::ZERO),
            least: least(lift),
            most: most.as_ubig().clone(),
        })
    }
}

impl Iterator for Shares {
    type Item = Count;

    fn next(&mut self) -> Option<Count> {
        loop {
            let own = self.own.take()?;
            let u = &own | &self.common;
            if own != self.shared_out {
                // The next greater number with digits in these places only.
                self.own = Some(((own | &self.gaps) + UBig::ONE) & &self.shared_out);
            }
            if u < self.least {
                continue;
            }
            if u > self.most {
                return None;
            }
            let lifted = u * UBig::from(4u8) + UBig::from(self.c + 4);
            let less = (LIFTS[self.c as usize] + 1) as u64 * 4;
            return Some(Count::from(lifted - UBig::from(less)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::formula::tests::{hold_against_mex, must_not_apply};
    use super::{Shares, recognise};
    use crate::{Count, NimValue};

    #[test]
    fn take_or_split_has_the_values_of_the_theorem() {
        hold_against_mex("take any or split", recognise, 200);
    }

    #[test]
    fn all_splits_to_a_value_are_found() {
        let form = recognise(
            "lasker"
                .parse::<crate::Rule>()
                .expect("a rule")
                .only_heap_rule()
                .expect("one"),
        );
        let form = form.expect("a closed form");
        for n in 0..70u64 {
            for target in 0..70u64 {
                let value = |heap: u64| form.value(&Count::from(heap)).expect("a value");
                let target = NimValue::from(target);
                let splits = form.splits_to(&Count::from(n), &target);
                let less: Vec<u64> = splits
                    .map(|parts| parts[0].to_u64().expect("small"))
                    .collect();
                let all = (1..=n / 2).filter(|a| &value(*a) ^ &value(n - a) == target);
                assert_eq!(less, all.collect::<Vec<u64>>(), "{n} to {target}");
            }
        }
    }

    #[test]
    fn huge_heaps_are_split_without_a_search() {
        let heap: Count = "9".repeat(60).parse().expect("a number");
        let target = Count::power_of_two(40);
        let found: usize = (0..4)
            .filter_map(|c| Shares::new(&heap, &target, c))
            .map(|s| s.take(9).count())
            .sum();
        let form = super::Lasker;
        for parts in
            super::Formula::splits_to(&form, &heap, &NimValue::from(target.clone())).take(20)
        {
            let value = |heap: &Count| super::Formula::value(&form, heap).expect("a value");
            assert_eq!(&parts[0] + &parts[1], heap);
            assert_eq!(
                &value(&parts[0]) ^ &value(&parts[1]),
                NimValue::from(target.clone())
            );
        }
        assert!(found < 40);
    }

    #[test]
    fn other_ways_to_take_and_split_are_left_alone() {
        for text in [
            "take any, may split",
            "take any or split unequal",
            "take any or split into 3",
            "take evens or split",
            "take any or split where n >= 3",
            "take all but 1 or split",
            "nim",
        ] {
            must_not_apply(text, recognise);
        }
    }
}
