//! The call `claim`.

use nimm_web::{Reply, call};
use serde_json::{Value, json};

fn ask(request: &Value) -> Value {
    match call("claim", &request.to_string(), &mut |_| true) {
        Reply::Answered(json) => json,
        other => panic!("{request}: {other:?}"),
    }
}

#[test]
fn a_claim_is_tested_and_its_smallest_counterexample_shown() {
    let reply = ask(&json!({
        "family": "take a,b", "for": "a=1..9,b=a..9", "claim": "outcome_period = a+b",
    }));
    assert_eq!(reply["verdict"], "refuted");
    let found = &reply["counterexample"];
    assert_eq!(found["parameters"], json!({ "a": "1", "b": "3" }));
    assert_eq!(
        (&found["left"], &found["right"]),
        (&json!("2"), &json!("4"))
    );
    assert_eq!(found["command"], "nimm period 'take 1,3'");
    let reply = ask(&json!({
        "family": "take 1-a", "for": "a=1..9", "claim": "G(n) = n mod (a+1)", "lang": "zh-Hans",
    }));
    assert_eq!(reply["proven_for_all_n"], true);
    let words = "这个断言对检验过的 9 条规则全部成立；这不是证明。";
    assert_eq!(reply["words"][0], words);
}

#[test]
fn random_rules_repeat_from_their_seed() {
    let request = json!({
        "family": "take 1-a", "for": "a=1..1e6", "claim": "a > 0", "random": 20, "seed": 3,
    });
    let reply = ask(&request);
    assert_eq!(reply["random"], json!({ "count": "20", "seed": "3" }));
    assert_eq!(reply, ask(&request));
}

#[test]
fn what_is_wrong_is_said_with_its_place_in_characters() {
    let reply = ask(&json!({ "family": "take 1-a", "for": "a=1..9", "claim": "堆 = 1" }));
    let error = &reply["error"];
    assert_eq!(
        (&error["field"], &error["from"], &error["to"]),
        (&json!("claim"), &json!(0), &json!(1))
    );
    let reply = ask(&json!({ "family": "take 1-a", "for": "a=1..1e5", "claim": "a > 0" }));
    assert_eq!(reply["error"]["field"], "for");
}
