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

/// Pair by pair, or sparse with up to so many codes.
#[derive(Clone, Debug)]
enum Method {
    Dense(Box<Dense>),
    Codes16(Box<Sparse<Words32>>),
    Codes32(Box<Sparse<Words64>>),
    Codes128(Box<Sparse<Bytes<u8, 256>>>),
    Codes256(Box<Sparse<Bytes<u16, 512>>>),
    Codes1024(Box<Sparse<Bytes<u16, 2048>>>),
}

/// One expression for each kind of sparse engine, another for the dense one.
macro_rules! by_method {
    ($method:expr, dense $dense:pat => $by_pairs:expr, sparse $sparse:ident => $by_classes:expr) => {
        match $method {
            Method::Dense($dense) => $by_pairs,
            Method::Codes16($sparse) => $by_classes,
            Method::Codes32($sparse) => $by_classes,
            Method::Codes128($sparse) => $by_classes,
            Method::Codes256($sparse) => $by_classes,
            Method::Codes1024($sparse) => $by_classes,
        }
    };
}

impl Method {
    fn dense(rule: &Breaking) -> Self {
        Self::Dense(Box::new(Dense::new(rule)))
    }

    fn sparse(rule: &Breaking, classes: Classes, size: usize, values: &[u16]) -> Self {
        match size {
            0..=16 => Self::Codes16(Box::new(Sparse::new(rule, classes, size, values))),
            17..=32 => Self::Codes32(Box::new(Sparse::new(rule, classes, size, values))),
            33..=128 => Self::Codes128(Box::new(Sparse::new(rule, classes, size, values))),
            129..=256 => Self::Codes256(Box::new(Sparse::new(rule, classes, size, values))),
            _ => Self::Codes1024(Box::new(Sparse::new(rule, classes, size, values))),
        }
    }
}

impl Pairs {
    pub(super) fn new(rule: &Breaking, lanes: Lanes) -> Self {
        Self {
            lanes,
            method: Method::dense(rule),
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
        let lanes = self.lanes;
        while values.len() < len {
            if values.len() >= self.next_choice {
                self.choose(rule, values);
            }
            let end = len.min(self.next_choice);
            let stop = by_method!(&mut self.method,
                dense dense => {
                    dense.extend_to(lanes, rule, values, end, pace)?;
                    Stop::Done
                },
                sparse sparse => sparse.extend_to(lanes, rule, values, end, pace)?
            );
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
        if by_method!(&self.method, dense _ => false, sparse sparse => sparse.is_unchanged(len)) {
            return;
        }
        let (classes, rares) = Classes::choose(rule, values);
        let most = usize::from(values.iter().copied().max().unwrap_or(0));
        let size = (most + 1).next_power_of_two().max(4) / 2;
        // In marks for a heap and split: one for each rare heap and some for the rare values,
        // against the first splits and a look at all others for some candidates. A block of heaps
        // is worked out again from where a rare one is found.
        let heaps_a_block = (len / (rares + 1)).clamp(1, LANES);
        let sparse = (rares + 2 * size) * LANES / heaps_a_block;
        let dense = (len / 2).min(4096) + len / 4;
        let serves = by_method!(&self.method,
            dense _ => false,
            sparse sparse => sparse.serves(classes, size, len)
        );
        if sparse > dense || size > 1024 {
            self.method = Method::dense(rule);
        } else if !serves {
            self.method = Method::sparse(rule, classes, size, values);
        }
    }
}
