//! Theorems, one file each: statement, conditions, reference, closed form, witness.
//!
//! | file | theorem | answers |
//! |---|---|---|
//! | `bouton` | Nim, both conventions | outcome, nim-value, all moves, remoteness |
//! | `residue`, `interval`, `two_intervals`, `two_amounts` | subtraction games | nim-values |
//! | `quotient`, `all_but_one` | infinitely many amounts | nim-values |
//! | `reduced` | sets that are multiples of a smaller one, or blown up from it | nim-values |
//! | `at_most_part`, `at_least_part` | amounts between bounds that grow with the heap | nim-values |
//! | `divisors`, `coprime` | amounts that have to do with the divisors of the heap | nim-values |
//! | `lasker` | take any number, or split | nim-values |
//! | `sums` | sums of heaps: Sprague and Grundy; Ferguson's misère rule | outcome, nim-value, all moves |
//! | `tested_pairing` | misère sums of heaps that were tested | outcome, all moves |
//! | `misere_quotient` | misère sums of heaps of one rule | outcome, all moves |
//! | `schwenk` | limits that grow with the previous take | outcome, all moves |
//! | `limit_recurrence` | any limit | outcome, all moves, by a table |
//! | `limit_misere` | limits, misère play | outcome, all moves |
//! | `global_limit_recurrence`, `global_limit_pairs` | one limit for all heaps | outcome, all moves, by a table; equal pairs without |
//! | `staircase` | staircase nim | outcome, nim-value, all moves |
//! | `silver_dollar` | coins on a strip | outcome, nim-value, all moves |
//! | `coin_turning` | coins in a row that are turned | outcome, nim-value, all moves |
//! | `end_nim` | takes from the ends of a row | outcome, all moves |
//! | `pass_nim` | Nim with passes | outcome, moves |
//! | `chomp` | two rows, hooks and squares | outcome, all moves |
//! | `moore` | Moore's nim, both conventions | outcome, all moves, nim-values of few heaps |
//! | `wythoff` | Wythoff's game, both conventions | outcome, all moves |
//! | `euclid` | Euclid's game in both forms, both conventions | outcome, nim-value, all moves |
//! | `greedy_nim` | greedy nim, both conventions | outcome, all moves |
//! | `lim` | LIM | outcome, nim-value, all moves |
//!
//! # The catalogue
//!
//! Every file states a `Row`: the name of its theorem, the kind of rule that it speaks of,
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
//!    theorems share, and the patterns, are in `condition`. `how` is one of `How`:
//!    `Game(solve)` for positions, `Heaps(recognise)` for a closed form of the nim-values of one heap
//!    rule, which then serves sums too, `Table(solve)` where a table of all smaller heaps is needed,
//!    `Watched(solve)` for work that may take long.
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
//! # Before a theorem answers
//!
//! `recognised` is what the catalogue offers for one game, found once and `remembered`: the theorems
//! whose conditions hold, held against a search of the small positions of `sample`, and the
//! `closed_forms` of its heaps, held against plain mex. What fails is refused, the next in the
//! catalogue takes its place, and answers say so. A solver may use the closed forms of its game; what
//! is recognised of it is not known before the solver has passed.
//!
//! # Other files
//!
//! `formula` is what a closed form has to say, `closed_form` the one formula of remainders and
//! intervals; `part` reads bounds and `primes` factors heaps; `heap_values` is where sums find the
//! values of their heaps, `progression` how closed forms list heaps, `listing` the winning moves as
//! far as there is room, `moore_moves` those of Moore's nim, `joint` what theorems on several heaps at
//! once share, `nim_heaps` Nim inside other games, `pattern` what tables foretell without a proof,
//! `condition` the conditions that theorems share, `row` what a row holds.

mod all_but_one;
mod at_least_part;
mod at_most_part;
pub(crate) mod bouton;
mod catalogue;
pub(crate) mod chomp;
pub(crate) mod closed_form;
pub(crate) mod closed_forms;
pub(crate) mod coin_turning;
mod condition;
mod coprime;
mod divisors;
pub(crate) mod end_nim;
mod euclid;
pub(crate) mod formula;
mod global_limit_pairs;
mod global_limit_recurrence;
mod greedy_nim;
pub(crate) mod heap_values;
mod interval;
mod joint;
mod lasker;
mod lim;
pub(crate) mod limit_misere;
pub(crate) mod limit_recurrence;
pub(crate) mod listing;
mod misere_quotient;
mod moore;
mod moore_moves;
mod nim_heaps;
mod part;
mod pass_nim;
mod pattern;
mod primes;
mod progression;
mod quotient;
pub(crate) mod recognised;
pub(crate) mod reduced;
mod remembered;
mod residue;
mod row;
mod sample;
pub(crate) mod schwenk;
pub(crate) mod silver_dollar;
mod staircase;
pub(crate) mod sums;
mod tested_pairing;
mod two_amounts;
mod two_intervals;
mod wythoff;

pub use catalogue::Theorem;
pub use condition::Condition;
pub use pattern::{Pattern, Prediction};
pub use row::Gives;

use crate::Question;
use crate::answer::{Limits, Solution};
use recognised::Recognised;

/// The solution by the first theorem whose conditions hold; `None` if there is none.
#[must_use]
pub fn solve(question: &Question, limits: &Limits) -> Option<Solution> {
    Recognised::of(question.game()).solve(question, limits)
}
