//! Rules of several heaps at once.

mod euclid;
mod global_limit;
mod greedy_nim;
mod lim;
mod moore;
mod wythoff;

use super::{Explanation, pair_grid, rows};
use crate::answer::{Limits, Question, Solution};
use crate::figure::GridPlace;
use crate::position::sizes;
use crate::theory::Theorem;
use crate::{Count, Figure, Move};

pub(super) fn explain(
    question: &Question,
    solution: &Solution,
    theorem: Theorem,
    limits: &Limits,
) -> Explanation {
    let reasons = match theorem {
        Theorem::GlobalLimitRecurrence => global_limit::least_take(question, solution),
        Theorem::GlobalLimitPairs => global_limit::equal_pairs(question),
        Theorem::Moore => moore::reasons(question, solution),
        Theorem::Wythoff => wythoff::reasons(question, solution),
        Theorem::Euclid | Theorem::EuclidToZero => euclid::reasons(question, solution),
        Theorem::GreedyNim => greedy_nim::reasons(question, solution),
        Theorem::Lim => lim::reasons(question, solution),
        _ => rows::reasons(question, solution, theorem),
    };
    let figure = match theorem {
        Theorem::Moore => moore::figure(question),
        Theorem::Wythoff | Theorem::Euclid | Theorem::EuclidToZero => {
            grid(question, solution, limits)
        }
        _ => None,
    };
    Explanation {
        reasons,
        figures: figure.into_iter().collect(),
    }
}

/// The largest heap of a grid, and how far it goes at least.
const LARGEST_SHOWN: usize = 15;
const LEAST_SHOWN: usize = 7;

/// All pairs as far as the heaps of the position, with these and what the winning moves leave marked.
fn grid(question: &Question, solution: &Solution, limits: &Limits) -> Option<Figure> {
    let place = |heaps: &[Count]| match heaps {
        [a, b] => Some(GridPlace {
            row: a.to_usize()?,
            column: b.to_usize()?,
        }),
        _ => None,
    };
    let heaps = heaps(question);
    let here = place(&heaps)?;
    let largest = here.row.max(here.column);
    if largest > LARGEST_SHOWN {
        return None;
    }
    let mut grid = pair_grid(question.game(), largest.max(LEAST_SHOWN) as u64, limits)?;
    let left = |play: &Move| place(&play.apply(&heaps)?);
    grid.winning = solution.winning_moves.iter().filter_map(left).collect();
    grid.here = Some(here);
    Some(Figure::Grid(grid))
}

fn heaps(question: &Question) -> Vec<Count> {
    sizes(question.position().heaps())
}
