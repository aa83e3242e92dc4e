//! Nim-values of taking-and-breaking games straight from the definition; shares nothing with the
//! engines.

use super::rule::Breaking;
use crate::rule::Parts;

/// The values of heaps 0 to `len - 1`, each the mex over all moves.
///
/// Cost: the number of moves, so O(len^2) with splits into two and O(len^3) with splits into three.
/// Heaps and values may be as large as memory allows.
pub fn naive_breaking(rule: &Breaking, len: usize) -> Vec<u64> {
    let mut values = Vec::with_capacity(len);
    for n in 0..len {
        values.push(value_at(rule, &|heap| values[heap], n));
    }
    values
}

/// The value of heap `n` when `value` knows all smaller heaps.
pub(super) fn value_at(rule: &Breaking, value: &dyn Fn(usize) -> u64, n: usize) -> u64 {
    if n < rule.from() {
        return 0;
    }
    let mut options = vec![false; 64];
    let mut reach = |option: u64| {
        let at = option as usize;
        if at >= options.len() {
            options.resize(2 * at, false);
        }
        options[at] = true;
    };
    for (take, &digit) in rule.digits().iter().enumerate() {
        let Some(rest) = n.checked_sub(take) else {
            break;
        };
        if digit & 1 != 0 && rest == 0 {
            reach(0);
        }
        if digit & 2 != 0 && rest > 0 {
            reach(value(rest));
        }
        if digit & 4 != 0 {
            for a in 1..rest {
                if rule.parts() == Parts::Any || a != rest - a {
                    reach(value(a) ^ value(rest - a));
                }
            }
        }
        if digit & 8 != 0 {
            for a in 1..rest {
                for b in 1..rest - a {
                    reach(value(a) ^ value(b) ^ value(rest - a - b));
                }
            }
        }
    }
    options.push(false);
    options.iter().take_while(|&&reached| reached).count() as u64
}
