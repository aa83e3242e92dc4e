//! Every kind of bad input: what is wrong, where, what was expected, and a remedy.

use std::fmt::Write;

use nimm_lab::{Bounds, Claim, LabError, Sampling, lab_error_words, report_words, test_claim};
use nimm_view::{Language, Words};

const CASES: [(&str, &str, &str); 52] = [
    // The family.
    ("", "", "1 = 1"),
    ("take 1-a,c-b", "a=1..20,b=1..30", "1 = 1"),
    ("0.7x", "a=1..2", "1 = 1"),
    // The ranges.
    ("take 1-a", "a", "1 = 1"),
    ("take 1-a", "a=", "1 = 1"),
    ("take 1-a", "a=1..", "1 = 1"),
    ("take 1-a", "a=1..,b=2", "1 = 1"),
    ("take 1-a", "a>=1", "1 = 1"),
    ("take 1-a", "a=1..2 b=1..2", "1 = 1"),
    ("take 1-a", "a=1..2,", "1 = 1"),
    ("take 1-a", "a=1..b,b=1..3", "1 = 1"),
    ("take 1-a", "a=1..a", "1 = 1"),
    ("take 1-a", "a=1..2,a=3..4", "1 = 1"),
    ("take 1-a", "A=1..2", "1 = 1"),
    ("take 1-a", "n=1..2", "1 = 1"),
    ("take 1-a", "ab=1..2", "1 = 1"),
    ("take 1-a", "a=5..3", "1 = 1"),
    ("take a,b", "a=1..3,b=9..a", "1 = 1"),
    ("take 1-a", "a=1..1e9", "1 = 1"),
    ("take a,b", "a=1..1e9,b=a..1e9", "1 = 1"),
    ("take a,b", "a=0..3,b=1..6 div a", "1 = 1"),
    ("take a,b", "a=1..3,b=1..10^(a*99)", "1 = 1"),
    ("take 1-a", "a=1..outcome_period", "1 = 1"),
    ("take 1-a", "a=1..n", "1 = 1"),
    ("take 1-a", "a=1..true", "1 = 1"),
    ("take 1-a", "a=1..max(1)", "1 = 1"),
    // The claim.
    ("take 1-a", "a=1..3", ""),
    ("take 1-a", "a=1..3", "outcome_period"),
    ("take 1-a", "a=1..3", "outcome_period =="),
    ("take 1-a", "a=1..3", "outcome_period = a/2"),
    ("take 1-a", "a=1..3", "outcome_period = a # 2"),
    ("take 1-a", "a=1..3", "outcome_period ≤ a"),
    ("take 1-a", "a=1..3", "outcome_period = 2a"),
    ("take 1-a", "a=1..3", "outcome_perod = a"),
    ("take 1-a", "a=1..3", "outcome_period = b"),
    ("take 1-a", "a=1..3", "1 < a < 4"),
    ("take 1-a", "a=1..3", "outcome_period = (a+1"),
    ("take 1-a", "a=1..3", "outcome_period = * 2"),
    ("take 1-a", "a=1..3", "P(n) = 0"),
    ("take 1-a", "a=1..3", "P(n) iff n"),
    ("take 1-a", "a=1..3", "G(n = 2) = 0"),
    ("take 1-a", "a=1..3", "G = 0"),
    ("take 1-a", "a=1..3", "gcd = 2"),
    ("take 1-a", "a=1..3", "ceildiv(a,2,3) = 2"),
    ("take 1-a", "a=1..3", "if a = 1 then a = 1"),
    ("take 1-a", "a=1..3", "if a = 1 then 2 else a = 3"),
    ("take 1-a", "a=1..3", "let a = 1 in a = 1"),
    ("take 1-a", "a=1..3", "let L in L = 1"),
    ("take 1-a", "a=1..3", "let 3 = 1 in 1 = 1"),
    (
        "take 1-a",
        "a=1..3",
        "a = 999999999999999999999999999999999999999",
    ),
    ("take 1-a", "a=1..3", "a = 1 and"),
    ("规则 1-a", "a=1..3", "堆 = 1"),
];

fn refused((family, ranges, claim): (&str, &str, &str)) -> LabError {
    let read = Claim::read(family, ranges, claim);
    let most = Sampling::All { most: 10_000 };
    let run = read.and_then(|claim| test_claim(&claim, &most, &Bounds::default(), &mut |_| true));
    run.expect_err(claim)
}

fn in_words(words: &Words, error: &LabError) -> String {
    let said = lab_error_words(words, error);
    let (text, span) = said.place.expect("a place");
    // Places are on character boundaries, and wide characters take two columns.
    let column = |end: usize| -> usize {
        text[..end]
            .chars()
            .map(|c| 1 + usize::from(c > '\u{2e80}'))
            .sum()
    };
    let (from, to) = (column(span.start), column(span.end));
    let mut lines = format!("{}: {text}\n", error.field.name());
    let indent = error.field.name().len() + 2 + from;
    let marks = "^".repeat((to - from).max(1));
    writeln!(lines, "{}{marks}", " ".repeat(indent)).unwrap();
    writeln!(lines, "{}", said.message).unwrap();
    writeln!(
        lines,
        "expected: {}",
        said.expected.expect("what was expected")
    )
    .unwrap();
    writeln!(lines, "remedy: {}", said.remedy.expect("a remedy")).unwrap();
    lines
}

#[test]
fn bad_input_is_refused_at_its_place_with_a_remedy() {
    let words = Words::new(Language::English);
    let said = CASES.map(|case| in_words(&words, &refused(case)));
    insta::assert_snapshot!("errors", said.join("\n"));
}

#[test]
fn chinese_readers_are_told_the_same() {
    for language in [Language::SimplifiedChinese, Language::TraditionalChinese] {
        let words = Words::new(language);
        for case in CASES {
            let said = in_words(&words, &refused(case));
            assert!(
                !said.contains("lab-fault") && !said.contains("{$"),
                "{said}"
            );
        }
    }
    let words = Words::new(Language::TraditionalChinese);
    let said = CASES.map(|case| in_words(&words, &refused(case)));
    insta::assert_snapshot!("errors_zh_hant", said.join("\n"));
}

#[test]
fn what_lies_too_deep_is_refused() {
    let claim = format!("{}1{} = 1", "(".repeat(5000), ")".repeat(5000));
    assert_eq!(refused(("nim", "", &claim)).fault.code(), "too-deep");
    let claim = format!("{}true", "not ".repeat(5000));
    assert_eq!(refused(("nim", "", &claim)).fault.code(), "too-deep");
    let claim = format!("1{} = 1", "+1".repeat(5000));
    assert_eq!(refused(("nim", "", &claim)).fault.code(), "too-deep");
    let names: Vec<String> = (0..5000).map(|k| format!("x{k} = 1")).collect();
    let claim = format!("let {} in true", names.join(", "));
    assert_eq!(refused(("nim", "", &claim)).fault.code(), "too-deep");
    let claim = "2^".repeat(5000) + "2 = 1";
    assert_eq!(refused(("nim", "", &claim)).fault.code(), "too-deep");
}

#[test]
fn a_box_that_random_values_never_hit_is_refused() {
    let claim = Claim::read("take a,b", "a=1..3,b=9..a", "1 = 1").unwrap();
    let random = Sampling::Random { count: 5, seed: 1 };
    let error = test_claim(&claim, &random, &Bounds::default(), &mut |_| true).unwrap_err();
    assert_eq!(error.fault.code(), "nothing-at-random");
    assert!(in_words(&Words::new(Language::English), &error).contains("widen the ranges"));
}

#[test]
fn reports_read_well_in_every_language() {
    let cases = [
        ("take 1-a", "a=1..9", "outcome_period = a+1", None),
        ("take 1-a", "a=1..9", "G(n) = n mod (a+1)", None),
        ("take 1-a", "a=1..9", "G(n) <= n", None),
        ("take a,b", "a=1..9,b=a..9", "outcome_period = a+b", None),
        ("take 1-a", "a=1..9", "P(n) iff n mod a = 0", None),
        ("take a-b", "a=1..4,b=1..4", "outcome_period = a+b", None),
        ("take a-b", "a=4..5,b=1..2", "outcome_period = a+b", None),
        (
            "take 1-a",
            "a=1..9",
            "outcome_period = a+1 or 1 div (a-3) = 7",
            None,
        ),
        ("tak 1-a", "a=1..9", "outcome_period = a+1", None),
        ("take 1-a", "a=1..9", "saltus div (a-3) = 0", None),
        (
            "take a,b",
            "a=1..9,b=a..9",
            "outcome_period = a+b",
            Some(50),
        ),
        ("take 1-a", "a=1..9", "outcome_period = a+1", Some(50)),
    ];
    let mut lines = Vec::new();
    for (family, ranges, text, random) in cases {
        let claim = Claim::read(family, ranges, text).unwrap();
        let sampling = match random {
            None => Sampling::All { most: 1000 },
            Some(count) => Sampling::Random { count, seed: 7 },
        };
        let report = test_claim(&claim, &sampling, &Bounds::default(), &mut |_| true).unwrap();
        lines.push(format!("{family} for {ranges}: {text}"));
        for language in Language::ALL {
            let said = report_words(&Words::new(language), &claim, &sampling, &report);
            lines.extend(said.iter().map(|line| format!("  {line}")));
        }
    }
    insta::assert_snapshot!("reports", lines.join("\n"));
}
