//! Every move of a position, every reply, and pairs of heaps.

use crate::answer::{Answer, Limits, Question};
use crate::figure::{Grid, GridCells, MoveRow, MoveTable, ReplyRow, ReplyTable};
use crate::rule::HeapRule;
use crate::search::Search;
use crate::sequence::{HeapTables, Source};
use crate::{Convention, Count, Game, NimValue, Outcome, Position, solve, theory};

/// Remoteness is searched for only where few positions can come up.
const FEW_POSITIONS: u64 = 20_000;

/// The first `most` moves of a position with what they leave.
#[must_use]
pub fn move_table(question: &Question, most: usize, limits: &Limits) -> MoveTable {
    let (game, position) = (question.game(), question.position());
    let few = Limits {
        positions: FEW_POSITIONS,
        moves: 50 * FEW_POSITIONS,
        ..*limits
    };
    let mut search = Search::new(game, &few);
    let row = |play| {
        let after = question.after(&play).ok()?;
        let found = search
            .solve(after.position())
            .ok()
            .map(|found| found.into_solution(search.visited()));
        let answer = found.or_else(|| solve(&after, limits).solution().cloned());
        Some(MoveRow {
            leaves: after.position().clone(),
            outcome: answer.as_ref().map(|answer| answer.outcome),
            nim_value: answer.as_ref().and_then(|answer| answer.nim_value.clone()),
            remoteness: answer.and_then(|answer| answer.remoteness),
            play,
        })
    };
    MoveTable {
        rows: game.moves(position).take(most).filter_map(row).collect(),
        moves: game.count_moves(position),
    }
}

/// The first `most` moves of a lost position, each with a reply that beats it.
#[must_use]
pub fn reply_table(answer: &Answer, most: usize, limits: &Limits) -> ReplyTable {
    let question = &answer.question;
    let (game, position) = (question.game(), question.position());
    let row = |play| {
        let after = question.after(&play).ok()?;
        let best = solve(&after, limits);
        let reply = best
            .solution()
            .and_then(|best| best.winning_moves.first().cloned());
        let then = reply
            .as_ref()
            .and_then(|reply| game.play(after.position(), reply).ok());
        Some(ReplyRow {
            play,
            leaves: after.position().clone(),
            reply,
            then,
        })
    };
    ReplyTable {
        rows: game.moves(position).take(most).filter_map(row).collect(),
        moves: game.count_moves(position),
    }
}

/// The pairs of heaps 0..=`largest` of one rule; for Nim, the third heap that makes a P-position with
/// the two. `None` where some pair is beyond the limits, for a sum, and for a rule that no two heaps
/// fit.
#[must_use]
pub fn pair_grid(game: &Game, largest: u64, limits: &Limits) -> Option<Grid> {
    pair_grid_watched(game, largest, limits, &mut |_| true)
}

/// The same; `watch` is told before each pair how many are done, and ends the work by returning
/// `false`. There is no grid then.
pub fn pair_grid_watched(
    game: &Game,
    largest: u64,
    limits: &Limits,
    watch: &mut dyn FnMut(u64) -> bool,
) -> Option<Grid> {
    let normal = game.convention() == Convention::Normal;
    let (rows, cells_hold) = match game.rule().only_joint_rule() {
        Some(rule) if !rule.has_quota() => (joint_rows(game, largest, limits, watch)?, None),
        Some(_) => return None,
        None => {
            let rule = game.rule().only_heap_rule()?;
            let third = (*rule == HeapRule::Nim).then_some(GridCells::ThirdHeap);
            (heap_rows(game, largest, limits, watch)?, third)
        }
    };
    let cells_hold = match normal {
        true => cells_hold.unwrap_or(GridCells::NimValue),
        false => GridCells::Outcome,
    };
    Some(Grid {
        cells_hold,
        rows,
        here: None,
        winning: Vec::new(),
    })
}

/// The cells of a grid, row by row.
type Rows = Vec<Vec<Option<NimValue>>>;

/// The pairs of one heap rule.
fn heap_rows(
    game: &Game,
    largest: u64,
    limits: &Limits,
    watch: &mut dyn FnMut(u64) -> bool,
) -> Option<Rows> {
    game.rule()
        .only_heap_rule()
        .filter(|rule| !rule.has_quota())?;
    // One table for all pairs; where values decide nothing each pair is searched.
    let tables = HeapTables::new(game, &[Count::from(largest)], Source::Any, limits).ok();
    rows(largest, watch, |a, b| {
        let question = Question::new(game.clone(), Position::of_sizes([a, b])).ok()?;
        let by_values = tables
            .as_ref()
            .and_then(|tables| tables.solve(&question, limits));
        let solution = match by_values {
            Some(solution) => solution,
            None => solve(&question, limits).solution()?.clone(),
        };
        Some(Some(cell(solution.nim_value, solution.outcome)))
    })
}

/// The pairs that are positions of a rule of several heaps.
fn joint_rows(
    game: &Game,
    largest: u64,
    limits: &Limits,
    watch: &mut dyn FnMut(u64) -> bool,
) -> Option<Rows> {
    let normal = game.convention() == Convention::Normal;
    // One search for all pairs, for what no theorem gives.
    let mut search = Search::new(game, limits);
    let rows = rows(largest, watch, |a, b| {
        let Ok(question) = Question::new(game.clone(), Position::of_sizes([a, b])) else {
            return Some(None);
        };
        let by_theory = theory::solve(&question, limits)
            .filter(|solution| !normal || solution.nim_value.is_some());
        if let Some(solution) = by_theory {
            return Some(Some(cell(solution.nim_value, solution.outcome)));
        }
        let found = search.solve(question.position()).ok()?;
        Some(Some(cell(found.nim_value, found.outcome)))
    })?;
    let has_positions = rows.iter().flatten().any(Option::is_some);
    has_positions.then_some(rows)
}

/// Misère, the values decide nothing: 0 marks the lost pairs, 1 the others.
fn cell(nim_value: Option<NimValue>, outcome: Outcome) -> NimValue {
    nim_value.unwrap_or_else(|| NimValue::from(u64::from(outcome == Outcome::N)))
}

fn rows(
    largest: u64,
    watch: &mut dyn FnMut(u64) -> bool,
    mut value: impl FnMut(u64, u64) -> Option<Option<NimValue>>,
) -> Option<Rows> {
    let mut done = 0;
    let mut watched = |a, b| {
        done += 1;
        watch(done - 1).then(|| value(a, b))?
    };
    let mut row = |a: u64| (0..=largest).map(|b| watched(a, b)).collect::<Option<_>>();
    (0..=largest).map(&mut row).collect()
}
