//! Heaps in binary, the ones of each column joined in pairs by arcs; a one without a partner stands
//! in a ring.

use nimm::figure::{Pairing, PairingColumn};

use super::columns;
use super::svg::{Canvas, Extent, Paint, Type, text_width};
use super::{Picture, text};
use crate::Words;

/// Distances in the picture.
const ROW: f64 = 52.0;
const HEAD: f64 = 44.0;
const DISC: f64 = 16.0;

impl Picture for Pairing {
    fn title(&self, words: &Words) -> String {
        words.say("figure-pairing-title", &[])
    }

    fn lines(&self, words: &Words, width: usize) -> Vec<String> {
        let heap = words.say("figure-heap", &[]);
        let labels = columns::heap_labels(words, &self.heaps, width / 2);
        let label = text::widest(labels.iter().map(String::as_str)).max(text::width(&heap));
        let shown = shown(self);
        let heads: Vec<String> = shown.iter().map(|column| head(*column)).collect();
        let feet: Vec<String> = shown.iter().map(|column| foot(words, *column)).collect();
        let cell = text::widest(heads.iter().chain(&feet).map(String::as_str)).max(5) + 2;

        let mut lines = Vec::new();
        let fit = (width.saturating_sub(label) / cell).max(1);
        let blocks = shown.chunks(fit).count().max(1);
        for block in 0..blocks {
            let range = (block * fit).min(shown.len())..((block + 1) * fit).min(shown.len());
            let row = |first: &str, cells: Vec<String>| {
                let cells: String = cells
                    .iter()
                    .map(|text| text::pad_both(text, cell))
                    .collect();
                format!("{}{cells}", text::pad_left(first, label))
            };
            if block > 0 {
                lines.push(String::new());
            }
            lines.push(row(&heap, heads[range.clone()].to_vec()));
            for (index, label) in labels.iter().enumerate() {
                let digits = shown[range.clone()]
                    .iter()
                    .map(|column| digit(self, *column, index))
                    .collect();
                lines.push(row(label, digits));
            }
            lines.push(row("", feet[range].to_vec()));
        }
        lines
    }

    fn notes(&self, words: &Words) -> Vec<String> {
        let singles: Vec<String> = self
            .columns
            .iter()
            .filter(|column| column.single.is_some())
            .map(|column| columns::weight(column.exponent))
            .collect();
        let mut notes = Vec::new();
        if self.columns.is_empty() {
            notes.push(words.say("figure-pairing-none", &[]));
        } else if singles.is_empty() {
            notes.push(words.say("figure-pairing-all", &[]));
        } else {
            let mut named = singles.clone();
            if named.len() > 12 {
                named.truncate(11);
                named.push("…".to_string());
            }
            let arguments = [
                ("count", singles.len().into()),
                ("columns", text::list(words, &named).into()),
            ];
            notes.push(words.say("figure-pairing-single", &arguments));
        }
        notes.extend(columns::left_out_note(
            words,
            self.columns.len(),
            highest_single(self),
        ));
        notes.extend(columns::more_heaps_note(words, self.heaps.len()));
        notes
    }

    fn draw(&self, words: &Words, canvas: &mut Canvas) -> Extent {
        let palette = canvas.palette();
        let labels = columns::heap_labels(words, &self.heaps, usize::MAX);
        let shown = shown(self);
        let heap = words.say("figure-heap", &[]);
        let pitch = if shown.len() > 8 { 78.0 } else { 96.0 };
        let label = labels
            .iter()
            .map(|label| text_width(label, 21.0))
            .fold(text_width(&heap, 14.0), f64::max)
            + 8.0;
        let start = label + 20.0;
        let bottom = HEAD + ROW * labels.len() as f64;
        let width = start + pitch * shown.len() as f64;
        let middle = |index: usize| HEAD + ROW * (index as f64 + 0.5);

        let quiet = Type::new(14.0, palette.quiet);
        canvas.text((label, 22.0), quiet.at_end(), &heap);
        let (offset, reach) = if pitch > 90.0 {
            (14.0, 35.0)
        } else {
            (10.0, 21.0)
        };
        let digits_at = |place: usize| start + pitch * (place as f64 + 0.5) - offset;
        for (place, column) in shown.iter().enumerate() {
            let left = start + pitch * place as f64;
            let Some(column) = column else {
                let at = (left + pitch / 2.0, HEAD + (bottom - HEAD) / 2.0);
                canvas.text(at, Type::new(22.0, palette.quiet).bold(), "…");
                continue;
            };
            let panel = Paint::fill(palette.panel);
            let panel = match column.single {
                Some(_) => panel.with_line(palette.single, 1.4).dashed(),
                None => panel.with_line(palette.rule, 1.0),
            };
            let box_size = (pitch - 10.0, bottom + 38.0);
            canvas.rect((left + 5.0, 0.0), box_size, 14.0, panel);
            let centre = left + pitch / 2.0;
            let x = digits_at(place);
            let weight = columns::weight(column.exponent);
            let head = if weight.len() > 4 { centre } else { x };
            let size = if weight.len() > 4 { 15.0 } else { 17.0 };
            let look = Type::new(size, palette.quiet).bold();
            canvas.text((head, 22.0), look, &weight);
            draw_arcs(canvas, column, labels.len(), (x, reach), &middle);
            let colour = match (column.single, column.pairs.is_empty()) {
                (Some(_), _) => palette.single,
                (None, false) => palette.ink,
                (None, true) => palette.quiet,
            };
            let look = Type::new(14.0, colour).bold();
            canvas.text((centre, bottom + 16.0), look, &foot(words, Some(column)));
        }
        for (index, text) in labels.iter().enumerate() {
            let y = middle(index);
            canvas.group(&[("data-heap", (index + 1).to_string())], |canvas| {
                let look = Type::new(21.0, palette.ink).bold().at_end();
                canvas.text((label, y), look, text);
                for (place, column) in shown.iter().enumerate() {
                    if let Some(column) = column {
                        draw_digit(self, canvas, column, index, (digits_at(place), y));
                    }
                }
            });
        }
        Extent {
            width,
            height: bottom + 38.0,
        }
    }
}

/// The head of a column in text.
fn head(column: Option<&PairingColumn>) -> String {
    column.map_or_else(
        || "…".to_string(),
        |column| columns::weight(column.exponent),
    )
}

/// What stands below a column.
fn foot(words: &Words, column: Option<&PairingColumn>) -> String {
    match column {
        None => String::new(),
        Some(column) if column.single.is_some() => words.say("figure-single", &[]),
        Some(column) if column.pairs.is_empty() => words.say("figure-no-ones", &[]),
        Some(_) => words.say("figure-paired", &[]),
    }
}

/// Where a row lies in the arcs of a column.
enum Joint {
    Upper,
    Between,
    Lower,
    Outside,
}

fn joint(column: &PairingColumn, index: usize) -> Joint {
    for &(upper, lower) in &column.pairs {
        if index == upper {
            return Joint::Upper;
        }
        if index == lower {
            return Joint::Lower;
        }
        if upper < index && index < lower {
            return Joint::Between;
        }
    }
    Joint::Outside
}

/// The columns to show, with `None` for each run that is left out.
fn shown(pairing: &Pairing) -> Vec<Option<&PairingColumn>> {
    columns::shown(pairing.columns.len(), highest_single(pairing))
        .into_iter()
        .map(|index| index.and_then(|index| pairing.columns.get(index)))
        .collect()
}

/// The index of the highest column with a single one.
fn highest_single(pairing: &Pairing) -> Option<usize> {
    pairing
        .columns
        .iter()
        .position(|column| column.single.is_some())
}

/// The cell of heap `index` in a column, in text: five columns.
fn digit(pairing: &Pairing, column: Option<&PairingColumn>, index: usize) -> String {
    let Some(column) = column else {
        return "…".to_string();
    };
    let one = pairing.heaps[index].bit(column.exponent);
    let digit = match (one, column.single == Some(index)) {
        (_, true) => "(1)",
        (true, false) => " 1",
        (false, false) => " 0",
    };
    let arc = match joint(column, index) {
        Joint::Upper => "─╮",
        Joint::Lower => "─╯",
        Joint::Between => " │",
        Joint::Outside => "",
    };
    text::pad_right(&format!("{digit}{arc}"), 5)
}

/// The arcs of a column of so many rows, whose digits stand at `x`; they reach at most `reach` beyond
/// these.
fn draw_arcs(
    canvas: &mut Canvas,
    column: &PairingColumn,
    rows: usize,
    (x, reach): (f64, f64),
    middle: &dyn Fn(usize) -> f64,
) {
    let palette = canvas.palette();
    for &(upper, lower) in &column.pairs {
        if upper >= rows {
            continue;
        }
        // An arc to a heap that is not shown ends at the edge.
        let (y, z) = (middle(upper), middle(lower.min(rows)));
        let lean = (13.0 + 7.0 * (lower - upper) as f64).min(reach) * 4.0 / 3.0;
        let edge = x + DISC + 1.0;
        let points = [(edge, y), (edge + lean, y), (edge + lean, z), (edge, z)];
        let glow = Paint::line(palette.amber, 9.0).faint(0.18);
        canvas.curve(points, glow);
        canvas.curve(points, Paint::line(palette.amber, 3.0));
    }
}

/// The digit of heap `index` in a column.
fn draw_digit(
    pairing: &Pairing,
    canvas: &mut Canvas,
    column: &PairingColumn,
    index: usize,
    at: (f64, f64),
) {
    let palette = canvas.palette();
    if column.single == Some(index) {
        let ring = Paint::line(palette.single, 2.4).dashed();
        canvas.circle(at, DISC + 1.0, ring);
        canvas.text(at, Type::new(20.0, palette.single).bold(), "1");
    } else if pairing.heaps[index].bit(column.exponent) {
        canvas.circle(at, DISC, Paint::fill(palette.amber));
        canvas.text(at, Type::new(20.0, palette.on_amber).bold(), "1");
    } else {
        canvas.text(at, Type::new(18.0, palette.quiet), "0");
    }
}
