//! The full-screen board: where everything stands.

use nimm::{Count, Heap};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Paragraph};

use super::board::Board;
use super::draw;

/// Rows of the message, unless it needs more.
const MESSAGE_ROWS: u16 = 4;

impl Board<'_> {
    /// Draws the board on the whole frame.
    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>) {
        let area = frame.area();
        self.width = usize::from(area.width.saturating_sub(4));
        let text = wrap(&self.message, usize::from(area.width.saturating_sub(2)));
        let rows = u16::try_from(text.len()).unwrap_or(u16::MAX);
        let rows = rows.clamp(MESSAGE_ROWS, MESSAGE_ROWS.max(area.height / 2));
        let [title, _, heaps, _, message, keys] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Length(1),
            Constraint::Min(1),
            Constraint::Length(1),
            Constraint::Length(rows),
            Constraint::Length(1),
        ])
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
        let line = Line::styled(format!(" {}", self.phrases.plain(id)), faint());
        frame.render_widget(line, keys);
        self.draw_popup(frame, area);
    }

    fn draw_title(&self, frame: &mut Frame<'_>, area: Rect) {
        let game = self.session.start().game().to_string();
        let turn = format!("{} ", self.phrases.turn(self.session));
        let turn = Line::styled(turn, Style::new().add_modifier(Modifier::BOLD)).right_aligned();
        let room = usize::from(area.width).saturating_sub(turn.width() + 3);
        let game: String = game.chars().take(room).collect();
        frame.render_widget(Line::raw(format!(" {game}")), area);
        frame.render_widget(turn, area);
    }

    fn draw_heaps(&self, frame: &mut Frame<'_>, area: Rect) {
        let heaps = self.session.question().position().heaps();
        let rows = usize::from(area.height);
        // With more heaps than rows, two rows say how many are out of sight.
        let (from, shown) = if heaps.len() <= rows {
            (0, heaps.len())
        } else {
            let shown = rows.saturating_sub(2).max(1);
            let from = self.heap.saturating_sub(shown / 2);
            (from.min(heaps.len() - shown), shown)
        };
        let mut lines = Vec::new();
        let more = |id: &str, count: usize| {
            let text = self.phrases.say(id, &[("count", count.into())]);
            let text = if count == 0 { String::new() } else { text };
            Line::styled(format!("   {text}"), faint())
        };
        if shown < heaps.len() {
            lines.push(more("play-heaps-above", from));
        }
        for (offset, heap) in heaps[from..from + shown].iter().enumerate() {
            lines.push(self.heap_line(from + offset, heap, usize::from(area.width)));
        }
        if shown < heaps.len() {
            lines.push(more("play-heaps-below", heaps.len() - from - shown));
        }
        frame.render_widget(Paragraph::new(lines), area);
    }

    /// ` > 2  ||||| xx   7  (-3)`: the heap, what would be taken, its size, and the last take.
    fn heap_line(&self, index: usize, heap: &Heap, width: usize) -> Line<'static> {
        let heaps = self.session.question().position().heaps().len();
        let chosen = index == self.heap && self.session.winner().is_none();
        let take = self.take.as_ref().filter(|_| chosen);
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
            Some(places) => spans.extend(matches(&places, take)),
            None => spans.extend(count(heap.size(), take)),
        }
        let drawn: usize = spans.iter().map(Span::width).sum();
        let column = number_width + 5 + self.widest(room);
        spans.push(Span::raw(" ".repeat(column.saturating_sub(drawn) + 2)));
        if draw::places(heap.size(), room).is_some() {
            spans.push(Span::styled(heap.size().to_string(), bold));
        }
        if let Some(take) = take {
            spans.push(Span::styled(format!(" -{take}"), taken()));
        } else if let Some(turn) = self.session.turns().last()
            && turn.play.heap() == index + 1
        {
            spans.push(Span::styled(format!(" (-{})", turn.play.take()), faint()));
        }
        let note = self.phrases.heap_note(self.session.question(), index);
        spans.push(Span::styled(format!("  {note}"), faint()));
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
        let lines = wrap(&popup.lines, usize::from(width.saturating_sub(4)));
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

/// A heap that is too long for its row.
fn count(size: &Count, take: Option<&Count>) -> Vec<Span<'static>> {
    let style = match take {
        Some(_) => Style::new().fg(Color::Yellow).add_modifier(Modifier::BOLD),
        None => Style::new().fg(Color::Yellow),
    };
    vec![Span::styled(format!("[ {size} ]"), style)]
}

fn taken() -> Style {
    Style::new().fg(Color::Red).add_modifier(Modifier::BOLD)
}

fn faint() -> Style {
    Style::new().add_modifier(Modifier::DIM)
}

/// Lines that fit into `width` columns: broken at spaces, or between Chinese characters, but not
/// before a closing mark. Spaces at the start of a line are kept, so pictures keep their shape.
fn wrap(lines: &[String], width: usize) -> Vec<Line<'static>> {
    let mut wrapped = Vec::new();
    for line in lines {
        wrapped.extend(wrap_line(line, width.max(1)).into_iter().map(Line::raw));
    }
    wrapped
}

fn wrap_line(line: &str, width: usize) -> Vec<String> {
    let mut rows = Vec::new();
    let mut row = String::new();
    // Where the row may be broken, in bytes.
    let mut cut: Option<usize> = None;
    let mut used = 0;
    for character in line.chars() {
        let columns = Span::raw(character.to_string()).width();
        let wide = columns > 1;
        if wide && !"，。、；：？！）”’」』》…".contains(character) && !row.trim().is_empty()
        {
            cut = Some(row.len());
        }
        if used + columns > width && !row.is_empty() {
            if character == ' ' {
                rows.push(std::mem::take(&mut row));
                (cut, used) = (None, 0);
                continue;
            }
            let rest = match cut {
                Some(at) => row.split_off(at),
                None => String::new(),
            };
            rows.push(row.trim_end().to_string());
            row = rest.trim_start().to_string();
            used = Span::raw(row.as_str()).width();
            cut = None;
        }
        row.push(character);
        used += columns;
        if (character == ' ' && !row.trim().is_empty())
            || "，。、；：？！）”’」』》".contains(character)
        {
            cut = Some(row.len());
        }
    }
    rows.push(row);
    rows
}

#[cfg(test)]
mod tests {
    use super::wrap_line;

    #[test]
    fn english_breaks_at_spaces() {
        assert_eq!(wrap_line("one two three", 8), ["one two", "three"]);
        assert_eq!(wrap_line("one two", 7), ["one two"]);
        assert_eq!(wrap_line("one two", 3), ["one", "two"]);
        assert_eq!(wrap_line("abcdefgh", 3), ["abc", "def", "gh"]);
        assert_eq!(wrap_line("  ab cd", 10), ["  ab cd"]);
        assert_eq!(wrap_line("", 10), [""]);
    }

    #[test]
    fn chinese_breaks_between_characters_but_not_before_a_mark() {
        assert_eq!(wrap_line("从第二堆取三根", 8), ["从第二堆", "取三根"]);
        assert_eq!(
            wrap_line("从第二堆，取三根", 8),
            ["从第二", "堆，取三", "根"]
        );
        assert_eq!(wrap_line("从第 12 堆取 3 根", 9), ["从第 12", "堆取 3 根"]);
    }
}
