//! Misère outcomes of sums of few kinds of heaps, remembered.
//!
//! What it says guides the learner and proves nothing: other heaps are replaced by sums that were
//! equal to them among smaller heaps, and need not be among larger ones.

use rustc_hash::FxHashMap;

use super::quotient::{Element, Quotient};
use super::work::Work;
use crate::Outcome;
use crate::answer::Stop;

/// How often each letter occurs in a sum.
pub(super) type Exponents = Box<[u32]>;

/// Sums over letters, each a kind of heap.
pub(super) struct Oracle<'q> {
    /// For each letter what a move in it leaves. The last heap in which it differs from the letter
    /// is smaller, so that play ends.
    options: Vec<Vec<Exponents>>,
    /// A quotient of all letters but the last, taken to hold beside the last one as well.
    relations: Option<Relations<'q>>,
    known: FxHashMap<Exponents, Outcome>,
}

struct Relations<'q> {
    quotient: &'q Quotient,
    generators: Vec<Element>,
    least: Vec<Vec<u32>>,
}

struct Open {
    sum: Exponents,
    options: Vec<Exponents>,
    next: usize,
}

impl<'q> Oracle<'q> {
    /// `options` holds for each letter what a move in it leaves; `relations` a quotient whose
    /// generators are all letters but the last.
    pub(super) fn new(options: Vec<Vec<Exponents>>, relations: Option<&'q Quotient>) -> Oracle<'q> {
        let relations = relations.map(|quotient| Relations {
            quotient,
            generators: quotient.generator_elements().collect(),
            least: quotient.least_words(),
        });
        Oracle {
            options,
            relations,
            known: FxHashMap::default(),
        }
    }

    /// Who wins the sum.
    pub(super) fn outcome(&mut self, sum: &[u32], work: &mut Work<'_>) -> Result<Outcome, Stop> {
        let root = self.normal(sum);
        if let Some(known) = self.known.get(&root) {
            return Ok(*known);
        }
        let mut path = vec![self.open(root.clone(), work)?];
        while let Some(open) = path.last_mut() {
            work.step()?;
            let outcome = match open.options.get(open.next) {
                Some(option) => match self.known.get(option) {
                    None => {
                        let option = option.clone();
                        path.push(self.open(option, work)?);
                        continue;
                    }
                    Some(Outcome::N) => {
                        open.next += 1;
                        continue;
                    }
                    Some(Outcome::P) => Outcome::N,
                },
                None if open.options.is_empty() => Outcome::N,
                None => Outcome::P,
            };
            if let Some(open) = path.pop() {
                self.known.insert(open.sum, outcome);
            }
        }
        Ok(self.known[&root])
    }

    fn open(&self, sum: Exponents, work: &mut Work<'_>) -> Result<Open, Stop> {
        work.room(self.known.len())?;
        let mut options = Vec::new();
        for (letter, left) in self.options.iter().enumerate() {
            if sum[letter] == 0 {
                continue;
            }
            for left in left {
                work.step()?;
                let mut option: Vec<u32> = sum.iter().zip(left).map(|(a, b)| a + b).collect();
                option[letter] -= 1;
                options.push(self.normal(&option));
            }
        }
        options.sort_unstable();
        options.dedup();
        Ok(Open {
            sum,
            options,
            next: 0,
        })
    }

    fn normal(&self, sum: &[u32]) -> Exponents {
        let Some(relations) = &self.relations else {
            return sum.into();
        };
        let mut element = 0;
        for (generator, times) in relations.generators.iter().zip(sum) {
            for _ in 0..*times {
                element = relations.quotient.times(element, *generator);
            }
        }
        let mut least = relations.least[usize::from(element)].clone();
        least.extend(&sum[relations.generators.len()..]);
        least.into()
    }
}
