//! Games: a rule and who the last move favours. Legal moves and nothing else.

use std::fmt;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::rule::{HeapRule, MOST_RANGES, Rule};
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
    /// rule knows none, or if a rule that limits takes has more than one heap.
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
            if part.has_quota() && heaps.len() != 1 {
                let heaps = heaps.len();
                let rule = part.to_string();
                return Err(Error::Game(GameError::OneHeapOnly { rule, heaps }));
            }
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
                let most = part.largest_heap();
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
        }
        Ok(())
    }

    /// The rule by which the heap at `index`, from 0, is played.
    pub(crate) fn part(&self, position: &Position, index: usize) -> &HeapRule {
        &self.rule.parts()[position.group_of(index)]
    }

    /// The amounts that may be taken from the heap at `index`, from 0, and leave at most one heap of
    /// it: ascending disjoint ranges.
    ///
    /// # Panics
    ///
    /// If the position is not one of this game, or has no such heap.
    pub fn takes<'a>(
        &'a self,
        position: &Position,
        index: usize,
    ) -> impl Iterator<Item = RangeInclusive<Count>> + use<'a> {
        self.part(position, index).takes(&position.heaps()[index])
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

    /// The legal moves in the heap at `index`, from 0: takes by amount, then splits by amount.
    ///
    /// # Panics
    ///
    /// As [`Game::takes`].
    pub fn heap_moves<'a>(
        &'a self,
        position: &Position,
        index: usize,
    ) -> impl Iterator<Item = Move> + use<'a> {
        let (part, heap) = (self.part(position, index), &position.heaps()[index]);
        let takes = part.takes(heap).flat_map(each);
        let splits = part.splits_of(heap);
        takes
            .map(move |take| Move::new(index + 1, take))
            .chain(splits.map(move |parts| Move::split(index + 1, parts)))
    }

    /// Every legal move, by heap, takes by amount before splits by amount, made as they are asked
    /// for.
    ///
    /// # Panics
    ///
    /// If the position is not one of this game.
    pub fn moves<'a>(&'a self, position: &'a Position) -> impl Iterator<Item = Move> + 'a {
        (0..position.heaps().len()).flat_map(move |index| self.heap_moves(position, index))
    }

    /// How many legal moves there are; of the first [`MOST_RANGES`] ranges of amounts of a heap where
    /// it has more.
    #[must_use]
    pub fn count_moves(&self, position: &Position) -> Count {
        let mut count = Count::ZERO;
        for (index, heap) in position.heaps().iter().enumerate() {
            for run in self.takes(position, index).take(MOST_RANGES) {
                count = &count + &(&(run.end() - run.start()) + &Count::ONE);
            }
            count = &count + &self.part(position, index).count_splits(heap);
        }
        count
    }

    /// Whether the player to move has no move.
    #[must_use]
    pub fn is_over(&self, position: &Position) -> bool {
        (0..position.heaps().len()).all(|index| !self.has_move(position, index))
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
        let part = self.part(position, index);
        match (play.take(), play.parts()) {
            (Some(take), _) => part.allows_take(heap, take),
            (None, Some(parts)) => part.allows_split(heap, parts),
            (None, None) => false,
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
        let (part, heap) = (self.part(position, index), &heaps[index]);
        if !self.allows(position, play) {
            return Err(Error::Game(self.illegal(position, index, play)));
        }
        let Some(take) = play.take() else {
            let parts = play.parts().unwrap_or_default().iter();
            return Ok(position.with_heaps(index, parts.cloned().map(Heap::new).collect()));
        };
        let left = part.after(heap, take).map_err(|_| {
            Error::Game(GameError::NoLimit {
                take: take.to_string(),
            })
        })?;
        Ok(position.with_heaps(index, vec![left]))
    }

    /// Why a move in the heap at `index` is not legal.
    fn illegal(&self, position: &Position, index: usize, play: &Move) -> GameError {
        let (heap, holds) = (play.heap(), position.heaps()[index].to_string());
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
    /// A rule that limits the next take is played with one heap.
    OneHeapOnly {
        /// The heap rule.
        rule: String,
        /// How many heaps were given.
        heaps: usize,
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
            GameError::OneHeapOnly { .. } => "one-heap-only",
            GameError::QuotaWithoutLimit { .. } => "quota-without-limit",
            GameError::HeapTooLarge { .. } => "heap-too-large",
            GameError::SumHasNoSequence { .. } => "sum-has-no-sequence",
            GameError::NoQuotient { .. } => "no-quotient",
            GameError::NoSuchHeap { .. } => "no-such-heap",
            GameError::IllegalTake { .. } => "illegal-take",
            GameError::IllegalSplit { .. } => "illegal-split",
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
            GameError::OneHeapOnly { rule, heaps } => {
                vec![("rule", rule.clone()), ("heaps", heaps.to_string())]
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
            GameError::SumHasNoSequence { rule } | GameError::NoQuotient { rule } => {
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
