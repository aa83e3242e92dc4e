//! Words and pictures for `nimm`: what the core says as data, said to people.
//!
//! | from | to | by |
//! |---|---|---|
//! | a message id and its arguments | a sentence in a [`Language`] | [`Words`] |
//! | [`nimm::Error`] | what is wrong, what was expected, a remedy | [`error_words()`] |
//! | [`nimm::Game`] | the rule in plain words | [`rule_words()`] |
//! | [`nimm::Game`] | how its rule was understood | [`Reading`] |
//! | [`nimm::Move`] | what it takes and leaves | [`say_move`] |
//! | [`nimm::Answer`] | who wins, and by which moves | [`headline`], [`moves_line`] |
//! | [`nimm::Evidence`] | how sure that is | [`evidence_words()`] |
//! | [`nimm::Reason`] | why | [`reason_words()`] |
//! | [`nimm::PeriodAnswer`] | the periods, and what is not proven | [`period_words()`] |
//! | [`nimm::Comparison`] | where two sequences differ first | [`compare_words()`] |
//! | [`nimm::HeapValue`]s | text, CSV, b-files | [`sequence_text()`] |
//! | [`nimm::play`] | what happens in a game | [`Phrases`] |
//! | [`nimm::Figure`] | text and SVG | [`figure`] |
//!
//! The sentences live in message files, `i18n/LANGUAGE/*.ftl`; code only chooses among them.

mod act_words;
mod answer_words;
mod compare_words;
mod correction;
mod error_words;
mod evidence_words;
pub mod figure;
pub mod json;
mod kind_words;
mod language;
mod list;
mod long_numbers;
mod move_words;
mod page_texts;
mod pattern_words;
mod period_words;
mod phrases;
mod reading;
mod reason_words;
mod rule_words;
mod sequence_text;
mod words;

pub use act_words::act_words;
pub use answer_words::{headline, moves_line, nim_value_line, remoteness_line, unknown_words};
pub use compare_words::compare_words;
pub use error_words::{ErrorWords, error_words};
pub use evidence_words::{
    condition_words, evidence_words, needed_words, refused_words, strength_words, theorem_name,
};
pub use language::{Language, UnknownLanguage};
pub use move_words::{say_act, say_move};
pub use page_texts::page_texts;
pub use pattern_words::{pattern_held_words, pattern_words};
pub use period_words::{Door, period_words};
pub use phrases::{Phrases, parts_text, who};
pub use reading::{Reading, TheoremsSaid};
pub use reason_words::{reason_words, rule_of_thumb};
pub use rule_words::{named_words, rule_words};
pub use sequence_text::{SequenceFormat, sequence_text};
pub use words::{Value, Words};
