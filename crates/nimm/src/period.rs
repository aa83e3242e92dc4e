//! The period of one heap rule, of its outcomes and of its nim-values, with proof.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::{Map, Value, json};
use sha2::{Digest, Sha256};

use crate::answer::{Evidence, Limits, PeriodProof, ProvenPeriod, Stop};
use crate::json::header;
use crate::rule::{HeapRule, SubtractionSet};
use crate::sequence::{
    self, FoundPeriod, PPositions, ValueTable, in_reach, outcome_period_watched, value_period,
};
use crate::theory::Theorem;
use crate::theory::heap_values::HeapValues;
use crate::{Convention, Count, Error, Game};

/// How many heaps are computed for rules whose period nothing can prove.
const WITHOUT_PROOF: u64 = 1 << 12;

/// The most gaps that are listed.
pub(crate) const MOST_GAPS: usize = 10_000;

/// What is known of the sequence of one heap rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PeriodAnswer {
    /// The game, whose rule has one part.
    pub game: Game,
    /// The period of the outcomes, if one is proven.
    pub outcomes: Option<OutcomePeriod>,
    /// The period of the nim-values under normal play, if one is proven.
    pub nim_values: Option<NimValuePeriod>,
    /// Why, where something is proven.
    pub evidence: Option<Evidence>,
    /// What the values that the proof needs, those of all heaps below its `checked_to`, come to: the
    /// SHA-256 of them as decimal numbers, a line feed behind each, in hexadecimal digits. `None`
    /// where the values prove nothing.
    pub digest: Option<String>,
    /// The largest heap that was looked at, where something is not proven; 0 where an amount is
    /// beyond the limit, and `None` for a rule whose heaps have no sequence.
    pub computed_to: Option<u64>,
}

/// A proven period of outcomes.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct OutcomePeriod {
    /// The least n0 with x(n + period) = x(n) for all n >= n0.
    pub preperiod: Count,
    /// The least such period.
    pub period: Count,
    /// The gaps between successive P-positions over one period, from the first one that is not in
    /// the preperiod; `None` if there are too many to list.
    pub gaps: Option<Vec<u64>>,
}

/// A proven, possibly arithmetic, period of nim-values.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct NimValuePeriod {
    /// The least n0 with g(n + period) = g(n) + saltus for all n >= n0.
    pub preperiod: Count,
    /// The least such period.
    pub period: Count,
    /// What the values grow by in a period; 0 for a plain period.
    pub saltus: Count,
    /// The largest value; `None` if there is none, or if it was not looked for.
    pub max: Option<u64>,
}

/// The period of the heap rule of a game, with proof or not at all. The work is bounded by
/// [`Limits::heap`].
///
/// # Errors
///
/// [`Error::Game`] for a sum of different rules, which has no sequence.
///
/// # Examples
///
/// ```
/// use nimm::{Game, Limits, period};
///
/// let game: Game = "take 1-2,9".parse()?;
/// let outcomes = period(&game, &Limits::default())?.outcomes.expect("a proven period");
/// assert_eq!(outcomes.gaps, Some(vec![3, 3, 4]));
/// # Ok::<(), nimm::Error>(())
/// ```
pub fn period(game: &Game, limits: &Limits) -> Result<PeriodAnswer, Error> {
    Ok(period_watched(game, limits, &mut |_| true)?.unwrap_or_else(|_| nothing(game, None)))
}

/// Whether a look at more heaps may prove a period of the heap rule of a game: for some rules nothing
/// that is known here can.
///
/// # Examples
///
/// ```
/// use nimm::may_be_proven;
///
/// assert!(may_be_proven(&"0.6".parse()?));
/// assert!(!may_be_proven(&"take squares".parse()?));
/// # Ok::<(), nimm::Error>(())
/// ```
#[must_use]
pub fn may_be_proven(game: &Game) -> bool {
    let rule = game.rule().only_heap_rule();
    rule.is_some_and(ValueTable::may_prove_period)
}

/// The same; `watch` is told now and then how many values there are, and ends the work by returning
/// `false`. The inner error says how far it got then.
///
/// # Errors
///
/// As for [`period`].
pub fn period_watched(
    game: &Game,
    limits: &Limits,
    watch: &mut dyn FnMut(u64) -> bool,
) -> Result<Result<PeriodAnswer, Stop>, Error> {
    let part = game.sequence_rule()?;
    Ok(Ok(match part {
        HeapRule::Nim => nim(game),
        HeapRule::Take(set) => match of_set(game, set, limits, watch) {
            Ok(answer) => answer,
            Err(stop) => return Ok(Err(stop)),
        },
        HeapRule::Choice(_) if goes_on(game, part) => listed(closed_form(game, 0)),
        HeapRule::AllBut(_) | HeapRule::Code(_) | HeapRule::Choice(_) => {
            match of_table(game, part, limits, watch) {
                Err(stop @ Stop::Interrupted { .. }) => return Ok(Err(stop)),
                Err(Stop::Heap { reached }) => closed_form(game, reached),
                // What cannot even begin has computed nothing.
                Err(_) => closed_form(game, 0),
                Ok(answer) => answer,
            }
        }
        HeapRule::AtMost(_) => nothing(game, None),
    }))
}

fn nothing(game: &Game, computed_to: Option<u64>) -> PeriodAnswer {
    PeriodAnswer {
        game: game.clone(),
        outcomes: None,
        nim_values: None,
        evidence: None,
        digest: None,
        computed_to,
    }
}

/// One heap of Nim: the only P-position is 0, and 1 where the last token loses.
fn nim(game: &Game) -> PeriodAnswer {
    let (theorem, last) = match game.convention() {
        Convention::Normal => (Theorem::Bouton, 0u64),
        Convention::Misere => (Theorem::BoutonMisere, 1),
    };
    PeriodAnswer {
        outcomes: Some(OutcomePeriod {
            preperiod: (last + 1).into(),
            period: Count::ONE,
            gaps: Some(Vec::new()),
        }),
        nim_values: Some(NimValuePeriod {
            preperiod: Count::ZERO,
            period: Count::ONE,
            saltus: Count::ONE,
            max: None,
        }),
        evidence: Some(Evidence::Theorem {
            theorem,
            witness: BTreeMap::new(),
        }),
        digest: None,
        computed_to: None,
        game: game.clone(),
    }
}

/// The most values of a set that are computed for their period, a byte or more each.
const MOST_VALUES: u64 = 1 << 30;

fn of_set(
    game: &Game,
    set: &SubtractionSet,
    limits: &Limits,
    watch: &mut dyn FnMut(u64) -> bool,
) -> Result<PeriodAnswer, Stop> {
    let Some((takes, far)) = in_reach(set, limits) else {
        // Nothing is computed where an amount is beyond reach.
        return Ok(closed_form(game, 0));
    };
    let mut stopped = false;
    let outcomes = outcome_period_watched(&takes, far, &mut |heap| {
        stopped = !watch(heap);
        !stopped
    });
    let outcomes = match outcomes {
        Ok(outcomes) => outcomes,
        Err(reached) if stopped => return Err(Stop::Interrupted { reached }),
        Err(_) => return Ok(closed_form(game, far)),
    };
    let largest_take = takes[takes.len() - 1] as u64;
    let values = value_period(&takes, far.min(MOST_VALUES));
    let mut proof = None;
    let (nim_values, longest, computed_to) = match values {
        Ok((proven, values)) => {
            let checked = proven.preperiod + proven.period + largest_take;
            let checked = usize::try_from(checked).unwrap_or(usize::MAX);
            proof = digest(values.iter().take(checked).map(u64::from));
            let last = proven.preperiod + proven.period;
            let in_sight = usize::try_from(last).unwrap_or(usize::MAX);
            let nim_values = NimValuePeriod {
                preperiod: proven.preperiod.into(),
                period: proven.period.into(),
                saltus: Count::ZERO,
                max: values.iter().take(in_sight).max().map(u64::from),
            };
            (Some(nim_values), proven, None)
        }
        Err((reached, _)) => (None, outcomes, Some(reached)),
    };
    let evidence = Evidence::Period(ProvenPeriod {
        why: PeriodProof::Window,
        preperiod: longest.preperiod.into(),
        period: longest.period.into(),
        saltus: Count::ZERO,
        checked_to: (longest.preperiod + longest.period + largest_take).into(),
    });
    Ok(PeriodAnswer {
        outcomes: Some(outcome_answer(game, &takes, outcomes)),
        nim_values,
        evidence: Some(evidence),
        digest: proof,
        computed_to,
        game: game.clone(),
    })
}

/// The outcomes under the convention of the game. Misère, a heap is a P-position exactly when it
/// has the least amount and the rest is a P-position of normal play.
fn outcome_answer(game: &Game, takes: &[usize], normal: sequence::ExactPeriod) -> OutcomePeriod {
    let shift = match game.convention() {
        Convention::Normal => 0,
        Convention::Misere => takes[0] as u64,
    };
    let period = normal.period;
    let end = normal.preperiod + shift + 2 * period;
    let lost: Vec<u64> = PPositions::new(takes)
        .map(|heap| heap + shift)
        .take_while(|heap| *heap < end)
        .collect();
    let preperiod = if shift == 0 {
        normal.preperiod
    } else {
        // The last heap whose outcome is not that of the one a period later.
        let is_lost = |heap: u64| lost.binary_search(&heap).is_ok();
        let differs = |heap: &u64| is_lost(*heap) != is_lost(*heap + period);
        (0..normal.preperiod + shift)
            .rev()
            .find(differs)
            .map_or(0, |last| last + 1)
    };
    let first = lost.partition_point(|heap| *heap < preperiod);
    with_gaps(preperiod, period, &lost[first..])
}

/// The period of a rule whose values are computed one after the other until they prove it.
fn of_table(
    game: &Game,
    part: &HeapRule,
    limits: &Limits,
    watch: &mut dyn FnMut(u64) -> bool,
) -> Result<PeriodAnswer, Stop> {
    // No heap beyond the limit is asked for; what is wanted is the period.
    let beyond = Count::from(limits.heap) + Count::ONE;
    let table = match ValueTable::watched(part, &beyond, limits, watch) {
        // No proof is known for such a rule: what was computed is all there is to say.
        Err(Stop::Size { most } | Stop::Moves { reached: most }) => {
            let mut to = most.min(limits.heap).min(WITHOUT_PROOF);
            loop {
                match ValueTable::watched(part, &Count::from(to), limits, watch) {
                    Err(Stop::Moves { .. }) if to > 0 => to /= 2,
                    table => break table?,
                }
            }
        }
        table => table?,
    };
    let (Some(proven), Some(found)) = (table.period(), table.found()) else {
        let reached = table.len() as u64 - 1;
        return Err(Stop::Heap { reached });
    };
    let repeats = found.preperiod + found.period;
    let max = (0..repeats).filter_map(|heap| table.value_at(heap)).max();
    let lost_value = match game.convention() {
        Convention::Normal => Some(0),
        // One heap, misère, is lost exactly where the value is 1.
        Convention::Misere if part.is_fixed_set() => Some(1),
        Convention::Misere => None,
    };
    let is_lost = |heap: u64| table.value_at(heap) == lost_value;
    Ok(PeriodAnswer {
        outcomes: lost_value.map(|_| outcomes_of(&is_lost, found)),
        nim_values: Some(NimValuePeriod {
            preperiod: proven.preperiod.clone(),
            period: proven.period.clone(),
            saltus: proven.saltus.clone(),
            max: max.filter(|_| found.saltus == 0),
        }),
        digest: digest((0..found.checked_to).map_while(|heap| table.value_at(heap))),
        evidence: Some(Evidence::Period(proven)),
        computed_to: None,
        game: game.clone(),
    })
}

/// The preperiod and the period of who wins under normal play, where a period of the values is
/// proven; it may be shorter.
pub(crate) fn normal_outcomes(table: &ValueTable) -> Option<(Count, Count)> {
    let is_lost = |heap: u64| table.value_at(heap) == Some(0);
    let outcomes = outcomes_of(&is_lost, table.found()?);
    Some((outcomes.preperiod, outcomes.period))
}

/// The least period of the outcomes of a sequence of known shape.
fn outcomes_of(is_lost: &dyn Fn(u64) -> bool, found: FoundPeriod) -> OutcomePeriod {
    // Values that grow are all above 1 after two periods.
    let growing = found.saltus > 0;
    let turns = if growing { 3 } else { 1 };
    let end = found.preperiod + turns * found.period;
    let outcomes: Vec<bool> = (0..end).map(is_lost).collect();
    let period = match growing {
        true => 1,
        false => {
            let start = usize::try_from(found.preperiod).unwrap_or(usize::MAX);
            least_turn(&outcomes[start..])
        }
    };
    let differs = |heap: &u64| is_lost(*heap) != is_lost(*heap + period);
    let preperiod = (0..end).rev().find(differs).map_or(0, |last| last + 1);
    let lost: Vec<u64> = (preperiod..preperiod + 2 * period)
        .filter(|heap| is_lost(*heap))
        .collect();
    with_gaps(preperiod, period, &lost)
}

/// A period of outcomes with the gaps between the P-positions in it; `lost` are those from the
/// preperiod on, as far as one gap beyond a period.
fn with_gaps(preperiod: u64, period: u64, lost: &[u64]) -> OutcomePeriod {
    let first = lost.first().copied().unwrap_or_default();
    let pairs = lost.windows(2).take_while(|pair| pair[0] < first + period);
    let gaps: Vec<u64> = pairs.map(|pair| pair[1] - pair[0]).collect();
    OutcomePeriod {
        preperiod: preperiod.into(),
        period: period.into(),
        gaps: (gaps.len() <= MOST_GAPS).then_some(gaps),
    }
}

/// The least period of a sequence that goes on with `turn` for ever: it divides the length.
fn least_turn(turn: &[bool]) -> u64 {
    let len = turn.len();
    let repeats = |period: &usize| {
        len.is_multiple_of(*period) && turn[*period..].iter().eq(&turn[..len - period])
    };
    (1..=len).find(repeats).unwrap_or(1) as u64
}

/// SHA-256 of values, each written as a decimal number and a line feed, in hexadecimal digits.
fn digest(values: impl Iterator<Item = u64>) -> Option<String> {
    use std::fmt::Write;
    let mut hash = Sha256::new();
    let mut lines = String::new();
    for value in values {
        writeln!(lines, "{value}").ok()?;
        if lines.len() > 1 << 16 {
            hash.update(&lines);
            lines.clear();
        }
    }
    hash.update(&lines);
    let hex = |text: String, byte: &u8| text + &format!("{byte:02x}");
    Some(hash.finalize().iter().fold(String::new(), hex))
}

/// Whether a closed form says how the values go on.
fn goes_on(game: &Game, part: &HeapRule) -> bool {
    let form = HeapValues::closed_form(part);
    game.convention() == Convention::Normal && form.is_some_and(|form| form.repeats().is_some())
}

/// Sets too large to walk through: the period of a closed form, if there is one.
fn closed_form(game: &Game, computed_to: u64) -> PeriodAnswer {
    let form = game
        .rule()
        .only_heap_rule()
        .and_then(HeapValues::closed_form);
    let normal = game.convention() == Convention::Normal;
    let (Some(form), true) = (form, normal) else {
        return nothing(game, Some(computed_to));
    };
    let (Some(repeats), Some(theorem)) = (form.repeats(), form.theorem()) else {
        return nothing(game, Some(computed_to));
    };
    // Of values that grow, only the first few are 0.
    let outcomes = match &repeats.last_lost {
        Some(last) => OutcomePeriod {
            preperiod: last + &Count::ONE,
            period: Count::ONE,
            gaps: Some(Vec::new()),
        },
        None => OutcomePeriod {
            preperiod: repeats.preperiod.clone(),
            period: repeats.period.clone(),
            gaps: None,
        },
    };
    PeriodAnswer {
        outcomes: Some(outcomes),
        nim_values: Some(NimValuePeriod {
            preperiod: repeats.preperiod,
            period: repeats.period,
            saltus: repeats.saltus,
            max: None,
        }),
        evidence: Some(Evidence::Theorem {
            theorem,
            witness: form.witness(),
        }),
        digest: None,
        computed_to: None,
        game: game.clone(),
    }
}

/// Remainders, with the gap between losing heaps and the largest value where they are small.
fn listed(mut answer: PeriodAnswer) -> PeriodAnswer {
    if let (Some(outcomes), Some(values)) = (&mut answer.outcomes, &mut answer.nim_values)
        && values.saltus.is_zero()
        && let Some(modulus) = outcomes.period.to_u64()
    {
        outcomes.gaps = Some(vec![modulus]);
        values.max = Some(modulus - 1);
    }
    answer
}

impl PeriodAnswer {
    /// Whether both periods are proven.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.outcomes.is_some() && self.nim_values.is_some()
    }

    /// The answer as one JSON object.
    #[must_use]
    pub fn to_json(&self) -> Value {
        self.object(None)
    }

    /// The same with the digest of the values that the proof needs: what [`crate::check_json`] holds
    /// against values of its own.
    #[must_use]
    pub fn certificate(&self) -> Value {
        self.object(self.digest.as_deref())
    }

    fn object(&self, digest: Option<&str>) -> Value {
        let mut object = header(&self.game);
        let outcomes = self.outcomes.as_ref().map(|outcomes| {
            json!({
                "preperiod": outcomes.preperiod,
                "period": outcomes.period,
                "gaps": outcomes.gaps,
            })
        });
        let nim_values = self.nim_values.as_ref().map(|values| {
            json!({
                "preperiod": values.preperiod,
                "period": values.period,
                "saltus": values.saltus,
                "max": values.max,
            })
        });
        object.insert("outcomes".into(), json!(outcomes));
        object.insert("nim_values".into(), json!(nim_values));
        if !self.is_complete() {
            let computed_to = self.computed_to.map(|heap| heap.to_string());
            object.insert("computed_to".into(), json!(computed_to));
        }
        let strength = self.evidence.as_ref().map(Evidence::strength);
        let evidence = self.evidence.as_ref().map(|evidence| match evidence {
            // The periods stand beside it.
            Evidence::Period(proven) => {
                let mut proof = Map::new();
                proof.insert("kind".into(), json!("period"));
                proof.insert("why".into(), json!(proven.why));
                proof.insert("checked_to".into(), json!(proven.checked_to));
                if let Some(digest) = digest {
                    proof.insert("digest".into(), json!(digest));
                }
                Value::Object(proof)
            }
            other => other.to_json(),
        });
        object.insert("strength".into(), json!(strength));
        object.insert("evidence".into(), json!(evidence));
        Value::Object(object)
    }
}
