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

use super::Theorem;
use super::heap_values::HeapValues;
use super::sums;
use crate::answer::{Evidence, Limits, Listed, Solution};
use crate::rule::HeapRule;
use crate::{Convention, Count, Move, Question};

/// Applies where every heap is played by Nim.
pub(super) fn solve(question: &Question, limits: &Limits) -> Option<Solution> {
    let game = question.game();
    let rules = game.rule().heap_rules()?;
    if rules.iter().any(|rule| **rule != HeapRule::Nim) {
        return None;
    }
    let sources = vec![HeapValues::Nim; rules.len()];
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
