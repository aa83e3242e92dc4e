//! One file a command.

mod check;
mod claim;
mod completions;
mod contestant;
mod man;
mod matches;
mod misere;
mod period;
mod play;
mod read;
mod rules;
mod selftest;
mod sequence;
#[cfg(feature = "serve")]
mod serve;
mod solve;
mod table;
mod verify;

use crate::face::{Exit, Face, Failure};

/// The commands; their help is in the message files, `command-NAME` and `option-NAME`.
#[derive(clap::Subcommand)]
pub(crate) enum Commands {
    /// Who wins, every winning move, why, and how sure it is.
    Solve(solve::Args),
    /// Play in the terminal.
    Play(play::Args),
    /// A game between programmed players.
    Match(matches::Args),
    /// How a rule was understood.
    Read(read::Args),
    /// The named rules.
    Rules,
    /// Nim-values or outcomes of the heaps 0, 1, 2, ...
    Sequence(sequence::Args),
    /// The period of a rule, with proof.
    Period(period::Args),
    /// The misère quotient of a rule.
    Misere(misere::Args),
    /// A table of heaps, or of pairs of heaps.
    Table(table::Args),
    /// Holds theory, sequence and search against each other.
    Verify(verify::Args),
    /// Re-derives a saved answer or certificate.
    Check(check::Args),
    /// Tests a claim over a family of rules.
    Claim(claim::Args),
    /// The page on localhost.
    #[cfg(feature = "serve")]
    Serve(serve::Args),
    /// The published tables and theorems, checked by the program itself.
    Selftest,
    /// Completions for a shell.
    Completions(completions::Args),
    /// The manual page.
    Man,
}

/// Carries out a command.
pub(crate) fn run(command: &Commands, face: &Face) -> Result<Exit, Failure> {
    match command {
        Commands::Solve(args) => solve::run(args, face),
        Commands::Play(args) => play::run(args, face),
        Commands::Match(args) => matches::run(args, face),
        Commands::Read(args) => read::run(args, face),
        Commands::Rules => rules::run(face),
        Commands::Sequence(args) => sequence::run(args, face),
        Commands::Period(args) => period::run(args, face),
        Commands::Misere(args) => misere::run(args, face),
        Commands::Table(args) => table::run(args, face),
        Commands::Verify(args) => verify::run(args, face),
        Commands::Check(args) => check::run(args, face),
        Commands::Claim(args) => claim::run(args, face),
        #[cfg(feature = "serve")]
        Commands::Serve(args) => serve::run(args, face),
        Commands::Selftest => selftest::run(face),
        Commands::Completions(args) => completions::run(args, face),
        Commands::Man => man::run(face),
    }
}
