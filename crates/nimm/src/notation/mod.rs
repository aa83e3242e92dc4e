//! What the three notations share: faults that point at their place, and a reader of tokens.

mod fault;
mod reader;

use std::fmt;
use std::ops::Range;

pub use fault::Fault;
pub(crate) use reader::{Reader, Token};

/// One of the small languages of this crate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notation {
    /// A rule, such as `take 1-3`.
    Rule,
    /// A position, such as `3+4+5`.
    Position,
    /// A move, such as `2:-3`.
    Move,
    /// A number, such as `1e6`.
    Number,
}

/// A text that does not follow its notation: where, what is wrong there, and the whole text.
///
/// The words for people live in message files, keyed by [`Fault::code`]; `Display` prints the code
/// and the place only.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError {
    /// The notation that was expected.
    pub notation: Notation,
    /// The whole text.
    pub text: String,
    /// The place of the fault, in bytes of `text`, on character boundaries.
    pub span: Range<usize>,
    /// What is wrong there.
    pub fault: Fault,
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at byte {}", self.fault.code(), self.span.start)?;
        for (name, value) in self.fault.arguments() {
            write!(f, ", {name}: {value}")?;
        }
        Ok(())
    }
}
