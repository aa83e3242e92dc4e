//! Games in which every amount may be taken but finitely many.
//!
//! X is a finite set of amounts, E its largest member (0 if X is empty, which is Nim), and
//! g(n) = mex { g(n - s) : 1 <= s <= n, s not in X }.
//!
//! **Levels.** Let h(v) be the least heap of value v or more. All smaller heaps have values below v,
//! so g(h(v)) = v. A later heap of value v or more has value v exactly when none of its options has,
//! that is, when it differs from every smaller heap of value v by a member of X. So all heaps of
//! value v are among h(v) + x for x = 0 or x in X, and are found by going through these in
//! increasing order, once it is known which of them have a value below v. No value is above n, and
//! none is taken more than |X| + 1 times: the values grow for ever.
//!
//! **Periods.** Call the heaps h(v) + i, 0 <= i <= E, that have a value below v the pattern of v. All
//! heaps beyond have a value of v or more, for a heap of value u < v is at most h(u) + E < h(v) + E.
//! So the pattern of v yields the heaps of value v, h(v + 1) - h(v) and the pattern of v + 1. There
//! are at most 2^E patterns; let those of v and v + s be equal, and p = h(v + s) - h(v). By
//! induction g(m + p) = g(m) + s for all m >= h(v) with g(m) >= v, so for all m > h(v) + E.
//!
//! **The least period.** Conversely let g(m + q) = g(m) + t for all m >= n0. Far enough out, adding q
//! takes heaps with a value below v to heaps with a value below v + t and the others to the others,
//! so h(v + t) = h(v) + q and v + t has the pattern of v. Here t > 0, as the values grow. So t is a
//! multiple of the least s at which patterns repeat, and q of its p: this p is the least period, and
//! it has only one saltus.
//!
//! A. A. Siegel, *Finite excluded subtraction sets and infinite modular Nim*, MSc thesis, Dalhousie
//! University (2005), proves that every such game is arithmetic periodic.

use super::arithmetic_period::ArithmeticPeriod;

/// The nim-values when every amount may be taken but those of X, as far as they are computed.
///
/// Cost: at most |X| tests a value, and 5 bytes; E bytes besides.
///
/// # Examples
///
/// ```
/// use nimm::sequence::AllBut;
///
/// assert_eq!(AllBut::new(&[2, 3]).extend_to(8), [0, 1, 0, 1, 2, 3, 2, 3]);
/// assert_eq!(AllBut::new(&[]).extend_to(4), [0, 1, 2, 3]);
/// ```
#[derive(Clone, Debug)]
pub struct AllBut {
    excluded: Box<[usize]>,
    /// Membership in X of the amounts up to E.
    is_excluded: Box<[bool]>,
    /// The heap h(v) of every level v that is done.
    starts: Vec<usize>,
    /// The least heap that has no value yet: h(v) of the level to come.
    start: usize,
    /// Which heaps up to start + E have a value; the pattern of the level to come is their end.
    valued: Vec<bool>,
    /// The values of these heaps, where they have one.
    values: Vec<u32>,
    /// The heaps of the current level, less their first.
    level: Vec<usize>,
}

impl AllBut {
    /// Nothing computed yet.
    ///
    /// # Panics
    ///
    /// Bugs only: `excluded` must be sorted, without repeats and without 0.
    #[must_use]
    pub fn new(excluded: &[usize]) -> Self {
        assert_amounts(excluded);
        let reach = excluded.last().copied().unwrap_or(0);
        let mut is_excluded = vec![false; reach + 1];
        for &amount in excluded {
            is_excluded[amount] = true;
        }
        AllBut {
            excluded: excluded.into(),
            is_excluded: is_excluded.into(),
            starts: Vec::new(),
            start: 0,
            valued: vec![false; reach + 1],
            values: vec![0; reach + 1],
            level: Vec::new(),
        }
    }

    /// The values g(0), ..., g(len - 1).
    pub fn extend_to(&mut self, len: usize) -> &[u32] {
        while self.start < len {
            self.next_level();
        }
        &self.values[..len]
    }

    fn next_level(&mut self) {
        self.level.clear();
        self.level.push(0);
        for &x in &self.excluded {
            let free = !self.valued[self.start + x];
            if free && self.level.iter().all(|&y| self.is_excluded[x - y]) {
                self.level.push(x);
            }
        }
        let value = u32::try_from(self.starts.len()).expect("memory ends before the values do");
        for &x in &self.level {
            self.values[self.start + x] = value;
            self.valued[self.start + x] = true;
        }
        self.starts.push(self.start);
        while self.valued.get(self.start) == Some(&true) {
            self.start += 1;
        }
        let known = self.start + self.is_excluded.len();
        self.valued.resize(known, false);
        self.values.resize(known, 0);
    }

    /// The pattern of the level to come.
    fn pattern(&self) -> &[bool] {
        &self.valued[self.start..]
    }

    /// The heap h(`level`).
    fn start_of(&mut self, level: usize) -> usize {
        while self.starts.len() <= level {
            self.next_level();
        }
        self.starts[level]
    }

    fn prove(&mut self, most: usize) -> Option<ArithmeticPeriod> {
        let reach = self.is_excluded.len() - 1;
        let repeat = self.repeated_pattern(most)?;
        let (period, saltus) = (repeat.heaps, repeat.levels);
        let compared = repeat.start + reach + 1;
        let values = self.extend_to(compared + period);
        let preperiod = (0..compared)
            .rev()
            .find(|&n| values[n + period] as usize != values[n] as usize + saltus)
            .map_or(0, |n| n + 1);
        // The pattern found may stand before the preperiod ends, or long after.
        let mut level = self.starts.partition_point(|&start| start < preperiod);
        while self.start_of(level + saltus) != self.start_of(level) + period {
            level += 1;
        }
        let checked_to = self.start_of(level) + period + reach + 1;
        (checked_to <= most).then_some(ArithmeticPeriod {
            preperiod: preperiod as u64,
            period: period as u64,
            saltus: saltus as u64,
            checked_to: checked_to as u64,
        })
    }

    /// Two levels of one pattern that are as near as such levels can be, below `most` heaps.
    ///
    /// One pattern is kept and compared with those after it, and kept anew after every power of two
    /// levels (R. P. Brent, *An improved Monte Carlo factorization algorithm*, BIT 20 (1980)
    /// 176-184).
    fn repeated_pattern(&mut self, most: usize) -> Option<Repeat> {
        let mut steps = 1;
        loop {
            let start = self.start;
            let kept = self.pattern().to_vec();
            for levels in 1..=steps {
                self.next_level();
                if self.valued.len() > most {
                    return None;
                }
                if self.pattern() == kept {
                    let heaps = self.start - start;
                    return Some(Repeat {
                        start,
                        heaps,
                        levels,
                    });
                }
            }
            steps *= 2;
        }
    }
}

/// Where a pattern stands, and how far on it stands again.
struct Repeat {
    start: usize,
    heaps: usize,
    levels: usize,
}

/// The arithmetic period when every amount may be taken but those of X, from heaps up to `limit`;
/// and the first `checked_to` values.
///
/// The preperiod, the period and the saltus are exact. Goes through less than three times the
/// levels up to the first repetition, and some multiples of E.
///
/// To see the proof again, with (n0, p, s, N) for (preperiod, period, saltus, `checked_to`): let
/// h = N - 1 - E - p, compute g(0), ..., g(N - 1) by plain mex, and compare that
///
/// 1. n0 <= h and s >= 1;
/// 2. g(n + p) = g(n) + s for all n0 <= n <= h + E;
/// 3. g(h) is above all values before it, and so is g(h + p);
/// 4. for exactness, n0 = 0 or g(n0 - 1 + p) is not g(n0 - 1) + s; and for no proper divisor q of p
///    is q s / p an integer t with g(n + q) = g(n) + t for all n0 <= n <= N - 1 - q.
///
/// Why that suffices: with v = g(h), 3 says that h = h(v) and h + p = h(v + s), for a mex that is
/// above all values before it is their number. By 2, heap h + i has a value below v exactly when
/// h + p + i has one below v + s, for 0 <= i <= E: the patterns of v and v + s are equal. So
/// g(m + p) = g(m) + s for all m >= h with g(m) >= v; all others from n0 on are among those of 2.
/// By 4 no n0 is less. The least period q divides p, has the saltus q s / p, and holds from n0 on,
/// since every n >= n0 is repeated further out; so 4 finds it if it is less than p, and nothing else:
/// with h and h + p, all h + q, h + 2 q, ... between them are above all values before them.
///
/// # Errors
///
/// The limit and the values of all heaps up to it, when no period is proven by then.
///
/// # Panics
///
/// Bugs only: `excluded` must be sorted, without repeats and without 0.
///
/// # Examples
///
/// ```
/// use nimm::sequence::{ArithmeticPeriod, all_but_period};
///
/// let (proven, values) = all_but_period(&[3, 7, 10], 1000).unwrap();
/// assert_eq!((proven.preperiod, proven.period, proven.saltus), (0, 198, 66));
/// assert_eq!(values.len() as u64, proven.checked_to);
///
/// let (reached, values) = all_but_period(&[3, 7, 10], 100).unwrap_err();
/// assert_eq!((reached, values.len()), (100, 101));
/// ```
pub fn all_but_period(
    excluded: &[usize],
    limit: u64,
) -> Result<(ArithmeticPeriod, Vec<u32>), (u64, Vec<u32>)> {
    assert_amounts(excluded);
    let most = usize::try_from(limit)
        .unwrap_or(usize::MAX)
        .saturating_add(1);
    // Nor may one huge amount ask for memory of its size.
    let in_reach = &excluded[..excluded.partition_point(|&amount| amount < most)];
    let mut sequence = AllBut::new(in_reach);
    let proven = if in_reach.len() == excluded.len() {
        sequence.prove(most)
    } else {
        None
    };
    let len = proven.map_or(most, |proven| proven.checked_to as usize);
    sequence.extend_to(len);
    let mut values = sequence.values;
    values.truncate(len);
    match proven {
        Some(proven) => Ok((proven, values)),
        None => Err((limit, values)),
    }
}

/// All P-positions when every amount may be taken but those of X, in increasing order.
///
/// There are finitely many: 0 is one, and a heap from which 0 cannot be reached is in X. So a heap n
/// is one exactly when n - p is in X for every smaller P-position p.
///
/// Cost: at most |X|^2 look-ups in X, however large its members are.
///
/// # Panics
///
/// Bugs only: `excluded` must be sorted, without repeats and without 0.
///
/// # Examples
///
/// ```
/// use nimm::sequence::all_but_p_positions;
///
/// assert_eq!(all_but_p_positions(&[1, 2, 5, 6, 8, 9, 10]), [0, 1, 2, 10]);
/// ```
#[must_use]
pub fn all_but_p_positions(excluded: &[usize]) -> Vec<usize> {
    assert_amounts(excluded);
    let mut lost = vec![0];
    for &heap in excluded {
        let is_excluded = |&less: &usize| excluded.binary_search(&(heap - less)).is_ok();
        if lost.iter().all(is_excluded) {
            lost.push(heap);
        }
    }
    lost
}

fn assert_amounts(excluded: &[usize]) {
    assert!(
        excluded.first() != Some(&0) && excluded.is_sorted_by(|a, b| a < b),
        "excluded amounts are sorted, without repeats and without 0: {excluded:?}"
    );
}
