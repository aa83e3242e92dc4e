//! `nimm rules`: the named rules.

use nimm::SCHEMA;
use nimm::rule::named_rules;
use nimm_view::named_words;
use serde_json::json;

use crate::face::{Exit, Face, Failure};

pub(crate) fn run(face: &Face) -> Result<Exit, Failure> {
    if face.json {
        let rows: Vec<_> = named_rules()
            .iter()
            .map(|rule| {
                json!({
                    "name": rule.name,
                    "text": rule.text,
                    "words": named_words(&face.words, &rule.name),
                    "source": rule.source,
                    "losing_heaps": rule.losing_heaps,
                    "losing_positions": rule.losing_positions,
                    "values": rule.values,
                })
            })
            .collect();
        face.print_json(&json!({ "schema": SCHEMA, "rules": rows }))?;
        return Ok(Exit::Answered);
    }
    let blocks: Vec<String> = named_rules()
        .iter()
        .map(|rule| {
            let text = if rule.text == rule.name {
                String::new()
            } else {
                format!(" = {}", rule.text)
            };
            let words = named_words(&face.words, &rule.name);
            format!("{}{text}\n  {words}\n  {}", rule.name, rule.source)
        })
        .collect();
    face.print(&blocks.join("\n\n"))?;
    Ok(Exit::Answered)
}
