//! Heaps in a row, each in its place: huge positions, altered answers, positions just outside the
//! theorems, and tables of lost positions that were computed elsewhere.

use std::collections::BTreeSet;

use nimm::{
    Answer, Evidence, Finding, Limits, Listed, Method, NimValue, Outcome, Position, Question,
    Solution, check, solve, solve_by,
};

fn theory(game: &str, position: &str) -> Answer {
    let question = Question::parse(game, position).expect("a question");
    solve_by(&question, Method::Theory, &Limits::default())
}

fn solution(answer: &Answer) -> &Solution {
    answer.solution().expect("a solution")
}

/// Games, positions with T for 10^40 and U for one more, the nim-value if it is given, and the winning moves.
const HUGE: [(&str, &str, Option<&str>, &[&str]); 16] = [
    ("staircase", "0+T+3", Some("3"), &["2:-3,1:+3", "3:-3,2:+3"]),
    ("staircase", "T+7+T+9+0", Some("0"), &[]),
    ("misere staircase", "1+T+0+1", None, &[]),
    ("misere staircase", "0+T", None, &["2:-1,1:+1"]),
    ("silver-dollar", "5+T", Some("T-6"), &["2:-T-6"]),
    ("silver-dollar", "T-1+T", Some("0"), &[]),
    ("misere silver-dollar", "5+T", None, &["2:-T-7"]),
    ("end-nim", "T+3+T", Some("0"), &[]),
    ("end-nim", "T+0+3+U", None, &["4:-1"]),
    ("misere end-nim", "T+3+T", None, &[]),
    ("pass-nim", "1+T+T", None, &["1:-1", "2:-1", "3:-1"]),
    ("pass-nim", "T-1+T-1+T", Some("0"), &[]),
    ("misere pass-nim", "1+0+T", None, &["3:-T-2"]),
    ("chomp", "T+T", None, &["2:-1"]),
    ("chomp", "T+3", None, &["1:-T-4"]),
    ("misere chomp", "T+1+1", None, &["1:-T-3"]),
];

/// The text with numbers in place of T, U, T-1 and so on.
fn with_numbers(text: &str) -> String {
    let nines = |last: u32| format!("{}{last}", "9".repeat(39));
    let mut text = text.replace('U', &format!("1{}1", "0".repeat(39)));
    for less in 1..=7 {
        text = text.replace(&format!("T-{less}"), &nines(10 - less));
    }
    text.replace('T', &format!("1{}", "0".repeat(40)))
}

#[test]
fn huge_positions_are_decided_and_checked() {
    for (game, position, value, moves) in HUGE {
        let position = with_numbers(position);
        let answer = theory(game, &position);
        let found = solution(&answer);
        let listed: Vec<String> = found
            .winning_moves
            .iter()
            .map(|play| play.to_string())
            .collect();
        let moves: Vec<String> = moves.iter().map(|play| with_numbers(play)).collect();
        assert_eq!(listed, moves, "{game} {position}");
        assert_eq!(found.listed, Listed::All, "{game} {position}");
        let nim_value = found.nim_value.as_ref().map(NimValue::to_string);
        assert_eq!(nim_value, value.map(with_numbers), "{game} {position}");
        assert_eq!(check(&answer), Ok(()), "{game} {position}");
    }
}

#[test]
fn long_rows_are_decided_and_checked() {
    let cycle = |length: usize, sizes: &[u64]| -> String {
        let sizes = sizes.iter().cycle().take(length);
        let texts: Vec<String> = sizes.map(u64::to_string).collect();
        texts.join("+")
    };
    let strip: Vec<String> = (0..150u64).map(|coin| (coin * coin).to_string()).collect();
    for (game, position, moves) in [
        ("staircase", cycle(203, &[5, 0, 9, 1, 3]), 1..),
        ("silver-dollar", strip.join("+"), 1..),
        ("turning-turtles", cycle(201, &[1, 0, 1]), 1..),
        ("mock-turtles", cycle(100, &[1, 1, 0, 1]), 100..),
        ("ruler", cycle(200, &[1, 1, 0]), 1..),
        ("twins", cycle(200, &[0, 1, 1, 1]), 1..),
        ("end-nim", cycle(201, &[4, 7, 1, 9, 2]), 1..),
        ("pass-nim", cycle(200, &[4, 7, 1, 9, 2]), 1..),
        ("chomp", cycle(60, &[60]), 1..),
        ("chomp", cycle(60, &[2]), 1..),
    ] {
        let answer = theory(game, &position);
        let found = solution(&answer);
        assert!(
            moves.contains(&found.winning_moves.len()),
            "{game} {position}"
        );
        assert_eq!(check(&answer), Ok(()), "{game} {position}");
    }
}

/// Positions that a theorem decides.
const SAMPLES: [(&str, &str); 16] = [
    ("staircase", "1+5+2+0+7"),
    ("misere staircase", "1+5+0+2"),
    ("silver-dollar", "0+3+7+8+20"),
    ("misere silver-dollar", "1+4+6"),
    ("turning-turtles", "1+0+1+1+0+1"),
    ("mock-turtles", "1+1+0+1+1+1+0+1"),
    ("ruler", "0+1+1+0+1+1+1"),
    ("twins", "1+1+0+1+1"),
    ("end-nim", "3+0+5+2+7+4"),
    ("misere end-nim", "2+5+1"),
    ("pass-nim", "1+3+9"),
    ("pass-nim", "4+3+0+9+5"),
    ("misere pass-nim", "3+1+2"),
    ("chomp", "9+5"),
    ("chomp", "2+2+2+1"),
    ("chomp", "5+5+5+5+5"),
];

#[test]
fn altered_answers_are_refused() {
    for (game, position) in SAMPLES {
        let answer = theory(game, position);
        assert_eq!(check(&answer), Ok(()), "{game} {position}");
        let moves = solution(&answer).winning_moves.clone();
        let other = |alter: &dyn Fn(&mut Solution)| {
            let mut altered = answer.clone();
            if let Finding::Solved(solution) = &mut altered.finding {
                alter(solution);
            }
            assert_ne!(altered, answer, "{game} {position}");
            assert!(check(&altered).is_err(), "{game} {position}: {altered:?}");
        };
        other(&|solution| {
            solution.outcome = match solution.outcome {
                Outcome::P => Outcome::N,
                Outcome::N => Outcome::P,
            }
        });
        other(&|solution| {
            solution.nim_value = match solution.nim_value {
                None => Some(NimValue::from(1)),
                Some(_) => None,
            }
        });
        other(&|solution| {
            if let Evidence::Theorem { witness, .. } = &mut solution.evidence {
                witness.insert("nim_sum".to_string(), "12345".to_string());
            }
        });
        // Every legal move that is not listed loses, where the list is whole.
        let question = &answer.question;
        let legal: BTreeSet<_> = question.game().moves(question.position()).collect();
        for play in legal.iter().filter(|play| !moves.contains(play)).take(5) {
            if solution(&answer).listed == Listed::All {
                other(&|solution| {
                    solution.winning_moves.push(play.clone());
                    solution.winning_moves.sort_unstable();
                });
            }
        }
        if !moves.is_empty() {
            other(&|solution| {
                solution.winning_moves.remove(0);
                solution.listed = Listed::All;
            });
        }
        for theorem in nimm::theory::Theorem::ALL {
            if let Evidence::Theorem { theorem: own, .. } = &solution(&answer).evidence
                && *own != theorem
            {
                other(&|solution| {
                    if let Evidence::Theorem { theorem: named, .. } = &mut solution.evidence {
                        *named = theorem;
                    }
                });
            }
        }
    }
}

#[test]
fn lists_that_may_not_be_whole_may_not_be_called_whole() {
    let mut answer = theory("pass-nim", "2+1+2+4");
    assert_eq!(solution(&answer).listed, Listed::Some);
    assert_eq!(check(&answer), Ok(()));
    if let Finding::Solved(solution) = &mut answer.finding {
        solution.listed = Listed::All;
    }
    assert!(check(&answer).is_err());
}

#[test]
fn positions_just_outside_are_left_to_search() {
    for (game, position) in [
        ("staircase & nim", "1+2 & 3"),
        ("misere silver-dollar & nim", "1+3 & 2"),
        ("misere ruler", "1+0+1"),
        ("twins & ruler", "1+1 & 1+1"),
        ("end-nim & nim", "2+1+2 & 1"),
        ("pass-nim & nim", "1+2 & 1"),
        ("pass-nim", "1+1+2+3"),
        ("misere pass-nim", "3+1+2+3"),
        ("chomp & nim", "2+1 & 1"),
        ("chomp", "3+3"),
        ("chomp", "3+3+2"),
        ("chomp", "4+4+4"),
        ("kotzig 1,2", "2+1+1+1"),
    ] {
        let answer = theory(game, position);
        let is_two_rows = position == "3+3";
        assert_eq!(
            answer.solution().is_some(),
            is_two_rows,
            "{game} {position}"
        );
        let question = Question::parse(game, position).expect("a question");
        let answer = solve(&question, &Limits::default());
        assert_eq!(check(&answer), Ok(()), "{game} {position}");
        assert!(answer.outcome().is_some(), "{game} {position}");
    }
}

fn numbers(value: &serde_json::Value) -> Vec<u64> {
    let numbers = value.as_array().expect("a list").iter();
    numbers
        .map(|number| number.as_u64().expect("a number"))
        .collect()
}

fn table(text: &str) -> serde_json::Value {
    serde_json::from_str(text).expect("a table")
}

/// The positions of a box of heaps that do not grow (or shrink) that are lost, by search.
fn lost(game: &str, positions: impl IntoIterator<Item = Vec<u64>>) -> BTreeSet<Vec<u64>> {
    let game: nimm::Game = game.parse().expect("a game");
    let lost = positions.into_iter().filter(|sizes| {
        let position = Position::of_sizes(sizes.iter().copied());
        let question = Question::new(game.clone(), position).expect("a question");
        let answer = solve_by(&question, Method::Search, &Limits::default());
        answer.outcome() == Some(Outcome::P)
    });
    lost.collect()
}

#[test]
fn chomp_is_lost_where_tables_say_so() {
    let table = table(include_str!("data/E_chomp_kotzig.json"));
    let listed = |name: &str| -> BTreeSet<Vec<u64>> {
        let rows = table[name].as_array().expect("a list").iter().map(numbers);
        rows.filter(|rows| rows[0] <= 7).collect()
    };
    let two = (1..=7).flat_map(|a| (0..=a).map(move |b| vec![a, b]));
    assert_eq!(lost("chomp", two), listed("chomp2rows_P"));
    let three =
        (1..=7u64).flat_map(|a| (1..=a).flat_map(move |b| (1..=b).map(move |c| vec![a, b, c])));
    assert_eq!(lost("chomp", three), listed("chomp3rows_P"));

    for (size, bites) in table["chomp_first_moves"].as_object().expect("sizes") {
        let (rows, columns) = size.split_once('x').expect("a size");
        let rows: usize = rows.parse().expect("a number");
        let position = vec![columns; rows].join("+");
        let question = Question::parse("chomp", &position).expect("a question");
        let answer = solve_by(&question, Method::Search, &Limits::default());
        let columns: u64 = columns.parse().expect("a number");
        let bites = bites.as_array().expect("a list").iter().map(numbers);
        // A square counted from 0: what is left of its row.
        let moves: BTreeSet<String> = bites
            .map(|bite| {
                let bitten = bite[0] as usize + 1..=rows;
                let less = bitten.map(|row| format!("{row}:-{}", columns - bite[1]));
                less.collect::<Vec<_>>().join(",")
            })
            .collect();
        let found = solution(&answer).winning_moves.iter();
        assert_eq!(
            found.map(|play| play.to_string()).collect::<BTreeSet<_>>(),
            moves,
            "{size}"
        );
    }
}

#[test]
fn kotzigs_nim_is_lost_where_tables_say_so() {
    let table = table(include_str!("data/E_chomp_kotzig.json"));
    let mut looked = 0;
    for (steps, places) in table["kotzig_first_loses"].as_object().expect("sets") {
        let steps = steps.trim_matches(['(', ')']).replace(' ', "");
        let greatest: u64 = steps
            .rsplit(',')
            .next()
            .expect("a step")
            .parse()
            .expect("a step");
        let lost_places = numbers(places);
        for places in greatest + 1..=13 {
            let mut token = vec![1; places as usize];
            token[0] = 2;
            let is_lost = !lost(&format!("kotzig {steps}"), [token]).is_empty();
            assert_eq!(is_lost, lost_places.contains(&places), "{steps} {places}");
            looked += 1;
        }
    }
    assert!(looked > 50);
}

#[test]
fn nim_with_a_pass_is_lost_where_tables_say_so() {
    let table = table(include_str!("data/E_pass_nim.json"));
    let listed = |name: &str, most: u64| -> BTreeSet<Vec<u64>> {
        let heaps = table[name].as_array().expect("a list").iter().map(numbers);
        let heaps = heaps.filter(|heaps| heaps[heaps.len() - 1] <= most);
        heaps.map(|heaps| [vec![1], heaps].concat()).collect()
    };
    let two = (0..=10).flat_map(|b| (0..=b).map(move |a| vec![1, a, b]));
    assert_eq!(lost("pass-nim", two), listed("two_heaps", 10));
    let three =
        (1..=6).flat_map(|c| (1..=c).flat_map(move |b| (1..=b).map(move |a| vec![1, a, b, c])));
    assert_eq!(lost("pass-nim", three), listed("three_heaps", 6));
}
