//! Sets that are one interval.
//!
//! **Theorem.** For S = a..b, g(n) = floor((n mod (a+b)) / a); the period a+b is the least one.
//!
//! This is the two-interval theorem with an empty first interval; its proof is there.

use super::Theorem;
use super::closed_form::ClosedForm;
use crate::Count;
use crate::rule::SubtractionSet;

/// Applies where S is a single run of amounts.
pub(super) fn recognise(set: &SubtractionSet) -> Option<ClosedForm> {
    let [run] = set.runs() else {
        return None;
    };
    Some(ClosedForm {
        theorem: Theorem::Interval,
        modulus: Count::ONE,
        multiple: run.start().clone(),
        period: run.start() + run.end(),
    })
}
