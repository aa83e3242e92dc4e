//! Several heaps at once, in any order: Moore's Nim, Wythoff's and Euclid's games, greedy Nim and LIM.

mod common;

use common::{json, nimm, scratch, strings, text};
use serde_json::{Value, json};

/// Rule, position, who wins, nim-value where one is known, winning moves.
const ANSWERS: [(&str, &str, &str, Option<&str>, &[&str]); 40] = [
    ("moore 2", "1+2+3", "N", Some("6"), &["2:-1,3:-2"]),
    ("moore 2", "3+3+3", "P", Some("0"), &[]),
    ("moore 2", "1+2+3+4", "N", None, &["4:-1"]),
    ("moore 2", "1+1+1+0+0", "P", Some("0"), &[]),
    ("moore 3", "2+3", "N", Some("5"), &["1:-2,2:-3"]),
    ("moore 2", "5", "N", Some("5"), &["1:-5"]),
    (
        "misere moore 2",
        "1+1+1",
        "N",
        None,
        &["1:-1,2:-1", "1:-1,3:-1", "2:-1,3:-1"],
    ),
    ("misere moore 2", "1", "P", None, &[]),
    ("misere moore 2", "1+1+1+1", "P", None, &[]),
    ("misere moore 2", "4+4+4", "P", None, &[]),
    ("moore 1", "1+2+4", "N", Some("7"), &["3:-1"]),
    ("wythoff", "3+5", "P", Some("0"), &[]),
    ("wythoff", "5+9", "N", None, &["2:-6"]),
    ("wythoff", "9+12", "N", None, &["1:-5,2:-5"]),
    ("wythoff", "5+5", "N", None, &["1:-2", "1:-5,2:-5", "2:-2"]),
    (
        "wythoff",
        "10^30+1618033988749894848204586834366",
        "P",
        Some("0"),
        &[],
    ),
    ("misere wythoff", "1+2", "N", None, &["1:-1,2:-1", "2:-2"]),
    ("misere wythoff", "0+1", "P", None, &[]),
    ("misere wythoff", "2+2", "P", None, &[]),
    ("misere wythoff", "0+0", "N", None, &[]),
    ("misere wythoff", "3+5", "P", None, &[]),
    ("euclid", "5+13", "N", Some("2"), &["2:-5"]),
    ("euclid", "5+8", "P", Some("0"), &[]),
    ("euclid", "3+3", "P", Some("0"), &[]),
    ("misere euclid", "3+3", "N", None, &[]),
    ("misere euclid", "10+16", "N", None, &["2:-10"]),
    ("misere euclid", "3+5", "P", None, &[]),
    ("misere euclid", "7+10", "P", None, &[]),
    ("euclid-to-zero", "6+15", "N", Some("1"), &["2:-6"]),
    ("euclid-to-zero", "4+4", "N", Some("1"), &["1:-4", "2:-4"]),
    ("euclid-to-zero", "0+9", "P", Some("0"), &[]),
    ("misere euclid-to-zero", "4+4", "P", None, &[]),
    ("misere euclid-to-zero", "4+8", "N", None, &["2:-4"]),
    ("greedy-nim", "3+3+1", "P", Some("0"), &[]),
    (
        "greedy-nim",
        "7+5+5",
        "N",
        None,
        &["1:-3", "1:-4", "1:-5", "1:-6", "1:-7"],
    ),
    ("greedy-nim", "7+5+3", "N", None, &["1:-2"]),
    ("misere greedy-nim", "7+1+1", "N", None, &["1:-6"]),
    ("lim", "1+2+4", "P", Some("0"), &[]),
    (
        "lim",
        "3+5+6",
        "N",
        Some("7"),
        &["1:-3,2:-3,3:+3", "1:-3,3:-3,2:+3", "2:-5,3:-5,1:+5"],
    ),
    ("lim", "1+1+0", "N", Some("1"), &["1:-1,2:-1,3:+1"]),
];

#[test]
fn answers_are_those_of_the_theorems_and_are_accepted() {
    for (rule, position, outcome, nim_value, winning) in ANSWERS {
        let file = scratch("acceptance_e.json");
        let path = file.to_str().expect("a path in UTF-8");
        let answer = json(&["solve", rule, position, "--certificate", path]);
        assert_eq!(answer["outcome"], outcome, "{rule} {position}");
        assert_eq!(answer["nim_value"], json!(nim_value), "{rule} {position}");
        assert_eq!(
            strings(&answer["winning_moves"]),
            winning,
            "{rule} {position}"
        );
        assert_eq!(answer["strength"], "proven", "{rule} {position}");
        assert_eq!(answer["evidence"]["kind"], "theorem", "{rule} {position}");
        let checked = nimm(&["check", path]);
        assert_eq!(checked.code, Some(0), "{rule} {position}: {checked:?}");
    }
}

#[test]
fn tables_of_pairs_mark_what_is_lost() {
    let lost = |rule: &str, to: &str| -> Vec<(usize, usize)> {
        let table = json(&["table", rule, "--pairs", to]);
        let rows = table["pairs"]["rows"].as_array().expect("rows").clone();
        let cells = rows.into_iter().enumerate().flat_map(|(a, row)| {
            let row = row.as_array().expect("a row").clone();
            row.into_iter()
                .enumerate()
                .map(move |(b, cell)| (a, b, cell))
        });
        let lost = cells.filter(|(a, b, cell)| a <= b && *cell == "0");
        lost.map(|(a, b, _)| (a, b)).collect()
    };
    let wythoff = [(0, 0), (1, 2), (3, 5), (4, 7), (6, 10), (8, 13), (9, 15)];
    assert_eq!(lost("wythoff", "15"), wythoff);
    let misere = [(0, 1), (2, 2), (3, 5), (4, 7), (6, 10), (8, 13), (9, 15)];
    assert_eq!(lost("misere wythoff", "15"), misere);
    let below_golden: Vec<(usize, usize)> = (1..=15)
        .flat_map(|a| (a..=15).map(move |b| (a, b)))
        .filter(|(a, b)| b * b < a * (a + b))
        .collect();
    assert_eq!(lost("euclid", "15"), below_golden);
    // An empty heap is no position of this rule.
    let table = json(&["table", "euclid", "--pairs", "3"]);
    assert_eq!(table["pairs"]["rows"][0], json!([null, null, null, null]));
    assert_eq!(table["pairs"]["rows"][2], json!([null, "1", "0", "0"]));
    assert_eq!(table["pairs"]["cells_hold"], "nim-value");
}

#[test]
fn explanations_name_the_golden_pairs_in_three_languages() {
    for (language, words) in [
        ("en", "the losing pair of difference 2"),
        ("zh-Hans", "差为 2 的那一对必败数"),
        ("zh-Hant", "差為 2 的那一對必敗數"),
    ] {
        let run = nimm(&["solve", "wythoff", "3+5", "--lang", language]);
        assert_eq!(run.code, Some(0), "{run:?}");
        assert!(run.stdout.contains(words), "{run:?}");
    }
    let both = text(&["solve", "wythoff", "9+12"]);
    assert!(both.contains("Take 5 from both heaps"), "{both}");
    // The position is marked, and what the winning move leaves.
    let marked = text(&["solve", "wythoff", "5+9"]);
    assert!(marked.contains("*0*") && marked.contains("<7>"), "{marked}");
    let moore = text(&["solve", "moore 2", "1+2+3+4"]);
    assert!(moore.contains("rest 1"), "{moore}");
}

#[test]
fn boxes_agree_with_search() {
    for (rule, heaps, max, positions) in [
        ("moore 2", "3", "4", "125"),
        ("misere wythoff", "2", "15", "256"),
        ("euclid", "2", "15", "225"),
        ("misere euclid", "2", "15", "225"),
        ("greedy-nim", "3", "5", "216"),
        ("lim", "3", "4", "125"),
    ] {
        let found = json(&["verify", rule, "--heaps", heaps, "--max", max]);
        let expected: Value = positions.parse().expect("a number");
        assert_eq!(found["positions"], expected, "{rule}: {found}");
        assert_eq!(found["by_theory"], expected, "{rule}: {found}");
        assert_eq!(found["disagreements"], json!([]), "{rule}: {found}");
    }
}
