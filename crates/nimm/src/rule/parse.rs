//! Reading rules.

use std::ops::RangeInclusive;
use std::str::FromStr;

use super::{Expression, HeapRule, Rule, SubtractionSet, named};
use crate::notation::{Fault, Notation, Reader, Token};
use crate::{Convention, Count, Error, Game};

/// How deep expressions may nest.
const DEEPEST: usize = 64;

impl FromStr for Rule {
    type Err = Error;

    /// Reads a rule without a convention; `misere` belongs to a [`Game`].
    ///
    /// # Errors
    ///
    /// A notation error that points at the place.
    fn from_str(text: &str) -> Result<Self, Error> {
        let mut reader = Reader::new(Notation::Rule, text)?;
        let rule = rule(&mut reader)?;
        reader.end()?;
        Ok(rule)
    }
}

impl FromStr for Game {
    type Err = Error;

    /// Reads a rule, with `misere` in front where the player who makes the last move loses.
    ///
    /// # Errors
    ///
    /// A notation error that points at the place.
    fn from_str(text: &str) -> Result<Self, Error> {
        let mut reader = Reader::new(Notation::Rule, text)?;
        let convention = if reader.is_word("misere") || reader.is_word("misère") {
            reader.advance()?;
            Convention::Misere
        } else {
            Convention::Normal
        };
        let rule = rule(&mut reader)?;
        reader.end()?;
        Ok(Game::new(rule, convention))
    }
}

fn rule(reader: &mut Reader<'_>) -> Result<Rule, Error> {
    let mut parts = vec![heap_rule(reader)?];
    while reader.skip_symbol('&')? {
        parts.push(heap_rule(reader)?);
    }
    Ok(Rule { parts })
}

fn heap_rule(reader: &mut Reader<'_>) -> Result<HeapRule, Error> {
    if reader.is_word("take") {
        reader.advance()?;
        return if reader.is_word("at") {
            at_most(reader)
        } else {
            let runs = amounts(reader)?;
            set(runs).map(HeapRule::Take)
        };
    }
    if reader.is_word("S") {
        reader.advance()?;
        if !reader.skip_symbol('(')? {
            let found = reader.found();
            return Err(reader.fault(Fault::ExpectedAmount { found }));
        }
        if reader.is_symbol(')') {
            return Err(reader.fault(Fault::EmptySet));
        }
        let runs = amounts(reader)?;
        close(reader)?;
        return set(runs).map(HeapRule::Take);
    }
    match reader.token() {
        Token::Word => named_rule(reader),
        _ => {
            let found = reader.found();
            Err(reader.fault(Fault::MissingRule { found }))
        }
    }
}

/// A name, in which hyphens join words that touch.
fn named_rule(reader: &mut Reader<'_>) -> Result<HeapRule, Error> {
    let mut span = reader.span();
    let mut name = reader.found();
    reader.advance()?;
    while reader.is_symbol('-') && !reader.is_after_space() {
        span.end = reader.span().end;
        reader.advance()?;
        name.push('-');
        if *reader.token() == Token::Word && !reader.is_after_space() {
            name.push_str(&reader.found());
            span.end = reader.span().end;
            reader.advance()?;
        }
    }
    named::heap_rule(&name).ok_or_else(|| {
        let suggestion = named::closest(&name).to_string();
        reader.fault_at(span, Fault::UnknownName { name, suggestion })
    })
}

/// `1-6,8-14`.
fn amounts(reader: &mut Reader<'_>) -> Result<Vec<RangeInclusive<Count>>, Error> {
    let mut runs: Vec<RangeInclusive<Count>> = Vec::new();
    loop {
        let start = reader.span().start;
        let from = amount(reader)?;
        let mut to = from.clone();
        if reader.skip_symbol('-')? {
            if !matches!(reader.token(), Token::Number(_)) {
                let from = from.to_string();
                return Err(reader.fault(Fault::ExpectedRangeEnd { from }));
            }
            to = amount(reader)?;
        }
        let span = reader.span_from(start);
        if from > to {
            let (from, to) = (from.to_string(), to.to_string());
            return Err(reader.fault_at(span, Fault::ReversedRange { from, to }));
        }
        let overlaps = |run: &RangeInclusive<Count>| from <= *run.end() && *run.start() <= to;
        if let Some(run) = runs.iter().find(|run| overlaps(run)) {
            let amount = from.clone().max(run.start().clone()).to_string();
            return Err(reader.fault_at(span, Fault::RepeatedAmount { amount }));
        }
        runs.push(from..=to);
        if !reader.skip_symbol(',')? {
            return Ok(runs);
        }
    }
}

fn amount(reader: &mut Reader<'_>) -> Result<Count, Error> {
    let span = reader.span();
    match reader.number()? {
        None => {
            let found = reader.found();
            Err(reader.fault(Fault::ExpectedAmount { found }))
        }
        Some(number) if number.is_zero() => Err(reader.fault_at(span, Fault::ZeroAmount)),
        Some(number) => Ok(number),
    }
}

fn set(runs: Vec<RangeInclusive<Count>>) -> Result<SubtractionSet, Error> {
    SubtractionSet::new(runs).ok_or(Error::Internal("amounts were checked while reading"))
}

fn at_most(reader: &mut Reader<'_>) -> Result<HeapRule, Error> {
    reader.advance()?;
    if !reader.is_word("most") {
        let found = reader.found();
        return Err(reader.fault(Fault::ExpectedExpression { found }));
    }
    reader.advance()?;
    sum(reader, 0).map(HeapRule::AtMost)
}

fn close(reader: &mut Reader<'_>) -> Result<(), Error> {
    if reader.skip_symbol(')')? {
        return Ok(());
    }
    let found = reader.found();
    Err(reader.fault(Fault::Unclosed { found }))
}

fn sum(reader: &mut Reader<'_>, depth: usize) -> Result<Expression, Error> {
    let mut left = product(reader, depth)?;
    let mut terms = 0;
    loop {
        if reader.is_symbol('/') {
            return Err(reader.fault(Fault::DivisionNotRounded));
        }
        let join = match reader.token() {
            Token::Symbol('+') => Expression::Sum,
            Token::Symbol('-') => Expression::Difference,
            _ => return Ok(left),
        };
        reader.advance()?;
        terms = deeper(reader, terms)?;
        let right = product(reader, depth)?;
        left = join(Box::new(left), Box::new(right));
    }
}

fn product(reader: &mut Reader<'_>, depth: usize) -> Result<Expression, Error> {
    let mut left = power(reader, depth)?;
    let mut factors = 0;
    while reader.skip_symbol('*')? {
        factors = deeper(reader, factors)?;
        let right = power(reader, depth)?;
        left = Expression::Product(Box::new(left), Box::new(right));
    }
    Ok(left)
}

fn power(reader: &mut Reader<'_>, depth: usize) -> Result<Expression, Error> {
    let base = operand(reader, depth)?;
    if !reader.skip_symbol('^')? {
        return Ok(base);
    }
    let depth = deeper(reader, depth)?;
    let exponent = power(reader, depth)?;
    Ok(Expression::Power(Box::new(base), Box::new(exponent)))
}

fn operand(reader: &mut Reader<'_>, depth: usize) -> Result<Expression, Error> {
    let depth = deeper(reader, depth)?;
    if let Token::Number(number) = reader.token() {
        let number = number.clone();
        reader.advance()?;
        return Ok(Expression::Number(number));
    }
    if reader.skip_symbol('(')? {
        let inner = sum(reader, depth)?;
        close(reader)?;
        return Ok(inner);
    }
    if *reader.token() != Token::Word {
        let found = reader.found();
        return Err(reader.fault(Fault::ExpectedExpression { found }));
    }
    let name = reader.found();
    let span = reader.span();
    reader.advance()?;
    let open = |reader: &mut Reader<'_>| {
        if reader.skip_symbol('(')? {
            return Ok(());
        }
        let found = reader.found();
        Err(reader.fault(Fault::ExpectedExpression { found }))
    };
    match name.as_str() {
        "prev" => Ok(Expression::Previous),
        "floor" | "ceil" => {
            open(reader)?;
            let dividend = Box::new(product(reader, depth)?);
            if !reader.skip_symbol('/')? {
                return Err(reader.fault(Fault::DivisionNotRounded));
            }
            let divisor = Box::new(power(reader, depth)?);
            close(reader)?;
            Ok(if name == "floor" {
                Expression::Floor(dividend, divisor)
            } else {
                Expression::Ceiling(dividend, divisor)
            })
        }
        "min" | "max" => {
            open(reader)?;
            let first = Box::new(sum(reader, depth)?);
            if !reader.skip_symbol(',')? {
                let found = reader.found();
                return Err(reader.fault(Fault::ExpectedExpression { found }));
            }
            let second = Box::new(sum(reader, depth)?);
            close(reader)?;
            Ok(if name == "min" {
                Expression::Least(first, second)
            } else {
                Expression::Greatest(first, second)
            })
        }
        "isqrt" => {
            open(reader)?;
            let inner = Box::new(sum(reader, depth)?);
            close(reader)?;
            Ok(Expression::Root(inner))
        }
        _ => Err(reader.fault_at(span, Fault::UnknownVariable { name })),
    }
}

fn deeper(reader: &Reader<'_>, depth: usize) -> Result<usize, Error> {
    if depth >= DEEPEST {
        return Err(reader.fault(Fault::TooDeep));
    }
    Ok(depth + 1)
}
