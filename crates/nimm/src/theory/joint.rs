//! What theorems on rules of several heaps share: a formula tells lost groups from won ones, and the
//! winning moves are among a few candidates.

use std::collections::BTreeMap;

use super::Theorem;
use super::listing::Listing;
use crate::answer::{Evidence, Limits, Solution};
use crate::position::sizes;
use crate::{Convention, Count, Move, NimValue, Outcome, Question};

/// What a theorem says of the groups under a rule of several heaps that is no sum.
pub(super) struct Formula<'a> {
    pub(super) theorem: Theorem,
    /// Who wins in a group, as seen by the player to move.
    pub(super) outcome: &'a dyn Fn(&[Count]) -> Outcome,
    /// The nim-value of the group asked about, where the theorem gives it.
    pub(super) nim_value: Option<NimValue>,
    pub(super) witness: BTreeMap<String, String>,
}

impl Formula<'_> {
    /// The solution of a question. All winning moves have to be among the candidates, which may also
    /// hold moves that lose or are not legal.
    pub(super) fn solve(
        self,
        question: &Question,
        candidates: impl IntoIterator<Item = Move>,
        limits: &Limits,
    ) -> Option<Solution> {
        let rule = question.game().rule().only_joint_rule()?;
        let heaps = question.position().heaps();
        let before = sizes(heaps);
        let outcome = (self.outcome)(&before);
        let mut listing = Listing::new(limits.listed);
        if outcome == Outcome::N {
            // Long numbers count for the words that they fill.
            let words = before.iter().map(|size| size.bit_len() as u64 / 64);
            let each = 1 + words.sum::<u64>();
            let mut work = 0u64;
            for play in candidates {
                work = work.saturating_add(each);
                if work > limits.moves {
                    listing.leave_out();
                    break;
                }
                let after = play.apply(&before);
                let wins = after.is_some_and(|after| (self.outcome)(&after) == Outcome::P);
                if wins && rule.allows(heaps, &play) && !listing.push(play) {
                    break;
                }
            }
        }
        let decided = Decided {
            theorem: self.theorem,
            outcome,
            nim_value: self.nim_value,
            witness: self.witness,
        };
        Some(decided.with(listing, question))
    }
}

/// What a theorem says of a position, but for the winning moves.
pub(super) struct Decided {
    pub(super) theorem: Theorem,
    /// Who wins, as seen by the player to move.
    pub(super) outcome: Outcome,
    pub(super) nim_value: Option<NimValue>,
    pub(super) witness: BTreeMap<String, String>,
}

impl Decided {
    /// The solution, where these are the winning moves, each once, if the player to move wins.
    pub(super) fn won_by(
        self,
        moves: impl IntoIterator<Item = Move>,
        question: &Question,
        limits: &Limits,
    ) -> Solution {
        let mut listing = Listing::new(limits.listed);
        if self.outcome == Outcome::N {
            moves.into_iter().all(|play| listing.push(play));
        }
        self.with(listing, question)
    }

    /// The solution with the winning moves of a list, in order, each once.
    fn with(self, listing: Listing, question: &Question) -> Solution {
        let (mut winning_moves, listed) = listing.into_parts();
        winning_moves.sort_unstable();
        winning_moves.dedup();
        // What is lost under normal play has the nim-value 0, whatever else is known.
        let normal = question.game().convention() == Convention::Normal;
        let is_zero = normal && self.outcome == Outcome::P;
        Solution {
            outcome: self.outcome,
            nim_value: self.nim_value.or(is_zero.then_some(NimValue::ZERO)),
            winning_moves,
            listed,
            remoteness: None,
            evidence: Evidence::Theorem {
                theorem: self.theorem,
                witness: self.witness,
            },
        }
    }
}

/// The outcome of a group that is lost or is not.
pub(super) fn outcome(is_lost: bool) -> Outcome {
    match is_lost {
        true => Outcome::P,
        false => Outcome::N,
    }
}

/// Numbers of a theorem by name.
pub(super) fn witness<const N: usize>(numbers: [(&str, &Count); N]) -> BTreeMap<String, String> {
    let texts = numbers.map(|(name, number)| (name.to_string(), number.to_string()));
    BTreeMap::from(texts)
}
