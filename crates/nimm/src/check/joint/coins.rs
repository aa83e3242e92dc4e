//! Coins that are turned: the values of the heads, and the coins of each value.

use std::collections::BTreeMap;

use super::super::{Budget, Refusal};
use super::{Counting, Formula};
use crate::Count;
use crate::rule::CoinRule;

pub(super) fn formula(rule: CoinRule) -> Formula {
    Formula {
        is_lost: Box::new(move |coins| sum_of_heads(rule, coins) == 0),
        value: Box::new(move |coins| Some(Count::from(sum_of_heads(rule, coins)))),
        witness: Box::new(move |coins| vec![("nim_sum", sum_of_heads(rule, coins).to_string())]),
        count: Counting::Of(Box::new(move |coins, budget| {
            let sum = sum_of_heads(rule, coins);
            Ok(Count::from(match rule {
                CoinRule::Ruler => stretches(coins, sum),
                _ => small_sets(rule, coins, sum, budget)?,
            }))
        })),
        steps: |words| 100 * words,
    }
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
        CoinRule::MockTurtles => match 2 * (place - 1) {
            odious if odious.count_ones() % 2 == 1 => odious,
            evil => evil + 1,
        },
    }
}

/// How many stretches end with a head and have values with this nim-sum, by the nim-sums of the
/// first values, which are all different.
fn stretches(coins: &[Count], sum: u64) -> u64 {
    let (mut before, mut first_values, mut count) = (BTreeMap::new(), 0, 0);
    for (last, coin) in (1u64..).zip(coins) {
        before.insert(first_values, last);
        first_values ^= value(CoinRule::Ruler, last);
        let is_there = before.contains_key(&(first_values ^ sum));
        count += u64::from(is_there && !coin.is_zero());
    }
    count
}

/// How many sets of at most three coins, as many as the rule turns, end with a head and have values
/// with this nim-sum.
fn small_sets(rule: CoinRule, coins: &[Count], sum: u64, budget: &Budget) -> Result<u64, Refusal> {
    let places = 1..=coins.len() as u64;
    let by_value: BTreeMap<u64, u64> = places.map(|place| (value(rule, place), place)).collect();
    let is_before = |value: u64, place: u64| by_value.get(&value).is_some_and(|at| *at < place);
    let mut count = 0;
    for (last, _) in (1u64..).zip(coins).filter(|(_, coin)| !coin.is_zero()) {
        let lacks = sum ^ value(rule, last);
        count += u64::from(lacks == 0 && rule != CoinRule::Twins);
        count += u64::from(is_before(lacks, last));
        if rule == CoinRule::MockTurtles {
            budget.steps(100 * last)?;
            let two = |second: &u64| is_before(lacks ^ value(rule, *second), *second);
            count += (1..last).filter(two).count() as u64;
        }
    }
    Ok(count)
}
