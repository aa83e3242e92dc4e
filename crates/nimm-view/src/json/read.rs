//! How a rule was understood.

use nimm::theory::Theorem;
use nimm::{Approach, Game, SCHEMA};
use serde_json::{Value, json};

use crate::{Reading, Words, rule_words};

/// The object of `nimm read --json`.
#[must_use]
pub fn read(words: &Words, game: &Game) -> Value {
    let Reading {
        approach: Approach { method, theorem },
        named,
        text,
        code,
        ..
    } = Reading::of(game);
    let row = |theorem: Theorem| {
        let fails = theorem.fails(game).map(|condition| condition.id);
        json!({ "name": theorem.name(), "applies": fails.is_none(), "fails": fails })
    };
    let theorems: Vec<Value> = Theorem::ALL.into_iter().map(row).collect();
    json!({
        "schema": SCHEMA,
        "rule": game.rule(),
        "convention": game.convention(),
        "name": named.map(|named| &named.name),
        "text": text,
        "code": code,
        "words": rule_words(words, game),
        "method": method.name(),
        "theorem": theorem.map(|theorem| theorem.name()),
        "source": named.map(|named| &named.source),
        "theorems": theorems,
    })
}
