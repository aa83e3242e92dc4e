//! Errors on the terminal: the text with the place underlined, what was expected, one remedy.

use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};
use nimm_view::{ErrorWords, Words, error_words};

/// So much text is shown on either side of the place.
const CONTEXT: usize = 60;

/// An error of the core.
pub(crate) fn render(words: &Words, error: &nimm::Error) -> String {
    said(words, &error_words(words, error))
}

/// An error in words, with its place.
pub(crate) fn said(words: &Words, error: &ErrorWords) -> String {
    let level = Level::ERROR.with_name(words.say("level-error", &[]));
    let mut group = Group::with_title(level.primary_title(error.message.as_str()));
    let window = error.place.as_ref().map(|(text, span)| window(text, span));
    if let Some((text, span)) = &window {
        let expected = error.expected.as_ref();
        let label = expected
            .map(|expected| words.say("level-expected", &[("expected", expected.as_str().into())]));
        let mut annotation = AnnotationKind::Primary.span(span.clone());
        if let Some(label) = label {
            annotation = annotation.label(label);
        }
        group = group.element(Snippet::source(text.as_str()).annotation(annotation));
    }
    if let Some(remedy) = &error.remedy {
        let level = Level::HELP.with_name(words.say("level-help", &[]));
        group = group.element(level.message(remedy.as_str()));
    }
    Renderer::styled().render(&[group])
}

/// An error that is already in words.
pub(crate) fn plain(words: &Words, text: &str) -> String {
    let level = Level::ERROR.with_name(words.say("level-error", &[]));
    Renderer::styled().render(&[Group::with_title(level.primary_title(text))])
}

/// The line of the place, cut where it is long.
fn window(text: &str, span: &std::ops::Range<usize>) -> (String, std::ops::Range<usize>) {
    let line_start = text[..span.start].rfind('\n').map_or(0, |at| at + 1);
    let line_end = text[span.start..]
        .find('\n')
        .map_or(text.len(), |at| span.start + at);
    let end = span.end.clamp(span.start, line_end);
    let back = |from: usize| {
        let cut = text[line_start..from].char_indices().rev().nth(CONTEXT);
        cut.map_or(line_start, |(at, _)| line_start + at)
    };
    let from = back(span.start);
    let shown_end = text[span.start..end]
        .char_indices()
        .nth(CONTEXT)
        .map_or(end, |(at, _)| span.start + at);
    let to = text[shown_end..line_end]
        .char_indices()
        .nth(CONTEXT)
        .map_or(line_end, |(at, _)| shown_end + at);
    let mut shown = String::new();
    if from > line_start {
        shown.push('…');
    }
    let shift = shown.len();
    shown.push_str(&text[from..to]);
    if to < line_end {
        shown.push('…');
    }
    (shown, shift + span.start - from..shift + shown_end - from)
}
