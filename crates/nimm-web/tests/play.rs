//! A game by calls: what a request tells is what the reply shows.

use nimm::{Question, rule::named_rules};
use nimm_web::{Reply, call};
use serde_json::{Value, json};

fn ask(request: Value) -> Value {
    match call("play", &request.to_string(), &mut |_| true) {
        Reply::Answered(json) => json,
        other => panic!("{other:?}"),
    }
}

fn refused(request: Value) -> String {
    match call("play", &request.to_string(), &mut |_| true) {
        Reply::Refused(json) => json["error"]["message"].as_str().unwrap().to_string(),
        other => panic!("{other:?}"),
    }
}

fn moves(reply: &Value) -> Vec<String> {
    let turns = reply["turns"].as_array().unwrap().iter();
    turns
        .map(|turn| turn["move"].as_str().unwrap().to_string())
        .collect()
}

/// Small positions, one of every shape of rule.
const POSITIONS: [(&str, &str); 12] = [
    ("nim", "1+3+5"),
    ("misere nim", "1+1+2"),
    ("take 1-3", "7"),
    ("kayles", "5+2"),
    ("grundy", "8"),
    ("take any or split", "3+2"),
    ("fibonacci", "11@4"),
    ("wythoff", "2+3"),
    ("ruler", "1+0+1+1"),
    ("chomp", "3+2"),
    ("silver-dollar", "1+4+6"),
    ("nim & kayles", "2 & 3"),
];

#[test]
fn a_won_game_is_won_move_by_move() {
    let mut request = json!({ "rule": "nim", "position": "3+4+5" });
    let mut reply = ask(request.clone());
    assert_eq!(reply["outcome"], "N");
    while reply["winner"].is_null() {
        let mut played = moves(&reply);
        if reply["program_to_move"] == true {
            request["reply"] = json!(true);
        } else {
            request["reply"] = json!(false);
            played.push(reply["best"].as_str().unwrap().to_string());
        }
        request["moves"] = json!(played);
        reply = ask(request.clone());
    }
    assert_eq!(reply["winner"], "first");
    assert_eq!(reply["end"], "The game is over: you win.");
    assert_eq!(reply["report"], json!(["No move gave the win away."]));
    assert_eq!(reply["hints"], json!([]));
}

#[test]
fn the_moves_listed_are_the_legal_ones_and_say_what_they_leave() {
    for (rule, position) in POSITIONS {
        let reply = ask(json!({ "rule": rule, "position": position }));
        let question = Question::parse(rule, position).unwrap();
        let legal: Vec<String> = question
            .game()
            .moves(question.position())
            .map(|play| play.to_string())
            .collect();
        let groups = reply["moves"].as_array().unwrap().iter();
        let options: Vec<&Value> = groups
            .flat_map(|heap| heap["moves"].as_array().unwrap())
            .collect();
        let listed: Vec<&str> = options
            .iter()
            .map(|option| option["move"].as_str().unwrap())
            .collect();
        assert_eq!(listed, legal, "{rule} {position}");
        for option in options {
            let after = question
                .after(&option["move"].as_str().unwrap().parse().unwrap())
                .unwrap();
            let sizes: Vec<String> = after
                .position()
                .heaps()
                .iter()
                .map(|heap| heap.size().to_string())
                .collect();
            assert_eq!(option["leaves"], json!(sizes), "{rule} {position} {option}");
            // A move wins exactly if it leaves a position that is lost for the next player.
            let left = nimm::solve(&after, &nimm::Limits::default());
            let wins = left.outcome() == Some(nimm::Outcome::P);
            assert_eq!(option["wins"], json!(wins), "{rule} {position} {option}");
        }
    }
}

#[test]
fn a_losing_move_is_refuted_and_reported() {
    let reply = ask(json!({
        "rule": "nim", "position": "1+2", "moves": ["2:-2", "1:-1"], "opponent": "friend",
    }));
    assert_eq!(reply["turns"][0]["verdict"], "gave-win-away");
    assert_eq!(reply["turns"][0]["refuted_by"], "1:-1");
    assert_eq!(
        reply["turns"][0]["refutation"],
        "The answer that wins: take 1 from heap 1 and leave 0 (1:-1)."
    );
    assert_eq!(reply["turns"][1]["refutation"], Value::Null);
    assert_eq!(reply["winner"], "second");
    assert_eq!(reply["report"].as_array().unwrap().len(), 2);
}

#[test]
fn the_program_begins_errs_and_repeats_by_its_seed() {
    let request = json!({
        "rule": "nim", "position": "7+9+12", "first": "program", "errors": 100, "seed": 4, "reply": true,
    });
    let reply = ask(request.clone());
    assert_eq!(reply["turns"][0]["who"], "me");
    assert_eq!(reply["who"], "you");
    assert_eq!(reply, ask(request.clone()));
    let replies: Vec<Value> = (0..20)
        .map(|seed| {
            let mut request = request.clone();
            request["seed"] = json!(seed.to_string());
            ask(request)["turns"][0]["move"].clone()
        })
        .collect();
    assert!(replies.iter().any(|other| *other != replies[0]));
}

#[test]
fn nobody_replies_out_of_turn() {
    let reply = ask(json!({ "rule": "nim", "position": "1+2", "reply": true }));
    assert_eq!(reply["turns"], json!([]));
    let friends = json!({ "rule": "nim", "position": "1+2", "opponent": "friend", "reply": true });
    assert_eq!(ask(friends)["turns"], json!([]));
}

#[test]
fn without_a_position_every_named_rule_begins_at_random_and_again_alike() {
    for named in named_rules() {
        let request = json!({ "rule": named.text, "seed": 11 });
        let reply = ask(request.clone());
        if reply.get("error").is_some() {
            let text = reply["error"]["message"].as_str().unwrap();
            assert!(!text.is_empty(), "{}", named.name);
            continue;
        }
        assert_eq!(reply["start"], reply["position"], "{}", named.name);
        assert_eq!(reply["start"], ask(request)["start"], "{}", named.name);
        assert!(
            !reply["moves"].as_array().unwrap().is_empty(),
            "{}",
            named.name
        );
    }
}

#[test]
fn what_was_typed_wrongly_is_answered_with_its_place() {
    let error = |request: Value| ask(request)["error"].clone();
    let rule = error(json!({ "rule": "take 3-1", "position": "4" }));
    assert_eq!(rule["field"], "rule");
    assert_eq!((&rule["from"], &rule["to"]), (&json!(5), &json!(8)));
    let position = error(json!({ "rule": "nim", "position": "3+x" }));
    assert_eq!(position["field"], "position");
    let illegal = error(json!({ "rule": "nim", "position": "3", "moves": ["1:-4"] }));
    assert_eq!(illegal["field"], "moves");
    let unread = error(json!({ "rule": "nim", "position": "3", "moves": ["?"] }));
    assert_eq!(unread["field"], "moves");
    let over = error(json!({ "rule": "nim", "position": "1", "moves": ["1:-1", "1:-1"] }));
    assert_eq!(over["field"], "moves");
    // Places count characters, not bytes.
    let chinese = error(json!({ "rule": "取 3", "position": "4", "lang": "zh-Hans" }));
    assert!(chinese["to"].as_u64().unwrap() <= 3, "{chinese}");
    let many = vec!["1:-1"; 1001];
    let many = error(json!({ "rule": "nim", "position": "2000", "moves": many }));
    assert!(many["message"].as_str().unwrap().contains("1000"), "{many}");
}

#[test]
fn a_request_of_the_wrong_kind_is_refused() {
    for (field, value) in [
        ("rule", json!(5)),
        ("position", json!(["3"])),
        ("moves", json!("1:-1")),
        ("moves", json!([1])),
        ("opponent", json!("nobody")),
        ("first", json!("me")),
        ("errors", json!(101)),
        ("errors", json!(-1)),
        ("seed", json!(1.5)),
        ("reply", json!("yes")),
        ("theme", json!("blue")),
        ("lang", json!("de")),
    ] {
        let mut request = json!({ "rule": "nim", "position": "3" });
        request[field] = value.clone();
        let message = refused(request);
        assert!(
            message.contains(&format!("`{field}`")),
            "{field} {value}: {message}"
        );
    }
    assert!(refused(json!({ "position": "3" })).contains("`rule`"));
    assert!(refused(json!([])).contains("object"));
    let broken = call("play", "{", &mut |_| true);
    assert!(matches!(broken, Reply::Refused(_)));
    assert!(matches!(
        call("nothing", "{}", &mut |_| true),
        Reply::NoSuchCall(_)
    ));
}

#[test]
fn a_game_of_many_moves_can_be_stopped() {
    let moves = vec!["1:-1"; 20];
    let request = json!({ "rule": "nim", "position": "100", "moves": moves }).to_string();
    let mut asked = 0;
    let reply = call("play", &request, &mut |_| {
        asked += 1;
        asked < 5
    });
    assert_eq!(asked, 5);
    assert_eq!(reply.json()["error"]["message"], "The work was stopped.");
}

#[test]
fn a_position_that_takes_long_can_be_stopped() {
    let request = json!({ "rule": "grundy", "position": "400000" }).to_string();
    let mut asked = 0;
    let reply = call("play", &request, &mut |_| {
        asked += 1;
        false
    });
    assert_eq!(asked, 1);
    assert_eq!(reply.json()["error"]["message"], "The work was stopped.");
}

#[test]
fn a_typed_number_is_answered_where_it_was_typed() {
    let error = ask(json!({ "rule": "nim", "position": "3", "errors": "few" }))["error"].clone();
    assert_eq!(error["field"], "errors");
}

#[test]
fn large_positions_are_listed_in_part() {
    let reply = ask(json!({ "rule": "nim", "position": "1000000000000000000000+7" }));
    let first = &reply["moves"][0];
    assert_eq!(first["more"], true);
    assert!(first["moves"].as_array().unwrap().len() <= 200);
    let reply = ask(json!({ "rule": "nim", "position": "3*500" }));
    assert_eq!(reply["more_heaps"], 300);
    let listed: usize = reply["moves"]
        .as_array()
        .unwrap()
        .iter()
        .map(|heap| heap["moves"].as_array().unwrap().len())
        .sum();
    assert!(listed <= 1000);
}

#[test]
fn every_language_says_everything() {
    for lang in ["en", "zh-Hans", "zh-Hant"] {
        for (rule, position) in POSITIONS {
            let reply = ask(json!({ "rule": rule, "position": position, "lang": lang }));
            let text = reply.to_string();
            assert!(
                !text.contains("{$") && !text.contains("page-"),
                "{lang} {rule}: {text}"
            );
        }
    }
}
