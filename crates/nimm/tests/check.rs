//! The checker accepts what the solvers say and refuses altered answers.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use nimm::answer::AnswerError;
use nimm::theory::Theorem;
use nimm::{
    Answer, Claim, Error, Limits, Method, PeriodAnswer, Question, Refusal, check, check_json,
    period, solve, solve_by,
};
use serde_json::{Map, Value, json};

/// Questions that between them use every theorem and method.
const QUESTIONS: &[(&str, &str)] = &[
    ("nim", "0"),
    ("nim", "1+2+3"),
    ("nim", "1+2+4"),
    ("nim", "1..10"),
    ("nim", "10^40+3"),
    ("misere nim", "1*5"),
    ("misere nim", "1*4"),
    ("misere nim", "1+1+7"),
    ("misere nim", "3+4+5"),
    ("take 1-3", "13"),
    ("take 1-3", "12"),
    ("take 1-3,5,9-11", "4+7+10^20"),
    ("take 2-5", "30+31"),
    ("take 10^12-10^15", "10^30"),
    ("take 1-10^9", "10^30"),
    ("take 1-6,8-14", "10^1000"),
    ("take 1-6,8-14", "22+5"),
    ("take 1,3-4", "13"),
    ("take 1,3-4", "10^50+12"),
    ("take 2-3,6-7,9-10", "10^9"),
    ("take 3,24,91,112,115", "1000"),
    ("take 1,3,10^30", "500"),
    ("misere take 1,3-4", "14+3+10^20"),
    ("misere take 2-3", "2+7+1"),
    ("nim & take 1-3", "3+5 & 7"),
    ("nim & take 1,3-4", "10^30 & 7+8"),
    ("misere nim & take 2-3 & take 1,3-4", "1 & 4+5 & 9"),
    ("fibonacci", "1"),
    ("fibonacci", "13"),
    ("fibonacci", "40"),
    ("fibonacci", "40@3"),
    ("fibonacci", "10^100"),
    ("misere fibonacci", "1"),
    ("misere fibonacci", "14@3"),
    ("misere fibonacci", "40"),
    ("misere fibonacci", "10^80@5"),
    ("take at most prev^2", "77"),
    ("take at most 2*prev+1", "10^60"),
    ("take at most 5", "77"),
    ("misere take at most 5", "77@4"),
    ("take at most 10-prev", "40@8"),
    ("misere take at most prev-1", "9"),
    ("fibonacci & nim", "7 & 4"),
    ("fibonacci & fibonacci", "7@2 & 6"),
    ("fibonacci", "5@4+7"),
    ("fibonacci & 0.77 & nim", "5@2+8 & 6 & 3"),
    ("take at most max(2*prev,10-prev)", "9+12@3"),
    ("misere fibonacci", "3+4"),
    ("global-fibonacci", "4+6"),
    ("global-fibonacci", "5@2+2@2+6@2"),
    ("global-fibonacci", "10^30+10^30"),
    ("take globally at most floor(prev/2)", "5@3+8@3"),
    ("misere global-fibonacci", "3+4"),
];

/// Every question by the solver's own choice and by each method that answers it.
static ANSWERS: LazyLock<Vec<(String, Answer)>> = LazyLock::new(|| {
    let limits = Limits {
        positions: 20_000,
        moves: 400_000,
        ..Limits::default()
    };
    let mut answers = Vec::new();
    for (rule, position) in QUESTIONS {
        let name = format!("{rule}, {position}");
        let question = Question::parse(rule, position).unwrap_or_else(|e| panic!("{name}: {e}"));
        answers.push((name.clone(), solve(&question, &Limits::default())));
        for method in Method::ALL {
            let answer = solve_by(&question, method, &limits);
            if answer.outcome().is_some() {
                answers.push((format!("{name} by {}", method.name()), answer));
            }
        }
    }
    answers
});

#[test]
fn every_answer_is_accepted_and_survives_json() {
    let mut accepted = 0;
    for (name, answer) in ANSWERS.iter() {
        assert!(answer.outcome().is_some(), "{name} is solved");
        assert_eq!(check(answer), Ok(()), "{name}");
        let json = answer.to_json();
        assert_eq!(Answer::from_json(&json).as_ref(), Ok(answer), "{name}");
        assert_eq!(check_json(&json.to_string()), Ok(Ok(())), "{name}");
        accepted += 1;
    }
    assert!(accepted > 2 * QUESTIONS.len());
}

/// What a tampered copy may end in: a refusal, or a text that is no answer any more.
fn is_refused(value: &Value) -> bool {
    match check_json(&value.to_string()) {
        Ok(verdict) => verdict.is_err(),
        Err(error) => matches!(
            error,
            Error::Answer(_) | Error::Notation(_) | Error::Game(_)
        ),
    }
}

/// One kind of tampering: `None` where it does not apply to this answer.
type Tampering = (&'static str, fn(&Value) -> Option<Value>);

fn with(value: &Value, key: &str, new: Value) -> Option<Value> {
    let mut altered = value.clone();
    (altered[key] != new).then(|| {
        altered[key] = new;
        altered
    })
}

fn with_evidence(value: &Value, key: &str, change: impl Fn(&str) -> String) -> Option<Value> {
    let mut altered = value.clone();
    let old = altered["evidence"].get(key)?.as_str()?.to_string();
    altered["evidence"][key] = json!(change(&old));
    Some(altered)
}

fn one_more(text: &str) -> String {
    text.parse::<nimm::Count>()
        .map_or("1".to_string(), |n| (n + nimm::Count::ONE).to_string())
}

const TAMPERINGS: &[Tampering] = &[
    ("the outcome turned, with its winner", |value| {
        let lost = value["outcome"] == "P";
        let mut altered = with(value, "outcome", json!(if lost { "N" } else { "P" }))?;
        altered["winner"] = json!(if lost { "next" } else { "previous" });
        Some(altered)
    }),
    ("the winner turned", |value| {
        with(
            value,
            "winner",
            json!(if value["winner"] == "next" {
                "previous"
            } else {
                "next"
            }),
        )
    }),
    ("the nim-value raised", |value| {
        with(
            value,
            "nim_value",
            json!(one_more(value["nim_value"].as_str()?)),
        )
    }),
    ("a nim-value made up", |value| {
        value["nim_value"]
            .is_null()
            .then(|| with(value, "nim_value", json!("0")))?
    }),
    ("a winning move dropped", |value| {
        let mut moves = value["winning_moves"].as_array()?.clone();
        moves.pop()?;
        with(value, "winning_moves", json!(moves))
    }),
    (
        "a winning move dropped and the list called incomplete for nothing",
        |value| with(value, "winning_moves_complete", json!(false)),
    ),
    ("a losing move added", |value| {
        let mut moves = value["winning_moves"].as_array()?.clone();
        moves.push(json!("99:-1"));
        with(value, "winning_moves", json!(moves))
    }),
    ("a winning move listed twice", |value| {
        let mut moves = value["winning_moves"].as_array()?.clone();
        moves.push(moves.last()?.clone());
        with(value, "winning_moves", json!(moves))
    }),
    ("a winning move changed", |value| {
        let mut moves = value["winning_moves"].as_array()?.clone();
        let first = moves.first()?.as_str()?.to_string();
        let (heap, take) = first.split_once(":-")?;
        moves[0] = json!(format!("{heap}:-{}", one_more(take)));
        with(value, "winning_moves", json!(moves))
    }),
    ("the remoteness changed", |value| {
        with(
            value,
            "remoteness",
            json!(value["remoteness"].as_u64()? + 2),
        )
    }),
    ("a remoteness made up", |value| {
        value["remoteness"]
            .is_null()
            .then(|| with(value, "remoteness", json!(3)))?
    }),
    // A heap of value 0 would change nothing under other rules.
    ("a heap of Nim added", |value| {
        let position = value["position"]
            .as_str()
            .filter(|_| value["rule"] == "nim")?;
        with(value, "position", json!(format!("1+{position}")))
    }),
    ("the convention turned", |value| {
        let normal = value["convention"] == "normal";
        with(
            value,
            "convention",
            json!(if normal { "misere" } else { "normal" }),
        )
    }),
    // Theorems are about one rule; searches and tables may say the same of another.
    ("the rule changed", |value| {
        let theorem = value["evidence"]["kind"] == "theorem";
        let rule = value["rule"].as_str().filter(|_| theorem)?;
        let other = match rule {
            "nim" => "take 7",
            "fibonacci" => "take 1-2",
            _ => "take at most 12-2*prev",
        };
        with(value, "rule", json!(other))
    }),
    ("the strength changed", |value| {
        let proven = value["strength"] == "proven";
        with(
            value,
            "strength",
            json!(if proven { "computed" } else { "proven" }),
        )
    }),
    ("the theorem changed", |value| {
        value["evidence"].get("name")?;
        let other = if value["evidence"]["name"] == "bouton" {
            "residue"
        } else {
            "bouton"
        };
        with_evidence(value, "name", |_| other.to_string())
    }),
    ("the reference changed", |value| {
        with_evidence(value, "reference", |text| format!("{text}."))
    }),
    ("a condition dropped", |value| {
        let mut altered = value.clone();
        altered["evidence"]
            .get_mut("conditions")?
            .as_array_mut()?
            .pop()?;
        Some(altered)
    }),
    ("a number of the witness changed", |value| {
        let mut altered = value.clone();
        let (_, number) = altered["evidence"]
            .get_mut("witness")?
            .as_object_mut()?
            .iter_mut()
            .next()?;
        *number = json!(one_more(number.as_str()?));
        Some(altered)
    }),
    ("the witness emptied", |value| {
        let mut altered = value.clone();
        *altered["evidence"].get_mut("witness")? = json!({});
        Some(altered)
    }),
    ("the period changed", |value| {
        with_evidence(value, "period", one_more)
    }),
    ("the period doubled", |value| {
        let period: u64 = value["evidence"].get("period")?.as_str()?.parse().ok()?;
        let to: u64 = value["evidence"]
            .get("checked_to")?
            .as_str()?
            .parse()
            .ok()?;
        let mut altered = with_evidence(value, "period", |_| (2 * period).to_string())?;
        altered["evidence"]["checked_to"] = json!((to + period).to_string());
        Some(altered)
    }),
    ("the preperiod raised, with all that follows", |value| {
        let to = value["evidence"].get("checked_to")?.as_str()?.to_string();
        let mut altered = with_evidence(value, "preperiod", one_more)?;
        altered["evidence"]["checked_to"] = json!(one_more(&to));
        Some(altered)
    }),
    ("the window cut", |value| {
        with_evidence(value, "checked_to", |_| "3".to_string())
    }),
    ("the number of positions changed", |value| {
        with_evidence(value, "positions", one_more)
    }),
    ("a table cut short", |value| {
        let up_to: u64 = value["evidence"].get("up_to")?.as_str()?.parse().ok()?;
        with_evidence(value, "up_to", |_| "1".to_string()).filter(|_| up_to > 1)
    }),
    ("another kind of evidence", |value| {
        let over = value["remoteness"] == 0;
        let search = json!({ "kind": "search", "positions": "1" });
        with(value, "evidence", search).filter(|_| !over)
    }),
    ("no evidence", |value| with(value, "evidence", Value::Null)),
    ("another schema", |value| {
        with(value, "schema", json!("nimm/2"))
    }),
    ("an unknown key", |value| {
        with(value, "note", json!("trust me"))
    }),
];

#[test]
fn every_kind_of_tampering_is_refused() {
    for (kind, tamper) in TAMPERINGS {
        let mut tried = 0;
        for (name, answer) in ANSWERS.iter() {
            let json = answer.to_json();
            let Some(altered) = tamper(&json).filter(|altered| *altered != json) else {
                continue;
            };
            tried += 1;
            assert!(is_refused(&altered), "{kind}: {name}\n{altered}");
        }
        assert!(tried > 0, "{kind} was never tried");
    }
}

#[test]
fn refusal_names_the_claim() {
    let answer = solve(
        &Question::parse("nim", "1+2+4").expect("a question"),
        &Limits::default(),
    );
    let text = answer.to_json().to_string();
    let refused = |from: &str, to: &str| {
        assert!(text.contains(from), "{from} in {text}");
        check_json(&text.replace(from, to))
            .expect("an answer")
            .expect_err("a refusal")
            .claim
    };
    assert_eq!(
        refused("\"nim_value\":\"7\"", "\"nim_value\":\"6\""),
        Claim::NimValue
    );
    assert_eq!(refused("[\"3:-1\"]", "[]"), Claim::WinningMoves);
    assert_eq!(
        refused("\"remoteness\":7", "\"remoteness\":5"),
        Claim::Remoteness
    );
    assert_eq!(
        refused("\"winner\":\"next\"", "\"winner\":\"previous\""),
        Claim::Key
    );
    assert_eq!(
        refused("\"nim_sum\":\"7\"", "\"nim_sum\":\"5\""),
        Claim::Witness
    );
}

#[test]
fn unreadable_answers_are_errors_and_not_refusals() {
    for text in [
        "",
        "{",
        "[]",
        "{}",
        "{\"schema\":\"nimm/1\"}",
        "{\"schema\":\"nimm/1\",\"outcome\":\"P\"}",
        "null",
        "7",
    ] {
        assert!(matches!(check_json(text), Err(Error::Answer(_))), "{text}");
    }
}

const PERIODS: &[&str] = &[
    "nim",
    "misere nim",
    "take 1-2,9",
    "misere take 1-2,9",
    "take 2-3,6-7,9-10",
    "misere take 2-3,6-7,9-10",
    "take 24,53,59",
    "misere take 24,53,59",
    "take 3,24,91,112,115",
    "take 1-10^12",
    "take 10^12-10^13",
    "take 1-3,10^12-10^13",
    "fibonacci",
];

#[test]
fn certificates_of_periods_are_accepted() {
    for rule in PERIODS {
        let game = rule.parse().expect("a rule");
        let limits = Limits {
            heap: 100_000,
            ..Limits::default()
        };
        let json = period(&game, &limits).expect("one heap rule").certificate();
        assert_eq!(check_json(&json.to_string()), Ok(Ok(())), "{rule}: {json}");
    }
}

#[test]
fn altered_certificates_are_refused() {
    let mut refused = 0;
    for rule in PERIODS {
        let game = rule.parse().expect("a rule");
        let limits = Limits {
            heap: 100_000,
            ..Limits::default()
        };
        let json = period(&game, &limits).expect("one heap rule").certificate();
        for (part, key) in [
            ("outcomes", "preperiod"),
            ("outcomes", "period"),
            ("nim_values", "preperiod"),
            ("nim_values", "period"),
            ("nim_values", "saltus"),
            ("evidence", "checked_to"),
        ] {
            let Some(old) = json[part].get(key).and_then(Value::as_str) else {
                continue;
            };
            let mut altered = json.clone();
            altered[part][key] = json!(one_more(old));
            assert!(is_refused(&altered), "{rule}: {part} {key}: {altered}");
            refused += 1;
        }
        for (pointer, new) in [
            ("/outcomes/gaps/0", json!(99)),
            ("/nim_values/max", json!(99)),
            ("/strength", json!("computed")),
            ("/rule", json!("take 5")),
        ] {
            let mut altered = json.clone();
            let Some(place) = altered
                .pointer_mut(pointer)
                .filter(|place| !place.is_null())
            else {
                continue;
            };
            // An object that claims nothing holds for every rule.
            if json["evidence"].is_null() {
                continue;
            }
            *place = new;
            assert!(is_refused(&altered), "{rule}: {pointer}: {altered}");
            refused += 1;
        }
    }
    assert!(refused > 80, "{refused}");
}

/// Certificates of every kind, also those of small limits, on which little is proven.
fn certificates() -> Vec<Value> {
    let small = [
        ("take 2-3,6-7,9-10", 60),
        ("misere take 2-3,6-7,9-10", 60),
        ("take 24,53,59", 1400),
        ("take 1,3,20", 19),
        ("misere take 1-3", 2),
        ("take 1-3", 2),
    ];
    let default = PERIODS.iter().map(|rule| (*rule, 100_000));
    let certificate = |(rule, heap): (&str, u64)| {
        let limits = Limits {
            heap,
            ..Limits::default()
        };
        let answer = period(&rule.parse().expect("a rule"), &limits).expect("one heap rule");
        let json = answer.certificate();
        assert_eq!(
            PeriodAnswer::from_json(&json).as_ref(),
            Ok(&answer),
            "{rule}"
        );
        assert_eq!(check_json(&json.to_string()), Ok(Ok(())), "{rule}: {json}");
        json
    };
    default.chain(small).map(certificate).collect()
}

/// Every answer and certificate, each once.
fn accepted() -> Vec<Value> {
    let answers = ANSWERS.iter().map(|(_, answer)| answer.to_json());
    let mut seen = BTreeSet::new();
    let mut all: Vec<Value> = answers.chain(certificates()).collect();
    all.retain(|json| seen.insert(json.to_string()));
    all
}

#[test]
fn certificates_without_nim_values_state_how_far_they_were_sought() {
    let certificates = certificates();
    let partial: Vec<&Value> = certificates
        .iter()
        .filter(|json| json["nim_values"].is_null() && !json["outcomes"].is_null())
        .collect();
    assert!(partial.len() >= 2);
    for json in partial {
        // Not looked at; fewer heaps than the outcomes need; and so many that they would have been
        // found.
        for (claim, heaps) in [
            (Claim::ComputedTo, "0"),
            (Claim::ComputedTo, "9"),
            (Claim::Period, "100000"),
            (Claim::Work, "18446744073709551615"),
        ] {
            let altered = with(json, "computed_to", json!(heaps)).expect("a change");
            let refusal = check_json(&altered.to_string()).expect("a certificate");
            let refusal = refusal.expect_err("a refusal");
            assert_eq!(refusal.claim, claim, "{altered}");
        }
        for heaps in [Value::Null, json!(60), json!("060"), json!("6e1")] {
            let altered = with(json, "computed_to", heaps).expect("a change");
            assert!(is_refused(&altered), "{altered}");
        }
        let mut altered = json.clone();
        altered
            .as_object_mut()
            .expect("an object")
            .shift_remove("computed_to");
        assert!(is_refused(&altered), "{altered}");
    }
}

#[test]
fn what_was_computed_without_a_proof_has_to_be_possible() {
    let stated = |rule: &str, heaps: Value| {
        let json = json!({
            "schema": "nimm/1", "rule": rule, "convention": "normal", "outcomes": null,
            "nim_values": null, "computed_to": heaps, "strength": null, "evidence": null,
        });
        check_json(&json.to_string())
            .expect("a certificate")
            .map_err(|refusal| refusal.claim)
    };
    assert_eq!(stated("take 24,53,59", json!("0")), Ok(()));
    assert_eq!(stated("take 24,53,59", json!("59")), Ok(()));
    assert_eq!(stated("take 24,53,59", json!("58")), Err(Claim::ComputedTo));
    assert_eq!(stated("take 24,53,59", Value::Null), Err(Claim::ComputedTo));
    assert_eq!(
        stated("take 24,53,59", json!("18446744073709551615")),
        Err(Claim::Work)
    );
    assert_eq!(stated("fibonacci", Value::Null), Ok(()));
    assert_eq!(stated("fibonacci", json!("100")), Err(Claim::ComputedTo));
}

#[test]
fn every_part_of_a_certificate_is_derived() {
    let mut refused = 0;
    for json in certificates() {
        for (pointer, new) in [
            ("/outcomes", Value::Null),
            ("/outcomes/gaps", Value::Null),
            ("/outcomes/gaps", json!([1])),
            ("/nim_values", Value::Null),
            ("/nim_values/max", Value::Null),
            ("/evidence", Value::Null),
            ("/evidence/why", json!("observed")),
            ("/evidence/checked_to", json!("18446744073709551615")),
            ("/evidence/checked_to", json!("0")),
            ("/evidence/checked_to", json!("1000000000000000000000000")),
            ("/evidence/name", json!("bouton-misere")),
            ("/evidence/name", json!("sprague-grundy")),
            ("/evidence/witness", json!({ "period": "2" })),
            ("/evidence/conditions", json!(["trust me"])),
            ("/evidence/conditions", json!([])),
            ("/evidence/reference", json!("")),
            ("/strength", Value::Null),
            ("/strength", json!("computed")),
            ("/convention", json!("misere")),
            ("/convention", json!("normal")),
        ] {
            let mut altered = json.clone();
            let Some(place) = altered.pointer_mut(pointer).filter(|old| **old != new) else {
                continue;
            };
            if place.is_null() && pointer != "/strength" {
                continue;
            }
            *place = new;
            // The other convention may have the same certificate, or none at all.
            let convention = if altered["convention"] == "misere" {
                "misere "
            } else {
                ""
            };
            let game = format!("{convention}{}", altered["rule"].as_str().expect("a rule"));
            let own = period(&game.parse().expect("a game"), &Limits::default());
            let own = own.expect("one heap rule").certificate();
            let is_true = own["outcomes"] == altered["outcomes"];
            if pointer == "/convention" && (is_true || json["evidence"].is_null()) {
                continue;
            }
            assert!(is_refused(&altered), "{pointer}: {altered}");
            refused += 1;
        }
    }
    assert!(refused > 150, "{refused}");
}

#[test]
fn evidence_without_a_claim_and_claims_without_evidence_are_refused() {
    for json in certificates() {
        if json["evidence"].is_null() {
            continue;
        }
        let mut altered = json.clone();
        altered["outcomes"] = Value::Null;
        altered["nim_values"] = Value::Null;
        altered["computed_to"] = json!("0");
        assert!(is_refused(&altered), "{altered}");
        let mut altered = json.clone();
        altered["evidence"] = Value::Null;
        altered["strength"] = Value::Null;
        assert!(is_refused(&altered), "{altered}");
    }
}

/// Calls `visit` with the path of every object in a value.
fn each_object(value: &Value, path: String, visit: &mut impl FnMut(&str)) {
    if let Value::Object(object) = value {
        visit(&path);
        for (key, inner) in object {
            each_object(inner, format!("{path}/{key}"), visit);
        }
    }
}

fn object_at<'v>(value: &'v mut Value, path: &str) -> &'v mut Map<String, Value> {
    let place = value.pointer_mut(path).expect("a path");
    place.as_object_mut().expect("an object")
}

#[test]
fn foreign_keys_are_refused_at_every_depth() {
    let mut depths = BTreeSet::new();
    for json in accepted() {
        each_object(&json, String::new(), &mut |path| {
            depths.insert(path.to_string());
            for (key, new) in [
                ("note", json!("trust me")),
                ("note", Value::Null),
                ("largest_gap", json!(7)),
                ("preperiod", json!("0")),
                ("position", json!("3")),
                ("outcome", json!("P")),
                ("winning_moves_complete", json!(true)),
                ("outcomes", Value::Null),
                ("nim_values", Value::Null),
                ("computed_to", json!("10")),
            ] {
                let mut altered = json.clone();
                let object = object_at(&mut altered, path);
                if !object.contains_key(key) {
                    object.insert(key.to_string(), new);
                    assert!(is_refused(&altered), "{path}/{key}: {altered}");
                }
            }
        });
    }
    for path in [
        "",
        "/outcomes",
        "/nim_values",
        "/evidence",
        "/evidence/witness",
    ] {
        assert!(depths.contains(path), "{path}");
    }
}

#[test]
fn missing_keys_are_refused_at_every_depth() {
    for json in accepted() {
        each_object(&json, String::new(), &mut |path| {
            let keys = json
                .pointer(path)
                .and_then(Value::as_object)
                .expect("an object");
            // The digest alone may be left out: then nothing is said of it.
            for key in keys.keys().filter(|key| *key != "digest") {
                let mut altered = json.clone();
                object_at(&mut altered, path).shift_remove(key);
                assert!(is_refused(&altered), "{path}/{key}: {altered}");
            }
        });
    }
}

#[test]
fn a_false_answer_is_no_certificate() {
    for (name, answer) in ANSWERS.iter() {
        let mut altered = answer.to_json();
        let lost = altered["outcome"] == "P";
        altered["outcome"] = json!(if lost { "N" } else { "P" });
        for keys in [
            json!({ "outcomes": null }),
            json!({ "outcomes": null, "nim_values": null, "computed_to": null }),
        ] {
            let mut altered = altered.clone();
            for (key, value) in keys.as_object().expect("an object") {
                altered[key] = value.clone();
            }
            assert!(is_refused(&altered), "{name}: {altered}");
            altered["strength"] = Value::Null;
            altered["evidence"] = Value::Null;
            assert!(is_refused(&altered), "{name}: {altered}");
        }
    }
}

#[test]
fn repeated_keys_are_refused() {
    for json in accepted() {
        let text = json.to_string();
        for (place, key) in [
            ("{", "\"schema\":\"nimm/1\""),
            ("{", "\"outcome\":\"P\""),
            ("{", "\"outcomes\":null"),
            ("\"evidence\":{", "\"kind\":\"search\""),
            ("\"witness\":{", "\"nim_sum\":\"0\""),
            ("\"outcomes\":{", "\"period\":\"1\""),
        ] {
            let altered = text.replacen(place, &format!("{place}{key},"), 1);
            if altered == text {
                continue;
            }
            // A key that has no place there is refused, one that is there twice is not read.
            let checked = check_json(&altered);
            assert!(!matches!(checked, Ok(Ok(()))), "{altered}");
        }
        let altered = text.replacen('{', "{\"rule\":\"nim\",", 1);
        let malformed = matches!(
            check_json(&altered),
            Err(Error::Answer(AnswerError::Malformed { .. }))
        );
        assert!(malformed, "{altered}");
    }
}

/// Calls `visit` with the path of every text or number in a value.
fn each_leaf(value: &Value, path: String, visit: &mut impl FnMut(&str, &Value)) {
    match value {
        Value::Object(object) => object
            .iter()
            .for_each(|(key, inner)| each_leaf(inner, format!("{path}/{key}"), visit)),
        Value::Array(list) => list
            .iter()
            .take(3)
            .enumerate()
            .for_each(|(i, inner)| each_leaf(inner, format!("{path}/{i}"), visit)),
        leaf => visit(&path, leaf),
    }
}

#[test]
fn numbers_are_written_in_one_way() {
    let mut refused = 0;
    for json in accepted() {
        each_leaf(&json, String::new(), &mut |path, leaf| {
            let others = match leaf {
                Value::String(text) if text.parse::<nimm::Count>().is_ok() => vec![
                    json!(format!("0{text}")),
                    json!(format!("{text}e0")),
                    json!(format!(" {text}")),
                    json!(format!("+{text}")),
                ],
                Value::String(text) => vec![json!(format!("{text} ")), json!(text.to_uppercase())],
                Value::Number(number) => vec![
                    json!(number.to_string()),
                    json!(number.as_f64().expect("a number") + 0.5),
                    json!(number.as_u64().expect("a natural number") + 1),
                ],
                _ => Vec::new(),
            };
            for other in others {
                if other == *leaf {
                    continue;
                }
                let mut altered = json.clone();
                *altered.pointer_mut(path).expect("a path") = other;
                assert!(is_refused(&altered), "{path}: {altered}");
                refused += 1;
            }
        });
    }
    assert!(refused > 1000, "{refused}");
}

/// The answer with other evidence, and the keys that follow from it put right.
fn grafted(answer: &Value, evidence: &Value) -> Option<Value> {
    let mut altered = answer.clone();
    altered["evidence"] = evidence.clone();
    Some(Answer::from_json(&altered).ok()?.to_json())
}

#[test]
fn evidence_of_another_answer_is_refused_unless_it_can_be_derived() {
    let text = |json: &Value, keys: &[&str]| {
        let values = keys.iter().map(|key| json[key].to_string());
        values.collect::<Vec<String>>().join(" ")
    };
    let game = |json: &Value| text(json, &["rule", "convention"]);
    let question = |json: &Value| text(json, &["rule", "convention", "position"]);
    // Short questions: a graft on a long one may cost the whole budget of a check.
    let is_short = |json: &Value| {
        let length = |key: &str| json[key].as_str().map_or(0, str::len);
        length("position") <= 6 && length("rule") <= 22
    };
    let answers = ANSWERS.iter().map(|(_, answer)| answer.to_json());
    let answers: Vec<Value> = answers.filter(is_short).collect();
    // What the solvers say of the same question, and of the same game.
    let mut of_question: BTreeMap<String, Vec<Value>> = BTreeMap::new();
    let mut of_game: BTreeMap<String, Vec<Value>> = BTreeMap::new();
    for json in &answers {
        let evidence = json["evidence"].clone();
        of_question
            .entry(question(json))
            .or_default()
            .push(evidence.clone());
        of_game.entry(game(json)).or_default().push(evidence);
    }
    let closed_forms = ["residue", "interval", "two-intervals"].map(Value::from);
    let may_be_derived = |json: &Value, evidence: &Value| {
        let position = json["position"].as_str().expect("a position");
        let heaps: Vec<&str> = position.split(['+', '&']).map(str::trim).collect();
        // Another method said the same of the question.
        let of_question = of_question[&question(json)].contains(evidence);
        // The values of the heaps of a game do not depend on the position, but their sum does; and a
        // theorem about the heaps of a set is none about sums.
        let is_form = closed_forms.contains(&evidence["name"]) && heaps.len() == 1;
        let nim_sum = evidence.pointer("/witness/nim_sum");
        let is_as_large = nim_sum.is_some_and(|sum| *sum == json["nim_value"]);
        let of_heaps = is_form || is_as_large || evidence["kind"] == "period";
        let of_game = of_heaps && of_game[&game(json)].contains(evidence);
        // A table may be longer than it has to be.
        let is_simple = ["nim", "take 1", "take 2", "take 3"].iter().any(|start| {
            let rule = json["rule"].as_str().expect("a rule");
            rule.starts_with(start) && !rule.contains('&')
        });
        let up_to = evidence["up_to"].as_str().map(|up_to| up_to.parse::<u64>());
        let reaches = up_to.is_some_and(|up_to| {
            let up_to = up_to.expect("a number");
            let size = |heap: &&str| heap.parse::<u64>().unwrap_or(u64::MAX);
            heaps.iter().map(size).max() <= Some(up_to)
        });
        let by_table = reaches && is_simple && json["convention"] == "normal";
        of_question || of_game || by_table
    };
    let mut all: Vec<&Value> = answers.iter().map(|json| &json["evidence"]).collect();
    let mut seen = BTreeSet::new();
    all.retain(|evidence| seen.insert(evidence.to_string()));
    // Long tables of rules with many moves take seconds each, and say no more than short ones.
    let is_short = |evidence: &Value| {
        let up_to = evidence["up_to"]
            .as_str()
            .and_then(|up_to| up_to.parse::<u64>().ok());
        up_to.is_none_or(|up_to| up_to < 1000) && !evidence.to_string().contains("table up_to")
    };
    all.retain(|evidence| is_short(evidence));
    let (mut refused, mut derived) = (0, 0);
    for json in &answers {
        for evidence in &all {
            if json["evidence"] == **evidence {
                continue;
            }
            if let Some(altered) = grafted(json, evidence) {
                if may_be_derived(json, evidence) {
                    derived += 1;
                } else {
                    assert!(is_refused(&altered), "{altered}");
                    refused += 1;
                }
            }
            let mut emptied = (*evidence).clone();
            if let Some(witness) = emptied.get_mut("witness") {
                *witness = json!({});
                let altered = grafted(json, &emptied).expect("an answer");
                assert!(is_refused(&altered), "{altered}");
            }
        }
    }
    assert!(refused > 1000 && derived > 5, "{refused} {derived}");
}

#[test]
fn evidence_of_another_certificate_is_refused() {
    let certificates = certificates();
    for json in &certificates {
        for other in &certificates {
            let mut altered = json.clone();
            altered["evidence"] = other["evidence"].clone();
            let altered = PeriodAnswer::from_json(&altered)
                .expect("a certificate")
                .certificate();
            let equal = altered["evidence"] == json["evidence"];
            assert!(equal || is_refused(&altered), "{altered}");
        }
    }
}

#[test]
fn a_theorem_is_accepted_only_where_it_covers() {
    for (name, answer) in ANSWERS.iter() {
        let json = answer.to_json();
        let Some(own) = json["evidence"].get("name") else {
            continue;
        };
        for theorem in Theorem::ALL {
            if *own == theorem.name() {
                continue;
            }
            let mut evidence = json["evidence"].clone();
            evidence["name"] = json!(theorem.name());
            let altered = grafted(&json, &evidence).expect("an answer");
            assert!(is_refused(&altered), "{name}: {altered}");
        }
    }
}

#[test]
fn illegal_winning_moves_cannot_be_read() {
    for (rule, position, play) in [
        ("nim", "1+2+4", "9:-1"),
        ("nim", "1+2+4", "0:-1"),
        ("nim", "1+2+4", "3:-0"),
        ("nim", "1+2+4", "3:-5"),
        ("take 1-3", "13", "1:-7"),
        ("take 1-3", "2", "1:-3"),
        ("fibonacci", "40@3", "1:-4"),
        ("fibonacci", "40", "1:-40"),
    ] {
        let question = Question::parse(rule, position).expect("a question");
        let mut json = solve(&question, &Limits::default()).to_json();
        json["winning_moves"] = json!([play]);
        let illegal = AnswerError::IllegalMove {
            play: play.to_string(),
        };
        assert_eq!(Answer::from_json(&json), Err(Error::Answer(illegal)));
        assert_eq!(refusal(json).claim, Claim::WinningMoves);
    }
}

fn refusal(json: Value) -> Refusal {
    let checked = check_json(&json.to_string()).expect("an answer");
    checked.expect_err("a refusal")
}

#[test]
fn too_much_work_is_not_called_false() {
    let answer = |rule: &str, position: &str, evidence: Value| {
        json!({
            "schema": "nimm/1", "rule": rule, "convention": "normal", "position": position,
            "outcome": "N", "winner": "next", "nim_value": null, "winning_moves": [],
            "remoteness": null, "strength": "proven", "evidence": evidence,
        })
    };
    let theorem = |name: &str, witness: Value| {
        json!({
            "kind": "theorem", "name": name, "reference": "", "conditions": [], "witness": witness
        })
    };
    let table = json!({ "kind": "table", "up_to": "18446744073709551614" });
    let tables = ["table up_to 268435454"; 4].join("; ");
    let search = json!({ "kind": "search", "positions": "18446744073709551615" });
    for json in [
        answer("nim", "10^18", search.clone()),
        answer("fibonacci", "10^19", search),
        answer("take 1,3", "8", table),
        answer(
            "take 1,3 & take 1,3 & take 1,3 & take 1,3",
            "1 & 1 & 1 & 1",
            theorem("sprague-grundy", json!({ "nim_sum": "0", "parts": tables })),
        ),
        answer(
            "take 1-268435456,300000000",
            "268435456*9999999+7",
            json!({ "kind": "table", "up_to": "268435456" }),
        ),
        answer(
            "take at most 2^prev",
            "10^17",
            theorem("schwenk", json!({ "least_part": "1" })),
        ),
        answer(
            "fibonacci",
            "10^12",
            theorem("limit-recurrence", json!({ "least_winning_take": "1" })),
        ),
    ] {
        let refusal = refusal(json);
        assert_eq!(refusal.claim, Claim::Work, "{refusal}");
    }
    // What is false is said to be, if that is seen before the work is done.
    let search = json!({ "kind": "search", "positions": "10" });
    assert_eq!(
        refusal(answer("nim", "10^18", search)).claim,
        Claim::Positions
    );
}

#[test]
fn answers_that_took_the_solvers_long_are_accepted() {
    for (rule, position, method) in [
        ("take 2-4000,6001", "10^9", None),
        ("take 1,5,10^9", "300000", None),
        ("take 3-4000,10^9", "200000", None),
        ("take 2,3,5,7,11,13,17,200003", "1999999", None),
        ("nim", "6300", Some(Method::Sequence)),
        ("nim & take 2-5", "3000 & 10^6", Some(Method::Sequence)),
        ("nim", "1..100000", None),
        ("nim", "1*500000+7", None),
        ("take 1-3", "1*500000+6", None),
        ("take 1,4,6,10^9", "9*20000+3", None),
        ("nim", "4000", Some(Method::Search)),
        ("nim", "2*60", Some(Method::Search)),
        ("take 1-3 & fibonacci", "60+61 & 30", Some(Method::Search)),
        ("take at most prev+1", "100000", Some(Method::Sequence)),
        (
            "misere take at most 2^prev",
            "20000",
            Some(Method::Sequence),
        ),
        ("take at most 2^prev", "20000", Some(Method::Sequence)),
        ("take at most 2^(2^prev)", "100000", None),
        ("fibonacci", "10^3000", None),
    ] {
        let question = Question::parse(rule, position).expect("a question");
        let answer = match method {
            None => solve(&question, &Limits::default()),
            Some(method) => solve_by(&question, method, &Limits::default()),
        };
        assert!(answer.outcome().is_some(), "{rule}, {position}");
        assert_eq!(check(&answer), Ok(()), "{rule}, {position}");
    }
}
