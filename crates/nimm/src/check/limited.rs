//! One heap with a limited next take, derived again.
//!
//! Small heaps by the recurrence h(n) = min {x : f(x) < h(n-x)}; others, where Schwenk's conditions
//! hold, by his list of losing heaps.

use std::collections::BTreeMap;

use super::answer::{Derived, Winning};
use super::{Budget, Claim, Refusal, refusal};
use crate::answer::Question;
use crate::rule::{Expression, Growth, HeapRule};
use crate::theory::Theorem;
use crate::{Convention, Count, Move, Outcome};

/// Heaps up to this size are checked by the recurrence.
const SMALL: usize = 3000;

/// What the limits say of a position.
pub(super) fn derive<'a>(
    question: &Question,
    theorem: Theorem,
    budget: &Budget,
) -> Result<Derived<'a>, Refusal> {
    let (game, position) = (question.game(), question.position());
    let normal = game.convention() == Convention::Normal;
    let misfit = || {
        refusal(
            Claim::Theorem,
            theorem.name(),
            "evidence that covers the game",
        )
    };
    let (Some(HeapRule::AtMost(limit)), [heap]) = (game.rule().only_heap_rule(), position.heaps())
    else {
        return Err(misfit());
    };
    let limit = Limit {
        limit,
        growth: Growth::of(limit),
        budget,
    };
    let covered = match theorem {
        Theorem::Schwenk => normal && limit.has_parts(),
        Theorem::LimitMisere => !normal && limit.growth.is_positive(),
        _ => normal,
    };
    if !covered {
        return Err(misfit());
    }
    let takes = game.takes(position, 0);
    let most = takes.last().map_or(Count::ZERO, |run| run.end().clone());
    // Misère is normal play with one token fewer, while there is a move; `None` if there is none.
    let size = match normal {
        true => Some(heap.size().clone()),
        false => heap
            .size()
            .checked_sub(&Count::ONE)
            .filter(|_| !most.is_zero()),
    };
    let by_table = theorem == Theorem::LimitRecurrence || !limit.has_parts();
    let (least, winning) = match &size {
        None => (None, Vec::new()),
        Some(size) => match size.to_usize().filter(|size| by_table || *size <= SMALL) {
            Some(size) => limit.by_recurrence(size, &most)?,
            None if by_table => return Err(Budget::spent()),
            None => limit.by_parts(size, &most)?,
        },
    };
    let text = |count: Option<&Count>, none: &str| count.map_or(none.to_string(), Count::to_string);
    let (name, number) = match theorem {
        Theorem::Schwenk => ("least_part", text(least.as_ref(), "0")),
        Theorem::LimitRecurrence => ("least_winning_take", text(least.as_ref(), "none")),
        _ => ("normal_heap", text(size.as_ref(), "none")),
    };
    Ok(Derived {
        outcome: match (&size, winning.is_empty()) {
            (None, _) => game.convention().outcome_without_moves(),
            (Some(_), true) => Outcome::P,
            (Some(_), false) => Outcome::N,
        },
        nim_value: None,
        remoteness: None,
        winning: Winning::Exactly(Count::from(winning.len())),
        wins: Box::new(move |play: &Move| {
            play.take()
                .is_some_and(|take| winning.binary_search(take).is_ok())
        }),
        witness: BTreeMap::from([(name.to_string(), number)]),
    })
}

/// The least winning take from a heap under no limit, `None` for an empty heap; and the winning
/// takes up to a limit, ascending.
type Takes = (Option<Count>, Vec<Count>);

/// A limit f, with what its form proves of it.
struct Limit<'a> {
    limit: &'a Expression,
    growth: Growth,
    budget: &'a Budget,
}

impl Limit<'_> {
    /// Whether Schwenk's conditions are proven.
    fn has_parts(&self) -> bool {
        self.growth.is_non_decreasing() && self.growth.is_at_least_previous()
    }

    /// f(x); refused if there is no such value, or if it belies what is proven of f.
    fn value(&self, take: &Count) -> Result<Count, Refusal> {
        self.budget
            .steps(cost(self.limit, take.bit_len() as u64).1)?;
        let wrong = |expected| refusal(Claim::Theorem, self.limit, expected);
        let value = self.limit.value(take);
        let value = value.map_err(|_| wrong("a limit that has a value for every take"))?;
        if self.growth.is_at_least_previous() && value < *take
            || self.growth.is_positive() && value.is_zero()
        {
            return Err(wrong("a limit that is at least the previous take, or 1"));
        }
        Ok(value)
    }

    /// By h(1), h(2), ..., h(size).
    fn by_recurrence(&self, size: usize, most: &Count) -> Result<Takes, Refusal> {
        // f(x) as far as it matters: every h(n) is at most `size`.
        let mut limits: Vec<usize> = vec![0];
        let mut least: Vec<Option<usize>> = vec![None];
        for n in 1..=size {
            let before = limits[n - 1];
            self.budget.words(3)?;
            limits.push(if self.growth.is_non_decreasing() && before == size {
                size
            } else {
                let value = self.value(&Count::from(n))?;
                value.to_usize().unwrap_or(size).min(size)
            });
            if self.growth.is_non_decreasing() && limits[n] < before {
                let expected = "a limit that never decreases";
                return Err(refusal(Claim::Theorem, self.limit, expected));
            }
            let wins = |take: &usize| least[n - take].is_none_or(|least| limits[*take] < least);
            let found = (1..=n).find(wins);
            self.budget.steps(found.unwrap_or(n) as u64)?;
            least.push(found);
        }
        let most = most.to_usize().unwrap_or(size).min(size);
        let wins = |take: &usize| least[size - take].is_none_or(|least| limits[*take] < least);
        let winning: Vec<Count> = (1..=most).filter(wins).map(Count::from).collect();
        self.budget.words(3 * winning.len() as u64)?;
        Ok((least[size].map(Count::from), winning))
    }

    /// By Schwenk's list of losing heaps: every heap is a sum of members, its parts, from the
    /// greatest that there is; the least part is the least winning take. A winning take is the sum
    /// of some last parts whose limit is less than the next part, which is the least of the rest.
    fn by_parts(&self, size: &Count, most: &Count) -> Result<Takes, Refusal> {
        let mut losing = vec![Count::ONE];
        let mut next = 0;
        let mut reach = self.value(&losing[next])?;
        while let Some(last) = losing.last().filter(|last| *last < size) {
            // f does not decrease, so the least member that reaches `last` only moves on.
            while reach < *last {
                next += 1;
                let further = self.value(&losing[next])?;
                if further < reach {
                    let expected = "a limit that never decreases";
                    return Err(refusal(Claim::Theorem, self.limit, expected));
                }
                reach = further;
            }
            let member = last + &losing[next];
            self.budget.words(4 + member.bit_len() as u64 / 64)?;
            losing.push(member);
        }
        self.budget.steps(10 * losing.len() as u64)?;
        let mut rest = size.clone();
        let mut parts = Vec::new();
        for member in losing.iter().rev() {
            if let Some(left) = rest.checked_sub(member) {
                self.budget.words(4 + member.bit_len() as u64 / 64)?;
                parts.push(member);
                rest = left;
            }
        }
        let mut take = Count::ZERO;
        let mut winning = Vec::new();
        for (index, part) in parts.iter().enumerate().rev() {
            take = &take + part;
            if take > *most {
                break;
            }
            let wins = match index.checked_sub(1) {
                None => true,
                Some(index) => self.value(&take)? < *parts[index],
            };
            if wins {
                self.budget.words(4 + take.bit_len() as u64 / 64)?;
                winning.push(take.clone());
            }
        }
        Ok((parts.last().map(|part| (*part).clone()), winning))
    }
}

/// The most binary digits that the value of an expression may have, and the steps of evaluating
/// it, where `prev` has so many digits.
pub(super) fn cost(expression: &Expression, previous: u64) -> (u64, u64) {
    use Expression as E;
    /// The longest power.
    const MOST_BITS: u64 = 1 << 20;
    let words = |bits: u64| bits / 64 + 1;
    let of = |operand: &Expression| cost(operand, previous);
    let ((bits, inner), hard) = match expression {
        E::Number(number) => ((number.bit_len() as u64, 0), false),
        E::Variable(_) => ((previous, 0), false),
        E::Root(a) => (of(a), true),
        E::Sum(a, b) | E::Difference(a, b) | E::Least(a, b) | E::Greatest(a, b) => {
            let ((a, first), (b, second)) = (of(a), of(b));
            ((a.max(b) + 1, first.saturating_add(second)), false)
        }
        E::Floor(a, b) | E::Ceiling(a, b) | E::Remainder(a, b) => {
            let ((a, first), (b, second)) = (of(a), of(b));
            ((a, first.saturating_add(second)), b > 64)
        }
        E::CommonDivisor(a, b) => {
            let ((a, first), (b, second)) = (of(a), of(b));
            ((a.max(b), first.saturating_add(second)), true)
        }
        E::Product(a, b) => {
            let ((a, first), (b, second)) = (of(a), of(b));
            (
                (a.saturating_add(b), first.saturating_add(second)),
                a.min(b) > 64,
            )
        }
        E::Power(a, b) => {
            let ((a, first), (b, second)) = (of(a), of(b));
            let most = a.saturating_mul(1 << b.min(40)).min(MOST_BITS);
            ((most, first.saturating_add(second)), true)
        }
    };
    let effort = if hard { words(bits).isqrt() } else { 1 };
    (
        bits,
        inner.saturating_add(40 + words(bits).saturating_mul(effort)),
    )
}
