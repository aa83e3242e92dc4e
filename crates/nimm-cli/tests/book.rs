//! The README files and the pages in docs/: every command shown is run and must print what is shown,
//! every link leads to a file, and every theorem has its place.
//!
//! `TRYCMD=overwrite cargo test -p nimm-cli --test book` writes what the program prints into the
//! pages; read it before you keep it. In the pages a line `? 1` behind a command is its exit code,
//! and a line `...` stands for lines left out.

use std::fs;
use std::path::{Path, PathBuf};

use nimm::theory::Theorem;

/// The commands for a terminal in which nothing is built yet, shown in both README files.
const CARGO_COMMANDS: [&str; 2] = [
    "cargo run --release -p nimm-cli -- solve nim 3+4+5",
    "cargo xtask test",
];

/// What the commands of the pages read, by the name of the file. The altered answer is what
/// `nimm solve nim 1..10 --certificate` writes, without one of the three winning moves.
#[cfg(unix)]
const PREPARED: [(&str, &str); 6] = [
    ("heaps.txt", "3+4+5\n"),
    (
        "altered.json",
        concat!(
            r#"{"schema":"nimm/1","rule":"nim","convention":"normal","#,
            r#""position":"1+2+3+4+5+6+7+8+9+10","outcome":"N","winner":"next","nim_value":"11","#,
            r#""winning_moves":["8:-5","9:-7"],"remoteness":47,"strength":"proven","#,
            r#""evidence":{"kind":"theorem","name":"bouton","#,
            r#""reference":"C. L. Bouton 1901, Nim, a game with a complete mathematical theory","#,
            r#""conditions":["every heap is played by nim","normal play"],"#,
            r#""witness":{"nim_sum":"11"}}}"#,
        ),
    ),
    ("game.txt", "hint\nhint\n3:-1\n3:-1\n3:-1\n3:-1\nquit\n"),
    ("beginner.txt", "1:-1\nundo\nhint\nhint\nhint\n1:-2\nquit\n"),
    ("fibonacci.txt", "1\n2\nmoves\nundo\nquit\n"),
    ("script.txt", "3:-1\n3:-1\n3:-1\n"),
];

fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let root = here.ancestors().nth(2).expect("crates/nimm-cli");
    root.to_path_buf()
}

/// The README files and the pages of docs/, relative to the root.
fn pages() -> Vec<PathBuf> {
    let in_folder = |folder: &str, prefix: &str| -> Vec<PathBuf> {
        let entries = fs::read_dir(root().join(folder)).expect("a folder");
        let names = entries.map(|entry| entry.expect("an entry").file_name());
        let names = names.map(|name| name.into_string().expect("a name in UTF-8"));
        names
            .filter(|name| name.starts_with(prefix) && name.ends_with(".md"))
            .map(|name| Path::new(folder).join(name))
            .collect()
    };
    let mut pages = in_folder("", "README");
    pages.append(&mut in_folder("docs", ""));
    pages.sort();
    pages
}

fn text(page: impl AsRef<Path>) -> String {
    let path = root().join(page);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The program behind a shell that knows `< FILE` and `> FILE`, as the pages write them.
#[cfg(unix)]
fn program_in_a_shell(folder: &Path) -> PathBuf {
    use std::os::unix::fs::PermissionsExt;

    let script = format!(
        r#"#!/bin/sh
input=/dev/null output= direction=
for word do
  shift
  case $direction$word in
    '<' | '>') direction=$word ;;
    '<'*) input=$word direction= ;;
    '>'*) output=$word direction= ;;
    *) set -- "$@" "$word" ;;
  esac
done
exec < "$input"
[ -z "$output" ] || exec > "$output"
exec '{program}' "$@"
"#,
        program = env!("CARGO_BIN_EXE_nimm")
    );
    let path = folder.join("nimm");
    fs::write(&path, script).expect("a script");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("permissions");
    path
}

/// Each page is copied into the sandbox and gets a folder of its own, `PAGE.in`, in which its
/// commands run one after the other.
#[cfg(unix)]
#[test]
fn commands_shown_print_what_is_shown() {
    let sandbox = Path::new(env!("CARGO_TARGET_TMPDIR")).join("book");
    if sandbox.exists() {
        fs::remove_dir_all(&sandbox).expect("an old sandbox");
    }
    for page in pages() {
        let copy = sandbox.join(&page);
        let folder = copy.with_extension("in");
        fs::create_dir_all(&folder).expect("a folder");
        fs::write(&copy, text(&page)).expect("a copy");
        for (name, content) in PREPARED {
            fs::write(folder.join(name), content).expect("a prepared file");
        }
    }
    trycmd::TestCases::new()
        .register_bin("nimm", program_in_a_shell(&sandbox))
        .env("LC_ALL", "C.UTF-8")
        .env("NO_COLOR", "1")
        .case(sandbox.join("*.md"))
        .case(sandbox.join("docs/*.md"))
        .run();
    if std::env::var_os("TRYCMD").is_some_and(|mode| mode == "overwrite") {
        for page in pages() {
            fs::copy(sandbox.join(&page), root().join(&page)).expect("a page");
        }
    }
}

#[test]
fn commands_shown_are_commands_of_the_program() {
    for page in pages() {
        let text = text(&page);
        let shown = text.lines().filter_map(|line| line.strip_prefix("$ "));
        for command in shown {
            assert!(
                command.starts_with("nimm "),
                "{}: `{command}` would not be run",
                page.display()
            );
        }
    }
}

#[test]
fn readme_names_the_two_cargo_commands_and_no_others() {
    for page in ["README.md", "README.zh-Hans.md"] {
        let text = text(page);
        let named: Vec<&str> = text
            .lines()
            .filter(|line| line.starts_with("cargo "))
            .collect();
        assert_eq!(named, CARGO_COMMANDS, "{page}");
    }
}

#[test]
fn continuous_integration_runs_the_test_command() {
    let script = text(".ci/run");
    let last = script.lines().last().expect("a last line");
    assert_eq!(last, format!("exec {}", CARGO_COMMANDS[1]));
}

#[test]
fn every_theorem_has_a_section_in_the_book() {
    let book = text("docs/theory.md");
    for theorem in Theorem::ALL {
        let name = format!("`{}`", theorem.name());
        let is_heading = |line: &str| line.starts_with('#') && line.contains(&name);
        assert!(
            book.lines().any(is_heading),
            "docs/theory.md has no section on {name}"
        );
    }
}

#[test]
fn links_lead_to_files() {
    for page in pages() {
        let text = text(&page);
        let page = root().join(page);
        let folder = page.parent().expect("a folder");
        for link in text.split("](").skip(1) {
            let target = link.split([')', '#']).next().unwrap_or_default();
            let is_local = !target.is_empty() && !target.contains("://");
            assert!(
                !is_local || folder.join(target).exists(),
                "{}: {target}",
                page.display()
            );
        }
    }
}
