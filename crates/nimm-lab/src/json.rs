//! Reports as JSON.

use nimm::SCHEMA;
use nimm_view::Words;
use serde_json::{Map, Value, json};

use crate::run::{Claim, Report, Sampling};
use crate::words::report_words;

/// A report as one object; `words` holds its sentences.
#[must_use]
pub fn report_json(words: &Words, claim: &Claim, sampling: &Sampling, report: &Report) -> Value {
    let counterexample = report.counterexample.as_ref().map(|found| {
        json!({
            "parameters": parameters(claim, &found.values),
            "rule": found.game.to_string(),
            "n": found.n.map(|n| n.to_string()),
            "left": found.left,
            "right": found.right,
            "smallest": found.is_smallest,
            "command": found.command,
        })
    });
    let random = match sampling {
        Sampling::All { .. } => Value::Null,
        Sampling::Random { count, seed } => {
            json!({ "count": count.to_string(), "seed": seed.to_string() })
        }
    };
    let first_unknown = report.first_unknown.as_ref().map(|unknown| {
        json!({
            "parameters": parameters(claim, &unknown.values),
            "rule": unknown.game.to_string(),
            "why": unknown.why.code(),
        })
    });
    let bounded = report.proven_for_all_n == Some(false);
    json!({
        "schema": SCHEMA,
        "family": claim.family.to_string(),
        "for": claim.ranges.text(),
        "claim": claim.text,
        "random": random,
        "tested": report.tested.to_string(),
        "outside": report.outside.to_string(),
        "unknown": report.unknown.to_string(),
        "first_unknown": first_unknown,
        "verdict": report.verdict.name(),
        "proven_for_all_n": report.proven_for_all_n,
        "tested_to_n": bounded.then(|| report.tested_to.to_string()),
        "counterexample": counterexample,
        "words": report_words(words, claim, sampling, report),
    })
}

fn parameters(claim: &Claim, values: &[i128]) -> Value {
    let pairs = claim.ranges.letters().iter().zip(values);
    let pairs = pairs.map(|(letter, value)| (letter.to_string(), json!(value.to_string())));
    Value::Object(pairs.collect::<Map<String, Value>>())
}
