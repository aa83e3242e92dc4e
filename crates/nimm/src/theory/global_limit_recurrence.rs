//! Several heaps with one limit on the next take, whichever heap the previous one was from.
//!
//! **Theorem.** Write p - x for any position that a take of x from some heap of p leaves. Put h(p) =
//! infinity if all heaps are empty, and h(p) = min {x : f(x) < h(p-x)}, infinity again if there is no
//! such x. With a limit of k in force p is an N-position exactly when k >= h(p), and the winning takes
//! are the x <= k with f(x) < h(p-x). The same takes win at the start, if they leave something of
//! their heap. No condition on f.
//!
//! Proof, by induction: a take x wins exactly when p-x under the limit f(x) is a P-position, that is
//! when f(x) < h(p-x); h(p) is the least such x. The limit does not come into h: one number for each
//! position of sizes is all that has to be known.

use std::collections::BTreeMap;
use std::num::NonZeroU32;

use super::condition::{Condition, NO_SUM, NORMAL_PLAY, has_joint_rule};
use super::listing::Listing;
use super::row::{Gives, How, PROOF_IN_BOOK, Row};
use super::{Theorem, schwenk};
use crate::answer::{Evidence, Limits, Solution, Stop};
use crate::rule::{Expression, JointRule};
use crate::{Count, Heap, Move, Outcome, Question};

pub(super) static GLOBAL_LIMIT: Condition = Condition::of_game(
    "global-limit",
    "the previous take limits the next in all heaps",
    |game| has_joint_rule(game, |rule| matches!(rule, JointRule::Globally(_))),
);

pub(super) static ROW: Row = Row {
    name: "global-limit-recurrence",
    pattern: &GLOBAL_LIMIT,
    conditions: &[&NO_SUM, &NORMAL_PLAY],
    gives: &[Gives::Outcome, Gives::WinningMoves],
    reference: PROOF_IN_BOOK,
    symbols: &[("least_winning_take", "h(p)")],
    inside: &["global-fibonacci", "take globally at most floor(prev/2)"],
    outside: &["global-fibonacci & nim", "misere global-fibonacci"],
    how: How::Table(solve),
};

/// How many positions pass between two looks at whoever watches.
const WATCHED_EVERY: u64 = 4096;

/// h of all positions within some heaps.
struct Thresholds<'a> {
    limit: &'a Expression,
    /// The greatest sizes, ascending.
    most: Vec<u32>,
    /// What one token more in each heap adds to the number of a position.
    steps: Vec<u64>,
    /// h by the number of the position; `None` is infinity.
    least: Vec<Option<NonZeroU32>>,
    /// f(x), cut at the largest machine word, as far as it was needed; 0 in place of f(0).
    limits: Vec<u32>,
}

impl<'a> Thresholds<'a> {
    /// h of all positions from which none of these heaps is larger.
    fn within(
        limit: &'a Expression,
        mut most: Vec<u32>,
        limits: &Limits,
        watch: &mut dyn FnMut(u64) -> bool,
    ) -> Result<Thresholds<'a>, Stop> {
        most.sort_unstable();
        let mut steps = vec![1u64; most.len()];
        for index in (1..most.len()).rev() {
            steps[index - 1] = steps[index].saturating_mul(u64::from(most[index]) + 1);
        }
        let mut table = Thresholds {
            limit,
            most,
            steps,
            least: vec![None],
            limits: vec![0],
        };
        let mut heaps = vec![0; table.most.len()];
        let mut looks = 0u64;
        while table.next(&mut heaps) {
            let reached = table.least.len() as u64;
            if reached >= limits.positions {
                return Err(Stop::Positions { reached });
            }
            if reached.is_multiple_of(WATCHED_EVERY) && !watch(reached) {
                return Err(Stop::Interrupted { reached });
            }
            let found = match heaps.is_sorted() {
                true => table.least_take(&heaps, &mut looks)?,
                false => table.known(&heaps),
            };
            table.least.push(found);
            if looks > limits.moves {
                let reached = limits.moves;
                return Err(Stop::Moves { reached });
            }
        }
        // A take without a limit for the next one is no move, unless it leaves nothing.
        if let Some(largest) = table.most.last().copied() {
            let is_alone = table.most.iter().filter(|heap| **heap > 0).count() < 2;
            table.limit(largest.saturating_sub(u32::from(is_alone)))?;
        }
        Ok(table)
    }

    /// Turns the heaps into those that come next, the last counting fastest; `false` if none do.
    fn next(&self, heaps: &mut [u32]) -> bool {
        for (heap, most) in heaps.iter_mut().zip(&self.most).rev() {
            if *heap < *most {
                *heap += 1;
                return true;
            }
            *heap = 0;
        }
        false
    }

    /// h of heaps in order; all smaller positions have smaller numbers, and are known.
    fn least_take(&mut self, heaps: &[u32], looks: &mut u64) -> Result<Option<NonZeroU32>, Stop> {
        let number = self.number(heaps);
        let largest = heaps.last().copied().unwrap_or_default();
        for take in 1..=largest {
            for index in (0..heaps.len()).filter(|index| take <= heaps[*index]) {
                *looks += 1;
                if self.wins(take, number - u64::from(take) * self.steps[index])? {
                    return Ok(NonZeroU32::new(take));
                }
            }
        }
        Ok(None)
    }

    /// Whether a take that leaves the position of this number wins.
    fn wins(&mut self, take: u32, left: u64) -> Result<bool, Stop> {
        Ok(match self.at(left) {
            None => true,
            Some(least) => self.limit(take)? < least.get(),
        })
    }

    /// f(x), cut at the largest machine word.
    fn limit(&mut self, take: u32) -> Result<u32, Stop> {
        while self.limits.len() <= take as usize {
            let next = self.limit.value(&Count::from(self.limits.len()));
            let next = next.map_err(|_| Stop::Theory)?.to_u64();
            let next = next.and_then(|next| u32::try_from(next).ok());
            self.limits.push(next.unwrap_or(u32::MAX));
        }
        Ok(self.limits[take as usize])
    }

    /// h of heaps in any order.
    fn known(&self, heaps: &[u32]) -> Option<NonZeroU32> {
        self.at(self.number_sorted(heaps.to_vec()))
    }

    fn at(&self, number: u64) -> Option<NonZeroU32> {
        let index = usize::try_from(number).ok();
        index.and_then(|index| self.least.get(index).copied().flatten())
    }

    fn number_sorted(&self, mut heaps: Vec<u32>) -> u64 {
        heaps.sort_unstable();
        self.number(&heaps)
    }

    fn number(&self, heaps: &[u32]) -> u64 {
        let terms = heaps.iter().zip(&self.steps);
        terms.map(|(heap, step)| u64::from(*heap) * step).sum()
    }
}

/// From the table, as far as the limit has a value.
fn solve(
    question: &Question,
    limits: &Limits,
    watch: &mut dyn FnMut(u64) -> bool,
) -> Result<Solution, Stop> {
    let Some(JointRule::Globally(limit)) = question.game().rule().only_joint_rule() else {
        return Err(Stop::Theory);
    };
    let heaps = question.position().heaps();
    let most = limits.heap.min(u64::from(u32::MAX) - 1);
    let in_words = |heap: &Heap| {
        let size = heap.size().to_u64().filter(|size| *size <= most);
        size.map(|size| size as u32).ok_or(Stop::Size { most })
    };
    let sizes: Vec<u32> = heaps.iter().map(in_words).collect::<Result<_, Stop>>()?;
    let mut table = Thresholds::within(limit, sizes.clone(), limits, watch)?;
    let mut listing = Listing::new(limits.listed);
    let mut outcome = Outcome::P;
    'heaps: for (index, heap) in heaps.iter().enumerate() {
        let quota = schwenk::quota(heap)
            .to_u64()
            .map_or(0, |quota| quota as u32);
        for take in 1..=quota {
            let mut left = sizes.clone();
            left[index] -= take;
            let left = table.number_sorted(left);
            if table.wins(take, left)? {
                outcome = Outcome::N;
                if !listing.push(Move::new(index + 1, Count::from(u64::from(take)))) {
                    break 'heaps;
                }
            }
        }
    }
    let least = table.known(&sizes);
    let least = least.map_or("none".to_string(), |least| least.to_string());
    let (winning_moves, listed) = listing.into_parts();
    Ok(Solution {
        outcome,
        nim_value: None,
        winning_moves,
        listed,
        remoteness: None,
        evidence: Evidence::Theorem {
            theorem: Theorem::GlobalLimitRecurrence,
            witness: BTreeMap::from([("least_winning_take".to_string(), least)]),
        },
    })
}
