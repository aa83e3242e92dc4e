//! The nim-values of the heaps of one rule: in closed form, or from a table.

use std::collections::BTreeMap;

use super::Theorem;
use super::closed_form::ClosedForm;
use super::listing::Listing;
use super::progression::Progression;
use crate::rule::HeapRule;
use crate::sequence::ValueTable;
use crate::{Count, Heap, Move, NimValue};

/// The most ranges of amounts that are looked at one by one; infinite sets have many.
const MOST_RANGES: usize = 1 << 16;

/// The most splits of a heap that are looked at one by one, and how many of more are.
const MOST_SPLITS: u64 = 1 << 21;
const FIRST_SPLITS: usize = 1 << 12;

/// Where the nim-values of the heaps of one rule come from.
#[derive(Clone, Debug)]
pub(crate) enum HeapValues {
    /// g(n) = n.
    Nim,
    Form(ClosedForm),
    Table(ValueTable),
}

impl HeapValues {
    /// The closed form for `rule`, if one is known.
    pub(crate) fn closed_form(rule: &HeapRule) -> Option<HeapValues> {
        match rule {
            HeapRule::Nim => Some(HeapValues::Nim),
            HeapRule::Take(set) => ClosedForm::of(set).map(HeapValues::Form),
            HeapRule::Choice(choice) => ClosedForm::of_choice(choice).map(HeapValues::Form),
            HeapRule::AllBut(_) | HeapRule::Code(_) | HeapRule::AtMost(_) => None,
        }
    }

    /// The nim-value of a heap; `None` beyond the end of a table.
    pub(crate) fn value(&self, size: &Count) -> Option<NimValue> {
        Some(match self {
            HeapValues::Nim => NimValue::from(size.clone()),
            HeapValues::Form(form) => form.value(size),
            HeapValues::Table(table) => table.value(size)?,
        })
    }

    /// Lists the takes from heap number `number`, by amount, that leave a heap of nim-value
    /// `target`; `false` if there was no more room, or if there are too many ranges of amounts to
    /// look at, which marks the list as cut.
    pub(crate) fn list_takes_to(
        &self,
        rule: &HeapRule,
        heap: &Heap,
        number: usize,
        target: &NimValue,
        listing: &mut Listing,
    ) -> bool {
        let size = heap.size();
        let mut found = false;
        for (looked, run) in rule.takes(heap).enumerate() {
            if found && looked > MOST_RANGES && matches!(rule, HeapRule::Choice(_)) {
                return listing.cut();
            }
            let (low, high) = (size - run.end(), size - run.start());
            for left in self.heaps_descending(target, low, high) {
                found = true;
                if !listing.push(Move::new(number, size - &left)) {
                    return false;
                }
            }
        }
        true
    }

    /// Lists the splits of heap number `number`, by amount, that leave nim-value `target`; `false`
    /// if there was no more room. Where there are too many splits to look at, the first ones are
    /// looked at, until some were found, and the list is marked as cut.
    pub(crate) fn list_splits_to(
        &self,
        rule: &HeapRule,
        heap: &Heap,
        number: usize,
        target: &NimValue,
        listing: &mut Listing,
    ) -> bool {
        let few = rule
            .count_splits(heap)
            .to_u64()
            .is_some_and(|count| count <= MOST_SPLITS);
        let mut found = false;
        for (looked, parts) in rule.splits_of(heap).enumerate() {
            if !few && looked >= FIRST_SPLITS && (found || looked as u64 >= MOST_SPLITS) {
                return listing.cut();
            }
            let value = |sum: NimValue, part: &Count| Some(&sum ^ &self.value(part)?);
            if parts.iter().try_fold(NimValue::ZERO, value).as_ref() == Some(target) {
                found = true;
                if !listing.push(Move::split(number, parts)) {
                    return false;
                }
            }
        }
        true
    }

    /// The heaps of nim-value 0 from `low` to `high`, ascending.
    pub(crate) fn lost(&self, low: &Count, high: &Count) -> impl Iterator<Item = Count> {
        let zero = NimValue::ZERO;
        let progressions = self.progressions(&zero, low, high);
        progressions
            .into_iter()
            .flat_map(Progression::ascending)
            .filter(move |heap| !self.is_table() || self.value(heap).as_ref() == Some(&zero))
    }

    /// The heaps of nim-value `value` from `low` to `high`, the greatest first.
    fn heaps_descending<'a>(
        &'a self,
        value: &'a NimValue,
        low: Count,
        high: Count,
    ) -> impl Iterator<Item = Count> + 'a {
        let progressions = self.progressions(value, &low, &high);
        progressions
            .into_iter()
            .rev()
            .flat_map(Progression::descending)
            .filter(move |heap| !self.is_table() || self.value(heap).as_ref() == Some(value))
    }

    /// The heaps of nim-value `value` from `low` to `high`; for a table all heaps between, from
    /// which those of the value are to be chosen.
    fn progressions(&self, value: &NimValue, low: &Count, high: &Count) -> Vec<Progression> {
        let target = value.as_count();
        let all = |high: &Count, start: &Count| {
            Progression::within(start, &Count::ONE, low, high)
                .into_iter()
                .collect()
        };
        match self {
            HeapValues::Nim => all(high.min(target), target),
            HeapValues::Form(form) => form.heaps(target, low, high),
            HeapValues::Table(_) => all(high, low),
        }
    }

    fn is_table(&self) -> bool {
        matches!(self, HeapValues::Table(_))
    }

    /// The theorem of a closed form.
    pub(crate) fn theorem(&self) -> Option<Theorem> {
        match self {
            HeapValues::Nim => Some(Theorem::Bouton),
            HeapValues::Form(form) => Some(form.theorem),
            HeapValues::Table(_) => None,
        }
    }

    /// The period of a closed form that has one.
    pub(crate) fn period(&self) -> Option<&Count> {
        match self {
            HeapValues::Form(form) => Some(form.period()),
            HeapValues::Nim | HeapValues::Table(_) => None,
        }
    }

    /// The numbers that the theorem of a closed form speaks of.
    pub(crate) fn witness(&self) -> BTreeMap<String, String> {
        match self {
            HeapValues::Form(form) => form.witness(),
            HeapValues::Nim | HeapValues::Table(_) => BTreeMap::new(),
        }
    }

    /// One word for the source, with its numbers, for the witness of a sum.
    pub(crate) fn describe(&self) -> String {
        match self {
            HeapValues::Table(table) => table.describe(),
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
