//! A game in progress, without a face: whose move it is, verdicts, hints, taking moves back.
//!
//! | file | what it holds |
//! |---|---|
//! | `session` | the game: its moves, undo and redo, the moves of the program, the report at its end |
//! | `turn` | one move: by whom, and what the theory says of it |
//! | `hint` | help in three steps, and all moves by what they lead to |
//! | `amounts` | which amounts a heap allows |

mod amounts;
mod hint;
mod session;
mod turn;

pub use amounts::{Runs, amounts_of};
pub use hint::{Clue, HeapMoves, Hint, Moves, all_moves, clues, other_moves};
pub use session::{Played, Session};
pub use turn::{Opponent, Seat, Slip, Turn, Verdict};
