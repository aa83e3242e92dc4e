//! Where nim-values of heaps come from, and how many options of a heap have a value.

use std::ops::RangeInclusive;

use super::forms::{Form, Repeats};
use super::limit_values::LimitValues;
use super::moves::Moves;
use super::proof::Periodic;
use super::{Budget, Refusal, remainders, table};
use crate::answer::ProvenPeriod;
use crate::rule::{HeapRule, Parts};
use crate::theory::Theorem;
use crate::{Count, Game, Heap, Position};

/// Where the checker has the values of the heaps of one rule from.
pub(super) enum Values {
    /// g(n) = n.
    Nim,
    /// g(n) = (x mod l) + l floor(x / (ml)), x = n mod t: residues have m = 1 and t = l, single
    /// intervals l = 1.
    Form { l: Count, m: Count, t: Count },
    /// Another closed form.
    Other(Form),
    /// The values of the heaps from 0 on.
    Table(Vec<u32>),
    /// The values that prove a period, and how they go on.
    Periodic(Periodic),
    /// The values under every limit on the next take.
    Limited(LimitValues),
}

impl Values {
    /// The closed form of a rule, if there is one.
    pub(super) fn closed_form(rule: &HeapRule) -> Option<Values> {
        match rule {
            HeapRule::Nim => Some(Values::Nim),
            other => Self::remainders(other).or_else(|| Form::of(other).map(Values::Other)),
        }
    }

    /// Remainders and intervals.
    fn remainders(rule: &HeapRule) -> Option<Values> {
        let set = match rule {
            HeapRule::Take(set) => set,
            other => {
                let l = Count::from(remainders::modulus(other)?);
                return Some(Values::Form {
                    m: Count::ONE,
                    t: l.clone(),
                    l,
                });
            }
        };
        let starts_at_one = set.contains(&Count::ONE);
        let (small, rest) = if starts_at_one {
            set.runs().split_at(1)
        } else {
            (&[][..], set.runs())
        };
        let a = small.first().map_or(Count::ZERO, |run| run.end().clone());
        let l = &a + &Count::ONE;
        // The least multiple of l that is not below n.
        let up = |n: &Count| &(n + &a) - &(&(n + &a) % &l);
        if starts_at_one && rest.iter().all(|run| up(run.start()) > *run.end()) {
            return Some(Values::Form {
                m: Count::ONE,
                t: l.clone(),
                l,
            });
        }
        let [run] = rest else {
            return None;
        };
        let (c, b) = (run.start(), run.end());
        let m = up(c).div_rem(&l).0;
        let is_long = &(b - c) + &Count::ONE >= l;
        let t = if is_long {
            &(&up(c) - &l) + b
        } else {
            b.clone()
        };
        Some(Values::Form {
            l,
            m,
            t: &t + &Count::ONE,
        })
    }

    /// The values of heaps up to `largest`.
    pub(super) fn table(
        rule: &HeapRule,
        largest: &Count,
        budget: &Budget,
    ) -> Result<Values, Refusal> {
        match rule {
            HeapRule::AtMost(limit) => {
                let values = LimitValues::up_to(limit, largest, budget)?;
                Ok(Values::Limited(values))
            }
            _ => Ok(Values::Table(table::table(rule, largest, budget)?)),
        }
    }

    /// The values of a rule whose period was proven as stated; refused unless all numbers are exact.
    pub(super) fn periodic(
        rule: &HeapRule,
        stated: &ProvenPeriod,
        budget: &Budget,
    ) -> Result<Values, Refusal> {
        Ok(Values::Periodic(Periodic::prove(rule, stated, budget)?))
    }

    /// What evidence calls this source, and the numbers it states of it.
    pub(super) fn description(&self) -> (&'static str, Vec<(&'static str, String)>) {
        let text = |numbers: &[(&'static str, &Count)]| {
            let text = |(name, number): &(&'static str, &Count)| (*name, number.to_string());
            numbers.iter().map(text).collect()
        };
        match self {
            Values::Nim => (Theorem::Bouton.name(), Vec::new()),
            Values::Form { l, t, .. } if l == t => {
                (Theorem::Residue.name(), text(&[("modulus", l)]))
            }
            Values::Form { l, m, t } if *l == Count::ONE => (
                Theorem::Interval.name(),
                text(&[("least", m), ("period", t)]),
            ),
            Values::Form { l, m, t } => (
                Theorem::TwoIntervals.name(),
                text(&[("modulus", l), ("multiple", m), ("period", t)]),
            ),
            Values::Other(form) => form.description(),
            Values::Table(values) => ("table", vec![("up_to", (values.len() - 1).to_string())]),
            Values::Periodic(periodic) => periodic.description(),
            Values::Limited(values) => ("table", vec![("up_to", values.largest().to_string())]),
        }
    }

    /// The same in words, as the witness of a sum has it.
    pub(super) fn in_words(&self) -> String {
        let (name, numbers) = self.description();
        let numbers = numbers.iter();
        numbers.fold(name.to_string(), |words, (name, number)| {
            format!("{words} {name} {number}")
        })
    }

    /// How a closed form goes on, where it repeats.
    pub(super) fn repeats(&self) -> Option<Repeats> {
        match self {
            Values::Form { t, .. } => Some(Repeats {
                preperiod: 0,
                period: t.clone(),
                saltus: Count::ZERO,
                last_lost: None,
            }),
            Values::Other(form) => form.repeats(),
            Values::Nim | Values::Table(_) | Values::Periodic(_) | Values::Limited(_) => None,
        }
    }

    /// The nim-value of a heap, under its limit if it has one; `None` beyond a table.
    pub(super) fn value_of(&self, heap: &Heap) -> Option<Count> {
        match self {
            Values::Limited(values) => values.value(heap),
            _ => self.value(heap.size()),
        }
    }

    /// The nim-value of a heap of this size at its start; `None` beyond a table.
    pub(super) fn value(&self, size: &Count) -> Option<Count> {
        match self {
            Values::Nim => Some(size.clone()),
            Values::Form { l, m, t } => {
                let x = size % t;
                Some(&(&x % l) + &(l * &x.div_rem(&(m * l)).0))
            }
            Values::Other(form) => form.value(size),
            Values::Table(values) => {
                let value = values.get(size.to_usize()?)?;
                Some(Count::from(u64::from(*value)))
            }
            Values::Periodic(periodic) => periodic.value(size),
            Values::Limited(values) => values.value(&Heap::new(size.clone())),
        }
    }

    /// How many moves in a heap leave this value.
    pub(super) fn count_options(
        &self,
        game: &Game,
        position: &Position,
        index: usize,
        value: &Count,
        budget: &Budget,
    ) -> Result<Count, Refusal> {
        let size = position.heaps()[index].size();
        let part = game
            .part(position, index)
            .heap_rule()
            .ok_or_else(Budget::spent)?;
        if let Values::Other(form) = self {
            return form.count_options(game, position, index, value, budget);
        }
        if let Values::Form { t, .. } = self
            && self.count_below(t, value).is_zero()
        {
            return Ok(Count::ZERO);
        }
        if let Values::Periodic(periodic) = self
            && periodic.saltus > 0
            && !part.splits()
        {
            // Few heaps have the value, however many amounts there are.
            let heap = &position.heaps()[index];
            let takes = periodic.heaps_of(value, budget)?.into_iter();
            let takes = takes.filter_map(|left| size.checked_sub(&left));
            return Ok(Count::from(
                takes.filter(|take| part.allows_take(heap, take)).count(),
            ));
        }
        if let Values::Limited(values) = self {
            let word = |n: &Count| n.to_usize().ok_or_else(Budget::spent);
            let most = game.takes(position, index).last();
            let most = most.map_or(Ok(0), |run| word(run.end()))?;
            return values.count_takes(word(size)?, most, value, budget);
        }
        super::moves::afford_listing(part, size, budget)?;
        let mut count = Count::ZERO;
        for run in game.takes(position, index) {
            budget.steps(200)?;
            let (low, high) = (size - run.end(), size - run.start());
            count = &count + &self.count_heaps(&low, &high, value, budget)?;
        }
        if part.splits() {
            let size = size.to_usize().ok_or_else(Budget::spent)?;
            let moves = Moves::of(part, size, budget)?;
            count = &count + &self.count_splits(size, &moves, value, budget)?;
        }
        Ok(count)
    }

    /// How many heaps from `low` to `high` have this value.
    pub(super) fn count_heaps(
        &self,
        low: &Count,
        high: &Count,
        value: &Count,
        budget: &Budget,
    ) -> Result<Count, Refusal> {
        Ok(match self {
            Values::Nim => Count::from(u64::from(low <= value && value <= high)),
            Values::Form { .. } => {
                &self.count_below(&(high + &Count::ONE), value) - &self.count_below(low, value)
            }
            Values::Other(form) => {
                let heaps = (high - low).to_u64().ok_or_else(Budget::spent)?;
                budget.steps(heaps.saturating_add(1).saturating_mul(500))?;
                let heaps = (0..=heaps).map(|more| low + &Count::from(more));
                let here = heaps.filter(|heap| form.value(heap).as_ref() == Some(value));
                Count::from(here.count())
            }
            Values::Table(values) => {
                let word = |heap: &Count| heap.to_usize().ok_or_else(Budget::spent);
                let heaps = &values[word(low)?..=word(high)?];
                budget.steps(heaps.len() as u64)?;
                let value = value.to_u64();
                let here = heaps.iter().filter(|here| value == Some(u64::from(**here)));
                Count::from(here.count())
            }
            Values::Periodic(periodic) => periodic.count_heaps(low, high, value, budget)?,
            // What a take leaves has a limit: options are counted take by take.
            Values::Limited(_) => return Err(Budget::spent()),
        })
    }

    /// How many heaps below `end` have this value, for a closed form.
    fn count_below(&self, end: &Count, value: &Count) -> Count {
        let Values::Form { l, m, t } = self else {
            return Count::ZERO;
        };
        let (h, r) = value.div_rem(l);
        let first = &(&(&h * m) * l) + &r;
        // Below y <= t: first, first + l, ..., at most m of them.
        let in_part = |y: &Count| match y.checked_sub(&first) {
            None => Count::ZERO,
            Some(room) => (&(&room + l) - &Count::ONE).div_rem(l).0.min(m.clone()),
        };
        let (whole, part) = end.div_rem(t);
        &(&whole * &in_part(t)) + &in_part(&part)
    }

    /// How many ways to leave two or three heaps of `size` have this value.
    fn count_splits(
        &self,
        size: usize,
        moves: &Moves,
        value: &Count,
        budget: &Budget,
    ) -> Result<Count, Refusal> {
        // All of it before anything is done, so that what is too much costs nothing.
        let (heap, few) = (size as u64, |range: &RangeInclusive<usize>| {
            (range.end() - range.start()) as u64 + 1
        });
        let pairs: u64 = moves.two.iter().map(|(range, _)| few(range)).sum();
        let triples: u64 = moves.three.iter().map(few).sum();
        let pairs = pairs.saturating_mul(heap);
        let triples = triples.saturating_mul(heap.saturating_mul(heap));
        budget.steps(pairs.saturating_add(triples).saturating_mul(10))?;

        let worth = |heap: usize| match self {
            Values::Table(values) => u64::from(values[heap]),
            Values::Periodic(periodic) => periodic.value_at(heap),
            // Closed forms count splits themselves; no rule with a limit splits.
            Values::Nim | Values::Form { .. } | Values::Other(_) | Values::Limited(_) => 0,
        };
        let Some(value) = value.to_u64() else {
            return Ok(Count::ZERO);
        };
        let mut count = 0u64;
        for (amount, parts) in moves.splitting() {
            let rest = size - amount;
            let is_allowed = |a: &usize| parts == Parts::Any || 2 * a != rest;
            let all = (1..=rest / 2).filter(is_allowed);
            count += all.filter(|a| worth(*a) ^ worth(rest - a) == value).count() as u64;
        }
        for amount in moves.three.iter().flat_map(RangeInclusive::clone) {
            let rest = size - amount;
            for a in 1..=rest / 3 {
                let others = value ^ worth(a);
                let all = a..=(rest - a) / 2;
                count += all
                    .filter(|b| worth(*b) ^ worth(rest - a - b) == others)
                    .count() as u64;
            }
        }
        Ok(Count::from(count))
    }
}

#[cfg(test)]
mod tests {
    use super::{Budget, Values};
    use crate::{Count, Rule};

    #[test]
    fn closed_forms_are_the_values_of_tables() {
        let sets = (1..1u32 << 9).map(|bits| {
            let amounts = (1..=9).filter(|amount| bits >> (amount - 1) & 1 == 1);
            let amounts: Vec<String> = amounts.map(|amount: u32| amount.to_string()).collect();
            format!("take {}", amounts.join(","))
        });
        for text in sets.chain(["nim", "take 3-90", "take 1-70,75-80,200"].map(String::from)) {
            let rule: Rule = text.parse().expect("a rule");
            let part = rule.only_heap_rule().expect("one part");
            let Some(form) = Values::closed_form(part) else {
                continue;
            };
            let table = Values::table(part, &Count::from(299u64), &Budget::new());
            let table = table.expect("a table");
            for n in 0..300u64 {
                let n = Count::from(n);
                assert_eq!(form.value(&n), table.value(&n), "{text} {n}");
            }
        }
    }
}
