//! Fibonacci nim: take at most twice what the opponent just took.

mod common;

use std::collections::BTreeSet;

use common::{json, moves, nimm, reference, strings, text};
use serde_json::{Value, json};

/// The winning first moves below 60 that are not the only ones of their heap.
const TWO_MOVES: [(u64, [u64; 2]); 20] = [
    (17, [1, 4]),
    (19, [1, 6]),
    (25, [1, 4]),
    (27, [1, 6]),
    (28, [2, 7]),
    (30, [1, 9]),
    (31, [2, 10]),
    (38, [1, 4]),
    (40, [1, 6]),
    (41, [2, 7]),
    (43, [1, 9]),
    (44, [2, 10]),
    (45, [3, 11]),
    (46, [1, 12]),
    (48, [1, 14]),
    (49, [2, 15]),
    (50, [3, 16]),
    (51, [1, 4]),
    (53, [1, 6]),
    (59, [1, 4]),
];

/// The parts of the sum of distant Fibonacci numbers, largest first.
fn parts(mut n: u64) -> Vec<u64> {
    let mut fibonacci = vec![1, 2];
    while *fibonacci.last().expect("a number") <= n {
        fibonacci.push(fibonacci[fibonacci.len() - 2] + fibonacci[fibonacci.len() - 1]);
    }
    let mut parts = Vec::new();
    for part in fibonacci.into_iter().rev() {
        if part <= n {
            parts.push(part);
            n -= part;
        }
    }
    parts
}

fn rows(to: u64) -> Vec<Value> {
    let table = json(&["table", "fibonacci", "--to", &to.to_string()]);
    let rows = table["heaps"].as_array().expect("rows").clone();
    assert_eq!(rows.len() as u64, to + 1);
    rows
}

fn takes(row: &Value) -> Vec<u64> {
    strings(&row["winning_takes"])
        .iter()
        .map(|take| take.parse().expect("a number"))
        .collect()
}

#[test]
fn one_match_cannot_start_in_three_languages() {
    let answer = json(&["solve", "fibonacci", "1"]);
    assert_eq!(answer["outcome"], "P");
    assert_eq!(answer["winning_moves"], json!([]));
    for (language, words) in [
        ("en", "the game cannot start"),
        ("zh-Hans", "开不了局"),
        ("zh-Hant", "開不了局"),
    ] {
        let run = nimm(&["solve", "fibonacci", "1", "--lang", language]);
        assert_eq!(run.code, Some(0), "{run:?}");
        assert!(run.stdout.contains(words), "{run:?}");
    }
    let two = text(&["solve", "fibonacci", "2"]);
    assert!(!two.contains("cannot start"), "{two}");
}

#[test]
fn losing_heaps_are_the_fibonacci_numbers() {
    let lost: Vec<u64> = (0..)
        .zip(rows(60))
        .filter(|(_, row)| row["outcome"] == "P")
        .map(|(n, _)| n)
        .collect();
    assert_eq!(lost, [0, 1, 2, 3, 5, 8, 13, 21, 34, 55]);
    let row = json(&["sequence", "fibonacci", "--to", "200", "--outcomes"]);
    let outcomes = row["outcomes"].as_str().expect("letters");
    let lost: Vec<usize> = outcomes.match_indices('P').map(|(n, _)| n).collect();
    assert_eq!(lost, [0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144]);
    assert_eq!(outcomes.len(), 201);
}

#[test]
fn who_wins_to_1000_is_listed_without_nim_values() {
    let row = json(&["sequence", "fibonacci", "--to", "1000", "--outcomes"]);
    let outcomes = row["outcomes"].as_str().expect("letters");
    let lost: Vec<usize> = outcomes.match_indices('P').map(|(n, _)| n).collect();
    assert_eq!(
        lost,
        [
            0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987
        ]
    );
    assert_eq!(outcomes.len(), 1001);
}

#[test]
fn published_winning_first_moves_are_found() {
    let rows = rows(60);
    for (n, take) in [
        (4, 1),
        (6, 1),
        (9, 1),
        (12, 1),
        (7, 2),
        (10, 2),
        (11, 3),
        (15, 2),
    ] {
        assert_eq!(takes(&rows[n]), [take], "{n}");
    }
}

#[test]
fn published_parts_are_printed() {
    for (n, sum) in [
        (12, "8 + 3 + 1"),
        (4, "3 + 1"),
        (6, "5 + 1"),
        (7, "5 + 2"),
        (9, "8 + 1"),
        (10, "8 + 2"),
        (11, "8 + 3"),
        (15, "13 + 2"),
        (40, "34 + 5 + 1"),
    ] {
        let said = text(&["solve", "fibonacci", &n.to_string()]);
        assert!(
            said.lines().any(|line| line == format!("{n} = {sum}")),
            "{said}"
        );
        assert_eq!(
            parts(n)
                .iter()
                .map(u64::to_string)
                .collect::<Vec<_>>()
                .join(" + "),
            sum
        );
    }
}

#[test]
fn the_smallest_part_wins_whenever_there_are_several() {
    for (n, row) in (0..).zip(rows(60)).skip(2) {
        let parts = parts(n);
        if parts.len() == 1 {
            assert_eq!(row["outcome"], "P", "{n}");
            assert_eq!(takes(&row), [] as [u64; 0], "{n}");
        } else {
            assert_eq!(row["outcome"], "N", "{n}");
            assert_eq!(takes(&row).first(), parts.last(), "{n}");
        }
    }
}

#[test]
fn twenty_heaps_below_60_have_two_winning_first_moves() {
    let rows = rows(60);
    let mut two = Vec::new();
    for (n, row) in (0..).zip(&rows).take(60) {
        let takes = takes(row);
        assert!(takes.len() <= 2, "{row}");
        if let [low, high] = takes[..] {
            two.push((n, [low, high]));
        }
    }
    assert_eq!(two, TWO_MOVES);
}

#[test]
fn every_first_move_matches_trying_every_move() {
    let lost = reference::lost_under_limit(60, |take| 2 * take);
    for (n, row) in rows(60).iter().enumerate().skip(1) {
        let expected: Vec<u64> = (1..n)
            .filter(|&take| lost[n - take][(2 * take).min(60)])
            .map(|take| take as u64)
            .collect();
        assert_eq!(takes(row), expected, "{n}");
    }
}

#[test]
fn nim_values_of_first_positions_match_trying_every_move() {
    // A heap and its limit; the first move may take all but one.
    let to = 40_usize;
    let mut values = vec![vec![0_u64; to + 1]; to + 1];
    let mex = |seen: &BTreeSet<u64>| (0..).find(|value| !seen.contains(value)).expect("a value");
    for n in 1..=to {
        for most in 1..=to {
            let seen: BTreeSet<u64> = (1..=most.min(n))
                .map(|take| values[n - take][(2 * take).min(to)])
                .collect();
            values[n][most] = mex(&seen);
        }
    }
    let expected: Vec<u64> = (0..=to)
        .map(|n| if n == 0 { 0 } else { values[n][n - 1] })
        .collect();
    let row = json(&["sequence", "fibonacci", "--to", "40"]);
    assert_eq!(common::numbers(&row["values"]), expected);
}

#[test]
fn taking_a_third_or_more_is_called_too_greedy() {
    for n in [4_u64, 5, 6, 7, 10, 12, 13, 20, 21, 40, 99, 100, 101, 1000] {
        let said = text(&["solve", "fibonacci", &n.to_string()]);
        let least = n.div_ceil(3);
        assert!(
            said.lines()
                .any(|line| line.contains(&format!("Taking {least} or more is too greedy"))),
            "{n}: {said}"
        );
    }
    for (language, words) in [
        ("zh-Hans", "取 34 根或更多就太贪心了"),
        ("zh-Hant", "取 34 根或更多就太貪心了"),
    ] {
        let run = nimm(&["solve", "fibonacci", "100", "--lang", language]);
        assert!(run.stdout.contains(words), "{run:?}");
    }
}

#[test]
fn taking_a_third_or_more_loses_at_once() {
    for (n, row) in (0..).zip(rows(200)).skip(2) {
        assert!(
            takes(&row).iter().all(|&take| take < u64::div_ceil(n, 3)),
            "{row}"
        );
    }
}

#[test]
fn forty_has_two_winning_moves() {
    let answer = json(&["solve", "fibonacci", "40"]);
    assert_eq!(answer["outcome"], "N");
    assert_eq!(answer["winning_moves"], json!(["1:-1", "1:-6"]));
    let said = text(&["solve", "fibonacci", "40"]);
    assert!(said.contains("take 1 and leave 39"), "{said}");
    assert!(said.contains("take 6 and leave 34"), "{said}");
}

#[test]
fn moves_in_the_middle_of_a_game_match_trying_every_move() {
    let lost = reference::lost_under_limit(60, |take| 2 * take);
    for n in [1_usize, 2, 3, 4, 8, 11, 12, 13, 17, 19, 27, 28, 40, 46] {
        for most in [1_usize, 2, 3, 6, 12, 40] {
            let answer = json(&["solve", "fibonacci", &format!("{n}@{most}")]);
            let expected: BTreeSet<String> = (1..=most.min(n))
                .filter(|&take| take == n || lost[n - take][(2 * take).min(60)])
                .map(|take| format!("1:-{take}"))
                .collect();
            assert_eq!(moves(&answer), expected, "{answer}");
            assert_eq!(
                answer["outcome"],
                if expected.is_empty() { "P" } else { "N" },
                "{answer}"
            );
            assert_eq!(answer["position"], format!("{n}@{most}"));
        }
    }
}

#[test]
fn line_of_play_13_12_11_10_is_forced() {
    for (position, outcome, winning) in [
        ("13", "P", vec![]),
        ("12@2", "N", vec!["1:-1"]),
        ("11@2", "P", vec![]),
        ("10@2", "N", vec!["1:-2"]),
        ("8@4", "P", vec![]),
    ] {
        let answer = json(&["solve", "fibonacci", position]);
        assert_eq!(answer["outcome"], outcome, "{position}");
        assert_eq!(strings(&answer["winning_moves"]), winning, "{position}");
    }
    let said = text(&["solve", "fibonacci", "12@2"]);
    assert!(
        said.contains("The only winning move: take 1 and leave 11 (1:-1)."),
        "{said}"
    );
    assert!(
        said.contains(
            "your opponent may then take at most 2, and the next part, 3, is out of reach"
        ),
        "{said}"
    );
    let said = text(&["solve", "fibonacci", "10@2"]);
    assert!(
        said.contains("The only winning move: take 2 and leave 8 (1:-2)."),
        "{said}"
    );
    assert!(
        said.contains(
            "your opponent may then take at most 4, and the next part, 8, is out of reach"
        ),
        "{said}"
    );
}

#[test]
fn line_of_play_from_13_is_traced() {
    let game = json(&[
        "match",
        "fibonacci",
        "13",
        "--first",
        "last-heap-one",
        "--second",
        "best",
    ]);
    let positions: Vec<&str> = game["trace"]
        .as_array()
        .expect("a trace")
        .iter()
        .map(|step| step["position"].as_str().expect("a position"))
        .collect();
    assert_eq!(positions[..4], ["12@2", "11@2", "10@2", "8@4"]);
    assert_eq!(game["winner"], "second");
}

#[test]
fn a_losing_heap_shows_the_reply_to_every_first_move() {
    let said = text(&["solve", "fibonacci", "13", "--depth", "full"]);
    let lost = reference::lost_under_limit(13, |take| 2 * take);
    for take in 1..13_usize {
        let rest = 13 - take;
        let replies: Vec<usize> = (1..=(2 * take).min(rest))
            .filter(|&reply| reply == rest || lost[rest - reply][(2 * reply).min(13)])
            .collect();
        let line = said
            .lines()
            .find(|line| line.trim_start().starts_with(&format!("1:-{take} ")))
            .unwrap_or_else(|| panic!("no line for {take} in\n{said}"));
        assert!(line.contains(&format!("{rest}@{}", 2 * take)), "{line}");
        assert!(
            replies.iter().any(|reply| line
                .split_whitespace()
                .skip(1)
                .any(|word| word == format!("1:-{reply}"))),
            "{line}"
        );
    }
}

#[test]
fn theorem_recurrence_and_search_agree() {
    for rule in [
        "fibonacci",
        "misere fibonacci",
        "take at most 3*prev",
        "misere take at most 2*prev+1",
    ] {
        let report = json(&["verify", rule, "--max", "25"]);
        // Every heap without a limit, and under each limit that can matter.
        assert!(
            report["positions"].as_u64() >= Some(26 + 25 * 26 / 2),
            "{report}"
        );
        assert_eq!(report["disagreements"], json!([]), "{report}");
        assert_eq!(report["by_search"], report["positions"], "{report}");
        assert_eq!(report["by_sequence"], report["positions"], "{report}");
        assert_eq!(report["complete"], true, "{report}");
    }
}
