//! Sparse space: a mask that parts values into many common and few rare ones.
//!
//! The class of heap n with value v is the parity of the bits of v in a mask, plus, in some games,
//! the parity of n + t, where t is a take that splits. Class 0 is rare and 1 is common. Classes add
//! up over a split, so a common value is reached only by a rare heap and a common one.
//!
//! Berlekamp, Conway, Guy, *Winning Ways* (1982), chapter 4; Gangolli and Plambeck, *A note on
//! periodicity in some octal games* (1989).

use super::rule::{Breaking, TWO};

/// Whether the class looks at the size of the heap as well.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sizes {
    /// No.
    Ignored,
    /// It adds the parity of the size and of this take.
    Shifted(usize),
}

/// One choice of rare and common.
///
/// Within a class the lowest bit of the mask follows from the others, so a *code* is a value without
/// it. Codes keep the order of values within a class, and the code of a xor is the xor of the codes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Classes {
    mask: usize,
    low: u32,
    sizes: Sizes,
}

impl Classes {
    /// The choice with the fewest rare heaps among heaps 1 to `values.len() - 1`, and their number.
    ///
    /// The sum over heaps of (-1)^(parity of v & mask) is a Walsh-Hadamard transform of the counts
    /// of values, which gives all masks at once.
    pub(super) fn choose(rule: &Breaking, values: &[u16]) -> (Self, usize) {
        let heaps = values.get(1..).unwrap_or_default();
        let bound = usize::from(heaps.iter().copied().max().unwrap_or(0)) + 1;
        let bound = bound.next_power_of_two().max(2);
        let mut best = (Self::new(1, Sizes::Ignored), usize::MAX);
        let splits = rule.takes_with(TWO);
        let take = splits.first().copied().unwrap_or(0);
        let same_parity = splits.iter().all(|other| other % 2 == take % 2);
        let kinds = [Sizes::Ignored, Sizes::Shifted(take)];
        for sizes in kinds.into_iter().take(1 + usize::from(same_parity)) {
            let mut sums = vec![0_isize; bound];
            for (n, &value) in (1..).zip(heaps) {
                let odd = matches!(sizes, Sizes::Shifted(take) if (n + take) % 2 == 1);
                sums[usize::from(value)] += if odd { -1 } else { 1 };
            }
            walsh_hadamard(&mut sums);
            for (mask, &sum) in sums.iter().enumerate().skip(1) {
                let rare = heaps.len().wrapping_add_signed(sum) / 2;
                if rare < best.1 {
                    best = (Self::new(mask, sizes), rare);
                }
            }
        }
        best
    }

    fn new(mask: usize, sizes: Sizes) -> Self {
        Self {
            mask,
            low: mask.trailing_zeros(),
            sizes,
        }
    }

    pub(super) fn is_rare(&self, n: usize, value: u16) -> bool {
        (usize::from(value) & self.mask).count_ones() as usize % 2 == self.shift(n)
    }

    /// Whether the class of a value changes when a heap loses `take` tokens.
    pub(super) fn flips(&self, take: usize) -> bool {
        self.sizes != Sizes::Ignored && take % 2 == 1
    }

    pub(super) fn code(&self, value: u16) -> usize {
        let value = usize::from(value);
        let below = (1 << self.low) - 1;
        value >> 1 & !below | value & below
    }

    /// The rare value with this code at heap `n`.
    pub(super) fn rare_value(&self, n: usize, code: usize) -> usize {
        let below = (1 << self.low) - 1;
        let value = (code & !below) << 1 | code & below;
        let parity = (value & self.mask).count_ones() as usize % 2;
        value | (parity ^ self.shift(n)) << self.low
    }

    /// The common value with this code at heap `n`.
    pub(super) fn common_value(&self, n: usize, code: usize) -> usize {
        self.rare_value(n, code) ^ 1 << self.low
    }

    /// How many rare values at heap `n` are below the common value with this code.
    pub(super) fn rare_below(&self, n: usize, code: usize) -> usize {
        let common = self.common_value(n, code);
        ((code >> self.low) + (common >> self.low & 1)) << self.low
    }

    fn shift(&self, n: usize) -> usize {
        match self.sizes {
            Sizes::Ignored => 0,
            Sizes::Shifted(take) => (n + take) % 2,
        }
    }
}

fn walsh_hadamard(sums: &mut [isize]) {
    let mut half = 1;
    while half < sums.len() {
        for block in sums.chunks_exact_mut(2 * half) {
            let (low, high) = block.split_at_mut(half);
            for (a, b) in low.iter_mut().zip(high) {
                (*a, *b) = (*a + *b, *a - *b);
            }
        }
        half *= 2;
    }
}
