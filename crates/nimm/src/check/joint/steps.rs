//! Tokens on steps, and coins on a strip: some of the numbers are heaps of Nim.

use super::{Counting, Formula, aims, is_lost_nim, nim_sum_of};
use crate::position::Change;
use crate::{Count, Move};

/// The steps 1, 3, 5 and so on are the heaps.
pub(super) fn staircase(normal: bool) -> Formula {
    formula(normal, odd_steps, |steps| {
        let sum = nim_sum_of(&odd_steps(steps));
        let mut moves = Vec::new();
        for (index, heap) in steps.iter().enumerate().step_by(2) {
            for aim in aims(heap, &sum) {
                if let Some(gone) = heap.checked_sub(&aim) {
                    let mut changes = vec![Change::less(index + 1, gone.clone())];
                    if index > 0 {
                        changes.push(Change::more(index, gone));
                    }
                    moves.extend(Move::changing(changes));
                } else {
                    let come = &aim - heap;
                    let more = Change::more(index + 1, come.clone());
                    moves.extend(Move::changing(vec![Change::less(index + 2, come), more]));
                }
            }
        }
        moves
    })
}

fn odd_steps(steps: &[Count]) -> Vec<Count> {
    steps.iter().step_by(2).cloned().collect()
}

/// The gaps to the left of the last coin, the last but two and so on are the heaps.
pub(super) fn strip(normal: bool) -> Formula {
    formula(normal, gaps, |squares| {
        let gaps = gaps(squares);
        let sum = nim_sum_of(&gaps);
        let coins = (1..=squares.len()).rev().step_by(2);
        let moves = coins.zip(&gaps).flat_map(|(coin, gap)| {
            aims(gap, &sum).map(|aim| match gap.checked_sub(&aim) {
                Some(gone) => Move::new(coin, gone),
                // The coin to the left leaves the squares that the gap lacks.
                None => Move::new(coin - 1, &aim - gap),
            })
        });
        moves.collect()
    })
}

/// The gap before every other coin, from the last one on.
fn gaps(squares: &[Count]) -> Vec<Count> {
    let coins = (0..squares.len()).rev().step_by(2);
    let gap = |coin: usize| {
        let before = match coin {
            0 => Count::ZERO,
            _ => &squares[coin - 1] + &Count::ONE,
        };
        squares[coin].checked_sub(&before).unwrap_or_default()
    };
    coins.map(gap).collect()
}

/// The formula of a game in which these numbers of a group are heaps of Nim.
fn formula(
    normal: bool,
    heaps: fn(&[Count]) -> Vec<Count>,
    moves: fn(&[Count]) -> Vec<Move>,
) -> Formula {
    Formula {
        is_lost: Box::new(move |group| {
            let heaps = heaps(group);
            is_lost_nim(&heaps.iter().collect::<Vec<_>>(), normal)
        }),
        value: Box::new(move |group| normal.then(|| nim_sum_of(&heaps(group)))),
        witness: Box::new(move |group| vec![("nim_sum", nim_sum_of(&heaps(group)).to_string())]),
        count: Counting::Among(Box::new(moves)),
        steps: |words| 100 * words,
    }
}
