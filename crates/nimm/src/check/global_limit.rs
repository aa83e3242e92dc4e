//! Several heaps with one limit on the next take, derived again.
//!
//! The least winning take of a position is handed on: where h(q) is known, every take x with f(x) <
//! h(q) that leads to q wins, and the positions from which it does learn of it.

use std::collections::{BTreeMap, BTreeSet};

use super::answer::{Derived, Winning};
use super::limit_values::value;
use super::{Budget, Claim, Refusal, refusal};
use crate::answer::Question;
use crate::rule::{Expression, Growth, JointRule};
use crate::theory::Theorem;
use crate::{Convention, Count, Heap, Move, Outcome};

/// h where no take wins: above every limit, which are cut below it.
const NEVER: u32 = u32::MAX;

/// What the theorem says of a position.
pub(super) fn derive<'a>(
    question: &Question,
    theorem: Theorem,
    budget: &Budget,
) -> Result<Derived<'a>, Refusal> {
    let (game, heaps) = (question.game(), question.position().heaps());
    let normal = game.convention() == Convention::Normal;
    let rule = game.rule().only_joint_rule().filter(|_| normal);
    let (Some(JointRule::Globally(limit)), true) = (rule, !heaps.is_empty()) else {
        return Err(misfit(theorem));
    };
    match theorem {
        Theorem::GlobalLimitPairs => by_pairs(limit, heaps, budget),
        _ => by_recurrence(limit, heaps, budget),
    }
}

fn misfit(theorem: Theorem) -> Refusal {
    let expected = "evidence that covers the game";
    refusal(Claim::Theorem, theorem.name(), expected)
}

/// Whatever is taken from one of two equal heaps may be taken from the other.
fn by_pairs<'a>(
    limit: &Expression,
    heaps: &[Heap],
    budget: &Budget,
) -> Result<Derived<'a>, Refusal> {
    let mut alone = BTreeSet::new();
    let mut pairs = 0u64;
    for heap in heaps.iter().filter(|heap| !heap.size().is_zero()) {
        budget.words(10 + heap.size().bit_len() as u64 / 64)?;
        match alone.remove(heap.size()) {
            true => pairs += 1,
            false => {
                alone.insert(heap.size());
            }
        }
    }
    if !alone.is_empty() || !Growth::of(limit).is_at_least_previous() {
        return Err(misfit(Theorem::GlobalLimitPairs));
    }
    Ok(Derived {
        outcome: Outcome::P,
        nim_value: None,
        remoteness: None,
        winning: Winning::Exactly(Count::ZERO),
        wins: Box::new(|_| false),
        witness: BTreeMap::from([("pairs".to_string(), pairs.to_string())]),
    })
}

fn by_recurrence<'a>(
    limit: &Expression,
    heaps: &[Heap],
    budget: &Budget,
) -> Result<Derived<'a>, Refusal> {
    let sizes = heaps.iter().map(|heap| heap.size().to_usize());
    let sizes: Vec<usize> = sizes.collect::<Option<_>>().ok_or_else(Budget::spent)?;
    let least = Least::of(limit, &sizes, budget)?;
    let most_from = |heap: &Heap, size: usize| match heap.quota() {
        Some(quota) => quota.to_usize().unwrap_or(size).min(size),
        None => size.saturating_sub(1),
    };
    let mut winning: Vec<(usize, usize)> = Vec::new();
    for (index, (heap, size)) in heaps.iter().zip(&sizes).enumerate() {
        let most = most_from(heap, *size);
        budget.steps(10 * most as u64)?;
        let takes = (1..=most).filter(|take| least.wins(index, *take));
        let before = winning.len();
        winning.extend(takes.map(|take| (index, take)));
        budget.words(4 * (winning.len() - before) as u64)?;
    }
    let own = match least.of_all[least.of_all.len() - 1] {
        NEVER => "none".to_string(),
        take => take.to_string(),
    };
    Ok(Derived {
        outcome: match winning.is_empty() {
            true => Outcome::P,
            false => Outcome::N,
        },
        nim_value: None,
        remoteness: None,
        winning: Winning::Exactly(Count::from(winning.len())),
        wins: Box::new(move |play: &Move| {
            let take = play.take().and_then(Count::to_usize);
            take.is_some_and(|take| winning.binary_search(&(play.heap() - 1, take)).is_ok())
        }),
        witness: BTreeMap::from([("least_winning_take".to_string(), own)]),
    })
}

/// The least winning takes of all positions within some heaps.
struct Least {
    /// By the number of the position, the whole position last.
    of_all: Vec<u32>,
    /// What a token of each heap adds to the number.
    weights: Vec<usize>,
    /// f(1), f(2), ..., cut below [`NEVER`]; 0 in place of f(0).
    limits: Vec<u32>,
}

impl Least {
    fn of(limit: &Expression, sizes: &[usize], budget: &Budget) -> Result<Least, Refusal> {
        let mut weights = Vec::new();
        let mut positions = 1usize;
        for size in sizes {
            weights.push(positions);
            let choices = size.checked_add(1);
            let product = choices.and_then(|choices| positions.checked_mul(choices));
            positions = product.ok_or_else(Budget::spent)?;
        }
        budget.words(positions as u64 / 2 + 1)?;
        let largest = sizes.iter().max().copied().unwrap_or_default();
        let with_others = sizes.iter().filter(|size| **size > 0).count() > 1;
        // What leaves nothing needs no limit.
        let needed = if with_others {
            largest
        } else {
            largest.saturating_sub(1)
        };
        let mut limits = vec![0];
        for take in 1..=largest {
            budget.words(1)?;
            limits.push(match take <= needed {
                true => value(limit, take, NEVER as usize - 1, budget)? as u32,
                false => NEVER - 1,
            });
        }
        let rises = limits.is_sorted();
        let mut least = Least {
            of_all: vec![NEVER; positions],
            weights,
            limits,
        };
        let mut heaps = vec![0; sizes.len()];
        for number in 0..positions {
            let own = least.of_all[number];
            for (index, weight) in least.weights.iter().enumerate() {
                let mut looks = 4;
                for take in 1..=sizes[index] - heaps[index] {
                    looks += 1;
                    if least.limits[take] < own {
                        let before = &mut least.of_all[number + take * weight];
                        *before = (*before).min(take as u32);
                    } else if rises {
                        break;
                    }
                }
                budget.steps(2 * looks)?;
            }
            // The next position; the first heap counts fastest.
            for (heap, size) in heaps.iter_mut().zip(sizes) {
                if *heap < *size {
                    *heap += 1;
                    break;
                }
                *heap = 0;
            }
        }
        Ok(least)
    }

    /// Whether a take from a heap of the whole position wins.
    fn wins(&self, index: usize, take: usize) -> bool {
        let left = self.of_all.len() - 1 - take * self.weights[index];
        self.limits[take] < self.of_all[left]
    }
}
