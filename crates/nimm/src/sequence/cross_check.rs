//! Values that are to prove a period, sampled by plain mex first.

use crate::rule::{HeapRule, Leaves, Parts};
use crate::{Count, Heap};

/// The first heaps that are computed again, at most; how many depends on the rule.
const PREFIX: usize = 192;

/// The most scattered heaps that are computed again, and the most options that all of them have,
/// but for two heaps of any size.
const SAMPLES: usize = 24;
const MOST_OPTIONS: u64 = 1 << 23;

/// Computes the values of a prefix of the heaps and of scattered ones again, by mex over all options
/// that the rule itself lists. The sample is the same for the same rule.
///
/// # Panics
///
/// Where a value differs: the engine that computed it is wrong.
pub(super) fn cross_check(rule: &HeapRule, len: usize, value: &dyn Fn(usize) -> Option<u64>) {
    let check = |heap: usize| {
        let (again, options) = plain_value(rule, heap, value);
        let known = value(heap);
        assert_eq!(known, Some(again), "the value of {heap} under `{rule}`");
        options
    };
    let mut random = fastrand::Rng::with_seed(seed(rule));
    let prefix = random.usize(PREFIX / 2..=PREFIX).min(len);
    for heap in 0..prefix {
        check(heap);
    }
    let mut options = 0;
    for sample in 0..SAMPLES {
        if sample >= 2 && options > MOST_OPTIONS || prefix >= len {
            break;
        }
        options += check(random.usize(prefix..len));
    }
}

/// A number that depends on the rule.
fn seed(rule: &HeapRule) -> u64 {
    let text = rule.to_string();
    text.bytes().fold(7, |seed: u64, byte| {
        seed.wrapping_mul(257) ^ u64::from(byte)
    })
}

/// The mex of the values of the options of a heap, and how many options there are.
fn plain_value(rule: &HeapRule, heap: usize, value: &dyn Fn(usize) -> Option<u64>) -> (u64, u64) {
    // All are smaller heaps of the table.
    let of = |heap: usize| value(heap).unwrap_or_default();
    let word = |n: &Count| n.to_usize().unwrap_or(heap);
    // By value; the nim-sum of values of smaller heaps is below twice the largest of them.
    let mut seen: Vec<bool> = Vec::new();
    let mut options = 0;
    let mut see = |value: u64| {
        options += 1;
        let value = usize::try_from(value).unwrap_or(usize::MAX);
        if value >= seen.len() {
            seen.resize(value + 1, false);
        }
        seen[value] = true;
    };
    for (range, leaves) in rule.amounts(&Heap::new(heap)) {
        for amount in word(range.start())..=word(range.end()) {
            let rest = heap - amount;
            if amount > 0 && leaves.allows(u32::from(rest > 0)) {
                see(of(rest));
            }
            splits(rest, leaves, &of, &mut see);
        }
    }
    let mex = seen.iter().take_while(|seen| **seen).count();
    (mex as u64, options)
}

fn splits(rest: usize, leaves: Leaves, of: &dyn Fn(usize) -> u64, see: &mut dyn FnMut(u64)) {
    if leaves.allows(2) {
        for a in 1..=rest / 2 {
            if leaves.parts() == Parts::Any || 2 * a != rest {
                see(of(a) ^ of(rest - a));
            }
        }
    }
    if leaves.allows(3) {
        for a in 1..=rest / 3 {
            for b in a..=(rest - a) / 2 {
                see(of(a) ^ of(b) ^ of(rest - a - b));
            }
        }
    }
}
