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
//! | periods of heap rules | [`period()`] |
//! | answers and their evidence | [`answer`], [`theory::Theorem`] |
//! | the independent checker | [`check()`] |
//! | reasons and figures | [`explain()`], [`reason`], [`figure`] |
//! | the three ways held against each other | [`verify()`] |

pub mod answer;
mod count;
mod error;
pub mod explain;
pub mod figure;
pub mod game;
mod nim_value;
pub mod notation;
pub mod position;
pub mod reason;
pub mod rule;
pub mod sequence;
pub mod theory;

pub use answer::{
    Answer, Evidence, Finding, Limits, Listed, Method, Question, Solution, Stop, Strength,
};
pub use count::Count;
pub use error::Error;
pub use explain::Explanation;
pub use figure::Figure;
pub use game::{Convention, Game, Outcome};
pub use nim_value::{NimValue, mex, nim_sum};
pub use position::{Heap, Move, Position};
pub use reason::Reason;
pub use rule::Rule;
