//! Tables of moves: what each leaves, and the replies to the moves of a lost position.

use nimm::figure::{MoveTable, ReplyTable};
use nimm::{Count, Outcome};

use super::svg::{Canvas, Extent};
use super::table::{Align, Head, MOST_DRAWN_ROWS, MOST_ROWS, Mark, Row, Table};
use super::{Picture, text};
use crate::Words;

impl Picture for MoveTable {
    fn title(&self, words: &Words) -> String {
        words.say("figure-moves-title", &[])
    }

    fn lines(&self, words: &Words, width: usize) -> Vec<String> {
        move_table(words, self, MOST_ROWS).lines(width)
    }

    fn notes(&self, words: &Words) -> Vec<String> {
        let mut notes = Vec::new();
        if self.rows.iter().any(|row| row.outcome == Some(Outcome::P)) {
            notes.push(words.say("figure-moves-marked", &[]));
        }
        if self.rows.iter().any(|row| row.remoteness.is_some()) {
            notes.push(words.say("figure-moves-remoteness", &[]));
        }
        notes
    }

    fn draw(&self, words: &Words, canvas: &mut Canvas) -> Extent {
        move_table(words, self, MOST_DRAWN_ROWS).draw(canvas)
    }
}

impl Picture for ReplyTable {
    fn title(&self, words: &Words) -> String {
        words.say("figure-replies-title", &[])
    }

    fn lines(&self, words: &Words, width: usize) -> Vec<String> {
        reply_table(words, self, MOST_ROWS).lines(width)
    }

    fn notes(&self, _: &Words) -> Vec<String> {
        Vec::new()
    }

    fn draw(&self, words: &Words, canvas: &mut Canvas) -> Extent {
        reply_table(words, self, MOST_DRAWN_ROWS).draw(canvas)
    }
}

fn head(words: &Words, id: &str, align: Align) -> Head {
    let text = words.say(id, &[]);
    Head { text, align }
}

/// How many of `moves` are not among the `shown`.
fn more(words: &Words, moves: &Count, shown: usize) -> Option<String> {
    let rest = moves.checked_sub(&shown.into())?;
    let arguments = [("count", text::counted(words, &rest))];
    (!rest.is_zero()).then(|| words.say("figure-more-moves", &arguments))
}

/// Values that are nowhere known have no column.
fn move_table(words: &Words, table: &MoveTable, most: usize) -> Table {
    let rows = &table.rows[..table.rows.len().min(most)];
    let outcomes = rows.iter().any(|row| row.outcome.is_some());
    let values = rows.iter().any(|row| row.nim_value.is_some());
    let remoteness = rows.iter().any(|row| row.remoteness.is_some());
    let mut heads = vec![
        head(words, "figure-moves-move", Align::Left),
        head(words, "figure-moves-leaves", Align::Left),
    ];
    if outcomes {
        heads.push(head(words, "figure-moves-outcome", Align::Left));
    }
    if values {
        heads.push(head(words, "figure-moves-nim-value", Align::Right));
    }
    if remoteness {
        heads.push(head(words, "figure-moves-left", Align::Right));
    }
    let unknown = || words.say("figure-unknown", &[]);
    let rows: Vec<Row> = rows
        .iter()
        .map(|row| {
            let mut cells = vec![
                text::numbers_in(words, &row.play.to_string()),
                text::position(words, &row.leaves),
            ];
            if outcomes {
                cells.push(match row.outcome {
                    Some(Outcome::P) => words.say("figure-opponent-loses", &[]),
                    Some(Outcome::N) => words.say("figure-opponent-wins", &[]),
                    None => unknown(),
                });
            }
            if values {
                let value = row.nim_value.as_ref();
                let value = value.map(|value| text::number(words, value.as_count()));
                cells.push(value.unwrap_or_else(unknown));
            }
            if remoteness {
                let left = row.remoteness.as_ref();
                let left = left.map(|left| text::number(words, left));
                cells.push(left.unwrap_or_else(unknown));
            }
            let mark = match row.outcome {
                Some(Outcome::P) => Mark::Wins,
                _ => Mark::None,
            };
            let play = row.play.to_string();
            Row { play, cells, mark }
        })
        .collect();
    let more = more(words, &table.moves, rows.len());
    Table { heads, rows, more }
}

fn reply_table(words: &Words, table: &ReplyTable, most: usize) -> Table {
    let heads = vec![
        head(words, "figure-moves-move", Align::Left),
        head(words, "figure-moves-leaves", Align::Left),
        head(words, "figure-replies-reply", Align::Left),
        head(words, "figure-replies-then", Align::Left),
    ];
    let rows: Vec<Row> = table
        .rows
        .iter()
        .take(most)
        .map(|row| {
            let reply = row.reply.as_ref().map_or_else(
                || words.say("figure-replies-over", &[]),
                |reply| text::numbers_in(words, &reply.to_string()),
            );
            let then = row.then.as_ref();
            let cells = vec![
                text::numbers_in(words, &row.play.to_string()),
                text::position(words, &row.leaves),
                reply,
                then.map_or_else(String::new, |then| text::position(words, then)),
            ];
            let mark = Mark::None;
            let play = row.play.to_string();
            Row { play, cells, mark }
        })
        .collect();
    let more = more(words, &table.moves, rows.len());
    Table { heads, rows, more }
}
