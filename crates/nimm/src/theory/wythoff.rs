//! Wythoff's game.
//!
//! **Theorem** (W. A. Wythoff 1907, *A modification of the game of nim*). Two heaps are a P-position
//! exactly when they are ⌊kφ⌋ and ⌊kφ⌋ + k for some k ≥ 0, where φ = (1 + √5)/2. Misère the pairs 0, 0
//! and 1, 2 give way to 0, 1 and 2, 2. Every number stands in one pair, every difference belongs to one,
//! so at most three moves win: each keeps a heap or the difference.
//!
//! Proofs in docs/theory.md. Roots are integer parts of square roots of integers: nothing is rounded.

use dashu_int::UBig;
use dashu_int::ops::SquareRoot;

use super::Theorem;
use super::condition::{Condition, NO_SUM, has_joint_rule};
use super::joint::{Formula, outcome, witness};
use super::row::{Gives, How, Row};
use crate::answer::{Limits, Solution};
use crate::position::{Change, sizes};
use crate::rule::JointRule;
use crate::{Convention, Count, Move, Question};

static WYTHOFF: Condition = Condition::of_game(
    "wythoff",
    "tokens are taken from one of two heaps, or as many from both",
    |game| has_joint_rule(game, |rule| *rule == JointRule::Wythoff),
);

pub(super) static ROW: Row = Row {
    name: "wythoff",
    pattern: &WYTHOFF,
    conditions: &[&NO_SUM],
    gives: &[Gives::Outcome, Gives::WinningMoves],
    reference: "W. A. Wythoff 1907, A modification of the game of nim; proof in docs/theory.md",
    symbols: &[("difference", "k"), ("lesser", "a")],
    inside: &["wythoff", "misere wythoff"],
    outside: &["wythoff & nim"],
    how: How::Game(solve),
};

fn solve(question: &Question, limits: &Limits) -> Option<Solution> {
    let convention = question.game().convention();
    let sizes = sizes(question.position().heaps());
    let [a, b] = sizes.as_slice() else {
        return None;
    };
    let difference = a.max(b) - a.min(b);
    let lesser = lesser(&difference, convention);
    let numbers = [("difference", &difference), ("lesser", &lesser)];
    let formula = Formula {
        theorem: Theorem::Wythoff,
        outcome: &|heaps| outcome(is_lost(heaps, convention)),
        nim_value: None,
        witness: witness(numbers),
    };
    let one = |heap: usize, left: &Count| {
        let take = sizes[heap - 1].checked_sub(left)?;
        Some(Move::new(heap, take))
    };
    let both = a.min(b).checked_sub(&lesser).and_then(|take| {
        Move::changing(vec![Change::less(1, take.clone()), Change::less(2, take)])
    });
    let candidates = [
        one(2, &partner(a, convention)),
        one(1, &partner(b, convention)),
        both,
    ];
    formula.solve(question, candidates.into_iter().flatten(), limits)
}

/// Whether the player to move loses with these two heaps.
fn is_lost(heaps: &[Count], convention: Convention) -> bool {
    let [a, b] = heaps else {
        return false;
    };
    let (a, b) = (a.min(b), a.max(b));
    *a == lesser(&(b - a), convention)
}

/// The lesser number of the lost pair with a difference.
fn lesser(difference: &Count, convention: Convention) -> Count {
    let small = difference
        .to_u64()
        .filter(|_| convention == Convention::Misere);
    match small {
        Some(0) => Count::from(2u64),
        Some(1) => Count::ZERO,
        _ => golden_multiple(difference),
    }
}

/// The number that makes a lost pair with another.
fn partner(number: &Count, convention: Convention) -> Count {
    let small = number.to_u64().filter(|_| convention == Convention::Misere);
    match small {
        Some(0) => return Count::ONE,
        Some(1) => return Count::ZERO,
        Some(2) => return Count::from(2u64),
        _ => {}
    }
    // ⌊kφ⌋ = number for k = ⌊(number + 1)/φ⌋ or for none; else number = ⌊lφ⌋ + l with ⌊lφ⌋ = k.
    let next = number + &Count::ONE;
    let k = &golden_multiple(&next) - &next;
    match golden_multiple(&k) == *number {
        true => number + &k,
        false => k,
    }
}

/// ⌊kφ⌋ = ⌊(k + ⌊√(5k²)⌋)/2⌋.
fn golden_multiple(k: &Count) -> Count {
    let k = k.as_ubig();
    let root = (UBig::from(5u8) * k.sqr()).sqrt();
    Count::from((root + k) >> 1)
}
