//! Moore's Nim.
//!
//! Tokens are taken from at least one and at most K of the heaps.
//!
//! **Theorem** (E. H. Moore 1910, *A generalization of the game called Nim*). A position is a
//! P-position exactly when in every binary column the number of ones is a multiple of K+1. Misère the
//! same while some heap is 2 or more; heaps of at most 1 are a P-position exactly when the number of
//! ones leaves 1 on division by K+1.
//!
//! **Nim-values** (T. A. Jenkyns and J. P. Mayberry 1980). With at most K heaps the nim-value is the
//! number of tokens, N. With K+1 heaps, of which the least has m tokens, let y = N - (K+1)m and
//! t = y(y+1)/2: it is N if m ≤ t, else t + ((m - t - 1) mod (y+1)). With more heaps no formula is
//! known; what is lost has the value 0.
//!
//! Proofs in docs/theory.md. Winning moves are built column by column, in `moore_moves`.

use super::Theorem;
use super::condition::{Condition, NO_SUM, has_joint_rule};
use super::joint::{Formula, outcome, witness};
use super::moore_moves::{columns_balanced, ones_left};
use super::row::{Gives, How, Row};
use crate::answer::{Limits, Solution};
use crate::position::sizes;
use crate::rule::JointRule;
use crate::{Convention, Count, NimValue, Question};

static MOORE: Condition = Condition::of_game(
    "moore",
    "tokens are taken from several heaps at once, up to a number of heaps",
    |game| has_joint_rule(game, |rule| matches!(rule, JointRule::Moore(_))),
);

pub(super) static ROW: Row = Row {
    name: "moore",
    pattern: &MOORE,
    conditions: &[&NO_SUM],
    gives: &[Gives::Outcome, Gives::WinningMoves],
    reference: "E. H. Moore 1910, A generalization of the game called Nim; proof in docs/theory.md",
    symbols: &[("modulus", "K+1")],
    inside: &["moore 2", "misere moore 3"],
    outside: &["moore 2 & nim"],
    how: How::Game(solve),
};

/// The most winning moves that are listed: five long heaps can have more of them than could ever be
/// read, and each takes a look at every column.
const MOST_LISTED: usize = 100_000;

fn solve(question: &Question, limits: &Limits) -> Option<Solution> {
    let limits = &Limits {
        listed: limits.listed.min(MOST_LISTED),
        ..*limits
    };
    let JointRule::Moore(most) = question.game().rule().only_joint_rule()? else {
        return None;
    };
    let convention = question.game().convention();
    let sizes = sizes(question.position().heaps());
    let modulus = &Count::from(*most) + &Count::ONE;
    // To touch more heaps than there are is to touch any of them.
    let most = usize::try_from(*most).map_or(sizes.len(), |most| most.min(sizes.len()));
    let normal = convention == Convention::Normal;
    let value = normal.then(|| value(&sizes, &modulus)).flatten();
    let formula = Formula {
        theorem: Theorem::Moore,
        outcome: &|heaps| outcome(is_lost(heaps, most, convention)),
        nim_value: value.map(NimValue::from),
        witness: witness([("modulus", &modulus)]),
    };
    let balanced = columns_balanced(&sizes, most);
    match convention {
        Convention::Normal => formula.solve(question, balanced, limits),
        Convention::Misere => {
            let candidates = ones_left(&sizes, most).chain(balanced);
            formula.solve(question, candidates, limits)
        }
    }
}

/// Whether the player to move loses with these heaps.
fn is_lost(heaps: &[Count], most: usize, convention: Convention) -> bool {
    let columns = heaps.iter().map(Count::bit_len).max().unwrap_or(0);
    let ones = |column: usize| heaps.iter().filter(|size| size.bit(column)).count();
    match convention {
        Convention::Misere if columns <= 1 => ones(0) % (most + 1) == 1,
        _ => (0..columns).all(|column| ones(column).is_multiple_of(most + 1)),
    }
}

/// The nim-value, where there are at most as many heaps as the modulus.
fn value(heaps: &[Count], modulus: &Count) -> Option<Count> {
    let total = heaps.iter().fold(Count::ZERO, |sum, size| &sum + size);
    let number = Count::from(heaps.len());
    if number < *modulus {
        return Some(total);
    }
    let least = heaps.iter().min().filter(|_| number == *modulus)?;
    let above = &total - &(modulus * least);
    let next = &above + &Count::ONE;
    let (threshold, _) = (&above * &next).div_rem(&Count::from(2u64));
    let Some(beyond) = least.checked_sub(&(&threshold + &Count::ONE)) else {
        return Some(total);
    };
    Some(&threshold + &(&beyond % &next))
}
