//! The heaps 0, 1, 2, ... of a rule, drawn: losing heaps as discs with the gaps between them as
//! arcs, winning heaps as squares, the period as a bracket.

use std::ops::Range;

use nimm::Outcome;
use nimm::figure::Strip;

use super::strip::{Place, has_values, is_here, letter, place, value};
use super::svg::{Canvas, Extent, Paint, Type, text_width};
use crate::Words;

/// Distances.
const SIZE: f64 = 18.0;
const LEAST_CELL: f64 = 42.0;
const WIDEST_ROW: f64 = 920.0;
/// From the top of a row of cells to the middle of its cells, which leaves room for arcs.
const ARCS: f64 = 54.0;
const ROW: f64 = 186.0;

/// How many cells a row has room for.
pub(super) fn cells_a_row(strip: &Strip) -> usize {
    (WIDEST_ROW / cell_width(strip)) as usize
}

/// How wide a cell is.
fn cell_width(strip: &Strip) -> f64 {
    let digits = |text: String| text_width(&text, SIZE) + 16.0;
    let values = strip
        .cells
        .iter()
        .filter_map(|cell| cell.nim_value.as_ref());
    values
        .map(|value| digits(value.to_string()).min(300.0))
        .fold(LEAST_CELL, f64::max)
}

/// Draws the rows of cells.
pub(super) fn draw(
    strip: &Strip,
    words: &Words,
    canvas: &mut Canvas,
    rows: &[Range<usize>],
) -> Extent {
    let cell = cell_width(strip);
    let longest = rows.iter().map(Range::len).max().unwrap_or(0);
    let mut y = 0.0;
    let mut next = 0;
    for row in rows {
        if row.start > next {
            rest(canvas, y);
            y += 30.0;
        }
        next = row.end;
        draw_gaps(strip, canvas, row, cell, y + ARCS);
        draw_cells(strip, words, canvas, row, cell, y + ARCS);
        draw_period(strip, words, canvas, row, cell, y + ARCS + 66.0);
        y += ROW;
    }
    if next < strip.cells.len() {
        rest(canvas, y);
        y += 30.0;
    }
    Extent {
        width: cell * longest as f64,
        height: (y - 30.0).max(0.0),
    }
}

/// Heaps that are not shown.
fn rest(canvas: &mut Canvas, y: f64) {
    let look = Type::new(20.0, canvas.palette().quiet).bold().at_start();
    canvas.text((10.0, y + 6.0), look, "…");
}

/// The gaps between successive losing heaps; an arc to another row is cut at the edge.
fn draw_gaps(strip: &Strip, canvas: &mut Canvas, row: &Range<usize>, cell: f64, y: f64) {
    let palette = canvas.palette();
    let losing: Vec<usize> = (0..strip.cells.len())
        .filter(|index| strip.cells[*index].outcome == Outcome::P)
        .collect();
    let top = y - 46.0;
    let x = |index: usize| (index - row.start) as f64 * cell + cell / 2.0;
    let arc = Paint::line(palette.amber, 2.2);
    for pair in losing.windows(2) {
        let ends = (row.contains(&pair[0]), row.contains(&pair[1]));
        let middle = match ends {
            (false, false) => continue,
            (true, true) => {
                let (from, to) = (x(pair[0]), x(pair[1]));
                let lean = (to - from) * 0.22;
                let start = (from + 4.0, y - 17.0);
                let end = (to - 4.0, y - 17.0);
                canvas.curve([start, (from + lean, top), (to - lean, top), end], arc);
                (from + to) / 2.0
            }
            (true, false) => {
                let (from, edge) = (x(pair[0]), row.len() as f64 * cell);
                let high = y - 39.0;
                let start = (from + 4.0, y - 17.0);
                canvas.curve(
                    [start, (from + 9.0, high), (from + 16.0, high), (edge, high)],
                    arc,
                );
                (from + edge) / 2.0 + 6.0
            }
            (false, true) => {
                let to = x(pair[1]);
                let high = y - 39.0;
                let end = (to - 4.0, y - 17.0);
                canvas.curve([(0.0, high), (to - 16.0, high), (to - 9.0, high), end], arc);
                continue;
            }
        };
        let look = Type::new(14.0, palette.ink).bold();
        canvas.text((middle, top - 3.0), look, &(pair[1] - pair[0]).to_string());
    }
}

fn draw_cells(
    strip: &Strip,
    words: &Words,
    canvas: &mut Canvas,
    row: &Range<usize>,
    cell: f64,
    y: f64,
) {
    for index in row.clone() {
        let x = (index - row.start) as f64 * cell + cell / 2.0;
        let mut names = vec![("data-size", index.to_string())];
        let heaps = strip.here.iter().filter(|place| place.cell == index);
        let heaps: Vec<String> = heaps.map(|place| place.heap.to_string()).collect();
        if !heaps.is_empty() {
            names.push(("data-heap", heaps.join(" ")));
        }
        canvas.group(&names, |canvas| {
            draw_cell(strip, words, canvas, index, cell, (x, y));
        });
    }
}

fn draw_cell(
    strip: &Strip,
    words: &Words,
    canvas: &mut Canvas,
    index: usize,
    cell: f64,
    (x, y): (f64, f64),
) {
    let palette = canvas.palette();
    let of = &strip.cells[index];
    let text = if has_values(strip) {
        value(words, of)
    } else {
        letter(of).to_string()
    };
    let half = cell / 2.0 - 3.0;
    let colour = match of.outcome {
        Outcome::P => {
            let paint = Paint::fill(palette.amber);
            canvas.rect((x - half, y - 18.0), (2.0 * half, 36.0), 18.0, paint);
            palette.on_amber
        }
        Outcome::N => {
            let paint = Paint::fill(palette.panel).with_line(palette.rule, 1.2);
            canvas.rect((x - half, y - 18.0), (2.0 * half, 36.0), 5.0, paint);
            palette.ink
        }
    };
    canvas.text((x, y), Type::new(SIZE, colour).bold(), &text);
    let here = is_here(strip, index);
    if here {
        let frame = Paint::line(palette.single, 2.2).dashed();
        canvas.rect(
            (x - half - 3.0, y - 22.0),
            (2.0 * half + 6.0, 76.0),
            9.0,
            frame,
        );
    }
    let colour = if here { palette.single } else { palette.quiet };
    let look = Type::new(13.0, colour);
    let look = if here { look.bold() } else { look };
    canvas.text((x, y + 28.0), look, &index.to_string());
    if has_values(strip) {
        canvas.text((x, y + 44.0), look, letter(of));
    }
    if here {
        // A mark that is there without colour too.
        let tip = [
            (x - 6.0, y + 70.0),
            (x, y + 60.0),
            (x + 6.0, y + 70.0),
            (x - 6.0, y + 70.0),
        ];
        canvas.line(
            &tip,
            Paint::fill(palette.single).with_line(palette.single, 1.5),
        );
    }
}

/// The bracket of each repetition of the period that lies in a row; the first is solid and named.
fn draw_period(
    strip: &Strip,
    words: &Words,
    canvas: &mut Canvas,
    row: &Range<usize>,
    cell: f64,
    y: f64,
) {
    let palette = canvas.palette();
    let y = y + 10.0;
    let mut start = row.start;
    while start < row.end {
        let Some(first) = place(strip, start) else {
            return;
        };
        let same = |index: &usize| match (first, place(strip, *index)) {
            (Place::Before, Some(Place::Before)) => true,
            (Place::In { repetition: a, .. }, Some(Place::In { repetition: b, .. })) => a == b,
            _ => false,
        };
        let end = (start..row.end)
            .take_while(same)
            .last()
            .map_or(start + 1, |last| last + 1);
        let x = (start - row.start) as f64 * cell + 5.0;
        let z = (end - row.start) as f64 * cell - 5.0;
        let (paint, name) = match first {
            Place::Before => (
                Paint::line(palette.single, 1.8).dashed(),
                words.say("figure-strip-before", &[]),
            ),
            Place::In { repetition: 0, .. } => (
                Paint::line(palette.ink, 2.0),
                words.say("figure-strip-period", &[]),
            ),
            Place::In { .. } => (Paint::line(palette.quiet, 1.4).dashed(), String::new()),
        };
        let mut points = vec![(x, y), (z, y)];
        let opens = first != Place::Before && matches!(first, Place::In { place: 0, .. });
        if opens {
            points.insert(0, (x, y - 7.0));
        }
        if matches!(place(strip, end), Some(Place::In { place: 0, .. })) {
            points.push((z, y - 7.0));
        }
        canvas.line(&points, paint);
        let period = strip
            .period
            .as_ref()
            .map(ToString::to_string)
            .unwrap_or_default();
        let name = match first {
            Place::In { repetition: 0, .. } => format!("{name} {period}"),
            _ => name,
        };
        if !name.is_empty() && text_width(&name, 13.0) < z - x + 40.0 {
            let look = Type::new(13.0, palette.ink);
            canvas.text(((x + z) / 2.0, y + 14.0), look, &name);
        }
        start = end;
    }
}
