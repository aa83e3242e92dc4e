//! `nimm read`: how a rule was understood.

use nimm::rule::{HeapRule, named_rules};
use nimm::{Approach, Method, SCHEMA, approach};
use nimm_view::rule_words;
use serde_json::json;

use crate::face::{Exit, Face, Failure};
use crate::options::RuleArg;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    rule: RuleArg,
}

pub(crate) fn run(args: &Args, face: &Face) -> Result<Exit, Failure> {
    let game = args.rule.game()?;
    let Approach { method, theorem } = approach(&game);
    let canonical = game.rule().to_string();
    let named = named_rules().iter().find(|named| named.name == canonical);
    let words = rule_words(&face.words, &game);
    if face.json {
        face.print_json(&json!({
            "schema": SCHEMA,
            "rule": canonical,
            "convention": game.convention(),
            "text": named.map_or(&canonical, |named| &named.text),
            "code": null,
            "words": words,
            "method": method.name(),
            "theorem": theorem.map(|theorem| theorem.name()),
            "source": named.map(|named| &named.source),
        }))?;
        return Ok(Exit::Answered);
    }
    let mut lines = vec![format!("{game}"), words];
    if let Some(named) = named.filter(|named| named.text != canonical) {
        lines.push(
            face.words
                .say("read-same-as", &[("text", named.text.as_str().into())]),
        );
    }
    lines.extend(named.map(|named| {
        face.words
            .say("read-source", &[("source", named.source.as_str().into())])
    }));
    let parts = game.rule().parts();
    let by_recurrence = method == Method::Sequence && parts.iter().any(HeapRule::has_quota);
    let method_id = match by_recurrence {
        true => "read-method-recurrence".to_string(),
        false => format!("read-method-{}", method.name()),
    };
    lines.push(face.words.say(&method_id, &[]));
    lines.extend(theorem.map(|theorem| {
        let name = face.words.say(&format!("theorem-{}", theorem.name()), &[]);
        let statement = face
            .words
            .say(&format!("theorem-{}.statement", theorem.name()), &[]);
        let arguments = [("name", name.into()), ("statement", statement.into())];
        face.words.say("read-theorem", &arguments)
    }));
    let lines: Vec<String> = lines.iter().map(|line| face.wrapped(line)).collect();
    face.print(&lines.join("\n"))?;
    Ok(Exit::Answered)
}
