//! Rules of several heaps at once.

use super::{Explanation, rows};
use crate::answer::{Question, Solution};
use crate::theory::Theorem;

pub(super) fn explain(question: &Question, solution: &Solution, theorem: Theorem) -> Explanation {
    Explanation {
        reasons: rows::reasons(question, solution, theorem),
        figures: Vec::new(),
    }
}
