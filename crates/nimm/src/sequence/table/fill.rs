//! The one place that chooses how the values of a heap rule are computed, and how far.

use super::super::as_breaking::{as_breaking, shape};
use super::super::cross_check::cross_check;
use super::super::guy_smith::guy_smith_period;
use super::super::{
    AllBut, Breaking, BreakingSequence, Halt, all_but_period, fixed_set_values_watched,
    naive_values, nim_values, progression_period, progression_value, value_period,
};
use super::{FoundPeriod, TableValues, ValueTable};
use crate::answer::{Limits, PeriodProof, Stop};
use crate::rule::{Amounts, HeapRule, NumberSet, SubtractionSet};
use crate::{Count, Heap};

/// A period is looked for in at least so many heaps, or this part of what is within reach, though
/// the question needs fewer: a proven period is worth more than a table, and most are short.
const WORTH_LOOKING: u64 = 1 << 16;
const PART_WORTH_LOOKING: u64 = 100;

/// The largest amount of a set that an engine takes on: its masks have so many binary digits.
const LARGEST_AMOUNT: u64 = 1 << 30;

/// Sets of more amounts than this reach proportionally less far: a value costs a look at each.
const MANY_AMOUNTS: u64 = 1000;

/// The most values of a closed form that are listed.
const MOST_LISTED: u64 = 1 << 26;

/// How many values a table has before a period is looked for.
const FIRST_LOOK: u64 = 64;

/// The looks and sieve words that count as one move of the limits: they take that much less time.
const MOVES_OF_A_LIMIT: u64 = 500;

/// The moves of the limits that pass between two looks of a watcher at the engine for splits.
const MOVES_OF_A_GLANCE: u64 = 1 << 15;

/// How much more work the heaps that are needed may take than a period that is looked for.
const NEEDED_WORK: u64 = 8;

/// How many looks of that watcher a period is worth where the heaps that are needed do not prove it.
const WORK_WORTH_A_PERIOD: u64 = 2;

/// How many heaps are looked at where so many are needed, of those within reach; all, if what is
/// needed is beyond.
fn looks(needed: Option<u64>, far: u64) -> u64 {
    let worth = WORTH_LOOKING.min(far / PART_WORTH_LOOKING);
    needed.map_or(far, |needed| needed.max(worth).min(far))
}

fn to_usize(heaps: u64) -> usize {
    usize::try_from(heaps).unwrap_or(usize::MAX)
}

/// The first amount and the step of a rule whose amounts are an arithmetic progression.
fn progression(rule: &HeapRule) -> Option<(u32, u32)> {
    let HeapRule::Choice(choice) = rule else {
        return None;
    };
    let [kind] = choice.alternatives() else {
        return None;
    };
    let Amounts::Listed {
        numbers: None,
        sets,
    } = &kind.amounts
    else {
        return None;
    };
    let [NumberSet::Residue { residue, modulus }] = sets.as_slice() else {
        return None;
    };
    let first = if *residue == 0 { modulus } else { residue };
    let step = u32::try_from(*modulus).ok()?;
    let first = u32::try_from(*first).ok()?;
    rule.is_fixed_set()
        .then_some((first, step))
        .filter(|_| kind.condition.is_none())
}

/// The amounts of a set one by one, and the largest heap that is worth computing for it; `None`
/// where an amount is beyond that.
pub(crate) fn in_reach(set: &SubtractionSet, limits: &Limits) -> Option<(Vec<usize>, u64)> {
    let far = reach(set, limits);
    Some((set.to_usizes(far.min(LARGEST_AMOUNT))?, far))
}

fn reach(set: &SubtractionSet, limits: &Limits) -> u64 {
    let amounts = set.count().to_u64().unwrap_or(u64::MAX);
    limits.heap / amounts.div_ceil(MANY_AMOUNTS)
}

/// The most heaps of a table, whatever the limits: each takes a byte or more of memory.
const MOST_HEAPS: u64 = 1 << 33;

impl ValueTable {
    /// The values of heaps up to `largest`, and a period if it is proven on the way.
    ///
    /// # Errors
    ///
    /// How far it got, if that is not far enough; [`Stop::Theory`] for a rule whose heaps have no
    /// sequence, since the limit in force matters too.
    pub fn new(rule: &HeapRule, largest: &Count, limits: &Limits) -> Result<ValueTable, Stop> {
        Self::watched(rule, largest, limits, &mut |_| true)
    }

    /// The same; `watch` is told now and then how many values there are, and ends the work by
    /// returning `false`.
    ///
    /// # Errors
    ///
    /// As for [`ValueTable::new`], and [`Stop::Interrupted`].
    ///
    /// # Panics
    ///
    /// Bugs only: where an engine disagrees with plain mex about a sample of the heaps that prove a
    /// period.
    pub fn watched(
        rule: &HeapRule,
        largest: &Count,
        limits: &Limits,
        watch: &mut dyn FnMut(u64) -> bool,
    ) -> Result<ValueTable, Stop> {
        let table = match rule {
            HeapRule::AtMost(_) => Err(Stop::Theory),
            HeapRule::Nim => Self::plain(rule, largest, limits),
            HeapRule::Take(set) => Self::of_set(set, largest, limits),
            HeapRule::AllBut(set) => Self::of_all_but(set, largest, limits),
            HeapRule::Code(_) | HeapRule::Choice(_) => match as_breaking(rule) {
                Some(breaking) => Self::of_breaking(breaking, largest, limits, watch),
                None => match progression(rule) {
                    Some((first, step)) => Self::of_progression(first, step, largest, limits),
                    None if rule.is_fixed_set() => Self::of_fixed_set(rule, largest, limits, watch),
                    None => Self::plain(rule, largest, limits),
                },
            },
        }?;
        if table.period.is_some() {
            let value = |heap: usize| table.value_at(heap as u64);
            cross_check(rule, table.len(), &value);
        }
        Ok(table)
    }

    /// Whether a table of this rule proves a period if it goes on for long enough, as far as is known.
    pub(crate) fn may_prove_period(rule: &HeapRule) -> bool {
        match rule {
            HeapRule::Take(_) | HeapRule::AllBut(_) => true,
            HeapRule::Nim | HeapRule::AtMost(_) => false,
            HeapRule::Code(_) | HeapRule::Choice(_) => match as_breaking(rule) {
                Some(breaking) => shape(&breaking).is_some(),
                None => progression(rule).is_some(),
            },
        }
    }

    fn of_all_but(
        excluded: &SubtractionSet,
        largest: &Count,
        limits: &Limits,
    ) -> Result<ValueTable, Stop> {
        let far = limits.heap.min(MOST_HEAPS);
        let needed = largest.to_u64().filter(|needed| *needed <= far);
        let look = looks(needed, far);
        let proven = excluded
            .to_usizes(look)
            .and_then(|excluded| all_but_period(&excluded, look).ok());
        if let Some((proven, values)) = proven {
            return Ok(ValueTable {
                values: TableValues::Plain(values),
                period: Some(FoundPeriod::of_arithmetic(PeriodProof::MovingBase, proven)),
            });
        }
        let Some(needed) = needed.and_then(|needed| usize::try_from(needed).ok()) else {
            return Err(Stop::Heap { reached: far });
        };
        // Amounts that no heap of the table has do not matter.
        let excluded = SubtractionSet::new(excluded.up_to(largest)).ok();
        let excluded = excluded.and_then(|set| set.to_usizes(far));
        let mut engine = AllBut::new(&excluded.unwrap_or_default());
        Ok(ValueTable {
            values: TableValues::Plain(engine.extend_to(needed + 1).to_vec()),
            period: None,
        })
    }

    /// Amounts in arithmetic progression: a closed form, as far as it has to be listed.
    fn of_progression(
        first: u32,
        step: u32,
        largest: &Count,
        limits: &Limits,
    ) -> Result<ValueTable, Stop> {
        let far = limits.heap.min(MOST_LISTED);
        let proven = progression_period(first, step);
        let needed = largest.to_u64().filter(|needed| *needed <= far);
        let len = match (needed, proven.checked_to <= far) {
            (needed, true) => proven.checked_to.max(needed.map_or(0, |needed| needed + 1)),
            (Some(needed), false) => needed + 1,
            (None, false) => return Err(Stop::Size { most: far }),
        };
        // A value is at most the size of its heap.
        let value = |n: u64| u32::try_from(progression_value(first, step, n)).unwrap_or(u32::MAX);
        let period = FoundPeriod::of_arithmetic(PeriodProof::Progression, proven);
        Ok(ValueTable {
            values: TableValues::Plain((0..len).map(value).collect()),
            period: (proven.checked_to <= len).then_some(period),
        })
    }

    /// Any other set of amounts that is the same for all heaps.
    fn of_fixed_set(
        rule: &HeapRule,
        largest: &Count,
        limits: &Limits,
        watch: &mut dyn FnMut(u64) -> bool,
    ) -> Result<ValueTable, Stop> {
        let most = rule.largest_heap().unwrap_or(u64::MAX);
        let most = most.min(limits.heap).min(MOST_HEAPS);
        let needed = largest.to_usize().filter(|n| *n as u64 <= most);
        let needed = needed.ok_or(Stop::Size { most })?;
        let amounts: Vec<usize> = rule
            .takes(&Heap::new(needed))
            .flat_map(crate::game::each)
            .filter_map(|amount| amount.to_usize())
            .collect();
        let words = (needed as u64).saturating_mul((amounts.len() as u64).min(needed as u64 / 64));
        if words > limits.moves.saturating_mul(MOVES_OF_A_LIMIT) {
            let reached = limits.moves;
            return Err(Stop::Moves { reached });
        }
        let values =
            fixed_set_values_watched(&amounts, needed + 1, &mut |heaps| watch(heaps as u64));
        match values {
            Ok(values) => Ok(ValueTable {
                values: TableValues::Plain(values),
                period: None,
            }),
            Err(reached) => Err(Stop::Interrupted {
                reached: reached as u64,
            }),
        }
    }

    /// Codes, and what else the engine for splits takes on.
    fn of_breaking(
        rule: Breaking,
        largest: &Count,
        limits: &Limits,
        watch: &mut dyn FnMut(u64) -> bool,
    ) -> Result<ValueTable, Stop> {
        let far = limits.heap.min(MOST_HEAPS);
        let needed = largest.to_u64().filter(|needed| *needed <= far);
        let shape = shape(&rule);
        let why = match &shape {
            Some(shape) if shape.ways == 1 => PeriodProof::Window,
            _ => PeriodProof::GuySmith,
        };
        let least = needed.map_or(0, |needed| needed + 1);
        let look = match (&shape, needed) {
            (None, Some(_)) => least,
            _ => looks(needed, far) + 1,
        };
        let mut work = match needed {
            Some(_) => WORK_WORTH_A_PERIOD,
            None => limits.moves / MOVES_OF_A_GLANCE,
        };
        let mut needed_work = NEEDED_WORK * (limits.moves / MOVES_OF_A_GLANCE);
        let mut sequence = BreakingSequence::new(rule);
        let mut len = FIRST_LOOK.min(look);
        loop {
            let mut interrupted = false;
            // What goes beyond the heaps that are needed is for the period only.
            let halt = sequence.extend_to(to_usize(len), &mut |values| {
                interrupted = !watch(values as u64);
                let spent = match values as u64 >= least {
                    true => &mut work,
                    false => &mut needed_work,
                };
                *spent = spent.saturating_sub(1);
                !interrupted && *spent > 0
            });
            // What the engine has computed beyond the limit is not looked at.
            let there = (sequence.values().len() as u64).min(look);
            let values = &sequence.values()[..to_usize(there)];
            if interrupted {
                let reached = there.saturating_sub(1);
                return Err(Stop::Interrupted { reached });
            }
            let proven = shape.and_then(|shape| guy_smith_period(values, shape));
            let spent = work == 0 || needed_work == 0;
            let ends = len >= look || spent || halt == Err(Halt::TooLarge);
            if proven.is_none() && !ends {
                len = (len + len / 8).min(look);
                continue;
            }
            if proven.is_none() && (needed.is_none() || there < least) {
                let reached = there.saturating_sub(1).min(far);
                return Err(Stop::Heap { reached });
            }
            return Ok(ValueTable {
                values: TableValues::Short(sequence.into_values()),
                period: proven.map(|proven| FoundPeriod::of_arithmetic(why, proven)),
            });
        }
    }

    /// The values of heaps up to `largest` by plain mex, whatever the rule.
    ///
    /// # Errors
    ///
    /// As for [`ValueTable::new`].
    pub fn plain(rule: &HeapRule, largest: &Count, limits: &Limits) -> Result<ValueTable, Stop> {
        if rule.has_quota() {
            return Err(Stop::Theory);
        }
        let most = rule.largest_heap().unwrap_or(u64::MAX).min(limits.heap);
        let Some(largest) = largest.to_usize().filter(|n| *n as u64 <= most) else {
            return Err(Stop::Size { most });
        };
        let tests = (largest as u64).saturating_mul(largest as u64) / 2;
        if rule.tests_each_amount() && tests > limits.moves {
            let reached = limits.moves;
            return Err(Stop::Moves { reached });
        }
        let amounts = |size: usize| {
            // Amounts are no larger than the heap, a machine word.
            let word = |n: &Count| n.to_usize().unwrap_or(size);
            rule.amounts(&crate::Heap::new(size))
                .map(|(range, leaves)| (word(range.start())..=word(range.end()), leaves))
                .collect()
        };
        match naive_values(amounts, largest.saturating_add(1), limits.moves) {
            Ok(values) => Ok(ValueTable {
                values: TableValues::Plain(values),
                period: None,
            }),
            Err(_) => Err(Stop::Moves {
                reached: limits.moves,
            }),
        }
    }

    fn of_set(set: &SubtractionSet, largest: &Count, limits: &Limits) -> Result<ValueTable, Stop> {
        let Some((takes, far)) = in_reach(set, limits) else {
            return Self::of_small_amounts(set, largest, limits);
        };
        let far = far.min(MOST_HEAPS);
        let needed = largest.to_u64().filter(|needed| *needed <= far);
        let look = looks(needed, far);
        match value_period(&takes, look) {
            Ok((proven, values)) => Ok(ValueTable {
                values: TableValues::Set(values),
                period: Some(FoundPeriod::of_window(proven, takes[takes.len() - 1])),
            }),
            Err((reached, values)) if needed.is_some_and(|needed| needed <= reached) => {
                Ok(ValueTable {
                    values: TableValues::Set(values),
                    period: None,
                })
            }
            Err((reached, _)) => Err(Stop::Heap { reached }),
        }
    }

    /// The values of heaps that are smaller than the greatest amounts, which never matter for them.
    fn of_small_amounts(
        set: &SubtractionSet,
        largest: &Count,
        limits: &Limits,
    ) -> Result<ValueTable, Stop> {
        let set = SubtractionSet::new(set.up_to(largest)).ok();
        let far = set.as_ref().map_or(limits.heap, |set| reach(set, limits));
        let far = far.min(MOST_HEAPS);
        let heaps = largest
            .to_u64()
            .filter(|largest| *largest <= far)
            .map(|largest| largest + 1);
        let heaps = heaps.and_then(|heaps| usize::try_from(heaps).ok());
        let heaps = heaps.ok_or(Stop::Size { most: far })?;
        let values = match set {
            Some(set) => {
                let takes = set.to_usizes(LARGEST_AMOUNT);
                let too_large = Stop::Size {
                    most: LARGEST_AMOUNT,
                };
                TableValues::Set(nim_values(&takes.ok_or(too_large)?, heaps))
            }
            // No amount is small enough: no heap has a move.
            None => TableValues::Plain(vec![0; heaps]),
        };
        Ok(ValueTable {
            values,
            period: None,
        })
    }
}
