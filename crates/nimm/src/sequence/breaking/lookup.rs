//! Rules without splits: look up every option.

use super::rule::{Breaking, ONE};
use super::{Halt, Pace};

/// Yields values where no move leaves two heaps; cost: one look-up an option.
#[derive(Clone, Debug)]
pub(super) struct Lookup {
    takes: Vec<usize>,
    /// For each value the last heap, plus one, that has it as an option.
    seen: Vec<usize>,
}

impl Lookup {
    pub(super) fn new(rule: &Breaking) -> Self {
        let takes = rule.takes_with(ONE);
        // A mex is at most the number of options, the whole take included.
        let seen = vec![0; takes.len() + 3];
        Self { takes, seen }
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
            let value = self.value(rule, values, n);
            values.push(u16::try_from(value).map_err(|_| Halt::TooLarge)?);
            pace.spend(self.takes.len() + 4, n + 1)?;
        }
        Ok(())
    }

    fn value(&mut self, rule: &Breaking, values: &[u16], n: usize) -> usize {
        let mark = n + 1;
        if rule.takes_whole(n) {
            self.seen[0] = mark;
        }
        for &take in self.takes.iter().take_while(|&&take| take < n) {
            self.seen[usize::from(values[n - take])] = mark;
        }
        self.seen.iter().take_while(|&&last| last == mark).count()
    }
}
