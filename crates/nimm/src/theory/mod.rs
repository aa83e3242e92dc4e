//! Theorems, one file each: statement, conditions, reference, closed form, witness.
//!
//! | file | theorem | answers |
//! |---|---|---|
//! | `bouton` | Nim, both conventions | outcome, nim-value, all moves, remoteness |
//! | `residue`, `interval`, `two_intervals` | closed forms of subtraction games | nim-values |
//! | `sums` | sums of heaps: Sprague and Grundy; Ferguson's misère rule | outcome, nim-value, all moves |
//! | `schwenk` | limits that grow with the previous take | outcome, all moves |
//! | `limit_recurrence` | any limit | outcome, all moves, by a table |
//! | `limit_misere` | limits, misère play | outcome, all moves |
//!
//! `closed_form` is the one formula of the three closed forms; `heap_values` is where sums find the
//! values of their heaps, `progression` how closed forms list heaps, `listing` the winning moves as
//! far as there is room, `theorem` the names, conditions and references. To add a theorem, write its file, add it
//! to [`Theorem`] and to [`solve`], and hold it against search in `tests/agreement.rs`.

mod all_but_one;
mod at_least_part;
mod at_most_part;
pub(crate) mod bouton;
pub(crate) mod closed_form;
mod coprime;
mod divisors;
pub(crate) mod formula;
pub(crate) mod heap_values;
mod interval;
mod lasker;
pub(crate) mod limit_misere;
pub(crate) mod limit_recurrence;
pub(crate) mod listing;
mod part;
mod primes;
mod progression;
mod quotient;
mod residue;
pub(crate) mod schwenk;
pub(crate) mod sums;
mod theorem;
mod two_amounts;
mod two_intervals;

pub use theorem::Theorem;

use crate::Question;
use crate::answer::{Limits, Solution};

/// The solution by the first theorem whose conditions hold; `None` if there is none.
#[must_use]
pub fn solve(question: &Question, limits: &Limits) -> Option<Solution> {
    [
        bouton::solve,
        sums::solve,
        schwenk::solve,
        limit_misere::solve,
    ]
    .iter()
    .find_map(|theorem| theorem(question, limits))
}
