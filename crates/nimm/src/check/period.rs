//! A certificate of a period, derived again from its rule and the kind of its evidence.

use sha2::{Digest, Sha256};

use super::forms::Repeats;
use super::proof::{Periodic, prime_divisors};
use super::recurrence::exact_period;
use super::table::{afford, table};
use super::values::Values;
use super::{Budget, Claim, Refusal, expect, refusal};
use crate::answer::{Evidence, PeriodProof, ProvenPeriod};
use crate::period::MOST_GAPS;
use crate::rule::{HeapRule, SubtractionSet};
use crate::theory::Theorem;
use crate::{Convention, Count, Game, NimValuePeriod, OutcomePeriod, PeriodAnswer};

/// What a certificate has to state.
pub(super) fn derive(stated: &PeriodAnswer) -> Result<PeriodAnswer, Refusal> {
    let budget = Budget::new();
    let misfit = |stated: &str| refusal(Claim::Theorem, stated, "evidence that covers the rule");
    let part = stated.game.rule().only_heap_rule();
    let part = part.ok_or_else(|| misfit("a sum"))?;
    match (&stated.evidence, part) {
        (None, part) => nothing(stated, part, &budget),
        (Some(Evidence::Period(proven)), HeapRule::Take(set)) => {
            window(stated, proven, set, &budget)
        }
        (Some(Evidence::Period(proven)), part) => periodic(stated, proven, part, &budget),
        (Some(Evidence::Theorem { theorem, .. }), part) => {
            closed_form(&stated.game, part).ok_or_else(|| misfit(theorem.name()))
        }
        _ => Err(misfit("the kind of evidence")),
    }
}

/// Without evidence nothing is claimed but how far values were computed: not at all, or as far as
/// the greatest amount and as can be.
fn nothing(
    stated: &PeriodAnswer,
    part: &HeapRule,
    budget: &Budget,
) -> Result<PeriodAnswer, Refusal> {
    let computed_to = match part {
        HeapRule::AtMost(_) => None,
        HeapRule::Nim => Some(0),
        HeapRule::AllBut(_) | HeapRule::Code(_) | HeapRule::Choice(_) => {
            let computed_to = stated.computed_to.unwrap_or_default();
            budget.words(computed_to)?;
            Some(computed_to)
        }
        HeapRule::Take(set) => {
            let computed_to = stated.computed_to.unwrap_or_default();
            if computed_to > 0 {
                reaches(computed_to, set.greatest())?;
                afford(part, &Count::from(computed_to), budget)?;
            }
            Some(computed_to)
        }
    };
    Ok(PeriodAnswer {
        game: stated.game.clone(),
        outcomes: None,
        nim_values: None,
        evidence: None,
        digest: None,
        computed_to,
    })
}

fn reaches(computed_to: u64, least: &Count) -> Result<(), Refusal> {
    match Count::from(computed_to) >= *least {
        true => Ok(()),
        false => {
            let least = format!("at least {least}");
            Err(refusal(Claim::ComputedTo, computed_to, least))
        }
    }
}

/// Both sequences from one table; nim-values that are not claimed must not be proven by it.
fn window(
    stated: &PeriodAnswer,
    proven: &ProvenPeriod,
    set: &SubtractionSet,
    budget: &Budget,
) -> Result<PeriodAnswer, Refusal> {
    let game = &stated.game;
    let rule = HeapRule::Take(set.clone());
    let no_window = || {
        refusal(
            Claim::Period,
            "a window",
            "none below the heap it is checked to",
        )
    };
    let behind = |preperiod: &Count, period: &Count| &(preperiod + period) + set.greatest();
    if let Some(values) = &stated.nim_values {
        let needed = behind(&values.preperiod, &values.period);
        expect(Claim::ComputedTo, &proven.checked_to, &needed)?;
    }
    let last = proven.checked_to.checked_sub(&Count::ONE);
    let last = last.ok_or_else(no_window)?;
    let computed_to = match &stated.nim_values {
        Some(_) => None,
        None => Some(stated.computed_to.unwrap_or_default()),
    };
    let largest = last.clone().max(computed_to.unwrap_or_default().into());
    let values = table(&rule, &largest, budget)?;
    let checked_to = last.to_usize().ok_or_else(Budget::spent)? + 1;

    let lost: Vec<bool> = values[..checked_to]
        .iter()
        .map(|value| *value == 0)
        .collect();
    let found = exact_period(&lost, set, budget)?;
    let (preperiod, period) = found.ok_or_else(no_window)?;
    let outcomes = outcomes_of_set(game, set, &lost[..preperiod + period], period, budget)?;
    let nim_values = match computed_to {
        None => {
            let found = exact_period(&values, set, budget)?;
            let (preperiod, period) = found.ok_or_else(no_window)?;
            Some(NimValuePeriod {
                preperiod: preperiod.into(),
                period: period.into(),
                saltus: Count::ZERO,
                max: values[..preperiod + period]
                    .iter()
                    .max()
                    .map(|max| u64::from(*max)),
            })
        }
        Some(computed_to) => {
            reaches(computed_to, set.greatest())?;
            reaches(computed_to, &Count::from(preperiod + period))?;
            let seen = usize::try_from(computed_to).map_err(|_| Budget::spent())? + 1;
            if let Some((preperiod, period)) = exact_period(&values[..seen], set, budget)? {
                let found = format!("preperiod {preperiod}, period {period}");
                return Err(refusal(Claim::Period, "nim_values: null", found));
            }
            None
        }
    };
    let digest = match &nim_values {
        Some(_) => Some(digest(&values, budget)?),
        None => None,
    };
    let (preperiod, period) = match &nim_values {
        Some(values) => (values.preperiod.clone(), values.period.clone()),
        None => (preperiod.into(), period.into()),
    };
    Ok(PeriodAnswer {
        game: game.clone(),
        outcomes: Some(outcomes),
        nim_values,
        evidence: Some(Evidence::Period(ProvenPeriod {
            why: PeriodProof::Window,
            checked_to: behind(&preperiod, &period),
            preperiod,
            period,
            saltus: Count::ZERO,
        })),
        digest,
        computed_to,
    })
}

/// The outcomes under the convention of the game, from those under normal play, which go on with
/// their last `period` ones. Misère, a heap is lost when it has the least amount and the rest is
/// lost under normal play.
fn outcomes_of_set(
    game: &Game,
    set: &SubtractionSet,
    normal: &[bool],
    period: usize,
    budget: &Budget,
) -> Result<OutcomePeriod, Refusal> {
    let shift = match game.convention() {
        Convention::Normal => 0,
        Convention::Misere => set.least().to_usize().ok_or_else(Budget::spent)?,
    };
    let end = normal.len() + shift;
    let is_lost = |heap: usize| {
        let beyond = (heap + 1).saturating_sub(end);
        let heap = heap - beyond.next_multiple_of(period);
        heap >= shift && normal[heap - shift]
    };
    outcomes(is_lost, end, period, budget)
}

/// Both sequences from the values that prove a period of the nim-values.
fn periodic(
    stated: &PeriodAnswer,
    proven: &ProvenPeriod,
    rule: &HeapRule,
    budget: &Budget,
) -> Result<PeriodAnswer, Refusal> {
    let game = &stated.game;
    let periodic = Periodic::prove(rule, proven, budget)?;
    let end = periodic.preperiod + periodic.period;
    let outcomes = match lost_value(game, rule) {
        None => None,
        Some(lost) => {
            let is_lost = |heap: usize| periodic.value_at(heap) == lost;
            Some(match periodic.saltus {
                0 => {
                    let period = least_turn(is_lost, periodic.preperiod, periodic.period, budget)?;
                    outcomes(is_lost, end, period, budget)?
                }
                // Two periods later the values are all above 1.
                _ => outcomes(is_lost, end + periodic.period, 1, budget)?,
            })
        }
    };
    let max = periodic.values[..end]
        .iter()
        .max()
        .map(|max| u64::from(*max));
    Ok(PeriodAnswer {
        game: game.clone(),
        outcomes,
        nim_values: Some(NimValuePeriod {
            preperiod: proven.preperiod.clone(),
            period: proven.period.clone(),
            saltus: proven.saltus.clone(),
            max: max.filter(|_| periodic.saltus == 0),
        }),
        digest: Some(digest(&periodic.values, budget)?),
        evidence: Some(Evidence::Period(proven.clone())),
        computed_to: None,
    })
}

/// The nim-value of lost heaps; misère, where all heaps allow the same amounts and no splits, 1.
fn lost_value(game: &Game, rule: &HeapRule) -> Option<u64> {
    match game.convention() {
        Convention::Normal => Some(0),
        Convention::Misere => rule.is_fixed_set().then_some(1),
    }
}

/// The least period of what has the period `period` from `start` on.
fn least_turn(
    is_lost: impl Fn(usize) -> bool,
    start: usize,
    period: usize,
    budget: &Budget,
) -> Result<usize, Refusal> {
    let mut least = period;
    for prime in prime_divisors(period) {
        while least.is_multiple_of(prime) {
            budget.steps(20 * period as u64)?;
            let less = least / prime;
            let mut turn = start..start + period;
            if !turn.all(|heap| is_lost(heap) == is_lost(heap + less)) {
                break;
            }
            least = less;
        }
    }
    Ok(least)
}

/// Outcomes that have the least period `period` from a heap on that is at most `end`.
fn outcomes(
    is_lost: impl Fn(usize) -> bool,
    end: usize,
    period: usize,
    budget: &Budget,
) -> Result<OutcomePeriod, Refusal> {
    budget.steps(20 * (end + 2 * period) as u64)?;
    let differs = |heap: &usize| is_lost(*heap) != is_lost(heap + period);
    let preperiod = (0..end).rev().find(differs).map_or(0, |last| last + 1);
    let lost: Vec<usize> = (preperiod..preperiod + 2 * period)
        .filter(|heap| is_lost(*heap))
        .collect();
    let first = lost.first().copied().unwrap_or_default();
    let pairs = lost.windows(2).take_while(|pair| pair[0] < first + period);
    let gaps: Vec<u64> = pairs.map(|pair| (pair[1] - pair[0]) as u64).collect();
    Ok(OutcomePeriod {
        preperiod: preperiod.into(),
        period: period.into(),
        gaps: (gaps.len() <= MOST_GAPS).then_some(gaps),
    })
}

/// SHA-256 of values as decimal numbers, a line feed behind each.
fn digest(values: &[u32], budget: &Budget) -> Result<String, Refusal> {
    budget.steps(50 * values.len() as u64)?;
    let mut hash = Sha256::new();
    for some in values.chunks(1 << 12) {
        let lines = some.iter().map(|value| format!("{value}\n"));
        hash.update(lines.collect::<String>());
    }
    let bytes = hash.finalize();
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}

fn named(name: &str) -> Option<Theorem> {
    Theorem::ALL
        .into_iter()
        .find(|theorem| theorem.name() == name)
}

/// Sequences in another closed form. Where the values grow there is a last lost heap.
fn growing(
    game: &Game,
    theorem: Theorem,
    numbers: Vec<(&'static str, String)>,
    repeats: Repeats,
) -> Option<PeriodAnswer> {
    let Repeats {
        preperiod,
        period,
        saltus,
        last_lost,
    } = repeats;
    let outcomes = match last_lost {
        Some(last) => OutcomePeriod {
            preperiod: &last + &Count::ONE,
            period: Count::ONE,
            gaps: Some(Vec::new()),
        },
        None => OutcomePeriod {
            preperiod: preperiod.into(),
            period: period.clone(),
            gaps: None,
        },
    };
    let numbers = numbers.into_iter();
    let witness = numbers
        .map(|(name, number)| (name.to_string(), number))
        .collect();
    Some(PeriodAnswer {
        game: game.clone(),
        outcomes: Some(outcomes),
        nim_values: Some(NimValuePeriod {
            preperiod: preperiod.into(),
            period,
            saltus,
            max: None,
        }),
        evidence: Some(Evidence::Theorem { theorem, witness }),
        digest: None,
        computed_to: None,
    })
}

/// Sequences in closed form.
fn closed_form(game: &Game, part: &HeapRule) -> Option<PeriodAnswer> {
    let form = Values::closed_form(part)?;
    let (name, numbers) = form.description();
    let normal = game.convention() == Convention::Normal;
    let infinite = matches!(part, HeapRule::Choice(_));
    let (theorem, preperiod, period, saltus, gaps) = match form {
        // The only lost heap is 0, and 1 where the last token loses.
        Values::Nim if normal => (Theorem::Bouton, 1u64, Count::ONE, Count::ONE, Some(vec![])),
        Values::Nim => (
            Theorem::BoutonMisere,
            2,
            Count::ONE,
            Count::ONE,
            Some(vec![]),
        ),
        Values::Form { t, .. } if normal => {
            let gaps = infinite.then(|| t.to_u64().map(|gap| vec![gap])).flatten();
            (named(name)?, 0, t, Count::ZERO, gaps)
        }
        Values::Other(form) if normal => {
            return growing(game, named(name)?, numbers, form.repeats()?);
        }
        _ => return None,
    };
    // Infinite sets have remainders here, of which the largest is below the gap.
    let max = gaps.as_ref().filter(|_| infinite).map(|gaps| gaps[0] - 1);
    let witness = numbers
        .into_iter()
        .map(|(name, number)| (name.to_string(), number));
    Some(PeriodAnswer {
        game: game.clone(),
        outcomes: Some(OutcomePeriod {
            preperiod: preperiod.into(),
            period: period.clone(),
            gaps,
        }),
        nim_values: Some(NimValuePeriod {
            preperiod: Count::ZERO,
            period,
            saltus,
            max,
        }),
        evidence: Some(Evidence::Theorem {
            theorem,
            witness: witness.collect(),
        }),
        digest: None,
        computed_to: None,
    })
}
