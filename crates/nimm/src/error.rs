//! The one error type of the crate.

use std::fmt;

use crate::answer::AnswerError;
use crate::game::GameError;
use crate::notation::NotationError;
use crate::player::PlayerError;

/// What can go wrong. The kinds mirror the modules; the words for people live in message files,
/// keyed by the `code` of each kind, and `Display` prints code and values only.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// A text that does not follow its notation.
    Notation(Box<NotationError>),
    /// A position or a move that does not fit the game.
    Game(GameError),
    /// A saved answer or certificate that cannot be read.
    Answer(AnswerError),
    /// A player that is not known, or a game that its players cannot play to its end.
    Player(PlayerError),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Notation(error) => error.fmt(f),
            Error::Game(error) => error.fmt(f),
            Error::Answer(error) => error.fmt(f),
            Error::Player(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Error {}
