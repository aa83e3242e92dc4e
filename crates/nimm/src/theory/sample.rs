//! Small positions of a game, to hold its theorems against a search.

use crate::rule::Part;
use crate::verify::positions;
use crate::{Game, Position};

/// The largest heap of positions of one heap, of two heaps, and so on. How many of the largest are
/// left out depends on the game.
pub(super) const LARGEST: [u64; 6] = [32, 6, 3, 2, 1, 1];

/// Positions of a few small heaps, those of the fewest heaps first; the same for the same game.
pub(super) fn small_positions(game: &Game) -> impl Iterator<Item = Position> {
    let text = game.to_string();
    let seed = text.bytes().fold(7, |seed: u64, byte| {
        seed.wrapping_mul(257) ^ u64::from(byte)
    });
    let mut random = fastrand::Rng::with_seed(seed);
    (1..).zip(LARGEST).flat_map(move |(heaps, most)| {
        let largest = random.u64(most - most / 4..=most);
        positions(game, heaps, largest).filter(|position| is_in_order(game, position))
    })
}

/// Whether a position is not one that was seen with its heaps in another order.
fn is_in_order(game: &Game, position: &Position) -> bool {
    let mut parts = game.rule().parts().iter().enumerate();
    parts.all(|(group, part)| match part {
        Part::Joint(rule) if !rule.is_symmetric() => true,
        Part::Joint(_) | Part::Heap(_) => position.group(group).is_sorted(),
    })
}
