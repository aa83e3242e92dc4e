//! A claim held against one rule.

use nimm::Game;

use crate::claim::evaluate::{Scope, Trouble};
use crate::claim::expression::{Expression, Kind, Operator, Type};
use crate::claim::for_all::enough;
use crate::claim::subject::{Bounds, Subject};

/// What a claim comes to for one rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Check {
    /// It holds.
    Holds(Reach),
    /// It does not.
    Fails(Failure),
    /// Something that it needs is not known.
    Unknown(Trouble),
}

/// For which `n` a claim was looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reach {
    /// Its values repeat from there on: for all of them.
    All,
    /// Up to a bound.
    Bounded,
}

/// Where a claim fails, and what its two sides come to there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Failure {
    pub(crate) n: Option<u64>,
    pub(crate) left: String,
    pub(crate) right: String,
}

/// So many `n` pass between two looks of a watcher.
const STRIDE: u64 = 4096;

/// Holds a claim against a rule.
pub(crate) fn check_rule(
    claim: &Expression,
    game: Game,
    values: &[i128],
    bounds: &Bounds,
    watch: &mut dyn FnMut() -> bool,
) -> Check {
    let mut subject = Subject::new(game, bounds, watch);
    let mut scope = Scope::of(values, Some(&mut subject));
    let checked = match claim.mentions_n {
        false => at(&mut scope, claim, None).map(|failure| match failure {
            None => Check::Holds(Reach::All),
            Some(failure) => Check::Fails(failure),
        }),
        true => for_all_n(&mut scope, claim),
    };
    checked.unwrap_or_else(Check::Unknown)
}

fn for_all_n(scope: &mut Scope<'_, '_>, claim: &Expression) -> Result<Check, Trouble> {
    let bounds = scope.subject()?.bounds();
    let most = bounds.decided_to;
    let enough = enough(scope, claim)?.and_then(|enough| u64::try_from(enough).ok());
    let (end, reach) = match enough.filter(|enough| *enough <= most) {
        Some(enough) => (enough, Reach::All),
        None => (bounds.tested_to.saturating_add(1), Reach::Bounded),
    };
    for n in 0..end {
        if n % STRIDE == STRIDE - 1 {
            scope.subject()?.goes_on()?;
        }
        if let Some(failure) = at(scope, claim, Some(n))? {
            return Ok(Check::Fails(failure));
        }
    }
    Ok(Check::Holds(reach))
}

/// How the claim fails for one `n`, if it does.
fn at(
    scope: &mut Scope<'_, '_>,
    claim: &Expression,
    n: Option<u64>,
) -> Result<Option<Failure>, Trouble> {
    scope.n = n.map(i128::from).unwrap_or_default();
    if scope.is_true(claim)? {
        return Ok(None);
    }
    let (left, right) = sides(scope, claim)?;
    Ok(Some(Failure { n, left, right }))
}

/// What the two sides of the comparison come to that makes a claim false.
fn sides(scope: &mut Scope<'_, '_>, claim: &Expression) -> Result<(String, String), Trouble> {
    match &claim.kind {
        Kind::Binary(Operator::And, left, right) => match scope.is_true(left)? {
            true => sides(scope, right),
            false => sides(scope, left),
        },
        Kind::Binary(operator, left, right) if *operator != Operator::Or => {
            Ok((said(scope, left)?, said(scope, right)?))
        }
        Kind::If(parts) => {
            let [condition, then, otherwise] = &**parts;
            match scope.is_true(condition)? {
                true => sides(scope, then),
                false => sides(scope, otherwise),
            }
        }
        Kind::Let(parts) => {
            let [value, body] = &**parts;
            let value = scope.value(value)?;
            scope.locals.push(value);
            let sides = sides(scope, body);
            scope.locals.pop();
            sides
        }
        _ => Ok(("false".to_string(), "true".to_string())),
    }
}

fn said(scope: &mut Scope<'_, '_>, side: &Expression) -> Result<String, Trouble> {
    let value = scope.value(side)?;
    Ok(match side.comes_to {
        Type::Number => value.to_string(),
        Type::Truth => (value != 0).to_string(),
    })
}
