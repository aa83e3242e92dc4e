//! Sets of codes for a block of heaps at once.

use std::marker::PhantomData;
use std::ops::{BitOrAssign, BitXor};

use super::sparse::Mark;

/// How many heaps a block has.
pub(super) const LANES: usize = 32;

/// How many candidates of each heap are compared with all marks at once.
const COLUMNS: usize = 4;

/// A code of a value, or the first number that is none for a heap of the other class.
pub(super) trait Code: Copy + BitXor<Output = Self> + BitOrAssign {
    fn of(code: usize) -> Self;
    fn get(self) -> usize;
    /// All ones if both are the same, else 0.
    fn same(self, other: Self) -> Self;
}

impl Code for u8 {
    #[inline(always)]
    fn of(code: usize) -> Self {
        code as u8
    }

    #[inline(always)]
    fn same(self, other: Self) -> Self {
        u8::from(self == other).wrapping_neg()
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
    fn same(self, other: Self) -> Self {
        u16::from(self == other).wrapping_neg()
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
    /// How many candidates a heap may be left with for [`Sets::mark_needed`].
    const SPARE: usize;
    /// About how many heaps are looked at to choose what to mark first.
    const SAMPLES: usize;

    fn new(size: usize) -> Self;
    fn clear(&mut self);
    /// Makes marks in all lanes. `common` holds the codes of heaps, those of the lanes from `start`
    /// on.
    fn mark_all(&mut self, common: &[Self::Code], start: usize, marks: &[Mark<Self::Code>]);
    /// The same as far as the least unmarked code of a lane needs it: the result says below which
    /// code a lane is right.
    fn mark_needed(
        &mut self,
        common: &[Self::Code],
        start: usize,
        marks: &[Mark<Self::Code>],
    ) -> [usize; LANES];
    /// Marks some numbers in one lane and gives the least code that is not marked, or the size.
    fn settle(&mut self, lane: usize, marks: impl Iterator<Item = usize>) -> usize;
    /// The first lane that lacks a code below its bound, or the number of lanes.
    fn first_lacking(&self, below: &[u16; LANES]) -> usize;
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
            const SPARE: usize = usize::MAX;
            const SAMPLES: usize = 1024;

            fn new(size: usize) -> Self {
                assert!(2 * size <= <$word>::BITS as usize, "two halves fit a word");
                Self([0; LANES])
            }

            #[inline(always)]
            fn clear(&mut self) {
                self.0 = [0; LANES];
            }

            #[inline(always)]
            fn mark_all(&mut self, common: &[u8], start: usize, marks: &[Mark<u8>]) {
                // Few enough at a time to stay in registers.
                const WIDTH: usize = 16;
                for first in (0..LANES).step_by(WIDTH) {
                    let mut sets = [0; WIDTH];
                    for mark in marks {
                        let at = start - mark.offset + first;
                        let partners: &[u8; WIDTH] = common[at..].first_chunk().expect(ROOM);
                        for (set, &partner) in sets.iter_mut().zip(partners) {
                            let number = <$word>::from(partner ^ mark.code);
                            *set |= 1 << (number % <$word>::BITS as $word);
                        }
                    }
                    for (all, set) in self.0[first..].iter_mut().zip(sets) {
                        *all |= set;
                    }
                }
            }

            #[inline(always)]
            fn mark_needed(
                &mut self,
                common: &[u8],
                start: usize,
                marks: &[Mark<u8>],
            ) -> [usize; LANES] {
                self.mark_all(common, start, marks);
                [<$word>::BITS as usize; LANES]
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
            fn first_lacking(&self, below: &[u16; LANES]) -> usize {
                let mut lacking = [0; LANES];
                for ((lacking, set), &below) in lacking.iter_mut().zip(&self.0).zip(below) {
                    *lacking = !set & ((1 << (<$word>::from(below) % <$word>::BITS as $word)) - 1);
                }
                if lacking.iter().fold(0, |all, lacking| all | lacking) == 0 {
                    return LANES;
                }
                lacking
                    .iter()
                    .position(|&lacking| lacking != 0)
                    .unwrap_or(LANES)
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

/// Sets of at most `SPAN` / 2 codes, `SPAN` a power of two, one byte a number.
#[derive(Clone, Debug)]
pub(super) struct Bytes<C, const SPAN: usize> {
    size: usize,
    marks: Box<[[u8; SPAN]; LANES]>,
    code: PhantomData<C>,
}

impl<C: Code, const SPAN: usize> Bytes<C, SPAN> {
    /// The first `COLUMNS` unmarked codes from `from[lane]` on; repeats the last number if there are
    /// fewer.
    #[inline(always)]
    fn candidates(&self, from: &mut [usize; LANES]) -> [[C; LANES]; COLUMNS] {
        let mut found = [[C::of(self.size); LANES]; COLUMNS];
        for (lane, from) in from.iter_mut().enumerate() {
            for column in &mut found {
                let open = self.open(lane, *from);
                column[lane] = C::of(open);
                *from = self.size.min(open + 1);
            }
        }
        found
    }
}

impl<C: Code, const SPAN: usize> Sets for Bytes<C, SPAN> {
    type Code = C;
    const SPARE: usize = 16;
    const SAMPLES: usize = 256;

    fn new(size: usize) -> Self {
        assert!(2 * size <= SPAN && SPAN.is_power_of_two(), "two halves fit");
        Self {
            size,
            marks: Box::new([[0; SPAN]; LANES]),
            code: PhantomData,
        }
    }

    #[inline(always)]
    fn clear(&mut self) {
        for marks in self.marks.iter_mut() {
            marks[..self.size].fill(0);
        }
    }

    #[inline(always)]
    fn mark_all(&mut self, common: &[C], start: usize, marks: &[Mark<C>]) {
        for mark in marks {
            let partners = lanes_at(common, start - mark.offset);
            for (lane, partner) in self.marks.iter_mut().zip(partners) {
                lane[(partner.get() ^ mark.code.get()) % SPAN] = 1;
            }
        }
    }

    #[inline(always)]
    fn mark_needed(&mut self, common: &[C], start: usize, marks: &[Mark<C>]) -> [usize; LANES] {
        let mut exact = [0; LANES];
        let candidates = self.candidates(&mut exact);
        let reached = reached(common, start, marks, &candidates);
        for (candidates, reached) in candidates.iter().zip(&reached) {
            for ((marks, code), &reached) in self.marks.iter_mut().zip(candidates).zip(reached) {
                marks[code.get() % SPAN] |= u8::from(reached);
            }
        }
        exact
    }

    #[inline(always)]
    fn settle(&mut self, lane: usize, marks: impl Iterator<Item = usize>) -> usize {
        for mark in marks {
            self.marks[lane][mark % SPAN] = 1;
        }
        self.open(lane, 0)
    }

    #[inline(always)]
    fn first_lacking(&self, below: &[u16; LANES]) -> usize {
        let lacks = |lane: usize| self.open(lane, 0) < usize::from(below[lane]);
        (0..LANES).find(|&lane| lacks(lane)).unwrap_or(LANES)
    }

    #[inline(always)]
    fn open(&self, lane: usize, from: usize) -> usize {
        let marks = &self.marks[lane][..self.size];
        let (words, _) = marks.as_chunks::<8>();
        // The word that `from` is in counts from there on only.
        let mut skip = !0 << (8 * (from % 8));
        for (at, word) in words.iter().enumerate().skip(from / 8) {
            let free = !u64::from_le_bytes(*word) & 0x0101_0101_0101_0101 & skip;
            if free != 0 {
                return 8 * at + free.trailing_zeros() as usize / 8;
            }
            skip = !0;
        }
        self.size
    }
}

/// Which of the candidates any mark gives, lane by lane.
#[inline(always)]
fn reached<C: Code>(
    common: &[C],
    start: usize,
    marks: &[Mark<C>],
    candidates: &[[C; LANES]; COLUMNS],
) -> [[bool; LANES]; COLUMNS] {
    const WIDTH: usize = 16;
    let mut all = [[false; LANES]; COLUMNS];
    for first in (0..LANES).step_by(WIDTH) {
        let mut wanted = [[C::of(0); WIDTH]; COLUMNS];
        for (wanted, candidates) in wanted.iter_mut().zip(candidates) {
            wanted.copy_from_slice(&candidates[first..first + WIDTH]);
        }
        let mut hits = [[C::of(0); WIDTH]; COLUMNS];
        for mark in marks {
            let at = start - mark.offset + first;
            let partners: &[C; WIDTH] = common[at..].first_chunk().expect(ROOM);
            for (hits, wanted) in hits.iter_mut().zip(&wanted) {
                for lane in 0..WIDTH {
                    hits[lane] |= C::same(partners[lane] ^ mark.code, wanted[lane]);
                }
            }
        }
        for (all, hits) in all.iter_mut().zip(&hits) {
            for lane in 0..WIDTH {
                all[first + lane] = hits[lane].get() != 0;
            }
        }
    }
    all
}

/// The codes of a block's lanes from `at` on.
#[inline(always)]
pub(super) fn lanes_at<C>(codes: &[C], at: usize) -> &[C; LANES] {
    codes[at..].first_chunk().expect(ROOM)
}

const ROOM: &str = "a block's heaps have room behind them";
