//! `period`: preperiod, period and gaps, with proof; as `nimm period --json`.

use nimm::{Game, Limits, PeriodAnswer, period_watched};
use serde_json::Value;

use crate::{Fault, Request, Watch};

/// The largest heap that is looked at.
pub(super) const FARTHEST: u64 = 10_000_000;

pub(super) fn period(request: &Request, watch: Watch<'_>) -> Result<Value, Fault> {
    let game = request.game()?;
    let mut limits = Limits::default();
    if request.has("to") {
        // How far to go was said; how much work that is does not matter.
        limits.heap = request.at_most("to", limits.heap, FARTHEST)?;
        limits.moves = u64::MAX;
    }
    Ok(period_of(request, "rule", &game, &limits, watch)?.to_json())
}

/// What is known of the period of the game of a field.
pub(super) fn period_of(
    request: &Request,
    field: &str,
    game: &Game,
    limits: &Limits,
    watch: Watch<'_>,
) -> Result<PeriodAnswer, Fault> {
    period_watched(game, limits, watch)
        .map_err(|error| Fault::of(field, request.words(), &error))?
        .map_err(|_| request.stopped(field))
}
