//! Exact integer expressions: limits in `prev`, the amount taken last, and sides of conditions in
//! `n`, the size of the heap, and `k`, the amount to be taken.

use std::fmt;

use dashu_int::ops::{BitTest, DivRem, Gcd, SquareRoot};
use dashu_int::{IBig, UBig};

use crate::Count;

/// The most binary digits of a value, and of a power or a product of two long numbers.
const MOST_BITS: usize = 1 << 23;
const MOST_BITS_OF_PRODUCT: usize = 1 << 20;

/// The most steps of one evaluation, of some nanoseconds each.
const MOST_STEPS: usize = 1 << 23;

/// What an expression may speak of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Variable {
    /// `prev`, the amount taken last; in limits.
    Previous,
    /// `n`, the size of the heap; in conditions.
    Heap,
    /// `k`, the amount to be taken; in conditions.
    Amount,
}

impl Variable {
    /// The name in the notation.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Variable::Previous => "prev",
            Variable::Heap => "n",
            Variable::Amount => "k",
        }
    }
}

/// The values of the variables.
#[derive(Clone, Debug, Default)]
pub(super) struct Bindings {
    pub(super) previous: IBig,
    pub(super) heap: IBig,
    pub(super) amount: IBig,
}

impl Bindings {
    pub(super) fn of_previous(previous: IBig) -> Bindings {
        Bindings {
            previous,
            ..Bindings::default()
        }
    }

    fn value(&self, variable: Variable) -> &IBig {
        match variable {
            Variable::Previous => &self.previous,
            Variable::Heap => &self.heap,
            Variable::Amount => &self.amount,
        }
    }
}

/// An integer expression in a few variables. Exact: no floating point, and division only with its
/// rounding said.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Expression {
    /// A natural number.
    Number(Count),
    /// `prev`, `n` or `k`.
    Variable(Variable),
    /// `a + b`.
    Sum(Box<Expression>, Box<Expression>),
    /// `a - b`.
    Difference(Box<Expression>, Box<Expression>),
    /// `a * b`.
    Product(Box<Expression>, Box<Expression>),
    /// `a ^ b`.
    Power(Box<Expression>, Box<Expression>),
    /// `floor(a / b)`.
    Floor(Box<Expression>, Box<Expression>),
    /// `ceil(a / b)`.
    Ceiling(Box<Expression>, Box<Expression>),
    /// `a mod b`: what is left of `a` when `floor(a / b)` times `b` is taken away.
    Remainder(Box<Expression>, Box<Expression>),
    /// `gcd(a, b)`, the greatest common divisor; `gcd(0, 0) = 0`.
    CommonDivisor(Box<Expression>, Box<Expression>),
    /// `min(a, b)`.
    Least(Box<Expression>, Box<Expression>),
    /// `max(a, b)`.
    Greatest(Box<Expression>, Box<Expression>),
    /// `isqrt(a)`, the integer part of the square root.
    Root(Box<Expression>),
}

/// Why an expression has no value for some previous take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ExpressionError {
    /// A division by zero.
    DivisionByZero,
    /// A negative exponent, or the root of a negative number.
    OutOfDomain,
    /// A number of more than 2^23 binary digits, a power or a product of two long numbers of more
    /// than 2^20, or too many operations with long numbers.
    TooLong,
}

impl Expression {
    /// `2*prev`.
    #[must_use]
    pub fn twice_previous() -> Expression {
        Expression::Product(
            Box::new(Expression::Number(Count::from(2u64))),
            Box::new(Expression::Variable(Variable::Previous)),
        )
    }

    /// The value for a previous take of `previous`; a negative value counts as 0.
    ///
    /// Cost: about a tenth of a second at worst for an expression that was read from a text.
    ///
    /// # Errors
    ///
    /// Where the expression has no value.
    pub fn value(&self, previous: &Count) -> Result<Count, ExpressionError> {
        let bindings = Bindings::of_previous(IBig::from(previous.as_ubig().clone()));
        let value = self.integer(&bindings, &mut Steps::new())?;
        Ok(Count::from(UBig::try_from(value).unwrap_or_default()))
    }

    /// The value for these values of the variables, which may be negative.
    pub(super) fn integer(
        &self,
        bindings: &Bindings,
        steps: &mut Steps,
    ) -> Result<IBig, ExpressionError> {
        let [a, b] = self.operands();
        let a = a.map(|a| a.integer(bindings, steps)).transpose()?;
        let b = b.map(|b| b.integer(bindings, steps)).transpose()?;
        let (a, b) = (a.unwrap_or_default(), b.unwrap_or_default());
        self.of_operands(bindings, &a, &b, steps)
    }

    /// The operands, none, one or two.
    pub(super) fn operands(&self) -> [Option<&Expression>; 2] {
        match self {
            Expression::Number(_) | Expression::Variable(_) => [None, None],
            Expression::Root(a) => [Some(a), None],
            Expression::Sum(a, b)
            | Expression::Difference(a, b)
            | Expression::Product(a, b)
            | Expression::Power(a, b)
            | Expression::Floor(a, b)
            | Expression::Ceiling(a, b)
            | Expression::Remainder(a, b)
            | Expression::CommonDivisor(a, b)
            | Expression::Least(a, b)
            | Expression::Greatest(a, b) => [Some(a), Some(b)],
        }
    }

    /// Whether a variable occurs.
    #[must_use]
    pub fn names(&self, variable: Variable) -> bool {
        *self == Expression::Variable(variable)
            || self
                .operands()
                .into_iter()
                .flatten()
                .any(|operand| operand.names(variable))
    }

    /// The value if the operands have the values `a` and `b`.
    pub(super) fn of_operands(
        &self,
        bindings: &Bindings,
        a: &IBig,
        b: &IBig,
        steps: &mut Steps,
    ) -> Result<IBig, ExpressionError> {
        let value = match self {
            Expression::Number(number) => number.as_ubig().clone().into(),
            Expression::Variable(variable) => bindings.value(*variable).clone(),
            Expression::Sum(..) => a + b,
            Expression::Difference(..) => a - b,
            Expression::Product(..) => product(a, b, steps)?,
            Expression::Power(..) => power(a, b, steps)?,
            Expression::Floor(..) => floor(a, b, steps)?,
            Expression::Ceiling(..) => -floor(&-a, b, steps)?,
            Expression::Remainder(..) => a - b * floor(a, b, steps)?,
            Expression::CommonDivisor(..) => {
                for _ in 0..2 {
                    steps.take(a.bit_len(), b.bit_len())?;
                }
                common_divisor(a, b)
            }
            Expression::Least(..) => a.min(b).clone(),
            Expression::Greatest(..) => a.max(b).clone(),
            Expression::Root(_) => root(a, steps)?,
        };
        if value.bit_len() > MOST_BITS {
            return Err(ExpressionError::TooLong);
        }
        Ok(value)
    }

    /// How strongly the outermost operator binds; higher binds tighter.
    fn binding(&self) -> u8 {
        match self {
            Expression::Sum(..) | Expression::Difference(..) => 1,
            Expression::Product(..) | Expression::Remainder(..) => 2,
            Expression::Power(..) => 3,
            _ => 4,
        }
    }
}

/// The steps that an evaluation may still take.
pub(super) struct Steps(usize);

impl Steps {
    pub(super) fn new() -> Steps {
        Steps(MOST_STEPS)
    }

    /// Takes the steps of an operation with numbers of so many binary digits, which grow like the
    /// longer one times the square root of the shorter. Sums and small multiples take none: an
    /// expression is too short for many of them to matter.
    fn take(&mut self, bits: usize, other: usize) -> Result<(), ExpressionError> {
        let (more, fewer) = (bits.max(other) / 64 + 1, bits.min(other) / 64 + 1);
        let steps = more.saturating_mul(fewer.isqrt());
        self.0 = self.0.checked_sub(steps).ok_or(ExpressionError::TooLong)?;
        Ok(())
    }
}

fn product(a: &IBig, b: &IBig, steps: &mut Steps) -> Result<IBig, ExpressionError> {
    let (first, second) = (a.bit_len(), b.bit_len());
    if first.min(second) > 64 {
        if first + second > MOST_BITS_OF_PRODUCT {
            return Err(ExpressionError::TooLong);
        }
        steps.take(first, second)?;
    }
    Ok(a * b)
}

fn power(base: &IBig, exponent: &IBig, steps: &mut Steps) -> Result<IBig, ExpressionError> {
    if *exponent < IBig::ZERO {
        return Err(ExpressionError::OutOfDomain);
    }
    let bits = base.bit_len();
    if bits < 2 {
        // 0, 1 and -1: the size of the exponent does not matter.
        let is_one = *exponent == IBig::ZERO || *base == IBig::NEG_ONE && !exponent.bit(0);
        return Ok(if is_one { IBig::ONE } else { base.clone() });
    }
    let exponent = usize::try_from(exponent).map_err(|_| ExpressionError::TooLong)?;
    let bits = bits.saturating_mul(exponent);
    if bits > MOST_BITS_OF_PRODUCT {
        return Err(ExpressionError::TooLong);
    }
    steps.take(bits, bits)?;
    Ok(base.pow(exponent))
}

fn floor(dividend: &IBig, divisor: &IBig, steps: &mut Steps) -> Result<IBig, ExpressionError> {
    if *divisor == IBig::ZERO {
        return Err(ExpressionError::DivisionByZero);
    }
    // A division takes about twice as long as a product.
    for _ in 0..2 {
        steps.take(dividend.bit_len(), divisor.bit_len())?;
    }
    let (quotient, rest) = dividend.div_rem(divisor);
    let negative = (*dividend < IBig::ZERO) != (*divisor < IBig::ZERO);
    Ok(if rest != IBig::ZERO && negative {
        quotient - IBig::ONE
    } else {
        quotient
    })
}

fn common_divisor(a: &IBig, b: &IBig) -> IBig {
    if *a == IBig::ZERO && *b == IBig::ZERO {
        return IBig::ZERO;
    }
    a.gcd(b).into()
}

fn root(radicand: &IBig, steps: &mut Steps) -> Result<IBig, ExpressionError> {
    let radicand = UBig::try_from(radicand.clone()).map_err(|_| ExpressionError::OutOfDomain)?;
    steps.take(radicand.bit_len(), radicand.bit_len())?;
    Ok(radicand.sqrt().into())
}

impl fmt::Display for Expression {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let operand = |f: &mut fmt::Formatter<'_>, operand: &Expression, least: u8| {
            if operand.binding() < least {
                write!(f, "({operand})")
            } else {
                write!(f, "{operand}")
            }
        };
        let operator = |f: &mut fmt::Formatter<'_>, a: &Expression, sign: &str, b: &Expression| {
            let binding = self.binding();
            // `^` groups to the right, the others to the left.
            let (left, right) = if binding == 3 {
                (binding + 1, binding)
            } else {
                (binding, binding + 1)
            };
            operand(f, a, left)?;
            f.write_str(sign)?;
            operand(f, b, right)
        };
        match self {
            Expression::Number(number) => write!(f, "{number}"),
            Expression::Variable(variable) => f.write_str(variable.name()),
            Expression::Sum(a, b) => operator(f, a, "+", b),
            Expression::Difference(a, b) => operator(f, a, "-", b),
            Expression::Product(a, b) => operator(f, a, "*", b),
            Expression::Remainder(a, b) => operator(f, a, " mod ", b),
            Expression::CommonDivisor(a, b) => write!(f, "gcd({a},{b})"),
            Expression::Power(a, b) => operator(f, a, "^", b),
            Expression::Floor(a, b) | Expression::Ceiling(a, b) => {
                let name = if matches!(self, Expression::Floor(..)) {
                    "floor"
                } else {
                    "ceil"
                };
                write!(f, "{name}(")?;
                operand(f, a, 2)?;
                f.write_str("/")?;
                operand(f, b, 3)?;
                f.write_str(")")
            }
            Expression::Least(a, b) => write!(f, "min({a},{b})"),
            Expression::Greatest(a, b) => write!(f, "max({a},{b})"),
            Expression::Root(a) => write!(f, "isqrt({a})"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Expression, ExpressionError};
    use crate::rule::HeapRule;
    use crate::{Count, Rule};

    fn limit(text: &str) -> Expression {
        let rule: Rule = format!("take at most {text}").parse().expect("a limit");
        match rule.only_heap_rule() {
            Some(HeapRule::AtMost(limit)) => limit.clone(),
            part => panic!("no limit: {part:?}"),
        }
    }

    #[test]
    fn value_is_exact_and_rounds_as_said() {
        for (text, value) in [
            ("floor((prev-12)/2)+9", 6u64),
            ("ceil((prev-12)/2)+9", 7),
            ("floor((12-prev)/(0-2))+9", 6),
            ("ceil((12-prev)/(0-2))+9", 7),
            ("floor((prev-12)/(0-2))", 2),
            ("prev-8", 0),
            ("isqrt(prev^2+13)", 7),
            ("(0-1)^prev+1", 0),
            ("(prev-7)^(prev-7)", 1),
        ] {
            assert_eq!(
                limit(text).value(&Count::from(7u64)),
                Ok(Count::from(value)),
                "{text}"
            );
        }
    }

    #[test]
    fn value_of_simple_limits_is_known_for_the_longest_heaps() {
        let heap: Count = format!("1{}", "0".repeat(1_999_999))
            .parse()
            .expect("a heap");
        let twice = &heap + &heap;
        let thrice = &twice + &heap;
        assert_eq!(limit("2*prev").value(&heap), Ok(twice));
        assert_eq!(limit("3*prev+1").value(&heap), Ok(&thrice + &Count::ONE));
        let half = thrice.div_rem(&Count::from(2u64)).0;
        assert_eq!(limit("floor(3*prev/2)").value(&heap), Ok(half));
        for more in ["+prev", "*1"] {
            let long = limit(&format!("prev{}", more.repeat(127)));
            assert!(long.value(&heap).is_ok(), "{more}");
        }
    }

    #[test]
    fn value_costs_a_bounded_number_of_steps() {
        let value = |text: &str| limit(text).value(&Count::ONE);
        assert_eq!(value("5+0*(2^500000*2^500000)"), Ok(Count::from(5u64)));
        for long in [
            "5+0*(2^500000*2^500000*2^500000)".to_string(),
            format!("5+0*(2^20000{})", "*3^20000".repeat(60)),
            format!("5{}", "+0*3^500000".repeat(40)),
            format!("5{}", "+0*isqrt(2^500000)".repeat(20)),
            format!("5{}", "+0*floor(2^500000/2^250000)".repeat(20)),
        ] {
            assert_eq!(value(&long), Err(ExpressionError::TooLong), "{long}");
        }
        let few = format!("5{}", "+0*isqrt(2^500000)".repeat(2));
        assert_eq!(value(&few), Ok(Count::from(5u64)));
    }
}
