//! `nimm rules`: the named rules.

use nimm::rule::named_rules;
use nimm_view::named_words;

use crate::face::{Exit, Face, Failure};

pub(crate) fn run(face: &Face) -> Result<Exit, Failure> {
    if face.json {
        face.print_json(&nimm_view::json::rules(&face.words))?;
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
