//! Lines of a terminal: widths, padding, wrapping, and long numbers cut in the middle.

use nimm::Count;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::long_numbers::{self, KEPT_DIGITS};
use crate::{Value, Words};

/// Numbers of more digits than this are cut in the middle.
const LONG_NUMBER: usize = 16;
/// The heaps of a long position that are kept at its start and at its end.
const KEPT_HEAPS: (usize, usize) = (6, 4);

/// How many columns `text` takes.
pub fn width(text: &str) -> usize {
    UnicodeWidthStr::width(text)
}

/// `text` and spaces up to `columns`.
pub(super) fn pad_right(text: &str, columns: usize) -> String {
    let space = columns.saturating_sub(width(text));
    format!("{text}{}", " ".repeat(space))
}

/// Spaces up to `columns` and `text`.
pub(super) fn pad_left(text: &str, columns: usize) -> String {
    let space = columns.saturating_sub(width(text));
    format!("{}{text}", " ".repeat(space))
}

/// `text` between spaces that fill `columns`.
pub(super) fn pad_both(text: &str, columns: usize) -> String {
    let space = columns.saturating_sub(width(text));
    let before = space / 2;
    format!("{}{text}{}", " ".repeat(before), " ".repeat(space - before))
}

/// The greatest width of `texts`.
pub(super) fn widest<'a>(texts: impl IntoIterator<Item = &'a str>) -> usize {
    texts.into_iter().map(width).max().unwrap_or(0)
}

/// `number`, cut in the middle if it is long.
pub(super) fn number(words: &Words, number: &Count) -> String {
    numbers_in(words, &number.to_string())
}

/// The first and the last digits of a number, or all of them if they are few.
pub(super) fn ends(digits: &str) -> String {
    if digits.len() <= 2 * KEPT_DIGITS {
        return digits.to_string();
    }
    let (start, end) = (
        &digits[..KEPT_DIGITS],
        &digits[digits.len() - KEPT_DIGITS..],
    );
    format!("{start}…{end}")
}

/// `text` with each long number in it cut in the middle.
pub(super) fn numbers_in(words: &Words, text: &str) -> String {
    long_numbers::cut(words, text, LONG_NUMBER)
}

/// A position in its notation, with the middle left out if it has many heaps.
pub(super) fn position(words: &Words, position: &nimm::Position) -> String {
    let text = position.to_string();
    let (first, last) = KEPT_HEAPS;
    let plus: Vec<usize> = text.match_indices(['+', '&']).map(|(at, _)| at).collect();
    if plus.len() < first + last + 1 {
        return numbers_in(words, &text);
    }
    let start = &text[..=plus[first - 1]];
    let end = &text[plus[plus.len() - last]..];
    numbers_in(words, &format!("{start}…{end}"))
}

/// A number for a message: as a number, so that it may choose a plural, unless it is long.
pub(super) fn counted(words: &Words, count: &Count) -> Value {
    if count.to_u64().is_some() {
        count.into()
    } else {
        number(words, count).into()
    }
}

/// The items with the separator of the language between them.
pub(super) fn list(words: &Words, items: &[String]) -> String {
    items.join(&words.say("figure-separator", &[]))
}

/// Lines of at most `columns`, broken behind a space or a plus sign or between Chinese characters,
/// and within a word only where the word alone is too long.
///
/// # Examples
///
/// ```
/// use nimm_view::figure::wrap;
///
/// assert_eq!(wrap("take 3 and win", 8), ["take 3", "and win"]);
/// assert_eq!(wrap("轮到走的一方", 6), ["轮到走", "的一方"]);
/// ```
#[must_use]
pub fn wrap(text: &str, columns: usize) -> Vec<String> {
    let columns = columns.max(2);
    let mut lines = Vec::new();
    let mut line = String::new();
    for atom in atoms(text) {
        if width(&line) + width(atom.trim_end()) > columns && !line.is_empty() {
            lines.push(std::mem::take(&mut line).trim_end().to_string());
        }
        if width(atom.trim_end()) <= columns {
            line.push_str(atom);
            continue;
        }
        for c in atom.chars() {
            if width(&line) + c.width().unwrap_or(0) > columns {
                lines.push(std::mem::take(&mut line));
            }
            line.push(c);
        }
    }
    lines.push(line.trim_end().to_string());
    lines
}

/// The pieces between which a line may be broken.
fn atoms(text: &str) -> Vec<&str> {
    let mut atoms = Vec::new();
    let mut start = 0;
    let mut before: Option<char> = None;
    for (at, c) in text.char_indices() {
        let may_break = before.is_some_and(|before| {
            let behind = before == ' ' || before == '+' || is_wide(before);
            (behind || is_wide(c)) && !closes(c) && !opens(before) && c != ' '
        });
        if may_break && at > start {
            atoms.push(&text[start..at]);
            start = at;
        }
        before = Some(c);
    }
    atoms.push(&text[start..]);
    atoms
}

fn is_wide(c: char) -> bool {
    c.width() == Some(2)
}

fn closes(c: char) -> bool {
    "，。、：；）！？」”,.:;)!?".contains(c)
}

fn opens(c: char) -> bool {
    "（「“(".contains(c)
}
