//! Heaps of one rule, misère play, by the misère quotient of the rule.
//!
//! **Theorem** (T. E. Plambeck and A. N. Siegel 2008, *Misère quotients for impartial games*). Where a
//! quotient is verified for all heaps of a sum, the sum is a misère P-position exactly if the product
//! of the elements of its heaps lies in the P-portion. The proofs are where that is verified, in
//! `misere/transitions` and `misere/repetition`.

use super::condition::{Condition, INDEPENDENT_HEAP, MISERE_PLAY, NO_SUM};
use super::row::{Gives, How, Row};
use crate::misere;

static QUOTIENT_VERIFIED: Condition = Condition::of_heaps(
    "quotient-verified",
    "the quotient is verified for every heap",
    |rule| !rule.has_quota(),
);

pub(super) static ROW: Row = Row {
    name: "misere-quotient",
    pattern: &INDEPENDENT_HEAP,
    conditions: &[&QUOTIENT_VERIFIED, &NO_SUM, &MISERE_PLAY],
    gives: &[Gives::Outcome, Gives::WinningMoves],
    reference: "T. E. Plambeck and A. N. Siegel 2008, Misère quotients for impartial games; \
                proof in docs/theory.md",
    symbols: &[],
    inside: &["misere 0.77", "misere split unequal"],
    outside: &["misere fibonacci & 0.77", "misere 0.77 & nim", "0.77"],
    how: How::Watched(misere::solve),
};
