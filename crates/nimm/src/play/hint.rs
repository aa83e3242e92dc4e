//! Hints in three steps, and the verdicts on all moves of a position.

use std::collections::BTreeSet;

use crate::player::Choice;
use crate::rule::Part;
use crate::{Answer, Count, Game, Limits, Listed, Move, Outcome, Position, Reason, explain};

use super::amounts::{Runs, add};

/// The most ranges of amounts and the most splits of a kind that are collected.
const MOST: usize = 100;

/// One step of help.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// First: who wins, as seen by the player to move.
    Who(Option<Outcome>),
    /// Second: what to look at.
    Where(Vec<Clue>),
    /// Third: the move.
    Move(Choice),
}

/// What to look at, without the move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Clue {
    /// The binary column whose ones are not paired, and the heaps that have a one there.
    Column {
        /// The power of two that the column stands for.
        column: Count,
        /// The numbers of the heaps, from 1.
        holders: Vec<usize>,
    },
    /// What a heap to leave is a multiple of.
    MultipleOf(Count),
    /// A sentence of the explanation.
    Reason(Reason),
    /// The heaps in which there is a winning move.
    Heaps(Vec<usize>),
    /// How many of how many moves win.
    HowMany {
        /// The winning moves.
        winning: usize,
        /// All moves.
        moves: Count,
    },
    /// Every move loses.
    AllLose,
    /// Nothing is known.
    Nothing,
}

/// What to look at in the position of `answer`; never empty.
pub fn clues(answer: &Answer, limits: &Limits) -> Vec<Clue> {
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
                .filter(|index| question.game().has_move(question.position(), *index))
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
            | Reason::LeavesLosingParts { .. }
            | Reason::ZeroesSum { .. }
            | Reason::MisereLeavesOnes { .. }
            | Reason::QuotientMove { .. }
            | Reason::PartTaken { .. }
            | Reason::LeastWinningTake { .. }
            | Reason::MisereLeaveOne { .. }
            | Reason::Searched { .. }
            | Reason::ValueByTheorem { .. }
            | Reason::Tabulated { .. }
    )
}

/// Moves in one heap, the first of them if they are many.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Moves {
    /// Amounts that are taken.
    pub takes: Runs,
    /// Moves that split the heap, or that change others with it.
    pub splits: Vec<Move>,
}

/// The moves in one heap by what they lead to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HeapMoves {
    /// The number of the heap, from 1.
    pub heap: usize,
    /// Those that win.
    pub wins: Moves,
    /// Those that lose.
    pub loses: Moves,
    /// Those of which nothing is known.
    pub unknown: Moves,
}

/// All moves by heap; heaps without a move are left out.
pub fn all_moves(answer: &Answer) -> Vec<HeapMoves> {
    let (game, position) = (answer.question.game(), answer.question.position());
    let known = answer.solution();
    let winning = known.map_or(&[][..], |known| known.winning_moves.as_slice());
    let complete = known.is_some_and(|known| known.listed == Listed::All);
    let heaps = (0..position.heaps().len()).filter(|index| game.has_move(position, *index));
    let of_heap = |index: usize| {
        let heap = index + 1;
        let from = winning.partition_point(|play| play.heap() < heap);
        let to = winning.partition_point(|play| play.heap() <= heap);
        let (wins, rest) = sorted(answer, index, &winning[from..to]);
        let mut moves = HeapMoves {
            heap,
            wins,
            ..HeapMoves::default()
        };
        if complete {
            moves.loses = rest;
        } else {
            moves.unknown = rest;
        }
        moves
    };
    heaps.map(of_heap).collect()
}

/// The moves in the heap at `index` that are among `winning`, and the first of the others.
fn sorted(answer: &Answer, index: usize, winning: &[Move]) -> (Moves, Moves) {
    let (game, position) = (answer.question.game(), answer.question.position());
    if game.part(position, index).heap_rule().is_none() {
        return sorted_joint(game.heap_moves(position, index), winning);
    }
    let (mut wins, mut rest) = (Moves::default(), Moves::default());
    let mut takes = winning.iter().map_while(Move::take).peekable();
    for run in game.takes(position, index) {
        let mut next = run.start().clone();
        while let Some(take) = takes.next_if(|take| *take <= run.end()) {
            add(&mut rest.takes, &next, take);
            next = take + &Count::ONE;
            add(&mut wins.takes, take, &next);
        }
        add(&mut rest.takes, &next, &(run.end() + &Count::ONE));
        if rest.takes.len() > MOST {
            break;
        }
    }
    for take in takes {
        add(&mut wins.takes, take, &(take + &Count::ONE));
    }
    let splits = winning.iter().filter(|play| play.take().is_none());
    let splits: BTreeSet<&Move> = splits.collect();
    wins.splits = splits.iter().take(MOST).copied().cloned().collect();
    let others = other_moves(game, position, index);
    rest.splits = others
        .filter(|play| !splits.contains(play))
        .take(MOST)
        .collect();
    (wins, rest)
}

/// The same for moves of heaps that are played together.
fn sorted_joint(moves: impl Iterator<Item = Move>, winning: &[Move]) -> (Moves, Moves) {
    let (mut wins, mut rest) = (Moves::default(), Moves::default());
    let put = |moves: &mut Moves, play: Move| match play.take() {
        Some(take) => add(&mut moves.takes, take, &(take + &Count::ONE)),
        None => moves.splits.push(play),
    };
    for play in winning.iter().take(MOST) {
        put(&mut wins, play.clone());
    }
    let losing = moves.filter(|play| winning.binary_search(play).is_err());
    for play in losing.take(MOST) {
        put(&mut rest, play);
    }
    (wins, rest)
}

/// The moves in the heap at `index` that are no ranges of takes: splits, or all of them where heaps
/// are played together.
pub fn other_moves<'a>(
    game: &'a Game,
    position: &Position,
    index: usize,
) -> Box<dyn Iterator<Item = Move> + 'a> {
    match game.part(position, index) {
        Part::Heap(rule) => {
            let splits = rule.splits_of(&position.heaps()[index]);
            Box::new(splits.map(move |parts| Move::split(index + 1, parts)))
        }
        Part::Joint(_) => game.heap_moves(position, index),
    }
}

#[cfg(test)]
mod tests {
    use crate::{Finding, Question, Stop, solve};

    use super::*;

    fn moves(game: &str, position: &str) -> Vec<String> {
        let question = Question::parse(game, position).unwrap();
        let text = |moves: &Moves| {
            let takes = moves.takes.iter();
            let takes = takes.map(|run| format!("{}-{}", run.start(), run.end()));
            let splits = moves.splits.iter().map(Move::to_string);
            takes.chain(splits).collect::<Vec<_>>().join(",")
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
        assert_eq!(
            moves("wythoff", "2+3"),
            ["1: 1:-1,2:-1 | 1-2,1:-2,2:-2 | ", "2: 2-2 | 1-1,3-3 | "]
        );
        assert_eq!(moves("0.77", "4"), ["1: 1:>1+1 | 1-2,1:>1+2 | "]);
        assert_eq!(moves("grundy", "6"), ["1: 1:>2+4 | 1:>1+5 | "]);
    }

    #[test]
    fn many_moves_are_not_all_collected() {
        for (game, position) in [
            ("take evens", "1000000000000000000"),
            ("take 1-2, may split", "1000000000000000000"),
            ("split", "1000000"),
        ] {
            let answer = Answer {
                question: Question::parse(game, position).unwrap(),
                finding: Finding::Unknown {
                    tried: Vec::new(),
                    stopped_by: Stop::Theory,
                },
                refused: Vec::new(),
            };
            let heaps = all_moves(&answer);
            let unknown = &heaps[0].unknown;
            assert!(unknown.takes.len() <= MOST + 1 && unknown.splits.len() <= MOST);
        }
    }
}
