//! Limits on the next take with several heaps: each heap with its own, or one for all.

use nimm::{
    Answer, Evidence, Game, Limits, Method, Move, NimValue, Outcome, Position, Question, Stop,
    Strength, check, check_json, explain, solve, solve_by, solve_watched, verify,
};
use serde_json::{Value, json};

/// Limits that grow, stay, fall, and rise and fall.
const LIMITS: [&str; 12] = [
    "prev",
    "prev+1",
    "2*prev",
    "2*prev+1",
    "3*prev",
    "floor(3*prev/2)",
    "prev^2",
    "3",
    "max(2*prev,10-prev)",
    "floor(prev/2)",
    "prev-1",
    "(prev-3)^2",
];

/// Those of them that are less than the previous take at times.
const BELOW_PREVIOUS: [&str; 4] = ["3", "floor(prev/2)", "prev-1", "(prev-3)^2"];

fn limits() -> Limits {
    Limits::default()
}

fn question(rule: &str, position: &str) -> Question {
    Question::parse(rule, position).unwrap_or_else(|error| panic!("{rule}, {position}: {error}"))
}

/// Verifies a box in both conventions; returns how many positions theory, sequence and search
/// answered under normal play, of how many.
fn agree(rule: &str, heaps: usize, max: u64) -> (u64, u64, u64) {
    let mut normal = (0, 0, 0);
    for prefix in ["misere ", ""] {
        let game: Game = format!("{prefix}{rule}").parse().expect("a game");
        let found = verify(&game, heaps..=heaps, max, &limits(), |_, _| true).expect("a box");
        assert_eq!(found.disagreements, [], "{game}");
        assert_eq!(found.by_search, found.positions, "{game}");
        normal = (found.by_theory, found.by_sequence, found.positions);
    }
    normal
}

#[test]
fn heaps_with_limits_of_their_own_agree() {
    for limit in LIMITS {
        for (heaps, max) in [(2, 8), (3, 3)] {
            let found = agree(&format!("take at most {limit}"), heaps, max);
            assert_eq!((found.0, found.1), (0, found.2), "{limit}");
        }
    }
}

#[test]
fn sums_with_limited_heaps_agree() {
    for (rule, heaps, max) in [
        ("fibonacci & nim", 2, 9),
        ("take at most max(2*prev,10-prev) & 0.77", 2, 9),
        ("fibonacci & take at most floor(prev/2)", 2, 7),
        ("fibonacci & take 1-3 & take any or split", 3, 5),
    ] {
        let found = agree(rule, heaps, max);
        assert_eq!((found.0, found.1), (0, found.2), "{rule}");
    }
}

#[test]
fn one_limit_for_all_heaps_agrees() {
    for limit in LIMITS {
        for (heaps, max) in [(1, 12), (2, 8), (3, 4)] {
            let found = agree(&format!("take globally at most {limit}"), heaps, max);
            assert_eq!(found.1, found.2, "{limit}");
            assert_eq!(found.0 > 0, !BELOW_PREVIOUS.contains(&limit), "{limit}");
        }
    }
}

/// Every position of two heaps up to `most`, with limits up to their size or one for both.
fn boxes(rule: &str, most: u64) -> Vec<Question> {
    let globally = rule.contains("globally");
    let quotas = |size: u64| {
        let limited = (0..=size).map(|quota| format!("@{quota}"));
        std::iter::once(String::new()).chain(limited)
    };
    let mut found = Vec::new();
    for (a, b) in (0..=most).flat_map(|a| (0..=most).map(move |b| (a, b))) {
        for first in quotas(a.max(if globally { b } else { 0 })) {
            let second = quotas(b).filter(|_| !globally);
            for second in second.chain(globally.then(|| first.clone())) {
                found.push(question(rule, &format!("{a}{first}+{b}{second}")));
            }
        }
    }
    found
}

#[test]
fn answers_are_checked_and_explained() {
    for limit in LIMITS {
        for form in ["take at most", "take globally at most"] {
            for asked in boxes(&format!("{form} {limit}"), 4) {
                let answer = solve(&asked, &limits());
                assert_eq!(check(&answer), Ok(()), "{limit} {}", asked.position());
                let explained = explain(&answer, &limits());
                assert!(
                    !explained.reasons.is_empty(),
                    "{limit} {}",
                    asked.position()
                );
            }
        }
    }
}

#[test]
fn values_add_up_by_the_nim_sum() {
    // 5 is worth 0 below a limit of 5, and 12 is worth 1, 3 and 6 from limits of 1, 3 and 8 on.
    let answer = solve(&question("fibonacci", "5@4+12@5"), &limits());
    let solution = answer.solution().expect("small heaps");
    assert_eq!(
        solution.nim_value,
        value_of("fibonacci", "12@5"),
        "{answer:?}"
    );
    assert_eq!(solution.evidence, Evidence::Table { up_to: 12 });
    assert_eq!(solution.evidence.strength(), Strength::Computed);

    let asked = question("fibonacci & nim", "5@2+8 & 3");
    let solution = solve(&asked, &limits()).solution().cloned().expect("small");
    assert_eq!(solution.nim_value, Some(NimValue::from(3)));
    let plays = ["1:-2", "2:-4", "2:-5", "3:-3"];
    let plays = plays.map(|play| play.parse::<Move>().expect("a move"));
    assert_eq!(solution.winning_moves, plays);
    let Evidence::Theorem { witness, .. } = &solution.evidence else {
        panic!("{solution:?}");
    };
    assert_eq!(witness["parts"], "table up_to 8; bouton");
    assert_eq!(solution.evidence.strength(), Strength::Computed);
}

fn value_of(rule: &str, position: &str) -> Option<NimValue> {
    let found = solve_by(&question(rule, position), Method::Search, &limits());
    found
        .solution()
        .and_then(|solution| solution.nim_value.clone())
}

#[test]
fn heaps_of_some_thousands_are_valued() {
    let asked = question("fibonacci & take 1-3", "3000@77+2500 & 10^30+2");
    let answer = solve(&asked, &limits());
    let solution = answer.solution().expect("within the limits");
    assert_eq!(solution.outcome, Outcome::N);
    for play in &solution.winning_moves {
        let after = solve(&asked.after(play).expect("a legal move"), &limits());
        assert_eq!(after.outcome(), Some(Outcome::P), "{play}");
    }
    assert_eq!(check(&answer), Ok(()));
}

#[test]
fn one_heap_keeps_its_theorem() {
    for (rule, position, theorem) in [
        ("fibonacci", "40", "schwenk"),
        ("take at most 7", "40", "limit-recurrence"),
        ("misere fibonacci", "40@3", "limit-misere"),
    ] {
        let json = solve(&question(rule, position), &limits()).to_json();
        assert_eq!(json["evidence"]["name"], theorem);
        assert_eq!(json["nim_value"], Value::Null);
    }
    // Two heaps have none: misère they are searched.
    let json = solve(&question("misere fibonacci", "4+6@2"), &limits()).to_json();
    assert_eq!(json["evidence"]["kind"], "search");
}

#[test]
fn two_heaps_lost_under_every_limit_are_those_of_the_table() {
    let text = include_str!("data/D_fibnim.json");
    let published: Value = serde_json::from_str(text).expect("a table in JSON");
    let listed = published["data"]["global_two_pile_start_P"]
        .as_array()
        .expect("pairs");
    let most = listed.iter().filter_map(|pair| pair[1].as_u64()).max();
    let most = most.expect("a pair");
    let mut lost = Vec::new();
    for a in 0..=most {
        for b in a..=most {
            let asked = question("global-fibonacci", &format!("{a}@{most}+{b}@{most}"));
            let answer = solve_by(&asked, Method::Sequence, &limits());
            if answer.outcome() == Some(Outcome::P) {
                let witness = &answer.to_json()["evidence"]["witness"];
                assert_eq!(witness["least_winning_take"], "none", "{a} {b}");
                lost.push(json!([a, b]));
            }
        }
    }
    assert_eq!(&lost, listed);
}

#[test]
fn equal_pairs_are_lost_whatever_their_size() {
    let theory = |rule: &str, position: &str| -> Answer {
        solve_by(&question(rule, position), Method::Theory, &limits())
    };
    for (rule, position) in [
        ("global-fibonacci", "10^30+10^30"),
        ("global-fibonacci", "7@3+10^40@3+7@3+10^40@3+0@3"),
        ("take globally at most prev", "9+9+9+9"),
        ("take globally at most max(2*prev,10-prev)", "5@0+5@0"),
    ] {
        let answer = theory(rule, position);
        assert_eq!(answer.outcome(), Some(Outcome::P), "{rule} {position}");
        assert_eq!(check(&answer), Ok(()), "{rule} {position}");
        let text = answer.to_json().to_string();
        for (from, to) in [
            ("\"P\"", "\"N\""),
            ("\"pairs\":\"", "\"pairs\":\"1"),
            ("\"global-limit-pairs\"", "\"global-limit-recurrence\""),
        ] {
            let altered = text.replacen(from, to, 1);
            assert_ne!(altered, text);
            assert!(
                !matches!(check_json(&altered), Ok(Ok(()))),
                "{rule} {position} {altered}"
            );
        }
    }
    for (rule, position) in [
        ("global-fibonacci", "10^30+10^30+1"),
        ("global-fibonacci", "9+9+9"),
        ("take globally at most prev-1", "9+9"),
        ("take globally at most floor(prev/2)", "9+9"),
        ("misere global-fibonacci", "9+9"),
        ("global-fibonacci & nim", "9+9 & 0"),
    ] {
        assert_eq!(theory(rule, position).outcome(), None, "{rule} {position}");
    }
    // A limit below the previous take can make equal heaps a win.
    let found = solve(
        &question("take globally at most prev-1", "1@5+1@5"),
        &limits(),
    );
    assert_eq!(found.outcome(), Some(Outcome::N));
}

#[test]
fn evidence_of_one_limit_does_not_carry_over() {
    let stated = |rule: &str, position: &str, evidence: Value| {
        let mut value = solve(&question(rule, position), &limits()).to_json();
        value["evidence"] = evidence;
        value["remoteness"] = Value::Null;
        check_json(&value.to_string()).expect("an answer")
    };
    let own = solve(&question("global-fibonacci", "4+6"), &limits()).to_json()["evidence"].clone();
    let least = own["witness"]["least_winning_take"].as_str();
    let least = least.expect("a take").to_string();
    let recurrence = |take: &str| {
        let mut evidence = own.clone();
        evidence["witness"]["least_winning_take"] = json!(take);
        evidence
    };
    let least = least.as_str();
    assert_eq!(stated("global-fibonacci", "4+6", recurrence(least)), Ok(()));
    assert!(stated("global-fibonacci", "4+6", recurrence("5")).is_err());
    assert!(stated("misere global-fibonacci", "4+6", recurrence(least)).is_err());
    assert!(stated("fibonacci", "4+6", recurrence(least)).is_err());
    let table = |up_to: &str| json!({ "kind": "table", "up_to": up_to });
    assert_eq!(stated("fibonacci", "4+6@2", table("6")), Ok(()));
    assert!(stated("fibonacci", "4+6@2", table("5")).is_err());
    assert!(stated("fibonacci & nim", "4 & 6", table("6")).is_err());
}

#[test]
fn work_stops_at_its_limits() {
    let by_sequence = |asked: &Question, limits: &Limits| match solve_watched(
        asked,
        Some(Method::Sequence),
        limits,
        &mut |_| true,
    )
    .finding
    {
        nimm::Finding::Unknown { stopped_by, .. } => Some(stopped_by),
        nimm::Finding::Solved(_) => None,
    };
    let local = question("fibonacci", "300+200");
    let global = question("global-fibonacci", "300+200");
    let few = Limits {
        moves: 1000,
        positions: 100,
        ..limits()
    };
    assert_eq!(by_sequence(&local, &limits()), None);
    assert_eq!(by_sequence(&global, &limits()), None);
    assert_eq!(
        by_sequence(&local, &few),
        Some(Stop::Moves { reached: 1000 })
    );
    assert_eq!(
        by_sequence(&global, &few),
        Some(Stop::Positions { reached: 100 })
    );
    let few = Limits {
        positions: 100_000,
        ..few
    };
    assert_eq!(
        by_sequence(&global, &few),
        Some(Stop::Moves { reached: 1000 })
    );
    for rule in ["fibonacci", "global-fibonacci"] {
        let huge = question(rule, "10^30+1");
        assert!(matches!(
            by_sequence(&huge, &limits()),
            Some(Stop::Size { .. })
        ));
        let asked = question(rule, "300+200");
        let answer = solve_watched(&asked, None, &limits(), &mut |_| false);
        assert_eq!(answer.outcome(), None, "{rule}");
    }
}

#[test]
fn limits_without_a_value_are_no_limits() {
    // f(3) has no value; a heap of 3 may still be taken whole.
    for (rule, position, known) in [
        ("take at most floor(9/(prev-3))", "3@3+3@3", true),
        ("take at most floor(9/(prev-3))", "4@3+3@3", false),
        ("take globally at most floor(9/(prev-3))", "3@3", true),
        ("take globally at most floor(9/(prev-3))", "3@3+1@3", false),
    ] {
        let answer = solve(&question(rule, position), &limits());
        assert_eq!(answer.outcome().is_some(), known, "{rule} {position}");
        assert_eq!(check(&answer), Ok(()), "{rule} {position}");
    }
}

#[test]
fn positions_hold_a_limit_for_each_heap_or_one_for_all() {
    let position: Position = "5@4+7".parse().expect("a position");
    assert_eq!(position.heaps().len(), 2);
    assert!(Question::parse("fibonacci", "5@4+7@2+9").is_ok());
    assert!(Question::parse("global-fibonacci", "5@4+7@2").is_err());
    assert!(Question::parse("global-fibonacci", "5@4+7@4").is_ok());
}
