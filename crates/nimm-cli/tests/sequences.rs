//! `nimm sequence`: values kept in files, counted and drawn.

mod common;

use std::collections::BTreeSet;

use common::{json, nimm, scratch, sequence};
use serde_json::{Value, json};

/// A state file of a name, and its path.
fn state(name: &str) -> (std::path::PathBuf, String) {
    let path = scratch(name);
    let text = path.to_str().expect("a path in UTF-8").to_owned();
    (path, text)
}

fn keep(rule: &str, to: usize, file: &str) -> common::Run {
    nimm(&["sequence", rule, "--to", &to.to_string(), "--state", file])
}

#[test]
fn values_kept_in_two_runs_are_those_of_one() {
    for (index, rule) in ["0.06", "0.77", "grundy", "4.07", "0.6"]
        .into_iter()
        .enumerate()
    {
        let (one, one_name) = state(&format!("one-{index}.values"));
        let (two, two_name) = state(&format!("two-{index}.values"));
        assert_eq!(keep(rule, 3000, &one_name).code, Some(0), "{rule}");
        for to in [1000, 1000, 200, 3000] {
            let run = keep(rule, to, &two_name);
            assert_eq!(run.code, Some(0), "{rule}: {run:?}");
        }
        let kept = std::fs::read(&one).expect("a file");
        assert!(kept.len() > 3001);
        assert!(kept == std::fs::read(&two).expect("a file"), "{rule}");
        // The same statistics come out with and without the file.
        let args = ["sequence", rule, "--to", "3000", "--stats"];
        let plain = json(&args);
        let mut with_file = args.to_vec();
        with_file.extend(["--state", &two_name]);
        assert_eq!(json(&with_file), plain, "{rule}");
    }
}

#[test]
fn a_period_found_in_kept_values_is_the_proven_one() {
    let (_, name) = state("kayles.values");
    let args = ["sequence", "0.77", "--to", "100", "--state", &name];
    let early = json(&args);
    assert_eq!(early["period"], Value::Null, "{early}");
    assert_eq!(early["preperiod"], Value::Null, "{early}");
    let late = json(&["sequence", "kayles", "--to", "500", "--state", &name]);
    assert_eq!(
        (&late["preperiod"], &late["period"]),
        (&json!("71"), &json!("12"))
    );
}

#[test]
fn kept_values_of_another_rule_are_refused() {
    let (path, name) = state("other.values");
    assert_eq!(keep("0.06", 500, &name).code, Some(0));
    let before = std::fs::read(&path).expect("a file");
    for rule in ["0.07", "0.6", "grundy"] {
        let run = nimm(&[
            "sequence", rule, "--to", "500", "--state", &name, "--lang", "en",
        ]);
        assert_eq!(run.code, Some(2), "{run:?}");
        assert!(run.stderr.contains("0.06"), "{run:?}");
        assert_eq!(run.stdout, "");
    }
    assert!(before == std::fs::read(&path).expect("a file"));
}

#[test]
fn a_file_that_holds_no_values_is_refused_and_left_alone() {
    for (index, content) in [
        "",
        "x",
        "{\"schema\":\"nimm/1\"}\n",
        "nimm-values/1",
        "0 0\n1 1\n",
    ]
    .into_iter()
    .enumerate()
    {
        let (path, name) = state(&format!("none-{index}.values"));
        std::fs::write(&path, content).expect("a file");
        let run = keep("0.06", 500, &name);
        assert_eq!(run.code, Some(2), "{content:?}: {run:?}");
        assert!(
            run.stderr.contains(&format!("none-{index}.values")),
            "{run:?}"
        );
        assert_eq!(std::fs::read_to_string(&path).expect("a file"), content);
    }
}

#[test]
fn a_file_cut_anywhere_is_gone_on_from_or_refused() {
    let (whole, name) = state("whole.values");
    assert_eq!(keep("0.06", 2000, &name).code, Some(0));
    let whole = std::fs::read(&whole).expect("a file");
    for (index, length) in [5, 18, 19, 20, 21, 1000, 1001, whole.len() - 1]
        .into_iter()
        .enumerate()
    {
        let (path, name) = state(&format!("cut-{index}.values"));
        std::fs::write(&path, &whole[..length]).expect("a file");
        let run = keep("0.06", 2000, &name);
        if run.code == Some(0) {
            assert!(
                whole == std::fs::read(&path).expect("a file"),
                "cut at {length}"
            );
        } else {
            assert_eq!(run.code, Some(2), "cut at {length}: {run:?}");
            assert!(length < 19, "cut at {length}: {run:?}");
        }
    }
}

#[test]
fn a_file_with_an_altered_value_is_not_believed() {
    let (path, name) = state("damaged.values");
    assert_eq!(keep("0.06", 3000, &name).code, Some(0));
    let whole = std::fs::read(&path).expect("a file");
    let (true_path, true_name) = state("true.values");
    assert_eq!(keep("0.06", 3100, &true_name).code, Some(0));
    let right = std::fs::read(&true_path).expect("a file");
    for from_end in [1, 2, 100, 1001, 2001, 4001, 5500] {
        let mut damaged = whole.clone();
        let place = damaged.len() - from_end;
        damaged[place] ^= 4;
        std::fs::write(&path, &damaged).expect("a file");
        let run = keep("0.06", 3100, &name);
        let repaired = std::fs::read(&path).expect("a file") == right;
        assert!(
            run.code == Some(2) || repaired,
            "byte {place} of {} altered: {run:?}",
            whole.len()
        );
    }
}

#[test]
fn statistics_are_those_of_counting() {
    for (rule, to) in [
        ("0.77", 400),
        ("0.06", 900),
        ("grundy", 500),
        ("take squares", 300),
    ] {
        let values = sequence(rule, to);
        let answer = json(&["sequence", rule, "--to", &to.to_string(), "--stats"]);
        let statistics = &answer["statistics"];
        assert_eq!(statistics["heaps"], to + 1);
        let mut expected: Vec<Value> = Vec::new();
        for value in 0..=*values.iter().max().expect("values") {
            let places: Vec<usize> = (0..values.len()).filter(|&n| values[n] == value).collect();
            if let (Some(first), Some(last)) = (places.first(), places.last()) {
                expected.push(
                    json!({"value": value, "count": places.len(), "first": first, "last": last}),
                );
            }
        }
        assert_eq!(statistics["frequencies"], json!(expected), "{rule}");
        let mut records: Vec<Value> = Vec::new();
        let mut most = None;
        for (heap, &value) in values.iter().enumerate() {
            if most.is_none_or(|most| value > most) {
                most = Some(value);
                records.push(json!({"heap": heap, "value": value}));
            }
        }
        assert_eq!(statistics["records"], json!(records), "{rule}");
        // Rare: in fewer heaps than a tenth of the average.
        let rare: BTreeSet<u64> = expected
            .iter()
            .filter(|row| {
                10 * row["count"].as_u64().expect("a count") * (expected.len() as u64)
                    < values.len() as u64
            })
            .map(|row| row["value"].as_u64().expect("a value"))
            .collect();
        let listed: BTreeSet<u64> = answer["rare"]
            .as_array()
            .expect("rows")
            .iter()
            .map(|row| row["value"].as_u64().expect("a value"))
            .collect();
        assert_eq!(listed, rare, "{rule}");
    }
}

/// Tags in pairs, attributes in quotation marks, references known: what a reader of XML asks for.
fn assert_well_formed(text: &str, name: &str) {
    let mut open: Vec<&str> = Vec::new();
    let mut rest = text.trim();
    let mut roots = 0;
    while !rest.is_empty() {
        let Some(begin) = rest.find('<') else {
            panic!("{name}: text behind the end: {rest}");
        };
        let words = &rest[..begin];
        assert!(open.last().is_some() || words.trim().is_empty(), "{name}");
        assert_references(words, name);
        let end = begin
            + rest[begin..]
                .find('>')
                .unwrap_or_else(|| panic!("{name}: no `>`"));
        let tag = &rest[begin + 1..end];
        rest = &rest[end + 1..];
        assert!(!tag.contains('<'), "{name}: {tag}");
        if tag.starts_with(['?', '!']) {
            continue;
        }
        if let Some(closed) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(closed.trim()), "{name}");
            continue;
        }
        let alone = tag.ends_with('/');
        let tag = tag.trim_end_matches('/');
        let element = tag.split_whitespace().next().expect("a name");
        let mut seen = BTreeSet::new();
        let mut attributes = tag[element.len()..].trim();
        while !attributes.is_empty() {
            let (key, behind) = attributes
                .split_once('=')
                .unwrap_or_else(|| panic!("{name}: {tag}"));
            assert!(seen.insert(key.trim()), "{name}: {key} twice in {tag}");
            let quote = behind.chars().next().expect("a quotation mark");
            assert!(matches!(quote, '"' | '\''), "{name}: {tag}");
            let (value, behind) = behind[1..]
                .split_once(quote)
                .unwrap_or_else(|| panic!("{name}: {tag}"));
            assert_references(value, name);
            attributes = behind.trim();
        }
        roots += usize::from(open.is_empty());
        if !alone {
            open.push(element);
        }
    }
    assert!(open.is_empty(), "{name}: {open:?}");
    assert_eq!(roots, 1, "{name}");
}

fn assert_references(text: &str, name: &str) {
    for part in text.split('&').skip(1) {
        let (reference, _) = part
            .split_once(';')
            .unwrap_or_else(|| panic!("{name}: &{part}"));
        assert!(
            ["lt", "gt", "amp", "quot", "apos"].contains(&reference) || reference.starts_with('#'),
            "{name}: &{reference};"
        );
    }
}

#[test]
fn pictures_are_well_formed() {
    let commands: [&[&str]; 10] = [
        &["sequence", "0.77", "--to", "100"],
        &["sequence", "0.06", "--to", "500"],
        &["sequence", "take k where k < n and 2 <= k", "--to", "60"],
        &["table", "0.77", "--to", "20"],
        &["table", "take k where k < n and 2 <= k", "--to", "20"],
        &["table", "0.77", "--pairs", "9"],
        &["table", "lasker", "--to", "12"],
        &["solve", "0.77", "10^18"],
        &["solve", "grundy", "20+7"],
        &["solve", "misere take squares", "9+5"],
    ];
    for (index, args) in commands.into_iter().enumerate() {
        for language in ["en", "zh-Hant"] {
            let path = scratch(&format!("picture-{index}-{language}.svg"));
            let file = path.to_str().expect("a path in UTF-8");
            let mut all = args.to_vec();
            all.extend(["--svg", file, "--lang", language, "--theme", "dark"]);
            let run = nimm(&all);
            assert_eq!(run.code, Some(0), "{run:?}");
            let picture = std::fs::read_to_string(&path).expect("a picture");
            assert!(picture.starts_with("<svg "), "{args:?}");
            assert_well_formed(&picture, &format!("{args:?}"));
        }
    }
}
