//! The heaps 0, 1, 2, ... of a rule, each with its winning moves.

use crate::{
    Error, Finding, Game, Heap, Limits, Listed, Move, NimValue, Outcome, Position, Question, Stop,
    solve_watched,
};

/// The most winning moves of a heap that are listed where heaps are split.
const MOST_SPLITS: usize = 1000;

/// The first heaps of a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeapTable {
    /// The game, whose rule has one part.
    pub game: Game,
    /// One row a heap, from size 0 on.
    pub rows: Vec<HeapRow>,
    /// What stopped the work on the heap after the last row, if not all were wanted.
    pub stopped_by: Option<Stop>,
}

/// One heap, where it stands alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeapRow {
    /// How large it is.
    pub size: u64,
    /// Who wins.
    pub outcome: Outcome,
    /// Its nim-value, under normal play, where it is known.
    pub nim_value: Option<NimValue>,
    /// The winning moves.
    pub winning_moves: Vec<Move>,
    /// Whether those are all.
    pub listed: Listed,
}

/// The heaps 0..=`to` of the rule of a game. `watch` is told before each heap, and now and then
/// while it is solved, how many rows there are, and ends the work by returning `false`.
///
/// # Errors
///
/// [`Error::Game`] for a sum of different rules, and for a rule of several heaps.
///
/// # Examples
///
/// ```
/// use nimm::{Limits, heap_table_watched};
///
/// let game = "take 1-2,9".parse()?;
/// let table = heap_table_watched(&game, 9, &Limits::default(), &mut |_| true)?;
/// let moves: Vec<String> = table.rows[9].winning_moves.iter().map(ToString::to_string).collect();
/// assert_eq!(moves, ["1:-9"]);
/// # Ok::<(), nimm::Error>(())
/// ```
pub fn heap_table_watched(
    game: &Game,
    to: u64,
    limits: &Limits,
    watch: &mut dyn FnMut(u64) -> bool,
) -> Result<HeapTable, Error> {
    let mut limits = *limits;
    if game.sequence_rule()?.splits() {
        limits.listed = limits.listed.min(MOST_SPLITS);
    }
    let mut table = HeapTable {
        game: game.clone(),
        rows: Vec::new(),
        stopped_by: None,
    };
    for size in 0..=to {
        if !watch(size) {
            table.stopped_by = Some(Stop::Interrupted { reached: size });
            break;
        }
        let position = Position::new(vec![vec![Heap::new(size)]]);
        let question = Question::new(game.clone(), position)?;
        let answer = solve_watched(&question, None, &limits, &mut |_| watch(size));
        match answer.finding {
            Finding::Solved(solution) => table.rows.push(HeapRow {
                size,
                outcome: solution.outcome,
                nim_value: solution.nim_value,
                winning_moves: solution.winning_moves,
                listed: solution.listed,
            }),
            Finding::Unknown { stopped_by, .. } => {
                table.stopped_by = Some(stopped_by);
                break;
            }
        }
    }
    Ok(table)
}
