//! Euclid's game by the quotients of Euclid's algorithm.
//!
//! From x, y = qx + r there are moves to r, x and to ix + r, x for 0 < i < q. So with q > 1 one of
//! r, x and x, x + r is lost; with q = 1 the only move goes to r, x. The nim-values along i = 1, 2, …
//! are 0, 1, 2, … without that of r, x. Where heaps stay positive, r is from 1 to x, else from 0 to
//! x-1.

use super::{Counting, Formula};
use crate::{Count, Move};

pub(super) fn formula(stays_positive: bool, normal: bool) -> Formula {
    Formula {
        is_lost: Box::new(move |heaps| {
            let quotients = quotients(heaps, stays_positive);
            let last = quotients.iter().rev();
            last.fold(normal, |is_lost, quotient| {
                *quotient == Count::ONE && !is_lost
            })
        }),
        value: Box::new(move |heaps| {
            let quotients = quotients(heaps, stays_positive);
            let value = quotients
                .into_iter()
                .rev()
                .fold(Count::ZERO, |value, q| match q > value {
                    true => q,
                    false => &q - &Count::ONE,
                });
            normal.then_some(value)
        }),
        witness: Box::new(|heaps| {
            let (small, large) = in_order(heaps);
            let quotient = (!small.is_zero()).then(|| large.div_rem(&small).0);
            let named = |quotient: Count| ("quotient", quotient.to_string());
            quotient.into_iter().map(named).collect()
        }),
        count: Counting::Among(Box::new(move |heaps| moves(heaps, stays_positive))),
        // As many divisions as twice the binary digits.
        steps: |words| 5000 * words * words,
    }
}

/// The moves to r, x and to x, x + r, from each heap that is not smaller.
fn moves(heaps: &[Count], stays_positive: bool) -> Vec<Move> {
    let (small, large) = in_order(heaps);
    let Some(quotient) = quotients(heaps, stays_positive).into_iter().next() else {
        return Vec::new();
    };
    let fewer = &quotient - &Count::ONE;
    let larger = (1..).zip(heaps).filter(|(_, heap)| **heap == large);
    let moves = larger
        .flat_map(|(heap, _)| [&quotient, &fewer].map(|times| Move::new(heap, times * &small)));
    moves.collect()
}

/// The quotients down to equal heaps, or to an empty one.
fn quotients(heaps: &[Count], stays_positive: bool) -> Vec<Count> {
    let (mut small, mut large) = in_order(heaps);
    let mut quotients = Vec::new();
    while !small.is_zero() && !(stays_positive && small == large) {
        let (mut quotient, mut rest) = large.div_rem(&small);
        if stays_positive && rest.is_zero() {
            quotient = &quotient - &Count::ONE;
            rest = small.clone();
        }
        quotients.push(quotient);
        (small, large) = (rest, small);
    }
    quotients
}

fn in_order(heaps: &[Count]) -> (Count, Count) {
    let (least, most) = (heaps.iter().min(), heaps.iter().max());
    (
        least.cloned().unwrap_or_default(),
        most.cloned().unwrap_or_default(),
    )
}
