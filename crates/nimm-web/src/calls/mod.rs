//! The calls, one file each.
//!
//! To add a call, write its file with a function like [`Call`] and add it to [`by_name`] and to the
//! table of the crate.

mod claim;
pub mod compare;
pub mod explore;
mod period;
pub mod play;
mod read;
mod rules;
pub mod sequence;
mod solve;
mod table;
mod texts;

use serde_json::Value;

use crate::{Fault, Request, Watch};

/// Answers a request with a JSON object.
pub type Call = fn(&Request, Watch<'_>) -> Result<Value, Fault>;

/// The call with this name.
#[must_use]
pub fn by_name(name: &str) -> Option<Call> {
    Some(match name {
        "claim" => claim::claim,
        "compare" => compare::compare,
        "explore" => explore::explore,
        "period" => period::period,
        "play" => play::play,
        "read" => read::read,
        "rules" => rules::rules,
        "sequence" => sequence::sequence,
        "solve" => solve::solve,
        "table" => table::table,
        "texts" => texts::texts,
        _ => return None,
    })
}
