//! What the page shows of rules: the same bytes as the command line, and golden rows.

use nimm::rule::named_rules;
use nimm::{
    Game, Limits, Outcome, Wanted, first_heaps, heap_table_watched, pair_grid, period, solve,
};
use nimm_view::{Language, SequenceFormat, Words, json, sequence_text};
use nimm_web::{Reply, call};
use serde_json::{Value, json};

fn ask(name: &str, request: &Value) -> Value {
    match call(name, &request.to_string(), &mut |_| true) {
        Reply::Answered(json) => json,
        other => panic!("{name} {request}: {other:?}"),
    }
}

fn error(name: &str, request: &Value) -> Value {
    let reply = ask(name, request);
    assert!(reply["error"].is_object(), "{name} {request}: {reply}");
    reply["error"].clone()
}

/// Rules of single heaps, of every kind.
const SINGLE: [&str; 9] = [
    "nim",
    "take 1-2,9",
    "kayles",
    "grundy",
    "take squares",
    "misere take 2-3",
    "misere 0.31",
    "fibonacci",
    "take any or split",
];

#[test]
fn replies_are_the_objects_of_the_command_line() {
    let limits = Limits::default();
    for text in SINGLE {
        let game: Game = text.parse().unwrap();
        for language in Language::ALL {
            let words = Words::new(language);
            let reply = ask("read", &json!({ "rule": text, "lang": language.tag() }));
            assert_eq!(
                reply.to_string(),
                json::read(&words, &game).to_string(),
                "{text}"
            );
        }
        let table = heap_table_watched(&game, 12, &limits, &mut |_| true).unwrap();
        let reply = ask("table", &json!({ "rule": text, "to": 12 }));
        assert_eq!(reply.to_string(), json::table(&table).to_string(), "{text}");
        let near = Limits {
            heap: 500,
            moves: u64::MAX,
            ..limits
        };
        let known = period(&game, &near).unwrap();
        let reply = ask("period", &json!({ "rule": text, "to": "500" }));
        assert_eq!(reply.to_string(), known.to_json().to_string(), "{text}");
        for wanted in [Wanted::NimValues, Wanted::Outcomes] {
            let heaps = first_heaps(&game, 20, wanted, &limits).unwrap().unwrap();
            let mut request = json!({
                "rule": text, "to": 20, "outcomes": wanted == Wanted::Outcomes, "format": "json",
            });
            let object = json::sequence(&game, wanted, 0, &heaps).to_string();
            assert_eq!(ask("sequence", &request).to_string(), object, "{text}");
            for (name, format) in [
                ("text", SequenceFormat::Text),
                ("csv", SequenceFormat::Csv),
                ("bfile", SequenceFormat::Bfile),
            ] {
                request["format"] = json!(name);
                let file = ask("sequence", &request);
                assert_eq!(file["text"], sequence_text(format, wanted, 0, &heaps));
            }
        }
    }
    let game: Game = "wythoff".parse().unwrap();
    let grid = pair_grid(&game, 5, &limits).unwrap();
    let reply = ask("table", &json!({ "rule": "wythoff", "pairs": 5 }));
    assert_eq!(reply.to_string(), json::pairs(&game, grid).to_string());
}

#[test]
fn files_have_names_that_every_system_takes() {
    let name = |rule: &str, outcomes: bool, format: &str| {
        let request = json!({ "rule": rule, "to": 3, "outcomes": outcomes, "format": format });
        ask("sequence", &request)["name"].clone()
    };
    assert_eq!(name("0.77", false, "csv"), "nimm-0.77.csv");
    assert_eq!(
        name("misere take 1-3", true, "text"),
        "nimm-misere-take-1-3-outcomes.txt"
    );
    let rule = "take k where n mod k != 0";
    assert_eq!(
        name(rule, false, "bfile"),
        "nimm-take-k-where-n-mod-k-0-bfile.txt"
    );
}

#[test]
fn every_named_rule_is_read_and_shown_as_its_row_says() {
    for rule in named_rules() {
        let name = &rule.name;
        let read = ask("read", &json!({ "rule": name }));
        // `nimble` is another name of `nim`.
        if read["name"] == *name {
            assert_eq!(read["source"], rule.source, "{name}");
        }
        let request = json!({ "rule": name, "to": 16, "to_period": 200, "theme": "page" });
        let shown = ask("explore", &request);
        assert_eq!(shown["text"], read["text"], "{name}");
        assert_eq!(shown["words"], read["words"], "{name}");
        assert!(!shown["method_words"][0].as_str().unwrap().is_empty());
        for position in &rule.losing_positions {
            let request = json!({ "rule": name, "position": position.to_string() });
            assert_eq!(ask("solve", &request)["outcome"], "P", "{name} {position}");
        }
        let Some(rows) = shown["rows"].as_array() else {
            assert!(!rule.losing_positions.is_empty(), "{name}");
            assert!(!shown["notes"][0].as_str().unwrap().is_empty(), "{name}");
            assert!(shown["period"].is_null() && shown["strip"].is_null());
            continue;
        };
        for (size, row) in (0u64..).zip(rows) {
            let lost = rule.losing_heaps.contains(&size);
            assert_eq!(row["heap"], size.to_string(), "{name}");
            assert_eq!(
                row["outcome"],
                if lost { "P" } else { "N" },
                "{name} {size}"
            );
            assert_eq!(
                row["moves"].as_array().unwrap().is_empty(),
                lost,
                "{name} {size}"
            );
            let value = rule
                .values
                .as_ref()
                .map(|values| values[size as usize].to_string());
            assert!(
                row["value"].is_null() || row["value"] == json!(value),
                "{name} {size}"
            );
        }
        assert_eq!(rows.len(), 17, "{name}");
        // Heaps with a limit on the next take have neither, and a note says so.
        let limited = rule.values.is_none();
        assert_eq!(shown["period"].is_null(), limited, "{name}");
        assert_eq!(shown["strip"].is_null(), limited, "{name}");
        assert_eq!(
            shown["notes"].as_array().unwrap().is_empty(),
            !limited,
            "{name}"
        );
    }
}

#[test]
fn a_rule_is_shown_with_its_period_and_its_pairs() {
    let shown = ask("explore", &json!({ "rule": "take 1-2,9", "pairs": 4 }));
    assert_eq!(shown["name"], Value::Null);
    assert_eq!(shown["period"]["outcomes"]["gaps"], json!([3, 3, 4]));
    assert_eq!(shown["period"]["proven"], true);
    assert_eq!(shown["rows"].as_array().unwrap().len(), 61);
    assert_eq!(shown["rows"][9]["moves"], json!(["take 9"]));
    assert_eq!(shown["grid"]["kind"], "grid");
    assert!(
        shown["strip"]["svg"]
            .as_str()
            .unwrap()
            .contains("period 10")
    );
    // More winning moves than a row says, and splits.
    let shown = ask("explore", &json!({ "rule": "4.7", "to": 20 }));
    assert_eq!(shown["rows"][4]["moves"][0], "split into 1 and 3");
    let more = shown["rows"].as_array().unwrap().iter();
    assert!(more.clone().any(|row| row["more"] == true), "{shown}");
    // How far a period was looked for is said.
    let shown = ask(
        "explore",
        &json!({ "rule": "0.6", "to": 5, "to_period": 300 }),
    );
    assert_eq!(shown["period"]["proven"], false);
    assert_eq!(shown["period"]["computed_to"], "300");
    let line = shown["period"]["lines"][0].as_str().unwrap();
    assert!(line.contains("300") && !line.contains("--"), "{line}");
    // A period that lies beyond the strip is in the picture all the same.
    let shown = ask(
        "explore",
        &json!({ "rule": "0.16", "to": 5, "to_period": 1_000_000 }),
    );
    assert_eq!(shown["period"]["proven"], true);
    let text = shown["strip"]["text"].as_str().unwrap();
    assert!(text.contains("149459"), "{text}");
    // Where no theorem could prove a period, looking further is of no use.
    let squares = ask("explore", &json!({ "rule": "take squares", "to": 5 }));
    assert_eq!(squares["period"]["provable"], false);
    assert_eq!(shown["period"]["provable"], true);
    // Two heaps have a table without being asked.
    let shown = ask("explore", &json!({ "rule": "wythoff" }));
    assert!(shown["rows"].is_null());
    assert!(
        shown["grid"]["svg"]
            .as_str()
            .unwrap()
            .contains("data-cell=\"3,5\"")
    );
    let shown = ask(
        "explore",
        &json!({ "rule": "fibonacci", "pairs": 5, "to": 5 }),
    );
    assert!(shown["grid"].is_null());
    assert_eq!(shown["notes"].as_array().unwrap().len(), 2, "{shown}");
}

/// Misere, the values say nothing of who wins where heaps are not of one set.
#[test]
fn misere_rules_are_shown_by_who_wins() {
    for rule in ["misere kayles", "misere take 1-2", "misere 0.31"] {
        let shown = ask("explore", &json!({ "rule": rule, "to": 12 }));
        for row in shown["rows"].as_array().unwrap() {
            let position = row["heap"].as_str().unwrap();
            let question = nimm::Question::parse(rule, position).unwrap();
            let outcome = solve(&question, &Limits::default()).outcome();
            let expected = outcome.as_ref().map(Outcome::to_string);
            assert_eq!(row["outcome"], json!(expected), "{rule} {position}");
            assert!(row["value"].is_null());
        }
        let by_values = rule.contains("1-2");
        assert_eq!(shown["strip"].is_null(), !by_values, "{rule}");
        assert_eq!(shown["notes"].as_array().unwrap().is_empty(), by_values);
    }
}

#[test]
fn two_rules_are_compared() {
    let compare = |rule: &str, other: &str, to: u64| {
        ask(
            "compare",
            &json!({ "rule": rule, "other": other, "to": to }),
        )
    };
    let reply = compare("take 1-3", "take 1-2", 50);
    let differ = json!({ "heap": "3", "left": "3", "right": "0" });
    assert_eq!(reply["values"]["first_difference"], differ);
    assert_eq!(reply["values"]["equal_for_ever"], false);
    assert_eq!(reply["outcomes"]["first_difference"]["left"], "N");
    assert_eq!(reply["strips"].as_array().unwrap().len(), 2);
    assert!(reply["words"][0].as_str().unwrap().contains("heap 3"));
    let reply = compare("take 1-3", "take 1-3,5-7", 50);
    assert_eq!(reply["values"]["equal_for_ever"], true);
    assert_eq!(reply["outcomes"]["equal_for_ever"], true);
    let reply = compare("kayles", "0.77", 5);
    assert_eq!(reply["words"], json!(["Both are the same rule."]));
    let reply = compare("take squares", "take 1,4,9,16,25,36", 40);
    assert_eq!(reply["values"]["first_difference"], Value::Null);
    assert_eq!(reply["values"]["equal_for_ever"], false);
    assert_eq!(reply["values"]["compared_to"], "40");
    let reply = compare("misere kayles", "kayles", 10);
    assert!(reply["values"].is_null() && reply["strips"][0].is_null());
    assert_eq!(reply["outcomes"]["first_difference"]["heap"], "0");
}

/// What a person types ends in an error with its field, never in a picture.
#[test]
fn hostile_texts_are_refused_and_never_drawn() {
    let long = format!("take {}", "1,".repeat(20_000));
    let hostile = [
        "<script>alert(1)</script>",
        "\"><img src=x onerror=alert(1)>",
        "take 1-3\u{0}\u{1b}[31m",
        "\u{202e}3-1 ekat",
        "take 1-3</text><script>",
        "",
        &long,
    ];
    let calls = ["read", "period", "table", "sequence", "explore"];
    for text in hostile {
        for name in calls {
            let said = error(name, &json!({ "rule": text }));
            assert_eq!(said["field"], "rule", "{name} {text:?}");
            let (from, to) = (said["from"].as_u64(), said["to"].as_u64());
            let characters = said["text"]
                .as_str()
                .map(|text| text.chars().count() as u64);
            assert!(from <= to && to <= characters, "{name} {text:?}: {said}");
        }
        let said = error("compare", &json!({ "rule": "nim", "other": text }));
        assert_eq!(said["field"], "other", "{text:?}");
        let said = error(
            "solve",
            &json!({ "rule": "nim", "position": format!("{text}<") }),
        );
        assert_eq!(said["field"], "position", "{text:?}");
    }
}

/// Pictures hold shapes and text only, in every language and theme.
#[test]
fn pictures_hold_no_style_and_no_script() {
    let mut pictures = 0;
    for lang in ["en", "zh-Hans", "zh-Hant"] {
        for theme in ["page", "light", "dark"] {
            for rule in ["take 1-2,9", "kayles", "wythoff"] {
                let request = json!({
                    "rule": rule, "lang": lang, "theme": theme, "pairs": 5, "to": 3,
                });
                let shown = ask("explore", &request);
                for part in ["strip", "grid"] {
                    let Some(svg) = shown[part]["svg"].as_str() else {
                        continue;
                    };
                    pictures += 1;
                    for tag in svg.split('<').skip(1) {
                        let tag = tag.split('>').next().unwrap_or_default();
                        let name = tag.split([' ', '/']).find(|name| !name.is_empty());
                        let known = [
                            "svg", "title", "desc", "g", "rect", "circle", "path", "text",
                        ];
                        assert!(known.contains(&name.unwrap()), "{tag}");
                        assert!(!tag.contains(" style=") && !tag.contains(" on"), "{tag}");
                    }
                    assert_eq!(svg.contains("var(--figure-ink)"), theme == "page");
                }
            }
        }
    }
    assert_eq!(pictures, 9 * 5);
}

#[test]
fn fields_of_another_kind_are_refused_and_far_heaps_said() {
    for (name, request, field) in [
        ("read", json!({}), "rule"),
        ("period", json!({ "rule": "nim", "to": -1 }), "to"),
        ("table", json!({ "rule": "nim", "pairs": [] }), "pairs"),
        (
            "sequence",
            json!({ "rule": "nim", "format": "xml" }),
            "format",
        ),
        (
            "sequence",
            json!({ "rule": "nim", "outcomes": "yes" }),
            "outcomes",
        ),
        (
            "explore",
            json!({ "rule": "nim", "theme": "pink" }),
            "theme",
        ),
        ("compare", json!({ "rule": "nim" }), "other"),
    ] {
        match call(name, &request.to_string(), &mut |_| true) {
            Reply::Refused(json) => assert_eq!(json["error"]["field"], field, "{name}"),
            other => panic!("{name} {request}: {other:?}"),
        }
    }
    // What a person may type is answered where it was typed.
    for (field, typed) in [
        ("to", "many"),
        ("to", "-1"),
        ("pairs", "<b>"),
        ("to", "1e30"),
    ] {
        let mut request = json!({ "rule": "nim" });
        request[field] = json!(typed);
        let error = ask("explore", &request)["error"].clone();
        assert_eq!(error["field"], field, "{typed}: {error}");
        assert!(!error["message"].as_str().unwrap().is_empty());
    }
    for (name, field, far) in [
        ("period", "to", 10_000_001u64),
        ("table", "to", 2001),
        ("table", "pairs", 41),
        ("sequence", "to", 100_001),
        ("explore", "to", 2001),
        ("explore", "to_period", 10_000_001),
        ("explore", "pairs", 41),
    ] {
        let mut request = json!({ "rule": "nim" });
        request[field] = json!(far);
        let said = error(name, &request);
        assert_eq!(said["field"], field, "{name}");
        assert!(
            said["message"]
                .as_str()
                .unwrap()
                .contains(&(far - 1).to_string())
        );
    }
    for name in ["period", "table", "sequence"] {
        assert_eq!(error(name, &json!({ "rule": "wythoff" }))["field"], "rule");
        assert_eq!(
            error(name, &json!({ "rule": "nim & kayles" }))["field"],
            "rule"
        );
    }
    let said = error("table", &json!({ "rule": "fibonacci", "pairs": 3 }));
    assert_eq!(said["field"], "pairs");
}

#[test]
fn whoever_watches_stops_long_work() {
    let long = [
        ("period", json!({ "rule": "0.6" })),
        ("table", json!({ "rule": "kayles", "to": 2000 })),
        ("table", json!({ "rule": "wythoff", "pairs": 40 })),
        ("sequence", json!({ "rule": "0.6", "to": 100_000 })),
        ("sequence", json!({ "rule": "fibonacci", "to": 100_000 })),
        ("explore", json!({ "rule": "0.6" })),
        ("explore", json!({ "rule": "wythoff", "pairs": 40 })),
        ("compare", json!({ "rule": "0.6", "other": "0.6" })),
    ];
    for (name, request) in long {
        let mut looks = 0;
        let reply = call(name, &request.to_string(), &mut |_| {
            looks += 1;
            looks < 2
        });
        assert_eq!(looks, 2, "{name} {request}");
        let Reply::Answered(reply) = reply else {
            panic!("{name} {request}: {reply:?}");
        };
        assert_eq!(reply["error"]["message"], "The work was stopped.", "{name}");
    }
}
