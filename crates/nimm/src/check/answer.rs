//! A claim about a position: what its evidence gives, held against what it states.

use std::collections::BTreeMap;

use super::{
    Budget, Claim, Refusal, complete, expect, global_limit, joint, limited, quotient, refusal, sums,
};
use crate::answer::{Answer, Evidence, Finding, Listed, Solution};
use crate::json::illegal_move;
use crate::theory::Theorem;
use crate::{Count, Move, NimValue, Outcome};

/// What follows from the rule, the position and the evidence.
pub(super) struct Derived<'a> {
    pub(super) outcome: Outcome,
    pub(super) nim_value: Option<NimValue>,
    pub(super) remoteness: Option<Count>,
    /// How many legal moves win.
    pub(super) winning: Winning,
    /// Whether a legal move wins.
    pub(super) wins: Box<dyn Fn(&Move) -> bool + 'a>,
    /// The numbers of the theorem.
    pub(super) witness: BTreeMap<String, String>,
}

/// How many legal moves win.
pub(super) enum Winning {
    /// So many.
    Exactly(Count),
    /// Some may; there are too many splits, or amounts of an infinite set, to count those that do.
    Uncounted,
}

/// Re-derives an answer: outcome, nim-value, every winning move and that there are no others, and
/// the numbers of the evidence. An answer that says it does not know claims nothing.
///
/// # Errors
///
/// The first part of the claim that does not follow, or [`Claim::Work`].
pub fn check(answer: &Answer) -> Result<(), Refusal> {
    let Finding::Solved(solution) = &answer.finding else {
        return Ok(());
    };
    let (question, budget) = (&answer.question, Budget::new());
    let derived = match &solution.evidence {
        Evidence::Search { positions } => complete::derive(question, *positions, &budget)?,
        Evidence::Theorem {
            theorem: theorem @ (Theorem::Schwenk | Theorem::LimitRecurrence | Theorem::LimitMisere),
            ..
        } => limited::derive(question, *theorem, &budget)?,
        Evidence::Theorem {
            theorem: theorem @ (Theorem::GlobalLimitRecurrence | Theorem::GlobalLimitPairs),
            ..
        } => global_limit::derive(question, *theorem, &budget)?,
        Evidence::Theorem {
            theorem: Theorem::MisereQuotient,
            witness,
        } => quotient::derive(question, witness, solution.listed, &budget)?,
        Evidence::Theorem { theorem, .. } if question.game().rule().heap_rules().is_none() => {
            joint::derive(question, *theorem, solution.listed, &budget)?
        }
        evidence => sums::derive(question, evidence, solution.listed, &budget)?,
    };
    compare(answer, solution, &derived)
}

fn compare(answer: &Answer, solution: &Solution, derived: &Derived<'_>) -> Result<(), Refusal> {
    expect(Claim::Outcome, &solution.outcome, &derived.outcome)?;
    expect(Claim::NimValue, &solution.nim_value, &derived.nim_value)?;

    let moves = &solution.winning_moves;
    let wrong = |play: &Move, derived| Err(refusal(Claim::WinningMoves, play, derived));
    if let Some(play) = illegal_move(&answer.question, moves) {
        return wrong(play, "no legal move");
    }
    if let Some(pair) = moves.windows(2).find(|pair| pair[0] >= pair[1]) {
        return wrong(&pair[1], "moves by heap and amount, each once");
    }
    if let Some(play) = moves.iter().find(|play| !(derived.wins)(play)) {
        return wrong(play, "no winning move");
    }
    // Different winning moves are all of them when they are as many.
    let stated = Count::from(moves.len());
    let (is_right, winning) = match (solution.listed, &derived.winning) {
        (Listed::All, Winning::Exactly(winning)) => (stated == *winning, winning.to_string()),
        (Listed::Some, Winning::Exactly(winning)) => (stated < *winning, winning.to_string()),
        (Listed::All, Winning::Uncounted) => return Err(Budget::spent()),
        (Listed::Some, Winning::Uncounted) => (!moves.is_empty(), "some".to_string()),
    };
    if !is_right {
        return Err(refusal(Claim::WinningMoves, stated, winning));
    }

    match &solution.evidence {
        Evidence::Search { .. } => {
            expect(Claim::Remoteness, &solution.remoteness, &derived.remoteness)
        }
        evidence => {
            // A theorem gives it by the largest winning take, which a cut list may lack.
            let is_given = solution.listed == Listed::All;
            let remoteness = derived.remoteness.clone().filter(|_| is_given);
            expect(Claim::Remoteness, &solution.remoteness, &remoteness)?;
            match evidence {
                Evidence::Theorem { witness, .. } => {
                    expect(Claim::Witness, witness, &derived.witness)
                }
                _ => Ok(()),
            }
        }
    }
}
