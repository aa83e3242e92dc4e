//! `cargo xtask book`: writes the parts of the book that are made from the program.
//!
//! First the tables that are made from its catalogues, then what its commands print. The tests
//! compare both; read the difference before you keep it.

use crate::{cargo, no_arguments};

/// Writes what is made. Returns whether all of it could be.
pub(crate) fn run(arguments: &[String]) -> Result<bool, String> {
    no_arguments(arguments)?;
    let mut written = true;
    for (test, variable) in [("what_it_knows", "BOOK"), ("book", "TRYCMD")] {
        let mut command = cargo(&["test", "--package", "nimm-cli", "--test", test]);
        let status = command.env(variable, "overwrite").status();
        written &= status
            .map_err(|error| format!("cannot run cargo: {error}"))?
            .success();
    }
    Ok(written)
}
