//! How much work a quotient may take, and who watches.

use crate::answer::{Limits, Stop};

/// How many steps pass between two looks at whoever watches.
const WATCHED_EVERY: u64 = 1 << 14;

/// The work done so far, in products and options looked at.
pub(super) struct Work<'w> {
    limits: Limits,
    watch: &'w mut dyn FnMut(u64) -> bool,
    steps: u64,
    /// The largest heap for which all is verified.
    pub(super) verified: u64,
}

impl<'w> Work<'w> {
    pub(super) fn new(limits: &Limits, watch: &'w mut dyn FnMut(u64) -> bool) -> Work<'w> {
        Work {
            limits: *limits,
            watch,
            steps: 0,
            verified: 0,
        }
    }

    /// One step more.
    pub(super) fn step(&mut self) -> Result<(), Stop> {
        self.steps += 1;
        if self.steps > self.limits.moves {
            return Err(Stop::Moves {
                reached: self.limits.moves,
            });
        }
        if self.steps.is_multiple_of(WATCHED_EVERY) {
            self.look()?;
        }
        Ok(())
    }

    /// Refuses to keep more positions, or more transitions, than may be visited.
    pub(super) fn room(&self, kept: usize) -> Result<(), Stop> {
        let reached = self.limits.positions;
        match kept as u64 >= reached {
            true => Err(Stop::Positions { reached }),
            false => Ok(()),
        }
    }

    /// The next heap, if so large a one may be looked at.
    pub(super) fn heap(&self, heap: usize) -> Result<u32, Stop> {
        let reached = self.verified;
        match u32::try_from(heap) {
            Ok(next) if u64::from(next) <= self.limits.heap => Ok(next),
            _ => Err(Stop::Heap { reached }),
        }
    }

    fn look(&mut self) -> Result<(), Stop> {
        let reached = self.verified;
        match (self.watch)(reached) {
            true => Ok(()),
            false => Err(Stop::Interrupted { reached }),
        }
    }
}
