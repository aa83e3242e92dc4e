//! Rules: what may be taken from a heap.
//!
//! A [`Rule`] is a sum of one or more [`HeapRule`]s; each heap of a position is played by one of
//! them. `parse` and `parse_expression` read the notation, `expression` holds the limits that
//! depend on the previous take, `growth` proves what theorems need to know of them, and `named`
//! lists the rules that have names.

mod expression;
mod growth;
mod named;
mod parse;
mod parse_expression;
mod polynomial;
mod subtraction_set;

use std::fmt;
use std::ops::RangeInclusive;

pub use expression::{Expression, ExpressionError};
pub use growth::Growth;
pub use named::{NamedRule, named_rules};
pub use subtraction_set::SubtractionSet;

use crate::{Count, Heap};

/// What may be done in one move, whoever makes it and whoever the last move favours: a sum of heap
/// rules, `nim & take 1-3`. A player chooses one heap and moves in it by its rule.
///
/// Its text is lossless: parsing what `Display` prints gives the same rule.
///
/// # Examples
///
/// ```
/// use nimm::Rule;
///
/// let rule: Rule = "S(4,1,3) & nim".parse()?;
/// assert_eq!(rule.to_string(), "take 1,3-4 & nim");
/// # Ok::<(), nimm::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Rule {
    parts: Vec<HeapRule>,
}

impl Rule {
    /// The rule in which every heap is played by `part`.
    #[must_use]
    pub fn of(part: HeapRule) -> Rule {
        Rule { parts: vec![part] }
    }

    /// The heap rules, in order; at least one.
    #[must_use]
    pub fn parts(&self) -> &[HeapRule] {
        &self.parts
    }

    /// The heap rule of a rule that is no sum.
    #[must_use]
    pub fn only_part(&self) -> Option<&HeapRule> {
        match self.parts.as_slice() {
            [part] => Some(part),
            _ => None,
        }
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, part) in self.parts.iter().enumerate() {
            if index > 0 {
                f.write_str(" & ")?;
            }
            part.fmt(f)?;
        }
        Ok(())
    }
}

/// What may be taken from one heap.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum HeapRule {
    /// Any number of tokens, at least one.
    Nim,
    /// Exactly one of the listed amounts.
    Take(SubtractionSet),
    /// At least one token and at most a value of the previous take from this heap; the first move
    /// may take any number but the whole heap.
    AtMost(Expression),
}

impl HeapRule {
    /// Fibonacci nim: at most twice the previous take.
    #[must_use]
    pub fn fibonacci() -> HeapRule {
        HeapRule::AtMost(Expression::twice_previous())
    }

    /// Whether a heap remembers how much may be taken from it.
    #[must_use]
    pub fn has_quota(&self) -> bool {
        matches!(self, HeapRule::AtMost(_))
    }

    /// The amounts that may be taken from `heap` now: disjoint ascending ranges.
    #[must_use]
    pub fn takes(&self, heap: &Heap) -> Vec<RangeInclusive<Count>> {
        let size = heap.size();
        let up_to = |most: Count| {
            if most.is_zero() {
                Vec::new()
            } else {
                vec![Count::ONE..=most]
            }
        };
        match self {
            HeapRule::Nim => up_to(size.clone()),
            HeapRule::Take(set) => set.up_to(size),
            HeapRule::AtMost(_) => match heap.quota() {
                Some(quota) => up_to(size.min(quota).clone()),
                None => up_to(size.checked_sub(&Count::ONE).unwrap_or_default()),
            },
        }
    }

    /// The heap that is left when `take`, an allowed amount, is taken from `heap`.
    ///
    /// # Errors
    ///
    /// If the limit for the next take has no value: a division by zero, or a number too long.
    pub fn after(&self, heap: &Heap, take: &Count) -> Result<Heap, ExpressionError> {
        let size = heap.size() - take;
        match self {
            HeapRule::Nim | HeapRule::Take(_) => Ok(Heap::new(size)),
            HeapRule::AtMost(limit) => match limit.value(take) {
                Ok(quota) => Ok(Heap::with_quota(size, quota)),
                // Nothing is left to limit.
                Err(_) if size.is_zero() => Ok(Heap::with_quota(size, Count::ZERO)),
                Err(error) => Err(error),
            },
        }
    }
}

impl fmt::Display for HeapRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HeapRule::Nim => f.write_str("nim"),
            HeapRule::Take(set) => write!(f, "take {set}"),
            rule if *rule == HeapRule::fibonacci() => f.write_str("fibonacci"),
            HeapRule::AtMost(limit) => write!(f, "take at most {limit}"),
        }
    }
}
