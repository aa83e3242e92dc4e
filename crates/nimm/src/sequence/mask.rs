//! The mask of heaps ahead that are not yet known to be N-positions.

use std::num::{NonZeroU64, NonZeroU128};

/// A greedy sieve: the next open heap is a P-position, and it closes the heaps that reach it.
///
/// The mask speaks about heaps relative to the next one to be decided, so two equal masks have the
/// same future wherever they stand.
pub(super) trait Sieve {
    /// Which of the heaps ahead are open.
    type Mask: Clone + Eq;

    /// The mask before heap 0: every heap is open.
    fn start(&self) -> Self::Mask;

    /// Passes the next P-position and returns how many N-positions lie before it.
    fn pass(&self, mask: &mut Self::Mask) -> u64;
}

/// A sieve on its way: what it is, where it stands.
#[derive(Clone, Debug)]
pub(super) struct Walk<S: Sieve> {
    sieve: S,
    pub(super) mask: S::Mask,
    /// The least heap that is not decided yet.
    next: u64,
}

impl<S: Sieve> Walk<S> {
    pub(super) fn new(sieve: S) -> Self {
        let mask = sieve.start();
        Walk {
            sieve,
            mask,
            next: 0,
        }
    }

    /// The next P-position.
    #[inline(always)]
    pub(super) fn step(&mut self) -> u64 {
        let found = self.next + self.sieve.pass(&mut self.mask);
        self.next = found + 1;
        found
    }
}

/// One register, max S <= 63. Bit i of the mask is the heap i places ahead; the sign bit is never
/// closed, so an arithmetic shift brings in open heaps.
#[derive(Clone, Debug)]
pub(super) struct Register {
    keep: i64,
}

impl Register {
    pub(super) const MAX: usize = 63;

    pub(super) fn new(set: &[usize]) -> Self {
        Register {
            keep: set.iter().fold(-1, |keep, &s| keep & !(1 << (s - 1))),
        }
    }
}

impl Sieve for Register {
    type Mask = i64;

    fn start(&self) -> i64 {
        -1
    }

    #[inline(always)]
    fn pass(&self, mask: &mut i64) -> u64 {
        // The branch on zero is never taken and costs less than the conditional move that a count
        // defined for zero needs. The shift by one does not wait for the count.
        let gap = NonZeroU64::new(mask.cast_unsigned())
            .expect("the sign bit is open")
            .trailing_zeros();
        *mask = ((*mask >> 1) >> gap) & self.keep;
        u64::from(gap)
    }
}

/// Two registers, max S <= 127.
#[derive(Clone, Debug)]
pub(super) struct RegisterPair {
    keep: i128,
}

impl RegisterPair {
    pub(super) const MAX: usize = 127;

    pub(super) fn new(set: &[usize]) -> Self {
        RegisterPair {
            keep: set.iter().fold(-1, |keep, &s| keep & !(1 << (s - 1))),
        }
    }
}

impl Sieve for RegisterPair {
    type Mask = i128;

    fn start(&self) -> i128 {
        -1
    }

    #[inline(always)]
    fn pass(&self, mask: &mut i128) -> u64 {
        let gap = NonZeroU128::new(mask.cast_unsigned())
            .expect("the sign bit is open")
            .trailing_zeros();
        *mask = ((*mask >> 1) >> gap) & self.keep;
        u64::from(gap)
    }
}
