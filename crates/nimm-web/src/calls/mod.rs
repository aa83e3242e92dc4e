//! The calls, one file each.
//!
//! To add a call, write its file with a function like [`Call`] and add it to [`by_name`] and to the
//! table of the crate.

pub mod play;
mod rules;
mod solve;
mod texts;

use serde_json::Value;

use crate::{Fault, Request, Watch};

/// Answers a request with a JSON object.
pub type Call = fn(&Request, Watch<'_>) -> Result<Value, Fault>;

/// The call with this name.
#[must_use]
pub fn by_name(name: &str) -> Option<Call> {
    Some(match name {
        "play" => play::play,
        "rules" => rules::rules,
        "solve" => solve::solve,
        "texts" => texts::texts,
        _ => return None,
    })
}
