//! Playing in the terminal.
//!
//! `session` is the game without a face, `hint` its help, `phrases` turns both into words; `plain`
//! reads lines and `board` keys.

#[cfg(feature = "tui")]
pub(crate) mod board;
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
