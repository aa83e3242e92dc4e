//! How much work one check may take.

use std::cell::Cell;

use super::{Claim, Refusal, refusal};

/// The most steps of a check, of about a nanosecond each: as many as the dearest table within the
/// default limits of the solvers takes.
const MOST_STEPS: u64 = 12_000_000_000;

/// The steps that a machine word of memory counts for, so that all of them fill less than 2 GiB.
const STEPS_A_WORD: u64 = 50;

/// The steps that are left. They are taken before the work is done.
pub(super) struct Budget(Cell<u64>);

impl Budget {
    pub(super) fn new() -> Budget {
        Budget(Cell::new(MOST_STEPS))
    }

    /// Takes steps.
    ///
    /// # Errors
    ///
    /// [`Claim::Work`] if there are not so many.
    pub(super) fn steps(&self, steps: u64) -> Result<(), Refusal> {
        let left = self.0.get().checked_sub(steps).ok_or_else(Self::spent)?;
        self.0.set(left);
        Ok(())
    }

    /// Takes what so many words of memory count for.
    pub(super) fn words(&self, words: u64) -> Result<(), Refusal> {
        self.steps(words.saturating_mul(STEPS_A_WORD))
    }

    /// What is said of a check that would take more.
    pub(super) fn spent() -> Refusal {
        let most = format!("at most {MOST_STEPS} steps of work");
        refusal(Claim::Work, most, "more")
    }
}
