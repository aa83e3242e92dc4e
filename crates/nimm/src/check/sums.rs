//! Sums of heaps with nim-values, derived again, in both conventions.

use std::collections::BTreeMap;

use super::answer::{Derived, Winning};
use super::moves::afford_listing;
use super::values::Values;
use super::{Budget, Claim, Refusal, refusal};
use crate::answer::{Evidence, Listed, PeriodProof, ProvenPeriod, Question};
use crate::game::each;
use crate::rule::HeapRule;
use crate::theory::Theorem;
use crate::{Convention, Count, Heap, Move, NimValue, Outcome};

/// Above these numbers moves may be left out without a look, and are not counted here either.
const MANY_SPLITS: u64 = 1 << 21;
const LARGE_HEAP: u64 = 1 << 16;

/// What the nim-values that the evidence stands for say of a position.
pub(super) fn derive<'a>(
    question: &'a Question,
    evidence: &Evidence,
    listed: Listed,
    budget: &Budget,
) -> Result<Derived<'a>, Refusal> {
    let (game, position) = (question.game(), question.position());
    let normal = game.convention() == Convention::Normal;
    let rules = game.rule().heap_rules();
    let rules =
        rules.ok_or_else(|| refusal(Claim::Theorem, "heaps", "heaps played for themselves"))?;
    let sources = sources(&rules, position.heaps().len(), normal, evidence, budget)?;
    let source = |index: usize| position.group_of(index);
    let mut values = Vec::new();
    for (index, heap) in position.heaps().iter().enumerate() {
        let words = heap.size().bit_len() as u64 / 64;
        budget.steps(100 + words)?;
        budget.words(3 + words)?;
        let value = sources[source(index)].value_of(heap);
        let value = value
            .ok_or_else(|| refusal(Claim::ComputedTo, heap.size(), "a table that reaches it"))?;
        values.push(NimValue::from(value));
    }
    let sum = values
        .iter()
        .fold(NimValue::ZERO, |sum, value| &sum ^ value);
    let one = NimValue::from(1);
    let big = values.iter().filter(|value| **value > one).count();
    // The nim-sum of a lost position in which so many heaps are worth two or more.
    let lost_sum = move |big: usize| NimValue::from(u64::from(!normal && big == 0));
    let outcome = if sum == lost_sum(big) {
        Outcome::P
    } else {
        Outcome::N
    };

    // What each heap has to become worth for the other player to lose.
    let whole = sum.clone();
    let target = move |value: &NimValue| {
        let others = big - usize::from(*value > one);
        &(&whole ^ value) ^ &lost_sum(others)
    };
    let mut count = Count::ZERO;
    // Of many splits, and of large heaps under infinite sets, a cut list has what was looked at,
    // which may be all. That it wins can be seen without counting the rest.
    let is_open = |index: usize| {
        if let Values::Other(_) = sources[source(index)] {
            return false;
        }
        let heap = &position.heaps()[index];
        game.part(position, index).heap_rule().is_some_and(|rule| {
            rule.splits() && rule.count_splits(heap) > Count::from(MANY_SPLITS)
                || matches!(rule, HeapRule::Choice(_)) && *heap.size() > Count::from(LARGE_HEAP)
        })
    };
    let is_counted = listed == Listed::All || !(0..values.len()).any(is_open);
    if outcome == Outcome::N && is_counted {
        let mut before = None;
        for (index, value) in values.iter().enumerate() {
            // Equal heaps often stand side by side.
            let heap = (source(index), &position.heaps()[index]);
            let options = match before {
                Some((same, options)) if same == heap => options,
                _ => {
                    let target = target(value);
                    let values = &sources[source(index)];
                    values.count_options(game, position, index, target.as_count(), budget)?
                }
            };
            count = &count + &options;
            before = Some((heap, options));
        }
    }
    let winning = if is_counted {
        Winning::Exactly(count)
    } else {
        Winning::Uncounted
    };

    let (mut witness, mut remoteness) = (BTreeMap::new(), None);
    if let Evidence::Theorem { theorem, .. } = evidence {
        let mut says = |name: &str, value: String| witness.insert(name.to_string(), value);
        let largest = values.iter().max().cloned().unwrap_or_default();
        match theorem {
            theorem if theorem.gives_heap_values() => {
                for (name, number) in sources[0].description().1 {
                    says(name, number);
                }
            }
            _ => {
                says("nim_sum", sum.to_string());
            }
        }
        match theorem {
            Theorem::Bouton => {
                let takes = values.iter().filter_map(|value| {
                    let left = target(value);
                    value.as_count().checked_sub(left.as_count())
                });
                // In a lost position every heap has to stay as it is.
                let hurry = takes.max().and_then(|take| take.checked_sub(&Count::ONE));
                remoteness = position.total().checked_sub(&hurry.unwrap_or_default());
            }
            Theorem::BoutonMisere => {
                says("largest_heap", largest.to_string());
            }
            Theorem::SpragueGrundy | Theorem::Pairing | Theorem::TestedPairing => {
                let described: Vec<String> = sources.iter().map(Values::in_words).collect();
                says("parts", described.join("; "));
                if !normal {
                    says("largest_value", largest.to_string());
                }
                if *theorem == Theorem::TestedPairing {
                    let tested = test_pairing(question, &rules, &sources, budget)?;
                    says("tested_to", tested.join("; "));
                }
            }
            _ => {}
        }
    }
    let wins = move |play: &Move| {
        let index = play.heap() - 1;
        let heap = &position.heaps()[index];
        let left = play.leaves_of(heap.size());
        // What a take leaves may have a limit.
        let under_limit = play.take().and_then(|take| {
            let rule = game.part(position, index).heap_rule()?;
            rule.has_quota().then(|| rule.after(heap, take).ok())?
        });
        let worth = |left: &Count| {
            let values = &sources[source(index)];
            let value = match &under_limit {
                Some(heap) => values.value_of(heap),
                None => values.value(left),
            };
            value.map(NimValue::from)
        };
        let value = left.and_then(|left| {
            left.iter()
                .try_fold(NimValue::ZERO, |sum, part| Some(&sum ^ &worth(part)?))
        });
        outcome == Outcome::N && value == Some(target(&values[index]))
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

/// Makes sure that every heap of value 0 with a move, up to the largest of its group, has a move to
/// value 1; and says how far that is for each group.
fn test_pairing(
    question: &Question,
    rules: &[&HeapRule],
    sources: &[Values],
    budget: &Budget,
) -> Result<Vec<String>, Refusal> {
    let mut tested = Vec::new();
    for (group, (rule, values)) in rules.iter().zip(sources).enumerate() {
        let heaps = question.position().group(group).iter();
        let largest = heaps
            .map(|heap| heap.size())
            .max()
            .cloned()
            .unwrap_or_default();
        tested.push(largest.to_string());
        if rule.is_fixed_set() {
            continue;
        }
        for size in 1..=largest.to_u64().ok_or_else(Budget::spent)? {
            budget.steps(1000)?;
            let heap = Heap::new(size);
            if values.value(heap.size()) != Some(Count::ZERO) {
                continue;
            }
            afford_listing(rule, heap.size(), budget)?;
            let (mut has_move, mut reaches_one) = (false, false);
            for take in rule.takes(&heap).flat_map(each) {
                budget.steps(200)?;
                has_move = true;
                reaches_one = values.value(&(heap.size() - &take)) == Some(Count::ONE);
                if reaches_one {
                    break;
                }
            }
            if has_move && !reaches_one {
                let stated = format!("a heap of {size}");
                return Err(refusal(Claim::Theorem, stated, "a move to nim-value 1"));
            }
        }
    }
    Ok(tested)
}

/// The values that the evidence stands for, one source for each part of the rule; refused unless
/// the evidence covers the game.
fn sources(
    parts: &[&HeapRule],
    heaps: usize,
    normal: bool,
    evidence: &Evidence,
    budget: &Budget,
) -> Result<Vec<Values>, Refusal> {
    let all_nim = || parts.iter().all(|part| **part == HeapRule::Nim);
    let misfit = |stated: &str| refusal(Claim::Theorem, stated, "evidence that covers the game");
    match (evidence, parts) {
        (Evidence::Table { up_to }, [part]) if normal => {
            Ok(vec![Values::table(part, &Count::from(*up_to), budget)?])
        }
        (Evidence::Period(proven), [part]) if normal => {
            Ok(vec![Values::periodic(part, proven, budget)?])
        }
        (Evidence::Theorem { theorem, witness }, _) => match theorem {
            Theorem::Bouton if normal && all_nim() => {
                Ok(parts.iter().map(|_| Values::Nim).collect())
            }
            Theorem::BoutonMisere if !normal && all_nim() => {
                Ok(parts.iter().map(|_| Values::Nim).collect())
            }
            theorem if theorem.gives_heap_values() && normal && heaps == 1 => {
                let form = match parts {
                    [part] => Values::closed_form(part),
                    _ => None,
                };
                let form = form.filter(|form| form.description().0 == theorem.name());
                Ok(vec![form.ok_or_else(|| misfit(theorem.name()))?])
            }
            Theorem::SpragueGrundy if normal => described(parts, witness, budget),
            Theorem::TestedPairing if !normal && !parts.iter().any(|rule| rule.splits()) => {
                described(parts, witness, budget)
            }
            Theorem::Pairing if !normal && parts.iter().all(|rule| rule.is_fixed_set()) => {
                described(parts, witness, budget)
            }
            _ => Err(misfit(theorem.name())),
        },
        (Evidence::Table { .. }, _) => Err(misfit("table")),
        (Evidence::Period(_), _) => Err(misfit("period")),
        (Evidence::Search { .. }, _) => Err(misfit("search")),
    }
}

/// The sources of a sum, one for each part: periods and tables as its witness states them, else the
/// closed form. What they are called is compared with the whole witness.
fn described(
    parts: &[&HeapRule],
    witness: &BTreeMap<String, String>,
    budget: &Budget,
) -> Result<Vec<Values>, Refusal> {
    let described = witness.get("parts").map_or("", String::as_str);
    let mut descriptions = described.split("; ");
    let source = |part: &HeapRule| {
        let description = descriptions.next().unwrap_or_default();
        let misfit = || refusal(Claim::Witness, description, format!("values of `{part}`"));
        let number = |text: &str| text.parse::<Count>().map_err(|_| misfit());
        let words: Vec<&str> = description.split(' ').collect();
        let (why, numbers) = words.split_first().ok_or_else(misfit)?;
        let why = PeriodProof::ALL
            .into_iter()
            .find(|proof| proof.name() == *why);
        let (preperiod, period, saltus, checked_to) = match (why, numbers) {
            (Some(_), [_, preperiod, _, period, _, checked_to]) => {
                (preperiod, period, &"0", checked_to)
            }
            (Some(_), [_, preperiod, _, period, _, saltus, _, checked_to]) => {
                (preperiod, period, saltus, checked_to)
            }
            (None, [_, up_to]) if words[0] == "table" => {
                return Values::table(part, &number(up_to)?, budget);
            }
            _ => return Values::closed_form(part).ok_or_else(misfit),
        };
        let stated = ProvenPeriod {
            why: why.ok_or_else(misfit)?,
            preperiod: number(preperiod)?,
            period: number(period)?,
            saltus: number(saltus)?,
            checked_to: number(checked_to)?,
        };
        Values::periodic(part, &stated, budget)
    };
    parts.iter().copied().map(source).collect()
}
