//! The checker on rules that split heaps, exclude amounts, or depend on the heap.

use nimm::answer::{Evidence, Finding, Listed, PeriodProof, ProvenPeriod};
use nimm::theory::Theorem;
use nimm::{
    Answer, Claim, Count, Error, Game, Limits, Method, PeriodAnswer, Question, Refusal, check,
    check_json, claims_nothing, period, solve, solve_by,
};
use serde_json::{Value, json};

/// Rules with a proven period, by what proves it.
const PERIODS: &[(PeriodProof, &[&str])] = &[
    (
        PeriodProof::Window,
        &[
            "take 2-3,6-7,9-10",
            "0.123",
            "0.2102",
            "0.13213",
            "take 1-2,5 where n >= 9",
        ],
    ),
    (
        PeriodProof::GuySmith,
        &[
            "0.77",
            "0.137",
            "0.45",
            "0.156",
            "0.57",
            "4.0",
            "4.3",
            "take 1 where n >= 4, may split",
            "take 2 where n >= 5, may split",
            "0.127",
        ],
    ),
    (
        PeriodProof::MovingBase,
        &[
            "take all but 3,7,10",
            "take all but 1",
            "take all but 1-4,9",
            "take all but 2,5-6",
            "misere take all but 3,7,10",
        ],
    ),
    (
        PeriodProof::Progression,
        &[
            "take 1 mod 3",
            "take 2 mod 3",
            "take 2 mod 6",
            "take 3 mod 12",
            "take 5 mod 12",
            "take 4 mod 5",
            "misere take 2 mod 3",
            "misere take 0 mod 4",
        ],
    ),
];

/// Less than the solvers do by default, so that the tests are quick.
const LIMITS: Limits = Limits {
    positions: 20_000,
    moves: 400_000,
    heap: 600_000,
    listed: 1_000_000,
};

fn certificate(game: &str) -> PeriodAnswer {
    let game: Game = game.parse().expect(game);
    period(&game, &LIMITS).expect("one heap rule")
}

fn proven_certificates() -> impl Iterator<Item = (PeriodProof, &'static str, Value)> {
    PERIODS.iter().flat_map(|(why, games)| {
        games
            .iter()
            .map(|game| (*why, *game, certificate(game).certificate()))
    })
}

fn checked(json: &Value) -> Result<(), Refusal> {
    check_json(&json.to_string()).expect("an answer or a certificate")
}

/// A refusal, or a text that cannot be read any more.
fn is_refused(json: &Value) -> bool {
    match check_json(&json.to_string()) {
        Ok(verdict) => verdict.is_err(),
        Err(error) => matches!(
            error,
            Error::Answer(_) | Error::Notation(_) | Error::Game(_)
        ),
    }
}

fn number(json: &Value) -> Option<u64> {
    json.as_str()?.parse().ok()
}

#[test]
fn certificates_of_every_proof_are_accepted() {
    for (why, game, json) in proven_certificates() {
        assert_eq!(json["evidence"]["why"], why.name(), "{game}: {json}");
        assert_eq!(checked(&json), Ok(()), "{game}: {json}");
        assert_eq!(claims_nothing(&json.to_string()), Ok(false));
        let answer = PeriodAnswer::from_json(&json).expect("a certificate");
        assert_eq!(answer.certificate(), json, "{game}");
    }
}

#[test]
fn every_number_of_a_certificate_is_derived() {
    let mut refused = 0;
    for (_, game, json) in proven_certificates() {
        let numbers = [
            "/outcomes/preperiod",
            "/outcomes/period",
            "/nim_values/preperiod",
            "/nim_values/period",
            "/nim_values/saltus",
            "/evidence/checked_to",
        ];
        for pointer in numbers {
            let Some(old) = json.pointer(pointer).and_then(number) else {
                continue;
            };
            for new in [old.wrapping_sub(1), old + 1, 2 * old, old / 2, 3 * old] {
                if new == old || new == u64::MAX {
                    continue;
                }
                let mut altered = json.clone();
                *altered.pointer_mut(pointer).expect("a place") = json!(new.to_string());
                assert!(is_refused(&altered), "{game}: {pointer}: {altered}");
                refused += 1;
            }
        }
        let digest = json["evidence"]["digest"].as_str().expect("a digest");
        let turned: String = digest.chars().rev().collect();
        for (pointer, new) in [
            ("/evidence/digest", json!(turned)),
            ("/evidence/digest", json!("")),
            ("/evidence/digest", Value::Null),
            ("/nim_values/max", json!(77)),
            ("/nim_values/max", Value::Null),
            ("/outcomes/gaps", json!([2])),
            ("/outcomes/gaps", Value::Null),
            ("/outcomes", Value::Null),
            ("/nim_values", Value::Null),
            ("/evidence", Value::Null),
            ("/strength", json!("computed")),
        ] {
            let mut altered = json.clone();
            let place = altered.pointer_mut(pointer).expect("a place");
            if *place != new {
                *place = new;
                assert!(is_refused(&altered), "{game}: {pointer}: {altered}");
                refused += 1;
            }
        }
    }
    assert!(refused > 800, "{refused}");
}

/// The period or preperiod changed with all that follows from it.
#[test]
fn multiples_of_periods_and_later_preperiods_are_refused() {
    for (_, game, json) in proven_certificates() {
        let values = &json["nim_values"];
        let (preperiod, period) = (number(&values["preperiod"]), number(&values["period"]));
        let (preperiod, period) = (preperiod.expect("a number"), period.expect("a number"));
        let saltus = number(&values["saltus"]).expect("a number");
        let checked_to = number(&json["evidence"]["checked_to"]).expect("a number");
        let all = match checked_to {
            0..300 => (0..3 * period + 20).collect(),
            _ => vec![
                0,
                1,
                2,
                period - 1,
                period,
                period + 1,
                2 * period,
                3 * period,
            ],
        };
        for more in all {
            let mut altered = json.clone();
            altered["nim_values"]["period"] = json!((2 * period).to_string());
            altered["nim_values"]["saltus"] = json!((2 * saltus).to_string());
            altered["evidence"]["checked_to"] = json!((checked_to + more).to_string());
            let mut later = json.clone();
            later["nim_values"]["preperiod"] = json!((preperiod + 1).to_string());
            later["evidence"]["checked_to"] = altered["evidence"]["checked_to"].clone();
            assert!(is_refused(&altered), "{game}: {altered}");
            assert!(is_refused(&later), "{game}: {later}");
        }
    }
}

#[test]
fn a_proof_is_accepted_only_where_it_covers() {
    for (why, game, json) in proven_certificates() {
        for other in PeriodProof::ALL {
            if other != why {
                let mut altered = json.clone();
                altered["evidence"]["why"] = json!(other.name());
                assert!(is_refused(&altered), "{game}: {altered}");
            }
        }
        let mut altered = json.clone();
        let misere = json["convention"] == "misere";
        altered["convention"] = json!(if misere { "normal" } else { "misere" });
        let other = game.strip_prefix("misere ").map(String::from);
        let other = other.unwrap_or_else(|| format!("misere {game}"));
        // The other convention may have the same certificate.
        if certificate(&other).certificate() != altered {
            assert!(is_refused(&altered), "{game}: {altered}");
        }
    }
    // Neighbours of the rule, under which the same heaps may be worth something else.
    for (game, other) in [
        ("0.16", "0.161"),
        ("0.77", "0.73"),
        ("0.77", "0.777"),
        ("0.137", "0.1371"),
        ("0.123", "0.133"),
        ("take all but 3,7,10", "take all but 3,7,11"),
        ("take 1 mod 3", "take 1 mod 4"),
        ("take 2 mod 3", "take 2,5,8,11"),
        ("4.0", "split unequal"),
        (
            "take 1 where n >= 4, may split",
            "take 1 where n >= 5, may split",
        ),
        ("0.77", "0.9A"),
    ] {
        let mut altered = certificate(game).certificate();
        altered["rule"] = json!(other);
        assert!(is_refused(&altered), "{game} as {other}");
    }
}

#[test]
fn no_period_is_accepted_for_unequal_splits() {
    // What Grundy's game would have to show if the theorem covered it.
    for (preperiod, period) in [(0u64, 3u64), (5, 3), (20, 12)] {
        let certificate = json!({
            "schema": "nimm/1", "rule": "split unequal", "convention": "normal",
            "outcomes": { "preperiod": "0", "period": "3", "gaps": [3] },
            "nim_values": {
                "preperiod": preperiod.to_string(), "period": period.to_string(), "saltus": "0",
                "max": 2,
            },
            "strength": "proven",
            "evidence": {
                "kind": "period", "why": "guy-smith",
                "checked_to": (2 * preperiod + 2 * period).to_string(), "digest": "",
            },
        });
        let refusal = checked(&certificate).expect_err("a refusal");
        assert_eq!(refusal.claim, Claim::Theorem, "{refusal}");
    }
}

#[test]
fn misere_certificates_state_outcomes_only_where_the_values_tell_them() {
    for game in [
        "misere 0.77",
        "misere 0.123",
        "misere take 1-2,5 where n >= 9",
    ] {
        let json = certificate(game).certificate();
        assert!(
            json["outcomes"].is_null() && !json["nim_values"].is_null(),
            "{json}"
        );
        assert_eq!(checked(&json), Ok(()), "{game}: {json}");
        let mut altered = json.clone();
        altered["outcomes"] = json!({ "preperiod": "0", "period": "1", "gaps": [] });
        assert!(is_refused(&altered), "{game}: {altered}");
    }
}

#[test]
fn what_claims_nothing_says_so() {
    for game in [
        "split unequal",
        "split where n > 2",
        "0.E",
        "take primes",
        "fibonacci",
        "take any or split unequal",
    ] {
        let small = Limits {
            heap: 2000,
            ..Limits::default()
        };
        let json = period(&game.parse().expect(game), &small)
            .expect("one rule")
            .certificate();
        assert_eq!(checked(&json), Ok(()), "{game}");
        assert_eq!(claims_nothing(&json.to_string()), Ok(true), "{game}");
    }
    let question = Question::parse("misere 0.77", "60+61+62").expect("a question");
    let none = Limits {
        positions: 10,
        moves: 10,
        heap: 10,
        listed: 10,
    };
    let answer = solve(&question, &none);
    assert_eq!(answer.outcome(), None);
    assert_eq!(claims_nothing(&answer.to_json().to_string()), Ok(true));
}

/// Questions whose answers have winning splits, tables, and every proof.
const QUESTIONS: &[(&str, &str)] = &[
    ("0.77", "7"),
    ("0.77", "10^5"),
    ("0.77", "20+30+41"),
    ("0.16", "40"),
    ("0.8", "25"),
    ("0.0F", "31"),
    ("4.3", "100"),
    ("split unequal", "50+61"),
    ("split where n >= 3", "17"),
    ("take any or split", "20"),
    ("take 2, may split unequal", "30"),
    ("take primes", "100+37"),
    ("take k where k*k = n or k = 1", "90"),
    ("take k where 2*k <= n", "40+50"),
    ("take all but 3,7,10", "500"),
    ("take all but 3,7,10", "2000+3000"),
    ("take 2 mod 3", "100"),
    ("take 0 mod 4", "10^4+3"),
    ("take 1-2,5 where n >= 9", "200"),
    ("0.77 & nim", "10+11 & 7"),
    ("take all but 2,5-6 & 0.137", "50 & 40"),
    ("misere take all but 3", "20+9"),
    ("misere take 2 mod 3 & nim", "20 & 9+4"),
    ("misere 0.77", "9+4"),
    ("misere split unequal", "12"),
];

fn answers() -> Vec<(String, Answer)> {
    let mut answers = Vec::new();
    for (rule, position) in QUESTIONS {
        let question = Question::parse(rule, position).expect(rule);
        // Where heaps are split in three every value is dear.
        let heap = if rule.contains(['8', 'F']) {
            100
        } else {
            600_000
        };
        let limits = Limits { heap, ..LIMITS };
        let mut all = vec![solve(&question, &limits)];
        all.extend(Method::ALL.map(|method| solve_by(&question, method, &limits)));
        all.retain(|answer| answer.outcome().is_some());
        answers.extend(
            all.into_iter()
                .map(|answer| (format!("{rule}, {position}"), answer)),
        );
    }
    answers
}

#[test]
fn answers_are_accepted() {
    let answers = answers();
    for (name, answer) in &answers {
        assert_eq!(check(answer), Ok(()), "{name}: {answer:?}");
        assert_eq!(
            Answer::from_json(&answer.to_json()).as_ref(),
            Ok(answer),
            "{name}"
        );
        assert_eq!(checked(&answer.to_json()), Ok(()), "{name}");
    }
    assert!(answers.len() > QUESTIONS.len() + 5, "{}", answers.len());
}

#[test]
fn every_winning_move_matters() {
    let (mut splits, mut added) = (0, 0);
    for (name, answer) in answers() {
        let Finding::Solved(solution) = &answer.finding else {
            continue;
        };
        let altered = |change: &dyn Fn(&mut nimm::Solution)| {
            let mut solution = solution.clone();
            change(&mut solution);
            let finding = Finding::Solved(solution);
            check(&Answer {
                finding,
                ..answer.clone()
            })
        };
        for (index, play) in solution.winning_moves.iter().enumerate().take(40) {
            splits += usize::from(play.parts().is_some());
            let removed = altered(&|solution| {
                solution.winning_moves.remove(index);
            });
            assert_eq!(
                removed.expect_err(&name).claim,
                Claim::WinningMoves,
                "{name}"
            );
        }
        let called_some = altered(&|solution| solution.listed = Listed::Some);
        assert!(called_some.is_err(), "{name}");
        let (game, position) = (answer.question.game(), answer.question.position());
        for play in game.moves(position).step_by(7).take(40) {
            if solution.winning_moves.contains(&play) {
                continue;
            }
            added += 1;
            let with_one_more = altered(&|solution| {
                solution.winning_moves.push(play.clone());
                solution.winning_moves.sort();
            });
            assert_eq!(
                with_one_more.expect_err(&name).claim,
                Claim::WinningMoves,
                "{name}"
            );
            let exchanged = altered(&|solution| {
                solution.winning_moves.pop();
                solution.winning_moves.push(play.clone());
                solution.winning_moves.sort();
            });
            assert!(exchanged.is_err(), "{name}");
        }
    }
    assert!(splits > 30 && added > 100, "{splits} {added}");
}

#[test]
fn too_many_splits_are_not_counted_but_those_listed_have_to_win() {
    let question =
        Question::parse("0.77", "10000000000000000000000000000000000000001").expect("a question");
    let limits = Limits {
        listed: 5,
        ..LIMITS
    };
    let answer = solve(&question, &limits);
    let Finding::Solved(solution) = &answer.finding else {
        panic!("{answer:?}");
    };
    assert_eq!(solution.listed, Listed::Some, "{solution:?}");
    assert_eq!(check(&answer), Ok(()));
    let altered = |moves: Vec<nimm::Move>, listed: Listed| {
        let mut solution = solution.clone();
        (solution.winning_moves, solution.listed) = (moves, listed);
        let finding = Finding::Solved(solution);
        check(&Answer {
            finding,
            ..answer.clone()
        })
        .map_err(|refusal| refusal.claim)
    };
    let own = solution.winning_moves.clone();
    assert_eq!(altered(own.clone(), Listed::All), Err(Claim::Work));
    assert_eq!(altered(Vec::new(), Listed::Some), Err(Claim::WinningMoves));
    let game = question.game();
    let losing = game
        .moves(question.position())
        .find(|play| !own.contains(play));
    let losing = losing.expect("a move that does not win");
    assert_eq!(
        altered(vec![losing], Listed::Some),
        Err(Claim::WinningMoves)
    );
}

#[test]
fn pairing_covers_fixed_sets_only() {
    let mut tried = 0;
    for (rule, position) in [
        ("0.77", "5+6"),
        ("split unequal", "12"),
        ("take k where 2*k <= n", "10"),
        ("take 1-2 where n >= 5", "7"),
        ("nim & 0.137", "3 & 4"),
    ] {
        let normal = solve_by(
            &Question::parse(rule, position).expect(rule),
            Method::Sequence,
            &LIMITS,
        );
        let question = Question::parse(&format!("misere {rule}"), position).expect(rule);
        let Finding::Solved(mut solution) = normal.finding else {
            panic!("{rule}");
        };
        let describe = |evidence: &Evidence| match evidence {
            Evidence::Period(ProvenPeriod {
                why,
                preperiod,
                period,
                checked_to,
                ..
            }) => format!(
                "{} preperiod {preperiod} period {period} checked_to {checked_to}",
                why.name()
            ),
            Evidence::Table { up_to } => format!("table up_to {up_to}"),
            Evidence::Theorem { witness, .. } => witness["parts"].clone(),
            Evidence::Search { .. } => String::new(),
            _ => String::new(),
        };
        let parts = describe(&solution.evidence);
        for outcome in [nimm::Outcome::P, nimm::Outcome::N] {
            let witness = [("nim_sum", "0"), ("largest_value", "0"), ("parts", &parts)];
            let witness = witness.map(|(name, text)| (name.to_string(), text.to_string()));
            solution.outcome = outcome;
            solution.nim_value = None;
            solution.evidence = Evidence::Theorem {
                theorem: Theorem::Pairing,
                witness: witness.into_iter().collect(),
            };
            let finding = Finding::Solved(solution.clone());
            let answer = Answer {
                question: question.clone(),
                finding,
                refused: Vec::new(),
            };
            assert_eq!(
                check(&answer).expect_err(rule).claim,
                Claim::Theorem,
                "{rule}"
            );
            tried += 1;
        }
    }
    assert_eq!(tried, 10);
}

#[test]
fn the_longest_proofs_are_checked_within_the_work_of_one_check() {
    for (game, checked_to) in [("0.16", 509_622u64), ("0.127", 93_167)] {
        let answer = certificate(game);
        let Some(Evidence::Period(proven)) = &answer.evidence else {
            panic!("{game} has no proof");
        };
        assert_eq!(proven.checked_to, Count::from(checked_to));
        assert_eq!(checked(&answer.to_json()), Ok(()), "{game}");
    }
}

#[test]
fn what_is_too_much_work_is_not_called_false() {
    let answer = |rule: &str, position: &str, up_to: &str| {
        let json = json!({
            "schema": "nimm/1", "rule": rule, "convention": "normal", "position": position,
            "outcome": "N", "winner": "next", "nim_value": "1", "winning_moves": [],
            "remoteness": null, "strength": "computed",
            "evidence": { "kind": "table", "up_to": up_to },
        });
        checked(&json).expect_err("a refusal").claim
    };
    for (rule, up_to) in [
        ("0.77", "18446744073709551614"),
        ("take primes", "10000000000"),
        ("take any or split", "100000000000"),
        ("take k where k*k = n", "10000001"),
        ("0.8", "1000000000000"),
        ("take all but 5", "1000000000000"),
    ] {
        assert_eq!(answer(rule, "5", up_to), Claim::Work, "{rule}");
    }
}

#[test]
fn remainders_of_infinite_sets_are_derived_again() {
    let mut with_theorem = 0;
    for rule in [
        "take 1,primes",
        "take powers of 2",
        "take odds",
        "take 1-3,primes",
        "take 2-22,powers of 2",
        "take powers of 3",
        "take 1-3,2 mod 4",
        "take 1-3,2 mod 6",
        "take 1-4,2 mod 10",
        "take 1,3 mod 5000000",
        "take 1,squares",
        "take evens",
        "take 1-2,composites",
    ] {
        for heap in ["4", "57", "1000"] {
            let question = Question::parse(rule, heap).expect("a question");
            let answer = solve(&question, &Limits::default());
            assert_eq!(checked(&answer.to_json()), Ok(()), "{rule} {heap}");
            with_theorem += usize::from(answer.to_json()["evidence"]["name"] == "residue");
        }
        let found = period(&rule.parse().expect("a rule"), &Limits::default());
        let found = found.expect("one heap rule").certificate();
        assert_eq!(checked(&found), Ok(()), "{rule}: {found}");
    }
    assert_eq!(with_theorem, 27);
}

#[test]
fn zeros_before_the_first_split_are_no_proof() {
    let game: Game = "4.0".parse().expect("a code");
    let found = period(&game, &Limits::default()).expect("one heap rule");
    let mut forged = found.to_json();
    assert_eq!(checked(&forged), Ok(()));
    forged["outcomes"] = json!({"preperiod": "0", "period": "1", "gaps": [1]});
    forged["nim_values"] = json!({"preperiod": "0", "period": "1", "saltus": "0", "max": 0});
    for checked_to in ["1", "2", "3"] {
        forged["evidence"]["checked_to"] = json!(checked_to);
        assert!(checked(&forged).is_err(), "{forged}");
    }
}
