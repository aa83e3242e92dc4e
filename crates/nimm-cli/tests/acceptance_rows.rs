//! Games on heaps in a row, as the program answers them: commands, and what their JSON and their
//! words hold.

mod common;

use common::{json, nimm_with_input, strings, text};

/// A game, a position, the outcome, the nim-value, the winning moves, and the name of the evidence.
type Row = (
    &'static str,
    &'static str,
    &'static str,
    Option<&'static str>,
    &'static [&'static str],
    &'static str,
);

const ANSWERS: [Row; 22] = [
    ("staircase", "3+1+3+9", "P", Some("0"), &[], "staircase"),
    (
        "staircase",
        "1+4+2",
        "N",
        Some("3"),
        &["2:-1,1:+1", "3:-1,2:+1"],
        "staircase",
    ),
    (
        "misere staircase",
        "0+1",
        "N",
        None,
        &["2:-1,1:+1"],
        "staircase",
    ),
    ("misere staircase", "1+0+0+5", "P", None, &[], "staircase"),
    (
        "silver-dollar",
        "1+3+5+7",
        "P",
        Some("0"),
        &[],
        "silver-dollar",
    ),
    (
        "silver-dollar",
        "2+4+9",
        "N",
        Some("6"),
        &["3:-2"],
        "silver-dollar",
    ),
    ("misere silver-dollar", "1", "P", None, &[], "silver-dollar"),
    (
        "turning-turtles",
        "0+0+1+0+1",
        "N",
        Some("6"),
        &["3:-1,5:-1"],
        "coin-turning",
    ),
    (
        "mock-turtles",
        "1+1+1+1",
        "P",
        Some("0"),
        &[],
        "coin-turning",
    ),
    (
        "mock-turtles",
        "0+0+1",
        "N",
        Some("4"),
        &["3:-1"],
        "coin-turning",
    ),
    (
        "ruler",
        "0+0+0+0+0+1",
        "N",
        Some("2"),
        &["6:-1"],
        "coin-turning",
    ),
    ("twins", "0+1+1+1", "P", Some("0"), &[], "coin-turning"),
    ("end-nim", "3+3", "P", Some("0"), &[], "end-nim"),
    ("end-nim", "2+0+5", "N", None, &["3:-3"], "end-nim"),
    (
        "misere end-nim",
        "1+1",
        "N",
        None,
        &["1:-1", "2:-1"],
        "end-nim",
    ),
    ("pass-nim", "1+3+4", "P", Some("0"), &[], "pass-nim"),
    ("pass-nim", "1+5+5", "N", None, &["1:-1"], "pass-nim"),
    ("misere pass-nim", "3+0+2", "P", None, &[], "pass-nim"),
    ("chomp", "9+9", "N", None, &["2:-1"], "chomp"),
    ("chomp", "4+4+4+4", "N", None, &["2:-3,3:-3,4:-3"], "chomp"),
    ("chomp", "5+1+1", "N", None, &["1:-2"], "chomp"),
    ("misere chomp", "1+1", "P", None, &[], "chomp"),
];

#[test]
fn answers_rest_on_the_theorems() {
    for (game, position, outcome, value, winning, theorem) in ANSWERS {
        let answer = json(&["solve", game, position]);
        let told = format!("{game} {position}: {answer}");
        assert_eq!(answer["outcome"], outcome, "{told}");
        assert_eq!(answer["nim_value"].as_str(), value, "{told}");
        assert_eq!(strings(&answer["winning_moves"]), winning, "{told}");
        assert_eq!(answer["evidence"]["name"], theorem, "{told}");
        assert_eq!(answer["strength"], "proven", "{told}");
    }
}

#[test]
fn what_no_theorem_decides_is_searched() {
    for (game, position, outcome) in [
        ("kotzig 1,2", "2+1+1", "P"),
        ("kotzig 1,2", "2+1+1+1", "N"),
        ("chomp", "3+1+1", "P"),
        ("chomp", "4+2+2", "P"),
        ("chomp", "4+4+4", "N"),
        ("pass-nim", "1+2+3+5", "P"),
        ("misere ruler", "0+1+1", "N"),
        ("staircase & nim", "1+2 & 1", "P"),
    ] {
        let answer = json(&["solve", game, position]);
        assert_eq!(answer["outcome"], outcome, "{game} {position}: {answer}");
        assert_eq!(answer["strength"], "proven", "{game} {position}: {answer}");
    }
    // An evidence of its own kind, unless a theorem covers the whole.
    let answer = json(&["solve", "staircase & nim", "1+2 & 1"]);
    assert_eq!(answer["evidence"]["kind"], "search", "{answer}");
}

/// A game, a position, and words that the answer holds.
const WORDS: [(&str, &str, &str); 10] = [
    (
        "turning-turtles",
        "0+0+1+0+1",
        "turn coins 3 and 5 (3:-1,5:-1)",
    ),
    ("ruler", "0+0+0+0+0+1", "turn coin 6 (6:-1)"),
    (
        "staircase",
        "0+0+5",
        "move 5 from step 3 to step 2 (3:-5,2:+5)",
    ),
    ("staircase", "5", "move 5 from step 1 to the ground (1:-5)"),
    (
        "silver-dollar",
        "2+4+9",
        "move coin 3 by 2 squares to square 7 (3:-2)",
    ),
    ("kotzig 1,2", "2+1+1+1", "move the token to place 3"),
    ("chomp", "4+4+4+4", "bite at row 2, column 2"),
    ("pass-nim", "1+5+5", "pass (1:-1)"),
    ("pass-nim", "0+5+2", "take 3 from heap 2 and leave 2 (2:-3)"),
    ("end-nim", "2+0+5", "take 3 from heap 3 and leave 2 (3:-3)"),
];

#[test]
fn moves_are_said_in_the_words_of_the_game() {
    for (game, position, words) in WORDS {
        let answer = text(&["solve", game, position]);
        assert!(answer.contains(words), "{game} {position}: {answer}");
    }
}

#[test]
fn lists_that_may_not_be_whole_say_so() {
    let answer = json(&["solve", "pass-nim", "2+1+2+4"]);
    assert_eq!(answer["outcome"], "N", "{answer}");
    assert_eq!(answer["winning_moves_complete"], false, "{answer}");
    let answer = text(&["solve", "pass-nim", "2+1+2+4"]);
    assert!(answer.contains("There may be more."), "{answer}");
}

#[test]
fn games_in_a_row_can_be_played() {
    let args = [
        "--lang",
        "en",
        "play",
        "silver-dollar",
        "2+4+9",
        "--plain",
        "--seed",
        "1",
    ];
    let run = nimm_with_input(&args, "3:-2\nquit\n");
    assert!(run.stdout.contains("My move: move coin "), "{run:?}");
    let run = nimm_with_input(&args, "hint\nhint\nhint\nquit\n");
    assert!(
        run.stdout
            .contains("This wins: move coin 3 by 2 squares to square 7"),
        "{run:?}"
    );
}
