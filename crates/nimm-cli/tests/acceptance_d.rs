//! Several heaps with limits on the next take: each heap with its own, or one for all.

mod common;

use common::{json, nimm, nimm_with_input, strings, text};
use serde_json::{Value, json};

/// A rule, a position, who wins, the nim-value where it is known, and the evidence: the name of a
/// theorem or a kind.
type Case = (
    &'static str,
    &'static str,
    &'static str,
    Option<&'static str>,
    &'static str,
);

const CASES: [Case; 15] = [
    ("fibonacci", "5@4+7", "N", Some("4"), "table"),
    ("fibonacci", "5@4+12@5", "N", Some("3"), "table"),
    ("fibonacci", "1+1", "P", Some("0"), "table"),
    ("fibonacci", "12@12", "N", None, "schwenk"),
    (
        "fibonacci & nim",
        "5@2+8 & 3",
        "N",
        Some("3"),
        "sprague-grundy",
    ),
    (
        "fibonacci & 0.77",
        "13@4 & 7",
        "N",
        Some("2"),
        "sprague-grundy",
    ),
    ("take at most 100", "30+20", "P", Some("0"), "table"),
    ("misere fibonacci", "4+6@2", "N", None, "search"),
    (
        "global-fibonacci",
        "4+6",
        "N",
        None,
        "global-limit-recurrence",
    ),
    (
        "global-fibonacci",
        "4@1+6@1",
        "P",
        None,
        "global-limit-recurrence",
    ),
    (
        "global-fibonacci",
        "0+5",
        "P",
        None,
        "global-limit-recurrence",
    ),
    (
        "global-fibonacci",
        "7+7+2+2",
        "P",
        None,
        "global-limit-pairs",
    ),
    (
        "global-fibonacci",
        "10^40@3+10^40@3",
        "P",
        None,
        "global-limit-pairs",
    ),
    ("misere global-fibonacci", "3+4", "N", None, "search"),
    (
        "global-fibonacci & nim",
        "3+3 & 1",
        "N",
        Some("1"),
        "search",
    ),
];

#[test]
fn positions_are_decided_with_evidence_that_is_accepted() {
    let file = format!("{}/limits.json", env!("CARGO_TARGET_TMPDIR"));
    for (rule, position, outcome, nim_value, evidence) in CASES {
        let answer = json(&["solve", rule, position, "--certificate", &file]);
        let case = format!("{rule} {position} {answer}");
        assert_eq!(answer["outcome"], outcome, "{case}");
        assert_eq!(answer["nim_value"], json!(nim_value), "{case}");
        let stated = &answer["evidence"];
        let is_named = stated["name"] == evidence || stated["kind"] == evidence;
        assert!(is_named, "{case}");
        let is_table = evidence == "table" || evidence == "sprague-grundy";
        let strength = if is_table { "computed" } else { "proven" };
        assert_eq!(answer["strength"], strength, "{case}");
        assert_eq!(nimm(&["check", &file]).code, Some(0), "{case}");
        for play in strings(&answer["winning_moves"]) {
            let after = after(rule, position, &play);
            assert_eq!(after["outcome"], "P", "{case} {play}");
        }
    }
}

/// The answer for the position that a move leaves.
fn after(rule: &str, position: &str, play: &str) -> Value {
    let question = nimm::Question::parse(rule, position).expect("a question");
    let after = question
        .after(&play.parse().expect("a move"))
        .expect("a legal move");
    json(&["solve", rule, &after.position().to_string()])
}

#[test]
fn limits_are_explained_in_three_languages() {
    for (rule, position, said) in [
        (
            "fibonacci",
            "5@4+12@5",
            [
                "1 from a limit of 1 on, 3 from a limit of 3 on, 6 from a limit of 8 on.",
                "上限升高之后依次是 1（上限 1 起）、3（上限 3 起）、6（上限 8 起）。",
                "上限升高之後依序是 1（上限 1 起）、3（上限 3 起）、6（上限 8 起）。",
            ],
        ),
        (
            "global-fibonacci",
            "4+6",
            [
                "The least take that wins here is 2, from heap 2",
                "这里至少要取 2 根才能赢，从第 2 堆取",
                "這裡至少要取 2 根才能贏，從第 2 堆取",
            ],
        ),
        (
            "global-fibonacci",
            "0+5",
            [
                "Only taking a whole heap would win here",
                "这里只有取走整堆才能赢",
                "這裡只有取走整堆才能贏",
            ],
        ),
        (
            "take globally at most 3",
            "1@1+1@1",
            [
                "No take wins here, however high the limit is",
                "这里不论上限多高，怎么取都赢不了",
                "這裡不論上限多高，怎麼取都贏不了",
            ],
        ),
        (
            "global-fibonacci",
            "7+7+2+2",
            [
                "The heaps come in 2 equal pairs.",
                "各堆可以配成 2 对，每对相等。",
                "各堆可以配成 2 對，每對相等。",
            ],
        ),
    ] {
        for (language, said) in ["en", "zh-Hans", "zh-Hant"].into_iter().zip(said) {
            let run = nimm(&["solve", rule, position, "--lang", language]);
            let words = run.stdout.replace('\n', " ");
            assert!(words.contains(said), "{rule} {position} {said}: {run:?}");
        }
    }
}

#[test]
fn rules_say_what_the_limit_of_a_heap_depends_on() {
    for (rule, said) in [
        ("fibonacci", "With several heaps each has its own limit"),
        ("misere fibonacci", "answered by a complete search"),
        ("fibonacci & nim", "A limit is that of its heap"),
        ("global-fibonacci", "least winning takes for all sizes"),
    ] {
        let words = text(&["read", rule]).replace('\n', " ");
        assert!(words.contains(said), "{rule}: {words}");
    }
}

#[test]
fn games_of_several_limited_heaps_are_played() {
    let run = nimm_with_input(
        &[
            "play",
            "fibonacci",
            "5+8@3",
            "--plain",
            "--seed",
            "1",
            "--lang",
            "en",
        ],
        "1:-1\nquit\n",
    );
    for note in ["any but all", "at most 3", "at most 2"] {
        assert!(run.stdout.contains(note), "{run:?}");
    }
    for rule in ["fibonacci", "misere fibonacci", "global-fibonacci"] {
        let played = json(&[
            "match", rule, "--games", "6", "--heaps", "2..3", "--max", "9", "--seed", "3",
        ]);
        assert_eq!(played["games"], 6, "{played}");
    }
}

#[test]
fn methods_agree_in_the_terminal() {
    for (rule, heaps, max) in [
        ("fibonacci", "2..2", "6"),
        ("misere take at most prev+1", "2..2", "5"),
        ("global-fibonacci", "2..3", "4"),
    ] {
        let run = json(&["verify", rule, "--heaps", heaps, "--max", max]);
        assert_eq!(run["disagreements"], json!([]), "{rule} {run}");
    }
}
