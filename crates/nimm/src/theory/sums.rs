//! Sums of heaps with known nim-values, in both conventions.
//!
//! **Normal play** (Sprague 1935, Grundy 1939). The nim-value of a sum is the nim-sum of the
//! nim-values of its heaps; a sum is a P-position exactly when that is 0.
//!
//! **Misère play** (T. S. Ferguson 1974, for subtraction games; proof in docs/theory.md). For heaps
//! played by Nim or by subtraction sets, each its own, a sum is a P-position exactly when some heap
//! has a nim-value of 2 or more and the nim-sum is 0, or when all nim-values are 0 or 1 and the
//! nim-sum is 1. The proof needs that every heap of value 0 with a move has a move to value 1; for
//! a set with least amount a, g(n) = 1 exactly when n >= a and g(n-a) = 0, which gives it.
//!
//! Bouton's theorem is the case of Nim heaps in both conventions.

use super::heap_values::HeapValues;
use crate::answer::Listed;
use crate::{Convention, Move, NimValue, Outcome, Question, nim_sum};

/// What the nim-values of the heaps say about a position.
pub(crate) struct SumSolution {
    pub(crate) outcome: Outcome,
    /// The nim-sum of the heaps.
    pub(crate) sum: NimValue,
    /// The largest nim-value of a heap.
    pub(crate) largest: NimValue,
    pub(crate) winning_moves: Vec<Move>,
    pub(crate) listed: Listed,
}

/// Decides a position from the values of its heaps, `sources` holding one source for each part of
/// the rule; `None` if some heap has no value, or if the theorem does not cover the rule.
pub(crate) fn solve(
    question: &Question,
    sources: &[HeapValues],
    most: usize,
) -> Option<SumSolution> {
    let (game, position) = (question.game(), question.position());
    let value_of =
        |(index, heap): (usize, &crate::Heap)| sources[position.group_of(index)].value(heap.size());
    let values: Vec<NimValue> = position
        .heaps()
        .iter()
        .enumerate()
        .map(value_of)
        .collect::<Option<_>>()?;
    let sum = nim_sum(&values);
    let big = values.iter().filter(|value| is_big(value)).count();
    let is_misere = game.convention() == Convention::Misere;
    let is_lost = if is_misere && big == 0 {
        sum == NimValue::from(1)
    } else {
        sum.is_zero()
    };
    let outcome = if is_lost { Outcome::P } else { Outcome::N };

    let mut winning_moves = Vec::new();
    let mut listed = Listed::All;
    if !is_lost {
        for (index, value) in values.iter().enumerate() {
            let others = &sum ^ value;
            let others_are_small = big == usize::from(is_big(value));
            let target = if is_misere && others_are_small {
                &others ^ &NimValue::from(1)
            } else {
                others
            };
            let heap = &position.heaps()[index];
            let source = &sources[position.group_of(index)];
            let takes = source.takes_to(game.part(position, index), heap, &target);
            let room = most - winning_moves.len();
            let before = winning_moves.len();
            winning_moves.extend(
                takes
                    .take(room.saturating_add(1))
                    .map(|take| Move::new(index + 1, take)),
            );
            if winning_moves.len() - before > room {
                winning_moves.truncate(most);
                listed = Listed::Some;
                break;
            }
        }
    }
    let largest = values.into_iter().max().unwrap_or_default();
    Some(SumSolution {
        outcome,
        sum,
        largest,
        winning_moves,
        listed,
    })
}

fn is_big(value: &NimValue) -> bool {
    *value > NimValue::from(1)
}
