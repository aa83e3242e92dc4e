//! What the fuzz targets share: which inputs they try, and what must hold of every notation.
//!
//! Some short texts are valid and stand for a lot of work: `1..10000000` is ten million heaps,
//! `1e2000000` a number of ten million digits. They are right to be accepted and useless to a
//! fuzzer, which wants thousands of short runs a second, so the targets leave them out. What is
//! left out is covered by tests.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use nimm::Error;

/// The longest text that is tried, in bytes.
pub const LONGEST: usize = 200;

/// The most digits of an exponent, behind `e` or `^`.
const EXPONENT_DIGITS: usize = 2;

/// The most digits of any number in a text where numbers multiply work.
const SMALL_DIGITS: usize = 3;

/// The text of `data`, if it is one and stands for little work.
///
/// Refused are texts that are not UTF-8 or longer than [`LONGEST`]; exponents of more than two
/// digits or with an exponent of their own (`2^2e6`); and texts with both a repetition of heaps
/// (`5*3`, `1..10`) and a number above 999, by its digits or as a power.
#[must_use]
pub fn short_text(data: &[u8]) -> Option<&str> {
    let text = std::str::from_utf8(data).ok()?;
    if text.len() > LONGEST {
        return None;
    }
    let repeats = text.contains("..") || text.contains('*');
    let mut digits = 0;
    let mut is_exponent = false;
    let mut is_after_number = false;
    for c in text.chars() {
        // White space may stand on both sides of `^`.
        if c.is_whitespace() {
            digits = 0;
        } else if c.is_ascii_digit() || c == '_' {
            digits += 1;
            is_after_number = true;
            if is_exponent && digits > EXPONENT_DIGITS || repeats && digits > SMALL_DIGITS {
                return None;
            }
        } else {
            let is_ten_to_the = c == 'e' && digits > 0;
            let is_power = is_ten_to_the || c == '^' && is_after_number;
            if is_power && (repeats || is_ten_to_the && is_exponent) {
                return None;
            }
            is_exponent = is_ten_to_the || c == '^';
            is_after_number = false;
            digits = 0;
        }
    }
    Some(text)
}

/// Whether the powers in `text` stay small wherever they are evaluated: there is none, or there is
/// one, its exponent is a digit or `prev`, and no number of the text is above 999.
///
/// For targets that solve: a limit such as `10^73^3-prev` is valid, and each of its values has
/// hundreds of thousands of digits.
#[must_use]
pub fn has_small_powers(text: &str) -> bool {
    let Some((_, exponent)) = text.split_once('^') else {
        return true;
    };
    let ends_word = |c: char| !c.is_ascii_alphanumeric() && c != '_';
    let exponent_word = exponent.trim_start().split(ends_word).next();
    let is_small = exponent_word.is_some_and(|word| word == "prev" || word.len() == 1);
    let is_number = |word: &str| word.starts_with(|c: char| c.is_ascii_digit());
    is_small
        && !exponent.contains('^')
        && text
            .split(ends_word)
            .all(|word| !is_number(word) || word.len() <= SMALL_DIGITS && !word.contains('e'))
}

/// Reads `text`; what is read must print as a text that reads as the same, and a fault must lie
/// inside `text`, on character boundaries, and have words.
///
/// # Panics
///
/// If that does not hold: that is what the fuzzer looks for.
pub fn read_and_print<T>(text: &str)
where
    T: FromStr<Err = Error> + Display + Debug + PartialEq,
{
    match text.parse::<T>() {
        Ok(value) => {
            let printed = value.to_string();
            let again = printed.parse::<T>();
            assert_eq!(again.as_ref(), Ok(&value), "{text:?} prints as {printed:?}");
            assert_eq!(value.to_string(), printed, "printing is not repeatable");
        }
        Err(error) => fault_is_inside(&error, text),
    }
}

/// A notation fault must lie inside the text that it was found in.
///
/// # Panics
///
/// If it does not.
pub fn fault_is_inside(error: &Error, text: &str) {
    assert!(!error.to_string().is_empty());
    match error {
        Error::Notation(fault) => {
            assert_eq!(fault.text, text);
            assert!(
                text.get(fault.span.clone()).is_some(),
                "{:?} is no part of {text:?}",
                fault.span
            );
        }
        _ => {}
    }
}
