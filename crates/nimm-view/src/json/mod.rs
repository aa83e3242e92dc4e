//! The JSON objects of commands, the same for every face. Those of answers and of periods are made
//! by the core.

mod read;
mod rules;
mod sequence;
mod table;

pub use read::read;
pub use rules::rules;
pub use sequence::{sequence, stopped_sequence};
pub use table::{act_text, pairs, table};
