//! The full-screen board: where everything stands.

use nimm::{Count, Heap, Move};
use nimm_view::figure::wrap;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Paragraph};

use super::board::Board;
use super::draw;
use nimm_view::parts_text;

/// Rows of the message, unless it needs more or the screen is small.
const MESSAGE_ROWS: u16 = 4;
/// From this height on nothing has to be saved.
const ROOMY: u16 = 14;
/// The columns of a text over the board that its frame takes.
const POPUP_MARGIN: u16 = 6;
/// From this many rows on, some say how many heaps are out of sight.
const ROWS_WITH_SIGNS: usize = 4;

impl Board<'_> {
    /// Draws the board on the whole frame.
    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>) {
        let area = frame.area();
        self.width = usize::from(area.width.saturating_sub(POPUP_MARGIN));
        let mut text = wrapped(&self.message, usize::from(area.width.saturating_sub(2)));
        let heaps = self.session.question().position().heaps().len();
        let rows = Rows::new(area.height, heaps, text.len());
        let shown = usize::from(rows.message);
        if shown < text.len() && shown > 0 {
            text.truncate(shown);
            let last = format!("{} …", text[shown - 1]);
            text[shown - 1] = Line::raw(fit(&last, usize::from(area.width.saturating_sub(2))));
        }
        let [title, _, heaps, _, message, keys] = Layout::vertical(
            [
                rows.title,
                rows.gap,
                rows.heaps,
                rows.space,
                rows.message,
                rows.keys,
            ]
            .map(Constraint::Length),
        )
        .areas(area);
        self.draw_title(frame, title);
        self.draw_heaps(frame, heaps);
        let indented = Rect {
            x: message.x + 1.min(message.width),
            width: message.width.saturating_sub(2),
            ..message
        };
        frame.render_widget(Paragraph::new(text), indented);
        let id = match self.session.winner() {
            Some(_) => "play-keys-line-over",
            None => "play-keys-line",
        };
        let mut line = format!(" {}", self.phrases.plain(id));
        if Span::raw(line.as_str()).width() > usize::from(area.width) {
            line = format!(" {}", self.phrases.plain("play-keys-line-short"));
        }
        frame.render_widget(Line::styled(line, faint()), keys);
        self.draw_popup(frame, area);
    }

    fn draw_title(&self, frame: &mut Frame<'_>, area: Rect) {
        let game = self.session.start().game().to_string();
        let turn = format!("{} ", self.phrases.turn(self.session));
        let turn = Line::styled(turn, Style::new().add_modifier(Modifier::BOLD)).right_aligned();
        let room = usize::from(area.width).saturating_sub(turn.width() + 3);
        let game = fit(&game, room);
        frame.render_widget(Line::raw(format!(" {game}")), area);
        frame.render_widget(turn, area);
    }

    fn draw_heaps(&self, frame: &mut Frame<'_>, area: Rect) {
        let heaps = self.session.question().position().heaps();
        let rows = usize::from(area.height);
        let (from, shown) = window(heaps.len(), self.heap, rows);
        let width = usize::from(area.width);
        let more = |id: &str, count: usize| {
            let signed = count > 0 && rows >= ROWS_WITH_SIGNS;
            let text = self.phrases.say(id, &[("count", count.into())]);
            signed.then(|| Line::styled(fit(&format!("   {text}"), width), faint()))
        };
        let mut lines = Vec::new();
        lines.extend(more("play-heaps-above", from));
        for (offset, heap) in heaps[from..from + shown].iter().enumerate() {
            lines.push(self.heap_line(from + offset, heap, width));
        }
        lines.extend(more("play-heaps-below", heaps.len() - from - shown));
        frame.render_widget(Paragraph::new(lines), area);
    }

    /// ` > 2  ||||| xx   7  -2`: the heap, what would be taken, its size, and the move that is chosen
    /// or was made in it.
    fn heap_line(&self, index: usize, heap: &Heap, width: usize) -> Line<'static> {
        let heaps = self.session.question().position().heaps().len();
        let chosen = index == self.heap && self.session.winner().is_none();
        let choice = self.choice.as_ref().filter(|_| chosen);
        let take = choice.and_then(|play| play.taken_from(heap.size()));
        let number_width = heaps.to_string().len();
        let marker = if chosen { ">" } else { " " };
        let bold = match chosen {
            true => Style::new().add_modifier(Modifier::BOLD),
            false => Style::new(),
        };
        let mut spans = vec![Span::styled(
            format!(" {marker} {:>number_width$}  ", index + 1),
            bold,
        )];
        let room = width.saturating_sub(number_width + 22);
        match draw::places(heap.size(), room) {
            Some(places) => spans.extend(matches(&places, take.as_ref())),
            None => {
                // Half of the row is for the size, half for what is taken from it.
                let digits = width.saturating_sub(number_width + 13) / 2;
                spans.push(count(heap.size(), digits, choice.is_some()));
            }
        }
        let used = |spans: &[Span<'_>]| spans.iter().map(Span::width).sum::<usize>();
        let drawn = used(&spans);
        let column = number_width + 5 + self.widest(room);
        spans.push(Span::raw(" ".repeat(column.saturating_sub(drawn) + 2)));
        if draw::places(heap.size(), room).is_some() {
            spans.push(Span::styled(heap.size().to_string(), bold));
        }
        let left = width.saturating_sub(used(&spans));
        if chosen && self.may_split() && self.is_pending() {
            let typed = fit(&format!(" {}_", self.typed), left);
            spans.push(Span::styled(typed, faint()));
        } else if let Some(play) = choice {
            let act = act(play, left.saturating_sub(1));
            spans.push(Span::styled(format!(" {act}"), taken()));
        } else if let Some(turn) = self.session.turns().last()
            && turn.play.heap() == index + 1
        {
            let act = act(&turn.play, left.saturating_sub(3));
            spans.push(Span::styled(format!(" ({act})"), faint()));
        }
        let note = self.phrases.heap_note(self.session.question(), index);
        let left = width.saturating_sub(used(&spans) + 2);
        if !note.is_empty() && left > 1 {
            spans.push(Span::styled(format!("  {}", fit(&note, left)), faint()));
        }
        Line::from(spans)
    }

    /// The columns of the longest row of matches now.
    fn widest(&self, room: usize) -> usize {
        let start = self.session.start().position().heaps();
        let rows = start
            .iter()
            .filter_map(|heap| draw::places(heap.size(), room));
        rows.filter_map(|places| Some(places.last()? + 1))
            .max()
            .unwrap_or(0)
    }

    fn draw_popup(&mut self, frame: &mut Frame<'_>, area: Rect) {
        let Some(popup) = &mut self.popup else {
            return;
        };
        let width = area.width.saturating_sub(2);
        let room = area.width.saturating_sub(POPUP_MARGIN);
        let lines = wrapped(&popup.lines, usize::from(room));
        let tallest = area.height.saturating_sub(2).max(3);
        let height = u16::try_from(lines.len() + 2)
            .unwrap_or(tallest)
            .min(tallest);
        let inside = usize::from(height.saturating_sub(2));
        popup.from = popup.from.min(lines.len().saturating_sub(inside));
        let place = Rect {
            x: area.x + (area.width - width) / 2,
            y: area.y + area.height.saturating_sub(height) / 2,
            width,
            height: height.min(area.height),
        };
        let below = lines.len().saturating_sub(popup.from + inside);
        let mut block = Block::bordered().title(format!(" {} ", popup.title));
        if below > 0 {
            block = block.title_bottom(Line::raw(format!(" ↓ {below} ")).right_aligned());
        }
        let shown: Vec<Line<'static>> = lines
            .into_iter()
            .skip(popup.from)
            .map(|line| Line::raw(format!(" {line}")))
            .collect();
        frame.render_widget(Clear, place);
        frame.render_widget(Paragraph::new(shown).block(block), place);
    }
}

/// The matches of a row; those to be taken are the last.
fn matches(places: &[usize], take: Option<&Count>) -> Vec<Span<'static>> {
    let take = take.and_then(Count::to_usize).unwrap_or(0);
    let kept = places.len().saturating_sub(take);
    let (mut before, mut after) = (String::new(), String::new());
    let mut column = 0;
    for (index, place) in places.iter().enumerate() {
        let text = if index < kept {
            &mut before
        } else {
            &mut after
        };
        text.push_str(&" ".repeat(place - column));
        text.push(if index < kept { '|' } else { 'x' });
        column = place + 1;
    }
    vec![
        Span::styled(before, Style::new().fg(Color::Yellow)),
        Span::styled(after, taken()),
    ]
}

/// `-3` or `>1+4`, in about so many columns.
fn act(play: &Move, columns: usize) -> String {
    match play.take() {
        Some(take) => format!("-{}", draw::number(take, columns.saturating_sub(1))),
        None => fit(&format!(">{}", parts_text(play)), columns.max(3)),
    }
}

/// A heap that is too long for its row, in at most so many digits.
fn count(size: &Count, digits: usize, chosen: bool) -> Span<'static> {
    let style = match chosen {
        true => Style::new().fg(Color::Yellow).add_modifier(Modifier::BOLD),
        false => Style::new().fg(Color::Yellow),
    };
    Span::styled(format!("[ {} ]", draw::number(size, digits)), style)
}

fn taken() -> Style {
    Style::new().fg(Color::Red).add_modifier(Modifier::BOLD)
}

fn faint() -> Style {
    Style::new().add_modifier(Modifier::DIM)
}

/// Lines of at most `width` columns.
fn wrapped(lines: &[String], width: usize) -> Vec<Line<'static>> {
    let lines = lines.iter().flat_map(|line| wrap(line, width));
    lines.map(Line::raw).collect()
}

/// `text` in at most `columns`, with a sign where it is cut.
fn fit(text: &str, columns: usize) -> String {
    if Span::raw(text).width() <= columns {
        return text.to_string();
    }
    let mut cut = String::new();
    for character in text.chars() {
        let longer = format!("{cut}{character}");
        if Span::raw(longer.as_str()).width() + 1 > columns {
            break;
        }
        cut = longer;
    }
    if columns > 0 {
        cut.push('…');
    }
    cut
}

/// How many rows each part of the board has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Rows {
    title: u16,
    /// Below the title.
    gap: u16,
    heaps: u16,
    /// Below the heaps.
    space: u16,
    message: u16,
    keys: u16,
}

impl Rows {
    /// For this many heaps and lines of a message in `height` rows. A heap is seen at any height.
    fn new(height: u16, heaps: usize, message: usize) -> Rows {
        let limited = |rows: usize| u16::try_from(rows).unwrap_or(u16::MAX);
        let (heaps, needed) = (limited(heaps), limited(message));
        let (title, keys) = (u16::from(height >= 4), u16::from(height >= 3));
        let body = height.saturating_sub(title + keys);
        if height >= ROOMY {
            let message = needed.clamp(MESSAGE_ROWS, MESSAGE_ROWS.max(height / 2));
            let heaps = body - message - 2;
            return Rows {
                title,
                gap: 1,
                heaps,
                space: 1,
                message,
                keys,
            };
        }
        let least = heaps.min((body / 3).max(1));
        let message = needed.min(body.saturating_sub(least));
        let free = body.saturating_sub(message).saturating_sub(heaps);
        let (space, gap) = (u16::from(free > 0), u16::from(free > 1));
        Rows {
            title,
            gap,
            heaps: body.saturating_sub(message + space + gap),
            space,
            message,
            keys,
        }
    }
}

/// Which heaps are drawn in `rows`: from which one, and how many. Rows are left for those that say
/// how many are out of sight, where there are rows enough.
fn window(heaps: usize, chosen: usize, rows: usize) -> (usize, usize) {
    if heaps <= rows {
        return (0, heaps);
    }
    if rows < ROWS_WITH_SIGNS {
        let from = chosen.saturating_sub(rows / 2);
        return (from.min(heaps - rows), rows);
    }
    // One row tells of the heaps out of sight, or one on either side.
    let one = rows - 1;
    if chosen < one {
        (0, one)
    } else if chosen >= heaps - one {
        (heaps - one, one)
    } else {
        (chosen - (rows - 2) / 2, rows - 2)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_chosen_heap_is_always_in_sight() {
        for heaps in 1..20 {
            for rows in 1..12 {
                for chosen in 0..heaps {
                    let (from, shown) = window(heaps, chosen, rows);
                    let seen = from..from + shown;
                    assert!(seen.contains(&chosen) && seen.end <= heaps);
                    let signs = usize::from(from > 0) + usize::from(seen.end < heaps);
                    let signs = if rows < ROWS_WITH_SIGNS { 0 } else { signs };
                    assert_eq!(shown + signs, rows.min(heaps), "{heaps} {rows} {chosen}");
                }
            }
        }
    }

    #[test]
    fn rows_are_shared_at_any_height() {
        for height in 1..60 {
            for heaps in [1, 3, 30, 500] {
                for message in [0, 1, 3, 20] {
                    let rows = Rows::new(height, heaps, message);
                    let all = [rows.title, rows.gap, rows.space, rows.message, rows.keys];
                    assert_eq!(all.iter().sum::<u16>() + rows.heaps, height);
                    assert!(rows.heaps > 0, "{height} {heaps} {message}");
                }
            }
        }
    }

    #[test]
    fn a_text_that_is_cut_shows_it() {
        assert_eq!(fit("at most 12", 10), "at most 12");
        assert_eq!(fit("at most 12", 6), "at mo…");
        assert_eq!(fit("最多取", 4), "最…");
        assert_eq!(fit("at most 12", 0), "");
    }
}
