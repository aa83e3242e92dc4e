//! A quotient of one heap rule, and how far it is verified.

use std::collections::BTreeMap;

use super::growth::Growth;
use super::quotient::Element;
use super::repetition::{Repetition, repetition};
use super::work::Work;
use super::{Quotient, Word};
use crate::answer::{Limits, Stop};
use crate::game::GameError;
use crate::rule::{HeapRule, Rule};
use crate::sequence::shape_of;
use crate::{Convention, Count, Error, Game, Outcome};

/// The misère quotient of the sums of heaps of one rule, verified for all heaps up to one, or for all.
///
/// Two sums of such heaps are equal if they have the same misère outcome beside every sum of such
/// heaps. The classes of equal sums are the elements of the quotient; phi(h) is that of a heap.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MisereQuotient {
    rule: HeapRule,
    quotient: Quotient,
    /// phi(0), phi(1), ... as far as they were verified one by one.
    heaps: Vec<Element>,
    complete: Option<Repetition>,
}

impl MisereQuotient {
    pub(super) fn new(
        rule: HeapRule,
        quotient: Quotient,
        heaps: Vec<Element>,
        complete: Option<Repetition>,
    ) -> MisereQuotient {
        MisereQuotient {
            rule,
            quotient,
            heaps,
            complete,
        }
    }

    /// The rule of the heaps.
    #[must_use]
    pub fn rule(&self) -> &HeapRule {
        &self.rule
    }

    /// Misère play of the rule.
    #[must_use]
    pub fn game(&self) -> Game {
        Game::new(Rule::of(self.rule.clone()), Convention::Misere)
    }

    /// The elements, their products and the P-portion.
    #[must_use]
    pub fn quotient(&self) -> &Quotient {
        &self.quotient
    }

    /// The largest heap that was verified by itself.
    #[must_use]
    pub fn verified_to(&self) -> u64 {
        (self.heaps.len() as u64).saturating_sub(1)
    }

    /// How the elements of heaps repeat, where that is proven: then this is the quotient of all heaps,
    /// and otherwise that of the heaps up to [`MisereQuotient::verified_to`].
    #[must_use]
    pub fn complete(&self) -> Option<Repetition> {
        self.complete
    }

    /// The elements of the heaps 0, 1, ... up to [`MisereQuotient::verified_to`].
    pub fn heaps(&self) -> impl Iterator<Item = usize> + '_ {
        self.heaps.iter().map(|element| usize::from(*element))
    }

    /// The number of the element of a heap; `None` if nothing is verified for it.
    #[must_use]
    pub fn element(&self, heap: &Count) -> Option<usize> {
        let place = match (heap.to_usize(), self.complete) {
            (Some(heap), _) if heap < self.heaps.len() => heap,
            (_, Some(Repetition { preperiod, period })) => {
                let beyond = heap.checked_sub(&Count::from(preperiod))?;
                let (_, place) = beyond.div_rem(&Count::from(period));
                (&Count::from(preperiod) + &place).to_usize()?
            }
            _ => return None,
        };
        self.heaps.get(place).map(|element| usize::from(*element))
    }

    /// The number of the element of a sum of heaps; `None` if nothing is verified for one of them.
    pub fn element_of_sum<'c>(&self, heaps: impl IntoIterator<Item = &'c Count>) -> Option<usize> {
        heaps.into_iter().try_fold(0, |product, heap| {
            Some(self.quotient.product(product, self.element(heap)?))
        })
    }

    /// Who wins the positions of an element, as seen by the player to move.
    ///
    /// # Panics
    ///
    /// If there is no such element.
    #[must_use]
    pub fn outcome(&self, element: usize) -> Outcome {
        self.quotient.outcome(element as Element)
    }

    /// The name of an element.
    ///
    /// # Panics
    ///
    /// If there is no such element.
    #[must_use]
    pub fn word(&self, element: usize) -> &Word {
        &self.quotient.words()[element]
    }

    /// The quotient as the witness of an answer: what the checker needs.
    pub(crate) fn witness(&self) -> BTreeMap<String, String> {
        let quotient = &self.quotient;
        let names = |elements: &mut dyn Iterator<Item = usize>| {
            let names = elements.map(|element| self.word(element).to_string());
            names.collect::<Vec<_>>().join(" ")
        };
        let row = |element: usize| {
            let products = quotient.generator_elements();
            let products = products.map(|g| quotient.product(element, usize::from(g)).to_string());
            products.collect::<Vec<_>>().join(" ")
        };
        let rows: Vec<String> = (0..quotient.order()).map(row).collect();
        let mut witness = BTreeMap::new();
        let mut says = |name: &str, value: String| witness.insert(name.to_string(), value);
        says("order", quotient.order().to_string());
        says("elements", names(&mut (0..quotient.order())));
        says("multiplication", rows.join("; "));
        says("p_portion", names(&mut quotient.p_portion()));
        says("heaps", names(&mut self.heaps()));
        says("verified_to", self.verified_to().to_string());
        if let Some(Repetition { preperiod, period }) = self.complete {
            says("preperiod", preperiod.to_string());
            says("period", period.to_string());
        }
        witness
    }

    /// Reads what [`MisereQuotient::witness`] writes. Nothing is verified but that numbers and names
    /// are those of elements.
    ///
    /// # Errors
    ///
    /// The name of what cannot be read.
    pub(crate) fn from_witness(
        rule: &HeapRule,
        witness: &BTreeMap<String, String>,
    ) -> Result<MisereQuotient, &'static str> {
        let text = |name: &'static str| witness.get(name).ok_or(name);
        let words = |name: &'static str| {
            let words = text(name)?.split(' ').map(str::parse);
            words.collect::<Result<Vec<Word>, _>>().map_err(|_| name)
        };
        let number = |name: &'static str| match witness.get(name) {
            None => Ok(None),
            Some(text) => text.parse::<u64>().map(Some).map_err(|_| name),
        };
        let row = |row: &str| {
            let numbers = row.split(' ').filter(|number| !number.is_empty());
            numbers.map(str::parse).collect::<Result<Vec<usize>, _>>()
        };
        let rows = text("multiplication")?.split("; ").map(row);
        let rows = rows
            .collect::<Result<_, _>>()
            .map_err(|_| "multiplication")?;
        let lost = match text("p_portion")?.is_empty() {
            true => Vec::new(),
            false => words("p_portion")?,
        };
        let quotient = Quotient::stated(words("elements")?, rows, &lost)?;
        let complete = match (number("preperiod")?, number("period")?) {
            (None, None) => None,
            (Some(preperiod), Some(period)) if period > 0 => Some(Repetition { preperiod, period }),
            _ => return Err("period"),
        };
        let heaps = quotient.numbers(&words("heaps")?).ok_or("heaps")?;
        Ok(MisereQuotient::new(rule.clone(), quotient, heaps, complete))
    }
}

/// What was found out of the misère quotient of a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MisereAnswer {
    /// The quotient of the heaps for which it was verified.
    pub found: MisereQuotient,
    /// What stopped the work before the largest heap asked for, if the quotient is not complete.
    pub stopped_by: Option<Stop>,
}

/// The misère quotient of a rule for heaps up to `to`, or for all heaps if that is proven earlier.
/// The convention of the game does not matter.
///
/// Of the limits, `positions` bounds the positions remembered and the transitions, `moves` the
/// products, `heap` the heaps. What is verified within them is returned.
///
/// # Errors
///
/// [`Error::Game`] for a sum of different rules, and for a rule that limits the next take.
///
/// # Examples
///
/// ```
/// use nimm::{Limits, misere::misere_quotient};
///
/// let kayles = misere_quotient(&"0.77".parse()?, 172, &Limits::default())?.found;
/// assert_eq!(kayles.quotient().order(), 40);
/// assert_eq!(kayles.complete().map(|found| (found.preperiod, found.period)), Some((71, 12)));
/// # Ok::<(), nimm::Error>(())
/// ```
pub fn misere_quotient(game: &Game, to: u64, limits: &Limits) -> Result<MisereAnswer, Error> {
    misere_quotient_watched(game, to, limits, &mut |_| true)
}

/// The same; `watch` is told now and then the largest heap verified, and ends the work by returning
/// `false`.
///
/// # Errors
///
/// As for [`misere_quotient`].
pub fn misere_quotient_watched(
    game: &Game,
    to: u64,
    limits: &Limits,
    watch: &mut dyn FnMut(u64) -> bool,
) -> Result<MisereAnswer, Error> {
    Ok(grow(only_rule(game)?, to, limits, watch))
}

/// The rule of a game whose heaps are all played by it, without a limit on the next take.
pub(super) fn only_rule(game: &Game) -> Result<&HeapRule, Error> {
    let rule = game
        .rule()
        .only_heap_rule()
        .filter(|part| !part.has_quota());
    rule.ok_or_else(|| {
        let rule = game.rule().to_string();
        Error::Game(GameError::NoQuotient { rule })
    })
}

pub(super) fn grow(
    rule: &HeapRule,
    to: u64,
    limits: &Limits,
    watch: &mut dyn FnMut(u64) -> bool,
) -> MisereAnswer {
    let mut work = Work::new(limits, watch);
    let mut growth = Growth::new(rule);
    let shape = shape_of(rule);
    let mut complete = None;
    let mut stopped_by = None;
    while (growth.heaps.len() as u64) <= to && complete.is_none() {
        if let Err(stop) = growth.grow(&mut work) {
            stopped_by = Some(stop);
            break;
        }
        complete = shape.and_then(|shape| repetition(&growth.heaps, shape));
    }
    let found = MisereQuotient::new(rule.clone(), growth.quotient, growth.heaps, complete);
    MisereAnswer { found, stopped_by }
}
