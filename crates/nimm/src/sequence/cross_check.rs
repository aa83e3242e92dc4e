//! Values sampled by plain mex, before they prove a period, are gone on from, or are taken from a
//! closed form.

use std::cell::Cell;

use super::naive::options;
use crate::rule::HeapRule;
use crate::{Count, Heap};

/// The first heaps that are computed again, at most; how many depends on the rule.
const PREFIX: usize = 192;

/// The most scattered heaps that are computed again, and how many options are enough: a second heap
/// is looked at in any case.
const SAMPLES: usize = 24;
const MOST_OPTIONS: u64 = 1 << 23;

/// Computes the values of a prefix of the heaps, of scattered ones and of the last one again, by mex
/// over all options that the rule itself lists; the first heap of the sample whose value differs.
/// The sample is the same for the same rule.
pub(crate) fn first_wrong(
    rule: &HeapRule,
    len: usize,
    value: &dyn Fn(usize) -> Option<u64>,
) -> Option<usize> {
    let options = Cell::new(0);
    let is_wrong = |heap: &usize| {
        let (again, here) = plain_value(rule, *heap, value);
        options.set(options.get() + here);
        value(*heap) != Some(again)
    };
    let mut random = fastrand::Rng::with_seed(seed(rule));
    let prefix = random.usize(PREFIX / 2..=PREFIX).min(len);
    if let Some(heap) = (0..prefix).find(&is_wrong) {
        return Some(heap);
    }
    if prefix >= len {
        return None;
    }
    let scattered: Vec<usize> = (1..SAMPLES).map(|_| random.usize(prefix..len)).collect();
    for (sample, heap) in std::iter::once(len - 1).chain(scattered).enumerate() {
        if is_wrong(&heap) {
            return Some(heap);
        }
        if sample > 0 && options.get() > MOST_OPTIONS {
            break;
        }
    }
    None
}

/// Samples values that are to prove a period.
///
/// # Panics
///
/// Where a value differs: the engine that computed it is wrong.
pub(super) fn cross_check(rule: &HeapRule, len: usize, value: &dyn Fn(usize) -> Option<u64>) {
    let wrong = first_wrong(rule, len, value);
    assert_eq!(wrong, None, "a heap valued wrongly under `{rule}`");
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
    let mut count = 0;
    let mut see = |value: u64| {
        count += 1;
        let value = usize::try_from(value).unwrap_or(usize::MAX);
        if value >= seen.len() {
            seen.resize(value + 1, false);
        }
        seen[value] = true;
    };
    for (range, leaves) in rule.amounts(&Heap::new(heap)) {
        for amount in word(range.start())..=word(range.end()) {
            options(heap, amount, leaves, &of, &mut see);
        }
    }
    let mex = seen.iter().take_while(|seen| **seen).count();
    (mex as u64, count)
}
