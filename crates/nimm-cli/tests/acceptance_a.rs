//! Nim: the figures that the source material reports, and what follows from its rules.

mod common;

use std::collections::{BTreeMap, BTreeSet};

use common::{json, moves, nimm, numbers, strings, text};
use serde_json::{Value, json};

/// `1+2+3` from heaps.
fn written(heaps: &[u64]) -> String {
    heaps
        .iter()
        .map(u64::to_string)
        .collect::<Vec<_>>()
        .join("+")
}

/// The moves that make the nim-sum zero, by trying every move.
fn moves_to_zero(heaps: &[u64]) -> BTreeSet<String> {
    let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
    let mut found = BTreeSet::new();
    for (index, &heap) in heaps.iter().enumerate() {
        for rest in 0..heap {
            if sum ^ heap ^ rest == 0 {
                found.insert(format!("{}:-{}", index + 1, heap - rest));
            }
        }
    }
    found
}

/// The row of a heap in the picture, as ones and zeros.
fn bits_in_picture(picture: &str, heap: u64) -> String {
    let row = picture
        .lines()
        .find(|line| {
            line.trim_start()
                .strip_prefix(&heap.to_string())
                .is_some_and(|rest| rest.starts_with(' ') && !rest.contains('='))
        })
        .unwrap_or_else(|| panic!("no row for {heap} in\n{picture}"));
    let row = row.trim_start().trim_start_matches(char::is_numeric);
    row.chars()
        .filter(|letter| matches!(letter, '0' | '1'))
        .collect()
}

#[test]
fn nim_position_1_2_3_is_lost() {
    let answer = json(&["solve", "nim", "1+2+3"]);
    assert_eq!(answer["outcome"], "P");
    assert_eq!(answer["winner"], "previous");
    assert_eq!(answer["nim_value"], "0");
    assert_eq!(answer["winning_moves"], json!([]));
    assert_eq!(answer["strength"], "proven");
    assert!(text(&["solve", "nim", "1+2+3"]).starts_with("The player to move loses."));
}

#[test]
fn nim_picture_of_1_2_3_pairs_the_ones_of_each_column() {
    let picture = text(&["solve", "nim", "1+2+3"]);
    assert_eq!(bits_in_picture(&picture, 1), "01");
    assert_eq!(bits_in_picture(&picture, 2), "10");
    assert_eq!(bits_in_picture(&picture, 3), "11");
    // One arc in each of the two columns, and nobody left single.
    assert_eq!(picture.matches('╮').count(), 2);
    assert_eq!(picture.matches('╯').count(), 2);
    assert!(!picture.contains("(1)"), "{picture}");
    assert!(picture.contains("nobody is left single"), "{picture}");
}

#[test]
fn nim_picture_of_1_2_4_leaves_three_ones_single() {
    let picture = text(&["solve", "nim", "1+2+4"]);
    assert_eq!(bits_in_picture(&picture, 1), "001");
    assert_eq!(bits_in_picture(&picture, 2), "010");
    assert_eq!(bits_in_picture(&picture, 4), "100");
    assert_eq!(picture.matches("(1)").count(), 3);
    assert_eq!(picture.matches('╮').count(), 0);
}

#[test]
fn nim_picture_is_drawn_as_svg_too() {
    let path = common::scratch("nim-1-2-3.svg");
    let name = path.to_str().expect("a path in UTF-8");
    text(&["solve", "nim", "1+2+3", "--svg", name]);
    let picture = std::fs::read_to_string(&path).expect("a picture");
    assert!(picture.starts_with("<svg "), "{picture}");
    assert!(picture.trim_end().ends_with("</svg>"), "{picture}");
    // Two arcs, each a path from one circle to another.
    assert!(picture.matches("<path").count() >= 2, "{picture}");
}

#[test]
fn nim_rule_of_thumb_names_column_heaps_and_what_to_leave() {
    let positions: [&[u64]; 12] = [
        &[1, 2, 4],
        &[3, 4, 5],
        &[7, 7, 1],
        &[6, 9],
        &[1, 1, 1],
        &[12, 10, 5],
        &[15, 8, 8],
        &[2, 3, 4, 6],
        &[20, 17, 3],
        &[31, 16, 14],
        &[9, 10, 11, 12],
        &[1, 3, 6, 9, 27],
    ];
    for heaps in positions {
        let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
        assert_ne!(sum, 0, "{heaps:?}");
        let top = 1_u64 << sum.ilog2();
        let said = text(&["solve", "nim", &written(heaps)]);
        assert!(
            said.contains(&format!("column of {top} "))
                || said.contains(&format!("column of {top},")),
            "{said}"
        );
        for (index, &heap) in heaps.iter().enumerate() {
            if heap & top == 0 {
                continue;
            }
            let rest = heap ^ sum;
            let number = index + 1;
            assert!(
                said.contains(&format!("({number}:-{})", heap - rest)),
                "{said}"
            );
            let rule = said
                .lines()
                .find(|line| {
                    line.starts_with(&format!("In the column of {top}"))
                        && line.contains(&if rest == 0 {
                            "take all of ".to_owned()
                        } else {
                            format!("leave {rest} ")
                        })
                })
                .unwrap_or_else(|| panic!("{heaps:?} heap {number}:\n{said}"));
            assert!(rule.contains(&number.to_string()), "{rule}");
        }
    }
}

#[test]
fn nim_rule_of_thumb_says_that_a_lost_position_is_in_pairs() {
    for position in ["1+2+3", "5+5", "1+2+4+7", "8+9+1"] {
        let said = text(&["solve", "nim", position]);
        assert!(
            said.contains("In every column the ones are paired."),
            "{said}"
        );
        assert!(!said.contains("(1)"), "{said}");
    }
}

#[test]
fn nim_scripted_game_from_1_2_3_has_the_published_trace() {
    let args = [
        "match",
        "nim",
        "1+2+3",
        "--first",
        "last-heap-one",
        "--second",
        "best",
    ];
    let expected = [
        ("1+2+3", "0"),
        ("1+2+2", "1"),
        ("0+2+2", "0"),
        ("0+2+1", "3"),
        ("0+1+1", "0"),
        ("0+1+0", "1"),
        ("0+0+0", "0"),
    ];
    let game = json(&args);
    let mut seen = vec![(game["position"].clone(), game["nim_value"].clone())];
    let trace = game["trace"].as_array().expect("a trace");
    for step in trace {
        seen.push((step["position"].clone(), step["nim_value"].clone()));
    }
    let expected_json: Vec<(Value, Value)> = expected
        .iter()
        .map(|&(position, sum)| (json!(position), json!(sum)))
        .collect();
    assert_eq!(seen, expected_json);
    let played: Vec<&str> = trace
        .iter()
        .map(|step| step["move"].as_str().expect("a move"))
        .collect();
    assert_eq!(played, ["3:-1", "1:-1", "3:-1", "2:-1", "3:-1", "2:-1"]);
    let by: Vec<&str> = trace
        .iter()
        .map(|step| step["by"].as_str().expect("a player"))
        .collect();
    assert_eq!(
        by,
        ["first", "second", "first", "second", "first", "second"]
    );
    assert_eq!(game["winner"], "second");

    let said = text(&args);
    let lines: Vec<&str> = said.lines().collect();
    for (line, start) in lines.iter().zip([
        "1 2 3 (0)",
        "1 2 2 (1)",
        "0 2 2 (0)",
        "0 2 1 (3)",
        "0 1 1 (0)",
        "0 1 0 (1)",
        "0 0 0 (0)",
    ]) {
        assert!(line.starts_with(start), "{line} should start with {start}");
    }
    assert_eq!(lines.len(), 8, "{said}");
    assert!(lines[7].contains("second player"), "{said}");
    assert!(lines[7].contains("6 moves"), "{said}");
}

#[test]
fn nim_theorem_and_search_agree_on_4352_positions() {
    let args = ["verify", "nim", "--heaps", "2..3", "--max", "15"];
    let report = json(&args);
    assert_eq!(report["positions"], 4352);
    assert_eq!(report["disagreements"], json!([]));
    assert_eq!(report["by_theory"], 4352);
    assert_eq!(report["by_search"], 4352);
    assert_eq!(report["by_sequence"], 4352);
    assert_eq!(report["complete"], true);
    let said = text(&args);
    assert!(
        said.starts_with("4352 positions, 0 disagreements\n"),
        "{said}"
    );
}

#[test]
fn nim_tournament_of_1001_games_is_not_lost_once() {
    let args = [
        "match", "nim", "--games", "1001", "--heaps", "2..4", "--max", "15", "--first", "best",
        "--second", "random", "--seed", "9",
    ];
    let table = json(&args);
    assert_eq!(table["games"], 1001);
    assert_eq!(table["seed"], "9");
    assert_eq!(table["first"]["player"], "best");
    assert_eq!(table["first"]["won"], 1001);
    assert_eq!(table["second"]["won"], 0);
    // The expert begins exactly in the positions that the first player wins.
    assert_eq!(table["first"]["began"], table["started_n"]);
    assert_eq!(table["second"]["began"], table["started_p"]);
    let won = table["started_n"].as_u64().expect("a number");
    let lost = table["started_p"].as_u64().expect("a number");
    assert_eq!(won + lost, 1001);
    assert!(lost > 0, "{table}");
    let said = text(&args);
    assert!(said.contains("seed 9"), "{said}");
    assert!(said.contains("won 1001"), "{said}");
    assert!(said.contains("won 0"), "{said}");
    assert_eq!(said, text(&args));
}

#[test]
fn nim_tournament_repeats_from_the_seed_that_it_prints() {
    let start = [
        "match", "nim", "--games", "60", "--heaps", "2..4", "--first", "random", "--second",
        "random",
    ];
    let table = json(&start);
    let seed = table["seed"].as_str().expect("a seed").to_owned();
    let mut again = start.to_vec();
    again.extend(["--seed", &seed]);
    assert_eq!(json(&again), table);
    // Two random players share the games; only perfect play wins them all.
    assert!(
        table["first"]["won"].as_u64().expect("a number") > 0,
        "{table}"
    );
    assert!(
        table["second"]["won"].as_u64().expect("a number") > 0,
        "{table}"
    );
}

#[test]
fn nim_tournament_can_be_played_with_the_expert_second() {
    let table = json(&[
        "match", "nim", "--games", "200", "--heaps", "2..4", "--max", "15", "--first", "random",
        "--second", "best", "--seed", "1",
    ]);
    assert_eq!(table["first"]["won"], 0, "{table}");
    assert_eq!(table["second"]["won"], 200, "{table}");
    assert_eq!(table["second"]["began"], table["started_n"], "{table}");
}

#[test]
fn nim_match_with_a_random_player_repeats_from_the_seed_that_it_prints() {
    let start = [
        "match",
        "nim",
        "3+9+12+20",
        "--first",
        "random",
        "--second",
        "best",
    ];
    let game = json(&start);
    let seed = game["seed"].as_str().expect("a seed").to_owned();
    let mut again = start.to_vec();
    again.extend(["--seed", &seed]);
    assert_eq!(json(&again), game);
    // The text has to say how to repeat it too.
    let said = text(&again);
    assert!(said.contains(&format!("seed {seed}")), "{said}");
}

#[test]
fn nim_exercise_1_2_4_has_one_winning_move_to_1_2_3() {
    let answer = json(&["solve", "nim", "1+2+4"]);
    assert_eq!(answer["outcome"], "N");
    assert_eq!(answer["nim_value"], "7");
    assert_eq!(answer["winning_moves"], json!(["3:-1"]));
    let said = text(&["solve", "nim", "1+2+4"]);
    assert!(
        said.contains("take 1 from heap 3 and leave 3 (3:-1)"),
        "{said}"
    );
    let full = text(&["solve", "nim", "1+2+4", "--depth", "full"]);
    assert!(
        full.lines()
            .any(|line| line.contains("3:-1") && line.contains("1+2+3")),
        "{full}"
    );
}

#[test]
fn nim_exercise_1_2_4_7_is_lost() {
    let answer = json(&["solve", "nim", "1+2+4+7"]);
    assert_eq!(answer["outcome"], "P");
    assert_eq!(answer["nim_value"], "0");
    assert_eq!(answer["winning_moves"], json!([]));
}

#[test]
fn nim_exercise_two_different_heaps_and_their_nim_sum_are_lost() {
    for a in 1_u64..6 {
        for b in a + 1..7 {
            let answer = json(&["solve", "nim", &written(&[a, b, a ^ b])]);
            assert_eq!(answer["outcome"], "P", "{answer}");
        }
    }
}

#[test]
fn nim_television_puzzle_has_exactly_three_winning_moves() {
    for position in ["1..10", "1+2+3+4+5+6+7+8+9+10"] {
        let answer = json(&["solve", "nim", position]);
        assert_eq!(answer["outcome"], "N");
        assert_eq!(answer["nim_value"], "11");
        assert_eq!(answer["winning_moves"], json!(["8:-5", "9:-7", "10:-9"]));
        assert_eq!(answer["remoteness"], 47);
    }
    let said = text(&["solve", "nim", "1..10"]);
    assert!(said.contains("take 5 from heap 8 and leave 3"), "{said}");
    assert!(said.contains("take 7 from heap 9 and leave 2"), "{said}");
    assert!(said.contains("take 9 from heap 10 and leave 1"), "{said}");
    assert!(said.contains("The 3 winning moves"), "{said}");
}

#[test]
fn misere_nim_television_puzzle_has_the_same_moves() {
    let answer = json(&["solve", "misere nim", "1..10"]);
    assert_eq!(answer["outcome"], "N");
    assert_eq!(answer["convention"], "misere");
    assert_eq!(answer["winning_moves"], json!(["8:-5", "9:-7", "10:-9"]));
}

#[test]
fn nim_third_heap_table_is_the_nim_sum() {
    let table = json(&["table", "nim", "--pairs", "15"]);
    let rows = table["pairs"]["rows"].as_array().expect("rows");
    assert_eq!(rows.len(), 16);
    for (a, row) in rows.iter().enumerate() {
        let expected: Vec<String> = (0..16).map(|b| (a ^ b).to_string()).collect();
        assert_eq!(strings(row), expected, "row {a}");
    }
}

#[test]
fn nim_third_heap_table_is_printed_and_drawn() {
    let path = common::scratch("nim-pairs.svg");
    let name = path.to_str().expect("a path in UTF-8");
    let said = text(&["table", "nim", "--pairs", "15", "--svg", name]);
    let mut rows = 0_u64;
    for line in said.lines() {
        let Some((head, cells)) = line.split_once('│') else {
            continue;
        };
        let Ok(a) = head.trim().parse::<u64>() else {
            continue;
        };
        assert_eq!(a, rows);
        rows += 1;
        let cells: Vec<u64> = cells
            .split(|letter: char| !letter.is_ascii_digit())
            .filter(|cell| !cell.is_empty())
            .map(|cell| cell.parse().expect("a number"))
            .collect();
        assert_eq!(cells, (0..16).map(|b| a ^ b).collect::<Vec<_>>());
    }
    assert_eq!(rows, 16, "{said}");
    let picture = std::fs::read_to_string(&path).expect("a picture");
    assert!(picture.starts_with("<svg "), "{picture}");
    // A text for every cell and for the heads of 16 rows and columns.
    assert!(picture.matches("<text").count() >= 256 + 32);
}

#[test]
fn nim_decomposition_shows_powers_of_two_and_how_often_each_occurs() {
    let positions: [&[u64]; 5] = [
        &[1, 2, 3],
        &[1, 2, 4],
        &[3, 5, 6],
        &[7, 9, 12],
        &[10, 11, 14, 2],
    ];
    for heaps in positions {
        let said = text(&["solve", "nim", &written(heaps), "--depth", "full"]);
        let sums: Vec<(u64, Vec<u64>)> = said
            .lines()
            .filter_map(|line| {
                let (heap, sum) = line.split_once('=')?;
                let heap = heap.trim().parse().ok()?;
                let parts = sum
                    .split('+')
                    .map(|part| part.trim().parse().ok())
                    .collect::<Option<Vec<u64>>>()?;
                Some((heap, parts))
            })
            .collect();
        let listed: Vec<u64> = sums.iter().map(|(heap, _)| *heap).collect();
        assert_eq!(listed, heaps, "{said}");
        let mut times: BTreeMap<u64, u64> = BTreeMap::new();
        for (heap, parts) in &sums {
            assert_eq!(parts.iter().sum::<u64>(), *heap, "{said}");
            let distinct: BTreeSet<u64> = parts.iter().copied().collect();
            assert_eq!(distinct.len(), parts.len(), "{said}");
            for part in parts {
                assert!(part.is_power_of_two(), "{said}");
                *times.entry(*part).or_default() += 1;
            }
        }
        // The counts stand under the columns, largest power first, odd ones in parentheses.
        let counts = said
            .lines()
            .find_map(|line| line.strip_prefix("times"))
            .unwrap_or_else(|| panic!("no counts in\n{said}"));
        let shown: Vec<String> = counts.split_whitespace().map(str::to_owned).collect();
        let expected: Vec<String> = times
            .values()
            .rev()
            .map(|count| {
                if count % 2 == 1 {
                    format!("({count})")
                } else {
                    count.to_string()
                }
            })
            .collect();
        assert_eq!(shown, expected, "{said}");
        let odd: Vec<String> = times
            .iter()
            .rev()
            .filter(|(_, count)| *count % 2 == 1)
            .map(|(power, _)| power.to_string())
            .collect();
        if odd.is_empty() {
            assert!(
                said.contains("Every power occurs an even number of times."),
                "{said}"
            );
        } else {
            let listed = odd.join(", ");
            assert!(
                said.lines()
                    .any(|line| line.contains(&listed) && line.contains("odd number of times")),
                "{said}"
            );
        }
    }
}

#[test]
fn nim_answers_of_a_box_match_trying_every_move() {
    for a in 0..4_u64 {
        for b in a..6 {
            for c in [0, 3, 5, 9] {
                let heaps = [a, b, c];
                let answer = json(&["solve", "nim", &written(&heaps)]);
                let sum = a ^ b ^ c;
                assert_eq!(answer["nim_value"], sum.to_string(), "{answer}");
                assert_eq!(
                    answer["outcome"],
                    if sum == 0 { "P" } else { "N" },
                    "{answer}"
                );
                assert_eq!(moves(&answer), moves_to_zero(&heaps), "{answer}");
            }
        }
    }
}

#[test]
fn nim_remoteness_is_the_length_under_best_play() {
    // A lost position lasts as many moves as it has matches; a won one takes the largest winning take first.
    for heaps in [[1_u64, 2, 3], [2, 4, 6], [1, 2, 4], [3, 4, 5], [7, 7, 2]] {
        let total: u64 = heaps.iter().sum();
        let answer = json(&["solve", "nim", &written(&heaps)]);
        let largest = moves(&answer)
            .iter()
            .map(|text| {
                text.split_once(":-")
                    .expect("a move")
                    .1
                    .parse()
                    .expect("a number")
            })
            .max()
            .unwrap_or(0);
        let expected = if largest == 0 {
            total
        } else {
            1 + total - largest
        };
        assert_eq!(answer["remoteness"], expected, "{answer}");
        let search = json(&["solve", "nim", &written(&heaps), "--by", "search"]);
        assert_eq!(search["remoteness"], expected, "{search}");
        assert_eq!(search["evidence"]["kind"], "search", "{search}");
    }
}

/// Misère Nim by trying every move: who loses, and the moves to a lost position.
struct Misere {
    lost: BTreeMap<Vec<u64>, bool>,
}

impl Misere {
    fn lost(&mut self, heaps: &[u64]) -> bool {
        let mut key = heaps.to_vec();
        key.retain(|&heap| heap > 0);
        key.sort_unstable();
        if let Some(&known) = self.lost.get(&key) {
            return known;
        }
        // With no match left the player to move has won: the other took the last one.
        let lost = !key.is_empty() && self.moves(&key).is_empty();
        self.lost.insert(key, lost);
        lost
    }

    fn moves(&mut self, heaps: &[u64]) -> BTreeSet<String> {
        let mut found = BTreeSet::new();
        for index in 0..heaps.len() {
            for take in 1..=heaps[index] {
                let mut after = heaps.to_vec();
                after[index] -= take;
                if self.lost(&after) {
                    found.insert(format!("{}:-{take}", index + 1));
                }
            }
        }
        found
    }
}

#[test]
fn misere_nim_theorem_and_search_agree_on_4352_positions() {
    let report = json(&["verify", "misere nim", "--heaps", "2..3", "--max", "15"]);
    assert_eq!(report["positions"], 4352);
    assert_eq!(report["by_theory"], 4352);
    assert_eq!(report["by_search"], 4352);
    assert_eq!(report["disagreements"], json!([]));
    assert_eq!(report["complete"], true);
}

#[test]
fn misere_nim_of_two_heaps_matches_trying_every_move() {
    let mut reference = Misere {
        lost: BTreeMap::new(),
    };
    for a in 0..=4_u64 {
        for b in 0..=4_u64 {
            check_misere(&mut reference, &[a, b]);
        }
    }
}

#[test]
fn misere_nim_of_three_heaps_matches_trying_every_move() {
    let mut reference = Misere {
        lost: BTreeMap::new(),
    };
    for a in 0..=3_u64 {
        for b in a..=3 {
            for c in b..=3 {
                check_misere(&mut reference, &[b, c, a]);
            }
        }
    }
    for heaps in [[1, 1, 7], [7, 1, 1], [1, 6, 6], [2, 5, 7], [9, 1, 0]] {
        check_misere(&mut reference, &heaps);
    }
}

fn check_misere(reference: &mut Misere, heaps: &[u64]) {
    let answer = json(&["solve", "misere nim", &written(heaps)]);
    let lost = reference.lost(heaps);
    assert_eq!(answer["outcome"], if lost { "P" } else { "N" }, "{answer}");
    assert_eq!(
        answer["winner"],
        if lost { "previous" } else { "next" },
        "{answer}"
    );
    assert_eq!(moves(&answer), reference.moves(heaps), "{answer}");
    assert_eq!(answer["convention"], "misere");
    assert_eq!(answer["rule"], "nim");
    assert_eq!(answer["strength"], "proven");
}

#[test]
fn misere_nim_gives_its_reason() {
    let ones = text(&["solve", "misere nim", "1+1+1"]);
    assert!(ones.starts_with("The player to move loses."), "{ones}");
    assert!(ones.contains("an odd number"), "{ones}");
    let switch = text(&["solve", "misere nim", "1+1+5"]);
    assert!(
        switch.contains("take 4 from heap 3 and leave 1 (3:-4)"),
        "{switch}"
    );
    assert!(switch.contains("an odd number"), "{switch}");
    let usual = text(&["solve", "misere nim", "3+4+5"]);
    assert!(
        usual.contains("take 2 from heap 1 and leave 1 (1:-2)"),
        "{usual}"
    );
    assert!(usual.contains("last match loses"), "{usual}");
}

#[test]
fn solve_prints_the_fixed_keys_and_values() {
    let mut answer = json(&["solve", "nim", "1+2+4"]);
    let evidence = answer["evidence"].as_object_mut().expect("evidence");
    assert!(
        evidence
            .remove("reference")
            .is_some_and(|text| text.is_string())
    );
    assert!(
        evidence
            .remove("witness")
            .is_some_and(|witness| witness.is_object())
    );
    evidence.remove("conditions");
    assert_eq!(
        answer,
        json!({
            "schema": "nimm/1", "rule": "nim", "convention": "normal", "position": "1+2+4",
            "outcome": "N", "winner": "next", "nim_value": "7", "winning_moves": ["3:-1"],
            "remoteness": 7, "strength": "proven",
            "evidence": {"kind": "theorem", "name": "bouton"},
        })
    );
    let line = nimm(&["solve", "nim", "1+2+4", "--json"]).stdout;
    assert!(
        line.starts_with(
            r#"{"schema":"nimm/1","rule":"nim","convention":"normal","position":"1+2+4","outcome":"N","winner":"next","nim_value":"7","winning_moves":["3:-1"],"remoteness":7,"strength":"proven","evidence":{"kind":"theorem","name":"bouton","reference":""#
        ),
        "{line}"
    );
}

#[test]
fn nim_sequence_counts_the_matches() {
    let row = json(&["sequence", "nim", "--to", "20"]);
    assert_eq!(numbers(&row["values"]), (0..=20).collect::<Vec<_>>());
    assert_eq!(row["outcomes"], "PNNNNNNNNNNNNNNNNNNNN");
}
