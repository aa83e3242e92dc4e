//! The heaps of a rule with their winning moves, and pairs of heaps.

use nimm::figure::Grid;
use nimm::{Count, Figure, Game, HeapRow, HeapTable, Listed, Move, SCHEMA};
use serde_json::{Value, json};

/// The object of `nimm table --json`. Where heaps are split, with the sizes that are left too.
#[must_use]
pub fn table(table: &HeapTable) -> Value {
    let game = &table.game;
    let rule = game.sequence_rule();
    let splits = rule.is_ok_and(nimm::rule::HeapRule::splits);
    let rows = table.rows.iter().map(|row| row_json(row, splits));
    json!({
        "schema": SCHEMA, "rule": game.rule(), "convention": game.convention(),
        "heaps": rows.collect::<Vec<Value>>(),
    })
}

/// The object of `nimm table --pairs --json`.
#[must_use]
pub fn pairs(game: &Game, grid: Grid) -> Value {
    json!({
        "schema": SCHEMA, "rule": game.rule(), "convention": game.convention(),
        "pairs": Figure::Grid(grid),
    })
}

fn row_json(row: &HeapRow, splits: bool) -> Value {
    let of = |wanted: fn(&Move) -> bool| -> Vec<String> {
        let moves = row.winning_moves.iter();
        moves.filter(|play| wanted(play)).map(act_text).collect()
    };
    let mut object = json!({
        "heap": row.size.to_string(),
        "outcome": row.outcome.to_string(),
        "nim_value": row.nim_value,
        "winning_takes": of(|play| play.take().is_some()),
    });
    if splits {
        object["winning_splits"] = json!(of(|play| play.parts().is_some()));
    }
    if row.listed == Listed::Some {
        object["winning_moves_complete"] = json!(false);
    }
    object
}

/// What a move does to a single heap: `3` for a take, `1+4` for a split.
#[must_use]
pub fn act_text(play: &Move) -> String {
    let parts = play.parts().into_iter().flatten();
    let numbers: Vec<String> = play
        .take()
        .into_iter()
        .chain(parts)
        .map(Count::to_string)
        .collect();
    numbers.join("+")
}
