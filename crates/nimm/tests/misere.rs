//! Misère quotients: published orders, agreement with search, certificates and their forgeries.

use nimm::misere::{MisereQuotient, Temper, heap_genera, misere_quotient};
use nimm::search::Search;
use nimm::theory::Theorem;
use nimm::{
    Claim, Count, Evidence, Finding, Game, Heap, Limits, Listed, Method, Outcome, Position,
    Question, Stop, check, check_json, solve, solve_by,
};
use serde_json::{Value, json};

fn found(rule: &str, to: u64) -> MisereQuotient {
    let game: Game = rule.parse().expect(rule);
    let answer = misere_quotient(&game, to, &Limits::default()).expect(rule);
    assert_eq!(answer.stopped_by, None, "{rule}");
    answer.found
}

#[test]
fn orders_and_repetitions_are_those_of_the_table() {
    for line in include_str!("data/misere_quotients.tsv").lines() {
        if line.starts_with('#') {
            continue;
        }
        let fields: Vec<&str> = line.split('\t').collect();
        let [rule, to, order, lost, preperiod, period, phi] = fields.as_slice() else {
            panic!("{line}");
        };
        let found = found(rule, to.parse().expect(line));
        assert_eq!(found.quotient().order().to_string(), *order, "{rule}");
        if *lost != "-" {
            let count = found.quotient().p_portion().count();
            assert_eq!(count.to_string(), *lost, "{rule}");
        }
        let complete = found.complete().map_or(("-".into(), "-".into()), |found| {
            (found.preperiod.to_string(), found.period.to_string())
        });
        assert_eq!(
            complete,
            (preperiod.to_string(), period.to_string()),
            "{rule}"
        );
        for (heap, sum) in (1u64..).zip(phi.split(' ').filter(|sum| *sum != "-")) {
            let heaps = sum.split('+').filter_map(|heap| heap.strip_prefix('h'));
            let heaps: Vec<Count> = heaps.map(|heap| heap.parse().expect(line)).collect();
            let element = found.element(&Count::from(heap));
            assert_eq!(element, found.element_of_sum(&heaps), "{rule}: heap {heap}");
        }
    }
}

#[test]
fn every_sum_of_few_tokens_has_the_outcome_that_search_finds() {
    let mut positions = 0;
    for (rule, most) in [
        ("0.77", 20),
        ("0.123", 20),
        ("0.71", 20),
        ("0.75", 20),
        ("0.07", 20),
        ("0.31", 20),
        ("0.34", 20),
        ("0.15", 20),
        ("0.26", 20),
        ("0.37", 13),
        ("0.35", 9),
        ("0.152", 20),
        ("4.07", 14),
        ("0.8", 16),
        ("take any or split", 9),
        ("split unequal", 20),
        ("take k where n mod k = 0 and k < n", 12),
        ("split where n >= 3", 16),
    ] {
        let found = found(rule, most);
        let game: Game = format!("misere {rule}").parse().expect(rule);
        let mut search = Search::new(&game, &Limits::default());
        let mut sums = vec![vec![]];
        while let Some(sizes) = sums.pop() {
            let tokens: u64 = sizes.iter().sum();
            let next = 1..=most
                .min(sizes.last().copied().unwrap_or(most))
                .min(20 - tokens);
            sums.extend(next.map(|size| [sizes.as_slice(), &[size]].concat()));
            let counts: Vec<Count> = sizes.iter().map(|size| Count::from(*size)).collect();
            let product = found.element_of_sum(&counts).expect("verified");
            let position = Position::of_sizes(sizes);
            let searched = search.solve(&position).expect("few tokens");
            assert_eq!(
                found.outcome(product),
                searched.outcome,
                "{rule}: {position}"
            );
            positions += 1;
        }
    }
    assert!(positions > 40_000, "{positions}");
}

#[test]
fn answers_list_the_winning_moves_that_search_finds() {
    for (rule, position) in [
        ("misere 0.77", "5+9+12"),
        ("misere 0.77", "1+2+3+4+5+6"),
        ("misere 0.77", "8"),
        ("misere 0.123", "9+8+6"),
        ("misere 0.8C", "9+8"),
        ("misere 0.0F", "12+5"),
        ("misere split unequal", "13+7"),
        ("misere take any or split", "5+4+3"),
        ("misere 4.3", "7+5+0+1"),
        ("misere 0.77", "0"),
    ] {
        let question = Question::parse(rule, position).expect(rule);
        let limits = Limits::default();
        let by_quotient = solve(&question, &limits);
        let by_search = solve_by(&question, Method::Search, &limits);
        let (a, b) = (
            by_quotient.solution().expect(rule),
            by_search.solution().expect(rule),
        );
        assert_eq!(a.outcome, b.outcome, "{rule}, {position}");
        assert_eq!(a.winning_moves, b.winning_moves, "{rule}, {position}");
        assert!(
            matches!(
                a.evidence,
                Evidence::Theorem {
                    theorem: Theorem::MisereQuotient,
                    ..
                }
            ),
            "{rule}: {:?}",
            a.evidence
        );
        assert_eq!(check(&by_quotient), Ok(()), "{rule}, {position}");
    }
}

#[test]
fn a_complete_quotient_answers_heaps_of_any_length() {
    let limits = Limits::default();
    let huge = format!("{}+9", "7".repeat(51));
    let answer = solve(
        &Question::parse("misere 0.77", &huge).expect("a question"),
        &limits,
    );
    let solution = answer.solution().expect("Kayles is complete");
    assert_eq!(solution.listed, Listed::All);
    assert!(!solution.winning_moves.is_empty());
    assert_eq!(check(&answer), Ok(()));
    for play in &solution.winning_moves {
        let after = solve(&answer.question.after(play).expect("legal"), &limits);
        assert_eq!(after.outcome(), Some(Outcome::P), "{play}");
        assert_eq!(check(&after), Ok(()), "{play}");
    }
    // The lists of winning splits of such heaps are cut.
    let limits = Limits {
        listed: 5,
        ..limits
    };
    let question =
        Question::parse("misere 0.71", &format!("{}+1", "7".repeat(50))).expect("a question");
    let cut = solve(&question, &limits);
    assert_eq!(check(&cut), Ok(()), "{cut:?}");
}

#[test]
fn kayles_repeats_as_it_was_computed_further() {
    let kayles = found("0.77", 172);
    let complete = kayles.complete().expect("complete");
    assert_eq!((complete.preperiod, complete.period), (71, 12));
    assert_eq!(kayles.verified_to(), 167);
    assert_eq!(
        kayles.element(&Count::from(167u64 + 12 * 1000)),
        kayles.element(&Count::from(167u64))
    );
    let names: Vec<String> = kayles
        .quotient()
        .p_portion()
        .map(|element| kayles.word(element).to_string())
        .collect();
    // h20 = h1+h9+h12, and 2h2, h1+2h5, h1+2h9 in the words of the table.
    assert_eq!(
        names,
        [
            "h1",
            "h9",
            "h12",
            "h1+h5",
            "h2+h2",
            "h1+h5+h5",
            "h1+h9+h9",
            "h1+h9+h12",
            "h1+h9+h25"
        ]
    );
}

#[test]
fn limits_end_with_what_was_verified() {
    let game: Game = "0.37".parse().expect("a rule");
    let few = Limits {
        moves: 100_000,
        ..Limits::default()
    };
    let answer = misere_quotient(&game, 40, &few).expect("one rule");
    assert_eq!(answer.stopped_by, Some(Stop::Moves { reached: 100_000 }));
    let reached = answer.found.verified_to();
    assert!((6..40).contains(&reached), "{reached}");
    assert_eq!(
        check_json(&answer.found.to_json().to_string()).expect("readable"),
        Ok(())
    );
    assert_eq!(answer.found.element(&Count::from(reached + 1)), None);

    let shallow = Limits {
        heap: 5,
        ..Limits::default()
    };
    let answer = misere_quotient(&game, 40, &shallow).expect("one rule");
    assert_eq!(answer.stopped_by, Some(Stop::Heap { reached: 5 }));
    assert_eq!(answer.found.verified_to(), 5);
}

#[test]
fn whoever_watches_keeps_what_was_verified() {
    let game: Game = "0.07".parse().expect("a rule");
    let answer =
        nimm::misere::misere_quotient_watched(&game, 100, &Limits::default(), &mut |heap| {
            heap < 22
        });
    let answer = answer.expect("one rule");
    assert_eq!(
        answer.stopped_by,
        Some(Stop::Interrupted {
            reached: answer.found.verified_to()
        })
    );
    assert!(answer.found.verified_to() >= 22);
}

#[test]
fn rules_without_a_quotient_are_refused() {
    for rule in ["nim & 0.77", "fibonacci", "misere take at most prev"] {
        let game: Game = rule.parse().expect(rule);
        let refused = misere_quotient(&game, 5, &Limits::default());
        assert!(
            refused
                .expect_err(rule)
                .to_string()
                .starts_with("no-quotient"),
            "{rule}"
        );
    }
}

/// Every way to change one string or number inside a value, or to leave out or double an entry.
fn alterations(value: &Value) -> Vec<Value> {
    match value {
        Value::String(text) if text.parse::<u64>().is_ok() => {
            let number: u64 = text.parse().expect("a number");
            vec![json!((number + 1).to_string()), json!("0"), json!("")]
        }
        Value::String(_) => vec![
            json!("h1"),
            json!("1"),
            json!("h2+h2"),
            json!("h99"),
            json!("x"),
        ],
        Value::Number(number) => {
            let number = number.as_u64().expect("natural");
            vec![json!(number + 1), json!(number.saturating_sub(1))]
        }
        Value::Array(list) => {
            let mut altered = vec![json!([])];
            for (index, inner) in list.iter().enumerate() {
                let mut shorter = list.clone();
                shorter.remove(index);
                altered.push(json!(shorter));
                for inner in alterations(inner) {
                    let mut changed = list.clone();
                    changed[index] = inner;
                    altered.push(json!(changed));
                }
            }
            altered
        }
        Value::Object(object) => {
            let mut altered = vec![Value::Null];
            for (key, inner) in object {
                let mut without = object.clone();
                without.remove(key);
                altered.push(json!(without));
                for inner in alterations(inner) {
                    let mut changed = object.clone();
                    changed.insert(key.clone(), inner);
                    altered.push(json!(changed));
                }
            }
            altered
        }
        _ => vec![json!("h1"), json!({ "preperiod": "1", "period": "1" })],
    }
}

#[test]
fn altered_certificates_are_refused() {
    let (mut refused, mut unreadable) = (0, 0);
    for (rule, to) in [("0.31", 9), ("0.75", 20), ("0.123", 12), ("0.71", 30)] {
        let certificate = found(rule, to).to_json();
        assert_eq!(
            check_json(&certificate.to_string()).expect(rule),
            Ok(()),
            "{rule}"
        );
        for key in certificate.as_object().expect("an object").keys() {
            for value in alterations(&certificate[key]) {
                let mut altered = certificate.clone();
                altered[key] = value;
                if altered == certificate {
                    continue;
                }
                match check_json(&altered.to_string()) {
                    Err(_) => unreadable += 1,
                    Ok(Err(_)) => refused += 1,
                    // That is a smaller claim, and as true.
                    Ok(Ok(())) if altered["complete"].is_null() => {}
                    Ok(Ok(())) => panic!("{rule}: {key}: {altered}"),
                }
            }
        }
    }
    assert!(refused > 1000 && unreadable > 100, "{refused} {unreadable}");
}

#[test]
fn a_quotient_that_only_looks_right_is_refused() {
    let refusal = |json: &Value| {
        let checked = check_json(&json.to_string()).expect("readable");
        checked.expect_err("a refusal").claim
    };
    // Kayles to heap 4 has the quotient of Nim heaps up to 3; heap 5 does not fit in.
    let mut small = found("0.77", 4).to_json();
    small["heaps"]
        .as_array_mut()
        .expect("a list")
        .push(json!("h1"));
    small["verified_to"] = json!("5");
    assert_eq!(refusal(&small), Claim::Quotient);
    // Not complete before the period was verified for long enough.
    let mut early = found("0.77", 100).to_json();
    assert_eq!(early["complete"], Value::Null);
    early["complete"] = json!({ "preperiod": "71", "period": "12" });
    assert_eq!(refusal(&early), Claim::ComputedTo);
    // A multiple of the period, a later preperiod.
    for complete in [
        json!({ "preperiod": "3", "period": "12" }),
        json!({ "preperiod": "4", "period": "6" }),
    ] {
        let mut later = found("0.71", 60).to_json();
        let heaps = later["heaps"].as_array().expect("a list").clone();
        let mut longer = heaps.clone();
        while longer.len() < 60 {
            longer.push(longer[longer.len() - 6].clone());
        }
        later["heaps"] = json!(longer);
        later["verified_to"] = json!("59");
        assert_eq!(check_json(&later.to_string()).expect("readable"), Ok(()));
        later["complete"] = complete;
        assert_eq!(refusal(&later), Claim::Period);
    }
    // Splits into unequal heaps repeat by no theorem.
    let mut unequal = found("split unequal", 2).to_json();
    unequal["complete"] = json!({ "preperiod": "0", "period": "1" });
    assert_eq!(refusal(&unequal), Claim::Theorem);
}

#[test]
fn altered_answers_are_refused() {
    let question = Question::parse("misere 0.77", "5+9+12").expect("a question");
    let answer = solve(&question, &Limits::default());
    let saved = answer.to_json();
    assert_eq!(check_json(&saved.to_string()).expect("readable"), Ok(()));
    let mut altered = 0;
    let witness = saved["evidence"]["witness"]
        .as_object()
        .expect("an object")
        .clone();
    for (key, value) in &witness {
        let text = value.as_str().expect("a text");
        let separator = if key == "multiplication" { "; " } else { " " };
        let parts: Vec<&str> = text.split(separator).collect();
        for index in 0..parts.len() {
            for other in ["h1", "1", "3", "0 0 0 0 0", "h2+h2", ""] {
                let mut changed = parts.clone();
                changed[index] = other;
                let changed = changed.join(separator);
                if changed == text {
                    continue;
                }
                let mut forged = saved.clone();
                forged["evidence"]["witness"][key] = json!(changed);
                let verdict = check_json(&forged.to_string()).expect("readable");
                assert!(verdict.is_err(), "{key}: {changed}");
                altered += 1;
            }
        }
        let mut forged = saved.clone();
        forged["evidence"]["witness"]
            .as_object_mut()
            .expect("an object")
            .remove(key);
        assert!(
            check_json(&forged.to_string()).expect("readable").is_err(),
            "{key}"
        );
    }
    assert!(altered > 300, "{altered}");
    // What stands beside the witness.
    for (key, value) in [
        ("outcome", json!("P")),
        ("winner", json!("previous")),
        ("nim_value", json!("1")),
        ("remoteness", json!(7)),
        ("strength", json!("computed")),
        ("convention", json!("normal")),
        ("rule", json!("0.71")),
        ("position", json!("5+9+13")),
        ("winning_moves", json!([])),
    ] {
        let mut forged = saved.clone();
        forged[key] = value;
        let verdict = check_json(&forged.to_string());
        assert!(!matches!(verdict, Ok(Ok(()))), "{key}");
    }
}

#[test]
fn a_quotient_of_smaller_heaps_says_nothing_of_larger_ones() {
    let small = solve(
        &Question::parse("misere 0.77", "4+3").expect("a question"),
        &Limits::default(),
    );
    let Finding::Solved(solution) = small.finding.clone() else {
        panic!("solved");
    };
    for position in ["4+5", "100"] {
        let game = small.question.game().clone();
        let heaps = position
            .split('+')
            .map(|size| Heap::new(size.parse::<u64>().expect("a size")));
        let question =
            Question::new(game, Position::new(vec![heaps.collect()])).expect("a question");
        let forged = nimm::Answer {
            question,
            finding: Finding::Solved(nimm::Solution {
                winning_moves: Vec::new(),
                ..solution.clone()
            }),
            refused: Vec::new(),
        };
        assert_eq!(
            check(&forged).expect_err("a refusal").claim,
            Claim::ComputedTo
        );
    }
}

#[test]
fn nim_values_decide_misere_sums_where_every_zero_reaches_a_one() {
    let limits = Limits::default();
    let mut positions = 0;
    for (rule, most) in [
        ("take k where 2*k <= n", 14),
        ("take k where 2*k <= n + 1", 14),
        ("take k where n mod k = 0", 14),
        ("take k where gcd(n,k) = 1 and k < n", 14),
        ("take 1-2,5 where n >= 4 or take 1", 12),
        ("0.3013", 14),
    ] {
        let game: Game = format!("misere {rule}").parse().expect(rule);
        let mut search = Search::new(&game, &limits);
        for a in 0..=most {
            for b in 0..=a {
                for c in 0..=b.min(6) {
                    let position = Position::of_sizes([a, b, c]);
                    let question = Question::new(game.clone(), position.clone()).expect(rule);
                    let answer = solve(&question, &limits);
                    let solution = answer.solution().expect(rule);
                    let searched = search.solve(&position).expect("a small box");
                    assert_eq!(solution.outcome, searched.outcome, "{rule}: {position}");
                    assert_eq!(
                        solution.winning_moves, searched.winning_moves,
                        "{rule}: {position}"
                    );
                    assert!(
                        matches!(
                            solution.evidence,
                            Evidence::Theorem {
                                theorem: Theorem::TestedPairing,
                                ..
                            }
                        ),
                        "{rule}: {position}: {:?}",
                        solution.evidence
                    );
                    assert_eq!(check(&answer), Ok(()), "{rule}: {position}");
                    positions += 1;
                }
            }
        }
    }
    assert!(positions > 3000, "{positions}");
}

#[test]
fn nim_values_are_not_used_where_a_zero_reaches_no_one() {
    let question = Question::parse("misere take k where n mod k = 0 and k < n", "8+6+2");
    let question = question.expect("a question");
    let answer = solve(&question, &Limits::default());
    let solution = answer.solution().expect("small");
    let Evidence::Theorem { theorem, .. } = &solution.evidence else {
        panic!("{:?}", solution.evidence);
    };
    assert_eq!(*theorem, Theorem::MisereQuotient);
    // Its nim-values, and the sum of the largest heap, in evidence of the other theorem.
    let mut forged = answer.clone();
    let Finding::Solved(solution) = &mut forged.finding else {
        panic!("solved");
    };
    let witness = [
        ("largest_value", "3"),
        ("nim_sum", "3"),
        ("parts", "table up_to 8"),
        ("tested_to", "8"),
    ];
    solution.evidence = Evidence::Theorem {
        theorem: Theorem::TestedPairing,
        witness: witness
            .map(|(key, text)| (key.to_string(), text.to_string()))
            .into(),
    };
    assert_eq!(check(&forged).expect_err("a refusal").claim, Claim::Theorem);
}

#[test]
fn how_far_a_property_was_tested_is_checked() {
    let question = Question::parse("misere take k where 2*k <= n", "20+13").expect("a question");
    let answer = solve(&question, &Limits::default());
    let saved = answer.to_json();
    assert_eq!(saved["evidence"]["witness"]["tested_to"], "20");
    for (key, text) in [
        ("tested_to", "13"),
        ("tested_to", "21"),
        ("nim_sum", "1"),
        ("parts", "table up_to 19"),
    ] {
        let mut forged = saved.clone();
        forged["evidence"]["witness"][key] = json!(text);
        assert!(
            check_json(&forged.to_string()).expect("readable").is_err(),
            "{key}: {text}"
        );
    }
}

#[test]
fn genera_are_the_heaps_of_nim_that_make_a_lost_sum() {
    for rule in ["0.77", "0.123", "0.71", "0.8", "4.0", "take any or split"] {
        let to = 9;
        let found = heap_genera(&rule.parse().expect(rule), to, &Limits::default()).expect(rule);
        assert_eq!(found.stopped_by, None);
        for (convention, is_misere) in [("", false), ("misere ", true)] {
            let game: Game = format!("{convention}{rule} & nim").parse().expect(rule);
            let mut search = Search::new(&game, &Limits::default());
            for (heap, genus) in found.genera.iter().enumerate() {
                for twos in 0..=3 {
                    let values = genus.misere_values();
                    let expected = match (is_misere, twos) {
                        (false, _) => genus.nim_value() ^ (2 * (twos as u32 % 2)),
                        (true, twos) if twos < values.len() => values[twos],
                        (true, twos) => values[values.len() - 1 - (twos - values.len() + 1) % 2],
                    };
                    for nim in 0..=9 {
                        let nim_heaps = [vec![2; twos], vec![nim]].concat();
                        let groups = [vec![heap as u64], nim_heaps];
                        let heaps = groups.map(|sizes| sizes.into_iter().map(Heap::new).collect());
                        let position = Position::new(heaps.to_vec());
                        let lost = search.solve(&position).expect("small").outcome == Outcome::P;
                        assert_eq!(
                            lost,
                            nim == u64::from(expected),
                            "{rule}: {position}: {genus}"
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn genera_of_kayles_begin_as_computed_by_hand() {
    let found = heap_genera(&"0.77".parse().expect("Kayles"), 13, &Limits::default());
    let genera = found.expect("one rule").genera;
    let texts: Vec<String> = genera.iter().map(ToString::to_string).collect();
    assert_eq!(
        texts.join(" "),
        "0^120 1^031 2^20 3^31 1^031 4^146 3^31 2^20 1^13 4^046 2^20 6^46 4^046 1^13"
    );
    let tame = genera
        .iter()
        .take_while(|genus| genus.temper() == Temper::Tame);
    assert_eq!(tame.count(), 5);
    let stopped = heap_genera(
        &"0.77".parse().expect("Kayles"),
        60,
        &Limits {
            positions: 1000,
            ..Limits::default()
        },
    );
    let stopped = stopped.expect("one rule");
    assert_eq!(stopped.stopped_by, Some(Stop::Positions { reached: 1000 }));
    assert!(stopped.genera.len() > 10);
}
