//! `nimm`: who wins, every winning move, why, and how sure it is.

mod cli;
mod commands;
mod diagnostic;
mod face;
mod options;
mod play;
mod progress;
#[cfg(feature = "serve")]
mod serve;

use std::process::ExitCode;

use face::Face;
use nimm_view::Words;

fn main() -> ExitCode {
    let words = Words::new(face::language(cli::language_asked_for(std::env::args_os())));
    let cli = match cli::parse(&words, std::env::args_os()) {
        Ok(cli) => cli,
        Err(said) => return said,
    };
    let face = Face {
        words,
        json: cli.json,
        quiet: cli.quiet,
    };
    match commands::run(&cli.command, &face) {
        Ok(exit) => exit.into(),
        Err(failure) => face.report(&failure),
    }
}
