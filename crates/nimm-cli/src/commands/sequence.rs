//! `nimm sequence`: nim-values or outcomes of the heaps 0, 1, 2, ...

use clap::ValueEnum;
use nimm::{HeapValue, Outcome, SCHEMA, Wanted, first_heaps};
use nimm_view::unknown_words;
use serde_json::json;

use crate::face::{Exit, Face, Failure};
use crate::options::{LimitArgs, RuleArg, whole};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    rule: RuleArg,
    /// The largest heap.
    #[arg(long, value_name = "N", value_parser = whole, allow_negative_numbers = true, default_value = "60")]
    to: u64,
    /// Who wins instead of nim-values.
    #[arg(long)]
    outcomes: bool,
    /// How to print it.
    #[arg(long, value_enum, value_name = "FORMAT", default_value = "text")]
    format: Format,
    #[command(flatten)]
    limits: LimitArgs,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Csv,
    Json,
    Bfile,
}

pub(crate) fn run(args: &Args, face: &Face) -> Result<Exit, Failure> {
    let game = args.rule.game()?;
    let wanted = if args.outcomes {
        Wanted::Outcomes
    } else {
        Wanted::NimValues
    };
    let heaps = match first_heaps(&game, args.to, wanted, &args.limits.limits())? {
        Ok(heaps) => heaps,
        Err(stop) => {
            if face.json || args.format == Format::Json {
                face.print_json(&json!({
                    "schema": SCHEMA, "rule": game.rule(), "convention": game.convention(),
                    "values": null, "outcomes": null, "stopped_by": stop,
                }))?;
            } else {
                face.reason(&unknown_words(&face.words, &[], &stop));
            }
            return Ok(Exit::Unknown);
        }
    };
    let letter = |heap: &HeapValue| heap.outcome.to_string();
    // The encyclopedia's b-files hold integers: 0 for P and 1 for N.
    let number = |heap: &HeapValue| match heap.outcome {
        _ if !args.outcomes => heap.nim_value.unwrap_or_default(),
        Outcome::P => 0,
        Outcome::N => 1,
    };
    let value = |heap: &HeapValue| {
        if args.outcomes {
            letter(heap)
        } else {
            number(heap).to_string()
        }
    };
    let format = if face.json { Format::Json } else { args.format };
    match format {
        Format::Json => {
            let outcomes: String = heaps.iter().map(letter).collect();
            let values: Option<Vec<u64>> = heaps.iter().map(|heap| heap.nim_value).collect();
            face.print_json(&json!({
                "schema": SCHEMA, "rule": game.rule(), "convention": game.convention(),
                "values": values.filter(|_| !args.outcomes),
                "outcomes": outcomes,
            }))?;
        }
        Format::Text => {
            let line: Vec<String> = heaps.iter().map(value).collect();
            face.print(&line.join(" "))?;
        }
        Format::Csv => {
            let name = if args.outcomes {
                "outcome"
            } else {
                "nim_value"
            };
            let rows = heaps
                .iter()
                .enumerate()
                .map(|(size, heap)| format!("\n{size},{}", value(heap)));
            face.print(&format!("heap,{name}{}", rows.collect::<String>()))?;
        }
        Format::Bfile => {
            let rows = heaps
                .iter()
                .enumerate()
                .map(|(size, heap)| format!("{size} {}\n", number(heap)));
            face.print(&rows.collect::<String>())?;
        }
    }
    Ok(Exit::Answered)
}
