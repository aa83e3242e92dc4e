//! The labels of the page.

use crate::{Words, words};

/// What stands before the id of every label.
const PREFIX: &str = "page-";

/// All labels of the page in the language of `words`, in the order of the file: the id without
/// `page-`, and the text. Arguments stand as `{$name}`.
#[must_use]
pub fn page_texts(words: &Words) -> Vec<(String, String)> {
    let labels = words::ids().filter_map(|id| Some((id, id.strip_prefix(PREFIX)?)));
    labels
        .map(|(id, name)| (name.to_string(), words.say(id, &[])))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn labels_are_in_the_language_asked_for_and_keep_their_arguments() {
        let english = page_texts(&Words::new(Language::English));
        let chinese = page_texts(&Words::new(Language::SimplifiedChinese));
        assert_eq!(english.len(), chinese.len());
        assert!(
            english
                .iter()
                .all(|(id, text)| id != text && !text.is_empty())
        );
        let heap = |texts: &[(String, String)]| {
            let found = texts.iter().find(|(id, _)| id == "heap");
            found.map(|(_, text)| text.clone())
        };
        assert_eq!(heap(&english).as_deref(), Some("Heap {$heap}"));
        assert!(heap(&chinese).is_some_and(|text| text.contains("{$heap}")));
    }
}
