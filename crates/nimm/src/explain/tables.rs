//! Every move of a position, every reply, and pairs of heaps.

use crate::answer::{Answer, Limits, Question};
use crate::figure::{Grid, GridCells, MoveRow, MoveTable, ReplyRow, ReplyTable};
use crate::rule::HeapRule;
use crate::search::Search;
use crate::sequence::{HeapTables, Source};
use crate::{Convention, Count, Game, NimValue, Outcome, Position, solve};

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

/// The pairs of heaps 0..=`largest` of one heap rule; for Nim, the third heap that makes a
/// P-position with the two. `None` where some pair is beyond the limits, or for a sum.
#[must_use]
pub fn pair_grid(game: &Game, largest: u64, limits: &Limits) -> Option<Grid> {
    let part = game
        .rule()
        .only_heap_rule()
        .filter(|part| !part.has_quota())?;
    // One table for all pairs; where values decide nothing each pair is searched.
    let tables = HeapTables::new(game, &[Count::from(largest)], Source::Any, limits).ok();
    let value = |a: u64, b: u64| -> Option<NimValue> {
        let question = Question::new(game.clone(), Position::of_sizes([a, b])).ok()?;
        let by_values = tables
            .as_ref()
            .and_then(|tables| tables.solve(&question, limits));
        let solution = match by_values {
            Some(solution) => solution,
            None => solve(&question, limits).solution()?.clone(),
        };
        // Misère, the values decide nothing: 0 marks the lost pairs, 1 the others.
        let outcome = || NimValue::from(u64::from(solution.outcome == Outcome::N));
        Some(solution.nim_value.clone().unwrap_or_else(outcome))
    };
    let row = |a: u64| {
        (0..=largest)
            .map(|b| value(a, b))
            .collect::<Option<Vec<NimValue>>>()
    };
    let rows = (0..=largest).map(row).collect::<Option<Vec<_>>>()?;
    let normal = game.convention() == Convention::Normal;
    let cells_hold = match part {
        _ if !normal => GridCells::Outcome,
        HeapRule::Nim => GridCells::ThirdHeap,
        _ => GridCells::NimValue,
    };
    Some(Grid { cells_hold, rows })
}
