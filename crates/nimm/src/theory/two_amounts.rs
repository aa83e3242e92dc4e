//! Sets of two amounts.
//!
//! **Theorem.** Let S = {a, b} with a < b, and b = 2ha + r with 0 <= r < 2a. The nim-values repeat from
//! 0 on with the least period T, which is also that of the outcomes; writing v^k for k values v, one
//! period is
//!
//! - 0^a 1^a, T = 2a, if r = a;
//! - (0^a 1^a)^h 0^r 2^(a-r) 1^r, T = a+b, if r < a;
//! - (0^a 1^a)^(h+1) 2^(r-a), T = a+b, if r > a.
//!
//! Reference: E. R. Berlekamp, J. H. Conway and R. K. Guy 1982, Winning Ways for your Mathematical
//! Plays. The proof is in docs/theory.md.

use std::collections::BTreeMap;

use super::Theorem;
use super::condition::{Condition, NORMAL_PLAY, ONE_SET};
use super::formula::{Formula, Repeats, Takes, numbers};
use super::row::{Gives, How, Row};
use crate::rule::{HeapRule, SubtractionSet};
use crate::{Count, NimValue};

static TWO: Condition = Condition::of_heaps("two-amounts", "the amounts are a and b", |rule| {
    recognise(rule).is_some()
});

pub(super) static ROW: Row = Row {
    name: "two-amounts",
    pattern: &ONE_SET,
    conditions: &[&TWO, &NORMAL_PLAY],
    gives: &[Gives::Outcome, Gives::NimValue, Gives::WinningMoves],
    reference: "E. R. Berlekamp, J. H. Conway and R. K. Guy 1982, Winning Ways for your Mathematical Plays; \
                proof in docs/theory.md",
    symbols: &[("less", "a"), ("greater", "b"), ("period", "T")],
    inside: &["take 2,5", "take 3,9"],
    outside: &["take 2,5,7", "take 3", "misere take 2,5"],
    how: How::Heaps(recognise),
};

/// The closed form of the takes a and b, the less first.
#[derive(Clone, Debug)]
pub(crate) struct TwoAmounts {
    less: Count,
    greater: Count,
    /// T.
    period: Count,
    /// The number of heaps, from 0, whose values are 0^a 1^a again and again.
    alternating: Count,
    /// What follows them in a period: so many zeros, then twos, then ones.
    zeros: Count,
    twos: Count,
}

fn recognise(rule: &HeapRule) -> Option<Box<dyn Formula>> {
    let HeapRule::Take(set) = rule else {
        return None;
    };
    Some(Box::new(TwoAmounts::of(set)?))
}

impl TwoAmounts {
    fn of(set: &SubtractionSet) -> Option<TwoAmounts> {
        if set.count() != Count::from(2u64) {
            return None;
        }
        let (a, b) = (set.least().clone(), set.greatest().clone());
        let twice = &a + &a;
        let (h, r) = b.div_rem(&twice);
        let blocks = &h * &twice;
        let none = Count::ZERO;
        let sum = &a + &b;
        let (period, alternating, zeros, twos) = if r == a {
            (twice.clone(), twice, none.clone(), none)
        } else if r < a {
            (sum, blocks, r.clone(), &a - &r)
        } else {
            (sum, &blocks + &twice, none, &r - &a)
        };
        Some(TwoAmounts {
            less: a,
            greater: b,
            period,
            alternating,
            zeros,
            twos,
        })
    }
}

impl Formula for TwoAmounts {
    fn theorem(&self) -> Theorem {
        Theorem::TwoAmounts
    }

    fn witness(&self) -> BTreeMap<String, String> {
        numbers([
            ("less", &self.less),
            ("greater", &self.greater),
            ("period", &self.period),
        ])
    }

    fn value(&self, size: &Count) -> Option<NimValue> {
        let place = size % &self.period;
        let value: u64 = match place.checked_sub(&self.alternating) {
            None => u64::from(&place % &(&self.less + &self.less) >= self.less),
            Some(rest) if rest < self.zeros => 0,
            Some(rest) if rest < &self.zeros + &self.twos => 2,
            Some(_) => 1,
        };
        Some(NimValue::from(value))
    }

    fn takes_to<'a>(&'a self, size: &'a Count, target: &'a NimValue) -> Option<Takes<'a>> {
        let both = [&self.less, &self.greater].into_iter();
        Some(Box::new(
            both.filter(move |take| {
                let left = size.checked_sub(take);
                left.and_then(|left| self.value(&left)).as_ref() == Some(target)
            })
            .cloned(),
        ))
    }

    fn repeats(&self) -> Option<Repeats> {
        Some(Repeats {
            preperiod: Count::ZERO,
            period: self.period.clone(),
            saltus: Count::ZERO,
            last_lost: None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::formula::tests::{hold_against_mex, must_not_apply};
    use super::recognise;

    #[test]
    fn two_amounts_have_the_values_of_the_theorem() {
        for a in 1..=9 {
            for b in a + 1..=40 {
                let len = 4 * (a + b);
                hold_against_mex(&format!("take {a},{b}"), recognise, len);
            }
        }
    }

    #[test]
    fn one_amount_or_three_are_not_two() {
        must_not_apply("take 3", recognise);
        must_not_apply("take 3-5", recognise);
        must_not_apply("take 3,5 or split", recognise);
    }
}
