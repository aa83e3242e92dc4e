//! Reading expressions and conditions.

use std::ops::Range;

use super::parse::close;
use super::{Condition, Expression, NumberSet, Relation, Variable};
use crate::notation::{Fault, Reader, Token};
use crate::{Count, Error};

/// How deep an expression may nest, and how many numbers, names and operators it may have: what
/// goes down into it then needs little of the stack.
const DEEPEST: usize = 64;
const MOST_PARTS: usize = 256;

/// The most binary digits that a number in a condition may have: then no value is too long, and an
/// evaluation takes little time.
const MOST_BITS: u64 = 1 << 14;

/// Reads an expression in `prev`.
pub(super) fn expression(reader: &mut Reader<'_>) -> Result<Expression, Error> {
    let mut place = Place::new(reader, Speech::Limit);
    let (term, span) = place.spanned(Place::sum)?;
    place.as_expression(term, span)
}

/// Reads a condition on `n` and `k`.
pub(super) fn condition(reader: &mut Reader<'_>) -> Result<Condition, Error> {
    let mut place = Place::new(reader, Speech::Condition);
    let (term, span) = place.spanned(Place::any)?;
    place.as_condition(term, span)
}

/// What is being read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Speech {
    Limit,
    Condition,
}

/// What was read; between parentheses either may stand.
enum Term {
    Expression(Expression),
    Condition(Condition),
}

/// A place in an expression.
struct Place<'r, 't> {
    reader: &'r mut Reader<'t>,
    speech: Speech,
    depth: usize,
    parts: usize,
}

type Spanned = (Term, Range<usize>);

impl<'r, 't> Place<'r, 't> {
    fn new(reader: &'r mut Reader<'t>, speech: Speech) -> Self {
        let (depth, parts) = (0, 0);
        Place {
            reader,
            speech,
            depth,
            parts,
        }
    }

    /// What `read` reads, and where it stands.
    fn spanned(
        &mut self,
        read: impl FnOnce(&mut Self) -> Result<Term, Error>,
    ) -> Result<Spanned, Error> {
        let start = self.reader.span().start;
        let term = read(self)?;
        Ok((term, self.reader.span_from(start)))
    }

    fn as_expression(&self, term: Term, span: Range<usize>) -> Result<Expression, Error> {
        match term {
            Term::Expression(expression) => Ok(expression),
            Term::Condition(condition) => {
                let found = condition.to_string();
                Err(self
                    .reader
                    .fault_at(span, Fault::ConditionAsNumber { found }))
            }
        }
    }

    fn as_condition(&self, term: Term, span: Range<usize>) -> Result<Condition, Error> {
        match term {
            Term::Condition(condition) => Ok(condition),
            Term::Expression(_) => {
                let found = self.reader.found();
                let end = self.reader.span().start.max(span.end);
                let place = match found.is_empty() {
                    true => end..end,
                    false => self.reader.span(),
                };
                Err(self
                    .reader
                    .fault_at(place, Fault::ExpectedComparison { found }))
            }
        }
    }

    /// A condition, or an expression that is to become a side of one.
    fn any(&mut self) -> Result<Term, Error> {
        self.joined("or", Self::conjunction, Condition::Or)
    }

    fn conjunction(&mut self) -> Result<Term, Error> {
        self.joined("and", Self::negation, Condition::And)
    }

    /// Conditions joined by a word, to the left.
    fn joined(
        &mut self,
        word: &str,
        read: fn(&mut Self) -> Result<Term, Error>,
        join: fn(Box<Condition>, Box<Condition>) -> Condition,
    ) -> Result<Term, Error> {
        let (mut left, span) = self.spanned(read)?;
        // `or take` and `or split` begin another kind of move.
        while self.reader.is_word(word) && !matches!(self.reader.next_word(), "take" | "split") {
            let first = self.as_condition(left, span.clone())?;
            self.part()?;
            self.reader.advance()?;
            let (right, place) = self.spanned(read)?;
            let second = self.as_condition(right, place)?;
            left = Term::Condition(join(Box::new(first), Box::new(second)));
        }
        Ok(left)
    }

    fn negation(&mut self) -> Result<Term, Error> {
        if !self.reader.is_word("not") {
            return self.comparison();
        }
        self.part()?;
        self.reader.advance()?;
        let (term, span) = self.spanned(|place| place.nested(Self::negation))?;
        let condition = self.as_condition(term, span)?;
        Ok(Term::Condition(Condition::Not(Box::new(condition))))
    }

    fn comparison(&mut self) -> Result<Term, Error> {
        let (first, span) = self.spanned(Self::sum)?;
        if self.reader.is_word("is") {
            let side = self.as_expression(first, span.clone())?;
            return self.is(side, span).map(Term::Condition);
        }
        let Some(mut relation) = self.relation()? else {
            return Ok(first);
        };
        let first = self.as_expression(first, span.clone())?;
        self.small(&first, span, MOST_BITS)?;
        let mut rest = Vec::new();
        loop {
            let (side, span) = self.spanned(Self::sum)?;
            let side = self.as_expression(side, span.clone())?;
            self.small(&side, span, MOST_BITS)?;
            rest.push((relation, side));
            match self.relation()? {
                Some(next) => relation = next,
                None => return Ok(Term::Condition(Condition::Chain(first, rest))),
            }
        }
    }

    /// Steps over a sign of comparison.
    fn relation(&mut self) -> Result<Option<Relation>, Error> {
        if self.speech == Speech::Limit {
            return Ok(None);
        }
        if self.reader.is_word("divides") {
            self.part()?;
            self.reader.advance()?;
            return Ok(Some(Relation::Divides));
        }
        let first = match self.reader.token() {
            Token::Symbol(first @ ('=' | '!' | '<' | '>')) => *first,
            _ => return Ok(None),
        };
        self.part()?;
        self.reader.advance()?;
        let joined = self.reader.is_symbol('=') && !self.reader.is_after_space();
        let relation = match (first, joined) {
            ('=', false) => Relation::Equal,
            ('<', false) => Relation::Less,
            ('>', false) => Relation::Greater,
            ('!', true) => Relation::Different,
            ('<', true) => Relation::AtMost,
            ('>', true) => Relation::AtLeast,
            _ => return Err(self.unexpected()),
        };
        if joined {
            self.reader.advance()?;
        }
        Ok(Some(relation))
    }

    /// `is prime`, `is not power of 2`.
    fn is(&mut self, side: Expression, span: Range<usize>) -> Result<Condition, Error> {
        const BITS: u64 = 64;
        self.small(&side, span, BITS)?;
        self.part()?;
        self.reader.advance()?;
        let negated = self.reader.is_word("not");
        if negated {
            self.reader.advance()?;
        }
        let set = self.kind()?;
        let is = Condition::Is(side, set);
        Ok(if negated {
            Condition::Not(Box::new(is))
        } else {
            is
        })
    }

    fn kind(&mut self) -> Result<NumberSet, Error> {
        let named = NumberSet::NAMES
            .iter()
            .find(|(.., name)| self.reader.is_word(name));
        if let Some((set, ..)) = named {
            self.reader.advance()?;
            return Ok(set.clone());
        }
        if self.reader.is_word("power") {
            self.reader.advance()?;
            if self.reader.is_word("of") {
                self.reader.advance()?;
                return base(self.reader).map(NumberSet::Powers);
            }
        }
        let found = self.reader.found();
        Err(self.reader.fault(Fault::ExpectedKind { found }))
    }

    /// Refuses a side of a condition whose values may be too long.
    fn small(&self, side: &Expression, span: Range<usize>, most: u64) -> Result<(), Error> {
        match bits(side) > most {
            true => Err(self.reader.fault_at(span, Fault::ConditionTooLarge)),
            false => Ok(()),
        }
    }

    fn sum(&mut self) -> Result<Term, Error> {
        let (mut left, start) = self.spanned(Self::product)?;
        loop {
            if self.reader.is_symbol('/') {
                return Err(self.reader.fault(Fault::DivisionNotRounded));
            }
            let join = match self.reader.token() {
                Token::Symbol('+') => Expression::Sum,
                Token::Symbol('-') => Expression::Difference,
                _ => return Ok(left),
            };
            left = self.binary(left, &start, join, Self::product)?;
        }
    }

    fn product(&mut self) -> Result<Term, Error> {
        let (mut left, start) = self.spanned(Self::power)?;
        loop {
            let join = match self.reader.token() {
                Token::Symbol('*') => Expression::Product,
                Token::Word if self.reader.is_word("mod") => Expression::Remainder,
                _ => return Ok(left),
            };
            left = self.binary(left, &start, join, Self::power)?;
        }
    }

    /// Joins what was read with what `read` reads behind the operator.
    fn binary(
        &mut self,
        left: Term,
        span: &Range<usize>,
        join: fn(Box<Expression>, Box<Expression>) -> Expression,
        read: fn(&mut Self) -> Result<Term, Error>,
    ) -> Result<Term, Error> {
        let left = self.as_expression(left, span.clone())?;
        self.part()?;
        self.reader.advance()?;
        let (right, span) = self.spanned(read)?;
        let right = self.as_expression(right, span)?;
        Ok(Term::Expression(join(Box::new(left), Box::new(right))))
    }

    fn power(&mut self) -> Result<Term, Error> {
        let (base, span) = self.spanned(|place| place.nested(Self::operand))?;
        if !self.reader.is_symbol('^') {
            return Ok(base);
        }
        let exponent = |place: &mut Self| place.nested(Self::power);
        let base = self.as_expression(base, span)?;
        self.part()?;
        self.reader.advance()?;
        let (power, span) = self.spanned(exponent)?;
        let power = self.as_expression(power, span)?;
        Ok(Term::Expression(Expression::Power(
            Box::new(base),
            Box::new(power),
        )))
    }

    fn operand(&mut self) -> Result<Term, Error> {
        if self.reader.skip_symbol('(')? {
            let inner = match self.speech {
                Speech::Limit => self.sum()?,
                Speech::Condition => self.any()?,
            };
            close(self.reader)?;
            return Ok(inner);
        }
        self.part()?;
        if let Token::Number(number) = self.reader.token() {
            let number = number.clone();
            self.reader.advance()?;
            return Ok(Term::Expression(Expression::Number(number)));
        }
        if *self.reader.token() != Token::Word {
            return Err(self.unexpected());
        }
        self.named().map(Term::Expression)
    }

    /// A variable or a function.
    fn named(&mut self) -> Result<Expression, Error> {
        let name = self.reader.found();
        let span = self.reader.span();
        let known = match self.speech {
            Speech::Limit => &[Variable::Previous][..],
            Speech::Condition => &[Variable::Heap, Variable::Amount],
        };
        self.reader.advance()?;
        if let Some(variable) = known.iter().find(|variable| variable.name() == name) {
            return Ok(Expression::Variable(*variable));
        }
        let join = match name.as_str() {
            "isqrt" => {
                self.expect('(')?;
                let inner = self.inner()?;
                close(self.reader)?;
                return Ok(Expression::Root(Box::new(inner)));
            }
            "floor" => Expression::Floor,
            "ceil" => Expression::Ceiling,
            "min" => Expression::Least,
            "max" => Expression::Greatest,
            "gcd" => Expression::CommonDivisor,
            _ => {
                let unknown = match self.speech {
                    Speech::Limit => Fault::UnknownVariable { name },
                    Speech::Condition => Fault::UnknownInCondition { name },
                };
                return Err(self.reader.fault_at(span, unknown));
            }
        };
        self.expect('(')?;
        let (first, second) = if matches!(name.as_str(), "floor" | "ceil") {
            let (dividend, span) = self.spanned(Self::product)?;
            let dividend = self.as_expression(dividend, span)?;
            if !self.reader.skip_symbol('/')? {
                return Err(self.reader.fault(Fault::DivisionNotRounded));
            }
            let (divisor, span) = self.spanned(Self::power)?;
            (dividend, self.as_expression(divisor, span)?)
        } else {
            let first = self.inner()?;
            self.expect(',')?;
            (first, self.inner()?)
        };
        close(self.reader)?;
        Ok(join(Box::new(first), Box::new(second)))
    }

    /// An expression as an argument of a function.
    fn inner(&mut self) -> Result<Expression, Error> {
        let (inner, span) = self.spanned(Self::sum)?;
        self.as_expression(inner, span)
    }

    fn expect(&mut self, symbol: char) -> Result<(), Error> {
        match self.reader.skip_symbol(symbol)? {
            true => Ok(()),
            false => Err(self.unexpected()),
        }
    }

    fn unexpected(&self) -> Error {
        let found = self.reader.found();
        self.reader.fault(match self.speech {
            Speech::Limit => Fault::ExpectedExpression { found },
            Speech::Condition => Fault::ExpectedCondition { found },
        })
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
        read: impl FnOnce(&mut Self) -> Result<Term, Error>,
    ) -> Result<Term, Error> {
        if self.depth >= DEEPEST {
            return Err(self.reader.fault(Fault::TooDeep));
        }
        self.depth += 1;
        let read = read(self);
        self.depth -= 1;
        read
    }
}

/// The number behind `powers of`: 2 or more.
pub(super) fn base(reader: &mut Reader<'_>) -> Result<u64, Error> {
    let span = reader.span();
    let number = reader.number()?;
    match number.as_ref().and_then(Count::to_u64) {
        Some(base) if base >= 2 => Ok(base),
        _ => {
            let found = match number {
                Some(number) => number.to_string(),
                None => reader.found(),
            };
            Err(reader.fault_at(span, Fault::ExpectedBase { found }))
        }
    }
}

/// The most binary digits of a value in a condition.
fn bits(expression: &Expression) -> u64 {
    use Expression as E;
    const OF_VARIABLE: u64 = Condition::LARGEST_HEAP.ilog2() as u64 + 1;
    match expression {
        E::Number(number) => number.bit_len() as u64,
        E::Variable(_) => OF_VARIABLE,
        E::Root(a) => bits(a).div_ceil(2),
        E::Floor(a, _) | E::Ceiling(a, _) => bits(a).saturating_add(1),
        E::Remainder(_, b) => bits(b),
        E::Sum(a, b) | E::Difference(a, b) => bits(a).max(bits(b)).saturating_add(1),
        E::Least(a, b) | E::Greatest(a, b) | E::CommonDivisor(a, b) => bits(a).max(bits(b)),
        E::Product(a, b) => bits(a).saturating_add(bits(b)),
        E::Power(a, b) => {
            let most = match &**b {
                E::Number(exponent) => exponent.to_u64().unwrap_or(u64::MAX),
                other => 1u64
                    .checked_shl(bits(other).min(64) as u32)
                    .unwrap_or(u64::MAX),
            };
            bits(a).saturating_mul(most).max(1)
        }
    }
}
