//! End-nim.
//!
//! **Theorem** (M. H. Albert and R. J. Nowakowski 2001, *The game of End-Nim*). For a row w of heaps
//! that are not empty let L(w) be the number x for which x, w is lost, and R(w) the one for which
//! w, x is; an x of 0 is no heap. For a row w, y put l = L(w) and r = R(w). Then L(w, y) is 0 where
//! y = r; y + 1 where l <= y < r; y - 1 where r < y <= l; and y otherwise. R is the same from the
//! other end. Without heaps both are 0, and 1 under misère play: that the empty row is lost or won
//! is all that the convention says.
//!
//! The winning moves leave L of the other heaps in the first heap, or R in the last.

use std::collections::BTreeMap;

use super::Theorem;
use super::condition::{Condition, NO_SUM, has_joint_rule};
use super::joint::Decided;
use super::row::{Gives, How, Row};
use crate::answer::{Limits, Solution};
use crate::rule::JointRule;
use crate::{Convention, Count, Move, Outcome, Question};

static END_NIM: Condition = Condition::of_game(
    "end-nim",
    "tokens are taken from the ends of a row of heaps",
    |game| has_joint_rule(game, |rule| *rule == JointRule::EndNim),
);

pub(super) static ROW: Row = Row {
    name: "end-nim",
    pattern: &END_NIM,
    conditions: &[&NO_SUM],
    gives: &[Gives::Outcome, Gives::WinningMoves],
    reference: "M. H. Albert and R. J. Nowakowski 2001, The game of End-Nim; proof in docs/theory.md",
    symbols: &[("first", "L"), ("last", "R")],
    inside: &["end-nim", "misere end-nim"],
    outside: &["end-nim & nim"],
    how: How::Game(solve),
};

fn solve(question: &Question, limits: &Limits) -> Option<Solution> {
    let heaps = question.position().heaps().iter().enumerate();
    // An empty heap is not there.
    let row = heaps.filter(|(_, heap)| !heap.size().is_zero());
    let (places, row): (Vec<usize>, Vec<Count>) = row
        .map(|(index, heap)| (index + 1, heap.size().clone()))
        .unzip();
    let convention = question.game().convention();
    let (Some(first), Some(last)) = (row.first(), row.last()) else {
        let decided = Decided {
            theorem: Theorem::EndNim,
            outcome: convention.outcome_without_moves(),
            nim_value: None,
            witness: BTreeMap::new(),
        };
        return Some(decided.won_by(None, question, limits));
    };
    let ends = lost_ends(&row, convention, limits)?;
    let decided = Decided {
        theorem: Theorem::EndNim,
        outcome: match *first == ends.first {
            true => Outcome::P,
            false => Outcome::N,
        },
        nim_value: None,
        witness: BTreeMap::from([
            ("first".to_string(), ends.first.to_string()),
            ("last".to_string(), ends.last.to_string()),
        ]),
    };
    let take = |place: usize, size: &Count, leave: &Count| {
        let take = size.checked_sub(leave).filter(|take| !take.is_zero())?;
        Some(Move::new(place, take))
    };
    let from_first = take(places[0], first, &ends.first);
    let from_last = take(places[row.len() - 1], last, &ends.last).filter(|_| row.len() > 1);
    Some(decided.won_by(from_first.into_iter().chain(from_last), question, limits))
}

/// What a row would be lost with at its ends.
pub(crate) struct LostEnds {
    /// L of the heaps but the first.
    pub(crate) first: Count,
    /// R of the heaps but the last.
    pub(crate) last: Count,
}

/// L and R at the ends of a row of heaps that are not empty, at least one, from those of all shorter
/// stretches of it; `None` if that takes more steps than the limits have moves.
pub(crate) fn lost_ends(
    row: &[Count],
    convention: Convention,
    limits: &Limits,
) -> Option<LostEnds> {
    let heaps = row.len() as u64;
    let longest = row
        .iter()
        .map(|size| 1 + size.bit_len() as u64 / 64)
        .max()?;
    heaps
        .checked_mul(heaps)?
        .checked_mul(longest)
        .filter(|steps| *steps <= limits.moves)?;
    let without_heaps = Count::from(u64::from(convention == Convention::Misere));
    // L and R of the stretches of one length, by where they begin.
    let mut stretches = vec![(without_heaps.clone(), without_heaps); row.len() + 1];
    for length in 1..row.len() {
        let longer = (0..=row.len() - length).map(|start| {
            let ((l, r), y) = (&stretches[start], &row[start + length - 1]);
            let first = behind(l, r, y);
            let ((l, r), y) = (&stretches[start + 1], &row[start]);
            (first, behind(r, l, y))
        });
        stretches = longer.collect();
    }
    Some(LostEnds {
        first: stretches[1].0.clone(),
        last: stretches[0].1.clone(),
    })
}

/// L of the row w, y by l = L(w) and r = R(w).
fn behind(l: &Count, r: &Count, y: &Count) -> Count {
    if y == r {
        Count::ZERO
    } else if l <= y && y < r {
        y + &Count::ONE
    } else if r < y && y <= l {
        y - &Count::ONE
    } else {
        y.clone()
    }
}
