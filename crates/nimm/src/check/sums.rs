//! Sums of heaps with nim-values, derived again, in both conventions.

use std::collections::BTreeMap;

use super::answer::Derived;
use super::values::Values;
use super::{Claim, Refusal, expect, refusal};
use crate::answer::{Evidence, Question};
use crate::rule::HeapRule;
use crate::theory::Theorem;
use crate::{Convention, Count, Move, NimValue, Outcome};

/// What the nim-values that the evidence stands for say of a position.
pub(super) fn derive<'a>(
    question: &'a Question,
    evidence: &Evidence,
) -> Result<Derived<'a>, Refusal> {
    let (game, position) = (question.game(), question.position());
    let normal = game.convention() == Convention::Normal;
    let sources = sources(game.rule().parts(), normal, evidence)?;
    let group = |index: usize| position.group_of(index);
    let mut values = Vec::new();
    for (index, heap) in position.heaps().iter().enumerate() {
        let value = sources[group(index)].value(heap.size());
        let value = value
            .ok_or_else(|| refusal(Claim::ComputedTo, heap.size(), "a table that reaches it"))?;
        values.push(NimValue::from(value));
    }
    let one = NimValue::from(1);
    let sum = values
        .iter()
        .fold(NimValue::ZERO, |sum, value| &sum ^ value);
    let is_big = |value: &NimValue| *value > NimValue::from(1);
    let big = values.iter().filter(|value| is_big(value)).count();
    // The nim-sum of a lost position in which so many heaps are worth two or more.
    let lost_sum = |big: usize| {
        if normal || big > 0 {
            NimValue::ZERO
        } else {
            one.clone()
        }
    };
    let outcome = if sum == lost_sum(big) {
        Outcome::P
    } else {
        Outcome::N
    };

    // What each heap has to become worth.
    let target = |value: &NimValue| &(&sum ^ value) ^ &lost_sum(big - usize::from(is_big(value)));
    let targets: Vec<NimValue> = values.iter().map(target).collect();
    let mut winning = Count::ZERO;
    if outcome == Outcome::N {
        for (index, target) in targets.iter().enumerate() {
            let options =
                sources[group(index)].count_options(game, position, index, target.as_count());
            winning = &winning + &options;
        }
    }

    let mut witness = BTreeMap::new();
    let mut remoteness = None;
    if let Evidence::Theorem {
        theorem,
        witness: stated,
    } = evidence
    {
        let largest = values.iter().max().cloned().unwrap_or_default();
        let mut says = |name: &str, value: String| witness.insert(name.to_string(), value);
        match theorem {
            Theorem::Bouton => {
                says("nim_sum", sum.to_string());
                let total = position.total();
                let takes = values.iter().zip(&targets);
                let takes = takes
                    .filter_map(|(value, target)| value.as_count().checked_sub(target.as_count()));
                // In a lost position every heap has to stay as it is.
                let largest = takes.max().unwrap_or_default();
                let hurry = if largest.is_zero() {
                    Count::ZERO
                } else {
                    &largest - &Count::ONE
                };
                remoteness = total.checked_sub(&hurry);
            }
            Theorem::BoutonMisere => {
                says("nim_sum", sum.to_string());
                says("largest_heap", largest.to_string());
            }
            Theorem::SpragueGrundy | Theorem::Pairing => {
                says("nim_sum", sum.to_string());
                // The description was read, and refused where it is false.
                says("parts", stated.get("parts").cloned().unwrap_or_default());
                if !normal {
                    says("largest_value", largest.to_string());
                }
            }
            _ => witness.extend(
                sources[0]
                    .numbers()
                    .map(|(name, value)| (name.to_string(), value)),
            ),
        }
    }
    let wins = move |play: &Move| {
        let index = play.heap() - 1;
        let left = position.heaps()[index].size().checked_sub(play.take());
        let value = left.and_then(|left| sources[group(index)].value(&left));
        Ok(outcome == Outcome::N && value.as_ref() == Some(targets[index].as_count()))
    };
    Ok(Derived {
        outcome,
        nim_value: normal.then_some(sum),
        remoteness,
        winning,
        wins: Box::new(wins),
        witness,
    })
}

/// The values that the evidence stands for, one source for each part of the rule; refused unless
/// the theorem covers the game.
fn sources(parts: &[HeapRule], normal: bool, evidence: &Evidence) -> Result<Vec<Values>, Refusal> {
    let misfit = |stated: &str| refusal(Claim::Theorem, stated, "evidence that covers the game");
    match (evidence, parts) {
        (Evidence::Table { up_to }, [part]) if normal => {
            Ok(vec![Values::plain(part, &Count::from(*up_to))?])
        }
        (Evidence::Period(proven), [HeapRule::Take(set)]) if normal => {
            let (preperiod, period) = (&proven.preperiod, &proven.period);
            Ok(vec![Values::window(
                set,
                preperiod,
                period,
                &proven.checked_to,
            )?])
        }
        (Evidence::Theorem { theorem, witness }, parts) => {
            let name = theorem.name();
            let all_nim = parts.iter().all(|part| *part == HeapRule::Nim);
            let closed_forms = || {
                parts
                    .iter()
                    .map(Values::closed_form)
                    .collect::<Option<Vec<Values>>>()
            };
            match theorem {
                Theorem::Bouton if all_nim && normal => closed_forms(),
                Theorem::BoutonMisere if all_nim && !normal => closed_forms(),
                Theorem::SpragueGrundy if normal => return described(parts, witness),
                Theorem::Pairing if !normal => return described(parts, witness),
                _ if normal && parts.len() == 1 => closed_forms(),
                _ => None,
            }
            .filter(|sources| all_nim || sources[0].theorem() == Some(*theorem))
            .ok_or_else(|| misfit(name))
        }
        (Evidence::Table { .. }, _) => Err(misfit("table")),
        (Evidence::Period(_), _) => Err(misfit("period")),
        (Evidence::Search { .. }, _) => Err(misfit("search")),
    }
}

/// The values that the witness of a sum describes, one source for each part.
fn described(
    parts: &[HeapRule],
    witness: &BTreeMap<String, String>,
) -> Result<Vec<Values>, Refusal> {
    let described = witness.get("parts").map_or("", String::as_str);
    let descriptions: Vec<&str> = described.split("; ").collect();
    if descriptions.len() != parts.len() {
        return Err(refusal(
            Claim::Witness,
            described,
            format!("{} parts", parts.len()),
        ));
    }
    let source = |(part, description): (&HeapRule, &&str)| {
        let words: Vec<&str> = description.split(' ').collect();
        let misfit = || refusal(Claim::Witness, description, part);
        let number = |text: &str| text.parse::<Count>().map_err(|_| misfit());
        match (words.as_slice(), part) {
            (
                [
                    "window",
                    "preperiod",
                    pre,
                    "period",
                    period,
                    "checked_to",
                    to,
                ],
                HeapRule::Take(set),
            ) => Values::window(set, &number(pre)?, &number(period)?, &number(to)?),
            (["table", "up_to", up_to], _) => Values::plain(part, &number(up_to)?),
            _ => {
                let form = Values::closed_form(part).ok_or_else(misfit)?;
                let mut words: Vec<String> = form
                    .theorem()
                    .map(|theorem| theorem.name().to_string())
                    .into_iter()
                    .collect();
                words.extend(
                    form.numbers()
                        .map(|(name, value)| format!("{name} {value}")),
                );
                expect(Claim::Witness, &description.to_string(), &words.join(" ")).map(|()| form)
            }
        }
    };
    parts.iter().zip(&descriptions).map(source).collect()
}
