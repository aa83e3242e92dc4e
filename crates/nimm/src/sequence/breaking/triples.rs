//! Rules with splits into three heaps: keep what two heaps of each total reach.

use super::rule::{Breaking, ONE, THREE, TWO};
use super::{Halt, Pace};

/// Yields values by the sets P(m) = { g(a) xor g(b) : a + b = m, both positive }, one bit a value.
///
/// A value v is reached by three heaps from m when v xor g(c) is in P(m - c) for some least part c,
/// so a value costs O(n) bit tests, and P(n) another O(n). The sets take n * max g bits.
#[derive(Clone, Debug)]
pub(super) struct Triples {
    ones: Vec<usize>,
    twos: Vec<usize>,
    threes: Vec<usize>,
    /// P(0), P(1), ...; each as long as the values below its index needed.
    pairs: Vec<Box<[u64]>>,
    /// A power of two above all values so far, at least 64.
    bound: usize,
}

impl Triples {
    pub(super) fn new(rule: &Breaking) -> Self {
        Self {
            ones: rule.takes_with(ONE),
            twos: rule.takes_with(TWO),
            threes: rule.takes_with(THREE),
            pairs: Vec::new(),
            bound: 64,
        }
    }

    pub(super) fn extend_to(
        &mut self,
        rule: &Breaking,
        values: &mut Vec<u16>,
        len: usize,
        pace: &mut Pace<'_>,
    ) -> Result<(), Halt> {
        while values.len() < len {
            let n = values.len();
            while self.pairs.len() <= n {
                self.push_pairs(values);
                pace.spend(self.pairs.len(), n)?;
            }
            let mut probes = 1;
            let value = self.value(rule, values, n, &mut probes);
            values.push(u16::try_from(value).map_err(|_| Halt::TooLarge)?);
            pace.spend(probes, n + 1)?;
        }
        Ok(())
    }

    /// Adds P(m) for the next m; heaps below m must be known.
    fn push_pairs(&mut self, values: &[u16]) {
        let m = self.pairs.len();
        if let Some(&last) = m.checked_sub(1).and_then(|last| values.get(last)) {
            self.bound = self.bound.max((usize::from(last) + 1).next_power_of_two());
        }
        let mut set = vec![0_u64; self.bound / 64].into_boxed_slice();
        for a in 1..=m / 2 {
            let sum = usize::from(values[a] ^ values[m - a]);
            set[sum / 64] |= 1 << (sum % 64);
        }
        self.pairs.push(set);
    }

    /// The value of a heap of `n`; adds how many splits were looked at.
    fn value(&self, rule: &Breaking, values: &[u16], n: usize, probes: &mut usize) -> usize {
        let single = |v: usize| {
            v == 0 && rule.takes_whole(n)
                || self
                    .ones
                    .iter()
                    .any(|&take| take < n && usize::from(values[n - take]) == v)
        };
        let double = |v: usize| {
            let mut takes = self.twos.iter().filter(|&&take| take <= n);
            takes.any(|&take| self.pair_reaches(n - take, v))
        };
        let mut triple = |v: usize| {
            let mut takes = self.threes.iter().filter(|&&take| take <= n);
            takes.any(|&take| {
                let rest = n - take;
                let reaches = |c: &usize| self.pair_reaches(rest - c, v ^ usize::from(values[*c]));
                let found = (1..=rest / 3).find(reaches);
                *probes += found.unwrap_or(rest / 3);
                found.is_some()
            })
        };
        (0..)
            .find(|&v| !double(v) && !triple(v) && !single(v))
            .expect("a heap has finitely many options")
    }

    /// Whether two heaps of `total` tokens together can have value `v`.
    fn pair_reaches(&self, total: usize, v: usize) -> bool {
        let set = &self.pairs[total];
        set.get(v / 64)
            .is_some_and(|word| word >> (v % 64) & 1 != 0)
    }
}
