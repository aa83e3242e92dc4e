//! The one place that chooses how to answer.

use crate::answer::{Answer, Finding, Limits, Method, Question, Stop};
use crate::search;
use crate::sequence::{self, Source};
use crate::theory::recognised::Recognised;

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
    solve_watched(question, None, limits, &mut |_| true)
}

/// Answers a question by one method only, to hold the methods against each other.
#[must_use]
pub fn solve_by(question: &Question, method: Method, limits: &Limits) -> Answer {
    solve_watched(question, Some(method), limits, &mut |_| true)
}

/// Answers a question by one method, or by the first that succeeds. `watch` is told now and then how
/// many heaps were valued, or how many positions a search has visited, and ends the work by
/// returning `false`.
#[must_use]
pub fn solve_watched(
    question: &Question,
    method: Option<Method>,
    limits: &Limits,
    watch: &mut dyn FnMut(u64) -> bool,
) -> Answer {
    // Asked for alone, the values of heaps are a witness that is independent of closed forms.
    let (methods, source) = match &method {
        Some(method) => (std::slice::from_ref(method), Source::Tables),
        None => (&Method::ALL[..], Source::Any),
    };
    if methods == [Method::Search] {
        let nothing = Recognised::unchecked(question.game(), &[]);
        return solve_with(question, methods, source, &nothing, limits, watch);
    }
    let recognised = Recognised::of(question.game());
    solve_with(question, methods, source, &recognised, limits, watch)
}

/// The same with these theorems.
pub(crate) fn solve_with(
    question: &Question,
    methods: &[Method],
    source: Source,
    recognised: &Recognised,
    limits: &Limits,
    watch: &mut dyn FnMut(u64) -> bool,
) -> Answer {
    let mut stopped_by = Stop::Theory;
    for method in methods {
        let solved = match method {
            Method::Theory => recognised.solve(question, limits).ok_or(Stop::Theory),
            Method::Sequence => sequence::solve(question, source, recognised, limits, watch),
            Method::Search => search::solve(question, limits, watch),
        };
        match solved {
            Ok(solution) => {
                return Answer {
                    question: question.clone(),
                    finding: Finding::Solved(solution),
                    refused: recognised.refused().to_vec(),
                };
            }
            // That a method cannot even begin says less than how far another got.
            Err(stop @ Stop::Interrupted { .. }) => {
                stopped_by = stop;
                break;
            }
            Err(Stop::Size { .. }) if stopped_by != Stop::Theory => {}
            Err(stop) => stopped_by = stop,
        }
    }
    Answer {
        question: question.clone(),
        finding: Finding::Unknown {
            tried: methods.to_vec(),
            stopped_by,
        },
        refused: recognised.refused().to_vec(),
    }
}
