//! The heaps 0, 1, 2, ... of one rule.

use crate::answer::{Finding, Limits, Question, Stop};
use crate::rule::HeapRule;
use crate::search::Search;
use crate::sequence::{HeapTables, Source};
use crate::theory::sums;
use crate::{Convention, Count, Error, Game, Heap, Outcome, Position, solve};

/// One heap at the start of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeapValue {
    /// Its outcome under the convention of the game.
    pub outcome: Outcome,
    /// Its nim-value under normal play; `None` if only outcomes were asked for.
    pub nim_value: Option<u64>,
}

/// What is to be found out of each heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// Who wins; reaches further where the next take is limited.
    Outcomes,
    /// Who wins, and the nim-values.
    NimValues,
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
/// use nimm::{Limits, Wanted, first_heaps};
///
/// let game = "take 1,3-4".parse()?;
/// let heaps = first_heaps(&game, 7, Wanted::NimValues, &Limits::default())?.expect("few heaps");
/// let values: Vec<u64> = heaps.iter().filter_map(|heap| heap.nim_value).collect();
/// assert_eq!(values, [0, 1, 0, 1, 2, 3, 2, 0]);
/// # Ok::<(), nimm::Error>(())
/// ```
pub fn first_heaps(
    game: &Game,
    to: u64,
    wanted: Wanted,
    limits: &Limits,
) -> Result<Result<Vec<HeapValue>, Stop>, Error> {
    first_heaps_watched(game, to, wanted, limits, &mut |_| true)
}

/// The same; `watch` is told now and then how many values there are, and ends the work by returning
/// `false`.
///
/// # Errors
///
/// As for [`first_heaps`].
pub fn first_heaps_watched(
    game: &Game,
    to: u64,
    wanted: Wanted,
    limits: &Limits,
    watch: &mut dyn FnMut(u64) -> bool,
) -> Result<Result<Vec<HeapValue>, Stop>, Error> {
    let part = game.sequence_rule()?;
    if to > limits.heap {
        return Ok(Err(Stop::Size { most: limits.heap }));
    }
    Ok(match part {
        HeapRule::AtMost(_) => by_position(game, to, wanted, limits, watch),
        _ if sums::applies(game) => by_values(game, to, limits, watch),
        _ => by_search(game, to, wanted, limits, watch),
    })
}

fn by_values(
    game: &Game,
    to: u64,
    limits: &Limits,
    watch: &mut dyn FnMut(u64) -> bool,
) -> Result<Vec<HeapValue>, Stop> {
    let tables = HeapTables::watched(game, &[Count::from(to)], Source::Any, limits, watch)?;
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
        let nim_value = Some(nim_value);
        Some(HeapValue { outcome, nim_value })
    };
    (0..=to)
        .map(value)
        .collect::<Option<_>>()
        .ok_or(Stop::Theory)
}

/// Misère, where nim-values decide nothing: outcomes by search, nim-values of normal play.
fn by_search(
    game: &Game,
    to: u64,
    wanted: Wanted,
    limits: &Limits,
    watch: &mut dyn FnMut(u64) -> bool,
) -> Result<Vec<HeapValue>, Stop> {
    let normal = Game::new(game.rule().clone(), Convention::Normal);
    let values = match wanted {
        Wanted::Outcomes => None,
        Wanted::NimValues => Some(by_values(&normal, to, limits, watch)?),
    };
    let mut search = Search::watched(game, limits, watch);
    let value = |size: u64| {
        let outcome = search.solve(&Position::of_sizes([size]))?.outcome;
        let known = usize::try_from(size).ok();
        let known = values
            .as_ref()
            .zip(known)
            .and_then(|(values, at)| values.get(at));
        Ok(HeapValue {
            outcome,
            nim_value: known.and_then(|known| known.nim_value),
        })
    };
    (0..=to).map(value).collect()
}

/// Limited takes: outcomes by the solver's choice, nim-values by search over sizes and limits.
fn by_position(
    game: &Game,
    to: u64,
    wanted: Wanted,
    limits: &Limits,
    watch: &mut dyn FnMut(u64) -> bool,
) -> Result<Vec<HeapValue>, Stop> {
    let normal = Game::new(game.rule().clone(), Convention::Normal);
    let mut search = Search::new(&normal, limits);
    let value = |size: u64| {
        if !watch(size) {
            return Err(Stop::Interrupted { reached: size });
        }
        let position = Position::new(vec![vec![Heap::new(size)]]);
        let nim_value = match wanted {
            Wanted::Outcomes => None,
            Wanted::NimValues => search.solve(&position)?.nim_value,
        };
        let question = Question::new(game.clone(), position).map_err(|_| Stop::Theory)?;
        let outcome = match solve(&question, limits).finding {
            Finding::Solved(solution) => solution.outcome,
            Finding::Unknown { stopped_by, .. } => return Err(stopped_by),
        };
        let nim_value = nim_value.and_then(|value| value.as_count().to_u64());
        Ok(HeapValue { outcome, nim_value })
    };
    (0..=to).map(value).collect()
}
