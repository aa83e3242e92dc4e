//! The heaps 0, 1, 2, ... of one rule.

use crate::answer::{Limits, Question, Stop};
use crate::game::GameError;
use crate::rule::HeapRule;
use crate::search::Search;
use crate::sequence::{HeapTables, Source};
use crate::{Convention, Count, Error, Game, Heap, Outcome, Position, solve};

/// One heap at the start of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeapValue {
    /// Its outcome under the convention of the game.
    pub outcome: Outcome,
    /// Its nim-value under normal play.
    pub nim_value: u64,
}

/// The heaps 0..=`to` of the rule of a game; the inner error says what stopped the work.
///
/// # Errors
///
/// [`Error::Game`] for a sum of different rules, which has no sequence.
///
/// # Examples
///
/// ```
/// use nimm::{Limits, first_heaps};
///
/// let heaps = first_heaps(&"take 1,3-4".parse()?, 7, &Limits::default())?.expect("few heaps");
/// let values: Vec<u64> = heaps.iter().map(|heap| heap.nim_value).collect();
/// assert_eq!(values, [0, 1, 0, 1, 2, 3, 2, 0]);
/// # Ok::<(), nimm::Error>(())
/// ```
pub fn first_heaps(
    game: &Game,
    to: u64,
    limits: &Limits,
) -> Result<Result<Vec<HeapValue>, Stop>, Error> {
    let Some(part) = game.rule().only_part() else {
        let rule = game.rule().to_string();
        return Err(Error::Game(GameError::SumHasNoSequence { rule }));
    };
    if to > limits.heap {
        return Ok(Err(Stop::Heap {
            reached: limits.heap,
        }));
    }
    Ok(match part {
        HeapRule::AtMost(_) => by_search(game, to, limits),
        HeapRule::Nim | HeapRule::Take(_) => by_values(game, to, limits),
    })
}

fn by_values(game: &Game, to: u64, limits: &Limits) -> Result<Vec<HeapValue>, Stop> {
    let tables = HeapTables::new(game, &[Count::from(to)], Source::Any, limits)?;
    let source = tables.sources().first().ok_or(Stop::Theory)?;
    // A single heap is lost where its value is 0, and misère where it is 1.
    let lost = u64::from(game.convention() == Convention::Misere);
    let value = |size: u64| {
        let nim_value = source.value(&Count::from(size))?.as_count().to_u64()?;
        let outcome = if nim_value == lost {
            Outcome::P
        } else {
            Outcome::N
        };
        Some(HeapValue { outcome, nim_value })
    };
    (0..=to)
        .map(value)
        .collect::<Option<_>>()
        .ok_or(Stop::Heap { reached: 0 })
}

/// Limited takes: outcomes by the theorem, nim-values by search over sizes and limits.
fn by_search(game: &Game, to: u64, limits: &Limits) -> Result<Vec<HeapValue>, Stop> {
    let normal = Game::new(game.rule().clone(), Convention::Normal);
    let mut search = Search::new(&normal, limits);
    let value = |size: u64| {
        let position = Position::new(vec![vec![Heap::new(size)]]);
        let found = search.solve(&position)?;
        let question = Question::new(game.clone(), position).map_err(|_| Stop::Theory)?;
        let outcome = solve(&question, limits).outcome().ok_or(Stop::Theory)?;
        let nim_value = found.nim_value.and_then(|value| value.as_count().to_u64());
        Ok(HeapValue {
            outcome,
            nim_value: nim_value.ok_or(Stop::Theory)?,
        })
    };
    (0..=to).map(value).collect()
}
