//! Nim-values of one heap in taking-and-breaking games (octal and hexadecimal games, Grundy's game).
//!
//! g(n) is the mex over all moves from a heap of n; where a move leaves several heaps its value is
//! the nim-sum of theirs.
//!
//! | file | what it holds | cost |
//! |---|---|---|
//! | `rule` | [`Breaking`], the digits, which parts may be, and from which heap on | |
//! | `lookup` | rules without splits | one look-up an option |
//! | `pairs` | rules with splits into two: choose `sparse` or `dense` as the values come | |
//! | `sparse` | few rare heaps: blocks of 32 heaps, common values first, then no rare one | rare heaps |
//! | `classes` | the mask that makes few heaps rare | |
//! | `sets` | the sets of codes that `sparse` fills | |
//! | `witnesses` | the splits that give rare values | |
//! | `dense` | pair by pair | n |
//! | `splits` | looks for one split that gives a value | |
//! | `triples` | rules with splits into three | n |
//! | `lanes` | compiles loops for AVX2 where the processor has it | |

mod classes;
mod dense;
mod lanes;
mod lookup;
mod pairs;
mod rule;
mod sets;
mod sparse;
mod splits;
#[cfg(test)]
mod tests;
mod triples;
mod witnesses;

use lanes::Lanes;
use lookup::Lookup;
use pairs::Pairs;
pub use rule::{BadBreaking, Breaking};
use rule::{THREE, TWO};
use triples::Triples;

/// Why a sequence was not taken as far as asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Halt {
    /// Who watches said to stop.
    Interrupted,
    /// The next value is above 65535.
    TooLarge,
}

/// The nim-values of one heap under a taking-and-breaking rule, computed as far as asked.
///
/// The engine is chosen by the rule, and for splits into two also by the values seen. All engines
/// are exact.
///
/// ```
/// use nimm::rule::Parts;
/// use nimm::sequence::{Breaking, BreakingSequence};
///
/// let kayles = Breaking::new(vec![0, 7, 7], Parts::Any, 0)?;
/// let mut sequence = BreakingSequence::new(kayles);
/// sequence.extend_to(9, &mut |_| true).unwrap();
/// assert_eq!(sequence.values()[..9], [0, 1, 2, 3, 1, 4, 3, 2, 1]);
/// # Ok::<(), nimm::sequence::BadBreaking>(())
/// ```
#[derive(Clone, Debug)]
pub struct BreakingSequence {
    rule: Breaking,
    values: Vec<u16>,
    engine: Engine,
}

#[derive(Clone, Debug)]
enum Engine {
    Lookup(Lookup),
    Pairs(Pairs),
    Triples(Triples),
}

impl BreakingSequence {
    /// Starts with no values.
    pub fn new(rule: Breaking) -> Self {
        Self::resume(rule, Vec::new())
    }

    /// Goes on from values that are known to be right for heaps 0 to `values.len() - 1`.
    pub fn resume(rule: Breaking, values: Vec<u16>) -> Self {
        Self::with_lanes(rule, values, Lanes::detect())
    }

    fn with_lanes(rule: Breaking, values: Vec<u16>, lanes: Lanes) -> Self {
        let has = |bit| rule.digits().iter().any(|digit| digit & bit != 0);
        let engine = if has(THREE) {
            Engine::Triples(Triples::new(&rule))
        } else if has(TWO) {
            Engine::Pairs(Pairs::new(&rule, lanes))
        } else {
            Engine::Lookup(Lookup::new(&rule))
        };
        Self {
            rule,
            values,
            engine,
        }
    }

    /// Computes values until there are at least `len`; some tens more may come along.
    ///
    /// `watch` is told every few milliseconds how many values there are and stops the work by
    /// saying false.
    ///
    /// # Errors
    ///
    /// [`Halt::Interrupted`] when `watch` stops it, [`Halt::TooLarge`] when a value does not fit 16
    /// bits. What was computed stays, and after an interruption can be gone on from.
    pub fn extend_to(
        &mut self,
        len: usize,
        watch: &mut dyn FnMut(usize) -> bool,
    ) -> Result<(), Halt> {
        let Self {
            rule,
            values,
            engine,
        } = self;
        // The engines begin where heaps have moves.
        if values.len() < rule.from() {
            values.resize(len.min(rule.from()).max(values.len()), 0);
        }
        let mut pace = Pace::new(watch);
        match engine {
            Engine::Lookup(lookup) => lookup.extend_to(rule, values, len, &mut pace),
            Engine::Pairs(pairs) => pairs.extend_to(rule, values, len, &mut pace),
            Engine::Triples(triples) => triples.extend_to(rule, values, len, &mut pace),
        }
    }

    /// The rule.
    pub fn rule(&self) -> &Breaking {
        &self.rule
    }

    /// The same, given away.
    pub fn into_values(self) -> Vec<u16> {
        self.values
    }

    /// The values of heaps 0, 1, ... as far as computed.
    pub fn values(&self) -> &[u16] {
        &self.values
    }
}

/// Tells a watcher about the progress after every so much work.
struct Pace<'a> {
    /// Operations, a few of which go into a nanosecond.
    left: usize,
    watch: &'a mut dyn FnMut(usize) -> bool,
}

impl<'a> Pace<'a> {
    const OPERATIONS: usize = 1 << 24;

    fn new(watch: &'a mut dyn FnMut(usize) -> bool) -> Self {
        Self {
            left: Self::OPERATIONS,
            watch,
        }
    }

    /// Counts work; `len` values are there.
    fn spend(&mut self, operations: usize, len: usize) -> Result<(), Halt> {
        if let Some(left) = self.left.checked_sub(operations) {
            self.left = left;
            return Ok(());
        }
        self.left = Self::OPERATIONS;
        if (self.watch)(len) {
            Ok(())
        } else {
            Err(Halt::Interrupted)
        }
    }
}
