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
        if self.moves.len() >= self.most || self.words > MOST_WORDS {
            self.listed = Listed::Some;
        }
        if self.listed == Listed::All {
            self.moves.push(play);
        }
        self.listed == Listed::All
    }

    /// Says that there are more moves than the list will have; `false`, as for [`Listing::push`].
    pub(crate) fn cut(&mut self) -> bool {
        self.listed = Listed::Some;
        false
    }

    /// The moves, and whether they are all that were offered.
    pub(crate) fn into_parts(self) -> (Vec<Move>, Listed) {
        (self.moves, self.listed)
    }
}
