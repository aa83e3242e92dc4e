//! Misère quotients, verified again, and what they say of a position.

use std::collections::hash_map::Entry;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use super::answer::{Derived, Winning};
use super::moves::{Moves, Shape};
use super::proof::prime_divisors;
use super::{Budget, Claim, Refusal, refusal};
use crate::answer::{Listed, Question};
use crate::game::each;
use crate::misere::{MisereQuotient, Repetition};
use crate::rule::{HeapRule, Parts};
use crate::{Convention, Count, Heap, Move, Outcome};

/// Above this number splits may be left out without a look.
const MANY_SPLITS: u64 = 1 << 21;

/// A set of elements, a bit for each.
type Set = Vec<u64>;

/// Whether the elements, their products, the P-portion and the elements of heaps are the misère
/// quotient of all sums of the heaps it speaks of; and of all heaps, if it says so.
pub(super) fn verify(found: &MisereQuotient, budget: &Budget) -> Result<(), Refusal> {
    is_monoid(found, budget)?;
    is_reduced(found, budget)?;
    has_right_outcomes(found, budget)?;
    match found.complete() {
        None => Ok(()),
        Some(repetition) => is_complete(found, repetition, budget),
    }
}

fn wrong(stated: impl ToString, derived: &str) -> Refusal {
    refusal(Claim::Quotient, stated, derived)
}

/// Each element is the product of the heaps of its name, and products do not depend on order.
fn is_monoid(found: &MisereQuotient, budget: &Budget) -> Result<(), Refusal> {
    let quotient = found.quotient();
    let order = quotient.order();
    let named: BTreeSet<u64> = quotient
        .words()
        .iter()
        .flat_map(|word| word.heaps())
        .copied()
        .collect();
    let element = |heap: &u64| {
        let element = found.element(&Count::from(*heap));
        element.ok_or_else(|| wrong(format!("h{heap}"), "heaps that were verified"))
    };
    let generators: Vec<usize> = named.iter().map(element).collect::<Result<_, _>>()?;
    let square = (order * order) as u64;
    budget.steps(square.saturating_mul(20 * (generators.len() as u64 + 2)))?;
    for (number, word) in quotient.words().iter().enumerate() {
        let product = word.heaps().iter().try_fold(0, |product, heap| {
            Ok(quotient.product(product, element(heap)?))
        })?;
        if product != number {
            return Err(wrong(word, "the name of another element"));
        }
    }
    for x in 0..order {
        if quotient.product(0, x) != x {
            return Err(wrong(x, "a product with 1 that is the element itself"));
        }
        for y in 0..order {
            let xy = quotient.product(x, y);
            let regroups = |g: &usize| {
                quotient.product(xy, *g) == quotient.product(x, quotient.product(y, *g))
            };
            if xy != quotient.product(y, x) || !generators.iter().all(regroups) {
                return Err(wrong(format!("{x} times {y}"), "products in any order"));
            }
        }
    }
    Ok(())
}

/// Any two elements differ in the outcome beside a third.
fn is_reduced(found: &MisereQuotient, budget: &Budget) -> Result<(), Refusal> {
    let order = found.quotient().order();
    budget.steps((order * order) as u64 * 10)?;
    let mut rows = HashSet::new();
    for x in 0..order {
        let outcomes = (0..order).map(|y| found.outcome(found.quotient().product(x, y)));
        if !rows.insert(outcomes.collect::<Vec<Outcome>>()) {
            return Err(wrong(found.word(x), "elements that differ"));
        }
    }
    Ok(())
}

/// Of every sum of heaps, with the elements of its options: it is lost exactly if it has options and
/// none of them is.
fn has_right_outcomes(found: &MisereQuotient, budget: &Budget) -> Result<(), Refusal> {
    let quotient = found.quotient();
    let words = quotient.order().div_ceil(64);
    let one_step = quotient.order() as u64 * 4 + 100;
    if found.element(&Count::ZERO) != Some(0) {
        return Err(wrong("h0", "1"));
    }
    let mut sums = vec![(0, vec![0; words])];
    let mut seen: HashSet<(usize, Set)> = sums.iter().cloned().collect();
    let elements: Vec<usize> = found.heaps().collect();
    for (heap, element) in elements.iter().copied().enumerate() {
        let options = options(found, &elements[..=heap], budget)?;
        if seen.contains(&(element, options.clone())) {
            continue;
        }
        let mut at = 0;
        while at < sums.len() {
            budget.steps(one_step)?;
            let (x, beside) = sums[at].clone();
            let product = quotient.product(x, element);
            let mut all = vec![0; words];
            members(&options).for_each(|y| insert(&mut all, quotient.product(x, y)));
            members(&beside).for_each(|y| insert(&mut all, quotient.product(y, element)));
            let wins = members(&all).any(|y| found.outcome(y) == Outcome::P);
            let is_over = all.iter().all(|word| *word == 0);
            if (found.outcome(product) == Outcome::P) == (wins || is_over) {
                let stated = format!("{}: {}", found.word(product), found.outcome(product));
                return Err(wrong(stated, "the outcome that its options give it"));
            }
            if !seen.contains(&(product, all.clone())) {
                budget.words(4 * words as u64 + 16)?;
                seen.insert((product, all.clone()));
                sums.push((product, all));
            }
            at += 1;
        }
    }
    Ok(())
}

/// The elements of the options of the last of some heaps, the elements of all of which are given.
fn options(found: &MisereQuotient, elements: &[usize], budget: &Budget) -> Result<Set, Refusal> {
    let (quotient, heap) = (found.quotient(), elements.len() - 1);
    let mut set = vec![0; quotient.order().div_ceil(64)];
    let moves = Moves::of(found.rule(), heap, budget)?;
    budget.steps(heap as u64)?;
    if moves.whole {
        insert(&mut set, 0);
    }
    for amount in moves.one.iter().cloned().flatten() {
        budget.steps(10)?;
        insert(&mut set, elements[heap - amount]);
    }
    for (amount, parts) in moves.splitting() {
        let rest = heap - amount;
        budget.steps(10 * rest as u64 + 10)?;
        let differ = usize::from(parts == Parts::Unequal);
        for small in 1..=rest.saturating_sub(differ) / 2 {
            insert(
                &mut set,
                quotient.product(elements[small], elements[rest - small]),
            );
        }
    }
    for amount in moves.three.iter().cloned().flatten() {
        let rest = heap - amount;
        budget.steps((rest as u64 * rest as u64).saturating_add(10))?;
        for small in 1..=rest / 3 {
            for middle in small..=(rest - small) / 2 {
                let two = quotient.product(elements[small], elements[middle]);
                insert(
                    &mut set,
                    quotient.product(two, elements[rest - small - middle]),
                );
            }
        }
    }
    Ok(set)
}

/// The elements of heaps repeat for so long that every later heap has the element and the options, by
/// their elements, of one a period before; and in no smaller period or preperiod.
fn is_complete(
    found: &MisereQuotient,
    repetition: Repetition,
    budget: &Budget,
) -> Result<(), Refusal> {
    let stated = format!(
        "preperiod {}, period {}",
        repetition.preperiod, repetition.period
    );
    let shape = Shape::of(found.rule()).filter(|shape| !shape.unequal);
    let shape = shape.ok_or_else(|| {
        refusal(
            Claim::Theorem,
            &stated,
            "a rule whose quotients can be complete",
        )
    })?;
    let Repetition { preperiod, period } = repetition;
    let times = |ways: usize, n: u64| (ways as u64).checked_mul(n);
    let needed = || {
        let start = times(shape.ways, preperiod)?.max(1);
        let bound = start.checked_add(times(shape.ways - 1, period)?)?;
        let bound = bound.checked_add(shape.greatest as u64)?;
        bound.max(shape.settled as u64).checked_add(period)
    };
    let heaps: Vec<usize> = found.heaps().collect();
    let needed = needed().filter(|needed| *needed <= heaps.len() as u64);
    if needed.is_none() || period == 0 {
        return Err(refusal(
            Claim::ComputedTo,
            found.verified_to(),
            "more heaps",
        ));
    }
    // Both are less than the number of heaps.
    let (preperiod, period) = (preperiod as usize, period as usize);
    budget.steps(20 * heaps.len() as u64)?;
    let repeats = |from: usize, period: usize| {
        (from..heaps.len() - period).all(|heap| heaps[heap] == heaps[heap + period])
    };
    let earlier = preperiod
        .checked_sub(1)
        .is_some_and(|from| repeats(from, period));
    let smaller = prime_divisors(period)
        .into_iter()
        .any(|prime| repeats(preperiod, period / prime));
    match repeats(preperiod, period) && !earlier && !smaller {
        true => Ok(()),
        false => Err(refusal(
            Claim::Period,
            stated,
            "another preperiod or period",
        )),
    }
}

/// What the quotient in the witness says of a position.
pub(super) fn derive<'a>(
    question: &'a Question,
    witness: &BTreeMap<String, String>,
    listed: Listed,
    budget: &Budget,
) -> Result<Derived<'a>, Refusal> {
    let (game, position) = (question.game(), question.position());
    let is_misere = game.convention() == Convention::Misere;
    let rule = game
        .rule()
        .only_heap_rule()
        .filter(|part| is_misere && !part.has_quota());
    let rule = rule.ok_or_else(|| {
        refusal(
            Claim::Theorem,
            "misere-quotient",
            "evidence that covers the game",
        )
    })?;
    let found = MisereQuotient::from_witness(rule, witness);
    let found = found.map_err(|key| refusal(Claim::Witness, key, "a quotient"))?;
    verify(&found, budget)?;
    let mut elements = Vec::new();
    for heap in position.heaps() {
        budget.steps(200)?;
        let element = found.element(heap.size());
        elements.push(element.ok_or_else(|| {
            refusal(Claim::ComputedTo, heap.size(), "a quotient that reaches it")
        })?);
    }
    let product = |elements: &[usize]| {
        elements.iter().fold(0, |product, element| {
            found.quotient().product(product, *element)
        })
    };
    let all = product(&elements);
    let outcome = found.outcome(all);
    let rests: Vec<usize> = rests(&elements, &found);
    let is_open = |heap: &Heap| rule.count_splits(heap) > Count::from(MANY_SPLITS);
    let winning = match (outcome, listed) {
        (Outcome::P, _) => Winning::Exactly(Count::ZERO),
        // Of many splits a cut list has what was looked at, which may be all.
        (Outcome::N, Listed::Some) if position.heaps().iter().any(is_open) => Winning::Uncounted,
        (Outcome::N, _) => {
            let mut count = Count::ZERO;
            let mut known: HashMap<(&Count, usize), Count> = HashMap::new();
            for (heap, rest) in position.heaps().iter().zip(&rests) {
                let wins = match known.entry((heap.size(), *rest)) {
                    Entry::Occupied(known) => known.into_mut(),
                    Entry::Vacant(new) => {
                        new.insert(count_wins(&found, rule, heap, *rest, budget)?)
                    }
                };
                count = &count + wins;
            }
            Winning::Exactly(count)
        }
    };
    let mut witness = found.witness();
    witness.insert("product".to_string(), found.word(all).to_string());
    let wins = move |play: &Move| {
        let index = play.heap() - 1;
        let left = play.leaves_of(position.heaps()[index].size());
        left.is_some_and(|left| is_win(&found, rests[index], &left.iter().collect::<Vec<_>>()))
    };
    Ok(Derived {
        outcome,
        nim_value: None,
        remoteness: None,
        winning,
        wins: Box::new(wins),
        witness,
    })
}

/// For each heap the product of the others.
fn rests(elements: &[usize], found: &MisereQuotient) -> Vec<usize> {
    let product = |left: &usize, right: &usize| found.quotient().product(*left, *right);
    let mut behind = vec![0; elements.len() + 1];
    for index in (0..elements.len()).rev() {
        behind[index] = product(&behind[index + 1], &elements[index]);
    }
    let mut before = 0;
    let rest = |(index, element): (usize, &usize)| {
        let rest = product(&before, &behind[index + 1]);
        before = product(&before, element);
        rest
    };
    elements.iter().enumerate().map(rest).collect()
}

fn is_win(found: &MisereQuotient, rest: usize, left: &[&Count]) -> bool {
    let element = found.element_of_sum(left.iter().copied());
    element.is_some_and(|left| found.outcome(found.quotient().product(rest, left)) == Outcome::P)
}

/// How many moves of a heap win beside the rest.
fn count_wins(
    found: &MisereQuotient,
    rule: &HeapRule,
    heap: &Heap,
    rest: usize,
    budget: &Budget,
) -> Result<Count, Refusal> {
    let size = heap.size();
    let mut count = Count::ZERO;
    let wins = |left: &[&Count]| {
        budget.steps(1000)?;
        Ok(Count::from(u64::from(is_win(found, rest, left))))
    };
    for take in rule.takes(heap).flat_map(each) {
        count = &count + &wins(&[&(size - &take)])?;
    }
    let splitting = rule.amounts(heap).filter(|(_, leaves)| leaves.splits());
    for (range, leaves) in splitting {
        for left in each(range).map(|amount| size - &amount) {
            let differ = Count::from(u64::from(leaves.parts() == Parts::Unequal));
            let room = left.checked_sub(&differ).unwrap_or_default();
            let last = room.div_rem(&Count::from(2u64)).0;
            let pair = |small: &Count| wins(&[small, &(&left - small)]);
            if leaves.allows(2) {
                // From the start on small heaps repeat, and so do the larger ones beside them.
                let repetition = found.complete().map(|found| {
                    (
                        Count::from(found.preperiod.max(1)),
                        Count::from(found.period),
                    )
                });
                let whole = |(start, period): &(Count, Count)| start + period <= last;
                match repetition.filter(whole) {
                    None => {
                        for small in each(Count::ONE..=last) {
                            count = &count + &pair(&small)?;
                        }
                    }
                    Some((start, period)) => {
                        let end = &start + &period;
                        for small in each(Count::ONE..=(&end - &Count::ONE)) {
                            let turns = match small < start {
                                true => Count::ONE,
                                false => &(&last - &small).div_rem(&period).0 + &Count::ONE,
                            };
                            count = &count + &(&pair(&small)? * &turns);
                        }
                    }
                }
            }
            if leaves.allows(3) {
                for small in each(Count::ONE..=left.div_rem(&Count::from(3u64)).0) {
                    let two = &left - &small;
                    for middle in each(small.clone()..=two.div_rem(&Count::from(2u64)).0) {
                        count = &count + &wins(&[&small, &middle, &(&two - &middle)])?;
                    }
                }
            }
        }
    }
    Ok(count)
}

fn insert(set: &mut Set, element: usize) {
    set[element / 64] |= 1 << (element % 64);
}

fn members(set: &Set) -> impl Iterator<Item = usize> + '_ {
    (0..set.len() * 64).filter(|element| set[element / 64] >> (element % 64) & 1 == 1)
}
