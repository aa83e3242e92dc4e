//! Theory, sequence and search held against each other over a box of positions.

use std::ops::RangeInclusive;

use crate::answer::{Limits, Listed, Method, Question, Solution, Stop};
use crate::game::GameError;
use crate::misere::MisereQuotient;
use crate::rule::{HeapRule, Part};
use crate::search::Search;
use crate::sequence::{HeapTables, Source};
use crate::theory::recognised::Recognised;
use crate::theory::{Theorem, sums};
use crate::{Count, Error, Game, Heap, Position, misere, sequence};

/// What came of holding the methods against each other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Verification {
    /// How many positions were looked at.
    pub positions: u64,
    /// How many of them theory answered.
    pub by_theory: u64,
    /// How many of them computed nim-values answered.
    pub by_sequence: u64,
    /// How many of them search answered.
    pub by_search: u64,
    /// Where two methods disagree; empty if nowhere.
    pub disagreements: Vec<Disagreement>,
}

/// A position about which two methods say different things.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Disagreement {
    /// The position.
    pub position: Position,
    /// What each method says; a search has visited the positions of the box so far.
    pub says: Vec<(Method, Solution)>,
}

/// Holds all methods against each other over every position of `heaps` heaps of 0..=`max`, order
/// mattering: outcome, nim-value, every winning move and remoteness, as far as each method knows
/// them. A sum has one heap for each part of its rule. Under a rule that limits the next take the
/// box holds the start and every limit up to the size, for each size. Of heaps that are played
/// together the box holds those that fit the rule, with one limit for all where it limits takes.
///
/// `watch` is told after each position how many are done of how many; it may stop the work by
/// returning `false`.
///
/// # Errors
///
/// [`Error::Game`] if the rule does not admit so many heaps, or none of the box.
///
/// # Examples
///
/// ```
/// use nimm::{Limits, verify};
///
/// let checked = verify(&"nim".parse()?, 1..=2, 7, &Limits::default(), |_, _| true)?;
/// assert_eq!((checked.positions, checked.disagreements.len()), (8 + 64, 0));
/// # Ok::<(), nimm::Error>(())
/// ```
pub fn verify(
    game: &Game,
    heaps: RangeInclusive<usize>,
    max: u64,
    limits: &Limits,
    mut watch: impl FnMut(u64, u64) -> bool,
) -> Result<Verification, Error> {
    let parts = game.rule().parts();
    let per_position = heaps
        .clone()
        .map(|heaps| groups(parts, heaps))
        .collect::<Result<Vec<_>, Error>>()?;
    let choices: Vec<u64> = parts.iter().map(|part| count_heaps(part, max)).collect();
    let count = |groups: &Vec<usize>| {
        let sizes = groups.iter().zip(&choices);
        sizes.fold(1u64, |product, (heaps, choices)| {
            (0..*heaps).fold(product, |product, _| product.saturating_mul(*choices))
        })
    };
    let total = per_position
        .iter()
        .map(count)
        .fold(0u64, u64::saturating_add);

    let largest = vec![Count::from(max); parts.len()];
    let mut witnesses = Witnesses {
        tables: sums::applies(game)
            .then(|| HeapTables::new(game, &largest, Source::Tables, limits).ok())
            .flatten(),
        quotient: misere::prepare(game, max, limits),
        search: Search::new(game, limits),
        theory: Recognised::unchecked(game, &Theorem::rows()),
        limits,
    };
    let has_joint = game.rule().heap_rules().is_none();
    let (mut passed_over, mut misfit) = (0, None);
    let mut found = Verification::default();
    for groups in &per_position {
        for position in positions(game, groups.iter().sum(), max) {
            match Question::new(game.clone(), position) {
                Ok(question) => found.add(&mut witnesses, question),
                // The heaps of a box that are no position of the game.
                Err(error @ Error::Game(GameError::OtherShape { .. })) if has_joint => {
                    passed_over += 1;
                    misfit = Some(error);
                }
                Err(error) => return Err(error),
            }
            if !watch(found.positions + passed_over, total) {
                return Ok(found);
            }
        }
    }
    match misfit {
        Some(error) if found.positions == 0 => Err(error),
        _ => Ok(found),
    }
}

/// The positions with so many heaps of at most `max` tokens, every limit on the next take included;
/// none if the game has no positions of so many heaps.
pub(crate) fn positions(game: &Game, heaps: usize, max: u64) -> impl Iterator<Item = Position> {
    let parts = game.rule().parts();
    let start = groups(parts, heaps).ok().map(|groups| {
        let heaps = groups.iter().map(|heaps| vec![Heap::new(0u64); *heaps]);
        heaps.collect::<Vec<_>>()
    });
    std::iter::successors(start, move |heaps| next_position(parts, heaps.clone(), max))
        .map(Position::new)
}

/// How many heaps each part of the rule has.
fn groups(parts: &[Part], heaps: usize) -> Result<Vec<usize>, Error> {
    match parts {
        [_] => Ok(vec![heaps]),
        _ if heaps == parts.len() => Ok(vec![1; heaps]),
        _ => Err(Error::Game(GameError::GroupsDiffer {
            rules: parts.len(),
            groups: heaps,
        })),
    }
}

/// How many heaps of one part there are up to a size.
fn count_heaps(part: &Part, max: u64) -> u64 {
    let sizes = max.saturating_add(1);
    if part.has_quota() {
        // The start and every limit up to the size.
        sizes.saturating_mul(max.saturating_add(4)) / 2
    } else {
        sizes
    }
}

/// The position after this one; the last heap counts fastest.
fn next_position(parts: &[Part], mut heaps: Vec<Vec<Heap>>, max: u64) -> Option<Vec<Vec<Heap>>> {
    for (part, group) in parts.iter().zip(&mut heaps).rev() {
        for heap in group.iter_mut().rev() {
            if let Some(next) = next_heap(part, heap, max) {
                *heap = next;
                return Some(heaps);
            }
            *heap = Heap::new(0u64);
        }
    }
    None
}

/// The heap after this one: under a rule that limits the next take, first the start, then every
/// limit up to the size.
fn next_heap(part: &Part, heap: &Heap, max: u64) -> Option<Heap> {
    let size = heap.size();
    if part.has_quota() {
        let quota = heap
            .quota()
            .map_or(Count::ZERO, |quota| quota + &Count::ONE);
        if quota <= *size {
            return Some(Heap::with_quota(size.clone(), quota));
        }
    }
    let next = size + &Count::ONE;
    (next <= Count::from(max)).then(|| Heap::new(next))
}

/// The three methods, with what they remember from position to position.
struct Witnesses<'g> {
    /// The theorems as they are stated: this is where they are compared.
    theory: Recognised,
    tables: Option<HeapTables>,
    quotient: Option<MisereQuotient>,
    search: Search<'g>,
    limits: &'g Limits,
}

impl Witnesses<'_> {
    fn solve(&mut self, question: &Question, method: Method) -> Result<Solution, Stop> {
        match method {
            Method::Theory => self.theory.solve(question, self.limits).ok_or(Stop::Theory),
            Method::Sequence => match (&self.tables, &self.quotient) {
                (Some(tables), _) if !is_one_limited_heap(question) => {
                    tables.solve(question, self.limits).ok_or(Stop::Theory)
                }
                (None, Some(quotient)) => {
                    misere::solve_from(question, quotient, self.limits).unwrap_or(Err(Stop::Theory))
                }
                _ => {
                    let theory = &self.theory;
                    sequence::solve(question, Source::Tables, theory, self.limits, &mut |_| true)
                }
            },
            Method::Search => {
                let searched = self.search.solve(question.position())?;
                Ok(searched.into_solution(self.search.visited()))
            }
        }
    }
}

/// Whether a recurrence of its own decides a position, which is a witness beside the nim-values.
fn is_one_limited_heap(question: &Question) -> bool {
    let rule = question.game().rule().only_heap_rule();
    rule.is_some_and(HeapRule::has_quota) && question.position().heaps().len() == 1
}

impl Verification {
    fn add(&mut self, witnesses: &mut Witnesses<'_>, question: Question) {
        self.positions += 1;
        let mut says = Vec::new();
        for method in Method::ALL {
            if let Ok(solution) = witnesses.solve(&question, method) {
                match method {
                    Method::Theory => self.by_theory += 1,
                    Method::Sequence => self.by_sequence += 1,
                    Method::Search => self.by_search += 1,
                }
                says.push((method, solution));
            }
        }
        let disputed = |i: usize| {
            says[i + 1..]
                .iter()
                .any(|(_, other)| differ(&says[i].1, other))
        };
        if (0..says.len()).any(disputed) {
            let position = question.position().clone();
            self.disagreements.push(Disagreement { position, says });
        }
    }
}

/// Whether one of two solutions has to be wrong.
pub(crate) fn differ(a: &Solution, b: &Solution) -> bool {
    let all = |solution: &Solution| solution.listed == Listed::All;
    a.outcome != b.outcome
        || apart(&a.nim_value, &b.nim_value)
        || apart(&a.remoteness, &b.remoteness)
        || all(a) && all(b) && a.winning_moves != b.winning_moves
}

/// Whether both are known and different.
fn apart<T: PartialEq>(a: &Option<T>, b: &Option<T>) -> bool {
    a.as_ref().zip(b.as_ref()).is_some_and(|(a, b)| a != b)
}
