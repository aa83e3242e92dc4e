//! Plain mex over any rule of one heap: the witness that the engines are held against.

use std::ops::RangeInclusive;

use crate::mex;
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
                let value = |heap: usize| u64::from(values[heap]);
                // The values of heaps below n, and so their nim-sums, fit 32 bits.
                options(n, amount, leaves, &value, &mut |value| {
                    reached.push(value as u32);
                });
                // An amount that leads nowhere was looked at as well.
                moves += (reached.len() - before).max(usize::from(amount > 0)) as u64;
                if moves > most_moves {
                    return Err(n);
                }
            }
        }
        values.push(mex(reached));
    }
    Ok(values)
}

/// Shows the value of each option of a heap of `n` by one amount, at most `n`.
pub(super) fn options(
    n: usize,
    amount: usize,
    leaves: Leaves,
    value: &impl Fn(usize) -> u64,
    see: &mut impl FnMut(u64),
) {
    let rest = n - amount;
    if amount > 0 && leaves.allows(u32::from(rest > 0)) {
        see(value(rest));
    }
    if leaves.allows(2) {
        for a in 1..=rest / 2 {
            if leaves.parts() == Parts::Any || a != rest - a {
                see(value(a) ^ value(rest - a));
            }
        }
    }
    if leaves.allows(3) {
        for a in 1..=rest / 3 {
            for b in a..=(rest - a) / 2 {
                see(value(a) ^ value(b) ^ value(rest - a - b));
            }
        }
    }
}
