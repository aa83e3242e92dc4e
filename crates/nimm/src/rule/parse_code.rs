//! Reading octal and hexadecimal codes.

use super::HeapRule;
use super::TakeBreakCode;
use crate::notation::{Fault, Reader};
use crate::{Count, Error};

/// The most digits behind the point.
const MOST_DIGITS: usize = 100_000;

/// Reads `0.77`, of which the present token is the beginning; `None` if no code stands here.
pub(super) fn code(reader: &mut Reader<'_>) -> Result<Option<HeapRule>, Error> {
    let Some((text, span)) = reader.code() else {
        return Ok(None);
    };
    // What is not ASCII was no part of it.
    let at = |place: usize| span.start + place..span.start + place + 1;
    let bytes = text.as_bytes();
    let Some(point) = bytes.iter().position(|byte| *byte == b'.') else {
        return Ok(None);
    };
    let found = |place: usize| char::from(bytes[place]);
    let first = match (point, bytes.first()) {
        (1, Some(b'0')) => 0,
        (1, Some(b'4')) => 4,
        (1, Some(b'8')) => 8,
        (1, Some(b'C' | b'c')) => 12,
        (0, _) => {
            let digits = text[1..].to_string();
            return Err(reader.fault_at(span, Fault::CodeWithoutFirst { digits }));
        }
        _ => {
            let place = span.start..span.start + point;
            let found = text[..point].to_string();
            return Err(reader.fault_at(place, Fault::CodeFirstDigit { found }));
        }
    };
    let digits = &bytes[point + 1..];
    if digits.is_empty() {
        let fault = Fault::CodeIncomplete { code: text.clone() };
        return Err(reader.fault_at(span.end..span.end, fault));
    }
    if digits.len() > MOST_DIGITS {
        let limit = MOST_DIGITS;
        return Err(reader.fault_at(span, Fault::CodeTooLong { limit }));
    }
    let mut ranges = Vec::new();
    for (amount, byte) in digits.iter().enumerate() {
        let Some(digit) = char::from(*byte).to_digit(16) else {
            let place = point + 1 + amount;
            let found = found(place);
            return Err(reader.fault_at(at(place), Fault::CodeDigit { found }));
        };
        let amount = Count::from(amount + 1);
        // A digit is less than 16.
        ranges.push((amount.clone()..=amount, digit as u8));
    }
    reader.advance()?;
    match TakeBreakCode::new(first, ranges) {
        Some(code) => Ok(Some(HeapRule::of_code(code))),
        None => Err(reader.fault_at(span, Fault::CodeAllowsNothing)),
    }
}
