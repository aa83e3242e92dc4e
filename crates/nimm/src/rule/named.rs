//! Rules that have names, as data in `rules/named.json`.

use std::sync::LazyLock;

use serde::Deserialize;

use super::{HeapRule, JointRule, Part, Rule};
use crate::{Error, Position};

/// A rule with a name. Its plain words are in the message files under `named-NAME`.
#[derive(Clone, Debug, Deserialize)]
#[non_exhaustive]
pub struct NamedRule {
    /// The name, which is also a notation of the rule.
    pub name: String,
    /// The rule in the words of the notation.
    pub text: String,
    /// Author, year and title of a source.
    pub source: String,
    /// The first heaps that the player to move loses under normal play, ascending; empty where the
    /// rule is one of several heaps.
    #[serde(default)]
    pub losing_heaps: Vec<u64>,
    /// Some positions of several heaps that the player to move loses under normal play.
    #[serde(default)]
    pub losing_positions: Vec<Position>,
    /// The nim-values g(0), g(1), ... of the first heaps under normal play; `None` where what may be
    /// taken depends on the previous take.
    #[serde(default)]
    pub values: Option<Vec<u32>>,
}

static NAMED: LazyLock<Vec<NamedRule>> = LazyLock::new(|| {
    // A malformed file would leave no names; a test reads every row.
    serde_json::from_str(include_str!("../../../../rules/named.json")).unwrap_or_default()
});

/// The rules that have names.
///
/// # Examples
///
/// ```
/// assert!(nimm::rule::named_rules().iter().any(|rule| rule.name == "fibonacci"));
/// ```
#[must_use]
pub fn named_rules() -> &'static [NamedRule] {
    &NAMED
}

/// The rule with this name.
pub(super) fn part(name: &str) -> Option<Part> {
    // Rules without other words.
    if name == "nim" {
        return Some(Part::Heap(HeapRule::Nim));
    }
    if let Some(rule) = JointRule::NAMED.iter().find(|rule| rule.name() == name) {
        return Some(Part::Joint(rule.clone()));
    }
    let named = NAMED.iter().find(|rule| rule.name == name)?;
    let rule: Result<Rule, Error> = named.text.parse();
    rule.ok()?.parts().first().cloned()
}

/// The known word that is closest to `name`; empty if none is close.
pub(super) fn closest(name: &str) -> &'static str {
    let known = NAMED.iter().map(|rule| rule.name.as_str());
    closest_of(
        name,
        known.chain(["take", "split", "misere", "S", "moore", "kotzig"]),
    )
}

/// The word of a list that is closest to `name`; empty if none is close.
pub(super) fn closest_of(name: &str, words: impl Iterator<Item = &'static str>) -> &'static str {
    let lower = name.to_lowercase();
    words
        .map(|word| (strsim::osa_distance(&lower, &word.to_lowercase()), word))
        .filter(|(distance, word)| *distance <= 2 && *distance < word.chars().count())
        .min_by_key(|(distance, _)| *distance)
        .map_or("", |(_, word)| word)
}
