//! Nim-values of heaps, written again: one closed form for three theorems, and tables by mex.

use super::{Budget, Claim, Refusal, expect, refusal};
use crate::answer::{PeriodProof, ProvenPeriod};
use crate::rule::{HeapRule, SubtractionSet};
use crate::theory::Theorem;
use crate::{Count, Game, Heap, Position};

/// Where the checker has the values of the heaps of one rule from.
pub(super) enum Values {
    /// g(n) = n.
    Nim,
    /// g(n) = (x mod l) + l floor(x / (ml)), x = n mod t: residues have m = 1 and t = l, single
    /// intervals l = 1.
    Form { l: Count, m: Count, t: Count },
    /// The values of the heaps from 0 on.
    Table(Vec<u32>),
    /// The values that prove a period, and how they go on.
    Window {
        values: Vec<u32>,
        preperiod: usize,
        period: usize,
    },
}

impl Values {
    /// The closed form of a rule, if there is one.
    pub(super) fn closed_form(rule: &HeapRule) -> Option<Values> {
        let set = match rule {
            HeapRule::Nim => return Some(Values::Nim),
            HeapRule::Take(set) => set,
            _ => return None,
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

    /// The values of heaps up to `largest`, for a rule without limits on the next take.
    pub(super) fn table(
        rule: &HeapRule,
        largest: &Count,
        budget: &Budget,
    ) -> Result<Values, Refusal> {
        let (largest, runs) = afford(rule, largest, budget)?;
        Ok(Values::Table(fill(largest, &runs)))
    }

    /// The values of a set whose period was proven as stated; refused unless all numbers are exact.
    pub(super) fn window(
        set: &SubtractionSet,
        stated: &ProvenPeriod,
        budget: &Budget,
    ) -> Result<Values, Refusal> {
        debug_assert_eq!(stated.why, PeriodProof::Window);
        let needed = &(&stated.preperiod + &stated.period) + set.greatest();
        expect(Claim::ComputedTo, &stated.checked_to, &needed)?;
        let last = needed.checked_sub(&Count::ONE).unwrap_or_default();
        let rule = HeapRule::Take(set.clone());
        let values = Self::table(&rule, &last, budget)?.into_table();
        let found = exact_period(&values, set, budget)?;
        let is_stated = |(preperiod, period): &(usize, usize)| {
            (Count::from(*preperiod), Count::from(*period))
                == (stated.preperiod.clone(), stated.period.clone())
        };
        let (preperiod, period) = found.filter(is_stated).ok_or_else(|| {
            let stated = format!("preperiod {}, period {}", stated.preperiod, stated.period);
            refusal(Claim::Period, stated, "another preperiod or period")
        })?;
        Ok(Values::Window {
            values,
            preperiod,
            period,
        })
    }

    /// The values of a table; empty for other sources.
    pub(super) fn into_table(self) -> Vec<u32> {
        match self {
            Values::Table(values) => values,
            _ => Vec::new(),
        }
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
            Values::Table(values) => ("table", vec![("up_to", (values.len() - 1).to_string())]),
            Values::Window {
                values,
                preperiod,
                period,
            } => (
                "window",
                vec![
                    ("preperiod", preperiod.to_string()),
                    ("period", period.to_string()),
                    ("checked_to", values.len().to_string()),
                ],
            ),
        }
    }

    /// The nim-value of a heap; `None` beyond a table.
    pub(super) fn value(&self, size: &Count) -> Option<Count> {
        match self {
            Values::Nim => Some(size.clone()),
            Values::Form { l, m, t } => {
                let x = size % t;
                Some(&(&x % l) + &(l * &x.div_rem(&(m * l)).0))
            }
            Values::Table(values) | Values::Window { values, .. } => {
                Some(Count::from(u64::from(*values.get(self.place(size)?)?)))
            }
        }
    }

    /// Where the value of a heap stands among those computed; `None` for a closed form.
    fn place(&self, size: &Count) -> Option<usize> {
        match self {
            Values::Nim | Values::Form { .. } => None,
            Values::Table(_) => size.to_usize(),
            Values::Window {
                preperiod, period, ..
            } => match size.checked_sub(&Count::from(*preperiod)) {
                None => size.to_usize(),
                Some(beyond) => Some(preperiod + (&beyond % &Count::from(*period)).to_usize()?),
            },
        }
    }

    /// How many of the heaps that one move leaves have this value.
    pub(super) fn count_options(
        &self,
        game: &Game,
        position: &Position,
        index: usize,
        value: &Count,
        budget: &Budget,
    ) -> Result<Count, Refusal> {
        let size = position.heaps()[index].size();
        let mut count = Count::ZERO;
        for run in game.takes(position, index) {
            budget.steps(200)?;
            let (low, high) = (size - run.end(), size - run.start());
            let here = match self {
                Values::Nim => Count::from(u64::from(low <= *value && *value <= high)),
                Values::Form { .. } => {
                    &self.count_below(&(&high + &Count::ONE), value)
                        - &self.count_below(&low, value)
                }
                Values::Table(values) | Values::Window { values, .. } => {
                    let heaps = (&high - &low).to_usize().ok_or_else(Budget::spent)? + 1;
                    budget.steps(heaps as u64)?;
                    let wanted = value.to_u64();
                    let mut place = self.place(&low).unwrap_or_default();
                    let is_wanted = |_: &usize| {
                        let here = values[place];
                        place += 1;
                        if let Values::Window {
                            preperiod, period, ..
                        } = self
                            && place == preperiod + period
                        {
                            place = *preperiod;
                        }
                        wanted == Some(u64::from(here))
                    };
                    Count::from((0..heaps).filter(is_wanted).count())
                }
            };
            count = &count + &here;
        }
        Ok(count)
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
}

/// Runs of amounts that are shorter are looked at one by one.
const LONG: usize = 3;

/// Takes the work of a table from the budget; the size of its largest heap and the amounts that may
/// be taken from it, of which smaller heaps allow those that they have.
pub(super) fn afford(
    rule: &HeapRule,
    largest: &Count,
    budget: &Budget,
) -> Result<(usize, Vec<(usize, usize)>), Refusal> {
    if rule.has_quota() {
        let expected = "a rule whose heaps have nim-values";
        return Err(refusal(Claim::Theorem, rule, expected));
    }
    let word = |n: &Count| n.to_usize().ok_or_else(Budget::spent);
    let runs = rule.takes(&Heap::new(largest.clone()));
    let runs = runs.map(|run| Ok((word(run.start())?, word(run.end())?)));
    let runs = runs.collect::<Result<Vec<(usize, usize)>, Refusal>>()?;
    let length = |run: &(usize, usize)| run.1 - run.0 + 1;
    let amounts: usize = runs.iter().map(length).sum();
    let looks = runs.iter().map(|run| length(run).min(2 * LONG));
    let (heaps, amounts) = (word(largest)? as u64, amounts as u64);
    let steps = looks.sum::<usize>() as u64 + amounts / 64 + 10;
    budget.steps(heaps.saturating_add(1).saturating_mul(steps))?;
    budget.words(heaps / 2 + amounts)?;
    Ok((word(largest)?, runs))
}

/// g(n) = mex of the values of the options of n, for n up to `largest`. The options by a long run
/// of amounts are, but for one at either end, those of the heap before.
fn fill(largest: usize, runs: &[(usize, usize)]) -> Vec<u32> {
    let is_long = |run: &&(usize, usize)| run.1 - run.0 >= LONG;
    let long: Vec<_> = runs.iter().filter(is_long).copied().collect();
    let short = runs.iter().filter(|run| !is_long(run));
    let short: Vec<usize> = short.flat_map(|(from, to)| *from..=*to).collect();

    let mut values: Vec<u32> = Vec::with_capacity(largest + 1);
    // How many options by long runs have a value, and the values that some have as binary digits.
    let mut counts: Vec<u32> = vec![0];
    let mut by_long: Vec<u64> = vec![0];
    let mut seen: Vec<u64> = Vec::new();
    for n in 0..=largest {
        for (from, to) in &long {
            if let Some(value) = n.checked_sub(*from).map(|left| values[left] as usize) {
                counts[value] += 1;
                by_long[value / 64] |= 1 << (value % 64);
            }
            if let Some(value) = n.checked_sub(to + 1).map(|left| values[left] as usize) {
                counts[value] -= 1;
                if counts[value] == 0 {
                    by_long[value / 64] &= !(1 << (value % 64));
                }
            }
        }
        let allowed = &short[..short.partition_point(|take| *take <= n)];
        let mex = if let [word] = by_long[..] {
            let look = |seen: u64, take: &usize| seen | 1 << (values[n - take] % 64);
            allowed.iter().fold(word, look).trailing_ones() as usize
        } else {
            seen.clone_from(&by_long);
            for take in allowed {
                let value = values[n - take];
                seen[value as usize / 64] |= 1 << (value % 64);
            }
            let full = seen.iter().take_while(|word| **word == u64::MAX).count();
            let rest = seen.get(full).map_or(0, |word| word.trailing_ones());
            full * 64 + rest as usize
        };
        if mex >= counts.len() {
            counts.resize(mex + 1, 0);
            by_long.resize(mex / 64 + 1, 0);
        }
        values.push(mex as u32);
    }
    values
}

/// The least preperiod and period of a sequence in which each member follows from those before it,
/// as many as the greatest amount of a set; `None` unless those at the end prove it, having come up
/// before.
pub(super) fn exact_period<T: PartialEq>(
    sequence: &[T],
    set: &SubtractionSet,
    budget: &Budget,
) -> Result<Option<(usize, usize)>, Refusal> {
    let width = set.greatest().to_usize();
    let Some(width) = width.filter(|width| *width <= sequence.len()) else {
        return Ok(None);
    };
    budget.steps(8 * sequence.len() as u64)?;
    budget.words(width as u64)?;
    let Some(period) = last_recurrence(sequence, width) else {
        return Ok(None);
    };
    // Were there a lesser period, the end would have come up again sooner.
    let mut pairs = sequence.iter().zip(&sequence[period..]);
    let preperiod = pairs.rposition(|(a, b)| a != b).map_or(0, |last| last + 1);
    Ok(Some((preperiod, period)))
}

/// How far before the last `width` members the same ones stand, the least such number.
fn last_recurrence<T: PartialEq>(sequence: &[T], width: usize) -> Option<usize> {
    // Backwards, and by the borders of each beginning of the last members (Knuth, Morris, Pratt).
    let at = |index: usize| &sequence[sequence.len() - 1 - index];
    let mut borders = vec![0; width];
    let mut matched = 0;
    for index in 1..sequence.len() {
        while matched > 0 && at(matched) != at(index) {
            matched = borders[matched - 1];
        }
        matched += usize::from(at(matched) == at(index));
        if matched == width {
            return Some(index + 1 - width);
        }
        if let Some(border) = borders.get_mut(index) {
            *border = matched;
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::{Budget, Values, exact_period, last_recurrence};
    use crate::rule::HeapRule;
    use crate::{Count, Heap, Rule, mex};

    fn part(text: &str) -> HeapRule {
        let rule: Rule = text.parse().expect("a rule");
        rule.only_part().expect("one part").clone()
    }

    fn table(part: &HeapRule, largest: u64) -> Vec<u32> {
        let table = Values::table(part, &Count::from(largest), &Budget::new());
        table.expect("a table").into_table()
    }

    #[test]
    fn tables_and_closed_forms_are_the_mex_of_the_options() {
        let sets = (1..1u32 << 9).map(|bits| {
            let amounts = (1..=9).filter(|amount| bits >> (amount - 1) & 1 == 1);
            let amounts: Vec<String> = amounts.map(|amount: u32| amount.to_string()).collect();
            format!("take {}", amounts.join(","))
        });
        for text in sets.chain(["nim", "take 3-90", "take 1-70,75-80,200"].map(String::from)) {
            let part = part(&text);
            let mut plain: Vec<u32> = Vec::new();
            for n in 0..300usize {
                let takes = part.takes(&Heap::new(n)).into_iter();
                let takes = takes.flat_map(crate::game::each);
                let left = takes.map(|take| plain[n - take.to_usize().expect("small")]);
                plain.push(mex(left));
            }
            assert_eq!(table(&part, 299), plain, "{text}");
            let Some(form) = Values::closed_form(&part) else {
                continue;
            };
            for (n, value) in plain.iter().enumerate() {
                let value = Count::from(u64::from(*value));
                assert_eq!(form.value(&Count::from(n)), Some(value), "{text} {n}");
            }
        }
    }

    #[test]
    fn a_recurrence_is_the_least_one() {
        let plain = |sequence: &[u32], width: usize| {
            let start = sequence.len() - width;
            (1..=start).find(|by| sequence[start - by..][..width] == sequence[start..])
        };
        for bits in 0..1u32 << 12 {
            let sequence: Vec<u32> = (0..12).map(|i| bits >> i & 1).collect();
            for width in 1..=12 {
                let expected = plain(&sequence, width);
                assert_eq!(last_recurrence(&sequence, width), expected, "{sequence:?}");
            }
        }
    }

    #[test]
    fn published_periods_are_found_in_the_window_that_proves_them() {
        for (text, expected) in [
            ("take 24,53,59", (1394, 7)),
            ("take 2-3,6-7,9-10", (7, 58)),
            ("take 1-2,9", (0, 10)),
        ] {
            let part = part(text);
            let HeapRule::Take(set) = &part else {
                panic!("{text} is no set");
            };
            let largest = expected.0 + expected.1 + set.greatest().to_usize().expect("small");
            let values = table(&part, largest as u64 - 1);
            let found = exact_period(&values, set, &Budget::new());
            assert_eq!(found, Ok(Some(expected)), "{text}");
            let found = exact_period(&values[..values.len() - 1], set, &Budget::new());
            assert_eq!(found, Ok(None), "{text}");
        }
    }
}
