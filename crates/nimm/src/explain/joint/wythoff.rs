//! Wythoff's game: lost pairs by their differences.

use super::heaps;
use crate::answer::{Question, Solution};
use crate::reason::{GoldenPair, PairKind};
use crate::{Convention, Count, Outcome, Reason};

pub(super) fn reasons(question: &Question, solution: &Solution) -> Vec<Reason> {
    let heaps = heaps(question);
    let pair = |heaps: &[Count]| pair(heaps, question.game().convention());
    if solution.outcome == Outcome::P {
        return pair(&heaps).map(Reason::GoldenPair).into_iter().collect();
    }
    let leaves = solution.winning_moves.iter().filter_map(|play| {
        let pair = pair(&play.apply(&heaps)?)?;
        let play = play.clone();
        Some(Reason::LeavesGoldenPair { play, pair })
    });
    leaves.collect()
}

/// A lost pair.
fn pair(heaps: &[Count], convention: Convention) -> Option<GoldenPair> {
    let (lesser, greater) = (heaps.iter().min()?, heaps.iter().max()?);
    let difference = greater - lesser;
    let kind = match convention {
        Convention::Misere if difference <= Count::ONE => PairKind::Misere,
        _ => PairKind::Golden,
    };
    Some(GoldenPair {
        difference,
        lesser: lesser.clone(),
        greater: greater.clone(),
        kind,
    })
}
