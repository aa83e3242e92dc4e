//! The one place that chooses how to answer.

use crate::answer::{Answer, Finding, Limits, Method, Question, Solution, Stop};
use crate::sequence::{self, Source};
use crate::{search, theory};

/// Answers a question: by a theorem whose conditions hold, then by the nim-values of independent
/// heaps, then by bounded search. Stops as soon as the outcome is known.
///
/// # Examples
///
/// ```
/// use nimm::{Limits, Outcome, Question, solve};
///
/// let answer = solve(&Question::parse("nim", "1+2+4")?, &Limits::default());
/// assert_eq!(answer.outcome(), Some(Outcome::N));
/// let moves = &answer.solution().expect("Nim is solved").winning_moves;
/// assert_eq!(moves[0].to_string(), "3:-1");
/// # Ok::<(), nimm::Error>(())
/// ```
#[must_use]
pub fn solve(question: &Question, limits: &Limits) -> Answer {
    let by = |method| match method {
        Method::Sequence => sequence::solve(question, Source::Any, limits),
        _ => by_method(question, method, limits),
    };
    first_of(question, &Method::ALL, by)
}

/// Answers a question by one method only, to hold the methods against each other.
#[must_use]
pub fn solve_by(question: &Question, method: Method, limits: &Limits) -> Answer {
    first_of(question, &[method], |method| {
        by_method(question, method, limits)
    })
}

fn by_method(question: &Question, method: Method, limits: &Limits) -> Result<Solution, Stop> {
    match method {
        Method::Theory => theory::solve(question, limits).ok_or(Stop::Theory),
        Method::Sequence => sequence::solve(question, Source::Tables, limits),
        Method::Search => search::solve(question, limits),
    }
}

fn first_of(
    question: &Question,
    methods: &[Method],
    by: impl Fn(Method) -> Result<Solution, Stop>,
) -> Answer {
    let mut stopped_by = Stop::Theory;
    for method in methods {
        match by(*method) {
            Ok(solution) => {
                return Answer {
                    question: question.clone(),
                    finding: Finding::Solved(solution),
                };
            }
            Err(stop) => stopped_by = stop,
        }
    }
    Answer {
        question: question.clone(),
        finding: Finding::Unknown {
            tried: methods.to_vec(),
            stopped_by,
        },
    }
}
