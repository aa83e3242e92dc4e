//! Finding a quotient by asking for outcomes (D. Angluin 1987, *Learning regular sets from queries and
//! counterexamples*).
//!
//! Sums whose outcomes agree beside every test so far are taken to be equal. That is made closed:
//! adding a letter to a known sum leads to a known one. A contradiction between what is taken to be
//! equal and an outcome yields a test that tells two sums apart, so that there are never more
//! elements than the outcomes ask for.

use rustc_hash::FxHashMap;

use super::oracle::{Exponents, Oracle};
use super::quotient::{Element, MOST_ELEMENTS};
use super::work::Work;
use crate::Outcome;
use crate::answer::Stop;

/// Elements as sums over letters, told apart by tests.
pub(super) struct Learner<'q> {
    oracle: Oracle<'q>,
    letters: usize,
    tests: Vec<Exponents>,
    /// A sum for each element; the first is empty.
    sums: Vec<Exponents>,
    /// For each element and letter, the element after adding it.
    pub(super) after: Vec<Vec<Element>>,
    rows: FxHashMap<Exponents, Vec<Outcome>>,
}

impl<'q> Learner<'q> {
    pub(super) fn new(oracle: Oracle<'q>, letters: usize) -> Learner<'q> {
        let nothing: Exponents = vec![0; letters].into();
        Learner {
            oracle,
            letters,
            tests: vec![nothing],
            sums: Vec::new(),
            after: Vec::new(),
            rows: FxHashMap::default(),
        }
    }

    /// Makes the elements closed, independent of the order of letters, and true to all outcomes that
    /// were asked for; and says the outcomes of the elements.
    pub(super) fn settle(&mut self, work: &mut Work<'_>) -> Result<Vec<Outcome>, Stop> {
        loop {
            self.close(work)?;
            if self.split_by_order(work)? || self.split_by_tests(work)? {
                continue;
            }
            let sums = self.sums.clone();
            return sums
                .iter()
                .map(|sum| self.oracle.outcome(sum, work))
                .collect();
        }
    }

    /// Who wins a sum, as far as the oracle knows.
    pub(super) fn outcome(&mut self, sum: &[u32], work: &mut Work<'_>) -> Result<Outcome, Stop> {
        self.oracle.outcome(sum, work)
    }

    /// The element of a sum.
    pub(super) fn element(&self, sum: &[u32]) -> Element {
        each(sum).fold(0, |element, letter| {
            self.after[usize::from(element)][letter]
        })
    }

    /// Tells elements apart so that a sum of another outcome than its element becomes another
    /// element.
    pub(super) fn refine(&mut self, sum: &[u32], work: &mut Work<'_>) -> Result<(), Stop> {
        let mut rest: Vec<u32> = sum.to_vec();
        let wanted = self.oracle.outcome(sum, work)?;
        let mut element: Element = 0;
        // The sum of the element so far and the rest has the outcome of the whole, and at the end it
        // has not: in between a letter leads to an element that differs beside the rest.
        for letter in each(sum) {
            rest[letter] -= 1;
            element = self.after[usize::from(element)][letter];
            let here = joined(&self.sums[usize::from(element)], &rest);
            if self.oracle.outcome(&here, work)? != wanted {
                break;
            }
        }
        self.tests.push(rest.into());
        Ok(())
    }

    fn close(&mut self, work: &mut Work<'_>) -> Result<(), Stop> {
        let nothing: Exponents = vec![0; self.letters].into();
        let mut elements = FxHashMap::default();
        elements.insert(self.row(&nothing, work)?, 0);
        self.sums = vec![nothing];
        self.after.clear();
        while self.after.len() < self.sums.len() {
            let mut after = Vec::with_capacity(self.letters);
            for letter in 0..self.letters {
                let mut sum = self.sums[self.after.len()].clone();
                sum[letter] += 1;
                let row = self.row(&sum, work)?;
                let next = self.sums.len();
                let element = *elements.entry(row).or_insert(next as Element);
                if usize::from(element) == next {
                    if next >= MOST_ELEMENTS {
                        let most = MOST_ELEMENTS as u64;
                        return Err(Stop::Elements { most });
                    }
                    self.sums.push(sum);
                }
                after.push(element);
            }
            self.after.push(after);
        }
        Ok(())
    }

    /// The outcomes of a sum beside all tests.
    fn row(&mut self, sum: &Exponents, work: &mut Work<'_>) -> Result<Vec<Outcome>, Stop> {
        let mut row = self.rows.remove(sum).unwrap_or_default();
        for test in &self.tests[row.len()..] {
            work.step()?;
            row.push(self.oracle.outcome(&joined(sum, test), work)?);
        }
        self.rows.insert(sum.clone(), row.clone());
        Ok(row)
    }

    /// Whether two letters in two orders led to two elements, which are told apart now.
    fn split_by_order(&mut self, work: &mut Work<'_>) -> Result<bool, Stop> {
        for element in 0..self.after.len() {
            for first in 0..self.letters {
                for second in 0..first {
                    let via = |one: usize, other: usize| {
                        let middle = usize::from(self.after[element][one]);
                        self.after[middle][other]
                    };
                    if via(first, second) == via(second, first) {
                        continue;
                    }
                    for (one, other) in [(first, second), (second, first)] {
                        if self.split_by_path(element, one, other, work)? {
                            return Ok(true);
                        }
                    }
                }
            }
        }
        Ok(false)
    }

    /// Whether a test beside `other` tells the element after `one` from the sum that led there.
    fn split_by_path(
        &mut self,
        element: usize,
        one: usize,
        other: usize,
        work: &mut Work<'_>,
    ) -> Result<bool, Stop> {
        let middle = usize::from(self.after[element][one]);
        let mut sum = self.sums[element].clone();
        sum[one] += 1;
        for test in 0..self.tests.len() {
            let mut test = self.tests[test].clone();
            test[other] += 1;
            let (here, there) = (joined(&sum, &test), joined(&self.sums[middle], &test));
            if self.oracle.outcome(&here, work)? != self.oracle.outcome(&there, work)? {
                self.tests.push(test);
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether some element beside some test has another outcome than the element of both.
    fn split_by_tests(&mut self, work: &mut Work<'_>) -> Result<bool, Stop> {
        for element in 0..self.sums.len() {
            for test in 0..self.tests.len() {
                work.step()?;
                let both = joined(&self.sums[element], &self.tests[test]);
                let product = usize::from(self.element(&both));
                let outcome = self.oracle.outcome(&both, work)?;
                if outcome != self.oracle.outcome(&self.sums[product].clone(), work)? {
                    self.refine(&both, work)?;
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }
}

/// The letters of a sum, one by one.
fn each(sum: &[u32]) -> impl Iterator<Item = usize> + '_ {
    let times = |(letter, times): (usize, &u32)| std::iter::repeat_n(letter, *times as usize);
    sum.iter().enumerate().flat_map(times)
}

pub(super) fn joined(left: &[u32], right: &[u32]) -> Exponents {
    left.iter().zip(right).map(|(a, b)| a + b).collect()
}
