//! `nimm completions`: completions for a shell.

use clap_complete::Shell;

use crate::cli;
use crate::face::{Exit, Face, Failure};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The shell.
    #[arg(value_enum, value_name = "SHELL")]
    shell: Shell,
}

pub(crate) fn run(args: &Args, face: &Face) -> Result<Exit, Failure> {
    // Into memory first: the generator panics where it cannot write.
    let mut script = Vec::new();
    clap_complete::generate(
        args.shell,
        &mut cli::command(&face.words),
        "nimm",
        &mut script,
    );
    face.print_text(&String::from_utf8_lossy(&script))?;
    Ok(Exit::Answered)
}
