//! What the catalogue states of a theorem.

use super::condition::Condition;
use super::formula::Formula;
use crate::answer::{Limits, Solution, Stop};
use crate::rule::HeapRule;
use crate::{Game, Question};

/// Where a proof is in the book of this project, in place of author, year and title.
pub(super) const PROOF_IN_BOOK: &str = "proof in docs/theory.md";

/// A theorem: what it speaks of, what it needs, what it gives, and how it answers.
pub(crate) struct Row {
    /// The stable name, in kebab case: that of the variant of [`super::Theorem`].
    pub(super) name: &'static str,
    /// The kind of rule that it speaks of.
    pub(super) pattern: &'static Condition,
    /// What has to hold, in the order in which it is tested.
    pub(super) conditions: &'static [&'static Condition],
    /// What it gives for a position.
    pub(super) gives: &'static [Gives],
    /// Author, year and title, or where the proof is; several with "; " between.
    pub(super) reference: &'static str,
    /// The names of the numbers of its witness in its statement.
    pub(super) symbols: &'static [(&'static str, &'static str)],
    /// Games to which it applies, the plainest first.
    pub(super) inside: &'static [&'static str],
    /// Games of its pattern to which it just does not apply.
    pub(super) outside: &'static [&'static str],
    /// How it answers.
    pub(super) how: How,
}

impl Row {
    /// The first condition that a game fails, the pattern before the others.
    pub(super) fn fails(&self, game: &Game) -> Option<&'static Condition> {
        let conditions = self.conditions.iter().copied();
        std::iter::once(self.pattern)
            .chain(conditions)
            .find(|condition| !condition.holds(game))
    }

    /// The closed form of the nim-values of a heap rule, if this theorem gives it.
    pub(super) fn closed_form(&self, rule: &HeapRule) -> Option<Box<dyn Formula>> {
        match self.how {
            How::Heaps(recognise) => recognise(rule),
            _ => None,
        }
    }
}

/// What a theorem gives for a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Gives {
    /// Who wins.
    Outcome,
    /// The nim-value.
    NimValue,
    /// All winning moves.
    WinningMoves,
    /// How long the game lasts.
    Remoteness,
}

impl Gives {
    /// All of them.
    pub const ALL: [Gives; 4] = [
        Gives::Outcome,
        Gives::NimValue,
        Gives::WinningMoves,
        Gives::Remoteness,
    ];

    /// The name in message files.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Gives::Outcome => "outcome",
            Gives::NimValue => "nim-value",
            Gives::WinningMoves => "winning-moves",
            Gives::Remoteness => "remoteness",
        }
    }
}

/// Decides a position of a game to which the theorem applies.
type SolveGame = fn(&Question, &Limits) -> Option<Solution>;

/// The same by work on what is smaller; whoever watches is told now and then how far it got, and ends
/// it by returning `false`.
type SolveWatched = fn(&Question, &Limits, &mut dyn FnMut(u64) -> bool) -> Result<Solution, Stop>;

/// How a theorem answers.
pub(crate) enum How {
    /// It decides positions.
    Game(SolveGame),
    /// It gives the nim-values of the heaps of one rule, from which sums are decided.
    Heaps(fn(&HeapRule) -> Option<Box<dyn Formula>>),
    /// It decides sums from the nim-values of heaps, in closed form or from tables.
    Sums,
    /// It needs a table of what is smaller.
    Table(SolveWatched),
    /// It needs a table, or more, and may take long. [`Stop::Theory`] says that it does not apply to
    /// the heaps of the position after all.
    Watched(SolveWatched),
    /// It decides positions of some games straight away and needs a table for others.
    GameOrTable {
        game: SolveGame,
        table: SolveWatched,
        needs_table: fn(&Game) -> bool,
    },
}
