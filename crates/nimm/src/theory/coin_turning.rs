//! Coins in a row that are turned.
//!
//! **Theorem.** The nim-value of a row of coins is the nim-sum X of the values g(i) of its heads,
//! where i counts coins from 1: i in turning turtles, i - 1 in twins, the largest power of 2 that
//! divides i in ruler, and in mock turtles the i-th number with an odd number of binary ones: 2i - 2
//! or 2i - 1. *Reason.* A move turns a head i and some coins before it; g(i) is the least number
//! that is not the nim-sum of the values of coins that may be turned with i. The winning moves turn
//! coins whose values have the nim-sum X.

use std::collections::BTreeMap;

use super::Theorem;
use super::condition::{Condition, NO_SUM, NORMAL_PLAY, has_joint_rule};
use super::joint::Decided;
use super::row::{Gives, How, PROOF_IN_BOOK, Row};
use crate::answer::{Limits, Solution};
use crate::position::Change;
use crate::rule::{CoinRule, JointRule};
use crate::{Count, Heap, Move, NimValue, Outcome, Question};

static COINS: Condition = Condition::of_game("coins", "coins in a row are turned", |game| {
    has_joint_rule(game, |rule| matches!(rule, JointRule::Coins(_)))
});

pub(super) static ROW: Row = Row {
    name: "coin-turning",
    pattern: &COINS,
    conditions: &[&NO_SUM, &NORMAL_PLAY],
    gives: &[Gives::Outcome, Gives::NimValue, Gives::WinningMoves],
    reference: PROOF_IN_BOOK,
    symbols: &[("nim_sum", "X")],
    inside: &["turning-turtles", "mock-turtles", "ruler", "twins"],
    outside: &["ruler & nim", "misere mock-turtles"],
    how: How::Game(solve),
};

/// The nim-value of a row whose only head is at `index`, from 0.
pub(crate) fn value(rule: CoinRule, index: usize) -> u64 {
    let index = index as u64;
    match rule {
        CoinRule::TurningTurtles => index + 1,
        CoinRule::Twins => index,
        CoinRule::Ruler => 1 << (index + 1).trailing_zeros(),
        CoinRule::MockTurtles => 2 * index + u64::from(index.count_ones().is_multiple_of(2)),
    }
}

fn solve(question: &Question, limits: &Limits) -> Option<Solution> {
    let Some(JointRule::Coins(rule)) = question.game().rule().only_joint_rule() else {
        return None;
    };
    let row: Vec<bool> = heads_of(question.position().heaps());
    let heads = (0..row.len()).filter(|index| row[*index]);
    let sum = heads.clone().fold(0, |sum, head| sum ^ value(*rule, head));
    let nim_value = NimValue::from(sum);
    let decided = Decided {
        theorem: Theorem::CoinTurning,
        outcome: match sum {
            0 => Outcome::P,
            _ => Outcome::N,
        },
        witness: BTreeMap::from([("nim_sum".to_string(), nim_value.to_string())]),
        nim_value: Some(nim_value),
    };
    let turned = heads.flat_map(|last| {
        let before = turned_with(*rule, last, sum ^ value(*rule, last));
        before.map(move |mut coins| {
            coins.push(last);
            coins
        })
    });
    let moves = turned.filter_map(|coins| turn(&row, coins));
    Some(decided.won_by(moves, question, limits))
}

fn heads_of(coins: &[Heap]) -> Vec<bool> {
    coins.iter().map(|coin| !coin.size().is_zero()).collect()
}

/// The sets of coins before the one at `last` that may be turned with it and whose values have the
/// nim-sum `wanted`.
fn turned_with(rule: CoinRule, last: usize, wanted: u64) -> Box<dyn Iterator<Item = Vec<usize>>> {
    let at = move |value: u64| usize::try_from(value).ok().filter(|index| *index < last);
    match rule {
        CoinRule::TurningTurtles => Box::new(match wanted.checked_sub(1) {
            None => Some(Vec::new()).into_iter(),
            Some(index) => at(index).map(|coin| vec![coin]).into_iter(),
        }),
        CoinRule::Twins => Box::new(at(wanted).map(|coin| vec![coin]).into_iter()),
        CoinRule::MockTurtles if wanted == 0 => Box::new(std::iter::once(Vec::new())),
        CoinRule::MockTurtles if wanted.count_ones() % 2 == 1 => {
            Box::new(at(wanted / 2).map(|coin| vec![coin]).into_iter())
        }
        CoinRule::MockTurtles => {
            // The greater of two values that differ in the highest digit of their nim-sum has it.
            let least = (1 << wanted.ilog2()) / 2;
            Box::new((least..last).filter_map(move |second| {
                let first = at((wanted ^ value(rule, second)) / 2)?;
                (first < second).then(|| vec![first, second])
            }))
        }
        CoinRule::Ruler => {
            let first = last ^ usize::try_from(from_gray_code(wanted)).unwrap_or(usize::MAX);
            Box::new((first <= last).then(|| (first..last).collect()).into_iter())
        }
    }
}

/// The number t whose Gray code, t xor t/2, is this: the values in ruler of the first t coins have
/// that nim-sum.
fn from_gray_code(code: u64) -> u64 {
    [1, 2, 4, 8, 16, 32]
        .iter()
        .fold(code, |t, shift| t ^ t >> shift)
}

/// The move that turns these coins.
fn turn(row: &[bool], coins: Vec<usize>) -> Option<Move> {
    let turned = coins.into_iter().map(|coin| match row[coin] {
        true => Change::less(coin + 1, Count::ONE),
        false => Change::more(coin + 1, Count::ONE),
    });
    Move::changing(turned.collect())
}
