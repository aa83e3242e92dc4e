//! The quotient of one heap rule, heap by heap.
//!
//! With heap n added to a verified quotient of the smaller heaps, either
//!
//! * it is equal to an element that there is: each is tried, and verified ([`Transitions`]); or
//! * a larger quotient is learned from outcomes ([`Learner`]), and verified. Where a position denies
//!   it, that position is another test to learn from. Where the outcomes that were learned from do not
//!   deny it themselves, the heaps of that position were replaced wrongly, and stay as they are.

use rustc_hash::FxHashMap;

use super::learn::{Learner, joined};
use super::options::{Left, options};
use super::oracle::{Exponents, Oracle};
use super::quotient::{Element, Quotient};
use super::transitions::{Refused, Set, Transitions, empty, insert};
use super::work::Work;
use crate::Outcome;
use crate::answer::Stop;
use crate::rule::HeapRule;

/// A quotient verified for all heaps up to one, and what it takes to go on.
pub(super) struct Growth<'r> {
    rule: &'r HeapRule,
    pub(super) quotient: Quotient,
    /// The element of each heap from 0 on.
    pub(super) heaps: Vec<Element>,
    transitions: Transitions,
}

/// What a quotient is learned from: few kinds of heaps, and what stands for the others.
struct Alphabet {
    letters: Vec<u32>,
    /// For each heap a sum of letters.
    sums: Vec<Exponents>,
}

impl<'r> Growth<'r> {
    pub(super) fn new(rule: &'r HeapRule) -> Growth<'r> {
        let quotient = Quotient::trivial();
        Growth {
            rule,
            transitions: Transitions::new(&quotient),
            quotient,
            heaps: vec![0],
        }
    }

    /// Adds the next heap. Where that fails, all is as it was.
    pub(super) fn grow(&mut self, work: &mut Work<'_>) -> Result<(), Stop> {
        work.step()?;
        let heap = work.heap(self.heaps.len())?;
        let reached = options_of(self.rule, heap, &self.quotient, &self.heaps, work)?;
        let element = match self.pretend(heap, &reached, work)? {
            Some(element) => element,
            None => {
                let (quotient, mut heaps, transitions) = self.learn(heap, work)?;
                let element = heaps.pop().unwrap_or_default();
                (self.quotient, self.heaps, self.transitions) = (quotient, heaps, transitions);
                element
            }
        };
        self.heaps.push(element);
        work.verified = u64::from(heap);
        Ok(())
    }

    /// An element that the heap is equal to.
    fn pretend(
        &mut self,
        heap: u32,
        reached: &Set,
        work: &mut Work<'_>,
    ) -> Result<Option<Element>, Stop> {
        let all = 0..self.quotient.order() as Element;
        if let Some(element) = all.clone().find(|q| self.transitions.has(*q, reached)) {
            return Ok(Some(element));
        }
        for element in all {
            if !self
                .transitions
                .may_add(&self.quotient, element, reached, work)?
            {
                continue;
            }
            let added = self
                .transitions
                .add(&self.quotient, heap, element, reached, work);
            match added {
                Ok(()) => return Ok(Some(element)),
                Err(Refused::Conflict(_)) => {}
                Err(Refused::Stopped(stop)) => return Err(stop),
            }
        }
        Ok(None)
    }

    /// A larger quotient, the elements of all heaps and their transitions.
    fn learn(
        &self,
        heap: u32,
        work: &mut Work<'_>,
    ) -> Result<(Quotient, Vec<Element>, Transitions), Stop> {
        // What is equal among smaller heaps is taken to stay so, which need not be true.
        let mut kept: Vec<u32> = Vec::new();
        let mut trust = true;
        loop {
            let alphabet = self.alphabet(heap, &kept);
            let relations = trust.then_some(&self.quotient);
            match self.learn_from(heap, &alphabet, relations, work) {
                Ok(learned) => return Ok(learned),
                Err(Refused::Stopped(Stop::Elements { .. })) if trust => trust = false,
                Err(Refused::Stopped(stop)) => return Err(stop),
                Err(Refused::Conflict(_)) if trust => trust = false,
                Err(Refused::Conflict(heaps)) => {
                    let before = kept.len();
                    kept.extend(heaps.into_iter().filter(|h| !alphabet.letters.contains(h)));
                    kept.sort_unstable();
                    kept.dedup();
                    if kept.len() == before {
                        // Sums of letters alone are what the outcomes speak of.
                        return Err(Stop::Theory);
                    }
                }
            }
        }
    }

    /// Generators, the new heap and those that are kept as they are.
    fn alphabet(&self, heap: u32, kept: &[u32]) -> Alphabet {
        let generators: Vec<u32> = self.quotient.generators().map(|heap| heap as u32).collect();
        let others = kept
            .iter()
            .copied()
            .filter(|kept| !generators.contains(kept));
        let mut letters = generators.clone();
        letters.extend(others);
        letters.push(heap);
        letters.dedup();
        let least = self.quotient.least_words();
        let sum = |heap: u32| -> Exponents {
            let mut sum = vec![0; letters.len()];
            match letters.iter().position(|letter| *letter == heap) {
                Some(letter) => sum[letter] = 1,
                None => {
                    let word = &least[usize::from(self.heaps[heap as usize])];
                    sum[..word.len()].copy_from_slice(word);
                }
            }
            sum.into()
        };
        Alphabet {
            sums: (0..=heap).map(sum).collect(),
            letters,
        }
    }

    fn learn_from(
        &self,
        heap: u32,
        alphabet: &Alphabet,
        relations: Option<&Quotient>,
        work: &mut Work<'_>,
    ) -> Result<(Quotient, Vec<Element>, Transitions), Refused> {
        let letters = &alphabet.letters;
        let left = |letter: &u32| {
            let sums = options(self.rule, *letter).map(|left| alphabet.sum(&left));
            let mut sums: Vec<Exponents> = sums.collect();
            sums.sort_unstable();
            sums.dedup();
            sums
        };
        let oracle = Oracle::new(letters.iter().map(left).collect(), relations);
        let mut learner = Learner::new(oracle, letters.len());
        let names: Vec<u64> = letters.iter().map(|letter| u64::from(*letter)).collect();
        loop {
            let outcomes = learner.settle(work)?;
            let (quotient, new) = Quotient::of_actions(&names, &learner.after, &outcomes);
            let element = |sum: &Exponents| new[usize::from(learner.element(sum))];
            let heaps: Vec<Element> = alphabet.sums.iter().map(element).collect();
            match self.verified(heap, &quotient, &heaps, work) {
                Ok(transitions) => return Ok((quotient, heaps, transitions)),
                Err(Refused::Conflict(position)) => {
                    let Some(sum) =
                        self.denied(&position, alphabet, &mut learner, &outcomes, work)?
                    else {
                        return Err(Refused::Conflict(position));
                    };
                    learner.refine(&sum, work)?;
                }
                Err(stopped) => return Err(stopped),
            }
        }
    }

    /// The transitions of all heaps up to `heap`.
    fn verified(
        &self,
        heap: u32,
        quotient: &Quotient,
        heaps: &[Element],
        work: &mut Work<'_>,
    ) -> Result<Transitions, Refused> {
        let mut transitions = Transitions::new(quotient);
        for heap in 1..=heap {
            let reached = options_of(self.rule, heap, quotient, heaps, work)?;
            transitions.add(quotient, heap, heaps[heap as usize], &reached, work)?;
        }
        Ok(transitions)
    }

    /// The position or an option of it, as a sum of letters, whose element has another outcome.
    fn denied(
        &self,
        position: &[u32],
        alphabet: &Alphabet,
        learner: &mut Learner<'_>,
        outcomes: &[Outcome],
        work: &mut Work<'_>,
    ) -> Result<Option<Exponents>, Stop> {
        let sum_of = |heaps: &[u32]| {
            let nothing: Exponents = vec![0; alphabet.letters.len()].into();
            let sums = heaps.iter().map(|heap| &alphabet.sums[*heap as usize]);
            sums.fold(nothing, |all, sum| joined(&all, sum))
        };
        let mut others: FxHashMap<u32, Exponents> = FxHashMap::default();
        for (index, heap) in position.iter().enumerate() {
            others
                .entry(*heap)
                .or_insert_with(|| sum_of(&[&position[..index], &position[index + 1..]].concat()));
        }
        let options = others.iter().flat_map(|(heap, others)| {
            options(self.rule, *heap).map(move |left| joined(others, &alphabet.sum(&left)))
        });
        for sum in std::iter::once(sum_of(position)).chain(options) {
            work.step()?;
            let said = outcomes[usize::from(learner.element(&sum))];
            if learner.outcome(&sum, work)? != said {
                return Ok(Some(sum));
            }
        }
        Ok(None)
    }
}

impl Alphabet {
    /// The letters of what a move leaves.
    fn sum(&self, left: &Left) -> Exponents {
        let nothing: Exponents = vec![0; self.letters.len()].into();
        let heaps = left.iter().filter(|heap| **heap > 0);
        heaps.fold(nothing, |all, heap| {
            joined(&all, &self.sums[*heap as usize])
        })
    }
}

/// The elements of the options of a heap.
fn options_of(
    rule: &HeapRule,
    heap: u32,
    quotient: &Quotient,
    heaps: &[Element],
    work: &mut Work<'_>,
) -> Result<Set, Stop> {
    let mut set = empty(quotient);
    for left in options(rule, heap) {
        work.step()?;
        let element = |heap: u32| heaps[heap as usize];
        let [a, b, c] = left.map(element);
        insert(&mut set, quotient.times(quotient.times(a, b), c));
    }
    Ok(set)
}
