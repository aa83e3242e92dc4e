//! What can go wrong with players and their games.

use std::fmt;

use super::Side;
use crate::Error;

/// A player that is not known, or a game that cannot be played to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PlayerError {
    /// A text that names no player.
    UnknownPlayer {
        /// The text.
        name: String,
        /// A known name that is close to it; empty if none is.
        suggestion: &'static str,
    },
    /// A script has no move left, and the game is not over.
    ScriptEnded {
        /// Whose script.
        side: Side,
        /// How many moves it has.
        moves: usize,
    },
    /// A move of a script is not legal.
    ScriptRefused {
        /// Whose script.
        side: Side,
        /// Which move of the script, from 1.
        number: usize,
        /// Why.
        fault: Box<Error>,
    },
    /// A range of numbers of heaps, or of sizes, that holds none.
    EmptyRange,
    /// The game is not over after as many moves as the limits allow.
    TooLong {
        /// How many were made.
        moves: usize,
    },
}

impl PlayerError {
    /// The stable name of the fault, by which message files know it.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            PlayerError::UnknownPlayer { .. } => "unknown-player",
            PlayerError::ScriptEnded { .. } => "script-ended",
            PlayerError::ScriptRefused { .. } => "script-refused",
            PlayerError::EmptyRange => "empty-range",
            PlayerError::TooLong { .. } => "too-long",
        }
    }

    /// The values that its message speaks of, by name.
    #[must_use]
    pub fn arguments(&self) -> Vec<(&'static str, String)> {
        match self {
            PlayerError::UnknownPlayer { name, suggestion } => vec![
                ("name", name.clone()),
                ("suggestion", (*suggestion).to_string()),
            ],
            PlayerError::ScriptEnded { side, moves } => vec![
                ("side", side.name().to_string()),
                ("moves", moves.to_string()),
            ],
            PlayerError::EmptyRange => Vec::new(),
            PlayerError::TooLong { moves } => vec![("moves", moves.to_string())],
            PlayerError::ScriptRefused {
                side,
                number,
                fault,
            } => vec![
                ("side", side.name().to_string()),
                ("number", number.to_string()),
                ("fault", fault.to_string()),
            ],
        }
    }
}

impl fmt::Display for PlayerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())?;
        for (name, value) in self.arguments() {
            write!(f, ", {name}: {value}")?;
        }
        Ok(())
    }
}
