//! Euclid's game, in both forms and both conventions.
//!
//! Two heaps x ≤ y, from the larger of which a multiple of the smaller is taken. φ = (1 + √5)/2.
//!
//! **Theorem** (heaps stay positive; G. Nivasch 2006). The nim-value is ⌊y/x - x/y⌋, so x, y is a
//! P-position exactly when y < φx. Misère this is turned round where x and y are multiples of two
//! neighbours of 1, 1, 2, 3, 5, 8, … by the same number, and nowhere else.
//!
//! **Theorem** (a heap may become empty; A. J. Cole and A. J. T. Davie 1969). 0, y is a P-position;
//! else x, y is one exactly when x < y < φx. Misère exactly when 0 < x ≤ y < φx. The nim-value of
//! x, y is q-1 if q ≤ g and q otherwise, where y = qx + r with 0 ≤ r < x and g is the nim-value of
//! r, x.
//!
//! In all four cases the winning move, if any, is the only one (or takes one of two equal heaps), and
//! leaves at most 2x of y. Proofs in
//! docs/theory.md.

use std::collections::BTreeMap;

use dashu_int::ops::SquareRoot;

use super::Theorem;
use super::condition::{Condition, NO_SUM, has_joint_rule};
use super::joint::{Formula, outcome};
use super::row::{Gives, How, Row};
use crate::answer::{Limits, Solution};
use crate::position::sizes;
use crate::rule::JointRule;
use crate::{Convention, Count, Move, NimValue, Question};

static EUCLID: Condition = Condition::of_game(
    "euclid",
    "a multiple of the smaller of two heaps is taken from the larger, and both stay positive",
    |game| has_joint_rule(game, |rule| *rule == JointRule::Euclid),
);

static EUCLID_TO_ZERO: Condition = Condition::of_game(
    "euclid-to-zero",
    "a multiple of the smaller of two heaps is taken from the larger, which may become empty",
    |game| has_joint_rule(game, |rule| *rule == JointRule::EuclidToZero),
);

pub(super) static POSITIVE: Row = Row {
    name: "euclid",
    pattern: &EUCLID,
    conditions: &[&NO_SUM],
    gives: &[Gives::Outcome, Gives::NimValue, Gives::WinningMoves],
    reference: "G. Nivasch 2006, The Sprague-Grundy function of the game Euclid; \
                proof in docs/theory.md",
    symbols: &[("quotient", "q")],
    inside: &["euclid", "misere euclid"],
    outside: &["euclid & nim"],
    how: How::Game(solve),
};

pub(super) static TO_ZERO: Row = Row {
    name: "euclid-to-zero",
    pattern: &EUCLID_TO_ZERO,
    conditions: &[&NO_SUM],
    gives: &[Gives::Outcome, Gives::NimValue, Gives::WinningMoves],
    reference: "A. J. Cole and A. J. T. Davie 1969, A game based on the Euclidean algorithm and a \
                winning strategy for it; proof in docs/theory.md",
    symbols: &[("quotient", "q")],
    inside: &["euclid-to-zero", "misere euclid-to-zero"],
    outside: &["euclid-to-zero & nim"],
    how: How::Game(solve),
};

fn solve(question: &Question, limits: &Limits) -> Option<Solution> {
    let convention = question.game().convention();
    let stays_positive = *question.game().rule().only_joint_rule()? == JointRule::Euclid;
    let theorem = match stays_positive {
        true => Theorem::Euclid,
        false => Theorem::EuclidToZero,
    };
    let sizes = sizes(question.position().heaps());
    let pair = Pair::of(&sizes)?;
    let quotient = pair.quotient();
    let named = |quotient: &Count| ("quotient".to_string(), quotient.to_string());
    let lost = |heaps: &[Count]| {
        Pair::of(heaps).is_some_and(|pair| match stays_positive {
            true => pair.is_lost(convention),
            false => pair.is_lost_to_zero(convention),
        })
    };
    let value = || match stays_positive {
        true => pair.value(),
        false => pair.value_to_zero(),
    };
    let formula = Formula {
        theorem,
        outcome: &|heaps| outcome(lost(heaps)),
        nim_value: (convention == Convention::Normal).then(|| NimValue::from(value())),
        witness: quotient.iter().map(named).collect::<BTreeMap<_, _>>(),
    };
    let times = quotient.iter().flat_map(|quotient| {
        let fewer = |by: u64| quotient.checked_sub(&Count::from(by));
        [fewer(0), fewer(1), fewer(2)].into_iter().flatten()
    });
    // Both, where they are equal.
    let larger = (1..=2).filter(|heap| sizes[heap - 1] == *pair.large);
    let candidates = times.flat_map(|times| {
        let take = &times * pair.small;
        larger
            .clone()
            .map(move |heap| Move::new(heap, take.clone()))
    });
    formula.solve(question, candidates, limits)
}

/// Two heaps in order.
struct Pair<'a> {
    small: &'a Count,
    large: &'a Count,
}

impl<'a> Pair<'a> {
    fn of(heaps: &'a [Count]) -> Option<Pair<'a>> {
        match heaps {
            [a, b] => Some(Pair {
                small: a.min(b),
                large: a.max(b),
            }),
            _ => None,
        }
    }

    /// How often the smaller heap goes into the larger, unless it is empty.
    fn quotient(&self) -> Option<Count> {
        let is_empty = self.small.is_zero();
        (!is_empty).then(|| self.large.div_rem(self.small).0)
    }

    /// Whether y < φx for x > 0, that is y² < xy + x².
    fn is_below_golden(&self) -> bool {
        let (x, y) = (self.small, self.large);
        y * y < x * &(x + y)
    }

    fn is_lost(&self, convention: Convention) -> bool {
        let turned = convention == Convention::Misere && self.is_of_neighbours(&Count::ONE);
        self.is_below_golden() != turned
    }

    fn is_lost_to_zero(&self, convention: Convention) -> bool {
        match convention {
            Convention::Normal if self.small.is_zero() => true,
            Convention::Normal => self.small != self.large && self.is_below_golden(),
            Convention::Misere => !self.small.is_zero() && self.is_below_golden(),
        }
    }

    /// ⌊y/x - x/y⌋ = ⌊(y² - x²)/(xy)⌋.
    fn value(&self) -> Count {
        let (x, y) = (self.small, self.large);
        (&(y * y) - &(x * x)).div_rem(&(x * y)).0
    }

    /// The same but where x and y are multiples by the same number of two neighbours of the sequence
    /// 0, 1, q, q²+1, … in which each is q times the one before it and the one before that: there it
    /// is turned from q-1 to q, or from q to q-1. For q = 1 only x = y is such a case.
    fn value_to_zero(&self) -> Count {
        let Some(quotient) = self.quotient() else {
            return Count::ZERO;
        };
        let is_turned = match quotient == Count::ONE {
            true => self.small == self.large,
            false => self.is_of_neighbours(&quotient),
        };
        let value = self.value();
        match (is_turned, value == quotient) {
            (false, _) => value,
            (true, true) => &quotient - &Count::ONE,
            (true, false) => quotient,
        }
    }

    /// Whether |y² - qxy - x²| is the square of a common divisor of x and y. Where q is the quotient
    /// of y and x, and for q = 1, that says that they are multiples by it of two neighbours of
    /// 0, 1, q, q²+1, …
    fn is_of_neighbours(&self, q: &Count) -> bool {
        let (x, y) = (self.small, self.large);
        let (square, rest) = (y * y, x * &(&(q * y) + x));
        let norm = square.clone().max(rest.clone()) - square.min(rest);
        let root = Count::from(norm.as_ubig().sqrt());
        !root.is_zero() && &root * &root == norm && (x % &root).is_zero() && (y % &root).is_zero()
    }
}
