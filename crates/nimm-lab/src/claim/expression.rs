//! What a claim is made of. Truths are numbers, 0 and 1; the parser keeps them apart by [`Type`].

use std::ops::Range;

/// What an expression comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Type {
    /// A whole number.
    Number,
    /// True or false.
    Truth,
}

/// An expression with its place in the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Expression {
    /// What it is.
    pub(crate) kind: Kind,
    /// What it comes to.
    pub(crate) comes_to: Type,
    /// Whether its value may depend on `n`.
    pub(crate) mentions_n: bool,
    /// Its place, in bytes.
    pub(crate) span: Range<usize>,
}

/// The kinds of expressions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A number, or 0 and 1 for `false` and `true`.
    Constant(i128),
    /// A parameter of the family, by its place in the box.
    Parameter(usize),
    /// A name given by `let`, by its place among those in sight.
    Local(usize),
    /// Every heap.
    N,
    /// A quantity of the rule.
    Quantity(Quantity),
    /// `G(n)`: the nim-value of a heap.
    NimValue(Box<Expression>),
    /// `P(n)`: whether a heap is a P-position.
    IsP(Box<Expression>),
    /// `-x`.
    Minus(Box<Expression>),
    /// `not x`.
    Not(Box<Expression>),
    /// Two expressions and what joins them.
    Binary(Operator, Box<Expression>, Box<Expression>),
    /// A function of expressions.
    Call(Function, Vec<Expression>),
    /// `if .. then .. else ..`.
    If(Box<[Expression; 3]>),
    /// `let .. in ..`: one name, the next in sight, its value, and where it is meant.
    Let(Box<[Expression; 2]>),
}

/// A quantity of a rule that does not depend on a heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Quantity {
    /// The least period of who wins.
    OutcomePeriod,
    /// Its preperiod.
    OutcomePreperiod,
    /// The least period of the nim-values.
    NimPeriod,
    /// Its preperiod.
    NimPreperiod,
    /// What the nim-values grow by in a period.
    Saltus,
    /// The largest nim-value.
    MaxValue,
}

impl Quantity {
    /// All of them.
    pub(crate) const ALL: [Quantity; 6] = [
        Quantity::OutcomePeriod,
        Quantity::OutcomePreperiod,
        Quantity::NimPeriod,
        Quantity::NimPreperiod,
        Quantity::Saltus,
        Quantity::MaxValue,
    ];

    /// How it is written.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Quantity::OutcomePeriod => "outcome_period",
            Quantity::OutcomePreperiod => "outcome_preperiod",
            Quantity::NimPeriod => "nim_period",
            Quantity::NimPreperiod => "nim_preperiod",
            Quantity::Saltus => "saltus",
            Quantity::MaxValue => "max_value",
        }
    }
}

/// What joins two expressions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Operator {
    /// `iff`
    Iff,
    /// `or`
    Or,
    /// `and`
    And,
    /// `=`
    Equal,
    /// `!=`
    Unequal,
    /// `<`
    Less,
    /// `<=`
    AtMost,
    /// `>`
    More,
    /// `>=`
    AtLeast,
    /// `+`
    Plus,
    /// `-`
    Minus,
    /// `*`
    Times,
    /// `div`: the quotient rounded down.
    Div,
    /// `mod`: what is left of it, from 0 on.
    Mod,
    /// `^`
    Power,
}

/// A function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Function {
    /// The least.
    Min,
    /// The largest.
    Max,
    /// The greatest common divisor.
    Gcd,
    /// The quotient rounded up.
    CeilDiv,
    /// The quotient rounded down.
    Div,
    /// What is left of it.
    Mod,
    /// Without the sign.
    Abs,
}

impl Function {
    /// All of them.
    pub(crate) const ALL: [Function; 7] = [
        Function::Min,
        Function::Max,
        Function::Gcd,
        Function::CeilDiv,
        Function::Div,
        Function::Mod,
        Function::Abs,
    ];

    /// How it is written.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Function::Min => "min",
            Function::Max => "max",
            Function::Gcd => "gcd",
            Function::CeilDiv => "ceildiv",
            Function::Div => "div",
            Function::Mod => "mod",
            Function::Abs => "abs",
        }
    }

    /// How many arguments it has; `min`, `max` and `gcd` take more as well.
    pub(crate) fn arguments(self) -> usize {
        if self == Function::Abs { 1 } else { 2 }
    }

    /// Whether it takes more arguments than that.
    pub(crate) fn takes_more(self) -> bool {
        matches!(self, Function::Min | Function::Max | Function::Gcd)
    }
}
