//! Questions, answers and their evidence.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::theory::Theorem;
use crate::{Count, Error, Game, Move, NimValue, Outcome, Position};

/// A game and a position of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    game: Game,
    position: Position,
}

impl Question {
    /// Asks about `position` in `game`.
    ///
    /// # Errors
    ///
    /// [`Error::Game`] if the position is not one of the game.
    pub fn new(game: Game, position: Position) -> Result<Question, Error> {
        game.admits(&position)?;
        Ok(Question { game, position })
    }

    /// Asks in the two notations.
    ///
    /// # Errors
    ///
    /// A notation error in either text, or a position that is not one of the game.
    ///
    /// # Examples
    ///
    /// ```
    /// use nimm::Question;
    ///
    /// assert!(Question::parse("misere nim", "1+2+3").is_ok());
    /// assert!(Question::parse("nim & take 1-3", "1+2+3").is_err());
    /// ```
    pub fn parse(game: &str, position: &str) -> Result<Question, Error> {
        Question::new(game.parse()?, position.parse()?)
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The position, which is one of the game.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The question after a legal move.
    ///
    /// # Errors
    ///
    /// [`Error::Game`] if the move is not legal.
    pub fn after(&self, play: &Move) -> Result<Question, Error> {
        let position = self.game.play(&self.position, play)?;
        Ok(Question {
            game: self.game.clone(),
            position,
        })
    }
}

/// One of the three ways to an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Method {
    /// A theorem whose conditions hold.
    Theory,
    /// Nim-values of heaps, computed one after the other.
    Sequence,
    /// Exhaustive search.
    Search,
}

impl Method {
    /// All methods, in the order in which they are tried.
    pub const ALL: [Method; 3] = [Method::Theory, Method::Sequence, Method::Search];

    /// The name in the command line and in JSON.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Method::Theory => "theory",
            Method::Sequence => "sequence",
            Method::Search => "search",
        }
    }
}

/// How far the solvers may go. Counts, not seconds, so that the same question has the same answer
/// on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The most positions that a search visits.
    pub positions: u64,
    /// The most moves that a search or a plain table looks at.
    pub moves: u64,
    /// The largest heap whose value is computed from all smaller ones.
    pub heap: u64,
    /// The most winning moves that an answer lists.
    pub listed: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            positions: 1_000_000,
            moves: 20_000_000,
            heap: 10_000_000,
            listed: 1_000_000,
        }
    }
}

/// What stopped a solver.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "limit", rename_all = "lowercase")]
#[non_exhaustive]
pub enum Stop {
    /// No theorem or method of this kind covers the game.
    Theory,
    /// The limit on positions visited.
    Positions {
        /// How many were visited.
        reached: u64,
    },
    /// The limit on moves looked at.
    Moves {
        /// How many were looked at.
        reached: u64,
    },
    /// The limit on the largest heap of a table.
    Heap {
        /// The largest heap whose value was computed.
        reached: u64,
    },
    /// Whoever watched the work ended it.
    Interrupted {
        /// How many positions were visited.
        reached: u64,
    },
    /// A misère quotient has more elements than are looked for; it may be infinite.
    Elements {
        /// How many are looked for.
        most: u64,
    },
    /// A heap, or an amount that may be taken, is too large to begin with.
    Size {
        /// The largest that the method takes on.
        most: u64,
    },
}

/// What is known about a question, and why, or how far the search for it went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// What was asked.
    pub question: Question,
    /// What was found.
    pub finding: Finding,
    /// Theorems that should have applied and were not used, since a sample of small positions
    /// refutes them: bugs of this program. Empty unless there are any.
    pub refused: Vec<RefusedTheorem>,
}

/// A theorem whose conditions hold and which is wrong all the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RefusedTheorem {
    /// Which.
    #[serde(rename = "name")]
    pub theorem: Theorem,
    /// A position for which it gives what mex and search do not.
    pub position: Position,
}

/// What was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// The outcome is known.
    Solved(Solution),
    /// Every method stopped before an answer.
    Unknown {
        /// The methods that were tried.
        tried: Vec<Method>,
        /// What stopped the last of them.
        stopped_by: Stop,
    },
}

/// A known outcome.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// Who wins, as seen by the player to move.
    pub outcome: Outcome,
    /// The nim-value, under normal play, where it is known.
    pub nim_value: Option<NimValue>,
    /// The winning moves, by heap and then by amount.
    pub winning_moves: Vec<Move>,
    /// Whether those are all.
    pub listed: Listed,
    /// How many moves are left if the winner hurries and the loser delays, where it is known.
    pub remoteness: Option<Count>,
    /// Why this is so.
    pub evidence: Evidence,
}

/// Whether a list holds all that there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Listed {
    /// All of them.
    All,
    /// The first of them, up to a limit.
    Some,
}

/// Why an answer holds.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Evidence {
    /// A theorem whose conditions hold.
    Theorem {
        /// Which.
        theorem: Theorem,
        /// The numbers that the theorem speaks of, for this question, by name.
        witness: BTreeMap<String, String>,
    },
    /// The nim-values of the heap rule are periodic, and that is proven.
    Period(ProvenPeriod),
    /// The nim-values of all heaps up to this size were computed.
    Table {
        /// The largest heap.
        up_to: u64,
    },
    /// All positions that can come up were visited.
    Search {
        /// How many.
        positions: u64,
    },
}

/// A proven period of the nim-values of a heap rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProvenPeriod {
    /// What proves it.
    pub why: PeriodProof,
    /// The least n0 with g(n + period) = g(n) + saltus for all n >= n0.
    pub preperiod: Count,
    /// The least such period.
    pub period: Count,
    /// What the values grow by in a period; 0 for a plain period.
    #[serde(default, skip_serializing_if = "Count::is_zero")]
    pub saltus: Count,
    /// The proof needs g(n) for all n below this and no others.
    pub checked_to: Count,
}

impl ProvenPeriod {
    /// The proof and its numbers in a few words, for the witness of a sum.
    pub(crate) fn describe(&self) -> String {
        let saltus = match self.saltus.is_zero() {
            true => String::new(),
            false => format!(" saltus {}", self.saltus),
        };
        format!(
            "{} preperiod {} period {}{saltus} checked_to {}",
            self.why.name(),
            self.preperiod,
            self.period,
            self.checked_to
        )
    }
}

/// What proves a period.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum PeriodProof {
    /// Two equal windows as long as the largest amount: every later value follows from them.
    Window,
    /// Taking and breaking: the values repeat for so long that the larger part of every later split
    /// lies where they repeat.
    GuySmith,
    /// All amounts but finitely many: what a heap sees of the values before it, relative to the
    /// least value that it does not see from afar, comes up again.
    MovingBase,
    /// Amounts in arithmetic progression, whose values have a closed form.
    Progression,
}

impl PeriodProof {
    /// All proofs.
    pub const ALL: [PeriodProof; 4] = [
        PeriodProof::Window,
        PeriodProof::GuySmith,
        PeriodProof::MovingBase,
        PeriodProof::Progression,
    ];

    /// The name in JSON and in message files.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            PeriodProof::Window => "window",
            PeriodProof::GuySmith => "guy-smith",
            PeriodProof::MovingBase => "moving-base",
            PeriodProof::Progression => "progression",
        }
    }
}

/// How sure an answer is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Strength {
    /// A theorem, a proven period or a complete search.
    Proven,
    /// Computed value by value; nothing is claimed beyond.
    Computed,
}

impl Evidence {
    /// How sure an answer with this evidence is.
    #[must_use]
    pub fn strength(&self) -> Strength {
        match self {
            // A sum is no surer than the tables of its parts.
            Evidence::Theorem { witness, .. } => {
                let parts = witness.get("parts").map_or("", String::as_str);
                match parts.split("; ").any(|part| part.starts_with("table ")) {
                    true => Strength::Computed,
                    false => Strength::Proven,
                }
            }
            Evidence::Period(_) | Evidence::Search { .. } => Strength::Proven,
            Evidence::Table { .. } => Strength::Computed,
        }
    }
}

impl Answer {
    /// The solution, if there is one.
    #[must_use]
    pub fn solution(&self) -> Option<&Solution> {
        match &self.finding {
            Finding::Solved(solution) => Some(solution),
            Finding::Unknown { .. } => None,
        }
    }

    /// The outcome, if it is known.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.solution().map(|solution| solution.outcome)
    }
}

/// A saved answer or certificate that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum AnswerError {
    /// Not JSON.
    NotJson {
        /// What the JSON reader says.
        detail: String,
    },
    /// JSON of another kind or version.
    OtherSchema {
        /// The schema it names; empty if it names none.
        found: String,
    },
    /// A winning move that is not legal.
    IllegalMove {
        /// The move.
        play: String,
    },
    /// A key is missing, or its value is not of the kind expected.
    Malformed {
        /// What the JSON reader says.
        detail: String,
    },
}

impl AnswerError {
    /// The stable name of the fault, by which message files know it.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            AnswerError::NotJson { .. } => "not-json",
            AnswerError::OtherSchema { .. } => "other-schema",
            AnswerError::IllegalMove { .. } => "illegal-move",
            AnswerError::Malformed { .. } => "malformed",
        }
    }

    /// The values that its message speaks of, by name.
    #[must_use]
    pub fn arguments(&self) -> Vec<(&'static str, String)> {
        match self {
            AnswerError::NotJson { detail } | AnswerError::Malformed { detail } => {
                vec![("detail", detail.clone())]
            }
            AnswerError::IllegalMove { play } => vec![("play", play.clone())],
            AnswerError::OtherSchema { found } => vec![("found", found.clone())],
        }
    }
}

impl fmt::Display for AnswerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())?;
        for (name, value) in self.arguments() {
            write!(f, ", {name}: {value}")?;
        }
        Ok(())
    }
}
