//! The program as a process: exit codes, pipes, signals, files, and one line of JSON.

mod common;

use std::io::{BufRead, BufReader, Read};
use std::process::Stdio;
use std::time::{Duration, Instant};

use common::{
    command, json, json_and_code, nimm, nimm_with_input, one_line, scratch, strings, text,
};
use serde_json::{Value, json};

const COMMANDS: [&str; 14] = [
    "solve",
    "play",
    "match",
    "read",
    "rules",
    "sequence",
    "period",
    "table",
    "verify",
    "check",
    "serve",
    "selftest",
    "completions",
    "man",
];

#[test]
fn exit_code_is_0_for_an_answer_1_for_no_answer_and_2_for_no_sense() {
    let cases: [(i32, &[&str]); 12] = [
        (0, &["solve", "nim", "1+2+3"]),
        (0, &["solve", "nim", "1+2+4"]),
        (0, &["verify", "nim", "--heaps", "2", "--max", "4"]),
        (0, &["period", "take 1-3"]),
        (
            1,
            &[
                "solve",
                "nim",
                "30+31",
                "--by",
                "search",
                "--limit-positions",
                "10",
            ],
        ),
        (
            1,
            &[
                "solve",
                "take 2,7",
                "1000",
                "--by",
                "sequence",
                "--limit-heap",
                "5",
            ],
        ),
        (1, &["period", "take 24,53,59", "--to", "100"]),
        (1, &["period", "fibonacci"]),
        (2, &["solve", "nim", "x"]),
        (2, &["solve", "nim"]),
        (2, &["solve"]),
        (2, &[]),
    ];
    for (code, args) in cases {
        assert_eq!(nimm(args).code, Some(code), "{args:?}");
    }
}

#[test]
fn unknown_within_limits_is_said_in_json() {
    let (answer, code) = json_and_code(&[
        "solve",
        "nim",
        "30+31",
        "--by",
        "search",
        "--limit-positions",
        "10",
    ]);
    assert_eq!(code, 1);
    assert_eq!(answer["outcome"], "unknown");
    for key in [
        "winner",
        "nim_value",
        "winning_moves",
        "remoteness",
        "strength",
        "evidence",
    ] {
        assert_eq!(answer.get(key), Some(&Value::Null), "{key}: {answer}");
    }
}

#[test]
fn theory_answers_whatever_the_limits_of_search() {
    let answer = json(&["solve", "nim", "30+31", "--limit-positions", "10"]);
    assert_eq!(answer["nim_value"], "1");
    assert_eq!(answer["winning_moves"], serde_json::json!(["2:-1"]));
}

/// A million heaps, and what Bouton's theorem says about them.
fn many_heaps() -> (String, u64, Vec<String>) {
    let mut state = 20_250_101_u64;
    let heaps: Vec<u64> = (0..1_000_000)
        .map(|_| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            state >> 24
        })
        .collect();
    let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
    let moves = heaps
        .iter()
        .enumerate()
        .filter(|(_, heap)| (*heap ^ sum) < **heap)
        .map(|(index, heap)| format!("{}:-{}", index + 1, heap - (heap ^ sum)))
        .collect();
    let words: Vec<String> = heaps.iter().map(u64::to_string).collect();
    (words.join("+"), sum, moves)
}

#[test]
fn a_million_heaps_are_read_from_standard_input_and_from_a_file() {
    let (input, sum, moves) = many_heaps();
    assert_ne!(sum, 0);
    let args = ["solve", "nim", "-", "--json"];
    let run = nimm_with_input(&args, &input);
    assert_eq!(run.code, Some(0), "{}", run.stderr);
    let answer = one_line(&run, &args);
    assert_eq!(answer["outcome"], "N");
    assert_eq!(answer["nim_value"], sum.to_string());
    assert!(strings(&answer["winning_moves"]) == moves, "other moves");

    // Spaces and line ends do as well as plus signs, and a last heap can make the sum zero.
    let path = scratch("million.txt");
    std::fs::write(&path, format!("{}\n{sum}\n", input.replace('+', "\n"))).expect("a file");
    let name = format!("@{}", path.to_str().expect("a path in UTF-8"));
    let answer = json(&["solve", "nim", &name]);
    assert_eq!(answer["outcome"], "P");
    assert_eq!(answer["nim_value"], "0");
    assert_eq!(answer["winning_moves"], serde_json::json!([]));
    std::fs::remove_file(&path).expect("the file goes");
}

#[test]
fn a_position_from_a_file_is_the_position_itself() {
    let path = scratch("heaps.txt");
    std::fs::write(&path, "1 2\n4\n").expect("a file");
    let name = format!("@{}", path.to_str().expect("a path in UTF-8"));
    assert_eq!(
        json(&["solve", "nim", &name]),
        json(&["solve", "nim", "1+2+4"])
    );
    let run = nimm_with_input(&["solve", "nim", "-", "--json"], "1+2+4\n");
    assert_eq!(
        run.stdout,
        nimm(&["solve", "nim", "1", "2", "4", "--json"]).stdout
    );
}

/// A large number as decimal digits, least first.
type Digits = Vec<u8>;

fn digits(text: &str) -> Digits {
    text.bytes().rev().map(|byte| byte - b'0').collect()
}

fn shown(number: &Digits) -> String {
    number
        .iter()
        .rev()
        .map(|digit| char::from(digit + b'0'))
        .collect()
}

fn plus(a: &Digits, b: &Digits) -> Digits {
    let mut sum = Vec::with_capacity(a.len().max(b.len()) + 1);
    let mut carry = 0;
    for place in 0..a.len().max(b.len()) {
        let digit = a.get(place).unwrap_or(&0) + b.get(place).unwrap_or(&0) + carry;
        sum.push(digit % 10);
        carry = digit / 10;
    }
    if carry > 0 {
        sum.push(carry);
    }
    sum
}

fn minus(a: &Digits, b: &Digits) -> Digits {
    let mut rest = Vec::with_capacity(a.len());
    let mut borrow = 0;
    for (place, digit) in a.iter().enumerate() {
        let take = b.get(place).unwrap_or(&0) + borrow;
        borrow = u8::from(*digit < take);
        rest.push(digit + 10 * borrow - take);
    }
    assert_eq!(borrow, 0);
    while rest.last() == Some(&0) {
        rest.pop();
    }
    rest
}

fn less(a: &Digits, b: &Digits) -> bool {
    (a.len(), a.iter().rev().collect::<Vec<_>>()) < (b.len(), b.iter().rev().collect::<Vec<_>>())
}

/// A heap of 1001 digits.
fn huge() -> String {
    let mut text = String::from("7");
    let mut state = 12_345_u64;
    for _ in 0..1000 {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let digit = u8::try_from((state >> 33) % 10).expect("a digit");
        text.push(char::from(b'0' + digit));
    }
    text
}

#[test]
fn fibonacci_of_1001_digits_has_the_moves_of_its_parts() {
    let text = huge();
    let mut fibonacci = vec![digits("1"), digits("2")];
    while fibonacci[fibonacci.len() - 1].len() <= 1001 {
        let next = plus(
            &fibonacci[fibonacci.len() - 1],
            &fibonacci[fibonacci.len() - 2],
        );
        fibonacci.push(next);
    }
    let mut rest = digits(&text);
    let mut parts = Vec::new();
    for part in fibonacci.iter().rev() {
        if !less(&rest, part) {
            rest = minus(&rest, part);
            parts.push(part.clone());
        }
    }
    assert!(rest.is_empty() && parts.len() > 1000);
    parts.reverse();
    // A sum of the least parts wins if the opponent cannot reach the next part.
    let mut expected = Vec::new();
    let mut sum = Digits::new();
    for pair in parts.windows(2) {
        sum = plus(&sum, &pair[0]);
        if less(&plus(&sum, &sum), &pair[1]) {
            expected.push(format!("1:-{}", shown(&sum)));
        }
    }
    assert!(!expected.is_empty());
    let answer = json(&["solve", "fibonacci", &text]);
    assert_eq!(answer["position"], text);
    assert_eq!(answer["outcome"], "N");
    assert_eq!(answer["strength"], "proven");
    assert!(strings(&answer["winning_moves"]) == expected, "other moves");

    let lost = shown(&fibonacci[fibonacci.len() - 2]);
    assert!(lost.len() >= 1000);
    assert_eq!(json(&["solve", "fibonacci", &lost])["outcome"], "P");
}

#[test]
fn two_intervals_of_1001_digits_have_the_moves_of_the_remainder() {
    let text = huge();
    // Takes 1-6 and 8-14: period 22, lost at 0 and 7.
    let rest = text
        .bytes()
        .fold(0, |rest, byte| (rest * 10 + u64::from(byte - b'0')) % 22);
    for shift in 0..22_u64 {
        let heap = shown(&plus(&digits(&text), &digits(&shift.to_string())));
        let x = (rest + shift) % 22;
        let answer = json(&["solve", "take 1-6,8-14", &heap]);
        let lost = x == 0 || x == 7;
        assert_eq!(answer["outcome"], if lost { "P" } else { "N" }, "{shift}");
        let value = x % 7 + 7 * (x / 14);
        assert_eq!(answer["nim_value"], value.to_string(), "{shift}");
        let moves: Vec<String> = (1..=6)
            .chain(8..=14)
            .filter(|take| [0, 7].contains(&((x + 22 - take) % 22)))
            .map(|take| format!("1:-{take}"))
            .collect();
        assert_eq!(strings(&answer["winning_moves"]), moves, "{shift}");
    }
}

#[test]
fn nim_of_1001_digits_is_answered() {
    let text = huge();
    let answer = json(&["solve", "nim", &format!("{text}+{text}+5")]);
    assert_eq!(answer["nim_value"], "5");
    assert_eq!(answer["outcome"], "N");
    let moves = strings(&answer["winning_moves"]);
    assert_eq!(moves.len() % 2, 1, "{moves:?}");
    assert!(moves.contains(&"3:-5".to_owned()), "{moves:?}");
}

#[test]
fn a_closed_pipe_is_no_error() {
    let cases: [&[&str]; 5] = [
        &["sequence", "take 1,3,4", "--to", "1000000"],
        &[
            "sequence",
            "take 1,3,4",
            "--to",
            "1000000",
            "--format",
            "bfile",
        ],
        &[
            "sequence",
            "take 1,3,4",
            "--to",
            "1000000",
            "--format",
            "csv",
        ],
        &["sequence", "take 1,3,4", "--to", "1000000", "--json"],
        &["table", "take 1,3,4", "--to", "100000"],
    ];
    for args in cases {
        let mut child = command(args)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut first = [0_u8; 16];
        let mut reader = child.stdout.take().expect("a pipe");
        reader.read_exact(&mut first).expect("some output");
        drop(reader);
        let output = child.wait_with_output().expect("the program ends");
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{args:?}");
        assert_ne!(output.status.code(), Some(101), "{args:?}");
    }
}

#[test]
fn the_first_line_of_a_long_table_can_be_read_alone() {
    let mut child = command(&[
        "sequence",
        "take 1,3,4",
        "--to",
        "1000000",
        "--format",
        "bfile",
    ])
    .stdout(Stdio::piped())
    .stderr(Stdio::piped())
    .spawn()
    .expect("the program starts");
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("a pipe"))
        .read_line(&mut line)
        .expect("a line");
    assert_eq!(line, "0 0\n");
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

/// Starts a long run, interrupts it once, and returns exit code and output.
#[cfg(unix)]
fn interrupted(args: &[&str]) -> (Option<i32>, String, String) {
    let child = command(args)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    std::thread::sleep(Duration::from_millis(900));
    let sent = std::process::Command::new("kill")
        .args(["-INT", &child.id().to_string()])
        .status()
        .expect("kill runs");
    assert!(sent.success());
    let start = Instant::now();
    let output = child.wait_with_output().expect("the program ends");
    assert!(start.elapsed() < Duration::from_secs(20), "{args:?}");
    (
        output.status.code(),
        String::from_utf8(output.stdout).expect("UTF-8"),
        String::from_utf8(output.stderr).expect("UTF-8"),
    )
}

#[cfg(unix)]
#[test]
fn an_interrupted_verify_keeps_what_it_has_counted() {
    let (code, stdout, stderr) = interrupted(&["verify", "nim", "--heaps", "4..4", "--max", "40"]);
    assert_eq!(code, Some(130), "{stdout}{stderr}");
    assert_eq!(stderr, "");
    let counted: u64 = stdout
        .split_once(" positions, 0 disagreements\n")
        .unwrap_or_else(|| panic!("{stdout}"))
        .0
        .parse()
        .expect("a number");
    assert!(0 < counted && counted < 41_u64.pow(4), "{stdout}");
    assert!(stdout.contains("Stopped"), "{stdout}");
}

#[cfg(unix)]
#[test]
fn an_interrupted_verify_says_in_json_that_it_is_not_complete() {
    let (code, stdout, stderr) =
        interrupted(&["verify", "nim", "--heaps", "4..4", "--max", "40", "--json"]);
    assert_eq!(code, Some(130), "{stdout}{stderr}");
    assert_eq!(stderr, "");
    let report: Value = serde_json::from_str(&stdout).expect("one object");
    assert_eq!(report["complete"], false);
    assert_eq!(report["disagreements"], serde_json::json!([]));
    let counted = report["positions"].as_u64().expect("a number");
    assert!(0 < counted && counted < 41_u64.pow(4), "{stdout}");
}

#[cfg(unix)]
#[test]
fn an_interrupted_tournament_keeps_its_games() {
    let (code, stdout, stderr) = interrupted(&[
        "match",
        "nim",
        "--games",
        "100000000",
        "--heaps",
        "2..4",
        "--seed",
        "4",
    ]);
    assert_eq!(code, Some(130), "{stdout}{stderr}");
    assert_eq!(stderr, "");
    assert!(stdout.contains("seed 4"), "{stdout}");
    assert!(stdout.contains("won 0"), "{stdout}");
}

#[cfg(unix)]
#[test]
fn an_interrupted_search_stops_with_130() {
    let (code, stdout, stderr) = interrupted(&[
        "solve",
        "nim",
        "300+300+300+300",
        "--by",
        "search",
        "--limit-positions",
        "1e12",
    ]);
    assert_eq!(code, Some(130), "{stdout}{stderr}");
    assert!(!stderr.contains("panicked"), "{stderr}");
}

#[test]
fn every_command_has_help_with_an_example_in_three_languages() {
    for (language, examples) in [("en", "Examples"), ("zh-Hans", "示例"), ("zh-Hant", "範例")] {
        for command in COMMANDS {
            let run = nimm(&[command, "--help", "--lang", language]);
            assert_eq!(run.code, Some(0), "{command}: {run:?}");
            assert_eq!(run.stderr, "", "{command}");
            let (_, after) = run
                .stdout
                .split_once(examples)
                .unwrap_or_else(|| panic!("{command} {language}: {}", run.stdout));
            assert!(after.contains(&format!("nimm {command}")), "{}", run.stdout);
            assert_eq!(nimm(&["--lang", language, command, "--help"]), run);
        }
        let run = nimm(&["--help", "--lang", language]);
        assert_eq!(run.code, Some(0), "{run:?}");
        for command in COMMANDS {
            assert!(
                run.stdout
                    .lines()
                    .any(|line| line.trim_start().starts_with(&format!("{command} "))),
                "{command}: {}",
                run.stdout
            );
        }
    }
}

#[test]
fn chinese_help_has_no_english_headings() {
    for language in ["zh-Hans", "zh-Hant"] {
        for args in [
            vec!["--help"],
            vec!["solve", "--help"],
            vec!["sequence", "--help"],
        ] {
            let mut all = args.clone();
            all.extend(["--lang", language]);
            let said = nimm(&all).stdout;
            for words in [
                "Options:",
                "Commands:",
                "Usage:",
                "Print ",
                "possible values",
                "default:",
            ] {
                assert!(
                    !said.contains(words),
                    "{words} in {args:?} {language}:\n{said}"
                );
            }
        }
    }
}

#[test]
fn the_language_is_that_of_the_environment_unless_it_is_chosen() {
    for (locale, start) in [
        ("C", "The player to move loses."),
        ("en_GB.UTF-8", "The player to move loses."),
        ("zh_CN.UTF-8", "轮到走的一方必败。"),
        ("zh_TW.UTF-8", "輪到走的一方必敗。"),
        ("zh_HK.UTF-8", "輪到走的一方必敗。"),
        ("zh_SG.UTF-8", "轮到走的一方必败。"),
    ] {
        let output = command(&["solve", "nim", "1+2+3"])
            .env("LC_ALL", locale)
            .output()
            .expect("a run");
        let said = String::from_utf8(output.stdout).expect("UTF-8");
        assert!(said.starts_with(start), "{locale}: {said}");
        let output = command(&["solve", "nim", "1+2+3", "--lang", "en"])
            .env("LC_ALL", locale)
            .output()
            .expect("a run");
        assert!(
            String::from_utf8(output.stdout)
                .expect("UTF-8")
                .starts_with("The player to move loses.")
        );
    }
}

/// One call of every command that answers, all of them repeatable.
fn answers() -> Vec<Vec<&'static str>> {
    vec![
        vec!["solve", "nim", "1+2+4"],
        vec!["solve", "misere nim", "1+1+5"],
        vec!["solve", "take 1-6,8-14", "10^1000"],
        vec!["solve", "nim & take 1-3", "3+5 & 7"],
        vec!["solve", "fibonacci", "13@4"],
        vec!["solve", "nim", "1+2+3", "--depth", "full"],
        vec![
            "match",
            "nim",
            "1+2+3",
            "--first",
            "last-heap-one",
            "--second",
            "best",
        ],
        vec![
            "match", "nim", "5+6+9", "--first", "random", "--second", "random", "--seed", "3",
        ],
        vec![
            "match", "nim", "--games", "20", "--heaps", "2..4", "--seed", "9",
        ],
        vec!["read", "S(4,1,3)"],
        vec!["rules"],
        vec!["sequence", "take 1,3,4", "--to", "20"],
        vec!["sequence", "misere take 2-5", "--outcomes"],
        vec!["period", "take 1-6,8-14"],
        vec!["table", "fibonacci", "--to", "20"],
        vec!["table", "nim", "--pairs", "5"],
        vec!["verify", "nim", "--heaps", "2..3", "--max", "5"],
        vec!["selftest"],
    ]
}

#[test]
fn every_answer_has_one_line_of_json() {
    for args in answers() {
        let value = json(&args);
        assert!(value.is_object(), "{args:?}");
    }
}

#[test]
fn json_does_not_depend_on_the_language() {
    for args in answers() {
        if matches!(args[0], "read" | "rules" | "selftest")
            || args.contains(&"random")
            || !args.contains(&"--seed") && args[0] == "match"
        {
            continue;
        }
        let mut chinese = args.clone();
        chinese.extend(["--lang", "zh-Hans"]);
        assert_eq!(json(&args), json(&chinese), "{args:?}");
    }
}

#[test]
fn the_same_call_prints_the_same_twice() {
    for args in answers() {
        assert_eq!(nimm(&args), nimm(&args), "{args:?}");
        let mut all = args.clone();
        all.push("--json");
        assert_eq!(nimm(&all), nimm(&all), "{all:?}");
    }
}

#[test]
fn quiet_says_nothing_on_standard_error() {
    for args in answers() {
        let mut quiet = args.clone();
        quiet.push("--quiet");
        let run = nimm(&quiet);
        assert_eq!(run.stderr, "", "{args:?}");
        assert_eq!(run.code, Some(0), "{args:?}");
    }
}

#[test]
fn numbers_may_be_written_in_several_ways() {
    let plain = json(&["solve", "nim", "1000000+1048576"]);
    for position in ["1e6+2^20", "1_000_000+1_048_576", "10^6+2^20"] {
        assert_eq!(json(&["solve", "nim", position]), plain, "{position}");
    }
    assert_eq!(
        nimm(&["sequence", "take 1,3,4", "--to", "1e3"]).stdout,
        nimm(&["sequence", "take 1,3,4", "--to", "1_000"]).stdout
    );
}

#[test]
fn sequence_formats_hold_the_same_numbers() {
    let plain = nimm(&["sequence", "take 1,3,4", "--to", "40"]).stdout;
    let values: Vec<&str> = plain.split_whitespace().collect();
    assert_eq!(values.len(), 41);
    assert_eq!(values[..14].join(" "), "0 1 0 1 2 3 2 0 1 0 1 2 3 2");
    let rows = |separator: &str| -> String {
        values
            .iter()
            .enumerate()
            .map(|(n, value)| format!("{n}{separator}{value}\n"))
            .collect()
    };
    let bfile = nimm(&["sequence", "take 1,3,4", "--to", "40", "--format", "bfile"]).stdout;
    assert_eq!(bfile, rows(" "));
    let csv = nimm(&["sequence", "take 1,3,4", "--to", "40", "--format", "csv"]).stdout;
    assert_eq!(csv, format!("heap,nim_value\n{}", rows(",")));
    let listed = nimm(&["sequence", "take 1,3,4", "--to", "40", "--format", "json"]).stdout;
    assert_eq!(
        listed,
        nimm(&["sequence", "take 1,3,4", "--to", "40", "--json"]).stdout
    );
}

#[test]
fn a_sequence_beyond_the_limits_leaves_data_formats_empty() {
    for format in ["csv", "bfile", "text"] {
        let run = nimm(&[
            "sequence",
            "take 1,3,4",
            "--to",
            "1000",
            "--limit-heap",
            "10",
            "--format",
            format,
        ]);
        assert_eq!(run.code, Some(1), "{run:?}");
        // A reader of the data must not find sentences in it.
        assert_eq!(run.stdout, "", "{format}: {run:?}");
        assert_ne!(run.stderr, "", "{format}");
    }
}

#[test]
fn selftest_holds_every_claim() {
    let report = json(&["selftest"]);
    let claims = report["claims"].as_array().expect("claims");
    assert!(claims.len() >= 10, "{report}");
    assert!(
        claims.iter().all(|claim| claim["holds"] == true),
        "{report}"
    );
    let said = nimm(&["selftest", "--lang", "en"]);
    assert_eq!(said.code, Some(0));
    let ok = said
        .stdout
        .lines()
        .filter(|line| line.starts_with("ok "))
        .count();
    assert_eq!(ok, claims.len(), "{}", said.stdout);
}

#[test]
fn completions_exist_for_five_shells() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let run = nimm(&["completions", shell]);
        assert_eq!(run.code, Some(0), "{shell}");
        assert_eq!(run.stderr, "", "{shell}");
        for command in COMMANDS {
            assert!(run.stdout.contains(command), "{shell}: {command}");
        }
    }
}

#[test]
fn the_manual_page_names_every_command() {
    let run = nimm(&["man"]);
    assert_eq!(run.code, Some(0));
    assert!(run.stdout.contains(".TH nimm 1"), "no title");
    for command in COMMANDS {
        assert!(
            run.stdout.lines().any(|line| line
                .eq_ignore_ascii_case(&format!(".SH \"NIMM {command}\""))
                || line.eq_ignore_ascii_case(&format!(".SH NIMM {command}"))),
            "{command}"
        );
    }
}

/// Answers and periods that can be saved.
const SAVED: [&[&str]; 16] = [
    &["solve", "nim", "1..10"],
    &["solve", "nim", "1+2+3"],
    &["solve", "nim", "10^40+5"],
    &["solve", "nim", "3+4", "--by", "search"],
    &["solve", "misere nim", "1+1+5"],
    &["solve", "take 1-3", "7"],
    &["solve", "take 1-6,8-14", "10^20"],
    &["solve", "take 2,3,6,7,9,10", "100"],
    &["solve", "misere take 2-3", "7+9"],
    &["solve", "nim & take 1-3", "3+5 & 7"],
    &["solve", "fibonacci", "40"],
    &["solve", "take at most 3", "20@2"],
    &["period", "take 1-2,9"],
    &["period", "take 24,53,59"],
    &["period", "take 2,3,6,7,9,10"],
    &["period", "misere take 2-5"],
];

/// Saves an answer and returns the name of its file and its JSON.
fn saved(name: &str, args: &[&str]) -> (String, Value) {
    let path = scratch(name);
    let file = path.to_str().expect("a path in UTF-8").to_owned();
    let mut all = args.to_vec();
    all.extend(["--certificate", &file]);
    let run = nimm(&all);
    assert_eq!(run.code, Some(0), "{args:?}: {run:?}");
    let content = std::fs::read_to_string(&path).expect("a saved answer");
    let value = serde_json::from_str(&content).expect("JSON");
    (file, value)
}

#[test]
fn check_accepts_what_the_program_saves() {
    for (index, args) in SAVED.iter().enumerate() {
        let (file, value) = saved(&format!("accepted-{index}.json"), args);
        assert_eq!(value["schema"], "nimm/1", "{args:?}");
        let run = nimm(&["check", &file]);
        assert_eq!(run.code, Some(0), "{args:?}: {run:?}");
        let report = json(&["check", &file]);
        assert_eq!(report["accepted"], true, "{args:?}");
        // What `--json` prints can be checked too, from standard input.
        let mut all = args.to_vec();
        all.push("--json");
        let printed = nimm(&all).stdout;
        let run = nimm_with_input(&["check", "-"], &printed);
        assert_eq!(run.code, Some(0), "{args:?}: {run:?}");
    }
}

#[test]
fn check_refuses_edited_answers() {
    let edits: [(&[&str], &str, Value); 22] = [
        (&["solve", "nim", "1..10"], "/outcome", "P".into()),
        (&["solve", "nim", "1..10"], "/winner", "previous".into()),
        (&["solve", "nim", "1..10"], "/nim_value", "12".into()),
        (
            &["solve", "nim", "1..10"],
            "/winning_moves",
            serde_json::json!(["8:-5", "9:-7"]),
        ),
        (
            &["solve", "nim", "1..10"],
            "/winning_moves",
            serde_json::json!(["8:-5", "9:-7", "10:-9", "1:-1"]),
        ),
        (&["solve", "nim", "1..10"], "/remoteness", 46.into()),
        (&["solve", "nim", "1..10"], "/position", "1+2+3".into()),
        (&["solve", "nim", "1..10"], "/convention", "misere".into()),
        (&["solve", "nim", "1..10"], "/rule", "take 1-3".into()),
        (
            &["solve", "nim", "1..10"],
            "/evidence/witness/nim_sum",
            "12".into(),
        ),
        (
            &["solve", "nim", "3+4", "--by", "search"],
            "/outcome",
            "P".into(),
        ),
        (
            &["solve", "take 1-3", "7"],
            "/evidence/witness/modulus",
            "5".into(),
        ),
        (
            &["solve", "take 1-6,8-14", "10^20"],
            "/winning_moves",
            serde_json::json!(["1:-5"]),
        ),
        (
            &["solve", "take 1-6,8-14", "10^20"],
            "/evidence/witness/period",
            "23".into(),
        ),
        (
            &["solve", "take 2,3,6,7,9,10", "100"],
            "/evidence/period",
            "57".into(),
        ),
        (
            &["solve", "fibonacci", "40"],
            "/winning_moves",
            serde_json::json!(["1:-1"]),
        ),
        (&["solve", "fibonacci", "40"], "/position", "34".into()),
        (&["period", "take 1-2,9"], "/outcomes/period", "20".into()),
        (
            &["period", "take 1-2,9"],
            "/outcomes/gaps",
            serde_json::json!([3, 4, 3]),
        ),
        (&["period", "take 1-2,9"], "/nim_values/max", 4.into()),
        (
            &["period", "take 24,53,59"],
            "/outcomes/preperiod",
            "1369".into(),
        ),
        (
            &["period", "take 2,3,6,7,9,10"],
            "/nim_values/period",
            "29".into(),
        ),
    ];
    for (index, (args, pointer, value)) in edits.into_iter().enumerate() {
        let (file, mut content) = saved(&format!("edited-{index}.json"), args);
        let place = content
            .pointer_mut(pointer)
            .unwrap_or_else(|| panic!("{pointer} in {args:?}"));
        assert_ne!(*place, value, "{pointer}");
        *place = value;
        std::fs::write(&file, content.to_string()).expect("a file");
        let run = nimm(&["check", &file, "--lang", "en"]);
        assert_eq!(run.code, Some(1), "{args:?} {pointer}: {run:?}");
        let (report, code) = json_and_code(&["check", &file]);
        assert_eq!(code, 1, "{args:?} {pointer}");
        assert_eq!(report["accepted"], false, "{args:?} {pointer}");
        assert_ne!(report["refusal"], Value::Null, "{args:?} {pointer}");
    }
}

#[test]
fn a_whole_game_can_be_played_from_standard_input() {
    let args = [
        "play",
        "nim",
        "1+2+3",
        "--opponent",
        "friend",
        "--lang",
        "en",
        "--seed",
        "5",
        "--json",
    ];
    let run = nimm_with_input(&args, "3:-1\n1:-1\n3:-1\n2:-1\n3:-1\n2:-1\n");
    assert_eq!(run.code, Some(0), "{run:?}");
    let game = one_line(&run, &args);
    let positions: Vec<&str> = game["trace"]
        .as_array()
        .expect("a trace")
        .iter()
        .map(|step| step["position"].as_str().expect("a position"))
        .collect();
    assert_eq!(
        positions,
        ["1+2+2", "0+2+2", "0+2+1", "0+1+1", "0+1+0", "0+0+0"]
    );
    assert_eq!(game["winner"], "second");
}

#[test]
fn the_program_wins_a_won_game_and_says_so() {
    // Whatever is taken from 21, the program leaves a multiple of 4.
    let args = [
        "play", "take 1-3", "21", "--first", "program", "--seed", "5", "--json",
    ];
    let run = nimm_with_input(&args, "1:-1\n1:-1\n1:-1\n1:-1\n1:-1\n");
    assert_eq!(run.code, Some(0), "{run:?}");
    let game = one_line(&run, &args);
    let positions: Vec<&str> = game["trace"]
        .as_array()
        .expect("a trace")
        .iter()
        .map(|step| step["position"].as_str().expect("a position"))
        .collect();
    assert_eq!(
        positions,
        ["20", "19", "16", "15", "12", "11", "8", "7", "4", "3", "0"]
    );
    assert_eq!(game["winner"], "first");
    assert_eq!(game["first"], "program");
}

#[test]
fn a_rule_is_known_by_its_name_whatever_its_words() {
    for rule in ["kayles", "0.77", "take 1-2, may split", "misere 0.7700"] {
        let reading = json(&["read", rule]);
        assert_eq!(reading["rule"], "0.77", "{rule}");
        assert_eq!(reading["name"], "kayles", "{rule}");
        assert_eq!(reading["code"], "0.77", "{rule}");
        assert_eq!(reading["text"], "take 1-2, may split", "{rule}");
        let source = reading["source"].as_str().expect("a source");
        assert!(source.contains("Dudeney 1908"), "{source}");
    }
    for (rule, name, code, text) in [
        ("take 1-3", json!("twenty-one"), json!("0.333"), "take 1-3"),
        (
            "fibonacci",
            json!("fibonacci"),
            json!(null),
            "take at most 2*prev",
        ),
        (
            "take primes",
            json!("subtract-a-prime"),
            json!(null),
            "take primes",
        ),
        (
            "4.07",
            json!(null),
            json!("4.07"),
            "take 2, may split or split",
        ),
        (
            "take 1-40, may split",
            json!(null),
            json!(null),
            "take 1-40, may split",
        ),
        (
            "nim & 0.07",
            json!(null),
            json!(null),
            "nim & take 2, may split",
        ),
        (
            "take 2 & 0.07",
            json!(null),
            json!("0.03 & 0.07"),
            "take 2 & take 2, may split",
        ),
    ] {
        let reading = json(&["read", rule]);
        assert_eq!(reading["name"], name, "{rule}");
        assert_eq!(reading["code"], code, "{rule}");
        assert_eq!(reading["text"], text, "{rule}");
    }
    let text = text(&["read", "take 1-2, may split"]);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], "0.77");
    assert!(
        lines.contains(&"In words: `take 1-2, may split`."),
        "{text}"
    );
    assert!(lines.contains(&"Name: `kayles`."), "{text}");
}

#[test]
fn read_says_why_stronger_theorems_do_not_apply() {
    let fails = |rule: &str, theorem: &str| {
        let rows = json(&["read", rule])["theorems"].clone();
        let rows = rows.as_array().expect("a list");
        let row = rows.iter().find(|row| row["name"] == theorem);
        let row = row.expect("a theorem").clone();
        assert_eq!(row["applies"], row["fails"].is_null(), "{rule} {theorem}");
        row["fails"].as_str().map(String::from)
    };
    for (rule, theorem, condition) in [
        ("take 1-3", "residue", None),
        ("take 1-3,8", "residue", Some("no-multiple-of-l")),
        ("take 1-3,8", "interval", Some("one-run")),
        ("take 1-3,8", "two-intervals", None),
        ("take 1-3,8", "bouton", Some("some-nim")),
        ("take 2,5", "residue", Some("below-l")),
        ("misere take 1-3", "residue", Some("normal-play")),
        ("fibonacci", "limit-misere", Some("misere-play")),
    ] {
        assert_eq!(
            fails(rule, theorem).as_deref(),
            condition,
            "{rule} {theorem}"
        );
    }

    let lines = |args: &[&str]| {
        let text = nimm(args).stdout;
        text.lines()
            .filter(|line| line.starts_with("Not by "))
            .count()
    };
    // Only what is about rules of this kind and would come first.
    assert_eq!(lines(&["read", "nim"]), 0);
    assert_eq!(lines(&["read", "take 1-3,8"]), 2);
    assert!(lines(&["read", "take 1-3,8", "--all"]) > 7);
    let text = nimm(&["read", "take 2,5"]).stdout;
    let line = "Not by the remainder theorem: it needs that 1 may be taken.";
    assert!(text.contains(line), "{text}");
    let text = nimm(&["read", "take 2,5", "--lang", "zh-Hans"]).stdout;
    assert!(text.contains("不用余数定理：它要求可以取 1 根。"), "{text}");
}

#[test]
fn every_name_is_read_as_itself() {
    let rules = json(&["rules"]);
    let rules = rules["rules"].as_array().expect("rules").clone();
    assert!(rules.len() > 50);
    for rule in rules {
        let name = rule["name"].as_str().expect("a name");
        let reading = json(&["read", name]);
        if name == "nimble" {
            // Nim in another dress.
            assert_eq!(reading["name"], "nim");
            continue;
        }
        assert_eq!(reading["name"], rule["name"]);
        assert_eq!(reading["source"], rule["source"], "{name}");
        let text = reading["text"].as_str().expect("a text");
        assert_eq!(json(&["read", text])["rule"], reading["rule"], "{name}");
        let of_several = rule["losing_positions"]
            .as_array()
            .is_some_and(|list| !list.is_empty());
        let has_values = !text.contains("at most") && !of_several;
        assert_eq!(rule["values"].is_array(), has_values, "{name}");
    }
}

#[test]
fn a_table_of_a_rule_with_splits_lists_what_is_left() {
    let table = text(&["table", "kayles", "--to", "7"]);
    let rows: Vec<&str> = table.lines().collect();
    assert!(rows[0].ends_with("winning moves: what is taken, or what is left"));
    assert_eq!(rows[2], "     1  N        1  1");
    assert_eq!(rows[8], "     7  N        2  3+3 1+4");
    let table = json(&["table", "kayles", "--to", "7"]);
    let row = &table["heaps"][7];
    assert_eq!(strings(&row["winning_takes"]), Vec::<String>::new());
    assert_eq!(strings(&row["winning_splits"]), ["3+3", "1+4"]);
    let plain = json(&["table", "take 1-3", "--to", "3"]);
    assert!(plain["heaps"][3].get("winning_splits").is_none());
    // A heap of Nim that may be split has a win by every equal split.
    let cut = text(&["table", "take any, may split", "--to", "60"]);
    assert!(cut.lines().all(|row| row.len() < 120), "{cut}");
    assert!(
        cut.lines().last().expect("a row").ends_with(" ..."),
        "{cut}"
    );
}

#[test]
fn a_game_with_splits_is_played_from_standard_input() {
    let args = ["play", "kayles", "4", "--json", "--seed", "1"];
    let run = nimm_with_input(&args, "1:>1+1\n1\nquit\n");
    let record = one_line(&run, &args);
    assert_eq!(record["rule"], "0.77");
    assert_eq!(record["trace"][0]["move"], "1:>1+1");
    assert_eq!(record["trace"][0]["position"], "1+1");
    assert_eq!(record["winner"], "first");
}
