//! Greedy Nim.
//!
//! **Theorem** (M. H. Albert and R. J. Nowakowski 2004, *Nim restrictions*). Where tokens are taken
//! only from a heap that no other exceeds, a position is a P-position exactly when its largest size
//! is 0 or occurs an even number of times. Misère the same from 2 up; heaps of at most 1 are a
//! P-position exactly when the number of ones is odd. Proof in docs/theory.md.

use std::ops::RangeInclusive;

use super::Theorem;
use super::condition::{Condition, NO_SUM, has_joint_rule};
use super::joint::{Formula, outcome, witness};
use super::row::{Gives, How, Row};
use crate::answer::{Limits, Solution};
use crate::game::each;
use crate::position::sizes;
use crate::rule::JointRule;
use crate::{Convention, Count, Move, Question};

static GREEDY_NIM: Condition = Condition::of_game(
    "greedy-nim",
    "tokens are taken from a heap that no other exceeds",
    |game| has_joint_rule(game, |rule| *rule == JointRule::GreedyNim),
);

pub(super) static ROW: Row = Row {
    name: "greedy-nim",
    pattern: &GREEDY_NIM,
    conditions: &[&NO_SUM],
    gives: &[Gives::Outcome, Gives::WinningMoves],
    reference: "M. H. Albert and R. J. Nowakowski 2004, Nim restrictions; proof in docs/theory.md",
    symbols: &[("largest", "m"), ("times", "c")],
    inside: &["greedy-nim", "misere greedy-nim"],
    outside: &["greedy-nim & nim"],
    how: How::Game(solve),
};

fn solve(question: &Question, limits: &Limits) -> Option<Solution> {
    let convention = question.game().convention();
    let sizes = sizes(question.position().heaps());
    let (largest, times) = largest(&sizes);
    let numbers = [("largest", &largest), ("times", &Count::from(times))];
    let formula = Formula {
        theorem: Theorem::GreedyNim,
        outcome: &|heaps| outcome(is_lost(heaps, convention)),
        nim_value: None,
        witness: witness(numbers),
    };
    let left = left(&sizes, &largest, times);
    let (least, most) = (&largest - left.end(), &largest - left.start());
    let holders = (0..sizes.len()).filter(|index| sizes[*index] == largest);
    let candidates = holders.flat_map(|index| {
        let takes = each(least.clone()..=most.clone());
        takes.map(move |take| Move::new(index + 1, take))
    });
    formula.solve(question, candidates, limits)
}

/// The largest size and how often it occurs.
fn largest(heaps: &[Count]) -> (Count, usize) {
    let largest = heaps.iter().max().cloned().unwrap_or_default();
    let times = heaps.iter().filter(|size| **size == largest).count();
    (largest, times)
}

/// What the winning moves may leave of a largest heap: anything less where as large ones are left;
/// else what makes the next size occur evenly often, with or without this heap. Where that is at most
/// 1, misère it is 0 or 1.
fn left(heaps: &[Count], largest: &Count, times: usize) -> RangeInclusive<Count> {
    let less = |size: &Count| size.checked_sub(&Count::ONE).unwrap_or_default();
    if times > 1 {
        return Count::ZERO..=less(largest);
    }
    let next = heaps.iter().filter(|size| *size < largest).max();
    let next = next.cloned().unwrap_or_default();
    let is_next = |size: &&Count| **size == next;
    match heaps.iter().filter(is_next).count() % 2 {
        _ if next <= Count::ONE => Count::ZERO..=Count::ONE.min(largest.clone()),
        0 => Count::ZERO..=less(&next),
        _ => next.clone()..=next,
    }
}

/// Whether the player to move loses with these heaps.
fn is_lost(heaps: &[Count], convention: Convention) -> bool {
    let (largest, times) = largest(heaps);
    let is_even = times.is_multiple_of(2);
    match convention {
        Convention::Normal => largest.is_zero() || is_even,
        Convention::Misere if largest.is_zero() => false,
        Convention::Misere if largest == Count::ONE => !is_even,
        Convention::Misere => is_even,
    }
}
