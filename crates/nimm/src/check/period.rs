//! A certificate of a period, derived again.

use serde::Deserialize;
use serde_json::Value;

use super::values::Values;
use super::{Claim, Refusal, expect, refusal, same_keys};
use crate::answer::PeriodProof;
use crate::json::{header, read};
use crate::rule::{HeapRule, SubtractionSet};
use crate::theory::Theorem;
use crate::{Convention, Count, Error, Game, Rule};

#[derive(Deserialize)]
struct Saved {
    rule: Rule,
    convention: Convention,
    outcomes: Option<SavedOutcomes>,
    nim_values: Option<SavedValues>,
    computed_to: Option<Count>,
    evidence: Option<SavedEvidence>,
    strength: Option<String>,
}

#[derive(Deserialize)]
struct SavedOutcomes {
    preperiod: Count,
    period: Count,
    gaps: Option<Vec<u64>>,
}

#[derive(Deserialize)]
struct SavedValues {
    preperiod: Count,
    period: Count,
    saltus: Count,
    max: Option<u64>,
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum SavedEvidence {
    Theorem { name: Theorem },
    Period { why: PeriodProof, checked_to: Count },
}

/// Re-derives a certificate.
pub(super) fn check(value: &Value) -> Result<Result<(), Refusal>, Error> {
    let saved: Saved = read(value)?;
    Ok(derive(&saved, value))
}

fn derive(saved: &Saved, value: &Value) -> Result<(), Refusal> {
    let game = Game::new(saved.rule.clone(), saved.convention);
    for (key, derived) in header(&game) {
        same_keys(
            &serde_json::json!({ &key: value.get(&key) }),
            &serde_json::json!({ &key: derived }),
        )?;
    }
    let Some(evidence) = &saved.evidence else {
        let nothing = saved.outcomes.is_none() && saved.nim_values.is_none();
        return expect(Claim::Period, &nothing, &true);
    };
    expect(Claim::Key, &saved.strength.as_deref(), &Some("proven"))?;
    let complete = saved.outcomes.is_some() && saved.nim_values.is_some();
    expect(Claim::ComputedTo, &saved.computed_to.is_none(), &complete)?;
    let only_part = game.rule().only_part();
    match (evidence, only_part) {
        (
            SavedEvidence::Period {
                why: PeriodProof::Window,
                checked_to,
            },
            Some(HeapRule::Take(set)),
        ) => check_window(saved, set, checked_to),
        (SavedEvidence::Theorem { name }, Some(part)) => {
            check_closed_form(saved, *name, part, value)
        }
        _ => Err(refusal(
            Claim::Theorem,
            "evidence",
            "evidence for the sequence of one heap rule",
        )),
    }
}

/// Both sequences from one table of plain values.
fn check_window(saved: &Saved, set: &SubtractionSet, checked_to: &Count) -> Result<(), Refusal> {
    let least = set.least().to_usize().unwrap_or(usize::MAX);
    let shift = if saved.convention == Convention::Misere {
        least
    } else {
        0
    };
    let word = |n: &Count| {
        n.to_usize()
            .ok_or_else(|| refusal(Claim::ComputedTo, n, "less"))
    };
    let mut values = None;
    if let Some(claimed) = &saved.nim_values {
        let table =
            Values::window(set, &claimed.preperiod, &claimed.period, checked_to)?.into_plain();
        expect(Claim::NimValue, &claimed.saltus, &Count::ZERO)?;
        let seen = word(&claimed.preperiod)? + word(&claimed.period)?;
        let max = table[..seen].iter().max().map(|max| u64::from(*max));
        expect(Claim::NimValue, &claimed.max, &max)?;
        values = Some(table);
    }
    let Some(claimed) = &saved.outcomes else {
        return Ok(());
    };
    // Long enough for two periods of outcomes behind the preperiod, and for a window.
    let ends = [
        &claimed.preperiod,
        &claimed.period,
        &claimed.period,
        set.greatest(),
    ];
    let end = ends.into_iter().fold(Count::ZERO, |sum, part| &sum + part);
    if values.is_none() {
        let normal = claimed
            .preperiod
            .checked_sub(&Count::from(shift))
            .unwrap_or_default();
        let least_end = &(&normal + &claimed.period) + set.greatest();
        if *checked_to < least_end {
            return Err(refusal(Claim::ComputedTo, checked_to, least_end));
        }
    }
    let normal = Values::plain(&HeapRule::Take(set.clone()), &end)?.into_plain();
    let (end, preperiod) = (word(&end)?, word(&claimed.preperiod)?);
    let period = word(&claimed.period)?;
    let lost: Vec<bool> = (0..end)
        .map(|n| n >= shift && normal[n - shift] == 0)
        .collect();
    let repeats = |step: usize| lost[preperiod..end - step] == lost[preperiod + step..];
    let is_exact = period > 0
        && repeats(period)
        && (preperiod == 0 || lost[preperiod - 1] != lost[preperiod - 1 + period])
        && !(2..=period)
            .filter(|times| period.is_multiple_of(*times))
            .any(|times| repeats(period / times));
    if !is_exact {
        let stated = format!("preperiod {preperiod}, period {period}");
        return Err(refusal(
            Claim::Period,
            stated,
            "another preperiod or period of outcomes",
        ));
    }
    if let Some(gaps) = &claimed.gaps {
        let heaps: Vec<usize> = (preperiod..end).filter(|n| lost[*n]).collect();
        let first = heaps.first().copied().unwrap_or(end);
        let pairs = heaps.windows(2).take_while(|pair| pair[0] < first + period);
        let derived: Vec<u64> = pairs.map(|pair| (pair[1] - pair[0]) as u64).collect();
        expect(Claim::Period, gaps, &derived)?;
    }
    Ok(())
}

/// Sequences in closed form.
fn check_closed_form(
    saved: &Saved,
    name: Theorem,
    part: &HeapRule,
    value: &Value,
) -> Result<(), Refusal> {
    let misfit = || {
        refusal(
            Claim::Theorem,
            name.name(),
            "a theorem that covers the rule",
        )
    };
    let (theorem, preperiod, period, saltus) = match Values::closed_form(part).ok_or_else(misfit)? {
        Values::Nim if saved.convention == Convention::Normal => {
            (Theorem::Bouton, 1u64, Count::ONE, Count::ONE)
        }
        Values::Nim => (Theorem::BoutonMisere, 2, Count::ONE, Count::ONE),
        Values::Form { .. } if saved.convention == Convention::Misere => return Err(misfit()),
        Values::Form { l, t, .. } if l == t => (Theorem::Residue, 0, t, Count::ZERO),
        Values::Form { l, t, .. } if l == Count::ONE => (Theorem::Interval, 0, t, Count::ZERO),
        Values::Form { t, .. } => (Theorem::TwoIntervals, 0, t, Count::ZERO),
        Values::Plain { .. } => return Err(misfit()),
    };
    expect(Claim::Theorem, &name, &theorem)?;
    if let Some(claimed) = &saved.outcomes {
        expect(Claim::Period, &claimed.preperiod, &Count::from(preperiod))?;
        expect(Claim::Period, &claimed.period, &period)?;
        if let Some(gaps) = &claimed.gaps {
            expect(Claim::Period, &(gaps.len(), part), &(0, &HeapRule::Nim))?;
        }
    }
    if let Some(claimed) = &saved.nim_values {
        expect(Claim::Period, &claimed.preperiod, &Count::ZERO)?;
        expect(Claim::Period, &claimed.period, &period)?;
        expect(Claim::NimValue, &claimed.saltus, &saltus)?;
        expect(Claim::NimValue, &claimed.max, &None)?;
    }
    let stated = value
        .get("evidence")
        .and_then(|evidence| evidence.get("reference"));
    let reference = Value::from(name.reference());
    expect(Claim::Key, &stated, &Some(&reference))
}
