//! Rules: what may be taken from a heap.
//!
//! A [`Rule`] is a sum of one or more [`Part`]s, each for a group of heaps of a position. Most are a
//! [`HeapRule`], by which each heap of the group is played for itself; under a [`JointRule`] the
//! heaps of the group are played together.
//!
//! | file | what it holds |
//! |---|---|
//! | `subtraction_set` | finite sets of amounts |
//! | `code`, `leaves` | octal and hexadecimal codes, and what a digit allows |
//! | `choice` | rules with infinitely many amounts, with conditions, or with unequal splits |
//! | `number_set`, `condition` | infinite sets with names; conditions on heap and amount |
//! | `linear` | conditions that hold for the amounts between two bounds |
//! | `expression` | exact integer expressions, for limits and conditions |
//! | `splitting` | the ways to divide tokens into heaps |
//! | `growth`, `polynomial` | what theorems need to know of limits, proven from their form |
//! | `parse`, `parse_code`, `parse_expression` | the notation |
//! | `joint` | rules of several heaps at once |
//! | `named` | the rules that have names |

mod choice;
mod code;
mod condition;
mod expression;
mod growth;
mod joint;
mod leaves;
mod linear;
mod named;
mod number_set;
mod parse;
mod parse_code;
mod parse_expression;
mod polynomial;
mod splitting;
mod subtraction_set;

use std::fmt;
use std::ops::RangeInclusive;

pub use choice::{Alternative, Amounts, Choice};
pub use code::TakeBreakCode;
pub use condition::{Condition, Relation};
pub use expression::{Expression, ExpressionError, Variable};
pub use growth::Growth;
pub use joint::{CoinRule, JointRule, Shape};
pub use leaves::{Leaves, Parts};
pub use linear::Linear;
pub use named::{NamedRule, named_rules};
pub use number_set::NumberSet;
pub use subtraction_set::SubtractionSet;

use crate::game::each;
use crate::{Count, Heap};

/// What may be done in one move, whoever makes it and whoever the last move favours: a sum of parts,
/// `nim & take 1-3`. A player chooses one part and moves in its heaps.
///
/// Its text is lossless: parsing what `Display` prints gives the same rule.
///
/// # Examples
///
/// ```
/// use nimm::Rule;
///
/// let rule: Rule = "S(4,1,3) & nim".parse()?;
/// assert_eq!(rule.to_string(), "take 1,3-4 & nim");
/// # Ok::<(), nimm::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Rule {
    parts: Vec<Part>,
}

/// By what the heaps of a group are played.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// Each heap for itself.
    Heap(HeapRule),
    /// All together.
    Joint(JointRule),
}

impl Rule {
    /// The rule in which every heap is played by `part`.
    #[must_use]
    pub fn of(part: HeapRule) -> Rule {
        Rule {
            parts: vec![Part::Heap(part)],
        }
    }

    /// The parts, in order; at least one.
    #[must_use]
    pub fn parts(&self) -> &[Part] {
        &self.parts
    }

    /// The heap rules of the parts, in order; `None` if heaps of some part are played together.
    #[must_use]
    pub fn heap_rules(&self) -> Option<Vec<&HeapRule>> {
        self.parts.iter().map(Part::heap_rule).collect()
    }

    /// The heap rule of a rule that is one and no sum.
    #[must_use]
    pub fn only_heap_rule(&self) -> Option<&HeapRule> {
        match self.parts.as_slice() {
            [part] => part.heap_rule(),
            _ => None,
        }
    }

    /// The rule of several heaps of a rule that is one and no sum.
    #[must_use]
    pub fn only_joint_rule(&self) -> Option<&JointRule> {
        match self.parts.as_slice() {
            [Part::Joint(rule)] => Some(rule),
            _ => None,
        }
    }
}

impl Part {
    /// The rule of each heap, if each is played for itself.
    #[must_use]
    pub fn heap_rule(&self) -> Option<&HeapRule> {
        match self {
            Part::Heap(rule) => Some(rule),
            Part::Joint(_) => None,
        }
    }

    /// Whether a heap remembers how much may be taken from it.
    #[must_use]
    pub fn has_quota(&self) -> bool {
        match self {
            Part::Heap(rule) => rule.has_quota(),
            Part::Joint(rule) => rule.has_quota(),
        }
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Part::Heap(rule) => rule.fmt(f),
            Part::Joint(rule) => rule.fmt(f),
        }
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, part) in self.parts.iter().enumerate() {
            if index > 0 {
                f.write_str(" & ")?;
            }
            part.fmt(f)?;
        }
        Ok(())
    }
}

/// The most ranges of amounts, of a heap under a rule with infinite sets or conditions, whose moves
/// are counted.
pub const MOST_RANGES: usize = 1 << 20;

/// What may be done in one move in one heap.
///
/// Rules with finitely many amounts have one form: whatever the words, those that allow the same
/// moves are equal, so that `take 1-2, may split` is the code `0.77`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum HeapRule {
    /// Any number of tokens, at least one.
    Nim,
    /// Exactly one of the listed amounts.
    Take(SubtractionSet),
    /// Any number of tokens, at least one, but none of these.
    AllBut(SubtractionSet),
    /// Finitely many amounts, some of which may leave two heaps or more, or only an empty heap, or
    /// only a heap that is not empty.
    Code(TakeBreakCode),
    /// Infinitely many amounts, conditions, or splits into heaps that differ.
    Choice(Choice),
    /// At least one token and at most a value of the previous take from this heap; the first move
    /// may take any number but the whole heap.
    AtMost(Expression),
}

impl HeapRule {
    /// Fibonacci nim: at most twice the previous take.
    #[must_use]
    pub fn fibonacci() -> HeapRule {
        HeapRule::AtMost(Expression::twice_previous())
    }

    /// The rule of a code: a subtraction game where every digit is 3 or 0.
    fn of_code(code: TakeBreakCode) -> HeapRule {
        match code.as_set() {
            Some(set) => HeapRule::Take(set),
            None => HeapRule::Code(code),
        }
    }

    /// Whether a heap remembers how much may be taken from it.
    #[must_use]
    pub fn has_quota(&self) -> bool {
        matches!(self, HeapRule::AtMost(_))
    }

    /// Whether a move may leave more than one heap.
    #[must_use]
    pub fn splits(&self) -> bool {
        match self {
            HeapRule::Code(code) => code.ways() >= 2,
            HeapRule::Choice(choice) => {
                let kinds = choice.alternatives().iter();
                kinds.map(|kind| kind.leaves).any(Leaves::splits)
            }
            _ => false,
        }
    }

    /// Whether the amounts are one set for heaps of all sizes, and a move leaves one heap or none.
    /// So are Nim and all subtraction games.
    #[must_use]
    pub fn is_fixed_set(&self) -> bool {
        match self {
            HeapRule::Nim | HeapRule::Take(_) | HeapRule::AllBut(_) => true,
            HeapRule::Choice(choice) => choice.is_fixed_set(),
            HeapRule::Code(_) | HeapRule::AtMost(_) => false,
        }
    }

    /// The largest heap for which the moves can be listed; `None` if there is no such limit.
    #[must_use]
    pub fn largest_heap(&self) -> Option<u64> {
        match self {
            HeapRule::Choice(choice) => choice.largest_heap(),
            _ => None,
        }
    }

    /// Whether every amount up to the size of a heap is tested by itself, which is work even where no
    /// move comes of it.
    #[must_use]
    pub(crate) fn tests_each_amount(&self) -> bool {
        matches!(self, HeapRule::Choice(choice) if choice.tests_each_amount())
    }

    /// The code, for a rule that has one.
    #[must_use]
    pub fn code(&self) -> Option<TakeBreakCode> {
        match self {
            HeapRule::Take(set) => Some(TakeBreakCode::of_set(set)),
            HeapRule::Code(code) => Some(code.clone()),
            _ => None,
        }
    }

    /// The kinds of moves of a code or a choice, in words of the notation.
    #[must_use]
    pub fn alternatives(&self) -> Vec<Alternative> {
        match self {
            HeapRule::Code(code) => Choice::of_code(code).alternatives().to_vec(),
            HeapRule::Choice(choice) => choice.alternatives().to_vec(),
            _ => Vec::new(),
        }
    }

    /// The amounts that may be taken from `heap` now, 0 for a split alone, as ascending disjoint
    /// ranges, and how many non-empty heaps each may leave.
    pub fn amounts<'a>(
        &'a self,
        heap: &Heap,
    ) -> Box<dyn Iterator<Item = (RangeInclusive<Count>, Leaves)> + 'a> {
        let size = heap.size();
        let up_to = |most: Count| {
            let range = (!most.is_zero()).then_some(Count::ONE..=most);
            Box::new(range.into_iter().map(|range| (range, Leaves::TAKE)))
        };
        match self {
            HeapRule::Nim => up_to(size.clone()),
            HeapRule::Take(set) => {
                let ranges = set.up_to(size).into_iter();
                Box::new(ranges.map(|range| (range, Leaves::TAKE)))
            }
            HeapRule::AllBut(set) => {
                let ranges = set.complement_up_to(size).into_iter();
                Box::new(ranges.map(|range| (range, Leaves::TAKE)))
            }
            HeapRule::Code(code) => {
                let size = size.clone();
                let split = code.split().splits();
                let split = split.then(|| (Count::ZERO..=Count::ZERO, code.split()));
                let runs = code.runs().map_while(move |(range, leaves)| {
                    let to = range.end().min(&size).clone();
                    (*range.start() <= size).then(|| (range.start().clone()..=to, leaves))
                });
                Box::new(split.into_iter().chain(runs))
            }
            HeapRule::Choice(choice) => choice.amounts_for(size),
            HeapRule::AtMost(_) => match heap.quota() {
                Some(quota) => up_to(size.min(quota).clone()),
                None => up_to(size.checked_sub(&Count::ONE).unwrap_or_default()),
            },
        }
    }

    /// The amounts that may be taken from `heap` now and leave one heap or none: disjoint ascending
    /// ranges.
    pub fn takes<'a>(
        &'a self,
        heap: &Heap,
    ) -> Box<dyn Iterator<Item = RangeInclusive<Count>> + 'a> {
        let amounts = self.amounts(heap);
        if !matches!(self, HeapRule::Code(_) | HeapRule::Choice(_)) {
            return Box::new(amounts.map(|(range, _)| range));
        }
        let size = heap.size().clone();
        Box::new(amounts.flat_map(move |(range, leaves)| {
            let (from, to) = range.into_inner();
            let whole = to == size;
            let to = if whole {
                to.checked_sub(&Count::ONE)
            } else {
                Some(to)
            };
            let partly = to.filter(|to| leaves.allows(1) && from <= *to);
            // Zero amounts split and do nothing else.
            let wholly = whole && leaves.allows(0) && !size.is_zero();
            match (partly, wholly) {
                (Some(_), true) => Some(from..=size.clone()),
                (Some(to), false) => Some(from..=to),
                (None, true) => Some(size.clone()..=size.clone()),
                (None, false) => None,
            }
        }))
    }

    /// Whether so much may be taken from `heap` and leave one heap or none.
    #[must_use]
    pub fn allows_take(&self, heap: &Heap, take: &Count) -> bool {
        if take.is_zero() || take > heap.size() {
            return false;
        }
        let leaves = match self {
            HeapRule::Take(set) => return set.contains(take),
            HeapRule::Code(code) => code.leaves(take),
            HeapRule::Choice(choice) => choice.leaves(heap.size(), take),
            HeapRule::Nim | HeapRule::AllBut(_) | HeapRule::AtMost(_) => {
                return self.takes(heap).any(|range| range.contains(take));
            }
        };
        leaves.allows(u32::from(take < heap.size()))
    }

    /// The ways to leave two or three heaps of `heap`, each as sizes in ascending order: by amount
    /// and then by the sizes, each way once.
    pub fn splits_of<'a>(&'a self, heap: &Heap) -> impl Iterator<Item = Vec<Count>> + use<'a> {
        self.splits_by_amount(heap).flatten()
    }

    /// The same, a list for each amount that allows a split.
    pub(crate) fn splits_by_amount<'a>(
        &'a self,
        heap: &Heap,
    ) -> impl Iterator<Item = Box<dyn Iterator<Item = Vec<Count>>>> + use<'a> {
        let size = heap.size().clone();
        let amounts = self.splits().then(|| self.amounts(heap));
        let ways = amounts.into_iter().flatten();
        ways.filter(|(_, leaves)| leaves.splits())
            .flat_map(move |(range, leaves)| {
                let size = size.clone();
                each(range).map(move |amount| splitting::parts(&(&size - &amount), leaves))
            })
    }

    /// How many such ways there are; of the first [`MOST_RANGES`] ranges of amounts where there are
    /// more.
    #[must_use]
    pub fn count_splits(&self, heap: &Heap) -> Count {
        if !self.splits() {
            return Count::ZERO;
        }
        let ranges = self.amounts(heap).take(MOST_RANGES);
        let ways = ranges.filter(|(_, leaves)| leaves.splits());
        let counts = ways.map(|(range, leaves)| {
            let (most, least) = (heap.size() - range.start(), heap.size() - range.end());
            splitting::count(&least, &most, leaves)
        });
        counts.fold(Count::ZERO, |sum, count| &sum + &count)
    }

    /// Way number `index`, from 0, in the order of [`HeapRule::splits_of`], without listing them.
    pub(crate) fn split_number(&self, heap: &Heap, index: &Count) -> Option<Vec<Count>> {
        let size = heap.size();
        let mut index = index.clone();
        for (range, leaves) in self.amounts(heap).filter(|(_, leaves)| leaves.splits()) {
            let most = size - range.start();
            let up_to = |amount: &Count| splitting::count(&(size - amount), &most, leaves);
            let here = up_to(range.end());
            if let Some(rest) = index.checked_sub(&here) {
                index = rest;
                continue;
            }
            let (mut low, mut high) = range.into_inner();
            while low < high {
                let middle = (&low + &high).div_rem(&Count::from(2u64)).0;
                if up_to(&middle) > index {
                    high = middle;
                } else {
                    low = &middle + &Count::ONE;
                }
            }
            let left = size - &low;
            let own = splitting::count(&left, &left, leaves);
            let before = &up_to(&low) - &own;
            return splitting::way(&left, leaves, &index.checked_sub(&before)?);
        }
        None
    }

    /// Whether a heap may be replaced by heaps of these sizes, which ascend.
    #[must_use]
    pub fn allows_split(&self, heap: &Heap, parts: &[Count]) -> bool {
        let left = parts.iter().fold(Count::ZERO, |sum, part| &sum + part);
        let Some(amount) = heap.size().checked_sub(&left).filter(|_| self.splits()) else {
            return false;
        };
        let leaves = match self {
            HeapRule::Code(code) => code.leaves(&amount),
            HeapRule::Choice(choice) => choice.leaves(heap.size(), &amount),
            _ => return false,
        };
        splitting::allows(parts, leaves)
    }

    /// The heap that is left when `take`, an allowed amount, is taken from `heap`.
    ///
    /// # Errors
    ///
    /// If the limit for the next take has no value: a division by zero, or a number too long.
    pub fn after(&self, heap: &Heap, take: &Count) -> Result<Heap, ExpressionError> {
        let size = heap.size() - take;
        match self {
            HeapRule::AtMost(limit) => match limit.value(take) {
                Ok(quota) => Ok(Heap::with_quota(size, quota)),
                // Nothing is left to limit.
                Err(_) if size.is_zero() => Ok(Heap::with_quota(size, Count::ZERO)),
                Err(error) => Err(error),
            },
            _ => Ok(Heap::new(size)),
        }
    }
}

impl fmt::Display for HeapRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HeapRule::Nim => f.write_str("nim"),
            HeapRule::Take(set) => write!(f, "take {set}"),
            HeapRule::AllBut(set) => write!(f, "take all but {set}"),
            HeapRule::Code(code) => code.fmt(f),
            HeapRule::Choice(choice) => choice.fmt(f),
            rule if *rule == HeapRule::fibonacci() => f.write_str("fibonacci"),
            HeapRule::AtMost(limit) => write!(f, "take at most {limit}"),
        }
    }
}
