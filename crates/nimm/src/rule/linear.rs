//! Conditions that hold for the amounts between two bounds which are linear in n.

use std::ops::RangeInclusive;

use dashu_int::ops::DivEuclid;
use dashu_int::{IBig, UBig};

use super::{Condition, Expression, Relation, Variable};
use crate::Count;

/// `amount` k + `heap` n + `constant` <= 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Linear {
    /// What k, the amount, is multiplied by.
    pub amount: IBig,
    /// What n, the size of the heap, is multiplied by.
    pub heap: IBig,
    /// The constant.
    pub constant: IBig,
}

/// What a side of a comparison is worth: a linear form, or the quotient of one, rounded.
enum Side {
    Exact(Linear),
    Floor(Linear, IBig),
    Ceiling(Linear, IBig),
}

impl Linear {
    fn constant(constant: IBig) -> Linear {
        Linear {
            amount: IBig::ZERO,
            heap: IBig::ZERO,
            constant,
        }
    }

    fn is_constant(&self) -> bool {
        self.amount == IBig::ZERO && self.heap == IBig::ZERO
    }

    /// `factor` times this, and `other` added `times` times.
    fn combined(&self, factor: &IBig, other: &Linear, times: &IBig) -> Linear {
        Linear {
            amount: &self.amount * factor + &other.amount * times,
            heap: &self.heap * factor + &other.heap * times,
            constant: &self.constant * factor + &other.constant * times,
        }
    }

    /// The form of an expression in n and k; `None` where it is not linear.
    fn of(expression: &Expression) -> Option<Linear> {
        let one = IBig::ONE;
        Some(match expression {
            Expression::Number(number) => Linear::constant(number.as_ubig().clone().into()),
            Expression::Variable(variable) => Linear {
                amount: IBig::from(u8::from(*variable == Variable::Amount)),
                heap: IBig::from(u8::from(*variable == Variable::Heap)),
                constant: IBig::ZERO,
            },
            Expression::Sum(a, b) => Linear::of(a)?.combined(&one, &Linear::of(b)?, &one),
            Expression::Difference(a, b) => {
                Linear::of(a)?.combined(&one, &Linear::of(b)?, &IBig::NEG_ONE)
            }
            Expression::Product(a, b) => {
                let (a, b) = (Linear::of(a)?, Linear::of(b)?);
                let (factor, form) = if a.is_constant() { (a, b) } else { (b, a) };
                let nothing = Linear::constant(IBig::ZERO);
                let is_linear = factor.is_constant();
                is_linear.then(|| form.combined(&factor.constant, &nothing, &one))?
            }
            _ => return None,
        })
    }

    /// Whether every k from 0 on satisfies this where some n does, or none does.
    fn amounts(&self, heap: &IBig, bounds: &mut (IBig, IBig)) {
        let rest = &self.heap * heap + &self.constant;
        if self.amount > IBig::ZERO {
            let most = (-rest).div_euclid(&self.amount);
            bounds.1 = most.min(bounds.1.clone());
        } else if self.amount < IBig::ZERO {
            // -|a| k + rest <= 0: k is at least rest / |a|, rounded up.
            let least = -((-rest).div_euclid(-&self.amount));
            bounds.0 = least.max(bounds.0.clone());
        } else if rest > IBig::ZERO {
            bounds.1 = IBig::NEG_ONE;
        }
    }
}

impl Side {
    fn of(expression: &Expression) -> Option<Side> {
        let quotient = |a: &Expression, b: &Expression| {
            let (form, divisor) = (Linear::of(a)?, Linear::of(b)?);
            let is_divisor = divisor.is_constant() && divisor.constant > IBig::ZERO;
            is_divisor.then_some((form, divisor.constant))
        };
        Some(match expression {
            Expression::Floor(a, b) => {
                let (form, divisor) = quotient(a, b)?;
                Side::Floor(form, divisor)
            }
            Expression::Ceiling(a, b) => {
                let (form, divisor) = quotient(a, b)?;
                Side::Ceiling(form, divisor)
            }
            other => Side::Exact(Linear::of(other)?),
        })
    }

    /// `self + plus <= other`; `None` where both are rounded.
    fn at_most(&self, other: &Side, plus: i8) -> Option<Linear> {
        let one = IBig::ONE;
        let mut form = match (self, other) {
            (Side::Exact(a), Side::Exact(b)) => a.combined(&one, b, &IBig::NEG_ONE),
            // d (a + plus) <= b.
            (Side::Exact(a), Side::Floor(b, d)) => {
                let mut form = a.combined(d, b, &IBig::NEG_ONE);
                form.constant += d * IBig::from(plus);
                return Some(form);
            }
            // d (a + plus) < b + d.
            (Side::Exact(a), Side::Ceiling(b, d)) => {
                let mut form = a.combined(d, b, &IBig::NEG_ONE);
                form.constant += d * IBig::from(plus - 1) + &one;
                return Some(form);
            }
            // a < d (b - plus) + d.
            (Side::Floor(a, d), Side::Exact(b)) => {
                let mut form = a.combined(&one, b, &-d);
                form.constant += d * IBig::from(plus - 1) + &one;
                return Some(form);
            }
            // a <= d (b - plus).
            (Side::Ceiling(a, d), Side::Exact(b)) => {
                let mut form = a.combined(&one, b, &-d);
                form.constant += d * IBig::from(plus);
                return Some(form);
            }
            _ => return None,
        };
        form.constant += IBig::from(plus);
        Some(form)
    }
}

impl Condition {
    /// The linear forms that all have to be at most 0; `None` where the condition is not of this
    /// kind: comparisons joined by `and`, with sides that are linear in n and k, or, on one side, a
    /// quotient of such by a number.
    #[must_use]
    pub fn linear(&self) -> Option<Vec<Linear>> {
        match self {
            Condition::And(a, b) => {
                let mut forms = a.linear()?;
                forms.extend(b.linear()?);
                Some(forms)
            }
            Condition::Chain(first, rest) => {
                let mut forms = Vec::new();
                let mut left = Side::of(first)?;
                for (relation, side) in rest {
                    let right = Side::of(side)?;
                    match relation {
                        Relation::AtMost => forms.push(left.at_most(&right, 0)?),
                        Relation::Less => forms.push(left.at_most(&right, 1)?),
                        Relation::AtLeast => forms.push(right.at_most(&left, 0)?),
                        Relation::Greater => forms.push(right.at_most(&left, 1)?),
                        Relation::Equal => {
                            forms.push(left.at_most(&right, 0)?);
                            forms.push(right.at_most(&left, 0)?);
                        }
                        Relation::Different | Relation::Divides => return None,
                    }
                    left = right;
                }
                Some(forms)
            }
            Condition::Is(..) | Condition::Not(_) | Condition::Or(..) => None,
        }
    }
}

/// The amounts from 1 to `size` for which all forms are at most 0; `None` if there are none.
pub(super) fn amounts_between(forms: &[Linear], size: &Count) -> Option<RangeInclusive<Count>> {
    let heap = IBig::from(size.as_ubig().clone());
    let mut bounds = (IBig::ONE, heap.clone());
    for form in forms {
        form.amounts(&heap, &mut bounds);
    }
    let (least, most) = bounds;
    let count = |bound: IBig| UBig::try_from(bound).ok().map(Count::from);
    if least > most {
        return None;
    }
    Some(count(least)?..=count(most)?)
}

#[cfg(test)]
mod tests {
    use super::amounts_between;
    use crate::rule::{Amounts, HeapRule};
    use crate::{Count, Rule};

    #[test]
    fn bounds_hold_exactly_the_amounts_for_which_the_condition_does() {
        for text in [
            "2*k <= n",
            "k <= floor(n/2)",
            "k <= ceil(n/2)",
            "n >= 2*k",
            "2*k < n",
            "k < ceil(n/3)",
            "k < floor(n/3)",
            "floor(n/3) < k",
            "ceil(n/3) < k",
            "ceil(n/3) <= k",
            "k = ceil(n/2)",
            "floor(n/3) <= k",
            "3*(k+1) <= 2*n-5",
            "k+k > n-3",
            "n/2 <= k < n",
            "floor((n+1)/4) <= k <= floor(n/2)",
            "n <= k+3 and 2*k >= 5",
            "n > 7",
            "k < n-k",
            "floor((k+n)/3) >= k",
            "k*3-n <= 0 and n >= 4",
            "1 <= k <= ceil((2*n+1)/5)",
        ] {
            let Ok(rule) = format!("take k where {text}").parse::<Rule>() else {
                continue;
            };
            let Some(HeapRule::Choice(choice)) = rule.only_heap_rule() else {
                panic!("{text}")
            };
            let kind = &choice.alternatives()[0];
            assert_eq!(kind.amounts, Amounts::Any);
            let condition = kind.condition.as_ref().expect("a condition");
            let forms = condition.linear().unwrap_or_else(|| panic!("{text}"));
            for n in 0..60u64 {
                let expected: Vec<u64> = (1..=n).filter(|k| condition.holds(n, *k)).collect();
                let word = |n: &Count| n.to_u64().expect("a small number");
                let range = amounts_between(&forms, &Count::from(n));
                let found: Vec<u64> = range
                    .into_iter()
                    .flat_map(|range| word(range.start())..=word(range.end()))
                    .collect();
                assert_eq!(found, expected, "{text}, {n}");
            }
        }
    }

    #[test]
    fn other_conditions_have_no_bounds() {
        for text in [
            "n mod k = 0",
            "k divides n",
            "k is prime",
            "not k < n",
            "k != 2",
            "k*k <= n",
            "k*n <= 9",
            "k = 1 or 2*k <= n",
            "floor(n/2) <= ceil(k/2)",
            "k <= floor(n/k)",
            "k <= isqrt(n)",
        ] {
            let rule: Rule = format!("take k where {text}").parse().expect(text);
            let Some(HeapRule::Choice(choice)) = rule.only_heap_rule() else {
                panic!("{text}")
            };
            let condition = choice.alternatives()[0].condition.as_ref();
            assert_eq!(condition.expect("a condition").linear(), None, "{text}");
        }
    }
}
