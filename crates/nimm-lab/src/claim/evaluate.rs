//! What an expression comes to for one rule. Numbers are of 127 bits and a sign; what is larger is
//! said, not computed.

use super::expression::{Expression, Function, Kind, Operator, Quantity};
use super::subject::Subject;

/// Why an expression comes to nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// A quantity of the rule is not proven within the limits.
    NotProven,
    /// A number is too large, or a heap too large to be looked at.
    TooLarge,
    /// A division by 0.
    DivisionByZero,
    /// A heap below 0.
    NegativeHeap,
    /// Stopped from outside.
    Stopped,
}

impl Trouble {
    /// How it is named in messages and in JSON.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Trouble::NotProven => "not-proven",
            Trouble::TooLarge => "too-large",
            Trouble::DivisionByZero => "division-by-zero",
            Trouble::NegativeHeap => "negative-heap",
            Trouble::Stopped => "stopped",
        }
    }
}

/// What the names in an expression stand for.
pub(crate) struct Scope<'a, 'b> {
    pub(crate) parameters: &'a [i128],
    pub(crate) locals: Vec<i128>,
    pub(crate) n: i128,
    /// The rule; ends of ranges know none.
    pub(crate) subject: Option<&'a mut Subject<'b>>,
}

impl<'a, 'b> Scope<'a, 'b> {
    pub(crate) fn of(parameters: &'a [i128], subject: Option<&'a mut Subject<'b>>) -> Self {
        let (locals, n) = (Vec::new(), 0);
        Scope {
            parameters,
            locals,
            n,
            subject,
        }
    }

    pub(crate) fn subject(&mut self) -> Result<&mut Subject<'b>, Trouble> {
        self.subject.as_deref_mut().ok_or(Trouble::NotProven)
    }

    pub(crate) fn is_true(&mut self, expression: &Expression) -> Result<bool, Trouble> {
        Ok(self.value(expression)? != 0)
    }

    /// The value of an expression; truths are 0 and 1. What does not matter is not evaluated: the
    /// other side of `and` and `or`, the branch of `if` that is not taken.
    pub(crate) fn value(&mut self, expression: &Expression) -> Result<i128, Trouble> {
        match &expression.kind {
            Kind::Constant(value) => Ok(*value),
            Kind::Parameter(place) => self
                .parameters
                .get(*place)
                .copied()
                .ok_or(Trouble::NotProven),
            Kind::Local(place) => self.locals.get(*place).copied().ok_or(Trouble::NotProven),
            Kind::N => Ok(self.n),
            Kind::Quantity(quantity) => self.quantity(*quantity),
            Kind::NimValue(heap) => {
                let heap = self.value(heap)?;
                self.subject()?.nim_value(heap)
            }
            Kind::IsP(heap) => {
                let heap = self.value(heap)?;
                Ok(i128::from(self.subject()?.is_p(heap)?))
            }
            Kind::Minus(inner) => self.value(inner)?.checked_neg().ok_or(Trouble::TooLarge),
            Kind::Not(inner) => Ok(i128::from(!self.is_true(inner)?)),
            Kind::Binary(Operator::And, left, right) => {
                Ok(i128::from(self.is_true(left)? && self.is_true(right)?))
            }
            Kind::Binary(Operator::Or, left, right) => {
                Ok(i128::from(self.is_true(left)? || self.is_true(right)?))
            }
            Kind::Binary(operator, left, right) => {
                joined(*operator, self.value(left)?, self.value(right)?)
            }
            Kind::Call(function, arguments) => {
                let mut value = self.value(&arguments[0])?;
                if arguments.len() == 1 {
                    return value.checked_abs().ok_or(Trouble::TooLarge);
                }
                for argument in &arguments[1..] {
                    value = called(*function, value, self.value(argument)?)?;
                }
                Ok(value)
            }
            Kind::If(parts) => {
                let [condition, then, otherwise] = &**parts;
                match self.is_true(condition)? {
                    true => self.value(then),
                    false => self.value(otherwise),
                }
            }
            Kind::Let(parts) => {
                let [value, body] = &**parts;
                let value = self.value(value)?;
                self.locals.push(value);
                let body = self.value(body);
                self.locals.pop();
                body
            }
        }
    }

    fn quantity(&mut self, quantity: Quantity) -> Result<i128, Trouble> {
        self.subject()?.quantity(quantity)
    }
}

fn joined(operator: Operator, left: i128, right: i128) -> Result<i128, Trouble> {
    let number = match operator {
        Operator::Iff | Operator::Equal => return Ok(i128::from(left == right)),
        Operator::Unequal => return Ok(i128::from(left != right)),
        Operator::Less => return Ok(i128::from(left < right)),
        Operator::AtMost => return Ok(i128::from(left <= right)),
        Operator::More => return Ok(i128::from(left > right)),
        Operator::AtLeast => return Ok(i128::from(left >= right)),
        Operator::And => return Ok(left.min(right)),
        Operator::Or => return Ok(left.max(right)),
        Operator::Plus => left.checked_add(right),
        Operator::Minus => left.checked_sub(right),
        Operator::Times => left.checked_mul(right),
        Operator::Div => return called(Function::Div, left, right),
        Operator::Mod => return called(Function::Mod, left, right),
        // A negative power is no whole number; only powers of 1 and -1 go beyond 2^32.
        Operator::Power => u32::try_from(right)
            .ok()
            .and_then(|right| left.checked_pow(right)),
    };
    number.ok_or(Trouble::TooLarge)
}

fn called(function: Function, left: i128, right: i128) -> Result<i128, Trouble> {
    let divides = matches!(function, Function::CeilDiv | Function::Div | Function::Mod);
    if divides && right == 0 {
        return Err(Trouble::DivisionByZero);
    }
    let floor = || {
        let quotient = left.checked_div(right)?;
        let is_below = left.checked_rem(right)? != 0 && (left < 0) != (right < 0);
        Some(quotient - i128::from(is_below))
    };
    let number = match function {
        Function::Min => Some(left.min(right)),
        Function::Max => Some(left.max(right)),
        Function::Abs => left.checked_abs(),
        Function::Gcd => gcd(left, right),
        Function::Div => floor(),
        Function::Mod => left.checked_rem_euclid(right),
        Function::CeilDiv => floor().and_then(|quotient| {
            let is_whole = left.checked_rem(right)? == 0;
            quotient.checked_add(i128::from(!is_whole))
        }),
    };
    number.ok_or(Trouble::TooLarge)
}

/// The greatest common divisor, without a sign.
pub(crate) fn gcd(left: i128, right: i128) -> Option<i128> {
    let (mut left, mut right) = (left.checked_abs()?, right.checked_abs()?);
    while right != 0 {
        (left, right) = (right, left % right);
    }
    Some(left)
}
