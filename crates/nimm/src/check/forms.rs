//! Closed forms of nim-values other than remainders and intervals, derived again.

use dashu_int::ops::DivEuclid;
use dashu_int::{IBig, UBig};

use super::moves::afford_listing;
use super::values::Values;
use super::{Budget, Refusal, bounds::Bound, factors};
use crate::rule::{Alternative, Amounts, HeapRule, Leaves, NumberSet, SubtractionSet};
use crate::theory::Theorem;
use crate::{Count, Game, Position};

/// A closed form, with its numbers.
pub(super) enum Form {
    /// The amounts are a and b, the less first.
    TwoAmounts { a: Count, b: Count },
    /// No gap is longer than the least amount.
    Quotient { a: Count },
    /// Every amount but a.
    AllButOne { a: Count },
    /// The amounts are those of a smaller set, times d.
    CommonDivisor { d: Count, inner: Box<Values> },
    /// 1..L-1, and an interval for every amount of a smaller set.
    BlowUp { l: Count, inner: Box<Values> },
    /// 1..f(n).
    AtMostPart(Bound),
    /// The heaps 0..f(n) can be left.
    AtLeastPart(Bound),
    /// Divisors are taken or left.
    Divisors(factors::Kind),
    /// Take any number, or split.
    Lasker,
}

/// How values go on: from where, after how many heaps, by how much more; and the last lost heap,
/// where they grow.
pub(super) struct Repeats {
    pub(super) preperiod: u64,
    pub(super) period: Count,
    pub(super) saltus: Count,
    pub(super) last_lost: Option<Count>,
}

impl Form {
    pub(super) fn of(rule: &HeapRule) -> Option<Form> {
        match rule {
            HeapRule::Take(set) => two_amounts(set)
                .or_else(|| common_divisor(set))
                .or_else(|| blow_up(set)),
            HeapRule::AllBut(excluded) => all_but(excluded),
            HeapRule::Choice(choice) => match choice.alternatives() {
                [kind] => quotient(kind)
                    .or_else(|| Bound::at_most(kind).map(Form::AtMostPart))
                    .or_else(|| Bound::left_at_most(kind).map(Form::AtLeastPart))
                    .or_else(|| factors::Kind::of(kind).map(Form::Divisors)),
                [take, split] => {
                    let is = |kind: &Alternative, amounts: Amounts, leaves| {
                        kind.amounts == amounts && kind.leaves == leaves && kind.condition.is_none()
                    };
                    let is_lasker = is(take, Amounts::Any, Leaves::TAKE)
                        && is(split, Amounts::Nothing, Leaves::SPLIT);
                    is_lasker.then_some(Form::Lasker)
                }
                _ => None,
            },
            _ => None,
        }
    }

    pub(super) fn description(&self) -> (&'static str, Vec<(&'static str, String)>) {
        let reduced = |name, number: &Count, inner: &Values| {
            vec![(name, number.to_string()), ("of", inner.in_words())]
        };
        let (theorem, numbers) = match self {
            Form::TwoAmounts { a, b } => (
                Theorem::TwoAmounts,
                vec![
                    ("greater", b.to_string()),
                    ("less", a.to_string()),
                    ("period", period_of_two(a, b).to_string()),
                ],
            ),
            Form::Quotient { a } => (Theorem::Quotient, vec![("least", a.to_string())]),
            Form::AllButOne { a } => (Theorem::AllButOne, vec![("excluded", a.to_string())]),
            Form::CommonDivisor { d, inner } => {
                (Theorem::CommonDivisor, reduced("divisor", d, inner))
            }
            Form::BlowUp { l, inner } => (Theorem::BlowUp, reduced("length", l, inner)),
            Form::AtMostPart(bound) => (Theorem::AtMostPart, vec![("limit", bound.to_string())]),
            Form::AtLeastPart(bound) => (Theorem::AtLeastPart, vec![("leaves", bound.to_string())]),
            Form::Divisors(kind) => return kind.description(),
            Form::Lasker => (Theorem::Lasker, Vec::new()),
        };
        (theorem.name(), numbers)
    }

    pub(super) fn repeats(&self) -> Option<Repeats> {
        let growing = |preperiod, period, saltus, last: Count| Repeats {
            preperiod,
            period,
            saltus,
            last_lost: Some(last),
        };
        let times = |number: &Count, inner: &Values| {
            let inner = inner.repeats()?;
            Some(Repeats {
                period: number * &inner.period,
                ..inner
            })
        };
        Some(match self {
            Form::TwoAmounts { a, b } => Repeats {
                preperiod: 0,
                period: period_of_two(a, b),
                saltus: Count::ZERO,
                last_lost: None,
            },
            Form::Quotient { a } => growing(0, a.clone(), Count::ONE, a - &Count::ONE),
            Form::AllButOne { a } => growing(0, a + a, a.clone(), a.clone()),
            Form::Lasker => growing(1, Count::from(4u64), Count::from(4u64), Count::ZERO),
            Form::CommonDivisor { d: number, inner } | Form::BlowUp { l: number, inner } => {
                times(number, inner)?
            }
            Form::AtMostPart(_) | Form::AtLeastPart(_) | Form::Divisors(_) => return None,
        })
    }

    pub(super) fn value(&self, size: &Count) -> Option<Count> {
        Some(match self {
            Form::TwoAmounts { a, b } => {
                // Up to b the least value; beyond, the one that the two options leave.
                let place = size % &(a + b);
                let row = |heap: &Count| &heap.div_rem(a).0 % &Count::from(2u64);
                match place < *b {
                    true => row(&place),
                    false => &Count::ONE + &row(&(&place - a)),
                }
            }
            Form::Quotient { a } => size.div_rem(a).0,
            Form::AllButOne { a } => {
                let (pairs, rest) = size.div_rem(a);
                &(a * &pairs.div_rem(&Count::from(2u64)).0) + &rest
            }
            Form::CommonDivisor { d, inner } => inner.value(&size.div_rem(d).0)?,
            Form::BlowUp { l, inner } => {
                let (quotient, rest) = size.div_rem(l);
                &(l * &inner.value(&quotient)?) + &rest
            }
            Form::AtMostPart(bound) => bound.value_up_to(size)?,
            Form::AtLeastPart(bound) => bound.value_from(size)?,
            Form::Divisors(kind) => Count::from(kind.value(size.to_u64()?)),
            Form::Lasker => lasker(size),
        })
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
        let heap = &position.heaps()[index];
        let part = game.part(position, index).heap_rule();
        let part = part.ok_or_else(Budget::spent)?;
        let size = heap.size();
        let is_take = |left: &Count| {
            let take = size.checked_sub(left);
            take.is_some_and(|take| part.allows_take(heap, &take))
        };
        let of = |left: &[Count]| Count::from(left.iter().filter(|left| is_take(left)).count());
        Ok(match self {
            Form::TwoAmounts { a, b } => {
                let worth = |take: &&Count| {
                    let left = size.checked_sub(take);
                    left.and_then(|left| self.value(&left)).as_ref() == Some(value)
                };
                Count::from([a, b].iter().filter(|take| worth(take)).count())
            }
            Form::AllButOne { a } => {
                let (level, rest) = value.div_rem(a);
                let less = &(&(&level + &level) * a) + &rest;
                of(&[&less + a, less])
            }
            Form::Quotient { a } => {
                let first = a * value;
                let last = &(&first + a) - &Count::ONE;
                let heaps = a.to_u64().filter(|heaps| *heaps <= 1 << 16);
                if matches!(part, HeapRule::AllBut(_)) || heaps.is_none() {
                    afford_listing(part, size, budget)?;
                    let mut count = Count::ZERO;
                    for run in game.takes(position, index) {
                        budget.steps(200)?;
                        let (low, high) = (size - run.end(), size - run.start());
                        let (low, high) = (low.max(first.clone()), high.min(last.clone()));
                        let here = (&high + &Count::ONE).checked_sub(&low);
                        count = &count + &here.unwrap_or_default();
                    }
                    return Ok(count);
                }
                let heaps = heaps.ok_or_else(Budget::spent)?;
                budget.steps(heaps.saturating_mul(2000))?;
                let heaps = (0..heaps).map(|rest| &first + &Count::from(rest));
                Count::from(heaps.filter(is_take).count())
            }
            Form::CommonDivisor { .. } => {
                let mut count = 0u64;
                for run in game.takes(position, index) {
                    budget.steps(500)?;
                    count += u64::from(self.value(&(size - run.start())).as_ref() == Some(value));
                }
                Count::from(count)
            }
            Form::BlowUp { l, inner } => {
                let (value, rest) = value.div_rem(l);
                let mut count = Count::ZERO;
                for run in game.takes(position, index) {
                    budget.steps(500)?;
                    // The q with q l + rest from size - end to size - start.
                    let Some(room) = (size - run.start()).checked_sub(&rest) else {
                        continue;
                    };
                    let high = room.div_rem(l).0;
                    let low = (size - run.end()).checked_sub(&rest).unwrap_or_default();
                    let low = (&(&low + l) - &Count::ONE).div_rem(l).0;
                    if low <= high {
                        count = &count + &inner.count_heaps(&low, &high, &value, budget)?;
                    }
                }
                count
            }
            // A window has every value once.
            Form::AtMostPart(bound) => {
                let is_there =
                    *value <= bound.most(size) && self.value(size).as_ref() != Some(value);
                Count::from(u64::from(is_there))
            }
            Form::AtLeastPart(bound) => bound.count_left(size, value),
            Form::Divisors(kind) => {
                let heap = size.to_u64().ok_or_else(Budget::spent)?;
                Count::from(kind.count(heap, value.to_u64(), budget)?)
            }
            Form::Lasker => {
                let take = u64::from(lasker(value) < *size);
                &count_lasker(size, value) + &Count::from(take)
            }
        })
    }
}

fn period_of_two(a: &Count, b: &Count) -> Count {
    // An odd multiple keeps the pattern going.
    let (times, rest) = b.div_rem(a);
    match rest.is_zero() && !(&times % &Count::from(2u64)).is_zero() {
        true => a + a,
        false => a + b,
    }
}

fn two_amounts(set: &SubtractionSet) -> Option<Form> {
    let ends = || set.runs().iter().flat_map(|run| [run.start(), run.end()]);
    let (a, b) = (ends().min()?, ends().max()?);
    let is_end = |run: &std::ops::RangeInclusive<Count>| {
        run.start() == run.end() || *run.end() == run.start() + &Count::ONE
    };
    let two = a < b && ends().all(|end| end == a || end == b) && set.runs().iter().all(is_end);
    let (a, b) = (a.clone(), b.clone());
    two.then_some(Form::TwoAmounts { a, b })
}

fn common_divisor(set: &SubtractionSet) -> Option<Form> {
    let mut d = Count::ZERO;
    for run in set.runs() {
        let mut other = run.start().clone();
        if run.start() != run.end() {
            return None;
        }
        while !other.is_zero() {
            (d, other) = (other.clone(), &d % &other);
        }
    }
    if d <= Count::ONE {
        return None;
    }
    let divided = |run: &std::ops::RangeInclusive<Count>| {
        let amount = run.start().div_rem(&d).0;
        amount.clone()..=amount
    };
    let runs = set.runs().iter().map(divided).collect();
    let inner = HeapRule::Take(SubtractionSet::new(runs).ok()?);
    let inner = Box::new(Values::closed_form(&inner)?);
    Some(Form::CommonDivisor { d, inner })
}

/// The greatest length that is common to all runs, or its half or its third, where the set is what
/// a smaller one is blown up to.
fn blow_up(set: &SubtractionSet) -> Option<Form> {
    let mut greatest = Count::ZERO;
    for run in set.runs() {
        for mut other in [run.start() - &Count::ONE, run.end() + &Count::ONE] {
            while !other.is_zero() {
                (greatest, other) = (other.clone(), &greatest % &other);
            }
        }
    }
    let one = Count::ONE;
    (1..=3u64).find_map(|part| {
        let (l, rest) = greatest.div_rem(&Count::from(part));
        if !rest.is_zero() || l <= one || *set.least() != one {
            return None;
        }
        let less = &l - &one;
        let mut inner = Vec::new();
        let mut blown = vec![one.clone()..=less.clone()];
        for run in set.runs() {
            let first = (run.start() + &less).div_rem(&l).0;
            let last = run.end().checked_sub(&less)?.div_rem(&l).0;
            if first <= last {
                let low = (&(&first * &l) - &less).max(one.clone());
                let high = &(&last * &l) + &less;
                blown.push(low..=high);
                inner.push(first..=last);
            }
        }
        // The first interval may lie in the next.
        if blown.get(1).is_some_and(|run| *run.start() == one) {
            blown.remove(0);
        }
        let is_set = SubtractionSet::new(blown).is_ok_and(|blown| blown == *set);
        let inner = HeapRule::Take(SubtractionSet::new(inner).ok().filter(|_| is_set)?);
        let inner = Box::new(Values::closed_form(&inner)?);
        Some(Form::BlowUp { l, inner })
    })
}

fn all_but(excluded: &SubtractionSet) -> Option<Form> {
    let [first, others @ ..] = excluded.runs() else {
        return None;
    };
    let length = |run: &std::ops::RangeInclusive<Count>| &(run.end() + &Count::ONE) - run.start();
    let starts = *first.start() == Count::ONE;
    if starts && others.iter().all(|run| length(run) <= *first.end()) {
        let a = first.end() + &Count::ONE;
        return Some(Form::Quotient { a });
    }
    let a = first.start().clone();
    (others.is_empty() && *first.end() == a).then_some(Form::AllButOne { a })
}

fn quotient(kind: &Alternative) -> Option<Form> {
    let Amounts::Listed { numbers, sets } = &kind.amounts else {
        return None;
    };
    if kind.condition.is_some() || kind.leaves != Leaves::TAKE {
        return None;
    }
    let number = numbers.iter().map(|numbers| numbers.least().clone());
    let firsts = sets.iter().filter_map(|set| set.members().next());
    let a = number.chain(firsts.map(Count::from)).min()?;
    let is_dense = |set: &NumberSet| {
        let (first, step) = match set {
            NumberSet::Residue { residue, modulus } => match residue {
                0 => (*modulus, *modulus),
                residue => (*residue, *modulus),
            },
            NumberSet::Composites => (4, 2),
            _ => return false,
        };
        // How far amounts go from the least on without a longer gap.
        let mut end = a.clone();
        for run in numbers.iter().flat_map(|numbers| numbers.runs()) {
            if *run.start() > &end + &a {
                break;
            }
            end = end.max(run.end().clone());
        }
        Count::from(step) <= a && Count::from(first) <= &end + &a
    };
    let dense = sets.iter().any(is_dense);
    dense.then_some(Form::Quotient { a })
}

/// The value of a heap under Lasker's rule, and the heap of a value.
fn lasker(heap: &Count) -> Count {
    let place = heap.div_rem(&Count::from(4u64)).1.to_u64();
    match place {
        Some(0) if !heap.is_zero() => heap - &Count::ONE,
        Some(3) => heap + &Count::ONE,
        _ => heap.clone(),
    }
}

/// How many ways to split a heap in two leave this value under Lasker's rule.
fn count_lasker(size: &Count, value: &Count) -> Count {
    let four = IBig::from(4u8);
    let integer = |n: &Count| IBig::from(n.as_ubig().clone());
    let (size_i, value_i) = (integer(size), integer(value));
    // A heap 4i + c is worth 4(i + lift) + digit.
    let kinds = [(0u8, -1i8, 3u8), (1, 0, 1), (2, 0, 2), (3, 1, 0)];
    let mut ordered = UBig::ZERO;
    for (c, lift, digit) in kinds {
        for (rest_c, rest_lift, rest_digit) in kinds {
            let rest = &size_i - IBig::from(c) - IBig::from(rest_c);
            let fits = (&rest).div_euclid(&four) * &four == rest;
            let digits = IBig::from(digit ^ rest_digit);
            let high = &value_i - &digits;
            if !fits || high < IBig::ZERO || (&high).div_euclid(&four) * &four != high {
                continue;
            }
            let sum = rest.div_euclid(&four) + IBig::from(lift) + IBig::from(rest_lift);
            let Ok(sum) = UBig::try_from(sum) else {
                continue;
            };
            let Ok(high) = UBig::try_from(high.div_euclid(&four)) else {
                continue;
            };
            let all = pairs(&sum, &high);
            // A heap 4i + 3 has i + 1 > 0.
            let excluded = match (lift > 0, rest_lift > 0) {
                _ if sum != high => 0u8,
                (true, true) if sum != UBig::ZERO => 2,
                (false, false) => 0,
                _ => 1,
            };
            ordered += all - UBig::from(excluded);
        }
    }
    // Two equal heaps are worth 0 together.
    let is_even = (size % &Count::from(2u64)).is_zero() && !size.is_zero();
    let equal = UBig::from(u8::from(value.is_zero() && is_even));
    Count::from((ordered + equal) / UBig::from(2u8))
}

/// How many pairs of numbers have this sum and this nim-sum, digit by digit from the lowest.
fn pairs(sum: &UBig, nim_sum: &UBig) -> UBig {
    let (mut sum, mut nim_sum) = (sum.clone(), nim_sum.clone());
    let mut count = UBig::ONE;
    let is_odd = |n: &UBig| n & UBig::ONE == UBig::ONE;
    while sum != UBig::ZERO || nim_sum != UBig::ZERO {
        if is_odd(&sum) != is_odd(&nim_sum) {
            return UBig::ZERO;
        }
        if is_odd(&sum) {
            // One of the two has the digit.
            sum -= UBig::ONE;
            count *= UBig::from(2u8);
        } else if is_odd(&(&sum / UBig::from(2u8))) != is_odd(&(&nim_sum / UBig::from(2u8))) {
            // Both have it, or the next digits would not fit.
            if sum < UBig::from(2u8) {
                return UBig::ZERO;
            }
            sum -= UBig::from(2u8);
        }
        sum /= UBig::from(2u8);
        nim_sum /= UBig::from(2u8);
    }
    count
}
