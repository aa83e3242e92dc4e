//! Families of rules, and claims about them that are tested against proven values.
//!
//! ```text
//! family + ranges + claim -> Claim -> test_claim -> Report -> words, JSON
//! ```
//!
//! A claim compares a quantity of the rule with an expression in its parameters, or says something
//! of every heap `n`. It is tested for each rule of a box of parameters, with quantities that are
//! proven: a rule whose quantity is not proven counts as unknown, never as a rule for which the claim
//! holds. What is not refuted is not proven by that.
//!
//! | file | what it holds |
//! |---|---|
//! | `family` | [`Family`]: the text of a rule with letters in it |
//! | `range_box` | [`RangeBox`]: a range for every letter |
//! | `claim` | expressions: reading, evaluating, deciding them for all `n` |
//! | `check_rule` | a claim held against one rule |
//! | `run` | [`test_claim`]: a claim tested over a box |
//! | `words`, `json` | what came of it, for people and for programs |
//! | `fault` | [`LabError`]: what is wrong, and where |

mod check_rule;
mod claim;
mod family;
mod fault;
mod json;
mod range_box;
mod run;
mod words;

pub use claim::evaluate::Trouble;
pub use claim::subject::Bounds;
pub use family::Family;
pub use fault::{Field, LabError, LabFault};
pub use json::report_json;
pub use range_box::RangeBox;
pub use run::{Claim, Counterexample, Report, Sampling, UnknownRule, Verdict, test_claim};
pub use words::{lab_error_words, report_words};
