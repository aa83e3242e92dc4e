//! The JSON of answers, as the command line, the page and saved files have it.
//!
//! Numbers that can be large are strings; what is not known is `null`.

use std::collections::BTreeMap;
use std::fmt;

use serde::de::{self, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::error::Category;
use serde_json::{Map, Value, json};

use crate::answer::{
    Answer, AnswerError, Evidence, Finding, Listed, Method, PeriodProof, ProvenPeriod, Question,
    RefusedTheorem, Solution, Stop,
};
use crate::rule::HeapRule;
use crate::theory::Theorem;
use crate::{
    Convention, Count, Error, Game, Move, NimValue, NimValuePeriod, Outcome, OutcomePeriod,
    PeriodAnswer, Position, Rule,
};

/// The schema that every object names.
pub const SCHEMA: &str = "nimm/1";

/// A remoteness is a JSON number as long as such numbers are exact.
const EXACT: u64 = 1 << 53;

impl Answer {
    /// The answer as one JSON object.
    ///
    /// # Examples
    ///
    /// ```
    /// use nimm::{Limits, Question, solve};
    ///
    /// let answer = solve(&Question::parse("nim", "1+2+4")?, &Limits::default());
    /// let json = answer.to_json();
    /// assert_eq!(json["winning_moves"][0], "3:-1");
    /// assert_eq!(nimm::Answer::from_json(&json)?, answer);
    /// # Ok::<(), nimm::Error>(())
    /// ```
    #[must_use]
    pub fn to_json(&self) -> Value {
        let game = self.question.game();
        let mut object = header(game);
        object.insert("position".into(), json!(self.question.position()));
        match &self.finding {
            Finding::Solved(solution) => {
                let strength = solution.evidence.strength();
                let winner = match solution.outcome {
                    Outcome::N => "next",
                    Outcome::P => "previous",
                };
                let remoteness = solution.remoteness.as_ref().map(remoteness_json);
                object.insert("outcome".into(), json!(solution.outcome));
                object.insert("winner".into(), json!(winner));
                object.insert("nim_value".into(), json!(solution.nim_value));
                object.insert("winning_moves".into(), json!(solution.winning_moves));
                if solution.listed == Listed::Some {
                    object.insert("winning_moves_complete".into(), json!(false));
                }
                object.insert("remoteness".into(), json!(remoteness));
                object.insert("strength".into(), json!(strength));
                object.insert("evidence".into(), solution.evidence.to_json());
            }
            Finding::Unknown { tried, stopped_by } => {
                object.insert("outcome".into(), json!("unknown"));
                for key in [
                    "winner",
                    "nim_value",
                    "winning_moves",
                    "remoteness",
                    "strength",
                    "evidence",
                ] {
                    object.insert(key.into(), Value::Null);
                }
                object.insert("tried".into(), json!(tried));
                object.insert("stopped_by".into(), json!(stopped_by));
            }
        }
        if !self.refused.is_empty() {
            object.insert("refused_theorems".into(), json!(self.refused));
        }
        Value::Object(object)
    }

    /// Reads an answer. Keys that follow from others (`winner`, `strength`, the reference and the
    /// conditions of a theorem) are read by [`crate::check_json`], which refuses false ones.
    ///
    /// # Errors
    ///
    /// [`Error::Answer`] for JSON of another kind, and for winning moves that are not legal; notation
    /// and game errors for its texts.
    pub fn from_json(value: &Value) -> Result<Answer, Error> {
        expect_schema(value)?;
        let saved: SavedAnswer = read(value)?;
        let game = Game::new(saved.rule, saved.convention);
        let question = Question::new(game, saved.position)?;
        let outcome = match saved.outcome.as_str() {
            "unknown" => {
                let missing = |key: &str| malformed(format!("missing field `{key}`"));
                return Ok(Answer {
                    question,
                    refused: saved.refused_theorems,
                    finding: Finding::Unknown {
                        tried: saved.tried.ok_or_else(|| missing("tried"))?,
                        stopped_by: saved.stopped_by.ok_or_else(|| missing("stopped_by"))?,
                    },
                });
            }
            "P" => Outcome::P,
            "N" => Outcome::N,
            other => return Err(malformed(format!("unknown outcome `{other}`"))),
        };
        let evidence = saved
            .evidence
            .ok_or_else(|| malformed("missing field `evidence`".into()))?;
        let winning_moves = saved
            .winning_moves
            .ok_or_else(|| malformed("missing field `winning_moves`".into()))?;
        if let Some(play) = illegal_move(&question, &winning_moves) {
            let play = play.to_string();
            return Err(Error::Answer(AnswerError::IllegalMove { play }));
        }
        let remoteness = match saved.remoteness {
            None => None,
            Some(SavedNumber::Number(number)) => Some(Count::from(number)),
            Some(SavedNumber::Text(text)) => Some(text.parse()?),
        };
        Ok(Answer {
            question,
            refused: saved.refused_theorems,
            finding: Finding::Solved(Solution {
                outcome,
                nim_value: saved.nim_value,
                winning_moves,
                listed: if saved.winning_moves_complete == Some(false) {
                    Listed::Some
                } else {
                    Listed::All
                },
                remoteness,
                evidence: evidence.into(),
            }),
        })
    }
}

impl PeriodAnswer {
    /// Reads a certificate. Keys that follow from others (`strength`, the reference and the
    /// conditions of a theorem) are read by [`crate::check_json`], which refuses false ones.
    ///
    /// # Errors
    ///
    /// [`Error::Answer`] for JSON of another kind; [`Error::Game`] for a sum of different rules.
    ///
    /// # Examples
    ///
    /// ```
    /// use nimm::{Limits, PeriodAnswer, period};
    ///
    /// let answer = period(&"take 1-2,9".parse()?, &Limits::default())?;
    /// assert_eq!(PeriodAnswer::from_json(&answer.certificate())?, answer);
    /// # Ok::<(), nimm::Error>(())
    /// ```
    pub fn from_json(value: &Value) -> Result<PeriodAnswer, Error> {
        expect_schema(value)?;
        let saved: SavedPeriod = read(value)?;
        let game = Game::new(saved.rule, saved.convention);
        let part = game.sequence_rule()?;
        let computed_to = saved.computed_to.map(|heap| heap.parse()).transpose();
        let computed_to =
            computed_to.map_err(|error| malformed(format!("computed_to: {error}")))?;
        let mut saved_digest = None;
        let evidence = saved.evidence.map(|evidence| match evidence {
            SavedProof::Theorem { name, witness } => Evidence::Theorem {
                theorem: name,
                witness,
            },
            SavedProof::Period {
                why,
                checked_to,
                digest,
            } => {
                saved_digest = digest;
                let (values, outcomes) = (&saved.nim_values, &saved.outcomes);
                let period = values.as_ref().map(|values| &values.period);
                let period = period.or(outcomes.as_ref().map(|outcomes| &outcomes.period));
                let period = period.cloned().unwrap_or_default();
                let preperiod = match (part, values) {
                    // What was checked ends a window behind the period.
                    (HeapRule::Take(set), _) => checked_to.checked_sub(&(&period + set.greatest())),
                    (_, values) => values.as_ref().map(|values| values.preperiod.clone()),
                };
                let saltus = values.as_ref().map(|values| values.saltus.clone());
                Evidence::Period(ProvenPeriod {
                    why,
                    preperiod: preperiod.unwrap_or_default(),
                    period,
                    saltus: saltus.unwrap_or_default(),
                    checked_to,
                })
            }
        });
        Ok(PeriodAnswer {
            outcomes: saved.outcomes,
            nim_values: saved.nim_values,
            evidence,
            digest: saved_digest,
            computed_to,
            game,
        })
    }
}

impl Evidence {
    /// The evidence as one JSON object.
    #[must_use]
    pub fn to_json(&self) -> Value {
        match self {
            Evidence::Theorem { theorem, witness } => json!({
                "kind": "theorem",
                "name": theorem,
                "reference": theorem.reference(),
                "conditions": theorem.conditions().iter().map(|needed| needed.text).collect::<Vec<_>>(),
                "witness": witness,
            }),
            Evidence::Period(proven) => {
                let mut object = Map::new();
                object.insert("kind".into(), json!("period"));
                if let Value::Object(proof) = json!(proven) {
                    object.extend(proof);
                }
                Value::Object(object)
            }
            Evidence::Table { up_to } => json!({ "kind": "table", "up_to": up_to.to_string() }),
            Evidence::Search { positions } => {
                json!({ "kind": "search", "positions": positions.to_string() })
            }
        }
    }
}

/// The keys that every object begins with.
pub(crate) fn header(game: &Game) -> Map<String, Value> {
    let mut object = Map::new();
    object.insert("schema".into(), json!(SCHEMA));
    object.insert("rule".into(), json!(game.rule()));
    object.insert("convention".into(), json!(game.convention()));
    object
}

/// Refuses an object that does not name the schema of this version.
pub(crate) fn expect_schema(value: &Value) -> Result<(), Error> {
    let found = value
        .get("schema")
        .and_then(Value::as_str)
        .unwrap_or_default();
    if found == SCHEMA {
        return Ok(());
    }
    let found = found.to_string();
    Err(Error::Answer(AnswerError::OtherSchema { found }))
}

/// Reads a value into a type.
pub(crate) fn read<T: for<'de> Deserialize<'de>>(value: &Value) -> Result<T, Error> {
    T::deserialize(value).map_err(|error| malformed(error.to_string()))
}

pub(crate) fn malformed(detail: String) -> Error {
    Error::Answer(AnswerError::Malformed { detail })
}

fn remoteness_json(remoteness: &Count) -> Value {
    match remoteness.to_u64() {
        Some(number) if number < EXACT => json!(number),
        _ => json!(remoteness),
    }
}

/// The first of some moves that is not legal.
pub(crate) fn illegal_move<'m>(question: &Question, moves: &'m [Move]) -> Option<&'m Move> {
    let (game, position) = (question.game(), question.position());
    moves.iter().find(|play| !game.allows(position, play))
}

/// Reads a text as JSON in which no object has the same key twice.
pub(crate) fn parse(text: &str) -> Result<Value, Error> {
    let read: Result<Unrepeated, _> = serde_json::from_str(text);
    read.map(|unrepeated| unrepeated.0).map_err(|error| {
        let detail = error.to_string();
        match error.classify() {
            Category::Data => malformed(detail),
            _ => Error::Answer(AnswerError::NotJson { detail }),
        }
    })
}

/// A value without repeated keys.
struct Unrepeated(Value);

impl<'de> Deserialize<'de> for Unrepeated {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reader;
        impl<'de> Visitor<'de> for Reader {
            type Value = Value;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("JSON")
            }

            fn visit_unit<E>(self) -> Result<Value, E> {
                Ok(Value::Null)
            }

            fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
                Ok(value.into())
            }

            fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
                Ok(value.into())
            }

            fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
                Ok(value.into())
            }

            fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
                Ok(value.into())
            }

            fn visit_str<E>(self, value: &str) -> Result<Value, E> {
                Ok(value.into())
            }

            fn visit_string<E>(self, value: String) -> Result<Value, E> {
                Ok(value.into())
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Value, A::Error> {
                let mut list = Vec::new();
                while let Some(Unrepeated(value)) = seq.next_element()? {
                    list.push(value);
                }
                Ok(list.into())
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Value, A::Error> {
                let mut object = Map::new();
                while let Some((key, Unrepeated(value))) = map.next_entry::<String, _>()? {
                    if object.contains_key(&key) {
                        return Err(de::Error::custom(format_args!("repeated key `{key}`")));
                    }
                    object.insert(key, value);
                }
                Ok(object.into())
            }
        }
        deserializer.deserialize_any(Reader).map(Unrepeated)
    }
}

#[derive(Deserialize)]
struct SavedPeriod {
    rule: Rule,
    convention: Convention,
    outcomes: Option<OutcomePeriod>,
    nim_values: Option<NimValuePeriod>,
    computed_to: Option<String>,
    evidence: Option<SavedProof>,
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum SavedProof {
    Theorem {
        name: Theorem,
        witness: BTreeMap<String, String>,
    },
    Period {
        why: PeriodProof,
        checked_to: Count,
        digest: Option<String>,
    },
}

#[derive(Deserialize)]
struct SavedAnswer {
    rule: Rule,
    convention: Convention,
    position: Position,
    outcome: String,
    nim_value: Option<NimValue>,
    winning_moves: Option<Vec<Move>>,
    winning_moves_complete: Option<bool>,
    remoteness: Option<SavedNumber>,
    evidence: Option<SavedEvidence>,
    tried: Option<Vec<Method>>,
    stopped_by: Option<Stop>,
    #[serde(default)]
    refused_theorems: Vec<RefusedTheorem>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum SavedNumber {
    Number(u64),
    Text(String),
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum SavedEvidence {
    Theorem {
        name: Theorem,
        witness: BTreeMap<String, String>,
    },
    Period {
        why: PeriodProof,
        preperiod: Count,
        period: Count,
        #[serde(default)]
        saltus: Count,
        checked_to: Count,
    },
    Table {
        #[serde(with = "as_text")]
        up_to: u64,
    },
    Search {
        #[serde(with = "as_text")]
        positions: u64,
    },
}

impl From<SavedEvidence> for Evidence {
    fn from(saved: SavedEvidence) -> Evidence {
        match saved {
            SavedEvidence::Theorem { name, witness } => Evidence::Theorem {
                theorem: name,
                witness,
            },
            SavedEvidence::Period {
                why,
                preperiod,
                period,
                saltus,
                checked_to,
            } => Evidence::Period(ProvenPeriod {
                why,
                preperiod,
                period,
                saltus,
                checked_to,
            }),
            SavedEvidence::Table { up_to } => Evidence::Table { up_to },
            SavedEvidence::Search { positions } => Evidence::Search { positions },
        }
    }
}

/// A machine word as a decimal string.
mod as_text {
    use serde::{Deserialize, Deserializer};

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u64, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}
