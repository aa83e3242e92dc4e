//! A complete search, done again.
//!
//! A component is a heap that is played for itself, or a group of heaps that are played together.
//! Components in the same state get one number; a position is the ascending numbers of its
//! components, empty heaps left out. A state ranks one above the highest of what a move in it leaves,
//! where ranks of several are added. So every move lowers the sum of the ranks, in the order of which
//! positions are judged.

use std::collections::BTreeMap;
use std::rc::Rc;

use rustc_hash::FxHashMap;

use super::answer::{Derived, Winning};
use super::moves::afford_listing;
use super::{Budget, Claim, Refusal, expect, refusal};
use crate::game::each;
use crate::rule::{HeapRule, JointRule, Part};
use crate::{Convention, Count, Game, Heap, Move, NimValue, Outcome, Position, Question, mex};

/// The numbers of the components, ascending.
type Components = Rc<[u32]>;

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
    let root: Components = states.put(&[], &states.of_position).into();

    let mut order = vec![root.clone()];
    let mut worth: FxHashMap<Components, Option<Worth>> =
        FxHashMap::from_iter([(root.clone(), None)]);
    let mut next = 0;
    while let Some(heaps) = order.get(next).cloned() {
        next += 1;
        let before = order.len();
        budget.steps(states.cost(&heaps))?;
        states.for_each_option(&heaps, |option| {
            if !worth.contains_key(option) {
                let option: Components = option.into();
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

    order.sort_by_cached_key(|components| states.rank(components));
    for heaps in order {
        let mut options = Vec::new();
        states.for_each_option(&heaps, |option| options.extend(worth[option]));
        let own = conclude(game.convention(), &options);
        worth.insert(heaps, Some(own));
    }

    let mut winning = Vec::new();
    for index in 0..states.of_position.len() {
        let mut others = states.of_position.clone();
        others.remove(index);
        let moves = states.places[index].moves(game, position);
        for (play, option) in moves.zip(&states.of_moves[index]) {
            budget.steps(10 * states.of_position.len() as u64)?;
            let after = worth[states.put(&others, option).as_slice()];
            if after.is_some_and(|after| after.outcome == Outcome::P) {
                winning.push(play);
            }
        }
    }
    winning.sort_unstable();
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

/// Where a component of the position stands.
#[derive(Clone, Copy)]
enum Place {
    Heap(usize),
    Group(usize),
}

impl Place {
    fn moves<'a>(
        self,
        game: &'a Game,
        position: &'a Position,
    ) -> Box<dyn Iterator<Item = Move> + 'a> {
        match self {
            Place::Heap(index) => game.heap_moves(position, index),
            Place::Group(group) => Box::new(game.group_moves(position, group)),
        }
    }
}

/// The state of a component: its group and its heaps. A limit is cut at the size of the greatest.
type State = (usize, Vec<Heap>);

/// The states that components can come into.
struct States {
    /// The states that one move leaves, move by move.
    options: Vec<Vec<Vec<u32>>>,
    /// The ranks of the states.
    ranks: Vec<u64>,
    /// Whether a heap in a state is no heap at all.
    empty: Vec<bool>,
    /// The states of the components of the position.
    of_position: Vec<u32>,
    /// Where these stand.
    places: Vec<Place>,
    /// The states that one move in each of these leaves, in the order of its moves.
    of_moves: Vec<Vec<Vec<u32>>>,
}

/// Numbers for the states met.
struct Numbers<'b> {
    of: FxHashMap<State, u32>,
    met: Vec<State>,
    budget: &'b Budget,
}

impl Numbers<'_> {
    fn number(&mut self, part: &Part, group: usize, mut heaps: Vec<Heap>) -> Result<u32, Refusal> {
        let largest = heaps.iter().map(|heap| heap.size().clone()).max();
        let largest = largest.unwrap_or_default();
        for heap in &mut heaps {
            let size = heap.size().clone();
            if let Some(quota) = heap.quota() {
                *heap = Heap::with_quota(size, quota.min(&largest).clone());
            }
        }
        if matches!(part, Part::Joint(rule) if rule.is_symmetric()) {
            heaps.sort_unstable();
        }
        let state = (group, heaps);
        if let Some(number) = self.of.get(&state) {
            return Ok(*number);
        }
        self.budget.words(20 + 20 * state.1.len() as u64)?;
        let number = u32::try_from(self.met.len()).map_err(|_| Budget::spent())?;
        self.of.insert(state.clone(), number);
        self.met.push(state);
        Ok(number)
    }
}

impl States {
    fn reachable(
        game: &Game,
        position: &Position,
        stated: u64,
        budget: &Budget,
    ) -> Result<States, Refusal> {
        let mut numbers = Numbers {
            of: FxHashMap::default(),
            met: Vec::new(),
            budget,
        };
        let (mut of_position, mut places) = (Vec::new(), Vec::new());
        for (group, part) in game.rule().parts().iter().enumerate() {
            let heaps = position.group(group);
            budget.steps(100 * heaps.len() as u64)?;
            match part {
                Part::Heap(_) => {
                    for (index, heap) in (position.start_of(group)..).zip(heaps) {
                        of_position.push(numbers.number(part, group, vec![heap.clone()])?);
                        places.push(Place::Heap(index));
                    }
                }
                Part::Joint(_) => {
                    of_position.push(numbers.number(part, group, heaps.to_vec())?);
                    places.push(Place::Group(group));
                }
            }
        }
        let mut options: Vec<Vec<Vec<u32>>> = Vec::new();
        while let Some((group, heaps)) = numbers.met.get(options.len()).cloned() {
            let part = &game.rule().parts()[group];
            options.push(
                match part {
                    Part::Heap(rule) => heap_options(rule, &heaps[0], stated, budget)?,
                    Part::Joint(rule) => joint_options(rule, &heaps, stated, budget)?,
                }
                .into_iter()
                .map(|left| {
                    let left = left
                        .into_iter()
                        .map(|heaps| numbers.number(part, group, heaps));
                    left.collect()
                })
                .collect::<Result<_, Refusal>>()?,
            );
        }
        let mut of_moves = Vec::new();
        for (place, state) in places.iter().zip(&of_position) {
            of_moves.push(match place {
                // A group may stand in another order than its state.
                Place::Group(group) => match &game.rule().parts()[*group] {
                    part @ Part::Joint(rule) => {
                        let left = joint_options(rule, position.group(*group), stated, budget)?;
                        let left = left.into_iter().flatten();
                        let left = left.map(|heaps| Ok(vec![numbers.number(part, *group, heaps)?]));
                        left.collect::<Result<_, Refusal>>()?
                    }
                    Part::Heap(_) => Vec::new(),
                },
                Place::Heap(_) => {
                    let options = &options[*state as usize];
                    budget.words(4 * options.len() as u64)?;
                    options.clone()
                }
            });
        }
        let is_empty = |(group, heaps): &State| {
            let own = matches!(game.rule().parts()[*group], Part::Heap(_));
            own && heaps[0].size().is_zero() && heaps[0].quota().is_none()
        };
        Ok(States {
            empty: numbers.met.iter().map(is_empty).collect(),
            ranks: ranks(&options),
            options,
            of_position,
            places,
            of_moves,
        })
    }

    /// The sum of the ranks of the components.
    fn rank(&self, components: &[u32]) -> u64 {
        let ranks = components.iter().map(|state| self.ranks[*state as usize]);
        ranks.fold(0, u64::saturating_add)
    }

    /// The position of these components and those, empty heaps left out.
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

/// What each move in a heap leaves.
fn heap_options(
    rule: &HeapRule,
    heap: &Heap,
    stated: u64,
    budget: &Budget,
) -> Result<Vec<Vec<Vec<Heap>>>, Refusal> {
    afford_listing(rule, heap.size(), budget)?;
    let takes: Vec<_> = rule.takes(heap).collect();
    let length = |run: &std::ops::RangeInclusive<Count>| {
        (run.end() - run.start())
            .to_u64()
            .map_or(u64::MAX, |n| n.saturating_add(1))
    };
    let moves = takes.iter().map(length).fold(0, u64::saturating_add);
    let splits = rule.count_splits(heap).to_u64().unwrap_or(u64::MAX);
    let moves = moves.saturating_add(splits);
    // The moves of one heap leave different positions.
    if moves >= stated {
        return Err(refusal(Claim::Positions, stated, "more"));
    }
    budget.steps(moves.saturating_mul(100))?;
    budget.words(moves.saturating_mul(4))?;
    let mut left = Vec::new();
    for take in takes.into_iter().flat_map(each) {
        let after = rule.after(heap, &take).map_err(|_| without_limit(stated))?;
        left.push(vec![vec![after]]);
    }
    for parts in rule.splits_of(heap) {
        left.push(
            parts
                .into_iter()
                .map(|part| vec![Heap::new(part)])
                .collect(),
        );
    }
    Ok(left)
}

/// What each move in a group of heaps that are played together leaves.
fn joint_options(
    rule: &JointRule,
    heaps: &[Heap],
    stated: u64,
    budget: &Budget,
) -> Result<Vec<Vec<Vec<Heap>>>, Refusal> {
    let mut left = Vec::new();
    for play in rule.moves(heaps) {
        let each = 1 + heaps.len() as u64;
        budget.steps(200 * each)?;
        budget.words(10 * each)?;
        let after = rule
            .after(heaps, &play)
            .map_err(|_| without_limit(stated))?;
        left.push(vec![after]);
    }
    Ok(left)
}

fn without_limit(stated: u64) -> Refusal {
    refusal(Claim::Positions, stated, "a limit without a value")
}

/// One above the highest sum of the ranks that a move leaves; 0 without moves.
fn ranks(options: &[Vec<Vec<u32>>]) -> Vec<u64> {
    let mut ranks: Vec<Option<u64>> = vec![None; options.len()];
    for root in 0..options.len() {
        let mut path = vec![root];
        while let Some(&state) = path.last() {
            if ranks[state].is_some() {
                path.pop();
                continue;
            }
            let rank_of = |left: &Vec<u32>| {
                let ranks = left.iter().map(|option| ranks[*option as usize]);
                ranks.sum::<Option<u64>>().map(|sum| sum + 1)
            };
            match options[state]
                .iter()
                .map(rank_of)
                .collect::<Option<Vec<u64>>>()
            {
                Some(above) => ranks[state] = Some(above.into_iter().max().unwrap_or(0)),
                None => {
                    let below = options[state]
                        .iter()
                        .flatten()
                        .map(|option| *option as usize);
                    path.extend(below.filter(|option| ranks[*option].is_none()));
                }
            }
        }
    }
    ranks.into_iter().flatten().collect()
}

/// Where the first component of each state stands.
fn different(heaps: &[u32]) -> impl Iterator<Item = usize> + '_ {
    (0..heaps.len()).filter(|index| *index == 0 || heaps[index - 1] != heaps[*index])
}
