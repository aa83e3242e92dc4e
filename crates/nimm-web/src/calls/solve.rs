//! `solve`: who wins, every winning move, evidence; as `nimm solve --json`.

use nimm::{Limits, solve_watched};
use serde_json::Value;

use crate::{Fault, Request, Watch};

pub(super) fn solve(request: &Request, watch: Watch<'_>) -> Result<Value, Fault> {
    let question = request.question()?;
    Ok(solve_watched(&question, None, &Limits::default(), watch).to_json())
}
