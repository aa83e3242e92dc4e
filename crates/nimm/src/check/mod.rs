//! The independent checker: re-derives what an answer claims from its evidence.
//!
//! It shares the rules, the legal moves and [`mex`](crate::mex) with the solvers, and the reading of
//! saved answers. Closed forms are written again here, tables are filled and searches done again.
//! One thing it takes on trust: that a limit never decreases, or is at least the previous take or 1,
//! for *all* takes, as [`Growth`](crate::rule::Growth) proves from its form; each value of a limit
//! that is used is tested for it as well.
//!
//! A check ends in one of three ways: the claim is accepted; it is refused, since a part of it is
//! false; or the work was more than a check may take ([`Claim::Work`]), and nothing is known.
//!
//! | file | re-derives |
//! |---|---|
//! | `answer` | a claim about a position, held against what one of the next three derives |
//! | `sums` | sums of heaps with nim-values |
//! | `joint` | rules of several heaps, by formulas |
//! | `limited` | one heap with a limited next take |
//! | `global_limit` | several heaps with one limit |
//! | `limit_values` | nim-values of heaps under every limit |
//! | `complete` | a complete search |
//! | `period` | a certificate of a period |
//! | `quotient` | misère quotients, and what they say of a position |
//! | `values` | nim-values of heaps, in closed form or not, and how many moves leave a value |
//! | `forms` | other closed forms: of two amounts, of infinitely many, of reduced sets, of splits |
//! | `bounds`, `factors` | closed forms where the heap bounds the amounts, or its divisors are |
//! | `proof` | what proves a period: that the values repeat as stated, for as long as is needed |
//! | `recurrence` | periods of sequences that follow from as many members as a greatest amount |
//! | `table` | values of heaps up to one, for a set of amounts |
//! | `breaking` | the same for rules that split heaps, or whose amounts depend on the heap |
//! | `moves` | nothing: reads rules |
//! | `remainders` | infinite sets whose values are remainders |
//! | `budget`, `refusal` | nothing: how much work a check may take, and what a refusal says |

mod answer;
mod bounds;
mod breaking;
mod budget;
mod complete;
mod factors;
mod forms;
mod global_limit;
mod joint;
mod limit_values;
mod limited;
mod moves;
mod period;
mod proof;
mod quotient;
mod recurrence;
mod refusal;
mod remainders;
mod sums;
mod table;
mod values;

use serde_json::Value;

use budget::Budget;
use refusal::{expect, expect_same, refusal};

use crate::answer::AnswerError;
use crate::json::{expect_schema, parse};
use crate::misere::MisereQuotient;
use crate::{Answer, Error, PeriodAnswer};

pub use answer::check;
pub use refusal::{Claim, Refusal};

/// Re-derives a saved answer, or a certificate of a period or of a misère quotient, given as JSON. An
/// object with a `position` is an answer, one with `verified_to` a quotient. Every key has to be there, with the one text that its value has, and no
/// other key.
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
    let saved = parse(text)?;
    expect_schema(&saved)?;
    if saved.get("position").is_some() {
        let answer = match Answer::from_json(&saved) {
            // A readable answer that claims something false.
            Err(Error::Answer(AnswerError::IllegalMove { play })) => {
                return Ok(Err(refusal(Claim::WinningMoves, play, "no legal move")));
            }
            answer => answer?,
        };
        return Ok(check(&answer).and_then(|()| expect_same(&saved, &answer.to_json())));
    }
    if is_quotient(&saved) {
        let found = MisereQuotient::from_json(&saved)?;
        let verified = quotient::verify(&found, &Budget::new());
        return Ok(verified.and_then(|()| expect_same(&saved, &found.to_json())));
    }
    let answer = PeriodAnswer::from_json(&saved)?;
    let has_digest = saved.pointer("/evidence/digest").is_some();
    Ok(period::derive(&answer).and_then(|derived| {
        let expected = match has_digest {
            true => derived.certificate(),
            false => derived.to_json(),
        };
        expect_same(&saved, &expected)
    }))
}

/// Whether a saved answer says that it does not know, or a saved certificate that nothing is proven:
/// then there is nothing to be refused but what it says of how far the work went.
///
/// # Errors
///
/// As for [`check_json`].
///
/// # Examples
///
/// ```
/// use nimm::{Limits, claims_nothing, period};
///
/// let unsolved = period(&"split unequal".parse()?, &Limits::default())?;
/// assert_eq!(claims_nothing(&unsolved.to_json().to_string())?, true);
/// # Ok::<(), nimm::Error>(())
/// ```
pub fn claims_nothing(text: &str) -> Result<bool, Error> {
    let saved = parse(text)?;
    expect_schema(&saved)?;
    if saved.get("position").is_some() {
        return Ok(Answer::from_json(&saved)?.solution().is_none());
    }
    if is_quotient(&saved) {
        return MisereQuotient::from_json(&saved).map(|_| false);
    }
    Ok(PeriodAnswer::from_json(&saved)?.evidence.is_none())
}

/// Certificates of quotients say what they are verified to.
fn is_quotient(saved: &Value) -> bool {
    saved.get("verified_to").is_some()
}
