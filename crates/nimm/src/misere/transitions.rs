//! What a quotient says of every position at once: the rigorous check.
//!
//! Let a finite commutative monoid Q, a subset P of it, and an element phi(h) for each heap h <= n be
//! given, by whatever means. phi(G) of a sum G is the product of the elements of its heaps. Let T be
//! the closure of the pairs (phi(h), { phi(o) : o an option of h }), one for each heap, and of
//! (1, {}), under (x, X)(y, Y) = (xy, xY + yX).
//!
//! **Theorem** (T. E. Plambeck and A. N. Siegel 2008, *Misère quotients for impartial games*). If for
//! every (x, X) in T
//!
//! * x is not in P where X is empty, and
//! * x is in P exactly where no element of X is, where X is not empty,
//!
//! then a sum G of heaps <= n is a misère P-position exactly if phi(G) is in P.
//!
//! **Proof.** T contains (phi(G), { phi(G') : G' an option of G }) for every sum G of heaps <= n: an
//! option of G + H is an option of one of them and the other. That set is empty exactly where G has
//! no move, and then the player to move wins. Otherwise, by induction, G is a P-position exactly if
//! none of its options is, which is what is tested. QED

use rustc_hash::{FxHashMap, FxHashSet};

use super::quotient::{Element, Quotient};
use super::work::Work;
use crate::Outcome;
use crate::answer::Stop;

/// A set of elements, a bit for each.
pub(super) type Set = Box<[u64]>;

/// Pairs of an element and the set of the elements of its options, closed under sums of heaps.
pub(super) struct Transitions {
    pairs: Vec<(Element, u32)>,
    seen: FxHashSet<(Element, u32)>,
    /// From which pair, and by which heap, each came.
    came: Vec<(u32, u32)>,
    sets: Vec<Set>,
    numbers: FxHashMap<Set, u32>,
}

/// Why a heap cannot have an element.
pub(super) enum Refused {
    /// A position, as its heaps, of which the quotient says what its options deny.
    Conflict(Vec<u32>),
    /// A limit, or whoever watches.
    Stopped(Stop),
}

impl From<Stop> for Refused {
    fn from(stop: Stop) -> Refused {
        Refused::Stopped(stop)
    }
}

impl Transitions {
    /// Those of positions without moves.
    pub(super) fn new(quotient: &Quotient) -> Transitions {
        let mut transitions = Transitions {
            pairs: Vec::new(),
            seen: FxHashSet::default(),
            came: Vec::new(),
            sets: Vec::new(),
            numbers: FxHashMap::default(),
        };
        let none = transitions.number(empty(quotient));
        transitions.pairs.push((0, none));
        transitions.seen.insert((0, none));
        transitions.came.push((0, 0));
        transitions
    }

    /// Whether a heap of this element, whose options have these elements, adds nothing.
    pub(super) fn has(&self, element: Element, options: &Set) -> bool {
        let number = self.numbers.get(options);
        number.is_some_and(|number| self.seen.contains(&(element, *number)))
    }

    /// Whether one such heap beside any position leaves no conflict.
    pub(super) fn may_add(
        &self,
        quotient: &Quotient,
        element: Element,
        options: &Set,
        work: &mut Work<'_>,
    ) -> Result<bool, Stop> {
        let is_lost = |x| quotient.outcome(x) == Outcome::P;
        let lost = lost(quotient);
        for (x, set) in &self.pairs {
            work.step()?;
            let beside = || elements(&self.sets[*set as usize]).map(|y| quotient.times(y, element));
            let mut moved = elements(options).map(|y| quotient.times(y, *x));
            let wins = moved.any(|y| has(&lost, y)) || beside().any(|y| has(&lost, y));
            let is_end = is_empty(options) && is_empty(&self.sets[*set as usize]);
            if is_lost(quotient.times(*x, element)) == (wins || is_end) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Adds heap `heap`, of this element, whose options have these elements: any number of such heaps
    /// beside any position. What was added is taken away again if that is refused.
    pub(super) fn add(
        &mut self,
        quotient: &Quotient,
        heap: u32,
        element: Element,
        options: &Set,
        work: &mut Work<'_>,
    ) -> Result<(), Refused> {
        if self.has(element, options) {
            return Ok(());
        }
        let before = self.pairs.len();
        let added = self.close(quotient, heap, element, options, work);
        if added.is_err() {
            for pair in self.pairs.drain(before..) {
                self.seen.remove(&pair);
            }
            self.came.truncate(before);
        }
        added
    }

    fn close(
        &mut self,
        quotient: &Quotient,
        heap: u32,
        element: Element,
        options: &Set,
        work: &mut Work<'_>,
    ) -> Result<(), Refused> {
        let lost = lost(quotient);
        let mut moved: Vec<Option<Set>> = vec![None; quotient.order()];
        let mut beside: FxHashMap<u32, Set> = FxHashMap::default();
        let mut at = 0;
        while at < self.pairs.len() {
            work.step()?;
            let (x, set) = self.pairs[at];
            let moved = moved[usize::from(x)].get_or_insert_with(|| times(quotient, options, x));
            let beside = beside
                .entry(set)
                .or_insert_with(|| times(quotient, &self.sets[set as usize], element));
            let all: Set = moved
                .iter()
                .zip(beside.iter())
                .map(|(a, b)| a | b)
                .collect();
            let product = quotient.times(x, element);
            let wins = all.iter().zip(&lost).any(|(all, lost)| all & lost != 0);
            let is_right = (quotient.outcome(product) == Outcome::P) != (wins || is_empty(&all));
            let pair = (product, self.number(all));
            if self.seen.insert(pair) {
                self.pairs.push(pair);
                self.came.push((at as u32, heap));
                work.room(self.pairs.len())?;
                if !is_right {
                    return Err(Refused::Conflict(self.position(self.pairs.len() - 1)));
                }
            }
            at += 1;
        }
        Ok(())
    }

    /// A position of the pair, as its heaps.
    fn position(&self, mut pair: usize) -> Vec<u32> {
        let mut heaps = Vec::new();
        while pair > 0 {
            let (from, heap) = self.came[pair];
            heaps.push(heap);
            pair = from as usize;
        }
        heaps
    }

    fn number(&mut self, set: Set) -> u32 {
        if let Some(number) = self.numbers.get(&set) {
            return *number;
        }
        let number = self.sets.len() as u32;
        self.sets.push(set.clone());
        self.numbers.insert(set, number);
        number
    }
}

/// The empty set.
pub(super) fn empty(quotient: &Quotient) -> Set {
    vec![0; quotient.order().div_ceil(64)].into()
}

pub(super) fn insert(set: &mut Set, element: Element) {
    set[usize::from(element) / 64] |= 1 << (element % 64);
}

fn is_empty(set: &Set) -> bool {
    set.iter().all(|word| *word == 0)
}

fn has(set: &Set, element: Element) -> bool {
    set[usize::from(element) / 64] >> (element % 64) & 1 == 1
}

/// The P-portion.
fn lost(quotient: &Quotient) -> Set {
    let mut set = empty(quotient);
    quotient
        .p_portion()
        .for_each(|element| insert(&mut set, element as Element));
    set
}

fn elements(set: &Set) -> impl Iterator<Item = Element> + '_ {
    set.iter().enumerate().flat_map(|(place, word)| {
        let rest = |word: &u64| Some(word & (word - 1)).filter(|word| *word != 0);
        std::iter::successors(Some(*word).filter(|word| *word != 0), rest)
            .map(move |word| place as Element * 64 + word.trailing_zeros() as Element)
    })
}

fn times(quotient: &Quotient, set: &Set, element: Element) -> Set {
    let mut product = empty(quotient);
    elements(set).for_each(|y| insert(&mut product, quotient.times(y, element)));
    product
}
