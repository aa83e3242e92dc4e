//! Patterns of sets whose periods are foretold and not proven, in words.

use nimm::Count;
use nimm::theory::Prediction;

use crate::Words;
use crate::list::{self, Items, Rest};
use crate::long_numbers::readable;

/// The pattern of a set, and the period that it foretells.
#[must_use]
pub fn pattern_words(words: &Words, foretold: &Prediction) -> String {
    said(words, "pattern-foretold", foretold)
}

/// What a proven period says of the pattern that foretold one.
#[must_use]
pub fn pattern_held_words(words: &Words, foretold: &Prediction, period: &Count) -> String {
    let id = match foretold.includes(period) {
        true => "pattern-held",
        false => "pattern-refuted",
    };
    said(words, id, foretold)
}

fn said(words: &Words, id: &str, foretold: &Prediction) -> String {
    let name = format!("pattern-{}", foretold.pattern.name());
    let statement = words.say(&format!("{name}.statement"), &[]);
    let periods: Vec<String> = foretold.periods.iter().map(Count::to_string).collect();
    let periods = list::all_of(words, &periods, Items::Numbers, Rest::None);
    let arguments = [
        ("name", words.say(&name, &[]).into()),
        ("statement", statement.into()),
        ("periods", periods.into()),
    ];
    readable(words, &words.say(id, &arguments))
}
