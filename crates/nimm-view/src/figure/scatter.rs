//! The values of many heaps of one rule, a dot a value.

use nimm::figure::Scatter;

use super::svg::{Canvas, Extent, Paint, Type};
use super::{Picture, text};
use crate::Words;

/// The rows of dots, as text and drawn.
const TEXT_ROWS: u64 = 20;
const DRAWN_ROWS: u64 = 160;

/// Distances.
const WIDTH: f64 = 880.0;
const HEIGHT: f64 = 400.0;
const LEFT: f64 = 60.0;
const BELOW: f64 = 34.0;

impl Picture for Scatter {
    fn title(&self, words: &Words) -> String {
        let arguments = [("to", self.to.into()), ("largest", self.largest.into())];
        words.say("figure-scatter", &arguments)
    }

    fn lines(&self, _: &Words, width: usize) -> Vec<String> {
        let label = self.largest.to_string().len();
        let across = (self.columns.len() as u64).min(width.saturating_sub(label + 2) as u64);
        let dots = Dots::new(self, across.max(1), TEXT_ROWS);
        let mut lines: Vec<String> = (0..dots.rows)
            .rev()
            .map(|row| {
                let mark = |column| if dots.has(column, row) { '•' } else { ' ' };
                let marks: String = (0..dots.across).map(mark).collect();
                let head = text::pad_left(&dots.least_value(row).to_string(), label);
                format!("{head} │{marks}")
            })
            .collect();
        let rule = "─".repeat(usize::try_from(dots.across).unwrap_or(0));
        lines.push(format!("{}└{rule}", text::pad_left("", label + 1)));
        let last = self.to.to_string();
        let gap = usize::try_from(dots.across).unwrap_or(0);
        let foot = format!("0{}", text::pad_left(&last, gap.max(last.len() + 2) - 1));
        lines.push(format!("{}{foot}", text::pad_left("", label + 2)));
        lines
    }

    fn notes(&self, words: &Words) -> Vec<String> {
        match self.heaps_a_column {
            1 => Vec::new(),
            heaps => vec![words.say("figure-scatter-shared", &[("heaps", heaps.into())])],
        }
    }

    fn draw(&self, _: &Words, canvas: &mut Canvas) -> Extent {
        let palette = canvas.palette();
        let dots = Dots::new(self, self.columns.len() as u64, DRAWN_ROWS);
        let (wide, high) = (WIDTH / dots.across as f64, HEIGHT / dots.rows as f64);
        let axis = Paint::fill(palette.rule);
        canvas.rect((LEFT - 2.0, 0.0), (1.5, HEIGHT), 0.0, axis);
        canvas.rect((LEFT - 2.0, HEIGHT), (WIDTH + 2.0, 1.5), 0.0, axis);
        for row in 0..dots.rows {
            let y = HEIGHT - (row + 1) as f64 * high;
            // Dots that touch are one bar.
            let mut column = 0;
            while column < dots.across {
                let start = column;
                while column < dots.across && dots.has(column, row) {
                    column += 1;
                }
                if column > start {
                    let width = (column - start) as f64 * wide;
                    let corner = (LEFT + start as f64 * wide, y);
                    let size = (width.max(1.2), high.max(1.2));
                    canvas.rect(corner, size, 0.0, Paint::fill(palette.amber));
                }
                column += 1;
            }
        }
        let look = Type::new(14.0, palette.quiet);
        canvas.text((LEFT - 24.0, HEIGHT - 8.0), look, "0");
        canvas.text((LEFT - 30.0, 10.0), look, &self.largest.to_string());
        canvas.text((LEFT + 6.0, HEIGHT + 20.0), look, "0");
        canvas.text(
            (LEFT + WIDTH - 40.0, HEIGHT + 20.0),
            look,
            &self.to.to_string(),
        );
        Extent {
            width: LEFT + WIDTH + 10.0,
            height: HEIGHT + BELOW,
        }
    }
}

/// The dots of a scatter in so many columns and rows.
struct Dots {
    across: u64,
    rows: u64,
    values_a_row: u64,
    marked: Vec<bool>,
}

impl Dots {
    fn new(scatter: &Scatter, across: u64, most_rows: u64) -> Dots {
        let values_a_row = (scatter.largest + 1).div_ceil(most_rows).max(1);
        let rows = scatter.largest / values_a_row + 1;
        let mut dots = Dots {
            across,
            rows,
            values_a_row,
            marked: vec![false; usize::try_from(across * rows).unwrap_or(0)],
        };
        let columns = (scatter.columns.len() as u64).max(1);
        for (column, values) in (0..).zip(&scatter.columns) {
            for value in values {
                let place = dots.place(column * across / columns, value / values_a_row);
                dots.marked[place] = true;
            }
        }
        dots
    }

    fn place(&self, column: u64, row: u64) -> usize {
        usize::try_from(row * self.across + column).unwrap_or(0)
    }

    fn has(&self, column: u64, row: u64) -> bool {
        self.marked[self.place(column, row)]
    }

    /// The least value that a row stands for.
    fn least_value(&self, row: u64) -> u64 {
        row * self.values_a_row
    }
}
