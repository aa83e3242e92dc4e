//! Running the program and reading what it prints.

#![allow(dead_code)]

use std::collections::BTreeSet;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use serde_json::Value;

/// What one run of the program left behind.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Run {
    pub(crate) code: Option<i32>,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

/// The program with a fixed environment, not started yet.
pub(crate) fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nimm"));
    command
        .args(args)
        .current_dir(env!("CARGO_TARGET_TMPDIR"))
        .env("LC_ALL", "C")
        .env("NO_COLOR", "1")
        .env_remove("LANG")
        .env_remove("LANGUAGE")
        .env_remove("COLUMNS")
        .env_remove("CLICOLOR_FORCE")
        .stdin(Stdio::null());
    command
}

/// Runs the program to its end.
pub(crate) fn nimm(args: &[&str]) -> Run {
    finish(command(args), args)
}

fn finish(mut command: Command, args: &[&str]) -> Run {
    let output = command.output().expect("the program starts");
    Run {
        code: output.status.code(),
        stdout: String::from_utf8(output.stdout).unwrap_or_else(|_| panic!("UTF-8: {args:?}")),
        stderr: String::from_utf8(output.stderr).unwrap_or_else(|_| panic!("UTF-8: {args:?}")),
    }
}

/// Runs the program to its end with a text on standard input.
pub(crate) fn nimm_with_input(args: &[&str], input: &str) -> Run {
    let mut child = command(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_owned();
    let writer = std::thread::spawn(move || {
        // A program that stops before it has read everything closes the pipe.
        let _ = stdin.write_all(input.as_bytes());
    });
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer ends");
    Run {
        code: output.status.code(),
        stdout: String::from_utf8(output.stdout).expect("UTF-8"),
        stderr: String::from_utf8(output.stderr).expect("UTF-8"),
    }
}

/// The text of an English answer.
pub(crate) fn text(args: &[&str]) -> String {
    let mut all = vec!["--lang", "en"];
    all.extend_from_slice(args);
    let run = nimm(&all);
    assert_eq!(run.code, Some(0), "{args:?}: {run:?}");
    run.stdout
}

/// The one line of JSON that a command prints, and its exit code.
pub(crate) fn json_and_code(args: &[&str]) -> (Value, i32) {
    let mut all = args.to_vec();
    all.push("--json");
    let run = nimm(&all);
    (one_line(&run, &all), run.code.expect("an exit code"))
}

/// The one line of JSON of a command that answers.
pub(crate) fn json(args: &[&str]) -> Value {
    let (value, code) = json_and_code(args);
    assert_eq!(code, 0, "{args:?}: {value}");
    value
}

/// Parses output that has to be exactly one line with one object.
pub(crate) fn one_line(run: &Run, args: &[&str]) -> Value {
    assert!(run.stdout.ends_with('\n'), "{args:?}: {run:?}");
    assert_eq!(run.stdout.lines().count(), 1, "{args:?}: {run:?}");
    let value: Value = serde_json::from_str(&run.stdout)
        .unwrap_or_else(|error| panic!("{args:?}: {error}: {run:?}"));
    assert_eq!(value["schema"], "nimm/1", "{args:?}");
    value
}

/// The strings of a JSON array, in order.
pub(crate) fn strings(value: &Value) -> Vec<String> {
    value
        .as_array()
        .unwrap_or_else(|| panic!("an array, not {value}"))
        .iter()
        .map(|item| {
            item.as_str()
                .unwrap_or_else(|| panic!("a string, not {item}"))
                .to_owned()
        })
        .collect()
}

/// The numbers of a JSON array, in order.
pub(crate) fn numbers(value: &Value) -> Vec<u64> {
    value
        .as_array()
        .unwrap_or_else(|| panic!("an array, not {value}"))
        .iter()
        .map(|item| {
            item.as_u64()
                .unwrap_or_else(|| panic!("a number, not {item}"))
        })
        .collect()
}

/// `winning_moves` as a set; no move may be listed twice.
pub(crate) fn moves(answer: &Value) -> BTreeSet<String> {
    let list = strings(&answer["winning_moves"]);
    assert!(answer.get("winning_moves_complete").is_none(), "{answer}");
    let set: BTreeSet<String> = list.iter().cloned().collect();
    assert_eq!(set.len(), list.len(), "{answer}");
    set
}

/// A number that the JSON writes as a string.
pub(crate) fn big(value: &Value) -> u64 {
    value
        .as_str()
        .unwrap_or_else(|| panic!("a string, not {value}"))
        .parse()
        .unwrap_or_else(|_| panic!("a number, not {value}"))
}

/// The rows of a table, without its comments.
pub(crate) fn rows(table: &'static str) -> Vec<Vec<&'static str>> {
    table
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| line.split('\t').collect())
        .collect()
}

/// A number in a cell of a table.
pub(crate) fn number(cell: &str) -> u64 {
    cell.parse()
        .unwrap_or_else(|_| panic!("a number, not {cell}"))
}

/// Works through rows on two threads: each row is at least one run of the program.
pub(crate) fn in_two_threads(rows: &[Vec<&'static str>], check: impl Fn(&[&'static str]) + Sync) {
    let (left, right) = rows.split_at(rows.len() / 2);
    std::thread::scope(|scope| {
        for part in [left, right] {
            scope.spawn(|| part.iter().for_each(|row| check(row)));
        }
    });
}

/// A fresh path for a file of one test.
pub(crate) fn scratch(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    std::fs::create_dir_all(&folder).expect("a folder for scratch files");
    let path = folder.join(name);
    let _ = std::fs::remove_file(&path);
    path
}

/// Who wins and how, found by trying every move: a reference for small games.
pub(crate) mod reference {
    use std::collections::BTreeSet;

    /// `true` at `n`: the player to move from `n` matches loses.
    pub(crate) fn lost(takes: &[usize], to: usize, misere: bool) -> Vec<bool> {
        let mut lost: Vec<bool> = Vec::new();
        for heap in 0..=to {
            let mut options = takes.iter().filter(|&&take| take <= heap).peekable();
            let value = if options.peek().is_none() {
                !misere
            } else {
                !options.any(|&take| lost[heap - take])
            };
            lost.push(value);
        }
        lost
    }

    /// The nim-values of the heaps 0, 1, ..., `to`.
    pub(crate) fn values(takes: &[usize], to: usize) -> Vec<u64> {
        let mut values: Vec<u64> = Vec::new();
        for heap in 0..=to {
            let seen: BTreeSet<u64> = takes
                .iter()
                .filter(|&&take| take <= heap)
                .map(|&take| values[heap - take])
                .collect();
            values.push((0..).find(|value| !seen.contains(value)).expect("a value"));
        }
        values
    }

    /// The winning takes from every heap.
    pub(crate) fn winning_takes(lost: &[bool], takes: &[usize]) -> Vec<Vec<usize>> {
        (0..lost.len())
            .map(|heap| {
                takes
                    .iter()
                    .copied()
                    .filter(|&take| take <= heap && lost[heap - take])
                    .collect()
            })
            .collect()
    }

    /// The least preperiod and period that a stretch shows, if the two last repetitions agree.
    pub(crate) fn period<T: PartialEq>(row: &[T], memory: usize) -> (usize, usize) {
        for period in 1..row.len() {
            let mut start = row.len() - period;
            while start > 0 && row[start - 1] == row[start - 1 + period] {
                start -= 1;
            }
            // Agreement over the memory of the recurrence proves the rest.
            if start + period + memory <= row.len() {
                return (start, period);
            }
        }
        panic!("no period within {} terms", row.len());
    }

    /// The takes of a list such as `1-3,10`.
    pub(crate) fn takes(list: &str) -> Vec<usize> {
        let mut takes = Vec::new();
        for part in list.split(',') {
            let (low, high) = part.trim().split_once('-').unwrap_or((part, part));
            let low: usize = low.trim().parse().expect("a number");
            let high: usize = high.trim().parse().expect("a number");
            takes.extend(low..=high);
        }
        takes
    }

    /// One heap under a limit that depends on the last take: `lost[n][k]`, at most `k` now.
    pub(crate) fn lost_under_limit(to: usize, limit: impl Fn(usize) -> usize) -> Vec<Vec<bool>> {
        let mut lost: Vec<Vec<bool>> = Vec::new();
        for heap in 0..=to {
            let row = (0..=to)
                .map(|most| {
                    !(1..=most.min(heap)).any(|take| {
                        let rest = heap - take;
                        rest == 0 || lost[rest][limit(take).min(to)]
                    })
                })
                .collect();
            lost.push(row);
        }
        lost
    }
}

/// The nim-values of the heaps 0 to `to`, as the program prints them.
pub(crate) fn sequence(rule: &str, to: usize) -> Vec<u64> {
    numbers(&json(&["sequence", rule, "--to", &to.to_string()])["values"])
}
