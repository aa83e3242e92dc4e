//! Rules with splits into two: chooses between sparse space and pair by pair, and chooses again.

use super::classes::Classes;
use super::dense::Dense;
use super::lanes::Lanes;
use super::rule::Breaking;
use super::sets::{Bytes, LANES, Words32, Words64};
use super::sparse::{Sparse, Stop};
use super::{Halt, Pace};

/// The first length at which a choice is made; shorter ones are cheap pair by pair.
const FIRST_CHOICE: usize = 512;

/// Yields values by the engine that should be cheaper, chosen anew whenever the length has doubled
/// or the choice has turned bad.
#[derive(Clone, Debug)]
pub(super) struct Pairs {
    lanes: Lanes,
    method: Method,
    next_choice: usize,
}

#[derive(Clone, Debug)]
enum Method {
    Dense(Dense),
    Codes16(Box<Sparse<Words32>>),
    Codes32(Box<Sparse<Words64>>),
    Codes128(Box<Sparse<Bytes<u8, 256>>>),
    Codes256(Box<Sparse<Bytes<u16, 512>>>),
    Codes1024(Box<Sparse<Bytes<u16, 2048>>>),
}

impl Pairs {
    pub(super) fn new(rule: &Breaking, lanes: Lanes) -> Self {
        Self {
            lanes,
            method: Method::Dense(Dense::new(rule)),
            next_choice: FIRST_CHOICE.max(2 * rule.settled()),
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
            if values.len() >= self.next_choice {
                self.choose(rule, values);
            }
            let end = len.min(self.next_choice);
            let lanes = self.lanes;
            let stop = match &mut self.method {
                Method::Dense(dense) => {
                    dense.extend_to(lanes, rule, values, end, pace)?;
                    Stop::Done
                }
                Method::Codes16(sparse) => sparse.extend_to(lanes, rule, values, end, pace)?,
                Method::Codes32(sparse) => sparse.extend_to(lanes, rule, values, end, pace)?,
                Method::Codes128(sparse) => sparse.extend_to(lanes, rule, values, end, pace)?,
                Method::Codes256(sparse) => sparse.extend_to(lanes, rule, values, end, pace)?,
                Method::Codes1024(sparse) => sparse.extend_to(lanes, rule, values, end, pace)?,
            };
            if stop == Stop::Outgrown {
                // Finds the next value whatever it is, so that the next choice knows it.
                self.next_choice = values.len();
                let end = values.len() + 1;
                Dense::new(rule).extend_to(lanes, rule, values, end, pace)?;
            }
        }
        Ok(())
    }

    fn choose(&mut self, rule: &Breaking, values: &[u16]) {
        let len = values.len();
        self.next_choice = 2 * len;
        let unchanged = match &self.method {
            Method::Dense(_) => false,
            Method::Codes16(sparse) => sparse.is_unchanged(len),
            Method::Codes32(sparse) => sparse.is_unchanged(len),
            Method::Codes128(sparse) => sparse.is_unchanged(len),
            Method::Codes256(sparse) => sparse.is_unchanged(len),
            Method::Codes1024(sparse) => sparse.is_unchanged(len),
        };
        if unchanged {
            return;
        }
        let (classes, rares) = Classes::choose(rule, values);
        let most = usize::from(values.iter().copied().max().unwrap_or(0));
        let size = ((most + 1).next_power_of_two().max(4)) / 2;
        // In cycles a heap and split: the marks for each rare heap and for the rare values, against
        // the first marks and a look at all other splits for some candidates. A block of heaps ends
        // where a rare one is found.
        let heaps_a_block = (len / (rares + 1)).clamp(1, LANES);
        let sparse = (rares + 2 * size) * LANES / heaps_a_block;
        let dense = (len / 2).min(4096) + len / 4;
        if sparse > dense || size > 1024 {
            if !matches!(self.method, Method::Dense(_)) {
                self.method = Method::Dense(Dense::new(rule));
            }
            return;
        }
        let serves = match &self.method {
            Method::Dense(_) => false,
            Method::Codes16(sparse) => sparse.serves(classes, size, len),
            Method::Codes32(sparse) => sparse.serves(classes, size, len),
            Method::Codes128(sparse) => sparse.serves(classes, size, len),
            Method::Codes256(sparse) => sparse.serves(classes, size, len),
            Method::Codes1024(sparse) => sparse.serves(classes, size, len),
        };
        if serves {
            return;
        }
        self.method = match size {
            ..=16 => Method::Codes16(Box::new(Sparse::new(rule, classes, size, values))),
            ..=32 => Method::Codes32(Box::new(Sparse::new(rule, classes, size, values))),
            ..=128 => Method::Codes128(Box::new(Sparse::new(rule, classes, size, values))),
            ..=256 => Method::Codes256(Box::new(Sparse::new(rule, classes, size, values))),
            _ => Method::Codes1024(Box::new(Sparse::new(rule, classes, size, values))),
        };
    }
}
