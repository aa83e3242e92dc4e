//! Tables that independent programs computed, row by row.

mod common;

use common::{big, in_two_threads, json, number, numbers, rows, strings};
use serde_json::Value;

const SMALL_SETS: &str = include_str!("data/B_small_sets.tsv");
const TWO_AND_ADDITIVE: &str = include_str!("data/B_two_and_additive.tsv");
const NIM_NE_OUTCOME: &str = include_str!("data/B_nim_ne_outcome.tsv");
const TWO_INTERVAL: &str = include_str!("data/B_two_interval_sample.tsv");
const DYNAMIC: &str = include_str!("data/D_dynamic.json");

/// Preperiod and period of one half of `nimm period`.
fn half(answer: &Value, half: &str) -> (u64, u64) {
    assert_eq!(answer["strength"], "proven", "{answer}");
    (
        big(&answer[half]["preperiod"]),
        big(&answer[half]["period"]),
    )
}

#[test]
fn small_sets_have_the_listed_periods() {
    let rows = rows(SMALL_SETS);
    assert_eq!(rows.len(), 511);
    in_two_threads(&rows, |row| {
        let answer = json(&["period", &format!("take {}", row[0])]);
        assert_eq!(
            half(&answer, "outcomes"),
            (number(row[1]), number(row[2])),
            "{row:?}"
        );
        assert_eq!(
            half(&answer, "nim_values"),
            (number(row[3]), number(row[4])),
            "{row:?}"
        );
        assert_eq!(answer["nim_values"]["max"], number(row[5]), "{row:?}");
        assert_eq!(answer["nim_values"]["saltus"], "0", "{row:?}");
    });
}

#[test]
fn small_sets_have_the_listed_misere_periods() {
    let rows: Vec<_> = rows(SMALL_SETS).into_iter().step_by(3).collect();
    assert_eq!(rows.len(), 171);
    in_two_threads(&rows, |row| {
        let answer = json(&["period", &format!("misere take {}", row[0])]);
        assert_eq!(answer["convention"], "misere");
        assert_eq!(
            half(&answer, "outcomes"),
            (number(row[6]), number(row[7])),
            "{row:?}"
        );
    });
}

#[test]
fn pairs_and_their_sums_have_the_listed_periods() {
    let rows = rows(TWO_AND_ADDITIVE);
    assert_eq!(rows.len(), 95);
    in_two_threads(&rows, |row| {
        let (a, b) = (number(row[0]), number(row[1]));
        let pair = json(&["period", &format!("take {a},{b}")]);
        assert_eq!(half(&pair, "outcomes"), (0, number(row[4])), "{row:?}");
        assert_eq!(half(&pair, "nim_values"), (0, number(row[4])), "{row:?}");
        let sum = json(&["period", &format!("take {a},{b},{}", a + b)]);
        assert_eq!(half(&sum, "outcomes"), (0, number(row[5])), "{row:?}");
        assert_eq!(half(&sum, "nim_values"), (0, number(row[6])), "{row:?}");
    });
}

#[test]
fn sets_whose_nim_period_is_longer_are_told_apart() {
    let rows = rows(NIM_NE_OUTCOME);
    assert_eq!(rows.len(), 17);
    in_two_threads(&rows, |row| {
        let answer = json(&["period", &format!("take {}", row[0])]);
        assert_eq!(
            half(&answer, "outcomes"),
            (number(row[1]), number(row[2])),
            "{row:?}"
        );
        assert_eq!(
            half(&answer, "nim_values"),
            (number(row[3]), number(row[4])),
            "{row:?}"
        );
    });
}

#[test]
fn two_intervals_have_the_listed_periods_and_values() {
    let rows = rows(TWO_INTERVAL);
    assert_eq!(rows.len(), 52);
    in_two_threads(&rows, |row| {
        let (a, c, b) = (number(row[0]), number(row[1]), number(row[2]));
        let takes: Vec<String> = (1..=a).chain(c..=b).map(|take| take.to_string()).collect();
        let rule = format!("take {}", takes.join(","));
        let answer = json(&["period", &rule]);
        assert_eq!(
            half(&answer, "outcomes"),
            (number(row[6]), number(row[7])),
            "{row:?}"
        );
        assert_eq!(
            half(&answer, "nim_values"),
            (number(row[8]), number(row[9])),
            "{row:?}"
        );
        let values: Vec<u64> = row[10].split(' ').map(number).collect();
        let to = (values.len() - 1).to_string();
        let listed = json(&["sequence", &rule, "--to", &to]);
        assert_eq!(numbers(&listed["values"]), values, "{row:?}");
    });
}

/// The limits of the table in the notation of the program.
const LIMITS: [(&str, &str); 17] = [
    ("x", "prev"),
    ("x+1", "prev+1"),
    ("x+2", "prev+2"),
    ("2x-1", "2*prev-1"),
    ("2x", "2*prev"),
    ("2x+1", "2*prev+1"),
    ("3x", "3*prev"),
    ("4x", "4*prev"),
    ("5x", "5*prev"),
    ("floor(3x/2)", "floor(3*prev/2)"),
    ("floor(5x/2)", "floor(5*prev/2)"),
    ("x^2", "prev^2"),
    ("max(2,x)", "max(2,prev)"),
    ("x+isqrt(x)", "prev+isqrt(prev)"),
    ("2^x", "2^prev"),
    ("const3", "3"),
    ("const5", "5"),
];

fn dynamic() -> Value {
    serde_json::from_str(DYNAMIC).expect("a table in JSON")
}

#[test]
fn every_limit_of_the_table_can_be_written() {
    let table = dynamic();
    let listed = table["data"].as_object().expect("limits").keys();
    let written: Vec<&str> = LIMITS.iter().map(|(name, _)| *name).collect();
    for name in listed.filter(|name| !name.starts_with("fib")) {
        assert!(written.contains(&name.as_str()), "{name}");
    }
    for (_, limit) in LIMITS {
        let reading = json(&["read", &format!("take at most {limit}")]);
        assert!(reading["rule"].is_string(), "{reading}");
        assert!(["theory", "sequence"].contains(&reading["method"].as_str().expect("a method")));
    }
}

#[test]
fn limits_on_the_next_take_have_the_listed_losing_heaps() {
    let table = dynamic();
    for (name, limit) in LIMITS {
        let rule = format!("take at most {limit}");
        let expected = numbers(&table["data"][name]["losing_initial_totals"]);
        assert_eq!(expected, numbers(&table["data"][name]["H"]), "{name}");
        let row = json(&["sequence", &rule, "--to", "220", "--outcomes"]);
        let lost: Vec<u64> = (0..)
            .zip(row["outcomes"].as_str().expect("letters").chars())
            .filter(|&(n, letter)| n > 0 && letter == 'P')
            .map(|(n, _)| n)
            .collect();
        assert_eq!(lost, expected, "{name}");
        let heaps = json(&["table", &rule, "--to", "220"]);
        let lost: Vec<u64> = heaps["heaps"]
            .as_array()
            .expect("rows")
            .iter()
            .filter(|row| row["outcome"] == "P" && row["heap"] != "0")
            .map(|row| big(&row["heap"]))
            .collect();
        assert_eq!(lost, expected, "{name}");
    }
}

#[test]
fn limits_on_the_next_take_have_the_listed_least_winning_takes() {
    let table = dynamic();
    for (name, limit) in LIMITS {
        let least = numbers(&table["data"][name]["h_first_60"]);
        assert_eq!(least.len(), 60, "{name}");
        let heaps = json(&["table", &format!("take at most {limit}"), "--to", "60"]);
        for (row, (n, least)) in heaps["heaps"]
            .as_array()
            .expect("rows")
            .iter()
            .skip(1)
            .zip((1..).zip(least))
        {
            let first = strings(&row["winning_takes"])
                .first()
                .map(|take| number(take));
            // Taking all is no first move.
            let expected = (least < n).then_some(least);
            assert_eq!(first, expected, "{name} {row}");
        }
    }
}

#[test]
fn limits_in_the_middle_of_a_game_follow_the_least_winning_take() {
    let table = dynamic();
    for (name, limit) in [
        ("x", "prev"),
        ("3x", "3*prev"),
        ("x^2", "prev^2"),
        ("const3", "3"),
    ] {
        let least = numbers(&table["data"][name]["h_first_60"]);
        for n in [6_usize, 17, 30, 44] {
            let h = least[n - 1];
            for most in [h.saturating_sub(1), h] {
                if most == 0 {
                    continue;
                }
                let answer = json(&[
                    "solve",
                    &format!("take at most {limit}"),
                    &format!("{n}@{most}"),
                ]);
                assert_eq!(
                    answer["outcome"],
                    if most < h { "P" } else { "N" },
                    "{name} {answer}"
                );
                let first = strings(&answer["winning_moves"]).first().cloned();
                let expected = (most == h).then(|| format!("1:-{h}"));
                assert_eq!(first, expected, "{name} {answer}");
            }
        }
    }
}

/// Misère, a heap under a limit of 1 or more is decided as a heap of one match fewer is under normal
/// play; at the start the player to move leaves one match.
#[test]
fn misere_limits_follow_the_least_winning_take_of_one_match_fewer() {
    let table = dynamic();
    for (name, limit) in LIMITS {
        let least = numbers(&table["data"][name]["h_first_60"]);
        let rule = format!("misere take at most {limit}");
        for n in [6_usize, 17, 30] {
            let h = least[n - 1];
            for most in [h - 1, h].into_iter().filter(|most| *most > 0) {
                let answer = json(&["solve", &rule, &format!("{}@{most}", n + 1)]);
                let outcome = if most < h { "P" } else { "N" };
                assert_eq!(answer["outcome"], outcome, "{name} {answer}");
                let first = strings(&answer["winning_moves"]).first().cloned();
                let expected = (most == h).then(|| format!("1:-{h}"));
                assert_eq!(first, expected, "{name} {answer}");
            }
        }
        let row = json(&["sequence", &rule, "--to", "30", "--outcomes"]);
        let outcomes = row["outcomes"].as_str().expect("letters");
        // Without a move the player to move wins as well.
        assert_eq!(outcomes, "N".repeat(31), "{name}");
    }
}

#[test]
fn fibonacci_first_moves_are_those_of_the_table() {
    let table = dynamic();
    let listed = table["data"]["fib_all_first_moves_n<=60"]
        .as_object()
        .expect("rows");
    assert_eq!(listed.len(), 59);
    let heaps = json(&["table", "fibonacci", "--to", "60"]);
    for row in heaps["heaps"].as_array().expect("rows").iter().skip(2) {
        let heap = row["heap"].as_str().expect("a heap");
        let takes: Vec<u64> = strings(&row["winning_takes"])
            .iter()
            .map(|take| number(take))
            .collect();
        assert_eq!(takes, numbers(&listed[heap]), "{row}");
    }
}
