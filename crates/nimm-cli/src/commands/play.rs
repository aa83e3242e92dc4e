//! `nimm play`: a game in the terminal.

use std::io::{self, IsTerminal, Write};

use clap::ValueEnum;
use nimm::Count;
use nimm::player::{Player, Side};
use serde_json::json;

use crate::face::{Exit, Face, Failure};
use crate::options::{self, LimitArgs, PositionArg, RuleArg};
#[cfg(feature = "tui")]
use crate::play::board::Board;
use crate::play::phrases::Phrases;
use crate::play::plain::{Left, Plain, seat_names};
use crate::play::session::Session;
#[cfg(feature = "tui")]
use crate::play::terminal;
use crate::play::turn::Opponent;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    rule: RuleArg,
    /// The position; a random one if it is left out.
    #[arg(value_name = "POSITION", allow_negative_numbers = true)]
    position: Vec<String>,
    /// Who begins.
    #[arg(long, value_enum, value_name = "WHO", default_value = "you")]
    first: Beginner,
    /// Against whom you play.
    #[arg(long, value_enum, value_name = "WHO", default_value = "best")]
    opponent: Against,
    /// In how many of 100 moves the program moves at random.
    #[arg(long, value_name = "PERCENT", default_value = "0", value_parser = percent, allow_negative_numbers = true)]
    errors: u8,
    /// Repeats the random choices of a game.
    #[arg(long, value_name = "N", value_parser = options::whole, allow_negative_numbers = true)]
    seed: Option<u64>,
    /// Moves line by line, without the board.
    #[arg(long)]
    plain: bool,
    #[command(flatten)]
    limits: LimitArgs,
}

fn percent(text: &str) -> Result<u8, &'static str> {
    let number = text.strip_suffix('%').unwrap_or(text).parse::<u8>().ok();
    number
        .filter(|number| *number <= 100)
        .ok_or("expected-percent")
}

/// Who begins.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Beginner {
    You,
    Program,
}

/// Against whom the person plays.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Against {
    Best,
    Random,
    Friend,
}

/// Plays.
pub(crate) fn run(args: &Args, face: &Face) -> Result<Exit, Failure> {
    let seed = args.seed.unwrap_or_else(super::matches::any_seed);
    let mut session = session(args, seed, face)?;
    let phrases = Phrases::new(&face.words);
    let terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
    let left = if args.plain || face.json || !terminal || !cfg!(feature = "tui") {
        read_lines(&mut session, phrases, face, seed)?
    } else {
        show_board(&mut session, phrases)?
    };
    if face.json {
        face.print_json(&record(&session, seed))?;
    }
    Ok(match left {
        Left::Quit => Exit::Answered,
        Left::Stopped => Exit::Stopped,
    })
}

fn session(args: &Args, seed: u64, face: &Face) -> Result<Session, Failure> {
    let player = match args.opponent {
        Against::Random => Player::Random,
        Against::Best | Against::Friend => Player::Best,
    };
    let opponent = match args.opponent {
        Against::Friend => Opponent::Friend,
        _ => Opponent::Program {
            player,
            errors: args.errors,
        },
    };
    let person = match args.first {
        Beginner::You => Side::First,
        Beginner::Program => Side::Second,
    };
    let rng = fastrand::Rng::with_seed(seed);
    let limits = args.limits.limits();
    if args.position.is_empty() {
        let game = args.rule.game()?;
        return Ok(Session::random(&game, opponent, person, rng, limits)?);
    }
    let position = PositionArg {
        position: args.position.clone(),
    };
    let question = options::question(&args.rule, &position, face)?;
    Ok(Session::at(&question, opponent, person, rng, limits))
}

/// Plays by lines. With `--json` the talk goes to standard error.
fn read_lines(
    session: &mut Session,
    phrases: Phrases<'_>,
    face: &Face,
    seed: u64,
) -> io::Result<Left> {
    let stdin = io::stdin();
    let echo = !stdin.is_terminal();
    let out: Box<dyn Write> = match (face.json, face.quiet) {
        (false, _) => Box::new(anstream::stdout()),
        (true, false) => Box::new(anstream::stderr()),
        (true, true) => Box::new(io::sink()),
    };
    Plain::new(session, phrases, out, echo, face.width()).run(stdin.lock(), seed)
}

#[cfg(feature = "tui")]
fn show_board(session: &mut Session, phrases: Phrases<'_>) -> Result<Left, Failure> {
    let mut board = Board::new(session, phrases)?;
    Ok(terminal::run(&mut board)?)
}

#[cfg(not(feature = "tui"))]
fn show_board(_: &mut Session, _: Phrases<'_>) -> Result<Left, Failure> {
    Ok(Left::Quit)
}

/// The game as JSON.
fn record(session: &Session, seed: u64) -> serde_json::Value {
    let start = session.start();
    let [first, second] = seat_names(session);
    let trace: Vec<serde_json::Value> = session
        .turns()
        .iter()
        .map(|turn| {
            json!({
                "by": turn.by.name(),
                "move": turn.play,
                "position": turn.answer.question.position(),
                "verdict": turn.verdict.name(),
            })
        })
        .collect();
    json!({
        "schema": nimm::SCHEMA,
        "rule": start.game().rule(),
        "convention": start.game().convention(),
        "position": start.position(),
        "seed": Count::from(seed),
        "first": first,
        "second": second,
        "trace": trace,
        "winner": session.winner().map(Side::name),
    })
}
