//! What is wrong with a family, a box or a claim, and where.

use std::fmt;
use std::ops::Range;

/// Which of the texts is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The rule with letters in it.
    Family,
    /// The ranges of the letters.
    For,
    /// What is claimed.
    Claim,
}

impl Field {
    /// The name of the field in a request.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Field::Family => "family",
            Field::For => "for",
            Field::Claim => "claim",
        }
    }
}

/// A text that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LabError {
    /// Which text.
    pub field: Field,
    /// The text as it was typed.
    pub text: String,
    /// The place in it, in bytes, on character boundaries.
    pub span: Range<usize>,
    /// What is wrong there.
    pub fault: LabFault,
}

impl fmt::Display for LabError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (from, to) = (self.span.start, self.span.end);
        write!(
            f,
            "{} {from}..{to}: {}",
            self.field.name(),
            self.fault.code()
        )
    }
}

impl std::error::Error for LabError {}

/// What is wrong at a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LabFault {
    /// A character that has no meaning here; `instead` is what is written for it, or empty.
    UnexpectedCharacter {
        /// What stands there.
        found: String,
        /// What is written for it here.
        instead: String,
    },
    /// A number beyond 2^127.
    NumberTooLarge,
    /// An expression was expected; `found` is what stands there, or empty at the end.
    ExpectedExpression {
        /// What stands there.
        found: String,
    },
    /// A sign or a word was expected.
    ExpectedSymbol {
        /// What was expected.
        symbol: String,
        /// What stands there.
        found: String,
    },
    /// The text goes on where it should end.
    GoesOn {
        /// What stands there.
        found: String,
    },
    /// A name that means nothing; `suggestion` may be empty.
    UnknownName {
        /// The name.
        name: String,
        /// What was probably meant.
        suggestion: String,
    },
    /// `a < b < c`.
    ChainedComparison,
    /// A truth where a number was expected.
    ExpectedNumber,
    /// A number where a truth was expected.
    ExpectedTruth,
    /// The whole claim is a number.
    NotAClaim,
    /// A function with the wrong number of arguments.
    ArgumentCount {
        /// The function.
        function: String,
        /// How many it takes.
        expected: usize,
        /// How many there are.
        found: usize,
    },
    /// A function without parentheses.
    FunctionAlone {
        /// The function.
        function: String,
    },
    /// A name that `let` cannot give, since it means something.
    NameTaken {
        /// The name.
        name: String,
    },
    /// Parentheses within parentheses beyond all reason.
    TooDeep,
    /// A quantity of the rule, or `n`, in the end of a range.
    NotInRange {
        /// The name.
        name: String,
    },
    /// A parameter that is defined further on.
    UsedBeforeDefined {
        /// The name.
        name: String,
    },
    /// A parameter with two ranges.
    Repeated {
        /// The name.
        name: String,
    },
    /// A parameter that is not a small letter, or is `n`.
    ParameterName {
        /// What stands there.
        found: String,
    },
    /// A range without an end.
    Unbounded {
        /// The name.
        name: String,
    },
    /// No values at all.
    EmptyBox {
        /// The name.
        name: String,
    },
    /// Too many values; `size` is empty where they were not counted to the end.
    BoxTooLarge {
        /// How many there are.
        size: String,
        /// How many there may be.
        most: u64,
    },
    /// A division by 0 in the end of a range.
    DivisionByZero {
        /// The name.
        name: String,
    },
    /// A number beyond 2^127 in the end of a range.
    TooLarge,
    /// A letter of the family that has no range.
    LetterWithoutRange {
        /// The letter.
        letter: String,
    },
    /// A family without text.
    EmptyFamily,
    /// No random values were found in the box.
    NothingAtRandom,
}

impl LabFault {
    /// The name of the fault, a part of the id of its message.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            LabFault::UnexpectedCharacter { .. } => "unexpected-character",
            LabFault::NumberTooLarge => "number-too-large",
            LabFault::ExpectedExpression { .. } => "expected-expression",
            LabFault::ExpectedSymbol { .. } => "expected-symbol",
            LabFault::GoesOn { .. } => "goes-on",
            LabFault::UnknownName { .. } => "unknown-name",
            LabFault::ChainedComparison => "chained-comparison",
            LabFault::ExpectedNumber => "expected-number",
            LabFault::ExpectedTruth => "expected-truth",
            LabFault::NotAClaim => "not-a-claim",
            LabFault::ArgumentCount { .. } => "argument-count",
            LabFault::FunctionAlone { .. } => "function-alone",
            LabFault::NameTaken { .. } => "name-taken",
            LabFault::TooDeep => "too-deep",
            LabFault::NotInRange { .. } => "not-in-range",
            LabFault::UsedBeforeDefined { .. } => "used-before-defined",
            LabFault::Repeated { .. } => "repeated",
            LabFault::ParameterName { .. } => "parameter-name",
            LabFault::Unbounded { .. } => "unbounded",
            LabFault::EmptyBox { .. } => "empty-box",
            LabFault::BoxTooLarge { .. } => "box-too-large",
            LabFault::DivisionByZero { .. } => "division-by-zero",
            LabFault::TooLarge => "too-large",
            LabFault::LetterWithoutRange { .. } => "letter-without-range",
            LabFault::EmptyFamily => "empty-family",
            LabFault::NothingAtRandom => "nothing-at-random",
        }
    }

    /// What the message of the fault is filled with.
    #[must_use]
    pub fn arguments(&self) -> Vec<(&'static str, String)> {
        match self {
            LabFault::UnexpectedCharacter { found, instead } => {
                vec![("found", found.clone()), ("instead", instead.clone())]
            }
            LabFault::ExpectedExpression { found } | LabFault::GoesOn { found } => {
                vec![("found", found.clone())]
            }
            LabFault::ExpectedSymbol { symbol, found } => {
                vec![("symbol", symbol.clone()), ("found", found.clone())]
            }
            LabFault::UnknownName { name, suggestion } => {
                vec![("name", name.clone()), ("suggestion", suggestion.clone())]
            }
            LabFault::ArgumentCount {
                function,
                expected,
                found,
            } => vec![
                ("function", function.clone()),
                ("expected", expected.to_string()),
                ("found", found.to_string()),
            ],
            LabFault::FunctionAlone { function } => vec![("function", function.clone())],
            LabFault::NameTaken { name }
            | LabFault::NotInRange { name }
            | LabFault::UsedBeforeDefined { name }
            | LabFault::Repeated { name }
            | LabFault::Unbounded { name }
            | LabFault::EmptyBox { name }
            | LabFault::DivisionByZero { name } => vec![("name", name.clone())],
            LabFault::ParameterName { found } => vec![("found", found.clone())],
            LabFault::BoxTooLarge { size, most } => {
                vec![("size", size.clone()), ("most", most.to_string())]
            }
            LabFault::LetterWithoutRange { letter } => vec![("letter", letter.clone())],
            LabFault::NumberTooLarge
            | LabFault::ChainedComparison
            | LabFault::ExpectedNumber
            | LabFault::ExpectedTruth
            | LabFault::NotAClaim
            | LabFault::TooDeep
            | LabFault::TooLarge
            | LabFault::EmptyFamily
            | LabFault::NothingAtRandom => Vec::new(),
        }
    }
}
