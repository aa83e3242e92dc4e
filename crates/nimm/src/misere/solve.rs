//! Who wins a sum of heaps of one rule, misère: the product of their elements says it.

use super::found::grow;
use super::{MisereQuotient, moves};
use crate::answer::{Evidence, Limits, Listed, Question, Solution, Stop};
use crate::theory::Theorem;
use crate::{Convention, Game, Heap, Outcome};

/// The share of the work that goes into a quotient before it is left to search.
const SHARE: u64 = 16;

/// The solution by the quotient of the heaps up to the largest one.
///
/// # Errors
///
/// What stopped the quotient; [`Stop::Theory`] for normal play, sums of rules, and limited takes.
pub(crate) fn solve(
    question: &Question,
    limits: &Limits,
    watch: &mut dyn FnMut(u64) -> bool,
) -> Result<Solution, Stop> {
    let game = question.game();
    let rule = game
        .rule()
        .only_heap_rule()
        .filter(|part| !part.has_quota());
    let rule = rule.filter(|_| game.convention() == Convention::Misere);
    let rule = rule.ok_or(Stop::Theory)?;
    let sizes = question.position().heaps().iter().map(Heap::size);
    let largest = sizes
        .max()
        .map_or(0, |heap| heap.to_u64().unwrap_or(u64::MAX));
    let within = Limits {
        moves: limits.moves / SHARE,
        ..*limits
    };
    let answer = grow(rule, largest, &within, watch);
    let stop = answer.stopped_by.unwrap_or(Stop::Theory);
    solve_from(question, &answer.found, limits).unwrap_or(Err(stop))
}

/// The quotient that answers all positions of heaps up to `largest`, for one rule that splits heaps.
pub(crate) fn prepare(game: &Game, largest: u64, limits: &Limits) -> Option<MisereQuotient> {
    let is_misere = game.convention() == Convention::Misere;
    let rule = game
        .rule()
        .only_heap_rule()
        .filter(|part| is_misere && part.splits())?;
    Some(grow(rule, largest, limits, &mut |_| true).found)
}

/// The solution by a quotient; `None` if it does not reach some heap.
pub(crate) fn solve_from(
    question: &Question,
    found: &MisereQuotient,
    limits: &Limits,
) -> Option<Result<Solution, Stop>> {
    let sizes = question.position().heaps().iter().map(Heap::size);
    let product = found.element_of_sum(sizes)?;
    let outcome = found.outcome(product);
    let (winning_moves, listed) = match outcome {
        Outcome::P => (Vec::new(), Listed::All),
        Outcome::N => match moves::winning_moves(question, found, limits) {
            Ok(moves) => moves,
            Err(stop) => return Some(Err(stop)),
        },
    };
    let mut witness = found.witness();
    witness.insert("product".to_string(), found.word(product).to_string());
    Some(Ok(Solution {
        outcome,
        nim_value: None,
        winning_moves,
        listed,
        remoteness: None,
        evidence: Evidence::Theorem {
            theorem: Theorem::MisereQuotient,
            witness,
        },
    }))
}
