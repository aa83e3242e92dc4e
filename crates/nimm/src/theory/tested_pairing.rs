//! Misère sums that nim-values decide, where a test says so.
//!
//! **Theorem** (T. S. Ferguson 1974, *On sums of graph games with last player losing*, for the case of
//! fixed amounts; proof in docs/theory.md). Let no move leave more than one heap, and let every heap of
//! nim-value 0 with a move have a move to a heap of nim-value 1, for all heaps up to the largest of each
//! rule. Then a sum of such heaps is a misère P-position exactly when some heap has a nim-value of 2 or
//! more and the nim-sum is 0, or when all nim-values are 0 or 1 and the nim-sum is 1.
//!
//! Heaps with one set of amounts for all sizes always have the property, and are not tested. The game
//! of proper divisors has not: of 2 the only move is to 1, which is worth 0.

use std::collections::BTreeMap;

use super::Theorem;
use super::condition::{Condition, INDEPENDENT_HEAP, MISERE_PLAY};
use super::heap_values::HeapValues;
use super::row::{Gives, How, Row};
use super::sums::decide;
use crate::answer::{Evidence, Limits, Question, Solution, Stop};
use crate::rule::HeapRule;
use crate::sequence::{HeapTables, Source, ValueTable, largest_heaps};
use crate::{Count, Heap, NimValue};

/// How far the property is tested before any position is asked about.
const FIRST_HEAPS: u64 = 24;

static NO_SPLITS: Condition =
    Condition::of_heaps("no-splits", "no move leaves more than one heap", |rule| {
        !rule.splits() && !rule.has_quota()
    });

static ZEROS_REACH_ONE: Condition = Condition::of_heaps(
    "zeros-reach-one",
    "every heap of nim-value 0 with a move has a move to nim-value 1, up to the largest heap",
    |rule| begins_with_property(rule).unwrap_or(false),
);

pub(super) static ROW: Row = Row {
    name: "tested-pairing",
    pattern: &INDEPENDENT_HEAP,
    conditions: &[&NO_SPLITS, &ZEROS_REACH_ONE, &MISERE_PLAY],
    gives: &[Gives::Outcome, Gives::WinningMoves],
    reference: "T. S. Ferguson 1974, On sums of graph games with last player losing; \
                proof in docs/theory.md",
    symbols: &[],
    inside: &[
        "misere take k where 2*k <= n",
        "misere take k where n mod k = 0 & nim",
    ],
    outside: &[
        "misere take k where 2*k <= n & 0.77",
        "misere take k where n mod k = 0 and k < n",
        "take k where 2*k <= n",
    ],
    how: How::Watched(solve),
};

/// Whether the first heaps have the property; the solver tests the others.
fn begins_with_property(rule: &HeapRule) -> Result<bool, Stop> {
    if rule.is_fixed_set() {
        return Ok(true);
    }
    let limits = Limits::default();
    let largest = Count::from(FIRST_HEAPS);
    let values = ValueTable::watched(rule, &largest, &limits, &mut |_| true)?;
    let mut looks = limits.moves;
    has_property(
        rule,
        &HeapValues::Table(values),
        &largest,
        &mut looks,
        &limits,
    )
}

/// The solution, where the property holds for all heaps up to the largest.
///
/// # Errors
///
/// What stopped the table of nim-values, or the test; [`Stop::Theory`] where it fails.
fn solve(
    question: &Question,
    limits: &Limits,
    watch: &mut dyn FnMut(u64) -> bool,
) -> Result<Solution, Stop> {
    let game = question.game();
    let parts = game.rule().heap_rules().ok_or(Stop::Theory)?;
    let largest = largest_heaps(question);
    let tables = HeapTables::watched(game, &largest, Source::Any, limits, watch)?;
    let mut looks = limits.moves;
    for ((part, values), largest) in parts.iter().zip(tables.sources()).zip(&largest) {
        if !part.is_fixed_set() && !has_property(part, values, largest, &mut looks, limits)? {
            return Err(Stop::Theory);
        }
    }
    let solved = decide(question, tables.sources(), limits.listed).ok_or(Stop::Theory)?;
    let described: Vec<String> = tables.sources().iter().map(HeapValues::describe).collect();
    let tested: Vec<String> = largest.iter().map(Count::to_string).collect();
    let witness = BTreeMap::from([
        ("nim_sum".to_string(), solved.sum.to_string()),
        ("largest_value".to_string(), solved.largest.to_string()),
        ("parts".to_string(), described.join("; ")),
        ("tested_to".to_string(), tested.join("; ")),
    ]);
    Ok(Solution {
        outcome: solved.outcome,
        nim_value: None,
        winning_moves: solved.winning_moves,
        listed: solved.listed,
        remoteness: None,
        evidence: Evidence::Theorem {
            theorem: Theorem::TestedPairing,
            witness,
        },
    })
}

/// Whether every heap up to the largest that is worth 0 and has a move has one to a heap worth 1.
fn has_property(
    rule: &HeapRule,
    values: &HeapValues,
    largest: &Count,
    looks: &mut u64,
    limits: &Limits,
) -> Result<bool, Stop> {
    let stop = Stop::Moves {
        reached: limits.moves,
    };
    let one = NimValue::from(1);
    for size in 1..=largest.to_u64().ok_or(stop)? {
        *looks = looks.checked_sub(1).ok_or(stop)?;
        let heap = Heap::new(size);
        let value = values.value(heap.size()).ok_or(Stop::Theory)?;
        if !value.is_zero() {
            continue;
        }
        let (mut has_move, mut reaches_one) = (false, false);
        for take in rule.takes(&heap).flat_map(crate::game::each) {
            *looks = looks.checked_sub(1).ok_or(stop)?;
            has_move = true;
            if values.value(&(heap.size() - &take)).as_ref() == Some(&one) {
                reaches_one = true;
                break;
            }
        }
        if has_move && !reaches_one {
            return Ok(false);
        }
    }
    Ok(true)
}
