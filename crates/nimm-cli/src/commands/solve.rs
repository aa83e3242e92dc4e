//! `nimm solve`: who wins, every winning move, why, evidence.

use std::path::PathBuf;

use clap::ValueEnum;
use nimm::{
    Answer, Figure, Finding, Limits, Method, Outcome, Reason, explain, move_table, reply_table,
    solve_watched,
};
use nimm_view::figure::{Theme, figure_svg, figure_text};
use nimm_view::{
    evidence_words, headline, moves_line, nim_value_line, reason_words, remoteness_line,
    unknown_words,
};

use crate::face::{Exit, Face, Failure, Interrupt};
use crate::options::{self, LimitArgs, PositionArg, RuleArg};

/// The most rows of a table of moves.
const MOST_ROWS: usize = 200;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    rule: RuleArg,
    #[command(flatten)]
    position: PositionArg,
    /// Use one method only.
    #[arg(long, value_enum, value_name = "METHOD")]
    by: Option<By>,
    /// Write the picture of the reason.
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Light or dark.
    #[arg(long, value_enum, value_name = "THEME", default_value = "light")]
    theme: ThemeArg,
    /// How much to show.
    #[arg(long, value_enum, value_name = "DEPTH", default_value = "brief")]
    depth: Depth,
    /// Write the answer to a file that `nimm check` reads.
    #[arg(long, value_name = "FILE")]
    certificate: Option<PathBuf>,
    #[command(flatten)]
    limits: LimitArgs,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum By {
    Theory,
    Sequence,
    Search,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Depth {
    Brief,
    Full,
}

/// The look of a picture.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum ThemeArg {
    Light,
    Dark,
}

impl From<ThemeArg> for Theme {
    fn from(theme: ThemeArg) -> Theme {
        match theme {
            ThemeArg::Light => Theme::Light,
            ThemeArg::Dark => Theme::Dark,
        }
    }
}

pub(crate) fn run(args: &Args, face: &Face) -> Result<Exit, Failure> {
    let question = options::question(&args.rule, &args.position, face)?;
    let limits = args.limits.limits();
    let method = args.by.map(|by| match by {
        By::Theory => Method::Theory,
        By::Sequence => Method::Sequence,
        By::Search => Method::Search,
    });
    let interrupt = Interrupt::watch();
    let answer = solve_watched(&question, method, &limits, &mut |_| !interrupt.is_set());
    face.refusals(&answer.refused);
    let exit = match answer.outcome() {
        Some(_) => Exit::Answered,
        None if interrupt.is_set() => Exit::Stopped,
        None => Exit::Unknown,
    };
    if let Some(path) = &args.certificate {
        options::write(path, &format!("{}\n", answer.to_json()))?;
    }
    let wants_figures = !face.json || args.svg.is_some();
    let explanation = if wants_figures {
        explain(&answer, &limits)
    } else {
        Default::default()
    };
    let mut figures = explanation.figures;
    if face.json {
        face.print_json(&answer.to_json())?;
    } else {
        if args.depth == Depth::Full {
            figures.extend(full_table(&answer, &limits));
        } else {
            figures.truncate(1);
        }
        face.print(&text(&answer, &explanation.reasons, &figures, face))?;
    }
    if let Some(path) = &args.svg {
        // The answer stands, whether there is a picture of it or not.
        let Some(figure) = figures.first() else {
            return Err(Failure::usage(face.words.say("failure-no-picture", &[])));
        };
        options::write(path, &figure_svg(&face.words, figure, args.theme.into()))?;
    }
    Ok(exit)
}

/// Every move of a won position; every move and its refutation of a lost one.
fn full_table(answer: &Answer, limits: &Limits) -> Option<Figure> {
    Some(match answer.outcome()? {
        Outcome::N => Figure::Moves(move_table(&answer.question, MOST_ROWS, limits)),
        Outcome::P => Figure::Replies(reply_table(answer, MOST_ROWS, limits)),
    })
}

/// Who wins and by which moves; why, in words and pictures; how sure it is.
fn text(answer: &Answer, reasons: &[Reason], figures: &[Figure], face: &Face) -> String {
    let words = &face.words;
    let mut lines = vec![face.wrapped(&headline(words, answer))];
    match &answer.finding {
        Finding::Unknown { tried, stopped_by } => {
            lines.push(face.wrapped(&unknown_words(words, tried, stopped_by)));
        }
        Finding::Solved(solution) => {
            if solution.outcome == Outcome::N {
                lines.extend(moves_line(words, answer).map(|line| face.wrapped(&line)));
            }
            lines.push(String::new());
            let sentences = reasons.iter().map(|reason| reason_words(words, reason));
            lines.extend(sentences.map(|sentence| face.wrapped(&sentence)));
            for figure in figures {
                let figure = figure_text(words, figure, face.width());
                lines.extend([String::new(), figure.trim_end().to_string()]);
            }
            lines.push(String::new());
            let numbers = [
                nim_value_line(words, answer),
                remoteness_line(words, answer),
            ];
            lines.extend(
                numbers
                    .into_iter()
                    .flatten()
                    .map(|line| face.wrapped(&line)),
            );
            lines.push(face.wrapped(&evidence_words(words, &solution.evidence)));
        }
    }
    lines.join("\n")
}
