//! Sets of codes for a block of heaps at once.

/// How many heaps a block has.
pub(super) const LANES: usize = 32;

/// A code of a value, or the first number that is none for a heap of the other class.
pub(super) trait Code: Copy + Send + Sync + 'static {
    fn of(code: usize) -> Self;
    fn get(self) -> usize;
}

impl Code for u8 {
    #[inline(always)]
    fn of(code: usize) -> Self {
        code as u8
    }

    #[inline(always)]
    fn get(self) -> usize {
        usize::from(self)
    }
}

impl Code for u16 {
    #[inline(always)]
    fn of(code: usize) -> Self {
        code as u16
    }

    #[inline(always)]
    fn get(self) -> usize {
        usize::from(self)
    }
}

/// A set of codes below a power of two for each heap of a block.
///
/// Numbers from that power up to twice as much may be marked too, which no question sees: so heaps
/// of the wrong class need no test.
pub(super) trait Sets: Clone {
    type Code: Code;

    fn new(size: usize) -> Self;
    fn clear(&mut self);
    /// Marks partner xor code for each lane.
    fn mark_lanes(&mut self, partners: &[Self::Code; LANES], code: Self::Code);
    /// Marks some numbers in one lane and gives the least code that is not marked, or the size.
    fn settle(&mut self, lane: usize, marks: impl Iterator<Item = usize>) -> usize;
    /// The least code not marked at or above `from`, or anything from the size on.
    fn open(&self, lane: usize, from: usize) -> usize;
}

macro_rules! narrow {
    ($name:ident, $word:ty) => {
        /// Sets of as many codes as half a word has bits.
        #[derive(Clone, Debug)]
        pub(super) struct $name([$word; LANES]);

        impl Sets for $name {
            type Code = u8;

            fn new(size: usize) -> Self {
                assert!(2 * size <= <$word>::BITS as usize, "two halves fit a word");
                Self([0; LANES])
            }

            #[inline(always)]
            fn clear(&mut self) {
                self.0 = [0; LANES];
            }

            #[inline(always)]
            fn mark_lanes(&mut self, partners: &[u8; LANES], code: u8) {
                for (set, &partner) in self.0.iter_mut().zip(partners) {
                    *set |= 1 << (<$word>::from(partner ^ code) % <$word>::BITS as $word);
                }
            }

            #[inline(always)]
            fn settle(&mut self, lane: usize, marks: impl Iterator<Item = usize>) -> usize {
                let mut set = self.0[lane];
                for mark in marks {
                    set |= 1 << (mark % <$word>::BITS as usize);
                }
                self.0[lane] = set;
                (!set).trailing_zeros() as usize
            }

            #[inline(always)]
            fn open(&self, lane: usize, from: usize) -> usize {
                let set = self.0[lane] | ((1 << from) - 1);
                (!set).trailing_zeros() as usize
            }
        }
    };
}

narrow!(Words32, u32);
narrow!(Words64, u64);

/// Sets of any size, one byte a number.
#[derive(Clone, Debug)]
pub(super) struct Bytes<C> {
    size: usize,
    marks: Vec<u8>,
    code: std::marker::PhantomData<C>,
}

impl<C: Code> Sets for Bytes<C> {
    type Code = C;

    fn new(size: usize) -> Self {
        Self {
            size,
            marks: vec![0; 2 * size * LANES],
            code: std::marker::PhantomData,
        }
    }

    #[inline(always)]
    fn clear(&mut self) {
        for marks in self.marks.chunks_exact_mut(2 * self.size) {
            marks[..self.size].fill(0);
        }
    }

    #[inline(always)]
    fn mark_lanes(&mut self, partners: &[C; LANES], code: C) {
        for (marks, &partner) in self.marks.chunks_exact_mut(2 * self.size).zip(partners) {
            marks[partner.get() ^ code.get()] = 1;
        }
    }

    #[inline(always)]
    fn settle(&mut self, lane: usize, marks: impl Iterator<Item = usize>) -> usize {
        let lane_marks = &mut self.marks[2 * self.size * lane..][..2 * self.size];
        for mark in marks {
            lane_marks[mark] = 1;
        }
        self.open(lane, 0)
    }

    #[inline(always)]
    fn open(&self, lane: usize, from: usize) -> usize {
        let marks = &self.marks[2 * self.size * lane..][..self.size];
        let (words, _) = marks.as_chunks::<8>();
        let mut at = from;
        while at < self.size && at % 8 != 0 {
            if marks[at] == 0 {
                return at;
            }
            at += 1;
        }
        for word in words.get(at / 8..).unwrap_or_default() {
            let free = !u64::from_le_bytes(*word) & 0x0101_0101_0101_0101;
            if free != 0 {
                return at + free.trailing_zeros() as usize / 8;
            }
            at += 8;
        }
        self.size
    }
}
