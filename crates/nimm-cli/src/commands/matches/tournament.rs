//! Many games and their score.

use std::io::{self, IsTerminal};
use std::ops::{ControlFlow, RangeInclusive};

use indicatif::ProgressBar;
use nimm::player::{Score, Side, Tournament};
use nimm::{Count, Limits};
use nimm_view::Words;
use serde_json::{Value as Json, json};

use crate::commands::contestant::{Contestant, player_failure};
use crate::face::{Exit, Face, Failure, Interrupt};

/// Games from which on a progress bar is shown.
const LONG: u64 = 20_000;

/// Plays a tournament and prints its score, also when it was stopped.
pub(super) fn run(
    plan: &Tournament,
    players: [&Contestant; 2],
    seed: u64,
    face: &Face,
) -> Result<Exit, Failure> {
    let interrupt = Interrupt::watch();
    let bar = (plan.games >= LONG && !face.quiet && io::stderr().is_terminal())
        .then(|| ProgressBar::new(plan.games));
    let mut rng = fastrand::Rng::with_seed(seed);
    let score = plan
        .play(&mut rng, &Limits::default(), |done| {
            if let Some(bar) = &bar
                && done % 256 == 0
            {
                bar.set_position(done);
            }
            match interrupt.is_set() {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            }
        })
        .map_err(|error| player_failure(error, players, face));
    if let Some(bar) = bar {
        bar.finish_and_clear();
    }
    let score = score?;
    if face.json {
        face.print_json(&score_json(plan, players, seed, &score))?;
    } else {
        let lines = score_lines(plan, players, seed, &score, &face.words);
        face.print(&lines.join("\n"))?;
    }
    Ok(match score.games == plan.games {
        true => Exit::Answered,
        false => Exit::Stopped,
    })
}

fn range_text(range: &RangeInclusive<usize>) -> String {
    match range.start() == range.end() {
        true => range.start().to_string(),
        false => format!("{}..{}", range.start(), range.end()),
    }
}

fn score_lines(
    plan: &Tournament,
    players: [&Contestant; 2],
    seed: u64,
    score: &Score,
    words: &Words,
) -> Vec<String> {
    let mut lines = vec![words.say(
        "match-games",
        &[
            ("games", plan.games.into()),
            ("heaps", range_text(&plan.heaps).into()),
            ("max", plan.sizes.end().into()),
            ("seed", seed.to_string().into()),
        ],
    )];
    if score.games < plan.games {
        let arguments = [
            ("games", score.games.into()),
            ("planned", plan.games.into()),
        ];
        lines.push(words.say("match-stopped", &arguments));
    }
    for (side, tally) in [(Side::First, score.first), (Side::Second, score.second)] {
        let player = &players[side.index()].name;
        lines.push(words.say(
            "match-tally",
            &[
                ("side", side.name().into()),
                ("player", player.as_str().into()),
                ("won", tally.won.into()),
                ("began", tally.began.into()),
            ],
        ));
    }
    lines
}

fn score_json(plan: &Tournament, players: [&Contestant; 2], seed: u64, score: &Score) -> Json {
    let side = |index: usize| {
        let tally = [score.first, score.second][index];
        json!({
            "player": players[index].name,
            "won": tally.won,
            "began": tally.began,
        })
    };
    json!({
        "schema": nimm::SCHEMA,
        "rule": plan.game.rule(),
        "convention": plan.game.convention(),
        "games": score.games,
        "heaps": range_text(&plan.heaps),
        "max": plan.sizes.end(),
        "seed": Count::from(seed),
        "started_n": score.started_n,
        "started_p": score.started_p,
        "first": side(0),
        "second": side(1),
    })
}
