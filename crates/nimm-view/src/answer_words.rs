//! Answers in words: who wins, and by which moves.

use nimm::{Answer, Finding, Listed, Method, Outcome, Solution, Stop};

use crate::list::MOST_SHOWN;
use crate::long_numbers::readable;
use crate::{Words, say_act};

/// Who wins, in one sentence that names the player.
#[must_use]
pub fn headline(words: &Words, answer: &Answer) -> String {
    let id = match &answer.finding {
        Finding::Solved(solution) => match solution.outcome {
            Outcome::N => "outcome-n",
            Outcome::P => "outcome-p",
        },
        Finding::Unknown {
            stopped_by: Stop::Theory,
            ..
        } => "outcome-unknown-theory",
        Finding::Unknown { .. } => "outcome-unknown",
    };
    words.say(id, &[])
}

/// The winning moves in one sentence, the first few if they are many; `None` where it is not known
/// who wins.
#[must_use]
pub fn moves_line(words: &Words, answer: &Answer) -> Option<String> {
    let solution = answer.solution()?;
    let moves = &solution.winning_moves;
    if moves.is_empty() {
        return Some(words.say(without_moves(answer, solution), &[]));
    }
    let items: Vec<String> = moves
        .iter()
        .take(MOST_SHOWN)
        .map(|play| say_act(words, &answer.question, play))
        .collect();
    let mut list = items.join(&words.say("moves-separator", &[]));
    if moves.len() > items.len() {
        let more = ("more", (moves.len() - items.len()).into());
        list = words.say("moves-cut", &[("items", list.into()), more]);
    }
    let id = match (solution.listed, moves.len()) {
        (Listed::Some, _) => "moves-some",
        (Listed::All, 1) => "moves-one",
        (Listed::All, _) => "moves-all",
    };
    let count = ("count", moves.len().into());
    Some(readable(
        words,
        &words.say(id, &[("moves", list.into()), count]),
    ))
}

fn without_moves(answer: &Answer, solution: &Solution) -> &'static str {
    let question = &answer.question;
    if question.game().is_over(question.position()) {
        "moves-over"
    } else if solution.outcome == Outcome::N {
        "moves-unlisted"
    } else {
        "moves-none"
    }
}

/// The nim-value, where it is known.
#[must_use]
pub fn nim_value_line(words: &Words, answer: &Answer) -> Option<String> {
    let value = answer.solution()?.nim_value.as_ref()?;
    Some(readable(
        words,
        &words.say("nim-value-line", &[("value", value.into())]),
    ))
}

/// How many moves are left, where that is known.
#[must_use]
pub fn remoteness_line(words: &Words, answer: &Answer) -> Option<String> {
    let moves = answer.solution()?.remoteness.as_ref()?;
    Some(readable(
        words,
        &words.say("remoteness-line", &[("moves", moves.into())]),
    ))
}

/// What was tried for an unanswered question, what stopped it, and which option goes further.
#[must_use]
pub fn unknown_words(words: &Words, tried: &[Method], stopped_by: &Stop) -> String {
    let methods: Vec<String> = tried
        .iter()
        .map(|method| words.say(&format!("method-{}", method.name()), &[]))
        .collect();
    let reached = |id: &str, reached: u64| words.say(id, &[("reached", reached.into())]);
    let second = match stopped_by {
        Stop::Positions { reached: n } => reached("unknown-positions", *n),
        Stop::Moves { reached: n } => reached("unknown-moves", *n),
        Stop::Interrupted { reached: n } => reached("unknown-interrupted", *n),
        Stop::Heap { reached: n } => reached("unknown-heap", *n),
        Stop::Size { most } if tried.last() == Some(&Method::Search) => {
            reached("unknown-size-of-search", *most)
        }
        Stop::Size { most } => reached("unknown-size", *most),
        Stop::Elements { most } => reached("unknown-elements", *most),
        Stop::Theory if tried.len() == 1 => words.say("unknown-theory-forced", &[]),
        _ => words.say("unknown-theory", &[]),
    };
    if methods.is_empty() {
        return second;
    }
    let methods = methods.join(&words.say("list-separator", &[]));
    let first = words.say("unknown-tried", &[("methods", methods.into())]);
    format!("{first}{}{second}", words.say("sentence-gap", &[]))
}
