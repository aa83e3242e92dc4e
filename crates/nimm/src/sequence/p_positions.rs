//! The P-positions of one heap under a finite subtraction set.

use std::iter::FusedIterator;

use super::largest_take;
use super::mask::{Register, RegisterPair, Walk};
use super::ring::Ring;

/// The P-positions of S in increasing order: the n from which no s in S leads to another of them.
///
/// The iterator never ends: a finite set has infinitely many P-positions.
///
/// Cost of one step: a few cycles when max S <= 127 (one or two registers); otherwise
/// min(|S|, max S / 64) word operations and max S bits of memory.
///
/// Source: S. W. Golomb, *A mathematical investigation of games of "take-away"*,
/// J. Combinatorial Theory 1 (1966) 443-458.
///
/// # Examples
///
/// ```
/// use nimm::sequence::PPositions;
///
/// let lost: Vec<u64> = PPositions::new(&[1, 2, 6]).take_while(|&n| n < 15).collect();
/// assert_eq!(lost, [0, 3, 7, 10, 14]);
/// ```
#[derive(Clone, Debug)]
pub struct PPositions(Width);

#[derive(Clone, Debug)]
enum Width {
    Register(Walk<Register>),
    Pair(Walk<RegisterPair>),
    Ring(Walk<Ring>),
}

impl PPositions {
    /// The P-positions of the takes in `set`.
    ///
    /// # Panics
    ///
    /// Bugs only: `set` must be sorted, without repeats, not empty, and without 0.
    pub fn new(set: &[usize]) -> Self {
        let max = largest_take(set);
        PPositions(if max <= Register::MAX {
            Width::Register(Walk::new(Register::new(set)))
        } else if max <= RegisterPair::MAX {
            Width::Pair(Walk::new(RegisterPair::new(set)))
        } else {
            Width::Ring(Walk::new(Ring::new(set, max)))
        })
    }
}

impl Iterator for PPositions {
    type Item = u64;

    #[inline]
    fn next(&mut self) -> Option<u64> {
        Some(match &mut self.0 {
            Width::Register(walk) => walk.step(),
            Width::Pair(walk) => walk.step(),
            Width::Ring(walk) => walk.step(),
        })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (usize::MAX, None)
    }
}

impl FusedIterator for PPositions {}
