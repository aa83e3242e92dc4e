//! Errors in words: what is wrong, what was expected, and one remedy.

use std::ops::Range;

use nimm::answer::AnswerError;
use nimm::game::GameError;
use nimm::notation::{Fault, Notation, NotationError};
use nimm::player::PlayerError;
use nimm::{Count, Error};
use unicode_width::UnicodeWidthChar;

use crate::correction::correction;
use crate::{Value, Words};

/// The most characters of a typed text that a sentence repeats.
const MOST_REPEATED: usize = 40;

/// An error in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ErrorWords {
    /// What is wrong: a sentence.
    pub message: String,
    /// What was expected at the place: a noun phrase without a full stop.
    pub expected: Option<String>,
    /// One thing to do: a clause without a full stop.
    pub remedy: Option<String>,
    /// The whole text that was typed, if there is one, and the place in it, in bytes, on character
    /// boundaries.
    pub place: Option<(String, Range<usize>)>,
}

/// `error` in words.
///
/// # Examples
///
/// ```
/// use nimm::Game;
/// use nimm_view::{Language, Words, error_words};
///
/// let words = Words::new(Language::English);
/// let error = "take 3-1".parse::<Game>().map_err(|error| error_words(&words, &error));
/// let error = error.err();
/// assert_eq!(
///     error.as_ref().map(|error| error.message.as_str()),
///     Some("The range `3-1` runs downwards.")
/// );
/// assert_eq!(
///     error.and_then(|error| error.remedy),
///     Some("write `take 1-3`".to_string())
/// );
/// ```
#[must_use]
pub fn error_words(words: &Words, error: &Error) -> ErrorWords {
    match error {
        Error::Notation(error) => notation_words(words, error),
        Error::Game(error) => {
            let mut arguments = values(error.arguments());
            add_game_arguments(error, &mut arguments);
            entry(words, &format!("game-{}", error.code()), &arguments)
        }
        Error::Answer(error) => {
            let mut arguments = values(error.arguments());
            if let AnswerError::OtherSchema { found } = error {
                arguments.push(("named", yes_or_no(!found.is_empty())));
            }
            entry(words, &format!("saved-{}", error.code()), &arguments)
        }
        Error::Player(error) => player_words(words, error),
        // The data may name errors that are newer than this crate; their codes are words too.
        other => ErrorWords {
            message: other.to_string(),
            expected: None,
            remedy: None,
            place: None,
        },
    }
}

fn notation_words(words: &Words, error: &NotationError) -> ErrorWords {
    let mut arguments = values(error.fault.arguments());
    add_fault_arguments(&error.fault, &mut arguments);
    let notation = match error.notation {
        Notation::Rule => "rule",
        Notation::Position => "position",
        Notation::Move => "move",
        Notation::Number => "number",
    };
    arguments.push(("notation", notation.into()));
    let mut said = entry(words, &format!("fault-{}", error.fault.code()), &arguments);
    if let Some(fixed) = correction(error) {
        said.remedy = Some(words.say("fault-correction", &[("fixed", fixed.into())]));
    }
    said.place = Some((error.text.clone(), error.span.clone()));
    said
}

fn player_words(words: &Words, error: &PlayerError) -> ErrorWords {
    let id = format!("player-{}", error.code());
    let mut arguments = values(error.arguments());
    match error {
        PlayerError::UnknownPlayer { suggestion, .. } => {
            arguments.push(("close", yes_or_no(!suggestion.is_empty())));
            entry(words, &id, &arguments)
        }
        PlayerError::ScriptRefused { fault, .. } => {
            let fault = error_words(words, fault);
            arguments.retain(|(name, _)| *name != "fault");
            arguments.push(("fault", fault.message.into()));
            let message = words.say(&id, &arguments);
            ErrorWords { message, ..fault }
        }
        _ => entry(words, &id, &arguments),
    }
}

fn entry(words: &Words, id: &str, arguments: &[(&str, Value)]) -> ErrorWords {
    ErrorWords {
        message: words.say(id, arguments),
        expected: words.find(&format!("{id}.expected"), arguments),
        remedy: words.find(&format!("{id}.remedy"), arguments),
        place: None,
    }
}

/// What messages select by, beyond what the fault itself says.
fn add_fault_arguments(fault: &Fault, arguments: &mut Vec<(&'static str, Value)>) {
    match fault {
        Fault::UnexpectedCharacter { found } => {
            arguments.retain(|(name, _)| *name != "found");
            arguments.push(("found", visible(*found).into()));
        }
        Fault::UnknownName { suggestion, .. } | Fault::ExpectedSet { suggestion, .. } => {
            arguments.push(("close", yes_or_no(!suggestion.is_empty())));
        }
        Fault::CodeWithoutFirst { digits } if digits.is_empty() => {
            arguments.retain(|(name, _)| *name != "digits");
            arguments.push(("digits", "77".into()));
        }
        Fault::ExpectedRangeEnd { from } => {
            if let Ok(from) = from.parse::<Count>() {
                arguments.push(("to", (&(&from + &Count::from(2u64))).into()));
            }
        }
        _ => {}
    }
    let found = fault
        .arguments()
        .into_iter()
        .find(|(name, _)| *name == "found");
    if let Some((_, found)) = found {
        let at = if found.is_empty() { "end" } else { "text" };
        arguments.push(("at", at.into()));
    }
}

fn add_game_arguments(error: &GameError, arguments: &mut Vec<(&'static str, Value)>) {
    match error {
        GameError::QuotaWithoutLimit { heap, .. } => {
            let size = heap.split('@').next().unwrap_or_default();
            arguments.push(("size", size.into()));
        }
        GameError::SumHasNoSequence { rule } => {
            let part = rule.split(" & ").next().unwrap_or_default();
            arguments.push(("part", part.into()));
        }
        GameError::IllegalTake { legal, .. } => {
            let first = legal.split([',', '-']).next().unwrap_or_default();
            let moves = if legal.is_empty() { "none" } else { "some" };
            arguments.push(("first", first.into()));
            arguments.push(("moves", moves.into()));
        }
        GameError::IllegalSplit { example, .. } | GameError::IllegalChange { example, .. } => {
            let moves = if example.is_empty() { "none" } else { "some" };
            arguments.push(("moves", moves.into()));
        }
        _ => {}
    }
}

/// Arguments as values: numbers as numbers, so that they select plural forms.
fn values(arguments: Vec<(&'static str, String)>) -> Vec<(&'static str, Value)> {
    let value = |text: String| match text.parse::<u64>() {
        Ok(number) if number.to_string() == text => number.into(),
        _ => short(&text).into(),
    };
    arguments
        .into_iter()
        .map(|(name, text)| (name, value(text)))
        .collect()
}

/// The text, cut in its middle if it is long.
fn short(text: &str) -> String {
    let characters: Vec<char> = text.chars().collect();
    if characters.len() <= MOST_REPEATED {
        return text.to_string();
    }
    let half = MOST_REPEATED / 2;
    let (head, tail) = (&characters[..half], &characters[characters.len() - half..]);
    head.iter().chain(&['…']).chain(tail).collect()
}

/// A character as it can be shown: invisible ones by their code.
fn visible(character: char) -> String {
    if is_invisible(character) {
        format!("U+{:04X}", u32::from(character))
    } else {
        format!("`{character}`")
    }
}

/// Whether a terminal shows nothing for the character, or obeys it.
pub(crate) fn is_invisible(character: char) -> bool {
    UnicodeWidthChar::width(character).is_none_or(|width| width == 0)
}

fn yes_or_no(yes: bool) -> Value {
    if yes { "yes" } else { "no" }.into()
}
