//! Steps, one after the other: each with its name, its wall time and its result.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::time::Instant;

/// How many tests of a step passed and failed. A step that is no test run counts as one test.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    /// Tests that passed.
    pub(crate) passed: u64,
    /// Tests that failed.
    pub(crate) failed: u64,
}

impl Tally {
    /// One step that passed or failed.
    fn of_step(passed: bool) -> Tally {
        Tally {
            passed: u64::from(passed),
            failed: u64::from(!passed),
        }
    }

    /// Adds another tally to this one.
    fn add(&mut self, other: Tally) {
        self.passed += other.passed;
        self.failed += other.failed;
    }

    /// The tally of a line such as `test result: ok. 12 passed; 0 failed; 1 ignored; ...` of cargo,
    /// or of one of the lines `ℹ pass 12` and `ℹ fail 0` of node; `None` for any other line.
    fn of_line(line: &str) -> Option<Tally> {
        Tally::of_cargo(line).or_else(|| Tally::of_node(line))
    }

    fn of_node(line: &str) -> Option<Tally> {
        let (word, number) = line.strip_prefix("ℹ ")?.split_once(' ')?;
        let count = number.parse().ok()?;
        match word {
            "pass" => Some(Tally {
                passed: count,
                failed: 0,
            }),
            "fail" | "cancelled" => Some(Tally {
                passed: 0,
                failed: count,
            }),
            _ => None,
        }
    }

    fn of_cargo(line: &str) -> Option<Tally> {
        let counts = line.strip_prefix("test result: ")?.split_once(". ")?.1;
        let count = |word: &str| {
            counts.split(';').find_map(|part| {
                let (number, found) = part.trim().split_once(' ')?;
                (found == word).then(|| number.parse().ok())?
            })
        };
        Some(Tally {
            passed: count("passed")?,
            failed: count("failed")?,
        })
    }
}

/// A finished step.
struct Step {
    name: String,
    seconds: f64,
    passed: bool,
    tally: Tally,
    /// What to do about a failure, or what the step found.
    note: String,
}

/// The steps so far.
#[derive(Default)]
pub(crate) struct Report {
    steps: Vec<Step>,
}

impl Report {
    /// A report without steps.
    pub(crate) fn new() -> Report {
        Report::default()
    }

    /// Runs a step that counts as one test. `work` gives a note, or the reason of the failure.
    pub(crate) fn step(&mut self, name: &str, work: impl FnOnce() -> Result<String, String>) {
        announce(name);
        let start = Instant::now();
        let result = work();
        let passed = result.is_ok();
        let (Ok(note) | Err(note)) = result;
        self.finish(name, start, Tally::of_step(passed), passed, note);
    }

    /// Runs a command as a step that counts as one test.
    pub(crate) fn command(&mut self, name: &str, command: &mut Command, remedy: &str) {
        self.step(name, || match command.status() {
            Ok(status) if status.success() => Ok(String::new()),
            Ok(_) => Err(remedy.to_string()),
            Err(error) => Err(cannot_start(command, &error)),
        });
    }

    /// Runs `cargo test` or `node --test` as a step that counts as many tests as its result lines say.
    pub(crate) fn tests(&mut self, name: &str, command: &mut Command) {
        announce(name);
        let start = Instant::now();
        let (mut tally, result) = match run_tests(command) {
            Ok(run) => run,
            Err(error) => (Tally::default(), Err(cannot_start(command, &error))),
        };
        // A crate that does not compile, or a test program that dies, prints no result line.
        if result.is_err() && tally.failed == 0 {
            tally.failed = 1;
        }
        let passed = tally.failed == 0;
        let note = match result {
            Ok(()) => format!("{} tests", tally.passed),
            Err(note) => note,
        };
        self.finish(name, start, tally, passed, note);
    }

    fn finish(&mut self, name: &str, start: Instant, tally: Tally, passed: bool, note: String) {
        let step = Step {
            name: name.to_string(),
            seconds: start.elapsed().as_secs_f64(),
            passed,
            tally,
            note,
        };
        println!("{step}");
        self.steps.push(step);
    }

    /// Prints the list of steps and, as the last line, `N passed, N failed`. Returns whether
    /// nothing failed.
    pub(crate) fn close(self) -> bool {
        let mut sum = Tally::default();
        let mut seconds = 0.0;
        println!("\n==> summary");
        for step in &self.steps {
            println!("{step}");
            sum.add(step.tally);
            seconds += step.seconds;
        }
        println!("{seconds:7.1} s  in all\n");
        println!("{} passed, {} failed", sum.passed, sum.failed);
        // The closing line is the last one even where standard output is a file.
        std::io::stdout().flush().is_ok() && sum.failed == 0
    }
}

impl std::fmt::Display for Step {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let result = if self.passed { "ok    " } else { "FAILED" };
        write!(f, "{:7.1} s  {result}  {}", self.seconds, self.name)?;
        if !self.note.is_empty() {
            write!(f, ": {}", self.note)?;
        }
        Ok(())
    }
}

fn announce(name: &str) {
    println!("\n==> {name}");
}

fn cannot_start(command: &Command, error: &std::io::Error) -> String {
    let program = command.get_program().to_string_lossy();
    format!("cannot start {program}: {error}")
}

/// Runs `command`, shows its standard output line by line, and adds up its result lines.
fn run_tests(command: &mut Command) -> std::io::Result<(Tally, Result<(), String>)> {
    let mut child = command.stdout(Stdio::piped()).spawn()?;
    let mut tally = Tally::default();
    if let Some(stdout) = child.stdout.take() {
        for line in BufReader::new(stdout).split(b'\n') {
            let line = line?;
            let line = String::from_utf8_lossy(&line);
            println!("{line}");
            tally.add(Tally::of_line(&without_colours(&line)).unwrap_or_default());
        }
    }
    let status = child.wait()?;
    let result = match (status.success(), tally.failed) {
        (true, _) => Ok(()),
        (false, 0) => Err("does not compile, or a test program died".to_string()),
        (false, failed) => Err(format!("{failed} of {} tests", failed + tally.passed)),
    };
    Ok((tally, result))
}

/// `line` without the escape sequences that colour it.
fn without_colours(line: &str) -> String {
    let mut parts = line.split('\u{1b}');
    let mut plain = parts.next().unwrap_or_default().to_string();
    for part in parts {
        plain.push_str(part.split_once('m').map_or("", |(_, rest)| rest));
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::{Tally, without_colours};

    #[test]
    fn result_lines_are_counted() {
        let line = "test result: ok. 12 passed; 0 failed; 1 ignored; 0 measured; finished in 0.00s";
        let (passed, failed) = (12, 0);
        assert_eq!(Tally::of_line(line), Some(Tally { passed, failed }));
        let line = "test result: FAILED. 3 passed; 2 failed; 0 ignored";
        let (passed, failed) = (3, 2);
        assert_eq!(Tally::of_line(line), Some(Tally { passed, failed }));
    }

    #[test]
    fn result_lines_of_node_are_counted() {
        let tally = |passed, failed| Some(Tally { passed, failed });
        assert_eq!(Tally::of_line("ℹ pass 12"), tally(12, 0));
        assert_eq!(Tally::of_line("ℹ fail 2"), tally(0, 2));
        assert_eq!(Tally::of_line("ℹ cancelled 1"), tally(0, 1));
    }

    #[test]
    fn other_lines_are_not_counted() {
        for line in [
            "",
            "test a ... ok",
            "  test result: ok. 1 passed; 0 failed",
            "test result: ok",
            "test result: ok. all passed",
            "ℹ tests 12",
            "ℹ pass all",
            "ℹ the first answer was there within 12 ms",
        ] {
            assert_eq!(Tally::of_line(line), None, "{line}");
        }
    }

    #[test]
    fn colours_are_no_part_of_a_line() {
        let line = "test result: \u{1b}[32mok\u{1b}[0m. 1 passed; 0 failed";
        assert_eq!(without_colours(line), "test result: ok. 1 passed; 0 failed");
        assert_eq!(without_colours("plain"), "plain");
    }
}
