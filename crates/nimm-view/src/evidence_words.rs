//! Evidence in words: how sure an answer is, and why.

use nimm::answer::ProvenPeriod;
use nimm::theory::{Condition, Theorem};
use nimm::{Count, Evidence, RefusedTheorem, Strength};

use crate::Words;
use crate::list::{self, Items, Rest};
use crate::long_numbers::readable;

/// What the core writes where a proof is in the book of this project.
const PROOF_IN_BOOK: &str = "proof in docs/theory.md";

/// "proven" or "computed".
#[must_use]
pub fn strength_words(words: &Words, strength: Strength) -> String {
    let id = match strength {
        Strength::Proven => "strength-proven",
        Strength::Computed => "strength-computed",
    };
    words.say(id, &[])
}

/// Why an answer is certain, or how far it was computed.
#[must_use]
pub fn evidence_words(words: &Words, evidence: &Evidence) -> String {
    readable(words, &sentences(words, evidence))
}

fn sentences(words: &Words, evidence: &Evidence) -> String {
    match evidence {
        Evidence::Theorem { theorem, witness } => {
            let sentence = theorem_words(words, *theorem);
            let pairs: Vec<String> = witness
                .iter()
                .filter_map(|(name, value)| Some((theorem.symbol(name)?, value)))
                .map(|(symbol, value)| format!("{symbol} = {value}"))
                .collect();
            if pairs.is_empty() {
                return sentence;
            }
            let pairs = list::all_of(words, &pairs, Items::Numbers, Rest::None);
            let witness = words.say("evidence-witness", &[("pairs", pairs.into())]);
            format!("{sentence}{}{witness}", words.say("sentence-gap", &[]))
        }
        Evidence::Period(proven) => period_words(words, proven),
        Evidence::Table { up_to } => words.say("evidence-table", &[("up-to", (*up_to).into())]),
        Evidence::Search { positions } => {
            words.say("evidence-search", &[("positions", (*positions).into())])
        }
        // The data may name evidence that is newer than this crate; tests name it all.
        _ => String::new(),
    }
}

fn theorem_words(words: &Words, theorem: Theorem) -> String {
    let id = format!("theorem-{}", theorem.name());
    let references: Vec<String> = theorem
        .reference()
        .split("; ")
        .map(|reference| match reference {
            PROOF_IN_BOOK => words.say("proof-in-book", &[]),
            title => title.to_string(),
        })
        .collect();
    words.say(
        "evidence-theorem",
        &[
            ("name", words.say(&id, &[]).into()),
            (
                "reference",
                references.join(&words.say("moves-separator", &[])).into(),
            ),
            (
                "statement",
                words.say(&format!("{id}.statement"), &[]).into(),
            ),
            (
                "conditions",
                condition_list(words, theorem.conditions()).into(),
            ),
        ],
    )
}

/// The name of a theorem.
#[must_use]
pub fn theorem_name(words: &Words, theorem: Theorem) -> String {
    words.say(&format!("theorem-{}", theorem.name()), &[])
}

/// A condition of a theorem, as a clause.
#[must_use]
pub fn condition_words(words: &Words, condition: &Condition) -> String {
    words.say(&format!("condition-{}", condition.id), &[])
}

/// What a game lacks that fails a condition, as a clause: the condition, where that does not say it
/// more plainly.
#[must_use]
pub fn needed_words(words: &Words, condition: &Condition) -> String {
    let needed = words.find(&format!("condition-{}.needed", condition.id), &[]);
    needed.unwrap_or_else(|| condition_words(words, condition))
}

/// That a theorem was refused, and why.
#[must_use]
pub fn refused_words(words: &Words, refused: &RefusedTheorem) -> String {
    let arguments = [
        ("name", theorem_name(words, refused.theorem).into()),
        ("position", (&refused.position).into()),
    ];
    words.say("theorem-refused", &arguments)
}

/// Conditions as a list of clauses.
fn condition_list(words: &Words, conditions: &[&Condition]) -> String {
    let clauses: Vec<String> = conditions
        .iter()
        .map(|condition| condition_words(words, condition))
        .collect();
    match clauses.as_slice() {
        [] => String::new(),
        [only] => only.clone(),
        [before @ .., last] => {
            let before = before.join(&words.say("conditions-separator", &[]));
            format!("{before}{}{last}", words.say("conditions-and", &[]))
        }
    }
}

/// What proves the period, by a message of its own, and the period.
fn period_words(words: &Words, proven: &ProvenPeriod) -> String {
    let ProvenPeriod {
        why,
        preperiod,
        period,
        saltus,
        checked_to,
    } = proven;
    let before = |count: &Count| count.checked_sub(&Count::ONE);
    let exception = before(preperiod);
    let exceptions = if exception.is_some() { "some" } else { "none" };
    let arguments = [
        ("last", (&before(checked_to).unwrap_or_default()).into()),
        ("preperiod", preperiod.into()),
        ("again", (&(preperiod + period)).into()),
        ("period", period.into()),
        ("saltus", saltus.into()),
        ("exceptions", exceptions.into()),
        ("exception", (&exception.unwrap_or_default()).into()),
    ];
    let proof = words.say(&format!("period-proof-{}", why.name()), &arguments);
    let found = match saltus.is_zero() {
        true => words.say("evidence-period-plain", &arguments),
        false => words.say("evidence-period-growing", &arguments),
    };
    let parts = [("proof", proof.into()), ("found", found.into())];
    words.say("evidence-period", &parts)
}
