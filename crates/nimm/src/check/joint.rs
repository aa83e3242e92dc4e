//! Rules of several heaps, derived again by formulas.
//!
//! Each rule has a file with its formula, found in another way than in `theory`; `steps` has two.

mod chomp;
mod coins;
mod end_nim;
mod euclid;
mod greedy_nim;
mod lim;
mod moore;
mod pass_nim;
mod steps;
mod wythoff;

use std::collections::BTreeMap;

use super::answer::{Derived, Winning};
use super::{Budget, Claim, Refusal, refusal};
use crate::answer::{Listed, Question};
use crate::position::sizes;
use crate::rule::JointRule;
use crate::theory::Theorem;
use crate::{Convention, Count, Move, NimValue, Outcome};

/// What a theorem says of the groups under one rule.
struct Formula {
    /// Whether the player to move loses in a group, as far as the theorem says so.
    is_lost: OfGroup<bool>,
    /// The nim-value of a group, where the theorem gives it.
    value: OfGroup<Option<Count>>,
    /// The numbers that the theorem speaks of, by name.
    witness: OfGroup<Witness>,
    /// How the winning moves of a group are counted.
    count: Counting,
    /// The steps that it takes to tell who wins, for numbers of so many machine words in all.
    steps: fn(u64) -> u64,
}

/// What a formula says of the sizes of the heaps of a group.
type OfGroup<T> = Box<dyn Fn(&[Count]) -> T>;

/// The same at so many steps as there are left.
type Counted = Box<dyn Fn(&[Count], &Budget) -> Result<Count, Refusal>>;

/// Numbers by name.
type Witness = Vec<(&'static str, String)>;

/// How the winning moves of a group are counted.
enum Counting {
    /// They are among these.
    Among(OfGroup<Vec<Move>>),
    /// They are so many.
    Of(Counted),
}

impl Formula {
    /// The formula of a theorem for a rule, if it covers this group of it.
    fn of(rule: &JointRule, theorem: Theorem, normal: bool, group: &[Count]) -> Option<Formula> {
        match (theorem, rule) {
            (Theorem::Staircase, JointRule::Staircase) => Some(steps::staircase(normal)),
            (Theorem::SilverDollar, JointRule::SilverDollar) => Some(steps::strip(normal)),
            (Theorem::CoinTurning, JointRule::Coins(rule)) if normal => Some(coins::formula(*rule)),
            (Theorem::EndNim, JointRule::EndNim) => Some(end_nim::formula(normal)),
            (Theorem::PassNim, JointRule::PassNim) => pass_nim::formula(normal, group),
            (Theorem::Chomp, JointRule::Chomp) => chomp::formula(normal, group),
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
    let sizes = sizes(heaps);
    let rule = game.rule().only_joint_rule();
    let formula = rule.and_then(|rule| Some((rule, Formula::of(rule, theorem, normal, &sizes)?)));
    let (rule, formula) = formula.ok_or_else(|| {
        let name = theorem.name();
        refusal(Claim::Theorem, name, "evidence that covers the game")
    })?;
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

/// The nim-sum of heaps.
fn nim_sum_of<'a>(heaps: impl IntoIterator<Item = &'a Count>) -> Count {
    let heaps = heaps.into_iter().cloned().map(NimValue::from);
    let sum = heaps.fold(NimValue::ZERO, |sum, heap| &sum ^ &heap);
    sum.as_count().clone()
}

/// Whether heaps of Nim are lost.
fn is_lost_nim(heaps: &[&Count], normal: bool) -> bool {
    let all_small = heaps.iter().all(|heap| heap.bit_len() < 2);
    let lost = match all_small && !normal {
        true => Count::ONE,
        false => Count::ZERO,
    };
    nim_sum_of(heaps.iter().copied()) == lost
}

/// What a heap of Nim may have to become where the nim-sum of all is `sum`: the nim-sum of the
/// others, or that and one more or less.
fn aims(heap: &Count, sum: &Count) -> [Count; 2] {
    let others = nim_sum_of([heap, sum]);
    [nim_sum_of([&others, &Count::ONE]), others]
}
