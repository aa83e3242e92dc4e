//! Take-away games: who wins, every winning move, why, and evidence that can be checked again.
//!
//! The crate is a pipeline, one module a stage:
//!
//! ```text
//! rule text -> Rule -> Game (+ Position) -> solve -> Answer -> explain -> Explanation
//!                               { theory | sequence | search }
//! ```
//!
//! | stage | module |
//! |---|---|
//! | three notations, lossless and strict | [`rule`], [`position`], [`notation`] |
//! | legal moves under a convention, and nothing else | [`game`] |
//! | three ways to an answer, and the one place that chooses | [`theory`], [`sequence`], [`search`], [`solve()`] |
//! | periods of heap rules; two of them compared | [`period()`], [`compare_watched`] |
//! | answers and their evidence | [`answer`], [`theory::Theorem`] |
//! | the independent checker | [`check()`] |
//! | reasons and figures | [`explain()`], [`reason`], [`figure`] |
//! | the three ways held against each other, published facts checked | [`verify()`], [`SELF_TESTS`] |
//! | players and tournaments; a game in progress | [`player`], [`play`] |

pub mod answer;
mod approach;
mod check;
mod compare;
mod count;
mod error;
mod explain;
pub mod figure;
mod first_heaps;
pub mod game;
mod heap_table;
mod json;
pub mod misere;
mod nim_value;
pub mod notation;
mod period;
pub mod play;
pub mod player;
pub mod position;
pub mod reason;
pub mod rule;
pub mod search;
mod self_test;
pub mod sequence;
mod solve;
mod statistics;
pub mod theory;
mod verify;

pub use answer::{
    Answer, Evidence, Finding, Limits, Listed, Method, Question, RefusedTheorem, Solution, Stop,
    Strength,
};
pub use approach::{Approach, approach, refused_theorems};
pub use check::{Claim, Refusal, check, check_json, claims_nothing};
pub use compare::{Agreement, Comparison, Equality, compare_watched};
pub use count::Count;
pub use error::Error;
pub use explain::{
    Explanation, explain, move_table, pair_grid, pair_grid_watched, reply_table, strip,
};
pub use figure::Figure;
pub use first_heaps::{HeapValue, Wanted, first_heaps, first_heaps_watched};
pub use game::{Convention, Game, Outcome};
pub use heap_table::{HeapRow, HeapTable, heap_table_watched};
pub use json::SCHEMA;
pub use nim_value::{NimValue, mex, nim_product, nim_sum};
pub use period::{
    NimValuePeriod, OutcomePeriod, PeriodAnswer, may_be_proven, outcome_period_watched, period,
    period_watched,
};
pub use position::{Heap, Move, Position};
pub use reason::Reason;
pub use rule::Rule;
pub use self_test::{SELF_TESTS, SelfTest};
pub use solve::{solve, solve_by, solve_watched};
pub use statistics::{Frequency, Record, Statistics};
pub use verify::{Disagreement, Verification, verify};
