//! A claim about a position, derived again from its evidence.

use std::collections::BTreeMap;

use super::complete;
use super::limited::Least;
use super::values::Values;
use super::{Claim, Refusal, expect, refusal};
use crate::answer::{Answer, Evidence, Finding, Listed, Solution};
use crate::rule::{Growth, HeapRule};
use crate::theory::Theorem;
use crate::{Convention, Count, Game, Move, NimValue, Outcome, Position};

/// Re-derives an answer: outcome, nim-value, every winning move and that there are no others, and
/// the numbers of the evidence. An answer that says it does not know claims nothing.
///
/// # Errors
///
/// The first part of the claim that does not follow.
pub fn check(answer: &Answer) -> Result<(), Refusal> {
    let Finding::Solved(solution) = &answer.finding else {
        return Ok(());
    };
    let (game, position) = (answer.question.game(), answer.question.position());
    match &solution.evidence {
        Evidence::Search { positions } => check_search(game, position, solution, *positions),
        Evidence::Theorem { theorem, witness } => match theorem {
            Theorem::Schwenk | Theorem::LimitRecurrence | Theorem::LimitMisere => {
                check_limited(game, position, solution, *theorem, witness)
            }
            _ => check_sum(game, position, solution),
        },
        Evidence::Period(_) | Evidence::Table { .. } => check_sum(game, position, solution),
    }
}

fn check_search(
    game: &Game,
    position: &Position,
    solution: &Solution,
    positions: u64,
) -> Result<(), Refusal> {
    let worth = complete::search(game, position, positions)?;
    let worth_of = |position: &Position| worth.get(&complete::in_order(position)).copied();
    let Some(own) = worth_of(position) else {
        return Err(refusal(Claim::Positions, positions, "more"));
    };
    expect(Claim::Outcome, &solution.outcome, &own.outcome)?;
    let value = NimValue::from(u64::from(own.nim_value));
    let normal = game.convention() == Convention::Normal;
    expect(
        Claim::NimValue,
        &solution.nim_value,
        &normal.then_some(value),
    )?;
    expect(
        Claim::Remoteness,
        &solution.remoteness,
        &Some(complete::remoteness(own)),
    )?;
    let wins = |play: &Move| {
        let after = game.play(position, play).ok();
        after
            .and_then(|after| worth_of(&after))
            .is_some_and(|worth| worth.outcome == Outcome::P)
    };
    let winning: Vec<Move> = game.moves(position).filter(wins).collect();
    expect(Claim::WinningMoves, &solution.winning_moves, &winning)?;
    expect(Claim::WinningMoves, &solution.listed, &Listed::All)
}

/// The values that the evidence of a sum stands for, and what it says of them.
fn sum_values(
    game: &Game,
    solution: &Solution,
) -> Result<(Vec<Values>, BTreeMap<String, String>), Refusal> {
    let parts = game.rule().parts();
    let misfit = |stated: &str| refusal(Claim::Theorem, stated, "a theorem that covers the game");
    let mut derived = BTreeMap::new();
    let sources = match &solution.evidence {
        Evidence::Table { up_to } => {
            let [part] = parts else {
                return Err(misfit("table"));
            };
            let len = usize::try_from(*up_to)
                .unwrap_or(usize::MAX)
                .saturating_add(1);
            vec![Values::plain(part, len)?]
        }
        Evidence::Period(proven) => {
            let [HeapRule::Take(set)] = parts else {
                return Err(misfit("period"));
            };
            vec![Values::window(
                set,
                &proven.preperiod,
                &proven.period,
                &proven.checked_to,
            )?]
        }
        Evidence::Theorem { theorem, witness } => {
            let all_nim = parts.iter().all(|part| *part == HeapRule::Nim);
            let sources = match witness.get("parts") {
                Some(described) => described_values(parts, described)?,
                None => parts
                    .iter()
                    .map(Values::closed_form)
                    .collect::<Option<_>>()
                    .ok_or_else(|| misfit(theorem.name()))?,
            };
            let covered = match theorem {
                Theorem::Bouton | Theorem::BoutonMisere => all_nim,
                Theorem::SpragueGrundy | Theorem::Pairing => witness.contains_key("parts"),
                _ => false,
            };
            if let [Values::Form { l, m, t }] = sources.as_slice() {
                derived.extend(
                    form_witness(l, m, t)
                        .filter(|_| !covered)
                        .map(|(_, name, value)| (name.to_string(), value)),
                );
                let named = form_witness(l, m, t).next().map(|(theorem, ..)| theorem);
                if !covered && named != Some(*theorem) {
                    return Err(misfit(theorem.name()));
                }
            } else if !covered {
                return Err(misfit(theorem.name()));
            }
            sources
        }
        Evidence::Search { .. } => return Err(misfit("search")),
    };
    Ok((sources, derived))
}

/// The theorem of a closed form with the names of its numbers.
fn form_witness(
    l: &Count,
    m: &Count,
    t: &Count,
) -> impl Iterator<Item = (Theorem, &'static str, String)> {
    let rows = if l == t {
        vec![(Theorem::Residue, "modulus", l.to_string())]
    } else if *l == Count::ONE {
        vec![
            (Theorem::Interval, "least", m.to_string()),
            (Theorem::Interval, "period", t.to_string()),
        ]
    } else {
        let named = |name, value: &Count| (Theorem::TwoIntervals, name, value.to_string());
        vec![
            named("modulus", l),
            named("multiple", m),
            named("period", t),
        ]
    };
    rows.into_iter()
}

/// The values that the witness of a sum describes, one source a part.
fn described_values(parts: &[HeapRule], described: &str) -> Result<Vec<Values>, Refusal> {
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
            (["table", "up_to", up_to], _) => Values::plain(
                part,
                number(up_to)?
                    .to_usize()
                    .unwrap_or(usize::MAX)
                    .saturating_add(1),
            ),
            _ => {
                let form = Values::closed_form(part).ok_or_else(misfit)?;
                let derived = match &form {
                    Values::Form { l, m, t } => {
                        let mut words = Vec::new();
                        for (theorem, name, value) in form_witness(l, m, t) {
                            if words.is_empty() {
                                words.push(theorem.name().to_string());
                            }
                            words.push(format!("{name} {value}"));
                        }
                        words.join(" ")
                    }
                    _ => Theorem::Bouton.name().to_string(),
                };
                expect(Claim::Witness, &description.to_string(), &derived).map(|()| form)
            }
        }
    };
    parts.iter().zip(&descriptions).map(source).collect()
}

fn check_sum(game: &Game, position: &Position, solution: &Solution) -> Result<(), Refusal> {
    let (sources, mut witness) = sum_values(game, solution)?;
    let normal = game.convention() == Convention::Normal;
    let source = |index: usize| &sources[position.group_of(index)];
    let mut values = Vec::new();
    for (index, heap) in position.heaps().iter().enumerate() {
        let beyond = || refusal(Claim::ComputedTo, heap.size(), "within the table");
        values.push(NimValue::from(
            source(index).value(heap.size()).ok_or_else(beyond)?,
        ));
    }
    let one = NimValue::from(1);
    let sum = values
        .iter()
        .fold(NimValue::ZERO, |sum, value| &sum ^ value);
    let big = values.iter().filter(|value| **value > one).count();
    // The nim-sum that a lost position has, when so many of its heaps are worth two or more.
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
    expect(Claim::Outcome, &solution.outcome, &outcome)?;
    expect(
        Claim::NimValue,
        &solution.nim_value,
        &normal.then(|| sum.clone()),
    )?;

    let mut moves = solution.winning_moves.iter().peekable();
    let mut found = Count::ZERO;
    for (index, value) in values.iter().enumerate() {
        let others = &sum ^ value;
        let target = &others ^ &lost_sum(big - usize::from(*value > one));
        if outcome == Outcome::N {
            found = &found + &source(index).count_options(game, position, index, target.as_count());
        }
        let mut last = Count::ZERO;
        while let Some(play) = moves.next_if(|play| play.heap() == index + 1) {
            let size = position.heaps()[index].size();
            let legal = game
                .takes(position, index)
                .iter()
                .any(|run| run.contains(play.take()));
            let left = size
                .checked_sub(play.take())
                .and_then(|left| source(index).value(&left));
            if !legal
                || *play.take() <= last
                || left.as_ref() != Some(target.as_count())
                || outcome == Outcome::P
            {
                return Err(refusal(
                    Claim::WinningMoves,
                    play,
                    "no winning move at this place",
                ));
            }
            last = play.take().clone();
        }
    }
    if let Some(play) = moves.next() {
        return Err(refusal(Claim::WinningMoves, play, "no move at this place"));
    }
    let listed = Count::from(solution.winning_moves.len());
    let complete = if listed == found {
        Listed::All
    } else {
        Listed::Some
    };
    if complete != solution.listed || listed > found {
        return Err(refusal(Claim::WinningMoves, listed, found));
    }

    let by_bouton = matches!(
        solution.evidence,
        Evidence::Theorem {
            theorem: Theorem::Bouton,
            ..
        }
    );
    let remoteness = (by_bouton && complete == Listed::All).then(|| {
        let total = position.total();
        let largest = solution.winning_moves.iter().map(|play| play.take()).max();
        largest.map_or(total.clone(), |largest| &(&total + &Count::ONE) - largest)
    });
    expect(Claim::Remoteness, &solution.remoteness, &remoteness)?;
    if let Evidence::Theorem {
        theorem,
        witness: stated,
    } = &solution.evidence
    {
        let misere = matches!(theorem, Theorem::BoutonMisere | Theorem::Pairing);
        if misere == normal {
            return Err(refusal(
                Claim::Theorem,
                theorem.name(),
                "a theorem for the other convention",
            ));
        }
        let largest = values.iter().max().cloned().unwrap_or_default().to_string();
        match theorem {
            Theorem::Bouton | Theorem::SpragueGrundy => {
                witness.insert("nim_sum".into(), sum.to_string());
            }
            Theorem::BoutonMisere => {
                witness.insert("nim_sum".into(), sum.to_string());
                witness.insert("largest_heap".into(), largest);
            }
            Theorem::Pairing => {
                witness.insert("nim_sum".into(), sum.to_string());
                witness.insert("largest_value".into(), largest);
            }
            _ => {}
        }
        if let (true, Some(parts)) = (
            matches!(theorem, Theorem::SpragueGrundy | Theorem::Pairing),
            stated.get("parts"),
        ) {
            witness.insert("parts".into(), parts.clone());
        }
        expect(Claim::Witness, stated, &witness)?;
    } else if !normal {
        return Err(refusal(
            Claim::Theorem,
            "values of heaps",
            "a theorem for misère play",
        ));
    }
    Ok(())
}

fn check_limited(
    game: &Game,
    position: &Position,
    solution: &Solution,
    theorem: Theorem,
    stated: &BTreeMap<String, String>,
) -> Result<(), Refusal> {
    let normal = game.convention() == Convention::Normal;
    let misfit = || {
        refusal(
            Claim::Theorem,
            theorem.name(),
            "a theorem that covers the game",
        )
    };
    let (Some(HeapRule::AtMost(limit)), [heap]) = (game.rule().only_part(), position.heaps())
    else {
        return Err(misfit());
    };
    let growth = Growth::of(limit);
    let covered = match theorem {
        Theorem::Schwenk => normal && growth.is_non_decreasing() && growth.is_at_least_previous(),
        Theorem::LimitMisere => !normal && growth.is_positive(),
        _ => normal,
    };
    if !covered {
        return Err(misfit());
    }
    let takes = game.takes(position, 0);
    let most = takes.last().map_or(Count::ZERO, |run| run.end().clone());
    // Misère is normal play with one token fewer, while there is a move.
    let size = if normal {
        Some(heap.size().clone())
    } else {
        heap.size().checked_sub(&Count::ONE)
    };
    let size = size.filter(|_| normal || !most.is_zero());
    let any_limit = theorem == Theorem::LimitRecurrence
        || !growth.is_at_least_previous()
        || !growth.is_non_decreasing();
    let least = Least::up_to(limit, size.as_ref().unwrap_or(&Count::ZERO), any_limit)?;
    let quota = size
        .as_ref()
        .map_or(Count::ZERO, |size| most.min(size.clone()));
    let winning = match &size {
        Some(size) => least.count_winning(size, &quota)?,
        None => 0,
    };

    let mut last = Count::ZERO;
    for play in &solution.winning_moves {
        let wins = match &size {
            Some(size) => *play.take() <= quota && least.wins(size, play.take())?,
            None => false,
        };
        if play.heap() != 1 || *play.take() <= last || !wins {
            return Err(refusal(
                Claim::WinningMoves,
                play,
                "no winning move at this place",
            ));
        }
        last = play.take().clone();
    }
    let listed = solution.winning_moves.len();
    let complete = if listed == winning {
        Listed::All
    } else {
        Listed::Some
    };
    if complete != solution.listed || listed > winning {
        return Err(refusal(Claim::WinningMoves, listed, winning));
    }
    let outcome = match &size {
        None => game.convention().outcome_without_moves(),
        Some(_) if winning > 0 => Outcome::N,
        Some(_) => Outcome::P,
    };
    expect(Claim::Outcome, &solution.outcome, &outcome)?;
    expect(Claim::NimValue, &solution.nim_value, &None)?;
    expect(Claim::Remoteness, &solution.remoteness, &None)?;
    let text = |count: Option<Count>, none: &str| {
        count.map_or(none.to_string(), |count| count.to_string())
    };
    let row = match theorem {
        Theorem::Schwenk => (
            "least_part",
            text(size.and_then(|size| least.of(&size)), "0"),
        ),
        Theorem::LimitRecurrence => (
            "least_winning_take",
            text(size.and_then(|size| least.of(&size)), "none"),
        ),
        _ => ("normal_heap", text(size, "none")),
    };
    expect(
        Claim::Witness,
        stated,
        &BTreeMap::from([(row.0.to_string(), row.1)]),
    )
}
