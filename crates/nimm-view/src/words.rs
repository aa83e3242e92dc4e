//! Messages by id: the one door to the message files.

use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use nimm::{Count, Move, NimValue, Position};
use unic_langid::LanguageIdentifier;

use crate::Language;

/// All messages, as the build script gathers them: records that end in [`END`], each an id and, behind
/// [`PART`], what follows it in each language.
const MESSAGES: &str = include_str!(concat!(env!("OUT_DIR"), "/messages"));
const END: char = '\u{2}';
const PART: char = '\u{1}';

/// The largest number that picks its plural form as a number; larger ones are plural anyway, and
/// go in as text, since Fluent's numbers are not exact beyond 2^53.
const LARGEST_NUMBER: u64 = 1 << 53;

/// All messages of one language.
///
/// # Examples
///
/// ```
/// use nimm_view::{Language, Words};
///
/// let words = Words::new(Language::English);
/// assert_eq!(words.say("outcome-n", &[]), "The player to move wins.");
/// assert_eq!(words.say("no-such-message", &[]), "no-such-message");
/// ```
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// Reads the message files of `language`, which are part of the program.
    #[must_use]
    pub fn new(language: Language) -> Words {
        let locale: LanguageIdentifier = language.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        bundle.set_use_isolating(false);
        // A faulty message would be left out, and its id shown; a test reads every file.
        let resource = match FluentResource::try_new(messages_in(language)) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        bundle.add_resource_overriding(resource);
        Words { language, bundle }
    }

    /// The language.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether there is a message `id`, or an attribute if `id` is written `message.attribute`.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        let (message, attribute) = parts(id);
        self.bundle
            .get_message(message)
            .is_some_and(|message| match attribute {
                None => message.value().is_some(),
                Some(attribute) => message.get_attribute(attribute).is_some(),
            })
    }

    /// The message `id`, or an attribute if `id` is written `message.attribute`, with `arguments`
    /// in their places; `id` itself if there is no such message.
    #[must_use]
    pub fn say(&self, id: &str, arguments: &[(&str, Value)]) -> String {
        self.find(id, arguments).unwrap_or_else(|| id.to_string())
    }

    /// The message, if there is one.
    pub(crate) fn find(&self, id: &str, arguments: &[(&str, Value)]) -> Option<String> {
        let (message, attribute) = parts(id);
        let message = self.bundle.get_message(message)?;
        let pattern = match attribute {
            None => message.value()?,
            Some(attribute) => message.get_attribute(attribute)?.value(),
        };
        let mut values = FluentArgs::with_capacity(arguments.len());
        for (name, value) in arguments {
            values.set(*name, value.to_fluent());
        }
        // A missing argument is shown by its name; tests look for such places.
        let mut faults = Vec::new();
        let text = self
            .bundle
            .format_pattern(pattern, Some(&values), &mut faults);
        Some(text.into_owned())
    }
}

/// The ids of all messages, those of a file in its order.
pub(crate) fn ids() -> impl Iterator<Item = &'static str> {
    MESSAGES
        .split(END)
        .filter_map(|record| record.split(PART).next())
}

/// All messages of a language, as in its files.
fn messages_in(language: Language) -> String {
    let mut messages = String::new();
    for record in MESSAGES.split(END) {
        let mut parts = record.split(PART);
        let id = parts.next().unwrap_or_default();
        // An id without a text would be a fault.
        let text = parts.nth(language as usize).filter(|text| !text.is_empty());
        if let Some(text) = text {
            messages.push_str(id);
            messages.push_str(text);
        }
    }
    messages
}

/// A message id and, behind a point, an attribute.
fn parts(id: &str) -> (&str, Option<&str>) {
    match id.split_once('.') {
        None => (id, None),
        Some((message, attribute)) => (message, Some(attribute)),
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Words").field(&self.language).finish()
    }
}

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A text, which may select a variant by its spelling.
    Text(String),
    /// A number, which may select a plural form; always printed in plain digits.
    Number(Count),
}

impl Value {
    fn to_fluent(&self) -> FluentValue<'_> {
        match self {
            Value::Text(text) => FluentValue::from(text.as_str()),
            Value::Number(number) => match number.to_u64() {
                Some(small) if small <= LARGEST_NUMBER => FluentValue::from(small),
                _ => FluentValue::from(number.to_string()),
            },
        }
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Value::Text(text.to_string())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Value::Text(text)
    }
}

impl From<u64> for Value {
    fn from(number: u64) -> Self {
        Value::Number(number.into())
    }
}

impl From<usize> for Value {
    fn from(number: usize) -> Self {
        Value::Number(number.into())
    }
}

impl From<&Count> for Value {
    fn from(number: &Count) -> Self {
        Value::Number(number.clone())
    }
}

impl From<&NimValue> for Value {
    fn from(value: &NimValue) -> Self {
        Value::Number(value.as_count().clone())
    }
}

impl From<&Move> for Value {
    fn from(play: &Move) -> Self {
        Value::Text(play.to_string())
    }
}

impl From<&Position> for Value {
    fn from(position: &Position) -> Self {
        Value::Text(position.to_string())
    }
}
