//! Limits that depend on the previous take: exact integer expressions in `prev`.

use std::fmt;

use dashu_int::ops::{BitTest, SquareRoot};
use dashu_int::{IBig, UBig};

use crate::Count;

/// The most binary digits that a value may have on the way, and that a power may have.
const MOST_BITS: usize = 1 << 25;
const MOST_BITS_OF_POWER: usize = 1 << 20;

/// An integer expression in `prev`, the amount taken last. Exact: no floating point, and division
/// only with its rounding said.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Expression {
    /// A natural number.
    Number(Count),
    /// `prev`.
    Previous,
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
    /// A number of more than 2^25 binary digits, or a power of more than 2^20.
    TooLong,
}

impl Expression {
    /// `2*prev`.
    #[must_use]
    pub fn twice_previous() -> Expression {
        Expression::Product(
            Box::new(Expression::Number(Count::from(2u64))),
            Box::new(Expression::Previous),
        )
    }

    /// The value for a previous take of `previous`; a negative value counts as 0.
    ///
    /// # Errors
    ///
    /// Where the expression has no value.
    pub fn value(&self, previous: &Count) -> Result<Count, ExpressionError> {
        let previous = IBig::from(previous.as_ubig().clone());
        let value = self.integer(&previous)?;
        Ok(Count::from(UBig::try_from(value).unwrap_or_default()))
    }

    fn integer(&self, previous: &IBig) -> Result<IBig, ExpressionError> {
        let value = match self {
            Expression::Number(number) => IBig::from(number.as_ubig().clone()),
            Expression::Previous => previous.clone(),
            Expression::Sum(a, b) => a.integer(previous)? + b.integer(previous)?,
            Expression::Difference(a, b) => a.integer(previous)? - b.integer(previous)?,
            Expression::Product(a, b) => a.integer(previous)? * b.integer(previous)?,
            Expression::Power(a, b) => power(a.integer(previous)?, b.integer(previous)?)?,
            Expression::Floor(a, b) => floor(a.integer(previous)?, b.integer(previous)?)?,
            Expression::Ceiling(a, b) => -floor(-a.integer(previous)?, b.integer(previous)?)?,
            Expression::Least(a, b) => a.integer(previous)?.min(b.integer(previous)?),
            Expression::Greatest(a, b) => a.integer(previous)?.max(b.integer(previous)?),
            Expression::Root(a) => {
                let radicand = UBig::try_from(a.integer(previous)?);
                IBig::from(radicand.map_err(|_| ExpressionError::OutOfDomain)?.sqrt())
            }
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
            Expression::Product(..) => 2,
            Expression::Power(..) => 3,
            _ => 4,
        }
    }
}

fn power(base: IBig, exponent: IBig) -> Result<IBig, ExpressionError> {
    if exponent < IBig::ZERO {
        return Err(ExpressionError::OutOfDomain);
    }
    let bits = base.bit_len();
    if bits < 2 {
        // 0, 1 and -1: the size of the exponent does not matter.
        let is_one = exponent == IBig::ZERO || base == IBig::NEG_ONE && !exponent.bit(0);
        return Ok(if is_one { IBig::ONE } else { base });
    }
    let exponent = usize::try_from(exponent).map_err(|_| ExpressionError::TooLong)?;
    if bits.saturating_mul(exponent) > MOST_BITS_OF_POWER {
        return Err(ExpressionError::TooLong);
    }
    Ok(base.pow(exponent))
}

fn floor(dividend: IBig, divisor: IBig) -> Result<IBig, ExpressionError> {
    if divisor == IBig::ZERO {
        return Err(ExpressionError::DivisionByZero);
    }
    let quotient = &dividend / &divisor;
    let exact = &quotient * &divisor == dividend;
    let negative = (dividend < IBig::ZERO) != (divisor < IBig::ZERO);
    Ok(if !exact && negative {
        quotient - IBig::ONE
    } else {
        quotient
    })
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
            Expression::Previous => f.write_str("prev"),
            Expression::Sum(a, b) => operator(f, a, "+", b),
            Expression::Difference(a, b) => operator(f, a, "-", b),
            Expression::Product(a, b) => operator(f, a, "*", b),
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
