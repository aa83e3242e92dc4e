//! Heaps as sums of distinct powers of two in columns, and how often each power occurs.

use nimm::Count;
use nimm::figure::{PowerColumn, Powers};

use super::columns;
use super::svg::{Canvas, Extent, Paint, Type, text_width};
use super::{Picture, text};
use crate::Words;

/// Distances in the picture.
const ROW: f64 = 38.0;
const TILE: f64 = 28.0;
const FOOT: f64 = 84.0;

impl Picture for Powers {
    fn title(&self, words: &Words) -> String {
        words.say("figure-powers-title", &[])
    }

    fn lines(&self, words: &Words, width: usize) -> Vec<String> {
        let labels = columns::heap_labels(words, &self.heaps, width / 2);
        let times = words.say("figure-powers-times", &[]);
        let label = text::widest(labels.iter().map(String::as_str)).max(text::width(&times));
        let shown = shown(self);
        let counts: Vec<String> = shown.iter().map(|column| count(self, *column)).collect();
        let feet: Vec<String> = shown
            .iter()
            .map(|column| parity(words, self, *column))
            .collect();
        let heads: Vec<String> = shown.iter().map(|column| part(*column)).collect();
        let all = heads.iter().chain(&counts).chain(&feet);
        let cell = text::widest(all.map(String::as_str));

        let mut lines = Vec::new();
        // In front of each power: a sign between spaces.
        let fit = (width.saturating_sub(label) / (cell + 3)).max(1);
        for block in 0..shown.chunks(fit).count().max(1) {
            let range = (block * fit).min(shown.len())..((block + 1) * fit).min(shown.len());
            if block > 0 {
                lines.push(String::new());
            }
            let line = |first: &str, cells: &dyn Fn(usize) -> (&'static str, String)| {
                let mut line = text::pad_left(first, label);
                for place in range.clone() {
                    let (sign, text) = cells(place);
                    line.push_str(sign);
                    line.push_str(&text::pad_both(&text, cell));
                }
                line
            };
            for (row, label) in labels.iter().enumerate() {
                let power = |place: usize| {
                    let there = has(self, row, shown[place]);
                    let later = (0..place).any(|before| has(self, row, shown[before]));
                    let sign = match (place, there && later) {
                        (0, _) => " = ",
                        (_, true) => " + ",
                        (_, false) => "   ",
                    };
                    let last = place + 1 == shown.len();
                    let text = match shown[place] {
                        Some(_) if there => heads[place].clone(),
                        Some(_) if last && self.heaps[row].is_zero() => "0".to_string(),
                        Some(_) => String::new(),
                        None => heads[place].clone(),
                    };
                    (sign, text)
                };
                lines.push(if shown.is_empty() {
                    format!("{} = 0", line(label, &power))
                } else {
                    line(label, &power)
                });
            }
            if !shown.is_empty() {
                lines.push(line(&times, &|place| ("   ", counts[place].clone())));
                lines.push(line("", &|place| ("   ", feet[place].clone())));
            }
        }
        lines
    }

    fn notes(&self, words: &Words) -> Vec<String> {
        let odd: Vec<String> = self
            .columns
            .iter()
            .filter(|column| is_marked(self, column))
            .map(|column| columns::weight(column.exponent))
            .collect();
        let mut named = odd.clone();
        if named.len() > 12 {
            named.truncate(11);
            named.push("…".to_string());
        }
        let id = match (odd.is_empty(), is_nim(self)) {
            (true, true) => "figure-powers-all-even",
            (true, false) => "figure-powers-all-multiples",
            (false, true) => "figure-powers-odd",
            (false, false) => "figure-powers-no-multiples",
        };
        let arguments = [
            ("count", odd.len().into()),
            ("powers", text::list(words, &named).into()),
            ("modulus", (&self.modulus).into()),
        ];
        let mut notes = vec![words.say(id, &arguments)];
        let important = important(self);
        notes.extend(columns::left_out_note(words, self.columns.len(), important));
        notes.extend(columns::more_heaps_note(words, self.heaps.len()));
        notes
    }

    fn draw(&self, words: &Words, canvas: &mut Canvas) -> Extent {
        let palette = canvas.palette();
        let labels = columns::heap_labels(words, &self.heaps, usize::MAX);
        let times = words.say("figure-powers-times", &[]);
        let shown = shown(self);
        let label = labels
            .iter()
            .map(|label| text_width(label, 19.0))
            .fold(text_width(&times, 14.0), f64::max)
            + 8.0;
        let start = label + 28.0;
        let tile = shown
            .iter()
            .map(|column| text_width(&part(*column), 17.0) + 18.0)
            .fold(50.0, f64::max);
        let pitch = tile + 32.0;
        let bottom = ROW * labels.len() as f64;
        let width = start + pitch * shown.len() as f64 - (pitch - tile);

        for (row, text) in labels.iter().enumerate() {
            let y = ROW * (row as f64 + 0.5);
            canvas.group(&[("data-heap", (row + 1).to_string())], |canvas| {
                let look = Type::new(19.0, palette.ink).bold().at_end();
                canvas.text((label, y), look, text);
                canvas.text((label + 14.0, y), Type::new(17.0, palette.quiet), "=");
                let mut before = false;
                for (place, column) in shown.iter().enumerate() {
                    let left = start + pitch * place as f64;
                    let centre = left + tile / 2.0;
                    if !has(self, row, *column) {
                        continue;
                    }
                    if before {
                        let at = (left - (pitch - tile) / 2.0, y);
                        canvas.text(at, Type::new(17.0, palette.quiet), "+");
                    }
                    before = true;
                    let corner = (left, y - TILE / 2.0);
                    let paint = Paint::fill(palette.panel).with_line(palette.amber, 1.6);
                    canvas.rect(corner, (tile, TILE), 8.0, paint);
                    let look = Type::new(17.0, palette.ink).bold();
                    canvas.text((centre, y), look, &part(*column));
                }
                if !before {
                    let at = (width - tile / 2.0, y);
                    canvas.text(at, Type::new(17.0, palette.quiet), "0");
                }
            });
        }
        let y = bottom + 12.0;
        canvas.line(&[(0.0, y), (width, y)], Paint::line(palette.rule, 1.0));
        let look = Type::new(14.0, palette.quiet).at_end();
        canvas.text((label, bottom + 38.0), look, &times);
        for (place, column) in shown.iter().enumerate() {
            let at = (start + pitch * place as f64 + tile / 2.0, bottom + 38.0);
            let Some(column) = column else {
                let high = (at.0, bottom / 2.0);
                canvas.text(high, Type::new(22.0, palette.quiet).bold(), "…");
                continue;
            };
            let (ring, colour) = if is_marked(self, column) {
                (Paint::line(palette.single, 2.2).dashed(), palette.single)
            } else {
                (Paint::fill(palette.panel), palette.ink)
            };
            canvas.circle(at, 17.0, ring);
            let count = column.count.to_string();
            canvas.text(at, Type::new(17.0, colour).bold(), &count);
            let below = (at.0, bottom + 69.0);
            let look = Type::new(14.0, colour).bold();
            canvas.text(below, look, &parity(words, self, Some(column)));
        }
        Extent {
            width,
            height: bottom + FOOT,
        }
    }
}

/// Whether ones are counted in pairs.
fn is_nim(powers: &Powers) -> bool {
    powers.modulus == Count::from(2u64)
}

/// What a count leaves on division by the modulus.
fn rest(powers: &Powers, column: &PowerColumn) -> Count {
    &Count::from(column.count) % &powers.modulus
}

fn is_marked(powers: &Powers, column: &PowerColumn) -> bool {
    !rest(powers, column).is_zero()
}

/// The highest column that is marked.
fn important(powers: &Powers) -> Option<usize> {
    let mut columns = powers.columns.iter();
    columns.position(|column| is_marked(powers, column))
}

fn shown(powers: &Powers) -> Vec<Option<&PowerColumn>> {
    columns::shown(powers.columns.len(), important(powers))
        .into_iter()
        .map(|index| index.and_then(|index| powers.columns.get(index)))
        .collect()
}

/// The power, or the sign for powers left out.
fn part(column: Option<&PowerColumn>) -> String {
    column.map_or_else(
        || "…".to_string(),
        |column| columns::weight(column.exponent),
    )
}

/// How often a power occurs; in brackets where that is odd, or no multiple of the modulus.
fn count(powers: &Powers, column: Option<&PowerColumn>) -> String {
    match column {
        None => String::new(),
        Some(column) if is_marked(powers, column) => format!("({})", column.count),
        Some(column) => column.count.to_string(),
    }
}

/// Whether a power occurs an odd or an even number of times, or what the number leaves on division by
/// the modulus.
fn parity(words: &Words, powers: &Powers, column: Option<&PowerColumn>) -> String {
    match column {
        None => String::new(),
        Some(column) if !is_nim(powers) => {
            let rest = rest(powers, column);
            words.say("figure-powers-rest", &[("rest", (&rest).into())])
        }
        Some(column) if is_marked(powers, column) => words.say("figure-odd", &[]),
        Some(_) => words.say("figure-even", &[]),
    }
}

/// Whether the heap of a row contains the power of a column.
fn has(powers: &Powers, row: usize, column: Option<&PowerColumn>) -> bool {
    column.is_some_and(|column| powers.heaps[row].bit(column.exponent))
}
