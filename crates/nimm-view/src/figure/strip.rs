//! The heaps 0, 1, 2, ... of a rule with their values, and the period, as text.

use std::ops::Range;

use nimm::Outcome;
use nimm::figure::{Strip, StripCell};

use super::svg::{Canvas, Extent};
use super::{Picture, strip_svg, text};
use crate::Words;

/// The most heaps that are shown, besides those asked about, as text and drawn.
const MOST_CELLS: usize = 320;
const MOST_DRAWN: usize = 160;
/// The most gaps that are listed.
const MOST_GAPS: usize = 40;

impl Picture for Strip {
    fn title(&self, words: &Words) -> String {
        words.say("figure-strip-title", &[])
    }

    fn lines(&self, words: &Words, width: usize) -> Vec<String> {
        let names = ["size", "value", "outcome", "period", "here"]
            .map(|name| words.say(&format!("figure-strip-{name}"), &[]));
        let label = text::widest(names.iter().map(String::as_str));
        let values: Vec<String> = self.cells.iter().map(|cell| value(words, cell)).collect();
        let last = self.cells.len().saturating_sub(1).to_string();
        let all = values.iter().map(String::as_str).chain([last.as_str()]);
        let wide = (text::widest(all) + 2).max(3);
        let [size, value, outcome, period, here] = names;

        let mut lines = Vec::new();
        let mut next = 0;
        for range in shown(self, width.saturating_sub(label) / wide, MOST_CELLS) {
            if next > 0 {
                lines.push(String::new());
            }
            if range.start > next {
                lines.push("…".to_string());
                lines.push(String::new());
            }
            next = range.end;
            let row = |name: &str, cell: &dyn Fn(usize) -> String| {
                let cells: String = range.clone().map(cell).collect();
                format!("{}{cells}", text::pad_right(name, label))
            };
            let right = |text: &str| text::pad_left(text, wide);
            lines.push(row(&size, &|index| right(&index.to_string())));
            if has_values(self) {
                lines.push(row(&value, &|index| right(&values[index])));
            }
            lines.push(row(&outcome, &|index| right(letter(&self.cells[index]))));
            if self.period.is_some() {
                lines.push(row(&period, &|index| bracket(self, index, wide)));
            }
            if range.clone().any(|index| is_here(self, index)) {
                let mark = |index| {
                    if is_here(self, index) { "▲" } else { "" }
                };
                lines.push(row(&here, &|index| right(mark(index))));
            }
        }
        if next < self.cells.len() {
            lines.push(String::new());
            lines.push("…".to_string());
        }
        lines
    }

    fn notes(&self, words: &Words) -> Vec<String> {
        let mut notes = Vec::new();
        notes.push(match (&self.period, &self.preperiod) {
            (Some(period), Some(preperiod)) => {
                let arguments = [
                    ("period", text::counted(words, period)),
                    ("preperiod", text::counted(words, preperiod)),
                    ("saltus", text::counted(words, &self.saltus)),
                ];
                let id = match self.saltus.is_zero() {
                    true => "figure-strip-period-note",
                    false => "figure-strip-growing-note",
                };
                words.say(id, &arguments)
            }
            _ => words.say("figure-strip-no-period", &[]),
        });
        if !self.gaps.is_empty() {
            let mut gaps: Vec<String> = self.gaps.iter().map(u64::to_string).collect();
            if gaps.len() > MOST_GAPS {
                gaps.truncate(MOST_GAPS);
                gaps.push("…".to_string());
            }
            let gaps = gaps.join(" ");
            notes.push(words.say("figure-strip-gaps", &[("gaps", gaps.into())]));
        }
        notes.push(words.say("figure-strip-letters", &[]));
        if !self.here.is_empty() {
            notes.push(words.say("figure-strip-here-note", &[]));
        }
        notes
    }

    fn draw(&self, words: &Words, canvas: &mut Canvas) -> Extent {
        let rows = shown(self, strip_svg::cells_a_row(self), MOST_DRAWN);
        strip_svg::draw(self, words, canvas, &rows)
    }
}

/// The value of a cell in a few characters.
pub(super) fn value(words: &Words, cell: &StripCell) -> String {
    cell.nim_value.as_ref().map_or_else(
        || "?".to_string(),
        |value| text::number(words, value.as_count()),
    )
}

/// The letter of an outcome.
pub(super) fn letter(cell: &StripCell) -> &'static str {
    match cell.outcome {
        Outcome::P => "P",
        Outcome::N => "N",
    }
}

/// Whether any nim-value is known.
pub(super) fn has_values(strip: &Strip) -> bool {
    strip.cells.iter().any(|cell| cell.nim_value.is_some())
}

/// Whether a cell stands for a heap asked about.
pub(super) fn is_here(strip: &Strip, index: usize) -> bool {
    strip.here.iter().any(|place| place.cell == index)
}

/// Where a heap lies in the period.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// Before the period begins.
    Before,
    /// In this repetition, from 0, at this place of the period, from 0.
    In { repetition: usize, place: usize },
}

/// The place of the heap `index`; `None` if no period that small is proven.
pub(super) fn place(strip: &Strip, index: usize) -> Option<Place> {
    let period = strip
        .period
        .as_ref()?
        .to_usize()
        .filter(|period| *period > 0)?;
    let preperiod = strip.preperiod.as_ref()?.to_usize()?;
    Some(match index.checked_sub(preperiod) {
        None => Place::Before,
        Some(from) => Place::In {
            repetition: from / period,
            place: from % period,
        },
    })
}

/// The rows of cells to show, `fit` cells a row or as many whole periods as fit: the first `most`
/// cells and the rows of the heaps asked about.
fn shown(strip: &Strip, fit: usize, most: usize) -> Vec<Range<usize>> {
    let fit = fit.max(1);
    let period = strip.period.as_ref().and_then(|period| period.to_usize());
    let row = match period {
        Some(period) if (1..=fit).contains(&period) => fit - fit % period,
        _ => fit,
    };
    let len = strip.cells.len();
    (0..len)
        .step_by(row)
        .map(|start| start..(start + row).min(len))
        .filter(|range| {
            range.start < most || strip.here.iter().any(|place| range.contains(&place.cell))
        })
        .collect()
}

/// The part of the period's bracket that lies over a cell of `wide` columns; later repetitions are
/// dashed, heaps before the period dotted.
fn bracket(strip: &Strip, index: usize, wide: usize) -> String {
    let Some(Place::In { repetition, place }) = place(strip, index) else {
        return text::pad_left("·", wide);
    };
    let line = if repetition == 0 { "─" } else { "┄" };
    let first = place == 0;
    let last = matches!(
        self::place(strip, index + 1),
        Some(Place::In { place: 0, .. })
    );
    let start = if first { " ├" } else { "" };
    let end = if last { "┤" } else { "" };
    let used = text::width(start) + text::width(end);
    format!("{start}{}{end}", line.repeat(wide.saturating_sub(used)))
}
