//! Reading rules.

use std::ops::RangeInclusive;
use std::str::FromStr;

use super::parse_code::code;
use super::parse_expression::{base, condition, expression};
use super::subtraction_set::AmountList;
use super::{
    Alternative, Amounts, Condition, Expression, HeapRule, JointRule, Leaves, NumberSet, Part,
    Rule, SubtractionSet, named,
};
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
    let mut parts = vec![part(reader)?];
    while reader.skip_symbol('&')? {
        parts.push(part(reader)?);
    }
    Ok(Rule { parts })
}

fn part(reader: &mut Reader<'_>) -> Result<Part, Error> {
    if reader.is_word("moore") {
        return moore(reader);
    }
    if reader.is_word("kotzig") {
        reader.advance()?;
        return Ok(Part::Joint(JointRule::Kotzig(numbers(reader)?)));
    }
    if reader.is_word("take") && reader.next_word() == "globally" {
        reader.advance()?;
        reader.advance()?;
        if !reader.is_word("at") {
            let found = reader.found();
            return Err(reader.fault(Fault::ExpectedExpression { found }));
        }
        reader.advance()?;
        return limit(reader).map(|limit| Part::Joint(JointRule::Globally(limit)));
    }
    heap_or_named(reader)
}

/// `moore 2`.
fn moore(reader: &mut Reader<'_>) -> Result<Part, Error> {
    reader.advance()?;
    let span = reader.span();
    let found = reader.found();
    let most = reader.number()?.filter(|most| !most.is_zero());
    let Some(most) = most else {
        return Err(reader.fault_at(span, Fault::ExpectedHeaps { found }));
    };
    match most.to_u64() {
        Some(1) => Ok(Part::Heap(HeapRule::Nim)),
        Some(most) => Ok(Part::Joint(JointRule::Moore(most))),
        None => Err(reader.fault_at(span, Fault::NumberTooLarge)),
    }
}

fn heap_or_named(reader: &mut Reader<'_>) -> Result<Part, Error> {
    if is_misere(reader) {
        return Err(reader.fault(Fault::MisplacedMisere));
    }
    if let Some(rule) = code(reader)? {
        return Ok(Part::Heap(rule));
    }
    if reader.is_word("take") && reader.next_word() == "at" {
        reader.advance()?;
        reader.advance()?;
        return limit(reader).map(|limit| Part::Heap(HeapRule::AtMost(limit)));
    }
    if reader.is_word("take") || reader.is_word("split") {
        return choice(reader).map(Part::Heap);
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
        let set = numbers(reader)?;
        close(reader)?;
        return Ok(Part::Heap(HeapRule::Take(set)));
    }
    match reader.token() {
        Token::Word => named_rule(reader),
        Token::Number(number) => {
            let number = number.to_string();
            Err(reader.fault(Fault::BareNumber { number }))
        }
        _ => {
            let found = reader.found();
            Err(reader.fault(Fault::MissingRule { found }))
        }
    }
}

/// Kinds of moves joined by `or`.
fn choice(reader: &mut Reader<'_>) -> Result<HeapRule, Error> {
    let start = reader.span().start;
    let mut alternatives = vec![alternative(reader)?];
    while reader.is_word("or") {
        reader.advance()?;
        if !reader.is_word("take") && !reader.is_word("split") {
            let found = reader.found();
            return Err(reader.fault(Fault::ExpectedAlternative { found }));
        }
        alternatives.push(alternative(reader)?);
    }
    HeapRule::of_alternatives(alternatives)
        .ok_or_else(|| reader.fault_at(reader.span_from(start), Fault::CodeAllowsNothing))
}

/// `take AMOUNTS where CONDITION, may split` or `split unequal where CONDITION`.
fn alternative(reader: &mut Reader<'_>) -> Result<Alternative, Error> {
    let only_splits = reader.is_word("split");
    reader.advance()?;
    if only_splits {
        let mut leaves = Leaves::SPLIT;
        if reader.is_word("into") {
            reader.advance()?;
            leaves = parts(reader, 2)?;
        }
        let leaves = unequal(reader, leaves)?;
        return Ok(Alternative {
            amounts: Amounts::Nothing,
            condition: condition_if_any(reader)?,
            leaves,
        });
    }
    let amounts = amounts(reader)?;
    let condition = condition_if_any(reader)?;
    let leaves = if reader.skip_symbol(',')? {
        leaving(reader)?
    } else {
        Leaves::TAKE
    };
    Ok(Alternative {
        amounts,
        condition,
        leaves,
    })
}

/// `any`, `all but 2,5`, `k` before its condition, or a list.
fn amounts(reader: &mut Reader<'_>) -> Result<Amounts, Error> {
    if reader.is_word("any") {
        reader.advance()?;
        return Ok(Amounts::Any);
    }
    if reader.is_word("k") && reader.next_word() == "where" {
        reader.advance()?;
        return Ok(Amounts::Any);
    }
    if reader.is_word("all") && reader.next_word() == "but" {
        reader.advance()?;
        reader.advance()?;
        if !matches!(reader.token(), Token::Number(_)) {
            let found = reader.found();
            return Err(reader.fault(Fault::NothingExcluded { found }));
        }
        return numbers(reader).map(Amounts::AllBut);
    }
    list(reader)
}

/// `1-6,8,primes`: numbers, ranges and names of sets.
fn list(reader: &mut Reader<'_>) -> Result<Amounts, Error> {
    let mut numbers = AmountList::default();
    let mut sets: Vec<NumberSet> = Vec::new();
    loop {
        let start = reader.span().start;
        let residue = match reader.token() {
            Token::Number(number) if reader.next_word() == "mod" => Some(number.clone()),
            _ => None,
        };
        let set = match residue {
            Some(residue) => Some(residue_class(reader, &residue)?),
            None if *reader.token() == Token::Word => Some(number_set(reader)?),
            None => None,
        };
        match set {
            Some(set) if sets.contains(&set) => {
                let fault = Fault::RepeatedAmount {
                    amount: set.to_string(),
                };
                return Err(reader.fault_at(reader.span_from(start), fault));
            }
            Some(set) => sets.push(set),
            None => {
                let run = run(reader)?;
                let added = numbers.add(run);
                added.map_err(|fault| reader.fault_at(reader.span_from(start), fault))?;
            }
        }
        let ends = matches!(reader.next_word(), "may" | "must" | "leave");
        if !reader.is_symbol(',') || ends {
            break;
        }
        reader.advance()?;
    }
    sets.sort_unstable();
    let numbers = numbers.into_set().ok();
    Ok(Amounts::Listed { numbers, sets })
}

/// `1 mod 3`, of which the first number is the present token.
fn residue_class(reader: &mut Reader<'_>, residue: &Count) -> Result<NumberSet, Error> {
    reader.advance()?;
    reader.advance()?;
    let span = reader.span();
    let modulus = reader.number()?;
    let modulus = modulus.filter(|modulus| modulus > residue && *modulus > Count::ONE);
    let Some(modulus) = modulus else {
        let residue = residue.to_string();
        return Err(reader.fault_at(span, Fault::ExpectedModulus { residue }));
    };
    match (residue.to_u64(), modulus.to_u64()) {
        (Some(residue), Some(modulus)) => Ok(NumberSet::Residue { residue, modulus }),
        _ => Err(reader.fault_at(span, Fault::NumberTooLarge)),
    }
}

/// The name of a set: `primes`, `powers of 2`.
fn number_set(reader: &mut Reader<'_>) -> Result<NumberSet, Error> {
    let name = reader.found();
    let span = reader.span();
    let found = NumberSet::NAMES.iter().find(|(_, text, _)| {
        let mut words = text.split(' ');
        words.next() == Some(&name) && words.next().is_none_or(|word| reader.next_word() == word)
    });
    if let Some((set, text, _)) = found {
        for _ in text.split(' ') {
            reader.advance()?;
        }
        return Ok(set.clone());
    }
    if name == "powers" && reader.next_word() == "of" {
        reader.advance()?;
        reader.advance()?;
        return base(reader).map(NumberSet::Powers);
    }
    let suggestion = named::closest_of(&name, amount_words()).to_string();
    Err(reader.fault_at(span, Fault::ExpectedSet { name, suggestion }))
}

/// The words that may stand where an amount is expected.
fn amount_words() -> impl Iterator<Item = &'static str> {
    let sets = NumberSet::NAMES.iter().map(|(_, text, _)| *text);
    sets.chain(["any", "all but", "powers of 2", "k where"])
}

fn condition_if_any(reader: &mut Reader<'_>) -> Result<Option<Condition>, Error> {
    if !reader.is_word("where") {
        return Ok(None);
    }
    reader.advance()?;
    condition(reader).map(Some)
}

/// `may split`, `must split`, `leave 0-2`, each with `unequal` behind it where two heaps differ.
fn leaving(reader: &mut Reader<'_>) -> Result<Leaves, Error> {
    let leaves = match reader.found().as_str() {
        "may" if reader.next_word() == "split" => Leaves::MAY_SPLIT,
        "must" if reader.next_word() == "split" => Leaves::SPLIT,
        "leave" => {
            reader.advance()?;
            let leaves = parts(reader, 0)?;
            return unequal(reader, leaves);
        }
        found => {
            let found = found.to_string();
            return Err(reader.fault(Fault::ExpectedLeaving { found }));
        }
    };
    reader.advance()?;
    reader.advance()?;
    unequal(reader, leaves)
}

fn unequal(reader: &mut Reader<'_>, leaves: Leaves) -> Result<Leaves, Error> {
    if !reader.is_word("unequal") {
        return Ok(leaves);
    }
    if !leaves.allows(2) {
        return Err(reader.fault(Fault::NothingUnequal));
    }
    reader.advance()?;
    Ok(leaves.unequal())
}

/// `0-2` or `0,2`: numbers of heaps from `least` to 3.
fn parts(reader: &mut Reader<'_>, least: u64) -> Result<Leaves, Error> {
    let mut digit = 0;
    let number = |reader: &mut Reader<'_>| {
        let span = reader.span();
        let found = reader.found();
        let number = reader.number()?.and_then(|number| number.to_u64());
        let fits = number.filter(|number| (least..=3).contains(number));
        fits.ok_or_else(|| reader.fault_at(span, Fault::ExpectedParts { found }))
    };
    loop {
        let start = reader.span().start;
        let from = number(reader)?;
        let to = match reader.skip_symbol('-')? {
            true => number(reader)?,
            false => from,
        };
        if from > to {
            let (from, to) = (from.to_string(), to.to_string());
            let span = reader.span_from(start);
            return Err(reader.fault_at(span, Fault::ReversedRange { from, to }));
        }
        for heaps in from..=to {
            digit |= 1 << heaps;
        }
        if !reader.skip_symbol(',')? {
            return Ok(Leaves::of_digit(digit));
        }
    }
}

/// A name, in which hyphens join words that touch.
fn named_rule(reader: &mut Reader<'_>) -> Result<Part, Error> {
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
    named::part(&name).ok_or_else(|| {
        let suggestion = named::closest(&name).to_string();
        reader.fault_at(span, Fault::UnknownName { name, suggestion })
    })
}

/// `1-6,8-14`.
fn numbers(reader: &mut Reader<'_>) -> Result<SubtractionSet, Error> {
    let mut amounts = AmountList::default();
    loop {
        let start = reader.span().start;
        let run = run(reader)?;
        amounts
            .add(run)
            .map_err(|fault| reader.fault_at(reader.span_from(start), fault))?;
        let ends = matches!(reader.next_word(), "may" | "must" | "leave");
        if !reader.is_symbol(',') || ends {
            return amounts.into_set().map_err(|fault| reader.fault(fault));
        }
        reader.advance()?;
    }
}

/// `5` or `1-6`.
fn run(reader: &mut Reader<'_>) -> Result<RangeInclusive<Count>, Error> {
    let from = amount(reader)?;
    if !reader.skip_symbol('-')? {
        return Ok(from.clone()..=from);
    }
    if !matches!(reader.token(), Token::Number(_)) {
        let from = from.to_string();
        return Err(reader.fault(Fault::ExpectedRangeEnd { from }));
    }
    Ok(from..=amount(reader)?)
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

/// `most 2*prev`.
fn limit(reader: &mut Reader<'_>) -> Result<Expression, Error> {
    if !reader.is_word("most") {
        let found = reader.found();
        return Err(reader.fault(Fault::ExpectedExpression { found }));
    }
    reader.advance()?;
    expression(reader)
}

pub(super) fn close(reader: &mut Reader<'_>) -> Result<(), Error> {
    if reader.skip_symbol(')')? {
        return Ok(());
    }
    let found = reader.found();
    Err(reader.fault(Fault::Unclosed { found }))
}
