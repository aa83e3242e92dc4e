//! `nimm play`: a game in the terminal.

use std::ffi::OsStr;
use std::io::{self, IsTerminal, Write};

use clap::ValueEnum;
use nimm::player::{Player, Side};
use nimm::{Count, refused_theorems};
use serde_json::{Value as Json, json};

use crate::face::{Exit, Face, Failure};
use crate::options::{self, LimitArgs, PositionArg, RuleArg};
#[cfg(feature = "tui")]
use crate::play::board::Board;
use crate::play::plain::{Left, Plain, seat_names};
#[cfg(feature = "tui")]
use crate::play::terminal;
use nimm::play::Session;
use nimm::play::{Opponent, Turn};
use nimm_view::Phrases;

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
    if args.opponent == Against::Friend && args.errors > 0 {
        let text = face.words.say("play-errors-and-friend", &[]);
        return Err(Failure::usage(text));
    }
    let mut session = session(args, seed, face)?;
    let phrases = Phrases::new(&face.words);
    if let Some(text) = phrases.no_start(&session) {
        return Err(Failure::usage(text));
    }
    let terminal = io::stdin().is_terminal()
        && io::stdout().is_terminal()
        && can_draw(std::env::var_os("TERM").as_deref());
    face.refusals(&refused_theorems(session.start().game()));
    let left = if args.plain || face.json || !terminal || !cfg!(feature = "tui") {
        read_lines(&mut session, phrases, face, seed)?
    } else {
        show_board(&mut session, phrases, face, seed)?
    };
    if face.json {
        face.print_json(&record(&session, seed))?;
    }
    Ok(match left {
        Left::Quit => Exit::Answered,
        Left::Stopped => Exit::Stopped,
    })
}

/// Whether a terminal of this name can show the board. On Windows it has no name.
fn can_draw(term: Option<&OsStr>) -> bool {
    match term {
        None => cfg!(windows),
        Some(name) => !name.is_empty() && name != "dumb",
    }
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
fn show_board(
    session: &mut Session,
    phrases: Phrases<'_>,
    face: &Face,
    seed: u64,
) -> Result<Left, Failure> {
    let mut board = Board::new(session, phrases)?;
    let left = terminal::run(&mut board)?;
    face.print(&phrases.farewell(session, seed).join("\n"))?;
    Ok(left)
}

#[cfg(not(feature = "tui"))]
fn show_board(_: &mut Session, _: Phrases<'_>, _: &Face, _: u64) -> Result<Left, Failure> {
    Ok(Left::Quit)
}

/// The game as JSON, and under `earlier` those before it in the same run.
fn record(session: &Session, seed: u64) -> Json {
    let start = session.start();
    let [first, second] = seat_names(session, session.person());
    let mut record = json!({
        "schema": nimm::SCHEMA,
        "rule": start.game().rule(),
        "convention": start.game().convention(),
        "position": start.position(),
        "seed": Count::from(seed),
        "first": first,
        "second": second,
        "trace": trace(session.turns()),
        "winner": session.winner().map(Side::name),
    });
    if !session.earlier().is_empty() {
        let games = session.earlier().iter().map(|game| {
            let [first, second] = seat_names(session, game.person);
            json!({
                "position": game.start.position(),
                "first": first,
                "second": second,
                "trace": trace(&game.turns),
                "winner": game.winner.map(Side::name),
            })
        });
        record["earlier"] = games.collect();
    }
    record
}

fn trace(turns: &[Turn]) -> Json {
    let moves = turns.iter().map(|turn| {
        json!({
            "by": turn.by.name(),
            "move": turn.play,
            "position": turn.answer.question.position(),
            "verdict": turn.verdict.name(),
        })
    });
    moves.collect()
}

#[cfg(test)]
mod tests {
    use clap::Parser;
    use nimm::{Limits, Question};
    use nimm_view::{Language, Words};

    use super::*;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        args: Args,
    }

    fn refusal(arguments: &[&str]) -> String {
        let line = Line::parse_from(std::iter::once(&"play").chain(arguments));
        let face = Face {
            words: Words::new(Language::English),
            json: false,
            quiet: true,
        };
        match run(&line.args, &face) {
            Err(Failure::Usage(text)) => text,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_game_without_a_first_move_is_refused_with_the_reason() {
        let text = refusal(&["fibonacci", "1"]);
        assert!(text.contains("the game cannot start"), "{text}");
        let text = refusal(&["nim", "0+0"]);
        assert!(
            text.starts_with("The game cannot start. No move is left"),
            "{text}"
        );
    }

    #[test]
    fn errors_are_for_the_program_only() {
        let text = refusal(&["nim", "3+4", "--errors", "20", "--opponent", "friend"]);
        assert!(text.contains("--errors"), "{text}");
    }

    #[test]
    fn a_terminal_that_cannot_draw_gets_lines() {
        let can_draw = |name: &str| super::can_draw(Some(OsStr::new(name)));
        assert!(can_draw("xterm-256color"));
        assert!(!can_draw("dumb") && !can_draw(""));
        assert_eq!(super::can_draw(None), cfg!(windows));
    }

    #[test]
    fn another_game_keeps_the_finished_one_in_the_record() {
        let question = Question::parse("nim", "3").unwrap();
        let opponent = Opponent::Program {
            player: Player::Best,
            errors: 0,
        };
        let rng = fastrand::Rng::with_seed(1);
        let limits = Limits::default();
        let mut session = Session::at(&question, opponent, Side::First, rng, limits);
        assert!(record(&session, 1).get("earlier").is_none());
        session.play(&"1:-3".parse().unwrap()).unwrap();
        session.swap().unwrap();
        let record = record(&session, 1);
        assert_eq!(record["trace"], json!([]));
        assert_eq!(record["first"], "program");
        let [earlier] = record["earlier"].as_array().unwrap().as_slice() else {
            panic!("{record}");
        };
        assert_eq!(earlier["winner"], "first");
        assert_eq!(earlier["first"], "person");
        assert_eq!(earlier["trace"][0]["move"], "1:-3");
    }
}
