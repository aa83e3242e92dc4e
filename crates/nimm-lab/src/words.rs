//! Reports and errors in words.

use nimm::Game;
use nimm_view::{ErrorWords, Value, Words, error_words};

use crate::fault::LabError;
use crate::run::{Claim, Report, Sampling, Verdict};

/// What came of a test, a sentence or two each.
#[must_use]
pub fn report_words(
    words: &Words,
    claim: &Claim,
    sampling: &Sampling,
    report: &Report,
) -> Vec<String> {
    let tested = ("tested", Value::from(report.tested));
    let mut lines = vec![match (report.verdict, sampling) {
        (Verdict::Holds, Sampling::All { .. }) => words.say("lab-holds", &[tested]),
        (Verdict::Holds, Sampling::Random { seed, .. }) => {
            words.say("lab-holds-random", &[tested, ("seed", (*seed).into())])
        }
        (Verdict::Refuted, _) => words.say("lab-refuted", &[tested]),
        (Verdict::Stopped, _) => words.say("lab-stopped", &[tested]),
        (Verdict::NothingTested, _) => words.say("lab-nothing-tested", &[]),
    }];
    if let Some(found) = &report.counterexample {
        let id = match found.is_smallest {
            true => "lab-smallest",
            false => "lab-smallest-tried",
        };
        let arguments = [
            ("parameters", parameters(words, claim, &found.values).into()),
            ("rule", found.game.to_string().into()),
            (
                "n",
                found.n.map_or("none".to_string(), |n| n.to_string()).into(),
            ),
            ("left", found.left.clone().into()),
            ("right", found.right.clone().into()),
        ];
        lines.push(words.say(id, &arguments));
        lines.push(words.say("lab-command", &[("command", found.command.clone().into())]));
    }
    match report.proven_for_all_n {
        Some(true) => lines.push(words.say("lab-for-all-n", &[])),
        Some(false) => {
            lines.push(words.say("lab-n-tested-to", &[("to", report.tested_to.into())]));
        }
        None => {}
    }
    if report.outside > 0 && report.verdict != Verdict::Refuted {
        lines.push(words.say("lab-outside", &[("outside", report.outside.into())]));
    }
    // A family that makes no rule at all is misspelt: the first text says how.
    if report.verdict == Verdict::NothingTested
        && let Some(text) = &report.first_outside
        && let Err(error) = text.parse::<Game>()
    {
        let said = error_words(words, &error);
        let arguments = [
            ("rule", text.clone().into()),
            ("fault", said.message.into()),
        ];
        lines.push(words.say("lab-no-rule", &arguments));
    }
    if let Some(unknown) = &report.first_unknown {
        let arguments = [
            ("unknown", report.unknown.into()),
            ("rule", unknown.game.to_string().into()),
        ];
        let id = format!("lab-unknown-{}", unknown.why.code());
        lines.push(words.say(&id, &arguments));
    }
    lines
}

/// `a=1, b=2`.
fn parameters(words: &Words, claim: &Claim, values: &[i128]) -> String {
    let pairs = claim.ranges.letters().iter().zip(values);
    let pairs: Vec<String> = pairs
        .map(|(letter, value)| format!("{letter}={value}"))
        .collect();
    pairs.join(&words.say("list-separator", &[]))
}

/// What is wrong, what was expected, and a remedy.
#[must_use]
pub fn lab_error_words(words: &Words, error: &LabError) -> ErrorWords {
    let arguments = error.fault.arguments();
    let arguments: Vec<(&str, Value)> = arguments
        .into_iter()
        .map(|(name, text)| match text.is_empty() {
            true => (name, "none".into()),
            false => (name, text.into()),
        })
        .collect();
    let id = format!("lab-fault-{}", error.fault.code());
    let part = |part: &str| {
        let id = format!("{id}.{part}");
        words.has(&id).then(|| words.say(&id, &arguments))
    };
    ErrorWords {
        message: words.say(&id, &arguments),
        expected: part("expected"),
        remedy: part("remedy"),
        place: Some((error.text.clone(), error.span.clone())),
    }
}
