//! `sequence`: nim-values or outcomes of the heaps 0, 1, 2, ...; as `nimm sequence --json`, or as a
//! file.
//!
//! | field of the request | meaning |
//! |---|---|
//! | `rule` | the rule |
//! | `to` | the largest heap (60) |
//! | `outcomes` | `true`: who wins, instead of nim-values |
//! | `format` | `json` (the default): the object; `text`, `csv` or `bfile`: `name` and `text` of a file |

use nimm::{Game, HeapValue, Limits, SCHEMA, Stop, Wanted, first_heaps_watched};
use nimm_view::{SequenceFormat, json, sequence_text, unknown_words};
use serde_json::{Value, json};

use crate::request::wrong_kind;
use crate::{Fault, Request, Watch};

/// The largest heap.
pub(super) const MOST_HEAPS: u64 = 100_000;
/// The longest name of a rule in the name of a file.
const LONGEST_NAME: usize = 60;

pub(super) fn sequence(request: &Request, watch: Watch<'_>) -> Result<Value, Fault> {
    let format = match request.optional_text("format")? {
        None | Some("json") => None,
        Some("text") => Some(SequenceFormat::Text),
        Some("csv") => Some(SequenceFormat::Csv),
        Some("bfile") => Some(SequenceFormat::Bfile),
        Some(_) => return Err(wrong_kind("format", "`json`, `text`, `csv` or `bfile`")),
    };
    let wanted = match request.flag("outcomes")? {
        true => Wanted::Outcomes,
        false => Wanted::NimValues,
    };
    let game = request.game()?;
    let to = request.at_most("to", 60, MOST_HEAPS)?;
    let heaps = heaps(request, "rule", &game, to, wanted, watch)?;
    Ok(match (format, heaps) {
        (None, Ok(heaps)) => json::sequence(&game, wanted, 0, &heaps),
        (None, Err(stop)) => json::stopped_sequence(&game, &stop),
        (Some(format), Ok(heaps)) => json!({
            "schema": SCHEMA,
            "name": file_name(&game, wanted, format),
            "text": sequence_text(format, wanted, 0, &heaps),
        }),
        (Some(_), Err(stop)) => {
            let why = unknown_words(request.words(), &[], &stop);
            return Err(Fault::said("rule", why));
        }
    })
}

/// The first heaps of the game of a field, or what stopped the work on them; an interruption is a
/// fault.
pub(super) fn heaps(
    request: &Request,
    field: &str,
    game: &Game,
    to: u64,
    wanted: Wanted,
    watch: Watch<'_>,
) -> Result<Result<Vec<HeapValue>, Stop>, Fault> {
    let heaps = first_heaps_watched(game, to, wanted, &Limits::default(), watch)
        .map_err(|error| Fault::of(field, request.words(), &error))?;
    match heaps {
        Err(Stop::Interrupted { .. }) => Err(request.stopped(field)),
        heaps => Ok(heaps),
    }
}

/// `nimm-0.77.csv`: the rule in characters that every system takes in names of files.
fn file_name(game: &Game, wanted: Wanted, format: SequenceFormat) -> String {
    let mut name = String::from("nimm");
    let mut gap = true;
    for c in game.to_string().chars().take(LONGEST_NAME) {
        let plain = c.is_ascii_alphanumeric() || ".,-".contains(c);
        match (plain, gap) {
            (true, true) => name.extend(['-', c]),
            (true, false) => name.push(c),
            (false, _) => {}
        }
        gap = !plain;
    }
    name.push_str(match wanted {
        Wanted::NimValues => "",
        Wanted::Outcomes => "-outcomes",
    });
    name.push_str(match format {
        SequenceFormat::Text => ".txt",
        SequenceFormat::Csv => ".csv",
        SequenceFormat::Bfile => "-bfile.txt",
    });
    name
}
