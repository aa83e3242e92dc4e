//! Rules of several heaps at once.

use super::Explanation;
use crate::answer::{Question, Solution};
use crate::theory::Theorem;
use crate::{NimValue, Reason};

pub(super) fn explain(question: &Question, solution: &Solution, theorem: Theorem) -> Explanation {
    let reasons = match theorem {
        Theorem::Staircase => staircase(question, solution),
        _ => Vec::new(),
    };
    Explanation {
        reasons,
        figures: Vec::new(),
    }
}

/// The odd steps and their nim-sum, and what brings it to 0.
fn staircase(question: &Question, solution: &Solution) -> Vec<Reason> {
    let heaps = question.position().heaps().iter();
    let odd = heaps
        .step_by(2)
        .map(|heap| NimValue::from(heap.size().clone()));
    vec![Reason::OddSteps {
        values: odd.take(MOST_VALUES).collect(),
        sum: solution.nim_value.clone().unwrap_or_default(),
        outcome: solution.outcome,
    }]
}

/// The most values that a sentence names.
const MOST_VALUES: usize = 20;
