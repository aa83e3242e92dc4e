//! When a quotient that is verified for some heaps is the quotient of all.
//!
//! **Theorem** (T. E. Plambeck and A. N. Siegel 2008, *Misère quotients for impartial games*; for
//! splits into t heaps). Let k be the last digit of a code that is not 0, t >= 1 the most heaps that a
//! move may leave, let heaps from u on have the same moves whatever their size, and let
//! B = max(max(t n0, 1) + (t - 1) p + k, u). If (Q, P, phi) is verified for all heaps below B + p, and
//! phi(n + p) = phi(n) for n0 <= n < B, then with phi(n + p) = phi(n) for all n >= n0 it is the
//! quotient of all heaps.
//!
//! **Proof.** Let n >= B. An option of n + p has at least n + p - k tokens, so its largest heap has at
//! least (n + p - k) / t tokens, which is at least n0 + p and more than p. Without p of its tokens, of
//! which some are left, it is an option of n with the same element. An option of n has a largest heap
//! of at least (n - k) / t >= n0 tokens, and with p more it is an option of n + p with the same
//! element. So the pair (phi(n + p), { phi(o) : o an option of n + p }) is that of n, and by induction
//! the pair of every heap from B + p on is that of a heap below: T, the closure of these pairs, does
//! not grow, and what was verified of it holds of all positions. QED
//!
//! As in the theorem of Guy and Smith the 1 is needed where n0 = 0: a heap of p without p tokens is no
//! heap. Splits into unequal heaps are not covered: the larger heap without p tokens may equal the
//! other.

use super::quotient::Element;
use crate::sequence::Shape;

/// From which heap on the elements of heaps repeat, and after how many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Repetition {
    /// The least n0 with phi(n + period) = phi(n) for all n >= n0.
    pub preperiod: u64,
    /// The least such period.
    pub period: u64,
}

/// The repetition that the elements of the heaps 0, 1, ... prove; `None` if they prove none.
///
/// Periods are tried from 1 on. A proven one is a multiple of the least period, which has the same
/// preperiod and is proven by fewer heaps.
pub(super) fn repetition(heaps: &[Element], shape: Shape) -> Option<Repetition> {
    let len = heaps.len() as u64;
    for period in 1..len {
        // The latest preperiod that so many heaps may prove.
        let spent = (shape.ways * period).checked_add(shape.greatest)?;
        let Some(room) = len.checked_sub(spent) else {
            break;
        };
        let latest = room / shape.ways;
        if shape.checked_to(latest, period) > len {
            continue;
        }
        let repeats = |heap: &u64| heaps[*heap as usize] == heaps[(heap + period) as usize];
        if (latest..len - period).all(|heap| repeats(&heap)) {
            let earlier = (0..latest).rev().take_while(repeats).count() as u64;
            return Some(Repetition {
                preperiod: latest - earlier,
                period,
            });
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::{Repetition, repetition};
    use crate::sequence::Shape;

    const OCTAL: Shape = Shape {
        ways: 2,
        greatest: 2,
        settled: 3,
    };

    #[test]
    fn as_many_heaps_as_the_theorem_needs_prove_a_repetition() {
        // 5 5 1 2 1 2 ...: n0 = 2 and p = 2 need B + p = 4 + 2 + 2 + 2 heaps.
        let heaps = [5, 5, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2];
        for len in 0..=heaps.len() {
            let expected = (len >= 10).then_some(Repetition {
                preperiod: 2,
                period: 2,
            });
            assert_eq!(repetition(&heaps[..len], OCTAL), expected, "{len}");
        }
    }

    #[test]
    fn equal_elements_before_the_first_split_prove_nothing() {
        // 4.0: heaps of 0 and 1 have no move.
        let shape = Shape {
            ways: 2,
            greatest: 0,
            settled: 1,
        };
        assert_eq!(repetition(&[0, 0], shape), None);
    }
}
