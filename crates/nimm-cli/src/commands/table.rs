//! `nimm table`: one heap, size by size; or pairs of heaps.

use std::path::PathBuf;

use nimm::{
    Figure, Game, HeapRow, Limits, Listed, heap_table_watched, pair_grid, refused_theorems, strip,
};
use nimm_view::figure::{figure_svg, figure_text};
use nimm_view::json;

use super::solve::ThemeArg;
use crate::face::{Exit, Face, Failure};
use crate::options::{self, LimitArgs, RuleArg, whole};

/// The largest table of one heap, and of pairs.
const MOST_ROWS: u64 = 100_000;
const MOST_PAIRS: u64 = 255;

/// The most winning moves in a row of text.
const MOST_MOVES: usize = 12;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    rule: RuleArg,
    /// The largest heap.
    #[arg(long, value_name = "N", value_parser = whole, allow_negative_numbers = true, default_value = "30")]
    to: u64,
    /// Pairs of heaps up to N instead.
    #[arg(long, value_name = "N", value_parser = whole, allow_negative_numbers = true)]
    pairs: Option<u64>,
    /// Write a picture.
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Light or dark.
    #[arg(long, value_enum, value_name = "THEME", default_value = "light")]
    theme: ThemeArg,
    #[command(flatten)]
    limits: LimitArgs,
}

pub(crate) fn run(args: &Args, face: &Face) -> Result<Exit, Failure> {
    let game = args.rule.game()?;
    face.refusals(&refused_theorems(&game));
    let limits = args.limits.limits();
    match args.pairs {
        Some(largest) => pairs(args, &game, largest, &limits, face),
        None => heaps(args, &game, &limits, face),
    }
}

fn pairs(
    args: &Args,
    game: &Game,
    largest: u64,
    limits: &Limits,
    face: &Face,
) -> Result<Exit, Failure> {
    too_long(largest, MOST_PAIRS, face)?;
    let Some(grid) = pair_grid(game, largest, limits) else {
        return Err(Failure::usage(
            face.words
                .say("table-no-pairs", &[("rule", game.to_string().into())]),
        ));
    };
    if face.json {
        svg(args, &Figure::Grid(grid.clone()), face)?;
        face.print_json(&json::pairs(game, grid))?;
    } else {
        let figure = Figure::Grid(grid);
        svg(args, &figure, face)?;
        face.print(&figure_text(&face.words, &figure, face.width().max(80)))?;
    }
    Ok(Exit::Answered)
}

fn heaps(args: &Args, game: &Game, limits: &Limits, face: &Face) -> Result<Exit, Failure> {
    too_long(args.to, MOST_ROWS, face)?;
    let part = game.sequence_rule()?;
    let splits = part.splits();
    if let Some(path) = &args.svg {
        let Some(strip) = strip(game, limits) else {
            return Err(Failure::usage(face.words.say("failure-no-picture", &[])));
        };
        options::write(
            path,
            &figure_svg(&face.words, &Figure::Strip(strip), args.theme.into()),
        )?;
    }
    let table = heap_table_watched(game, args.to, limits, &mut |_| true)?;
    if face.json {
        face.print_json(&json::table(&table))?;
    } else {
        let head = match splits {
            true => "table-head-split",
            false => "table-head",
        };
        let mut lines = vec![face.words.say(head, &[])];
        lines.extend(table.rows.iter().map(line));
        face.print(&lines.join("\n"))?;
    }
    if table.stopped_by.is_none() {
        return Ok(Exit::Answered);
    }
    let heap = ("heap", table.rows.len().into());
    face.remark(&face.words.say("table-stopped", &[heap]));
    Ok(Exit::Unknown)
}

/// A row of text.
fn line(row: &HeapRow) -> String {
    let value = row.nim_value.as_ref();
    let value = value.map_or("-".to_string(), ToString::to_string);
    let moves = row.winning_moves.iter().take(MOST_MOVES);
    let mut moves: Vec<String> = moves.map(json::act_text).collect();
    if row.winning_moves.len() > MOST_MOVES || row.listed == Listed::Some {
        moves.push("...".to_string());
    }
    let moves = moves.join(" ");
    let (size, outcome) = (row.size, row.outcome.to_string());
    let line = format!("{size:>6}  {outcome:<3}  {value:>5}  {moves}");
    line.trim_end().to_string()
}

fn svg(args: &Args, figure: &Figure, face: &Face) -> Result<(), Failure> {
    match &args.svg {
        Some(path) => options::write(path, &figure_svg(&face.words, figure, args.theme.into())),
        None => Ok(()),
    }
}

fn too_long(asked: u64, most: u64, face: &Face) -> Result<(), Failure> {
    if asked <= most {
        return Ok(());
    }
    let arguments = [("asked", asked.into()), ("most", most.into())];
    Err(Failure::usage(face.words.say("table-too-long", &arguments)))
}
