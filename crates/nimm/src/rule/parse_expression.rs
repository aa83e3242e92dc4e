//! Reading the expressions of limits.

use super::Expression;
use super::parse::close;
use crate::Error;
use crate::notation::{Fault, Reader, Token};

/// How deep an expression may nest, and how many numbers, names and operators it may have: what
/// goes down into it then needs little of the stack.
const DEEPEST: usize = 64;
const MOST_PARTS: usize = 256;

/// Reads an expression.
pub(super) fn expression(reader: &mut Reader<'_>) -> Result<Expression, Error> {
    let (depth, parts) = (0, 0);
    Place {
        reader,
        depth,
        parts,
    }
    .sum()
}

/// A place in an expression.
struct Place<'r, 't> {
    reader: &'r mut Reader<'t>,
    depth: usize,
    parts: usize,
}

impl Place<'_, '_> {
    fn sum(&mut self) -> Result<Expression, Error> {
        let mut left = self.product()?;
        loop {
            if self.reader.is_symbol('/') {
                return Err(self.reader.fault(Fault::DivisionNotRounded));
            }
            let join = match self.reader.token() {
                Token::Symbol('+') => Expression::Sum,
                Token::Symbol('-') => Expression::Difference,
                _ => return Ok(left),
            };
            self.part()?;
            self.reader.advance()?;
            let right = self.product()?;
            left = join(Box::new(left), Box::new(right));
        }
    }

    fn product(&mut self) -> Result<Expression, Error> {
        let mut left = self.power()?;
        while self.reader.is_symbol('*') {
            self.part()?;
            self.reader.advance()?;
            let right = self.power()?;
            left = Expression::Product(Box::new(left), Box::new(right));
        }
        Ok(left)
    }

    fn power(&mut self) -> Result<Expression, Error> {
        let base = self.nested(Self::operand)?;
        if !self.reader.is_symbol('^') {
            return Ok(base);
        }
        self.part()?;
        self.reader.advance()?;
        let exponent = self.nested(Self::power)?;
        Ok(Expression::Power(Box::new(base), Box::new(exponent)))
    }

    fn operand(&mut self) -> Result<Expression, Error> {
        if self.reader.skip_symbol('(')? {
            let inner = self.sum()?;
            close(self.reader)?;
            return Ok(inner);
        }
        self.part()?;
        if let Token::Number(number) = self.reader.token() {
            let number = number.clone();
            self.reader.advance()?;
            return Ok(Expression::Number(number));
        }
        if *self.reader.token() != Token::Word {
            return Err(self.unexpected());
        }
        self.named()
    }

    /// `prev` or a function.
    fn named(&mut self) -> Result<Expression, Error> {
        let name = self.reader.found();
        let span = self.reader.span();
        self.reader.advance()?;
        let join = match name.as_str() {
            "prev" => return Ok(Expression::Previous),
            "isqrt" => {
                self.expect('(')?;
                let inner = self.sum()?;
                close(self.reader)?;
                return Ok(Expression::Root(Box::new(inner)));
            }
            "floor" => Expression::Floor,
            "ceil" => Expression::Ceiling,
            "min" => Expression::Least,
            "max" => Expression::Greatest,
            _ => {
                let unknown = Fault::UnknownVariable { name };
                return Err(self.reader.fault_at(span, unknown));
            }
        };
        self.expect('(')?;
        let (first, second) = if matches!(name.as_str(), "floor" | "ceil") {
            let dividend = self.product()?;
            if !self.reader.skip_symbol('/')? {
                return Err(self.reader.fault(Fault::DivisionNotRounded));
            }
            (dividend, self.power()?)
        } else {
            let first = self.sum()?;
            self.expect(',')?;
            (first, self.sum()?)
        };
        close(self.reader)?;
        Ok(join(Box::new(first), Box::new(second)))
    }

    fn expect(&mut self, symbol: char) -> Result<(), Error> {
        match self.reader.skip_symbol(symbol)? {
            true => Ok(()),
            false => Err(self.unexpected()),
        }
    }

    fn unexpected(&self) -> Error {
        let found = self.reader.found();
        self.reader.fault(Fault::ExpectedExpression { found })
    }

    /// Counts one more number, name or operator.
    fn part(&mut self) -> Result<(), Error> {
        self.parts += 1;
        match self.parts > MOST_PARTS {
            true => Err(self.reader.fault(Fault::TooDeep)),
            false => Ok(()),
        }
    }

    /// Reads by `read` what stands one level deeper.
    fn nested(
        &mut self,
        read: impl FnOnce(&mut Self) -> Result<Expression, Error>,
    ) -> Result<Expression, Error> {
        if self.depth >= DEEPEST {
            return Err(self.reader.fault(Fault::TooDeep));
        }
        self.depth += 1;
        let read = read(self);
        self.depth -= 1;
        read
    }
}
