//! `cargo xtask counts`: instruction counts of the benchmarks, held against the committed ones.
//!
//! Clocks differ from run to run; the number of instructions that valgrind's callgrind counts does
//! not, as long as the compiler and the processor's features are the same. The workloads are in
//! `crates/nimm/examples/counts.rs`, the committed counts in `benches/counts.txt`.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::{cargo, root, target_dir, works};

/// The rise, in percent, above which a count is an error.
const MOST_RISE: f64 = 2.0;

/// The committed counts, below the root of the repository.
const COMMITTED: &str = "benches/counts.txt";

/// The instructions of a workload.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Count {
    workload: String,
    instructions: u64,
}

/// Counts all workloads, prints a table, and compares or, with `--save`, commits the counts to
/// the file. Returns whether no count rose by more than 2 %.
pub(crate) fn run(arguments: &[String]) -> Result<bool, String> {
    let save = match arguments {
        [] => false,
        [flag] if flag == "--save" => true,
        [argument, ..] => return Err(format!("expected `--save` or nothing, found `{argument}`")),
    };
    if !works(Command::new("valgrind").arg("--version")) {
        return Err(
            "valgrind is missing: install it, such as with `apt-get install valgrind`".to_string(),
        );
    }
    let committed = root().join(COMMITTED);
    let before = fs::read_to_string(&committed).unwrap_or_default();
    let compiler = compiler()?;
    if !save && !before.is_empty() && !before.contains(&compiler) {
        println!("{COMMITTED} was made with another compiler than {compiler}");
    }
    let counts = count_all()?;
    let rose = print_table(&counts, &read_counts(&before));
    if save {
        fs::write(&committed, committed_text(&compiler, &counts))
            .map_err(|error| format!("cannot write {COMMITTED}: {error}"))?;
        println!("\nwritten to {COMMITTED}");
        return Ok(true);
    }
    if before.is_empty() {
        println!("\nno {COMMITTED} to compare with; `cargo xtask counts --save` writes it");
        return Ok(false);
    }
    for workload in &rose {
        println!("\n{workload}: more than {MOST_RISE} % above the committed count");
    }
    Ok(rose.is_empty())
}

/// The compiler, by name and version.
fn compiler() -> Result<String, String> {
    let output = Command::new("rustc")
        .arg("--version")
        .output()
        .map_err(|error| format!("cannot start rustc: {error}"))?;
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_string())
}

/// Builds the workloads, asks for their names, and counts each.
fn count_all() -> Result<Vec<Count>, String> {
    let mut build = cargo(&["build", "--release", "--package", "nimm"]);
    build
        .args(["--example", "counts", "--target-dir"])
        .arg(target_dir());
    match build.status() {
        Ok(status) if status.success() => {}
        Ok(_) => return Err("the workloads do not compile".to_string()),
        Err(error) => return Err(format!("cannot start cargo: {error}")),
    }
    let program = target_dir().join("release/examples/counts");
    let names = Command::new(&program)
        .output()
        .map_err(|error| format!("cannot start {}: {error}", program.display()))?;
    String::from_utf8_lossy(&names.stdout)
        .lines()
        .map(|name| count(&program, name))
        .collect()
}

/// Counts the instructions of one workload, start and end of the program included.
fn count(program: &Path, workload: &str) -> Result<Count, String> {
    let folder = target_dir().join("counts");
    fs::create_dir_all(&folder)
        .map_err(|error| format!("cannot create {}: {error}", folder.display()))?;
    // Left there for callgrind_annotate.
    let profile = folder.join(format!("callgrind.{workload}.out"));
    let output = Command::new("valgrind")
        .arg("--tool=callgrind")
        .arg(format!("--callgrind-out-file={}", profile.display()))
        .arg(program)
        .arg(workload)
        .output()
        .map_err(|error| format!("cannot start valgrind: {error}"))?;
    if !output.status.success() {
        let log = String::from_utf8_lossy(&output.stderr);
        return Err(format!("workload {workload} failed:\n{log}"));
    }
    let text = fs::read_to_string(&profile)
        .map_err(|error| format!("cannot read {}: {error}", profile.display()))?;
    let instructions =
        total(&text).ok_or_else(|| format!("{} names no total count", profile.display()))?;
    Ok(Count {
        workload: workload.to_string(),
        instructions,
    })
}

/// The total of a profile of callgrind.
fn total(profile: &str) -> Option<u64> {
    profile.lines().find_map(|line| {
        let total = line
            .strip_prefix("summary:")
            .or_else(|| line.strip_prefix("totals:"))?;
        total.split_whitespace().next()?.parse().ok()
    })
}

/// The counts in the text of the committed file: a line each, name and number, `#` for comments.
fn read_counts(text: &str) -> Vec<Count> {
    text.lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| {
            let (workload, instructions) = line.split_once(char::is_whitespace)?;
            Some(Count {
                workload: workload.to_string(),
                instructions: instructions.trim().replace('_', "").parse().ok()?,
            })
        })
        .collect()
}

/// The text of the committed file.
fn committed_text(compiler: &str, counts: &[Count]) -> String {
    let mut text = format!(
        "# Instructions of the workloads in crates/nimm/examples/counts.rs, as callgrind counts\n\
         # them. Written by `cargo xtask counts --save`, with {compiler}.\n"
    );
    for count in counts {
        text.push_str(&format!("{:<20} {}\n", count.workload, count.instructions));
    }
    text
}

/// Prints the counts beside the former ones; returns the workloads that rose too much.
fn print_table(counts: &[Count], before: &[Count]) -> Vec<String> {
    let mut rose = Vec::new();
    println!(
        "{:<20} {:>16} {:>16} {:>9}",
        "workload", "instructions", "committed", "change"
    );
    for Count {
        workload,
        instructions,
    } in counts
    {
        let former = before.iter().find(|former| former.workload == *workload);
        let Some(former) = former else {
            println!("{workload:<20} {instructions:>16} {:>16} {:>9}", "-", "new");
            continue;
        };
        let change = percent(former.instructions, *instructions);
        println!(
            "{workload:<20} {instructions:>16} {:>16} {change:>+8.2} %",
            former.instructions
        );
        if change > MOST_RISE {
            rose.push(workload.clone());
        }
    }
    for former in before {
        if counts.iter().all(|count| count.workload != former.workload) {
            println!(
                "{:<20} {:>16} {:>16} {:>9}",
                former.workload, "-", former.instructions, "gone"
            );
        }
    }
    rose
}

/// The change from `before` to `now`, in percent of `before`.
fn percent(before: u64, now: u64) -> f64 {
    (now as f64 - before as f64) / (before.max(1) as f64) * 100.0
}

#[cfg(test)]
mod tests {
    use super::{Count, committed_text, percent, read_counts, total};

    #[test]
    fn committed_counts_are_read_as_written() {
        let counts = vec![
            Count {
                workload: "outcomes".to_string(),
                instructions: 1_234_567,
            },
            Count {
                workload: "nim-sum".to_string(),
                instructions: 8,
            },
        ];
        assert_eq!(read_counts(&committed_text("rustc 1.0", &counts)), counts);
    }

    #[test]
    fn totals_of_profiles_are_found() {
        assert_eq!(total("events: Ir\nsummary: 42\n\ntotals: 42\n"), Some(42));
        assert_eq!(total("events: Ir\n"), None);
    }

    #[test]
    fn changes_are_percent_of_the_former_count() {
        assert!((percent(200, 203) - 1.5).abs() < 1e-9);
        assert!((percent(200, 100) + 50.0).abs() < 1e-9);
    }
}
