//! `table`: one heap, size by size, or pairs of heaps; as `nimm table --json`.

use nimm::figure::Grid;
use nimm::{Game, HeapTable, Limits, Stop, heap_table_watched, pair_grid_watched};
use nimm_view::json;
use serde_json::Value;

use crate::{Fault, Request, Watch};

/// The largest heap, and the largest of a pair.
pub(super) const MOST_ROWS: u64 = 2000;
pub(super) const MOST_PAIRS: u64 = 40;

pub(super) fn table(request: &Request, watch: Watch<'_>) -> Result<Value, Fault> {
    let game = request.game()?;
    let limits = Limits::default();
    if !request.has("pairs") {
        let to = request.at_most("to", 30, MOST_ROWS)?;
        return Ok(json::table(&heaps(request, &game, to, &limits, watch)?));
    }
    let largest = request.at_most("pairs", 0, MOST_PAIRS)?;
    match grid(request, &game, largest, &limits, watch)? {
        Some(grid) => Ok(json::pairs(&game, grid)),
        None => Err(Fault::said("pairs", no_pairs(request, &game))),
    }
}

/// The heaps up to `to`.
pub(super) fn heaps(
    request: &Request,
    game: &Game,
    to: u64,
    limits: &Limits,
    watch: Watch<'_>,
) -> Result<HeapTable, Fault> {
    let table = heap_table_watched(game, to, limits, watch)
        .map_err(|error| Fault::of("rule", request.words(), &error))?;
    match table.stopped_by {
        Some(Stop::Interrupted { .. }) => Err(request.stopped("rule")),
        _ => Ok(table),
    }
}

/// The pairs of heaps up to `largest`, where the game has such a table.
pub(super) fn grid(
    request: &Request,
    game: &Game,
    largest: u64,
    limits: &Limits,
    watch: Watch<'_>,
) -> Result<Option<Grid>, Fault> {
    let mut stopped = false;
    let grid = pair_grid_watched(game, largest, limits, &mut |done| {
        stopped = !watch(done);
        !stopped
    });
    match stopped {
        true => Err(request.stopped("rule")),
        false => Ok(grid),
    }
}

/// Why there is no table of pairs.
pub(super) fn no_pairs(request: &Request, game: &Game) -> String {
    let rule = ("rule", game.to_string().into());
    request.words().say("table-no-pairs.page", &[rule])
}
