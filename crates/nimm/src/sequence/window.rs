//! Periods proven by a repeated window.
//!
//! What comes next is a function of the max S values before it. So when two windows of max S values
//! are equal, a distance T apart, the sequence has period T from the first of them on, for ever.
//! The same holds for two equal masks at P-positions.

use super::gather::Cell;
use super::largest_take;
use super::mask::{Register, RegisterPair, Sieve, Walk};
use super::ring::Ring;
use super::values::{Cells, NimSequence, Values};

/// The shape of an eventually periodic sequence x, proven for all n.
///
/// Both numbers are exact. To see it again, compare x(n + period) with x(n) for max S heaps from
/// n = preperiod on: that is, look at the heaps below preperiod + period + max S.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ExactPeriod {
    /// The least n0 with x(n + period) = x(n) for all n >= n0.
    pub preperiod: u64,
    /// The least p >= 1 with x(n + p) = x(n) for all n from some point on.
    pub period: u64,
}

/// The period of the P-positions of S, with its exact preperiod, from heaps up to `limit`.
///
/// Constant memory: one mask (max S bits) is kept and compared with those after it, and kept anew
/// after every power of two steps (R. P. Brent, *An improved Monte Carlo factorization algorithm*,
/// BIT 20 (1980) 176-184); the preperiod is the last disagreement of two sieves a period apart.
/// Looks at less than 3 (preperiod + period) P-positions, up to a small constant.
///
/// # Errors
///
/// The largest heap looked at, when no period is proven by then. A limit below max S never
/// suffices.
///
/// # Panics
///
/// Bugs only: `set` must be sorted, without repeats, not empty, and without 0.
///
/// # Examples
///
/// ```
/// use nimm::sequence::{ExactPeriod, outcome_period};
///
/// let proven = ExactPeriod { preperiod: 1370, period: 7 };
/// assert_eq!(outcome_period(&[24, 53, 59], 100_000), Ok(proven));
/// assert_eq!(outcome_period(&[24, 53, 59], 1000), Err(1000));
/// ```
pub fn outcome_period(set: &[usize], limit: u64) -> Result<ExactPeriod, u64> {
    outcome_period_watched(set, limit, &mut |_| true)
}

/// The same; `watch` is told now and then which heap is looked at, and ends the work by returning
/// `false`.
///
/// # Errors
///
/// As for [`outcome_period`]; where `watch` ended the work, the heap looked at last.
///
/// # Panics
///
/// As for [`outcome_period`].
pub fn outcome_period_watched(
    set: &[usize],
    limit: u64,
    watch: &mut dyn FnMut(u64) -> bool,
) -> Result<ExactPeriod, u64> {
    let max = largest_take(set);
    if limit < max as u64 {
        // Nor may one huge take ask for a mask of its size.
        Err(limit)
    } else if max <= Register::MAX {
        prove_outcomes(Register::new(set), limit, watch)
    } else if max <= RegisterPair::MAX {
        prove_outcomes(RegisterPair::new(set), limit, watch)
    } else {
        prove_outcomes(Ring::new(set, max), limit, watch)
    }
}

/// How many P-positions pass between two looks of a watcher.
const STRIDE: u64 = 1 << 22;

fn prove_outcomes<S: Sieve + Clone>(
    sieve: S,
    limit: u64,
    watch: &mut dyn FnMut(u64) -> bool,
) -> Result<ExactPeriod, u64> {
    let period = least_mask_cycle(sieve.clone(), limit, watch)?;
    let preperiod = last_disagreement(sieve, period, watch)?.map_or(0, |n| n + 1);
    Ok(ExactPeriod { preperiod, period })
}

/// The heaps between two equal masks, the least such number.
fn least_mask_cycle<S: Sieve>(
    sieve: S,
    limit: u64,
    watch: &mut dyn FnMut(u64) -> bool,
) -> Result<u64, u64> {
    let mut walk = Walk::new(sieve);
    let mut at = walk.step();
    let mut steps: u64 = 1;
    loop {
        let kept_at = at;
        let kept = walk.mask.clone();
        let mut left = steps;
        while left > 0 {
            let stride = left.min(STRIDE);
            left -= stride;
            for _ in 0..stride {
                at = walk.step();
                if at > limit {
                    return Err(limit);
                }
                if walk.mask == kept {
                    return Ok(at - kept_at);
                }
            }
            if stride == STRIDE && !watch(at) {
                return Err(at);
            }
        }
        steps *= 2;
    }
}

/// The last heap n such that n and n + period have different outcomes.
fn last_disagreement<S: Sieve + Clone>(
    sieve: S,
    period: u64,
    watch: &mut dyn FnMut(u64) -> bool,
) -> Result<Option<u64>, u64> {
    let mut near = Walk::new(sieve);
    let mut far = near.clone();
    let mut far_at = far.step();
    'ahead: loop {
        for _ in 0..STRIDE {
            if far_at >= period {
                break 'ahead;
            }
            far_at = far.step();
        }
        if !watch(far_at) {
            return Err(far_at);
        }
    }
    let mut near_at = near.step();
    let mut last = None;
    loop {
        for _ in 0..STRIDE {
            let shifted = far_at - period;
            if near_at == shifted {
                if near.mask == far.mask {
                    return Ok(last);
                }
                near_at = near.step();
                far_at = far.step();
            } else if near_at < shifted {
                last = Some(near_at);
                near_at = near.step();
            } else {
                last = Some(shifted);
                far_at = far.step();
            }
        }
        if !watch(far_at) {
            return Err(far_at);
        }
    }
}

/// The period of the nim-sequence of S, with its exact preperiod, from heaps up to `limit`; and the
/// values themselves, at least preperiod + period + max S of them.
///
/// The last max S values are looked for among those before; when they are not found, the sequence is
/// computed twice as far. So no more than about twice the values that a proof needs are computed.
/// A rolling hash only chooses where to compare; the values themselves are compared.
///
/// # Errors
///
/// The largest heap looked at and the values up to it, when no period is proven by then. A limit
/// below max S never suffices.
///
/// # Panics
///
/// Bugs only: `set` must be sorted, without repeats, not empty, and without 0.
///
/// # Examples
///
/// ```
/// use nimm::sequence::{ExactPeriod, value_period};
///
/// let (proven, values) = value_period(&[2, 3, 6, 7, 9, 10], 1000).unwrap();
/// assert_eq!(proven, ExactPeriod { preperiod: 7, period: 58 });
/// assert!(values.len() >= 7 + 58 + 10);
///
/// let (computed_to, values) = value_period(&[2, 3, 6, 7, 9, 10], 40).unwrap_err();
/// assert_eq!((computed_to, values.len()), (40, 41));
/// ```
pub fn value_period(set: &[usize], limit: u64) -> Result<(ExactPeriod, Values), (u64, Values)> {
    let max = largest_take(set);
    let most = usize::try_from(limit)
        .unwrap_or(usize::MAX)
        .saturating_add(1);
    let mut sequence = NimSequence::new(set);
    let mut len = max.saturating_mul(4).max(64);
    loop {
        len = len.min(most);
        sequence.extend_to(len);
        let found = match sequence.cells() {
            Cells::Narrow(cells) => prove_values(&cells[..len], max),
            Cells::Wide(cells) => prove_values(&cells[..len], max),
        };
        match found {
            Some(proven) => return Ok((proven, sequence.into_values())),
            None if len == most => return Err((limit, sequence.into_values())),
            None => len = len.saturating_mul(2),
        }
    }
}

fn prove_values<C: Cell>(values: &[C], max: usize) -> Option<ExactPeriod> {
    let period = distance_to_last_repeat(values, max)?;
    let preperiod = values
        .iter()
        .zip(&values[period..])
        .rposition(|(a, b)| a != b)
        .map_or(0, |n| n + 1);
    Some(ExactPeriod {
        preperiod: preperiod as u64,
        period: period as u64,
    })
}

/// How far before the last `width` values the same values stand, the least such number.
///
/// That number is the least period: the earlier window lies on the cycle, so the windows from it on
/// go once around before they come back.
fn distance_to_last_repeat<C: Cell>(values: &[C], width: usize) -> Option<usize> {
    const BASE: u64 = 0x9e37_79b9_7f4a_7c15;
    let start = values.len().checked_sub(width)?;
    let window = &values[start..];
    let top = window
        .iter()
        .fold(1_u64, |power, _| power.wrapping_mul(BASE));
    // The sum of window[k] * BASE^k, so that a step back multiplies once.
    let wanted = window.iter().rev().fold(0_u64, |hash, &value| {
        hash.wrapping_mul(BASE).wrapping_add(value.get() as u64)
    });
    let mut hash = wanted;
    for distance in 1..=start {
        let first = start - distance;
        let entering = values[first].get() as u64;
        let leaving = (values[first + width].get() as u64).wrapping_mul(top);
        hash = hash
            .wrapping_mul(BASE)
            .wrapping_add(entering.wrapping_sub(leaving));
        if hash == wanted && values[first..first + width] == *window {
            return Some(distance);
        }
    }
    None
}
