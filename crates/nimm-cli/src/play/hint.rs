//! Hints in three steps, and the verdicts on all moves of a position.

use std::ops::RangeInclusive;

use nimm::player::Choice;
use nimm::{Answer, Count, Limits, Listed, Outcome, Reason, explain};

/// One step of help.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Hint {
    /// First: who wins, as seen by the player to move.
    Who(Option<Outcome>),
    /// Second: what to look at.
    Where(Vec<Clue>),
    /// Third: the move.
    Move(Choice),
}

/// What to look at, without the move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Clue {
    /// The binary column whose ones are not paired, and the heaps that have a one there.
    Column { column: Count, holders: Vec<usize> },
    /// What a heap to leave is a multiple of.
    MultipleOf(Count),
    /// A sentence of the explanation.
    Reason(Reason),
    /// The heaps in which there is a winning move.
    Heaps(Vec<usize>),
    /// How many of how many moves win.
    HowMany { winning: usize, moves: Count },
    /// Every move loses.
    AllLose,
    /// Nothing is known.
    Nothing,
}

/// What to look at in the position of `answer`; never empty.
pub(crate) fn clues(answer: &Answer, limits: &Limits) -> Vec<Clue> {
    let Some(known) = answer.solution() else {
        return vec![Clue::Nothing];
    };
    let reasons = explain(answer, limits).reasons;
    let own = reasons.iter().find_map(|reason| match reason {
        Reason::Unpaired {
            column, holders, ..
        } => Some(Clue::Column {
            column: column.clone(),
            holders: holders.clone(),
        }),
        Reason::Remainder { modulus, .. } => Some(Clue::MultipleOf(modulus.clone())),
        _ => None,
    });
    let telling = reasons.into_iter().find(|reason| !hides(reason));
    let mut clues: Vec<Clue> = own.or(telling.map(Clue::Reason)).into_iter().collect();
    match known.outcome {
        Outcome::P if clues.is_empty() => clues.push(Clue::AllLose),
        Outcome::P => {}
        Outcome::N => {
            let mut heaps: Vec<usize> = known.winning_moves.iter().map(|m| m.heap()).collect();
            heaps.dedup();
            let question = &answer.question;
            let heaps_to_choose = (0..question.position().heaps().len())
                .filter(|index| {
                    !question
                        .game()
                        .takes(question.position(), *index)
                        .is_empty()
                })
                .take(2)
                .count();
            if heaps_to_choose > 1 && known.listed == Listed::All {
                clues.push(Clue::Heaps(heaps));
            } else if clues.is_empty() {
                clues.push(Clue::HowMany {
                    winning: known.winning_moves.len(),
                    moves: question.game().count_moves(question.position()),
                });
            }
        }
    }
    clues
}

/// Whether a sentence is no second hint: it names the move, or says only how the answer was found.
fn hides(reason: &Reason) -> bool {
    matches!(
        reason,
        Reason::Unpaired { .. }
            | Reason::Remainder { .. }
            | Reason::MisereLeaveOdd { .. }
            | Reason::LeavesLosing { .. }
            | Reason::ZeroesSum { .. }
            | Reason::MisereLeavesOnes { .. }
            | Reason::PartTaken { .. }
            | Reason::LeastWinningTake { .. }
            | Reason::MisereLeaveOne { .. }
            | Reason::Searched { .. }
            | Reason::Tabulated { .. }
    )
}

/// The moves in one heap by what they lead to: ascending ranges of amounts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct HeapMoves {
    /// The number of the heap, from 1.
    pub(crate) heap: usize,
    /// Amounts that win.
    pub(crate) wins: Vec<RangeInclusive<Count>>,
    /// Amounts that lose.
    pub(crate) loses: Vec<RangeInclusive<Count>>,
    /// Amounts of which nothing is known.
    pub(crate) unknown: Vec<RangeInclusive<Count>>,
}

/// All moves by heap; heaps without a move are left out.
pub(crate) fn all_moves(answer: &Answer) -> Vec<HeapMoves> {
    let (game, position) = (answer.question.game(), answer.question.position());
    let known = answer.solution();
    let winning = known.map_or(&[][..], |known| known.winning_moves.as_slice());
    let complete = known.is_some_and(|known| known.listed == Listed::All);
    let mut heaps = Vec::new();
    for index in 0..position.heaps().len() {
        let takes = game.takes(position, index);
        if takes.is_empty() {
            continue;
        }
        let heap = index + 1;
        let from = winning.partition_point(|play| play.heap() < heap);
        let to = winning.partition_point(|play| play.heap() <= heap);
        let mut moves = HeapMoves {
            heap,
            ..HeapMoves::default()
        };
        let mut rest = Vec::new();
        for run in takes {
            let mut next = run.start().clone();
            for play in &winning[from..to] {
                let take = play.take();
                if !run.contains(take) {
                    continue;
                }
                push(&mut rest, &next, take);
                next = take + &Count::ONE;
                push(&mut moves.wins, take, &next);
            }
            push(&mut rest, &next, &(run.end() + &Count::ONE));
        }
        if complete {
            moves.loses = rest;
        } else {
            moves.unknown = rest;
        }
        heaps.push(moves);
    }
    heaps
}

/// Appends the amounts from `from` to before `end`, joined to the last range where they touch it.
fn push(runs: &mut Vec<RangeInclusive<Count>>, from: &Count, end: &Count) {
    let Some(last) = end.checked_sub(&Count::ONE).filter(|last| last >= from) else {
        return;
    };
    if let Some(run) = runs.last_mut()
        && &(run.end() + &Count::ONE) == from
    {
        *run = run.start().clone()..=last;
        return;
    }
    runs.push(from.clone()..=last);
}

#[cfg(test)]
mod tests {
    use nimm::{Question, solve};

    use super::*;

    fn moves(game: &str, position: &str) -> Vec<String> {
        let question = Question::parse(game, position).unwrap();
        let text = |runs: &[RangeInclusive<Count>]| {
            let texts: Vec<String> = runs
                .iter()
                .map(|run| format!("{}-{}", run.start(), run.end()))
                .collect();
            texts.join(",")
        };
        all_moves(&solve(&question, &Limits::default()))
            .iter()
            .map(|heap| {
                let (wins, loses) = (text(&heap.wins), text(&heap.loses));
                format!("{}: {wins} | {loses} | {}", heap.heap, text(&heap.unknown))
            })
            .collect()
    }

    #[test]
    fn moves_are_sorted_by_what_they_lead_to() {
        assert_eq!(
            moves("nim", "1+2+0+4"),
            ["1:  | 1-1 | ", "2:  | 1-2 | ", "4: 1-1 | 2-4 | "]
        );
        assert_eq!(moves("fibonacci", "40"), ["1: 1-1,6-6 | 2-5,7-39 | "]);
        assert_eq!(
            moves("nim", "1000000000000000000+1"),
            [
                "1: 999999999999999999-999999999999999999 | \
                 1-999999999999999998,1000000000000000000-1000000000000000000 | ",
                "2:  | 1-1 | "
            ]
        );
    }
}
