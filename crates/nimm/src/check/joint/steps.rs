//! Tokens on steps, and coins on a strip: some of the numbers are heaps of Nim.

use super::{Formula, aims, nim};
use crate::position::Change;
use crate::{Convention, Count, Move, NimValue};

/// The steps 1, 3, 5 and so on are the heaps.
pub(super) fn staircase(steps: &[Count], convention: Convention) -> Formula {
    let (_, sum) = nim(steps.iter().step_by(2), convention);
    let mut candidates = Vec::new();
    for (index, heap) in steps.iter().enumerate().step_by(2) {
        for aim in aims(heap, &sum) {
            if let Some(gone) = heap.checked_sub(&aim) {
                let mut changes = vec![Change::less(index + 1, gone.clone())];
                if index > 0 {
                    changes.push(Change::more(index, gone));
                }
                candidates.extend(Move::changing(changes));
            } else if index + 1 < steps.len() {
                let come = &aim - heap;
                let changes = vec![
                    Change::less(index + 2, come.clone()),
                    Change::more(index + 1, come),
                ];
                candidates.extend(Move::changing(changes));
            }
        }
    }
    formula(
        move |steps| nim(steps.iter().step_by(2), convention).0,
        convention,
        sum,
        candidates,
    )
}

/// The gaps to the left of the last coin, the last but two and so on are the heaps.
pub(super) fn strip(squares: &[Count], convention: Convention) -> Formula {
    let heaps = gaps(squares);
    let (_, sum) = nim(heaps.iter().map(|(_, gap)| gap), convention);
    let mut candidates = Vec::new();
    for (coin, gap) in &heaps {
        for aim in aims(gap, &sum) {
            match gap.checked_sub(&aim) {
                Some(gone) => candidates.push(Move::new(*coin, gone)),
                // The coin to the left leaves the squares that the gap lacks.
                None if *coin > 1 => candidates.push(Move::new(coin - 1, &aim - gap)),
                None => {}
            }
        }
    }
    formula(
        move |squares| nim(gaps(squares).iter().map(|(_, gap)| gap), convention).0,
        convention,
        sum,
        candidates,
    )
}

/// The gap before every other coin, from the last one on, with the number of that coin.
fn gaps(squares: &[Count]) -> Vec<(usize, Count)> {
    let coins = (1..=squares.len()).rev().step_by(2);
    let gap = |coin: usize| {
        let before = match coin {
            1 => Count::ZERO,
            _ => &squares[coin - 2] + &Count::ONE,
        };
        squares[coin - 1].checked_sub(&before).unwrap_or_default()
    };
    coins.map(|coin| (coin, gap(coin))).collect()
}

fn formula(
    is_lost: impl Fn(&[Count]) -> bool + 'static,
    convention: Convention,
    sum: Count,
    candidates: Vec<Move>,
) -> Formula {
    Formula {
        is_lost: Box::new(move |group| Some(is_lost(group))),
        steps_a_word: 0,
        witness: vec![("nim_sum", sum.to_string())],
        value: (convention == Convention::Normal).then(|| NimValue::from(sum)),
        candidates: Some(candidates),
    }
}
