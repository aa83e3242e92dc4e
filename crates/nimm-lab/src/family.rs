//! Families of rules: the text of a rule with letters in it.

use std::fmt;
use std::ops::Range;

use nimm::Game;

use crate::fault::{Field, LabError, LabFault};

/// A rule with parameters: `take 1-a,c-b`, `misere take a,b`, `0.ab`.
///
/// A parameter is a small letter that stands alone, or is a digit of a code, and has a range. In a
/// code it stands for one digit, from 0 to 15.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Family {
    text: String,
    pieces: Vec<Piece>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Piece {
    Text(String),
    /// A parameter, by its place in the box, written as a number.
    Number(usize),
    /// The same, written as a digit of a code.
    Digit(usize),
}

impl Family {
    /// Reads a family whose parameters are `letters`.
    ///
    /// # Errors
    ///
    /// If it is empty, or a letter that stands alone is none of them.
    pub fn read(text: &str, letters: &[char]) -> Result<Family, LabError> {
        let error = |span: Range<usize>, fault| LabError {
            field: Field::Family,
            text: text.to_string(),
            span,
            fault,
        };
        if text.trim().is_empty() {
            return Err(error(0..text.len(), LabFault::EmptyFamily));
        }
        let mut pieces = Vec::new();
        let mut at = 0;
        while at < text.len() {
            let rest = &text[at..];
            let is_part = |c: char| c.is_alphanumeric() || c == '.' || c == '_';
            let len = rest.find(|c| !is_part(c)).unwrap_or(rest.len());
            let word = &rest[..len];
            if len == 0 {
                let len = rest.find(is_part).unwrap_or(rest.len());
                pieces.push(Piece::Text(rest[..len].to_string()));
                at += len;
                continue;
            }
            if is_code(word) {
                for (place, digit) in word.char_indices() {
                    let known = letters.iter().position(|letter| *letter == digit);
                    match known {
                        Some(known) => pieces.push(Piece::Digit(known)),
                        None if digit.is_ascii_lowercase() && !digit.is_ascii_hexdigit() => {
                            let span = at + place..at + place + 1;
                            let letter = digit.to_string();
                            return Err(error(span, LabFault::LetterWithoutRange { letter }));
                        }
                        None => pieces.push(Piece::Text(digit.to_string())),
                    }
                }
            } else {
                let letter = word.chars().next().filter(|_| word.chars().count() == 1);
                let known = letters.iter().position(|known| Some(*known) == letter);
                match (known, letter) {
                    (Some(known), _) => pieces.push(Piece::Number(known)),
                    // `k` and `n` have a meaning in rules.
                    (None, Some(letter))
                        if letter.is_ascii_lowercase() && !"kn".contains(letter) =>
                    {
                        let letter = letter.to_string();
                        let fault = LabFault::LetterWithoutRange { letter };
                        return Err(error(at..at + len, fault));
                    }
                    _ => pieces.push(Piece::Text(word.to_string())),
                }
            }
            at += len;
        }
        let text = text.to_string();
        Ok(Family { text, pieces })
    }

    /// The text of the rule with these values of the parameters; `None` where a digit is beyond 15.
    #[must_use]
    pub fn rule_text(&self, values: &[i128]) -> Option<String> {
        let mut text = String::with_capacity(self.text.len() + 8);
        for piece in &self.pieces {
            match piece {
                Piece::Text(piece) => text.push_str(piece),
                Piece::Number(place) => text.push_str(&values.get(*place)?.to_string()),
                Piece::Digit(place) => {
                    let digit = u32::try_from(*values.get(*place)?).ok()?;
                    text.push(char::from_digit(digit, 16)?.to_ascii_uppercase());
                }
            }
        }
        Some(text)
    }

    /// The game with these values of the parameters; `None` where they make no rule.
    #[must_use]
    pub fn game(&self, values: &[i128]) -> Option<Game> {
        self.rule_text(values)?.parse().ok()
    }
}

impl fmt::Display for Family {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// Whether a word is an octal or hexadecimal code: one point, digits or letters around it.
fn is_code(word: &str) -> bool {
    let Some((first, digits)) = word.split_once('.') else {
        return false;
    };
    let is_digit = |c: char| c.is_ascii_alphanumeric();
    first.len() == 1
        && first.chars().all(is_digit)
        && !digits.is_empty()
        && digits.chars().all(is_digit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn text(family: &str, letters: &[char], values: &[i128]) -> Option<String> {
        Family::read(family, letters).unwrap().rule_text(values)
    }

    #[test]
    fn letters_that_stand_alone_are_parameters() {
        let said = text("misere take 1-a,c-b", &['a', 'c', 'b'], &[3, 10, 12]);
        assert_eq!(said.as_deref(), Some("misere take 1-3,10-12"));
        let said = text("take at most 2*prev", &['a', 'e'], &[3, 4]);
        assert_eq!(said.as_deref(), Some("take at most 2*prev"));
    }

    #[test]
    fn in_a_code_a_letter_is_a_digit_where_it_has_a_range() {
        assert_eq!(text("0.ab", &['a', 'b'], &[7, 12]).as_deref(), Some("0.7C"));
        assert_eq!(text("0.ab", &['b'], &[3]).as_deref(), Some("0.a3"));
        assert_eq!(text("a.07", &['a'], &[4]).as_deref(), Some("4.07"));
        assert_eq!(text("0.ab", &['a', 'b'], &[7, 16]), None);
        assert_eq!(text("0.a", &['a'], &[-1]), None);
    }

    #[test]
    fn a_letter_without_a_range_is_refused_at_its_place() {
        let error = Family::read("take 1-a,c-b", &['a', 'b']).unwrap_err();
        assert_eq!(error.span, 9..10);
        let error = Family::read("0.7x", &['a']).unwrap_err();
        assert_eq!(error.span, 3..4);
        assert_eq!(
            Family::read(" ", &[]).unwrap_err().fault,
            LabFault::EmptyFamily
        );
    }
}
