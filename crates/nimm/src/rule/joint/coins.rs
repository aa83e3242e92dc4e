//! Coins in a row: a move turns some of them, the rightmost from heads to tails. A heap is a coin: 1
//! for heads, 0 for tails.

use std::rc::Rc;

use super::{Moves, changed};
use crate::position::Change;
use crate::{Count, Move};

/// Which coins are turned in one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CoinRule {
    /// One coin or two.
    TurningTurtles,
    /// One coin, two or three.
    MockTurtles,
    /// Any number of coins side by side.
    Ruler,
    /// Two coins.
    Twins,
}

impl CoinRule {
    /// The name in the notation.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            CoinRule::TurningTurtles => "turning-turtles",
            CoinRule::MockTurtles => "mock-turtles",
            CoinRule::Ruler => "ruler",
            CoinRule::Twins => "twins",
        }
    }

    pub(super) fn moves_of(self, sizes: &[Count], index: usize) -> Moves {
        let row: Rc<[bool]> = sizes.iter().map(|size| !size.is_zero()).collect();
        let heads = (index..row.len()).filter({
            let row = row.clone();
            move |coin| row[*coin]
        });
        Box::new(heads.flat_map(move |last| {
            let row = row.clone();
            let first_head = {
                let row = row.clone();
                move |coins: &Vec<usize>| coins.iter().find(|coin| row[**coin]) == Some(&index)
            };
            let turned = self.turned_with(last).filter(first_head);
            turned.filter_map(move |coins| turn(&row, &coins))
        }))
    }

    /// The coins that may be turned where the rightmost is at index `last`.
    fn turned_with(self, last: usize) -> Box<dyn Iterator<Item = Vec<usize>>> {
        let one = std::iter::once(vec![last]);
        let two = (0..last).map(move |first| vec![first, last]);
        match self {
            CoinRule::TurningTurtles => Box::new(one.chain(two)),
            CoinRule::Twins => Box::new(two),
            CoinRule::MockTurtles => {
                let three = (0..last).flat_map(move |second| {
                    (0..second).map(move |first| vec![first, second, last])
                });
                Box::new(one.chain(two).chain(three))
            }
            CoinRule::Ruler => {
                Box::new((0..=last).rev().map(move |first| (first..=last).collect()))
            }
        }
    }

    pub(super) fn is_move(self, before: &[Count], after: &[Count]) -> bool {
        let turned = changed(before, after);
        let Some(last) = turned.last() else {
            return false;
        };
        let is_coin = |size: &Count| *size <= Count::ONE;
        let number = match self {
            CoinRule::TurningTurtles => turned.len() <= 2,
            CoinRule::MockTurtles => turned.len() <= 3,
            CoinRule::Ruler => turned.len() == last - turned[0] + 1,
            CoinRule::Twins => turned.len() == 2,
        };
        number && after[*last].is_zero() && after.iter().all(is_coin)
    }
}

fn turn(row: &[bool], coins: &[usize]) -> Option<Move> {
    let turned = coins.iter().map(|coin| match row[*coin] {
        true => Change::less(coin + 1, Count::ONE),
        false => Change::more(coin + 1, Count::ONE),
    });
    Move::changing(turned.collect())
}
