//! `claim`: a claim tested over a family of rules; as `nimm claim --json`.
//!
//! The request has `family`, `for` and `claim`, and perhaps `random` with a `seed`: so many rules at
//! random instead of all.

use nimm_lab::{Bounds, Claim, LabError, Sampling, lab_error_words, report_json, test_claim};
use serde_json::Value;

use crate::{Fault, Request, Watch};

/// The most rules that are tested.
const MOST_RULES: u64 = 10_000;

/// The largest heap that is looked at.
const FARTHEST: u64 = 100_000;

pub(super) fn claim(request: &Request, watch: Watch<'_>) -> Result<Value, Fault> {
    let said = |error: LabError| {
        let words = lab_error_words(request.words(), &error);
        Fault::in_words(error.field.name(), words)
    };
    let ranges = request.optional_text("for")?.unwrap_or_default();
    let claim = Claim::read(request.text("family")?, ranges, request.text("claim")?);
    let claim = claim.map_err(said)?;
    let sampling = match request.has("random") {
        false => Sampling::All { most: MOST_RULES },
        true => Sampling::Random {
            count: request.at_most("random", 0, MOST_RULES)?,
            seed: request.number("seed", 0)?,
        },
    };
    let mut bounds = Bounds::default();
    bounds.limits.heap = FARTHEST;
    bounds.decided_to = FARTHEST;
    let report = test_claim(&claim, &sampling, &bounds, watch).map_err(said)?;
    Ok(report_json(request.words(), &claim, &sampling, &report))
}
