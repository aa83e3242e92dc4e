//! What can be proven of a limit as a function of the previous take.
//!
//! Theorems about limit games ask that the limit f does not decrease, or that f(x) >= x. A sample
//! of values proves neither, so the conditions are derived from the form of the expression.

use dashu_int::IBig;

use super::Expression;
use crate::Count;

/// The highest degree of a polynomial that is looked at.
const HIGHEST_DEGREE: usize = 16;

/// The facts about a limit f that follow from its form, for all previous takes x >= 1. A fact that
/// is not proven may still be true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Growth {
    non_decreasing: bool,
    at_least_previous: bool,
    positive: bool,
}

impl Growth {
    /// The facts about `limit`.
    ///
    /// # Examples
    ///
    /// ```
    /// use nimm::rule::{Expression, Growth};
    ///
    /// let growth = Growth::of(&Expression::twice_previous());
    /// assert!(growth.is_non_decreasing() && growth.is_at_least_previous());
    /// ```
    #[must_use]
    pub fn of(limit: &Expression) -> Growth {
        Growth {
            non_decreasing: non_decreasing(limit),
            at_least_previous: at_least(limit, &Polynomial::previous()),
            positive: at_least(limit, &Polynomial::constant(IBig::ONE)),
        }
    }

    /// Proven: f(x) <= f(x + 1).
    #[must_use]
    pub fn is_non_decreasing(&self) -> bool {
        self.non_decreasing
    }

    /// Proven: f(x) >= x.
    #[must_use]
    pub fn is_at_least_previous(&self) -> bool {
        self.at_least_previous
    }

    /// Proven: f(x) >= 1.
    #[must_use]
    pub fn is_positive(&self) -> bool {
        self.positive
    }
}

/// A polynomial in `prev`; the coefficient of `prev^i` at index i.
#[derive(Clone)]
struct Polynomial(Vec<IBig>);

impl Polynomial {
    fn constant(value: IBig) -> Self {
        Polynomial(vec![value])
    }

    fn previous() -> Self {
        Polynomial(vec![IBig::ZERO, IBig::ONE])
    }

    fn of(expression: &Expression) -> Option<Self> {
        Some(match expression {
            Expression::Number(number) => Self::constant(number.as_ubig().clone().into()),
            Expression::Previous => Self::previous(),
            Expression::Sum(a, b) => Self::of(a)?.plus(&Self::of(b)?, &IBig::ONE),
            Expression::Difference(a, b) => Self::of(a)?.plus(&Self::of(b)?, &IBig::NEG_ONE),
            Expression::Product(a, b) => Self::of(a)?.times(&Self::of(b)?)?,
            Expression::Power(a, b) => {
                let exponent = constant(b)?.to_usize()?;
                if exponent > HIGHEST_DEGREE {
                    return None;
                }
                let base = Self::of(a)?;
                let mut power = Self::constant(IBig::ONE);
                for _ in 0..exponent {
                    power = power.times(&base)?;
                }
                power
            }
            _ => return None,
        })
    }

    /// `self + factor * other`.
    fn plus(&self, other: &Self, factor: &IBig) -> Self {
        let length = self.0.len().max(other.0.len());
        let at = |p: &Self, i: usize| p.0.get(i).cloned().unwrap_or_default();
        Polynomial(
            (0..length)
                .map(|i| at(self, i) + factor * at(other, i))
                .collect(),
        )
    }

    /// `None` if the degree grows too high.
    fn times(&self, other: &Self) -> Option<Self> {
        let length = self.0.len() + other.0.len() - 1;
        if length > HIGHEST_DEGREE + 1 {
            return None;
        }
        let mut product = vec![IBig::ZERO; length];
        for (i, a) in self.0.iter().enumerate() {
            for (j, b) in other.0.iter().enumerate() {
                product[i + j] += a * b;
            }
        }
        Some(Polynomial(product))
    }

    /// The polynomial whose value at y is this one's at y + 1.
    fn shifted(&self) -> Self {
        let mut coefficients = self.0.clone();
        let length = coefficients.len();
        for start in 0..length {
            for i in (start..length - 1).rev() {
                let carried = coefficients[i + 1].clone();
                coefficients[i] += carried;
            }
        }
        Polynomial(coefficients)
    }

    /// Proven non-negative for all x >= 1: no negative coefficient in y = x - 1.
    fn is_non_negative(&self) -> bool {
        self.shifted().0.iter().all(|c| *c >= IBig::ZERO)
    }
}

/// The value of an expression without `prev`.
fn constant(expression: &Expression) -> Option<Count> {
    fn mentions_previous(expression: &Expression) -> bool {
        match expression {
            Expression::Number(_) => false,
            Expression::Previous => true,
            Expression::Root(a) => mentions_previous(a),
            Expression::Sum(a, b)
            | Expression::Difference(a, b)
            | Expression::Product(a, b)
            | Expression::Power(a, b)
            | Expression::Floor(a, b)
            | Expression::Ceiling(a, b)
            | Expression::Least(a, b)
            | Expression::Greatest(a, b) => mentions_previous(a) || mentions_previous(b),
        }
    }
    if mentions_previous(expression) {
        return None;
    }
    expression.value(&Count::ONE).ok()
}

/// Whether the expression is proven to be at least `bound` for all x >= 1.
fn at_least(expression: &Expression, bound: &Polynomial) -> bool {
    if let Some(polynomial) = Polynomial::of(expression) {
        return polynomial.plus(bound, &IBig::NEG_ONE).is_non_negative();
    }
    let zero = Polynomial::constant(IBig::ZERO);
    let one = Polynomial::constant(IBig::ONE);
    match expression {
        // A quotient rounded either way is at least an integer that the exact one is at least.
        Expression::Floor(a, b) | Expression::Ceiling(a, b) => match constant(b) {
            Some(divisor) if !divisor.is_zero() => {
                let divisor = IBig::from(divisor.as_ubig().clone());
                at_least(a, &zero.plus(bound, &divisor))
            }
            _ => false,
        },
        Expression::Greatest(a, b) => at_least(a, bound) || at_least(b, bound),
        Expression::Least(a, b) => at_least(a, bound) && at_least(b, bound),
        Expression::Sum(a, b) => {
            at_least(a, bound) && at_least(b, &zero) || at_least(b, bound) && at_least(a, &zero)
        }
        Expression::Product(a, b) => {
            let one_of = |a, b| at_least(a, bound) && at_least(a, &zero) && at_least(b, &one);
            one_of(a, b) || one_of(b, a)
        }
        Expression::Power(a, b) => {
            // a^b >= 2^x >= x + 1, or a^b >= a.
            let doubling = at_least(a, &Polynomial::constant(IBig::from(2)))
                && at_least(b, &Polynomial::previous())
                && Polynomial(vec![IBig::ONE, IBig::ONE])
                    .plus(bound, &IBig::NEG_ONE)
                    .is_non_negative();
            doubling || at_least(a, bound) && at_least(a, &one) && at_least(b, &one)
        }
        Expression::Root(a) => {
            bound.is_non_negative()
                && bound
                    .times(bound)
                    .is_some_and(|square| at_least(a, &square))
        }
        _ => false,
    }
}

/// Whether the expression is proven never to decrease.
fn non_decreasing(expression: &Expression) -> bool {
    if constant(expression).is_some() {
        return true;
    }
    if let Some(polynomial) = Polynomial::of(expression)
        && polynomial
            .shifted()
            .plus(&polynomial, &IBig::NEG_ONE)
            .is_non_negative()
    {
        return true;
    }
    let zero = Polynomial::constant(IBig::ZERO);
    match expression {
        Expression::Sum(a, b) | Expression::Least(a, b) | Expression::Greatest(a, b) => {
            non_decreasing(a) && non_decreasing(b)
        }
        Expression::Difference(a, b) => non_decreasing(a) && constant(b).is_some(),
        Expression::Product(a, b) => {
            non_decreasing(a) && non_decreasing(b) && at_least(a, &zero) && at_least(b, &zero)
        }
        Expression::Power(a, b) => {
            let one = Polynomial::constant(IBig::ONE);
            non_decreasing(a) && non_decreasing(b) && at_least(a, &one) && at_least(b, &zero)
        }
        Expression::Floor(a, b) | Expression::Ceiling(a, b) => {
            non_decreasing(a) && constant(b).is_some_and(|divisor| !divisor.is_zero())
        }
        Expression::Root(a) => non_decreasing(a) && at_least(a, &zero),
        Expression::Number(_) | Expression::Previous => true,
    }
}

#[cfg(test)]
mod tests {
    use super::Growth;
    use crate::rule::HeapRule;
    use crate::{Count, Rule};

    fn limit(text: &str) -> super::Expression {
        let rule: Rule = format!("take at most {text}").parse().expect("a limit");
        match rule.only_part() {
            Some(HeapRule::AtMost(limit)) => limit.clone(),
            part => panic!("no limit: {part:?}"),
        }
    }

    #[test]
    fn growth_is_proven_for_the_usual_limits() {
        for text in [
            "prev",
            "prev+1",
            "2*prev-1",
            "2*prev",
            "3*prev",
            "prev^2",
            "floor(3*prev/2)",
            "max(2,prev)",
            "prev+isqrt(prev)",
            "2^prev",
            "prev*prev-prev+1",
            "ceil(5*prev/2)",
        ] {
            let growth = Growth::of(&limit(text));
            assert!(growth.is_non_decreasing(), "{text}");
            assert!(growth.is_at_least_previous(), "{text}");
            assert!(growth.is_positive(), "{text}");
        }
    }

    #[test]
    fn growth_is_not_claimed_where_values_refute_it() {
        for text in [
            "7",
            "10-prev",
            "prev-1",
            "floor(prev/2)",
            "isqrt(prev)",
            "min(5,prev)",
            "0*prev",
            "prev^2-3*prev+3",
            "prev-isqrt(prev)",
            "max(1,9-prev)",
            "3-2",
            "floor(9/prev)",
            "(prev-2)^2",
            "0^prev",
            "1^prev",
        ] {
            let expression = limit(text);
            let growth = Growth::of(&expression);
            let value = |x: u64| expression.value(&Count::from(x)).expect("a value");
            for x in 1..200u64 {
                let (now, next) = (value(x), value(x + 1));
                assert!(!growth.is_non_decreasing() || now <= next, "{text} at {x}");
                assert!(
                    !growth.is_at_least_previous() || now >= Count::from(x),
                    "{text} at {x}"
                );
                assert!(!growth.is_positive() || now >= Count::ONE, "{text} at {x}");
            }
            assert!(!growth.is_at_least_previous(), "{text}");
        }
    }
}
