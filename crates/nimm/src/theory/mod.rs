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
//! | `staircase` | staircase nim | outcome, nim-value, all moves |
//!
//! # The catalogue
//!
//! Every file states a [`Row`](row::Row): the name of its theorem, the kind of rule that it speaks of,
//! its conditions as a list of named tests, what it gives, its reference, and how it answers.
//! `catalogue` lists the rows, the strongest first. A game is answered by the first whose conditions
//! hold; the first condition that fails is the reason why a theorem does not apply. Nothing else
//! restates conditions: [`crate::approach`] reads them here too.
//!
//! To add a theorem:
//!
//! 1. Write its file: statement, conditions and reference in the comment at its head, then a
//!    `static ROW: Row`. Conditions are statics as well, `Condition::of_heaps("id", "text", test)` for
//!    a test on the rule of every heap, `Condition::of_game` for one on the game; those that several
//!    theorems share, and the patterns, are in `condition`. `how` is one of [`How`](row::How):
//!    `Game(solve)` for positions, `Heaps(recognise)` for a closed form of the nim-values of one heap
//!    rule, which then serves sums too, `Table(solve)` where a table of all smaller heaps is needed.
//!    A solver is asked only where the conditions hold; a recogniser tests its own, since it is asked
//!    about single heaps of a sum.
//!    `inside` and `outside` are games to which it applies and just does not: for each condition one
//!    that it keeps out. Tests and the book read them.
//! 2. Add its line to `catalogue`; the place is its strength.
//! 3. Give it words in `i18n/*/theorems.ftl`: `theorem-NAME` with its `.statement`, and `condition-ID`
//!    for each new condition; and a section in `docs/theory.md`.
//! 4. Let the checker accept it in `check/`, by code of its own, and hold it against search in
//!    `tests/agreement.rs`.
//!
//! # Other files
//!
//! `closed_form` is the one formula of the three closed forms; `heap_values` is where sums find the
//! values of their heaps, `progression` how closed forms list heaps, `listing` the winning moves as
//! far as there is room, `joint` what theorems on several heaps at once share, `condition` the conditions that theorems share, `row` what a row holds.

pub(crate) mod bouton;
mod catalogue;
pub(crate) mod closed_form;
mod condition;
pub(crate) mod heap_values;
mod interval;
mod joint;
pub(crate) mod limit_misere;
pub(crate) mod limit_recurrence;
pub(crate) mod listing;
mod progression;
pub(crate) mod recognised;
mod residue;
mod row;
mod sample;
pub(crate) mod schwenk;
mod staircase;
pub(crate) mod sums;
mod two_intervals;

pub use catalogue::Theorem;
pub use condition::Condition;
pub use row::Gives;

use crate::Question;
use crate::answer::{Limits, Solution};
use recognised::Recognised;

/// The solution by the first theorem whose conditions hold; `None` if there is none.
#[must_use]
pub fn solve(question: &Question, limits: &Limits) -> Option<Solution> {
    Recognised::of(question.game()).solve(question, limits)
}
