//! Closed forms of heap rules: theory, sequence and search agree, the checker accepts what they say
//! of small and of huge heaps, and refuses it altered.

use nimm::theory::Theorem;
use nimm::{
    Evidence, Game, Limits, Listed, Question, approach, check, check_json, explain, period, solve,
    verify,
};

/// A rule of each theorem, and how large heaps are searched.
const RULES: [(Theorem, &str, u64); 34] = [
    (Theorem::TwoAmounts, "take 2,5", 40),
    (Theorem::TwoAmounts, "take 3,10", 40),
    (Theorem::TwoAmounts, "take 3,9", 40),
    (Theorem::TwoAmounts, "take 4,6", 40),
    (Theorem::TwoAmounts, "take 5,8", 40),
    (Theorem::Quotient, "take evens", 40),
    (Theorem::Quotient, "take composites", 40),
    (Theorem::Quotient, "take all but 1-3,5-7", 40),
    (Theorem::Quotient, "take 3,7,0 mod 3", 40),
    (Theorem::AllButOne, "take all but 2", 40),
    (Theorem::AllButOne, "take all but 7", 40),
    (Theorem::CommonDivisor, "take 2,4,8", 40),
    (Theorem::CommonDivisor, "take 3,6,18,21", 40),
    (Theorem::BlowUp, "take 1,3-5,9-11", 60),
    (Theorem::BlowUp, "take 1-2,4-8,16-20", 60),
    (Theorem::AtMostPart, "take k where 2*k <= n", 50),
    (Theorem::AtMostPart, "take k where k <= ceil(n/2)", 50),
    (Theorem::AtMostPart, "take k where 3*k <= n", 50),
    (Theorem::AtMostPart, "take k where 3*k <= 2*n-5", 50),
    (Theorem::AtMostPart, "take k where k < n", 50),
    (Theorem::AtMostPart, "take k where k <= n-3", 50),
    (Theorem::AtLeastPart, "take k where 2*k >= n", 50),
    (Theorem::AtLeastPart, "take k where k >= ceil(n/3)", 50),
    (Theorem::AtLeastPart, "take k where 5*k > 2*n+9", 50),
    (Theorem::AtLeastPart, "take k where k >= n-4", 50),
    (Theorem::DivisorTaken, "take k where n mod k = 0", 60),
    (Theorem::DivisorTaken, "take k where k divides n", 60),
    (
        Theorem::ProperDivisorTaken,
        "take k where n mod k = 0 and k < n",
        60,
    ),
    (Theorem::DivisorLeft, "take k where gcd(n,k) = n-k", 60),
    (Theorem::DivisorLeft, "take k where n-k divides n", 60),
    (Theorem::Coprime, "take k where gcd(n,k) = 1 and k < n", 60),
    (Theorem::Coprime, "take k where gcd(n,k) = 1", 60),
    (Theorem::Lasker, "take any or split", 9),
    (Theorem::Lasker, "lasker", 9),
];

fn game(rule: &str) -> Game {
    rule.parse()
        .unwrap_or_else(|error| panic!("{rule}: {error}"))
}

#[test]
fn theory_sequence_and_search_agree() {
    for (theorem, rule, max) in RULES {
        assert_eq!(approach(&game(rule)).theorem, Some(theorem), "{rule}");
        for (prefix, heaps, max) in [
            ("", 1..=1, max),
            ("", 2..=2, max.min(11)),
            ("misere ", 1..=2, max.min(9)),
        ] {
            let text = format!("{prefix}{rule}");
            let found = verify(&game(&text), heaps, max, &Limits::default(), |_, _| true);
            let found = found.unwrap_or_else(|error| panic!("{text}: {error}"));
            if let Some(first) = found.disagreements.first() {
                panic!("{text} at {}: {:#?}", first.position, first.says);
            }
            assert_eq!(found.by_search, found.positions, "{text}");
            if prefix.is_empty() {
                assert_eq!(found.by_theory, found.positions, "{text}");
            }
        }
    }
}

#[test]
fn sums_with_other_rules_agree() {
    for rule in [
        "take 2,5 & take evens",
        "take k where 2*k <= n & nim",
        "lasker & take 1,3-5,9-11",
        "take k where n mod k = 0 & take all but 3",
        "take 2,4,8 & take k where 2*k >= n",
    ] {
        let found = verify(&game(rule), 2..=2, 8, &Limits::default(), |_, _| true);
        let found = found.unwrap_or_else(|error| panic!("{rule}: {error}"));
        assert!(
            found.disagreements.is_empty(),
            "{rule}: {:#?}",
            found.disagreements[0]
        );
        assert_eq!(
            (found.by_theory, found.by_search),
            (found.positions, found.positions),
            "{rule}"
        );
    }
}

/// Checks an answer, and that it is refused with any part of it altered.
fn is_checked(rule: &str, position: &str) {
    let question =
        Question::parse(rule, position).unwrap_or_else(|error| panic!("{rule}: {error}"));
    let limits = Limits {
        listed: 500,
        ..Limits::default()
    };
    let answer = solve(&question, &limits);
    let Some(solution) = answer.solution() else {
        panic!("{rule} {position}: unknown");
    };
    assert!(
        matches!(solution.evidence, Evidence::Theorem { .. }),
        "{rule} {position}"
    );
    assert_eq!(check(&answer), Ok(()), "{rule} {position}");
    let saved = answer.to_json();
    assert_eq!(
        check_json(&saved.to_string()),
        Ok(Ok(())),
        "{rule} {position}"
    );
    let mut altered = Vec::new();
    for key in ["outcome", "nim_value"] {
        let mut other = saved.clone();
        other[key] = match key {
            "outcome" if saved[key] == "P" => "N".into(),
            "outcome" => "P".into(),
            _ => "123".into(),
        };
        altered.push(other);
    }
    if let Some(moves) = saved["winning_moves"]
        .as_array()
        .filter(|moves| !moves.is_empty())
    {
        let mut fewer = saved.clone();
        fewer["winning_moves"] = moves[1..].to_vec().into();
        if solution.listed == Listed::All {
            altered.push(fewer);
        }
    }
    if let Some(witness) = saved
        .pointer("/evidence/witness")
        .and_then(|witness| witness.as_object())
    {
        for name in witness.keys() {
            let mut other = saved.clone();
            other["evidence"]["witness"][name] = "17".into();
            altered.push(other);
        }
    }
    for other in altered {
        let refused = check_json(&other.to_string()).map(|checked| checked.is_err());
        assert!(refused != Ok(false), "{rule} {position}: {other}");
    }
}

#[test]
fn the_checker_accepts_answers_and_refuses_altered_ones() {
    for (theorem, rule, _) in RULES {
        for size in (0..70).chain([1000, 4095, 65_537]) {
            // What has to do with divisors takes a look at every number.
            if size < 1000 || !matches!(theorem, Theorem::Coprime) {
                is_checked(rule, &size.to_string());
            }
        }
        is_checked(rule, "7+12+5");
        is_checked(rule, "64+33");
    }
}

#[test]
fn huge_heaps_are_decided_with_all_winning_moves() {
    let huge = "1000000000000000000000000000007";
    for (rule, listed) in [
        ("take 2,5", Listed::All),
        ("take 1000000000000,5000000000001", Listed::All),
        ("take 3,1000000000000000000000000", Listed::All),
        (
            "take 2000000000000,4000000000000,6000000000000,10000000000000",
            Listed::All,
        ),
        ("take all but 3", Listed::All),
        ("take all but 100000000000000000000", Listed::All),
        ("take k where 2*k <= n", Listed::All),
        ("take k where k <= ceil(n/2)", Listed::All),
        ("take k where 100*k <= 3*n", Listed::All),
        ("take k where k <= n-3", Listed::All),
        ("take k where 2*k >= n", Listed::All),
        ("take any or split", Listed::Some),
    ] {
        for position in [
            huge.to_string(),
            format!("{huge}+17"),
            format!("{huge}*2+{huge}1"),
        ] {
            is_checked(rule, &position);
            let question = Question::parse(rule, &position).expect("a question");
            let limits = Limits {
                listed: 500,
                ..Limits::default()
            };
            let answer = solve(&question, &limits);
            let found = answer.solution().expect("a solution").listed;
            assert!(
                found == listed || found == Listed::All,
                "{rule} {position}: {found:?}"
            );
        }
    }
    // The last window of a power of two less 1 is lost.
    let question =
        Question::parse("half-nim", "1267650600228229401496703205375").expect("a question");
    assert_eq!(
        solve(&question, &Limits::default()).outcome(),
        Some(nimm::Outcome::P)
    );
}

#[test]
fn huge_amounts_and_small_parts_take_no_longer() {
    let explained = |rule: &str, position: &str| {
        is_checked(rule, position);
        let question = Question::parse(rule, position).expect("a question");
        let limits = Limits {
            listed: 500,
            ..Limits::default()
        };
        let answer = solve(&question, &limits);
        assert!(
            !explain(&answer, &limits).reasons.is_empty(),
            "{rule} {position}"
        );
    };
    let heap = "5000000000000000000000000000000";
    let blown = "take 1-999999999999,1000000000001-2999999999999,4000000000001-5999999999999";
    for position in [heap, "5000000000003000000000000000000"] {
        explained(blown, position);
        explained("take 3000000000000,7000000000000", position);
        explained("take all but 1-100000,3000000-3099999", position);
        explained(
            "take all but 1-10000000000,30000000000000-30009999999999",
            position,
        );
    }
    explained("take 0 mod 1000000000000", "7000000000123");
    // Too many steps: not known, and soon.
    for (rule, digits) in [
        ("take k where 4096*k <= n", 3000),
        ("take k where 4096*k >= n", 3000),
        ("take k where 2*k <= n", 40_000),
    ] {
        let question = Question::parse(rule, &"9".repeat(digits)).expect("a question");
        assert_eq!(
            solve(&question, &Limits::default()).outcome(),
            None,
            "{rule}"
        );
    }
}

#[test]
fn closed_forms_that_repeat_have_a_proven_period() {
    for (rule, preperiod, length, saltus) in [
        (
            "take 1000000000000,5000000000001",
            "0",
            "6000000000001",
            "0",
        ),
        (
            "take 1000000000000,3000000000000",
            "0",
            "2000000000000",
            "0",
        ),
        (
            "take 2000000000000,4000000000000,6000000000000",
            "0",
            "8000000000000",
            "0",
        ),
        (
            "take all but 100000000000000000000",
            "0",
            "200000000000000000000",
            "100000000000000000000",
        ),
        (
            "take all but 1-100000000000000000000",
            "0",
            "100000000000000000001",
            "1",
        ),
        ("take evens", "0", "2", "1"),
        ("take composites", "0", "4", "1"),
        ("take any or split", "1", "4", "4"),
    ] {
        let found = period(&game(rule), &Limits::default()).expect("one rule");
        let values = found
            .nim_values
            .as_ref()
            .unwrap_or_else(|| panic!("{rule}"));
        let numbers = [&values.preperiod, &values.period, &values.saltus];
        assert_eq!(
            numbers.map(ToString::to_string),
            [preperiod, length, saltus],
            "{rule}"
        );
        assert!(found.outcomes.is_some(), "{rule}");
        for saved in [found.to_json(), found.certificate()] {
            assert_eq!(check_json(&saved.to_string()), Ok(Ok(())), "{rule}");
            let mut other = saved.clone();
            other["nim_values"]["period"] = "3".into();
            assert!(
                !matches!(check_json(&other.to_string()), Ok(Ok(()))),
                "{rule}"
            );
        }
    }
}
