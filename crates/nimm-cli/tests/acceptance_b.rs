//! One heap and a fixed set of takes: the figures of the write-up and of the theorem that proves it.

mod common;

use common::{big, json, numbers, reference, strings, text};
use serde_json::{Value, json};

/// The outcome half of `nimm period`, which has to be proven.
fn proven_period(rule: &str) -> Value {
    let answer = json(&["period", rule]);
    assert_eq!(answer["strength"], "proven", "{answer}");
    answer
}

/// `P` and `N` for the heaps 0, 1, ..., one letter each.
fn letters(lost: &[bool]) -> String {
    lost.iter()
        .map(|&lost| if lost { 'P' } else { 'N' })
        .collect()
}

#[test]
fn take_1_to_a_is_lost_exactly_on_multiples_of_a_plus_1() {
    for a in 1..=12_u64 {
        let rule = if a == 1 {
            "take 1".to_owned()
        } else {
            format!("take 1-{a}")
        };
        let answer = proven_period(&rule);
        assert_eq!(
            answer["outcomes"],
            json!({"preperiod": "0", "period": (a + 1).to_string(), "gaps": [a + 1]}),
            "{rule}"
        );
        assert_eq!(big(&answer["nim_values"]["period"]), a + 1);
        assert_eq!(answer["nim_values"]["max"], a);
    }
}

#[test]
fn take_1_to_a_wins_by_leaving_a_multiple() {
    for a in [2_u64, 3, 7] {
        let table = json(&["table", &format!("take 1-{a}"), "--to", "40"]);
        for (n, row) in (0..=40_u64).zip(table["heaps"].as_array().expect("rows")) {
            let rest = n % (a + 1);
            assert_eq!(row["heap"], n.to_string());
            assert_eq!(row["outcome"], if rest == 0 { "P" } else { "N" });
            assert_eq!(row["nim_value"], rest.to_string());
            let takes = if rest == 0 {
                vec![]
            } else {
                vec![rest.to_string()]
            };
            assert_eq!(strings(&row["winning_takes"]), takes);
        }
    }
}

#[test]
fn take_1_to_a_or_a_plus_2_is_lost_on_the_same_multiples() {
    for a in 1..=12_u64 {
        let rule = format!("take 1-{a},{}", a + 2);
        let answer = proven_period(&rule);
        assert_eq!(
            answer["outcomes"],
            json!({"preperiod": "0", "period": (a + 1).to_string(), "gaps": [a + 1]}),
            "{rule}"
        );
    }
}

/// What the write-up claims for `1..a` or `c..b`: the period and the gaps.
fn two_interval_claim(a: u64, c: u64, b: u64) -> (u64, Vec<u64>) {
    let l = a + 1;
    let m = c.div_ceil(l);
    if m * l > b {
        return (l, vec![l]);
    }
    let period = if b - c + 1 >= l {
        (m - 1) * l + b + 1
    } else {
        b + 1
    };
    let mut gaps = vec![l; usize::try_from(m - 1).expect("a small number")];
    gaps.push(period - (m - 1) * l);
    (period, gaps)
}

#[test]
fn two_interval_claim_holds_for_a_sample_of_its_box() {
    let mut branches = [0; 3];
    let mut state = 88_172_645_463_325_252_u64;
    let mut draw = |low: u64, high: u64| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        low + state % (high - low + 1)
    };
    for index in 0..120 {
        // Small boxes and large ones in turn, so that all three branches and their edges come up.
        let most = if index % 2 == 0 { 20 } else { 5 };
        let a = draw(1, most);
        let c = draw(a + 2, a + most + 1);
        let b = draw(c, c + most);
        let (period, gaps) = two_interval_claim(a, c, b);
        let branch = if period == a + 1 {
            0
        } else if period == b + 1 {
            1
        } else {
            2
        };
        branches[branch] += 1;
        let rule = format!("take 1-{a},{c}-{b}")
            .replace("1-1,", "1,")
            .replace(&format!("{b}-{b}"), &b.to_string());
        let answer = proven_period(&rule);
        assert_eq!(answer["outcomes"]["preperiod"], "0", "{answer}");
        assert_eq!(big(&answer["outcomes"]["period"]), period, "{answer}");
        assert_eq!(numbers(&answer["outcomes"]["gaps"]), gaps, "{answer}");
        // The nim-values have the same period, and the theorem gives the largest.
        assert_eq!(big(&answer["nim_values"]["preperiod"]), 0, "{answer}");
        assert_eq!(big(&answer["nim_values"]["period"]), period, "{answer}");
        let l = a + 1;
        let m = c.div_ceil(l);
        let max = (0..period)
            .map(|x| {
                if branch == 0 {
                    x % l
                } else {
                    x % l + l * (x / (m * l))
                }
            })
            .max()
            .expect("a value");
        assert_eq!(answer["nim_values"]["max"], max, "{answer}");
    }
    assert!(branches.iter().all(|&count| count >= 15), "{branches:?}");
}

#[test]
fn two_interval_values_are_those_of_the_theorem() {
    for (a, c, b) in [
        (2_u64, 4_u64, 9_u64),
        (6, 8, 14),
        (3, 10, 12),
        (3, 10, 13),
        (5, 8, 11),
        (1, 3, 8),
    ] {
        let l = a + 1;
        let m = c.div_ceil(l);
        let (period, _) = two_interval_claim(a, c, b);
        let low = if a == 1 {
            "1".to_owned()
        } else {
            format!("1-{a}")
        };
        let row = json(&["sequence", &format!("take {low},{c}-{b}"), "--to", "150"]);
        let expected: Vec<u64> = (0..=150)
            .map(|n| {
                let x = n % period;
                if period == l {
                    x
                } else {
                    x % l + l * (x / (m * l))
                }
            })
            .collect();
        assert_eq!(numbers(&row["values"]), expected, "{a} {c} {b}");
    }
}

#[test]
fn hand_worked_gaps_are_found() {
    let table: [(&str, &[u64], u64); 23] = [
        ("1,2,4", &[3], 3),
        ("1,3,4", &[2, 5], 7),
        ("1-6,8-13", &[7], 7),
        ("1-6,8-14", &[7, 15], 22),
        ("1,2,5", &[3], 3),
        ("1,2,6", &[3, 4], 7),
        ("1,2,7", &[3], 3),
        ("1,2,8", &[3], 3),
        ("1,2,9", &[3, 3, 4], 10),
        ("1,2,10", &[3], 3),
        ("1,2,11", &[3], 3),
        ("1,2,12", &[3, 3, 3, 4], 13),
        ("1,4,5", &[2, 6], 8),
        ("1,5,6", &[2, 2, 7], 11),
        ("1,6,7", &[2, 2, 8], 12),
        ("1,7,8", &[2, 2, 2, 9], 15),
        ("1,8,9", &[2, 2, 2, 10], 16),
        ("1,2,5,6", &[3, 4], 7),
        ("1,2,6,7", &[3, 5], 8),
        ("1,2,7,8", &[3], 3),
        ("1,2,8,9", &[3, 3, 4], 10),
        ("1-3,10-13", &[4, 4, 14], 22),
        ("1-3,10-12", &[4, 4, 5], 13),
    ];
    for (takes, gaps, period) in table {
        let rule = format!("take {takes}");
        let answer = proven_period(&rule);
        assert_eq!(
            answer["outcomes"],
            json!({"preperiod": "0", "period": period.to_string(), "gaps": gaps}),
            "{rule}"
        );
        let said = text(&["period", &rule]);
        let listed = gaps
            .iter()
            .map(u64::to_string)
            .collect::<Vec<_>>()
            .join(" ");
        assert!(
            said.lines()
                .any(|line| line.ends_with(&format!(": {listed}"))),
            "{said}"
        );
        assert!(said.contains(&format!("period {period}")), "{said}");
    }
}

const WITHOUT_ONE: [&str; 8] = [
    "2-3",
    "3-5,7-9",
    "2-4,6-9",
    "4,5,8",
    "2,7",
    "3,5-6",
    "5-8,10-11",
    "6",
];

#[test]
fn sets_without_1_are_ordinary_in_normal_play() {
    for list in WITHOUT_ONE {
        check_set(list, false);
    }
}

#[test]
fn sets_without_1_are_ordinary_in_misere_play() {
    for list in WITHOUT_ONE {
        check_set(list, true);
    }
}

/// Table, outcomes and period of one set against trying every move.
fn check_set(list: &str, misere: bool) {
    let takes = reference::takes(list);
    let rule = format!("{}take {list}", if misere { "misere " } else { "" });
    let lost = reference::lost(&takes, 400, misere);
    let winning = reference::winning_takes(&lost, &takes);
    let table = json(&["table", &rule, "--to", "60"]);
    assert_eq!(
        table["convention"],
        if misere { "misere" } else { "normal" }
    );
    let rows = table["heaps"].as_array().expect("rows");
    assert_eq!(rows.len(), 61);
    for (n, row) in rows.iter().enumerate() {
        assert_eq!(row["heap"], n.to_string());
        assert_eq!(
            row["outcome"],
            if lost[n] { "P" } else { "N" },
            "{rule} {n}"
        );
        let expected: Vec<String> = winning[n].iter().map(usize::to_string).collect();
        assert_eq!(strings(&row["winning_takes"]), expected, "{rule} {n}");
    }
    let row = json(&["sequence", &rule, "--to", "120", "--outcomes"]);
    assert_eq!(row["outcomes"], letters(&lost[..=120]), "{rule}");
    check_outcome_period(&rule, &lost, *takes.last().expect("a take"));
}

/// The proven outcome period is the least one, and the gaps are those of the losing heaps.
fn check_outcome_period(rule: &str, lost: &[bool], memory: usize) {
    let (preperiod, period) = reference::period(lost, memory);
    let answer = proven_period(rule);
    assert_eq!(
        big(&answer["outcomes"]["preperiod"]),
        preperiod as u64,
        "{answer}"
    );
    assert_eq!(
        big(&answer["outcomes"]["period"]),
        period as u64,
        "{answer}"
    );
    let mut gaps = Vec::new();
    let mut previous: Option<usize> = None;
    for (n, &lost) in lost.iter().enumerate().skip(preperiod) {
        if !lost {
            continue;
        }
        if let Some(previous) = previous {
            gaps.push((n - previous) as u64);
        }
        if gaps.iter().sum::<u64>() == period as u64 {
            break;
        }
        previous = Some(n);
    }
    assert_eq!(numbers(&answer["outcomes"]["gaps"]), gaps, "{answer}");
}

#[test]
fn sets_without_1_are_held_against_search_in_sums() {
    for rule in [
        "take 3-5,7-9",
        "misere take 3-5,7-9",
        "misere take 2,7",
        "misere take 2-4,6-9",
    ] {
        let report = json(&["verify", rule, "--heaps", "1..2", "--max", "24"]);
        assert_eq!(report["positions"], 25 + 25 * 25, "{report}");
        assert_eq!(report["disagreements"], json!([]), "{report}");
        assert_eq!(report["by_search"], 25 + 25 * 25, "{report}");
        assert_eq!(report["by_sequence"], 25 + 25 * 25, "{report}");
    }
}

#[test]
fn a_heap_from_which_no_move_is_possible_is_lost_or_won_by_convention() {
    for n in ["0", "1", "2"] {
        let normal = json(&["solve", "take 3-5,7-9", n]);
        assert_eq!(normal["outcome"], "P", "{normal}");
        let misere = json(&["solve", "misere take 3-5,7-9", n]);
        assert_eq!(misere["outcome"], "N", "{misere}");
        assert_eq!(misere["winning_moves"], json!([]), "{misere}");
    }
}

#[test]
fn sets_with_several_gaps_have_proven_periods() {
    for list in [
        "1,4,9,16",
        "2-3,6-7,9-10",
        "1,10,26-27",
        "3,7,10",
        "2,4,7",
        "3-4,9-10,15-16",
        "1,3,12,21,23-24",
    ] {
        let takes = reference::takes(list);
        let memory = *takes.last().expect("a take");
        let rule = format!("take {list}");
        let lost = reference::lost(&takes, 4000, false);
        check_outcome_period(&rule, &lost, memory);
        let values = reference::values(&takes, 4000);
        let (preperiod, period) = reference::period(&values, memory);
        let answer = proven_period(&rule);
        assert_eq!(
            big(&answer["nim_values"]["preperiod"]),
            preperiod as u64,
            "{answer}"
        );
        assert_eq!(
            big(&answer["nim_values"]["period"]),
            period as u64,
            "{answer}"
        );
        assert_eq!(answer["nim_values"]["saltus"], "0", "{answer}");
        assert_eq!(
            answer["nim_values"]["max"],
            *values.iter().max().expect("a value"),
            "{answer}"
        );
    }
}

#[test]
fn published_periods_of_hard_sets_are_found() {
    // takes, outcome preperiod where it is published, outcome period
    for (list, preperiod, period) in [
        ("24,53,59", Some(1370), 7),
        ("1,10,26-27", Some(566), 431),
        ("3,8-10,12,15", None, 168),
        ("4,7,13,15,21,24,28", None, 3624),
        ("1,4,13,17", None, 118),
        ("3,12,37,49", None, 2008),
        ("7,25,31,49,56", None, 1_400_106),
    ] {
        let answer = proven_period(&format!("take {list}"));
        assert_eq!(big(&answer["outcomes"]["period"]), period, "{list}");
        if let Some(preperiod) = preperiod {
            assert_eq!(big(&answer["outcomes"]["preperiod"]), preperiod, "{list}");
        }
    }
}

#[test]
fn period_prints_the_fixed_keys_and_values() {
    let answer = json(&["period", "take 1-2,9"]);
    assert_eq!(
        answer,
        json!({
            "schema": "nimm/1", "rule": "take 1-2,9", "convention": "normal",
            "outcomes": {"preperiod": "0", "period": "10", "gaps": [3, 3, 4]},
            "nim_values": {"preperiod": "0", "period": "10", "saltus": "0", "max": 3},
            "strength": "proven",
            "evidence": {"kind": "period", "why": "window", "checked_to": "19"},
        })
    );
    let run = common::nimm(&["period", "take 1-2,9", "--json"]);
    assert_eq!(
        run.stdout,
        concat!(
            r#"{"schema":"nimm/1","rule":"take 1-2,9","convention":"normal","#,
            r#""outcomes":{"preperiod":"0","period":"10","gaps":[3,3,4]},"#,
            r#""nim_values":{"preperiod":"0","period":"10","saltus":"0","max":3},"#,
            r#""strength":"proven","evidence":{"kind":"period","why":"window","checked_to":"19"}}"#,
            "\n"
        )
    );
}

#[test]
fn period_claims_nothing_beyond_its_bound() {
    let (answer, code) = common::json_and_code(&["period", "take 24,53,59", "--to", "100"]);
    assert_eq!(code, 1);
    assert_eq!(answer["outcomes"], Value::Null);
    assert_eq!(answer["nim_values"], Value::Null);
    assert_eq!(answer["computed_to"], "100");
}

#[test]
fn outcome_period_and_nim_period_can_differ() {
    let answer = proven_period("take 2,3,6,7,9,10");
    assert_eq!(big(&answer["outcomes"]["preperiod"]), 0);
    assert_eq!(big(&answer["outcomes"]["period"]), 29);
    assert_eq!(big(&answer["nim_values"]["preperiod"]), 7);
    assert_eq!(big(&answer["nim_values"]["period"]), 58);
    // The explanation of who wins speaks of who wins.
    let said = text(&["solve", "take 2,3,6,7,9,10", "100"]);
    assert!(!said.contains("who wins repeats every 58"), "{said}");
}

#[test]
fn solve_lists_every_winning_take_of_large_heaps() {
    let takes = reference::takes("1-6,8-14");
    let lost = reference::lost(&takes, 600, false);
    let winning = reference::winning_takes(&lost, &takes);
    for n in [7_usize, 22, 29, 100, 251, 500, 599] {
        for method in ["theory", "sequence"] {
            let answer = json(&["solve", "take 1-6,8-14", &n.to_string(), "--by", method]);
            let expected: Vec<String> =
                winning[n].iter().map(|take| format!("1:-{take}")).collect();
            assert_eq!(strings(&answer["winning_moves"]), expected, "{answer}");
            assert_eq!(
                answer["outcome"],
                if lost[n] { "P" } else { "N" },
                "{answer}"
            );
        }
    }
}
