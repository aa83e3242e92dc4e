//! Nim-values or outcomes of the heaps 0, 1, 2, ...

use nimm::{Game, HeapValue, SCHEMA, Stop, Wanted};
use serde_json::{Value, json};

/// The object of `nimm sequence --json`; the first of the heaps is `from`.
#[must_use]
pub fn sequence(game: &Game, wanted: Wanted, from: usize, heaps: &[HeapValue]) -> Value {
    let outcomes: String = heaps.iter().map(|heap| heap.outcome.to_string()).collect();
    let values: Option<Vec<u64>> = heaps.iter().map(|heap| heap.nim_value).collect();
    let mut object = json!({
        "schema": SCHEMA, "rule": game.rule(), "convention": game.convention(),
        "values": values.filter(|_| wanted == Wanted::NimValues),
        "outcomes": outcomes,
    });
    if from > 0 {
        object["from"] = json!(from);
    }
    object
}

/// The object of `nimm sequence --json` where the work was stopped.
#[must_use]
pub fn stopped_sequence(game: &Game, stop: &Stop) -> Value {
    json!({
        "schema": SCHEMA, "rule": game.rule(), "convention": game.convention(),
        "values": null, "outcomes": null, "stopped_by": stop,
    })
}
