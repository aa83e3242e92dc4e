//! Looks for one split that gives a value.

use super::lanes::{Lanes, Task};
use super::rule::Breaking;

/// How many splits are compared before looking whether one fits.
const CHUNK: usize = 64;

/// The least part a with g(a) xor g(rest - a) = `value`, if a split of `rest` has one.
pub(super) fn find_split(
    lanes: Lanes,
    rule: &Breaking,
    values: &[u16],
    rest: usize,
    value: u16,
) -> Option<usize> {
    let last = rule.last_part(rest);
    let chunk = lanes.run(Find::<true> {
        low: &values[1..=last],
        high: &values[rest - last..rest],
        value,
    })?;
    let start = 1 + chunk * CHUNK;
    (start..=last).find(|&a| values[a] ^ values[rest - a] == value)
}

/// About where in two lists of the same length is a pair whose nim-sum is `value`.
pub(super) fn find_pair(lanes: Lanes, low: &[u16], high: &[u16], value: u16) -> Option<usize> {
    let chunk = lanes.run(Find::<false> { low, high, value })?;
    Some(chunk * CHUNK)
}

/// The first chunk with a fitting pair of `low`, read upwards, and `high`, read downwards if
/// `DOWN`.
struct Find<'a, const DOWN: bool> {
    low: &'a [u16],
    high: &'a [u16],
    value: u16,
}

impl<const DOWN: bool> Task for Find<'_, DOWN> {
    type Output = Option<usize>;

    #[inline(always)]
    fn run(self) -> Option<usize> {
        let (low, low_rest) = self.low.as_chunks::<CHUNK>();
        if DOWN {
            let (high_rest, high) = self.high.as_rchunks::<CHUNK>();
            let fits = |low: &[u16], high: &[u16]| {
                let pairs = low.iter().zip(high.iter().rev());
                pairs.fold(false, |any, (a, b)| any | (a ^ b == self.value))
            };
            let mut chunks = low.iter().zip(high.iter().rev());
            let found = chunks.position(|(low, high)| fits(low, high));
            found.or_else(|| fits(low_rest, high_rest).then_some(low.len()))
        } else {
            let (high, high_rest) = self.high.as_chunks::<CHUNK>();
            let fits = |low: &[u16], high: &[u16]| {
                let pairs = low.iter().zip(high);
                pairs.fold(false, |any, (a, b)| any | (a ^ b == self.value))
            };
            let mut chunks = low.iter().zip(high);
            let found = chunks.position(|(low, high)| fits(low, high));
            found.or_else(|| fits(low_rest, high_rest).then_some(low.len()))
        }
    }
}
