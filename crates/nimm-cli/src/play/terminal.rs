//! The board on a real terminal, which is always left as it was found.

use std::io;
use std::time::Duration;

use ratatui::crossterm::event::{self, Event, KeyEventKind};

use super::board::{Board, Next};
use super::plain::Left;
use crate::face::Interrupt;

/// How often a wait for a key looks whether to stop.
const PAUSE: Duration = Duration::from_millis(250);

/// Shows the board until the person leaves it.
///
/// # Errors
///
/// If the terminal cannot be used.
pub(crate) fn run(board: &mut Board<'_>) -> io::Result<Left> {
    let interrupt = Interrupt::watch();
    // A panic restores the terminal too: the hook is set here.
    let mut terminal = ratatui::try_init()?;
    let left = (|| {
        loop {
            terminal.draw(|frame| board.draw(frame))?;
            while !event::poll(PAUSE)? {
                if interrupt.is_set() {
                    return Ok(Left::Stopped);
                }
            }
            let Event::Key(key) = event::read()? else {
                continue;
            };
            if key.kind == KeyEventKind::Release {
                continue;
            }
            match board.press(key) {
                Next::GoOn => {}
                Next::Quit => return Ok(Left::Quit),
                Next::Stop => return Ok(Left::Stopped),
            }
        }
    })();
    ratatui::try_restore()?;
    left
}
