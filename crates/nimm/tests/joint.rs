//! Rules of several heaps at once: search and its independent check, and the positions that the
//! named rules say are lost.

use nimm::rule::named_rules;
use nimm::theory::Theorem;
use nimm::{
    Error, Evidence, Finding, Limits, Listed, Method, Outcome, Position, Question, check, explain,
    solve, solve_by, verify,
};

/// Rules and boxes: so many heaps, each up to a size.
const BOXES: [(&str, usize, u64); 18] = [
    ("moore 2", 3, 4),
    ("moore 3", 4, 2),
    ("wythoff", 2, 7),
    ("euclid", 2, 9),
    ("euclid-to-zero", 2, 9),
    ("staircase", 3, 3),
    ("silver-dollar", 3, 6),
    ("turning-turtles", 5, 1),
    ("mock-turtles", 5, 1),
    ("ruler", 5, 1),
    ("twins", 5, 1),
    ("lim", 3, 4),
    ("greedy-nim", 3, 4),
    ("end-nim", 4, 2),
    ("pass-nim", 3, 3),
    ("chomp", 3, 4),
    ("kotzig 1,3-4", 5, 2),
    ("global-fibonacci", 3, 5),
];

fn tuples(length: usize, most: u64) -> Vec<Vec<u64>> {
    let mut tuples = vec![Vec::new()];
    for _ in 0..length {
        let longer = tuples.iter().flat_map(|tuple: &Vec<u64>| {
            (0..=most).map(|number| [tuple.as_slice(), &[number]].concat())
        });
        tuples = longer.collect();
    }
    tuples
}

#[test]
fn complete_searches_are_accepted_and_altered_ones_refused() {
    for (rule, heaps, most) in BOXES {
        for game in [rule.to_string(), format!("misere {rule}")] {
            let game: nimm::Game = game.parse().expect("a game");
            let mut admitted = 0;
            for sizes in tuples(heaps, most) {
                let position = Position::of_sizes(sizes);
                let Ok(question) = Question::new(game.clone(), position) else {
                    continue;
                };
                admitted += 1;
                let mut answer = solve_by(&question, Method::Search, &Limits::default());
                assert_eq!(check(&answer), Ok(()), "{game} {}", question.position());
                if let nimm::Finding::Solved(solution) = &mut answer.finding {
                    solution.outcome = match solution.outcome {
                        Outcome::P => Outcome::N,
                        Outcome::N => Outcome::P,
                    };
                }
                assert!(check(&answer).is_err(), "{game} {}", question.position());
            }
            assert!(admitted >= 16, "{game}");
        }
    }
}

/// Games with a theorem, and boxes: so many heaps, each up to a size.
const PROVEN: &[(&str, usize, u64)] = &[
    ("staircase", 3, 5),
    ("staircase", 4, 3),
    ("misere staircase", 3, 5),
    ("misere staircase", 5, 2),
    ("silver-dollar", 1, 40),
    ("silver-dollar", 2, 12),
    ("silver-dollar", 3, 10),
    ("silver-dollar", 4, 8),
    ("misere silver-dollar", 3, 9),
    ("misere silver-dollar", 4, 8),
    ("turning-turtles", 7, 1),
    ("mock-turtles", 8, 1),
    ("ruler", 9, 1),
    ("twins", 7, 1),
    ("end-nim", 2, 7),
    ("end-nim", 3, 5),
    ("end-nim", 4, 4),
    ("end-nim", 5, 3),
    ("misere end-nim", 2, 7),
    ("misere end-nim", 3, 5),
    ("misere end-nim", 4, 4),
    ("misere end-nim", 5, 3),
    ("pass-nim", 2, 9),
    ("pass-nim", 3, 6),
    ("misere pass-nim", 2, 9),
    ("misere pass-nim", 3, 6),
    ("chomp", 1, 45),
    ("chomp", 2, 9),
    ("chomp", 5, 2),
    ("misere chomp", 1, 45),
    ("misere chomp", 2, 9),
    ("misere chomp", 5, 2),
    ("chomp", 6, 2),
    ("moore 2", 3, 7),
    ("moore 2", 4, 4),
    ("moore 2", 5, 2),
    ("moore 3", 4, 4),
    ("moore 3", 2, 9),
    ("moore 4", 6, 1),
    ("moore 18446744073709551615", 3, 4),
    ("misere moore 2", 3, 7),
    ("misere moore 2", 4, 4),
    ("misere moore 2", 5, 2),
    ("misere moore 3", 4, 4),
    ("misere moore 3", 2, 9),
    ("misere moore 4", 6, 1),
    ("misere moore 18446744073709551615", 3, 4),
    ("wythoff", 2, 40),
    ("misere wythoff", 2, 40),
    ("euclid", 2, 60),
    ("misere euclid", 2, 60),
    ("euclid-to-zero", 2, 60),
    ("misere euclid-to-zero", 2, 60),
    ("greedy-nim", 3, 9),
    ("greedy-nim", 4, 4),
    ("misere greedy-nim", 3, 9),
    ("misere greedy-nim", 4, 4),
    ("lim", 3, 7),
    ("greedy-nim", 1, 40),
    ("misere greedy-nim", 1, 40),
];

#[test]
fn theorems_agree_with_search_and_are_checked() {
    for (game, heaps, most) in PROVEN.iter().copied() {
        let parsed: nimm::Game = game.parse().expect("a game");
        let found = verify(&parsed, heaps..=heaps, most, &Limits::default(), |_, _| {
            true
        });
        let found = found.expect("a box of the game");
        assert_eq!(found.disagreements.first(), None, "{game}");
        assert_eq!(found.by_theory, found.positions, "{game}");
        assert!(found.positions >= 20, "{game}");
        for sizes in tuples(heaps, most) {
            let Ok(question) = Question::new(parsed.clone(), Position::of_sizes(sizes)) else {
                continue;
            };
            let answer = solve_by(&question, Method::Theory, &Limits::default());
            assert_eq!(check(&answer), Ok(()), "{game} {}", question.position());
            let explained = explain(&answer, &Limits::default());
            assert!(
                !explained.reasons.is_empty(),
                "{game} {}",
                question.position()
            );
        }
    }
}

/// Long heaps, and what is known of them: who wins and how many moves do.
#[test]
fn long_heaps_are_decided_and_checked() {
    for (game, position, outcome, winning) in [
        ("wythoff", "6180339887498948482045868343656+10^31", "P", 0),
        ("wythoff", "10^30+1618033988749894848204586834366", "P", 0),
        ("wythoff", "10^30+10^30", "N", 1),
        ("misere wythoff", "10^30+10^30", "N", 1),
        ("misere wythoff", "2+10^30", "N", 1),
        ("euclid", "10^30+1618033988749894848204586834365", "P", 0),
        ("euclid", "10^30+1618033988749894848204586834366", "N", 1),
        ("euclid-to-zero", "10^30+10^30", "N", 2),
        ("misere euclid-to-zero", "10^30+10^30", "P", 0),
        // Multiples of the neighbours 55, 89 and 144.
        ("euclid", "89e30+144e30", "P", 0),
        ("misere euclid", "89e30+144e30", "N", 1),
        ("misere euclid", "55e30+89e30", "P", 0),
        (
            "misere euclid",
            "55e30+89000000000000000000000000000001",
            "N",
            1,
        ),
        ("greedy-nim", "10^30+10^30+7", "P", 0),
        ("greedy-nim", "10^30+10^30+10^30", "N", usize::MAX),
        ("greedy-nim", "10^30+10^29+3", "N", 1),
        ("greedy-nim", "10^30+10^29+10^29", "N", usize::MAX),
        ("misere greedy-nim", "10^30+1+1", "N", 1),
        ("lim", "2^100+2^99+2^98", "P", 0),
        ("lim", "10^30+10^30+10^30", "N", 3),
        ("moore 2", "10^30+10^30+10^30", "P", 0),
        ("moore 2", "10^30+10^29+10^28", "N", 1),
        ("moore 2", "10^30+10^29+10^28+10^27+10^26", "N", usize::MAX),
        ("misere moore 3", "10^30+1+1+1", "N", 3),
        ("moore 3", "10^30+10^30+10^30", "N", 1),
        ("moore 7", "10^30", "N", 1),
    ] {
        let question = Question::parse(game, position).expect("a question");
        let limits = Limits {
            listed: 100,
            ..Limits::default()
        };
        let answer = solve_by(&question, Method::Theory, &limits);
        let solution = answer.solution().expect("a theorem");
        assert_eq!(solution.outcome.to_string(), outcome, "{game} {position}");
        let number = solution.winning_moves.len();
        match winning {
            usize::MAX => {
                assert_eq!(solution.listed, Listed::Some, "{game} {position}");
                assert_eq!(number, 100, "{game} {position}");
            }
            _ => assert_eq!(number, winning, "{game} {position}"),
        }
        assert_eq!(check(&answer), Ok(()), "{game} {position}");
        for play in &solution.winning_moves {
            let after = question.after(play).expect("a legal move");
            let after = solve_by(&after, Method::Theory, &limits);
            assert_eq!(
                after.outcome(),
                Some(Outcome::P),
                "{game} {position} {play}"
            );
        }
    }
}

/// Each part of an answer by a theorem, altered.
#[test]
fn altered_answers_by_theorems_are_refused() {
    for (game, position) in [
        ("moore 2", "3+5+6+9"),
        ("moore 2", "3+5+6"),
        ("misere moore 2", "3+5+1+1"),
        ("misere moore 2", "1+1+1"),
        ("wythoff", "5+9"),
        ("misere wythoff", "5+5"),
        ("euclid", "5+13"),
        ("misere euclid", "5+13"),
        ("euclid-to-zero", "6+15"),
        ("misere euclid-to-zero", "6+12"),
        ("greedy-nim", "7+5+5"),
        ("misere greedy-nim", "7+1+1"),
        ("lim", "3+5+6"),
    ] {
        let question = Question::parse(game, position).expect("a question");
        let answer = solve_by(&question, Method::Theory, &Limits::default());
        assert_eq!(check(&answer), Ok(()), "{game} {position}");
        let Finding::Solved(solution) = &answer.finding else {
            panic!("{game} {position}");
        };
        assert_eq!(solution.outcome, Outcome::N, "{game} {position}");
        let altered = |alter: &dyn Fn(&mut nimm::Solution)| {
            let mut altered = solution.clone();
            alter(&mut altered);
            nimm::Answer {
                question: question.clone(),
                refused: Vec::new(),
                finding: Finding::Solved(altered),
            }
        };
        let mut alterations = vec![
            altered(&|solution| solution.outcome = Outcome::P),
            altered(&|solution| solution.remoteness = Some(1u64.into())),
            altered(&|solution| solution.nim_value = Some(77.into())),
            altered(&|solution| {
                solution.winning_moves.pop();
            }),
            altered(&|solution| {
                let losing = question.game().moves(question.position());
                let mut losing = losing.filter(|play| !solution.winning_moves.contains(play));
                solution.winning_moves.extend(losing.next());
                solution.winning_moves.sort();
            }),
            altered(&|solution| {
                if let Evidence::Theorem { witness, .. } = &mut solution.evidence {
                    witness.insert("modulus".to_string(), "9".to_string());
                }
            }),
            altered(&|solution| {
                if let Evidence::Theorem { theorem, .. } = &mut solution.evidence {
                    *theorem = Theorem::Staircase;
                }
            }),
        ];
        if solution.nim_value.is_some() {
            alterations.push(altered(&|solution| solution.nim_value = None));
        }
        for altered in alterations {
            assert_ne!(altered, answer, "{game} {position}");
            assert!(check(&altered).is_err(), "{game} {position} {altered:?}");
        }
    }
}

/// Misère sums in which some heaps are played together are decided by search alone.
#[test]
fn misere_sums_with_joint_rules_rest_on_search() {
    for game in [
        "misere wythoff & wythoff",
        "misere euclid & nim",
        "misere euclid-to-zero & nim",
        "misere greedy-nim & nim",
        "misere moore 2 & nim",
        "misere lim & take 1-3",
    ] {
        let parsed: nimm::Game = game.parse().expect("a game");
        assert_eq!(nimm::approach(&parsed).method, Method::Search, "{game}");
        for position in ["2+2 & 1", "1+2 & 2", "2+3 & 3", "1+1 & 1", "3+2 & 0"] {
            let (joint, heap) = position.split_once(" & ").expect("two groups");
            let position = match game {
                "misere wythoff & wythoff" => format!("{joint} & {heap}+2"),
                "misere lim & take 1-3" => format!("{joint}+1 & {heap}"),
                _ => position.to_string(),
            };
            let question = Question::parse(game, &position).expect("a question");
            let answer = solve(&question, &Limits::default());
            let searched = solve_by(&question, Method::Search, &Limits::default());
            assert_eq!(answer, searched, "{game} {position}");
            assert_eq!(check(&answer), Ok(()), "{game} {position}");
            let evidence = &answer.solution().expect("a small game").evidence;
            assert!(matches!(evidence, Evidence::Search { .. }), "{game}");
        }
    }
}

#[test]
fn sums_with_other_rules_are_searched() {
    for (game, position) in [
        ("wythoff & nim", "3+5 & 2"),
        ("misere wythoff & wythoff", "1+2 & 3+5"),
        ("nim & staircase & 0.77", "3 & 1+0+2 & 4"),
        ("lim & global-fibonacci", "1+2+3 & 4+5"),
    ] {
        let question = Question::parse(game, position).expect("a question");
        let answer = solve_by(&question, Method::Search, &Limits::default());
        assert_eq!(check(&answer), Ok(()), "{game} {position}");
        let solution = answer.solution().expect("a small game");
        for play in &solution.winning_moves {
            let after = question.after(play).expect("a legal move");
            let after = solve_by(&after, Method::Search, &Limits::default());
            assert_eq!(
                after.outcome(),
                Some(Outcome::P),
                "{game} {position} {play}"
            );
        }
    }
}

#[test]
fn the_lost_positions_of_named_rules_are_lost() {
    let mut looked = 0;
    for rule in named_rules() {
        for position in &rule.losing_positions {
            let game = rule.text.parse().expect("a game");
            let question = Question::new(game, position.clone()).expect("a question");
            let answer = solve_by(&question, Method::Search, &Limits::default());
            assert_eq!(
                answer.outcome(),
                Some(Outcome::P),
                "{} {position}",
                rule.name
            );
            looked += 1;
        }
    }
    assert!(looked > 50);
}

#[test]
fn heaps_of_any_length_can_be_moved_in() {
    let long = format!("1{}", "0".repeat(40));
    for (game, position, play, after) in [
        ("wythoff", format!("{long}+{long}"), "2:-3", None),
        ("wythoff", format!("{long}+{long}"), "1:-3,2:-3", None),
        (
            "wythoff",
            format!("{long}+{long}"),
            "1:-3,2:-4",
            Some("illegal-change"),
        ),
        ("euclid", format!("3+{long}"), "2:-6", None),
        (
            "euclid",
            format!("3+{long}"),
            "2:-7",
            Some("illegal-change"),
        ),
        ("staircase", format!("0+{long}"), "2:-5,1:+5", None),
        ("silver-dollar", format!("3+{long}"), "2:-5", None),
        ("moore 2", format!("{long}+1+{long}"), "1:-1,3:-9", None),
        (
            "moore 2",
            format!("{long}+1+{long}"),
            "1:-1,2:-1,3:-9",
            Some("illegal-change"),
        ),
        (
            "nim",
            format!("{long}+1"),
            "1:-1,2:-1",
            Some("illegal-change"),
        ),
    ] {
        let question = Question::parse(game, &position).expect("a question");
        assert!(
            question
                .game()
                .has_move(question.position(), question.position().heaps().len() - 1)
        );
        let played = question.after(&play.parse().expect("a move"));
        match (played, after) {
            (Ok(_), None) => {}
            (Err(Error::Game(error)), Some(code)) => {
                assert_eq!(error.code(), code, "{game} {play}")
            }
            (played, _) => panic!("{game} {play}: {played:?}"),
        }
    }
}

/// Games that a theorem decides in part, boxes, and how many positions of these it decides.
const PROVEN_IN_PART: [(&str, usize, u64, u64); 8] = [
    ("pass-nim", 4, 3, 202),
    ("misere pass-nim", 4, 3, 202),
    ("pass-nim", 5, 2, 195),
    ("chomp", 3, 6, 36),
    ("chomp", 4, 4, 29),
    ("misere chomp", 3, 6, 36),
    ("misere chomp", 4, 4, 29),
    ("chomp", 5, 5, 47),
];

#[test]
fn theorems_on_some_positions_agree_with_search() {
    for (game, heaps, most, decided) in PROVEN_IN_PART {
        let parsed: nimm::Game = game.parse().expect("a game");
        let limits = Limits::default();
        let found = verify(&parsed, heaps..=heaps, most, &limits, |_, _| true);
        let found = found.expect("a box of the game");
        assert_eq!(found.disagreements, [], "{game}");
        assert_eq!(found.by_search, found.positions, "{game}");
        assert_eq!(found.by_theory, decided, "{game} {heaps} {most}");
        for sizes in tuples(heaps, most) {
            let Ok(question) = Question::new(parsed.clone(), Position::of_sizes(sizes)) else {
                continue;
            };
            let answer = solve_by(&question, Method::Theory, &limits);
            let Some(solution) = answer.solution() else {
                continue;
            };
            let position = question.position();
            assert_eq!(check(&answer), Ok(()), "{game} {position}");
            // A list that may not be whole lists winning moves.
            for play in &solution.winning_moves {
                let after = question.after(play).expect("a legal move");
                let after = solve_by(&after, Method::Search, &limits);
                assert_eq!(after.outcome(), Some(Outcome::P), "{game} {position}");
            }
            if solution.listed == Listed::Some {
                assert!(!solution.winning_moves.is_empty(), "{game} {position}");
            }
        }
    }
}
