//! Tables of games that take and break, and of infinite sets, row by row.

mod common;

use common::{big, in_two_threads, json, json_and_code, nimm, number, numbers, rows, scratch};
use serde_json::Value;

const OCTAL_BIG: &str = include_str!("data/C_octal_big.tsv");
const OCTAL: &str = include_str!("data/C_octal_3digit_sample.tsv");
const HEXADECIMAL: &str = include_str!("data/C_hex.tsv");
const MISC: &str = include_str!("data/C_misc.txt");
const ALL_BUT: &str = include_str!("data/B_allbut_sample.tsv");
const INFINITE: &str = include_str!("data/B_infinite_sets.tsv");
const SUPERLINEAR: &str = include_str!("data/B_superlinear.tsv");

/// Numbers with spaces between them, up to the first word that is none.
fn list(cell: &str) -> Vec<u64> {
    cell.split_whitespace()
        .map_while(|word| word.parse().ok())
        .collect()
}

/// The nim-values of the heaps 0 to `to`.
fn sequence(rule: &str, to: usize) -> Vec<u64> {
    let answer = json(&["sequence", rule, "--to", &to.to_string()]);
    let values = numbers(&answer["values"]);
    assert_eq!(values.len(), to + 1, "{rule}");
    values
}

/// The heaps to `to` whose value is 0.
fn zeros(rule: &str, to: usize) -> Vec<u64> {
    (0..)
        .zip(sequence(rule, to))
        .filter(|&(_, value)| value == 0)
        .map(|(heap, _)| heap)
        .collect()
}

/// The period of a rule from the heaps to `to`, which has to be proven.
fn proven(rule: &str, to: &str) -> Value {
    let answer = json(&["period", rule, "--to", to]);
    assert_eq!(answer["strength"], "proven", "{answer}");
    answer
}

/// Preperiod, period and saltus of the nim-values.
fn values_repeat(answer: &Value) -> (u64, u64, u64) {
    let half = &answer["nim_values"];
    (
        big(&half["preperiod"]),
        big(&half["period"]),
        big(&half["saltus"]),
    )
}

/// No period is claimed from the heaps to `to`, neither in JSON nor in words.
fn nothing_is_claimed(rule: &str, to: &str) {
    let (answer, code) = json_and_code(&["period", rule, "--to", to]);
    assert_eq!(code, 1, "{answer}");
    for key in ["outcomes", "nim_values", "strength", "evidence"] {
        assert_eq!(answer[key], Value::Null, "{rule} {key}: {answer}");
    }
    assert_eq!(answer["computed_to"], to, "{rule}");
    let said = nimm(&["period", rule, "--to", to, "--lang", "en"]);
    assert_eq!(said.code, Some(1), "{said:?}");
    assert!(said.stdout.contains("nothing is claimed"), "{said:?}");
    assert!(!said.stdout.contains("preperiod"), "{said:?}");
}

/// The sequence does what a claim says, as far as the values go.
fn holds(values: &[u64], (preperiod, period, saltus): (u64, u64, u64)) -> bool {
    let (start, step) = (preperiod as usize, period as usize);
    values.len() > start + step
        && (start..values.len() - step).all(|n| values[n + step] == values[n] + saltus)
        && (start == 0 || values[start - 1 + step] != values[start - 1] + saltus)
}

/// `0.16` for the `.16` of the tables.
fn code(cell: &str) -> String {
    if cell.starts_with('.') {
        format!("0{cell}")
    } else {
        cell.to_owned()
    }
}

/// The bound on the heaps in the last column, which may say more behind the number.
fn bound(cell: &str) -> String {
    cell.split('(').next().expect("a number").to_owned()
}

fn check_big_octal(row: &[&str]) {
    let rule = code(row[0]);
    let answer = proven(&rule, &bound(row[8]));
    let (preperiod, period) = (number(row[3]), number(row[4]));
    assert_eq!(values_repeat(&answer), (preperiod, period, 0), "{row:?}");
    assert_eq!(answer["nim_values"]["max"], number(row[5]), "{row:?}");
    assert_eq!(answer["evidence"]["why"], "guy-smith", "{row:?}");
    let digits = u64::try_from(rule.len() - 2).expect("a length");
    assert_eq!(
        big(&answer["evidence"]["checked_to"]),
        2 * preperiod + 2 * period + digits,
        "{row:?}"
    );
}

#[test]
fn octal_codes_with_long_periods_are_proven() {
    let rows = rows(OCTAL_BIG);
    assert_eq!(rows.len(), 10);
    in_two_threads(&rows, check_big_octal);
}

#[test]
fn octal_codes_are_not_proven_before_their_bound() {
    for row in rows(OCTAL_BIG) {
        // The bound of Guy and Smith is reached with the heap checked_to - 1.
        let needed = 2 * number(row[3]) + 2 * number(row[4]) + code(row[0]).len() as u64 - 2;
        if needed > 20_000 {
            continue;
        }
        let rule = code(row[0]);
        // The work may go on for a few heaps beyond its bound.
        nothing_is_claimed(&rule, &(needed - 64).to_string());
        proven(&rule, &(needed - 1).to_string());
    }
}

/// The certificate of a period in a file, and its JSON.
fn certificate(name: &str, rule: &str, to: &str) -> (String, Value) {
    let path = scratch(name);
    let file = path.to_str().expect("a path in UTF-8").to_owned();
    let run = nimm(&["period", rule, "--to", to, "--certificate", &file]);
    assert_eq!(run.code, Some(0), "{rule}: {run:?}");
    let content = std::fs::read_to_string(&path).expect("a certificate");
    let value = serde_json::from_str(&content).expect("JSON");
    (file, value)
}

/// A whole number, written as a string or not, changed by `step`.
fn shifted(value: &Value, step: i64) -> Value {
    let add = |number: i64| number + step;
    match value {
        Value::String(text) => add(text.parse().expect("a number")).to_string().into(),
        other => add(other.as_i64().expect("a number")).into(),
    }
}

/// Every number of a certificate of nim-values.
const NUMBERS: [&str; 6] = [
    "/nim_values/preperiod",
    "/nim_values/period",
    "/nim_values/saltus",
    "/outcomes/preperiod",
    "/outcomes/period",
    "/evidence/checked_to",
];

/// Accepted as it is, refused with each of `pointers` altered.
fn check_certificate(name: &str, rule: &str, to: &str, pointers: &[&str]) {
    let (file, content) = certificate(name, rule, to);
    assert_eq!(json(&["check", &file])["accepted"], true, "{rule}");
    let refused = |altered: &Value, what: &str| {
        std::fs::write(&file, altered.to_string()).expect("a file");
        let (report, code) = json_and_code(&["check", &file]);
        assert_eq!(code, 1, "{rule} {what}: {report}");
        assert_eq!(report["accepted"], false, "{rule} {what}");
        assert_ne!(report["refusal"], Value::Null, "{rule} {what}");
    };
    for pointer in pointers {
        let Some(value) = content.pointer(pointer) else {
            panic!("{pointer} in {content}");
        };
        if value.is_null() {
            continue;
        }
        for step in [-1, 1] {
            let changed = shifted(value, step);
            if changed.as_i64().is_some_and(|number| number < 0) || changed == "-1" {
                continue;
            }
            let mut altered = content.clone();
            *altered.pointer_mut(pointer).expect("a place") = changed;
            refused(&altered, &format!("{pointer} {step}"));
        }
    }
}

#[test]
fn certificates_of_octal_codes_are_accepted_and_altered_ones_refused() {
    let rows: Vec<_> = rows(OCTAL_BIG)
        .into_iter()
        // The certificates of the two longest take the checker a while each.
        .filter(|row| ![".376", ".354"].contains(&row[0]))
        .collect();
    in_two_threads(&rows, |row| {
        let large = number(row[3]) > 40_000;
        let pointers: &[&str] = if large { &NUMBERS[..2] } else { &NUMBERS };
        let rule = code(row[0]);
        check_certificate(&format!("big-{rule}.json"), &rule, &bound(row[8]), pointers);
    });
}

#[test]
fn certificates_of_other_periods_are_accepted_and_altered_ones_refused() {
    for (index, (rule, to)) in [
        ("0.77", "1000"),
        ("0.137", "1000"),
        ("4.7", "1000"),
        ("0.F3", "1000"),
        ("0.B1", "1000"),
        ("0.3123", "1000"),
        ("take 24,53,59", "5000"),
        ("take all but 3,7,10", "1000"),
        ("take all but 2,5", "1000"),
        ("take 2 mod 7", "1000"),
        ("take 2 mod 9", "1000"),
    ]
    .into_iter()
    .enumerate()
    {
        check_certificate(&format!("other-{index}.json"), rule, to, &NUMBERS);
    }
}

#[test]
fn certificates_with_another_rule_maximum_or_digest_are_refused() {
    let edits: [(&str, Value); 9] = [
        ("/rule", "0.76".into()),
        ("/rule", "0.7".into()),
        ("/rule", "0.777".into()),
        ("/nim_values/max", 9.into()),
        ("/nim_values/max", 7.into()),
        ("/nim_values/period", "24".into()),
        ("/nim_values/preperiod", "83".into()),
        ("/outcomes/gaps", serde_json::json!([1])),
        ("/evidence/why", "window".into()),
    ];
    for (index, (pointer, value)) in edits.into_iter().enumerate() {
        let (file, mut content) = certificate(&format!("kayles-{index}.json"), "0.77", "1000");
        *content.pointer_mut(pointer).expect("a place") = value;
        std::fs::write(&file, content.to_string()).expect("a file");
        let (report, code) = json_and_code(&["check", &file]);
        assert_eq!((code, &report["accepted"]), (1, &false.into()), "{pointer}");
    }
    let (file, mut content) = certificate("kayles-digest.json", "0.77", "1000");
    let digest = content["evidence"]["digest"].as_str().expect("a digest");
    assert_eq!(digest.len(), 64);
    let first = if digest.starts_with('5') { "6" } else { "5" };
    content["evidence"]["digest"] = format!("{first}{}", &digest[1..]).into();
    std::fs::write(&file, content.to_string()).expect("a file");
    assert_eq!(json_and_code(&["check", &file]).1, 1);
}

#[test]
fn octal_codes_of_three_digits_have_the_listed_values_and_periods() {
    let rows = rows(OCTAL);
    assert_eq!(rows.len(), 128);
    assert_eq!(rows.iter().filter(|row| row[1] == "?").count(), 23);
    in_two_threads(&rows, |row| {
        let values = list(row[4]);
        assert_eq!(sequence(row[0], values.len() - 1), values, "{row:?}");
        if row[1] == "?" {
            nothing_is_claimed(row[0], "7999");
            return;
        }
        let answer = proven(row[0], "7999");
        assert_eq!(
            values_repeat(&answer),
            (number(row[1]), number(row[2]), 0),
            "{row:?}"
        );
        assert_eq!(answer["nim_values"]["max"], number(row[3]), "{row:?}");
    });
}

#[test]
fn hexadecimal_codes_have_the_listed_values_and_no_unproven_period() {
    let rows = rows(HEXADECIMAL);
    assert_eq!(rows.len(), 128);
    in_two_threads(&rows, |row| {
        let rule = row[0];
        let first = list(row[4]);
        let values = sequence(rule, 299);
        assert_eq!(values[..first.len()], first, "{row:?}");
        let splits_in_three = rule.contains(|digit: char| ('8'..='9').contains(&digit))
            || rule.contains(|digit: char| digit.is_ascii_uppercase());
        let observed = (row[1] != "-1").then(|| (number(row[1]), number(row[2]), number(row[3])));
        // The condition for codes that leave three heaps speaks of a bound that growing values do not meet.
        if splits_in_three && observed.is_none_or(|(_, _, saltus)| saltus > 0) {
            nothing_is_claimed(rule, "299");
            return;
        }
        let (answer, code) = json_and_code(&["period", rule, "--to", "299"]);
        if code == 0 {
            let claim = values_repeat(&answer);
            assert!(holds(&values, claim), "{answer}");
            assert_eq!(Some(claim), observed, "{row:?}");
        } else {
            nothing_is_claimed(rule, "299");
        }
        // Digits up to 3: always proven; codes that leave three heaps: these are.
        let plain = !rule.contains(|digit: char| ('4'..='7').contains(&digit));
        if plain && !splits_in_three || splits_in_three && observed.is_some() {
            assert_eq!(code, 0, "{row:?} {answer}");
        }
    });
}

#[test]
fn all_but_some_amounts_has_the_listed_periods() {
    let rows = rows(ALL_BUT);
    assert_eq!(rows.len(), 64);
    in_two_threads(&rows, |row| {
        let rule = format!("take all but {}", row[0]);
        let values = list(row[4]);
        assert_eq!(sequence(&rule, values.len() - 1), values, "{row:?}");
        let answer = json(&["period", &rule]);
        assert_eq!(answer["strength"], "proven", "{row:?}");
        assert_eq!(
            values_repeat(&answer),
            (number(row[1]), number(row[2]), number(row[3])),
            "{row:?}"
        );
        assert_eq!(answer["nim_values"]["max"], Value::Null, "{row:?}");
        assert_eq!(answer["outcomes"]["gaps"], serde_json::json!([]), "{row:?}");
    });
}

/// The rule for a set of the table.
fn infinite(name: &str) -> String {
    if let Some((residue, modulus)) = name
        .strip_prefix("AP ")
        .and_then(|name| name.split_once(" mod "))
    {
        let residue = if residue == modulus { "0" } else { residue };
        return format!("take {residue} mod {modulus}");
    }
    match name {
        "1+evens" => "take 1,evens",
        "1+odd primes" => "take 1 or take primes where k is odd",
        "1+primes" => "take 1,primes",
        "fibonacci" => "take fibonacci numbers",
        // As far as the table goes.
        "lucas 1,3,4,7" => "take 1,3,4,7,11,18,29,47,76,123",
        "odd primes" => "take primes where k != 2",
        "powers of 2 (from 2)" => "take powers of 2 where k >= 2",
        "powers of 2 (incl 1)" => "take powers of 2",
        "triangular" => "take triangular numbers",
        other => return format!("take {other}"),
    }
    .to_owned()
}

#[test]
fn infinite_sets_have_the_listed_values_and_zeros() {
    let rows = rows(INFINITE);
    assert_eq!(rows.len(), 32);
    in_two_threads(&rows, |row| {
        let rule = infinite(row[0]);
        let first = list(row[1]);
        assert_eq!(first.len(), 60);
        assert_eq!(sequence(&rule, 59), first, "{rule}");
        if row[0].starts_with("lucas") {
            return;
        }
        let values = sequence(&rule, 3999);
        let lost: Vec<u64> = (0..)
            .zip(&values)
            .filter(|&(_, &value)| value == 0)
            .map(|(heap, _)| heap)
            .collect();
        let listed = list(row[2]);
        assert_eq!(lost[..listed.len()], listed, "{rule}");
        assert_eq!(lost.len() as u64, number(row[3]), "{rule}");
        assert_eq!(values.iter().max().copied(), Some(number(row[4])), "{rule}");
    });
}

#[test]
fn infinite_sets_have_no_period_but_the_true_one() {
    let rows = rows(INFINITE);
    in_two_threads(&rows, |row| {
        let rule = infinite(row[0]);
        if row[0].starts_with("lucas") {
            return;
        }
        let proven = row[0].starts_with("AP ")
            || [
                "evens",
                "odds",
                "1+primes",
                "powers of 2 (incl 1)",
                "powers of 3",
            ]
            .contains(&row[0]);
        let (answer, code) = json_and_code(&["period", &rule, "--to", "2000"]);
        assert!(code == 0 || !proven, "{answer}");
        if code != 0 {
            nothing_is_claimed(&rule, "2000");
            return;
        }
        assert!(
            holds(&sequence(&rule, 3999), values_repeat(&answer)),
            "{answer}"
        );
        let unknown = ["primes", "squares", "cubes", "factorials", "fibonacci"];
        assert!(!unknown.contains(&row[0]), "{answer}");
    });
}

#[test]
fn short_periods_list_their_gaps_and_largest_value() {
    for (rule, gaps, max) in [
        ("take 1,primes", vec![4], 3),
        ("take powers of 2", vec![3], 2),
        ("take odds", vec![2], 1),
        ("take 2 mod 7", vec![3, 1, 3], 2),
        ("take 1-3", vec![4], 3),
    ] {
        let answer = json(&["period", rule]);
        assert_eq!(numbers(&answer["outcomes"]["gaps"]), gaps, "{answer}");
        assert_eq!(answer["nim_values"]["max"], max, "{answer}");
    }
}

#[test]
fn superlinear_outcome_periods_are_found() {
    let rows: Vec<_> = rows(SUPERLINEAR)
        .into_iter()
        .filter(|row| row[0] == "A" || row[0] == "B" && row[1] == "1")
        .collect();
    assert_eq!(rows.len(), 14);
    in_two_threads(&rows, |row| {
        let n = number(row[1]);
        let rule = if row[0] == "A" {
            format!("take {n},{},{},{}", 4 * n, 12 * n + 1, 16 * n + 1)
        } else {
            format!("take 1,{},{},{},{}", 8, 31, 38, 39)
        };
        let answer = json(&["period", &rule]);
        assert_eq!(answer["strength"], "proven", "{row:?}");
        assert_eq!(
            big(&answer["outcomes"]["period"]),
            number(row[2]),
            "{row:?}"
        );
    });
}

/// What follows a heading of the list of games.
fn game(heading: &str) -> &'static str {
    MISC.lines()
        .find_map(|line| line.strip_prefix(heading))
        .unwrap_or_else(|| panic!("{heading}"))
        .trim_start_matches([':', ' '])
}

#[test]
fn kayles_has_the_listed_exceptions() {
    let exceptions: Vec<(usize, u64)> = game("Kayles exceptions")
        .split_whitespace()
        .map_while(|pair| pair.split_once(':'))
        .map(|(heap, value)| (number(heap) as usize, number(value)))
        .collect();
    assert_eq!(exceptions.len(), 13);
    let period = [4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7];
    for rule in ["0.77", "kayles", "take 1-2, may split"] {
        let values = sequence(rule, 1000);
        assert_eq!(values[0], 0);
        for (heap, value) in values.into_iter().enumerate().skip(1) {
            let expected = exceptions
                .iter()
                .find_map(|&(n, value)| (n == heap).then_some(value))
                .unwrap_or(period[heap % 12]);
            assert_eq!(value, expected, "{rule} {heap}");
        }
    }
    let answer = proven("0.77", "1000");
    assert_eq!(values_repeat(&answer), (71, 12, 0));
    assert_eq!(answer["nim_values"]["max"], 8);
}

#[test]
fn lost_heaps_of_famous_codes_are_those_of_the_list() {
    for (heading, rules) in [
        (
            "Dawson's Kayles .07 zeros",
            ["0.07", "dawson-kayles", "take 2, may split"],
        ),
        (
            "Dawson's chess .137 zeros",
            [
                "0.137",
                "dawson-chess",
                "take 1, leave 0 or take 2 or take 3, may split",
            ],
        ),
        (
            "Treblecross .007 zeros",
            ["0.007", "treblecross", "take 3, may split"],
        ),
    ] {
        let lost = list(game(heading));
        assert!(lost.len() > 20, "{heading}");
        let to = *lost.last().expect("a heap") as usize;
        for rule in rules {
            assert_eq!(zeros(rule, to), lost, "{rule}");
        }
    }
    let lost = list(game("Treblecross .007 zeros"));
    assert_eq!(zeros("0.007", 300), lost);
}

#[test]
fn dawson_s_games_are_one_sequence_shifted() {
    let kayles = sequence("0.07", 400);
    let chess = sequence("0.137", 399);
    let other = sequence("0.4", 401);
    assert_eq!(kayles[1..], chess);
    assert_eq!(other[1..], kayles);
    for (rule, preperiod) in [("0.07", 53), ("0.137", 52), ("0.4", 54)] {
        assert_eq!(
            values_repeat(&proven(rule, "1000")),
            (preperiod, 34, 0),
            "{rule}"
        );
    }
}

#[test]
fn unequal_splits_have_the_listed_values_and_zeros() {
    let first = list(game("Grundy's game first 60"));
    assert_eq!(first.len(), 60);
    assert_eq!(sequence("split unequal", 59), first);
    let lost = list(game("zeros"));
    let values = sequence("grundy", 19_999);
    let all: Vec<u64> = (0..)
        .zip(&values)
        .filter(|&(_, &value)| value == 0)
        .map(|(heap, _)| heap)
        .collect();
    assert_eq!(all[..lost.len()], lost);
    assert_eq!(all.len(), 42);
    let max = values.iter().copied().max();
    assert_eq!(max, Some(147));
    assert_eq!(values.iter().position(|&value| value == 147), Some(17_751));
}

#[test]
fn lasker_s_game_has_the_known_values() {
    for (heap, value) in (0..).zip(sequence("take any or split", 399)) {
        let expected = match heap % 4 {
            3 => heap + 1,
            0 if heap > 0 => heap - 1,
            _ => heap,
        };
        assert_eq!(value, expected, "{heap}");
    }
}

#[test]
fn couples_are_forever_has_the_listed_values() {
    let first = list(game("Couples-are-forever first 40"));
    assert_eq!(first.len(), 40);
    for rule in ["couples-are-forever", "split where n >= 3"] {
        assert_eq!(sequence(rule, 39), first);
    }
    let max = sequence("couples-are-forever", 4999).into_iter().max();
    assert_eq!(max, Some(137));
}

#[test]
fn codes_0_161_and_0_36_differ_first_at_519() {
    let (left, right) = (sequence("0.161", 519), sequence("0.36", 519));
    assert_eq!(left[..519], right[..519]);
    assert_eq!((left[519], right[519]), (2, 4));
}

#[test]
fn games_that_are_not_solved_have_no_period() {
    for rule in [
        "0.06",
        "0.04",
        "0.6",
        "0.36",
        "0.14",
        "0.64",
        "grundy",
        "split unequal",
        "officers",
    ] {
        nothing_is_claimed(rule, "12000");
    }
    for rule in ["0.8", "0.C", "0.9", "take 1-3, may split or take squares"] {
        nothing_is_claimed(rule, "500");
    }
}
