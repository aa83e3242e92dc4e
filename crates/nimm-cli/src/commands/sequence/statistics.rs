//! How often values occur, which are rare, and which heaps set a record.

use nimm::{Frequency, Game, SCHEMA, Statistics};
use serde_json::json;

use super::{Args, Format};
use crate::face::{Face, Failure};

/// The most values, and the most records, that text shows.
const MOST_ROWS: usize = 24;

/// A value is rare in fewer heaps than this part of the average.
const RARE: u64 = 10;

pub(super) fn print(
    args: &Args,
    game: &Game,
    values: impl Iterator<Item = u64>,
    face: &Face,
) -> Result<(), Failure> {
    let counted = Statistics::of(values);
    let format = if face.json { Format::Json } else { args.format };
    match format {
        Format::Json => face.print_json(&json!({
            "schema": SCHEMA, "rule": game.rule(), "convention": game.convention(),
            "statistics": counted,
            "rare": counted.rare(RARE),
        })),
        Format::Csv => {
            let row = |of: &Frequency| {
                let Frequency {
                    value,
                    count,
                    first,
                    last,
                } = of;
                format!("\n{value},{count},{first},{last}")
            };
            let rows: String = counted.frequencies.iter().map(row).collect();
            face.print(&format!("nim_value,heaps,first,last{rows}"))
        }
        // A b-file of the heaps that set a record.
        Format::Bfile => {
            let rows = (1..).zip(&counted.records);
            let rows: String = rows
                .map(|(number, record)| format!("{number} {}\n", record.heap))
                .collect();
            face.print(&rows)
        }
        Format::Text => face.print(&text(&counted, face)),
    }
}

fn text(counted: &Statistics, face: &Face) -> String {
    let words = &face.words;
    let largest = counted.records.last().map_or(0, |record| record.value);
    let mut lines = vec![words.say(
        "statistics-heaps",
        &[
            ("heaps", counted.heaps.into()),
            ("kinds", counted.frequencies.len().into()),
            ("largest", largest.into()),
        ],
    )];
    let heads = ["value", "count", "first", "last"];
    let heads = heads.map(|head| words.say(&format!("statistics-head-{head}"), &[]));
    let row =
        |of: &Frequency| [of.value, of.count, of.first, of.last].map(|number| number.to_string());
    let mut rows = vec![heads];
    rows.extend(counted.frequencies.iter().take(MOST_ROWS).map(row));
    lines.extend(aligned(&rows));
    let more = counted.frequencies.len().saturating_sub(MOST_ROWS);
    if more > 0 {
        lines.push(words.say("statistics-more", &[("more", more.into())]));
    }
    let rare = counted.rare(RARE);
    lines.push(match rare.is_empty() {
        true => words.say("statistics-rare-none", &[]),
        false => {
            let values = shortened(rare.iter().map(|of| of.value.to_string()));
            words.say("statistics-rare", &[("values", values.into())])
        }
    });
    let records = counted.records.iter();
    let records = shortened(records.map(|record| format!("{}:{}", record.heap, record.value)));
    lines.push(words.say("statistics-records", &[("records", records.into())]));
    let lines: Vec<String> = lines.iter().map(|line| face.wrapped(line)).collect();
    lines.join("\n")
}

/// Columns to the right, two spaces apart; Chinese heads are twice as wide as digits.
fn aligned(rows: &[[String; 4]]) -> Vec<String> {
    let width = |text: &str| nimm_view::figure::width(text);
    let wide = |column: usize| {
        rows.iter()
            .map(|row| width(&row[column]))
            .max()
            .unwrap_or(0)
    };
    let widths = [0, 1, 2, 3].map(wide);
    let cell = |(text, wide): (&String, usize)| " ".repeat(wide - width(text) + 2) + text;
    rows.iter()
        .map(|row| row.iter().zip(widths).map(cell).collect())
        .collect()
}

/// The first of some texts, and dots for the rest.
fn shortened(texts: impl Iterator<Item = String>) -> String {
    let mut all: Vec<String> = texts.take(MOST_ROWS + 1).collect();
    if all.len() > MOST_ROWS {
        all[MOST_ROWS] = "...".to_string();
    }
    all.join(" ")
}
