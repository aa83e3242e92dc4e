//! The fields of a request.

use std::sync::OnceLock;

use nimm::{Count, Game, Position, Question};
use nimm_view::figure::Theme;
use nimm_view::{Language, Words};
use serde_json::{Map, Value};

use crate::Fault;

/// A request that was read.
pub struct Request {
    fields: Map<String, Value>,
    words: &'static Words,
}

/// The words of a language, read once.
fn words(language: Language) -> &'static Words {
    static WORDS: [OnceLock<Words>; Language::ALL.len()] =
        [const { OnceLock::new() }; Language::ALL.len()];
    let index = Language::ALL.iter().position(|known| *known == language);
    WORDS[index.unwrap_or_default()].get_or_init(|| Words::new(language))
}

impl Request {
    /// Reads a JSON object, and its language.
    ///
    /// # Errors
    ///
    /// If it is no object, or its `lang` is none of the languages.
    pub fn read(text: &str) -> Result<Request, Fault> {
        let fields: Map<String, Value> = serde_json::from_str(text).map_err(|error| {
            Fault::of_program("request", format!("A JSON object was expected: {error}."))
        })?;
        let language = match fields.get("lang") {
            None | Some(Value::Null) => Language::English,
            Some(Value::String(tag)) => tag
                .parse()
                .map_err(|_| wrong_kind("lang", "`en`, `zh-Hans` or `zh-Hant`"))?,
            Some(_) => return Err(wrong_kind("lang", "`en`, `zh-Hans` or `zh-Hant`")),
        };
        let words = words(language);
        Ok(Request { fields, words })
    }

    /// The words of the language that was asked for.
    #[must_use]
    pub fn words(&self) -> &'static Words {
        self.words
    }

    /// Whether a field is there.
    #[must_use]
    pub fn has(&self, field: &str) -> bool {
        !matches!(self.fields.get(field), None | Some(Value::Null))
    }

    /// A text, if the field is there.
    ///
    /// # Errors
    ///
    /// If it is something else.
    pub fn optional_text(&self, field: &str) -> Result<Option<&str>, Fault> {
        match self.fields.get(field) {
            None | Some(Value::Null) => Ok(None),
            Some(Value::String(text)) => Ok(Some(text)),
            Some(_) => Err(wrong_kind(field, "a text")),
        }
    }

    /// A text.
    ///
    /// # Errors
    ///
    /// If it is absent or something else.
    pub fn text(&self, field: &str) -> Result<&str, Fault> {
        let text = self.optional_text(field)?;
        text.ok_or_else(|| wrong_kind(field, "a text"))
    }

    /// A whole number, also as a text that a person typed, or `otherwise` if the field is absent.
    ///
    /// # Errors
    ///
    /// If it is something else; of a typed text, what is wrong with it and where.
    pub fn number(&self, field: &str, otherwise: u64) -> Result<u64, Fault> {
        let number = match self.fields.get(field) {
            None | Some(Value::Null) => Some(otherwise),
            Some(Value::Number(number)) => number.as_u64(),
            Some(Value::String(text)) => {
                let count: Count = text
                    .parse()
                    .map_err(|error| Fault::of(field, self.words, &error))?;
                let small = count.to_u64();
                return small.ok_or_else(|| self.too_far(field, &count, u64::MAX));
            }
            Some(_) => None,
        };
        number.ok_or_else(|| wrong_kind(field, "a whole number from 0 to 2^64-1"))
    }

    /// A whole number of which the page takes at most `most`, or `otherwise` if the field is absent.
    ///
    /// # Errors
    ///
    /// If it is something else, or too large.
    pub fn at_most(&self, field: &str, otherwise: u64, most: u64) -> Result<u64, Fault> {
        let number = self.number(field, otherwise)?;
        if number <= most {
            return Ok(number);
        }
        Err(self.too_far(field, &number.into(), most))
    }

    fn too_far(&self, field: &str, asked: &Count, most: u64) -> Fault {
        let arguments = [("asked", asked.into()), ("most", most.into())];
        Fault::said(field, self.words.say("page-error-too-far", &arguments))
    }

    /// Work that was stopped, begun for this field.
    pub(crate) fn stopped(&self, field: &str) -> Fault {
        Fault::said(field, self.words.say("page-error-stopped", &[]))
    }

    /// Whether the field is `true`; `false` if it is absent.
    ///
    /// # Errors
    ///
    /// If it is no truth value.
    pub fn flag(&self, field: &str) -> Result<bool, Fault> {
        match self.fields.get(field) {
            None | Some(Value::Null) => Ok(false),
            Some(Value::Bool(flag)) => Ok(*flag),
            Some(_) => Err(wrong_kind(field, "`true` or `false`")),
        }
    }

    /// A list of texts; none if the field is absent.
    ///
    /// # Errors
    ///
    /// If it is something else.
    pub fn texts(&self, field: &str) -> Result<Vec<&str>, Fault> {
        let expected = || wrong_kind(field, "a list of texts");
        match self.fields.get(field) {
            None | Some(Value::Null) => Ok(Vec::new()),
            Some(Value::Array(items)) => items
                .iter()
                .map(|item| item.as_str().ok_or_else(expected))
                .collect(),
            Some(_) => Err(expected()),
        }
    }

    /// The colours of pictures, `theme`: `light`, `dark`, or `page` (the default), where they are the
    /// style sheet's.
    ///
    /// # Errors
    ///
    /// If it is something else.
    pub fn theme(&self) -> Result<Theme, Fault> {
        match self.optional_text("theme")? {
            None | Some("page") => Ok(Theme::Page),
            Some("light") => Ok(Theme::Light),
            Some("dark") => Ok(Theme::Dark),
            Some(_) => Err(wrong_kind("theme", "`page`, `light` or `dark`")),
        }
    }

    /// The game of the field `rule`.
    ///
    /// # Errors
    ///
    /// If it is absent, or no rule.
    pub fn game(&self) -> Result<Game, Fault> {
        self.game_of("rule")
    }

    /// The game of a field.
    ///
    /// # Errors
    ///
    /// If it is absent, or no rule.
    pub fn game_of(&self, field: &str) -> Result<Game, Fault> {
        let text = self.text(field)?;
        text.parse()
            .map_err(|error| Fault::of(field, self.words, &error))
    }

    /// The question of the fields `rule` and `position`.
    ///
    /// # Errors
    ///
    /// If one is absent or cannot be read, or they do not fit each other.
    pub fn question(&self) -> Result<Question, Fault> {
        let game = self.game()?;
        let in_position = |error| Fault::of("position", self.words, &error);
        let position: Position = self.text("position")?.parse().map_err(in_position)?;
        Question::new(game, position).map_err(in_position)
    }
}

/// A field that is not what the call expects.
pub(crate) fn wrong_kind(field: &str, expected: &str) -> Fault {
    Fault::of_program(field, format!("`{field}` must be {expected}."))
}
