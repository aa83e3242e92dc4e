//! The named rules.

use nimm::SCHEMA;
use nimm::rule::named_rules;
use serde_json::{Value, json};

use crate::{Words, named_words};

/// The object of `nimm rules --json`.
#[must_use]
pub fn rules(words: &Words) -> Value {
    let rows: Vec<Value> = named_rules()
        .iter()
        .map(|rule| {
            json!({
                "name": rule.name,
                "text": rule.text,
                "words": named_words(words, &rule.name),
                "source": rule.source,
                "losing_heaps": rule.losing_heaps,
                "losing_positions": rule.losing_positions,
                "values": rule.values,
            })
        })
        .collect();
    json!({ "schema": SCHEMA, "rules": rows })
}
