//! Chomp, as far as it is solved.
//!
//! **Theorem.** Two rows of a and b, or two columns, are lost exactly when b = a - 1; under misère
//! play exactly when they are (1, 1) or (2, 0). A hook, one row and one column with a corner in
//! common, is Nim with its two arms. From a square of two rows or more the only winning bite leaves
//! a hook: it takes the second square of the second row; under misère play from three rows on.

use std::collections::BTreeMap;

use super::Theorem;
use super::condition::{Condition, NO_SUM, has_joint_rule};
use super::joint::Formula;
use super::nim_heaps::NimHeaps;
use super::row::{Gives, How, Row};
use crate::answer::{Limits, Solution};
use crate::position::{Change, sizes};
use crate::rule::JointRule;
use crate::{Convention, Count, Move, NimValue, Outcome, Question};

static CHOMP: Condition = Condition::of_game("chomp", "chomp", |game| {
    has_joint_rule(game, |rule| *rule == JointRule::Chomp)
});

pub(super) static ROW: Row = Row {
    name: "chomp",
    pattern: &CHOMP,
    conditions: &[&NO_SUM],
    gives: &[Gives::Outcome, Gives::WinningMoves],
    reference: "D. Gale 1974, A curious Nim-type game; proof in docs/theory.md",
    symbols: &[],
    inside: &["chomp", "misere chomp"],
    outside: &["chomp & nim"],
    how: How::Game(solve),
};

/// A kind of bar that is solved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Bar {
    /// At most two rows of these lengths.
    TwoRows(Count, Count),
    /// At most two columns of these heights.
    TwoColumns(Count, Count),
    /// A row to the right of the first square, and a column below it, of so many squares.
    Hook(Count, Count),
    /// A square of so many rows, three or more.
    Square(Count),
}

impl Bar {
    /// The kind of a bar of rows that do not grow longer, if it is one of these.
    pub(crate) fn of(rows: &[Count]) -> Option<Bar> {
        let filled = rows.iter().take_while(|row| !row.is_zero()).count();
        let rows = &rows[..filled];
        let first = rows.first()?.clone();
        let height = Count::from(filled);
        let below = Count::from(filled - 1);
        let two = Count::from(2u64);
        let is_hook = rows[1..].iter().all(|row| *row == Count::ONE);
        if filled <= 2 {
            let second = rows.get(1).cloned().unwrap_or_default();
            Some(Bar::TwoRows(first, second))
        } else if first <= two {
            let second = rows.iter().filter(|row| **row == two).count();
            Some(Bar::TwoColumns(height, second.into()))
        } else if is_hook {
            Some(Bar::Hook(&first - &Count::ONE, below))
        } else if height == first && rows.last() == Some(&first) {
            Some(Bar::Square(first))
        } else {
            None
        }
    }

    fn outcome(&self, convention: Convention) -> Outcome {
        let is_lost = match (self, convention) {
            (Bar::TwoRows(a, b) | Bar::TwoColumns(a, b), Convention::Normal) => {
                *a == b + &Count::ONE
            }
            (Bar::TwoRows(a, b) | Bar::TwoColumns(a, b), Convention::Misere) => {
                let (one, two) = (Count::ONE, Count::from(2u64));
                (a, b) == (&one, &one) || (a, b) == (&two, &Count::ZERO)
            }
            (Bar::Hook(right, below), _) => {
                return NimHeaps::new(convention, [right, below]).outcome();
            }
            (Bar::Square(_), _) => false,
        };
        match is_lost {
            true => Outcome::P,
            false => Outcome::N,
        }
    }

    /// Bites among which are all that win.
    fn bites(&self, convention: Convention) -> Vec<Bite> {
        let (none, one) = (Count::ZERO, Count::ONE);
        let short = |row: usize, leave: &Count| Bite {
            row,
            leave: leave.clone(),
        };
        let row = |rows: &Count| rows.to_usize();
        match (self, convention) {
            (Bar::TwoRows(a, b), Convention::Normal) => {
                vec![
                    short(0, &(b + &one)),
                    short(1, &a.checked_sub(&one).unwrap_or_default()),
                ]
            }
            (Bar::TwoRows(..), Convention::Misere) => {
                vec![
                    short(0, &one),
                    short(0, &Count::from(2u64)),
                    short(1, &none),
                ]
            }
            (Bar::TwoColumns(a, b), Convention::Normal) => {
                let tall = row(b).map(|b| short(b + 1, &none));
                let wide = row(a).map(|a| short(a - 1, &one));
                tall.into_iter().chain(wide).collect()
            }
            (Bar::TwoColumns(..), Convention::Misere) => vec![short(1, &none), short(2, &none)],
            (Bar::Hook(right, below), _) => {
                let nim = NimHeaps::new(convention, [right, below]);
                let beside = short(0, &(&nim.wanted(right) + &one));
                let under = row(&nim.wanted(below)).map(|below| short(below + 1, &none));
                std::iter::once(beside).chain(under).collect()
            }
            (Bar::Square(_), _) => vec![short(1, &one)],
        }
    }
}

/// A bite that leaves so many squares in a row, counted from 0, and no more in those below.
struct Bite {
    row: usize,
    leave: Count,
}

impl Bite {
    /// The move, if it takes a square of that row.
    fn of(&self, rows: &[Count]) -> Option<Move> {
        let below = (self.row..).zip(rows.get(self.row..)?);
        let bitten = below.map_while(|(row, size)| {
            let gone = size.checked_sub(&self.leave).filter(|gone| !gone.is_zero());
            Some(Change::less(row + 1, gone?))
        });
        Move::changing(bitten.collect())
    }
}

fn solve(question: &Question, limits: &Limits) -> Option<Solution> {
    let rows = sizes(question.position().heaps());
    let convention = question.game().convention();
    let bar = Bar::of(&rows)?;
    let bites = bar.bites(convention);
    let is_lost = bar.outcome(convention) == Outcome::P;
    let formula = Formula {
        theorem: Theorem::Chomp,
        // Every bite of these leaves one of them.
        outcome: &|rows| Bar::of(rows).map_or(Outcome::N, |bar| bar.outcome(convention)),
        nim_value: (is_lost && convention == Convention::Normal).then_some(NimValue::ZERO),
        witness: BTreeMap::new(),
    };
    formula.solve(
        question,
        bites.iter().filter_map(|bite| bite.of(&rows)),
        limits,
    )
}
