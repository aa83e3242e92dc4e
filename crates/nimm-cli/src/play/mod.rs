//! Playing in the terminal.
//!
//! `session` is the game without a face, `turn` one move of it, `hint` its help, `amounts` what may be
//! taken; `phrases` turns them into words; `plain` reads lines and `board` keys.

mod amounts;
#[cfg(feature = "tui")]
pub(crate) mod board;
#[cfg(feature = "tui")]
mod board_choice;
#[cfg(feature = "tui")]
mod board_view;
mod command;
mod draw;
mod hint;
pub(crate) mod phrases;
pub(crate) mod plain;
pub(crate) mod session;
#[cfg(feature = "tui")]
pub(crate) mod terminal;
pub(crate) mod turn;
