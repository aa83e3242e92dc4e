//! Wythoff's game by sums of Fibonacci numbers.
//!
//! A number is in one way a sum of numbers 1, 2, 3, 5, 8, …, no two of them neighbours. Where the least
//! of them is the first, the third, the fifth, …, the number is the lesser one of its pair, and its
//! partner is the sum of the next ones; else its partner is the sum of those before. The lesser number
//! of the pair of a difference is the sum of the next ones too, less 1 in the former case.

use super::{Counting, Formula};
use crate::position::Change;
use crate::{Count, Move};

pub(super) fn formula(normal: bool) -> Formula {
    Formula {
        is_lost: Box::new(move |heaps| matches!(heaps, [a, b] if partner(a, normal) == *b)),
        value: Box::new(|_| None),
        witness: Box::new(move |heaps| {
            let difference = difference(heaps);
            vec![
                ("difference", difference.to_string()),
                ("lesser", lesser(&difference, normal).to_string()),
            ]
        }),
        count: Counting::Among(Box::new(move |heaps| moves(heaps, normal))),
        // As many Fibonacci numbers as one and a half times the binary digits.
        steps: |words| 1000 * words * words,
    }
}

/// The moves that keep a heap and make the other its partner, and the one that keeps the difference.
fn moves(heaps: &[Count], normal: bool) -> Vec<Move> {
    let [a, b] = heaps else {
        return Vec::new();
    };
    let take = |heap: usize, from: &Count, to: Count| Some(Move::new(heap, from.checked_sub(&to)?));
    let fewer = a.min(b).checked_sub(&lesser(&difference(heaps), normal));
    let both = fewer.and_then(|take| {
        Move::changing(vec![Change::less(1, take.clone()), Change::less(2, take)])
    });
    let moves = [
        take(1, a, partner(b, normal)),
        take(2, b, partner(a, normal)),
        both,
    ];
    moves.into_iter().flatten().collect()
}

fn difference(heaps: &[Count]) -> Count {
    match heaps {
        [a, b] => a.checked_sub(b).unwrap_or_else(|| b - a),
        _ => Count::ZERO,
    }
}

/// The number that is lost together with this one.
fn partner(number: &Count, normal: bool) -> Count {
    let misere = [1u64, 0, 2];
    let small = number.to_usize().and_then(|number| misere.get(number));
    if let (false, Some(partner)) = (normal, small) {
        return Count::from(*partner);
    }
    let shifted = Shifted::of(number);
    match shifted.is_lesser {
        true => shifted.up,
        false => shifted.down,
    }
}

/// The lesser of the two lost heaps with this difference.
fn lesser(difference: &Count, normal: bool) -> Count {
    let misere = [2u64, 0];
    let small = difference.to_usize().and_then(|number| misere.get(number));
    if let (false, Some(lesser)) = (normal, small) {
        return Count::from(*lesser);
    }
    let shifted = Shifted::of(difference);
    let less = Count::from(u64::from(shifted.is_lesser && !difference.is_zero()));
    &shifted.up - &less
}

/// A sum of Fibonacci numbers moved on by one place.
struct Shifted {
    /// The sum of the next ones.
    up: Count,
    /// The sum of the ones before; before the first 1 is another 1.
    down: Count,
    /// Whether the least is the first, the third, the fifth and so on.
    is_lesser: bool,
}

impl Shifted {
    fn of(number: &Count) -> Shifted {
        // Three neighbours of 1, 1, 2, 3, 5, 8, …, the middle one at `place`.
        let (mut before, mut at, mut place) = (Count::ONE, Count::ONE, 1u64);
        while at <= *number {
            (before, at, place) = (at.clone(), &before + &at, place + 1);
        }
        let (mut up, mut down, mut is_lesser) = (Count::ZERO, Count::ZERO, true);
        let mut rest = number.clone();
        while place > 0 && !rest.is_zero() {
            if let Some(less) = rest.checked_sub(&at) {
                rest = less;
                up = &up + &(&before + &at);
                down = &down + &before;
                is_lesser = place % 2 == 1;
            }
            (before, at, place) = (&at - &before, before, place - 1);
        }
        Shifted {
            up,
            down,
            is_lesser,
        }
    }
}
