//! Misère play: theorems, values and quotients held against exhaustive search over boxes of
//! positions, outcome and all winning moves, more than 100,000 positions in all.

use nimm::rule::named_rules;
use nimm::{Game, Limits, Outcome, Question, Verification, check, solve, verify};

/// Games, how many heaps, and the largest of them.
const BOXES: [(&str, usize, u64); 27] = [
    ("nim", 3, 15),
    ("nim", 4, 9),
    ("take 2,5,7", 3, 16),
    ("take all but 2", 3, 14),
    ("take primes", 3, 14),
    ("nim & take 1-3 & take primes", 3, 18),
    ("take 1-2 & take 3,5 & take squares & nim", 4, 9),
    ("take k where 2*k <= n", 2, 40),
    ("take k where n mod k = 0", 2, 30),
    ("take k where n mod k = 0 and k < n", 2, 14),
    ("0.77", 3, 10),
    ("0.07", 3, 10),
    ("0.123", 3, 10),
    ("0.71", 2, 14),
    ("moore 2", 3, 8),
    ("moore 3", 4, 4),
    ("wythoff", 2, 40),
    ("euclid", 2, 50),
    ("euclid-to-zero", 2, 50),
    ("greedy-nim", 3, 10),
    ("staircase", 4, 5),
    ("silver-dollar", 4, 9),
    ("end-nim", 4, 4),
    ("pass-nim", 3, 8),
    ("fibonacci", 1, 185),
    ("take at most prev+1", 1, 150),
    ("take at most 3*prev", 1, 150),
];

fn agreement(rule: &str, heaps: usize, most: u64) -> Option<Verification> {
    let game: Game = format!("misere {rule}").parse().expect("a game");
    let found = verify(&game, heaps..=heaps, most, &Limits::default(), |_, _| true).ok()?;
    assert_eq!(found.disagreements.first(), None, "misere {rule}");
    Some(found)
}

#[test]
fn misere_answers_agree_with_search() {
    let mut positions = 0;
    for (rule, heaps, most) in BOXES {
        let found = agreement(rule, heaps, most).expect("a box of the game");
        assert_eq!(found.by_search, found.positions, "misere {rule}");
        positions += found.positions;
    }
    assert!(positions >= 100_000, "{positions}");
}

#[test]
fn named_rules_agree_with_search_under_misere_play() {
    let mut rules = 0;
    for rule in named_rules() {
        // Some have groups of three heaps only, or of coins.
        let boxes = [(2, 6), (3, 3), (5, 1)];
        let looked = boxes.map(|(heaps, most)| agreement(&rule.name, heaps, most).is_some());
        assert!(looked.contains(&true), "{}", rule.name);
        rules += 1;
    }
    assert!(rules > 70);
}

/// Games for which the rule of misère Nim on nim-values is wrong, and lost positions that it would
/// call won or won ones that it would call lost.
#[test]
fn the_rule_of_misere_nim_is_not_applied_where_it_fails() {
    for (rule, one, other) in [
        ("take k where n mod k = 0 and k < n", 1..=12, 1..=12),
        ("wythoff & wythoff", 0..=0, 0..=0),
        ("euclid & euclid", 0..=0, 0..=0),
        ("greedy-nim & greedy-nim", 0..=0, 0..=0),
    ] {
        let game: Game = format!("misere {rule}").parse().expect("a game");
        let positions: Vec<String> = match rule.contains('&') {
            true => vec![
                "1+2 & 1+2",
                "2+2 & 1+2",
                "1+1 & 3+4",
                "3+3 & 1+1",
                "2+3 & 1+4",
            ]
            .into_iter()
            .map(String::from)
            .collect(),
            false => one
                .flat_map(|a| other.clone().map(move |b| format!("{a}+{b}")))
                .collect(),
        };
        for position in positions {
            let question = Question::new(game.clone(), position.parse().expect("a position"));
            let question = question.expect("a question");
            let answer = solve(&question, &Limits::default());
            let evidence = answer.to_json()["evidence"]["name"].clone();
            assert_ne!(evidence, "pairing", "{rule} {position}");
            assert_ne!(evidence, "tested-pairing", "{rule} {position}");
            let searched = nimm::solve_by(&question, nimm::Method::Search, &Limits::default());
            assert_eq!(answer.outcome(), searched.outcome(), "{rule} {position}");
            assert_eq!(check(&answer), Ok(()), "{rule} {position}");
            assert!(matches!(answer.outcome(), Some(Outcome::P | Outcome::N)));
        }
    }
}
