//! Tables of text: columns lined up, rows that win marked.

use super::svg::{Canvas, Extent, Paint, Type, text_width};
use super::text;

/// The least width to which a column is narrowed.
const LEAST_COLUMN: usize = 5;
/// The width below which columns stand closer together.
const NARROW: usize = 40;
/// The mark of a row that wins, in text.
const MARK: &str = "*";
/// The widest cell of a picture, in columns of text.
const WIDEST_CELL: usize = 34;
/// The most rows that are shown, as text and drawn.
pub(super) const MOST_ROWS: usize = 400;
pub(super) const MOST_DRAWN_ROWS: usize = 60;

/// Distances in a picture.
const SIZE: f64 = 16.0;
const LINE: f64 = 21.0;
const GAP: f64 = 28.0;

/// A table with heads.
pub(super) struct Table {
    pub(super) heads: Vec<Head>,
    pub(super) rows: Vec<Row>,
    /// What stands below the rows.
    pub(super) more: Option<String>,
}

/// The head of a column.
pub(super) struct Head {
    pub(super) text: String,
    pub(super) align: Align,
}

/// On which side the texts of a column are lined up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Align {
    Left,
    Right,
}

/// A row.
pub(super) struct Row {
    /// The text of the move that the row is about.
    pub(super) play: String,
    pub(super) cells: Vec<String>,
    pub(super) mark: Mark,
}

/// Whether a row is set off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    /// The move of the row wins.
    Wins,
    None,
}

impl Table {
    fn column<'a>(&'a self, index: usize) -> impl Iterator<Item = &'a str> + 'a {
        let head = self.heads.get(index).map(|head| head.text.as_str());
        let cells = self.rows.iter().filter_map(move |row| row.cells.get(index));
        head.into_iter().chain(cells.map(String::as_str))
    }

    fn is_marked(&self) -> bool {
        self.rows.iter().any(|row| row.mark == Mark::Wins)
    }

    /// The table in lines of at most `width` columns; long cells go on in further lines.
    pub(super) fn lines(&self, width: usize) -> Vec<String> {
        let indent = if self.is_marked() { 2 } else { 0 };
        let gap = if width < NARROW { " " } else { "  " };
        let between = gap.len() * self.heads.len().saturating_sub(1);
        let room = width.saturating_sub(indent + between);
        let mut widths: Vec<usize> = (0..self.heads.len())
            .map(|index| text::widest(self.column(index)))
            .collect();
        while widths.iter().sum::<usize>() > room {
            match widths.iter_mut().max() {
                Some(widest) if *widest > LEAST_COLUMN => *widest -= 1,
                _ => break,
            }
        }
        let row = |cells: Vec<&str>, mark: Mark| -> Vec<String> {
            let cells: Vec<Vec<String>> = cells
                .iter()
                .zip(&widths)
                .map(|(cell, width)| text::wrap(cell, *width))
                .collect();
            let height = cells.iter().map(Vec::len).max().unwrap_or(0);
            (0..height)
                .map(|line| {
                    let first = match mark {
                        Mark::Wins if line == 0 => MARK,
                        _ => "",
                    };
                    let mut out = text::pad_right(first, indent);
                    for (index, cell) in cells.iter().enumerate() {
                        let text = cell.get(line).map_or("", String::as_str);
                        out.push_str(if index > 0 { gap } else { "" });
                        out.push_str(&match self.heads[index].align {
                            Align::Left => text::pad_right(text, widths[index]),
                            Align::Right => text::pad_left(text, widths[index]),
                        });
                    }
                    out
                })
                .collect()
        };
        let heads = self.heads.iter().map(|head| head.text.as_str()).collect();
        let mut lines = row(heads, Mark::None);
        let rules: Vec<String> = widths.iter().map(|width| "─".repeat(*width)).collect();
        lines.push(format!("{}{}", " ".repeat(indent), rules.join(gap)));
        for line in &self.rows {
            let cells = line.cells.iter().map(String::as_str).collect();
            lines.extend(row(cells, line.mark));
        }
        if let Some(more) = &self.more {
            lines.extend(text::wrap(more, width));
        }
        lines
    }

    /// Draws the table.
    pub(super) fn draw(&self, canvas: &mut Canvas) -> Extent {
        let palette = canvas.palette();
        let wrapped = |text: &str| text::wrap(text, WIDEST_CELL);
        let mut lefts = Vec::new();
        let mut widths = Vec::new();
        let mut x = if self.is_marked() { 40.0 } else { 16.0 };
        for index in 0..self.heads.len() {
            let width = self
                .column(index)
                .flat_map(wrapped)
                .map(|line| text_width(&line, SIZE))
                .fold(0.0, f64::max);
            lefts.push(x);
            widths.push(width);
            x += width + GAP;
        }
        let width = x - GAP + 16.0;
        let write = |canvas: &mut Canvas, index: usize, y: f64, look: Type, text: &str| {
            for (line, text) in wrapped(text).iter().enumerate() {
                let y = y + LINE * line as f64;
                match self.heads[index].align {
                    Align::Left => canvas.text((lefts[index], y), look.at_start(), text),
                    Align::Right => {
                        canvas.text((lefts[index] + widths[index], y), look.at_end(), text);
                    }
                }
            }
        };
        for (index, head) in self.heads.iter().enumerate() {
            let look = Type::new(SIZE - 2.0, palette.quiet).bold();
            write(canvas, index, 14.0, look, &head.text);
        }
        let mut y = 34.0;
        canvas.line(&[(0.0, y), (width, y)], Paint::line(palette.rule, 1.5));
        for row in &self.rows {
            let lines = row.cells.iter().map(|cell| wrapped(cell).len()).max();
            let height = 12.0 + LINE * lines.unwrap_or(1) as f64;
            canvas.group(&[("data-move", row.play.clone())], |canvas| {
                let wins = row.mark == Mark::Wins;
                if wins {
                    let size = (width, height - 4.0);
                    let panel = Paint::fill(palette.panel).with_line(palette.amber, 1.6);
                    canvas.rect((0.0, y + 2.0), size, 8.0, panel);
                    let check = [(13.0, y + 17.0), (18.0, y + 22.0), (27.0, y + 11.0)];
                    canvas.line(&check, Paint::line(palette.amber, 3.2));
                } else {
                    let bottom = y + height;
                    let rule = Paint::line(palette.rule, 1.0).faint(0.6);
                    canvas.line(&[(0.0, bottom), (width, bottom)], rule);
                }
                for (index, cell) in row.cells.iter().enumerate() {
                    let look = Type::new(SIZE, palette.ink);
                    let look = if wins { look.bold() } else { look };
                    write(canvas, index, y + 16.5, look, cell);
                }
            });
            y += height;
        }
        if let Some(more) = &self.more {
            let look = Type::new(SIZE, palette.quiet).at_start();
            canvas.text(
                (lefts.first().copied().unwrap_or(0.0), y + 18.0),
                look,
                more,
            );
            y += 34.0;
        }
        Extent { width, height: y }
    }
}
