//! What a move may leave of a heap.

use std::fmt;

/// Whether two heaps left by a move may be equal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Parts {
    /// Any two heaps.
    #[default]
    Any,
    /// Two heaps of different sizes.
    Unequal,
}

/// How many non-empty heaps a move may leave of the heap it is made in: some of 0, 1, 2 and 3.
///
/// Text: the numbers as a list of ranges, `0-2`, with ` unequal` behind it where two heaps have to
/// differ.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Leaves {
    digit: u8,
    parts: Parts,
}

impl Leaves {
    /// The heap goes or becomes smaller: a take without a split.
    pub const TAKE: Leaves = Leaves::of_digit(3);
    /// The heap goes, becomes smaller or is split in two.
    pub const MAY_SPLIT: Leaves = Leaves::of_digit(7);
    /// The heap is split in two.
    pub const SPLIT: Leaves = Leaves::of_digit(4);

    /// The numbers that the digit of a code allows: 1 none, 2 one heap, 4 two heaps, 8 three heaps,
    /// and sums of these.
    #[must_use]
    pub const fn of_digit(digit: u8) -> Leaves {
        Leaves {
            digit: digit & 15,
            parts: Parts::Any,
        }
    }

    /// The same, where two heaps have to differ.
    #[must_use]
    pub fn unequal(self) -> Leaves {
        let parts = match self.allows(2) {
            true => Parts::Unequal,
            false => Parts::Any,
        };
        Leaves { parts, ..self }
    }

    /// The digit of a code that allows the same numbers, 0 to 15.
    #[must_use]
    pub fn digit(self) -> u8 {
        self.digit
    }

    /// Whether two heaps have to differ.
    #[must_use]
    pub fn parts(self) -> Parts {
        self.parts
    }

    /// Whether so many non-empty heaps may be left.
    #[must_use]
    pub fn allows(self, heaps: u32) -> bool {
        heaps < 4 && self.digit >> heaps & 1 == 1
    }

    /// Whether more than one heap may be left.
    #[must_use]
    pub fn splits(self) -> bool {
        self.digit >= 4
    }

    /// Two heaps, where they are allowed, and nothing else.
    pub(super) fn only_two(self) -> Leaves {
        Leaves {
            digit: self.digit & 4,
            ..self
        }
    }

    /// What one or the other allows.
    #[must_use]
    pub fn or(self, other: Leaves) -> Leaves {
        let any_two = |leaves: Leaves| leaves.allows(2) && leaves.parts == Parts::Any;
        let both = Leaves::of_digit(self.digit | other.digit);
        match any_two(self) || any_two(other) {
            true => both,
            false => both.unequal(),
        }
    }
}

impl fmt::Display for Leaves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.digit {
            0 => "",
            1 => "0",
            2 => "1",
            3 => "0-1",
            4 => "2",
            5 => "0,2",
            6 => "1-2",
            7 => "0-2",
            8 => "3",
            9 => "0,3",
            10 => "1,3",
            11 => "0-1,3",
            12 => "2-3",
            13 => "0,2-3",
            14 => "1-3",
            _ => "0-3",
        })?;
        match self.parts {
            Parts::Any => Ok(()),
            Parts::Unequal => f.write_str(" unequal"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Leaves, Parts};

    #[test]
    fn two_heaps_have_to_differ_only_where_every_way_says_so() {
        let unequal = Leaves::SPLIT.unequal();
        assert_eq!(unequal.or(Leaves::SPLIT), Leaves::SPLIT);
        assert_eq!(unequal.or(Leaves::TAKE).parts(), Parts::Unequal);
        assert_eq!(Leaves::TAKE.unequal(), Leaves::TAKE);
    }
}
