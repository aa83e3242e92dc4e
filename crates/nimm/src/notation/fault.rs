//! What can be wrong in a text.

/// What can be wrong in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Fault {
    /// Nothing but white space where a rule was expected.
    EmptyRule,
    /// Nothing but white space where a position was expected.
    EmptyPosition,
    /// Nothing but white space where a move was expected.
    EmptyMove,
    /// Nothing but white space where a number was expected.
    EmptyNumber,
    /// A character that no notation uses.
    UnexpectedCharacter {
        /// The character.
        found: char,
    },
    /// A point within a number: tokens are whole.
    Fraction,
    /// Full-width or ideographic characters, and the same in ASCII.
    FullWidth {
        /// The ASCII text that was probably meant.
        ascii: String,
    },
    /// A number of too many digits.
    NumberTooLong {
        /// The most digits allowed.
        limit: usize,
    },
    /// A word that names no rule.
    UnknownName {
        /// The word.
        name: String,
        /// A known name that is close to it; empty if none is.
        suggestion: String,
    },
    /// `misere` elsewhere than once in front of a whole rule.
    MisplacedMisere,
    /// `misere` or `&` without a rule behind it.
    MissingRule {
        /// What stands there instead; empty at the end.
        found: String,
    },
    /// `take` without an amount.
    ExpectedAmount {
        /// What stands there instead; empty at the end.
        found: String,
    },
    /// A range without its upper end, such as `1-`.
    ExpectedRangeEnd {
        /// The lower end.
        from: String,
    },
    /// An amount of 0: a move has to take something.
    ZeroAmount,
    /// An amount that is listed twice.
    RepeatedAmount {
        /// The amount.
        amount: String,
    },
    /// A range of amounts whose ends are in the wrong order.
    ReversedRange {
        /// The end written first.
        from: String,
        /// The end written second.
        to: String,
    },
    /// `S()`: a set without amounts.
    EmptySet,
    /// `take at most` without an expression, or an operator without its operand.
    ExpectedExpression {
        /// What stands there instead; empty at the end.
        found: String,
    },
    /// A name in an expression that is neither `prev` nor a function.
    UnknownVariable {
        /// The name.
        name: String,
    },
    /// A parenthesis that is never closed.
    Unclosed {
        /// What stands where `)` was expected; empty at the end.
        found: String,
    },
    /// A division whose rounding is not said.
    DivisionNotRounded,
    /// An expression of too many parts, or nested too deeply.
    TooDeep,
    /// A code without the digit in front of its point.
    CodeWithoutFirst {
        /// What stands behind the point.
        digits: String,
    },
    /// A code whose digit in front of the point is not 0, 4, 8 or C.
    CodeFirstDigit {
        /// What stands there.
        found: String,
    },
    /// A character in a code that is no hexadecimal digit.
    CodeDigit {
        /// The character.
        found: char,
    },
    /// A code without a digit behind its point.
    CodeIncomplete {
        /// The code so far.
        code: String,
    },
    /// A code of too many digits.
    CodeTooLong {
        /// The most digits allowed.
        limit: usize,
    },
    /// A code of zeros: there is no move.
    CodeAllowsNothing,
    /// A number where a rule was expected.
    BareNumber {
        /// The number.
        number: String,
    },
    /// A word in a list of amounts that names no set of numbers.
    ExpectedSet {
        /// The word.
        name: String,
        /// A known word that is close to it; empty if none is.
        suggestion: String,
    },
    /// `1 mod` without a number above the residue behind it.
    ExpectedModulus {
        /// The residue.
        residue: String,
    },
    /// `powers of` without a number from 2 on.
    ExpectedBase {
        /// What stands there instead; empty at the end.
        found: String,
    },
    /// `may`, `must` or `leave` without what may be left.
    ExpectedLeaving {
        /// What stands there instead; empty at the end.
        found: String,
    },
    /// `or` without another kind of move behind it.
    ExpectedAlternative {
        /// What stands there instead; empty at the end.
        found: String,
    },
    /// Numbers of heaps that a move cannot leave.
    ExpectedParts {
        /// What stands there; empty at the end.
        found: String,
    },
    /// `unequal` where no two heaps are left.
    NothingUnequal,
    /// `all but` without amounts.
    NothingExcluded {
        /// What stands there instead; empty at the end.
        found: String,
    },
    /// A number in the name of a set that is beyond 2^64.
    NumberTooLarge,
    /// A condition, or a side of one, was expected.
    ExpectedCondition {
        /// What stands there instead; empty at the end.
        found: String,
    },
    /// A number stands where a condition was expected.
    ExpectedComparison {
        /// What stands behind it; empty at the end.
        found: String,
    },
    /// A condition stands where a number was expected.
    ConditionAsNumber {
        /// The condition.
        found: String,
    },
    /// A condition whose numbers may become too long.
    ConditionTooLarge,
    /// A name in a condition that is neither `n` nor `k` nor a function.
    UnknownInCondition {
        /// The name.
        name: String,
    },
    /// `is` without a kind of numbers.
    ExpectedKind {
        /// What stands there instead; empty at the end.
        found: String,
    },
    /// A move that leaves fewer than two heaps written as a split, or an empty heap.
    SplitMoves {
        /// What stands there; empty at the end.
        found: String,
    },
    /// A heap size was expected.
    ExpectedHeap {
        /// What stands there instead; empty at the end.
        found: String,
    },
    /// A heap of a negative size.
    NegativeHeap,
    /// `10..1`: heaps from a larger to a smaller size.
    ReversedHeaps {
        /// The end written first.
        from: String,
        /// The end written second.
        to: String,
    },
    /// More heaps than a position may have, or so many copies of long ones that no memory holds
    /// them.
    TooManyHeaps {
        /// The most heaps allowed.
        limit: usize,
    },
    /// `5*0`: no heaps at all.
    ZeroCopies,
    /// A move that changes a heap twice.
    RepeatedHeap {
        /// The number of the heap.
        heap: usize,
    },
    /// A move that puts tokens on heaps and takes none.
    NothingTaken,
    /// `moore` without a number of heaps behind it.
    ExpectedHeaps {
        /// What stands there instead; empty at the end.
        found: String,
    },
    /// `@` without a number behind it.
    ExpectedQuota {
        /// What stands there instead; empty at the end.
        found: String,
    },
    /// A move that is not written `HEAP:-AMOUNT`.
    ExpectedMove {
        /// What stands at the place; empty at the end.
        found: String,
    },
    /// Text behind the end of a complete rule, position, move or number.
    TrailingText {
        /// The first word of it.
        found: String,
    },
}

impl Fault {
    /// The stable name of the fault, by which message files know it.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Fault::EmptyRule => "empty-rule",
            Fault::EmptyPosition => "empty-position",
            Fault::EmptyMove => "empty-move",
            Fault::EmptyNumber => "empty-number",
            Fault::UnexpectedCharacter { .. } => "unexpected-character",
            Fault::Fraction => "fraction",
            Fault::FullWidth { .. } => "full-width",
            Fault::NumberTooLong { .. } => "number-too-long",
            Fault::UnknownName { .. } => "unknown-name",
            Fault::MisplacedMisere => "misplaced-misere",
            Fault::MissingRule { .. } => "missing-rule",
            Fault::ExpectedAmount { .. } => "expected-amount",
            Fault::ExpectedRangeEnd { .. } => "expected-range-end",
            Fault::ZeroAmount => "zero-amount",
            Fault::RepeatedAmount { .. } => "repeated-amount",
            Fault::ReversedRange { .. } => "reversed-range",
            Fault::EmptySet => "empty-set",
            Fault::ExpectedExpression { .. } => "expected-expression",
            Fault::UnknownVariable { .. } => "unknown-variable",
            Fault::Unclosed { .. } => "unclosed",
            Fault::DivisionNotRounded => "division-not-rounded",
            Fault::TooDeep => "too-deep",
            Fault::CodeWithoutFirst { .. } => "code-without-first",
            Fault::CodeFirstDigit { .. } => "code-first-digit",
            Fault::CodeDigit { .. } => "code-digit",
            Fault::CodeIncomplete { .. } => "code-incomplete",
            Fault::CodeTooLong { .. } => "code-too-long",
            Fault::CodeAllowsNothing => "code-allows-nothing",
            Fault::BareNumber { .. } => "bare-number",
            Fault::ExpectedSet { .. } => "expected-set",
            Fault::ExpectedModulus { .. } => "expected-modulus",
            Fault::ExpectedBase { .. } => "expected-base",
            Fault::ExpectedLeaving { .. } => "expected-leaving",
            Fault::ExpectedAlternative { .. } => "expected-alternative",
            Fault::ExpectedParts { .. } => "expected-parts",
            Fault::NothingUnequal => "nothing-unequal",
            Fault::NothingExcluded { .. } => "nothing-excluded",
            Fault::NumberTooLarge => "number-too-large",
            Fault::ExpectedCondition { .. } => "expected-condition",
            Fault::ExpectedComparison { .. } => "expected-comparison",
            Fault::ConditionAsNumber { .. } => "condition-as-number",
            Fault::ConditionTooLarge => "condition-too-large",
            Fault::UnknownInCondition { .. } => "unknown-in-condition",
            Fault::ExpectedKind { .. } => "expected-kind",
            Fault::SplitMoves { .. } => "split-moves",
            Fault::ExpectedHeap { .. } => "expected-heap",
            Fault::NegativeHeap => "negative-heap",
            Fault::ReversedHeaps { .. } => "reversed-heaps",
            Fault::TooManyHeaps { .. } => "too-many-heaps",
            Fault::ZeroCopies => "zero-copies",
            Fault::RepeatedHeap { .. } => "repeated-heap",
            Fault::NothingTaken => "nothing-taken",
            Fault::ExpectedHeaps { .. } => "expected-heaps",
            Fault::ExpectedQuota { .. } => "expected-quota",
            Fault::ExpectedMove { .. } => "expected-move",
            Fault::TrailingText { .. } => "trailing-text",
        }
    }

    /// The values that its message speaks of, by name. An empty `found` stands for the end of the
    /// text.
    #[must_use]
    pub fn arguments(&self) -> Vec<(&'static str, String)> {
        match self {
            Fault::EmptyRule
            | Fault::EmptyPosition
            | Fault::EmptyMove
            | Fault::EmptyNumber
            | Fault::MisplacedMisere
            | Fault::ZeroAmount
            | Fault::EmptySet
            | Fault::DivisionNotRounded
            | Fault::TooDeep
            | Fault::Fraction
            | Fault::NegativeHeap
            | Fault::ZeroCopies
            | Fault::NothingTaken
            | Fault::CodeAllowsNothing
            | Fault::NothingUnequal
            | Fault::NumberTooLarge
            | Fault::ConditionTooLarge => Vec::new(),
            Fault::CodeWithoutFirst { digits } => vec![("digits", digits.clone())],
            Fault::CodeFirstDigit { found } => vec![("found", found.clone())],
            Fault::CodeDigit { found } => vec![("found", found.to_string())],
            Fault::CodeIncomplete { code } => vec![("code", code.clone())],
            Fault::CodeTooLong { limit } => vec![("limit", limit.to_string())],
            Fault::BareNumber { number } => vec![("number", number.clone())],
            Fault::ExpectedSet { name, suggestion } => {
                vec![("name", name.clone()), ("suggestion", suggestion.clone())]
            }
            Fault::ExpectedModulus { residue } => vec![("residue", residue.clone())],
            Fault::ExpectedBase { found } => vec![("found", found.clone())],
            Fault::ExpectedLeaving { found } => vec![("found", found.clone())],
            Fault::ExpectedAlternative { found } => vec![("found", found.clone())],
            Fault::ExpectedParts { found } => vec![("found", found.clone())],
            Fault::NothingExcluded { found } => vec![("found", found.clone())],
            Fault::ExpectedCondition { found } => vec![("found", found.clone())],
            Fault::ExpectedComparison { found } => vec![("found", found.clone())],
            Fault::ConditionAsNumber { found } => vec![("found", found.clone())],
            Fault::UnknownInCondition { name } => vec![("name", name.clone())],
            Fault::ExpectedKind { found } => vec![("found", found.clone())],
            Fault::SplitMoves { found } => vec![("found", found.clone())],
            Fault::UnexpectedCharacter { found } => vec![("found", found.to_string())],
            Fault::FullWidth { ascii } => vec![("ascii", ascii.clone())],
            Fault::NumberTooLong { limit } | Fault::TooManyHeaps { limit } => {
                vec![("limit", limit.to_string())]
            }
            Fault::UnknownName { name, suggestion } => {
                vec![("name", name.clone()), ("suggestion", suggestion.clone())]
            }
            Fault::RepeatedHeap { heap } => vec![("heap", heap.to_string())],
            Fault::MissingRule { found }
            | Fault::ExpectedHeaps { found }
            | Fault::ExpectedAmount { found }
            | Fault::ExpectedExpression { found }
            | Fault::Unclosed { found }
            | Fault::ExpectedHeap { found }
            | Fault::ExpectedQuota { found }
            | Fault::ExpectedMove { found }
            | Fault::TrailingText { found } => vec![("found", found.clone())],
            Fault::ExpectedRangeEnd { from } => vec![("from", from.clone())],
            Fault::RepeatedAmount { amount } => vec![("amount", amount.clone())],
            Fault::ReversedRange { from, to } | Fault::ReversedHeaps { from, to } => {
                vec![("from", from.clone()), ("to", to.clone())]
            }
            Fault::UnknownVariable { name } => vec![("name", name.clone())],
        }
    }
}
