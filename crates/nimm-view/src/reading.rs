//! How a rule was understood, in words.

use nimm::rule::{HeapRule, JointRule, NamedRule, Part, named_rules};
use nimm::theory::{Prediction, Theorem};
use nimm::{Approach, Convention, Game, Method, Rule, approach};

use crate::{Words, condition_words, needed_words, pattern_words, rule_words, theorem_name};

/// The most theorems that are named beside the one that answers.
const MOST_CLOSE: usize = 4;

/// Which theorems [`Reading::method_words`] speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TheoremsSaid {
    /// The one that answers, and stronger ones that lack least.
    Close,
    /// Every theorem of the catalogue.
    All,
}

/// How the rule of a game was understood.
#[derive(Clone, Debug)]
pub struct Reading<'a> {
    game: &'a Game,
    /// How positions are answered.
    pub approach: Approach,
    /// The rule among the named ones, whatever the notation in which it was given.
    pub named: Option<&'static NamedRule>,
    /// The rule without names and codes.
    pub text: String,
    /// The octal or hexadecimal code, if there is one that is worth printing.
    pub code: Option<String>,
}

impl Reading<'_> {
    /// Reads the rule of a game.
    #[must_use]
    pub fn of(game: &Game) -> Reading<'_> {
        let rule = game.rule();
        Reading {
            game,
            approach: approach(game),
            named: name_of(rule),
            text: in_words(rule),
            code: code(rule),
        }
    }

    /// The game, the rule in plain words, and in the other notations.
    ///
    /// # Examples
    ///
    /// ```
    /// use nimm_view::{Language, Reading, Words};
    ///
    /// let game = "0.77".parse()?;
    /// let said = Reading::of(&game).notation_words(&Words::new(Language::English));
    /// assert_eq!(said[3], "Name: `kayles`.");
    /// # Ok::<(), nimm::Error>(())
    /// ```
    #[must_use]
    pub fn notation_words(&self, words: &Words) -> Vec<String> {
        let canonical = self.game.rule().to_string();
        let mut lines = vec![self.game.to_string(), rule_words(words, self.game)];
        let mut say = |id: &str, name: &str, value: &str| {
            lines.push(words.say(id, &[(name, value.into())]));
        };
        if self.text != canonical {
            say("read-in-words", "text", &self.text);
        }
        if let Some(code) = self.code.as_ref().filter(|code| **code != canonical) {
            say("read-code", "code", code);
        }
        if let Some(named) = self.named {
            if named.name != canonical {
                say("read-name", "name", &named.name);
            }
            say("read-source", "source", &named.source);
        }
        lines
    }

    /// How positions are answered, by which theorem, and why not by others.
    #[must_use]
    pub fn method_words(&self, words: &Words, said: TheoremsSaid) -> Vec<String> {
        let (game, Approach { method, theorem }) = (self.game, &self.approach);
        let by_limits = match theorem {
            Some(Theorem::LimitRecurrence | Theorem::LimitMisere) => Some("read-method-recurrence"),
            Some(Theorem::GlobalLimitRecurrence) => Some("read-method-global-recurrence"),
            _ => None,
        };
        let method_id = match by_limits.filter(|_| *method == Method::Sequence) {
            Some(id) => id.to_string(),
            None => format!("read-method-{}", method.name()),
        };
        let mut lines = vec![words.say(&method_id, &[])];
        lines.extend(theorem.map(|theorem| {
            let name = theorem_name(words, theorem);
            let statement = words.say(&format!("theorem-{}.statement", theorem.name()), &[]);
            let arguments = [("name", name.into()), ("statement", statement.into())];
            words.say("read-theorem", &arguments)
        }));
        lines.extend(match said {
            TheoremsSaid::All => all_theorems(game, *theorem, words),
            TheoremsSaid::Close => close_theorems(game, words),
        });
        let foretold = Prediction::of(game);
        lines.extend(foretold.map(|foretold| pattern_words(words, &foretold)));
        if let Some(HeapRule::AtMost(_)) = game.rule().only_heap_rule() {
            let convention = match game.convention() {
                Convention::Normal => "normal",
                Convention::Misere => "misere",
            };
            let arguments = [("convention", convention.into())];
            lines.push(words.say("read-own-limits", &arguments));
        }
        lines
    }
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
