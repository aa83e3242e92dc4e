//! The moves of Moore's Nim that win, without a look at those that do not.
//!
//! A move lowers some heaps. Column by column from the highest, it is known which heaps were lowered
//! so far: these may have any digit now, and of the others those with a one may be lowered here. With
//! f heaps lowered, a more of them and b ones among the former, the number of ones changes by b - a,
//! and 0 ≤ b ≤ f, 0 ≤ a ≤ K - f: exactly one of these differences makes it a multiple of K+1, and it
//! can always be made. So every choice leads to a move, and to one only.

use std::collections::VecDeque;
use std::iter::Peekable;

use dashu_int::UBig;

use crate::position::Change;
use crate::{Count, Move};

/// What is done in a column: the lowered heaps, by their place among these, that get a one, and the
/// indices of the heaps that are lowered.
type Choice = (Vec<usize>, Vec<usize>);

type Choices = Box<dyn Iterator<Item = Choice>>;

/// The most columns in which other choices are remembered: before the first of more is taken up
/// again, 2^64 moves have been made.
const MOST_OPEN: usize = 64;

/// The moves, from at most `most` heaps, after which the number of ones in every column is a multiple
/// of `most + 1`.
pub(super) fn columns_balanced(heaps: &[Count], most: usize) -> impl Iterator<Item = Move> {
    let columns = heaps.iter().map(Count::bit_len).max().unwrap_or(0);
    let mut moves = Balanced {
        heaps,
        most,
        lowered: Vec::new(),
        open: VecDeque::new(),
    };
    let mut is_begun = false;
    std::iter::from_fn(move || {
        if is_begun {
            moves.go_back()?;
        } else {
            is_begun = true;
            moves.go_down(columns);
        }
        Some(moves.changes())
    })
    .filter_map(Move::changing)
}

/// A heap that was lowered: in which column, and what is left of it as far as that is chosen.
struct Lowered {
    index: usize,
    column: usize,
    left: UBig,
}

/// The other choices of a column.
struct Open {
    column: usize,
    choices: Peekable<Choices>,
}

struct Balanced<'a> {
    heaps: &'a [Count],
    most: usize,
    lowered: Vec<Lowered>,
    open: VecDeque<Open>,
}

impl Balanced<'_> {
    /// Makes the first choice in every column below `columns`.
    fn go_down(&mut self, columns: usize) {
        for column in (0..columns).rev() {
            let mut choices = self.choices(column).peekable();
            if let Some(choice) = choices.next() {
                self.choose(column, choice);
            }
            if choices.peek().is_some() {
                self.open.push_back(Open { column, choices });
                if self.open.len() > MOST_OPEN {
                    self.open.pop_front();
                }
            }
        }
    }

    /// Makes the next choice in the lowest column that has one, and the first ones below it.
    fn go_back(&mut self) -> Option<()> {
        let mut open = self.open.pop_back()?;
        let (column, choice) = (open.column, open.choices.next()?);
        self.lowered.retain(|heap| heap.column > column);
        for heap in &mut self.lowered {
            heap.left = above(&heap.left, column);
        }
        if open.choices.peek().is_some() {
            self.open.push_back(open);
        }
        self.choose(column, choice);
        self.go_down(column);
        Some(())
    }

    fn choices(&self, column: usize) -> Choices {
        let is_lowered = |index: usize| self.lowered.iter().any(|heap| heap.index == index);
        let ones = (0..self.heaps.len()).filter(|index| self.heaps[*index].bit(column));
        let ones: Vec<usize> = ones.filter(|index| !is_lowered(*index)).collect();
        let free = self.lowered.len();
        let modulus = self.most + 1;
        let number = ones.len();
        let ways = (0..=number.min(self.most - free)).filter_map(move |lowered| {
            let lacking = (modulus - (number - lowered) % modulus) % modulus;
            (lacking <= free).then_some((lacking, lowered))
        });
        Box::new(ways.flat_map(move |(lacking, lowered)| {
            let ones = ones.clone();
            combinations(free, lacking).flat_map(move |raised| {
                let ones = ones.clone();
                let heaps = combinations(ones.len(), lowered);
                heaps.map(move |heaps| {
                    let heaps = heaps.into_iter().map(|place| ones[place]).collect();
                    (raised.clone(), heaps)
                })
            })
        }))
    }

    fn choose(&mut self, column: usize, (raised, lowered): Choice) {
        for place in raised {
            self.lowered[place].left.set_bit(column);
        }
        for index in lowered {
            let left = above(self.heaps[index].as_ubig(), column);
            self.lowered.push(Lowered {
                index,
                column,
                left,
            });
        }
    }

    fn changes(&self) -> Vec<Change> {
        let changes = self.lowered.iter().map(|heap| {
            let taken = &self.heaps[heap.index] - &Count::from(heap.left.clone());
            Change::less(heap.index + 1, taken)
        });
        changes.collect()
    }
}

/// The digits above a column.
fn above(number: &UBig, column: usize) -> UBig {
    (number >> (column + 1)) << (column + 1)
}

/// The moves, from at most `most` heaps, that leave heaps of at most 1 and a number of ones that
/// leaves 1 on division by `most + 1`.
pub(super) fn ones_left(heaps: &[Count], most: usize) -> impl Iterator<Item = Move> {
    let of = |wanted: fn(&Count) -> bool| -> Vec<usize> {
        let indices = (0..heaps.len()).filter(|index| wanted(&heaps[*index]));
        indices.collect()
    };
    let (big, ones) = (
        of(|size| *size > Count::ONE),
        of(|size| *size == Count::ONE),
    );
    let emptied = match most.checked_sub(big.len()) {
        Some(more) => 0..ones.len().min(more) + 1,
        None => 0..0,
    };
    let (kept, number) = (0..=big.len(), ones.len());
    let ways = emptied.flat_map(move |emptied| kept.clone().map(move |kept| (emptied, kept)));
    let ways = ways.filter(move |(emptied, kept)| (number - emptied + kept) % (most + 1) == 1);
    ways.flat_map(move |(emptied, kept)| {
        let (big, ones) = (big.clone(), ones.clone());
        combinations(big.len(), kept).flat_map(move |kept| {
            let (big, ones) = (big.clone(), ones.clone());
            combinations(ones.len(), emptied).filter_map(move |emptied| {
                let from_big = big.iter().enumerate().map(|(place, index)| {
                    let left = Count::from(u64::from(kept.contains(&place)));
                    Change::less(index + 1, &heaps[*index] - &left)
                });
                let from_ones = emptied
                    .into_iter()
                    .map(|place| Change::less(ones[place] + 1, Count::ONE));
                Move::changing(from_big.chain(from_ones).collect())
            })
        })
    })
}

/// The ways to choose so many of 0, 1, ..., `of - 1`, each ascending.
fn combinations(of: usize, number: usize) -> impl Iterator<Item = Vec<usize>> {
    let first = (number <= of).then(|| (0..number).collect::<Vec<usize>>());
    std::iter::successors(first, move |chosen| {
        let place = (0..number).rfind(|place| chosen[*place] < of - number + place)?;
        let mut next = chosen.clone();
        let start = chosen[place] + 1;
        for (ahead, place) in (place..number).enumerate() {
            next[place] = start + ahead;
        }
        Some(next)
    })
}
