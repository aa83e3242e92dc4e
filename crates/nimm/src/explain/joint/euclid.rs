//! Euclid's game: the quotient of the heaps and the golden ratio.

use super::heaps;
use crate::answer::{Question, Solution};
use crate::reason::QuotientLies;
use crate::rule::JointRule;
use crate::{Convention, Count, Outcome, Reason};

pub(super) fn reasons(question: &Question, solution: &Solution) -> Vec<Reason> {
    let heaps = heaps(question);
    let in_order =
        |heaps: &[Count]| Some((heaps.iter().min()?.clone(), heaps.iter().max()?.clone()));
    let Some((small, large)) = in_order(&heaps) else {
        return Vec::new();
    };
    let stays_positive = question.game().rule().only_joint_rule() == Some(&JointRule::Euclid);
    let misere = question.game().convention() == Convention::Misere;
    let outcome = solution.outcome;
    let is_below = &large * &large < &small * &(&small + &large);
    let expected = if is_below { Outcome::P } else { Outcome::N };
    let lies = match (small == large, is_below) {
        (true, _) => QuotientLies::Equal,
        _ if stays_positive && misere && outcome != expected => QuotientLies::Neighbours,
        (false, true) => QuotientLies::Below,
        (false, false) => QuotientLies::Above,
    };
    let mut reasons = vec![Reason::Quotient {
        small: small.clone(),
        large: large.clone(),
        lies,
        outcome,
    }];
    let leaves = solution.winning_moves.iter().filter_map(|play| {
        let (small, large) = in_order(&play.apply(&heaps)?)?;
        let play = play.clone();
        Some(Reason::LeavesPair { play, small, large })
    });
    reasons.extend(leaves);
    if let Some(value) = solution.nim_value.clone().filter(|_| stays_positive) {
        reasons.push(Reason::QuotientValue {
            small,
            large,
            value,
        });
    }
    reasons
}
