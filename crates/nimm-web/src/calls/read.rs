//! `read`: how a rule was understood; as `nimm read --json`.

use serde_json::Value;

use crate::{Fault, Request, Watch};

pub(super) fn read(request: &Request, _: Watch<'_>) -> Result<Value, Fault> {
    Ok(nimm_view::json::read(request.words(), &request.game()?))
}
