//! `nimm read`: how a rule was understood.

use nimm::rule::{HeapRule, JointRule, NamedRule, Part, named_rules};
use nimm::{Approach, Method, Rule, SCHEMA, approach};
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
    let rule = game.rule();
    let canonical = rule.to_string();
    let named = name_of(rule);
    let text = in_words(rule);
    let code = code(rule);
    let words = rule_words(&face.words, &game);
    if face.json {
        face.print_json(&json!({
            "schema": SCHEMA,
            "rule": canonical,
            "convention": game.convention(),
            "name": named.map(|named| &named.name),
            "text": text,
            "code": code,
            "words": words,
            "method": method.name(),
            "theorem": theorem.map(|theorem| theorem.name()),
            "source": named.map(|named| &named.source),
        }))?;
        return Ok(Exit::Answered);
    }
    let mut lines = vec![format!("{game}"), words];
    let mut say = |id: &str, name: &str, value: &str| {
        lines.push(face.words.say(id, &[(name, value.into())]));
    };
    if text != canonical {
        say("read-in-words", "text", &text);
    }
    if let Some(code) = code.filter(|code| *code != canonical) {
        say("read-code", "code", &code);
    }
    if let Some(named) = named {
        if named.name != canonical {
            say("read-name", "name", &named.name);
        }
        say("read-source", "source", &named.source);
    }
    let parts = rule.parts();
    let by_recurrence = method == Method::Sequence && parts.iter().any(Part::has_quota);
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

/// The name of a rule, whatever the notation in which it was given.
fn name_of(rule: &Rule) -> Option<&'static NamedRule> {
    let is_it = |named: &&NamedRule| named.name.parse().as_ref() == Ok(rule);
    named_rules().iter().find(is_it)
}

/// The rule without names and codes.
fn in_words(rule: &Rule) -> String {
    let part = |part: &Part| {
        let part = match part {
            Part::Heap(rule) => rule,
            Part::Joint(JointRule::Globally(limit)) => {
                return format!("take globally at most {limit}");
            }
            Part::Joint(rule) => return rule.to_string(),
        };
        let kinds = part.alternatives();
        let kinds: Vec<String> = kinds.iter().map(ToString::to_string).collect();
        match part {
            HeapRule::AtMost(limit) => format!("take at most {limit}"),
            _ if kinds.is_empty() => part.to_string(),
            _ => kinds.join(" or "),
        }
    };
    let parts: Vec<String> = rule.parts().iter().map(part).collect();
    parts.join(" & ")
}

/// The octal or hexadecimal code, if there is one that is worth printing.
fn code(rule: &Rule) -> Option<String> {
    let rules = rule.heap_rules()?.into_iter();
    let codes = rules.map(|rule| rule.code()?.text());
    Some(codes.collect::<Option<Vec<String>>>()?.join(" & "))
}
