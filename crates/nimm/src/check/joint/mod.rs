//! Rules of several heaps, derived again by formulas.
//!
//! | file | formulas for |
//! |---|---|
//! | `steps` | staircases, and coins on a strip |
//! | `coins` | coins that are turned |
//! | `end_nim`, `pass_nim`, `chomp` | the games of these names |

mod chomp;
mod coins;
mod end_nim;
mod pass_nim;
mod steps;

use std::collections::BTreeMap;

use super::answer::{Derived, Winning};
use super::{Budget, Claim, Refusal, refusal};
use crate::answer::{Listed, Question};
use crate::rule::JointRule;
use crate::theory::Theorem;
use crate::{Convention, Count, Heap, Move, NimValue, Outcome};

/// What a theorem says of a group, and of those that one move leads to.
struct Formula {
    /// Whether the player to move loses in a group; `None` where the theorem does not say.
    is_lost: Box<dyn Fn(&[Count]) -> Option<bool>>,
    /// How many steps that takes for each word of a group.
    steps_a_word: u64,
    /// The nim-value of the group, where the theorem gives it.
    value: Option<NimValue>,
    /// The numbers that the theorem speaks of, by name.
    witness: Vec<(&'static str, String)>,
    /// Moves among which all winning ones are, where those are known; else all moves are looked at.
    candidates: Option<Vec<Move>>,
}

impl Formula {
    /// The formula of a theorem for a group of a rule, if it covers that.
    fn of(
        rule: &JointRule,
        theorem: Theorem,
        convention: Convention,
        sizes: &[Count],
        budget: &Budget,
    ) -> Result<Option<Formula>, Refusal> {
        let normal = convention == Convention::Normal;
        Ok(Some(match (theorem, rule) {
            (Theorem::Staircase, JointRule::Staircase) => steps::staircase(sizes, convention),
            (Theorem::SilverDollar, JointRule::SilverDollar) => steps::strip(sizes, convention),
            (Theorem::CoinTurning, JointRule::Coins(rule)) if normal => {
                coins::formula(*rule, sizes, budget)?
            }
            (Theorem::EndNim, JointRule::EndNim) => end_nim::formula(sizes, convention),
            (Theorem::PassNim, JointRule::PassNim) => pass_nim::formula(sizes, convention),
            (Theorem::Chomp, JointRule::Chomp) => chomp::formula(sizes, convention),
            _ => return Ok(None),
        }))
    }
}

/// What the theorem says of a position.
pub(super) fn derive<'a>(
    question: &'a Question,
    theorem: Theorem,
    listed: Listed,
    budget: &Budget,
) -> Result<Derived<'a>, Refusal> {
    let (game, heaps) = (question.game(), question.position().heaps());
    let sizes = sizes_of(heaps);
    let words: u64 = sizes
        .iter()
        .map(|size| 1 + size.bit_len() as u64 / 64)
        .sum();
    let uncovered = || {
        let name = theorem.name();
        refusal(Claim::Theorem, name, "evidence that covers the game")
    };
    budget.steps(words.saturating_mul(100))?;
    let rule = game.rule().only_joint_rule().ok_or_else(uncovered)?;
    let formula = Formula::of(rule, theorem, game.convention(), &sizes, budget)?;
    let formula = formula.ok_or_else(uncovered)?;
    let cost = words.saturating_mul(formula.steps_a_word.saturating_add(100));
    budget.steps(cost)?;
    let is_lost = formula.is_lost;
    let outcome = match is_lost(&sizes).ok_or_else(uncovered)? {
        true => Outcome::P,
        false => Outcome::N,
    };
    // Whether a move wins; `None` where the theorem does not say.
    let wins = move |play: &Move| match play.apply(&sizes_of(heaps)) {
        Some(after) if rule.allows(heaps, play) => is_lost(&after),
        _ => Some(false),
    };
    let winning = match outcome {
        Outcome::P => Winning::Exactly(Count::ZERO),
        // A cut list is as long as there was room; that its moves win can be seen without the others.
        Outcome::N if listed == Listed::Some => Winning::Uncounted,
        Outcome::N => {
            let moves: Box<dyn Iterator<Item = Move>> = match formula.candidates {
                Some(mut moves) => {
                    moves.sort_unstable();
                    moves.dedup();
                    Box::new(moves.into_iter())
                }
                None => Box::new(rule.moves(heaps)),
            };
            count(moves, &wins, cost, budget)?
        }
    };
    Ok(Derived {
        outcome,
        nim_value: formula.value,
        remoteness: None,
        winning,
        wins: Box::new(move |play| wins(play) == Some(true)),
        witness: formula
            .witness
            .into_iter()
            .map(|(name, value)| (name.to_string(), value))
            .collect::<BTreeMap<_, _>>(),
    })
}

/// How many of these moves win, at so many steps each.
fn count(
    moves: impl Iterator<Item = Move>,
    wins: &dyn Fn(&Move) -> Option<bool>,
    cost: u64,
    budget: &Budget,
) -> Result<Winning, Refusal> {
    let mut count = Count::ZERO;
    for play in moves {
        budget.steps(cost)?;
        match wins(&play) {
            Some(true) => count = &count + &Count::ONE,
            Some(false) => {}
            None => return Ok(Winning::Uncounted),
        }
    }
    Ok(Winning::Exactly(count))
}

fn sizes_of(heaps: &[Heap]) -> Vec<Count> {
    heaps.iter().map(|heap| heap.size().clone()).collect()
}

/// Whether heaps of Nim are lost, and their nim-sum.
fn nim<'a>(heaps: impl IntoIterator<Item = &'a Count>, convention: Convention) -> (bool, Count) {
    let (mut sum, mut all_small) = (NimValue::ZERO, true);
    for heap in heaps {
        sum = &sum ^ &NimValue::from(heap.clone());
        all_small &= heap.bit_len() < 2;
    }
    let lost = NimValue::from(u64::from(all_small && convention == Convention::Misere));
    (sum == lost, sum.as_count().clone())
}

/// What a heap of Nim may have to become where the nim-sum of all is `sum`: the nim-sum of the
/// others, or that and one more or less.
fn aims(heap: &Count, sum: &Count) -> [Count; 2] {
    let sum = NimValue::from(sum.clone());
    let others = &sum ^ &NimValue::from(heap.clone());
    let other = &others ^ &NimValue::from(1);
    [others.as_count().clone(), other.as_count().clone()]
}
