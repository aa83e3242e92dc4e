//! Periods in words: of who wins and of nim-values, how sure they are, and what is not proven.

use nimm::answer::PeriodProof;
use nimm::theory::Prediction;
use nimm::{Count, Evidence, PeriodAnswer, may_be_proven};

use crate::{Words, evidence_words, pattern_held_words};

/// The most gaps on a line.
const MOST_GAPS: usize = 60;

/// Where it is read, which decides how to go further.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Door {
    /// A terminal, where options go further.
    Terminal,
    /// The page.
    Page,
}

/// What is known of the period of a rule, a sentence or a line each.
#[must_use]
pub fn period_words(words: &Words, answer: &PeriodAnswer, door: Door) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(outcomes) = &answer.outcomes {
        let arguments = [
            ("preperiod", (&outcomes.preperiod).into()),
            ("period", (&outcomes.period).into()),
            ("exception", last_exception(&outcomes.preperiod).into()),
        ];
        lines.push(words.say("period-outcomes", &arguments));
        let gaps = outcomes.gaps.as_ref().filter(|gaps| !gaps.is_empty());
        lines.extend(gaps.map(|gaps| gaps_line(words, gaps)));
    }
    if let Some(values) = &answer.nim_values {
        let id = match values.saltus.is_zero() {
            true => "period-values",
            false => "period-values-growing",
        };
        let max = values.max.map_or("none".to_string(), |max| max.to_string());
        let arguments = [
            ("preperiod", (&values.preperiod).into()),
            ("period", (&values.period).into()),
            ("saltus", (&values.saltus).into()),
            ("max", max.into()),
            ("exception", last_exception(&values.preperiod).into()),
        ];
        lines.push(words.say(id, &arguments));
    }
    if !answer.is_complete() {
        let id = match (&answer.outcomes, answer.computed_to) {
            (None, None) if answer.nim_values.is_some() => "period-outcomes-not-claimed",
            (None, None) => "period-no-sequence",
            (None, Some(0)) => "period-too-large",
            (None, Some(_)) if !may_be_proven(&answer.game) => "period-not-provable",
            (None, Some(_)) => "period-nothing-proven",
            (Some(_), _) => "period-values-not-proven",
        };
        let id = match door {
            Door::Terminal => id.to_string(),
            Door::Page => format!("{id}.page"),
        };
        let to = ("to", answer.computed_to.unwrap_or_default().into());
        lines.push(words.say(&id, &[to]));
    }
    let evidence = answer.evidence.as_ref();
    lines.extend(evidence.map(|evidence| evidence_words(words, evidence)));
    if let (Some(outcomes), Some(values)) = (&answer.outcomes, &answer.nim_values)
        && let Some(Evidence::Period(proven)) = &answer.evidence
        && (&outcomes.preperiod, &outcomes.period) != (&values.preperiod, &values.period)
    {
        let id = match proven.why {
            PeriodProof::Window => "period-outcomes-too",
            _ => "period-outcomes-follow",
        };
        lines.push(words.say(id, &[]));
    }
    if let (Some(foretold), Some(outcomes)) = (Prediction::of(&answer.game), &answer.outcomes) {
        lines.push(pattern_held_words(words, &foretold, &outcomes.period));
    }
    lines
}

/// The last heap before the period; `none` where there is none.
fn last_exception(preperiod: &Count) -> String {
    let last = preperiod.checked_sub(&Count::ONE);
    last.map_or("none".to_string(), |last| last.to_string())
}

fn gaps_line(words: &Words, gaps: &[u64]) -> String {
    let shown: Vec<String> = gaps.iter().take(MOST_GAPS).map(u64::to_string).collect();
    let mut line = words.say("period-gaps", &[("gaps", shown.join(" ").into())]);
    let more = gaps.len().saturating_sub(MOST_GAPS);
    if more > 0 {
        line.push_str(&words.say("period-more", &[("more", more.into())]));
    }
    line
}
