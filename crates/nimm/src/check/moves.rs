//! What the moves of heaps may leave, read from the rule.

use std::ops::RangeInclusive;

use super::{Budget, Refusal};
use crate::rule::{
    Alternative, Amounts, Condition, Expression, HeapRule, Leaves, NumberSet, Parts, Relation,
    Variable,
};
use crate::{Count, Heap};

/// The moves of a heap without a limit on the next take: amounts by how many heaps they may leave.
#[derive(Default)]
pub(super) struct Moves {
    /// Whether the heap may be taken whole.
    pub(super) whole: bool,
    /// Amounts that may leave one heap.
    pub(super) one: Vec<RangeInclusive<usize>>,
    /// Amounts that may leave two heaps, and which.
    pub(super) two: Vec<(RangeInclusive<usize>, Parts)>,
    /// Amounts that may leave three heaps.
    pub(super) three: Vec<RangeInclusive<usize>>,
}

impl Moves {
    pub(super) fn of(rule: &HeapRule, size: usize, budget: &Budget) -> Result<Moves, Refusal> {
        let heap = Heap::new(size);
        afford_listing(rule, heap.size(), budget)?;
        let mut moves = Moves::default();
        for (range, leaves) in rule.amounts(&heap) {
            budget.steps(100)?;
            budget.words(4)?;
            let word = |n: &Count| n.to_usize().ok_or_else(Budget::spent);
            let (from, to) = (word(range.start())?, word(range.end())?);
            moves.whole |= size > 0 && to == size && leaves.allows(0);
            let least = from.max(1);
            if leaves.allows(1) && least <= to {
                moves.one.push(least..=to.min(size.saturating_sub(1)));
            }
            if leaves.allows(2) {
                moves.two.push((from..=to, leaves.parts()));
            }
            if leaves.allows(3) {
                moves.three.push(from..=to);
            }
        }
        Ok(moves)
    }

    /// Every amount that may leave two heaps.
    pub(super) fn splitting(&self) -> impl Iterator<Item = (usize, Parts)> + Clone + '_ {
        let each = |(range, parts): &(RangeInclusive<usize>, Parts)| {
            let parts = *parts;
            range.clone().map(move |amount| (amount, parts))
        };
        self.two.iter().flat_map(each)
    }

    /// What these amounts have as a remainder by 2, if they all have the same.
    pub(super) fn parity(&self) -> Option<usize> {
        let first = self.two.first()?.0.start() % 2;
        let is_same = |(range, _): &(RangeInclusive<usize>, Parts)| {
            range.start() == range.end() && range.start() % 2 == first
        };
        self.two.iter().all(is_same).then_some(first)
    }
}

/// The steps of looking at one range of amounts, more than once, and at what it leaves; taken before
/// anything is done, so that what is too much costs nothing.
const STEPS_A_RANGE: u64 = 800;

/// Takes from the budget what it takes to list the amounts for a heap of this size.
pub(super) fn afford_listing(
    rule: &HeapRule,
    size: &Count,
    budget: &Budget,
) -> Result<(), Refusal> {
    let HeapRule::Choice(choice) = rule else {
        return Ok(());
    };
    let mut looks = 0u64;
    for kind in choice.alternatives() {
        if let Amounts::Listed { sets, .. } = &kind.amounts {
            let heap = || size.to_u64().ok_or_else(Budget::spent);
            for set in sets {
                let members = match set {
                    NumberSet::Primes | NumberSet::Composites => heap()?,
                    NumberSet::Residue { modulus, .. } => heap()? / modulus,
                    _ => heap()?.isqrt(),
                };
                looks = looks.saturating_add(members);
            }
        }
        let names = |condition: &Condition| condition.names(Variable::Amount);
        if kind.condition.as_ref().is_some_and(names) {
            looks = looks.saturating_add(size.to_u64().ok_or_else(Budget::spent)?);
        }
        looks = looks.saturating_add(1);
    }
    budget.steps(looks.saturating_mul(STEPS_A_RANGE))
}

/// What the moves of all heaps of a rule with finitely many amounts have in common.
#[derive(Clone, Copy)]
pub(super) struct Shape {
    /// The most heaps that a move may leave, at least 1.
    pub(super) ways: usize,
    /// The greatest amount.
    pub(super) greatest: usize,
    /// Heaps from here on have the same moves, whatever their size.
    pub(super) settled: usize,
    /// Whether two heaps may have to differ.
    pub(super) unequal: bool,
}

impl Shape {
    /// `None` where the amounts are infinite, or depend on the heap in another way than by a
    /// condition like `n >= 3`.
    pub(super) fn of(rule: &HeapRule) -> Option<Shape> {
        let mut shape = Shape {
            ways: 1,
            greatest: 0,
            settled: 0,
            unequal: false,
        };
        match rule {
            HeapRule::Take(set) => {
                shape.greatest = set.greatest().to_usize()?;
                // A heap that is taken whole is worth as much as the empty heap that is left.
                shape.settled = shape.greatest;
            }
            HeapRule::Code(code) => {
                shape.add(code.split());
                code.runs().for_each(|(_, leaves)| shape.add(leaves));
                shape.greatest = code.greatest().to_usize()?;
                shape.settled = shape.greatest.checked_add(1)?;
            }
            HeapRule::Choice(choice) => {
                for kind in choice.alternatives() {
                    shape.add(kind.leaves);
                    let greatest = greatest(&kind.amounts)?.to_usize()?;
                    shape.greatest = shape.greatest.max(greatest);
                    shape.settled = shape.settled.max(least_heap(kind)?);
                }
                shape.settled = shape.settled.max(shape.greatest.checked_add(1)?);
            }
            _ => return None,
        }
        Some(shape)
    }

    fn add(&mut self, leaves: Leaves) {
        let most = (1..4).filter(|heaps| leaves.allows(*heaps)).max();
        self.ways = self.ways.max(most.unwrap_or(1) as usize);
        self.unequal |= leaves.allows(2) && leaves.parts() == Parts::Unequal;
    }
}

/// The greatest of finitely many amounts.
fn greatest(amounts: &Amounts) -> Option<Count> {
    match amounts {
        Amounts::Nothing => Some(Count::ZERO),
        Amounts::Listed {
            numbers: Some(numbers),
            sets,
        } if sets.is_empty() => Some(numbers.greatest().clone()),
        _ => None,
    }
}

/// The least heap that may be moved so; `None` where that does not depend on its size alone.
fn least_heap(kind: &Alternative) -> Option<usize> {
    let Some(condition) = &kind.condition else {
        return Some(0);
    };
    let Condition::Chain(Expression::Variable(Variable::Heap), rest) = condition else {
        return None;
    };
    match rest.as_slice() {
        [(Relation::AtLeast, Expression::Number(least))] => least.to_usize(),
        [(Relation::Greater, Expression::Number(below))] => below.to_usize()?.checked_add(1),
        _ => None,
    }
}
