//! `nimm sequence`: nim-values or outcomes of the heaps 0, 1, 2, ...

mod long;
mod print;
mod statistics;

use std::path::PathBuf;

use clap::ValueEnum;
use nimm::figure::Scatter;
use nimm::{Figure, Game, HeapValue, Stop, Wanted, first_heaps_watched};
use nimm_view::figure::figure_svg;
use nimm_view::{json, unknown_words};

use super::solve::ThemeArg;
use crate::face::{Exit, Face, Failure};
use crate::options::{self, LimitArgs, RuleArg, whole};
use crate::progress::Watch;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    rule: RuleArg,
    /// The largest heap.
    #[arg(long, value_name = "N", value_parser = whole, allow_negative_numbers = true, default_value = "60")]
    to: u64,
    /// The first heap that is printed.
    #[arg(long, value_name = "N", value_parser = whole, allow_negative_numbers = true)]
    from: Option<u64>,
    /// Who wins instead of nim-values.
    #[arg(long)]
    outcomes: bool,
    /// How often values occur, instead of the values.
    #[arg(long, conflicts_with = "outcomes")]
    stats: bool,
    /// How to print it.
    #[arg(long, value_enum, value_name = "FORMAT", default_value = "text")]
    format: Format,
    /// Keep the values in a file, and go on from it.
    #[arg(long, value_name = "FILE", conflicts_with = "outcomes")]
    state: Option<PathBuf>,
    /// Write a picture of the values.
    #[arg(long, value_name = "FILE", conflicts_with = "outcomes")]
    svg: Option<PathBuf>,
    /// Light or dark.
    #[arg(long, value_enum, value_name = "THEME", default_value = "light")]
    theme: ThemeArg,
    #[command(flatten)]
    limits: LimitArgs,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Csv,
    Json,
    Bfile,
}

pub(crate) fn run(args: &Args, face: &Face) -> Result<Exit, Failure> {
    let game = args.rule.game()?;
    if args.from.is_some_and(|from| from > args.to) {
        let text = face.words.say("expected-from-below-to", &[]);
        return Err(Failure::usage(text));
    }
    if let Some(path) = &args.state {
        return long::run(args, &game, path, face);
    }
    let wanted = if args.outcomes {
        Wanted::Outcomes
    } else {
        Wanted::NimValues
    };
    let watch = Watch::new(face, args.to);
    let limits = args.limits.limits();
    let heaps = first_heaps_watched(&game, args.to, wanted, &limits, &mut watch.look())?;
    watch.end();
    match heaps {
        Ok(heaps) => show(args, &game, &heaps, face),
        Err(stop) => {
            if face.json || args.format == Format::Json {
                face.print_json(&json::stopped_sequence(&game, &stop))?;
            } else {
                face.reason(&unknown_words(&face.words, &[], &stop));
            }
            Ok(match stop {
                Stop::Interrupted { .. } => Exit::Stopped,
                _ => Exit::Unknown,
            })
        }
    }
}

/// Prints the heaps from 0 on as they are asked for, and draws them.
fn show(args: &Args, game: &Game, heaps: &[HeapValue], face: &Face) -> Result<Exit, Failure> {
    let values = || heaps.iter().filter_map(|heap| heap.nim_value);
    if args.stats {
        statistics::print(args, game, values(), face)?;
    } else {
        let from = usize::try_from(args.from.unwrap_or(0)).unwrap_or(usize::MAX);
        print::heaps(args, game, from, &heaps[from.min(heaps.len())..], face)?;
    }
    if let Some(path) = &args.svg {
        draw(path, args, &values().collect::<Vec<u64>>(), face)?;
    }
    Ok(Exit::Answered)
}

fn draw(path: &std::path::Path, args: &Args, values: &[u64], face: &Face) -> Result<(), Failure> {
    let figure = Figure::Scatter(Scatter::of(values));
    options::write(path, &figure_svg(&face.words, &figure, args.theme.into()))
}
