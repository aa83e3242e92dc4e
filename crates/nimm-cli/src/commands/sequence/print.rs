//! Heaps as text, CSV, JSON and b-files.

use std::fmt::Write;

use nimm::{Game, HeapValue, Outcome, SCHEMA};
use serde_json::json;

use super::{Args, Format};
use crate::face::{Face, Failure};

/// Prints heaps, of which the first is `from`.
pub(super) fn heaps(
    args: &Args,
    game: &Game,
    from: usize,
    heaps: &[HeapValue],
    face: &Face,
) -> Result<(), Failure> {
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
            let mut object = json!({
                "schema": SCHEMA, "rule": game.rule(), "convention": game.convention(),
                "values": values.filter(|_| !args.outcomes),
                "outcomes": outcomes,
            });
            if from > 0 {
                object["from"] = json!(from);
            }
            face.print_json(&object)
        }
        Format::Text => {
            let line: Vec<String> = heaps.iter().map(value).collect();
            face.print(&line.join(" "))
        }
        Format::Csv => {
            let name = if args.outcomes {
                "outcome"
            } else {
                "nim_value"
            };
            let mut text = format!("heap,{name}");
            for (size, heap) in (from..).zip(heaps) {
                // Writing to a string cannot fail.
                let _ = write!(text, "\n{size},{}", value(heap));
            }
            face.print(&text)
        }
        Format::Bfile => {
            let mut text = String::new();
            for (size, heap) in (from..).zip(heaps) {
                let _ = writeln!(text, "{size} {}", number(heap));
            }
            face.print(&text)
        }
    }
}
