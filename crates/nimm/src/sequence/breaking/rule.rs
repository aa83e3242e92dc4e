//! The rule of a taking-and-breaking game as the engines read it.

use std::error::Error;
use std::fmt;

use crate::rule::Parts;

/// A heap may be left as no heap: it is taken whole.
pub(super) const NONE: u8 = 1;
/// A heap may be left as one heap.
pub(super) const ONE: u8 = 2;
/// A heap may be left as two heaps.
pub(super) const TWO: u8 = 4;
/// A heap may be left as three heaps.
pub(super) const THREE: u8 = 8;

/// A taking-and-breaking rule for one heap: a code of digits, as in Winning Ways, chapter 4.
///
/// Digit j says which numbers of heaps, none of them empty, taking j tokens may leave, as a sum of
/// 1 (none), 2 (one heap), 4 (two heaps) and 8 (three heaps). Kayles is 0.77, digits 0, 7, 7.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Breaking {
    digits: Vec<u8>,
    parts: Parts,
    from: usize,
}

/// Why digits are not a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadBreaking {
    /// The digit at this place is above 15, or is at place 0 and lets a move leave the heap whole or
    /// gone without taking.
    Digit(usize),
    /// Unequal parts are defined for splits into two, and this digit allows three.
    UnequalThree(usize),
}

impl fmt::Display for BadBreaking {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Digit(0) => write!(f, "digit 0 must be a sum of 4 and 8"),
            Self::Digit(at) => write!(f, "digit {at} must be at most 15"),
            Self::UnequalThree(at) => write!(f, "digit {at}: only two parts can be unequal"),
        }
    }
}

impl Error for BadBreaking {}

impl Breaking {
    /// The rule of a code; heaps below `from` have no move, whatever the digits say (0 for none).
    ///
    /// Any number of digits is accepted, none included. Grundy's game is `[4]` with
    /// [`Parts::Unequal`], couples-are-forever `[4]` from 3.
    ///
    /// # Errors
    ///
    /// When a digit is out of its range ([`BadBreaking`]).
    pub fn new(mut digits: Vec<u8>, parts: Parts, from: usize) -> Result<Self, BadBreaking> {
        for (at, &digit) in digits.iter().enumerate() {
            if digit > 15 || at == 0 && digit & (NONE | ONE) != 0 {
                return Err(BadBreaking::Digit(at));
            }
            if parts == Parts::Unequal && digit & THREE != 0 {
                return Err(BadBreaking::UnequalThree(at));
            }
        }
        let used = digits.iter().rposition(|&d| d != 0).map_or(0, |at| at + 1);
        digits.truncate(used);
        Ok(Self {
            digits,
            parts,
            from,
        })
    }

    /// The digits, without zeros at the end.
    pub fn digits(&self) -> &[u8] {
        &self.digits
    }

    /// Which pairs of parts are allowed.
    pub fn parts(&self) -> Parts {
        self.parts
    }

    /// The least heap that may have a move.
    pub fn from(&self) -> usize {
        self.from
    }

    /// The takes whose digit has `bit`, ascending.
    pub(super) fn takes_with(&self, bit: u8) -> Vec<usize> {
        (0..self.digits.len())
            .filter(|&take| self.digits[take] & bit != 0)
            .collect()
    }

    /// Whether a heap of `n` may be taken whole.
    pub(super) fn takes_whole(&self, n: usize) -> bool {
        self.digits.get(n).is_some_and(|digit| digit & NONE != 0)
    }

    /// The largest smaller part of a split of `rest` tokens into two.
    pub(super) fn last_part(&self, rest: usize) -> usize {
        match self.parts {
            Parts::Any => rest / 2,
            Parts::Unequal => rest.saturating_sub(1) / 2,
        }
    }

    /// From here on a heap's moves are the same for all sizes: no heap is too small or taken whole.
    pub(super) fn settled(&self) -> usize {
        self.digits.len().max(self.from)
    }
}
