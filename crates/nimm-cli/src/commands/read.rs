//! `nimm read`: how a rule was understood.

use nimm::refused_theorems;
use nimm_view::{Reading, TheoremsSaid, json};

use crate::face::{Exit, Face, Failure};
use crate::options::RuleArg;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    rule: RuleArg,
    /// Every theorem of the catalogue.
    #[arg(long)]
    all: bool,
}

pub(crate) fn run(args: &Args, face: &Face) -> Result<Exit, Failure> {
    let game = args.rule.game()?;
    face.refusals(&refused_theorems(&game));
    if face.json {
        face.print_json(&json::read(&face.words, &game))?;
        return Ok(Exit::Answered);
    }
    let said = match args.all {
        true => TheoremsSaid::All,
        false => TheoremsSaid::Close,
    };
    let reading = Reading::of(&game);
    let mut lines = reading.notation_words(&face.words);
    lines.extend(reading.method_words(&face.words, said));
    let lines: Vec<String> = lines.iter().map(|line| face.wrapped(line)).collect();
    face.print(&lines.join("\n"))?;
    Ok(Exit::Answered)
}
