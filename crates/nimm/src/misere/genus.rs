//! Genera: the nim-value of a position, and its misère values beside heaps of two of Nim.
//!
//! The misère value of a position without moves is 1, and of any other the mex of the misère values of
//! its options: a position is a misère P-position exactly if its misère value is 0. Let *1, *2 be Nim
//! heaps. The genus of G is g, its nim-value, with g0, g1, g2, ... the misère values of G, G + *2,
//! G + *2 + *2, ... (J. H. Conway 1976, *On Numbers and Games*, chapter 12). Adding *1 changes a misère
//! value v to v xor 1: by induction, as in the sum of nim-values. So
//!
//! g_i(G) = mex({ g_i(G') : G' an option of G } + { g_(i-1)(G), g_(i-1)(G) xor 1 }) for i > 0.
//!
//! Once the sequences of all options repeat by twos, and g_(i+2) = g_i, that of G does so for ever.

use std::fmt;

use rustc_hash::{FxHashMap, FxHashSet};
use serde::Serialize;

use super::found::only_rule;
use super::options::options;
use super::work::Work;
use crate::answer::{Limits, Stop};
use crate::rule::HeapRule;
use crate::{Error, Game};

/// The genus of a position.
///
/// Text: the nim-value, `^`, and the misère values up to two that repeat for ever: `2^20`. Where some
/// have more than one digit they stand in parentheses, with commas.
///
/// # Examples
///
/// ```
/// use nimm::{Limits, misere::heap_genera};
///
/// let genera = heap_genera(&"0.77".parse()?, 5, &Limits::default())?.genera;
/// let texts: Vec<String> = genera.iter().map(ToString::to_string).collect();
/// assert_eq!(texts, ["0^120", "1^031", "2^20", "3^31", "1^031", "4^146"]);
/// # Ok::<(), nimm::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Genus {
    nim_value: u32,
    /// At least two; the last two repeat for ever.
    misere_values: Vec<u32>,
    temper: Temper,
}

/// Whether play can be as in misère Nim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Temper {
    /// The genus is one of those of sums of Nim heaps, 0^120, 1^031, 0^02, 1^13, 2^20, 3^31, 4^46, ...,
    /// and so are those of all positions that can come up.
    Tame,
    /// Some position that can come up has another genus.
    Wild,
}

impl Genus {
    /// The nim-value under normal play.
    #[must_use]
    pub fn nim_value(&self) -> u32 {
        self.nim_value
    }

    /// The misère values beside no heap of two of Nim, one, two, ...; the last two repeat for ever.
    #[must_use]
    pub fn misere_values(&self) -> &[u32] {
        &self.misere_values
    }

    /// Whether it, and all positions that can come up, have genera of misère Nim.
    #[must_use]
    pub fn temper(&self) -> Temper {
        self.temper
    }

    fn misere_value(&self, heaps: usize) -> u32 {
        let last = self.misere_values.len() - 1;
        match heaps <= last {
            true => self.misere_values[heaps],
            false => self.misere_values[last - (heaps - last) % 2],
        }
    }

    /// What follows for a position from its options.
    fn of_options(options: &[&Genus]) -> Genus {
        let mex = |values: &mut dyn Iterator<Item = u32>| {
            let values: FxHashSet<u32> = values.collect();
            (0..)
                .find(|value| !values.contains(value))
                .unwrap_or_default()
        };
        let nim_value = mex(&mut options.iter().map(|option| option.nim_value));
        let settled = options
            .iter()
            .map(|option| option.misere_values.len())
            .max();
        let first = match options {
            [] => 1,
            _ => mex(&mut options.iter().map(|option| option.misere_value(0))),
        };
        let mut values = vec![first];
        loop {
            let heaps = values.len();
            let before = values[heaps - 1];
            let option_values = options.iter().map(|option| option.misere_value(heaps));
            values.push(mex(&mut option_values.chain([before, before ^ 1])));
            let repeats = heaps >= 2 && values[heaps] == values[heaps - 2];
            if repeats && heaps >= settled.unwrap_or(0) + 2 {
                break;
            }
        }
        while values.len() > 2 && values[values.len() - 1] == values[values.len() - 3] {
            values.pop();
        }
        let is_of_nim = match (nim_value, values.as_slice()) {
            (0, [1, 2, 0] | [0, 2]) | (1, [0, 3, 1] | [1, 3]) => true,
            (n, [a, b]) => n >= 2 && *a == n && *b == n ^ 2,
            _ => false,
        };
        let tame = is_of_nim && options.iter().all(|option| option.temper == Temper::Tame);
        Genus {
            nim_value,
            misere_values: values,
            temper: if tame { Temper::Tame } else { Temper::Wild },
        }
    }
}

impl fmt::Display for Genus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let values: Vec<String> = self.misere_values.iter().map(u32::to_string).collect();
        match self.misere_values.iter().all(|value| *value < 10) {
            true => write!(f, "{}^{}", self.nim_value, values.concat()),
            false => write!(f, "{}^({})", self.nim_value, values.join(",")),
        }
    }
}

/// The genera of the heaps 0, 1, 2, ... of a rule, as far as the limits went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeapGenera {
    /// One for each heap from 0 on.
    pub genera: Vec<Genus>,
    /// What stopped the work before the largest heap asked for.
    pub stopped_by: Option<Stop>,
}

/// The genera of the heaps 0..=`to` of a rule. Cost: all positions that can come up from these heaps;
/// they count against `limits.positions`, their options against `limits.moves`.
///
/// # Errors
///
/// [`Error::Game`] for a sum of different rules, and for a rule that limits the next take.
pub fn heap_genera(game: &Game, to: u64, limits: &Limits) -> Result<HeapGenera, Error> {
    heap_genera_watched(game, to, limits, &mut |_| true)
}

/// The same; `watch` is told now and then the largest heap whose genus is known, and ends the work by
/// returning `false`.
///
/// # Errors
///
/// As for [`heap_genera`].
pub fn heap_genera_watched(
    game: &Game,
    to: u64,
    limits: &Limits,
    watch: &mut dyn FnMut(u64) -> bool,
) -> Result<HeapGenera, Error> {
    let mut positions = Positions {
        rule: only_rule(game)?,
        known: FxHashMap::default(),
    };
    let mut work = Work::new(limits, watch);
    let mut found = HeapGenera {
        genera: Vec::new(),
        stopped_by: None,
    };
    while found.genera.len() as u64 <= to {
        let genus = work
            .heap(found.genera.len())
            .and_then(|heap| positions.genus(heap, &mut work));
        match genus {
            Ok(genus) => {
                work.verified = found.genera.len() as u64;
                found.genera.push(genus);
            }
            Err(stop) => {
                found.stopped_by = Some(stop);
                break;
            }
        }
    }
    Ok(found)
}

/// Genera of sums of heaps, by their sizes in ascending order.
struct Positions<'r> {
    rule: &'r HeapRule,
    known: FxHashMap<Box<[u32]>, Genus>,
}

impl Positions<'_> {
    fn genus(&mut self, heap: u32, work: &mut Work<'_>) -> Result<Genus, Stop> {
        let root: Box<[u32]> = [heap].into_iter().filter(|heap| *heap > 0).collect();
        let mut path = vec![(root.clone(), self.options(&root, work)?)];
        while let Some((position, options)) = path.last() {
            work.step()?;
            let unknown = options
                .iter()
                .find(|option| !self.known.contains_key(*option));
            if let Some(option) = unknown.cloned() {
                let options = self.options(&option, work)?;
                path.push((option, options));
                continue;
            }
            let genera: Vec<&Genus> = options.iter().map(|option| &self.known[option]).collect();
            let genus = Genus::of_options(&genera);
            self.known.insert(position.clone(), genus);
            work.room(self.known.len())?;
            path.pop();
        }
        Ok(self.known[&root].clone())
    }

    fn options(&self, position: &[u32], work: &mut Work<'_>) -> Result<Vec<Box<[u32]>>, Stop> {
        let mut all = Vec::new();
        for (index, heap) in position.iter().enumerate() {
            if index > 0 && position[index - 1] == *heap {
                continue;
            }
            for left in options(self.rule, *heap) {
                work.step()?;
                let mut option = position.to_vec();
                option.remove(index);
                option.extend(left.into_iter().filter(|heap| *heap > 0));
                option.sort_unstable();
                all.push(option.into());
            }
        }
        all.sort_unstable();
        all.dedup();
        Ok(all)
    }
}
