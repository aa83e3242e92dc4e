//! Games: a rule and who the last move favours. Legal moves and nothing else.

use std::fmt;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::rule::{HeapRule, MOST_RANGES, Part, Rule, Shape};
use crate::{Count, Error, Heap, Move, Position};

/// Who wins by the last move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Convention {
    /// The player who makes the last move wins.
    Normal,
    /// The player who makes the last move loses.
    Misere,
}

impl Convention {
    /// The outcome for a player to move who has no move.
    #[must_use]
    pub fn outcome_without_moves(self) -> Outcome {
        match self {
            Convention::Normal => Outcome::P,
            Convention::Misere => Outcome::N,
        }
    }
}

/// Who wins under best play, as seen by the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Outcome {
    /// The previous player wins: the player to move loses.
    P,
    /// The next player wins: the player to move wins.
    N,
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Outcome::P => "P",
            Outcome::N => "N",
        })
    }
}

/// A rule and a convention.
///
/// Text: the rule, with `misere` in front where the player who makes the last move loses.
///
/// # Examples
///
/// ```
/// use nimm::{Convention, Game};
///
/// let game: Game = "misere take 1-3".parse()?;
/// assert_eq!(game.convention(), Convention::Misere);
/// assert_eq!(game.to_string(), "misere take 1-3");
/// # Ok::<(), nimm::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Game {
    rule: Rule,
    convention: Convention,
}

impl Game {
    /// The game of `rule` under `convention`.
    #[must_use]
    pub fn new(rule: Rule, convention: Convention) -> Game {
        Game { rule, convention }
    }

    /// The rule.
    #[must_use]
    pub fn rule(&self) -> &Rule {
        &self.rule
    }

    /// The rule of one heap, which has a sequence.
    ///
    /// # Errors
    ///
    /// [`Error::Game`] for a sum of rules and for a rule of several heaps.
    pub fn sequence_rule(&self) -> Result<&HeapRule, Error> {
        self.rule.only_heap_rule().ok_or_else(|| {
            let rule = self.rule.to_string();
            Error::Game(match self.rule.parts().len() {
                1 => GameError::JointHasNoSequence { rule },
                _ => GameError::SumHasNoSequence { rule },
            })
        })
    }

    /// The convention.
    #[must_use]
    pub fn convention(&self) -> Convention {
        self.convention
    }

    /// Whether `position` is one of this game.
    ///
    /// # Errors
    ///
    /// [`Error::Game`] if the numbers of groups and of rules differ, if a limit stands where the
    /// rule knows none, or if heaps are too large or of another shape.
    pub fn admits(&self, position: &Position) -> Result<(), Error> {
        let parts = self.rule.parts();
        if parts.len() != position.groups() {
            return Err(Error::Game(GameError::GroupsDiffer {
                rules: parts.len(),
                groups: position.groups(),
            }));
        }
        let mut number = 0;
        for (group, part) in parts.iter().enumerate() {
            let heaps = position.group(group);
            for heap in heaps {
                number += 1;
                if heap.quota().is_some() && !part.has_quota() {
                    let (heap, rule) = (heap.to_string(), part.to_string());
                    return Err(Error::Game(GameError::QuotaWithoutLimit {
                        number,
                        heap,
                        rule,
                    }));
                }
                let most = part.heap_rule().and_then(HeapRule::largest_heap);
                if let Some(most) = most.filter(|most| *heap.size() > Count::from(*most)) {
                    let (heap, rule) = (heap.to_string(), part.to_string());
                    return Err(Error::Game(GameError::HeapTooLarge {
                        number,
                        heap,
                        rule,
                        most,
                    }));
                }
            }
            if let Part::Joint(rule) = part
                && !rule.admits(heaps)
            {
                let heaps = Position::new(vec![heaps.to_vec()]).to_string();
                let shape = rule.shape().unwrap_or(Shape::OneLimit);
                let rule = rule.to_string();
                return Err(Error::Game(GameError::OtherShape { rule, heaps, shape }));
            }
        }
        Ok(())
    }

    /// By what the heap at `index`, from 0, is played.
    ///
    /// # Panics
    ///
    /// If the position is not one of this game, or has no such heap.
    #[must_use]
    pub fn part(&self, position: &Position, index: usize) -> &Part {
        &self.rule.parts()[position.group_of(index)]
    }

    /// The amounts that may be taken from the heap at `index`, from 0, and leave at most one heap of
    /// it, where heaps are played each for itself: ascending disjoint ranges. None where they are
    /// played together.
    ///
    /// # Panics
    ///
    /// If the position is not one of this game, or has no such heap.
    pub fn takes<'a>(
        &'a self,
        position: &Position,
        index: usize,
    ) -> impl Iterator<Item = RangeInclusive<Count>> + use<'a> {
        let rule = self.part(position, index).heap_rule();
        let heap = &position.heaps()[index];
        rule.map(|rule| rule.takes(heap)).into_iter().flatten()
    }

    /// Whether the heap at `index`, from 0, has a move.
    ///
    /// # Panics
    ///
    /// As [`Game::takes`].
    #[must_use]
    pub fn has_move(&self, position: &Position, index: usize) -> bool {
        self.heap_moves(position, index).next().is_some()
    }

    /// The legal moves in the heap at `index`, from 0: takes by amount, then splits by amount. Where
    /// heaps are played together: the moves of which it is the first heap to lose tokens.
    ///
    /// # Panics
    ///
    /// As [`Game::takes`].
    pub fn heap_moves<'a>(
        &'a self,
        position: &Position,
        index: usize,
    ) -> Box<dyn Iterator<Item = Move> + 'a> {
        let heap = &position.heaps()[index];
        match self.part(position, index) {
            Part::Heap(rule) => {
                let takes = rule.takes(heap).flat_map(each);
                let splits = rule.splits_of(heap);
                let takes = takes.map(move |take| Move::new(index + 1, take));
                Box::new(takes.chain(splits.map(move |parts| Move::split(index + 1, parts))))
            }
            Part::Joint(rule) => {
                let group = position.group_of(index);
                let start = position.start_of(group);
                let moves = rule.moves_of(position.group(group), index - start);
                Box::new(moves.map(move |play| play.behind(start)))
            }
        }
    }

    /// The legal moves in a group, from 0, which has to be there, by heap.
    pub(crate) fn group_moves<'a>(
        &'a self,
        position: &'a Position,
        group: usize,
    ) -> impl Iterator<Item = Move> + 'a {
        let start = position.start_of(group);
        let heaps = start..start + position.group(group).len();
        heaps.flat_map(move |index| self.heap_moves(position, index))
    }

    /// Every legal move, by heap, takes by amount before splits by amount, made as they are asked
    /// for. Of heaps that are played together the first that loses tokens counts.
    ///
    /// # Panics
    ///
    /// If the position is not one of this game.
    pub fn moves<'a>(&'a self, position: &'a Position) -> impl Iterator<Item = Move> + 'a {
        (0..position.heaps().len()).flat_map(move |index| self.heap_moves(position, index))
    }

    /// How many legal moves there are; of the first [`MOST_RANGES`] ranges of amounts of a heap where
    /// it has more, and at most 65,536 of a group of heaps that are played together.
    #[must_use]
    pub fn count_moves(&self, position: &Position) -> Count {
        let mut count = Count::ZERO;
        for (index, heap) in position.heaps().iter().enumerate() {
            for run in self.takes(position, index).take(MOST_RANGES) {
                count = &count + &(&(run.end() - run.start()) + &Count::ONE);
            }
            if let Part::Heap(rule) = self.part(position, index) {
                count = &count + &rule.count_splits(heap);
            }
        }
        for (group, part) in self.rule.parts().iter().enumerate() {
            if let Part::Joint(rule) = part {
                let moves = rule
                    .moves(position.group(group))
                    .take(MOST_JOINT_MOVES)
                    .count();
                count = &count + &Count::from(moves);
            }
        }
        count
    }

    /// Whether the player to move has no move.
    #[must_use]
    pub fn is_over(&self, position: &Position) -> bool {
        self.moves(position).next().is_none()
    }

    /// Whether a move is legal.
    #[must_use]
    pub fn allows(&self, position: &Position, play: &Move) -> bool {
        let Some(index) = play.heap().checked_sub(1) else {
            return false;
        };
        let Some(heap) = position.heaps().get(index) else {
            return false;
        };
        match self.part(position, index) {
            Part::Heap(rule) => match (play.take(), play.parts()) {
                (Some(take), _) => rule.allows_take(heap, take),
                (None, Some(parts)) => rule.allows_split(heap, parts),
                (None, None) => false,
            },
            Part::Joint(rule) => {
                let group = position.group_of(index);
                let own = play.counted_from(position.start_of(group));
                own.is_some_and(|own| rule.allows(position.group(group), &own))
            }
        }
    }

    /// The position after a move. The heaps that a split leaves stand in the place of the one that
    /// was split, ascending.
    ///
    /// # Errors
    ///
    /// [`Error::Game`] if the move is not legal, saying which amounts are.
    pub fn play(&self, position: &Position, play: &Move) -> Result<Position, Error> {
        let heaps = position.heaps();
        let Some(index) = play
            .heap()
            .checked_sub(1)
            .filter(|index| *index < heaps.len())
        else {
            return Err(Error::Game(GameError::NoSuchHeap {
                heap: play.heap(),
                heaps: heaps.len(),
            }));
        };
        if !self.allows(position, play) {
            return Err(Error::Game(self.illegal(position, index, play)));
        }
        let no_limit = |_| {
            let take = play.take().cloned().unwrap_or_default().to_string();
            Error::Game(GameError::NoLimit { take })
        };
        match self.part(position, index) {
            Part::Heap(rule) => {
                let left = match play.take() {
                    Some(take) => vec![rule.after(&heaps[index], take).map_err(no_limit)?],
                    None => {
                        let parts = play.parts().unwrap_or_default().iter();
                        parts.cloned().map(Heap::new).collect()
                    }
                };
                Ok(position.with_heaps(index, left))
            }
            Part::Joint(rule) => {
                let group = position.group_of(index);
                let own = play.counted_from(position.start_of(group));
                let own = own.as_ref().unwrap_or(play);
                let left = rule.after(position.group(group), own).map_err(no_limit)?;
                Ok(position.with_group(group, left))
            }
        }
    }

    /// Why a move in the heap at `index` is not legal.
    fn illegal(&self, position: &Position, index: usize, play: &Move) -> GameError {
        let (heap, holds) = (play.heap(), position.heaps()[index].to_string());
        let part = self.part(position, index);
        if part.heap_rule().is_none() || play.changes().is_some() {
            let group = position.group_of(index);
            let example = self.group_moves(position, group).next();
            return GameError::IllegalChange {
                play: play.to_string(),
                rule: part.to_string(),
                example: example.map_or_else(String::new, |play| play.to_string()),
            };
        }
        let Some(take) = play.take() else {
            let parts = play
                .parts()
                .unwrap_or_default()
                .iter()
                .map(Count::to_string);
            let example = self
                .heap_moves(position, index)
                .find(|play| play.parts().is_some());
            return GameError::IllegalSplit {
                heap,
                holds,
                parts: parts.collect::<Vec<_>>().join("+"),
                example: example.map_or_else(String::new, |play| play.to_string()),
            };
        };
        let mut texts: Vec<String> = joined(self.takes(position, index))
            .take(MOST_RUNS + 1)
            .map(|run| run_text(&run))
            .collect();
        if texts.len() > MOST_RUNS {
            texts[MOST_RUNS] = "...".to_string();
        }
        GameError::IllegalTake {
            heap,
            holds,
            take: take.to_string(),
            legal: texts.join(","),
        }
    }
}

/// The most moves of a group of heaps, played together, that are counted.
const MOST_JOINT_MOVES: usize = 1 << 16;

/// The most ranges of amounts that an error names.
const MOST_RUNS: usize = 24;

/// Ranges that touch become one.
fn joined(
    ranges: impl Iterator<Item = RangeInclusive<Count>>,
) -> impl Iterator<Item = RangeInclusive<Count>> {
    let mut ranges = ranges.peekable();
    std::iter::from_fn(move || {
        let (from, mut to) = ranges.next()?.into_inner();
        while let Some(next) = ranges.next_if(|next| *next.start() == &to + &Count::ONE) {
            to = next.end().clone();
        }
        Some(from..=to)
    })
}

/// The numbers of a range one by one.
pub(crate) fn each(run: RangeInclusive<Count>) -> impl Iterator<Item = Count> {
    let (from, to) = run.into_inner();
    std::iter::successors(Some(from), |n| Some(n + &Count::ONE)).take_while(move |n| *n <= to)
}

fn run_text(run: &RangeInclusive<Count>) -> String {
    if run.start() == run.end() {
        run.start().to_string()
    } else {
        format!("{}-{}", run.start(), run.end())
    }
}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.convention == Convention::Misere {
            f.write_str("misere ")?;
        }
        self.rule.fmt(f)
    }
}

/// A position or a move that does not fit a game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum GameError {
    /// The position has more or fewer groups than the rule has parts.
    GroupsDiffer {
        /// Parts of the rule.
        rules: usize,
        /// Groups of the position.
        groups: usize,
    },
    /// A limit was given for a heap whose rule knows none.
    QuotaWithoutLimit {
        /// The number of the heap, from 1.
        number: usize,
        /// The heap as written.
        heap: String,
        /// Its rule.
        rule: String,
    },
    /// A heap beyond what can be looked at under its rule.
    HeapTooLarge {
        /// The number of the heap, from 1.
        number: usize,
        /// The heap as written.
        heap: String,
        /// Its rule.
        rule: String,
        /// The largest heap allowed.
        most: u64,
    },
    /// A sum of different rules has no sequence of one heap.
    SumHasNoSequence {
        /// The rule.
        rule: String,
    },
    /// A rule of several heaps has no sequence of one heap.
    JointHasNoSequence {
        /// The rule.
        rule: String,
    },
    /// A sum of different rules, or a rule that limits the next take, has no misère quotient.
    NoQuotient {
        /// The rule.
        rule: String,
    },
    /// A move in a heap that is not there.
    NoSuchHeap {
        /// The number in the move.
        heap: usize,
        /// How many heaps there are.
        heaps: usize,
    },
    /// An amount that may not be taken.
    IllegalTake {
        /// The number of the heap, from 1.
        heap: usize,
        /// What the heap holds.
        holds: String,
        /// The amount.
        take: String,
        /// The amounts that may be taken; empty if none may.
        legal: String,
    },
    /// A heap may not be replaced by these.
    IllegalSplit {
        /// The number of the heap, from 1.
        heap: usize,
        /// What the heap holds.
        holds: String,
        /// What the move would leave.
        parts: String,
        /// A split of this heap that is legal; empty if none is.
        example: String,
    },
    /// A move that a rule of several heaps does not allow, or one of several heaps where each is
    /// played for itself.
    IllegalChange {
        /// The move.
        play: String,
        /// The rule of its heaps.
        rule: String,
        /// A move that is legal; empty if none is.
        example: String,
    },
    /// Heaps that are no group of a rule of several heaps.
    OtherShape {
        /// The rule.
        rule: String,
        /// The heaps as written.
        heaps: String,
        /// What its groups have to be.
        shape: Shape,
    },
    /// The limit for the next take has no value.
    NoLimit {
        /// The take it depends on.
        take: String,
    },
}

impl GameError {
    /// The stable name of the fault, by which message files know it.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            GameError::GroupsDiffer { .. } => "groups-differ",
            GameError::QuotaWithoutLimit { .. } => "quota-without-limit",
            GameError::HeapTooLarge { .. } => "heap-too-large",
            GameError::SumHasNoSequence { .. } => "sum-has-no-sequence",
            GameError::NoQuotient { .. } => "no-quotient",
            GameError::JointHasNoSequence { .. } => "joint-has-no-sequence",
            GameError::NoSuchHeap { .. } => "no-such-heap",
            GameError::IllegalTake { .. } => "illegal-take",
            GameError::IllegalSplit { .. } => "illegal-split",
            GameError::IllegalChange { .. } => "illegal-change",
            GameError::OtherShape { .. } => "other-shape",
            GameError::NoLimit { .. } => "no-limit",
        }
    }

    /// The values that its message speaks of, by name.
    #[must_use]
    pub fn arguments(&self) -> Vec<(&'static str, String)> {
        match self {
            GameError::GroupsDiffer { rules, groups } => {
                vec![("rules", rules.to_string()), ("groups", groups.to_string())]
            }
            GameError::QuotaWithoutLimit { number, heap, rule } => vec![
                ("number", number.to_string()),
                ("heap", heap.clone()),
                ("rule", rule.clone()),
            ],
            GameError::HeapTooLarge {
                number,
                heap,
                rule,
                most,
            } => vec![
                ("number", number.to_string()),
                ("heap", heap.clone()),
                ("rule", rule.clone()),
                ("most", most.to_string()),
            ],
            GameError::SumHasNoSequence { rule }
            | GameError::JointHasNoSequence { rule }
            | GameError::NoQuotient { rule } => {
                vec![("rule", rule.clone())]
            }
            GameError::NoSuchHeap { heap, heaps } => {
                vec![("heap", heap.to_string()), ("heaps", heaps.to_string())]
            }
            GameError::IllegalTake {
                heap,
                holds,
                take,
                legal,
            } => vec![
                ("heap", heap.to_string()),
                ("holds", holds.clone()),
                ("take", take.clone()),
                ("legal", legal.clone()),
            ],
            GameError::IllegalSplit {
                heap,
                holds,
                parts,
                example,
            } => vec![
                ("heap", heap.to_string()),
                ("holds", holds.clone()),
                ("parts", parts.clone()),
                ("example", example.clone()),
            ],
            GameError::IllegalChange {
                play,
                rule,
                example,
            } => vec![
                ("play", play.clone()),
                ("rule", rule.clone()),
                ("example", example.clone()),
            ],
            GameError::OtherShape { rule, heaps, shape } => vec![
                ("rule", rule.clone()),
                ("heaps", heaps.clone()),
                ("shape", shape.name().to_string()),
            ],
            GameError::NoLimit { take } => vec![("take", take.clone())],
        }
    }
}

impl fmt::Display for GameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())?;
        for (name, value) in self.arguments() {
            write!(f, ", {name}: {value}")?;
        }
        Ok(())
    }
}
