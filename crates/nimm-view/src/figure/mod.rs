//! Figures as text and as SVG.
//!
//! Each kind of figure has one file, which implements `Picture` for it: a title, lines of text,
//! shapes, and notes that both the text and the picture carry. What the picture shows the text says.
//!
//! | file | shows |
//! |---|---|
//! | `pairing` | heaps in binary, ones joined in pairs |
//! | `powers` | heaps as sums of powers of two |
//! | `parts` | a heap as a sum of parts, the limit, the winning takes |
//! | `strip`, `strip_svg` | the values of the heaps 0, 1, 2, ... and their period |
//! | `moves` | moves and what they leave; moves and replies |
//! | `grid` | two heaps, one value a pair |
//! | `scatter` | the values of many heaps, a dot a value |
//! | `columns`, `bar`, `table`, `text`, `svg`, `frame`, `theme` | what these share |

mod bar;
mod columns;
mod frame;
mod grid;
mod moves;
mod pairing;
mod parts;
mod powers;
mod scatter;
mod strip;
mod strip_svg;
mod svg;
mod table;
mod text;
mod theme;

use nimm::Figure;

pub use text::{width, wrap};
pub use theme::Theme;

use crate::Words;
use svg::{Canvas, Extent};

/// The width below which lines are not made shorter.
const LEAST_WIDTH: usize = 32;
/// The width of the lines in the description of a picture.
const DESCRIPTION_WIDTH: usize = 120;
/// The most characters of a description.
const LONGEST_DESCRIPTION: usize = 6000;

/// A figure that can be said and drawn.
trait Picture {
    /// What it is, in a few words.
    fn title(&self, words: &Words) -> String;
    /// The figure in lines of at most `width` columns.
    fn lines(&self, words: &Words, width: usize) -> Vec<String>;
    /// What it means, a sentence each; below the text and below the picture.
    fn notes(&self, words: &Words) -> Vec<String>;
    /// Draws it with its upper left corner at (0, 0), and says how large it is.
    fn draw(&self, words: &Words, canvas: &mut Canvas) -> Extent;
}

/// The figure as Unicode text for a terminal or a screen reader, in lines of at most `width`
/// columns, where a Chinese character takes two.
///
/// A `width` below 32 is taken as 32. The text has no trailing spaces and ends with a line break.
///
/// # Examples
///
/// ```
/// use nimm::figure::{Figure, Pairing, PairingColumn};
/// use nimm_view::figure::figure_text;
/// use nimm_view::{Language, Words};
///
/// let figure = Figure::Pairing(Pairing {
///     heaps: vec![1u64.into(), 1u64.into()],
///     columns: vec![PairingColumn {
///         exponent: 0,
///         pairs: vec![(0, 1)],
///         single: None,
///     }],
/// });
/// let text = figure_text(&Words::new(Language::English), &figure, 80);
/// assert!(text.contains("1─╮"));
/// ```
#[must_use]
pub fn figure_text(words: &Words, figure: &Figure, width: usize) -> String {
    let Some(picture) = picture(figure) else {
        return String::new();
    };
    let width = width.max(LEAST_WIDTH);
    let mut lines = text::wrap(&picture.title(words), width);
    lines.push(String::new());
    lines.extend(picture.lines(words, width));
    let notes = picture.notes(words);
    if !notes.is_empty() {
        lines.push(String::new());
        lines.extend(notes.iter().flat_map(|note| text::wrap(note, width)));
    }
    let mut out = String::new();
    for line in lines {
        out.push_str(line.trim_end());
        out.push('\n');
    }
    out
}

/// The figure as an SVG document of its own: no style sheet, no script, nothing fetched. Its title
/// and description are the text of the figure, for those who do not see it.
///
/// Large figures are cut, and the picture says so.
#[must_use]
pub fn figure_svg(words: &Words, figure: &Figure, theme: Theme) -> String {
    let Some(picture) = picture(figure) else {
        return String::new();
    };
    let mut canvas = Canvas::new(theme);
    let drawn = picture.draw(words, &mut canvas);
    let notes = picture.notes(words);
    // What it means first, since the rest may be long.
    let mut said = notes.clone();
    said.extend(picture.lines(words, DESCRIPTION_WIDTH));
    let description = described(&said);
    let title = picture.title(words);
    canvas.finish(words.language(), drawn, &title, &notes, &description)
}

fn picture(figure: &Figure) -> Option<&dyn Picture> {
    Some(match figure {
        Figure::Pairing(figure) => figure,
        Figure::Powers(figure) => figure,
        Figure::Parts(figure) => figure,
        Figure::Strip(figure) => figure,
        Figure::Moves(figure) => figure,
        Figure::Replies(figure) => figure,
        Figure::Grid(figure) => figure,
        Figure::Scatter(figure) => figure,
        _ => return None,
    })
}

/// The lines without the characters that only draw, which a screen reader would spell out.
fn described(lines: &[String]) -> String {
    let mut out = String::new();
    for line in lines {
        let plain: String = line
            .chars()
            .map(|c| match c {
                '\u{2500}'..='\u{259f}' => ' ',
                c => c,
            })
            .collect();
        let plain = plain.split_whitespace().collect::<Vec<_>>().join(" ");
        if out.len() + plain.len() > LONGEST_DESCRIPTION {
            out.push('…');
            break;
        }
        if !plain.is_empty() {
            out.push_str(&plain);
            out.push('\n');
        }
    }
    out
}
