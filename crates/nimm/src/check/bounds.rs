//! Amounts up to a part of the heap, or from one on, derived again.

use std::fmt;

use dashu_int::ops::DivEuclid;
use dashu_int::{IBig, UBig};

use crate::Count;
use crate::rule::{Alternative, Linear};

/// The least part, as one over this, for which there is a closed form.
const LEAST_PART: u16 = 4096;

/// f(n) = floor((bn + c) / a), a > 0, without a common divisor of a and b.
pub(super) struct Bound {
    a: IBig,
    b: IBig,
    c: IBig,
}

fn integer(n: &Count) -> IBig {
    n.as_ubig().clone().into()
}

/// The number, or 0 where it is negative.
fn natural(n: IBig) -> Count {
    Count::from(UBig::try_from(n).unwrap_or_default())
}

impl Bound {
    /// The f(n) of 1..f(n), 0 < b <= a.
    pub(super) fn at_most(kind: &Alternative) -> Option<Bound> {
        let form = only(kind)?;
        let bound = Bound::new(form.amount, -form.heap, -form.constant)?;
        let is_part = bound.b > IBig::ZERO
            && bound.b <= bound.a
            && &bound.b * IBig::from(LEAST_PART) >= bound.a;
        is_part.then_some(bound)
    }

    /// The f(n) where 0..f(n) can be left, 0 <= b < a.
    pub(super) fn left_at_most(kind: &Alternative) -> Option<Bound> {
        let form = only(kind)?;
        // -a k + heap n + constant <= 0 with k = n - left.
        let a = -form.amount;
        let bound = Bound::new(a.clone(), a - form.heap, -form.constant)?;
        let is_part = bound.b >= IBig::ZERO
            && bound.b < bound.a
            && (&bound.a - &bound.b) * IBig::from(LEAST_PART) >= bound.a;
        is_part.then_some(bound)
    }

    fn new(a: IBig, b: IBig, c: IBig) -> Option<Bound> {
        if a <= IBig::ZERO {
            return None;
        }
        let (mut common, mut other) = (a.clone(), b.clone());
        while other != IBig::ZERO {
            (common, other) = (other.clone(), common % other);
        }
        let common = if common < IBig::ZERO { -common } else { common };
        Some(Bound {
            a: a / &common,
            b: b / &common,
            c: c.div_euclid(common),
        })
    }

    /// Whether a heap has few enough digits for loops with a step for each, and more for small parts.
    fn is_in_reach(&self, part: &IBig, size: &Count) -> bool {
        let digits = size.bit_len() as u64 + 1;
        let inverse = u64::try_from(&self.a / part).unwrap_or(u64::MAX);
        let steps = digits.saturating_mul(inverse.saturating_add(1));
        steps.saturating_mul(digits / 64 + 4) <= 1 << 28
    }

    fn of(&self, n: &IBig) -> IBig {
        (&self.b * n + &self.c).div_euclid(&self.a)
    }

    /// The greatest amount from a heap.
    pub(super) fn most(&self, size: &Count) -> Count {
        natural(self.of(&integer(size))).min(size.clone())
    }

    /// The value of a heap from which 1..f(n) may be taken; `None` where that is too much work.
    pub(super) fn value_up_to(&self, size: &Count) -> Option<Count> {
        if !self.is_in_reach(&self.b, size) {
            return None;
        }
        let mut size = size.clone();
        while let Some(before) = size.checked_sub(&Count::ONE) {
            let most = self.most(&size);
            if self.most(&before) < most {
                return Some(most);
            }
            if most.is_zero() {
                break;
            }
            size = &before - &most;
        }
        Some(Count::ZERO)
    }

    /// The largest heap up to which everything can be left.
    fn all_left_up_to(&self) -> IBig {
        let most = (&self.a + &self.c).div_euclid(&self.a - &self.b);
        most.max(IBig::ZERO)
    }

    /// The value of a heap of which 0..f(n) can be left; `None` where that is too much work.
    pub(super) fn value_from(&self, size: &Count) -> Option<Count> {
        if !self.is_in_reach(&(&self.a - &self.b), size) {
            return None;
        }
        let all = self.all_left_up_to();
        let mut heap = integer(size);
        let mut value = IBig::ZERO;
        while heap > all {
            let left = self.of(&heap);
            if left < IBig::ZERO {
                return Some(natural(value));
            }
            value += IBig::ONE;
            heap = left;
        }
        Some(natural(value + heap))
    }

    /// How many heaps of a value can be left of a heap.
    pub(super) fn count_left(&self, size: &Count, value: &Count) -> Count {
        let size = integer(size);
        let most = self.of(&size).min(&size - IBig::ONE);
        if most < IBig::ZERO {
            return Count::ZERO;
        }
        let end = most + IBig::ONE;
        let value = integer(value);
        let next = self.first(&(&value + IBig::ONE), &end);
        natural(next - self.first(&value, &end))
    }

    /// The least heap of this value or more, or `end` where that is not more.
    fn first(&self, value: &IBig, end: &IBig) -> IBig {
        let all = self.all_left_up_to();
        let mut heap = value.clone().min(all.clone());
        let mut reached = heap.clone();
        while reached < *value && heap < *end {
            // The least n > heap with f(n) >= heap.
            let needed = &self.a * &heap - &self.c;
            let least = match self.b == IBig::ZERO {
                true if needed <= IBig::ZERO => heap.clone(),
                true => end.clone(),
                false => -((-needed).div_euclid(&self.b)),
            };
            heap = least.max(heap + IBig::ONE);
            reached += IBig::ONE;
        }
        heap.min(end.clone())
    }
}

/// The one linear form that says more than 1 <= k <= n.
fn only(kind: &Alternative) -> Option<Linear> {
    let says_more = |form: &Linear| {
        if form.amount < IBig::ZERO {
            form.heap != IBig::ZERO || form.constant > -form.amount.clone()
        } else if form.amount > IBig::ZERO {
            -form.heap.clone() < form.amount || form.constant > IBig::ZERO
        } else {
            true
        }
    };
    let forms: Vec<Linear> = kind.bounds()?.into_iter().filter(says_more).collect();
    match <[Linear; 1]>::try_from(forms) {
        Ok([form]) => Some(form),
        Err(_) => None,
    }
}

impl fmt::Display for Bound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut term = String::new();
        if self.b == IBig::ONE {
            term.push('n');
        } else if self.b != IBig::ZERO {
            term = format!("{}*n", self.b);
        }
        let has_both = !term.is_empty() && self.c != IBig::ZERO;
        if has_both && self.c > IBig::ZERO {
            term.push('+');
        }
        if self.c != IBig::ZERO || self.b == IBig::ZERO {
            term.push_str(&self.c.to_string());
        }
        match (self.a == IBig::ONE, has_both) {
            (true, _) => f.write_str(&term),
            (false, true) => write!(f, "floor(({term})/{})", self.a),
            (false, false) => write!(f, "floor({term}/{})", self.a),
        }
    }
}
