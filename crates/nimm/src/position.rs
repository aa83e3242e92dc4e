//! Positions and moves, and their text.

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::notation::{Fault, Notation, Reader, Token};
use crate::{Count, Error};

/// The most heaps of a position.
const MOST_HEAPS: usize = 10_000_000;

/// The most machine words that the heaps of a text may fill beyond what they keep inline.
const MOST_WORDS: usize = 1 << 27;

/// One heap: its size and, under a rule that limits the next take, that limit.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Heap {
    size: Count,
    quota: Option<Count>,
}

impl Heap {
    /// A heap without a limit in force.
    #[must_use]
    pub fn new(size: impl Into<Count>) -> Heap {
        let size = size.into();
        Heap { size, quota: None }
    }

    /// A heap from which at most `quota` may be taken now.
    #[must_use]
    pub fn with_quota(size: impl Into<Count>, quota: impl Into<Count>) -> Heap {
        Heap {
            size: size.into(),
            quota: Some(quota.into()),
        }
    }

    /// How many tokens it has.
    #[must_use]
    pub fn size(&self) -> &Count {
        &self.size
    }

    /// The most that may be taken now; `None` where no limit is in force. Under a rule that limits
    /// takes, `None` is the start: any number but all.
    #[must_use]
    pub fn quota(&self) -> Option<&Count> {
        self.quota.as_ref()
    }
}

impl fmt::Display for Heap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.quota {
            None => write!(f, "{}", self.size),
            Some(quota) => write!(f, "{}@{quota}", self.size),
        }
    }
}

/// The heaps on the table: one group of heaps for each part of the rule. Heaps are numbered
/// 1, 2, ... over the whole position.
///
/// Text: `3+4+5`, also `3 4 5`, `1..10` for ten heaps, `5*3` for three heaps of 5, `13@4` where at
/// most 4 may be taken now, `3+5 & 7` for a sum of two rules. `Display` prints the first form.
///
/// # Examples
///
/// ```
/// use nimm::Position;
///
/// let position: Position = "1..3 5*2 & 7".parse()?;
/// assert_eq!(position.to_string(), "1+2+3+5+5 & 7");
/// # Ok::<(), nimm::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    heaps: Vec<Heap>,
    /// Behind the last heap of each group.
    ends: Vec<usize>,
}

impl Position {
    /// The position of these groups of heaps. A group without heaps gets a heap of 0, and so does a
    /// position without groups: what can be on the table can be written.
    #[must_use]
    pub fn new(mut groups: Vec<Vec<Heap>>) -> Position {
        if groups.is_empty() {
            groups.push(Vec::new());
        }
        let mut heaps = Vec::new();
        let mut ends = Vec::new();
        for mut group in groups {
            if group.is_empty() {
                group.push(Heap::new(0u64));
            }
            heaps.append(&mut group);
            ends.push(heaps.len());
        }
        Position { heaps, ends }
    }

    /// One group of heaps of these sizes.
    #[must_use]
    pub fn of_sizes(sizes: impl IntoIterator<Item = u64>) -> Position {
        Position::new(vec![sizes.into_iter().map(Heap::new).collect()])
    }

    /// All heaps in order; heap number i is at index i - 1.
    #[must_use]
    pub fn heaps(&self) -> &[Heap] {
        &self.heaps
    }

    /// How many groups there are.
    #[must_use]
    pub fn groups(&self) -> usize {
        self.ends.len()
    }

    /// The heaps of group `group`, from 0; empty if there is no such group.
    #[must_use]
    pub fn group(&self, group: usize) -> &[Heap] {
        let start = group.checked_sub(1).map_or(0, |before| self.ends[before]);
        self.ends
            .get(group)
            .map_or(&[], |end| &self.heaps[start..*end])
    }

    /// The group, from 0, of the heap at `index`, from 0.
    #[must_use]
    pub fn group_of(&self, index: usize) -> usize {
        self.ends.partition_point(|end| *end <= index)
    }

    /// The number of tokens in all.
    #[must_use]
    pub fn total(&self) -> Count {
        self.heaps
            .iter()
            .fold(Count::ZERO, |sum, heap| &sum + &heap.size)
    }

    /// The position with the heap at `index` replaced by `heaps`, at least one, in its place.
    pub(crate) fn with_heaps(&self, index: usize, heaps: Vec<Heap>) -> Position {
        let mut changed = self.clone();
        let more = heaps.len() - 1;
        for end in &mut changed.ends[self.group_of(index)..] {
            *end += more;
        }
        changed.heaps.splice(index..=index, heaps);
        changed
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut group = 0;
        for (index, heap) in self.heaps.iter().enumerate() {
            if self.ends[group] == index {
                group += 1;
                f.write_str(" & ")?;
            } else if index > 0 {
                f.write_str("+")?;
            }
            heap.fmt(f)?;
        }
        Ok(())
    }
}

impl FromStr for Position {
    type Err = Error;

    /// Reads a position. Whether it fits a rule is for [`crate::Question`] to say.
    ///
    /// # Errors
    ///
    /// A notation error that points at the place.
    fn from_str(text: &str) -> Result<Self, Error> {
        let mut reader = Reader::new(Notation::Position, text)?;
        let mut heaps = Vec::new();
        let mut ends = Vec::new();
        let mut words = MOST_WORDS;
        loop {
            term(&mut reader, &mut heaps, &mut words)?;
            if reader.skip_symbol('+')? || matches!(reader.token(), Token::Number(_)) {
                continue;
            }
            ends.push(heaps.len());
            if !reader.skip_symbol('&')? {
                reader.end()?;
                return Ok(Position { heaps, ends });
            }
        }
    }
}

/// `5`, `5@2`, `1..10` or `5*3`; its numbers may fill `words` machine words.
fn term(reader: &mut Reader<'_>, heaps: &mut Vec<Heap>, words: &mut usize) -> Result<(), Error> {
    let start = reader.span().start;
    let mut heap = Heap::new(size(reader)?);
    let mut count = Count::ONE;
    let mut step = Count::ZERO;
    if reader.skip_symbol('@')? {
        let Some(quota) = reader.number()? else {
            let found = reader.found();
            return Err(reader.fault(Fault::ExpectedQuota { found }));
        };
        heap.quota = Some(quota);
    } else if reader.skip_symbol('*')? {
        let Some(copies) = reader.number()? else {
            let found = reader.found();
            return Err(reader.fault(Fault::ExpectedHeap { found }));
        };
        if copies.is_zero() {
            return Err(reader.fault_at(reader.span_from(start), Fault::ZeroCopies));
        }
        count = copies;
    } else if *reader.token() == Token::DotDot {
        reader.advance()?;
        let last = size(reader)?;
        let Some(steps) = last.checked_sub(&heap.size) else {
            let (from, to) = (heap.size.to_string(), last.to_string());
            let span = reader.span_from(start);
            return Err(reader.fault_at(span, Fault::ReversedHeaps { from, to }));
        };
        count = steps + Count::ONE;
        step = Count::ONE;
    }
    let each = long_words(&heap.size) + heap.quota.as_ref().map_or(0, long_words);
    let room = MOST_HEAPS.saturating_sub(heaps.len());
    let fits = |count: &usize| *count <= room && count.saturating_mul(each) <= *words;
    let Some(count) = count.to_usize().filter(fits) else {
        return Err(too_many(reader, start));
    };
    *words -= count * each;
    for _ in 1..count {
        let size = &heap.size + &step;
        heaps.push(std::mem::replace(&mut heap, Heap::new(size)));
    }
    heaps.push(heap);
    Ok(())
}

/// How many machine words a number fills beyond what is kept inline.
fn long_words(number: &Count) -> usize {
    match number.bit_len() {
        ..=128 => 0,
        bits => bits / 64 + 1,
    }
}

fn too_many(reader: &Reader<'_>, start: usize) -> Error {
    let limit = MOST_HEAPS;
    reader.fault_at(reader.span_from(start), Fault::TooManyHeaps { limit })
}

fn size(reader: &mut Reader<'_>) -> Result<Count, Error> {
    if let Some(number) = reader.number()? {
        return Ok(number);
    }
    if reader.is_symbol('-') {
        return Err(reader.fault(Fault::NegativeHeap));
    }
    let found = reader.found();
    Err(reader.fault(Fault::ExpectedHeap { found }))
}

/// A move: take an amount from one heap, or replace a heap by two or more smaller ones. Text:
/// `2:-3` takes 3 from heap 2, `2:>1+4` leaves heaps of 1 and 4 of it.
///
/// # Examples
///
/// ```
/// use nimm::{Count, Move};
///
/// let play: Move = "2:-3".parse()?;
/// assert_eq!((play.heap(), play.take().and_then(Count::to_usize)), (2, Some(3)));
/// assert_eq!("2:>4+1".parse::<Move>()?.to_string(), "2:>1+4");
/// # Ok::<(), nimm::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    heap: usize,
    act: Act,
}

/// What is done to a heap. Takes come before splits.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Act {
    Take(Count),
    Split(Split),
}

/// The heaps that a split leaves, ascending. Those that take less come first.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Split {
    parts: Vec<Count>,
}

impl Split {
    fn left(&self) -> Count {
        self.parts.iter().fold(Count::ZERO, |sum, part| &sum + part)
    }
}

impl Ord for Split {
    fn cmp(&self, other: &Self) -> Ordering {
        let by_amount = other.left().cmp(&self.left());
        let by_number = self.parts.len().cmp(&other.parts.len());
        by_amount
            .then(by_number)
            .then_with(|| self.parts.cmp(&other.parts))
    }
}

impl PartialOrd for Split {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Move {
    /// Take `take` from heap number `heap`, counted from 1. Whether it is allowed is for
    /// [`crate::Game::play`] to say.
    #[must_use]
    pub fn new(heap: usize, take: impl Into<Count>) -> Move {
        let act = Act::Take(take.into());
        Move { heap, act }
    }

    /// Replace heap number `heap`, counted from 1, by heaps of these sizes, two or more, in any
    /// order.
    #[must_use]
    pub fn split(heap: usize, mut parts: Vec<Count>) -> Move {
        parts.sort_unstable();
        let act = Act::Split(Split { parts });
        Move { heap, act }
    }

    /// The number of the heap, from 1.
    #[must_use]
    pub fn heap(&self) -> usize {
        self.heap
    }

    /// How many tokens are taken; `None` for a split, which says what is left instead.
    #[must_use]
    pub fn take(&self) -> Option<&Count> {
        match &self.act {
            Act::Take(take) => Some(take),
            Act::Split(_) => None,
        }
    }

    /// The sizes, ascending, of the heaps that a split leaves.
    #[must_use]
    pub fn parts(&self) -> Option<&[Count]> {
        match &self.act {
            Act::Take(_) => None,
            Act::Split(split) => Some(&split.parts),
        }
    }

    /// How many tokens go if the heap has `size`; `None` if there are too few.
    #[must_use]
    pub fn taken_from(&self, size: &Count) -> Option<Count> {
        match &self.act {
            Act::Take(take) => (take <= size).then(|| take.clone()),
            Act::Split(split) => size.checked_sub(&split.left()),
        }
    }

    /// The sizes of what is left of a heap of `size`: one, perhaps 0, or the parts of a split;
    /// `None` if it has too few tokens.
    #[must_use]
    pub fn leaves_of(&self, size: &Count) -> Option<Vec<Count>> {
        match &self.act {
            Act::Take(take) => Some(vec![size.checked_sub(take)?]),
            Act::Split(split) => (split.left() <= *size).then(|| split.parts.clone()),
        }
    }

    /// How many machine words the move fills beyond itself.
    pub(crate) fn long_words(&self) -> usize {
        match &self.act {
            Act::Take(take) => long_words(take),
            Act::Split(split) => split.parts.iter().map(|part| long_words(part) + 3).sum(),
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.act {
            Act::Take(take) => write!(f, "{}:-{take}", self.heap),
            Act::Split(split) => {
                write!(f, "{}:>", self.heap)?;
                for (index, part) in split.parts.iter().enumerate() {
                    let sign = if index > 0 { "+" } else { "" };
                    write!(f, "{sign}{part}")?;
                }
                Ok(())
            }
        }
    }
}

impl FromStr for Move {
    type Err = Error;

    /// Reads a move.
    ///
    /// # Errors
    ///
    /// A notation error that points at the place.
    fn from_str(text: &str) -> Result<Self, Error> {
        let mut reader = Reader::new(Notation::Move, text)?;
        let expected = |reader: &Reader<'_>| {
            let found = reader.found();
            reader.fault(Fault::ExpectedMove { found })
        };
        let span = reader.span();
        let Some(heap) = reader.number()? else {
            return Err(expected(&reader));
        };
        let Some(heap) = heap.to_usize() else {
            return Err(reader.fault_at(span, Fault::TooManyHeaps { limit: MOST_HEAPS }));
        };
        if !reader.skip_symbol(':')? {
            return Err(expected(&reader));
        }
        if reader.skip_symbol('>')? {
            let parts = parts(&mut reader)?;
            reader.end()?;
            return Ok(Move::split(heap, parts));
        }
        if !reader.skip_symbol('-')? {
            return Err(expected(&reader));
        }
        let Some(take) = reader.number()? else {
            return Err(expected(&reader));
        };
        reader.end()?;
        Ok(Move::new(heap, take))
    }
}

/// `1+4`: two heaps or more, none of them empty.
fn parts(reader: &mut Reader<'_>) -> Result<Vec<Count>, Error> {
    let start = reader.span().start;
    let mut parts = Vec::new();
    loop {
        let span = reader.span();
        let part = size(reader)?;
        if part.is_zero() {
            let found = part.to_string();
            return Err(reader.fault_at(span, Fault::SplitMoves { found }));
        }
        parts.push(part);
        if !reader.skip_symbol('+')? {
            break;
        }
    }
    if parts.len() < 2 {
        let found = parts.iter().map(Count::to_string).collect();
        return Err(reader.fault_at(reader.span_from(start), Fault::SplitMoves { found }));
    }
    Ok(parts)
}

macro_rules! as_text {
    ($($type:ty),*) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = String::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    )*};
}
as_text!(Position, Move, crate::Rule);
