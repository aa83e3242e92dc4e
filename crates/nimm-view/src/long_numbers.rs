//! Numbers of hundreds of digits, cut in the middle for people. Programs find them whole in JSON.

use crate::Words;

/// The digits that are kept at either end.
pub(crate) const KEPT_DIGITS: usize = 4;

/// The most digits of a number within a sentence.
const MOST_IN_SENTENCES: usize = 40;

/// `text` with each number of more than `most` digits cut in the middle.
pub(crate) fn cut(words: &Words, text: &str, most: usize) -> String {
    let mut shown = String::with_capacity(text.len().min(256));
    let mut rest = text;
    while let Some(start) = rest.find(|c: char| c.is_ascii_digit()) {
        let (before, from) = rest.split_at(start);
        let end = from
            .find(|c: char| !c.is_ascii_digit())
            .unwrap_or(from.len());
        let (digits, after) = from.split_at(end);
        shown.push_str(before);
        if digits.len() > most {
            let ends = [
                ("start", digits[..KEPT_DIGITS].into()),
                ("end", digits[digits.len() - KEPT_DIGITS..].into()),
                ("digits", digits.len().into()),
            ];
            shown.push_str(&words.say("long-number", &ends));
        } else {
            shown.push_str(digits);
        }
        rest = after;
    }
    shown.push_str(rest);
    shown
}

/// A sentence that people can read whatever the numbers in it.
pub(crate) fn readable(words: &Words, sentence: &str) -> String {
    cut(words, sentence, MOST_IN_SENTENCES)
}
