//! Writing SVG: shapes and text.

use std::fmt::{self, Write as _};

use super::text;
use super::theme::{Palette, Theme};

/// How far a picture reaches to the right and down from its origin.
#[derive(Clone, Copy, Debug)]
pub(super) struct Extent {
    pub(super) width: f64,
    pub(super) height: f64,
}

/// A length in user units, written with at most one decimal.
pub(super) struct Length(pub(super) f64);

impl fmt::Display for Length {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = (self.0 * 10.0).round();
        if tenths % 10.0 == 0.0 {
            write!(f, "{:.0}", tenths / 10.0 + 0.0)
        } else {
            write!(f, "{:.1}", tenths / 10.0)
        }
    }
}

/// How a shape is filled and outlined.
#[derive(Clone, Copy, Debug)]
pub(super) struct Paint {
    fill: &'static str,
    stroke: Option<(&'static str, f64)>,
    dash: Option<&'static str>,
    opacity: f64,
}

impl Paint {
    /// A filled shape.
    pub(super) fn fill(colour: &'static str) -> Paint {
        Paint {
            fill: colour,
            stroke: None,
            dash: None,
            opacity: 1.0,
        }
    }

    /// An outline.
    pub(super) fn line(colour: &'static str, width: f64) -> Paint {
        Paint::fill("none").with_line(colour, width)
    }

    /// The same with an outline.
    pub(super) fn with_line(mut self, colour: &'static str, width: f64) -> Paint {
        self.stroke = Some((colour, width));
        self
    }

    /// The same with its outline dashed.
    pub(super) fn dashed(mut self) -> Paint {
        self.dash = Some("5 4");
        self
    }

    /// The same, less or more transparent.
    pub(super) fn faint(mut self, opacity: f64) -> Paint {
        self.opacity = opacity;
        self
    }

    fn write(&self, out: &mut String) {
        attribute(out, "fill", self.fill);
        if let Some((colour, width)) = self.stroke {
            attribute(out, "stroke", colour);
            attribute(out, "stroke-width", Length(width));
            attribute(out, "stroke-linecap", "round");
            attribute(out, "stroke-linejoin", "round");
        }
        if let Some(dash) = self.dash {
            attribute(out, "stroke-dasharray", dash);
        }
        if self.opacity < 1.0 {
            attribute(out, "opacity", format_args!("{:.2}", self.opacity));
        }
    }
}

/// Where a text stands relative to its point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

/// How a text looks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Type {
    pub(super) size: f64,
    pub(super) colour: &'static str,
    pub(super) anchor: Anchor,
    pub(super) bold: bool,
}

impl Type {
    /// Text in the middle of its point.
    pub(super) fn new(size: f64, colour: &'static str) -> Type {
        Type {
            size,
            colour,
            anchor: Anchor::Middle,
            bold: false,
        }
    }

    /// The same, bold.
    pub(super) fn bold(mut self) -> Type {
        self.bold = true;
        self
    }

    /// The same, from its point to the right.
    pub(super) fn at_start(mut self) -> Type {
        self.anchor = Anchor::Start;
        self
    }

    /// The same, up to its point from the left.
    pub(super) fn at_end(mut self) -> Type {
        self.anchor = Anchor::End;
        self
    }
}

/// About how wide `text` is at `size`: exact enough to keep texts apart.
pub(super) fn text_width(text: &str, size: f64) -> f64 {
    text.chars()
        .map(|c| match text::width(c.encode_utf8(&mut [0; 4])) {
            0 => 0.0,
            1 => 0.58,
            _ => 1.0,
        })
        .sum::<f64>()
        * size
}

/// The shapes of a picture.
pub(super) struct Canvas {
    /// The shapes so far, as SVG.
    pub(super) body: String,
    palette: &'static Palette,
}

impl Canvas {
    pub(super) fn new(theme: Theme) -> Canvas {
        Canvas::of(theme.palette())
    }

    /// A canvas with these colours.
    pub(super) fn of(palette: &'static Palette) -> Canvas {
        let body = String::new();
        Canvas { body, palette }
    }

    /// The colours.
    pub(super) fn palette(&self) -> &'static Palette {
        self.palette
    }

    /// Shapes that belong to what an attribute names, so that a page can find them.
    pub(super) fn group(&mut self, attributes: &[(&str, String)], draw: impl FnOnce(&mut Canvas)) {
        self.body.push_str("<g");
        for (name, value) in attributes {
            attribute(&mut self.body, name, value);
        }
        self.body.push_str(">\n");
        draw(self);
        self.body.push_str("</g>\n");
    }

    /// A rectangle with rounded corners.
    pub(super) fn rect(&mut self, (x, y): (f64, f64), (w, h): (f64, f64), r: f64, paint: Paint) {
        let out = &mut self.body;
        out.push_str("<rect");
        for (name, value) in [("x", x), ("y", y), ("width", w), ("height", h), ("rx", r)] {
            attribute(out, name, Length(value));
        }
        paint.write(out);
        out.push_str("/>\n");
    }

    /// A circle.
    pub(super) fn circle(&mut self, (x, y): (f64, f64), r: f64, paint: Paint) {
        let out = &mut self.body;
        out.push_str("<circle");
        for (name, value) in [("cx", x), ("cy", y), ("r", r)] {
            attribute(out, name, Length(value));
        }
        paint.write(out);
        out.push_str("/>\n");
    }

    /// Straight lines from point to point.
    pub(super) fn line(&mut self, points: &[(f64, f64)], paint: Paint) {
        let mut path = String::new();
        for (index, (x, y)) in points.iter().enumerate() {
            let command = if index == 0 { 'M' } else { 'L' };
            // Writing to a string cannot fail.
            let _ = write!(path, "{command}{} {} ", Length(*x), Length(*y));
        }
        self.path(path.trim_end(), paint);
    }

    /// A curve from `from` to `to`, drawn towards the two points between them.
    pub(super) fn curve(&mut self, points: [(f64, f64); 4], paint: Paint) {
        let [from, a, b, to] = points.map(|(x, y)| format!("{} {}", Length(x), Length(y)));
        self.path(&format!("M{from} C{a} {b} {to}"), paint);
    }

    fn path(&mut self, path: &str, paint: Paint) {
        self.body.push_str("<path");
        attribute(&mut self.body, "d", path);
        paint.write(&mut self.body);
        self.body.push_str("/>\n");
    }

    /// A text whose middle height is at `y`.
    pub(super) fn text(&mut self, (x, y): (f64, f64), look: Type, text: &str) {
        let out = &mut self.body;
        out.push_str("<text");
        attribute(out, "x", Length(x));
        attribute(out, "y", Length(y + look.size * 0.35));
        attribute(out, "font-size", Length(look.size));
        attribute(out, "fill", look.colour);
        match look.anchor {
            Anchor::Start => {}
            Anchor::Middle => attribute(out, "text-anchor", "middle"),
            Anchor::End => attribute(out, "text-anchor", "end"),
        }
        if look.bold {
            attribute(out, "font-weight", "bold");
        }
        out.push('>');
        escape(out, text);
        out.push_str("</text>\n");
    }
}

/// Appends an attribute.
pub(super) fn attribute(out: &mut String, name: &str, value: impl fmt::Display) {
    let _ = write!(out, " {name}=\"");
    escape(out, &value.to_string());
    out.push('"');
}

/// Appends `text` so that it is text in XML, whatever it holds.
pub(super) fn escape(out: &mut String, text: &str) {
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\n' => out.push('\n'),
            c if c.is_control() || c == '\u{fffe}' || c == '\u{ffff}' => out.push('\u{fffd}'),
            c => out.push(c),
        }
    }
}
