//! Greedy Nim by the sizes in order.

use super::{Counting, Formula};
use crate::Count;

pub(super) fn formula(normal: bool) -> Formula {
    Formula {
        is_lost: Box::new(move |heaps| {
            let runs = runs(heaps);
            let Some((largest, times)) = runs.first() else {
                return normal;
            };
            let wanted = usize::from(!normal && *largest == Count::ONE);
            times % 2 == wanted
        }),
        value: Box::new(|_| None),
        witness: Box::new(|heaps| {
            let (largest, times) = match runs(heaps).into_iter().next() {
                Some((largest, times)) => (largest, times),
                None => (Count::ZERO, heaps.len()),
            };
            vec![
                ("largest", largest.to_string()),
                ("times", times.to_string()),
            ]
        }),
        count: Counting::Of(Box::new(|heaps, _| Ok(count(heaps)))),
        steps: |words| 500 * words,
    }
}

/// The sizes that are not 0, from the largest, each with the number of heaps that have it.
fn runs(heaps: &[Count]) -> Vec<(Count, usize)> {
    let mut sizes: Vec<&Count> = heaps.iter().filter(|heap| !heap.is_zero()).collect();
    sizes.sort_unstable();
    let runs = sizes.chunk_by(|a, b| a == b).rev();
    runs.map(|run| (run[0].clone(), run.len())).collect()
}

/// How many moves win from a position that is not lost.
fn count(heaps: &[Count]) -> Count {
    let two = Count::from(2u64);
    match runs(heaps).as_slice() {
        [] => Count::ZERO,
        // Any move leaves an even number of the largest, or with ones only the right number of ones.
        [(largest, times), ..] if *times > 1 => largest * &Count::from(*times),
        // The next size has to be left an even number of times: with this heap, or without it.
        [_, (next, times), ..] if *next >= two && times.is_multiple_of(2) => next.clone(),
        // Where only ones are beside it, or nothing, their number has to come out right.
        _ => Count::ONE,
    }
}
