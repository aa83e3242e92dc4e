//! `nimm period`: preperiod, period and gaps, with proof.

use std::path::PathBuf;

use nimm::period_watched;
use nimm_view::{Door, period_words, unknown_words};

use crate::face::{Exit, Face, Failure};
use crate::options::{self, LimitArgs, RuleArg, whole};
use crate::progress::Watch;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    rule: RuleArg,
    /// The largest heap to look at.
    #[arg(long, value_name = "N", value_parser = whole, allow_negative_numbers = true)]
    to: Option<u64>,
    /// Write the proof to a file that `nimm check` reads.
    #[arg(long, value_name = "FILE")]
    certificate: Option<PathBuf>,
    #[command(flatten)]
    limits: LimitArgs,
}

pub(crate) fn run(args: &Args, face: &Face) -> Result<Exit, Failure> {
    let game = args.rule.game()?;
    let mut limits = args.limits.limits();
    if let Some(to) = args.to {
        // How far to go was said; how much work that is does not matter.
        limits.heap = to;
        limits.moves = u64::MAX;
    }
    let watch = Watch::new(face, limits.heap);
    let answer = period_watched(&game, &limits, &mut watch.look())?;
    watch.end();
    let answer = match answer {
        Ok(answer) => answer,
        Err(stop) => {
            face.reason(&unknown_words(&face.words, &[], &stop));
            return Ok(Exit::Stopped);
        }
    };
    if let Some(path) = &args.certificate {
        options::write(path, &format!("{}\n", answer.certificate()))?;
    }
    if face.json {
        face.print_json(&answer.to_json())?;
    } else {
        let mut lines = vec![answer.game.to_string()];
        lines.extend(period_words(&face.words, &answer, Door::Terminal));
        let lines: Vec<String> = lines.iter().map(|line| face.wrapped(line)).collect();
        face.print(&lines.join("\n"))?;
    }
    Ok(if answer.is_complete() {
        Exit::Answered
    } else {
        Exit::Unknown
    })
}
