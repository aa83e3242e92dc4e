//! Two sequences held against each other: where they differ first, or whether they are equal for
//! ever.

use crate::{
    Convention, Count, Error, Game, HeapValue, Limits, Outcome, PeriodAnswer, Stop, Wanted,
    first_heaps_watched, period_watched,
};

/// How far heaps are compared, beyond what was asked for, where that decides about all heaps.
const FAR_ENOUGH: u64 = 1 << 20;

/// How many heaps are compared first; most rules differ there.
const FEW: u64 = 16;

/// Two games of single heaps, compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// The nim-values; `None` where a game is misère, or has a limit on the next take.
    pub nim_values: Option<Agreement<u64>>,
    /// Who wins.
    pub outcomes: Agreement<Outcome>,
    /// The largest heap that was compared.
    pub compared_to: u64,
}

/// How far two sequences agree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Agreement<T> {
    /// They differ, first at this heap.
    Differ {
        /// The heap.
        heap: u64,
        /// What it is in the first sequence.
        left: T,
        /// What it is in the second one.
        right: T,
    },
    /// They agree as far as they were compared; nothing is claimed beyond.
    SoFar,
    /// They are equal for every heap.
    Always(Equality),
}

/// Why two sequences are equal for every heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Equality {
    /// The rules are the same.
    SameRule,
    /// Both periods are proven. With preperiods and periods (a, p) and (b, q), and with values that
    /// grow alike, s/p = t/q, the sequences are equal if they agree for all heaps below
    /// max(a, b) + lcm(p, q).
    ///
    /// Proof. Let m = lcm(p, q). From max(a, b) + m on, either value is the one m heaps before it
    /// plus s·m/p, the same number for both; so the first difference cannot lie there.
    Periods,
    /// The nim-values are equal, and they say who wins.
    NimValues,
}

/// Compares the heaps 0..=`to` of two games, and further where that decides about all heaps. Not as
/// far where the limits do not reach. [`Limits::heap`] bounds the search for periods.
///
/// `watch` is told now and then how many heaps of one of the games are done, and ends the work by
/// returning `false`; the inner error is what stopped the work then, or before any heap.
///
/// # Errors
///
/// [`Error::Game`] for a sum of different rules, and for a rule of several heaps.
///
/// # Examples
///
/// ```
/// use nimm::{Agreement, Equality, Limits, compare_watched};
///
/// let (left, right) = ("take 1-3".parse()?, "take 1-3,5-7".parse()?);
/// let compared = compare_watched(&left, &right, 100, &Limits::default(), &mut |_| true)?;
/// let nim_values = compared.expect("few heaps").nim_values;
/// assert_eq!(nim_values, Some(Agreement::Always(Equality::Periods)));
/// # Ok::<(), nimm::Error>(())
/// ```
pub fn compare_watched(
    left: &Game,
    right: &Game,
    to: u64,
    limits: &Limits,
    watch: &mut dyn FnMut(u64) -> bool,
) -> Result<Result<Comparison, Stop>, Error> {
    let rules = [left.sequence_rule()?, right.sequence_rule()?];
    let limited = rules.iter().any(|rule| rule.has_quota());
    let normal = [left, right].map(Game::convention) == [Convention::Normal; 2];
    let pair = Pair {
        games: [left, right],
        wanted: match normal && !limited {
            true => Wanted::NimValues,
            false => Wanted::Outcomes,
        },
        limits,
    };
    let mut heaps = match pair.heaps(to.min(FEW), watch)? {
        Ok(heaps) => heaps,
        Err(stop) => return Ok(Err(stop)),
    };
    let near = heaps.comparison(pair.wanted, None, None);
    if near.differs_in_all() {
        return Ok(Ok(near));
    }
    let periods = match pair.periods(watch)? {
        Ok(periods) => periods,
        Err(stop) => return Ok(Err(stop)),
    };
    let decisive = |of: fn(&PeriodAnswer) -> Option<Repetition>| {
        let [left, right] = &periods;
        decides(&of(left)?, &of(right)?)
    };
    let by_values = decisive(Repetition::of_values).filter(|_| pair.wanted == Wanted::NimValues);
    let by_outcomes = decisive(Repetition::of_outcomes);
    let far = [by_values, by_outcomes].into_iter().flatten();
    let far = far.filter(|heaps| *heaps <= FAR_ENOUGH.min(limits.heap));
    let to = far.fold(to, |to, heaps| to.max(heaps.saturating_sub(1)));
    // By and by, since the limits may not reach as far.
    while heaps.to < to {
        let next = heaps.to.saturating_mul(8).max(FEW).min(to);
        match pair.heaps(next, watch)? {
            Ok(more) => heaps = more,
            Err(stop @ Stop::Interrupted { .. }) => return Ok(Err(stop)),
            Err(_) => break,
        }
    }
    let why = |decides_at: Option<u64>| match decides_at {
        _ if left == right => Some(Equality::SameRule),
        Some(decisive) if decisive <= heaps.to + 1 => Some(Equality::Periods),
        _ => None,
    };
    Ok(Ok(heaps.comparison(
        pair.wanted,
        why(by_values),
        why(by_outcomes),
    )))
}

impl Comparison {
    /// Whether nothing is left to compare.
    fn differs_in_all(&self) -> bool {
        let values = self.nim_values;
        values.is_none_or(|values| matches!(values, Agreement::Differ { .. }))
            && matches!(self.outcomes, Agreement::Differ { .. })
    }
}

/// What is compared.
struct Pair<'a> {
    games: [&'a Game; 2],
    wanted: Wanted,
    limits: &'a Limits,
}

impl Pair<'_> {
    fn heaps(
        &self,
        to: u64,
        watch: &mut dyn FnMut(u64) -> bool,
    ) -> Result<Result<Heaps, Stop>, Error> {
        let mut of = |game| first_heaps_watched(game, to, self.wanted, self.limits, watch);
        let [left, right] = self.games;
        let left = match of(left)? {
            Ok(heaps) => heaps,
            Err(stop) => return Ok(Err(stop)),
        };
        let right = of(right)?;
        Ok(right.map(|right| Heaps { to, left, right }))
    }

    fn periods(
        &self,
        watch: &mut dyn FnMut(u64) -> bool,
    ) -> Result<Result<[PeriodAnswer; 2], Stop>, Error> {
        let [left, right] = self.games;
        let left = match period_watched(left, self.limits, watch)? {
            Ok(period) => period,
            Err(stop) => return Ok(Err(stop)),
        };
        let right = period_watched(right, self.limits, watch)?;
        Ok(right.map(|right| [left, right]))
    }
}

/// The heaps 0..=`to` of both games.
struct Heaps {
    to: u64,
    left: Vec<HeapValue>,
    right: Vec<HeapValue>,
}

impl Heaps {
    /// What they say, with the reasons for which sequences without a difference are equal.
    fn comparison(
        &self,
        wanted: Wanted,
        values: Option<Equality>,
        outcomes: Option<Equality>,
    ) -> Comparison {
        let pairs = || self.left.iter().zip(&self.right);
        let known = pairs().map(|(left, right)| Some((left.nim_value?, right.nim_value?)));
        let known: Option<Vec<(u64, u64)>> = known.collect();
        let known = known.filter(|_| wanted == Wanted::NimValues);
        let nim_values = known.map(|known| agreement(known.into_iter(), values));
        let outcomes = match nim_values {
            Some(Agreement::Always(Equality::Periods)) => Some(Equality::NimValues),
            _ => outcomes,
        };
        let pairs = pairs().map(|(left, right)| (left.outcome, right.outcome));
        Comparison {
            nim_values,
            outcomes: agreement(pairs, outcomes),
            compared_to: self.to,
        }
    }
}

/// The first difference of two sequences; if there is none, that they are equal for this reason.
fn agreement<T: PartialEq>(
    pairs: impl Iterator<Item = (T, T)>,
    equal: Option<Equality>,
) -> Agreement<T> {
    let differs = (0..).zip(pairs).find(|(_, (left, right))| left != right);
    match (differs, equal) {
        (Some((heap, (left, right))), _) => Agreement::Differ { heap, left, right },
        (None, Some(why)) => Agreement::Always(why),
        (None, None) => Agreement::SoFar,
    }
}

/// A proven period: x(n + period) = x(n) + saltus for all n >= preperiod.
struct Repetition {
    preperiod: Count,
    period: Count,
    saltus: Count,
}

impl Repetition {
    fn of_values(answer: &PeriodAnswer) -> Option<Repetition> {
        let values = answer.nim_values.as_ref()?;
        Some(Repetition {
            preperiod: values.preperiod.clone(),
            period: values.period.clone(),
            saltus: values.saltus.clone(),
        })
    }

    fn of_outcomes(answer: &PeriodAnswer) -> Option<Repetition> {
        let outcomes = answer.outcomes.as_ref()?;
        Some(Repetition {
            preperiod: outcomes.preperiod.clone(),
            period: outcomes.period.clone(),
            saltus: Count::ZERO,
        })
    }
}

/// How many heaps from 0 on decide whether two sequences are equal for ever; see
/// [`Equality::Periods`]. `None` where they are too many, and where the values grow differently.
fn decides(left: &Repetition, right: &Repetition) -> Option<u64> {
    if &left.saltus * &right.period != &right.saltus * &left.period {
        return None;
    }
    let (p, q) = (left.period.to_u64()?, right.period.to_u64()?);
    let divisor = left.period.gcd(&right.period).to_u64()?;
    let common = (p / divisor).checked_mul(q)?;
    let preperiod = left.preperiod.to_u64()?.max(right.preperiod.to_u64()?);
    preperiod.checked_add(common)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn compare(left: &str, right: &str, to: u64) -> Comparison {
        let limits = Limits {
            heap: 5000,
            positions: 20_000,
            ..Limits::default()
        };
        let (left, right) = (left.parse().unwrap(), right.parse().unwrap());
        let compared = compare_watched(&left, &right, to, &limits, &mut |_| true);
        compared.unwrap().unwrap()
    }

    #[test]
    fn the_first_difference_is_found() {
        let compared = compare("take 1-3", "take 1-2", 20);
        let (heap, left, right) = (3, 3, 0);
        let differ = Agreement::Differ { heap, left, right };
        assert_eq!(compared.nim_values, Some(differ));
        let (left, right) = (Outcome::N, Outcome::P);
        let differ = Agreement::Differ { heap, left, right };
        assert_eq!(compared.outcomes, differ);
    }

    #[test]
    fn equality_for_ever_needs_heaps_beyond_both_preperiods_by_a_common_period() {
        let compared = compare("take 1-3", "take 1-3,5-7", 1);
        let always = Some(Agreement::Always(Equality::Periods));
        assert_eq!(compared.nim_values, always);
        assert_eq!(compared.outcomes, Agreement::Always(Equality::NimValues));
        assert!(compared.compared_to >= 3, "{compared:?}");
        // Values that grow alike, and values that grow differently.
        assert_eq!(
            compare("take evens", "take all but 1", 0).nim_values,
            always
        );
        let grown = compare("nim", "take evens", 0).nim_values;
        let differ = |found| matches!(found, Some(Agreement::Differ { heap: 1, .. }));
        assert!(differ(grown), "{grown:?}");
    }

    #[test]
    fn what_agrees_so_far_is_not_called_equal() {
        // They differ at 225, and no period of all squares is proven.
        let few = "take 1,4,9,16,25,36,49,64,81,100,121,144,169,196";
        let compared = compare("take squares", few, 200);
        assert_eq!(compared.nim_values, Some(Agreement::SoFar));
        assert_eq!(compared.outcomes, Agreement::SoFar);
        assert_eq!(compared.compared_to, 200);
    }

    #[test]
    fn the_same_rule_is_equal_in_any_notation_and_not_under_the_other_convention() {
        let compared = compare("kayles", "0.77", 30);
        let always = Agreement::Always(Equality::SameRule);
        assert_eq!(compared.outcomes, always);
        let compared = compare("kayles", "misere kayles", 12);
        assert_eq!(compared.nim_values, None);
        assert!(matches!(
            compared.outcomes,
            Agreement::Differ { heap: 0, .. }
        ));
    }

    #[test]
    fn limited_takes_and_misere_are_compared_by_who_wins() {
        let compared = compare("fibonacci", "thrice", 40);
        assert_eq!(compared.nim_values, None);
        let (left, right) = (Outcome::N, Outcome::P);
        let heap = 4;
        assert_eq!(compared.outcomes, Agreement::Differ { heap, left, right });
        // Beyond the limits on positions fewer heaps are compared.
        let compared = compare("misere kayles", "misere take 1-2, may split", 4000);
        assert_eq!(compared.outcomes, Agreement::Always(Equality::SameRule));
    }

    #[test]
    fn agreement_on_the_decisive_heaps_agrees_with_more_heaps() {
        let rules = [
            "take 1",
            "take 1-2",
            "take 1,3",
            "take 1,4",
            "take 2",
            "take 1,3,5",
            "take 2-3",
            "take 1,3-4",
            "take evens",
            "take odds",
            "take all but 1",
            "nim",
            "0.77",
            "0.7",
            "0.3",
        ];
        let mut equal = 0;
        for (index, left) in rules.iter().enumerate() {
            for right in &rules[index + 1..] {
                let near = compare(left, right, 1);
                let far = compare(left, right, 2000);
                if let Some(Agreement::Always(_)) = near.nim_values {
                    equal += 1;
                    let differs = matches!(far.nim_values, Some(Agreement::Differ { .. }));
                    assert!(!differs, "{left}, {right}: {far:?}");
                }
                if let Agreement::Always(_) = near.outcomes {
                    let differs = matches!(far.outcomes, Agreement::Differ { .. });
                    assert!(!differs, "{left}, {right}: {far:?}");
                }
            }
        }
        assert!(equal > 2, "{equal}");
    }

    #[test]
    fn whoever_watches_ends_the_work() {
        let (left, right) = ("0.6".parse().unwrap(), "0.16".parse().unwrap());
        let limits = Limits::default();
        let compared = compare_watched(&left, &right, 10, &limits, &mut |_| false);
        assert!(matches!(compared, Ok(Err(Stop::Interrupted { .. }))));
    }
}
