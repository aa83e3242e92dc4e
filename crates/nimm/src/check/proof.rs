//! Proofs of periods, from the values that they need.

use super::moves::Shape;
use super::table::table;
use super::{Budget, Claim, Refusal, expect, refusal};
use crate::Count;
use crate::answer::{PeriodProof, ProvenPeriod};
use crate::rule::{Amounts, HeapRule, NumberSet};

/// The values of a rule that are periodic, and those that prove it.
pub(super) struct Periodic {
    why: PeriodProof,
    /// As many as the proof needs.
    pub(super) values: Vec<u32>,
    pub(super) preperiod: usize,
    pub(super) period: usize,
    pub(super) saltus: u64,
}

impl Periodic {
    /// Proves the period of a rule; refused unless all numbers are exact.
    pub(super) fn prove(
        rule: &HeapRule,
        stated: &ProvenPeriod,
        budget: &Budget,
    ) -> Result<Periodic, Refusal> {
        let kind = Kind::of(rule, stated)?;
        let last = stated.checked_to.checked_sub(&Count::ONE);
        let last = last.filter(|_| !stated.period.is_zero());
        let last = last.ok_or_else(|| another(stated))?;
        let word = |n: &Count| n.to_usize().ok_or_else(Budget::spent);
        let periodic = Periodic {
            why: stated.why,
            preperiod: word(&stated.preperiod)?,
            period: word(&stated.period)?,
            saltus: stated.saltus.to_u64().ok_or_else(Budget::spent)?,
            values: table(rule, &last, budget)?,
        };
        budget.steps(20 * periodic.values.len() as u64)?;
        let is_proven = match kind {
            Kind::Repeats => periodic.is_exact(),
            Kind::Base { reach } => periodic.is_exact() && periodic.has_first_base(reach),
            Kind::Floor => {
                let mut turns = (0u32..).flat_map(|turn| vec![turn; periodic.period]);
                let mut values = periodic.values.iter();
                values.all(|value| turns.next() == Some(*value))
            }
        };
        match is_proven {
            true => Ok(periodic),
            false => Err(another(stated)),
        }
    }

    /// Whether the values repeat from the preperiod on and not before, and in no smaller period.
    ///
    /// The least period divides every other one, and holds from where that does.
    fn is_exact(&self) -> bool {
        let first_differs = match self.preperiod.checked_sub(1) {
            None => true,
            Some(last) => !self.repeats_at(last, self.period, self.saltus),
        };
        let is_less = |prime: usize| {
            let turns = prime as u64;
            self.saltus.is_multiple_of(turns)
                && self.repeats(self.period / prime, self.saltus / turns)
        };
        self.repeats(self.period, self.saltus)
            && first_differs
            && !prime_divisors(self.period).into_iter().any(is_less)
    }

    fn repeats(&self, period: usize, saltus: u64) -> bool {
        let end = self.values.len().saturating_sub(period);
        (self.preperiod..end).all(|heap| self.repeats_at(heap, period, saltus))
    }

    fn repeats_at(&self, heap: usize, period: usize, saltus: u64) -> bool {
        let later = self.values.get(heap + period);
        later.is_some_and(|later| u64::from(*later) == u64::from(self.values[heap]) + saltus)
    }

    /// Whether the first two heaps from the preperiod on, a period apart, whose values are above all
    /// before are as far below the end as the proof has them; and the values grow.
    fn has_first_base(&self, reach: usize) -> bool {
        let mut is_record = Vec::with_capacity(self.values.len());
        let mut most = None;
        for value in &self.values {
            is_record.push(most < Some(*value));
            most = most.max(Some(*value));
        }
        let is_base =
            |heap: &usize| is_record[*heap] && is_record.get(heap + self.period) == Some(&true);
        let base = (self.preperiod..is_record.len()).find(is_base);
        self.saltus > 0 && base == Some(self.values.len() - 1 - reach - self.period)
    }

    pub(super) fn description(&self) -> (&'static str, Vec<(&'static str, String)>) {
        let mut numbers = vec![
            ("preperiod", self.preperiod.to_string()),
            ("period", self.period.to_string()),
        ];
        if self.saltus > 0 {
            numbers.push(("saltus", self.saltus.to_string()));
        }
        numbers.push(("checked_to", self.values.len().to_string()));
        (self.why.name(), numbers)
    }

    /// The value of a heap.
    pub(super) fn value(&self, size: &Count) -> Option<Count> {
        let start = Count::from(self.preperiod);
        let (turns, heap) = match size.checked_sub(&start) {
            None => (Count::ZERO, size.to_usize()?),
            Some(beyond) => {
                let (turns, place) = beyond.div_rem(&Count::from(self.period));
                (turns, self.preperiod + place.to_usize()?)
            }
        };
        let value = Count::from(u64::from(self.values[heap]));
        Some(&value + &(&turns * &Count::from(self.saltus)))
    }

    /// The same in machine words.
    pub(super) fn value_at(&self, size: usize) -> u64 {
        let beyond = size.saturating_sub(self.preperiod);
        let turns = (beyond / self.period) as u64;
        u64::from(self.values[size - beyond + beyond % self.period]) + turns * self.saltus
    }

    /// All heaps that have this value, where the values grow.
    pub(super) fn heaps_of(&self, value: &Count, budget: &Budget) -> Result<Vec<Count>, Refusal> {
        let end = self.preperiod + self.period;
        budget.steps((end as u64).saturating_mul(100))?;
        let (period, saltus) = (Count::from(self.period), Count::from(self.saltus));
        let heap = |heap: usize| {
            let own = Count::from(u64::from(self.values[heap]));
            let (turns, rest) = value.checked_sub(&own)?.div_rem(&saltus);
            let comes = rest.is_zero() && (heap >= self.preperiod || turns.is_zero());
            comes.then(|| &Count::from(heap) + &(&turns * &period))
        };
        Ok((0..end).filter_map(heap).collect())
    }

    /// How many heaps from `low` to `high` have this value.
    pub(super) fn count_heaps(
        &self,
        low: &Count,
        high: &Count,
        value: &Count,
        budget: &Budget,
    ) -> Result<Count, Refusal> {
        let end = self.preperiod + self.period;
        let few = (high - low)
            .to_usize()
            .filter(|more| *more < end && self.saltus == 0);
        if let Some(more) = few {
            budget.steps(more as u64 + 100)?;
            let wanted = value.to_u64();
            let mut heap = match low.checked_sub(&Count::from(self.preperiod)) {
                None => low.to_usize().unwrap_or_default(),
                Some(beyond) => {
                    let place = &beyond % &Count::from(self.period);
                    self.preperiod + place.to_usize().unwrap_or_default()
                }
            };
            let mut count = 0u64;
            for _ in 0..=more {
                count += u64::from(wanted == Some(u64::from(self.values[heap])));
                heap += 1;
                if heap == end {
                    heap = self.preperiod;
                }
            }
            return Ok(Count::from(count));
        }
        // Heap by heap of the preperiod and of one period, with all that come turns later.
        budget.steps((end as u64).saturating_mul(100))?;
        let (period, saltus) = (Count::from(self.period), Count::from(self.saltus));
        let mut count = Count::ZERO;
        for (heap, own) in self.values[..end].iter().enumerate() {
            let (first, own) = (Count::from(heap), Count::from(u64::from(*own)));
            let is_between = |heap: &Count| low <= heap && heap <= high;
            let here = if heap < self.preperiod {
                Count::from(u64::from(own == *value && is_between(&first)))
            } else if self.saltus == 0 {
                // Those below a heap, first, first + period, ...
                let below = |end: &Count| match end.checked_sub(&first) {
                    None => Count::ZERO,
                    Some(room) => (&room + &(&period - &Count::ONE)).div_rem(&period).0,
                };
                match own == *value {
                    true => &below(&(high + &Count::ONE)) - &below(low),
                    false => Count::ZERO,
                }
            } else {
                let more = value.checked_sub(&own).map(|more| more.div_rem(&saltus));
                let turns = more.filter(|(_, rest)| rest.is_zero());
                let heap = turns.map(|(turns, _)| &first + &(&turns * &period));
                Count::from(u64::from(heap.as_ref().is_some_and(is_between)))
            };
            count = &count + &here;
        }
        Ok(count)
    }
}

/// What the values have to show.
enum Kind {
    /// That they repeat, as far as they go.
    Repeats,
    /// That they do so, and two heaps a period apart have values above all before them, with so many
    /// heaps behind the second one.
    Base { reach: usize },
    /// g(n) = floor(n / r), where takes are r, r + d, ... and r >= d: between n - r and 0 there is an
    /// option in every r heaps in a row.
    Floor,
}

impl Kind {
    /// Refused unless the proof covers the rule and speaks of as many values as it needs.
    fn of(rule: &HeapRule, stated: &ProvenPeriod) -> Result<Kind, Refusal> {
        let misfit = || {
            refusal(
                Claim::Theorem,
                stated.why.name(),
                "a proof that covers the rule",
            )
        };
        let (preperiod, period) = (&stated.preperiod, &stated.period);
        let times = |factor: usize, count: &Count| &Count::from(factor) * count;
        match (stated.why, rule) {
            (PeriodProof::Window | PeriodProof::GuySmith, _) => {
                let one = stated.why == PeriodProof::Window;
                let shape = Shape::of(rule).filter(|shape| !shape.unequal);
                let shape = shape.filter(|shape| (shape.ways == 1) == one);
                let shape = shape.ok_or_else(misfit)?;
                // One of several heaps from which a period is taken away must not vanish.
                let least = if one { Count::ZERO } else { Count::ONE };
                let start = times(shape.ways, preperiod).max(least);
                let ways = start + times(shape.ways - 1, period);
                let bound = (ways + Count::from(shape.greatest)).max(Count::from(shape.settled));
                expect(Claim::ComputedTo, &stated.checked_to, &(&bound + period))?;
                no_saltus(stated)?;
                Ok(Kind::Repeats)
            }
            (PeriodProof::MovingBase, HeapRule::AllBut(set)) => {
                let reach = set.greatest();
                let least = &(&(preperiod + period) + reach) + &Count::ONE;
                if stated.checked_to < least {
                    let least = format!("at least {least}");
                    return Err(refusal(Claim::ComputedTo, &stated.checked_to, least));
                }
                let reach = reach.to_usize().ok_or_else(Budget::spent)?;
                Ok(Kind::Base { reach })
            }
            (PeriodProof::Progression, _) => {
                let (first, step) = progression(rule).ok_or_else(misfit)?;
                if first < step {
                    no_saltus(stated)?;
                    let fits = !period.is_zero() && (&step % period).is_zero();
                    fits.then_some(()).ok_or_else(|| another(stated))?;
                    let needed = &(preperiod + &step) + &first;
                    expect(Claim::ComputedTo, &stated.checked_to, &needed)?;
                    return Ok(Kind::Repeats);
                }
                let is_floor = preperiod.is_zero() && *period == first;
                let is_floor = is_floor && stated.saltus == Count::ONE;
                is_floor.then_some(()).ok_or_else(|| another(stated))?;
                expect(Claim::ComputedTo, &stated.checked_to, &(&first + &first))?;
                Ok(Kind::Floor)
            }
            _ => Err(misfit()),
        }
    }
}

fn no_saltus(stated: &ProvenPeriod) -> Result<(), Refusal> {
    match stated.saltus.is_zero() {
        true => Ok(()),
        false => Err(another(stated)),
    }
}

/// r and d, where the takes are r, r + d, r + 2 d, ... without end.
fn progression(rule: &HeapRule) -> Option<(Count, Count)> {
    let HeapRule::Choice(choice) = rule else {
        return None;
    };
    let [kind] = choice.alternatives() else {
        return None;
    };
    match &kind.amounts {
        Amounts::Listed {
            numbers: None,
            sets,
        } if kind.condition.is_none() && choice.is_fixed_set() => match sets.as_slice() {
            [NumberSet::Residue { residue, modulus }] => {
                let first = if *residue == 0 { modulus } else { residue };
                Some((Count::from(*first), Count::from(*modulus)))
            }
            _ => None,
        },
        _ => None,
    }
}

/// Each once.
pub(super) fn prime_divisors(mut number: usize) -> Vec<usize> {
    let mut primes = Vec::new();
    let mut prime = 2;
    while prime * prime <= number {
        if number.is_multiple_of(prime) {
            primes.push(prime);
            while number.is_multiple_of(prime) {
                number /= prime;
            }
        }
        prime += 1;
    }
    primes.extend(Some(number).filter(|rest| *rest > 1));
    primes
}

fn another(stated: &ProvenPeriod) -> Refusal {
    let ProvenPeriod {
        preperiod,
        period,
        saltus,
        ..
    } = stated;
    let stated = format!("preperiod {preperiod}, period {period}, saltus {saltus}");
    refusal(Claim::Period, stated, "another preperiod, period or saltus")
}
