//! Heaps of Nim that stand inside another game: who wins, and what a heap has to become.

use crate::{Convention, Count, NimValue, Outcome, nim_sum};

/// What decides heaps of Nim, by Bouton's theorem.
pub(super) struct NimHeaps {
    convention: Convention,
    /// The nim-sum of the heaps.
    pub(super) sum: NimValue,
    /// How many of them are 2 or more.
    big: usize,
}

impl NimHeaps {
    pub(super) fn new<'a>(
        convention: Convention,
        heaps: impl IntoIterator<Item = &'a Count>,
    ) -> NimHeaps {
        let heaps: Vec<NimValue> = heaps.into_iter().cloned().map(NimValue::from).collect();
        let sum = nim_sum(&heaps);
        let big = heaps.iter().filter(|heap| is_big(heap.as_count())).count();
        NimHeaps {
            convention,
            sum,
            big,
        }
    }

    /// Who wins, as seen by the player to move.
    pub(super) fn outcome(&self) -> Outcome {
        match self.sum == self.lost_sum(self.big) {
            true => Outcome::P,
            false => Outcome::N,
        }
    }

    /// The size that would make these heaps a lost position in place of one of them, of this size.
    pub(super) fn wanted(&self, size: &Count) -> Count {
        let others = self.big - usize::from(is_big(size));
        let others_sum = &self.sum ^ &NimValue::from(size.clone());
        (&others_sum ^ &self.lost_sum(others)).as_count().clone()
    }

    /// The nim-sum of a lost position. Under misère play it is 1 where no heap is 2 or more: then it
    /// is the parity of the number of ones.
    fn lost_sum(&self, big: usize) -> NimValue {
        let is_odd = self.convention == Convention::Misere && big == 0;
        NimValue::from(u64::from(is_odd))
    }
}

fn is_big(size: &Count) -> bool {
    *size > Count::ONE
}
