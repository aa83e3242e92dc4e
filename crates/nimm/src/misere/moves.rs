//! The moves that leave a product in the P-portion.

use super::MisereQuotient;
use crate::answer::{Limits, Listed, Question, Stop};
use crate::game::each;
use crate::rule::{HeapRule, Parts};
use crate::theory::listing::Listing;
use crate::{Count, Heap, Move, Outcome};

/// The most moves of one heap that are looked at.
const MOST_LOOKS: u64 = 1 << 22;

/// The winning moves by heap, takes by amount before splits by amount, as far as there is room and
/// time.
///
/// # Errors
///
/// [`Stop::Moves`] if none was found among the moves that were looked at, which are not all.
pub(super) fn winning_moves(
    question: &Question,
    found: &MisereQuotient,
    limits: &Limits,
) -> Result<(Vec<Move>, Listed), Stop> {
    let position = question.position();
    let heaps = position.heaps();
    let element = |heap: &Heap| found.element(heap.size());
    let elements: Vec<usize> = heaps
        .iter()
        .map(element)
        .collect::<Option<_>>()
        .ok_or(Stop::Theory)?;
    let product = |left: usize, right: &usize| found.quotient().product(left, *right);
    // Behind[i] is the product of the heaps behind heap i.
    let mut behind = vec![0; heaps.len()];
    for index in (1..heaps.len()).rev() {
        behind[index - 1] = product(behind[index], &elements[index]);
    }
    let mut before = 0;
    let mut list = Wins {
        found,
        rest: 0,
        heap: 0,
        listing: Listing::new(limits.listed),
        looks: 0,
    };
    let rule = found.rule();
    for (index, heap) in heaps.iter().enumerate() {
        list.rest = product(before, &behind[index]);
        list.heap = index + 1;
        list.looks = MOST_LOOKS;
        if list.takes(rule, heap).is_none() || list.splits(rule, heap).is_none() {
            list.listing.leave_out();
            break;
        }
        before = product(before, &elements[index]);
    }
    let (moves, listed) = list.listing.into_parts();
    match moves.is_empty() && listed == Listed::Some {
        true => Err(Stop::Moves {
            reached: MOST_LOOKS,
        }),
        false => Ok((moves, listed)),
    }
}

/// The winning moves of one heap after the other.
struct Wins<'q> {
    found: &'q MisereQuotient,
    /// The product of the other heaps.
    rest: usize,
    /// The number of the heap.
    heap: usize,
    listing: Listing,
    /// How many moves of this heap may still be looked at.
    looks: u64,
}

/// `None` where the list is full, or nothing more may be looked at.
type Go = Option<()>;

impl Wins<'_> {
    fn takes(&mut self, rule: &HeapRule, heap: &Heap) -> Go {
        for take in rule.takes(heap).flat_map(each) {
            if self.wins(&[&(heap.size() - &take)])? {
                self.list(Move::new(self.heap, take))?;
            }
        }
        Some(())
    }

    fn splits(&mut self, rule: &HeapRule, heap: &Heap) -> Go {
        if !rule.splits() {
            return Some(());
        }
        for (range, leaves) in rule.amounts(heap).filter(|(_, leaves)| leaves.splits()) {
            for amount in each(range) {
                let left = heap.size() - &amount;
                if leaves.allows(2) {
                    self.pairs(&left, leaves.parts())?;
                }
                if leaves.allows(3) {
                    self.triples(&left)?;
                }
            }
        }
        Some(())
    }

    /// The larger heap of two is beyond the preperiod where the smaller one is, so that a period of
    /// smaller heaps without a win ends the list.
    fn pairs(&mut self, left: &Count, parts: Parts) -> Go {
        let least_difference = match parts {
            Parts::Any => Count::ZERO,
            Parts::Unequal => Count::ONE,
        };
        let room = left.checked_sub(&least_difference).unwrap_or_default();
        let (last, _) = room.div_rem(&Count::from(2u64));
        let repetition = self.found.complete();
        let mut idle = 0;
        for small in each(Count::ONE..=last) {
            let wins = self.wins(&[&small, &(left - &small)])?;
            let beyond = repetition.filter(|found| small >= Count::from(found.preperiod));
            idle = if wins || beyond.is_none() {
                0
            } else {
                idle + 1
            };
            if wins {
                let parts = vec![small.clone(), left - &small];
                self.list(Move::split(self.heap, parts))?;
            } else if beyond.is_some_and(|found| idle >= found.period) {
                break;
            }
        }
        Some(())
    }

    fn triples(&mut self, left: &Count) -> Go {
        for small in each(Count::ONE..=left.div_rem(&Count::from(3u64)).0) {
            let rest = left - &small;
            for middle in each(small.clone()..=rest.div_rem(&Count::from(2u64)).0) {
                let large = &rest - &middle;
                if self.wins(&[&small, &middle, &large])? {
                    let parts = vec![small.clone(), middle, large];
                    self.list(Move::split(self.heap, parts))?;
                }
            }
        }
        Some(())
    }

    fn wins(&mut self, left: &[&Count]) -> Option<bool> {
        self.looks = self.looks.checked_sub(1)?;
        let element = self.found.element_of_sum(left.iter().copied())?;
        let product = self.found.quotient().product(self.rest, element);
        Some(self.found.outcome(product) == Outcome::P)
    }

    fn list(&mut self, play: Move) -> Go {
        self.listing.push(play).then_some(())
    }
}
