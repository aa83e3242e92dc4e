//! Plain mex over any rule of one heap: the witness that the engines are held against.

use std::ops::RangeInclusive;

/// g(n) = mex { g(n - t) : t a take that the rule allows from n } for every n < `len`.
///
/// `takes(n)` lists the amounts that may be taken from a heap of n, as ranges that may overlap;
/// amounts of 0 or above n are no moves. Every move examined counts against `most_moves`. Shares
/// nothing with the engines, so that an agreement with them means something.
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
/// use nimm::sequence::naive_values;
///
/// // Take at least one and at most half of the heap.
/// let values = naive_values(|n| vec![1..=n / 2], 8, 1000);
/// assert_eq!(values, Ok(vec![0, 0, 1, 0, 2, 1, 3, 0]));
///
/// assert_eq!(naive_values(|n| vec![1..=n], 100, 10), Err(5));
/// ```
pub fn naive_values(
    takes: impl Fn(usize) -> Vec<RangeInclusive<usize>>,
    len: usize,
    most_moves: u64,
) -> Result<Vec<u32>, usize> {
    let mut values: Vec<u32> = Vec::new();
    let mut moves = 0;
    for n in 0..len {
        let mut reached = Vec::new();
        for range in takes(n) {
            for take in *range.start().max(&1)..=*range.end().min(&n) {
                moves += 1;
                if moves > most_moves {
                    return Err(n);
                }
                reached.push(values[n - take]);
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
