//! Rules of several heaps at once: a move may change several heaps, or what it may do in one
//! depends on the others.
//!
//! | file | what it holds |
//! |---|---|
//! | `moore`, `wythoff`, `euclid`, `lim`, `greedy_nim` | heaps in any order |
//! | `staircase`, `silver_dollar`, `coins`, `end_nim`, `chomp`, `kotzig` | heaps in a row, each in its place |
//! | `pass_nim` | Nim with passes |
//! | `globally` | one limit on the next take for all heaps |
//!
//! To add a rule, write its file, add it to [`JointRule`] and to the three functions that ask it:
//! which groups of heaps it has, its moves, and whether a change of the heaps is one of them.

mod chomp;
mod coins;
mod end_nim;
mod euclid;
mod globally;
mod greedy_nim;
mod kotzig;
mod lim;
mod moore;
mod pass_nim;
mod silver_dollar;
mod staircase;
mod wythoff;

use std::fmt;

pub use coins::CoinRule;

use super::{Expression, ExpressionError, SubtractionSet};
use crate::game::each;
use crate::position::sizes;
use crate::{Count, Heap, Move};

/// What may be done in one move to the heaps of a group that are played together.
///
/// Heaps of a group are numbered from 1 in what these functions take and give.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum JointRule {
    /// Take any numbers from at least one and at most so many heaps, two or more; Moore's nim.
    Moore(u64),
    /// Take any number from one of two heaps, or the same from both; Wythoff's game.
    Wythoff,
    /// Take a multiple of the smaller of two heaps from the larger one; both stay positive.
    Euclid,
    /// The same; a heap may become empty, which ends the game.
    EuclidToZero,
    /// Move any number of tokens from one step to the next lower one, from the first to the ground.
    Staircase,
    /// Move a coin to the left along a strip; coins neither meet nor pass. A heap is the square of a
    /// coin, from 0.
    SilverDollar,
    /// Turn coins of a row, the rightmost of them from heads to tails. A heap is a coin: 1 for heads
    /// and 0 for tails.
    Coins(CoinRule),
    /// Take the same number from two of three heaps and put it on the third.
    Lim,
    /// Take any number from a heap that no other exceeds.
    GreedyNim,
    /// Take any number from the first or from the last heap of a row that is not empty.
    EndNim,
    /// Nim, in which the first heap holds passes: one may be taken while another heap has tokens.
    PassNim,
    /// Rows of chocolate that do not grow longer: bite off a square with all below and to the right
    /// of it, but not the first square of all.
    Chomp,
    /// Places around a circle: the token, a heap of 2, moves on by one of the amounts to a place
    /// where it has not been, a heap of 1; the place it leaves becomes 0. Kotzig's nim.
    Kotzig(SubtractionSet),
    /// Take at least one token and at most a value of the previous take, whichever heap that was
    /// from; the first move may take any number but a whole heap.
    Globally(Expression),
}

/// What a group of heaps has to be under a [`JointRule`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Shape {
    /// Two heaps.
    TwoHeaps,
    /// Two heaps, neither empty.
    TwoPositiveHeaps,
    /// Three heaps.
    ThreeHeaps,
    /// Each heap greater than the one before it.
    Ascending,
    /// No heap greater than the one before it, and the first not empty.
    Descending,
    /// Heaps of 0 and 1.
    Coins,
    /// One heap of 2, the others 0 or 1.
    OneToken,
    /// One limit for all heaps, or none.
    OneLimit,
}

impl Shape {
    /// The name by which message files know it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Shape::TwoHeaps => "two-heaps",
            Shape::TwoPositiveHeaps => "two-positive-heaps",
            Shape::ThreeHeaps => "three-heaps",
            Shape::Ascending => "ascending",
            Shape::Descending => "descending",
            Shape::Coins => "coins",
            Shape::OneToken => "one-token",
            Shape::OneLimit => "one-limit",
        }
    }

    fn fits(self, sizes: &[Count]) -> bool {
        let two = Count::from(2u64);
        match self {
            Shape::TwoHeaps => sizes.len() == 2,
            Shape::TwoPositiveHeaps => sizes.len() == 2 && !sizes.iter().any(Count::is_zero),
            Shape::ThreeHeaps => sizes.len() == 3,
            Shape::Ascending => sizes.windows(2).all(|pair| pair[0] < pair[1]),
            Shape::Descending => {
                sizes.windows(2).all(|pair| pair[0] >= pair[1]) && !sizes[0].is_zero()
            }
            Shape::Coins => sizes.iter().all(|size| *size < two),
            Shape::OneToken => {
                let tokens = sizes.iter().filter(|size| **size == two).count();
                tokens == 1 && sizes.iter().all(|size| *size <= two)
            }
            Shape::OneLimit => true,
        }
    }
}

/// Moves, made as they are asked for.
type Moves = Box<dyn Iterator<Item = Move>>;

impl JointRule {
    /// The rules without a parameter.
    pub(super) const NAMED: [JointRule; 14] = [
        JointRule::Wythoff,
        JointRule::Euclid,
        JointRule::EuclidToZero,
        JointRule::Staircase,
        JointRule::SilverDollar,
        JointRule::Coins(CoinRule::TurningTurtles),
        JointRule::Coins(CoinRule::MockTurtles),
        JointRule::Coins(CoinRule::Ruler),
        JointRule::Coins(CoinRule::Twins),
        JointRule::Lim,
        JointRule::GreedyNim,
        JointRule::EndNim,
        JointRule::PassNim,
        JointRule::Chomp,
    ];

    /// Fibonacci nim with one limit for all heaps: at most twice the previous take.
    #[must_use]
    pub fn global_fibonacci() -> JointRule {
        JointRule::Globally(Expression::twice_previous())
    }

    /// The name in the notation, without what follows it for some.
    #[must_use]
    pub fn name(&self) -> &'static str {
        match self {
            JointRule::Moore(_) => "moore",
            JointRule::Wythoff => "wythoff",
            JointRule::Euclid => "euclid",
            JointRule::EuclidToZero => "euclid-to-zero",
            JointRule::Staircase => "staircase",
            JointRule::SilverDollar => "silver-dollar",
            JointRule::Coins(rule) => rule.name(),
            JointRule::Lim => "lim",
            JointRule::GreedyNim => "greedy-nim",
            JointRule::EndNim => "end-nim",
            JointRule::PassNim => "pass-nim",
            JointRule::Chomp => "chomp",
            JointRule::Kotzig(_) => "kotzig",
            JointRule::Globally(_) => "globally",
        }
    }

    /// Whether a heap remembers how much may be taken now.
    #[must_use]
    pub fn has_quota(&self) -> bool {
        matches!(self, JointRule::Globally(_))
    }

    /// Whether it does not matter in which order the heaps stand.
    #[must_use]
    pub fn is_symmetric(&self) -> bool {
        matches!(
            self,
            JointRule::Moore(_)
                | JointRule::Wythoff
                | JointRule::Euclid
                | JointRule::EuclidToZero
                | JointRule::Lim
                | JointRule::GreedyNim
                | JointRule::Globally(_)
        )
    }

    /// What its groups have to be, where not all are.
    #[must_use]
    pub fn shape(&self) -> Option<Shape> {
        match self {
            JointRule::Wythoff | JointRule::EuclidToZero => Some(Shape::TwoHeaps),
            JointRule::Euclid => Some(Shape::TwoPositiveHeaps),
            JointRule::Lim => Some(Shape::ThreeHeaps),
            JointRule::SilverDollar => Some(Shape::Ascending),
            JointRule::Chomp => Some(Shape::Descending),
            JointRule::Coins(_) => Some(Shape::Coins),
            JointRule::Kotzig(_) => Some(Shape::OneToken),
            JointRule::Globally(_) => Some(Shape::OneLimit),
            JointRule::Moore(_)
            | JointRule::Staircase
            | JointRule::GreedyNim
            | JointRule::EndNim
            | JointRule::PassNim => None,
        }
    }

    /// Whether these heaps, one or more, are a group of this rule.
    #[must_use]
    pub fn admits(&self, heaps: &[Heap]) -> bool {
        let one_limit = heaps
            .windows(2)
            .all(|pair| pair[0].quota() == pair[1].quota());
        let fits = |shape: Shape| shape.fits(&sizes(heaps));
        one_limit && self.shape().is_none_or(fits)
    }

    /// The moves in a group of this rule, each once, by the first heap that loses tokens.
    pub fn moves<'a>(&'a self, heaps: &'a [Heap]) -> impl Iterator<Item = Move> + 'a {
        (0..heaps.len()).flat_map(move |index| self.moves_of(heaps, index))
    }

    /// Those of which the heap at `index`, from 0, is the first to lose tokens.
    ///
    /// # Panics
    ///
    /// If there is no such heap, or these are no group of the rule.
    #[must_use]
    pub fn moves_of(&self, heaps: &[Heap], index: usize) -> Box<dyn Iterator<Item = Move>> {
        let sizes = sizes(heaps);
        match self {
            JointRule::Moore(most) => moore::moves_of(&sizes, index, *most),
            JointRule::Wythoff => wythoff::moves_of(&sizes, index),
            JointRule::Euclid => euclid::moves_of(&sizes, index, &Count::ONE),
            JointRule::EuclidToZero => euclid::moves_of(&sizes, index, &Count::ZERO),
            JointRule::Staircase => staircase::moves_of(&sizes, index),
            JointRule::SilverDollar => silver_dollar::moves_of(&sizes, index),
            JointRule::Coins(rule) => rule.moves_of(&sizes, index),
            JointRule::Lim => lim::moves_of(&sizes, index),
            JointRule::GreedyNim => greedy_nim::moves_of(&sizes, index),
            JointRule::EndNim => end_nim::moves_of(&sizes, index),
            JointRule::PassNim => pass_nim::moves_of(&sizes, index),
            JointRule::Chomp => chomp::moves_of(&sizes, index),
            JointRule::Kotzig(steps) => kotzig::moves_of(&sizes, index, steps),
            JointRule::Globally(_) => globally::moves_of(heaps, index),
        }
    }

    /// Whether a move is one of this rule in a group.
    #[must_use]
    pub fn allows(&self, heaps: &[Heap], play: &Move) -> bool {
        let before = sizes(heaps);
        let Some(after) = play.apply(&before) else {
            return false;
        };
        match self {
            JointRule::Moore(most) => moore::is_move(&before, &after, *most),
            JointRule::Wythoff => wythoff::is_move(&before, &after),
            JointRule::Euclid => euclid::is_move(&before, &after, &Count::ONE),
            JointRule::EuclidToZero => euclid::is_move(&before, &after, &Count::ZERO),
            JointRule::Staircase => staircase::is_move(&before, &after),
            JointRule::SilverDollar => silver_dollar::is_move(&before, &after),
            JointRule::Coins(rule) => rule.is_move(&before, &after),
            JointRule::Lim => lim::is_move(&before, &after),
            JointRule::GreedyNim => greedy_nim::is_move(&before, &after),
            JointRule::EndNim => end_nim::is_move(&before, &after),
            JointRule::PassNim => pass_nim::is_move(&before, &after),
            JointRule::Chomp => chomp::is_move(&before, &after),
            JointRule::Kotzig(steps) => kotzig::is_move(&before, &after, steps),
            JointRule::Globally(_) => globally::is_move(heaps, &after),
        }
    }

    /// The group after an allowed move.
    ///
    /// # Errors
    ///
    /// If the limit for the next take has no value: a division by zero, or a number too long.
    pub fn after(&self, heaps: &[Heap], play: &Move) -> Result<Vec<Heap>, ExpressionError> {
        let after = play.apply(&sizes(heaps)).unwrap_or_default();
        match self {
            JointRule::Globally(limit) => globally::after(limit, after, play),
            _ => Ok(after.into_iter().map(Heap::new).collect()),
        }
    }
}

impl fmt::Display for JointRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            JointRule::Moore(most) => write!(f, "moore {most}"),
            JointRule::Kotzig(steps) => write!(f, "kotzig {steps}"),
            rule if *rule == JointRule::global_fibonacci() => f.write_str("global-fibonacci"),
            JointRule::Globally(limit) => write!(f, "take globally at most {limit}"),
            rule => f.write_str(rule.name()),
        }
    }
}

/// 1, 2, ... up to a number.
fn up_to(most: &Count) -> impl Iterator<Item = Count> + use<> {
    each(Count::ONE..=most.clone())
}

/// The indices at which two groups of as many heaps differ.
fn changed(before: &[Count], after: &[Count]) -> Vec<usize> {
    let pairs = before.iter().zip(after).enumerate();
    let differing = pairs.filter(|(_, (before, after))| before != after);
    differing.map(|(index, _)| index).collect()
}

/// The index of the only heap that changed, if it is one that lost tokens.
fn taken(before: &[Count], after: &[Count]) -> Option<usize> {
    match changed(before, after).as_slice() {
        [index] => Some(*index).filter(|index| after[*index] < before[*index]),
        _ => None,
    }
}

#[cfg(test)]
mod tests;
