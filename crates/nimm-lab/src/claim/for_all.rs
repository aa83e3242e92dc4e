//! How far a statement about all `n` must be looked at to decide it.
//!
//! A sequence x(0), x(1), ... is eventually periodic with preperiod p and period T when
//! x(n + T) = x(n) for all n >= p. What is made of such sequences, place by place, is one too, with
//! the largest preperiod and the least common multiple of the periods. These are:
//!
//! | sequence | preperiod | period |
//! |---|---|---|
//! | f(n) mod e, f a polynomial with whole coefficients | 0 | e |
//! | k n + c < 0 and the like, k not 0 | \|c\| / \|k\| + 1 | 1 |
//! | G(k n + c), k > 0, where G has preperiod p and period T | the least n with k n + c >= p | T / gcd(T, k) |
//! | P(k n + c), in the same way, with the period of the outcomes | | |
//!
//! Where the whole statement is such a sequence, it holds for all n when it does below the sum of its
//! preperiod and its period.

use super::evaluate::{Scope, Trouble, gcd};
use super::expression::{Expression, Function, Kind, Operator};
use super::subject::small;

/// How an expression depends on `n`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shape {
    /// `slope` n + `offset`.
    Affine { slope: i128, offset: i128 },
    /// A polynomial with whole coefficients.
    Polynomial,
    /// Eventually periodic.
    Periodic { preperiod: i128, period: i128 },
}

/// Below which heap a statement is to be looked at to decide it for all `n`; `None` where its shape
/// does not say.
pub(crate) fn enough(
    scope: &mut Scope<'_, '_>,
    claim: &Expression,
) -> Result<Option<i128>, Trouble> {
    let mut names = Vec::new();
    let shape = shape(scope, &mut names, claim)?;
    Ok(shape
        .and_then(turn)
        .and_then(|(preperiod, period)| preperiod.checked_add(period)))
}

/// The preperiod and the period of what has them.
fn turn(shape: Shape) -> Option<(i128, i128)> {
    match shape {
        Shape::Affine { slope: 0, .. } => Some((0, 1)),
        Shape::Periodic { preperiod, period } => Some((preperiod, period)),
        Shape::Affine { .. } | Shape::Polynomial => None,
    }
}

/// What is made of two eventually periodic sequences.
fn both(left: Shape, right: Shape) -> Option<Shape> {
    let ((early, one), (late, other)) = (turn(left)?, turn(right)?);
    let period = (one / gcd(one, other)?).checked_mul(other)?;
    Some(Shape::Periodic {
        preperiod: early.max(late),
        period,
    })
}

/// The shape of an expression. Only what stops the work is trouble: what cannot be evaluated has no
/// shape, and is met again where it matters.
fn shape(
    scope: &mut Scope<'_, '_>,
    names: &mut Vec<Option<Shape>>,
    expression: &Expression,
) -> Result<Option<Shape>, Trouble> {
    if !expression.mentions_n {
        return match scope.value(expression) {
            Ok(offset) => Ok(Some(Shape::Affine { slope: 0, offset })),
            Err(Trouble::Stopped) => Err(Trouble::Stopped),
            Err(_) => Ok(None),
        };
    }
    let mut of = |expression| shape(scope, names, expression);
    Ok(match &expression.kind {
        Kind::N => Some(Shape::Affine {
            slope: 1,
            offset: 0,
        }),
        Kind::Local(place) => names.get(*place).copied().flatten(),
        Kind::Minus(inner) => of(inner)?.and_then(negative),
        Kind::Not(inner) => of(inner)?.and_then(|shape| both(shape, shape)),
        Kind::Binary(operator, left, right) => {
            let (left, right) = (of(left)?, of(right)?);
            match (operator, left, right) {
                // What decides alone.
                (
                    Operator::And,
                    Some(
                        no @ Shape::Affine {
                            slope: 0,
                            offset: 0,
                        },
                    ),
                    _,
                ) => Some(no),
                (
                    Operator::Or,
                    Some(
                        yes @ Shape::Affine {
                            slope: 0,
                            offset: 1,
                        },
                    ),
                    _,
                ) => Some(yes),
                (_, Some(left), Some(right)) => joined(*operator, left, right),
                _ => None,
            }
        }
        Kind::Call(function, arguments) => {
            let mut all = of(&arguments[0])?;
            for argument in &arguments[1..] {
                let next = of(argument)?;
                all = all.zip(next).and_then(|(all, next)| match function {
                    Function::Mod => joined(Operator::Mod, all, next),
                    _ => both(all, next),
                });
            }
            match function {
                Function::Abs => all.and_then(|shape| both(shape, shape)),
                _ => all,
            }
        }
        Kind::If(parts) => {
            let [condition, then, otherwise] = &**parts;
            match of(condition)? {
                Some(Shape::Affine {
                    slope: 0,
                    offset: 0,
                }) => of(otherwise)?,
                Some(Shape::Affine { slope: 0, .. }) => of(then)?,
                Some(condition) => {
                    let branches = of(then)?.zip(of(otherwise)?);
                    let branches = branches.and_then(|(one, other)| both(one, other));
                    branches.and_then(|branches| both(condition, branches))
                }
                None => None,
            }
        }
        Kind::Let(parts) => {
            let [value, body] = &**parts;
            let known = of(value)?;
            if known.is_none() && !value.mentions_n {
                return Ok(None);
            }
            // Names that do not depend on `n` are evaluated; the others are not asked for.
            let fixed = match known {
                Some(Shape::Affine { slope: 0, offset }) => offset,
                _ => 0,
            };
            names.push(known);
            scope.locals.push(fixed);
            let body = shape(scope, names, body);
            scope.locals.pop();
            names.pop();
            body?
        }
        Kind::NimValue(heap) => {
            let heap = of(heap)?;
            let values = match scope.subject()?.values() {
                Ok(values) if values.saltus.is_zero() => values,
                Err(Trouble::Stopped) => return Err(Trouble::Stopped),
                _ => return Ok(None),
            };
            let known = small(&values.preperiod)
                .ok()
                .zip(small(&values.period).ok());
            known.zip(heap).and_then(|(known, heap)| along(known, heap))
        }
        Kind::IsP(heap) => {
            let heap = of(heap)?;
            let outcomes = match scope.subject()?.outcomes() {
                Ok(outcomes) => outcomes,
                Err(Trouble::Stopped) => return Err(Trouble::Stopped),
                Err(_) => return Ok(None),
            };
            let known = small(&outcomes.preperiod)
                .ok()
                .zip(small(&outcomes.period).ok());
            known.zip(heap).and_then(|(known, heap)| along(known, heap))
        }
        Kind::Constant(_) | Kind::Parameter(_) | Kind::Quantity(_) => None,
    })
}

fn negative(shape: Shape) -> Option<Shape> {
    Some(match shape {
        Shape::Affine { slope, offset } => Shape::Affine {
            slope: slope.checked_neg()?,
            offset: offset.checked_neg()?,
        },
        other => other,
    })
}

/// A periodic sequence at the places that an expression names.
fn along((preperiod, period): (i128, i128), heap: Shape) -> Option<Shape> {
    match heap {
        Shape::Affine { slope, offset } if slope > 0 => {
            let missing = preperiod
                .checked_sub(offset)?
                .max(offset.checked_neg()?)
                .max(0);
            let steps = missing / slope + i128::from(missing % slope != 0);
            let period = period / gcd(period, slope)?;
            Some(Shape::Periodic {
                preperiod: steps,
                period,
            })
        }
        Shape::Affine { slope: 0, .. } | Shape::Periodic { .. } => both(heap, heap),
        Shape::Affine { .. } | Shape::Polynomial => None,
    }
}

fn joined(operator: Operator, left: Shape, right: Shape) -> Option<Shape> {
    if let Some(shape) = both(left, right) {
        return Some(shape);
    }
    // From here on one of them grows.
    let affine = match (left, right) {
        (
            Shape::Affine {
                slope: one,
                offset: from,
            },
            Shape::Affine {
                slope: other,
                offset: to,
            },
        ) => Some(((one, from), (other, to))),
        _ => None,
    };
    let grows = |shape: Shape| !matches!(shape, Shape::Periodic { .. });
    match operator {
        Operator::Mod => match right {
            Shape::Affine { slope: 0, offset } if offset != 0 => {
                let period = offset.checked_abs()?;
                Some(Shape::Periodic {
                    preperiod: 0,
                    period,
                })
            }
            _ => None,
        },
        Operator::Plus | Operator::Minus => match affine {
            Some(((one, from), (other, to))) => {
                let add = |left: i128, right: i128| match operator {
                    Operator::Plus => left.checked_add(right),
                    _ => left.checked_sub(right),
                };
                Some(Shape::Affine {
                    slope: add(one, other)?,
                    offset: add(from, to)?,
                })
            }
            None => (grows(left) && grows(right)).then_some(Shape::Polynomial),
        },
        Operator::Times => match affine {
            Some(((slope, offset), (0, factor))) | Some(((0, factor), (slope, offset))) => {
                Some(Shape::Affine {
                    slope: slope.checked_mul(factor)?,
                    offset: offset.checked_mul(factor)?,
                })
            }
            _ => (grows(left) && grows(right)).then_some(Shape::Polynomial),
        },
        Operator::Power => match right {
            Shape::Affine { slope: 0, offset } if offset >= 0 => Some(Shape::Polynomial),
            _ => None,
        },
        Operator::Equal
        | Operator::Unequal
        | Operator::Less
        | Operator::AtMost
        | Operator::More
        | Operator::AtLeast => {
            let ((one, from), (other, to)) = affine?;
            let slope = one.checked_sub(other)?;
            let offset = from.checked_sub(to)?;
            let preperiod = match slope {
                0 => 0,
                slope => (offset.checked_abs()? / slope.checked_abs()?).checked_add(1)?,
            };
            Some(Shape::Periodic {
                preperiod,
                period: 1,
            })
        }
        Operator::Iff | Operator::And | Operator::Or | Operator::Div => None,
    }
}
