//! Positions and moves, and their text.

use std::cmp::Ordering;
use std::fmt;
use std::ops::Range;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::notation::{Fault, Notation, Reader, Token};
use crate::{Count, Error};

/// The most heaps of a position.
const MOST_HEAPS: usize = 10_000_000;

/// The most heaps that a move changes.
const MOST_CHANGES: usize = 1000;

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

/// The sizes of heaps, in order.
pub(crate) fn sizes(heaps: &[Heap]) -> Vec<Count> {
    heaps.iter().map(|heap| heap.size.clone()).collect()
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
        self.ends
            .get(group)
            .map_or(&[], |end| &self.heaps[self.start_of(group)..*end])
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

    /// The index, from 0, of the first heap of group `group`.
    pub(crate) fn start_of(&self, group: usize) -> usize {
        group.checked_sub(1).map_or(0, |before| self.ends[before])
    }

    /// The position with as many heaps as group `group` has in their place.
    pub(crate) fn with_group(&self, group: usize, heaps: Vec<Heap>) -> Position {
        let mut changed = self.clone();
        let start = self.start_of(group);
        changed.heaps.splice(start..self.ends[group], heaps);
        changed
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

/// A move: take an amount from one heap, replace a heap by two or more smaller ones, or change
/// several heaps at once. Text: `2:-3` takes 3 from heap 2, `2:>1+4` leaves heaps of 1 and 4 of it,
/// `1:-2,2:-2,3:+2` takes 2 from each of two heaps and puts 2 on a third.
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

/// What is done to a heap. Takes come before splits, and these before changes of several heaps.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Act {
    Take(Count),
    Split(Split),
    /// Those that take come first, each kind by heap; the first is of the heap that the move names.
    Change(Vec<Change>),
}

/// What a move does to one of the heaps that it changes.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Change {
    /// The number of the heap, from 1.
    pub heap: usize,
    /// What becomes of its size.
    pub by: Shift,
}

/// How the size of a heap changes.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Shift {
    /// So many tokens are taken.
    Less(Count),
    /// So many tokens are put on it.
    More(Count),
}

impl Change {
    /// Take `amount` from heap number `heap`.
    #[must_use]
    pub fn less(heap: usize, amount: impl Into<Count>) -> Change {
        let by = Shift::Less(amount.into());
        Change { heap, by }
    }

    /// Put `amount` on heap number `heap`.
    #[must_use]
    pub fn more(heap: usize, amount: impl Into<Count>) -> Change {
        let by = Shift::More(amount.into());
        Change { heap, by }
    }

    /// The size of its heap after it; `None` if the heap has too few tokens.
    #[must_use]
    pub fn of_size(&self, size: &Count) -> Option<Count> {
        match &self.by {
            Shift::Less(amount) => size.checked_sub(amount),
            Shift::More(amount) => Some(size + amount),
        }
    }

    fn is_more(&self) -> bool {
        matches!(self.by, Shift::More(_))
    }

    fn amount(&self) -> &Count {
        match &self.by {
            Shift::Less(amount) | Shift::More(amount) => amount,
        }
    }
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

    /// Change several heaps at once; `None` unless some heap loses tokens and none is named twice.
    /// What changes one heap only is a take.
    #[must_use]
    pub fn changing(mut changes: Vec<Change>) -> Option<Move> {
        changes.sort_unstable_by_key(|change| (change.is_more(), change.heap));
        let mut heaps: Vec<usize> = changes.iter().map(|change| change.heap).collect();
        heaps.sort_unstable();
        let repeats = heaps.windows(2).any(|pair| pair[0] == pair[1]);
        let first = changes
            .first()
            .filter(|first| !first.is_more() && !repeats)?;
        let heap = first.heap;
        let act = match changes.as_slice() {
            [only] => Act::Take(only.amount().clone()),
            _ => Act::Change(changes),
        };
        Some(Move { heap, act })
    }

    /// The number of the heap, from 1; of several, the first from which tokens are taken.
    #[must_use]
    pub fn heap(&self) -> usize {
        self.heap
    }

    /// How many tokens are taken from the only heap that changes; `None` for a split, which says
    /// what is left instead, and where several heaps change.
    #[must_use]
    pub fn take(&self) -> Option<&Count> {
        match &self.act {
            Act::Take(take) => Some(take),
            Act::Split(_) | Act::Change(_) => None,
        }
    }

    /// The sizes, ascending, of the heaps that a split leaves.
    #[must_use]
    pub fn parts(&self) -> Option<&[Count]> {
        match &self.act {
            Act::Take(_) | Act::Change(_) => None,
            Act::Split(split) => Some(&split.parts),
        }
    }

    /// What happens to each of the heaps, for a move that changes several; those that lose tokens
    /// come first, each kind by heap.
    #[must_use]
    pub fn changes(&self) -> Option<&[Change]> {
        match &self.act {
            Act::Take(_) | Act::Split(_) => None,
            Act::Change(changes) => Some(changes),
        }
    }

    /// The sizes of the heaps of a group after the move; `None` if it splits a heap, names one that
    /// is not there, changes one by nothing, or takes more than there is.
    pub(crate) fn apply(&self, sizes: &[Count]) -> Option<Vec<Count>> {
        let mut after = sizes.to_vec();
        let take;
        let changes = match &self.act {
            Act::Split(_) => return None,
            Act::Change(changes) => changes.as_slice(),
            Act::Take(amount) => {
                take = [Change::less(self.heap, amount.clone())];
                &take
            }
        };
        for change in changes {
            let size = after.get_mut(change.heap.checked_sub(1)?)?;
            *size = change
                .of_size(size)
                .filter(|_| !change.amount().is_zero())?;
        }
        Some(after)
    }

    /// The move with the numbers of its heaps counted on from `heaps`.
    pub(crate) fn behind(mut self, heaps: usize) -> Move {
        self.heap += heaps;
        if let Act::Change(changes) = &mut self.act {
            for change in changes {
                change.heap += heaps;
            }
        }
        self
    }

    /// The move with the numbers of its heaps counted from behind the first `heaps`; `None` if one
    /// of them is among these.
    pub(crate) fn counted_from(&self, heaps: usize) -> Option<Move> {
        let mut own = self.clone();
        own.heap = own.heap.checked_sub(heaps).filter(|heap| *heap > 0)?;
        if let Act::Change(changes) = &mut own.act {
            for change in changes {
                change.heap = change.heap.checked_sub(heaps).filter(|heap| *heap > 0)?;
            }
        }
        Some(own)
    }

    /// How many tokens of its heap go if that has `size`; `None` if there are too few.
    #[must_use]
    pub fn taken_from(&self, size: &Count) -> Option<Count> {
        match &self.act {
            Act::Take(take) => (take <= size).then(|| take.clone()),
            Act::Split(split) => size.checked_sub(&split.left()),
            Act::Change(changes) => match &changes[0].by {
                Shift::Less(amount) => (amount <= size).then(|| amount.clone()),
                Shift::More(_) => None,
            },
        }
    }

    /// The sizes of what is left of a heap of `size`: one, perhaps 0, or the parts of a split;
    /// `None` if it has too few tokens.
    #[must_use]
    pub fn leaves_of(&self, size: &Count) -> Option<Vec<Count>> {
        match &self.act {
            Act::Take(take) => Some(vec![size.checked_sub(take)?]),
            Act::Split(split) => (split.left() <= *size).then(|| split.parts.clone()),
            Act::Change(changes) => Some(vec![changes[0].of_size(size)?]),
        }
    }

    /// How many machine words the move fills beyond itself.
    pub(crate) fn long_words(&self) -> usize {
        match &self.act {
            Act::Take(take) => long_words(take),
            Act::Split(split) => split.parts.iter().map(|part| long_words(part) + 3).sum(),
            Act::Change(changes) => {
                let words = changes.iter().map(|change| long_words(change.amount()) + 4);
                words.sum()
            }
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
            Act::Change(changes) => {
                for (index, change) in changes.iter().enumerate() {
                    let comma = if index > 0 { "," } else { "" };
                    let sign = if change.is_more() { '+' } else { '-' };
                    write!(f, "{comma}{}:{sign}{}", change.heap, change.amount())?;
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
        let (heap, mut span) = heap_number(&mut reader)?;
        if reader.skip_symbol('>')? {
            let parts = parts(&mut reader)?;
            reader.end()?;
            return Ok(Move::split(heap, parts));
        }
        let start = span.start;
        let mut changes = vec![change(&mut reader, heap)?];
        while reader.skip_symbol(',')? {
            let (heap, place) = heap_number(&mut reader)?;
            span = place;
            if changes.iter().any(|change| change.heap == heap) {
                return Err(reader.fault_at(span, Fault::RepeatedHeap { heap }));
            }
            if changes.len() == MOST_CHANGES {
                let limit = MOST_CHANGES;
                return Err(reader.fault_at(span, Fault::TooManyHeaps { limit }));
            }
            changes.push(change(&mut reader, heap)?);
        }
        let whole = reader.span_from(start);
        reader.end()?;
        Move::changing(changes).ok_or_else(|| reader.fault_at(whole, Fault::NothingTaken))
    }
}

/// `2:`: the number of a heap, and where it stands.
fn heap_number(reader: &mut Reader<'_>) -> Result<(usize, Range<usize>), Error> {
    let span = reader.span();
    let Some(heap) = reader.number()? else {
        return Err(expected_move(reader));
    };
    let Some(heap) = heap.to_usize() else {
        return Err(reader.fault_at(span, Fault::TooManyHeaps { limit: MOST_HEAPS }));
    };
    if !reader.skip_symbol(':')? {
        return Err(expected_move(reader));
    }
    Ok((heap, span))
}

/// `-3` or `+3`.
fn change(reader: &mut Reader<'_>, heap: usize) -> Result<Change, Error> {
    let is_more = reader.is_symbol('+');
    if !is_more && !reader.is_symbol('-') {
        return Err(expected_move(reader));
    }
    reader.advance()?;
    let Some(amount) = reader.number()? else {
        return Err(expected_move(reader));
    };
    Ok(match is_more {
        true => Change::more(heap, amount),
        false => Change::less(heap, amount),
    })
}

fn expected_move(reader: &Reader<'_>) -> Error {
    let found = reader.found();
    reader.fault(Fault::ExpectedMove { found })
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
