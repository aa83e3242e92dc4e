//! What the program must refuse: exit code 2, nothing on standard output, and words that help.

mod common;

use common::{Run, nimm};

/// A refusal in one language, as a text that can be read.
fn refusal(language: &str, args: &[&str]) -> String {
    let mut all = vec!["--lang", language];
    all.extend_from_slice(args);
    let run = nimm(&all);
    assert_refused(&run, args);
    let shown: Vec<String> = args
        .iter()
        .map(|arg| {
            if arg.is_empty()
                || arg.contains(|c: char| !c.is_ascii_alphanumeric() && !"-_./@+".contains(c))
            {
                format!("'{arg}'")
            } else {
                (*arg).to_owned()
            }
        })
        .collect();
    format!("$ nimm {}\n{}", shown.join(" "), run.stderr)
}

fn assert_refused(run: &Run, args: &[&str]) {
    assert_eq!(run.code, Some(2), "{args:?}: {run:?}");
    assert_eq!(run.stdout, "", "{args:?}");
    assert!(!run.stderr.trim().is_empty(), "{args:?}");
    assert!(!run.stderr.contains("panicked"), "{args:?}: {run:?}");
    assert!(!run.stderr.contains('\u{1b}'), "{args:?}: {run:?}");
}

/// Refused rules, with a position that would do.
const RULES: [(&str, &str); 44] = [
    ("empty_rule", ""),
    ("take_alone", "take"),
    ("take_0", "take 0"),
    ("take_twice_the_same", "take 2,2"),
    ("take_downwards", "take 3-1"),
    ("take_without_upper_end", "take 1-"),
    ("set_of_nothing", "S()"),
    ("sum_without_second_rule", "take 1-3 & "),
    ("nim_misspelt", "nimx"),
    ("nim_capital", "Nim"),
    ("fibonacci_misspelt", "fibonaci"),
    ("take_full_width", "take １，２"),
    ("limit_missing", "take at most"),
    ("limit_unrounded_division", "take at most prev/2"),
    ("limit_unknown_name", "take at most x"),
    ("limit_open_parenthesis", "take at most (prev"),
    ("take_comma_at_the_end", "take 1,"),
    ("take_letters", "take three"),
    ("bare_number", "44"),
    ("code_point_alone", "."),
    ("code_without_first_digit", ".77"),
    ("code_without_digits", "0."),
    ("code_of_nothing", "0.0"),
    ("code_two_points", "0.7.7"),
    ("code_no_hexadecimal_digit", "0.G"),
    ("code_first_digit", "5.7"),
    ("code_comma", "0,77"),
    ("may_misspelt", "take 1-2, may spilt"),
    ("must_without_split", "take 2, must"),
    ("leave_too_many", "take 1, leave 4"),
    ("set_misspelt", "take primse"),
    ("set_twice", "take primes,primes"),
    ("powers_of_1", "take powers of 1"),
    ("residue_too_large", "take 5 mod 3"),
    ("all_but_nothing", "take all but"),
    ("or_at_the_end", "take any or"),
    ("unequal_misspelt", "split unequel"),
    ("unequal_of_nothing", "take 1, leave 0-1 unequal"),
    ("condition_is_a_number", "take k where n mod k"),
    ("condition_open", "take k where n mod k = 0 or"),
    ("condition_unknown_name", "take k where x < n"),
    ("condition_no_kind", "take k where k is prim"),
    ("condition_as_number", "take k where (k < n) + 1 = n"),
    ("condition_too_large", "take k where 2^2^k < n"),
];

/// Refused positions, with their rules.
const POSITIONS: [(&str, &str, &str); 13] = [
    ("empty_position", "nim", ""),
    ("heap_below_0", "nim", "-1"),
    ("plus_twice", "nim", "1++2"),
    ("letter_for_a_heap", "nim", "3+x"),
    ("two_limits_for_all_heaps", "global-fibonacci", "3@2+5"),
    ("limit_for_nim", "nim", "13@4"),
    ("limit_for_a_set", "take 1-3", "13@4"),
    ("heaps_full_width", "nim", "１，２"),
    ("sum_full_width", "nim", "３＋４"),
    ("fraction", "nim", "1.5"),
    ("range_downwards", "nim", "5..2"),
    ("heap_too_large_for_a_condition", "aliquot", "3+10^8"),
    ("parts_do_not_match", "nim & take 1-3", "3+4"),
];

#[test]
fn rules_are_refused_with_a_hint() {
    for (name, rule) in RULES {
        insta::assert_snapshot!(format!("rule_{name}"), refusal("en", &["solve", rule, "3"]));
    }
}

#[test]
fn every_command_refuses_the_same_rules() {
    for command in ["read", "sequence", "period", "table", "verify"] {
        for (_, rule) in RULES {
            assert_refused(&nimm(&[command, rule]), &[command, rule]);
            assert_refused(
                &nimm(&[command, rule, "--json"]),
                &[command, rule, "--json"],
            );
        }
    }
}

#[test]
fn positions_are_refused_with_a_hint() {
    for (name, rule, position) in POSITIONS {
        insta::assert_snapshot!(
            format!("position_{name}"),
            refusal("en", &["solve", rule, position])
        );
    }
}

#[test]
fn the_command_line_is_refused_with_a_hint() {
    let cases: [(&str, &[&str]); 13] = [
        ("unknown_command", &["frobnicate"]),
        ("unknown_option", &["solve", "nim", "3", "--frob"]),
        ("misspelt_command", &["slove", "nim", "3"]),
        ("no_position", &["solve", "nim"]),
        ("number_is_letters", &["verify", "nim", "--max", "x"]),
        ("heaps_downwards", &["verify", "nim", "--heaps", "3..2"]),
        ("unknown_method", &["solve", "nim", "3", "--by", "magic"]),
        ("unknown_language", &["solve", "nim", "3", "--lang", "xx"]),
        (
            "unknown_player",
            &["match", "nim", "3", "--first", "nobody"],
        ),
        ("unknown_format", &["sequence", "nim", "--format", "xml"]),
        ("rule_unquoted", &["solve", "take", "1-3", "7"]),
        (
            "position_file_missing",
            &["solve", "nim", "@no-such-file.txt"],
        ),
        (
            "moves_file_missing",
            &["match", "nim", "3", "--first", "moves:no-such-file.txt"],
        ),
    ];
    for (name, args) in cases {
        insta::assert_snapshot!(format!("usage_{name}"), refusal("en", args));
    }
}

#[test]
fn saved_answers_are_refused_with_a_hint() {
    let cases = [
        ("cut_short", "{\"schema\":\"nimm/1\","),
        ("not_json", "heap,value\n0,0\n"),
        ("empty", ""),
        ("other_schema", "{\"schema\":\"nimm/9\"}"),
        ("no_schema", "{\"rule\":\"nim\"}"),
        ("list", "[]"),
        ("schema_alone", "{\"schema\":\"nimm/1\"}"),
    ];
    insta::assert_snapshot!(
        "check_missing_file",
        refusal("en", &["check", "no-such-file.json"])
    );
    for (name, content) in cases {
        let file = format!("must-fail-{name}.json");
        std::fs::write(common::scratch(&file), content).expect("a file");
        insta::assert_snapshot!(format!("check_{name}"), refusal("en", &["check", &file]));
    }
}

#[test]
fn refusals_are_written_in_chinese_too() {
    let cases: [(&str, &[&str]); 10] = [
        ("take_downwards", &["solve", "take 3-1", "3"]),
        ("letter_for_a_heap", &["solve", "nim", "3+x"]),
        ("take_full_width", &["solve", "take １，２", "5"]),
        ("fibonacci_misspelt", &["solve", "fibonaci", "3"]),
        (
            "two_limits_for_all_heaps",
            &["solve", "global-fibonacci", "3@2+5"],
        ),
        (
            "limit_unrounded_division",
            &["solve", "take at most prev/2", "4"],
        ),
        ("unknown_option", &["solve", "nim", "3", "--frob"]),
        ("bare_number", &["solve", "44", "5"]),
        ("may_misspelt", &["solve", "take 1-2, may spilt", "5"]),
        (
            "condition_open",
            &["solve", "take k where n mod k = 0 or", "5"],
        ),
    ];
    for (name, args) in cases {
        for language in ["zh-Hans", "zh-Hant"] {
            insta::assert_snapshot!(format!("{language}_{name}"), refusal(language, args));
        }
    }
}

#[test]
fn a_word_too_many_is_not_called_an_option() {
    let said = refusal("en", &["rules", "extra"]);
    assert!(said.contains("`extra`"), "{said}");
    assert!(!said.contains("no option"), "{said}");
}

#[test]
fn a_missing_value_is_not_quoted_as_an_empty_one() {
    let said = refusal("en", &["verify", "nim", "--max"]);
    assert!(said.contains("--max"), "{said}");
    assert!(!said.contains("``"), "{said}");
}

#[test]
fn a_negative_number_is_not_called_an_option() {
    let said = refusal("en", &["sequence", "nim", "--to", "-3"]);
    assert!(said.contains("--to"), "{said}");
    assert!(!said.contains("no option"), "{said}");
}

#[test]
fn an_unquoted_rule_is_always_answered_with_the_quotes() {
    for (args, quoted) in [
        (vec!["solve", "take", "1-3", "7"], "'take 1-3'"),
        (
            vec!["solve", "take", "at", "most", "2*prev", "7"],
            "'take at most 2*prev'",
        ),
        (vec!["solve", "misere", "nim", "3+4"], "'misere nim'"),
        (vec!["period", "take", "1-3"], "'take 1-3'"),
    ] {
        let said = refusal("en", &args);
        assert!(said.contains(quoted), "{said}");
    }
}

#[test]
fn chinese_refusals_hold_no_english_sentence() {
    let cases: [&[&str]; 6] = [
        &["verify", "nim", "--max", "x"],
        &["verify", "nim", "--heaps", "3..2"],
        &["solve", "nim", "3", "--by", "magic"],
        &["solve", "nim"],
        &["match", "nim", "3", "--first", "nobody"],
        &["rules", "extra"],
    ];
    for args in cases {
        for language in ["zh-Hans", "zh-Hant"] {
            let said = refusal(language, args);
            for words in [
                "such as", "expected", "error", "missing", "there is", " or ",
            ] {
                assert!(!said.contains(words), "{words}: {said}");
            }
        }
    }
}

#[test]
fn search_beyond_memory_says_how_far_it_got() {
    for args in [
        ["solve", "--by", "search", "take 2,7", "10^30"],
        ["solve", "--by", "search", "nim", "10^7"],
    ] {
        let (answer, code) = common::json_and_code(&args);
        assert_eq!(code, 1);
        assert_eq!(answer["outcome"], "unknown");
        assert_eq!(answer["winner"], serde_json::Value::Null);
        assert_eq!(answer["winning_moves"], serde_json::Value::Null);
        // How far it got, or the largest heap that it can begin with.
        let stop = &answer["stopped_by"];
        let reached = stop["reached"].as_u64().or(stop["most"].as_u64());
        let reached = reached.expect("a number");
        let mut english = args.to_vec();
        english.extend(["--lang", "en"]);
        let run = nimm(&english);
        assert_eq!(run.code, Some(1), "{run:?}");
        let said = format!("{}{}", run.stdout, run.stderr);
        assert!(said.contains("Not known within the limits."), "{said}");
        assert!(said.contains(&reached.to_string()), "{said}");
        assert!(!said.contains("panicked"), "{said}");
        // Nothing reached is no limit that could be raised.
        assert!(reached > 0, "{said}");
    }
}
