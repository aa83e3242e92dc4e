//! Sums of heaps with known nim-values, in both conventions.
//!
//! **Normal play** (Sprague 1935, Grundy 1939). The nim-value of a sum is the nim-sum of the
//! nim-values of its heaps; a sum is a P-position exactly when that is 0.
//!
//! **Misère play** (T. S. Ferguson 1974, for subtraction games; proof in docs/theory.md). For heaps
//! played by Nim or by subtraction sets, finite or not, each its own, a sum is a P-position exactly when some heap
//! has a nim-value of 2 or more and the nim-sum is 0, or when all nim-values are 0 or 1 and the
//! nim-sum is 1. The proof needs that every heap of value 0 with a move has a move to value 1; for
//! a set with least amount a, g(n) = 1 exactly when n >= a and g(n-a) = 0, which gives it.
//!
//! Bouton's theorem is the case of Nim heaps in both conventions.

use std::collections::BTreeMap;

use super::Theorem;
use super::condition::{Condition, INDEPENDENT_HEAP, MISERE_PLAY, NORMAL_PLAY, OWN_HEAP};
use super::heap_values::HeapValues;
use super::listing::Listing;
use super::row::{Gives, How, Row};
use crate::answer::{Evidence, Limits, Listed, Solution};
use crate::rule::HeapRule;
use crate::{Convention, Game, Move, NimValue, Outcome, Question, nim_sum};

static VALUES_KNOWN: Condition = Condition::of_game(
    "values-known",
    "the nim-value of every heap is known",
    |game| game.rule().heap_rules().is_some(),
);

static FIXED_SETS: Condition = Condition::of_heaps(
    "fixed-sets",
    "every heap is played by nim or by a subtraction set",
    HeapRule::is_fixed_set,
);

pub(super) static NORMAL: Row = Row {
    name: "sprague-grundy",
    pattern: &OWN_HEAP,
    conditions: &[&VALUES_KNOWN, &NORMAL_PLAY],
    gives: &[Gives::Outcome, Gives::NimValue, Gives::WinningMoves],
    reference: "R. P. Sprague 1935, Über mathematische Kampfspiele; \
                P. M. Grundy 1939, Mathematics and games",
    symbols: &[],
    inside: &["nim & take 1-3", "0.77 & nim", "fibonacci & nim"],
    outside: &["wythoff & nim", "misere 0.77"],
    how: How::Sums,
};

pub(super) static MISERE: Row = Row {
    name: "pairing",
    pattern: &INDEPENDENT_HEAP,
    conditions: &[&FIXED_SETS, &MISERE_PLAY],
    gives: &[Gives::Outcome, Gives::WinningMoves],
    reference: "T. S. Ferguson 1974, On sums of graph games with last player losing; \
                proof in docs/theory.md",
    symbols: &[],
    inside: &["misere take 2-5", "misere nim & take squares"],
    outside: &["misere 0.77", "misere nim & 0.77", "take 2-5"],
    how: How::Sums,
};

/// The solution from these sources, with evidence that names them.
pub(crate) fn solve_from(
    question: &Question,
    sources: &[HeapValues],
    limits: &Limits,
) -> Option<Solution> {
    if !applies(question.game()) {
        return None;
    }
    let solved = decide(question, sources, limits.listed)?;
    let normal = question.game().convention() == Convention::Normal;
    let evidence = match sources {
        [HeapValues::Table(table)] if normal => table.evidence(),
        [HeapValues::Limited(values)] if normal => Evidence::Table {
            up_to: values.largest(),
        },
        [form]
            if normal
                && question.position().heaps().len() == 1
                && form
                    .theorem()
                    .is_some_and(|theorem| theorem != Theorem::Bouton) =>
        {
            let theorem = form.theorem()?;
            let witness = form.witness();
            Evidence::Theorem { theorem, witness }
        }
        _ => {
            let described: Vec<String> = sources.iter().map(HeapValues::describe).collect();
            let mut witness = BTreeMap::from([
                ("nim_sum".to_string(), solved.sum.to_string()),
                ("parts".to_string(), described.join("; ")),
            ]);
            let theorem = if normal {
                Theorem::SpragueGrundy
            } else {
                witness.insert("largest_value".to_string(), solved.largest.to_string());
                Theorem::Pairing
            };
            Evidence::Theorem { theorem, witness }
        }
    };
    Some(Solution {
        outcome: solved.outcome,
        nim_value: normal.then_some(solved.sum),
        winning_moves: solved.winning_moves,
        listed: solved.listed,
        remoteness: None,
        evidence,
    })
}

/// Whether nim-values of heaps decide sums, where each heap is played for itself: always under normal play; misère where every part has one set of
/// amounts for heaps of all sizes and splits none.
pub(crate) fn applies(game: &Game) -> bool {
    game.rule().heap_rules().is_some_and(|rules| {
        game.convention() == Convention::Normal || rules.into_iter().all(HeapRule::is_fixed_set)
    })
}

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
pub(crate) fn decide(
    question: &Question,
    sources: &[HeapValues],
    most: usize,
) -> Option<SumSolution> {
    let (game, position) = (question.game(), question.position());
    let value_of =
        |(index, heap): (usize, &crate::Heap)| sources[position.group_of(index)].value_of(heap);
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

    let mut listing = Listing::new(most);
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
            let rule = game.part(position, index).heap_rule()?;
            if !source.list_takes_to(rule, heap, index + 1, &target, &mut listing)
                || !source.list_splits_to(rule, heap, index + 1, &target, &mut listing)
            {
                break;
            }
        }
    }
    let (winning_moves, listed) = listing.into_parts();
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
