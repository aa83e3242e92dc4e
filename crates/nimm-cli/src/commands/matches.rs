//! `nimm match`: games between programmed players.

mod tournament;

use std::ops::RangeInclusive;

use nimm::player::{Basis, Player, Record, Standing, Tournament, play_out};
use nimm::rule::{HeapRule, Part};
use nimm::{Count, Game, Limits, Outcome, Question, refused_theorems};
use nimm_view::Words;
use serde_json::{Value as Json, json};

use super::contestant::{Contestant, player_failure};
use crate::face::{Exit, Face, Failure};
use crate::options::{self, PositionArg, RuleArg};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    rule: RuleArg,
    /// The position; left out with --games.
    #[arg(value_name = "POSITION", allow_negative_numbers = true)]
    position: Vec<String>,
    /// The player who begins.
    #[arg(long, value_name = "PLAYER", default_value = "best")]
    first: String,
    /// The other player.
    #[arg(long, value_name = "PLAYER", default_value = "random")]
    second: String,
    /// How many games from random positions.
    #[arg(long, value_name = "N", value_parser = options::whole, allow_negative_numbers = true)]
    games: Option<u64>,
    /// How many heaps a random position has.
    #[arg(long, value_name = "A..B", requires = "games", value_parser = options::range, allow_negative_numbers = true)]
    heaps: Option<RangeInclusive<usize>>,
    /// The largest heap of a random position.
    #[arg(long, value_name = "N", requires = "games", default_value = "15")]
    max: String,
    /// Repeats the random choices of a run.
    #[arg(long, value_name = "N", value_parser = options::whole, allow_negative_numbers = true)]
    seed: Option<u64>,
}

/// Plays one game or a tournament.
pub(crate) fn run(args: &Args, face: &Face) -> Result<Exit, Failure> {
    let first = Contestant::read(&args.first, face)?;
    let second = Contestant::read(&args.second, face)?;
    let players = [&first, &second];
    let seed = args.seed.unwrap_or_else(any_seed);
    let usage = |id: &str| Err(Failure::usage(face.words.say(id, &[])));
    match (args.position.is_empty(), args.games) {
        (true, None) => usage("match-no-position"),
        (false, Some(_)) => usage("match-position-and-games"),
        (false, None) => {
            let position = PositionArg {
                position: args.position.clone(),
            };
            let question = options::question(&args.rule, &position, face)?;
            face.refusals(&refused_theorems(question.game()));
            one_game(&question, players, seed, face)
        }
        (true, Some(games)) => {
            if players.iter().any(|player| player.is_script()) {
                return usage("match-script-in-tournament");
            }
            let game = args.rule.game()?;
            face.refusals(&refused_theorems(&game));
            let largest: Count = args.max.parse()?;
            if largest.is_zero() {
                return usage("match-max");
            }
            let plan = Tournament {
                players: [first.player.clone(), second.player.clone()],
                games,
                heaps: args.heaps.clone().unwrap_or_else(|| heaps(&game)),
                sizes: Count::ONE..=largest,
                game,
            };
            tournament::run(&plan, players, seed, face)
        }
    }
}

/// A seed of no particular meaning, short enough to type.
pub(super) fn any_seed() -> u64 {
    fastrand::u64(..1_000_000)
}

/// Whether a game between these players depends on the seed.
fn needs_seed(players: [&Contestant; 2]) -> bool {
    players.iter().any(|one| one.player == Player::Random)
}

/// How many heaps suit a rule.
fn heaps(game: &Game) -> RangeInclusive<usize> {
    let parts = game.rule().parts();
    let by_limits = |part: &Part| matches!(part, Part::Heap(HeapRule::AtMost(_)));
    match parts.iter().all(by_limits) {
        true => parts.len()..=parts.len(),
        false => parts.len().max(2)..=parts.len().max(4),
    }
}

fn one_game(
    question: &Question,
    players: [&Contestant; 2],
    seed: u64,
    face: &Face,
) -> Result<Exit, Failure> {
    let mut rng = fastrand::Rng::with_seed(seed);
    let order = [&players[0].player, &players[1].player];
    let record = play_out(question, order, &mut rng, &Limits::default())
        .map_err(|error| player_failure(error, players, face))?;
    if face.json {
        face.print_json(&record_json(question, players, seed, &record))?;
        return Ok(Exit::Answered);
    }
    let mut lines = trace(players, &record, &face.words);
    let winner = players[record.winner.index()];
    let end = face.words.say(
        "match-end",
        &[
            ("side", record.winner.name().into()),
            ("player", winner.name.as_str().into()),
            ("moves", record.turns.len().into()),
        ],
    );
    lines.push(end);
    if needs_seed(players) {
        let arguments = [("seed", seed.to_string().into())];
        lines.push(face.words.say("play-seed", &arguments));
    }
    face.print(&lines.join("\n"))?;
    let guesses = record
        .turns
        .iter()
        .filter(|turn| turn.choice.basis == Basis::Unknown)
        .count();
    if guesses > 0 {
        face.remark(
            &face
                .words
                .say("match-guessed", &[("count", guesses.into())]),
        );
    }
    Ok(Exit::Answered)
}

/// A line for the start and for each move: what it left, with the nim-value, or the outcome where
/// there is no nim-value; then the move and who made it.
fn trace(players: [&Contestant; 2], record: &Record, words: &Words) -> Vec<String> {
    let turns = record.turns.iter();
    let standings: Vec<String> = std::iter::once(&record.start)
        .chain(turns.map(|turn| &turn.leaves))
        .map(standing_text)
        .collect();
    let widest = standings.iter().map(String::len).max().unwrap_or(0);
    let longest = record
        .turns
        .iter()
        .map(|turn| turn.choice.play.to_string().len());
    let longest = longest.max().unwrap_or(0);
    let mut lines = vec![standings[0].clone()];
    for (turn, standing) in record.turns.iter().zip(&standings[1..]) {
        let player = &players[turn.by.index()].name;
        let arguments = [
            ("side", turn.by.name().into()),
            ("player", player.as_str().into()),
        ];
        let by = words.say("match-by", &arguments);
        let play = turn.choice.play.to_string();
        lines.push(format!("{standing:widest$}  {play:longest$}  {by}"));
    }
    lines
}

/// `1 2 3 (0)`.
fn standing_text(standing: &Standing) -> String {
    let position = standing.position.to_string().replace('+', " ");
    let value = match (&standing.nim_value, standing.outcome) {
        (Some(value), _) => value.to_string(),
        (None, Some(Outcome::P)) => "P".to_string(),
        (None, Some(Outcome::N)) => "N".to_string(),
        (None, None) => "?".to_string(),
    };
    format!("{position} ({value})")
}

fn record_json(question: &Question, players: [&Contestant; 2], seed: u64, record: &Record) -> Json {
    let outcome = |standing: &Standing| match standing.outcome {
        Some(outcome) => json!(outcome),
        None => json!("unknown"),
    };
    let trace: Vec<Json> = record
        .turns
        .iter()
        .map(|turn| {
            json!({
                "by": turn.by.name(),
                "move": turn.choice.play,
                "position": turn.leaves.position,
                "nim_value": turn.leaves.nim_value,
                "outcome": outcome(&turn.leaves),
            })
        })
        .collect();
    json!({
        "schema": nimm::SCHEMA,
        "rule": question.game().rule(),
        "convention": question.game().convention(),
        "position": question.position(),
        "nim_value": record.start.nim_value,
        "outcome": outcome(&record.start),
        "first": players[0].name,
        "second": players[1].name,
        "seed": needs_seed(players).then(|| Count::from(seed)),
        "trace": trace,
        "winner": record.winner.name(),
    })
}
