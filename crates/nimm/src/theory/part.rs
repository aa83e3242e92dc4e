//! A part of the heap that bounds the takes, read from a rule.

use std::fmt;

use dashu_int::ops::{Abs, DivEuclid, Gcd};
use dashu_int::{IBig, UBig};

use crate::Count;
use crate::rule::{HeapRule, Linear};

/// The least part of a heap with which closed forms are evaluated, as steps of a loop are as many.
const LEAST_PART: u16 = 1 << 12;

/// The most words that such loops go through.
const MOST_WORK: u64 = 1 << 28;

/// The integer part of (`factor` n + `constant`) / `divisor`, the divisor positive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Part {
    pub(super) factor: IBig,
    pub(super) constant: IBig,
    pub(super) divisor: IBig,
}

impl Part {
    /// The part of which k is at most, where that is the only bound; more than nothing and no more
    /// than the heap.
    pub(super) fn at_most(rule: &HeapRule) -> Option<Part> {
        let bound = only_bound(rule)?;
        let part = Part::new(-bound.heap, -bound.constant, bound.amount)?;
        let is_part = part.factor > IBig::ZERO && part.factor <= part.divisor;
        (is_part && part.is_large(&part.factor)).then_some(part)
    }

    /// The part of which n - k is at most, where that is the only bound; less than the heap.
    pub(super) fn left_at_most(rule: &HeapRule) -> Option<Part> {
        let bound = only_bound(rule)?;
        let divisor = -bound.amount;
        let part = Part::new(&divisor - bound.heap, -bound.constant, divisor)?;
        let taken = &part.divisor - &part.factor;
        let is_part = part.factor >= IBig::ZERO && taken > IBig::ZERO;
        (is_part && part.is_large(&taken)).then_some(part)
    }

    fn new(factor: IBig, constant: IBig, divisor: IBig) -> Option<Part> {
        if divisor <= IBig::ZERO {
            return None;
        }
        let common = IBig::from((&factor).gcd(&divisor));
        Some(Part {
            factor: factor / &common,
            constant: constant.div_euclid(&common),
            divisor: divisor / common,
        })
    }

    fn is_large(&self, taken: &IBig) -> bool {
        taken * IBig::from(LEAST_PART) >= self.divisor
    }

    /// Whether a heap is small enough for loops that end when the part, or what is left of it, has
    /// been taken again and again, as often as `times` says.
    pub(super) fn is_in_reach(&self, taken: &IBig, heap: &Count, times: usize) -> bool {
        let bits = heap.bit_len() + 1;
        let ratio = u64::try_from(&self.divisor / taken).unwrap_or(u64::MAX);
        let steps = (bits as u64).saturating_mul(ratio + 1);
        let words = (bits / 64 + 4) as u64;
        let work = steps.saturating_mul(words).saturating_mul(times as u64);
        work <= MOST_WORK
    }

    /// The part of a heap; it may be negative, or more than the heap.
    pub(super) fn of(&self, heap: &IBig) -> IBig {
        (&self.factor * heap + &self.constant).div_euclid(&self.divisor)
    }
}

/// The bound on k, where a rule has one and k >= 1 and k <= n besides.
fn only_bound(rule: &HeapRule) -> Option<Linear> {
    let HeapRule::Choice(choice) = rule else {
        return None;
    };
    let [kind] = choice.alternatives() else {
        return None;
    };
    let is_needed = |form: &Linear| {
        let least_is_one = form.amount < IBig::ZERO
            && form.heap == IBig::ZERO
            && form.constant <= (&form.amount).abs();
        let most_is_all =
            form.amount > IBig::ZERO && form.heap <= -&form.amount && form.constant <= IBig::ZERO;
        !least_is_one && !most_is_all
    };
    let mut bounds = kind.bounds()?.into_iter().filter(is_needed);
    let bound = bounds.next()?;
    bounds.next().is_none().then_some(bound)
}

impl fmt::Display for Part {
    /// As the notation has it: `floor((2*n+1)/3)`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let zero = IBig::ZERO;
        let heap = match &self.factor {
            factor if *factor == zero => self.constant.to_string(),
            factor if *factor == IBig::ONE => "n".to_string(),
            factor => format!("{factor}*n"),
        };
        let plus = if self.constant > zero { "+" } else { "" };
        let constant = match self.constant == zero || self.factor == zero {
            true => String::new(),
            false => format!("{plus}{}", self.constant),
        };
        if self.divisor == IBig::ONE {
            return write!(f, "{heap}{constant}");
        }
        match constant.as_str() {
            "" => write!(f, "floor({heap}/{})", self.divisor),
            constant => write!(f, "floor(({heap}{constant})/{})", self.divisor),
        }
    }
}

pub(super) fn integer(number: &Count) -> IBig {
    number.as_ubig().clone().into()
}

/// The number; `None` where it is negative.
pub(super) fn count(number: IBig) -> Option<Count> {
    UBig::try_from(number).ok().map(Count::from)
}
