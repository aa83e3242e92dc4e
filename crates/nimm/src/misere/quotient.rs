//! A commutative monoid with a P-portion, whose elements are named by sums of heaps.

use rustc_hash::{FxHashMap, FxHashSet};

use super::Word;
use crate::Outcome;

/// The number of an element; 0 is the identity.
pub(crate) type Element = u16;

/// The most elements of a quotient.
pub(super) const MOST_ELEMENTS: usize = 1024;

/// A finite commutative monoid Q and its P-portion: the elements of the positions that the player to
/// move loses.
///
/// The elements are numbered from 0, the identity. Each has the shortest of its names, a sum of
/// generators; a generator is a heap whose element is no product of smaller heaps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quotient {
    words: Vec<Word>,
    /// Heaps, ascending, and their elements.
    generators: Vec<(u64, Element)>,
    /// Row by row.
    products: Vec<Element>,
    outcomes: Vec<Outcome>,
}

impl Quotient {
    /// The quotient of positions without moves.
    pub(super) fn trivial() -> Quotient {
        Quotient {
            words: vec![Word::default()],
            generators: Vec::new(),
            products: vec![0],
            outcomes: vec![Outcome::N],
        }
    }

    /// The quotient in which adding heap `letters[l]` to element `s` gives `after[s][l]`, which has
    /// to be the same in any order, and every element comes up from element 0; and where each
    /// element now stands.
    pub(super) fn of_actions(
        letters: &[u64],
        after: &[Vec<Element>],
        outcomes: &[Outcome],
    ) -> (Quotient, Vec<Element>) {
        let generators = generators(letters, after);
        let mut words = vec![Word::default()];
        let mut old = vec![0];
        let mut new = vec![Element::MAX; after.len()];
        new[0] = 0;
        let mut at = 0;
        while at < old.len() {
            for letter in &generators {
                let next = after[usize::from(old[at])][*letter];
                if new[usize::from(next)] == Element::MAX {
                    new[usize::from(next)] = old.len() as Element;
                    old.push(next);
                    words.push(words[at].with(letters[*letter]));
                }
            }
            at += 1;
        }
        let letter_of = |heap: &u64| letters.iter().position(|letter| letter == heap);
        let mut products = Vec::with_capacity(old.len() * old.len());
        for left in &old {
            for word in &words {
                let product = word.heaps().iter().filter_map(letter_of);
                let product = product.fold(*left, |state, l| after[usize::from(state)][l]);
                products.push(new[usize::from(product)]);
            }
        }
        let quotient = Quotient {
            generators: generators
                .iter()
                .map(|letter| (letters[*letter], new[usize::from(after[0][*letter])]))
                .collect(),
            outcomes: old.iter().map(|old| outcomes[usize::from(*old)]).collect(),
            words,
            products,
        };
        (quotient, new)
    }

    /// A quotient as a table of all products states it.
    ///
    /// # Errors
    ///
    /// The name of what does not fit together.
    pub(super) fn of_table(
        words: Vec<Word>,
        rows: Vec<Vec<usize>>,
        lost: &[Word],
    ) -> Result<Quotient, &'static str> {
        let order = words.len();
        if order == 0 || order > MOST_ELEMENTS {
            return Err("elements");
        }
        let is_row = |row: &Vec<usize>| row.len() == order && row.iter().all(|n| *n < order);
        if rows.len() != order || !rows.iter().all(is_row) {
            return Err("multiplication");
        }
        let generator = |(element, word): (usize, &Word)| match word.heaps() {
            [heap] => Some((*heap, element as Element)),
            _ => None,
        };
        let mut quotient = Quotient {
            generators: words.iter().enumerate().filter_map(generator).collect(),
            products: rows.concat().into_iter().map(|n| n as Element).collect(),
            outcomes: vec![Outcome::N; order],
            words,
        };
        let numbers = quotient.numbers(lost).ok_or("p_portion")?;
        numbers
            .iter()
            .for_each(|element| quotient.outcomes[usize::from(*element)] = Outcome::P);
        match quotient
            .p_portion()
            .eq(numbers.iter().map(|element| usize::from(*element)))
        {
            true => Ok(quotient),
            false => Err("p_portion"),
        }
    }

    /// A quotient as the products with its generators, the elements named by one heap, state it.
    ///
    /// # Errors
    ///
    /// The name of what does not fit together.
    pub(super) fn stated(
        words: Vec<Word>,
        rows: Vec<Vec<usize>>,
        lost: &[Word],
    ) -> Result<Quotient, &'static str> {
        let order = words.len();
        let single = |word: &Word| <[u64; 1]>::try_from(word.heaps()).ok();
        let generators: Vec<u64> = words.iter().filter_map(single).flatten().collect();
        let is_row =
            |row: &Vec<usize>| row.len() == generators.len() && row.iter().all(|n| *n < order);
        if order > MOST_ELEMENTS || rows.len() != order || !rows.iter().all(is_row) {
            return Err("multiplication");
        }
        let product = |left: usize, word: &Word| {
            word.heaps().iter().try_fold(left, |product, heap| {
                let generator = generators.iter().position(|generator| generator == heap)?;
                Some(rows[product][generator])
            })
        };
        let row = |left: usize| words.iter().map(|word| product(left, word)).collect();
        let table = (0..order)
            .map(row)
            .collect::<Option<_>>()
            .ok_or("elements")?;
        Quotient::of_table(words, table, lost)
    }

    /// The numbers of elements, given by their names.
    pub(super) fn numbers(&self, words: &[Word]) -> Option<Vec<Element>> {
        let names = self.words.iter().enumerate();
        let names: FxHashMap<&Word, usize> = names.map(|(n, word)| (word, n)).collect();
        words
            .iter()
            .map(|word| names.get(word).map(|n| *n as Element))
            .collect()
    }

    /// How many elements there are.
    #[must_use]
    pub fn order(&self) -> usize {
        self.words.len()
    }

    /// The names of the elements.
    #[must_use]
    pub fn words(&self) -> &[Word] {
        &self.words
    }

    /// The heaps that generate all elements, ascending.
    pub fn generators(&self) -> impl Iterator<Item = u64> + '_ {
        self.generators.iter().map(|(heap, _)| *heap)
    }

    /// The numbers of the elements of the P-portion, ascending.
    pub fn p_portion(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.order()).filter(|element| self.outcomes[*element] == Outcome::P)
    }

    /// The number of the product of two elements.
    ///
    /// # Panics
    ///
    /// If there are no such elements.
    #[must_use]
    pub fn product(&self, left: usize, right: usize) -> usize {
        usize::from(self.products[left * self.order() + right])
    }

    pub(super) fn generator_elements(&self) -> impl Iterator<Item = Element> + '_ {
        self.generators.iter().map(|(_, element)| *element)
    }

    pub(super) fn times(&self, left: Element, right: Element) -> Element {
        self.products[usize::from(left) * self.order() + usize::from(right)]
    }

    pub(super) fn outcome(&self, element: Element) -> Outcome {
        self.outcomes[usize::from(element)]
    }

    /// For each element the least sum of generators that it has, as how often each generator occurs:
    /// the one that has fewer of the largest generator in which two differ. What a move leaves is
    /// less than the heap it was made in.
    pub(super) fn least_words(&self) -> Vec<Vec<u32>> {
        let mut least: Vec<Option<Vec<u32>>> = vec![None; self.order()];
        least[0] = Some(vec![0; self.generators.len()]);
        let mut found: Vec<Element> = vec![0];
        for (place, (_, generator)) in self.generators.iter().enumerate() {
            let mut layer = found.clone();
            while !layer.is_empty() {
                let mut next = Vec::new();
                for element in layer {
                    let product = self.times(element, *generator);
                    if least[usize::from(product)].is_none() {
                        let mut word = least[usize::from(element)].clone().unwrap_or_default();
                        word[place] += 1;
                        least[usize::from(product)] = Some(word);
                        next.push(product);
                    }
                }
                found.extend(&next);
                layer = next;
            }
        }
        least.into_iter().map(Option::unwrap_or_default).collect()
    }
}

/// The letters whose elements are no products of letters before them.
fn generators(letters: &[u64], after: &[Vec<Element>]) -> Vec<usize> {
    let mut chosen: Vec<usize> = Vec::new();
    let mut reached = FxHashSet::from_iter([0]);
    let mut order: Vec<usize> = (0..letters.len()).collect();
    order.sort_unstable_by_key(|letter| letters[*letter]);
    for letter in order {
        if reached.contains(&after[0][letter]) {
            continue;
        }
        chosen.push(letter);
        let mut open: Vec<Element> = reached.iter().copied().collect();
        while let Some(element) = open.pop() {
            for letter in &chosen {
                let next = after[usize::from(element)][*letter];
                if reached.insert(next) {
                    open.push(next);
                }
            }
        }
    }
    chosen
}
