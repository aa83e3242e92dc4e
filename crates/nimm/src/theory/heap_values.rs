//! The nim-values of the heaps of one rule: in closed form, or from a table, with limits on the next
//! take or without.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::Theorem;
use super::formula::{Formula, Repeats};
use super::listing::Listing;
use super::progression::Progression;
use super::row::Row;
use crate::rule::HeapRule;
use crate::sequence::{LimitValues, ValueTable};
use crate::{Count, Heap, Move, NimValue};

/// The most ranges of amounts that are looked at one by one; infinite sets have many.
const MOST_RANGES: usize = 1 << 16;

/// The most splits of a heap that are looked at one by one, and how many of an amount are where
/// there are more.
const MOST_SPLITS: u64 = 1 << 21;
const FIRST_SPLITS: u64 = 1 << 10;

/// Where the nim-values of the heaps of one rule come from.
#[derive(Clone, Debug)]
pub(crate) enum HeapValues {
    /// g(n) = n.
    Nim,
    Form(Arc<dyn Formula>),
    Table(ValueTable),
    /// Of a rule that limits the next take.
    Limited(LimitValues),
}

impl HeapValues {
    /// The closed form for `rule`, if one is known.
    pub(crate) fn closed_form(rule: &HeapRule) -> Option<HeapValues> {
        HeapValues::closed_form_among(&Theorem::rows(), rule)
    }

    /// The closed form that the first of these theorems gives.
    pub(super) fn closed_form_among(
        rows: &[(Theorem, &'static Row)],
        rule: &HeapRule,
    ) -> Option<HeapValues> {
        match rule {
            HeapRule::Nim => Some(HeapValues::Nim),
            other => {
                let form = rows.iter().find_map(|(_, row)| row.closed_form(other))?;
                Some(HeapValues::Form(form.into()))
            }
        }
    }

    /// The nim-value of a heap, under its limit if it has one; `None` beyond the end of a table.
    pub(crate) fn value_of(&self, heap: &Heap) -> Option<NimValue> {
        match self {
            HeapValues::Limited(values) => values.value(heap),
            _ => self.value(heap.size()),
        }
    }

    /// The nim-value of a heap of this size at its start; `None` beyond the end of a table.
    pub(crate) fn value(&self, size: &Count) -> Option<NimValue> {
        Some(match self {
            HeapValues::Nim => NimValue::from(size.clone()),
            HeapValues::Form(form) => form.value(size)?,
            HeapValues::Table(table) => table.value(size)?,
            HeapValues::Limited(values) => values.value(&Heap::new(size.clone()))?,
        })
    }

    /// Lists the takes from heap number `number`, by amount, that leave a heap of nim-value
    /// `target`; `false` if there was no more room. Where there are too many ranges of amounts to
    /// look at, some are left out.
    pub(crate) fn list_takes_to(
        &self,
        rule: &HeapRule,
        heap: &Heap,
        number: usize,
        target: &NimValue,
        listing: &mut Listing,
    ) -> bool {
        let size = heap.size();
        if let HeapValues::Limited(values) = self {
            let mut takes = values.takes_to(heap, target);
            return takes.all(|take| listing.push(Move::new(number, take)));
        }
        if let HeapValues::Table(table) = self
            && let Some(heaps) = table.heaps_of_growing(target.as_count())
        {
            let takes = heaps.iter().rev().filter_map(|left| size.checked_sub(left));
            return takes
                .filter(|take| rule.allows_take(heap, take))
                .all(|take| listing.push(Move::new(number, take)));
        }
        if let HeapValues::Form(form) = self
            && let Some(takes) = form.takes_to(size, target)
        {
            let mut takes = takes.filter(|take| rule.allows_take(heap, take));
            return takes.all(|take| listing.push(Move::new(number, take)));
        }
        if matches!(rule, HeapRule::Choice(_)) && !self.has(target) {
            return true;
        }
        let is_choice = matches!(rule, HeapRule::Choice(_));
        for (looked, run) in rule.takes(heap).enumerate() {
            if is_choice && looked > MOST_RANGES {
                return self.list_large_takes_to(rule, heap, number, target, run.start(), listing);
            }
            let (low, high) = (size - run.end(), size - run.start());
            for left in self.heaps_descending(target.clone(), low, high) {
                if !listing.push(Move::new(number, size - &left)) {
                    return false;
                }
            }
        }
        true
    }

    /// The same for the takes from `least` on that leave a heap of the table; those between are left
    /// out, and the list is marked as cut.
    fn list_large_takes_to(
        &self,
        rule: &HeapRule,
        heap: &Heap,
        number: usize,
        target: &NimValue,
        least: &Count,
        listing: &mut Listing,
    ) -> bool {
        listing.leave_out();
        let HeapValues::Table(table) = self else {
            return true;
        };
        let wanted = target.as_count().to_u64();
        let left = (0..table.len() as u64).rev();
        let left = left.filter(|left| table.value_at(*left) == wanted);
        let takes = left.filter_map(|left| heap.size().checked_sub(&Count::from(left)));
        let mut takes = takes.filter(|take| take >= least && rule.allows_take(heap, take));
        takes.all(|take| listing.push(Move::new(number, take)))
    }

    /// Whether some heap has this value, as far as the table goes or its period carries on.
    fn has(&self, value: &NimValue) -> bool {
        match self {
            HeapValues::Nim => true,
            HeapValues::Form(form) => {
                let end = form.repeats().map(|repeats| repeats.period);
                let heaps = end.and_then(|end| form.heaps(value.as_count(), &Count::ZERO, &end));
                heaps.is_none_or(|heaps| !heaps.is_empty())
            }
            HeapValues::Table(table) => {
                let wanted = value.as_count().to_u64();
                let mut heaps = 0..table.len() as u64;
                heaps.any(|heap| table.value_at(heap) == wanted)
            }
            HeapValues::Limited(_) => true,
        }
    }

    /// Lists the splits of heap number `number`, by amount, that leave nim-value `target`; `false`
    /// if there was no more room. Where there are too many to look at, the first ones of each amount
    /// are, and the list is marked as cut; a proven period is seen through, so that for splits into
    /// two heaps some are found if there are any.
    pub(crate) fn list_splits_to(
        &self,
        rule: &HeapRule,
        heap: &Heap,
        number: usize,
        target: &NimValue,
        listing: &mut Listing,
    ) -> bool {
        if let HeapValues::Form(form) = self {
            let mut splits = form.splits_to(heap.size(), target);
            return splits.all(|parts| listing.push(Move::split(number, parts)));
        }
        let splits = rule.count_splits(heap).to_u64();
        let few = splits.is_some_and(|count| count <= MOST_SPLITS);
        let first = self.first_splits();
        let mut looked: u64 = 0;
        for ways in rule.splits_by_amount(heap) {
            for (index, parts) in (0..).zip(ways) {
                if !few && index >= first {
                    break;
                }
                looked += 1;
                if looked > MOST_SPLITS {
                    listing.leave_out();
                    return true;
                }
                let value = |sum: NimValue, part: &Count| Some(&sum ^ &self.value(part)?);
                let left = parts.iter().try_fold(NimValue::ZERO, value);
                if left.as_ref() == Some(target) && !listing.push(Move::split(number, parts)) {
                    return false;
                }
            }
        }
        if !few {
            listing.leave_out();
        }
        true
    }

    /// How many splits of an amount are looked at where there are too many. Two heaps of which the
    /// smaller lies beyond preperiod and period are worth what they are with a period moved from one
    /// to the other.
    fn first_splits(&self) -> u64 {
        let found = match self {
            HeapValues::Table(table) => table.found(),
            HeapValues::Nim | HeapValues::Form(_) | HeapValues::Limited(_) => None,
        };
        found.map_or(FIRST_SPLITS, |found| {
            FIRST_SPLITS.max(found.preperiod + found.period)
        })
    }

    /// Whether the heaps of a value are listed without a look at all heaps between.
    pub(crate) fn lists(&self) -> bool {
        match self {
            HeapValues::Nim => true,
            HeapValues::Form(form) => form
                .heaps(&Count::ZERO, &Count::ZERO, &Count::ZERO)
                .is_some(),
            // A table is no longer than what was computed.
            HeapValues::Table(_) | HeapValues::Limited(_) => true,
        }
    }

    /// The heaps of nim-value 0 from `low` to `high`, ascending.
    pub(crate) fn lost(&self, low: &Count, high: &Count) -> impl Iterator<Item = Count> {
        let zero = NimValue::ZERO;
        let (exact, progressions) = self.progressions(&zero, low, high);
        let heaps = progressions.into_iter().flat_map(Progression::ascending);
        heaps.filter(move |heap| exact || self.value(heap).as_ref() == Some(&zero))
    }

    /// The heaps of nim-value `value` from `low` to `high`, the greatest first.
    pub(super) fn heaps_descending(
        &self,
        value: NimValue,
        low: Count,
        high: Count,
    ) -> impl Iterator<Item = Count> {
        let (exact, progressions) = self.progressions(&value, &low, &high);
        let progressions = progressions.into_iter().rev();
        let heaps = progressions.flat_map(Progression::descending);
        heaps.filter(move |heap| exact || self.value(heap).as_ref() == Some(&value))
    }

    /// The heaps of nim-value `value` from `low` to `high`, and that these are all; or, where they
    /// cannot be listed, all heaps between.
    fn progressions(
        &self,
        value: &NimValue,
        low: &Count,
        high: &Count,
    ) -> (bool, Vec<Progression>) {
        let target = value.as_count();
        let all = |high: &Count, start: &Count| {
            let heaps = Progression::within(start, &Count::ONE, low, high);
            heaps.into_iter().collect()
        };
        let listed = match self {
            HeapValues::Nim => Some(all(high.min(target), target)),
            HeapValues::Form(form) => form.heaps(target, low, high),
            HeapValues::Table(_) | HeapValues::Limited(_) => None,
        };
        match listed {
            Some(heaps) => (true, heaps),
            None => (false, all(high, low)),
        }
    }

    /// The theorem of a closed form.
    pub(crate) fn theorem(&self) -> Option<Theorem> {
        match self {
            HeapValues::Nim => Some(Theorem::Bouton),
            HeapValues::Form(form) => Some(form.theorem()),
            HeapValues::Table(_) | HeapValues::Limited(_) => None,
        }
    }

    /// How the values go on, where they repeat and that is proven.
    pub(crate) fn repeats(&self) -> Option<Repeats> {
        match self {
            HeapValues::Form(form) => form.repeats(),
            HeapValues::Nim | HeapValues::Limited(_) => None,
            HeapValues::Table(table) => {
                let proven = table.period()?;
                Some(Repeats {
                    preperiod: proven.preperiod,
                    period: proven.period,
                    saltus: proven.saltus,
                    last_lost: None,
                })
            }
        }
    }

    /// The numbers that the theorem of a closed form speaks of.
    pub(crate) fn witness(&self) -> BTreeMap<String, String> {
        match self {
            HeapValues::Form(form) => form.witness(),
            HeapValues::Nim | HeapValues::Table(_) | HeapValues::Limited(_) => BTreeMap::new(),
        }
    }

    /// One word for the source, with its numbers, for the witness of a sum.
    pub(crate) fn describe(&self) -> String {
        match self {
            HeapValues::Table(table) => table.describe(),
            HeapValues::Limited(values) => format!("table up_to {}", values.largest()),
            form => {
                let name = form.theorem().map_or("", Theorem::name).to_string();
                let numbers = form.witness();
                let numbers = numbers
                    .iter()
                    .map(|(name, number)| format!(" {name} {number}"));
                numbers.fold(name, |words, number| words + &number)
            }
        }
    }
}
