//! A claim about a position: what its evidence gives, held against what it states.

use std::collections::BTreeMap;

use super::{Claim, Refusal, complete, expect, limited, refusal, sums};
use crate::answer::{Answer, Evidence, Finding, Listed, Solution};
use crate::theory::Theorem;
use crate::{Count, Move, NimValue, Outcome};

/// Whether a legal move wins; refused where that is not known.
type Wins<'a> = Box<dyn Fn(&Move) -> Result<bool, Refusal> + 'a>;

/// What follows from the rule, the position and the evidence.
pub(super) struct Derived<'a> {
    pub(super) outcome: Outcome,
    pub(super) nim_value: Option<NimValue>,
    pub(super) remoteness: Option<Count>,
    /// How many legal moves win.
    pub(super) winning: Count,
    /// Whether a legal move wins.
    pub(super) wins: Wins<'a>,
    /// The numbers of the theorem.
    pub(super) witness: BTreeMap<String, String>,
}

/// Re-derives an answer: outcome, nim-value, every winning move and that there are no others, and
/// the numbers of the evidence. An answer that says it does not know claims nothing.
///
/// # Errors
///
/// The first part of the claim that does not follow.
pub fn check(answer: &Answer) -> Result<(), Refusal> {
    let Finding::Solved(solution) = &answer.finding else {
        return Ok(());
    };
    let question = &answer.question;
    let derived = match &solution.evidence {
        Evidence::Search { positions } => complete::derive(question, *positions)?,
        Evidence::Theorem {
            theorem: theorem @ (Theorem::Schwenk | Theorem::LimitRecurrence | Theorem::LimitMisere),
            ..
        } => limited::derive(question, *theorem)?,
        evidence => sums::derive(question, evidence)?,
    };
    compare(answer, solution, &derived)
}

fn compare(answer: &Answer, solution: &Solution, derived: &Derived<'_>) -> Result<(), Refusal> {
    expect(Claim::Outcome, &solution.outcome, &derived.outcome)?;
    expect(Claim::NimValue, &solution.nim_value, &derived.nim_value)?;

    let (game, position) = (answer.question.game(), answer.question.position());
    let mut last: Option<&Move> = None;
    for play in &solution.winning_moves {
        let is_legal = position.has_heap(play.heap()) && {
            let takes = game.takes(position, play.heap() - 1);
            takes.iter().any(|run| run.contains(play.take()))
        };
        if !is_legal || last >= Some(play) || !(derived.wins)(play)? {
            return Err(refusal(
                Claim::WinningMoves,
                play,
                "no winning move at this place",
            ));
        }
        last = Some(play);
    }
    // Ascending winning moves are all of them when they are as many.
    let stated = Count::from(solution.winning_moves.len());
    let is_right = match solution.listed {
        Listed::All => stated == derived.winning,
        Listed::Some => stated < derived.winning,
    };
    if !is_right {
        return Err(refusal(Claim::WinningMoves, stated, &derived.winning));
    }

    // It needs the largest winning take, which a cut list may lack.
    let remoteness = derived
        .remoteness
        .clone()
        .filter(|_| solution.listed == Listed::All);
    expect(Claim::Remoteness, &solution.remoteness, &remoteness)?;
    match &solution.evidence {
        Evidence::Theorem { witness, .. } => expect(Claim::Witness, witness, &derived.witness),
        _ => Ok(()),
    }
}
