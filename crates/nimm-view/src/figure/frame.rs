//! The frame around a picture: ground, title, notes, and what is said to those who do not see it.

use std::fmt::Write as _;

use super::svg::{Canvas, Extent, Length, Paint, Type, attribute, escape};
use super::text;
use crate::Language;

/// The space around a picture.
const MARGIN: f64 = 28.0;
/// The size of the title and of the notes.
const TITLE_SIZE: f64 = 19.0;
const NOTE_SIZE: f64 = 14.0;
const NOTE_LINE: f64 = 22.0;
/// The least width of a picture without its margins, so that titles and notes have room.
const LEAST_WIDTH: f64 = 420.0;

impl Canvas {
    /// The finished picture: the drawn shapes under `title` and above `notes`.
    pub(super) fn finish(
        self,
        language: Language,
        drawn: Extent,
        title: &str,
        notes: &[String],
        description: &str,
    ) -> String {
        let palette = self.palette();
        let inner = drawn.width.max(LEAST_WIDTH);
        let columns = |size: f64| (inner / (size * 0.54)) as usize;
        let titles = text::wrap(title, columns(TITLE_SIZE));
        let top = MARGIN + 28.0 * titles.len() as f64 + 12.0;
        let notes: Vec<String> = notes
            .iter()
            .flat_map(|note| text::wrap(note, columns(NOTE_SIZE)))
            .collect();
        let below = top + drawn.height + 26.0;
        let height = below + NOTE_LINE * notes.len() as f64 + MARGIN - 14.0;
        let width = inner + 2.0 * MARGIN;

        let mut frame = Canvas::of(palette);
        frame.rect(
            (0.0, 0.0),
            (width, height),
            14.0,
            Paint::fill(palette.ground),
        );
        for (index, line) in titles.iter().enumerate() {
            let y = MARGIN + 10.0 + 28.0 * index as f64;
            let look = Type::new(TITLE_SIZE, palette.ink).bold().at_start();
            frame.text((MARGIN, y), look, line);
        }
        let left = MARGIN + (inner - drawn.width) / 2.0;
        // Writing to a string cannot fail.
        let _ = writeln!(
            frame.body,
            "<g transform=\"translate({} {})\">\n{}</g>",
            Length(left),
            Length(top),
            self.body
        );
        for (index, line) in notes.iter().enumerate() {
            let y = below + NOTE_LINE * index as f64;
            let look = Type::new(NOTE_SIZE, palette.quiet).at_start();
            frame.text((MARGIN, y), look, line);
        }

        let mut out = String::from("<svg xmlns=\"http://www.w3.org/2000/svg\"");
        let (w, h) = (Length(width), Length(height));
        attribute(&mut out, "viewBox", format_args!("0 0 {w} {h}"));
        attribute(&mut out, "width", &w);
        attribute(&mut out, "height", &h);
        attribute(&mut out, "role", "img");
        attribute(&mut out, "xml:lang", language.tag());
        attribute(&mut out, "font-family", fonts(language));
        out.push_str(">\n<title>");
        escape(&mut out, title);
        out.push_str("</title>\n<desc>");
        escape(&mut out, description);
        out.push_str("</desc>\n");
        out.push_str(&frame.body);
        out.push_str("</svg>\n");
        out
    }
}

/// Fonts by name, none of them fetched: those of the system, then those with Chinese characters in
/// the forms of the language.
fn fonts(language: Language) -> &'static str {
    match language {
        Language::English | Language::SimplifiedChinese => {
            "system-ui, 'Noto Sans', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', \
             sans-serif"
        }
        Language::TraditionalChinese => {
            "system-ui, 'Noto Sans', 'PingFang TC', 'Microsoft JhengHei', 'Noto Sans CJK TC', \
             sans-serif"
        }
    }
}
