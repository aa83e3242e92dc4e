//! What a person reads after a slip, in each language, for a list of slips.

use std::fmt::Write as _;

use nimm::{Count, Error, Game, Move, Position, Question};
use nimm_view::{ErrorWords, Language, Words, error_words};

const RULES: &[&str] = &[
    "",
    "nimmm",
    "fibbonacci",
    "kaylse",
    "tke 1-3",
    "1-3",
    "44",
    "0,77",
    ".",
    ".77",
    "0.",
    "0.0",
    "0.G",
    "0.7.7",
    "5.7",
    "44.7",
    "misere",
    "nim &",
    "nim nim",
    "nim take 1-3",
    "take",
    "take x",
    "take 1,",
    "take 1,,2",
    "take 1-",
    "take 1-x",
    "take 0",
    "take 0-3",
    "take 0,1",
    "take 1,2,1",
    "take 1-3,2-5",
    "take 3-1",
    "take 1,6-4,9",
    "take 1;2",
    "take 1 2 3",
    "take 1..3",
    "take 1 to 3",
    "take 1 or 3",
    "take primse",
    "take 1,lucas numbers",
    "take primes,primes",
    "take powers of",
    "take powers of 1",
    "take 5 mod 3",
    "take 1 mod",
    "take 2^70 mod 2^71",
    "take all but",
    "take all but primes",
    "take any but 2",
    "take k where n ≤ 3",
    "take all",
    "take 1-2, may",
    "take 1-2, may spilt",
    "take 1-2, msut split",
    "take any,",
    "take any, foo",
    "take any or",
    "take any or spilt",
    "take 1, leave",
    "take 1, leave 5",
    "take 1, leave 2-1",
    "take 1, leave 0-1 unequal",
    "split unequel",
    "split into 5",
    "split equal",
    "take k",
    "take k where",
    "take k where n",
    "take k where n mod k",
    "take k where n mod k = 0 or",
    "take k where n mod k == 0",
    "take k where n % k = 0",
    "take k where n mod k = 0 k < n",
    "take k where k < n < m",
    "take k where (k < n) + 1 = 2",
    "take k where k is prim",
    "take k where k is",
    "take k where k/2 < n",
    "take k where 2^2^k < n",
    "split where k > 1 and",
    "take １－３，５",
    "take 1、3",
    "take 1-3.",
    "take 1e99999999",
    "S()",
    "S 1,2",
    "S(1,2",
    "S(1,2 & nim",
    "take at 3",
    "take at most",
    "take at most 2prev",
    "take at most 2*",
    "take at most 2*previous",
    "take at most 2*n",
    "take at most prev/2",
    "take at most 2*prev/3+1",
    "take at most floor(prev)",
    "take at most floor(prev",
    "take at most sqrt(prev)",
    "take at most min(prev)",
    "take at most (prev+1",
    "take 1-3 #",
    "take \u{200b}3",
];

const POSITIONS: &[&str] = &[
    "",
    "x",
    "3+",
    "3+x",
    "3,4,5",
    "3, 4, 5",
    "3;4",
    "3.5",
    "3+-4",
    "-3",
    "1-10",
    "10..1",
    "1..",
    "5*",
    "13@",
    "13@x",
    "3＋4",
    "3 heaps",
    "5*99999999",
];

const MOVES: &[&str] = &[
    "",
    "3",
    "2-3",
    "2:3",
    "2:-",
    "take 3",
    "2:-3 1:-1",
    "x",
    "2:>",
    "2:>5",
    "2:>0+4",
    "2:>1+",
    "2>1+4",
    "2:1+4",
    "1+4",
];

const NUMBERS: &[&str] = &["", "x", "1,000,000", "3.5", "２０", "5x", "2^", "10 000"];

/// Rule, position and move.
const QUESTIONS: &[(&str, &str, &str)] = &[
    ("nim", "3 & 4", ""),
    ("nim & take 1-3", "3+4", ""),
    ("nim & take 1-3", "3 & 4 & 5", ""),
    ("nim", "3+13@4", ""),
    ("nim", "3", "2:-1"),
    ("nim", "3+4", "9:-1"),
    ("nim", "3+4", "1:-4"),
    ("take 2,4-6", "9", "1:-3"),
    ("take 2,4-6", "1", "1:-1"),
    ("fibonacci", "13@4", "1:-5"),
    ("fibonacci", "13@4", "1:-0"),
    ("take at most floor(1/(prev-1))", "5", "1:-1"),
    ("take primes", "2^70", ""),
    ("take k where n mod k = 0", "3+10^8", ""),
    ("0.77", "5", "1:>1+1"),
    ("take 1-2", "5", "1:>2+2"),
    ("grundy", "6", "1:-1"),
    ("grundy", "6", "1:>3+3"),
    ("grundy", "2", "1:>1+1"),
];

fn asked(rule: &str, position: &str, play: &str) -> Option<Error> {
    let question = match Question::parse(rule, position) {
        Ok(question) => question,
        Err(error) => return Some(error),
    };
    let play: Move = play.parse().unwrap();
    question.after(&play).err()
}

fn told(said: &ErrorWords) -> String {
    let mut text = String::new();
    writeln!(text, "  {}", said.message).unwrap();
    if let Some((typed, span)) = &said.place {
        let before = unicode_width::UnicodeWidthStr::width(&typed[..span.start]);
        let marks = unicode_width::UnicodeWidthStr::width(&typed[span.clone()]).max(1);
        let expected = said.expected.as_deref().unwrap_or_default();
        let (space, marks) = (" ".repeat(before), "^".repeat(marks));
        writeln!(text, "    | {typed}\n    | {space}{marks} {expected}").unwrap();
    } else if let Some(expected) = &said.expected {
        writeln!(text, "  ({expected})").unwrap();
    }
    if let Some(remedy) = &said.remedy {
        writeln!(text, "  -> {remedy}").unwrap();
    }
    text
}

fn report(language: Language) -> String {
    let words = Words::new(language);
    let mut report = String::new();
    let mut add = |typed: &str, error: Option<Error>| {
        let error = error.unwrap_or_else(|| panic!("{typed} is no slip"));
        let said = error_words(&words, &error);
        writeln!(report, "{typed}\n{}", told(&said)).unwrap();
    };
    for text in RULES {
        add(text, text.parse::<Game>().err());
    }
    for text in POSITIONS {
        add(text, text.parse::<Position>().err());
    }
    for text in MOVES {
        add(text, text.parse::<Move>().err());
    }
    for text in NUMBERS {
        add(text, text.parse::<Count>().err());
    }
    for (rule, position, play) in QUESTIONS {
        let typed = format!("{rule} | {position} | {play}");
        add(&typed, asked(rule, position, play));
    }
    report
}

#[test]
fn slips_are_explained_in_english() {
    insta::assert_snapshot!(report(Language::English));
}

#[test]
fn slips_are_explained_in_simplified_chinese() {
    insta::assert_snapshot!(report(Language::SimplifiedChinese));
}

#[test]
fn slips_are_explained_in_traditional_chinese() {
    insta::assert_snapshot!(report(Language::TraditionalChinese));
}

#[test]
fn a_remedy_that_repeats_the_whole_text_is_accepted() {
    let words = Words::new(Language::English);
    let mut seen = 0;
    for text in RULES {
        let error = text.parse::<Game>().err().unwrap();
        let remedy = error_words(&words, &error).remedy.unwrap_or_default();
        let Some(fixed) = remedy.strip_prefix("write `") else {
            continue;
        };
        if let Some(fixed) = fixed.strip_suffix('`')
            && fixed.contains(' ')
            && !fixed.contains('`')
        {
            assert!(fixed.parse::<Game>().is_ok(), "{text}: {fixed}");
            seen += 1;
        }
    }
    assert!(seen > 15, "{seen}");
}
