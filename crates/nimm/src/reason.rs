//! Reasons as data: why a position is won or lost, said for this position and not in general.

use serde::Serialize;

use crate::{Convention, Count, Move, NimValue, Outcome};

/// One sentence of an explanation. Faces turn it into words. Heaps are numbered from 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "reason", rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Reason {
    /// The player to move has no move, which decides the game.
    NoMove {
        /// Who wins by the last move.
        convention: Convention,
    },
    /// One token under a rule whose first move may not take all: the game cannot start.
    CannotStart,
    /// Nim: in every binary column the ones pair up.
    AllPaired,
    /// Nim: the highest column with an odd number of ones, and what to leave.
    Unpaired {
        /// The weight of the column, a power of two.
        column: Count,
        /// The heaps that have a one in it.
        holders: Vec<usize>,
        /// The move.
        #[serde(rename = "move")]
        play: Move,
        /// What it leaves in its heap.
        leave: Count,
    },
    /// Misère Nim with a heap of two or more: play as in Nim for now.
    MisereAsNim,
    /// Misère Nim with a single heap of two or more: leave an odd number of heaps of one.
    MisereLeaveOdd {
        /// The move.
        #[serde(rename = "move")]
        play: Move,
        /// What it leaves in its heap: 0 or 1.
        leave: Count,
        /// How many heaps of one are left then; odd.
        ones: usize,
    },
    /// Misère Nim with heaps of at most one: their parity decides.
    MisereOnes {
        /// How many heaps of one there are.
        ones: usize,
    },
    /// A heap lies a little above a losing heap: its remainder modulo a number is what to take.
    Remainder {
        /// The heap.
        size: Count,
        /// The modulus.
        modulus: Count,
        /// The quotient.
        quotient: Count,
        /// The remainder, not 0.
        remainder: Count,
    },
    /// A heap is a multiple of the modulus: every take is answered by the rest up to the modulus.
    Multiple {
        /// The heap.
        size: Count,
        /// The modulus.
        modulus: Count,
        /// The quotient.
        quotient: Count,
    },
    /// Where a heap lies in a proven period.
    Place {
        /// The heap.
        size: Count,
        /// The period.
        period: Count,
        /// Its remainder, counted from the start of the period.
        place: Count,
        /// The first places, ascending, that are losing.
        losing: Vec<Count>,
        /// How many losing places a period has, if they were counted.
        losing_count: Option<Count>,
        /// Where the period begins.
        preperiod: Count,
    },
    /// A heap lies before the proven period begins: who wins was computed heap by heap.
    BeforePeriod {
        /// The heap.
        size: Count,
        /// Where the period begins.
        preperiod: Count,
        /// Who wins, as seen by the player to move.
        outcome: Outcome,
    },
    /// A move leaves a single heap that is lost for the opponent.
    LeavesLosing {
        /// The move.
        #[serde(rename = "move")]
        play: Move,
        /// What it leaves.
        leave: Count,
    },
    /// A move splits a single heap into heaps that are lost for the opponent together.
    LeavesLosingParts {
        /// The move.
        #[serde(rename = "move")]
        play: Move,
        /// The sizes of the heaps that it leaves.
        parts: Vec<Count>,
        /// Their nim-values, with the nim-sum 0.
        values: Vec<NimValue>,
    },
    /// The nim-values of the heaps, in order, and their nim-sum.
    HeapValues {
        /// One for each heap; cut at the first few for long positions.
        values: Vec<NimValue>,
        /// How many heaps there are.
        heaps: usize,
        /// Their nim-sum.
        sum: NimValue,
    },
    /// The nim-sum is 0: every move changes it, and the opponent can make it 0 again.
    SumIsZero,
    /// A move changes the nim-value of its heap so that the nim-sum is 0.
    ZeroesSum {
        /// The move.
        #[serde(rename = "move")]
        play: Move,
        /// The nim-value of the heap before.
        from: NimValue,
        /// The nim-value of the heap after.
        to: NimValue,
    },
    /// Misère sum with a heap of nim-value two or more: the nim-sum decides, as in normal play.
    MisereBigValue {
        /// The largest nim-value of a heap.
        largest: NimValue,
    },
    /// Misère sum whose heaps have nim-values 0 and 1: the number of ones decides, the other way
    /// round than in normal play.
    MisereSmallValues {
        /// How many heaps have nim-value 1.
        ones: usize,
    },
    /// A move of a misère sum, and the number of heaps of nim-value 1 that it leaves beside zeros.
    MisereLeavesOnes {
        /// The move.
        #[serde(rename = "move")]
        play: Move,
        /// How many; odd.
        ones: usize,
    },
    /// The heap as a sum of parts.
    PartsOf {
        /// The heap.
        size: Count,
        /// The parts, from the greatest.
        parts: Vec<Count>,
        /// Whether they are Fibonacci numbers.
        kind: PartKind,
    },
    /// A take of the last parts wins, since the next part is out of the opponent's reach.
    PartTaken {
        /// What to take.
        take: Count,
        /// The most that the opponent may take then.
        limit: Count,
        /// The part that is the least of what is left; `None` if nothing is left.
        next: Option<Count>,
    },
    /// Lost: the least part is more than may be taken.
    PartOutOfReach {
        /// The most that may be taken.
        quota: Count,
        /// The least part.
        least: Count,
    },
    /// Lost: the heap is a single part, and it may not be taken whole.
    WholeIsPart {
        /// The heap.
        size: Count,
        /// Whether it is a Fibonacci number.
        kind: PartKind,
    },
    /// Taking this much or more lets the opponent take all the rest at once.
    TooGreedy {
        /// The least such take.
        take: Count,
    },
    /// Under any limit: the least take that wins here.
    LeastWinningTake {
        /// The take.
        take: Count,
    },
    /// Under any limit: lost, since the least take that would win is more than may be taken.
    LeastWinningTakeOutOfReach {
        /// That take.
        take: Count,
    },
    /// Misère with a limit: nobody takes the last token willingly, so it is the normal game with
    /// one token fewer.
    MisereOneFewer {
        /// The heap without its last token.
        size: Count,
    },
    /// Misère with a limit, first move: leave exactly one token.
    MisereLeaveOne {
        /// What to take.
        take: Count,
    },
    /// Staircase nim: only the odd steps count, as heaps of Nim.
    OddSteps {
        /// How many tokens are on the steps 1, 3, 5, ...; cut at the first few of many.
        values: Vec<NimValue>,
        /// Their nim-sum.
        sum: NimValue,
        /// Who wins, as seen by the player to move.
        outcome: Outcome,
    },
    /// Every position that can come up was looked at.
    Searched {
        /// How many.
        positions: u64,
    },
    /// The values of all heaps up to a size were computed one by one.
    Tabulated {
        /// The largest heap.
        up_to: u64,
    },
}

/// What the parts of a heap are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum PartKind {
    /// Fibonacci numbers, no two of them neighbours (Zeckendorf 1972).
    Fibonacci,
    /// Members of the list of losing heaps of the rule (Schwenk 1970).
    Losing,
}
