//! Moore's Nim: ones counted in columns, and winning moves counted without listing them.

use std::collections::BTreeMap;

use super::super::{Budget, Refusal};
use super::{Counting, Formula};
use crate::Count;

pub(super) fn formula(most: u64, normal: bool) -> Formula {
    let modulus = move || &Count::from(most) + &Count::ONE;
    Formula {
        is_lost: Box::new(move |heaps| {
            let wanted = usize::from(!normal && heaps.iter().all(|heap| *heap <= Count::ONE));
            columns(heaps)
                .into_iter()
                .all(|ones| leaves(ones, wanted, most))
                && (wanted == 0 || heaps.contains(&Count::ONE))
        }),
        value: Box::new(move |heaps| normal.then(|| value(heaps, &modulus())).flatten()),
        witness: Box::new(move |_| vec![("modulus", modulus().to_string())]),
        count: Counting::Of(Box::new(move |heaps, budget| {
            let most = usize::try_from(most).map_or(heaps.len(), |most| most.min(heaps.len()));
            count(heaps, most, normal, budget)
        })),
        steps: |words| 400 * words,
    }
}

/// How many heaps have a one in each column, from the lowest.
fn columns(heaps: &[Count]) -> Vec<u64> {
    let mut columns = Vec::new();
    for heap in heaps {
        columns.resize(columns.len().max(heap.bit_len()), 0);
        for (column, ones) in columns.iter_mut().enumerate() {
            *ones += u64::from(heap.bit(column));
        }
    }
    columns
}

/// Whether a number leaves 0, or 1, on division by `most + 1`.
fn leaves(number: u64, rest: usize, most: u64) -> bool {
    let number = u128::from(number);
    number % (u128::from(most) + 1) == rest as u128
}

fn value(heaps: &[Count], modulus: &Count) -> Option<Count> {
    let total = heaps.iter().fold(Count::ZERO, |sum, heap| &sum + heap);
    if Count::from(heaps.len()) < *modulus {
        return Some(total);
    }
    if Count::from(heaps.len()) > *modulus {
        return None;
    }
    let least = heaps.iter().min()?;
    let above = heaps.iter().map(|heap| heap - least);
    let above = above.fold(Count::ZERO, |sum, more| &sum + &more);
    let period = &above + &Count::ONE;
    let doubled = &above * &period;
    match least + least > doubled {
        false => Some(total),
        true => {
            // Both parts are even: above and period are neighbours.
            let (start, _) = doubled.div_rem(&Count::from(2u64));
            let past = least - &(&start + &Count::ONE);
            Some(&start + &(&past % &period))
        }
    }
}

/// How many moves win from a position that is not lost.
fn count(heaps: &[Count], most: usize, normal: bool, budget: &Budget) -> Result<Count, Refusal> {
    if normal {
        return balanced(heaps, most, budget);
    }
    let big = heaps.iter().filter(|heap| **heap > Count::ONE).count();
    let ones = |rest: usize| leave_ones(heaps, big, most, rest);
    match big {
        0 => Ok(ones(1)),
        // Of the moves that make all columns even, those that leave only ones do not win.
        _ => Ok(&(&balanced(heaps, most, budget)? + &ones(1)) - &ones(0)),
    }
}

/// How many moves make every column a multiple of `most + 1`: column by column from the highest, for
/// each set of heaps that may have been lowered so far the number of ways to do so.
fn balanced(heaps: &[Count], most: usize, budget: &Budget) -> Result<Count, Refusal> {
    let highest = heaps.iter().map(Count::bit_len).max().unwrap_or(0);
    let mut ways = BTreeMap::from([(Vec::new(), Count::ONE)]);
    for column in (0..highest).rev() {
        let mut next: BTreeMap<Vec<usize>, Count> = BTreeMap::new();
        for (lowered, before) in &ways {
            budget.steps(100 * heaps.len() as u64)?;
            let ones =
                (0..heaps.len()).filter(|heap| heaps[*heap].bit(column) && !lowered.contains(heap));
            let ones: Vec<usize> = ones.collect();
            for more in 0..=ones.len().min(most - lowered.len()) {
                let fitting = (0..=lowered.len())
                    .filter(|raised| (ones.len() - more + raised).is_multiple_of(most + 1));
                let digits = fitting.fold(Count::ZERO, |sum, raised| {
                    &sum + &choices(lowered.len(), raised)
                });
                if digits.is_zero() {
                    continue;
                }
                let number = &digits * before;
                for chosen in subsets(&ones, more, budget)? {
                    let mut after = [lowered.as_slice(), &chosen].concat();
                    after.sort_unstable();
                    let entry = next.entry(after).or_default();
                    *entry = &*entry + &number;
                }
            }
        }
        ways = next;
    }
    ways.remove(&Vec::new());
    Ok(ways.values().fold(Count::ZERO, |sum, ways| &sum + ways))
}

/// How many moves leave only heaps of 0 and 1, so many of 1 that `rest` is left on division by
/// `most + 1`, where `big` heaps are larger now.
fn leave_ones(heaps: &[Count], big: usize, most: usize, rest: usize) -> Count {
    let ones = heaps.iter().filter(|heap| **heap == Count::ONE).count();
    let mut number = Count::ZERO;
    let Some(more) = most.checked_sub(big) else {
        return number;
    };
    for taken in 0..=more.min(ones) {
        for kept in 0..=big {
            if taken + big > 0 && (ones - taken + kept) % (most + 1) == rest {
                number = &number + &(&choices(ones, taken) * &choices(big, kept));
            }
        }
    }
    number
}

/// In how many ways so many of a number of things can be chosen.
fn choices(of: usize, number: usize) -> Count {
    (0..number).fold(Count::ONE, |ways, chosen| {
        let more = &ways * &Count::from(of - chosen);
        more.div_rem(&Count::from(chosen + 1)).0
    })
}

/// The ways to choose so many of some heaps.
fn subsets(of: &[usize], number: usize, budget: &Budget) -> Result<Vec<Vec<usize>>, Refusal> {
    let words = choices(of.len(), number) * Count::from(number + 4);
    budget.words(words.to_u64().unwrap_or(u64::MAX))?;
    let mut chosen = vec![Vec::new()];
    for (place, heap) in of.iter().enumerate() {
        let left = of.len() - place;
        let mut more = Vec::new();
        for subset in chosen {
            if subset.len() < number {
                more.push([subset.as_slice(), &[*heap]].concat());
            }
            if subset.len() + left > number {
                more.push(subset);
            }
        }
        chosen = more;
    }
    Ok(chosen)
}
