//! The notations are lossless and strict, and their faults point inside the text.

use std::hash::{BuildHasher, RandomState};

use nimm::rule::{Growth, HeapRule};
use nimm::{Count, Error, Game, Move, Position, Question, Rule};
use proptest::prelude::*;

/// A text that follows the rule notation.
fn rule_text() -> impl Strategy<Value = String> {
    let expression = prop_oneof![
        Just("prev".to_string()),
        (0u32..50).prop_map(|n| n.to_string()),
    ]
    .prop_recursive(4, 24, 2, |inner| {
        prop_oneof![
            (
                inner.clone(),
                prop::sample::select(vec!["+", "-", "*", "^"]),
                inner.clone()
            )
                .prop_map(|(a, sign, b)| format!("({a}){sign}({b})")),
            (
                prop::sample::select(vec!["floor", "ceil"]),
                inner.clone(),
                inner.clone()
            )
                .prop_map(|(name, a, b)| format!("{name}(({a})/({b}))")),
            (
                prop::sample::select(vec!["min", "max"]),
                inner.clone(),
                inner.clone()
            )
                .prop_map(|(name, a, b)| format!("{name}({a},{b})")),
            inner.prop_map(|a| format!("isqrt({a})")),
        ]
    });
    let set = prop::collection::btree_set(1u64..40, 1..12)
        .prop_map(|set| set.iter().map(u64::to_string).collect::<Vec<_>>().join(","));
    let part = prop_oneof![
        Just("nim".to_string()),
        Just("fibonacci".to_string()),
        set.clone().prop_map(|set| format!("take {set}")),
        set.prop_map(|set| format!("S({set})")),
        (1u64..99, 0u64..99).prop_map(|(from, more)| format!("take {from}-{}", from + more)),
        expression.prop_map(|limit| format!("take at most {limit}")),
    ];
    let part = prop_oneof![part, code_text(), choice_text()];
    prop::collection::vec(part, 1..4).prop_map(|parts| parts.join(" & "))
}

/// A code that allows a move.
fn code_text() -> impl Strategy<Value = String> {
    let first = prop::sample::select(vec!["0", "4", "8", "C"]);
    (first, "[0-9A-F]{0,8}[1-9A-F]0{0,2}").prop_map(|(first, digits)| format!("{first}.{digits}"))
}

/// Kinds of moves in words.
fn choice_text() -> impl Strategy<Value = String> {
    let set = prop::sample::select(vec![
        "primes",
        "squares",
        "evens",
        "triangular numbers",
        "powers of 3",
        "2 mod 5",
        "7",
        "3-9",
    ]);
    let list = prop::collection::btree_set(set, 1..4)
        .prop_map(|sets| sets.into_iter().collect::<Vec<_>>().join(","))
        .prop_filter("no amount twice", |list| {
            !(list.contains("3-9") && list.contains(",7"))
        });
    let amounts = prop_oneof![
        Just("any".to_string()),
        Just("all but 2,5-7".to_string()),
        list,
    ];
    let leaving = prop::sample::select(vec![
        "",
        ", may split",
        ", must split unequal",
        ", leave 0,2",
        ", leave 1-3",
    ]);
    let kind = prop_oneof![
        (amounts, leaving.clone())
            .prop_map(|(amounts, leaving)| format!("take {amounts}{leaving}")),
        (condition_text(), leaving)
            .prop_map(|(condition, leaving)| format!("take k where {condition}{leaving}")),
        Just("split".to_string()),
        Just("split into 2-3 unequal".to_string()),
        condition_text().prop_map(|condition| format!("split where {condition}")),
    ];
    prop::collection::vec(kind, 1..4).prop_map(|kinds| kinds.join(" or "))
}

fn condition_text() -> impl Strategy<Value = String> {
    let side = prop::sample::select(vec![
        "n",
        "k",
        "2*k",
        "n-k",
        "n mod k",
        "gcd(n,k)",
        "(n+1)*k",
        "floor(n/3)",
        "k^2",
        "7",
    ]);
    let sign = prop::sample::select(vec!["=", "!=", "<", "<=", ">", ">=", "divides"]);
    let kind = prop::sample::select(vec!["prime", "even", "power of 2", "not square"]);
    let leaf = prop_oneof![
        (side.clone(), sign.clone(), side.clone()).prop_map(|(a, is, b)| format!("{a} {is} {b}")),
        (side.clone(), sign.clone(), side.clone(), sign, side.clone())
            .prop_map(|(a, is, b, too, c)| format!("{a} {is} {b} {too} {c}")),
        (side, kind).prop_map(|(side, kind)| format!("{side} is {kind}")),
    ];
    leaf.prop_recursive(3, 12, 2, |inner| {
        prop_oneof![
            (inner.clone(), inner.clone()).prop_map(|(a, b)| format!("({a}) and ({b})")),
            (inner.clone(), inner.clone()).prop_map(|(a, b)| format!("({a}) or ({b})")),
            inner.prop_map(|a| format!("not ({a})")),
        ]
    })
}

fn position_text() -> impl Strategy<Value = String> {
    let term = prop_oneof![
        (0u64..10_000).prop_map(|n| n.to_string()),
        (0u64..50, 1u64..6).prop_map(|(n, copies)| format!("{n}*{copies}")),
        (0u64..50, 0u64..6).prop_map(|(n, more)| format!("{n}..{}", n + more)),
        (0u64..50, 0u64..60).prop_map(|(n, quota)| format!("{n}@{quota}")),
        "[1-9][0-9]{30,60}",
    ];
    let group = prop::collection::vec(term, 1..5).prop_map(|terms| terms.join("+"));
    prop::collection::vec(group, 1..4).prop_map(|groups| groups.join(" & "))
}

/// A limit that nests and chains deeply; perhaps too large.
fn deep_limit() -> impl Strategy<Value = String> {
    let around = prop::sample::select(vec![
        ("(", ")"),
        ("", "*1*1*1"),
        ("", "+0+0-prev"),
        ("1*(", ")*1+0"),
        ("isqrt(", ")"),
        ("max(", ",prev)"),
        ("min(prev-1,", ")"),
        ("floor((", ")/2)"),
        ("ceil(2*prev/(", "))"),
        ("2^(", ")"),
        ("(", ")^2^1"),
    ]);
    prop::collection::vec(around, 1..120).prop_map(|layers| {
        let wrap = |inner: String, (open, close)| format!("{open}{inner}{close}");
        layers.into_iter().fold("prev".to_string(), wrap)
    })
}

/// A fault lies inside its text, on character boundaries.
fn points_inside(error: &Error, text: &str) {
    if let Error::Notation(error) = error {
        assert_eq!(error.text, text);
        assert!(error.span.start <= error.span.end, "{error:?}");
        assert!(text.get(error.span.clone()).is_some(), "{error:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]

    #[test]
    fn rule_text_survives_printing(text in rule_text(), misere in any::<bool>()) {
        let text = if misere { format!("misere {text}") } else { text };
        let game: Game = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        let printed = game.to_string();
        prop_assert_eq!(printed.parse::<Game>(), Ok(game), "{}", printed);
        let again = printed.parse::<Game>().map(|game| game.to_string());
        prop_assert_eq!(again, Ok(printed));
    }

    #[test]
    fn position_text_survives_printing(text in position_text()) {
        let position: Position = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        let printed = position.to_string();
        prop_assert_eq!(printed.parse::<Position>(), Ok(position), "{}", printed);
    }

    #[test]
    fn move_text_survives_printing(heap in 1usize..1_000_000, take in "[1-9][0-9]{0,40}") {
        let text = format!("{heap}:-{take}");
        let play: Move = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        prop_assert_eq!(play.to_string(), text);
    }

    #[test]
    fn faults_point_inside_the_text(text in "[a-z0-9 ,+*^@&():.\\-１，＋无é]{0,24}") {
        if let Err(error) = text.parse::<Game>() {
            points_inside(&error, &text);
        }
        if let Err(error) = text.parse::<Position>() {
            points_inside(&error, &text);
        }
        if let Err(error) = text.parse::<Move>() {
            points_inside(&error, &text);
        }
        if let Err(error) = text.parse::<Count>() {
            points_inside(&error, &text);
        }
    }

    #[test]
    fn deep_limits_neither_overflow_nor_hang(text in deep_limit()) {
        use_limit(text);
    }

    #[test]
    fn splits_survive_printing(heap in 1usize..99, parts in prop::collection::vec(1u64..99, 2..5)) {
        let texts: Vec<String> = parts.iter().map(u64::to_string).collect();
        let text = format!("{heap}:>{}", texts.join("+"));
        let play: Move = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        prop_assert_eq!(play.to_string().parse::<Move>(), Ok(play.clone()));
        let sum: u64 = parts.iter().sum();
        prop_assert_eq!(play.taken_from(&Count::from(sum + 3)), Some(Count::from(3u64)));
    }

    #[test]
    fn numbers_are_read_as_written(digits in "[1-9][0-9]{0,80}", zeros in 0u32..30) {
        let number: Count = digits.parse().unwrap_or_else(|error| panic!("{digits}: {error}"));
        prop_assert_eq!(number.to_string(), digits.clone());
        let scaled: Count = format!("{digits}e{zeros}").parse().unwrap_or_else(|e| panic!("{e}"));
        prop_assert_eq!(scaled.to_string(), format!("{digits}{}", "0".repeat(zeros as usize)));
    }
}

#[test]
fn canonical_texts_are_as_decided() {
    for (text, canonical) in [
        ("S(1,3,4)", "take 1,3-4"),
        ("take 4,3,1", "take 1,3-4"),
        ("take 1,2,9", "take 1-2,9"),
        ("take 1-2,3-5", "take 1-5"),
        ("take 1e3", "take 1000"),
        ("take 2^10", "take 1024"),
        ("take at most 2*prev", "fibonacci"),
        ("take at most (2*prev)+1", "take at most 2*prev+1"),
        ("take at most 2*(prev+1)", "take at most 2*(prev+1)"),
        ("take at most prev-(1-2)", "take at most prev-(1-2)"),
        (
            "take at most floor((3*prev)/2)",
            "take at most floor(3*prev/2)",
        ),
        ("take at most 2^prev^2", "take at most 2^prev^2"),
        ("take at most (2^prev)^2", "take at most (2^prev)^2"),
        ("nim & take 1-3", "nim & take 1-3"),
        ("take any", "nim"),
        ("take any or split", "take any or split"),
        ("split or take any", "take any or split"),
        ("take 1-2, may split", "0.77"),
        ("take 2, may split or take 1, leave 0-2", "0.77"),
        ("take 1-2, may split or take 1", "0.77"),
        ("0.770", "0.77"),
        ("0.0003", "take 4"),
        ("0.33", "take 1-2"),
        ("0.8c", "0.8C"),
        ("4.07", "4.07"),
        ("split", "4.0"),
        ("split into 3", "8.0"),
        ("split into 2-3 or take 1, leave 3", "C.8"),
        ("take 2, must split", "0.04"),
        ("take 1, leave 0 or take 2 or take 3, may split", "0.137"),
        ("take 100, may split", "take 100, may split"),
        ("split unequal", "split unequal"),
        ("split where n >= 3", "split where n >= 3"),
        ("take primes,1", "take 1,primes"),
        ("take 1 or take primes", "take 1,primes"),
        ("take 0 mod 2", "take evens"),
        ("take 4 mod 7,1 mod 2", "take odds,4 mod 7"),
        ("take all but 5,2", "take all but 2,5"),
        ("take k where n mod k=0", "take k where n mod k = 0"),
        ("take k where ((n mod k)) = (0)", "take k where n mod k = 0"),
        ("take k where 1<k<=n-1", "take k where 1 < k <= n-1"),
        (
            "take k where not (k = 1 or k is not prime) and n>5, may split",
            "take k where not (k = 1 or k is not prime) and n > 5, may split",
        ),
        (
            "take k where k divides n or split",
            "take k where k divides n or split",
        ),
        ("take 1-3 where n is odd", "take 1-3 where n is odd"),
        ("kayles", "0.77"),
    ] {
        let rule: Rule = text
            .parse()
            .unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(rule.to_string(), canonical, "{text}");
    }
    for (text, canonical) in [
        ("3 4 5", "3+4+5"),
        ("1..10", "1+2+3+4+5+6+7+8+9+10"),
        ("5*3", "5+5+5"),
        ("13@4", "13@4"),
        ("3+5 & 7", "3+5 & 7"),
        ("3 + 5&7", "3+5 & 7"),
        ("1_000", "1000"),
        ("2^20 1e6", "1048576+1000000"),
    ] {
        let position: Position = text
            .parse()
            .unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(position.to_string(), canonical, "{text}");
    }
    let game: Game = "misère nim".parse().expect("the accent is allowed");
    assert_eq!(game.to_string(), "misere nim");
}

/// The text, the code of its fault and the place, in bytes.
const MUST_FAIL_RULES: &[(&str, &str, std::ops::Range<usize>)] = &[
    ("", "empty-rule", 0..0),
    ("  \t", "empty-rule", 0..3),
    ("take", "expected-amount", 4..4),
    ("take 0", "zero-amount", 5..6),
    ("take 0-3", "zero-amount", 5..6),
    ("take 2,2", "repeated-amount", 7..8),
    ("take 1-4,3", "repeated-amount", 9..10),
    ("take 9,5,1-20,9", "repeated-amount", 9..13),
    ("take 5-9,12,1-5,12", "repeated-amount", 12..15),
    ("S(3,1,3)", "repeated-amount", 6..7),
    ("take 1,3-2,1", "reversed-range", 7..10),
    ("take 3-1", "reversed-range", 5..8),
    ("take 1-", "expected-range-end", 7..7),
    ("take 1-x", "expected-range-end", 7..8),
    ("take 1,", "expected-amount", 7..7),
    ("take ,1", "expected-amount", 5..6),
    ("take 1 2", "trailing-text", 7..8),
    ("take -1", "expected-amount", 5..6),
    ("take 1.5", "fraction", 6..7),
    ("S()", "empty-set", 2..3),
    ("S(1", "unclosed", 3..3),
    ("S 1", "expected-amount", 2..3),
    ("nim &", "missing-rule", 5..5),
    ("& nim", "missing-rule", 0..1),
    ("misere", "missing-rule", 6..6),
    ("misere misere nim", "misplaced-misere", 7..13),
    ("nim & misere nim", "misplaced-misere", 6..12),
    ("misere nim & misère nim", "misplaced-misere", 13..20),
    ("nimx", "unknown-name", 0..4),
    ("Nim", "unknown-name", 0..3),
    ("dawson-kayle", "unknown-name", 0..12),
    ("take at 3", "expected-expression", 8..9),
    ("take at most", "expected-expression", 12..12),
    ("take at most x", "unknown-variable", 13..14),
    ("take at most 2*", "expected-expression", 15..15),
    ("take at most (prev", "unclosed", 18..18),
    ("take at most prev/2", "division-not-rounded", 17..18),
    ("take at most floor(prev)", "division-not-rounded", 23..24),
    (
        "take at most floor(prev+1/2)",
        "division-not-rounded",
        23..24,
    ),
    ("take at most 2 prev", "trailing-text", 15..19),
    ("take １，２", "full-width", 5..14),
    ("take 1，2", "full-width", 6..10),
    ("take 1#", "unexpected-character", 6..7),
    ("take 9^9^9", "trailing-text", 8..9),
    ("take 1_", "unexpected-character", 6..7),
    ("take _1", "unexpected-character", 5..6),
    ("take 1__0", "unexpected-character", 6..7),
    ("take 5e1_", "unexpected-character", 8..9),
    ("take 5_e1", "unexpected-character", 6..7),
    ("take at most 1_0_*prev", "unexpected-character", 16..17),
    ("44", "bare-number", 0..2),
    ("0.", "code-incomplete", 2..2),
    (".", "code-without-first", 0..1),
    (".77", "code-without-first", 0..3),
    ("0.7.7", "code-digit", 3..4),
    ("0.G", "code-digit", 2..3),
    ("5.7", "code-first-digit", 0..1),
    ("44.7", "code-first-digit", 0..2),
    ("0.0", "code-allows-nothing", 0..3),
    ("0.77 x", "trailing-text", 5..6),
    ("take 1, may", "expected-leaving", 8..11),
    ("take 1, may spilt", "expected-leaving", 8..11),
    ("take 1, leave 4", "expected-parts", 14..15),
    ("take 1, leave 2-1", "reversed-range", 14..17),
    ("take 1, leave 0 unequal", "nothing-unequal", 16..23),
    ("split unequel", "trailing-text", 6..13),
    ("split into 1", "expected-parts", 11..12),
    ("take 1 or", "expected-alternative", 9..9),
    ("take 1 or nim", "expected-alternative", 10..13),
    ("take primse", "expected-set", 5..11),
    ("take 3 mod 3", "expected-modulus", 11..12),
    ("take powers of 1", "expected-base", 15..16),
    ("take all but", "nothing-excluded", 12..12),
    ("take primes,1,primes", "repeated-amount", 14..20),
    ("take k where", "expected-condition", 12..12),
    ("take k where k", "expected-comparison", 14..14),
    ("take k where n mod k", "expected-comparison", 20..20),
    ("take k where n mod k = 0 or", "expected-condition", 27..27),
    ("take k where k = x", "unknown-in-condition", 17..18),
    ("take k where k = prev", "unknown-in-condition", 17..21),
    ("take k where k is pretty", "expected-kind", 18..24),
    (
        "take k where (k = 1) + 1 = 2",
        "condition-as-number",
        13..20,
    ),
    ("take k where k^k < n", "condition-too-large", 13..16),
    ("take k where n = 6^42^20-2", "condition-too-large", 17..26),
    (
        "take k where floor(6^42^20/2) = n",
        "condition-too-large",
        13..29,
    ),
    ("take k where k = = 1", "expected-condition", 17..18),
    ("take 10^99999999", "number-too-long", 5..16),
    ("take 1e99999999", "number-too-long", 5..15),
];

const MUST_FAIL_POSITIONS: &[(&str, &str, std::ops::Range<usize>)] = &[
    ("", "empty-position", 0..0),
    ("-1", "negative-heap", 0..1),
    ("3+-1", "negative-heap", 2..3),
    ("1++2", "expected-heap", 2..3),
    ("+1", "expected-heap", 0..1),
    ("1+", "expected-heap", 2..2),
    ("3+x", "expected-heap", 2..3),
    ("3,4", "trailing-text", 1..2),
    ("1&", "expected-heap", 2..2),
    ("10..1", "reversed-heaps", 0..5),
    ("1..", "expected-heap", 3..3),
    ("5*", "expected-heap", 2..2),
    ("3+5*0", "zero-copies", 2..5),
    ("5*10^12", "too-many-heaps", 0..7),
    ("1..10^12", "too-many-heaps", 0..8),
    ("7+2^3000000*3000", "too-many-heaps", 2..16),
    ("1@2^3000000+2^3000000*2863", "too-many-heaps", 12..26),
    ("13@", "expected-quota", 3..3),
    ("13@x", "expected-quota", 3..4),
    ("１＋２", "full-width", 0..9),
    ("3；4", "full-width", 1..5),
    ("1.5", "fraction", 1..2),
    ("1.", "unexpected-character", 1..2),
    ("火柴", "expected-heap", 0..6),
];

const MUST_FAIL_MOVES: &[(&str, &str, std::ops::Range<usize>)] = &[
    ("", "empty-move", 0..0),
    ("3", "expected-move", 1..1),
    ("2:3", "expected-move", 2..3),
    ("2:-", "expected-move", 3..3),
    (":-3", "expected-move", 0..1),
    ("2:-3 4", "trailing-text", 5..6),
    ("2：-3", "full-width", 1..4),
];

fn code<T: std::fmt::Debug>(
    parsed: Result<T, Error>,
    text: &str,
) -> (&'static str, std::ops::Range<usize>) {
    match parsed {
        Err(Error::Notation(error)) => (error.fault.code(), error.span.clone()),
        other => panic!("{text:?} gave {other:?}"),
    }
}

#[test]
fn faulty_texts_are_refused_at_their_place() {
    for (text, fault, span) in MUST_FAIL_RULES {
        assert_eq!(
            code(text.parse::<Game>(), text),
            (*fault, span.clone()),
            "{text:?}"
        );
    }
    for (text, fault, span) in MUST_FAIL_POSITIONS {
        assert_eq!(
            code(text.parse::<Position>(), text),
            (*fault, span.clone()),
            "{text:?}"
        );
    }
    for (text, fault, span) in MUST_FAIL_MOVES {
        assert_eq!(
            code(text.parse::<Move>(), text),
            (*fault, span.clone()),
            "{text:?}"
        );
    }
}

#[test]
fn misere_belongs_to_a_game() {
    for text in ["misere nim", "misère nim", "misere"] {
        let length = text.split(' ').next().unwrap_or_default().len();
        assert_eq!(
            code(text.parse::<Rule>(), text),
            ("misplaced-misere", 0..length)
        );
    }
}

#[test]
fn numbers_are_grouped_by_single_underscores() {
    for (text, plain) in [
        ("1_000", 1000u64),
        ("1_0_0", 100),
        ("1_0e1_0", 100_000_000_000),
    ] {
        assert_eq!(text.parse::<Count>(), Ok(plain.into()), "{text}");
    }
    for (text, at) in [
        ("1_", 1),
        ("1__0", 1),
        ("5e1_", 3),
        ("12_e3", 2),
        ("2^1_", 3),
    ] {
        let place = ("unexpected-character", at..at + 1);
        assert_eq!(code(text.parse::<Count>(), text), place);
    }
}

#[test]
fn many_amounts_are_read_one_by_one() {
    let amounts: Vec<String> = (1..200_000).rev().map(|n| (2 * n).to_string()).collect();
    let text = format!("take {}", amounts.join(","));
    let rule: Rule = text.parse().unwrap_or_else(|error| panic!("{error}"));
    let Some(HeapRule::Take(set)) = rule.only_heap_rule() else {
        panic!("no set");
    };
    assert_eq!(set.count(), Count::from(199_999u64));
}

#[test]
fn many_copies_of_a_long_heap_are_refused() {
    let long = "9".repeat(20_000);
    for (text, fits) in [
        (format!("{long}*10000000"), false),
        (format!("{long}*1000"), true),
        (format!("{long}..{long}"), true),
        (
            format!("{}0000..{}9999", "1".repeat(300), "1".repeat(300)),
            true,
        ),
        (
            format!("{}0000000..{}9999999", "1".repeat(3000), "1".repeat(3000)),
            false,
        ),
        (format!("{}*1000000", "9".repeat(38)), true),
    ] {
        let heaps = text.parse::<Position>();
        match fits {
            true => assert!(heaps.is_ok()),
            false => assert_eq!(code(heaps, "long"), ("too-many-heaps", 0..text.len())),
        }
    }
}

/// Reads a limit and does all that goes down into it, on a small stack; `false` if it is too large.
fn use_limit(text: String) -> bool {
    let on_small_stack = move || {
        let rule: Rule = match format!("take at most {text}").parse() {
            Ok(rule) => rule,
            Err(error) => {
                assert_eq!(code::<Rule>(Err(error), &text).0, "too-deep");
                return false;
            }
        };
        let Some(HeapRule::AtMost(limit)) = rule.only_heap_rule() else {
            panic!("no limit");
        };
        for previous in [1u64, 7, 1000] {
            let _ = limit.value(&previous.into());
        }
        let _ = Growth::of(limit);
        let copy = rule.clone();
        assert_eq!(copy, rule);
        let hasher = RandomState::new();
        assert_eq!(hasher.hash_one(&copy), hasher.hash_one(&rule));
        assert!(format!("{rule:#?}").contains("AtMost"));
        assert_eq!(rule.to_string().parse::<Rule>(), Ok(rule));
        true
    };
    let thread = std::thread::Builder::new().stack_size(512 << 10);
    let thread = thread.spawn(on_small_stack).expect("a thread");
    thread.join().expect("no overflow")
}

#[test]
fn largest_expressions_need_little_of_the_stack() {
    let around = |open: &str, times: usize, close: &str| {
        format!("{}prev{}", open.repeat(times), close.repeat(times))
    };
    for text in [
        around("(", 63, ")"),
        around("isqrt(", 63, ")"),
        around("max(1,", 63, ")"),
        around("max(", 63, ",1)"),
        around("floor((", 31, ")/1)"),
        around("(", 63, "*1+0)"),
        around("(0+1*(", 31, "))"),
        around("2^", 62, ""),
        format!("prev{}", "+prev".repeat(127)),
        format!("prev{}", "*prev".repeat(127)),
    ] {
        assert!(use_limit(text.clone()), "{text}");
    }
}

#[test]
fn deep_expressions_are_refused_and_do_not_overflow() {
    for text in [
        "(".repeat(100_000),
        "2^".repeat(100_000),
        "isqrt(".repeat(100_000),
        "1+".repeat(100_000),
        format!("{}1{}", "(".repeat(63), "*1*1*1+0+0+0)".repeat(63)) + "+",
    ] {
        let text = format!("take at most {text}prev");
        assert_eq!(code(text.parse::<Game>(), "deep").0, "too-deep");
    }
}

#[test]
fn positions_that_do_not_fit_are_refused() {
    for (rule, position, fault) in [
        ("nim", "3+5 & 7", "groups-differ"),
        ("nim & take 1-3", "3+5", "groups-differ"),
        ("nim", "13@4", "quota-without-limit"),
        ("take 1-3", "1+13@4", "quota-without-limit"),
    ] {
        match Question::parse(rule, position) {
            Err(Error::Game(error)) => assert_eq!(error.code(), fault, "{rule}, {position}"),
            other => panic!("{rule}, {position}: {other:?}"),
        }
    }
}

#[test]
fn residue_classes_that_hold_everything_are_any_amount() {
    for (text, canonical) in [
        ("take odds,evens", "nim"),
        ("take 5,odds,evens", "nim"),
        ("take 0 mod 3,1 mod 3,2 mod 3", "nim"),
        ("take evens,1 mod 4,3 mod 4", "nim"),
        ("take odds,evens or split", "take any or split"),
        ("take odds,2 mod 4", "take 2 mod 4,odds"),
    ] {
        let rule: Rule = text.parse().expect(text);
        let canonical: Rule = canonical.parse().expect(canonical);
        assert_eq!(rule, canonical, "{text}");
    }
}
