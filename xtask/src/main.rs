//! Tasks of the developers of nimm: `cargo xtask TASK`.
//!
//! | file | task |
//! |---|---|
//! | `test` | `cargo xtask test`: everything that must hold before a change is taken |
//! | `fuzz` | `cargo xtask fuzz [SECONDS]`: the fuzz targets alone, on stable Rust |
//! | `counts` | `cargo xtask counts [--save]`: instruction counts of the benchmarks |
//! | `page` | the steps of `test` for the page |
//! | `book` | `cargo xtask book`: the parts of the book that are made from the program |
//! | `web` | `cargo xtask web`: the page as a static bundle |
//! | `wasm_toolchain` | the compiler for WebAssembly |
//! | `bindgen` | a program of its own, which `web` runs |
//! | `report` | steps with their names, wall times and results, and the closing line |
//!
//! Plain `std`, no dependencies: a task starts within seconds of a fresh clone. To add a task,
//! write a file with one public function that returns whether all went well, and add it to
//! [`TASKS`].

mod book;
mod counts;
mod fuzz;
mod page;
mod report;
mod test;
mod wasm_toolchain;
mod web;

use std::env;
use std::path::PathBuf;
use std::process::{Command, ExitCode};

/// One task: its name, its arguments in words, what it does, and the function that does it.
struct Task {
    name: &'static str,
    arguments: &'static str,
    does: &'static str,
    run: fn(&[String]) -> Result<bool, String>,
}

/// All tasks.
const TASKS: &[Task] = &[
    Task {
        name: "test",
        arguments: "",
        does: "format, lints, tests, documentation, the page and fuzz targets; some minutes from nothing",
        run: test::run,
    },
    Task {
        name: "fuzz",
        arguments: "[SECONDS]",
        does: "the fuzz targets, SECONDS in all (default 30)",
        run: fuzz::run,
    },
    Task {
        name: "counts",
        arguments: "[--save]",
        does: "instruction counts of the benchmarks, held against benches/counts.txt",
        run: counts::run,
    },
    Task {
        name: "book",
        arguments: "",
        does: "write the parts of docs/ that are made from the program",
        run: book::run,
    },
    Task {
        name: "web",
        arguments: "",
        does: "the page as a static bundle, with the engine as WebAssembly, and its size",
        run: web::run,
    },
];

/// Exit codes: 0 all went well, 1 something failed, 2 the task could not be understood.
fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let Some((name, rest)) = arguments.split_first() else {
        eprint!("{}", usage());
        return ExitCode::from(2);
    };
    if ["help", "--help", "-h"].contains(&name.as_str()) {
        print!("{}", usage());
        return ExitCode::SUCCESS;
    }
    let Some(task) = TASKS.iter().find(|task| task.name == name) else {
        eprint!("no task is called `{name}`\n\n{}", usage());
        return ExitCode::from(2);
    };
    match (task.run)(rest) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(message) => {
            eprintln!("cargo xtask {name}: {message}");
            ExitCode::from(2)
        }
    }
}

/// The tasks, one a line.
fn usage() -> String {
    let mut text = String::from("usage: cargo xtask TASK\n\n");
    for task in TASKS {
        let call = format!("{} {}", task.name, task.arguments);
        text.push_str(&format!("  {call:<18} {}\n", task.does));
    }
    text
}

/// Refuses arguments where a task takes none.
fn no_arguments(arguments: &[String]) -> Result<(), String> {
    match arguments.first() {
        None => Ok(()),
        Some(argument) => Err(format!("takes no arguments, but was given `{argument}`")),
    }
}

/// The root of the repository.
fn root() -> PathBuf {
    let xtask = env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    xtask.parent().map_or(xtask.clone(), PathBuf::from)
}

/// The folder that cargo builds into.
fn target_dir() -> PathBuf {
    let given = env::var_os("CARGO_TARGET_DIR").filter(|dir| !dir.is_empty());
    root().join(given.map_or_else(|| PathBuf::from("target"), PathBuf::from))
}

/// The cargo that runs this program, in the root of the repository.
fn cargo(arguments: &[&str]) -> Command {
    let program = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(program);
    command.current_dir(root()).args(arguments);
    command
}

/// Whether `command` can be started and exits with 0; its output is thrown away.
fn works(command: &mut Command) -> bool {
    command.output().is_ok_and(|output| output.status.success())
}
