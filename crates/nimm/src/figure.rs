//! Pictures as data: integers and roles, no pixels. Faces draw them as text or as SVG.

use serde::Serialize;

use crate::{Count, Move, NimValue, Outcome, Position};

/// A picture of a reason.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "figure", rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Figure {
    /// Heaps in binary, the ones of each column joined in pairs.
    Pairing(Pairing),
    /// Heaps as sums of distinct powers of two, lined up in columns.
    Powers(Powers),
    /// A heap as a sum of the parts that decide a game with a limited next take.
    Parts(Parts),
    /// The heaps 0, 1, 2, ... of one rule with their values.
    Strip(Strip),
    /// Every move and what it leaves.
    Moves(MoveTable),
    /// Every move of a lost position and the reply that beats it.
    Replies(ReplyTable),
    /// Two heaps, one value a pair.
    Grid(Grid),
    /// The values of many heaps of one rule, a dot a value.
    Scatter(Scatter),
}

/// Heaps in binary, one row a heap; in each column the ones are joined in pairs from the top.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Pairing {
    /// The heaps from top to bottom.
    pub heaps: Vec<Count>,
    /// The columns from the highest weight to 1.
    pub columns: Vec<PairingColumn>,
}

/// One binary column.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PairingColumn {
    /// The column stands for 2^exponent.
    pub exponent: usize,
    /// Indices of two heaps, from 0, whose ones are joined.
    pub pairs: Vec<(usize, usize)>,
    /// The index of the heap whose one is left single.
    pub single: Option<usize>,
}

/// Heaps as sums of distinct powers of two.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Powers {
    /// The heaps from top to bottom.
    pub heaps: Vec<Count>,
    /// The powers that occur, from the highest; every power up to the highest is listed.
    pub columns: Vec<PowerColumn>,
    /// In a P-position every power occurs a multiple of this number of times: 2 for Nim.
    pub modulus: Count,
}

/// One power of two.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PowerColumn {
    /// The column stands for 2^exponent.
    pub exponent: usize,
    /// How many heaps contain it. What is no multiple of the modulus has to be mended.
    pub count: usize,
}

/// A heap as a sum of parts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Parts {
    /// The heap.
    pub size: Count,
    /// Its parts, from the greatest.
    pub parts: Vec<Count>,
    /// The most that may be taken now; `None` at the start, where any number but all may be taken.
    pub quota: Option<Count>,
    /// The takes that win, ascending; each is a sum of the last parts.
    pub winning: Vec<Count>,
}

/// Consecutive heaps of one rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Strip {
    /// The heaps, from size 0 on.
    pub cells: Vec<StripCell>,
    /// Where the period begins, if one is proven.
    pub preperiod: Option<Count>,
    /// The period, if one is proven.
    pub period: Option<Count>,
    /// What the values grow by in a period; 0 where they repeat.
    pub saltus: Count,
    /// The gaps between successive P-positions, over one period.
    pub gaps: Vec<u64>,
    /// The heaps asked about, those for which a cell stands.
    pub here: Vec<StripPlace>,
}

/// A heap asked about and the cell that stands for it: the heap itself, or the heap of the first
/// period with the same values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct StripPlace {
    /// The number of the heap, from 1.
    pub heap: usize,
    /// The index of the cell.
    pub cell: usize,
}

/// One heap of a strip.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StripCell {
    /// Its nim-value, where known.
    pub nim_value: Option<NimValue>,
    /// Its outcome.
    pub outcome: Outcome,
}

/// Every move of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MoveTable {
    /// The moves, by heap and then by amount.
    pub rows: Vec<MoveRow>,
    /// How many moves there are in all; more than the rows if the table was cut.
    pub moves: Count,
}

/// One move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MoveRow {
    /// The move.
    #[serde(rename = "move")]
    pub play: Move,
    /// What it leaves.
    pub leaves: Position,
    /// The outcome for the opponent, who is to move then; `None` where it is not known.
    pub outcome: Option<Outcome>,
    /// The nim-value of what is left, where known.
    pub nim_value: Option<NimValue>,
    /// The remoteness of what is left, where known.
    pub remoteness: Option<Count>,
}

/// Every move of a lost position with an answer to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ReplyTable {
    /// The moves, by heap and then by amount.
    pub rows: Vec<ReplyRow>,
    /// How many moves there are in all; more than the rows if the table was cut.
    pub moves: Count,
}

/// One move and the reply that beats it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ReplyRow {
    /// The move.
    #[serde(rename = "move")]
    pub play: Move,
    /// What it leaves.
    pub leaves: Position,
    /// The reply; `None` if the move ends the game.
    pub reply: Option<Move>,
    /// What the reply leaves.
    pub then: Option<Position>,
}

/// A table of pairs of heaps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Grid {
    /// What the cells hold.
    pub cells_hold: GridCells,
    /// `rows[a][b]` belongs to the pair of heaps a and b; `None` where that is no position.
    pub rows: Vec<Vec<Option<NimValue>>>,
    /// The pair asked about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub here: Option<GridPlace>,
    /// The pairs that its winning moves leave.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub winning: Vec<GridPlace>,
}

/// A cell of a grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct GridPlace {
    /// The first heap.
    pub row: usize,
    /// The second heap.
    pub column: usize,
}

/// What the cells of a grid hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum GridCells {
    /// The nim-value of the two heaps; 0 marks the P-positions.
    NimValue,
    /// The third Nim heap that makes a P-position with the two; it is also their nim-value.
    ThirdHeap,
    /// Only who wins: 0 for P-positions, 1 for N-positions.
    Outcome,
}

/// The values of the heaps 0, 1, 2, ... of one rule as dots: heaps to the right, values up. Heaps
/// that lie close together share a column.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Scatter {
    /// The largest heap.
    pub to: u64,
    /// The largest value.
    pub largest: u64,
    /// How many heaps share a column.
    pub heaps_a_column: u64,
    /// Which values the heaps of each column have, ascending.
    pub columns: Vec<Vec<u64>>,
}

impl Scatter {
    /// The most columns.
    pub const MOST_COLUMNS: u64 = 400;

    /// The dots of g(0), g(1), ..., at least one value.
    #[must_use]
    pub fn of(values: &[u64]) -> Scatter {
        let to = (values.len() as u64).saturating_sub(1);
        let heaps_a_column = (to + 1).div_ceil(Self::MOST_COLUMNS).max(1);
        let width = usize::try_from(heaps_a_column).unwrap_or(usize::MAX);
        let column = |heaps: &[u64]| {
            let mut column = heaps.to_vec();
            column.sort_unstable();
            column.dedup();
            column
        };
        Scatter {
            to,
            largest: values.iter().max().copied().unwrap_or_default(),
            heaps_a_column,
            columns: values.chunks(width).map(column).collect(),
        }
    }
}
