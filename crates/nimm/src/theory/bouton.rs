//! Nim.
//!
//! **Theorem** (C. L. Bouton 1901, *Nim, a game with a complete mathematical theory*). A position of
//! Nim is a P-position exactly when the nim-sum X of its heaps is 0; otherwise the winning moves
//! reduce a heap h with h xor X < h to h xor X. Misère: the same while some heap is 2 or more, but
//! heaps of at most 1 are a P-position exactly when the number of ones is odd.
//!
//! **Length.** From a P-position of N tokens the loser can make the game last exactly N moves: he
//! takes 1 from a heap divisible by the least power of two, and the reply is forced to be 1 as well.
//! So the remoteness is N, and 1 + N - (the largest winning take) for other positions.

use std::collections::BTreeMap;

use super::condition::{Condition, MISERE_PLAY, NIM, NORMAL_PLAY};
use super::heap_values::HeapValues;
use super::row::{Gives, How, Row};
use super::{Theorem, sums};
use crate::answer::{Evidence, Limits, Listed, Solution};
use crate::rule::HeapRule;
use crate::{Convention, Count, Move, Question};

static NIM_HEAPS: Condition =
    Condition::of_heaps("nim-heaps", "every heap is played by nim", |rule| {
        *rule == HeapRule::Nim
    });

const REFERENCE: &str = "C. L. Bouton 1901, Nim, a game with a complete mathematical theory";

pub(super) static NORMAL: Row = Row {
    name: "bouton",
    pattern: &NIM,
    conditions: &[&NIM_HEAPS, &NORMAL_PLAY],
    gives: &Gives::ALL,
    reference: REFERENCE,
    symbols: &[],
    inside: &["nim", "nim & nim"],
    outside: &["nim & take 1-3", "misere nim"],
    how: How::Game(solve),
};

pub(super) static MISERE: Row = Row {
    name: "bouton-misere",
    pattern: &NIM,
    conditions: &[&NIM_HEAPS, &MISERE_PLAY],
    gives: &[Gives::Outcome, Gives::WinningMoves],
    reference: REFERENCE,
    symbols: &[],
    inside: &["misere nim"],
    outside: &["misere nim & take 1-3", "nim"],
    how: How::Game(solve),
};

pub(super) fn solve(question: &Question, limits: &Limits) -> Option<Solution> {
    let game = question.game();
    let sources = vec![HeapValues::Nim; game.rule().parts().len()];
    let solved = sums::decide(question, &sources, limits.listed)?;
    let mut witness = BTreeMap::from([("nim_sum".to_string(), solved.sum.to_string())]);
    let normal = game.convention() == Convention::Normal;
    let theorem = if normal {
        Theorem::Bouton
    } else {
        witness.insert("largest_heap".to_string(), solved.largest.to_string());
        Theorem::BoutonMisere
    };
    let remoteness = (normal && solved.listed == Listed::All).then(|| {
        let total = question.position().total();
        match solved.winning_moves.iter().filter_map(Move::take).max() {
            None => total,
            Some(largest) => &(&total + &Count::ONE) - largest,
        }
    });
    Some(Solution {
        outcome: solved.outcome,
        nim_value: normal.then_some(solved.sum),
        winning_moves: solved.winning_moves,
        listed: solved.listed,
        remoteness,
        evidence: Evidence::Theorem { theorem, witness },
    })
}
