//! Two sequences held against each other, in words.

use std::fmt::Display;

use nimm::{Agreement, Comparison, Equality};

use crate::Words;

/// Where the sequences differ first, or that they are equal for ever: a sentence about nim-values,
/// and one about who wins.
#[must_use]
pub fn compare_words(words: &Words, compared: &Comparison) -> Vec<String> {
    let same = Agreement::Always(Equality::SameRule);
    if compared.outcomes == same {
        return vec![words.say("compare-same-rule", &[])];
    }
    let to = compared.compared_to;
    let values = compared.nim_values.as_ref().map_or_else(
        || words.say("compare-values-none", &[]),
        |values| said(words, "compare-values", values, to),
    );
    vec![
        values,
        said(words, "compare-outcomes", &compared.outcomes, to),
    ]
}

fn said<T: Display>(words: &Words, id: &str, agreement: &Agreement<T>, to: u64) -> String {
    let say = |end: &str, arguments: &[_]| words.say(&format!("{id}-{end}"), arguments);
    match agreement {
        Agreement::Differ { heap, left, right } => say(
            "differ",
            &[
                ("heap", (*heap).into()),
                ("left", left.to_string().into()),
                ("right", right.to_string().into()),
            ],
        ),
        Agreement::SoFar => say("so-far", &[("to", to.into())]),
        Agreement::Always(Equality::SameRule) => words.say("compare-same-rule", &[]),
        Agreement::Always(Equality::Periods) => say("periods", &[]),
        Agreement::Always(Equality::NimValues) => say("values", &[]),
    }
}
