//! A complete search, done again.
//!
//! Heaps in the same state get one number; a position is the ascending numbers of its heaps, empty
//! ones left out. Every move replaces one heap by smaller ones. So when the sizes of its heaps are
//! listed from the greatest down, a position comes behind its options in the order of these lists,
//! in which it is judged.

use std::collections::BTreeMap;
use std::rc::Rc;

use rustc_hash::FxHashMap;

use super::answer::{Derived, Winning};
use super::moves::afford_listing;
use super::{Budget, Claim, Refusal, expect, refusal};
use crate::game::each;
use crate::{Convention, Count, Game, Heap, NimValue, Outcome, Position, Question, mex};

/// The numbers of the heaps, ascending.
type Heaps = Rc<[u32]>;

/// What a position is worth.
#[derive(Clone, Copy)]
struct Worth {
    outcome: Outcome,
    nim_value: u32,
    remoteness: u64,
}

/// What a complete search says of a position; refused unless it visits as many as stated.
pub(super) fn derive<'a>(
    question: &Question,
    stated: u64,
    budget: &Budget,
) -> Result<Derived<'a>, Refusal> {
    let (game, position) = (question.game(), question.position());
    let states = States::reachable(game, position, stated, budget)?;
    let root: Heaps = states.put(&[], &states.of_position).into();

    let mut order = vec![root.clone()];
    let mut worth: FxHashMap<Heaps, Option<Worth>> = FxHashMap::from_iter([(root.clone(), None)]);
    let mut next = 0;
    while let Some(heaps) = order.get(next).cloned() {
        next += 1;
        let before = order.len();
        budget.steps(states.cost(&heaps))?;
        states.for_each_option(&heaps, |option| {
            if !worth.contains_key(option) {
                let option: Heaps = option.into();
                worth.insert(option.clone(), None);
                order.push(option);
            }
        });
        let new = (order.len() - before) as u64;
        budget.words(new * (30 + heaps.len() as u64 / 2))?;
        if order.len() as u64 > stated {
            return Err(refusal(Claim::Positions, stated, "more"));
        }
    }
    expect(Claim::Positions, &stated, &(order.len() as u64))?;

    order.sort_by_cached_key(|heaps| states.sizes_descending(heaps));
    for heaps in order {
        let mut options = Vec::new();
        states.for_each_option(&heaps, |option| options.extend(worth[option]));
        let own = conclude(game.convention(), &options);
        worth.insert(heaps, Some(own));
    }

    let mut winning = Vec::new();
    for (index, state) in states.of_position.iter().enumerate() {
        let mut others = states.of_position.clone();
        others.remove(index);
        let moves = game.heap_moves(position, index);
        for (play, option) in moves.zip(&states.options[*state as usize]) {
            budget.steps(10 * states.of_position.len() as u64)?;
            let after = worth[states.put(&others, option).as_slice()];
            if after.is_some_and(|after| after.outcome == Outcome::P) {
                winning.push(play);
            }
        }
    }
    let own = worth[&root].ok_or_else(Budget::spent)?;
    let normal = game.convention() == Convention::Normal;
    Ok(Derived {
        outcome: own.outcome,
        nim_value: normal.then(|| NimValue::from(u64::from(own.nim_value))),
        remoteness: Some(Count::from(own.remoteness)),
        winning: Winning::Exactly(Count::from(winning.len())),
        wins: Box::new(move |play| winning.binary_search(play).is_ok()),
        witness: BTreeMap::new(),
    })
}

fn conclude(convention: Convention, options: &[Worth]) -> Worth {
    let lost = options.iter().filter(|option| option.outcome == Outcome::P);
    let quickest = lost.map(|option| option.remoteness).min();
    let slowest = options.iter().map(|option| option.remoteness).max();
    let (outcome, remoteness) = match (quickest, slowest) {
        (Some(quickest), _) => (Outcome::N, quickest + 1),
        (None, Some(slowest)) => (Outcome::P, slowest + 1),
        (None, None) => (convention.outcome_without_moves(), 0),
    };
    Worth {
        outcome,
        nim_value: mex(options.iter().map(|option| option.nim_value)),
        remoteness,
    }
}

/// The states that a single heap can come into: its group, its size, and the limit in force, cut at
/// the size.
struct States {
    /// The size of a heap in each state.
    sizes: Vec<u64>,
    /// The states of the heaps that one move leaves, move by move.
    options: Vec<Vec<Vec<u32>>>,
    /// Whether a heap in a state is no heap at all.
    empty: Vec<bool>,
    /// The states of the heaps of the position.
    of_position: Vec<u32>,
}

impl States {
    fn reachable(
        game: &Game,
        position: &Position,
        stated: u64,
        budget: &Budget,
    ) -> Result<States, Refusal> {
        let mut numbers: FxHashMap<(usize, Heap), u32> = FxHashMap::default();
        let mut met: Vec<(usize, Heap)> = Vec::new();
        let mut sizes = Vec::new();
        let mut number = |group: usize, heap: &Heap, met: &mut Vec<(usize, Heap)>| {
            let heap = match heap.quota() {
                None => heap.clone(),
                Some(quota) => {
                    Heap::with_quota(heap.size().clone(), quota.min(heap.size()).clone())
                }
            };
            let state = (group, heap);
            if let Some(number) = numbers.get(&state) {
                return Ok(*number);
            }
            budget.words(40)?;
            sizes.push(state.1.size().to_u64().ok_or_else(Budget::spent)?);
            let number = u32::try_from(met.len()).map_err(|_| Budget::spent())?;
            numbers.insert(state.clone(), number);
            met.push(state);
            Ok(number)
        };
        let mut of_position = Vec::new();
        for (index, heap) in position.heaps().iter().enumerate() {
            budget.steps(100)?;
            of_position.push(number(position.group_of(index), heap, &mut met)?);
        }
        let mut options: Vec<Vec<Vec<u32>>> = Vec::new();
        while let Some((group, heap)) = met.get(options.len()).cloned() {
            let part = &game.rule().parts()[group];
            afford_listing(part, heap.size(), budget)?;
            let takes: Vec<_> = part.takes(&heap).collect();
            let length = |run: &std::ops::RangeInclusive<Count>| {
                (run.end() - run.start())
                    .to_u64()
                    .map_or(u64::MAX, |n| n.saturating_add(1))
            };
            let moves = takes.iter().map(length).fold(0, u64::saturating_add);
            let splits = part.count_splits(&heap).to_u64().unwrap_or(u64::MAX);
            let moves = moves.saturating_add(splits);
            // The moves of one heap leave different positions.
            if moves >= stated {
                return Err(refusal(Claim::Positions, stated, "more"));
            }
            budget.steps(moves.saturating_mul(100))?;
            budget.words(moves.saturating_mul(4))?;
            let mut left = Vec::new();
            for take in takes.into_iter().flat_map(each) {
                let after = part.after(&heap, &take);
                let after = after
                    .map_err(|_| refusal(Claim::Positions, stated, "a limit without a value"))?;
                left.push(vec![number(group, &after, &mut met)?]);
            }
            for parts in part.splits_of(&heap) {
                let parts = parts
                    .into_iter()
                    .map(|part| number(group, &Heap::new(part), &mut met));
                left.push(parts.collect::<Result<_, Refusal>>()?);
            }
            options.push(left);
        }
        let is_empty = |(_, heap): &(usize, Heap)| heap.size().is_zero() && heap.quota().is_none();
        Ok(States {
            sizes,
            options,
            empty: met.iter().map(is_empty).collect(),
            of_position,
        })
    }

    /// The sizes of the heaps, the greatest first. In this order, options come before the positions
    /// that have them.
    fn sizes_descending(&self, heaps: &[u32]) -> Vec<u64> {
        let sizes = heaps.iter().map(|state| self.sizes[*state as usize]);
        let mut sizes: Vec<u64> = sizes.collect();
        sizes.sort_unstable_by(|a, b| b.cmp(a));
        sizes
    }

    /// The position of these heaps and those, empty ones left out.
    fn put(&self, others: &[u32], heaps: &[u32]) -> Vec<u32> {
        let mut all = others.to_vec();
        let there = heaps.iter().filter(|state| !self.empty[**state as usize]);
        all.extend(there);
        all.retain(|state| !self.empty[*state as usize]);
        all.sort_unstable();
        all
    }

    /// Shows the positions after one move, heaps in the same state moved once.
    fn for_each_option(&self, heaps: &[u32], mut show: impl FnMut(&[u32])) {
        for index in different(heaps) {
            let mut others = heaps.to_vec();
            others.remove(index);
            for option in &self.options[heaps[index] as usize] {
                show(&self.put(&others, option));
            }
        }
    }

    /// The steps of looking at the options twice.
    fn cost(&self, heaps: &[u32]) -> u64 {
        let moves = different(heaps).map(|index| self.options[heaps[index] as usize].len());
        let each = 300 + 4 * heaps.len() as u64;
        each * (1 + moves.sum::<usize>() as u64)
    }
}

/// Where the first heap of each state stands.
fn different(heaps: &[u32]) -> impl Iterator<Item = usize> + '_ {
    (0..heaps.len()).filter(|index| *index == 0 || heaps[index - 1] != heaps[*index])
}
