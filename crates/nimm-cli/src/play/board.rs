//! The full-screen board: what each key does.

use nimm::player::Choice;
use nimm::{Error, Move};
use nimm_view::error_words;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::board_choice::Step;
use nimm::play::Session;
use nimm_view::Phrases;

/// The most heaps of a list of moves.
const MOST_HEAPS: usize = 200;

/// What the terminal is to do next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Next {
    /// Draw, and wait for a key.
    GoOn,
    /// Leave the board.
    Quit,
    /// Leave it as after Ctrl-C.
    Stop,
}

/// A text over the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Popup {
    pub(super) title: String,
    pub(super) lines: Vec<String>,
    /// The first line that is shown.
    pub(super) from: usize,
}

/// A game on the screen, and the move that is being chosen.
pub(crate) struct Board<'a> {
    pub(super) session: &'a mut Session,
    pub(super) phrases: Phrases<'a>,
    /// The index of the chosen heap, from 0.
    pub(super) heap: usize,
    /// The move in it that would be made.
    pub(super) choice: Option<Move>,
    /// What was typed of a move so far.
    pub(super) typed: String,
    pub(super) message: Vec<String>,
    pub(super) popup: Option<Popup>,
    /// How wide texts may be; the view keeps it up to date.
    pub(super) width: usize,
}

impl<'a> Board<'a> {
    /// A board for `session`; the program moves at once if it begins.
    ///
    /// # Errors
    ///
    /// If the move of the program leads to a position without sense.
    pub(crate) fn new(session: &'a mut Session, phrases: Phrases<'a>) -> Result<Self, Error> {
        let mut board = Board {
            session,
            phrases,
            heap: 0,
            choice: None,
            typed: String::new(),
            message: Vec::new(),
            popup: None,
            width: 56,
        };
        board.welcome();
        board.go_on()?;
        Ok(board)
    }

    /// Does what a key asks for.
    pub(crate) fn press(&mut self, key: KeyEvent) -> Next {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return match key.code {
                KeyCode::Char('c') => Next::Stop,
                _ => Next::GoOn,
            };
        }
        if key.code == KeyCode::Char('q') {
            return Next::Quit;
        }
        if self.popup.is_some() && self.turn_page(key.code) {
            return Next::GoOn;
        }
        if let Err(error) = self.act(key.code) {
            self.complain(&error);
        }
        Next::GoOn
    }

    fn act(&mut self, code: KeyCode) -> Result<(), Error> {
        match code {
            KeyCode::Up => self.choose_heap(Step::Back),
            KeyCode::Down | KeyCode::Tab => self.choose_heap(Step::On),
            KeyCode::Left => self.choose_move(Step::Back),
            KeyCode::Right => self.choose_move(Step::On),
            KeyCode::Home => self.choose_end(Step::Back),
            KeyCode::End => self.choose_end(Step::On),
            KeyCode::Char(sign @ ('0'..='9' | '+')) => self.type_sign(sign),
            KeyCode::Backspace => self.erase_sign(),
            KeyCode::Enter => return self.make_it(),
            KeyCode::Char('u') => return self.undo(),
            KeyCode::Char('r') => return self.redo(),
            KeyCode::Char('b') => return self.play_best(),
            KeyCode::Char('n') => {
                self.session.restart()?;
                self.welcome();
                return self.go_on();
            }
            KeyCode::Char('s') => return self.swap(),
            KeyCode::Char('h') => {
                if let Some(hint) = self.session.hint() {
                    self.message = self.phrases.hint(self.session, &hint);
                }
            }
            KeyCode::Char('e') => {
                let moves = self.phrases.moves(self.session, MOST_HEAPS);
                self.show("play-title-moves", moves);
            }
            KeyCode::Char('w') if self.session.winner().is_some() => {
                let report = self.phrases.report(self.session);
                self.show("play-title-report", report);
            }
            KeyCode::Char('w') => {
                let why = self.phrases.why(self.session, self.width);
                self.show("play-title-why", why);
            }
            KeyCode::Char('?') | KeyCode::F(1) => {
                let keys = self.keys();
                self.show("play-title-keys", keys);
            }
            _ => {}
        }
        Ok(())
    }

    fn make_it(&mut self) -> Result<(), Error> {
        if self.session.winner().is_some() {
            return Ok(());
        }
        if self.is_pending() {
            self.typed.clear();
            self.say_takes();
            return Ok(());
        }
        match self.choice.clone() {
            Some(play) => self.play(&play),
            None => Ok(()),
        }
    }

    fn play_best(&mut self) -> Result<(), Error> {
        match self.session.best() {
            Some(Choice { play, .. }) => self.play(&play),
            None => Ok(()),
        }
    }

    fn play(&mut self, play: &Move) -> Result<(), Error> {
        self.session.play(play)?;
        let turn = self.session.turns().last();
        let said = turn.map(|turn| self.phrases.judged(self.session, turn));
        self.message = said.into_iter().collect();
        self.go_on()
    }

    fn undo(&mut self) -> Result<(), Error> {
        self.message = vec![match self.session.undo() {
            0 => self.phrases.plain("play-nothing-to-undo"),
            count => self.phrases.say("play-undone", &[("count", count.into())]),
        }];
        self.go_on()
    }

    fn redo(&mut self) -> Result<(), Error> {
        self.message = vec![match self.session.redo() {
            0 => self.phrases.plain("play-nothing-to-redo"),
            count => self.phrases.say("play-redone", &[("count", count.into())]),
        }];
        self.go_on()
    }

    fn swap(&mut self) -> Result<(), Error> {
        if self.session.is_between_people() {
            self.message = vec![self.phrases.plain("play-no-swap")];
            return Ok(());
        }
        self.session.swap()?;
        self.message = vec![self.phrases.plain("play-swapped")];
        self.go_on()
    }

    /// The move of the program if it is due; then a heap to choose from, or the end.
    fn go_on(&mut self) -> Result<(), Error> {
        if self.session.awaits_program() {
            self.session.reply()?;
            if let Some(turn) = self.session.turns().last() {
                self.message.push(self.phrases.took(self.session, turn));
            }
        }
        if let Some(end) = self.phrases.end(self.session) {
            self.message.push(end);
            self.message
                .extend(self.phrases.report(self.session).into_iter().take(1));
        }
        let heaps = self.session.question().position().heaps().len();
        // A split that is taken back leaves fewer heaps.
        self.heap = self.heap.min(heaps - 1);
        if !self.movable(self.heap) {
            let near = (self.heap..heaps).chain((0..self.heap).rev());
            self.heap = near
                .into_iter()
                .find(|i| self.movable(*i))
                .unwrap_or(self.heap);
        }
        self.choose_end(Step::Back);
        Ok(())
    }

    fn welcome(&mut self) {
        let goal = self.phrases.goal(self.session.start());
        let begins = self.phrases.beginner(self.session);
        let arguments = [("goal", goal.into()), ("begins", begins.into())];
        self.message = vec![self.phrases.say("play-welcome", &arguments)];
    }

    fn keys(&self) -> Vec<String> {
        let own = [
            ("↑ ↓", "play-key-heap"),
            ("← →", "play-key-take"),
            ("Home End", "play-key-ends"),
            ("0-9", "play-key-digits"),
            ("Enter", "play-key-enter"),
            ("h", "play-help-hint"),
            ("w", "play-help-why"),
            ("e", "play-help-moves"),
            ("b", "play-help-best"),
            ("u", "play-help-undo"),
            ("r", "play-help-redo"),
            ("n", "play-help-new"),
            ("s", "play-help-swap"),
            ("Esc", "play-key-close"),
            ("q", "play-help-quit"),
        ];
        let start = self.session.start();
        let says = |id: &str| match id {
            "play-key-take" | "play-key-digits" => self.phrases.for_rule(id, start),
            _ => self.phrases.plain(id),
        };
        own.iter()
            .map(|(key, id)| format!("{key:9} {}", says(id)))
            .collect()
    }

    fn show(&mut self, title: &str, lines: Vec<String>) {
        self.popup = Some(Popup {
            title: self.phrases.plain(title),
            lines,
            from: 0,
        });
    }

    /// Scrolls the text over the board; a key that opens another one is left to do so, and any
    /// other key closes it. Whether the key has done its work.
    fn turn_page(&mut self, code: KeyCode) -> bool {
        let Some(popup) = &mut self.popup else {
            return false;
        };
        let last = popup.lines.len().saturating_sub(1);
        popup.from = match code {
            KeyCode::Up => popup.from.saturating_sub(1),
            KeyCode::PageUp => popup.from.saturating_sub(8),
            KeyCode::Down => (popup.from + 1).min(last),
            KeyCode::PageDown => (popup.from + 8).min(last),
            KeyCode::Char('w' | 'e' | '?') | KeyCode::F(1) => return false,
            _ => {
                self.popup = None;
                return true;
            }
        };
        true
    }

    fn complain(&mut self, error: &Error) {
        let fault = error_words(self.phrases.words(), error);
        let remedy = fault.remedy.map(|remedy| {
            let arguments = [("remedy", remedy.into())];
            self.phrases.say("play-remedy", &arguments)
        });
        self.message = std::iter::once(fault.message).chain(remedy).collect();
    }
}

#[cfg(test)]
#[path = "board_tests.rs"]
mod tests;
