//! LIM: the total and the nim-sum.

use super::heaps;
use crate::answer::{Question, Solution};
use crate::{Count, NimValue, Reason, nim_sum};

pub(super) fn reasons(question: &Question, solution: &Solution) -> Vec<Reason> {
    let heaps = heaps(question);
    let value = solution.nim_value.clone().unwrap_or_default();
    vec![Reason::HalfExcess {
        total: heaps.iter().fold(Count::ZERO, |sum, heap| &sum + heap),
        sum: nim_sum(heaps.iter().cloned().map(NimValue::from)),
        value,
    }]
}
