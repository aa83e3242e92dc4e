//! Reading rules.

use std::str::FromStr;

use super::parse_expression::expression;
use super::subtraction_set::Amounts;
use super::{HeapRule, Rule, SubtractionSet, named};
use crate::notation::{Fault, Notation, Reader, Token};
use crate::{Convention, Count, Error, Game};

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
        let convention = if is_misere(&reader) {
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

fn is_misere(reader: &Reader<'_>) -> bool {
    reader.is_word("misere") || reader.is_word("misère")
}

fn rule(reader: &mut Reader<'_>) -> Result<Rule, Error> {
    let mut parts = vec![heap_rule(reader)?];
    while reader.skip_symbol('&')? {
        parts.push(heap_rule(reader)?);
    }
    Ok(Rule { parts })
}

fn heap_rule(reader: &mut Reader<'_>) -> Result<HeapRule, Error> {
    if is_misere(reader) {
        return Err(reader.fault(Fault::MisplacedMisere));
    }
    if reader.is_word("take") {
        reader.advance()?;
        return if reader.is_word("at") {
            at_most(reader)
        } else {
            amounts(reader).map(HeapRule::Take)
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
        let set = amounts(reader)?;
        close(reader)?;
        return Ok(HeapRule::Take(set));
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
fn amounts(reader: &mut Reader<'_>) -> Result<SubtractionSet, Error> {
    let mut amounts = Amounts::default();
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
        amounts
            .add(from..=to)
            .map_err(|fault| reader.fault_at(reader.span_from(start), fault))?;
        if !reader.skip_symbol(',')? {
            return amounts.into_set().map_err(|fault| reader.fault(fault));
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

fn at_most(reader: &mut Reader<'_>) -> Result<HeapRule, Error> {
    reader.advance()?;
    if !reader.is_word("most") {
        let found = reader.found();
        return Err(reader.fault(Fault::ExpectedExpression { found }));
    }
    reader.advance()?;
    expression(reader).map(HeapRule::AtMost)
}

pub(super) fn close(reader: &mut Reader<'_>) -> Result<(), Error> {
    if reader.skip_symbol(')')? {
        return Ok(());
    }
    let found = reader.found();
    Err(reader.fault(Fault::Unclosed { found }))
}
