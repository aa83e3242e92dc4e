//! Rules with splits into two, tried pair by pair.

use super::lanes::Lanes;
use super::rule::{Breaking, ONE, TWO};
use super::splits::has_pair;
use super::{Halt, Pace};

/// How many numbers a value can be, and so how many marks there are.
const VALUES: usize = 1 << 16;

/// Yields values by marking what some splits of a heap give, which leaves few candidates; each of
/// them is looked for among the other splits. Cost: O(n) a value, 16 splits at a time.
#[derive(Clone, Debug)]
pub(super) struct Dense {
    ones: Vec<usize>,
    twos: Vec<usize>,
    /// Whether each value is known to be reached; only those below `bound` are in use.
    marks: Box<[u8; VALUES]>,
    /// A power of two above all values so far.
    bound: usize,
    reversed: Reversed,
}

impl Dense {
    pub(super) fn new(rule: &Breaking) -> Self {
        Self {
            ones: rule.takes_with(ONE),
            twos: rule.takes_with(TWO),
            marks: Box::new([0; VALUES]),
            bound: 1,
            reversed: Reversed::default(),
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
        self.reversed.clear();
        for &value in values.iter() {
            self.push(value);
        }
        while values.len() < len {
            let n = values.len();
            let value = self.value(lanes, rule, values, n);
            let value = value.ok_or(Halt::TooLarge)?;
            values.push(value);
            self.push(value);
            pace.spend(self.bound / 16 + self.twos.len() * n / 4, n + 1)?;
        }
        Ok(())
    }

    fn push(&mut self, value: u16) {
        self.reversed.push(value);
        self.bound = self.bound.max((usize::from(value) + 1).next_power_of_two());
    }

    fn value(&mut self, lanes: Lanes, rule: &Breaking, values: &[u16], n: usize) -> Option<u16> {
        self.marks[..self.bound].fill(0);
        if rule.takes_whole(n) {
            self.marks[0] = 1;
        }
        for &take in self.ones.iter().take_while(|&&take| take < n) {
            self.marks[usize::from(values[n - take])] = 1;
        }
        // Marks cost more than comparisons, but leave fewer candidates the more there are.
        let marked = (n / 4).max(1024 / self.twos.len().max(1));
        let splits = self.twos.iter().take_while(|&&take| take + 2 <= n);
        let splits = splits.map(|&take| {
            let last = rule.last_part(n - take);
            let low = &values[1..=last];
            let high = &self.reversed.below(n - take)[..last];
            let marked = marked.min(last);
            (low.split_at(marked), high.split_at(marked))
        });
        for ((low, _), (high, _)) in splits.clone() {
            for (low, high) in low.iter().zip(high) {
                self.marks[usize::from(low ^ high)] = 1;
            }
        }
        // Values below a power of two reach no more than that power.
        let open = (0..self.bound).filter(|&v| self.marks[v] == 0);
        let reached = |value| {
            let mut rest = splits.clone();
            rest.any(|((_, low), (_, high))| has_pair(lanes, low, high, value))
        };
        let least = open.map(|v| v as u16).find(|&value| !reached(value));
        least.or_else(|| u16::try_from(self.bound).ok())
    }
}

/// Values in descending order of heaps, so that both parts of splits are read upwards.
#[derive(Clone, Debug, Default)]
struct Reversed {
    values: Vec<u16>,
    /// Where the last heap is; all behind it are in use.
    start: usize,
}

impl Reversed {
    fn clear(&mut self) {
        self.start = self.values.len();
    }

    fn push(&mut self, value: u16) {
        if self.start == 0 {
            let len = self.values.len();
            let more = len.max(1024);
            let mut values = vec![0; more];
            values.extend_from_slice(&self.values);
            self.values = values;
            self.start = more;
        }
        self.start -= 1;
        self.values[self.start] = value;
    }

    /// The values of heaps `n` - 1, ..., 0.
    fn below(&self, n: usize) -> &[u16] {
        &self.values[self.values.len() - n..]
    }
}
