//! Boxes: a range for every parameter, whose ends may depend on the parameters before it.

use std::ops::Range;

use crate::claim::evaluate::{Scope, Trouble};
use crate::claim::expression::{Expression, Kind, Type};
use crate::claim::parse::{Parser, SUM};
use crate::claim::token::TokenKind;
use crate::fault::{Field, LabError, LabFault};

/// Ranges such as `a=1..20,c=a+2..a+20,b=c..c+20`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RangeBox {
    text: String,
    letters: Vec<char>,
    ranges: Vec<Ends>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Ends {
    first: Expression,
    last: Expression,
    span: Range<usize>,
}

impl RangeBox {
    /// Reads the ranges; none at all is a box of one point.
    ///
    /// # Errors
    ///
    /// What cannot be read, with its place.
    pub fn read(text: &str) -> Result<RangeBox, LabError> {
        let mut parser = Parser::new(text, Field::For)?;
        let mut ranges: Vec<Ends> = Vec::new();
        let mut letters = Vec::new();
        // What is defined anywhere: a name used too early is not an unknown one.
        parser.later = names(text);
        while parser.next().kind != TokenKind::End {
            if !letters.is_empty() {
                parser.expect(",")?;
            }
            let (token, word) = (parser.next().clone(), parser.word());
            let letter = letter(word).ok_or_else(|| {
                let found = word.to_string();
                parser.error(token.span.clone(), LabFault::ParameterName { found })
            })?;
            let name = letter.to_string();
            if letters.contains(&letter) {
                return Err(parser.error(token.span, LabFault::Repeated { name }));
            }
            parser.advance();
            if [">", ">=", "<", "<="].iter().any(|sign| parser.is_at(sign)) {
                let place = parser.next().span.clone();
                return Err(parser.error(place, LabFault::Unbounded { name }));
            }
            parser.expect("=")?;
            let first = end(&mut parser)?;
            let last = if parser.skip("..") {
                let here = parser.next();
                if here.kind == TokenKind::End || parser.is_at(",") {
                    let place = parser.next().span.clone();
                    return Err(parser.error(place, LabFault::Unbounded { name }));
                }
                end(&mut parser)?
            } else {
                first.clone()
            };
            let span = first.span.start..last.span.end;
            ranges.push(Ends { first, last, span });
            letters.push(letter);
            parser.parameters = letters.clone();
        }
        let text = text.to_string();
        Ok(RangeBox {
            text,
            letters,
            ranges,
        })
    }

    /// The parameters, in the order of their ranges.
    #[must_use]
    pub fn letters(&self) -> &[char] {
        &self.letters
    }

    /// The text that was read.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// How many points the box has, of which it may have `most`.
    ///
    /// # Errors
    ///
    /// If it has none, or more; or an end of a range cannot be evaluated.
    pub fn count(&self, most: u64) -> Result<u64, LabError> {
        let mut counting = Counting {
            // More beginnings than points there may be.
            left: most.saturating_mul(2).saturating_add(1000),
            seen: vec![false; self.ranges.len()],
        };
        let counted = self.count_from(&mut Vec::new(), &mut counting)?;
        let whole = 0..self.text.len();
        match counted {
            Some(0) => {
                // The first range that never has a value is to blame.
                let empty = counting.seen.iter().position(|seen| !seen).unwrap_or(0);
                let name = self
                    .letters
                    .get(empty)
                    .map(char::to_string)
                    .unwrap_or_default();
                let span = self
                    .ranges
                    .get(empty)
                    .map_or(whole, |ends| ends.span.clone());
                Err(self.error(span, LabFault::EmptyBox { name }))
            }
            Some(size) if size <= u128::from(most) => Ok(u64::try_from(size).unwrap_or(u64::MAX)),
            size => {
                let size = size.map(|size| size.to_string()).unwrap_or_default();
                Err(self.error(whole, LabFault::BoxTooLarge { size, most }))
            }
        }
    }

    /// The number of points with these values of the first parameters; `None` where that is too
    /// much work, or beyond all numbers.
    fn count_from(
        &self,
        values: &mut Vec<i128>,
        counting: &mut Counting,
    ) -> Result<Option<u128>, LabError> {
        let level = values.len();
        if level == self.ranges.len() {
            return Ok(Some(1));
        }
        let Some((first, last)) = self.range(level, values)? else {
            return Ok(Some(0));
        };
        counting.seen[level] = true;
        let len = last.abs_diff(first).saturating_add(1);
        if !self.ranges[level + 1..]
            .iter()
            .any(|ends| ends.depends_on(level))
        {
            // Every value has as many points behind it.
            values.push(first);
            let behind = self.count_from(values, counting)?;
            values.pop();
            return Ok(behind.and_then(|behind| behind.checked_mul(len)));
        }
        let mut sum: u128 = 0;
        for value in first..=last {
            counting.left = counting.left.saturating_sub(1);
            if counting.left == 0 {
                return Ok(None);
            }
            values.push(value);
            let behind = self.count_from(values, counting)?;
            values.pop();
            match behind.and_then(|behind| sum.checked_add(behind)) {
                Some(more) => sum = more,
                None => return Ok(None),
            }
        }
        Ok(Some(sum))
    }

    /// The ends of a range where the parameters before it have these values; `None` if it is empty.
    ///
    /// # Errors
    ///
    /// If an end cannot be evaluated.
    pub fn range(&self, level: usize, values: &[i128]) -> Result<Option<(i128, i128)>, LabError> {
        let Some(ends) = self.ranges.get(level) else {
            return Ok(None);
        };
        let value = |end: &Expression| {
            let mut scope = Scope::of(values, None);
            scope.value(end).map_err(|trouble| {
                let fault = match trouble {
                    Trouble::DivisionByZero => {
                        let said = self.letters.iter().zip(values);
                        let said: Vec<String> =
                            said.map(|(a, value)| format!("{a}={value}")).collect();
                        LabFault::DivisionByZero {
                            name: said.join(","),
                        }
                    }
                    _ => LabFault::TooLarge,
                };
                self.error(end.span.clone(), fault)
            })
        };
        let (first, last) = (value(&ends.first)?, value(&ends.last)?);
        Ok((first <= last).then_some((first, last)))
    }

    /// An error in the text of the box.
    pub(crate) fn error(&self, span: Range<usize>, fault: LabFault) -> LabError {
        LabError {
            field: Field::For,
            text: self.text.clone(),
            span,
            fault,
        }
    }
}

struct Counting {
    left: u64,
    /// Which ranges had a value at all.
    seen: Vec<bool>,
}

impl Ends {
    fn depends_on(&self, level: usize) -> bool {
        depends_on(&self.first, level) || depends_on(&self.last, level)
    }
}

fn depends_on(expression: &Expression, level: usize) -> bool {
    let of = |expression: &Expression| depends_on(expression, level);
    match &expression.kind {
        Kind::Parameter(place) => *place == level,
        Kind::Minus(inner) | Kind::Not(inner) | Kind::NimValue(inner) | Kind::IsP(inner) => {
            of(inner)
        }
        Kind::Binary(_, left, right) => of(left) || of(right),
        Kind::Call(_, arguments) => arguments.iter().any(of),
        Kind::If(parts) => parts.iter().any(of),
        Kind::Let(parts) => parts.iter().any(of),
        Kind::Constant(_) | Kind::Local(_) | Kind::N | Kind::Quantity(_) => false,
    }
}

fn end(parser: &mut Parser<'_>) -> Result<Expression, LabError> {
    let end = parser.expression(SUM)?;
    match end.comes_to {
        Type::Number => Ok(end),
        Type::Truth => Err(parser.error(end.span, LabFault::ExpectedNumber)),
    }
}

/// A small letter other than `n`.
fn letter(word: &str) -> Option<char> {
    let mut characters = word.chars();
    let first = characters.next().filter(char::is_ascii_lowercase)?;
    (characters.next().is_none() && first != 'n').then_some(first)
}

/// The letters before equals signs.
fn names(text: &str) -> Vec<char> {
    let parts = text.split('=');
    parts
        .filter_map(|part| part.trim_end().chars().next_back())
        .collect()
}
