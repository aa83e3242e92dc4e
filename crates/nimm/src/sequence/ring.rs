//! The mask as a ring of words, for sets of any size.

use super::mask::Sieve;

/// Any max S. Memory: max S bits, rounded up to a power of two of words.
#[derive(Clone, Debug)]
pub(super) struct Ring {
    takes: Box<[usize]>,
    /// The set as bits, bit s for the take s.
    image: Box<[u64]>,
    /// Words in the ring, less one; their number is a power of two.
    wrap: usize,
}

/// A set bit is a closed heap. Words behind `at` are already cleared for heaps one turn ahead.
#[derive(Clone, Debug)]
pub(super) struct RingMask {
    words: Box<[u64]>,
    /// The bit of the next heap.
    at: usize,
    /// Words that can hold closed heaps, counted from `at`.
    reach: usize,
}

impl Ring {
    pub(super) fn new(set: &[usize], max: usize) -> Self {
        let mut image = vec![0; max / 64 + 1].into_boxed_slice();
        for &s in set {
            image[s / 64] |= 1 << (s % 64);
        }
        // Two words more than the set needs: one for the shift inside a word, one so that the window
        // which `eq` reads never meets the half-used word at its own start.
        let words = (image.len() + 2).next_power_of_two();
        Ring {
            takes: set.into(),
            image,
            wrap: words - 1,
        }
    }

    fn close(&self, mask: &mut RingMask, heap: usize) {
        if self.takes.len() <= 2 * self.image.len() {
            for &s in &self.takes {
                let bit = heap + s;
                mask.words[(bit / 64) & self.wrap] |= 1 << (bit % 64);
            }
        } else {
            let (word, shift) = (heap / 64, heap % 64);
            for (i, &bits) in self.image.iter().enumerate() {
                mask.words[(word + i) & self.wrap] |= bits << shift;
                mask.words[(word + i + 1) & self.wrap] |= bits >> 1 >> (63 - shift);
            }
        }
    }
}

impl Sieve for Ring {
    type Mask = RingMask;

    fn start(&self) -> RingMask {
        RingMask {
            words: vec![0; self.wrap + 1].into_boxed_slice(),
            at: 0,
            reach: self.image.len(),
        }
    }

    fn pass(&self, mask: &mut RingMask) -> u64 {
        let from = mask.at;
        let mut word = from / 64;
        let mut open = !mask.words[word] & (!0 << (from % 64));
        let mut passed = 0;
        while open == 0 {
            mask.words[word & self.wrap] = 0;
            word += 1;
            passed += 64;
            open = !mask.words[word & self.wrap];
        }
        let bit = open.trailing_zeros() as usize;
        let gap = passed + bit - from % 64;
        let heap = (word & self.wrap) * 64 + bit;
        self.close(mask, heap);
        if bit == 63 {
            mask.words[word & self.wrap] = 0;
        }
        mask.at = (heap + 1) & (64 * self.wrap + 63);
        gap as u64
    }
}

impl RingMask {
    /// The 64 heaps from 64 * i places ahead of `at`.
    fn ahead(&self, i: usize) -> u64 {
        let wrap = self.words.len() - 1;
        let (word, shift) = (self.at / 64 + i, self.at % 64);
        let low = self.words[word & wrap] >> shift;
        let high = self.words[(word + 1) & wrap] << 1 << (63 - shift);
        low | high
    }
}

impl PartialEq for RingMask {
    fn eq(&self, other: &Self) -> bool {
        self.reach == other.reach && (0..self.reach).all(|i| self.ahead(i) == other.ahead(i))
    }
}

impl Eq for RingMask {}

#[cfg(test)]
mod tests {
    use super::super::mask::{Register, RegisterPair, Walk};
    use super::*;

    #[test]
    fn the_three_masks_find_the_same_heaps_and_are_equal_together() {
        for set in [
            &[1, 2, 4][..],
            &[2, 3, 6, 7, 9, 10],
            &[24, 53, 59],
            &[63],
            &[4, 9, 24, 29, 33],
        ] {
            let mut register = Walk::new(Register::new(set));
            let mut pair = Walk::new(RegisterPair::new(set));
            let mut ring = Walk::new(Ring::new(set, set[set.len() - 1]));
            let mut masks = Vec::new();
            for _ in 0..300 {
                let heap = register.step();
                assert_eq!(pair.step(), heap, "{set:?}");
                assert_eq!(ring.step(), heap, "{set:?}");
                masks.push((register.mask, pair.mask, ring.mask.clone()));
            }
            for (i, a) in masks.iter().enumerate() {
                for b in &masks[i..] {
                    assert_eq!(a.0 == b.0, a.1 == b.1, "{set:?}");
                    assert_eq!(a.0 == b.0, a.2 == b.2, "{set:?}");
                }
            }
        }
    }
}
