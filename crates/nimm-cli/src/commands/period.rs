//! `nimm period`: preperiod, period and gaps, with proof.

use std::path::PathBuf;

use nimm::answer::PeriodProof;
use nimm::theory::Prediction;
use nimm::{Evidence, PeriodAnswer, may_be_proven, period_watched};
use nimm_view::{evidence_words, pattern_held_words, unknown_words};

use crate::face::{Exit, Face, Failure};
use crate::options::{self, LimitArgs, RuleArg, whole};
use crate::progress::Watch;

/// The most gaps on a line.
const MOST_GAPS: usize = 60;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    rule: RuleArg,
    /// The largest heap to look at.
    #[arg(long, value_name = "N", value_parser = whole, allow_negative_numbers = true)]
    to: Option<u64>,
    /// Write the proof to a file that `nimm check` reads.
    #[arg(long, value_name = "FILE")]
    certificate: Option<PathBuf>,
    #[command(flatten)]
    limits: LimitArgs,
}

pub(crate) fn run(args: &Args, face: &Face) -> Result<Exit, Failure> {
    let game = args.rule.game()?;
    let mut limits = args.limits.limits();
    if let Some(to) = args.to {
        // How far to go was said; how much work that is does not matter.
        limits.heap = to;
        limits.moves = u64::MAX;
    }
    let watch = Watch::new(face, limits.heap);
    let answer = period_watched(&game, &limits, &mut watch.look())?;
    watch.end();
    let answer = match answer {
        Ok(answer) => answer,
        Err(stop) => {
            face.reason(&unknown_words(&face.words, &[], &stop));
            return Ok(Exit::Stopped);
        }
    };
    if let Some(path) = &args.certificate {
        options::write(path, &format!("{}\n", answer.certificate()))?;
    }
    if face.json {
        face.print_json(&answer.to_json())?;
    } else {
        face.print(&text(&answer, face))?;
    }
    Ok(if answer.is_complete() {
        Exit::Answered
    } else {
        Exit::Unknown
    })
}

fn text(answer: &PeriodAnswer, face: &Face) -> String {
    let words = &face.words;
    let last_exception = |preperiod: &nimm::Count| {
        let last = preperiod.checked_sub(&nimm::Count::ONE);
        last.map_or("none".to_string(), |last| last.to_string())
    };
    let mut lines = vec![answer.game.to_string()];
    if let Some(outcomes) = &answer.outcomes {
        lines.push(words.say(
            "period-outcomes",
            &[
                ("preperiod", (&outcomes.preperiod).into()),
                ("period", (&outcomes.period).into()),
                ("exception", last_exception(&outcomes.preperiod).into()),
            ],
        ));
        if let Some(gaps) = outcomes.gaps.as_ref().filter(|gaps| !gaps.is_empty()) {
            let shown: Vec<String> = gaps.iter().take(MOST_GAPS).map(u64::to_string).collect();
            let more = gaps.len().saturating_sub(MOST_GAPS);
            let mut line = words.say("period-gaps", &[("gaps", shown.join(" ").into())]);
            if more > 0 {
                line.push_str(&words.say("period-more", &[("more", more.into())]));
            }
            lines.push(line);
        }
    }
    if let Some(values) = &answer.nim_values {
        let id = if values.saltus.is_zero() {
            "period-values"
        } else {
            "period-values-growing"
        };
        lines.push(
            words.say(
                id,
                &[
                    ("preperiod", (&values.preperiod).into()),
                    ("period", (&values.period).into()),
                    ("saltus", (&values.saltus).into()),
                    (
                        "max",
                        values
                            .max
                            .map_or("none".to_string(), |max| max.to_string())
                            .into(),
                    ),
                    ("exception", last_exception(&values.preperiod).into()),
                ],
            ),
        );
    }
    if !answer.is_complete() {
        let id = match (&answer.outcomes, answer.computed_to) {
            (None, None) => "period-no-sequence",
            (None, Some(0)) => "period-too-large",
            (None, Some(_)) if !may_be_proven(&answer.game) => "period-not-provable",
            (None, Some(_)) => "period-nothing-proven",
            (Some(_), _) => "period-values-not-proven",
        };
        let to = ("to", answer.computed_to.unwrap_or_default().into());
        lines.push(words.say(id, &[to]));
    }
    lines.extend(
        answer
            .evidence
            .as_ref()
            .map(|evidence| evidence_words(words, evidence)),
    );
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
    let lines: Vec<String> = lines.iter().map(|line| face.wrapped(line)).collect();
    lines.join("\n")
}
