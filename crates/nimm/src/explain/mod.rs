//! From an answer to reasons and figures for this position.
//!
//! | file | explains |
//! |---|---|
//! | `nim` | Nim: columns, pairs, powers of two |
//! | `heaps` | heaps with nim-values: places in a period, nim-sums, strips |
//! | `joint` | rules of several heaps at once |
//! | `rows` | heaps in a row, each in its place |
//! | `limited` | limits on the next take: parts |
//! | `quotient` | misère play: elements of the misère quotient and their product |
//! | `tables` | every move, every reply, pairs of heaps |

mod heaps;
mod joint;
mod limited;
mod nim;
mod quotient;
mod rows;
mod tables;

use serde::Serialize;

use crate::answer::{Answer, Evidence, Limits};
use crate::theory::Theorem;
use crate::{Count, Figure, Reason};

pub use heaps::strip;
pub use tables::{move_table, pair_grid, pair_grid_watched, reply_table};

/// The most winning moves that get a sentence of their own.
const MOST_SENTENCES: usize = 6;

/// Why an answer holds: sentences and pictures for this position, as data.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Explanation {
    /// Sentences, the most important first.
    pub reasons: Vec<Reason>,
    /// Pictures, the most important first.
    pub figures: Vec<Figure>,
}

/// Explains an answer; nothing for one that is not known.
///
/// # Examples
///
/// ```
/// use nimm::{Limits, Question, Reason, explain, solve};
///
/// let limits = Limits::default();
/// let answer = solve(&Question::parse("nim", "1+2+3")?, &limits);
/// assert_eq!(explain(&answer, &limits).reasons, [Reason::AllPaired]);
/// # Ok::<(), nimm::Error>(())
/// ```
#[must_use]
pub fn explain(answer: &Answer, limits: &Limits) -> Explanation {
    let Some(solution) = answer.solution() else {
        return Explanation::default();
    };
    let (game, position) = (answer.question.game(), answer.question.position());
    if game.is_over(position) {
        let one = Count::ONE;
        let held_back = position
            .heaps()
            .iter()
            .any(|heap| heap.quota().is_none() && *heap.size() == one);
        let reason = match game.rule().only_heap_rule() {
            Some(part) if part.has_quota() && held_back && position.heaps().len() == 1 => {
                Reason::CannotStart
            }
            _ => Reason::NoMove {
                convention: game.convention(),
            },
        };
        return Explanation {
            reasons: vec![reason],
            figures: Vec::new(),
        };
    }
    match &solution.evidence {
        Evidence::Theorem { theorem, .. } => match theorem {
            Theorem::Bouton | Theorem::BoutonMisere => nim::explain(&answer.question, solution),
            Theorem::Schwenk | Theorem::LimitRecurrence | Theorem::LimitMisere => {
                limited::explain(&answer.question, solution)
            }
            Theorem::MisereQuotient => quotient::explain(&answer.question, solution),
            // Who wins was tested for the heaps of the position only, so there is no strip of others.
            Theorem::TestedPairing => Explanation {
                figures: Vec::new(),
                ..heaps::explain(&answer.question, solution, limits)
            },
            _ if game.rule().heap_rules().is_none() => {
                joint::explain(&answer.question, solution, *theorem, limits)
            }
            _ => heaps::explain(&answer.question, solution, limits),
        },
        Evidence::Period(_) | Evidence::Table { .. } => {
            heaps::explain(&answer.question, solution, limits)
        }
        Evidence::Search { positions } => Explanation {
            reasons: vec![Reason::Searched {
                positions: *positions,
            }],
            figures: Vec::new(),
        },
    }
}
