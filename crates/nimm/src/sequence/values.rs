//! The nim-sequence of one heap: one door for the engines, one type for what they yield.

use std::fmt;

use super::gather::Gather;
use super::largest_take;
use super::levels::Levels;

/// The nim-values g(0), g(1), ..., g(len - 1).
///
/// A value takes one byte when |S| <= 255, because g(n) <= |S|, and four otherwise.
#[derive(Clone)]
pub struct Values(Cells);

#[derive(Clone)]
pub(super) enum Cells {
    Narrow(Vec<u8>),
    Wide(Vec<u32>),
}

impl Values {
    /// The number of values.
    pub fn len(&self) -> usize {
        match &self.0 {
            Cells::Narrow(cells) => cells.len(),
            Cells::Wide(cells) => cells.len(),
        }
    }

    /// Whether there is no value at all.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// g(n), or `None` from `len` on.
    pub fn get(&self, n: usize) -> Option<u32> {
        match &self.0 {
            Cells::Narrow(cells) => cells.get(n).map(|&value| u32::from(value)),
            Cells::Wide(cells) => cells.get(n).copied(),
        }
    }

    /// The values in order, g(0) first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = u32> + ExactSizeIterator + '_ {
        (0..self.len()).map(|n| match &self.0 {
            Cells::Narrow(cells) => u32::from(cells[n]),
            Cells::Wide(cells) => cells[n],
        })
    }

    pub(super) fn cells(&self) -> &Cells {
        &self.0
    }

    fn truncate(&mut self, len: usize) {
        match &mut self.0 {
            Cells::Narrow(cells) => cells.truncate(len),
            Cells::Wide(cells) => cells.truncate(len),
        }
    }
}

impl PartialEq for Values {
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other.iter())
    }
}

impl Eq for Values {}

impl fmt::Debug for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// The nim-sequence of a subtraction set, as far as it was asked for; asking for more goes on from
/// there.
///
/// Cost: 6 to 11 cycles a value when max S <= 63, otherwise |S| look-ups a value.
///
/// # Examples
///
/// ```
/// use nimm::sequence::NimSequence;
///
/// let mut kept = NimSequence::new(&[1, 2]);
/// kept.extend_to(3);
/// kept.extend_to(6);
/// assert_eq!(kept.into_values().iter().collect::<Vec<_>>(), [0, 1, 2, 0, 1, 2]);
/// ```
#[derive(Clone, Debug)]
pub struct NimSequence {
    engine: Engine,
    values: Values,
    /// The values asked for; an engine may be a block ahead of it.
    len: usize,
}

#[derive(Clone, Debug)]
enum Engine {
    Levels(Levels),
    Gather(Gather),
}

impl NimSequence {
    /// The empty beginning of the nim-sequence of `set`.
    ///
    /// # Panics
    ///
    /// Bugs only: `set` must be sorted, without repeats, not empty, and without 0.
    pub fn new(set: &[usize]) -> Self {
        let engine = if largest_take(set) <= Levels::MAX {
            Engine::Levels(Levels::new(set))
        } else {
            Engine::Gather(Gather::new(set))
        };
        let cells = if set.len() <= usize::from(u8::MAX) {
            Cells::Narrow(Vec::new())
        } else {
            Cells::Wide(Vec::new())
        };
        NimSequence {
            engine,
            values: Values(cells),
            len: 0,
        }
    }

    /// Computes on until there are at least `len` values.
    pub fn extend_to(&mut self, len: usize) {
        self.len = self.len.max(len);
        match (&mut self.engine, &mut self.values.0) {
            (Engine::Levels(levels), Cells::Narrow(cells)) => {
                cells.reserve(len.next_multiple_of(64).saturating_sub(cells.len()));
                while cells.len() < len {
                    levels.extend(cells);
                }
            }
            (Engine::Levels(_), Cells::Wide(_)) => unreachable!("at most 63 takes fit in a byte"),
            (Engine::Gather(gather), Cells::Narrow(cells)) => gather.extend(cells, len),
            (Engine::Gather(gather), Cells::Wide(cells)) => gather.extend(cells, len),
        }
    }

    /// The values asked for so far.
    pub fn into_values(mut self) -> Values {
        self.values.truncate(self.len);
        self.values
    }

    /// The values asked for so far; the engine may already have put a few more behind them.
    pub(super) fn cells(&self) -> &Cells {
        self.values.cells()
    }
}

/// g(n) = mex { g(n - s) : s in S, s <= n } for every n < `len`.
///
/// Cost: `len` bytes when |S| <= 255 and four times that otherwise; 6 to 11 cycles a value when
/// max S <= 63, otherwise |S| look-ups a value.
///
/// Source: S. W. Golomb, *A mathematical investigation of games of "take-away"*,
/// J. Combinatorial Theory 1 (1966) 443-458.
///
/// # Panics
///
/// Bugs only: `set` must be sorted, without repeats, not empty, and without 0.
///
/// # Examples
///
/// ```
/// use nimm::sequence::nim_values;
///
/// let values = nim_values(&[2, 3], 8);
/// assert_eq!(values.iter().collect::<Vec<_>>(), [0, 0, 1, 1, 2, 0, 0, 1]);
/// ```
pub fn nim_values(set: &[usize], len: usize) -> Values {
    let mut sequence = NimSequence::new(set);
    sequence.extend_to(len);
    sequence.into_values()
}
