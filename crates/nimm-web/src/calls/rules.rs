//! `rules`: the named rules; as `nimm rules --json`.

use serde_json::Value;

use crate::{Fault, Request, Watch};

pub(super) fn rules(request: &Request, _: Watch<'_>) -> Result<Value, Fault> {
    Ok(nimm_view::json::rules(request.words()))
}
