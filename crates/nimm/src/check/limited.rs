//! One heap with a limited next take, derived again.
//!
//! Small heaps by the recurrence h(n) = min {x : f(x) < h(n-x)}; others, where Schwenk's conditions
//! hold, by his list of losing heaps.

use std::collections::BTreeMap;

use super::answer::Derived;
use super::{Claim, Refusal, refusal};
use crate::answer::Question;
use crate::rule::{Expression, Growth, HeapRule};
use crate::theory::Theorem;
use crate::{Convention, Count, Move, Outcome};

/// Heaps up to this size are checked by the recurrence.
const SMALL: usize = 3000;

/// The most takes that the recurrence looks at: a few seconds of work.
const MOST_TAKES: usize = 1 << 27;

/// What the limits say of a position.
pub(super) fn derive(question: &Question, theorem: Theorem) -> Result<Derived<'_>, Refusal> {
    let (game, position) = (question.game(), question.position());
    let normal = game.convention() == Convention::Normal;
    let misfit = || {
        refusal(
            Claim::Theorem,
            theorem.name(),
            "a theorem that covers the game",
        )
    };
    let (Some(HeapRule::AtMost(limit)), [heap]) = (game.rule().only_part(), position.heaps())
    else {
        return Err(misfit());
    };
    let growth = Growth::of(limit);
    let has_parts = growth.is_non_decreasing() && growth.is_at_least_previous();
    let covered = match theorem {
        Theorem::Schwenk => normal && has_parts,
        Theorem::LimitMisere => !normal && growth.is_positive(),
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
    let any_limit = theorem == Theorem::LimitRecurrence || !has_parts;
    let least = Least::up_to(limit, size.as_ref().unwrap_or(&Count::ZERO), any_limit)?;
    let (winning, witness) = match &size {
        Some(size) => (least.count_winning(size, &most)?, least.of(size)),
        None => (0, None),
    };
    let text = |count: Option<&Count>, none: &str| count.map_or(none.to_string(), Count::to_string);
    let (name, number) = match theorem {
        Theorem::Schwenk => ("least_part", text(witness.as_ref(), "0")),
        Theorem::LimitRecurrence => ("least_winning_take", text(witness.as_ref(), "none")),
        _ => ("normal_heap", text(size.as_ref(), "none")),
    };
    Ok(Derived {
        outcome: match (&size, winning) {
            (None, _) => game.convention().outcome_without_moves(),
            (Some(_), 0) => Outcome::P,
            (Some(_), _) => Outcome::N,
        },
        nim_value: None,
        remoteness: None,
        winning: winning.into(),
        wins: Box::new(move |play: &Move| match &size {
            Some(size) if play.take() <= size => least.wins(size, play.take()),
            _ => Ok(false),
        }),
        witness: BTreeMap::from([(name.to_string(), number)]),
    })
}

/// The least winning take from a heap, by size; `None` for an empty heap.
enum Least<'e> {
    Table {
        limit: &'e Expression,
        least: Vec<Option<usize>>,
    },
    Parts {
        limit: &'e Expression,
        losing: Vec<Count>,
    },
}

impl<'e> Least<'e> {
    /// For heaps up to `size`; by the recurrence if `any_limit`, whatever the size.
    fn up_to(limit: &'e Expression, size: &Count, any_limit: bool) -> Result<Self, Refusal> {
        let undefined = || {
            refusal(
                Claim::Theorem,
                limit,
                "a limit that has a value for every take",
            )
        };
        if let Some(size) = size.to_usize().filter(|size| *size <= SMALL || any_limit) {
            let mut least: Vec<Option<usize>> = vec![None];
            let mut looked_at = 0;
            for n in 1..=size {
                let mut found = None;
                for take in 1..=n {
                    looked_at += 1;
                    if looked_at > MOST_TAKES {
                        return Err(refusal(Claim::ComputedTo, size, n));
                    }
                    let next = limit.value(&Count::from(take)).map_err(|_| undefined())?;
                    if least[n - take].is_none_or(|least| next < Count::from(least)) {
                        found = Some(take);
                        break;
                    }
                }
                least.push(found);
            }
            return Ok(Least::Table { limit, least });
        }
        let growth = Growth::of(limit);
        if !growth.is_non_decreasing() || !growth.is_at_least_previous() {
            return Err(refusal(
                Claim::Theorem,
                limit,
                "a limit proven to grow with the take",
            ));
        }
        let mut losing = vec![Count::ONE];
        let mut next = 0;
        while let Some(last) = losing.last().filter(|last| *last <= size) {
            // f does not decrease, so the least member that reaches `last` only moves on.
            while limit.value(&losing[next]).map_err(|_| undefined())? < *last {
                next += 1;
            }
            let member = last + &losing[next];
            losing.push(member);
        }
        Ok(Least::Parts { limit, losing })
    }

    /// The least winning take from `size` under no limit.
    fn of(&self, size: &Count) -> Option<Count> {
        match self {
            Least::Table { least, .. } => least[size.to_usize()?].map(Count::from),
            Least::Parts { .. } => self.parts(size).last().cloned(),
        }
    }

    /// Whether this take from `size` leaves a lost position.
    fn wins(&self, size: &Count, take: &Count) -> Result<bool, Refusal> {
        let (Least::Table { limit, .. } | Least::Parts { limit, .. }) = self;
        let undefined = |_| {
            refusal(
                Claim::Theorem,
                limit,
                "a limit that has a value for every take",
            )
        };
        match self.of(&(size - take)) {
            None => Ok(true),
            Some(least) => Ok(limit.value(take).map_err(undefined)? < least),
        }
    }

    /// How many takes up to `quota` win from `size`: of a table any, else sums of the last parts.
    fn count_winning(&self, size: &Count, quota: &Count) -> Result<usize, Refusal> {
        let mut take = Count::ZERO;
        let takes: Vec<Count> = match self {
            Least::Table { least, .. } => (1..least.len()).map(Count::from).collect(),
            Least::Parts { .. } => {
                let sums = self.parts(size).into_iter().rev().map(|part| {
                    take = &take + &part;
                    take.clone()
                });
                sums.collect()
            }
        };
        let mut winning = 0;
        for take in takes
            .iter()
            .take_while(|take| *take <= quota && *take <= size)
        {
            winning += usize::from(self.wins(size, take)?);
        }
        Ok(winning)
    }

    /// The parts of a heap, from the greatest.
    fn parts(&self, size: &Count) -> Vec<Count> {
        let Least::Parts { losing, .. } = self else {
            return Vec::new();
        };
        let mut rest = size.clone();
        let mut parts = Vec::new();
        while !rest.is_zero() {
            let behind = losing.partition_point(|member| *member <= rest);
            rest = &rest - &losing[behind - 1];
            parts.push(losing[behind - 1].clone());
        }
        parts
    }
}
