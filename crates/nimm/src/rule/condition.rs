//! Conditions on the size of a heap and the amount to be taken.

use std::fmt;

use dashu_int::IBig;

use super::expression::{Bindings, Steps};
use super::{Expression, NumberSet, Variable};

/// How two sides of a comparison are held against each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Relation {
    /// `=`
    Equal,
    /// `!=`
    Different,
    /// `<`
    Less,
    /// `<=`
    AtMost,
    /// `>`
    Greater,
    /// `>=`
    AtLeast,
    /// `divides`: the right side is a multiple of the left one, which is not 0.
    Divides,
}

impl Relation {
    /// The sign or word of the notation.
    #[must_use]
    pub fn sign(self) -> &'static str {
        match self {
            Relation::Equal => "=",
            Relation::Different => "!=",
            Relation::Less => "<",
            Relation::AtMost => "<=",
            Relation::Greater => ">",
            Relation::AtLeast => ">=",
            Relation::Divides => "divides",
        }
    }

    fn holds(self, left: &IBig, right: &IBig) -> bool {
        match self {
            Relation::Equal => left == right,
            Relation::Different => left != right,
            Relation::Less => left < right,
            Relation::AtMost => left <= right,
            Relation::Greater => left > right,
            Relation::AtLeast => left >= right,
            Relation::Divides => *left != IBig::ZERO && right % left == IBig::ZERO,
        }
    }
}

/// A condition on n, the size of a heap, and k, the amount to be taken: exact, and true or false
/// for every n and k. A comparison one side of which has no value, as in `n mod (k-k) = 0`, is
/// false.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Condition {
    /// `a < b <= c`: every neighbour holds. At least one relation.
    Chain(Expression, Vec<(Relation, Expression)>),
    /// `a is prime`.
    Is(Expression, NumberSet),
    /// `not a`.
    Not(Box<Condition>),
    /// `a and b`.
    And(Box<Condition>, Box<Condition>),
    /// `a or b`.
    Or(Box<Condition>, Box<Condition>),
}

impl Condition {
    /// The largest heap for which conditions are evaluated.
    pub const LARGEST_HEAP: u64 = 10_000_000;

    /// Whether the condition holds for a heap of `heap` and the amount `amount`, at most
    /// [`Condition::LARGEST_HEAP`] each.
    #[must_use]
    pub fn holds(&self, heap: u64, amount: u64) -> bool {
        self.holds_for(&Bindings {
            heap: heap.into(),
            amount: amount.into(),
            ..Bindings::default()
        })
    }

    fn holds_for(&self, bindings: &Bindings) -> bool {
        // What is too long to be computed was refused when the condition was read.
        let value = |side: &Expression| side.integer(bindings, &mut Steps::new()).ok();
        match self {
            Condition::Chain(first, rest) => {
                let mut left = value(first);
                rest.iter().all(|(relation, side)| {
                    let right = value(side);
                    let holds = match (&left, &right) {
                        (Some(left), Some(right)) => relation.holds(left, right),
                        _ => false,
                    };
                    left = right;
                    holds
                })
            }
            Condition::Is(side, set) => value(side)
                .and_then(|value| u64::try_from(value).ok())
                .is_some_and(|value| set.contains(value)),
            Condition::Not(inner) => !inner.holds_for(bindings),
            Condition::And(a, b) => a.holds_for(bindings) && b.holds_for(bindings),
            Condition::Or(a, b) => a.holds_for(bindings) || b.holds_for(bindings),
        }
    }

    /// Whether a variable occurs.
    #[must_use]
    pub fn names(&self, variable: Variable) -> bool {
        match self {
            Condition::Chain(first, rest) => {
                first.names(variable) || rest.iter().any(|(_, side)| side.names(variable))
            }
            Condition::Is(side, _) => side.names(variable),
            Condition::Not(inner) => inner.names(variable),
            Condition::And(a, b) | Condition::Or(a, b) => a.names(variable) || b.names(variable),
        }
    }

    /// How strongly the outermost word binds; higher binds tighter.
    fn binding(&self) -> u8 {
        match self {
            Condition::Or(..) => 1,
            Condition::And(..) => 2,
            _ => 3,
        }
    }
}

impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let part = |f: &mut fmt::Formatter<'_>, part: &Condition, least: u8| {
            if part.binding() < least {
                write!(f, "({part})")
            } else {
                write!(f, "{part}")
            }
        };
        match self {
            Condition::Chain(first, rest) => {
                write!(f, "{first}")?;
                for (relation, side) in rest {
                    write!(f, " {} {side}", relation.sign())?;
                }
                Ok(())
            }
            Condition::Is(side, set) => write!(f, "{side} is {}", set.singular()),
            Condition::Not(inner) => match &**inner {
                Condition::Is(side, set) => write!(f, "{side} is not {}", set.singular()),
                inner => {
                    f.write_str("not ")?;
                    part(f, inner, 3)
                }
            },
            Condition::And(a, b) => {
                part(f, a, 2)?;
                f.write_str(" and ")?;
                part(f, b, 3)
            }
            Condition::Or(a, b) => {
                part(f, a, 1)?;
                f.write_str(" or ")?;
                part(f, b, 2)
            }
        }
    }
}
