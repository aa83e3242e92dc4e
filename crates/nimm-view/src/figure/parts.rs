//! A heap as a sum of parts, the limit on the next take, and the takes that win: the last parts.

use nimm::Count;
use nimm::figure::Parts;

use super::bar::Bar;
use super::svg::{Anchor, Canvas, Extent, Paint, Type, text_width};
use super::{Picture, text};
use crate::Words;

/// The most parts that are shown one by one.
const MOST_PARTS: usize = 12;
/// The most winning takes that are shown.
const MOST_TAKES: usize = 12;

/// Distances in the picture.
const BAR: f64 = 620.0;
const BAR_HEIGHT: f64 = 54.0;
const LEAST_PART: f64 = 34.0;
const TAKE: f64 = 44.0;

impl Picture for Parts {
    fn title(&self, words: &Words) -> String {
        let size = text::number(words, &self.size);
        words.say("figure-parts-title", &[("size", size.into())])
    }

    fn lines(&self, words: &Words, width: usize) -> Vec<String> {
        let segments = segments(words, self);
        let takes = takes(words, self);
        let limit = self.quota.as_ref().map(|quota| limit(words, quota));
        let labels = segments.iter().map(|segment| &segment.label);
        let labels = labels.chain(takes.iter().map(|(label, _)| label));
        let label = text::widest(labels.chain(&limit).map(String::as_str)).min(width / 2);
        let bar = Bar::of_columns(sizes(&segments), width.saturating_sub(label + 2).max(8));
        let row = |name: &str, start: f64, end: f64, draw: &dyn Fn(usize) -> String| {
            // The least of them is still one column wide.
            let end = (end.round() as usize).max(1);
            let start = (start.round() as usize).min(end - 1);
            let drawn = draw(end - start);
            let mut names = text::wrap(name, label);
            let last = names.pop().unwrap_or_default();
            let last = text::pad_left(&last, label);
            names.push(format!("{last}  {}{drawn}", " ".repeat(start)));
            names
        };

        let mut lines = text::wrap(&equation(words, self, &segments), width);
        lines.push(String::new());
        for (segment, edges) in segments.iter().zip(bar.edges.windows(2)) {
            let draw = |columns: usize| "█".repeat(columns);
            lines.extend(row(&segment.label, edges[0], edges[1], &draw));
        }
        if let (Some(quota), Some(limit)) = (&self.quota, &limit) {
            let draw = |columns: usize| match columns {
                1 => "│".to_string(),
                _ => format!("├{}┤", "─".repeat(columns - 2)),
            };
            lines.extend(row(limit, bar.reach(quota), bar.end(), &draw));
        }
        for (name, take) in &takes {
            let draw = |columns: usize| "═".repeat(columns);
            lines.extend(row(name, bar.reach(take), bar.end(), &draw));
        }
        lines
    }

    fn notes(&self, words: &Words) -> Vec<String> {
        let mut notes = vec![match &self.quota {
            None => words.say("figure-parts-no-limit", &[]),
            Some(quota) => {
                let arguments = [("limit", text::counted(words, quota))];
                words.say("figure-parts-limit-note", &arguments)
            }
        }];
        if self.winning.is_empty() {
            notes.push(words.say("figure-parts-no-take", &[]));
        }
        let hidden = self.winning.len().saturating_sub(MOST_TAKES);
        if hidden > 0 {
            notes.push(words.say("figure-parts-more-takes", &[("count", hidden.into())]));
        }
        notes
    }

    fn draw(&self, words: &Words, canvas: &mut Canvas) -> Extent {
        let palette = canvas.palette();
        let segments = segments(words, self);
        let bar = Bar::of_length(sizes(&segments), BAR, LEAST_PART);
        let sum = text::wrap(&equation(words, self, &segments), 60);
        for (index, line) in sum.iter().enumerate() {
            let y = 14.0 + 28.0 * index as f64;
            let look = Type::new(20.0, palette.ink).bold();
            canvas.text((BAR / 2.0, y), look, line);
        }
        let limit_at = 28.0 * sum.len() as f64 + 24.0;
        let top = limit_at + if self.quota.is_some() { 24.0 } else { 0.0 };
        // The parts of the only heap.
        canvas.group(&[("data-heap", "1".to_string())], |canvas| {
            for (index, segment) in segments.iter().enumerate() {
                let (from, to) = (bar.edges[index] + 1.5, bar.edges[index + 1] - 1.5);
                let paint = if segment.parts > 1 {
                    Paint::fill(palette.panel).with_line(palette.amber, 1.6)
                } else {
                    Paint::fill(palette.amber)
                };
                canvas.rect((from, top), (to - from, BAR_HEIGHT), 9.0, paint);
                let colour = if segment.parts > 1 {
                    palette.ink
                } else {
                    palette.on_amber
                };
                let at = ((from + to) / 2.0, top + BAR_HEIGHT / 2.0);
                if text_width(&segment.label, 19.0) + 4.0 < to - from {
                    canvas.text(at, Type::new(19.0, colour).bold(), &segment.label);
                } else if segment.parts > 1 {
                    canvas.text(at, Type::new(19.0, colour).bold(), "…");
                }
            }
        });
        let bottom = top + BAR_HEIGHT;
        if let Some(quota) = &self.quota {
            let x = bar.reach(quota);
            let line = Paint::line(palette.single, 2.2);
            canvas.line(&[(x, limit_at - 8.0), (x, top - 2.0)], line);
            let across = Paint::line(palette.on_amber, 2.2).dashed();
            canvas.line(&[(x, top + 1.0), (x, bottom - 1.0)], across);
            canvas.line(&[(x, limit_at + 8.0), (BAR, limit_at + 8.0)], line);
            for end in [(x, 7.0), (BAR, -7.0)] {
                let (tip, back) = end;
                let head = [
                    (tip + back, limit_at + 3.0),
                    (tip, limit_at + 8.0),
                    (tip + back, limit_at + 13.0),
                ];
                canvas.line(&head, line);
            }
            let look = Type::new(15.0, palette.single).bold();
            let at = (limit_at + 6.0, limit_at - 5.0);
            beside(canvas, x, at, look, &limit(words, quota));
        }
        let mut y = bottom + 14.0;
        for (label, take) in takes(words, self) {
            let x = bar.reach(&take);
            let brace = [
                (x + 3.0, y),
                (x + 3.0, y + 14.0),
                (BAR - 3.0, y + 14.0),
                (BAR - 3.0, y),
            ];
            canvas.line(&brace, Paint::line(palette.amber, 3.0));
            let look = Type::new(15.0, palette.ink).bold();
            beside(canvas, x, (y + 10.0, y + 28.0), look, &label);
            y += TAKE;
        }
        Extent {
            width: BAR,
            height: y - 8.0,
        }
    }
}

/// Writes a label to the left of `x` at the first height, or to the right at the second where there
/// is no room.
fn beside(canvas: &mut Canvas, x: f64, (y, other): (f64, f64), look: Type, label: &str) {
    if text_width(label, look.size) + 12.0 <= x {
        canvas.text((x - 10.0, y), look.at_end(), label);
    } else {
        let look = Type {
            anchor: Anchor::Start,
            ..look
        };
        canvas.text((x + 12.0, other), look, label);
    }
}

/// A part, or the parts in the middle that are not shown one by one.
struct Segment {
    size: Count,
    label: String,
    parts: usize,
}

fn sizes(segments: &[Segment]) -> Vec<Count> {
    segments
        .iter()
        .map(|segment| segment.size.clone())
        .collect()
}

fn segments(words: &Words, figure: &Parts) -> Vec<Segment> {
    let single = |part: &Count| Segment {
        size: part.clone(),
        label: text::number(words, part),
        parts: 1,
    };
    let parts = &figure.parts;
    if parts.len() <= MOST_PARTS {
        return parts.iter().map(single).collect();
    }
    let (first, rest) = parts.split_at(MOST_PARTS / 2);
    let (hidden, last) = rest.split_at(rest.len() - (MOST_PARTS / 2 - 1));
    let middle = Segment {
        size: hidden.iter().fold(Count::ZERO, |sum, part| &sum + part),
        label: words.say("figure-parts-hidden", &[("count", hidden.len().into())]),
        parts: hidden.len(),
    };
    let first = first.iter().map(single);
    first
        .chain([middle])
        .chain(last.iter().map(single))
        .collect()
}

fn equation(words: &Words, figure: &Parts, segments: &[Segment]) -> String {
    let parts: Vec<&str> = segments
        .iter()
        .map(|segment| segment.label.as_str())
        .collect();
    let size = text::number(words, &figure.size);
    format!("{size} = {}", parts.join(" + "))
}

fn limit(words: &Words, quota: &Count) -> String {
    words.say(
        "figure-parts-limit",
        &[("limit", text::counted(words, quota))],
    )
}

/// The winning takes that are shown, each with its label.
fn takes(words: &Words, figure: &Parts) -> Vec<(String, Count)> {
    let shown = figure.winning.iter().take(MOST_TAKES);
    shown
        .map(|take| {
            let arguments = [("take", text::counted(words, take))];
            (words.say("figure-parts-take", &arguments), take.clone())
        })
        .collect()
}
