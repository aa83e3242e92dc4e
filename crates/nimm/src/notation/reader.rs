//! A reader of tokens: numbers, words and signs, each with its place.

use std::ops::Range;
use std::str::FromStr;

use dashu_int::UBig;

use super::{Fault, Notation, NotationError};
use crate::{Count, Error};

/// The most decimal digits that a written number may have.
const MOST_DIGITS: usize = 2_000_000;

/// One token of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Token {
    Number(Count),
    Word,
    Symbol(char),
    DotDot,
    End,
}

/// A reader of tokens that is always at one token and knows its place.
pub(crate) struct Reader<'t> {
    notation: Notation,
    text: &'t str,
    token: Token,
    span: Range<usize>,
    /// Behind the last token that was stepped over.
    read_to: usize,
    after_space: bool,
}

impl<'t> Reader<'t> {
    /// A reader at the first token of `text`.
    pub(crate) fn new(notation: Notation, text: &'t str) -> Result<Self, Error> {
        let mut reader = Reader {
            notation,
            text,
            token: Token::End,
            span: 0..0,
            read_to: 0,
            after_space: false,
        };
        reader.advance()?;
        if reader.token == Token::End {
            let fault = match notation {
                Notation::Rule => Fault::EmptyRule,
                Notation::Position => Fault::EmptyPosition,
                Notation::Move => Fault::EmptyMove,
                Notation::Number => Fault::EmptyNumber,
            };
            return Err(reader.fault_at(0..text.len(), fault));
        }
        Ok(reader)
    }

    pub(crate) fn token(&self) -> &Token {
        &self.token
    }

    pub(crate) fn span(&self) -> Range<usize> {
        self.span.clone()
    }

    /// From `start` to the last token that was stepped over.
    pub(crate) fn span_from(&self, start: usize) -> Range<usize> {
        start..self.read_to
    }

    /// Whether white space stands before the present token.
    pub(crate) fn is_after_space(&self) -> bool {
        self.after_space
    }

    /// The text of the present token; empty at the end.
    pub(crate) fn found(&self) -> String {
        self.text[self.span.clone()].to_string()
    }

    pub(crate) fn is_word(&self, word: &str) -> bool {
        self.token == Token::Word && &self.text[self.span.clone()] == word
    }

    pub(crate) fn is_symbol(&self, symbol: char) -> bool {
        self.token == Token::Symbol(symbol)
    }

    /// Steps over `symbol` if it is the present token.
    pub(crate) fn skip_symbol(&mut self, symbol: char) -> Result<bool, Error> {
        let there = self.is_symbol(symbol);
        if there {
            self.advance()?;
        }
        Ok(there)
    }

    pub(crate) fn fault(&self, fault: Fault) -> Error {
        self.fault_at(self.span.clone(), fault)
    }

    pub(crate) fn fault_at(&self, span: Range<usize>, fault: Fault) -> Error {
        Error::Notation(Box::new(NotationError {
            notation: self.notation,
            text: self.text.to_string(),
            span,
            fault,
        }))
    }

    /// Refuses anything but the end of the text.
    pub(crate) fn end(&self) -> Result<(), Error> {
        match self.token {
            Token::End => Ok(()),
            _ => Err(self.fault(Fault::TrailingText {
                found: self.found(),
            })),
        }
    }

    /// Reads a number, with `2^20` as a power; `None` if the present token is none.
    pub(crate) fn number(&mut self) -> Result<Option<Count>, Error> {
        let Token::Number(base) = &self.token else {
            return Ok(None);
        };
        let base = base.clone();
        let start = self.span.start;
        self.advance()?;
        if !self.is_symbol('^') {
            return Ok(Some(base));
        }
        self.advance()?;
        let Token::Number(exponent) = &self.token else {
            return Err(self.fault(Fault::TrailingText {
                found: "^".to_string(),
            }));
        };
        let fits = |exponent: &usize| {
            base.bit_len() < 2
                || base.bit_len().saturating_mul(*exponent) < MOST_DIGITS.saturating_mul(10) / 3
        };
        let Some(exponent) = exponent.to_usize().filter(fits) else {
            return Err(self.fault_at(
                start..self.span.end,
                Fault::NumberTooLong { limit: MOST_DIGITS },
            ));
        };
        self.advance()?;
        let power = if base.bit_len() < 2 && exponent > 0 {
            base.as_ubig().clone()
        } else {
            base.as_ubig().pow(exponent)
        };
        Ok(Some(Count::from(power)))
    }

    /// The text from the present token on, if it is a code such as `0.77` or an attempt at one: a
    /// point stands in it. It becomes the present token, whole.
    pub(crate) fn code(&mut self) -> Option<(String, Range<usize>)> {
        let start = self.span.start;
        let rest = &self.text[start..];
        let is_part = |c: char| c.is_ascii_alphanumeric() || c == '.';
        let end = rest.find(|c: char| !is_part(c)).unwrap_or(rest.len());
        let text = &rest[..end];
        let before = text.split('.').next().unwrap_or_default();
        let is_digits = before.chars().all(|c| c.is_ascii_hexdigit());
        if !text.contains('.') || text.contains("..") || !is_digits {
            return None;
        }
        self.span.end = start + end;
        self.token = Token::Word;
        Some((text.to_string(), self.span.clone()))
    }

    /// The word behind the present token; empty if something else stands there.
    pub(crate) fn next_word(&self) -> &'t str {
        let rest = self.text[self.span.end..].trim_start();
        let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_');
        &rest[..end.unwrap_or(rest.len())]
    }

    /// Moves on to the next token.
    pub(crate) fn advance(&mut self) -> Result<(), Error> {
        let before = std::mem::replace(&mut self.token, Token::End);
        self.read_to = self.span.end;
        let rest = &self.text[self.read_to..];
        let trimmed = rest.trim_start();
        self.after_space = trimmed.len() < rest.len();
        let start = self.text.len() - trimmed.len();
        self.span = start..start;
        let Some(first) = trimmed.chars().next() else {
            self.token = Token::End;
            return Ok(());
        };
        if first.is_ascii_digit() {
            return self.advance_number(trimmed);
        }
        if first.is_alphabetic() && half_width(first).is_none() {
            let length = trimmed
                .find(|c: char| !c.is_alphanumeric() && c != '_' || half_width(c).is_some())
                .unwrap_or(trimmed.len());
            self.span.end = start + length;
            self.token = Token::Word;
            return Ok(());
        }
        if trimmed.starts_with("..") {
            self.span.end = start + 2;
            self.token = Token::DotDot;
            return Ok(());
        }
        self.span.end = start + first.len_utf8();
        if "+-*/^(),&@:>".contains(first)
            || self.notation == Notation::Rule && "=!<".contains(first)
        {
            self.token = Token::Symbol(first);
            return Ok(());
        }
        if first == '.' && self.notation == Notation::Rule && matches!(before, Token::End) {
            // A code without its first digit.
            self.token = Token::Symbol(first);
            return Ok(());
        }
        let digit_follows = trimmed.as_bytes().get(1).is_some_and(u8::is_ascii_digit);
        let in_number = matches!(before, Token::Number(_)) && !self.after_space && digit_follows;
        Err(match half_width(first) {
            Some(_) => self.full_width(trimmed),
            None if first == '.' && in_number => self.fault(Fault::Fraction),
            None => self.fault(Fault::UnexpectedCharacter { found: first }),
        })
    }

    fn advance_number(&mut self, trimmed: &str) -> Result<(), Error> {
        let bytes = trimmed.as_bytes();
        let digits = |from: usize| {
            bytes[from..]
                .iter()
                .take_while(|b| b.is_ascii_digit() || **b == b'_')
                .count()
        };
        let mantissa = digits(0);
        let exponent = match bytes.get(mantissa) {
            Some(b'e') if bytes.get(mantissa + 1).is_some_and(u8::is_ascii_digit) => {
                digits(mantissa + 1)
            }
            _ => 0,
        };
        let length = mantissa + if exponent > 0 { exponent + 1 } else { 0 };
        let is_digit = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_digit);
        let joins_nothing = |at: &usize| bytes[*at] == b'_' && !is_digit(at + 1);
        if let Some(at) = (0..length).find(joins_nothing) {
            let place = self.span.start + at;
            let fault = Fault::UnexpectedCharacter { found: '_' };
            return Err(self.fault_at(place..place + 1, fault));
        }
        self.span.end = self.span.start + length;
        let too_long = |reader: &Self| reader.fault(Fault::NumberTooLong { limit: MOST_DIGITS });
        if mantissa > MOST_DIGITS {
            return Err(too_long(self));
        }
        let mut value = natural(&trimmed[..mantissa]);
        if exponent > 0 {
            let zeros = natural(&trimmed[mantissa + 1..length]).to_usize();
            let Some(zeros) = zeros.filter(|zeros| *zeros <= MOST_DIGITS) else {
                return Err(too_long(self));
            };
            value = &value * &Count::from(UBig::from(10u8).pow(zeros));
        }
        self.token = Token::Number(value);
        Ok(())
    }

    /// A fault for the run of full-width characters that `rest` begins with.
    fn full_width(&mut self, rest: &str) -> Error {
        let run: &str = rest
            .split(|c: char| half_width(c).is_none() && !c.is_ascii_alphanumeric())
            .next()
            .unwrap_or(rest);
        let ascii = run.chars().map(|c| half_width(c).unwrap_or(c)).collect();
        self.fault_at(
            self.span.start..self.span.start + run.len(),
            Fault::FullWidth { ascii },
        )
    }
}

/// The number that decimal digits and underscores write.
fn natural(digits: &str) -> Count {
    let short = digits.len() < 20;
    if short && let Ok(word) = digits.parse::<u64>() {
        return word.into();
    }
    let plain: String = digits.chars().filter(|c| *c != '_').collect();
    UBig::from_str(&plain).unwrap_or_default().into()
}

/// The ASCII character that a full-width or ideographic one stands for.
fn half_width(c: char) -> Option<char> {
    match c {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(c) - 0xfee0),
        '、' => Some(','),
        '。' => Some('.'),
        '\u{2212}' | '–' | '—' => Some('-'),
        '×' => Some('*'),
        _ => None,
    }
}

impl FromStr for Count {
    type Err = Error;

    /// Reads a number: digits with single `_` between them, `1e6` or `2^20`.
    ///
    /// # Errors
    ///
    /// A notation error that points at the place.
    fn from_str(text: &str) -> Result<Self, Error> {
        let mut reader = Reader::new(Notation::Number, text)?;
        let Some(number) = reader.number()? else {
            return Err(reader.fault(Fault::TrailingText {
                found: reader.found(),
            }));
        };
        reader.end()?;
        Ok(number)
    }
}
