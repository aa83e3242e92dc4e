//! Plain mex over any rule of one heap: the witness that the engines are held against.

use std::ops::RangeInclusive;

use crate::rule::{Leaves, Parts};

/// g(n) = mex of the values of the options of n, for every n < `len`; the value of several heaps is
/// the nim-sum of theirs.
///
/// `amounts(n)` lists the amounts that may be taken from a heap of n and how many non-empty heaps
/// each may leave, as ranges that may overlap; amounts above n are no moves, and an amount of 0 only
/// splits. Every move examined counts against `most_moves`. Shares nothing with the engines, so that
/// an agreement with them means something.
///
/// Cost: one look-up a move, `len` values of memory and one list of ranges a heap.
///
/// # Errors
///
/// The first heap whose moves did not fit in `most_moves`: the values below it were computed.
///
/// # Examples
///
/// ```
/// use nimm::rule::Leaves;
/// use nimm::sequence::naive_values;
///
/// // Take at least one and at most half of the heap.
/// let values = naive_values(|n| vec![(1..=n / 2, Leaves::TAKE)], 8, 1000);
/// assert_eq!(values, Ok(vec![0, 0, 1, 0, 2, 1, 3, 0]));
///
/// assert_eq!(naive_values(|n| vec![(1..=n, Leaves::TAKE)], 100, 10), Err(5));
/// ```
pub fn naive_values(
    amounts: impl Fn(usize) -> Vec<(RangeInclusive<usize>, Leaves)>,
    len: usize,
    most_moves: u64,
) -> Result<Vec<u32>, usize> {
    let mut values: Vec<u32> = Vec::new();
    let mut moves = 0;
    for n in 0..len {
        let mut reached = Vec::new();
        for (range, leaves) in amounts(n) {
            for amount in *range.start()..=*range.end().min(&n) {
                let before = reached.len();
                options(n - amount, amount > 0, leaves, &values, &mut reached);
                // An amount that leads nowhere was looked at as well.
                moves += (reached.len() - before).max(usize::from(amount > 0)) as u64;
                if moves > most_moves {
                    return Err(n);
                }
            }
        }
        reached.sort_unstable();
        let mut mex = 0;
        for value in reached {
            if value == mex {
                mex += 1;
            }
        }
        values.push(mex);
    }
    Ok(values)
}

/// Adds the values of what a move may leave of the `rest`.
fn options(rest: usize, takes: bool, leaves: Leaves, values: &[u32], reached: &mut Vec<u32>) {
    if takes && leaves.allows(if rest == 0 { 0 } else { 1 }) {
        reached.push(values[rest]);
    }
    if leaves.allows(2) {
        for a in 1..=rest / 2 {
            if leaves.parts() == Parts::Any || a != rest - a {
                reached.push(values[a] ^ values[rest - a]);
            }
        }
    }
    if leaves.allows(3) {
        for a in 1..=rest / 3 {
            for b in a..=(rest - a) / 2 {
                reached.push(values[a] ^ values[b] ^ values[rest - a - b]);
            }
        }
    }
}
