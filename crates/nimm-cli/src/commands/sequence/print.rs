//! Heaps as text, CSV, JSON and b-files.

use nimm::{Game, HeapValue, Wanted};
use nimm_view::{SequenceFormat, json, sequence_text};

use super::{Args, Format};
use crate::face::{Face, Failure};

/// Prints heaps, of which the first is `from`.
pub(super) fn heaps(
    args: &Args,
    game: &Game,
    from: usize,
    heaps: &[HeapValue],
    face: &Face,
) -> Result<(), Failure> {
    let wanted = match args.outcomes {
        true => Wanted::Outcomes,
        false => Wanted::NimValues,
    };
    let format = match args.format {
        _ if face.json => None,
        Format::Json => None,
        Format::Text => Some(SequenceFormat::Text),
        Format::Csv => Some(SequenceFormat::Csv),
        Format::Bfile => Some(SequenceFormat::Bfile),
    };
    match format {
        None => face.print_json(&json::sequence(game, wanted, from, heaps)),
        Some(format) => face.print(&sequence_text(format, wanted, from, heaps)),
    }
}
