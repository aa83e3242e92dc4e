//! Rules of several heaps, derived again by formulas.

use std::collections::BTreeMap;

use super::answer::{Derived, Winning};
use super::{Budget, Claim, Refusal, refusal};
use crate::answer::{Listed, Question};
use crate::rule::JointRule;
use crate::theory::Theorem;
use crate::{Convention, Count, Heap, Move, NimValue, Outcome};

/// What a theorem says of the groups under one rule.
struct Formula {
    /// Whether the player to move loses in a group.
    is_lost: fn(&[Count]) -> bool,
    /// The nim-value of a group, where the theorem gives it.
    value: Option<fn(&[Count]) -> Count>,
    /// The numbers that the theorem speaks of, by name.
    witness: fn(&[Count]) -> Vec<(&'static str, String)>,
    /// Moves among which all winning ones are, where those are known; else all moves are looked at.
    candidates: Option<Candidates>,
}

/// Some moves in a group, all winning ones among them.
type Candidates = fn(&[Count]) -> Vec<Move>;

impl Formula {
    /// The formula of a theorem for a rule, if it covers it.
    fn of(rule: &JointRule, theorem: Theorem, normal: bool) -> Option<Formula> {
        match (theorem, rule) {
            (Theorem::Staircase, JointRule::Staircase) if normal => Some(Formula {
                is_lost: |steps| odd_steps(steps).is_zero(),
                value: Some(odd_steps),
                witness: |steps| vec![("nim_sum", odd_steps(steps).to_string())],
                candidates: None,
            }),
            _ => None,
        }
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
    let normal = game.convention() == Convention::Normal;
    let rule = game.rule().only_joint_rule();
    let formula = rule.and_then(|rule| Some((rule, Formula::of(rule, theorem, normal)?)));
    let (rule, formula) = formula.ok_or_else(|| {
        let name = theorem.name();
        refusal(Claim::Theorem, name, "evidence that covers the game")
    })?;
    let sizes: Vec<Count> = heaps.iter().map(|heap| heap.size().clone()).collect();
    let words: u64 = sizes
        .iter()
        .map(|size| 1 + size.bit_len() as u64 / 64)
        .sum();
    let cost = 100 * words;
    budget.steps(cost)?;
    let is_lost = formula.is_lost;
    let wins = move |play: &Move| {
        let after = play.apply(&sizes_of(heaps));
        rule.allows(heaps, play) && after.is_some_and(|after| is_lost(&after))
    };
    let outcome = match is_lost(&sizes) {
        true => Outcome::P,
        false => Outcome::N,
    };
    let mut count = Count::ZERO;
    let mut look = |play: Move| {
        budget.steps(cost)?;
        if wins(&play) {
            count = &count + &Count::ONE;
        }
        Ok(())
    };
    let winning = match (outcome, formula.candidates) {
        (Outcome::P, _) => Winning::Exactly(Count::ZERO),
        // A cut list is as long as there was room; that its moves win can be seen without the others.
        (Outcome::N, _) if listed == Listed::Some => Winning::Uncounted,
        (Outcome::N, Some(candidates)) => {
            let mut moves = candidates(&sizes);
            moves.sort_unstable();
            moves.dedup();
            moves.into_iter().try_for_each(&mut look)?;
            Winning::Exactly(count)
        }
        (Outcome::N, None) => {
            rule.moves(heaps).try_for_each(&mut look)?;
            Winning::Exactly(count)
        }
    };
    let witness = (formula.witness)(&sizes).into_iter();
    Ok(Derived {
        outcome,
        nim_value: formula.value.map(|value| NimValue::from(value(&sizes))),
        remoteness: None,
        winning,
        wins: Box::new(wins),
        witness: BTreeMap::from_iter(witness.map(|(name, value)| (name.to_string(), value))),
    })
}

fn sizes_of(heaps: &[Heap]) -> Vec<Count> {
    heaps.iter().map(|heap| heap.size().clone()).collect()
}

/// The nim-sum of the first heap, the third, the fifth and so on.
fn odd_steps(steps: &[Count]) -> Count {
    let odd = steps.iter().step_by(2).cloned().map(NimValue::from);
    odd.fold(NimValue::ZERO, |sum, step| &sum ^ &step)
        .as_count()
        .clone()
}
