//! What a refusal says, and where two JSON objects differ.

use std::fmt;

use serde::Serialize;
use serde_json::{Value, json};

/// Why a claim is refused, or not checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The part of the claim that is false; [`Claim::Work`] if none was found to be.
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
    /// The misère quotient.
    Quotient,
    /// How far values were computed.
    ComputedTo,
    /// How many positions were searched.
    Positions,
    /// A key of the saved object that follows from the others, or that has no place in it.
    Key,
    /// Nothing false was found, but the check would take more work than the checker does: the
    /// claim is neither accepted nor refuted.
    Work,
}

impl Claim {
    /// All parts.
    pub const ALL: [Claim; 12] = [
        Claim::Outcome,
        Claim::NimValue,
        Claim::WinningMoves,
        Claim::Remoteness,
        Claim::Theorem,
        Claim::Witness,
        Claim::Period,
        Claim::Quotient,
        Claim::ComputedTo,
        Claim::Positions,
        Claim::Key,
        Claim::Work,
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
            Claim::Quotient => "quotient",
            Claim::ComputedTo => "computed-to",
            Claim::Positions => "positions",
            Claim::Key => "key",
            Claim::Work => "work",
        }
    }

    /// The part of a claim that a place in a saved object belongs to.
    fn at(path: &str) -> Claim {
        let named = |key: &str| match key {
            "preperiod" | "period" | "gaps" | "outcomes" | "nim_values" => Some(Claim::Period),
            "saltus" | "max" => Some(Claim::NimValue),
            "checked_to" | "computed_to" | "verified_to" => Some(Claim::ComputedTo),
            "order" | "elements" | "p_portion" | "multiplication" | "heaps" => {
                Some(Claim::Quotient)
            }
            "name" => Some(Claim::Theorem),
            "witness" => Some(Claim::Witness),
            _ => None,
        };
        path.rsplit('.').find_map(named).unwrap_or(Claim::Key)
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

pub(super) fn refusal(claim: Claim, stated: impl ToString, derived: impl ToString) -> Refusal {
    Refusal {
        claim,
        stated: stated.to_string(),
        derived: derived.to_string(),
    }
}

/// Refuses a claim unless what it states is what was derived.
pub(super) fn expect<T: PartialEq + Serialize>(
    claim: Claim,
    stated: &T,
    derived: &T,
) -> Result<(), Refusal> {
    let text = |value: &T| match json!(value) {
        Value::String(text) => text,
        other => other.to_string(),
    };
    match stated == derived {
        true => Ok(()),
        false => Err(refusal(claim, text(stated), text(derived))),
    }
}

/// Refuses an object that is not, key by key at every depth, the one that was derived.
pub(super) fn expect_same(stated: &Value, derived: &Value) -> Result<(), Refusal> {
    difference("", Some(stated), Some(derived)).map_or(Ok(()), Err)
}

fn difference(path: &str, stated: Option<&Value>, derived: Option<&Value>) -> Option<Refusal> {
    let inner = |key: &str| match path {
        "" => key.to_string(),
        path => format!("{path}.{key}"),
    };
    match (stated, derived) {
        (Some(Value::Object(stated)), Some(Value::Object(derived))) => stated
            .keys()
            .chain(derived.keys())
            .find_map(|key| difference(&inner(key), stated.get(key), derived.get(key))),
        (Some(Value::Array(stated)), Some(Value::Array(derived)))
            if stated.len() == derived.len() =>
        {
            let mut pairs = stated.iter().zip(derived).enumerate();
            pairs.find_map(|(i, (stated, derived))| {
                (stated != derived)
                    .then(|| difference(&inner(&i.to_string()), Some(stated), Some(derived)))?
            })
        }
        (stated, derived) if stated == derived => None,
        (stated, derived) => {
            let text = |value: Option<&Value>| match value {
                Some(value) => format!("{path}: {value}"),
                None => format!("no {path}"),
            };
            Some(refusal(Claim::at(path), text(stated), text(derived)))
        }
    }
}
