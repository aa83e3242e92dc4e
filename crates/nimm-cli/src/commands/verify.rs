//! `nimm verify`: theory, sequence and search held against each other.

use std::ops::RangeInclusive;

use nimm::{SCHEMA, Verification, verify};
use serde_json::json;

use crate::face::{Exit, Face, Failure, Interrupt};
use crate::options::{LimitArgs, RuleArg, range, whole};
use crate::progress;

/// The most disagreements that are shown.
const MOST_SHOWN: usize = 10;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    rule: RuleArg,
    /// How many heaps.
    #[arg(long, value_name = "FROM..TO", value_parser = range, allow_negative_numbers = true, default_value = "1")]
    heaps: RangeInclusive<usize>,
    /// The largest heap.
    #[arg(long, value_name = "N", value_parser = whole, allow_negative_numbers = true, default_value = "15")]
    max: u64,
    #[command(flatten)]
    limits: LimitArgs,
}

pub(crate) fn run(args: &Args, face: &Face) -> Result<Exit, Failure> {
    let game = args.rule.game()?;
    let interrupt = Interrupt::watch();
    let bar = progress::bar(face, 0);
    let found = verify(
        &game,
        args.heaps.clone(),
        args.max,
        &args.limits.limits(),
        |done, total| {
            if done % 256 == 0 {
                bar.set_length(total);
                bar.set_position(done);
            }
            !interrupt.is_set()
        },
    )?;
    bar.finish_and_clear();
    let stopped = interrupt.is_set();
    if face.json {
        let disagreements: Vec<_> = found
            .disagreements
            .iter()
            .map(|disagreement| {
                let says = disagreement.says.iter().map(|(method, solution)| {
                    json!({
                        "by": method.name(),
                        "outcome": solution.outcome,
                        "nim_value": solution.nim_value,
                        "winning_moves": solution.winning_moves,
                        "remoteness": solution.remoteness,
                    })
                });
                json!({ "position": disagreement.position, "says": says.collect::<Vec<_>>() })
            })
            .collect();
        face.print_json(&json!({
            "schema": SCHEMA, "rule": game.rule(), "convention": game.convention(),
            "positions": found.positions,
            "by_theory": found.by_theory, "by_sequence": found.by_sequence, "by_search": found.by_search,
            "disagreements": disagreements,
            "complete": !stopped,
        }))?;
    } else {
        face.print(&text(&found, stopped, face))?;
    }
    Ok(match (stopped, found.disagreements.is_empty()) {
        (true, _) => Exit::Stopped,
        (false, true) => Exit::Answered,
        (false, false) => Exit::Unknown,
    })
}

fn text(found: &Verification, stopped: bool, face: &Face) -> String {
    let words = &face.words;
    let mut lines = vec![
        words.say(
            "verify-positions",
            &[
                ("positions", found.positions.into()),
                ("disagreements", found.disagreements.len().into()),
            ],
        ),
        words.say(
            "verify-methods",
            &[
                ("theory", found.by_theory.into()),
                ("sequence", found.by_sequence.into()),
                ("search", found.by_search.into()),
            ],
        ),
    ];
    for disagreement in found.disagreements.iter().take(MOST_SHOWN) {
        lines.push(disagreement.position.to_string());
        for (method, solution) in &disagreement.says {
            let moves: Vec<String> = solution
                .winning_moves
                .iter()
                .map(ToString::to_string)
                .collect();
            let value = solution
                .nim_value
                .as_ref()
                .map(ToString::to_string)
                .unwrap_or_default();
            let name = words.say(&format!("method-{}", method.name()), &[]);
            lines.push(words.say(
                "verify-says",
                &[
                    ("method", name.into()),
                    ("outcome", format!("{:?}", solution.outcome).into()),
                    ("value", value.into()),
                    ("moves", moves.join(" ").into()),
                ],
            ));
        }
    }
    if stopped {
        lines.push(words.say("verify-stopped", &[]));
    }
    lines.join("\n")
}
