//! What can be proven of a limit as a function of the previous take.
//!
//! Theorems about limit games ask that the limit f does not decrease, or that f(x) >= x. A sample
//! of values proves neither, so the conditions are derived from the form of the expression, from
//! its innermost parts outwards.

use dashu_int::IBig;
use rustc_hash::FxHashMap;

use super::expression::{Bindings, Steps};
use super::polynomial::Polynomial;
use super::{Expression, Variable};

/// The facts about a limit f that follow from its form, for all previous takes x >= 1. A fact that
/// is not proven may still be true. Nothing is proven of a limit that may have no value: one with a
/// divisor that is not proven to be positive, or with an exponent or a radicand that is not proven
/// to be at least 0. That a value is too long to be computed is no such case.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Growth {
    non_decreasing: bool,
    at_least_previous: bool,
    positive: bool,
}

impl Growth {
    /// The facts about `limit`.
    ///
    /// Cost: at most quadratic in the length of `limit`.
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
        let mut facts = Facts::default();
        let Some(whole) = facts.add(limit, &mut Steps::new()) else {
            return Growth::default();
        };
        Growth {
            non_decreasing: facts.parts[whole].non_decreasing,
            at_least_previous: facts.at_least(whole, &Polynomial::previous()),
            positive: facts.at_least(whole, &Polynomial::constant(IBig::ONE)),
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

/// What is known of the parts of an expression, the operands before what they are operands of.
#[derive(Default)]
struct Facts<'e> {
    parts: Vec<Part<'e>>,
    /// Whether a part is proven to be at least a polynomial, for what was asked.
    at_least: FxHashMap<(usize, Polynomial), bool>,
}

/// A part of an expression that has a value for all x >= 1.
struct Part<'e> {
    expression: &'e Expression,
    /// The places of the operands in the list of parts; none counts as 0.
    operands: [usize; 2],
    /// The value, where `prev` does not occur.
    constant: Option<IBig>,
    polynomial: Option<Polynomial>,
    non_decreasing: bool,
}

impl<'e> Facts<'e> {
    /// Adds `expression` behind its operands and returns its place; `None` if it is not proven to
    /// have a value for all x >= 1.
    fn add(&mut self, expression: &'e Expression, steps: &mut Steps) -> Option<usize> {
        let mut operands = [0; 2];
        for (place, operand) in operands.iter_mut().zip(expression.operands()) {
            if let Some(operand) = operand {
                *place = self.add(operand, steps)?;
            }
        }
        let [a, b] = operands;
        let has_value = match expression {
            Expression::Power(..) => self.at_least(b, &Polynomial::zero()),
            Expression::Floor(..) | Expression::Ceiling(..) | Expression::Remainder(..) => {
                self.at_least(b, &Polynomial::constant(IBig::ONE))
            }
            Expression::Root(_) => self.at_least(a, &Polynomial::zero()),
            _ => true,
        };
        if !has_value {
            return None;
        }
        let constant = match (expression, expression.operands()) {
            (Expression::Variable(_), _) => None,
            (_, [None, _]) => Some((IBig::ZERO, IBig::ZERO)),
            (_, [_, None]) => self.constant(a).map(|a| (a.clone(), IBig::ZERO)),
            _ => self.constant(a).cloned().zip(self.constant(b).cloned()),
        };
        let constant = match constant {
            Some((a, b)) => {
                let no_variables = Bindings::default();
                Some(expression.of_operands(&no_variables, &a, &b, steps).ok()?)
            }
            None => None,
        };
        let polynomial = match &constant {
            Some(value) => Polynomial::constant(value.clone()).if_small(),
            None => self.polynomial(expression, a, b),
        };
        let non_decreasing = constant.is_some()
            || polynomial
                .as_ref()
                .is_some_and(Polynomial::is_non_decreasing)
            || self.is_non_decreasing(expression, a, b);
        self.parts.push(Part {
            expression,
            operands,
            constant,
            polynomial,
            non_decreasing,
        });
        Some(self.parts.len() - 1)
    }

    fn constant(&self, part: usize) -> Option<&IBig> {
        self.parts[part].constant.as_ref()
    }

    /// The polynomial that an expression with the operands `a` and `b` is.
    fn polynomial(&self, expression: &Expression, a: usize, b: usize) -> Option<Polynomial> {
        let of = |part: usize| self.parts[part].polynomial.as_ref();
        match expression {
            Expression::Variable(Variable::Previous) => Some(Polynomial::previous()),
            Expression::Sum(..) => of(a)?.plus(of(b)?).if_small(),
            Expression::Difference(..) => of(a)?.minus(of(b)?).if_small(),
            Expression::Product(..) => of(a)?.times(of(b)?),
            Expression::Power(..) => of(a)?.power(usize::try_from(self.constant(b)?).ok()?),
            _ => None,
        }
    }

    /// Whether the form of an expression with the operands `a` and `b` proves that it never
    /// decreases.
    fn is_non_decreasing(&mut self, expression: &Expression, a: usize, b: usize) -> bool {
        let zero = Polynomial::zero();
        let grows = |facts: &Self, part: usize| facts.parts[part].non_decreasing;
        match expression {
            Expression::Sum(..) | Expression::Least(..) | Expression::Greatest(..) => {
                grows(self, a) && grows(self, b)
            }
            Expression::Difference(..) | Expression::Floor(..) | Expression::Ceiling(..) => {
                grows(self, a) && self.constant(b).is_some()
            }
            Expression::Product(..) => {
                grows(self, a)
                    && grows(self, b)
                    && self.at_least(a, &zero)
                    && self.at_least(b, &zero)
            }
            Expression::Power(..) => {
                let one = Polynomial::constant(IBig::ONE);
                grows(self, a) && grows(self, b) && self.at_least(a, &one)
            }
            Expression::Root(_) => grows(self, a),
            Expression::Remainder(..) | Expression::CommonDivisor(..) => false,
            Expression::Number(_) | Expression::Variable(_) => true,
        }
    }

    /// Whether a part is proven to be at least `bound`, which is nowhere negative, for all x >= 1.
    fn at_least(&mut self, part: usize, bound: &Polynomial) -> bool {
        let Part {
            expression,
            operands: [a, b],
            constant,
            polynomial,
            ..
        } = &self.parts[part];
        if let Some(polynomial) = polynomial {
            return polynomial.minus(bound).is_non_negative();
        }
        if let Some(constant) = constant {
            return bound.as_constant().is_some_and(|bound| bound <= *constant);
        }
        let asked = (part, bound.clone());
        if let Some(known) = self.at_least.get(&asked) {
            return *known;
        }
        let proven = self.follows_at_least(expression, *a, *b, bound);
        self.at_least.insert(asked, proven);
        proven
    }

    /// The same from what an expression that is no polynomial has as operands.
    fn follows_at_least(
        &mut self,
        expression: &Expression,
        a: usize,
        b: usize,
        bound: &Polynomial,
    ) -> bool {
        let zero = Polynomial::zero();
        let one = Polynomial::constant(IBig::ONE);
        match expression {
            // A quotient rounded either way is at least an integer that the exact one is at least.
            Expression::Floor(..) | Expression::Ceiling(..) => {
                let multiple = match self.constant(b) {
                    Some(divisor) => bound.times(&Polynomial::constant(divisor.clone())),
                    None => bound.is_zero().then_some(zero),
                };
                multiple.is_some_and(|multiple| self.at_least(a, &multiple))
            }
            Expression::Greatest(..) => self.at_least(a, bound) || self.at_least(b, bound),
            Expression::Least(..) => self.at_least(a, bound) && self.at_least(b, bound),
            Expression::Sum(..) => {
                self.at_least(a, bound) && self.at_least(b, &zero)
                    || self.at_least(b, bound) && self.at_least(a, &zero)
            }
            Expression::Product(..) => {
                bound.is_zero() && self.at_least(a, &zero) && self.at_least(b, &zero)
                    || self.at_least(a, bound) && self.at_least(b, &one)
                    || self.at_least(b, bound) && self.at_least(a, &one)
            }
            Expression::Power(..) => {
                // a^b >= 2^x >= x + 1, or a^b >= a, or a^b is at least 0 or 1 as a is.
                let two = Polynomial::constant(IBig::from(2));
                Polynomial::previous()
                    .plus(&one)
                    .minus(bound)
                    .is_non_negative()
                    && self.at_least(a, &two)
                    && self.at_least(b, &Polynomial::previous())
                    || self.at_least(a, bound) && self.at_least(a, &one) && self.at_least(b, &one)
                    || (bound.is_zero() || *bound == one) && self.at_least(a, bound)
            }
            Expression::Root(_) => {
                let square = bound.times(bound);
                square.is_some_and(|square| self.at_least(a, &square))
            }
            Expression::Remainder(..) | Expression::CommonDivisor(..) => bound.is_zero(),
            Expression::Number(_) | Expression::Variable(_) | Expression::Difference(..) => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::Growth;
    use crate::rule::{ExpressionError, HeapRule};
    use crate::{Count, Rule};

    fn limit(text: &str) -> super::Expression {
        let rule: Rule = format!("take at most {text}").parse().expect("a limit");
        match rule.only_heap_rule() {
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
            "floor(4*prev/3)",
            "floor((3*prev+isqrt(prev))/2)",
            "ceil(max(4,3*prev)/floor(7/2))",
            "min(2*prev,prev+9)",
            "prev+isqrt(prev-1)",
            "prev*2^(prev-1)",
            "1e400*prev",
            "prev+10^400*isqrt(prev)",
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

    #[test]
    fn growth_is_not_claimed_where_a_value_may_be_missing() {
        for text in [
            "prev+prev^(0-1)",
            "prev+2^(5-prev)",
            "prev+floor(prev/0)",
            "prev+ceil(prev/(1-3))",
            "max(prev,floor(9/(prev-1)))",
            "prev+isqrt(prev-2)",
            "max(prev,0*isqrt(0-1))",
            "prev+2^2^99",
        ] {
            assert_eq!(Growth::of(&limit(text)), Growth::default(), "{text}");
        }
        let growth = Growth::of(&limit("prev+floor(9/prev)"));
        assert!(growth.is_at_least_previous() && !growth.is_non_decreasing());
    }

    #[test]
    fn growth_of_long_limits_is_proven_without_trying_all_ways() {
        for (first, more, times) in [
            ("isqrt(prev)-isqrt(prev)", "+prev", 100),
            ("isqrt(prev)", "+isqrt(prev)", 63),
            ("isqrt(prev)", "*isqrt(prev)", 63),
            ("isqrt(prev)-9", "*isqrt(prev)", 63),
            ("isqrt(prev)", "^isqrt(prev)", 40),
            ("prev", "*(prev+1)", 60),
        ] {
            let growth = Growth::of(&limit(&format!("{first}{}", more.repeat(times))));
            let has_difference = first.contains('-');
            assert_ne!(growth.is_positive(), has_difference, "{first}{more}");
        }
        let mut nested = "isqrt(prev)".to_string();
        for _ in 0..30 {
            nested = format!("floor({nested}*max(prev,isqrt(prev))/2)");
        }
        assert!(Growth::of(&limit(&nested)).is_non_decreasing());
    }

    /// Any limit, with parts that have no value for some takes.
    fn any_limit() -> impl Strategy<Value = String> {
        let least = prop_oneof![
            3 => Just("prev".to_string()),
            1 => (0u32..5).prop_map(|n| n.to_string()),
        ];
        least.prop_recursive(5, 30, 2, |inner| {
            let pair = (inner.clone(), inner.clone());
            let signs = prop::sample::select(vec!["+", "-", "*", "^"]);
            let quotients = prop::sample::select(vec!["floor", "ceil"]);
            let choices = prop::sample::select(vec!["min", "max"]);
            prop_oneof![
                3 => (pair.clone(), signs).prop_map(|((a, b), sign)| format!("({a}){sign}({b})")),
                1 => (pair.clone(), quotients).prop_map(|((a, b), q)| format!("{q}(({a})/({b}))")),
                1 => (pair, choices).prop_map(|((a, b), choice)| format!("{choice}({a},{b})")),
                1 => inner.prop_map(|a| format!("isqrt({a})")),
            ]
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2000))]

        #[test]
        fn growth_that_is_claimed_holds_for_values(text in any_limit()) {
            let expression = limit(&text);
            let growth = Growth::of(&expression);
            if growth == Growth::default() {
                return Ok(());
            }
            let mut before = Count::ZERO;
            for x in (1..200u64).map(Count::from) {
                let value = match expression.value(&x) {
                    Ok(value) => value,
                    Err(ExpressionError::TooLong) => break,
                    Err(error) => panic!("{text} at {x}: {error:?}"),
                };
                prop_assert!(!growth.is_non_decreasing() || before <= value, "{} at {}", text, x);
                prop_assert!(!growth.is_at_least_previous() || value >= x, "{} at {}", text, x);
                prop_assert!(!growth.is_positive() || !value.is_zero(), "{} at {}", text, x);
                before = value;
            }
        }
    }
}
