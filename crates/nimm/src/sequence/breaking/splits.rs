//! Looks for a split that gives a value.

use super::lanes::{Lanes, Task};
use super::rule::Breaking;

/// How many splits are compared before looking whether one fits.
pub(super) const CHUNK: usize = 64;

/// Where the first split of `rest` into parts with nim-sum `value` is, if there is one: the smaller
/// part is the result or at most `CHUNK` - 1 more.
pub(super) fn find_split(
    lanes: Lanes,
    rule: &Breaking,
    values: &[u16],
    rest: usize,
    value: u16,
) -> Option<usize> {
    let last = rule.last_part(rest);
    let low = &values[1..=last];
    let high = &values[rest - last..rest];
    let chunk = lanes.run(Mirrored { low, high, value })?;
    Some(1 + chunk * CHUNK)
}

/// Whether any pair at one place in two lists of the same length has nim-sum `value`.
pub(super) fn has_pair(lanes: Lanes, low: &[u16], high: &[u16], value: u16) -> bool {
    lanes.run(Aligned { low, high, value })
}

/// Looks for the first chunk with a pair of `low`, read upwards, and `high`, read downwards.
struct Mirrored<'a> {
    low: &'a [u16],
    high: &'a [u16],
    value: u16,
}

impl Task for Mirrored<'_> {
    type Output = Option<usize>;

    #[inline(always)]
    fn run(self) -> Option<usize> {
        let (low, low_rest) = self.low.as_chunks::<CHUNK>();
        let (high_rest, high) = self.high.as_rchunks::<CHUNK>();
        let fits = |low: &[u16], high: &[u16]| {
            let pairs = low.iter().zip(high.iter().rev());
            pairs.fold(false, |any, (a, b)| any | (a ^ b == self.value))
        };
        let mut chunks = low.iter().zip(high.iter().rev());
        let found = chunks.position(|(low, high)| fits(low, high));
        found.or_else(|| fits(low_rest, high_rest).then_some(low.len()))
    }
}

/// Looks for a pair of `low` and `high`, both read upwards.
struct Aligned<'a> {
    low: &'a [u16],
    high: &'a [u16],
    value: u16,
}

impl Task for Aligned<'_> {
    type Output = bool;

    #[inline(always)]
    fn run(self) -> bool {
        let (low, low_rest) = self.low.as_chunks::<CHUNK>();
        let (high, high_rest) = self.high.as_chunks::<CHUNK>();
        let fits = |low: &[u16], high: &[u16]| {
            let pairs = low.iter().zip(high);
            pairs.fold(false, |any, (a, b)| any | (a ^ b == self.value))
        };
        low.iter().zip(high).any(|(low, high)| fits(low, high)) || fits(low_rest, high_rest)
    }
}
