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

use crate::answer::{Evidence, Limits, Question, Solution, Stop};
use crate::rule::HeapRule;
use crate::sequence::{HeapTables, Source, largest_heaps};
use crate::theory::Theorem;
use crate::theory::heap_values::HeapValues;
use crate::theory::sums::decide;
use crate::{Convention, Count, Heap, NimValue};

/// The solution, where the property holds for all heaps up to the largest; `None` where it does not,
/// and for rules that split heaps.
///
/// # Errors
///
/// What stopped the table of nim-values, or the test.
pub(super) fn solve(
    question: &Question,
    limits: &Limits,
    watch: &mut dyn FnMut(u64) -> bool,
) -> Result<Option<Solution>, Stop> {
    let game = question.game();
    let parts = game.rule().parts();
    let is_open = |part: &HeapRule| part.splits() || part.has_quota();
    if game.convention() == Convention::Normal || parts.iter().any(is_open) {
        return Ok(None);
    }
    let largest = largest_heaps(question);
    let tables = HeapTables::watched(game, &largest, Source::Any, limits, watch)?;
    let mut looks = limits.moves;
    for ((part, values), largest) in parts.iter().zip(tables.sources()).zip(&largest) {
        if !part.is_fixed_set() && !has_property(part, values, largest, &mut looks, limits)? {
            return Ok(None);
        }
    }
    let Some(solved) = decide(question, tables.sources(), limits.listed) else {
        return Ok(None);
    };
    let described: Vec<String> = tables.sources().iter().map(HeapValues::describe).collect();
    let tested: Vec<String> = largest.iter().map(Count::to_string).collect();
    let witness = BTreeMap::from([
        ("nim_sum".to_string(), solved.sum.to_string()),
        ("largest_value".to_string(), solved.largest.to_string()),
        ("parts".to_string(), described.join("; ")),
        ("tested_to".to_string(), tested.join("; ")),
    ]);
    Ok(Some(Solution {
        outcome: solved.outcome,
        nim_value: None,
        winning_moves: solved.winning_moves,
        listed: solved.listed,
        remoteness: None,
        evidence: Evidence::Theorem {
            theorem: Theorem::TestedPairing,
            witness,
        },
    }))
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
