//! Nim with passes: as Nim where their number is even, and pairs of neighbours where it is odd.

use super::{Formula, aims, nim};
use crate::{Convention, Count, Move};

pub(super) fn formula(sizes: &[Count], convention: Convention) -> Formula {
    let (passes, heaps) = sizes.split_at(1);
    let (_, sum) = nim(heaps, convention);
    let mut candidates = vec![Move::new(1, Count::ONE)];
    let filled: Vec<&Count> = heaps.iter().filter(|heap| !heap.is_zero()).collect();
    for (index, heap) in heaps.iter().enumerate() {
        let mut leave = aims(heap, &sum).to_vec();
        // Beside one other heap: nothing, or a heap that differs by at most two.
        if filled.len() < 3 {
            leave.extend([0u64, 1, 2].map(Count::from));
            for other in &filled {
                leave.push(*other + &Count::ONE);
                leave.extend(other.checked_sub(&Count::ONE));
            }
        }
        let takes = leave.iter().filter_map(|leave| heap.checked_sub(leave));
        candidates.extend(takes.map(|take| Move::new(index + 2, take)));
    }
    let is_odd = |passes: &Count| passes.bit(0);
    Formula {
        is_lost: Box::new(move |sizes| {
            let (passes, heaps) = sizes.split_at(1);
            match is_odd(&passes[0]) {
                true => is_pair(heaps, convention),
                false => Some(nim(heaps, convention).0),
            }
        }),
        steps_a_word: 0,
        value: None,
        witness: match is_odd(&passes[0]) {
            true => Vec::new(),
            false => vec![("nim_sum", sum.to_string())],
        },
        candidates: Some(candidates),
    }
}

/// Whether heaps are lost where the number of passes is odd; `None` of three heaps or more.
fn is_pair(heaps: &[Count], convention: Convention) -> Option<bool> {
    let mut filled: Vec<&Count> = heaps.iter().filter(|heap| !heap.is_zero()).collect();
    filled.sort_unstable();
    let (one, two) = (Count::ONE, Count::from(2u64));
    Some(match (filled.as_slice(), convention) {
        ([], _) => convention == Convention::Normal,
        ([heap], Convention::Misere) => **heap == two,
        ([_], Convention::Normal) => false,
        ([a, b], Convention::Misere) if **a == one => **b == one,
        ([a, b], _) => a.bit(0) && **b == *a + &one,
        _ => return None,
    })
}
