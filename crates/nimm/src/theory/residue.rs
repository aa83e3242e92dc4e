//! Sets whose nim-values are the remainders modulo L.
//!
//! **Theorem.** g(n) = n mod L for all n exactly when S contains 1..L-1 and no multiple of L.
//!
//! Proof. Suppose so for all heaps below n, and let r = n mod L. From n every smaller remainder is
//! reached by taking 1..r, and remainder r is not: that would take a multiple of L. Conversely, L is
//! a P-position only if L is not in S, and 1..L-1 have increasing values only if all smaller takes
//! are allowed. With S = 1..a this is the oldest take-away game.

use super::Theorem;
use super::closed_form::ClosedForm;
use crate::Count;
use crate::rule::SubtractionSet;

/// Applies where S contains 1..L-1 and no multiple of L.
pub(super) fn recognise(set: &SubtractionSet) -> Option<ClosedForm> {
    let first = &set.runs()[0];
    if *first.start() != Count::ONE {
        return None;
    }
    let modulus = first.end() + &Count::ONE;
    let has_multiple = set.runs()[1..].iter().any(|run| {
        let (quotient, _) = run.end().div_rem(&modulus);
        &quotient * &modulus >= *run.start()
    });
    (!has_multiple).then(|| ClosedForm {
        theorem: Theorem::Residue,
        multiple: Count::ONE,
        period: modulus.clone(),
        modulus,
    })
}
