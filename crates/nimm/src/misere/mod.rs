//! Misère play of heap rules.
//!
//! Under misère play nim-values decide few sums. What decides all sums of heaps of a rule is its
//! misère quotient: a commutative monoid, finite if one is lucky, with an element for each heap; the
//! product of the elements of the heaps says who wins.
//!
//! | file | what it holds |
//! |---|---|
//! | `found` | the quotient of a rule, and how far it is verified |
//! | `quotient`, `word` | a monoid with a P-portion; the names of its elements |
//! | `growth` | heap by heap: an element that there is, or a larger quotient |
//! | `transitions` | the check that makes an element certain |
//! | `repetition` | when a quotient is that of all heaps |
//! | `learn`, `oracle` | finding a larger quotient by asking for outcomes |
//! | `genus` | nim-values and misère values beside heaps of two of Nim; tame and wild |
//! | `options`, `work` | what moves leave; limits and who watches |
//! | `solve`, `moves` | who wins a position, and by which moves |
//! | `json` | the JSON of quotients |

mod found;
mod genus;
mod growth;
mod json;
mod learn;
mod moves;
mod options;
mod oracle;
mod quotient;
mod repetition;
mod solve;
mod transitions;
mod word;
mod work;

pub use found::{MisereAnswer, MisereQuotient, misere_quotient, misere_quotient_watched};
pub use genus::{Genus, HeapGenera, Temper, heap_genera, heap_genera_watched};
pub use quotient::Quotient;
pub use repetition::Repetition;
pub(crate) use solve::{prepare, solve, solve_from};
pub use word::{NoWord, Word};
