//! Which way to an answer a game offers, before any position is asked about.

use crate::answer::Method;
use crate::rule::{Growth, HeapRule};
use crate::theory::Theorem;
use crate::theory::heap_values::HeapValues;
use crate::theory::sums;
use crate::{Convention, Game};

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
    let by = |method, theorem| Approach { method, theorem };
    let parts = game.rule().parts();
    let misere = game.convention() == Convention::Misere;
    if let [HeapRule::AtMost(limit)] = parts {
        let growth = Growth::of(limit);
        let has_parts = growth.is_non_decreasing() && growth.is_at_least_previous();
        return match (misere, has_parts) {
            (false, true) => by(Method::Theory, Some(Theorem::Schwenk)),
            (false, false) => by(Method::Sequence, Some(Theorem::LimitRecurrence)),
            (true, true) => by(Method::Theory, Some(Theorem::LimitMisere)),
            (true, false) if growth.is_positive() => {
                by(Method::Sequence, Some(Theorem::LimitMisere))
            }
            (true, false) => by(Method::Search, None),
        };
    }
    if parts.iter().any(HeapRule::has_quota) {
        return by(Method::Search, None);
    }
    if !sums::applies(game) {
        return match parts {
            [_] => by(Method::Sequence, Some(Theorem::MisereQuotient)),
            _ => by(Method::Search, None),
        };
    }
    let forms: Option<Vec<HeapValues>> = parts.iter().map(HeapValues::closed_form).collect();
    let all_nim = parts.iter().all(|part| *part == HeapRule::Nim);
    match forms.as_deref() {
        Some(_) if all_nim && misere => by(Method::Theory, Some(Theorem::BoutonMisere)),
        Some(_) if all_nim => by(Method::Theory, Some(Theorem::Bouton)),
        Some([form]) if !misere => by(Method::Theory, form.theorem()),
        Some(_) if !misere => by(Method::Theory, Some(Theorem::SpragueGrundy)),
        Some(_) => by(Method::Theory, Some(Theorem::Pairing)),
        None if misere => by(Method::Sequence, Some(Theorem::Pairing)),
        None if parts.len() > 1 => by(Method::Sequence, Some(Theorem::SpragueGrundy)),
        None => by(Method::Sequence, None),
    }
}
