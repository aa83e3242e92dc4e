//! Heaps with nim-values: where they lie in a period, and their nim-sum.

use super::{Explanation, MOST_SENTENCES};
use crate::answer::{Evidence, Limits, Question, Solution};
use crate::figure::{Figure, Strip, StripCell, StripPlace};
use crate::period::{normal_outcomes, period};
use crate::reason::ValueRise;
use crate::rule::{HeapRule, Rule};
use crate::sequence::{HeapTables, in_reach, outcome_period};
use crate::theory::Theorem;
use crate::theory::heap_values::HeapValues;
use crate::theory::sums;
use crate::{Convention, Count, Game, Heap, NimValue, Outcome, Position, Reason, nim_sum};

/// The most values that a sentence names.
const MOST_NAMED: usize = 12;

/// How far losing places are looked for one by one.
const FAR_FOR_LOSING: u64 = 1 << 16;

/// The most cells of a strip.
const MOST_CELLS: u64 = 96;

/// The most gaps under a strip, and how far they are looked for.
const MOST_GAPS: usize = 60;
const FAR_FOR_GAPS: u64 = 10_000;
const WORK_FOR_GAPS: u64 = 1 << 16;

pub(super) fn explain(question: &Question, solution: &Solution, limits: &Limits) -> Explanation {
    let Ok(tables) = HeapTables::for_question(question, limits) else {
        return Explanation::default();
    };
    let position = question.position();
    let sources = tables.sources();
    let normal = question.game().convention() == Convention::Normal;
    let reasons = match (position.heaps(), sources) {
        ([heap], [source]) if normal && !is_limited(source) => {
            one_heap(question, heap.size(), source, solution, limits)
        }
        _ => sum(question, sources, solution),
    };
    let figures = match sources {
        [source] if !is_limited(source) => heaps_strip(source, question, limits)
            .map(Figure::Strip)
            .into_iter()
            .collect(),
        _ => Vec::new(),
    };
    Explanation { reasons, figures }
}

/// Whether heaps have a value for each limit on the next take, and so no strip of values.
fn is_limited(source: &HeapValues) -> bool {
    matches!(source, HeapValues::Limited(_))
}

/// One heap under normal play: its place.
fn one_heap(
    question: &Question,
    size: &Count,
    source: &HeapValues,
    solution: &Solution,
    limits: &Limits,
) -> Vec<Reason> {
    let Some(rule) = question.game().rule().only_heap_rule() else {
        return Vec::new();
    };
    let mut reasons = Vec::new();
    let mut explained = 0;
    if source.theorem() == Some(Theorem::Residue)
        && let Some(repeats) = source.repeats()
    {
        let modulus = repeats.period;
        let (quotient, remainder) = size.div_rem(&modulus);
        let size = size.clone();
        if remainder.is_zero() {
            reasons.push(Reason::Multiple {
                size,
                modulus,
                quotient,
            });
        } else {
            explained = 1;
            reasons.push(Reason::Remainder {
                size,
                modulus,
                quotient,
                remainder,
            });
        }
    } else if let Some(place) = place(size, source, rule, solution.outcome, limits) {
        reasons.push(place);
    } else if let (HeapValues::Form(_), Some(value)) = (source, source.value(size)) {
        let size = size.clone();
        reasons.push(Reason::ValueByTheorem { size, value });
    } else if let Evidence::Table { up_to } = solution.evidence {
        reasons.push(Reason::Tabulated { up_to });
    }
    let others = solution
        .winning_moves
        .iter()
        .skip(explained)
        .take(MOST_SENTENCES - explained);
    reasons.extend(others.filter_map(|play| {
        let left = play.leaves_of(size)?;
        let play = play.clone();
        Some(match <[Count; 1]>::try_from(left) {
            Ok([leave]) => Reason::LeavesLosing { play, leave },
            Err(parts) => {
                let values = parts.iter().map(|part| source.value(part));
                let values = values.collect::<Option<_>>()?;
                Reason::LeavesLosingParts {
                    play,
                    parts,
                    values,
                }
            }
        })
    }));
    reasons
}

/// Where a heap lies in the proven period of its rule.
fn place(
    size: &Count,
    source: &HeapValues,
    rule: &HeapRule,
    outcome: Outcome,
    limits: &Limits,
) -> Option<Reason> {
    let (preperiod, period) = outcomes_repeat(source, rule, limits)?;
    if period == Count::ONE {
        // From there on everybody wins, or everybody loses: the place says nothing.
        return None;
    }
    let Some(beyond) = size.checked_sub(&preperiod) else {
        let size = size.clone();
        return Some(Reason::BeforePeriod {
            size,
            preperiod,
            outcome,
        });
    };
    let (_, place) = beyond.div_rem(&period);
    let last = &(&preperiod + &period) - &Count::ONE;
    let mut losing = Vec::new();
    // Where lost heaps are found one by one, they may be far apart.
    let listed = source.lists() || period <= Count::from(FAR_FOR_LOSING);
    let mut losing_count = Some(0u64).filter(|_| listed);
    let lost = source.lost(&preperiod, &last);
    for at in lost.take(if listed { usize::MAX } else { 0 }) {
        losing_count = losing_count.map(|count| count + 1);
        if losing.len() < MOST_NAMED {
            losing.push(&at - &preperiod);
        } else if losing_count > Some(10_000) {
            losing_count = None;
            break;
        }
    }
    Some(Reason::Place {
        size: size.clone(),
        period,
        place,
        losing,
        losing_count: losing_count.map(Count::from),
        preperiod,
    })
}

/// The preperiod and the period of who wins, where the values repeat; it may be shorter.
fn outcomes_repeat(
    source: &HeapValues,
    rule: &HeapRule,
    limits: &Limits,
) -> Option<(Count, Count)> {
    match (source, rule) {
        (HeapValues::Table(_), HeapRule::Take(set)) => {
            let (takes, far) = in_reach(set, limits)?;
            let proven = outcome_period(&takes, far).ok()?;
            Some((proven.preperiod.into(), proven.period.into()))
        }
        (HeapValues::Table(table), _) => normal_outcomes(table),
        (form, _) => {
            let repeats = form.repeats()?;
            let plain = repeats.saltus.is_zero();
            plain.then_some((repeats.preperiod, repeats.period))
        }
    }
}

/// The preperiod and the period of the values, if they repeat.
fn repeats(source: &HeapValues) -> Option<(Count, Count)> {
    let repeats = source.repeats()?;
    Some((repeats.preperiod, repeats.period))
}

/// Several heaps, or misère play: the values and their nim-sum.
fn sum(question: &Question, sources: &[HeapValues], solution: &Solution) -> Vec<Reason> {
    let position = question.position();
    let source = |index: usize| &sources[position.group_of(index)];
    let heaps = position.heaps().iter().enumerate();
    let Some(values) = heaps
        .map(|(index, heap)| source(index).value_of(heap))
        .collect::<Option<Vec<NimValue>>>()
    else {
        return Vec::new();
    };
    let one = NimValue::from(1);
    let big = values.iter().filter(|value| **value > one).count();
    let ones = values.iter().filter(|value| **value == one).count();
    let mut reasons = vec![Reason::HeapValues {
        values: values.iter().take(MOST_NAMED).cloned().collect(),
        heaps: values.len(),
        sum: nim_sum(&values),
    }];
    reasons.extend(values_by_limit(question, sources));
    let misere = question.game().convention() == Convention::Misere;
    if misere {
        reasons.push(match values.iter().max() {
            Some(largest) if *largest > one => Reason::MisereBigValue {
                largest: largest.clone(),
            },
            _ => Reason::MisereSmallValues { ones },
        });
    }
    if solution.outcome == Outcome::P && (!misere || big > 0) {
        reasons.push(Reason::SumIsZero);
    }
    reasons.extend(
        solution
            .winning_moves
            .iter()
            .take(MOST_SENTENCES)
            .filter_map(|play| {
                let index = play.heap() - 1;
                let from = values[index].clone();
                let rule = question.game().part(position, index).heap_rule()?;
                let heap = &position.heaps()[index];
                let left = match play.take() {
                    Some(take) => vec![rule.after(heap, take).ok()?],
                    None => play.parts()?.iter().cloned().map(Heap::new).collect(),
                };
                let values = left.iter().map(|heap| source(index).value_of(heap));
                let to = nim_sum(&values.collect::<Option<Vec<NimValue>>>()?);
                let stays_big = big > usize::from(from > one) || to > one;
                Some(if misere && !stays_big {
                    let ones = ones - usize::from(from == one) + usize::from(to == one);
                    Reason::MisereLeavesOnes {
                        play: play.clone(),
                        ones,
                    }
                } else {
                    Reason::ZeroesSum {
                        play: play.clone(),
                        from,
                        to,
                    }
                })
            }),
    );
    reasons
}

/// How the values of the first few heaps with limits depend on them.
fn values_by_limit<'a>(
    question: &'a Question,
    sources: &'a [HeapValues],
) -> impl Iterator<Item = Reason> + 'a {
    let position = question.position();
    let heaps = position.heaps().iter().enumerate();
    let limited = heaps.filter_map(|(index, heap)| match &sources[position.group_of(index)] {
        HeapValues::Limited(values) if !heap.size().is_zero() => {
            let rises = values.rises(heap.size());
            let shown = rises.iter().take(MOST_NAMED).map(|rise| ValueRise {
                quota: Count::from(u64::from(rise.quota)),
                value: NimValue::from(u64::from(rise.value)),
            });
            Some(Reason::ValueByLimit {
                heap: index + 1,
                size: heap.size().clone(),
                rises: shown.collect(),
                more: rises.len().saturating_sub(MOST_NAMED),
            })
        }
        _ => None,
    });
    limited.take(MOST_SENTENCES)
}

/// The strip of the values of one rule, with the heaps of the question marked.
fn heaps_strip(source: &HeapValues, question: &Question, limits: &Limits) -> Option<Strip> {
    let sizes: Vec<Count> = question
        .position()
        .heaps()
        .iter()
        .map(|heap| heap.size().clone())
        .collect();
    let mut strip = strip_of(source, question.game(), &sizes, limits)?;
    let cells = strip.cells.len();
    strip.here.retain(|place| place.cell < cells);
    Some(strip)
}

/// The values of the heap rule of a game from size 0 on: two periods where they are short, else
/// what fits. `None` for rules without a sequence, for sums, and where values do not say who wins.
#[must_use]
pub fn strip(game: &Game, limits: &Limits) -> Option<Strip> {
    let part: &HeapRule = game
        .rule()
        .only_heap_rule()
        .filter(|part| !part.has_quota())?;
    let game = Game::new(Rule::of(part.clone()), game.convention());
    let question = Question::new(game.clone(), Position::of_sizes([MOST_CELLS])).ok()?;
    let tables = HeapTables::for_question(&question, limits).ok()?;
    let [source] = tables.sources() else {
        return None;
    };
    strip_of(source, &game, &[], limits)
}

fn strip_of(source: &HeapValues, game: &Game, sizes: &[Count], limits: &Limits) -> Option<Strip> {
    if !sums::applies(game) {
        return None;
    }
    let saltus = source.repeats().map(|repeats| repeats.saltus);
    let saltus = saltus.unwrap_or_default();
    let repeats = repeats(source);
    let in_sight = |size: &Count| size.to_u64().filter(|size| *size < MOST_CELLS);
    // Two periods, and the heaps asked about, as far as there is room.
    let wanted = match &repeats {
        Some((preperiod, period)) => {
            in_sight(&(preperiod + &(period + period))).unwrap_or(MOST_CELLS)
        }
        None => 40,
    };
    let largest = sizes.iter().filter_map(in_sight).max().unwrap_or(0);
    let cells = wanted.max(largest + 1).min(MOST_CELLS);
    let values: Vec<NimValue> = (0..cells)
        .map_while(|size| source.value(&Count::from(size)))
        .collect();
    let misere = game.convention() == Convention::Misere;
    // One heap, misère, is lost exactly where the value is 1.
    let lost_value = NimValue::from(u64::from(misere));
    let outcome = |value: &NimValue| {
        if *value == lost_value {
            Outcome::P
        } else {
            Outcome::N
        }
    };
    let cell = |size: &Count| match (in_sight(size), &repeats) {
        (Some(size), _) => usize::try_from(size).ok(),
        // Values that grow have no other heap that stands for this one.
        (None, Some((preperiod, period))) if saltus.is_zero() => {
            let beyond = size.checked_sub(preperiod)?;
            (preperiod + &(&beyond % period)).to_usize()
        }
        (None, _) => None,
    };
    let sought = Limits {
        heap: FAR_FOR_GAPS.min(limits.heap),
        moves: WORK_FOR_GAPS.min(limits.moves),
        ..*limits
    };
    let outcomes = period(game, &sought).ok()?.outcomes;
    let gaps = outcomes
        .and_then(|outcomes| outcomes.gaps)
        .filter(|gaps| gaps.len() <= MOST_GAPS);
    Some(Strip {
        cells: values
            .into_iter()
            .map(|value| StripCell {
                outcome: outcome(&value),
                nim_value: Some(value),
            })
            .collect(),
        preperiod: repeats.as_ref().map(|(preperiod, _)| preperiod.clone()),
        period: repeats.as_ref().map(|(_, period)| period.clone()),
        saltus: saltus.clone(),
        gaps: gaps.unwrap_or_default(),
        here: (1..)
            .zip(sizes)
            .filter_map(|(heap, size)| {
                let cell = cell(size)?;
                Some(StripPlace { heap, cell })
            })
            .collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solve;

    #[test]
    fn a_strip_says_who_wins_as_the_solver_does() {
        let mut drawn = 0;
        for rule in [
            "nim",
            "take 1-2,9",
            "take 2-3,5",
            "take evens",
            "take all but 2",
            "take squares",
            "kayles",
            "0.31",
            "dawson-kayles",
            "grundy",
            "half-nim",
        ] {
            for rule in [rule.to_string(), format!("misere {rule}")] {
                let (game, limits) = (rule.parse::<Game>().unwrap(), Limits::default());
                let Some(strip) = strip(&game, &limits) else {
                    assert!(rule.starts_with("misere"), "{rule}");
                    continue;
                };
                drawn += 1;
                for (size, cell) in (0..24u64).zip(&strip.cells) {
                    let position = Position::of_sizes([size]);
                    let question = Question::new(game.clone(), position).unwrap();
                    let outcome = solve(&question, &limits).outcome();
                    assert_eq!(Some(cell.outcome), outcome, "{rule}: {size}");
                }
            }
        }
        assert!(drawn > 15, "{drawn}");
    }
}
