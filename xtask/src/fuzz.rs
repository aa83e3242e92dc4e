//! `cargo xtask fuzz`: the fuzz targets, each for a bounded time.
//!
//! The layout is that of cargo-fuzz, which works too, but neither it nor a nightly compiler is
//! needed: stable rustc can insert the coverage counters that libFuzzer steers by. What is missing
//! without a nightly is AddressSanitizer, which safe code can do without.
//!
//! Inputs worth keeping are added to `fuzz/corpus/TARGET`, which is not committed; the committed
//! ones are in `fuzz/seeds/TARGET`. To add a target, write `fuzz/fuzz_targets/TARGET.rs`, add it to
//! `fuzz/Cargo.toml` and to [`TARGETS`], and give it a few seeds.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::report::Report;
use crate::{cargo, root, target_dir, works};

/// The targets, by the names of their files.
const TARGETS: [&str; 4] = ["rule", "position", "play", "question"];

/// Seconds of fuzzing, all targets together, where none are given.
const DEFAULT_SECONDS: u64 = 30;

/// What makes rustc count the edges that a run passes, as cargo-fuzz does.
const FLAGS: &str = "--cfg fuzzing -Ccodegen-units=1 -Cpasses=sancov-module \
    -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
    -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares";

/// The bounds of a run: 200 bytes of input (the targets also refuse texts that stand for much
/// work), 10 s for one input, 2 GiB of memory.
const BOUNDS: [&str; 3] = ["-max_len=200", "-timeout=10", "-rss_limit_mb=2048"];

/// Builds and runs all targets.
pub(crate) fn run(arguments: &[String]) -> Result<bool, String> {
    let seconds = match arguments {
        [] => DEFAULT_SECONDS,
        [seconds] => seconds
            .parse()
            .map_err(|_| format!("expected a whole number of seconds, found `{seconds}`"))?,
        [_, extra, ..] => return Err(format!("takes one argument, but was also given `{extra}`")),
    };
    let mut report = Report::new();
    steps(&mut report, seconds);
    Ok(report.close())
}

/// Adds the build and one step a target to `report`; `seconds` is for all targets together.
pub(crate) fn steps(report: &mut Report, seconds: u64) {
    let mut built = false;
    let mut programs = PathBuf::new();
    report.step("build of the fuzz targets", || {
        programs = build()?;
        built = true;
        Ok(String::new())
    });
    if !built {
        return;
    }
    let each = (seconds / TARGETS.len() as u64).max(1);
    for target in TARGETS {
        report.step(&format!("fuzz {target}"), || fuzz(&programs, target, each));
    }
}

/// Builds the targets and returns the folder of their programs.
fn build() -> Result<PathBuf, String> {
    // libFuzzer is C++.
    let compiler = std::env::var("CXX").unwrap_or_else(|_| "c++".to_string());
    if !works(Command::new(&compiler).arg("--version")) {
        return Err(format!(
            "no C++ compiler `{compiler}`: install one, such as `apt-get install g++`"
        ));
    }
    let host = host()?;
    // Flags for a named target spare build scripts and procedural macros, which could not link.
    let folder = match std::env::var_os("CARGO_TARGET_DIR") {
        Some(_) => target_dir().join("fuzz"),
        None => root().join("fuzz/target"),
    };
    let mut command = cargo(&["build", "--release", "--bins"]);
    command
        .args(["--manifest-path", "fuzz/Cargo.toml", "--target", &host])
        .arg("--target-dir")
        .arg(&folder)
        .env("RUSTFLAGS", FLAGS)
        .env_remove("CARGO_ENCODED_RUSTFLAGS");
    match command.status() {
        Ok(status) if status.success() => Ok(folder.join(host).join("release")),
        Ok(_) => Err("does not compile".to_string()),
        Err(error) => Err(format!("cannot start cargo: {error}")),
    }
}

/// The triple of this machine, as rustc names it.
fn host() -> Result<String, String> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(rustc)
        .arg("-vV")
        .output()
        .map_err(|error| format!("cannot start rustc: {error}"))?;
    String::from_utf8_lossy(&output.stdout)
        .lines()
        .find_map(|line| line.strip_prefix("host: ").map(String::from))
        .ok_or_else(|| "`rustc -vV` names no host".to_string())
}

/// Runs one target for `seconds`.
fn fuzz(programs: &std::path::Path, target: &str, seconds: u64) -> Result<String, String> {
    let folder = root().join("fuzz");
    let corpus = folder.join("corpus").join(target);
    let artifacts = folder.join("artifacts").join(target);
    for folder in [&corpus, &artifacts] {
        fs::create_dir_all(folder)
            .map_err(|error| format!("cannot create {}: {error}", folder.display()))?;
    }
    let output = Command::new(programs.join(target))
        .current_dir(&folder)
        .arg(format!("-max_total_time={seconds}"))
        .args(BOUNDS)
        .arg("-dict=dictionary.txt")
        .arg(format!("-artifact_prefix={}/", artifacts.display()))
        .arg(&corpus)
        .arg(folder.join("seeds").join(target))
        .output()
        .map_err(|error| format!("cannot start the fuzz target: {error}"))?;
    let log = String::from_utf8_lossy(&output.stderr);
    if output.status.success() {
        let runs = log
            .lines()
            .rev()
            .find_map(|line| line.strip_prefix("Done "));
        return Ok(runs.unwrap_or("no runs").to_string());
    }
    if let Some(input) = timed_out(&log) {
        // The clock also runs while a busy machine does something else.
        let again = Command::new(programs.join(target))
            .args(BOUNDS)
            .arg(input)
            .output();
        if again.is_ok_and(|output| output.status.success()) {
            return Ok(format!("stopped early by a slow machine; {input} is fast"));
        }
    }
    // The growth of the corpus is of no interest; the panic and the input are.
    for line in log.lines().filter(|line| !line.starts_with(['#', '\t'])) {
        println!("{line}");
    }
    Err(format!(
        "see above; the input is in fuzz/artifacts/{target}"
    ))
}

/// The file of the input that took too long, if that is what a log says.
fn timed_out(log: &str) -> Option<&str> {
    log.lines()
        .filter_map(|line| line.split_once("Test unit written to "))
        .map(|(_, file)| file)
        .find(|file| file.contains("/timeout-"))
}

#[cfg(test)]
mod tests {
    use super::timed_out;

    #[test]
    fn inputs_that_take_too_long_are_found() {
        let written = "artifact_prefix='a/'; Test unit written to a/slow-unit-1\n\
            artifact_prefix='a/'; Test unit written to a/timeout-2\nBase64: YQ==\n";
        assert_eq!(timed_out(written), Some("a/timeout-2"));
        assert_eq!(timed_out("Test unit written to a/crash-3\n"), None);
        assert_eq!(timed_out("Done 12 runs in 3 second(s)\n"), None);
    }
}
