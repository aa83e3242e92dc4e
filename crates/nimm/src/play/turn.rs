//! One move of a game, what the theory says of it, and who makes it.

use crate::player::{Basis, Player, Side};
use crate::{Answer, Move, Outcome, Question};

/// Who sits at a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    /// A person.
    Person,
    /// The program.
    Program,
}

/// Against whom the person plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opponent {
    /// Another person at the same keys.
    Friend,
    /// The program, playing like `player`, but at random in `errors` of 100 moves.
    Program {
        /// How it chooses when it does not err.
        player: Player,
        /// In how many of 100 moves it errs.
        errors: u8,
    },
}

/// What the theory says of a move that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The player was winning and still is.
    KeptWin,
    /// The player was winning and is not any more.
    GaveWinAway,
    /// The player was losing whatever the move.
    NoWinningMove,
    /// One of the two positions is not known.
    Unknown,
}

impl Verdict {
    /// Of a move from a position to another, each seen by the player to move there.
    pub fn of(before: Option<Outcome>, after: Option<Outcome>) -> Verdict {
        match (before, after) {
            (_, Some(Outcome::P)) => Verdict::KeptWin,
            (Some(Outcome::P), _) => Verdict::NoWinningMove,
            (Some(Outcome::N), Some(Outcome::N)) => Verdict::GaveWinAway,
            _ => Verdict::Unknown,
        }
    }

    /// The name in JSON and in message files.
    pub fn name(self) -> &'static str {
        match self {
            Verdict::KeptWin => "kept-win",
            Verdict::GaveWinAway => "gave-win-away",
            Verdict::NoWinningMove => "no-winning-move",
            Verdict::Unknown => "unknown",
        }
    }
}

/// One move that was made.
#[derive(Clone, Debug)]
pub struct Turn {
    /// By whom.
    pub by: Side,
    /// The move.
    pub play: Move,
    /// The position before it.
    pub before: Question,
    /// What the theory says of it.
    pub verdict: Verdict,
    /// What the program knew when it chose; `None` for a person.
    pub basis: Option<Basis>,
    /// What is known of the position that it left.
    pub answer: Answer,
}

/// A move that gave the win away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slip {
    /// The number of the move in the game, from 1.
    pub number: usize,
    /// By whom.
    pub by: Side,
    /// The move.
    pub play: Move,
    /// A move that would have kept the win, if it is listed.
    pub better: Option<Move>,
    /// The reply that wins, if it is listed.
    pub refuted_by: Option<Move>,
}
