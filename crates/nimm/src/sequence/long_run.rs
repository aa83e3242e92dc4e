//! Long sequences of taking-and-breaking games, that can be stopped and gone on with.

use super::as_breaking::{as_breaking, shape};
use super::cross_check::first_wrong;
use super::guy_smith::guy_smith_period;
use super::{ArithmeticPeriod, BreakingSequence, Halt};
use crate::rule::HeapRule;

/// The nim-values of a rule that the engine for splits takes on, kept so that they can be saved and
/// gone on from.
///
/// Memory: two bytes a heap, since the last word on a new rare value needs all of them.
///
/// # Examples
///
/// ```
/// use nimm::Game;
/// use nimm::sequence::LongRun;
///
/// let game: Game = "0.6".parse()?;
/// let rule = game.rule().only_heap_rule().expect("one rule");
/// let mut run = LongRun::new(rule).expect("a code");
/// run.extend_to(1000, &mut |_| true).expect("nobody stops it");
/// let saved = run.values().to_vec();
///
/// let mut again = LongRun::resume(rule, saved).expect("a code").expect("its values");
/// again.extend_to(2000, &mut |_| true).expect("nobody stops it");
/// # Ok::<(), nimm::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct LongRun {
    sequence: BreakingSequence,
    /// How many of the values were not computed but saved, and only sampled since.
    saved: usize,
}

impl LongRun {
    /// A run that has computed nothing; `None` for rules that the engine for splits does not take
    /// on: their sequences are short work, or have to be computed in one go.
    #[must_use]
    pub fn new(rule: &HeapRule) -> Option<LongRun> {
        let sequence = BreakingSequence::new(as_breaking(rule)?);
        let saved = 0;
        Some(LongRun { sequence, saved })
    }

    /// A run that goes on from saved values. A sample of them, the last ones among it, is computed
    /// again by plain mex.
    ///
    /// # Errors
    ///
    /// A heap whose saved value is not that of the rule.
    #[must_use]
    pub fn resume(rule: &HeapRule, values: Vec<u16>) -> Option<Result<LongRun, usize>> {
        let breaking = as_breaking(rule)?;
        let value = |heap: usize| values.get(heap).copied().map(u64::from);
        if let Some(heap) = first_wrong(rule, values.len(), &value) {
            return Some(Err(heap));
        }
        let saved = values.len();
        let sequence = BreakingSequence::resume(breaking, values);
        Some(Ok(LongRun { sequence, saved }))
    }

    /// Computes on until there are `len` values or some more; `watch` is told now and then how many
    /// there are, and ends the work by returning `false`.
    ///
    /// # Errors
    ///
    /// [`Halt::Interrupted`], or [`Halt::TooLarge`] where a value does not fit 16 bits. What was
    /// computed stays.
    pub fn extend_to(
        &mut self,
        len: usize,
        watch: &mut dyn FnMut(usize) -> bool,
    ) -> Result<(), Halt> {
        self.sequence.extend_to(len, watch)
    }

    /// The values g(0), g(1), ... so far.
    #[must_use]
    pub fn values(&self) -> &[u16] {
        self.sequence.values()
    }

    /// The period that the values prove, if they prove one. No claim rests on a sample: where saved
    /// values were gone on from, those that the proof needs are computed again first.
    #[must_use]
    pub fn period(&self) -> Option<ArithmeticPeriod> {
        let rule = self.sequence.rule();
        let found = guy_smith_period(self.values(), shape(rule)?)?;
        let needed = usize::try_from(found.checked_to).ok()?;
        if self.saved > 0 {
            let mut again = BreakingSequence::new(rule.clone());
            again.extend_to(needed, &mut |_| true).ok()?;
            if again.values()[..needed] != self.values()[..needed] {
                return None;
            }
        }
        Some(found)
    }
}
