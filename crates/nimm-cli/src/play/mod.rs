//! Playing in the terminal: `plain` reads lines and `board` keys; the game itself is
//! [`nimm::play`], its words are [`nimm_view::Phrases`].

#[cfg(feature = "tui")]
pub(crate) mod board;
#[cfg(feature = "tui")]
mod board_choice;
#[cfg(feature = "tui")]
mod board_view;
mod command;
mod draw;
pub(crate) mod plain;
#[cfg(feature = "tui")]
pub(crate) mod terminal;
