//! Cutting a text into numbers, names and signs.

use std::ops::Range;

use crate::fault::LabFault;

/// A token with its place in bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Token {
    pub(crate) kind: TokenKind,
    pub(crate) span: Range<usize>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum TokenKind {
    Number(i128),
    Name,
    Sign,
    End,
}

/// The signs, longer ones first.
const SIGNS: [&str; 14] = [
    "..", "!=", "<=", ">=", "=", "<", ">", "+", "-", "*", "^", "(", ")", ",",
];

/// What people write elsewhere, and what is written here.
const INSTEAD: [(&str, &str); 14] = [
    ("==", "="),
    ("<>", "!="),
    ("=<", "<="),
    ("**", "^"),
    ("&&", "and"),
    ("||", "or"),
    ("≤", "<="),
    ("≥", ">="),
    ("≠", "!="),
    ("/", "div"),
    ("%", "mod"),
    ("!", "not"),
    ("×", "*"),
    ("−", "-"),
];

/// The tokens of a text, `End` last.
pub(crate) fn tokens(text: &str) -> Result<Vec<Token>, (LabFault, Range<usize>)> {
    let mut tokens = Vec::new();
    let mut at = 0;
    while let Some(first) = text[at..].chars().next() {
        let rest = &text[at..];
        if first.is_whitespace() {
            at += first.len_utf8();
            continue;
        }
        let (kind, len) = if first.is_ascii_digit() {
            let (value, len) = number(rest);
            let value = value.ok_or((LabFault::NumberTooLarge, at..at + len))?;
            (TokenKind::Number(value), len)
        } else if first.is_ascii_alphabetic() {
            let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_';
            let len = rest.find(|c| !is_part(c)).unwrap_or(rest.len());
            (TokenKind::Name, len)
        } else {
            let foreign = INSTEAD.iter().find(|(sign, _)| rest.starts_with(sign));
            let known = SIGNS.iter().find(|sign| rest.starts_with(**sign));
            match (foreign, known) {
                (Some((sign, _)), Some(known)) if known.len() >= sign.len() => {
                    (TokenKind::Sign, known.len())
                }
                (None, Some(known)) => (TokenKind::Sign, known.len()),
                (foreign, _) => {
                    let (found, instead) = foreign.map_or_else(
                        || (first.to_string(), String::new()),
                        |(sign, instead)| (sign.to_string(), instead.to_string()),
                    );
                    let span = at..at + found.len();
                    return Err((LabFault::UnexpectedCharacter { found, instead }, span));
                }
            }
        };
        tokens.push(Token {
            kind,
            span: at..at + len,
        });
        at += len;
    }
    let span = text.len()..text.len();
    tokens.push(Token {
        kind: TokenKind::End,
        span,
    });
    Ok(tokens)
}

/// A number such as `1000`, `1_000` or `1e3`, and its length; `None` if it is too large.
fn number(text: &str) -> (Option<i128>, usize) {
    let digits = |text: &str| {
        let end = text.find(|c: char| !c.is_ascii_digit() && c != '_');
        end.unwrap_or(text.len())
    };
    let value = |text: &str| text.replace('_', "").parse::<i128>().ok();
    let len = digits(text);
    let mantissa = value(&text[..len]);
    let Some(exponent) = text[len..].strip_prefix(['e', 'E']) else {
        return (mantissa, len);
    };
    let more = digits(exponent);
    if more == 0 || !exponent.starts_with(|c: char| c.is_ascii_digit()) {
        return (mantissa, len);
    }
    let power = value(&exponent[..more])
        .and_then(|exponent| u32::try_from(exponent).ok())
        .and_then(|exponent| 10i128.checked_pow(exponent));
    let product = mantissa
        .zip(power)
        .and_then(|(value, power)| value.checked_mul(power));
    (product, len + 1 + more)
}
