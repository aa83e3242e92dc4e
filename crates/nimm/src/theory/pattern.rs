//! Patterns of finite sets whose periods are foretold by tables, not by a proof.
//!
//! A pattern never answers a question and is no evidence: a period is claimed where it is proven by
//! itself. What is found is held against what was foretold, and a set for which they differ would be
//! a counterexample.
//!
//! | pattern | foretold period of the outcomes | known to hold |
//! |---|---|---|
//! | a, b, a+b; b = 2ha + r, 0 <= r < 2a, no common divisor | a(2b + r) if r <= a, 2b + 2a - r if not | a <= 40, b <= 120 |
//! | 1, b, c; b even, c >= b+2, r = c mod (b+1) | b+1 for r = 1 and r = b; b+c for other odd r; c+1 for even r and c > b^2 | b <= 20, c <= 40b, 400 |
//! | 1, b, c; b odd, c even | b+c | the same |
//! | p..q and r..s | p+q, p+s, q+r, r+s, p+s and a multiple of p+q, a divisor of p+s or q+r | s <= 126 |
//! | 3, 5, 9, ..., 2^k+1; 3, 5, 2^k+1; a, a+2, 2a+3 and a, 2a+1, 3a for odd a >= 3 | 2 | k <= 10, a <= 25 |
//!
//! The first is in E. R. Berlekamp, J. H. Conway and R. K. Guy 1982, *Winning Ways for your
//! Mathematical Plays*; the last is by G. Cairns and N. B. Ho 2010, *Ultimately bipartite subtraction
//! games*. Sets whose amounts have a common divisor are read without it.

use crate::rule::{HeapRule, SubtractionSet};
use crate::{Count, Game};

use super::heap_values::HeapValues;
use super::reduced::{Reduction, Way};

/// A pattern of sets of amounts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Pattern {
    /// Two amounts and their sum.
    SumOfTwo,
    /// 1 and two more amounts.
    OneAndTwo,
    /// Any two intervals.
    AnyTwoIntervals,
    /// Nim-values that are 0 and 1 by turns from some heap on.
    UltimatelyBipartite,
}

impl Pattern {
    /// All patterns.
    pub const ALL: [Pattern; 4] = [
        Pattern::SumOfTwo,
        Pattern::OneAndTwo,
        Pattern::AnyTwoIntervals,
        Pattern::UltimatelyBipartite,
    ];

    /// The name in message files and in JSON.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Pattern::SumOfTwo => "sum-of-two",
            Pattern::OneAndTwo => "one-and-two",
            Pattern::AnyTwoIntervals => "any-two-intervals",
            Pattern::UltimatelyBipartite => "ultimately-bipartite",
        }
    }
}

/// The period of the outcomes that a pattern foretells for one set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prediction {
    /// The pattern.
    pub pattern: Pattern,
    /// The periods of which one is foretold; those that a series or a divisor adds are not listed.
    pub periods: Vec<Count>,
}

impl Prediction {
    /// What is foretold of a game without a closed form, if anything is.
    ///
    /// # Examples
    ///
    /// ```
    /// use nimm::theory::{Pattern, Prediction};
    ///
    /// let foretold = Prediction::of(&"take 3,7,10".parse()?).expect("a pattern");
    /// assert_eq!((foretold.pattern, foretold.periods), (Pattern::SumOfTwo, vec![45u64.into()]));
    /// # Ok::<(), nimm::Error>(())
    /// ```
    #[must_use]
    pub fn of(game: &Game) -> Option<Prediction> {
        let rule = game.rule().only_heap_rule()?;
        let HeapRule::Take(set) = rule else {
            return None;
        };
        if HeapValues::closed_form(rule).is_some() {
            return None;
        }
        let reduction = Reduction::of(rule).filter(|reduction| reduction.way == Way::CommonDivisor);
        let divisor = reduction.as_ref().map(|reduction| reduction.number.clone());
        let divisor = divisor.unwrap_or(Count::ONE);
        let inner = reduction.as_ref().map_or(set, |reduction| &reduction.inner);
        let foretold = bipartite(inner)
            .or_else(|| sum_of_two(inner))
            .or_else(|| one_and_two(inner))
            .or_else(|| two_intervals(inner));
        let (pattern, periods) = foretold?;
        let periods = periods.iter().map(|period| period * &divisor).collect();
        Some(Prediction { pattern, periods })
    }

    /// Whether a period is as foretold.
    #[must_use]
    pub fn includes(&self, period: &Count) -> bool {
        if self.periods.contains(period) {
            return true;
        }
        let (Pattern::AnyTwoIntervals, [sum_of_first, p_and_s, q_and_r, _]) =
            (self.pattern, self.periods.as_slice())
        else {
            return false;
        };
        let beyond = period.checked_sub(p_and_s);
        let in_series = beyond.is_some_and(|beyond| (&beyond % sum_of_first).is_zero());
        let divides = |whole: &Count| !period.is_zero() && (whole % period).is_zero();
        in_series || divides(p_and_s) || divides(q_and_r)
    }
}

type Foretold = Option<(Pattern, Vec<Count>)>;

/// The amounts of a set of three.
fn three(set: &SubtractionSet) -> Option<[Count; 3]> {
    if set.count() != Count::from(3u64) {
        return None;
    }
    let each = |run: &std::ops::RangeInclusive<Count>| crate::game::each(run.clone());
    let amounts: Vec<Count> = set.runs().iter().flat_map(each).collect();
    amounts.try_into().ok()
}

fn is_odd(number: &Count) -> bool {
    number.bit(0)
}

fn sum_of_two(set: &SubtractionSet) -> Foretold {
    let [a, b, c] = three(set)?;
    if &a + &b != c {
        return None;
    }
    let twice = &a + &a;
    let r = &b % &twice;
    let period = match r <= a {
        true => &a * &(&(&b + &b) + &r),
        false => &(&(&b + &b) + &twice) - &r,
    };
    Some((Pattern::SumOfTwo, vec![period]))
}

fn one_and_two(set: &SubtractionSet) -> Foretold {
    let [one, b, c] = three(set)?;
    let next = &b + &Count::ONE;
    if one != Count::ONE || c <= next {
        return None;
    }
    let r = &c % &next;
    let period = match (is_odd(&b), is_odd(&c)) {
        (true, true) => return None,
        (true, false) => &b + &c,
        (false, _) if r == one || r == b => next,
        (false, _) if is_odd(&r) => &b + &c,
        (false, _) if c > &b * &b => &c + &Count::ONE,
        (false, _) => return None,
    };
    Some((Pattern::OneAndTwo, vec![period]))
}

fn two_intervals(set: &SubtractionSet) -> Foretold {
    let [first, second] = set.runs() else {
        return None;
    };
    let periods = vec![
        first.start() + first.end(),
        first.start() + second.end(),
        first.end() + second.start(),
        second.start() + second.end(),
    ];
    Some((Pattern::AnyTwoIntervals, periods))
}

fn bipartite(set: &SubtractionSet) -> Foretold {
    let two = Count::from(2u64);
    let three_is_least = *set.least() == Count::from(3u64);
    // 2^k + 1.
    let is_next = |amount: &Count| {
        let power = amount.checked_sub(&Count::ONE).unwrap_or_default();
        power == Count::power_of_two(power.bit_len().saturating_sub(1))
    };
    let starts = || set.runs().iter().map(std::ops::RangeInclusive::start);
    let single = set.runs().iter().all(|run| run.start() == run.end());
    let all_next = single && three_is_least && starts().all(is_next);
    let powers = set.greatest().bit_len().saturating_sub(1);
    let is_whole = all_next && set.runs().len() == powers && powers >= 3;
    let of_three = three(set).is_some_and(|[a, b, c]| {
        let sum = |list: [&Count; 3]| &(list[0] + list[1]) + list[2];
        let one = Count::ONE;
        let odd = is_odd(&a) && !three_below(&a);
        let near = b == &a + &two && c == sum([&a, &a, &Count::from(3u64)]);
        let far = b == sum([&a, &a, &one]) && c == sum([&a, &a, &a]);
        odd && (near || far) || all_next && b == Count::from(5u64)
    });
    (is_whole || of_three).then(|| (Pattern::UltimatelyBipartite, vec![two]))
}

fn three_below(number: &Count) -> bool {
    *number < Count::from(3u64)
}

#[cfg(test)]
mod tests {
    use super::{Pattern, Prediction};
    use crate::Count;
    use crate::sequence::outcome_period;

    /// Holds what is foretold of a set against what is found; returns the pattern.
    fn hold(set: &[usize]) -> Option<Pattern> {
        let amounts: Vec<String> = set.iter().map(usize::to_string).collect();
        let game = format!("take {}", amounts.join(","))
            .parse()
            .expect("a rule");
        let foretold = Prediction::of(&game)?;
        let found = outcome_period(set, 1 << 22).expect("a period");
        let period = Count::from(found.period);
        assert!(
            foretold.includes(&period),
            "{set:?}: {foretold:?}, {period}"
        );
        Some(foretold.pattern)
    }

    #[test]
    fn two_amounts_and_their_sum_have_the_period_foretold() {
        let mut sets = 0;
        for a in 1..=12 {
            for b in a + 1..=40 {
                sets += usize::from(hold(&[a, b, a + b]) == Some(Pattern::SumOfTwo));
            }
        }
        assert!(sets > 250, "{sets}");
    }

    #[test]
    fn one_and_two_amounts_have_the_period_foretold() {
        let mut sets = 0;
        for b in 2..=12 {
            for c in b + 2..=180 {
                sets += usize::from(hold(&[1, b, c]) == Some(Pattern::OneAndTwo));
            }
        }
        assert!(sets > 700, "{sets}");
    }

    #[test]
    fn two_intervals_have_one_of_the_periods_foretold() {
        let mut sets = 0;
        for s in 1..=15usize {
            for r in 1..=s {
                for q in 1..r.saturating_sub(1) {
                    for p in 1..=q {
                        let set: Vec<usize> = (p..=q).chain(r..=s).collect();
                        sets += usize::from(hold(&set).is_some());
                    }
                }
            }
        }
        assert!(sets > 900, "{sets}");
    }

    #[test]
    fn bipartite_sets_have_the_period_two() {
        let powers = |k: u32| (1..=k).map(|k| (1 << k) + 1).collect::<Vec<usize>>();
        let mut sets: Vec<Vec<usize>> = (3..=9).map(powers).collect();
        sets.extend((3..=9).map(|k| vec![3, 5, (1 << k) + 1]));
        for a in (3..=21).step_by(2) {
            sets.push(vec![a, a + 2, 2 * a + 3]);
            sets.push(vec![a, 2 * a + 1, 3 * a]);
        }
        for set in sets {
            assert_eq!(hold(&set), Some(Pattern::UltimatelyBipartite), "{set:?}");
        }
    }

    #[test]
    fn other_periods_are_not_those_foretold() {
        let includes = |rule: &str, period: u64| {
            let foretold = Prediction::of(&rule.parse().expect("a rule")).expect("a pattern");
            foretold.includes(&Count::from(period))
        };
        assert!(includes("take 3,7,10", 45) && !includes("take 3,7,10", 90));
        assert!(includes("take 6,14,20", 90) && !includes("take 6,14,20", 45));
        // 2+3, 2+9, 3+7, 7+9; 11 and fives; divisors of 11 and 10.
        for period in 1..40 {
            let foretold = [5, 10, 11, 16, 1, 2, 21, 26, 31, 36].contains(&period);
            assert_eq!(includes("take 2-3,7-9", period), foretold, "{period}");
        }
        for rule in [
            "take 2,3,7,8,11",
            "take 1,4,12",
            "take 2,7,11",
            "nim",
            "take 1-3",
        ] {
            assert_eq!(
                Prediction::of(&rule.parse().expect("a rule")),
                None,
                "{rule}"
            );
        }
    }
}
