//! Rules of several heaps, derived again by formulas.
//!
//! Each rule has a file with its formula, found in another way than in `theory`.

mod euclid;
mod greedy_nim;
mod lim;
mod moore;
mod wythoff;

use std::collections::BTreeMap;

use super::answer::{Derived, Winning};
use super::{Budget, Claim, Refusal, refusal};
use crate::answer::{Listed, Question};
use crate::rule::JointRule;
use crate::theory::Theorem;
use crate::{Convention, Count, Move, NimValue, Outcome};

/// What a theorem says of the groups under one rule.
struct Formula {
    /// Whether the player to move loses in a group.
    is_lost: Box<dyn Fn(&[Count]) -> bool>,
    /// The nim-value of a group, where the theorem gives it.
    value: Box<dyn Fn(&[Count]) -> Option<Count>>,
    /// The numbers that the theorem speaks of, by name.
    witness: Box<dyn Fn(&[Count]) -> Witness>,
    /// How the winning moves of a group are counted.
    count: Counting,
    /// The steps that it takes to tell who wins, for numbers of so many machine words in all.
    steps: fn(u64) -> u64,
}

/// Numbers by name.
type Witness = Vec<(&'static str, String)>;

/// How the winning moves of a group are counted.
enum Counting {
    /// All moves are looked at.
    Each,
    /// They are among these.
    Among(Box<dyn Fn(&[Count]) -> Vec<Move>>),
    /// They are so many.
    Of(Box<dyn Fn(&[Count], &Budget) -> Result<Count, Refusal>>),
}

impl Formula {
    /// The formula of a theorem for a rule, if it covers it.
    fn of(rule: &JointRule, theorem: Theorem, normal: bool) -> Option<Formula> {
        match (theorem, rule) {
            (Theorem::Staircase, JointRule::Staircase) if normal => Some(Formula {
                is_lost: Box::new(|steps| odd_steps(steps).is_zero()),
                value: Box::new(|steps| Some(odd_steps(steps))),
                witness: Box::new(|steps| vec![("nim_sum", odd_steps(steps).to_string())]),
                count: Counting::Each,
                steps: |words| 100 * words,
            }),
            (Theorem::Moore, JointRule::Moore(most)) => Some(moore::formula(*most, normal)),
            (Theorem::Wythoff, JointRule::Wythoff) => Some(wythoff::formula(normal)),
            (Theorem::Euclid, JointRule::Euclid) => Some(euclid::formula(true, normal)),
            (Theorem::EuclidToZero, JointRule::EuclidToZero) => {
                Some(euclid::formula(false, normal))
            }
            (Theorem::GreedyNim, JointRule::GreedyNim) => Some(greedy_nim::formula(normal)),
            (Theorem::Lim, JointRule::Lim) if normal => Some(lim::formula()),
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
    let steps = (formula.steps)(words);
    budget.steps(steps)?;
    let is_lost = formula.is_lost;
    let outcome = match is_lost(&sizes) {
        true => Outcome::P,
        false => Outcome::N,
    };
    let wins = {
        let sizes = sizes.clone();
        move |play: &Move| {
            let after = play.apply(&sizes);
            rule.allows(heaps, play) && after.is_some_and(|after| is_lost(&after))
        }
    };
    let mut number = Count::ZERO;
    let mut look = |play: Move| {
        budget.steps(steps)?;
        if wins(&play) {
            number = &number + &Count::ONE;
        }
        Ok(())
    };
    let winning = match (outcome, formula.count) {
        (Outcome::P, _) => Winning::Exactly(Count::ZERO),
        // A cut list is as long as there was room; that its moves win can be seen without the others.
        (Outcome::N, _) if listed == Listed::Some => Winning::Uncounted,
        (Outcome::N, Counting::Each) => {
            rule.moves(heaps).try_for_each(&mut look)?;
            Winning::Exactly(number)
        }
        (Outcome::N, Counting::Among(moves)) => {
            let mut moves = moves(&sizes);
            moves.sort_unstable();
            moves.dedup();
            moves.into_iter().try_for_each(&mut look)?;
            Winning::Exactly(number)
        }
        (Outcome::N, Counting::Of(count)) => Winning::Exactly(count(&sizes, budget)?),
    };
    // Lost under normal play is the nim-value 0, whatever else the theorem gives.
    let is_zero = normal && outcome == Outcome::P;
    let value = (formula.value)(&sizes).or(is_zero.then_some(Count::ZERO));
    let witness = (formula.witness)(&sizes).into_iter();
    Ok(Derived {
        outcome,
        nim_value: value.map(NimValue::from),
        remoteness: None,
        winning,
        wins: Box::new(wins),
        witness: BTreeMap::from_iter(witness.map(|(name, value)| (name.to_string(), value))),
    })
}

/// The nim-sum of the first heap, the third, the fifth and so on.
fn odd_steps(steps: &[Count]) -> Count {
    let odd = steps.iter().step_by(2).cloned().map(NimValue::from);
    odd.fold(NimValue::ZERO, |sum, step| &sum ^ &step)
        .as_count()
        .clone()
}
