//! Which way to an answer a game offers, before any position is asked about.

use crate::Game;
use crate::answer::{Method, RefusedTheorem};
use crate::theory::Theorem;
use crate::theory::recognised::Recognised;

/// The first method that covers a game, and its theorem where it is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Approach {
    /// The method.
    pub method: Method,
    /// The theorem that it rests on, if it is one of the catalogue.
    pub theorem: Option<Theorem>,
}

/// How questions about `game` will be answered, as far as the limits allow.
///
/// # Examples
///
/// ```
/// use nimm::{Method, approach, theory::Theorem};
///
/// let found = approach(&"take 1-6,8-14".parse()?);
/// assert_eq!(found.theorem, Some(Theorem::TwoIntervals));
/// assert_eq!(approach(&"take 2-3,7".parse()?).method, Method::Sequence);
/// # Ok::<(), nimm::Error>(())
/// ```
#[must_use]
pub fn approach(game: &Game) -> Approach {
    let (method, theorem) = Recognised::of(game).approach(game);
    Approach { method, theorem }
}

/// The theorems that should answer questions about `game` and are refused, since a sample of small
/// positions refutes them: bugs of this program. Empty unless there are any; answers carry the same
/// list.
#[must_use]
pub fn refused_theorems(game: &Game) -> Vec<RefusedTheorem> {
    Recognised::of(game).refused().to_vec()
}
