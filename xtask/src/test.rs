//! `cargo xtask test`: everything that must hold before a change is taken.
//!
//! A failed step does not stop the others. All steps but the fuzz targets and the module of the page share
//! one target folder and one set of flags, so nothing is compiled twice for the same purpose.

use std::process::Command;

use crate::report::Report;
use crate::{cargo, fuzz, no_arguments, page, works};

/// Seconds of fuzzing, all targets together.
const FUZZ_SECONDS: u64 = 30;

/// Runs all steps and prints their summary.
pub(crate) fn run(arguments: &[String]) -> Result<bool, String> {
    no_arguments(arguments)?;
    let mut report = Report::new();
    let has_format = has_component("fmt", "rustfmt");
    let has_lints = has_component("clippy", "clippy");

    if has_format {
        let remedy = "run `cargo fmt --all`";
        report.command("format", &mut cargo(&["fmt", "--all", "--check"]), remedy);
        let remedy = "run `cargo fmt --manifest-path fuzz/Cargo.toml`";
        let fuzz = ["fmt", "--check", "--manifest-path", "fuzz/Cargo.toml"];
        report.command("format of the fuzz targets", &mut cargo(&fuzz), remedy);
    } else {
        report.step("format", || Err(missing("rustfmt")));
    }
    if has_lints {
        let mut clippy = cargo(&["clippy", "--workspace", "--all-targets"]);
        clippy.args(["--", "-D", "warnings"]);
        report.command("lints", &mut clippy, "mend what clippy names above");
    } else {
        report.step("lints", || Err(missing("clippy")));
    }
    report.tests(
        "tests",
        &mut cargo(&["test", "--workspace", "--no-fail-fast"]),
    );
    // The program is called `nimm` as the library is, and its pages would overwrite the library's.
    let mut doc = cargo(&["doc", "--workspace", "--exclude", "nimm-cli", "--no-deps"]);
    doc.env("RUSTDOCFLAGS", "-D warnings");
    report.command("documentation", &mut doc, "mend what rustdoc names above");
    report.command(
        "nimm-cli without default features",
        &mut cargo(&["check", "--package", "nimm-cli", "--no-default-features"]),
        "does not compile",
    );
    page::steps(&mut report);
    fuzz::steps(&mut report, FUZZ_SECONDS);
    Ok(report.close())
}

/// Whether the cargo command of a component works, if need be after installing the component.
fn has_component(subcommand: &str, component: &str) -> bool {
    let there = || works(&mut cargo(&[subcommand, "--version"]));
    if there() {
        return true;
    }
    println!("{component} is missing; trying `rustup component add {component}`");
    let installed = Command::new("rustup")
        .args(["component", "add", component])
        .status();
    installed.is_ok_and(|status| status.success()) && there()
}

fn missing(component: &str) -> String {
    format!(
        "{component} is missing: install it with `rustup component add {component}`, \
         or with the package manager that installed Rust"
    )
}
