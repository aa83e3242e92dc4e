//! Nim-values by levels, 64 heaps at a time, for max S <= 63.
//!
//! The heaps of value v are what the greedy sieve of the P-positions finds among the heaps that the
//! values below v left over. So each heap is found once, on its own level, whatever the size of S.

/// The sieve of every level, standing at the end of a block of 64 heaps.
#[derive(Clone, Debug)]
pub(super) struct Levels {
    /// Bit s for the take s.
    takes: u64,
    /// For each level, the heaps of the next block that heaps of this block close.
    closed: Vec<u64>,
}

impl Levels {
    pub(super) const MAX: usize = 63;

    pub(super) fn new(set: &[usize]) -> Self {
        Levels {
            takes: set.iter().fold(0, |takes, &s| takes | 1 << s),
            closed: vec![0; set.len() + 1],
        }
    }

    /// Appends the values of the next block.
    pub(super) fn extend(&mut self, values: &mut Vec<u8>) {
        let mut block = [0; 64];
        let mut left = !0;
        for (closed, level) in self.closed.iter_mut().zip(0..) {
            let mut open = left & !*closed;
            let mut beyond = 0;
            while open != 0 {
                let heap = open.trailing_zeros();
                block[heap as usize] = level;
                left ^= 1 << heap;
                open &= !((self.takes | 1) << heap);
                beyond |= self.takes >> 1 >> (63 - heap);
            }
            *closed = beyond;
        }
        values.extend_from_slice(&block);
    }
}
