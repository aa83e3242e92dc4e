//! Rules with splits into two, tried pair by pair.

use super::lanes::Lanes;
use super::rule::{Breaking, ONE, TWO};
use super::splits::find_split;
use super::{Halt, Pace};

/// How many splits of a heap are marked before what is left is searched value by value.
const MARKED: usize = 4096;

/// Yields values by marking what the first splits of a heap give, which leaves few candidates;
/// each of them is looked for among all other splits. Cost: O(n) a value, 16 splits at a time.
#[derive(Clone, Debug)]
pub(super) struct Dense {
    ones: Vec<usize>,
    twos: Vec<usize>,
    /// One byte a value, and one more.
    marks: Vec<u8>,
}

impl Dense {
    pub(super) fn new(rule: &Breaking) -> Self {
        Self {
            ones: rule.takes_with(ONE),
            twos: rule.takes_with(TWO),
            marks: Vec::new(),
        }
    }

    pub(super) fn extend_to(
        &mut self,
        lanes: Lanes,
        rule: &Breaking,
        values: &mut Vec<u16>,
        len: usize,
        pace: &mut Pace<'_>,
    ) -> Result<(), Halt> {
        let most = usize::from(values.iter().copied().max().unwrap_or(0));
        self.fit(most);
        while values.len() < len {
            let n = values.len();
            let value = if n < rule.from() {
                0
            } else {
                self.value(lanes, rule, values, n)
            };
            values.push(u16::try_from(value).map_err(|_| Halt::TooLarge)?);
            self.fit(value);
            pace.spend(
                self.marks.len() / 16 + self.twos.len() * MARKED.min(n) + n / 4,
                n + 1,
            )?;
        }
        Ok(())
    }

    /// Makes room for the mex of what values up to `most` reach.
    fn fit(&mut self, most: usize) {
        let bound = (most + 1).next_power_of_two();
        if self.marks.len() <= bound {
            self.marks.resize(bound + 1, 0);
        }
    }

    fn value(&mut self, lanes: Lanes, rule: &Breaking, values: &[u16], n: usize) -> usize {
        self.marks.fill(0);
        if rule.takes_whole(n) {
            self.marks[0] = 1;
        }
        for &take in self.ones.iter().take_while(|&&take| take < n) {
            self.marks[usize::from(values[n - take])] = 1;
        }
        let each = MARKED / self.twos.len().max(1) + 1;
        let splits = self.twos.iter().take_while(|&&take| take + 2 <= n);
        for &take in splits.clone() {
            let rest = n - take;
            let last = rule.last_part(rest).min(each);
            let high = values[rest - last..rest].iter().rev();
            for (low, high) in values[1..=last].iter().zip(high) {
                self.marks[usize::from(low ^ high)] = 1;
            }
        }
        let mut open = 0..self.marks.len();
        open.find(|&v| {
            self.marks[v] == 0
                && (v > usize::from(u16::MAX)
                    || splits.clone().all(|&take| {
                        let rest = n - take;
                        find_split(lanes, rule, values, rest, v as u16, each + 1).is_none()
                    }))
        })
        .expect("values below a power of two reach no more than that power")
    }
}
