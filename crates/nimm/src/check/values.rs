//! Nim-values of heaps, written again: one closed form for three theorems, and plain mex.

use super::{Claim, Refusal, refusal};
use crate::rule::{HeapRule, SubtractionSet};
use crate::theory::Theorem;
use crate::{Count, Game, Position, mex};

/// The most heaps of a table, and the most moves it is filled with: a few seconds of work.
const MOST_HEAPS: usize = 1 << 28;
const MOST_MOVES: usize = 1 << 31;

/// Where the checker has the values of the heaps of one rule from.
pub(super) enum Values {
    /// g(n) = n.
    Nim,
    /// g(n) = (x mod l) + l floor(x / (ml)), x = n mod t: residues have m = 1 and t = l, single
    /// intervals l = 1.
    Form { l: Count, m: Count, t: Count },
    /// Plain values, repeated from a preperiod on if a period was checked.
    Plain {
        values: Vec<u32>,
        repeats: Option<(usize, usize)>,
    },
}

impl Values {
    /// The closed form of a rule, if there is one.
    pub(super) fn closed_form(rule: &HeapRule) -> Option<Values> {
        let set = match rule {
            HeapRule::Nim => return Some(Values::Nim),
            HeapRule::Take(set) => set,
            HeapRule::AtMost(_) => return None,
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

    /// The values of heaps up to `largest` by plain mex.
    pub(super) fn plain(rule: &HeapRule, largest: &Count) -> Result<Values, Refusal> {
        let too_much = || refusal(Claim::ComputedTo, largest, "a table that can be filled");
        let largest = largest
            .to_usize()
            .filter(|size| *size < MOST_HEAPS && !rule.has_quota());
        let mut values: Vec<u32> = Vec::new();
        let mut moves = 0;
        for size in 0..=largest.ok_or_else(too_much)? {
            let mut options = Vec::new();
            for run in rule.takes(&crate::Heap::new(size)) {
                let word = |n: &Count| n.to_usize().filter(|n| *n <= size);
                let (from, to) = word(run.start())
                    .zip(word(run.end()))
                    .ok_or_else(too_much)?;
                options.extend_from_slice(&values[size - to..=size - from]);
            }
            moves += options.len();
            if moves > MOST_MOVES {
                return Err(too_much());
            }
            values.push(mex(options));
        }
        Ok(Values::Plain {
            values,
            repeats: None,
        })
    }

    /// The values of a set whose window repeats as stated; refused unless both numbers are exact.
    pub(super) fn window(
        set: &SubtractionSet,
        preperiod: &Count,
        period: &Count,
        checked_to: &Count,
    ) -> Result<Values, Refusal> {
        let window = set.greatest();
        let needed = &(preperiod + period) + window;
        if *checked_to != needed {
            return Err(refusal(Claim::ComputedTo, checked_to, needed));
        }
        let word = |n: &Count| {
            n.to_usize()
                .ok_or_else(|| refusal(Claim::ComputedTo, n, "less"))
        };
        let last = needed.checked_sub(&Count::ONE).unwrap_or_default();
        let table = Self::plain(&HeapRule::Take(set.clone()), &last)?;
        let values = table.into_plain();
        let (start, step) = (word(preperiod)?, word(period)?);
        if !is_exact(&values, start, step) {
            let stated = format!("preperiod {start}, period {step}");
            return Err(refusal(
                Claim::Period,
                stated,
                "another preperiod or period",
            ));
        }
        Ok(Values::Plain {
            values,
            repeats: Some((start, step)),
        })
    }

    /// The plain values; empty for a closed form.
    pub(super) fn into_plain(self) -> Vec<u32> {
        match self {
            Values::Plain { values, .. } => values,
            Values::Nim | Values::Form { .. } => Vec::new(),
        }
    }

    /// The theorem of a closed form.
    pub(super) fn theorem(&self) -> Option<Theorem> {
        match self {
            Values::Nim => Some(Theorem::Bouton),
            Values::Form { l, t, .. } if l == t => Some(Theorem::Residue),
            Values::Form { l, .. } if *l == Count::ONE => Some(Theorem::Interval),
            Values::Form { .. } => Some(Theorem::TwoIntervals),
            Values::Plain { .. } => None,
        }
    }

    /// The numbers that the theorem of a closed form speaks of, by name.
    pub(super) fn numbers(&self) -> impl Iterator<Item = (&'static str, String)> {
        let numbers: Vec<(&str, &Count)> = match (self, self.theorem()) {
            (Values::Form { l, .. }, Some(Theorem::Residue)) => vec![("modulus", l)],
            (Values::Form { m, t, .. }, Some(Theorem::Interval)) => {
                vec![("least", m), ("period", t)]
            }
            (Values::Form { l, m, t }, _) => vec![("modulus", l), ("multiple", m), ("period", t)],
            _ => Vec::new(),
        };
        numbers
            .into_iter()
            .map(|(name, number)| (name, number.to_string()))
    }

    /// The nim-value of a heap; `None` beyond a table.
    pub(super) fn value(&self, size: &Count) -> Option<Count> {
        match self {
            Values::Nim => Some(size.clone()),
            Values::Form { l, m, t } => {
                let x = size % t;
                Some(&(&x % l) + &(l * &x.div_rem(&(m * l)).0))
            }
            Values::Plain { values, repeats } => {
                let mut index = size.to_usize().filter(|index| *index < values.len());
                if let (None, Some((start, step))) = (index, repeats) {
                    let beyond = size.checked_sub(&Count::from(*start))?;
                    index = Some(start + (&beyond % &Count::from(*step)).to_usize()?);
                }
                Some(Count::from(u64::from(*values.get(index?)?)))
            }
        }
    }

    /// How many of the heaps that one move leaves have this value.
    pub(super) fn count_options(
        &self,
        game: &Game,
        position: &Position,
        index: usize,
        value: &Count,
    ) -> Count {
        let size = position.heaps()[index].size();
        let mut count = Count::ZERO;
        for run in game.takes(position, index) {
            let (low, high) = (size - run.end(), size - run.start());
            let here = match self {
                Values::Nim => Count::from(u64::from(low <= *value && *value <= high)),
                Values::Form { .. } => {
                    &self.count_below(&(&high + &Count::ONE), value)
                        - &self.count_below(&low, value)
                }
                Values::Plain { .. } => {
                    let heaps = std::iter::successors(Some(low), |n| Some(n + &Count::ONE));
                    let heaps = heaps.take_while(|n| *n <= high);
                    Count::from(
                        heaps
                            .filter(|n| self.value(n).as_ref() == Some(value))
                            .count(),
                    )
                }
            };
            count = &count + &here;
        }
        count
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

/// Whether the values, which end a window behind start + step, repeat from `start` on with the least
/// period `step` and not earlier.
fn is_exact(values: &[u32], start: usize, step: usize) -> bool {
    if step == 0 || values[start..values.len() - step] != values[start + step..] {
        return false;
    }
    if start > 0 && values[start - 1] == values[start - 1 + step] {
        return false;
    }
    // A smaller period of the repeating part would divide the step.
    let one = &values[start..start + step];
    let repeats = |part: usize| {
        one.iter()
            .zip(one.iter().cycle().skip(part))
            .all(|(a, b)| a == b)
    };
    let divides = |part: &usize| step.is_multiple_of(*part);
    !(2..=step)
        .filter(divides)
        .map(|times| step / times)
        .any(repeats)
}
