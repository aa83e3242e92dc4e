//! `nimm table`: one heap, size by size; or pairs of heaps.

use std::path::PathBuf;

use nimm::{
    Count, Figure, Game, Heap, Limits, Listed, Move, Outcome, Position, Question, SCHEMA,
    pair_grid, refused_theorems, solve, strip,
};
use nimm_view::figure::{figure_svg, figure_text};
use serde_json::{Value, json};

use super::solve::ThemeArg;
use crate::face::{Exit, Face, Failure};
use crate::options::{self, LimitArgs, RuleArg, whole};

/// The largest table of one heap, and of pairs.
const MOST_ROWS: u64 = 100_000;
const MOST_PAIRS: u64 = 255;

/// The most winning moves in a row of text, and the most that are listed where heaps are split.
const MOST_MOVES: usize = 12;
const MOST_SPLITS: usize = 1000;

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
    let figure = Figure::Grid(grid);
    svg(args, &figure, face)?;
    if face.json {
        let mut object = json!({
            "schema": SCHEMA, "rule": game.rule(), "convention": game.convention(),
        });
        object["pairs"] = json!(figure);
        face.print_json(&object)?;
    } else {
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
    let mut limits = *limits;
    if splits {
        limits.listed = limits.listed.min(MOST_SPLITS);
    }
    let mut exit = Exit::Answered;
    let mut rows: Vec<Row> = Vec::new();
    for size in 0..=args.to {
        let position = Position::new(vec![vec![Heap::new(size)]]);
        let answer = solve(&Question::new(game.clone(), position)?, &limits);
        match answer.solution() {
            Some(solution) => rows.push(Row {
                size,
                outcome: solution.outcome,
                nim_value: solution.nim_value.as_ref().map(ToString::to_string),
                winning: solution.winning_moves.clone(),
                listed: solution.listed,
            }),
            None => {
                exit = Exit::Unknown;
                break;
            }
        }
    }
    if face.json {
        let rows: Vec<Value> = rows.iter().map(|row| row.to_json(splits)).collect();
        face.print_json(&json!({
            "schema": SCHEMA, "rule": game.rule(), "convention": game.convention(), "heaps": rows,
        }))?;
    } else {
        let head = if splits {
            "table-head-split"
        } else {
            "table-head"
        };
        let mut lines = vec![face.words.say(head, &[])];
        lines.extend(rows.iter().map(Row::line));
        face.print(&lines.join("\n"))?;
    }
    if exit == Exit::Unknown {
        face.remark(
            &face
                .words
                .say("table-stopped", &[("heap", rows.len().into())]),
        );
    }
    Ok(exit)
}

/// One heap.
struct Row {
    size: u64,
    outcome: Outcome,
    nim_value: Option<String>,
    winning: Vec<Move>,
    listed: Listed,
}

impl Row {
    fn line(&self) -> String {
        let value = self.nim_value.as_deref().unwrap_or("-");
        let mut moves: Vec<String> = self.winning.iter().take(MOST_MOVES).map(act).collect();
        if self.winning.len() > MOST_MOVES || self.listed == Listed::Some {
            moves.push("...".to_string());
        }
        format!(
            "{:>6}  {:<3}  {value:>5}  {}",
            self.size,
            self.outcome.to_string(),
            moves.join(" ")
        )
        .trim_end()
        .to_string()
    }

    /// Where heaps are split, with the sizes that are left too.
    fn to_json(&self, splits: bool) -> Value {
        let of = |wanted: fn(&Move) -> bool| -> Vec<String> {
            self.winning
                .iter()
                .filter(|play| wanted(play))
                .map(act)
                .collect()
        };
        let mut row = json!({
            "heap": self.size.to_string(),
            "outcome": self.outcome.to_string(),
            "nim_value": self.nim_value,
            "winning_takes": of(|play| play.take().is_some()),
        });
        if splits {
            row["winning_splits"] = json!(of(|play| play.parts().is_some()));
        }
        if self.listed == Listed::Some {
            row["winning_moves_complete"] = json!(false);
        }
        row
    }
}

/// `3` for a take, `1+4` for a split.
fn act(play: &Move) -> String {
    let parts = play.parts().into_iter().flatten();
    let numbers: Vec<String> = play
        .take()
        .into_iter()
        .chain(parts)
        .map(Count::to_string)
        .collect();
    numbers.join("+")
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
