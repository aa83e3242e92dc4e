//! Coins that are turned: the values of the heads, and the coins of each value.

use std::collections::BTreeMap;

use super::super::{Budget, Refusal};
use super::Formula;
use crate::position::Change;
use crate::rule::CoinRule;
use crate::{Count, Move, NimValue};

pub(super) fn formula(
    rule: CoinRule,
    coins: &[Count],
    budget: &Budget,
) -> Result<Formula, Refusal> {
    let sum = sum_of_heads(rule, coins);
    let sets = match rule {
        CoinRule::Ruler => runs(coins, sum, budget)?,
        _ => small_sets(rule, coins, sum, budget)?,
    };
    let turn = |set: Vec<usize>| {
        let turned = set.into_iter().map(|coin| match coins[coin].is_zero() {
            true => Change::more(coin + 1, Count::ONE),
            false => Change::less(coin + 1, Count::ONE),
        });
        Move::changing(turned.collect())
    };
    Ok(Formula {
        is_lost: Box::new(move |coins| Some(sum_of_heads(rule, coins) == 0)),
        steps_a_word: 0,
        value: Some(NimValue::from(sum)),
        witness: vec![("nim_sum", sum.to_string())],
        candidates: Some(sets.into_iter().filter_map(turn).collect()),
    })
}

fn sum_of_heads(rule: CoinRule, coins: &[Count]) -> u64 {
    let heads = (1u64..).zip(coins).filter(|(_, coin)| !coin.is_zero());
    heads.fold(0, |sum, (place, _)| sum ^ value(rule, place))
}

/// The value of a head by its place, from 1.
fn value(rule: CoinRule, place: u64) -> u64 {
    match rule {
        CoinRule::TurningTurtles => place,
        CoinRule::Twins => place - 1,
        CoinRule::Ruler => place & place.wrapping_neg(),
        CoinRule::MockTurtles => {
            let even = 2 * (place - 1);
            if even.count_ones() % 2 == 1 {
                even
            } else {
                even + 1
            }
        }
    }
}

/// The stretches that end with a head and whose values have this nim-sum, by the nim-sums of the
/// first values.
fn runs(coins: &[Count], sum: u64, budget: &Budget) -> Result<Vec<Vec<usize>>, Refusal> {
    let (mut before, mut first_values) = (BTreeMap::new(), 0);
    let mut runs = Vec::new();
    for (last, coin) in coins.iter().enumerate() {
        before.insert(first_values, last);
        first_values ^= value(CoinRule::Ruler, last as u64 + 1);
        if let Some(first) = before
            .get(&(first_values ^ sum))
            .filter(|_| !coin.is_zero())
        {
            let run: Vec<usize> = (*first..=last).collect();
            budget.words(10 * run.len() as u64)?;
            runs.push(run);
        }
    }
    Ok(runs)
}

/// The sets of at most three coins, as many as the rule turns, whose last is a head and whose
/// values have this nim-sum.
fn small_sets(
    rule: CoinRule,
    coins: &[Count],
    sum: u64,
    budget: &Budget,
) -> Result<Vec<Vec<usize>>, Refusal> {
    let value = |coin: usize| value(rule, coin as u64 + 1);
    let by_value: BTreeMap<u64, usize> = (0..coins.len()).map(|coin| (value(coin), coin)).collect();
    let mut sets = Vec::new();
    for last in (0..coins.len()).filter(|coin| !coins[*coin].is_zero()) {
        let lacks = sum ^ value(last);
        if lacks == 0 && rule != CoinRule::Twins {
            sets.push(vec![last]);
        }
        if let Some(first) = by_value.get(&lacks).filter(|first| **first < last) {
            sets.push(vec![*first, last]);
        }
        if rule == CoinRule::MockTurtles {
            budget.steps(100 * last as u64)?;
            for second in 0..last {
                if let Some(first) = by_value
                    .get(&(lacks ^ value(second)))
                    .filter(|first| **first < second)
                {
                    budget.words(20)?;
                    sets.push(vec![*first, second, last]);
                }
            }
        }
    }
    Ok(sets)
}
