//! Nim with passes: as Nim where their number is even, and pairs of neighbours where it is odd.

use super::super::Budget;
use super::{Counting, Formula, aims, is_lost_nim, nim_sum_of};
use crate::{Count, Move};

/// The formula where it covers a group: with an odd number of passes, two heaps at most.
pub(super) fn formula(normal: bool, group: &[Count]) -> Option<Formula> {
    let filled = group[1..].iter().filter(|heap| !heap.is_zero()).count();
    let is_odd = group[0].bit(0);
    if is_odd && filled > 2 {
        return None;
    }
    // Whether a pass wins is not known of more heaps.
    let is_whole = group[0].is_zero() || filled <= 2;
    Some(Formula {
        is_lost: Box::new(move |group| is_lost(group, normal)),
        value: Box::new(|_| None),
        witness: Box::new(move |group| match is_odd {
            true => Vec::new(),
            false => vec![("nim_sum", nim_sum_of(&group[1..]).to_string())],
        }),
        count: match is_whole {
            true => Counting::Among(Box::new(moves)),
            false => Counting::Of(Box::new(|_, _| Err(Budget::spent()))),
        },
        steps: |words| 100 * words,
    })
}

fn is_lost(group: &[Count], normal: bool) -> bool {
    let heaps: Vec<&Count> = group[1..].iter().collect();
    match group[0].bit(0) {
        true => is_pair(heaps, normal),
        false => is_lost_nim(&heaps, normal),
    }
}

/// Whether heaps are known to be lost where the number of passes is odd.
fn is_pair(mut heaps: Vec<&Count>, normal: bool) -> bool {
    heaps.retain(|heap| !heap.is_zero());
    heaps.sort_unstable();
    let (one, two) = (Count::ONE, Count::from(2u64));
    match heaps.as_slice() {
        [] => normal,
        [heap] => !normal && **heap == two,
        [a, b] if **a == one && !normal => **b == one,
        [a, b] => a.bit(0) && **b == *a + &one,
        _ => false,
    }
}

/// A pass, and what Nim or a pair may want: beside another heap, nothing or a heap that differs by
/// at most two.
fn moves(group: &[Count]) -> Vec<Move> {
    let heaps = &group[1..];
    let sum = nim_sum_of(heaps);
    let mut near: Vec<Count> = [0u64, 1, 2].map(Count::from).into();
    let filled = heaps.iter().filter(|heap| !heap.is_zero());
    if filled.clone().count() <= 2 {
        near.extend(filled.clone().map(|heap| heap + &Count::ONE));
        near.extend(filled.filter_map(|heap| heap.checked_sub(&Count::ONE)));
    }
    let mut moves = vec![Move::new(1, Count::ONE)];
    for (index, heap) in heaps.iter().enumerate() {
        let aims = aims(heap, &sum);
        let takes = near
            .iter()
            .chain(&aims)
            .filter_map(|leave| heap.checked_sub(leave));
        moves.extend(takes.map(|take| Move::new(index + 2, take)));
    }
    moves
}
