//! `compare`: two sequences held against each other.
//!
//! | field of the request | meaning |
//! |---|---|
//! | `rule`, `other` | the rules |
//! | `to` | how many heaps are compared at least (10000) |
//! | `theme` | the colours of the pictures: `page`, `light` or `dark` |

use std::fmt::Display;

use nimm::{Agreement, Figure, Limits, SCHEMA, Stop, compare_watched, strip};
use nimm_view::{compare_words, unknown_words};
use serde_json::{Value, json};

use super::play::figure_json;
use super::sequence::MOST_HEAPS;
use crate::{Fault, Request, Watch};

/// How far periods are looked for, and how much work the heaps of a rule may be.
const FAR: u64 = 100_000;
const MOST_MOVES: u64 = 2_000_000;
const MOST_POSITIONS: u64 = 20_000;

pub(super) fn compare(request: &Request, watch: Watch<'_>) -> Result<Value, Fault> {
    let (words, theme) = (request.words(), request.theme()?);
    let (left, right) = (request.game()?, request.game_of("other")?);
    let refused = |field| move |error| Fault::of(field, words, &error);
    left.sequence_rule().map_err(refused("rule"))?;
    right.sequence_rule().map_err(refused("other"))?;
    let to = request.at_most("to", 10_000, MOST_HEAPS)?;
    let limits = Limits {
        heap: FAR,
        moves: MOST_MOVES,
        positions: MOST_POSITIONS,
        ..Limits::default()
    };
    let compared = compare_watched(&left, &right, to, &limits, watch);
    let compared = match compared.map_err(refused("rule"))? {
        Ok(compared) => compared,
        Err(Stop::Interrupted { .. }) => return Err(request.stopped("rule")),
        Err(stop) => return Err(Fault::said("rule", unknown_words(words, &[], &stop))),
    };
    let to = compared.compared_to;
    let values = compared.nim_values.as_ref();
    let strips = [&left, &right].map(|game| {
        let figure = Figure::Strip(strip(game, &limits)?);
        Some(figure_json(words, &figure, theme))
    });
    Ok(json!({
        "schema": SCHEMA,
        "rule": left.to_string(),
        "other": right.to_string(),
        "values": values.map(|values| agreement(values, to)),
        "outcomes": agreement(&compared.outcomes, to),
        "words": compare_words(words, &compared),
        "strips": strips,
    }))
}

fn agreement<T: Display>(agreement: &Agreement<T>, to: u64) -> Value {
    let difference = match agreement {
        Agreement::Differ { heap, left, right } => Some(json!({
            "heap": heap.to_string(),
            "left": left.to_string(),
            "right": right.to_string(),
        })),
        _ => None,
    };
    json!({
        "first_difference": difference,
        "equal_for_ever": matches!(agreement, Agreement::Always(_)),
        "compared_to": to.to_string(),
    })
}
