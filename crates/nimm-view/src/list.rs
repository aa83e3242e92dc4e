//! Lists in sentences: "1, 2 and 3".

use crate::Words;

/// The most items that a list in a sentence shows.
pub(crate) const MOST_SHOWN: usize = 12;

/// What follows the items that a list shows.
#[derive(Clone, Copy)]
pub(crate) enum Rest {
    /// Nothing: these are all.
    None,
    /// This many more.
    More(usize),
    /// More, nobody counted how many.
    Uncounted,
}

/// What a list lists, where that changes its words.
#[derive(Clone, Copy)]
pub(crate) enum Items {
    /// Numbers of any kind.
    Numbers,
    /// Numbers of heaps, before a word for "heap".
    Heaps,
}

/// "1, 2 and 3", cut after the first few.
pub(crate) fn all_of(words: &Words, items: &[String], kind: Items, rest: Rest) -> String {
    let shown = &items[..items.len().min(MOST_SHOWN)];
    let hidden = items.len() - shown.len();
    let separator = words.say("list-separator", &[]);
    let id = match kind {
        Items::Numbers => "list-cut",
        Items::Heaps => "list-cut-heaps",
    };
    match rest {
        Rest::None if hidden == 0 => joined(words, shown, "list-and"),
        Rest::Uncounted => {
            let items = shown.join(&separator);
            words.say("list-open", &[("items", items.into())])
        }
        Rest::None | Rest::More(_) => {
            let more = match rest {
                Rest::More(more) => hidden.saturating_add(more),
                _ => hidden,
            };
            let items = shown.join(&separator);
            words.say(id, &[("items", items.into()), ("more", more.into())])
        }
    }
}

/// "1, 2 or 3", whole.
pub(crate) fn one_of(words: &Words, items: &[String]) -> String {
    joined(words, items, "list-or")
}

/// A sum "8 + 3 + 1"; of many parts only the first few and the last.
pub(crate) fn sum(parts: &[impl ToString]) -> String {
    let texts = |parts: &[_]| -> String {
        let texts: Vec<String> = parts.iter().map(ToString::to_string).collect();
        texts.join(" + ")
    };
    match parts {
        [head @ .., last] if parts.len() > MOST_SHOWN => {
            format!(
                "{} + … + {}",
                texts(&head[..MOST_SHOWN - 2]),
                last.to_string()
            )
        }
        _ => texts(parts),
    }
}

fn joined(words: &Words, items: &[String], last: &str) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [before @ .., end] => {
            let separator = words.say("list-separator", &[]);
            format!("{}{}{end}", before.join(&separator), words.say(last, &[]))
        }
    }
}
