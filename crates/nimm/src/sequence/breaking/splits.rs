//! Looks for one split that gives a value.

use super::lanes::{Lanes, Task};
use super::rule::Breaking;

/// How many splits are compared before looking whether one fits.
const CHUNK: usize = 64;

/// The least part a >= `from` with g(a) xor g(rest - a) = `value`, if a split of `rest` has one.
pub(super) fn find_split(
    lanes: Lanes,
    rule: &Breaking,
    values: &[u16],
    rest: usize,
    value: u16,
    from: usize,
) -> Option<usize> {
    let last = rule.last_part(rest);
    if last < from {
        return None;
    }
    let chunk = lanes.run(Find {
        low: &values[from..=last],
        high: &values[rest - last..=rest - from],
        value,
    })?;
    let start = from + chunk * CHUNK;
    (start..=last).find(|&a| values[a] ^ values[rest - a] == value)
}

/// The first chunk with a fitting pair of `low`, read upwards, and `high`, read downwards.
struct Find<'a> {
    low: &'a [u16],
    high: &'a [u16],
    value: u16,
}

impl Task for Find<'_> {
    type Output = Option<usize>;

    #[inline(always)]
    fn run(self) -> Option<usize> {
        let (low, low_rest) = self.low.as_chunks::<CHUNK>();
        let (high_rest, high) = self.high.as_rchunks::<CHUNK>();
        let fits = |low: &[u16], high: &[u16]| {
            let pairs = low.iter().zip(high.iter().rev());
            pairs.fold(false, |any, (a, b)| any | (a ^ b == self.value))
        };
        let found = low
            .iter()
            .zip(high.iter().rev())
            .position(|(low, high)| fits(low, high));
        found.or_else(|| fits(low_rest, high_rest).then_some(low.len()))
    }
}
