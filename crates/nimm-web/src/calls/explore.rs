//! `explore`: all that is shown of a rule at once.
//!
//! | field of the request | meaning |
//! |---|---|
//! | `rule` | the rule |
//! | `to` | the largest heap with a row (60) |
//! | `to_period` | how far a period is looked for (100000) |
//! | `pairs` | the largest heap of the table of pairs; if it is absent, only rules of two heaps have one |
//! | `theme` | the colours of the pictures: `page`, `light` or `dark` |
//!
//! Parts that a rule does not have are `null`, and `notes` says why.

use nimm::figure::Strip;
use nimm::rule::{HeapRule, Shape};
use nimm::{
    Figure, Game, HeapRow, Limits, Listed, PeriodAnswer, Position, Question, SCHEMA, may_be_proven,
    strip,
};
use nimm_view::{
    Door, Reading, TheoremsSaid, Words, error_words, period_words, rule_words, say_move,
};
use serde_json::{Value, json};

use super::period::{FARTHEST, period_of};
use super::play::figure_json;
use super::table::{self, MOST_PAIRS, MOST_ROWS};
use crate::{Fault, Request, Watch};

/// How far a period is looked for while a rule is typed, and how much work that and a row may be.
const NEAR: u64 = 100_000;
const FEW_MOVES: u64 = 1_000_000;
const FEW_POSITIONS: u64 = 10_000;
/// The pairs of a rule of two heaps.
const PAIRS: u64 = 15;
/// The most winning moves that a row says.
const MOST_MOVES: usize = 6;

pub(super) fn explore(request: &Request, watch: Watch<'_>) -> Result<Value, Fault> {
    let words = request.words();
    let game = request.game()?;
    let reading = Reading::of(&game);
    let mut notes = Vec::new();
    let single = match game.sequence_rule() {
        Ok(_) => true,
        Err(error) => {
            notes.push(error_words(words, &error).message);
            false
        }
    };
    let known = match single {
        true => Some(known_period(request, &game, watch)?),
        false => None,
    };
    let period = known
        .as_ref()
        .map(|known| period(request, known, &mut notes));
    let period = period.unwrap_or_default();
    let rows = match single {
        true => rows(request, &game, watch, &mut notes)?,
        false => Value::Null,
    };
    let strip = strip(&game, &near()).map(|strip| with_period(strip, known.as_ref()));
    let strip = picture(request, strip.map(Figure::Strip))?;
    if strip.is_null() && !period.is_null() {
        notes.push(words.say("explore-no-strip", &[]));
    }
    let grid = grid(request, &game, watch, &mut notes)?;
    Ok(json!({
        "schema": SCHEMA,
        "rule": game.rule(),
        "convention": game.convention(),
        "name": reading.named.map(|named| &named.name),
        "text": reading.text,
        "code": reading.code,
        "words": rule_words(words, &game),
        "method_words": reading.method_words(words, TheoremsSaid::Close),
        "period": period,
        "strip": strip,
        "rows": rows,
        "grid": grid,
        "notes": notes,
    }))
}

fn near() -> Limits {
    Limits {
        heap: NEAR,
        moves: FEW_MOVES,
        positions: FEW_POSITIONS,
        ..Limits::default()
    }
}

fn picture(request: &Request, figure: Option<Figure>) -> Result<Value, Fault> {
    let theme = request.theme()?;
    let json = figure.map(|figure| figure_json(request.words(), &figure, theme));
    Ok(json.unwrap_or_default())
}

/// What is known of the period, as far as it was asked for.
fn known_period(request: &Request, game: &Game, watch: Watch<'_>) -> Result<PeriodAnswer, Fault> {
    let mut limits = near();
    if request.has("to_period") {
        limits.heap = request.at_most("to_period", NEAR, FARTHEST)?;
        limits.moves = u64::MAX;
    }
    period_of(request, "rule", game, &limits, watch)
}

/// The period as it is told; for heaps with a limit on the next take a note, why there is none.
fn period(request: &Request, answer: &PeriodAnswer, notes: &mut Vec<String>) -> Value {
    let lines = period_words(request.words(), answer, Door::Page);
    if answer.game.sequence_rule().is_ok_and(HeapRule::has_quota) {
        notes.extend(lines);
        return Value::Null;
    }
    let known = answer.to_json();
    json!({
        "lines": lines,
        "proven": answer.evidence.is_some(),
        "provable": may_be_proven(&answer.game),
        "outcomes": known["outcomes"],
        "nim_values": known["nim_values"],
        "computed_to": known["computed_to"],
    })
}

/// The strip with the period of its values, where that was found further on than the strip looks.
fn with_period(strip: Strip, known: Option<&PeriodAnswer>) -> Strip {
    match known.and_then(|known| known.nim_values.as_ref()) {
        Some(values) if strip.period.is_none() => Strip {
            preperiod: Some(values.preperiod.clone()),
            period: Some(values.period.clone()),
            saltus: values.saltus.clone(),
            ..strip
        },
        _ => strip,
    }
}

/// The heaps one by one, with their first winning moves.
fn rows(
    request: &Request,
    game: &Game,
    watch: Watch<'_>,
    notes: &mut Vec<String>,
) -> Result<Value, Fault> {
    let words = request.words();
    let to = request.at_most("to", 60, MOST_ROWS)?;
    let mut limits = near();
    limits.listed = MOST_MOVES + 1;
    let table = table::heaps(request, game, to, &limits, watch)?;
    if table.stopped_by.is_some() {
        let heap = ("heap", table.rows.len().into());
        notes.push(words.say("table-stopped", &[heap]));
    }
    let rows = table.rows.iter().map(|row| row_json(words, game, row));
    Ok(rows.collect())
}

fn row_json(words: &Words, game: &Game, row: &HeapRow) -> Value {
    let before = Question::new(game.clone(), Position::of_sizes([row.size])).ok();
    let shown = row.winning_moves.iter().take(MOST_MOVES);
    let moves = shown.map(|play| say_move(words, "move-brief", play, before.as_ref(), &[]));
    json!({
        "heap": row.size.to_string(),
        "outcome": row.outcome.to_string(),
        "value": row.nim_value.as_ref().map(ToString::to_string),
        "moves": moves.collect::<Vec<String>>(),
        "more": row.winning_moves.len() > MOST_MOVES || row.listed == Listed::Some,
    })
}

/// The pairs of heaps, where they are asked for, and under a rule of two heaps.
fn grid(
    request: &Request,
    game: &Game,
    watch: Watch<'_>,
    notes: &mut Vec<String>,
) -> Result<Value, Fault> {
    let shape = game.rule().only_joint_rule().and_then(|rule| rule.shape());
    let two_heaps = matches!(shape, Some(Shape::TwoHeaps | Shape::TwoPositiveHeaps));
    if !two_heaps && !request.has("pairs") {
        return Ok(Value::Null);
    }
    let largest = request.at_most("pairs", PAIRS, MOST_PAIRS)?;
    let grid = table::grid(request, game, largest, &near(), watch)?;
    if grid.is_none() {
        notes.push(table::no_pairs(request, game));
    }
    picture(request, grid.map(Figure::Grid))
}
