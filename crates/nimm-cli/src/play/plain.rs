//! Playing by lines: for pipes, tests, screen readers and small terminals.

use std::io::{self, BufRead, Write};

use nimm::Heap;
use nimm::player::Side;
use nimm_view::{Value, say_move};

use crate::diagnostic;

use super::command::{self, Command, Misread, NAMES};
use super::draw;
use nimm::play::Session;
use nimm_view::Phrases;

/// The most heaps that are drawn.
const MOST_HEAPS: usize = 40;

/// How a game ended for a face.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Left {
    /// The person had enough.
    Quit,
    /// The person pressed Ctrl-C.
    #[cfg_attr(not(feature = "tui"), expect(dead_code))]
    Stopped,
}

/// A game in lines of text.
pub(crate) struct Plain<'a, W> {
    session: &'a mut Session,
    phrases: Phrases<'a>,
    out: W,
    /// Whether lines that are read are printed, since nobody types them.
    echo: bool,
    width: usize,
}

impl<'a, W: Write> Plain<'a, W> {
    /// A face for `session` that writes to `out`.
    pub(crate) fn new(
        session: &'a mut Session,
        phrases: Phrases<'a>,
        out: W,
        echo: bool,
        width: usize,
    ) -> Plain<'a, W> {
        Plain {
            session,
            phrases,
            out,
            echo,
            width,
        }
    }

    /// Plays until the person quits or the lines end. `seed` is named at the top if the start was
    /// drawn by it.
    pub(crate) fn run(&mut self, mut lines: impl BufRead, seed: u64) -> io::Result<Left> {
        self.introduce(seed)?;
        self.start()?;
        let mut bytes = Vec::new();
        loop {
            let turn = self.phrases.turn(self.session);
            let prompt = match self.session.winner() {
                Some(_) => self.phrases.plain("play-prompt-over"),
                None => self.phrases.say("play-prompt", &[("turn", turn.into())]),
            };
            write!(self.out, "{prompt}")?;
            self.out.flush()?;
            bytes.clear();
            if lines.read_until(b'\n', &mut bytes)? == 0 {
                writeln!(self.out)?;
                return Ok(Left::Quit);
            }
            let line = String::from_utf8_lossy(&bytes);
            let line = line.trim();
            if self.echo {
                writeln!(self.out, "{line}")?;
            }
            if line.is_empty() {
                continue;
            }
            match command::read(line, self.session.question(), self.phrases.words()) {
                Ok(Command::Quit) => return Ok(Left::Quit),
                Ok(command) => self.obey(command)?,
                Err(misread) => self.complain(&misread)?,
            }
        }
    }

    fn introduce(&mut self, seed: u64) -> io::Result<()> {
        let heading = self.phrases.heading(self.session, seed);
        writeln!(self.out, "{heading}")?;
        let goal = self.phrases.goal(self.session.start());
        writeln!(self.out, "{goal}")?;
        let how = self.phrases.how_to_move(self.session.start());
        writeln!(self.out, "{how}")
    }

    /// The start of a game.
    fn start(&mut self) -> io::Result<()> {
        let beginner = self.phrases.beginner(self.session);
        writeln!(self.out, "{beginner}")?;
        self.go_on()
    }

    fn obey(&mut self, command: Command) -> io::Result<()> {
        let over = self.session.winner().is_some();
        match command {
            Command::Play(_) | Command::Hint | Command::Best if over => {
                self.say("play-is-over", &[])
            }
            Command::Play(play) => match self.session.play(&play) {
                Ok(_) => self.judge(),
                Err(error) => self.complain(&Misread::Notation(error)),
            },
            Command::Best => {
                let Some(choice) = self.session.best() else {
                    return Ok(());
                };
                match self.session.play(&choice.play) {
                    Ok(_) => {
                        if let Some(turn) = self.session.turns().last() {
                            let took = self.phrases.took(self.session, turn);
                            writeln!(self.out, "{took}")?;
                        }
                        self.judge()
                    }
                    Err(error) => self.complain(&Misread::Notation(error)),
                }
            }
            Command::Hint => {
                let hint = self.session.hint();
                let lines = hint.map(|hint| self.phrases.hint(self.session, &hint));
                self.print(&lines.unwrap_or_default())
            }
            Command::Why => self.print(&self.phrases.why(self.session, self.width)),
            Command::Moves => self.print(&self.phrases.moves(self.session, MOST_HEAPS)),
            Command::Undo => match self.session.undo() {
                0 => self.say("play-nothing-to-undo", &[]),
                count => {
                    self.say("play-undone", &[("count", count.into())])?;
                    self.go_on()
                }
            },
            Command::Redo => match self.session.redo() {
                0 => self.say("play-nothing-to-redo", &[]),
                count => {
                    self.say("play-redone", &[("count", count.into())])?;
                    self.go_on()
                }
            },
            Command::Swap if self.session.is_between_people() => self.say("play-no-swap", &[]),
            Command::Swap => match self.session.swap() {
                Ok(()) => {
                    self.say("play-swapped", &[])?;
                    self.go_on()
                }
                Err(error) => self.complain(&Misread::Notation(error)),
            },
            Command::New => match self.session.restart() {
                Ok(()) => self.start(),
                Err(error) => self.complain(&Misread::Notation(error)),
            },
            Command::Help => self.help(),
            Command::Quit => Ok(()),
        }
    }

    /// The verdict on the move just made, and what follows.
    fn judge(&mut self) -> io::Result<()> {
        if let Some(turn) = self.session.turns().last() {
            let verdict = self.phrases.verdict(turn);
            writeln!(self.out, "{verdict}")?;
        }
        self.go_on()
    }

    /// The move of the program if it is due, then the position, and the end if this is it.
    fn go_on(&mut self) -> io::Result<()> {
        if self.session.awaits_program() {
            match self.session.reply() {
                Ok(_) => {}
                Err(error) => return self.complain(&Misread::Notation(error)),
            }
            if let Some(turn) = self.session.turns().last() {
                let took = self.phrases.took(self.session, turn);
                writeln!(self.out, "{took}")?;
            }
        }
        self.draw()?;
        if let Some(end) = self.phrases.end(self.session) {
            writeln!(self.out, "{end}")?;
            self.print(&self.phrases.report(self.session))?;
        }
        Ok(())
    }

    fn draw(&mut self) -> io::Result<()> {
        let question = self.session.question();
        let heaps = question.position().heaps();
        let shown = heaps.len().min(MOST_HEAPS);
        let row = |heap: &Heap| draw::row(heap.size(), self.width / 2);
        // The columns of the start are kept through the game.
        let start = self.session.start().position().heaps().iter();
        let widest = start.take(MOST_HEAPS).map(|heap| row(heap).len()).max();
        let widest = widest.unwrap_or(0);
        let number_width = shown.to_string().len();
        writeln!(self.out)?;
        for (index, heap) in heaps[..shown].iter().enumerate() {
            let (number, row, size) = (index + 1, row(heap), heap.size());
            let note = self.phrases.heap_note(question, index);
            let line = format!("{number:>number_width$}: {row:widest$}  {size}  {note}");
            writeln!(self.out, "{}", line.trim_end())?;
        }
        match heaps.len() - shown {
            0 => Ok(()),
            more => self.say("play-more-heaps", &[("count", more.into())]),
        }
    }

    fn help(&mut self) -> io::Result<()> {
        for (example, text) in self.phrases.moves_help(self.session.start()) {
            writeln!(self.out, "  {example:9}{text}")?;
        }
        for (name, short, _) in NAMES {
            let text = self.phrases.plain(&format!("play-help-{name}"));
            writeln!(self.out, "  {:9}{text}", format!("{name}, {short}"))?;
        }
        Ok(())
    }

    fn complain(&mut self, misread: &Misread) -> io::Result<()> {
        match misread {
            Misread::NoCommand(name) => {
                self.say("play-no-command", &[("name", name.as_str().into())])
            }
            Misread::WhichHeap(play) => {
                let text = say_move(self.phrases.words(), "play-which-heap", play, None, &[]);
                writeln!(self.out, "{text}")
            }
            Misread::Notation(error) => {
                let text = diagnostic::render(self.phrases.words(), error);
                writeln!(self.out, "{text}")
            }
        }
    }

    fn say(&mut self, id: &str, arguments: &[(&str, Value)]) -> io::Result<()> {
        let text = self.phrases.say(id, arguments);
        writeln!(self.out, "{text}")
    }

    fn print(&mut self, lines: &[String]) -> io::Result<()> {
        lines
            .iter()
            .try_for_each(|line| writeln!(self.out, "{line}"))
    }
}

/// The names of the two sides in JSON, where a person who plays the program is on the side `person`.
pub(crate) fn seat_names(session: &Session, person: Side) -> [&'static str; 2] {
    [Side::First, Side::Second].map(|side| match side == person {
        _ if session.is_between_people() => side.name(),
        true => "person",
        false => "program",
    })
}

#[cfg(test)]
#[path = "plain_tests.rs"]
mod tests;
