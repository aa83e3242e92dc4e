//! The checker accepts what the solvers say and refuses altered answers.

use std::sync::LazyLock;

use nimm::{
    Answer, Claim, Error, Limits, Method, Question, check, check_json, period, solve, solve_by,
};
use serde_json::{Value, json};

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
        let json = period(&game, &limits).expect("one heap rule").to_json();
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
        let json = period(&game, &limits).expect("one heap rule").to_json();
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
