//! Reasons as data: why a position is won or lost, said for this position and not in general.

use serde::Serialize;

use crate::misere::Word;
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
    /// Misère, heaps of one rule: the elements of the heaps in the misère quotient, and their product.
    QuotientProduct {
        /// The names of the elements; cut at the first few for long positions.
        words: Vec<Word>,
        /// How many heaps there are.
        heaps: usize,
        /// How many elements the quotient has.
        order: usize,
        /// The name of the product.
        product: Word,
        /// Who wins, as seen by the player to move: P if the product lies in the P-portion.
        outcome: Outcome,
    },
    /// Misère, heaps of one rule: a move that leaves a product in the P-portion.
    QuotientMove {
        /// The move.
        #[serde(rename = "move")]
        play: Move,
        /// The name of the product that it leaves.
        product: Word,
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
    /// One limit for all heaps: the least take that wins here.
    LeastWinningMove {
        /// The move.
        #[serde(rename = "move")]
        play: Move,
        /// The limit that the opponent faces then.
        limit: Count,
    },
    /// One limit for all heaps, first move: lost, since only takes of whole heaps would win.
    OnlyWholeHeaps,
    /// One limit for all heaps: lost, since no take wins, whatever the limit.
    NoTakeWins,
    /// One limit for all heaps that is at least the previous take: the heaps come in equal pairs, and
    /// the opponent does the same in the other heap of a pair.
    EqualPairs {
        /// How many pairs there are.
        pairs: usize,
    },
    /// A heap with a limit of its own: where its nim-value rises with the limit.
    ValueByLimit {
        /// The number of the heap.
        heap: usize,
        /// Its size.
        size: Count,
        /// The limits from which it has which nim-value, ascending; cut at the first few of many.
        rises: Vec<ValueRise>,
        /// How many rises are left out.
        more: usize,
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
    /// Some numbers of the position count, as heaps of Nim.
    CountAsNim {
        /// Which.
        what: AsNim,
        /// Their sizes; cut at the first few of many.
        values: Vec<Count>,
        /// How many there are.
        count: usize,
    },
    /// The heads of a row of coins have nim-values.
    HeadValues {
        /// The numbers of the coins; cut at the first few of many.
        coins: Vec<usize>,
        /// Their values.
        values: Vec<NimValue>,
        /// How many heads there are.
        count: usize,
    },
    /// The nim-sum of what counts decides.
    NimSum {
        /// The nim-sum.
        sum: NimValue,
        /// Who wins, as seen by the player to move.
        outcome: Outcome,
    },
    /// What counts as heaps of Nim decides under misère play.
    MisereNimSum {
        /// The nim-sum.
        sum: NimValue,
        /// How many heaps are 2 or more.
        big: usize,
        /// How many heaps are 1.
        ones: usize,
    },
    /// End-nim: one size of the heap at an end makes the row lost.
    RowLostWith {
        /// Which end.
        end: RowEnd,
        /// That size, 0 for no heap.
        leave: Count,
        /// Who wins, as seen by the player to move: lost if the heap has that size.
        outcome: Outcome,
    },
    /// Nim with an odd number of passes: which pairs of heaps are lost.
    PassPairs {
        /// Who wins by the last move.
        convention: Convention,
    },
    /// Chomp: which two rows or columns are lost.
    TwoLines {
        /// Rows or columns.
        lines: Lines,
        /// Who wins by the last move.
        convention: Convention,
    },
    /// Chomp: a square is brought to a row and a column of the same length.
    ChompSquare,
    /// Moore's Nim: in every column the number of ones is a multiple.
    ColumnsBalanced {
        /// Of what: one more than heaps may be changed at once.
        modulus: Count,
    },
    /// Moore's Nim: the highest column in which the number of ones is no multiple.
    ColumnUnbalanced {
        /// Of what.
        modulus: Count,
        /// The weight of the column, a power of two.
        column: Count,
        /// How many ones it has.
        ones: usize,
    },
    /// Misère Moore's Nim with heaps of at most one: what their number leaves decides.
    MooreOnes {
        /// How many heaps of one there are.
        ones: usize,
        /// What their number is divided by.
        modulus: Count,
        /// Who wins, as seen by the player to move.
        outcome: Outcome,
    },
    /// Misère Moore's Nim with so few heaps of two or more that all may be changed at once.
    MooreFewBig {
        /// How many they are.
        big: usize,
        /// What the number of heaps of one is divided by; it has to leave 1.
        modulus: Count,
    },
    /// Misère, while a heap of two or more is left: as in normal play.
    MisereAsNormal,
    /// Wythoff's game: a lost pair.
    GoldenPair(GoldenPair),
    /// A move that leaves a lost pair of Wythoff's game.
    LeavesGoldenPair {
        /// The move.
        #[serde(rename = "move")]
        play: Move,
        /// The pair.
        pair: GoldenPair,
    },
    /// Euclid's game: how the quotient of the heaps lies to the golden ratio.
    Quotient {
        /// The smaller heap.
        small: Count,
        /// The larger heap.
        large: Count,
        /// How it lies.
        lies: QuotientLies,
        /// Who wins, as seen by the player to move.
        outcome: Outcome,
    },
    /// Euclid's game: the nim-value from both quotients.
    QuotientValue {
        /// The smaller heap.
        small: Count,
        /// The larger heap.
        large: Count,
        /// The difference of the quotients, rounded down.
        value: NimValue,
    },
    /// A move that leaves two heaps that are lost for the opponent.
    LeavesPair {
        /// The move.
        #[serde(rename = "move")]
        play: Move,
        /// The smaller heap.
        small: Count,
        /// The larger heap.
        large: Count,
    },
    /// Greedy Nim: how often the largest size occurs.
    LargestHeaps {
        /// The largest size.
        largest: Count,
        /// How many heaps have it.
        times: usize,
        /// Who wins, as seen by the player to move.
        outcome: Outcome,
    },
    /// LIM: half of what the total exceeds the nim-sum by is the nim-value.
    HalfExcess {
        /// How many tokens there are.
        total: Count,
        /// The nim-sum of the heaps.
        sum: NimValue,
        /// The nim-value.
        value: NimValue,
    },
    /// Every position that can come up was looked at.
    Searched {
        /// How many.
        positions: u64,
    },
    /// A theorem gives the nim-value of a single heap, which has moves.
    ValueByTheorem {
        /// The heap.
        size: Count,
        /// Its nim-value.
        value: NimValue,
    },
    /// The values of all heaps up to a size were computed one by one.
    Tabulated {
        /// The largest heap.
        up_to: u64,
    },
}

/// A nim-value that a heap has from some limit on the next take on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ValueRise {
    /// The limit.
    pub quota: Count,
    /// The nim-value.
    pub value: NimValue,
}

/// What counts as heaps of Nim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum AsNim {
    /// The tokens on the steps 1, 3, 5, ... of a staircase.
    OddSteps,
    /// The free squares before every other coin of a strip, from the last coin on.
    Gaps,
    /// The row and the column of a hook, without the corner.
    Arms,
    /// The heaps, where there is no pass.
    WithoutPasses,
    /// The heaps, where passes are even in number.
    EvenPasses,
}

impl AsNim {
    /// All of them.
    pub const ALL: [AsNim; 5] = [
        AsNim::OddSteps,
        AsNim::Gaps,
        AsNim::Arms,
        AsNim::WithoutPasses,
        AsNim::EvenPasses,
    ];

    /// The name in message files.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            AsNim::OddSteps => "odd-steps",
            AsNim::Gaps => "gaps",
            AsNim::Arms => "arms",
            AsNim::WithoutPasses => "without-passes",
            AsNim::EvenPasses => "even-passes",
        }
    }
}

/// An end of a row of heaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum RowEnd {
    /// The first heap.
    First,
    /// The last heap.
    Last,
}

/// Lines of a bar of chocolate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Lines {
    /// From left to right.
    Rows,
    /// From top to bottom.
    Columns,
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

/// A lost pair of Wythoff's game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GoldenPair {
    /// The difference of the two heaps, k.
    pub difference: Count,
    /// The lesser heap.
    pub lesser: Count,
    /// The greater heap.
    pub greater: Count,
    /// Where it comes from.
    pub kind: PairKind,
}

/// Where a lost pair of Wythoff's game comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum PairKind {
    /// The lesser heap is the multiple kφ of the golden ratio, rounded down.
    Golden,
    /// It is one of the two pairs that misère play has instead.
    Misere,
}

/// How the quotient of two heaps lies to the golden ratio φ = (1 + √5)/2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum QuotientLies {
    /// The heaps are equal.
    Equal,
    /// It is less.
    Below,
    /// It is more.
    Above,
    /// Misère: both are multiples of neighbours of 1, 1, 2, 3, 5, 8, ... by the same number, which
    /// turns the outcome round.
    Neighbours,
}
