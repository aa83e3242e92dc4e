//! Rules that offer a choice between kinds of moves, each with its amounts and what it may leave.

use std::collections::BTreeMap;
use std::fmt;
use std::iter;
use std::ops::RangeInclusive;

use super::leaves::Parts;
use super::linear::{Linear, amounts_between};
use super::{Condition, HeapRule, Leaves, NumberSet, SubtractionSet, TakeBreakCode, Variable};
use crate::Count;

/// Which amounts a kind of move takes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Amounts {
    /// Nothing: a heap is only split.
    Nothing,
    /// Any number of tokens, at least one.
    Any,
    /// Any number but these.
    AllBut(SubtractionSet),
    /// These numbers, and the members of these sets; not nothing at all.
    Listed {
        /// Single amounts and ranges.
        numbers: Option<SubtractionSet>,
        /// Infinite sets, sorted, each once.
        sets: Vec<NumberSet>,
    },
}

impl Amounts {
    /// The amounts up to `most`, as ascending disjoint ranges; 0 where nothing is taken.
    fn up_to<'a>(&'a self, most: &Count) -> Ranges<'a> {
        let one_to_most = || (!most.is_zero()).then(|| Count::ONE..=most.clone());
        match self {
            Amounts::Nothing => Box::new(iter::once(Count::ZERO..=Count::ZERO)),
            Amounts::Any => Box::new(one_to_most().into_iter()),
            Amounts::AllBut(set) => Box::new(set.complement_up_to(most).into_iter()),
            Amounts::Listed { numbers, sets } => {
                let numbers: Vec<_> = numbers.iter().flat_map(|set| set.up_to(most)).collect();
                let mut all: Vec<Marked<'a, ()>> = vec![marked(Box::new(numbers.into_iter()), ())];
                for set in sets {
                    let end = most.to_u64().unwrap_or(u64::MAX);
                    let members = set.members().take_while(move |member| *member <= end);
                    let members = members.map(|member| Count::from(member)..=Count::from(member));
                    all.push(marked(Box::new(members), ()));
                }
                Box::new(Overlay::new(all, |(), ()| ()).map(|(range, ())| range))
            }
        }
    }

    fn contains(&self, amount: &Count) -> bool {
        match self {
            Amounts::Nothing => amount.is_zero(),
            Amounts::Any => !amount.is_zero(),
            Amounts::AllBut(set) => !amount.is_zero() && !set.contains(amount),
            Amounts::Listed { numbers, sets } => {
                let word = amount.to_u64();
                let is_member = |set: &NumberSet| word.is_some_and(|word| set.contains(word));
                numbers.as_ref().is_some_and(|set| set.contains(amount))
                    || sets.iter().any(is_member)
            }
        }
    }

    fn is_finite(&self) -> bool {
        match self {
            Amounts::Nothing => true,
            Amounts::Any | Amounts::AllBut(_) => false,
            Amounts::Listed { sets, .. } => sets.is_empty(),
        }
    }
}

type Ranges<'a> = Box<dyn Iterator<Item = RangeInclusive<Count>> + 'a>;

/// One kind of move: take one of the amounts, if the condition holds, and leave so many heaps.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Alternative {
    /// The amounts.
    pub amounts: Amounts,
    /// What has to hold for heap and amount.
    pub condition: Option<Condition>,
    /// How many non-empty heaps may be left.
    pub leaves: Leaves,
}

impl Alternative {
    /// The amounts that may be taken from a heap of `size`, as ascending disjoint ranges.
    fn amounts_for<'a>(&'a self, size: &Count) -> Ranges<'a> {
        let all = self.amounts.up_to(size);
        let Some(condition) = &self.condition else {
            return all;
        };
        if let Some(forms) = self.bounds() {
            return Box::new(amounts_between(&forms, size).into_iter());
        }
        // Larger heaps were refused; see `HeapRule::largest_heap`.
        let Some(heap) = size.to_u64() else {
            return Box::new(iter::empty());
        };
        if !condition.names(Variable::Amount) {
            return match condition.holds(heap, 0) {
                true => all,
                false => Box::new(iter::empty()),
            };
        }
        let words = move |range: RangeInclusive<Count>| {
            range.start().to_u64().unwrap_or(heap)..=range.end().to_u64().unwrap_or(heap)
        };
        let holding = all
            .flat_map(words)
            .filter(move |amount| condition.holds(heap, *amount));
        Box::new(holding.map(|amount| Count::from(amount)..=Count::from(amount)))
    }

    /// What bounds the amounts, where they are all numbers between two bounds that are linear in n.
    #[must_use]
    pub fn bounds(&self) -> Option<Vec<Linear>> {
        let any = self.amounts == Amounts::Any && self.leaves == Leaves::TAKE;
        self.condition.as_ref().filter(|_| any)?.linear()
    }

    /// Whether the amounts depend on the heap in no other way than by not exceeding it.
    fn is_fixed(&self) -> bool {
        let depends = |condition: &Condition| condition.names(Variable::Heap);
        !self.condition.as_ref().is_some_and(depends)
    }
}

/// One of several kinds of move, at least one of them with infinitely many amounts, a condition, or
/// heaps that have to differ. Rules that need none of that are other [`HeapRule`]s.
///
/// Text: the kinds joined by `or`: `take any or split`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Choice {
    alternatives: Vec<Alternative>,
}

impl Choice {
    /// The kinds of move, in the order in which they are printed; at least one.
    #[must_use]
    pub fn alternatives(&self) -> &[Alternative] {
        &self.alternatives
    }

    /// The kinds of move of a code.
    pub(super) fn of_code(code: &TakeBreakCode) -> Choice {
        let mut groups = Groups::default();
        groups.add_code(code);
        groups.into_choice(Vec::new())
    }

    /// The amounts for a heap of `size` and what each may leave, ascending and disjoint.
    pub(super) fn amounts_for<'a>(
        &'a self,
        size: &Count,
    ) -> Box<dyn Iterator<Item = (RangeInclusive<Count>, Leaves)> + 'a> {
        let ranges = |alternative: &'a Alternative| {
            marked(alternative.amounts_for(size), alternative.leaves)
        };
        let all: Vec<_> = self.alternatives.iter().map(ranges).collect();
        match <[_; 1]>::try_from(all) {
            Ok([only]) => only,
            Err(all) => Box::new(Overlay::new(all, Leaves::or)),
        }
    }

    /// What taking `amount` from a heap of `size` may leave; nothing is allowed for other amounts.
    pub(super) fn leaves(&self, size: &Count, amount: &Count) -> Leaves {
        let holds = |kind: &Alternative| match (&kind.condition, size.to_u64(), amount.to_u64()) {
            (None, ..) => true,
            (Some(condition), heap, take) => match (kind.bounds(), heap, take) {
                (Some(forms), ..) => {
                    amounts_between(&forms, size).is_some_and(|range| range.contains(amount))
                }
                (None, Some(heap), Some(take)) => condition.holds(heap, take),
                (None, ..) => false,
            },
        };
        let allowing = self
            .alternatives
            .iter()
            .filter(|kind| amount <= size && kind.amounts.contains(amount) && holds(kind));
        allowing.fold(Leaves::default(), |all, kind| all.or(kind.leaves))
    }

    /// Whether a heap is never split, and the amounts are one set for heaps of all sizes.
    #[must_use]
    pub fn is_fixed_set(&self) -> bool {
        let takes_only = |alternative: &Alternative| {
            alternative.leaves == Leaves::TAKE && alternative.is_fixed()
        };
        self.alternatives.iter().all(takes_only)
    }

    /// Whether a condition speaks of the amount, or the amounts are found by testing all numbers.
    pub(super) fn tests_each_amount(&self) -> bool {
        let tests = |kind: &Alternative| {
            let by_condition = kind.condition.as_ref();
            let is_tested =
                |set: &NumberSet| matches!(set, NumberSet::Primes | NumberSet::Composites);
            by_condition.is_some_and(|condition| condition.names(Variable::Amount))
                && kind.bounds().is_none()
                || matches!(&kind.amounts, Amounts::Listed { sets, .. } if sets.iter().any(is_tested))
        };
        self.alternatives.iter().any(tests)
    }

    /// The largest heap that the notation of the rule allows to be looked at.
    pub(super) fn largest_heap(&self) -> Option<u64> {
        let limit = |alternative: &Alternative| match (&alternative.condition, &alternative.amounts)
        {
            (Some(_), _) if alternative.bounds().is_some() => None,
            (Some(_), _) => Some(Condition::LARGEST_HEAP),
            (None, Amounts::Listed { sets, .. }) if !sets.is_empty() => Some(u64::MAX),
            _ => None,
        };
        self.alternatives.iter().filter_map(limit).min()
    }
}

impl HeapRule {
    /// The rule that offers these kinds of moves: the simplest of the heap rules that is the same.
    /// `None` if no move is offered at all.
    pub(super) fn of_alternatives(alternatives: Vec<Alternative>) -> Option<HeapRule> {
        let mut finite = Vec::new();
        let mut split = 0;
        let mut groups = Groups::default();
        let mut others = Vec::new();
        for alternative in alternatives {
            let is_plain =
                alternative.condition.is_none() && alternative.leaves.parts() == Parts::Any;
            match alternative.amounts {
                Amounts::Nothing if is_plain => split |= alternative.leaves.digit(),
                Amounts::Listed { sets, .. } if hold_everything(&sets) => {
                    others.push(Alternative {
                        amounts: Amounts::Any,
                        ..alternative
                    });
                }
                Amounts::Listed { numbers, sets } if is_plain => {
                    let runs = numbers.iter().flat_map(|set| set.runs().iter().cloned());
                    finite.extend(runs.map(|run| (run, alternative.leaves.digit())));
                    groups.of(alternative.leaves).1.extend(sets);
                }
                amounts => others.push(Alternative {
                    amounts,
                    ..alternative
                }),
            }
        }
        let others = merged(others);
        let code = TakeBreakCode::new(split, finite);
        let only_code = others.is_empty() && groups.0.values().all(|(_, sets)| sets.is_empty());
        if only_code {
            return code.map(HeapRule::of_code);
        }
        match (others.as_slice(), &code) {
            ([only], None)
                if groups.0.is_empty()
                    && only.leaves == Leaves::TAKE
                    && only.condition.is_none() =>
            {
                match &only.amounts {
                    Amounts::Any => return Some(HeapRule::Nim),
                    Amounts::AllBut(set) => return Some(HeapRule::AllBut(set.clone())),
                    _ => {}
                }
            }
            _ => {}
        }
        if let Some(code) = &code {
            groups.add_code(code);
        }
        Some(HeapRule::Choice(groups.into_choice(others)))
    }
}

/// Whether residue classes are all there are, such as `odds,evens`.
fn hold_everything(sets: &[NumberSet]) -> bool {
    let moduli = sets.iter().filter_map(|set| match set {
        NumberSet::Residue { modulus, .. } => Some(*modulus),
        _ => None,
    });
    let common = |(mut a, mut b): (u64, u64)| {
        while b > 0 {
            (a, b) = (b, a % b);
        }
        a
    };
    let turn = moduli.fold(1u64, |turn, modulus| {
        let factor = modulus / common((turn, modulus));
        turn.saturating_mul(factor)
    });
    let class = |number| {
        sets.iter()
            .any(|set| matches!(set, NumberSet::Residue { .. }) && set.contains(number))
    };
    turn <= MOST_TURN && (1..=turn).all(class)
}

/// The most numbers, after which residue classes come around, that are looked at.
const MOST_TURN: u64 = 1 << 12;

/// Kinds of moves with the same amounts and no condition become one; any repeated one goes.
fn merged(kinds: Vec<Alternative>) -> Vec<Alternative> {
    let mut merged: Vec<Alternative> = Vec::new();
    for kind in kinds {
        let same = merged
            .iter_mut()
            .find(|other| other.amounts == kind.amounts && other.condition == kind.condition);
        match same {
            Some(other) => other.leaves = other.leaves.or(kind.leaves),
            None => merged.push(kind),
        }
    }
    merged
}

/// Amounts of one kind each, by what they may leave.
#[derive(Default)]
struct Groups(BTreeMap<Leaves, (Vec<RangeInclusive<Count>>, Vec<NumberSet>)>);

impl Groups {
    fn of(&mut self, leaves: Leaves) -> &mut (Vec<RangeInclusive<Count>>, Vec<NumberSet>) {
        self.0.entry(leaves).or_default()
    }

    fn add_code(&mut self, code: &TakeBreakCode) {
        for (range, leaves) in code.runs() {
            self.of(leaves).0.push(range);
        }
        if code.split().splits() {
            self.of(code.split()).0.push(Count::ZERO..=Count::ZERO);
        }
    }

    fn into_choice(self, others: Vec<Alternative>) -> Choice {
        let mut alternatives = others;
        for (leaves, (ranges, mut sets)) in self.0 {
            let (nothing, numbers): (Vec<_>, Vec<_>) =
                ranges.into_iter().partition(|range| range.end().is_zero());
            if !nothing.is_empty() {
                alternatives.push(Alternative {
                    amounts: Amounts::Nothing,
                    condition: None,
                    leaves,
                });
            }
            sets.sort_unstable();
            sets.dedup();
            let numbers = SubtractionSet::new(numbers).ok();
            if numbers.is_some() || !sets.is_empty() {
                alternatives.push(Alternative {
                    amounts: Amounts::Listed { numbers, sets },
                    condition: None,
                    leaves,
                });
            }
        }
        // Takes before splits, and otherwise by their text: the order does not matter to play.
        alternatives.sort_by_cached_key(|alternative| {
            let only_splits = alternative.amounts == Amounts::Nothing;
            let infinite = !alternative.amounts.is_finite();
            (only_splits, infinite, alternative.to_string())
        });
        alternatives.dedup();
        Choice { alternatives }
    }
}

/// Ascending disjoint ranges, each with a mark.
type Marked<'a, M> = Box<dyn Iterator<Item = (RangeInclusive<Count>, M)> + 'a>;

fn marked<'a, M: Copy + 'a>(ranges: Ranges<'a>, mark: M) -> Marked<'a, M> {
    Box::new(ranges.map(move |range| (range, mark)))
}

/// Several lists of ranges laid over each other: where they overlap, their marks are joined.
struct Overlay<'a, M> {
    lists: Vec<Marked<'a, M>>,
    /// What is left of the first range of each list.
    heads: Vec<Option<(RangeInclusive<Count>, M)>>,
    join: fn(M, M) -> M,
}

impl<'a, M: Copy> Overlay<'a, M> {
    fn new(mut lists: Vec<Marked<'a, M>>, join: fn(M, M) -> M) -> Self {
        let heads = lists.iter_mut().map(Iterator::next).collect();
        Overlay { lists, heads, join }
    }
}

impl<M: Copy> Iterator for Overlay<'_, M> {
    type Item = (RangeInclusive<Count>, M);

    fn next(&mut self) -> Option<Self::Item> {
        let heads = || self.heads.iter().flatten();
        let from = heads().map(|(range, _)| range.start()).min()?.clone();
        let end = |(range, _): &(RangeInclusive<Count>, M)| match *range.start() == from {
            true => range.end().clone(),
            // A range that begins later ends this one before it.
            false => range.start().checked_sub(&Count::ONE).unwrap_or_default(),
        };
        let to = heads().map(end).min()?;
        let next = &to + &Count::ONE;
        let mut mark: Option<M> = None;
        for (head, list) in self.heads.iter_mut().zip(&mut self.lists) {
            let Some((range, here)) = head.as_ref().filter(|(range, _)| *range.start() == from)
            else {
                continue;
            };
            mark = Some(mark.map_or(*here, |mark| (self.join)(mark, *here)));
            *head = match *range.end() > to {
                true => Some((next.clone()..=range.end().clone(), *here)),
                false => list.next(),
            };
        }
        Some((from..=to, mark?))
    }
}

impl fmt::Display for Amounts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Amounts::Nothing => Ok(()),
            Amounts::Any => f.write_str("any"),
            Amounts::AllBut(set) => write!(f, "all but {set}"),
            Amounts::Listed { numbers, sets } => {
                if let Some(numbers) = numbers {
                    write!(f, "{numbers}")?;
                }
                for (index, set) in sets.iter().enumerate() {
                    let gap = if index > 0 || numbers.is_some() {
                        ","
                    } else {
                        ""
                    };
                    write!(f, "{gap}{set}")?;
                }
                Ok(())
            }
        }
    }
}

impl fmt::Display for Alternative {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let unequal = match self.leaves.parts() {
            Parts::Any => "",
            Parts::Unequal => " unequal",
        };
        if self.amounts == Amounts::Nothing {
            match self.leaves.digit() {
                4 => write!(f, "split{unequal}")?,
                digit => write!(f, "split into {}{unequal}", Leaves::of_digit(digit))?,
            }
            return match &self.condition {
                Some(condition) => write!(f, " where {condition}"),
                None => Ok(()),
            };
        }
        match (&self.amounts, &self.condition) {
            (Amounts::Any, Some(condition)) => write!(f, "take k where {condition}")?,
            (amounts, Some(condition)) => write!(f, "take {amounts} where {condition}")?,
            (amounts, None) => write!(f, "take {amounts}")?,
        }
        match self.leaves.digit() {
            3 => Ok(()),
            7 => write!(f, ", may split{unequal}"),
            4 => write!(f, ", must split{unequal}"),
            _ => write!(f, ", leave {}", self.leaves),
        }
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, alternative) in self.alternatives.iter().enumerate() {
            if index > 0 {
                f.write_str(" or ")?;
            }
            alternative.fmt(f)?;
        }
        Ok(())
    }
}
