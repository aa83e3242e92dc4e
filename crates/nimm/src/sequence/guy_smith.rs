//! Periods of taking-and-breaking games, proven by enough values that repeat.
//!
//! **Theorem** (R. K. Guy and C. A. B. Smith 1956, *The G-values of various games*; for splits into
//! t heaps). Let k be the last digit of a code that is not 0, t the most heaps that a move may leave,
//! and let heaps from u on have the same moves whatever their size. If g(n + p) = g(n) for all n with
//! n0 <= n < max(max(t n0, 1) + (t - 1) p + k, u), then for all n >= n0.
//!
//! **Proof.** Let N be at least that bound and the claim hold below N. An option of N + p has at
//! least N + p - k tokens, so its largest heap has at least (N + p - k) / t tokens, which is at least
//! n0 + p and more than p. Without p of its tokens, of which some are left, it is an option of N, of
//! the same value, since the claim holds for what is left of the largest heap. An option of N has a
//! largest heap of at least (N - k) / t >= n0, and with p more tokens it is an option of N + p, again
//! of the same value. So N and N + p see the same values. QED
//!
//! For n0 = 0 the 1 is needed: a heap of exactly p would be gone without its p tokens, and the code
//! 4.0, with g(0) = g(1) = 0, would seem to have the period 1.
//!
//! Where splits have to be unequal the proof fails: the larger heap without p tokens may equal the
//! other. Nothing is claimed then.

use super::ArithmeticPeriod;

/// What the theorem has to know of a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shape {
    /// t, at least 1.
    pub(crate) ways: u64,
    /// k.
    pub(crate) greatest: u64,
    /// u.
    pub(crate) settled: u64,
}

impl Shape {
    /// How many values prove the period: those below the bound, and a period more.
    pub(crate) fn checked_to(self, preperiod: u64, period: u64) -> u64 {
        let start = (self.ways * preperiod).max(1);
        let bound = start + (self.ways - 1) * period + self.greatest;
        bound.max(self.settled) + period
    }
}

/// How many of the last values have to come up before for a distance to be looked at closely.
const GLANCE: usize = 64;

/// How often the length of the values may be walked back in vain before the search ends: more values
/// will tell.
const WALKS: usize = 32;

/// The least period that `values` prove, with its least preperiod; `None` if they prove none.
///
/// Distances are tried from 1 on. A proven one is a multiple of the least period, which has the same
/// preperiod and is proven by fewer values, so the first one that is proven is the least.
///
/// A distance p that is not proven spares its multiples q: where the values repeat by p from n0 on,
/// but not one heap before, and q ends within them, x(n0-1+q) = x(n0-1+p) is not x(n0-1), so they
/// repeat by q from n0 on at best, which asks for more values than p did.
///
/// Cost: a glance at each distance that could be proven, and walks back through the values.
pub(crate) fn guy_smith_period(values: &[u16], shape: Shape) -> Option<ArithmeticPeriod> {
    let len = values.len();
    let (tail, last) = (&values[len.saturating_sub(GLANCE)..], *values.last()?);
    // The least preperiod is 0; a longer period needs more values than there are.
    let longest = (len as u64).checked_sub(shape.greatest)? / shape.ways;
    // Distances that failed, and how long a multiple has to be to be worth a look.
    let mut failed: Vec<(usize, usize)> = Vec::new();
    let mut steps = WALKS * len;
    for period in 1..=usize::try_from(longest).ok()? {
        if period >= len || values[len - 1 - period] != last {
            continue;
        }
        let earlier = &values[..len - period];
        if !earlier.ends_with(&tail[tail.len().saturating_sub(earlier.len())..]) {
            continue;
        }
        let spared =
            |(distance, from): &(usize, usize)| period.is_multiple_of(*distance) && period < *from;
        if failed.iter().any(spared) {
            continue;
        }
        let differ = earlier
            .iter()
            .zip(&values[period..])
            .rposition(|(a, b)| a != b);
        let preperiod = differ.map_or(0, |last| last as u64 + 1);
        let checked_to = shape.checked_to(preperiod, period as u64);
        if checked_to <= len as u64 {
            return Some(ArithmeticPeriod {
                preperiod,
                period: period as u64,
                saltus: 0,
                checked_to,
            });
        }
        let start = differ.map_or(0, |last| last + 1);
        steps = steps.checked_sub(earlier.len() - start)?;
        if failed.len() < GLANCE {
            failed.push((period, len - start));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::{Shape, guy_smith_period};
    use crate::rule::Parts;
    use crate::sequence::{Breaking, BreakingSequence};

    fn values(digits: &[u8], len: usize) -> Vec<u16> {
        let rule = Breaking::new(digits.to_vec(), Parts::Any, 0).expect("digits");
        let mut sequence = BreakingSequence::new(rule);
        sequence
            .extend_to(len, &mut |_| true)
            .expect("nobody stops it");
        sequence.values()[..len].to_vec()
    }

    #[test]
    fn kayles_is_proven_from_168_values_and_not_from_fewer() {
        let shape = Shape {
            ways: 2,
            greatest: 2,
            settled: 3,
        };
        let values = values(&[0, 7, 7], 400);
        for len in 0..=values.len() {
            let found = guy_smith_period(&values[..len], shape);
            let found = found.map(|found| (found.preperiod, found.period, found.checked_to));
            let expected = (len >= 168).then_some((71, 12, 168));
            assert_eq!(found, expected, "{len}");
        }
    }

    #[test]
    fn nothing_is_proven_by_zeros_before_the_first_split() {
        for (amount, digit) in [(0, 4u8), (62, 4), (100, 8), (1, 4), (9, 12)] {
            let mut digits = vec![0; amount + 1];
            digits[amount] = digit;
            let ways = u64::from(digit.ilog2());
            let shape = Shape {
                ways,
                greatest: amount as u64,
                settled: amount as u64 + 1,
            };
            // A heap of the amount and one token for each part is the first that is worth 1.
            let first = amount + usize::try_from(ways).expect("small");
            for len in 1..=first {
                let zeros = vec![0; len];
                assert_eq!(
                    guy_smith_period(&zeros, shape),
                    None,
                    "{amount} {digit} {len}"
                );
            }
            assert_eq!(values(&digits, first + 1)[first], 1);
        }
    }

    #[test]
    fn a_proven_period_holds_as_far_as_it_can_be_seen() {
        // All codes 0.ab and 4.ab.
        for code in 0..128u8 {
            let digits = [code >> 6 << 2, code >> 3 & 7, code & 7];
            let ways = digits.iter().fold(1, |all, digit| all | digit).ilog2();
            let greatest = digits.iter().rposition(|digit| *digit != 0).unwrap_or(0) as u64;
            let shape = Shape {
                ways: u64::from(ways.max(1)),
                greatest,
                settled: greatest + 1,
            };
            let values = values(&digits, 3000);
            for len in [10, 20, 50, 100, 500, 1500] {
                let Some(found) = guy_smith_period(&values[..len], shape) else {
                    continue;
                };
                let (start, period) = (found.preperiod as usize, found.period as usize);
                let repeats = |n: usize| values[n] == values[n + period];
                assert!((start..3000 - period).all(repeats), "{digits:?} {found:?}");
                assert!(start == 0 || !repeats(start - 1), "{digits:?} {found:?}");
            }
        }
    }
}
