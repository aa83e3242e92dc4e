//! From an answer to reasons and figures.

use serde::Serialize;

use crate::{Figure, Reason};

/// Why an answer holds: sentences and pictures for this position, as data.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Explanation {
    /// Sentences, the most important first.
    pub reasons: Vec<Reason>,
    /// Pictures, the most important first.
    pub figures: Vec<Figure>,
}
