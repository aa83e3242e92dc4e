//! Who wins a sum of heaps of one rule, misère: the product of their elements says it.

use super::found::grow;
use super::{moves, pairing};
use crate::answer::{Evidence, Limits, Question, Solution, Stop};
use crate::theory::Theorem;
use crate::{Convention, Outcome};

/// The share of the work that goes into a quotient before it is left to search.
const SHARE: u64 = 4;

/// The solution by nim-values where a test allows it, else by the quotient.
///
/// # Errors
///
/// What stopped the quotient; [`Stop::Theory`] for normal play, sums of rules, and limited takes.
pub(crate) fn solve(
    question: &Question,
    limits: &Limits,
    watch: &mut dyn FnMut(u64) -> bool,
) -> Result<Solution, Stop> {
    match pairing::solve(question, limits, watch) {
        Ok(Some(solution)) => Ok(solution),
        Err(stop @ Stop::Interrupted { .. }) => Err(stop),
        _ => by_quotient(question, limits, watch),
    }
}

/// The solution by the quotient of the heaps up to the largest one.
fn by_quotient(
    question: &Question,
    limits: &Limits,
    watch: &mut dyn FnMut(u64) -> bool,
) -> Result<Solution, Stop> {
    let (game, position) = (question.game(), question.position());
    let rule = game.rule().only_part().filter(|part| !part.has_quota());
    let rule = rule.filter(|_| game.convention() == Convention::Misere);
    let rule = rule.ok_or(Stop::Theory)?;
    let largest = position.heaps().iter().map(|heap| heap.size()).max();
    let largest = largest.map_or(0, |heap| heap.to_u64().unwrap_or(u64::MAX));
    let within = Limits {
        moves: limits.moves / SHARE,
        ..*limits
    };
    let answer = grow(rule, largest, &within, watch);
    let found = answer.found;
    let sizes = || position.heaps().iter().map(|heap| heap.size());
    let Some(product) = found.element_of_sum(sizes()) else {
        return Err(answer.stopped_by.unwrap_or(Stop::Theory));
    };
    let outcome = found.outcome(product);
    let (winning_moves, listed) = match outcome {
        Outcome::P => (Vec::new(), crate::answer::Listed::All),
        Outcome::N => moves::winning_moves(question, &found, limits)?,
    };
    let mut witness = found.witness();
    witness.insert("product".to_string(), found.word(product).to_string());
    Ok(Solution {
        outcome,
        nim_value: None,
        winning_moves,
        listed,
        remoteness: None,
        evidence: Evidence::Theorem {
            theorem: Theorem::MisereQuotient,
            witness,
        },
    })
}
