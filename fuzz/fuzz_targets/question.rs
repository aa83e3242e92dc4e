//! A line with a rule and a line with a position: asked, solved within small limits, and the
//! checker accepts what the solver answers.

#![no_main]

use libfuzzer_sys::{Corpus, fuzz_target};
use nimm::{Claim, Finding, Limits, Question};

/// Limits that keep one run within milliseconds.
fn small_limits() -> Limits {
    let mut limits = Limits::default();
    limits.positions = 500;
    limits.moves = 5_000;
    limits.heap = 2_000;
    limits.listed = 50;
    limits
}

fuzz_target!(|data: &[u8]| -> Corpus {
    let Some(text) = nimm_fuzz::short_text(data) else {
        return Corpus::Reject;
    };
    let Some((rule, position)) = text.split_once('\n') else {
        return Corpus::Reject;
    };
    if !nimm_fuzz::has_small_powers(text) {
        return Corpus::Reject;
    }
    let Ok(question) = Question::parse(rule, position) else {
        // The other targets look at faults.
        return Corpus::Reject;
    };
    let answer = nimm::solve(&question, &small_limits());
    if let Finding::Solved(solution) = &answer.finding {
        for play in solution.winning_moves.iter().take(3) {
            let next = question.after(play);
            assert!(next.is_ok(), "{play} is no move of {text:?}: {next:?}");
        }
        match nimm::check(&answer) {
            Ok(()) => {}
            // That is no verdict.
            Err(refusal) if refusal.claim == Claim::Work => return Corpus::Reject,
            Err(refusal) => panic!("the checker refuses the answer to {text:?}: {refusal:?}"),
        }
    }
    Corpus::Keep
});
