//! `nimm read`: how a rule was understood.

use nimm::rule::{HeapRule, JointRule, NamedRule, Part, named_rules};
use nimm::theory::{Prediction, Theorem};
use nimm::{Approach, Convention, Game, Method, Rule, SCHEMA, approach, refused_theorems};
use nimm_view::{Words, condition_words, needed_words, pattern_words, rule_words, theorem_name};
use serde_json::{Value, json};

use crate::face::{Exit, Face, Failure};
use crate::options::RuleArg;

/// The most theorems that are named beside the one that answers.
const MOST_CLOSE: usize = 4;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    rule: RuleArg,
    /// Every theorem of the catalogue.
    #[arg(long)]
    all: bool,
}

pub(crate) fn run(args: &Args, face: &Face) -> Result<Exit, Failure> {
    let game = args.rule.game()?;
    let Approach { method, theorem } = approach(&game);
    face.refusals(&refused_theorems(&game));
    let rule = game.rule();
    let canonical = rule.to_string();
    let named = name_of(rule);
    let text = in_words(rule);
    let code = code(rule);
    let words = rule_words(&face.words, &game);
    if face.json {
        let row = |theorem: Theorem| {
            let fails = theorem.fails(&game).map(|condition| condition.id);
            json!({ "name": theorem.name(), "applies": fails.is_none(), "fails": fails })
        };
        let theorems: Vec<Value> = Theorem::ALL.into_iter().map(row).collect();
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
            "theorems": theorems,
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
    let by_limits = match theorem {
        Some(Theorem::LimitRecurrence | Theorem::LimitMisere) => Some("read-method-recurrence"),
        Some(Theorem::GlobalLimitRecurrence) => Some("read-method-global-recurrence"),
        _ => None,
    };
    let method_id = match by_limits.filter(|_| method == Method::Sequence) {
        Some(id) => id.to_string(),
        None => format!("read-method-{}", method.name()),
    };
    lines.push(face.words.say(&method_id, &[]));
    lines.extend(theorem.map(|theorem| {
        let name = theorem_name(&face.words, theorem);
        let statement = face
            .words
            .say(&format!("theorem-{}.statement", theorem.name()), &[]);
        let arguments = [("name", name.into()), ("statement", statement.into())];
        face.words.say("read-theorem", &arguments)
    }));
    lines.extend(match args.all {
        true => all_theorems(&game, theorem, &face.words),
        false => close_theorems(&game, &face.words),
    });
    let foretold = Prediction::of(&game);
    lines.extend(foretold.map(|foretold| pattern_words(&face.words, &foretold)));
    if let Some(HeapRule::AtMost(_)) = rule.only_heap_rule() {
        let convention = match game.convention() {
            Convention::Normal => "normal",
            Convention::Misere => "misere",
        };
        let arguments = [("convention", convention.into())];
        lines.push(face.words.say("read-own-limits", &arguments));
    }
    let lines: Vec<String> = lines.iter().map(|line| face.wrapped(line)).collect();
    face.print(&lines.join("\n"))?;
    Ok(Exit::Answered)
}

/// Why stronger theorems than the one that answers do not: those about rules of this kind that lack
/// least, in the order of the catalogue.
fn close_theorems(game: &Game, words: &Words) -> Vec<String> {
    let stronger = Theorem::ALL
        .into_iter()
        .take_while(|theorem| !theorem.applies(game))
        .filter(|theorem| theorem.pattern().holds(game));
    let lacks = |theorem: &Theorem| {
        let conditions = theorem.conditions().iter();
        conditions
            .filter(|condition| !condition.holds(game))
            .count()
    };
    let mut close: Vec<Theorem> = stronger.collect();
    close.sort_by_key(lacks);
    let others = close.len().saturating_sub(MOST_CLOSE);
    close.truncate(MOST_CLOSE);
    close.sort_by_key(|theorem| Theorem::ALL.iter().position(|other| other == theorem));
    let mut lines: Vec<String> = close
        .into_iter()
        .filter_map(|theorem| why_not(game, theorem, words))
        .collect();
    if others > 0 {
        lines.push(words.say("read-theorems-more", &[("count", others.into())]));
    }
    lines
}

/// What every other theorem lacks, or that it applies as well.
fn all_theorems(game: &Game, chosen: Option<Theorem>, words: &Words) -> Vec<String> {
    let others = Theorem::ALL
        .into_iter()
        .filter(|theorem| chosen != Some(*theorem));
    let line = |theorem| {
        why_not(game, theorem, words).unwrap_or_else(|| {
            let name = theorem_name(words, theorem);
            words.say("read-theorem-too", &[("name", name.into())])
        })
    };
    others.map(line).collect()
}

/// Why a theorem does not apply; `None` if it does.
fn why_not(game: &Game, theorem: Theorem, words: &Words) -> Option<String> {
    let fails = theorem.fails(game)?;
    let (id, condition) = match *fails == *theorem.pattern() {
        true => ("read-theorem-other", condition_words(words, fails)),
        false => ("read-theorem-fails", needed_words(words, fails)),
    };
    let name = theorem_name(words, theorem);
    let arguments = [("name", name.into()), ("condition", condition.into())];
    Some(words.say(id, &arguments))
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
