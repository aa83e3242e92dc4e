//! Winning moves, listed as far as there is room.

use crate::Move;
use crate::answer::Listed;

/// The most machine words of a list.
const MOST_WORDS: usize = 1 << 24;

/// A list that takes moves in order until it is full.
pub(crate) struct Listing {
    moves: Vec<Move>,
    most: usize,
    words: usize,
    listed: Listed,
}

impl Listing {
    /// An empty list of at most `most` moves.
    pub(crate) fn new(most: usize) -> Listing {
        Listing {
            moves: Vec::new(),
            most,
            words: 0,
            listed: Listed::All,
        }
    }

    /// Takes a move; `false` if it found no room, and nothing after it will.
    pub(crate) fn push(&mut self, play: Move) -> bool {
        self.words += play.long_words() + 1;
        let is_full = self.moves.len() >= self.most || self.words > MOST_WORDS;
        match is_full {
            true => self.leave_out(),
            false => self.moves.push(play),
        }
        !is_full
    }

    /// Says that moves may be left out.
    pub(crate) fn leave_out(&mut self) {
        self.listed = Listed::Some;
    }

    /// The moves, and whether they are all that were offered.
    pub(crate) fn into_parts(self) -> (Vec<Move>, Listed) {
        (self.moves, self.listed)
    }
}
