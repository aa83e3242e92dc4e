//! Two heaps, one value a pair.

use nimm::NimValue;
use nimm::figure::{Grid, GridCells, GridPlace};

use super::svg::{Canvas, Extent, Paint, Type, text_width};
use super::{Picture, text};
use crate::Words;

/// The most heaps of either side that are shown, as text and drawn.
const MOST_SHOWN: usize = 128;
const MOST_DRAWN: usize = 32;

impl Picture for Grid {
    fn title(&self, words: &Words) -> String {
        words.say(
            match self.cells_hold {
                GridCells::NimValue => "figure-grid-nim-value",
                GridCells::ThirdHeap => "figure-grid-third-heap",
                GridCells::Outcome => "figure-grid-outcome",
            },
            &[],
        )
    }

    fn lines(&self, words: &Words, width: usize) -> Vec<String> {
        let rows = &self.rows[..self.rows.len().min(MOST_SHOWN)];
        let across = across(self).min(MOST_SHOWN);
        let last = rows.len().max(across).saturating_sub(1).to_string();
        let cells = texts(rows, |place, value| cell(words, self, place, value));
        let all = cells.iter().flatten().map(String::as_str);
        let wide = text::widest(all).max(last.len() + 2);
        let label = last.len();

        // A bar between the heads and the values.
        let fit = (width.saturating_sub(label + 2) / wide).max(1);
        let mut lines = Vec::new();
        for start in (0..across).step_by(fit) {
            let range = start..(start + fit).min(across);
            if start > 0 {
                lines.push(String::new());
            }
            let heads: String = range
                .clone()
                .map(|b| text::pad_left(&format!("{b} "), wide))
                .collect();
            lines.push(format!("{} │{heads}", text::pad_left("", label)));
            let rule = "─".repeat(wide * range.len());
            lines.push(format!("{}┼{rule}", "─".repeat(label + 1)));
            for (a, row) in cells.iter().enumerate() {
                let values: String = range
                    .clone()
                    .map(|b| text::pad_left(row.get(b).map_or("", String::as_str), wide))
                    .collect();
                let head = text::pad_left(&a.to_string(), label);
                lines.push(format!("{head} │{values}"));
            }
        }
        lines
    }

    fn notes(&self, words: &Words) -> Vec<String> {
        let mut notes = vec![words.say("figure-grid-marked", &[])];
        if self.here.is_some() {
            notes.push(words.say("figure-grid-here", &[]));
        }
        if !self.winning.is_empty() {
            notes.push(words.say("figure-grid-winning", &[]));
        }
        let most = self.rows.len().max(across(self));
        if most > MOST_DRAWN {
            let arguments = [
                ("drawn", (MOST_DRAWN - 1).into()),
                ("shown", (most.min(MOST_SHOWN) - 1).into()),
                ("last", (most - 1).into()),
            ];
            notes.push(words.say("figure-grid-cut", &arguments));
        }
        notes
    }

    fn draw(&self, words: &Words, canvas: &mut Canvas) -> Extent {
        let palette = canvas.palette();
        let rows = &self.rows[..self.rows.len().min(MOST_DRAWN)];
        let across = across(self).min(MOST_DRAWN);
        let texts = texts(rows, |_, value| plain(words, self, value));
        let size = 15.0;
        let cell = texts
            .iter()
            .flatten()
            .map(|text| text_width(text, size) + 12.0)
            .fold(34.0, f64::max);
        let greatest = rows
            .iter()
            .flat_map(|row| row.iter().take(across))
            .filter_map(|value| value.as_ref()?.as_count().to_u64())
            .max()
            .unwrap_or(0);
        let left = 44.0;
        let top = 36.0;
        let x = |b: usize| left + cell * b as f64;
        let y = |a: usize| top + 34.0 * a as f64;
        let width = x(across);
        let height = y(rows.len());

        let head = Type::new(14.0, palette.quiet).bold();
        for b in 0..across {
            canvas.text((x(b) + cell / 2.0, 16.0), head, &b.to_string());
        }
        for (a, row) in rows.iter().enumerate() {
            canvas.text((22.0, y(a) + 17.0), head, &a.to_string());
            for (b, value) in row.iter().take(across).enumerate() {
                let Some(value) = value else {
                    continue;
                };
                let corner = (x(b) + 1.0, y(a) + 1.0);
                let inside = (cell - 2.0, 32.0);
                let middle = (x(b) + cell / 2.0, y(a) + 17.0);
                let text = &texts[a][b];
                canvas.group(&[("data-cell", format!("{a},{b}"))], |canvas| {
                    canvas.rect(corner, inside, 5.0, Paint::fill(palette.panel));
                    if value.is_zero() {
                        canvas.rect(corner, inside, 15.0, Paint::fill(palette.amber));
                        let look = Type::new(size + 1.0, palette.on_amber).bold();
                        return canvas.text(middle, look, text);
                    }
                    if self.cells_hold != GridCells::Outcome {
                        let value = value.as_count().to_u64().unwrap_or(greatest);
                        let depth = 0.45 * value as f64 / greatest.max(1) as f64;
                        let shade = Paint::fill(palette.shade).faint(depth);
                        canvas.rect(corner, inside, 5.0, shade);
                    }
                    canvas.text(middle, Type::new(size, palette.ink), text);
                });
            }
        }
        let drawn = |place: &&GridPlace| place.row < rows.len() && place.column < across;
        if let Some(here) = self.here.as_ref().filter(drawn) {
            let middle = |place: &GridPlace| (x(place.column) + cell / 2.0, y(place.row) + 17.0);
            for place in self.winning.iter().filter(drawn) {
                let way = Paint::line(palette.single, 2.0).dashed();
                canvas.line(&[middle(here), middle(place)], way);
                canvas.circle(middle(place), 15.0, Paint::line(palette.single, 2.0));
            }
            let corner = (x(here.column) + 1.0, y(here.row) + 1.0);
            let frame = Paint::line(palette.single, 2.5);
            canvas.rect(corner, (cell - 2.0, 32.0), 5.0, frame);
        }
        let rule = Paint::line(palette.rule, 1.5);
        canvas.line(&[(0.0, top - 3.0), (width, top - 3.0)], rule);
        canvas.line(&[(left - 3.0, 0.0), (left - 3.0, height)], rule);
        Extent { width, height }
    }
}

/// How many heaps there are across.
fn across(grid: &Grid) -> usize {
    grid.rows.iter().map(Vec::len).max().unwrap_or(0)
}

/// What a cell says.
fn plain(words: &Words, grid: &Grid, value: &NimValue) -> String {
    match grid.cells_hold {
        GridCells::Outcome if value.is_zero() => "P".to_string(),
        GridCells::Outcome => "N".to_string(),
        GridCells::NimValue | GridCells::ThirdHeap => text::number(words, value.as_count()),
    }
}

/// A cell in text: P-positions in brackets, those that winning moves leave between stars, and the
/// pair asked about in angle brackets.
fn cell(words: &Words, grid: &Grid, place: GridPlace, value: &NimValue) -> String {
    let text = plain(words, grid, value);
    if grid.here == Some(place) {
        format!("<{text}>")
    } else if grid.winning.contains(&place) {
        format!("*{text}*")
    } else if value.is_zero() {
        format!("[{text}]")
    } else {
        format!(" {text} ")
    }
}

/// What each cell says; nothing where there is no position.
fn texts(
    rows: &[Vec<Option<NimValue>>],
    say: impl Fn(GridPlace, &NimValue) -> String,
) -> Vec<Vec<String>> {
    let row = |(row, values): (usize, &Vec<Option<NimValue>>)| {
        let cells = values.iter().enumerate().map(|(column, value)| {
            let place = GridPlace { row, column };
            value
                .as_ref()
                .map_or(String::new(), |value| say(place, value))
        });
        cells.collect()
    };
    rows.iter().enumerate().map(row).collect()
}
