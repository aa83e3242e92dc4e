//! What is wrong with a request, as JSON.

use nimm::{Error, SCHEMA};
use nimm_view::{ErrorWords, Words, error_words};
use serde_json::{Value, json};

/// Why a call was not answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault(Box<Details>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Details {
    /// The field of the request.
    field: String,
    /// Whether the request itself is wrong, not what a person typed into it.
    of_request: bool,
    /// What is wrong: a sentence.
    message: String,
    /// What was expected at the place.
    expected: Option<String>,
    /// One thing to do.
    remedy: Option<String>,
    /// The text that was typed, and the place in it, in characters.
    place: Option<(String, usize, usize)>,
}

impl Fault {
    /// A text in `field` that the core refuses.
    #[must_use]
    pub fn of(field: &str, words: &Words, error: &Error) -> Fault {
        Fault::in_words(field, error_words(words, error))
    }

    /// What is wrong with a text in `field`, in words already.
    #[must_use]
    pub fn in_words(field: &str, said: ErrorWords) -> Fault {
        let place = said.place.map(|(text, range)| {
            let characters = |end: usize| text[..end].chars().count();
            let (from, to) = (characters(range.start), characters(range.end));
            (text, from, to)
        });
        Fault(Box::new(Details {
            field: field.to_string(),
            of_request: false,
            message: said.message,
            expected: said.expected,
            remedy: said.remedy,
            place,
        }))
    }

    /// Something that a person asked for in `field`, refused in a sentence.
    #[must_use]
    pub fn said(field: &str, message: String) -> Fault {
        let mut fault = Fault::of_program(field, message);
        fault.0.of_request = false;
        fault
    }

    /// A fault of the program that calls, in English as such faults are.
    pub(crate) fn of_program(field: &str, message: String) -> Fault {
        Fault(Box::new(Details {
            field: field.to_string(),
            of_request: true,
            message,
            expected: None,
            remedy: None,
            place: None,
        }))
    }

    pub(crate) fn no_such_call(name: &str) -> Fault {
        Fault::of_program("call", format!("There is no call `{name}`."))
    }

    pub(crate) fn is_of_request(&self) -> bool {
        self.0.of_request
    }

    pub(crate) fn to_json(&self) -> Value {
        let Details {
            field,
            message,
            expected,
            remedy,
            place,
            ..
        } = &*self.0;
        let mut error = json!({
            "field": field,
            "message": message,
            "expected": expected,
            "remedy": remedy,
        });
        if let Some((text, from, to)) = place {
            error["text"] = json!(text);
            error["from"] = json!(from);
            error["to"] = json!(to);
        }
        json!({ "schema": SCHEMA, "error": error })
    }
}
