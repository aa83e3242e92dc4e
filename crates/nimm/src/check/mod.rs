//! The independent checker: re-derives what an answer claims from its evidence.
//!
//! It shares the rules, the legal moves and [`mex`](crate::mex) with the solvers and nothing else:
//! closed forms are written again here, tables are filled by plain mex, searches are done again.
//!
//! | file | re-derives |
//! |---|---|
//! | `answer` | a claim about a position, held against what one of the next three derives |
//! | `sums` | sums of heaps with nim-values |
//! | `limited` | games with a limited next take |
//! | `complete` | a complete search |
//! | `period` | a certificate of a period |
//! | `values` | nim-values of heaps: closed forms and plain tables, and how many heaps have a value |

mod answer;
mod complete;
mod limited;
mod period;
mod sums;
mod values;

use std::fmt;

use serde_json::Value;

use crate::answer::AnswerError;
use crate::json::{expect_schema, malformed};
use crate::{Answer, Error};

pub use answer::check;

/// Why a claim is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The part of the claim that is false.
    pub claim: Claim,
    /// What the answer says.
    pub stated: String,
    /// What follows from the rule and the evidence.
    pub derived: String,
}

/// A part of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Claim {
    /// Who wins.
    Outcome,
    /// The nim-value.
    NimValue,
    /// The list of winning moves.
    WinningMoves,
    /// The remoteness.
    Remoteness,
    /// That the theorem covers the game.
    Theorem,
    /// The numbers that the theorem speaks of.
    Witness,
    /// The preperiod or the period.
    Period,
    /// How far values were computed.
    ComputedTo,
    /// How many positions were searched.
    Positions,
    /// A key of the saved object that follows from the others.
    Key,
}

impl Claim {
    /// All parts.
    pub const ALL: [Claim; 10] = [
        Claim::Outcome,
        Claim::NimValue,
        Claim::WinningMoves,
        Claim::Remoteness,
        Claim::Theorem,
        Claim::Witness,
        Claim::Period,
        Claim::ComputedTo,
        Claim::Positions,
        Claim::Key,
    ];

    /// The stable name, by which message files know it.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Claim::Outcome => "outcome",
            Claim::NimValue => "nim-value",
            Claim::WinningMoves => "winning-moves",
            Claim::Remoteness => "remoteness",
            Claim::Theorem => "theorem",
            Claim::Witness => "witness",
            Claim::Period => "period",
            Claim::ComputedTo => "computed-to",
            Claim::Positions => "positions",
            Claim::Key => "key",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}: stated {}, derived {}",
            self.claim.code(),
            self.stated,
            self.derived
        )
    }
}

impl std::error::Error for Refusal {}

/// Refuses a claim unless what it states is what was derived.
fn expect<T: PartialEq + fmt::Debug>(claim: Claim, stated: &T, derived: &T) -> Result<(), Refusal> {
    if stated == derived {
        return Ok(());
    }
    Err(refusal(
        claim,
        format!("{stated:?}"),
        format!("{derived:?}"),
    ))
}

fn refusal(claim: Claim, stated: impl ToString, derived: impl ToString) -> Refusal {
    Refusal {
        claim,
        stated: stated.to_string(),
        derived: derived.to_string(),
    }
}

/// Re-derives a saved answer or a certificate of a period, given as JSON.
///
/// # Errors
///
/// [`Error`] if the text is no such object; otherwise the refusal is inside.
///
/// # Examples
///
/// ```
/// use nimm::{Limits, Question, check_json, solve};
///
/// let answer = solve(&Question::parse("take 1-3", "13")?, &Limits::default());
/// let saved = answer.to_json().to_string();
/// assert_eq!(check_json(&saved)?, Ok(()));
/// let altered = saved.replace("\"N\"", "\"P\"");
/// assert!(check_json(&altered)?.is_err());
/// # Ok::<(), nimm::Error>(())
/// ```
pub fn check_json(text: &str) -> Result<Result<(), Refusal>, Error> {
    let value: Value = serde_json::from_str(text).map_err(|error| {
        Error::Answer(AnswerError::NotJson {
            detail: error.to_string(),
        })
    })?;
    expect_schema(&value)?;
    if value.get("outcomes").is_some() {
        return period::check(&value);
    }
    if value.get("outcome").is_none() {
        return Err(malformed("missing field `outcome`".to_string()));
    }
    let answer = Answer::from_json(&value)?;
    Ok(check(&answer).and_then(|()| same_keys(&value, &answer.to_json())))
}

/// Refuses an object in which a key that follows from the others has another value.
fn same_keys(stated: &Value, derived: &Value) -> Result<(), Refusal> {
    let (Some(stated), Some(derived)) = (stated.as_object(), derived.as_object()) else {
        return expect(Claim::Key, stated, derived);
    };
    for (key, value) in stated {
        let expected = derived.get(key).unwrap_or(&Value::Null);
        if value != expected {
            return Err(refusal(
                Claim::Key,
                format!("{key}: {value}"),
                format!("{key}: {expected}"),
            ));
        }
    }
    match derived.keys().find(|key| !stated.contains_key(*key)) {
        None => Ok(()),
        Some(key) => Err(refusal(
            Claim::Key,
            format!("no {key}"),
            format!("{key}: {}", derived[key]),
        )),
    }
}
