//! Rules that take and break, as codes, in words and by name: held against trying every move. Long
//! because all tests share that reference.

mod common;

use std::collections::{BTreeSet, HashMap};
use std::time::{Duration, Instant};

use common::{
    json, json_and_code, nimm, nimm_with_input, numbers, one_line, scratch, sequence, strings,
};
use serde_json::{Value, json};

/// What a move may leave of a heap: the heaps that are not empty, smallest first.
type Options = Vec<Vec<usize>>;

/// All ways to write `total` as a sum of `parts` numbers from `least` on, smallest first.
fn partitions(total: usize, parts: usize, least: usize) -> Options {
    match parts {
        0 => (total == 0).then(Vec::new).into_iter().collect(),
        1 => (total >= least).then(|| vec![total]).into_iter().collect(),
        _ => (least..=total / parts)
            .flat_map(|first| {
                partitions(total - first, parts - 1, first)
                    .into_iter()
                    .map(move |mut rest| {
                        rest.insert(0, first);
                        rest
                    })
            })
            .collect(),
    }
}

/// The options of a heap under a code.
fn code_options(code: &str, heap: usize) -> Options {
    code.replace('.', "")
        .chars()
        .map(|digit| digit.to_digit(16).expect("a digit"))
        .enumerate()
        .take(heap + 1)
        .flat_map(|(taken, digit)| {
            (0..4)
                .filter(move |parts| digit >> parts & 1 == 1)
                .flat_map(move |parts| partitions(heap - taken, parts, 1))
        })
        .collect()
}

/// The options of a heap when `may(heap, amount)` says what may be taken.
fn take_options(heap: usize, may: impl Fn(usize, usize) -> bool) -> Options {
    (1..=heap)
        .filter(|&amount| may(heap, amount))
        .map(|amount| partitions(heap - amount, usize::from(amount < heap), 1))
        .flat_map(|options| {
            if options.is_empty() {
                vec![Vec::new()]
            } else {
                options
            }
        })
        .collect()
}

/// The nim-values of the heaps 0 to `to`.
fn values(to: usize, options: impl Fn(usize) -> Options) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for heap in 0..=to {
        let seen: BTreeSet<u64> = options(heap)
            .iter()
            .map(|parts| parts.iter().fold(0, |sum, &part| sum ^ values[part]))
            .collect();
        values.push((0..).find(|value| !seen.contains(value)).expect("a value"));
    }
    values
}

/// Whether the player to move loses, found by trying every move of every heap.
struct Search<'a> {
    options: &'a dyn Fn(usize) -> Options,
    misere: bool,
    known: HashMap<Vec<usize>, bool>,
}

impl<'a> Search<'a> {
    fn new(options: &'a dyn Fn(usize) -> Options, misere: bool) -> Self {
        Search {
            options,
            misere,
            known: HashMap::new(),
        }
    }

    fn lost(&mut self, mut heaps: Vec<usize>) -> bool {
        heaps.retain(|&heap| heap > 0);
        heaps.sort_unstable();
        if let Some(&lost) = self.known.get(&heaps) {
            return lost;
        }
        let after = self.after(&heaps);
        let lost = if after.is_empty() {
            !self.misere
        } else {
            !after.into_iter().any(|(_, left)| self.lost(left))
        };
        self.known.insert(heaps, lost);
        lost
    }

    /// Every move, in the notation of the program, and the heaps after it.
    fn after(&self, heaps: &[usize]) -> Vec<(String, Vec<usize>)> {
        let mut after = Vec::new();
        for (place, &heap) in heaps.iter().enumerate() {
            for parts in (self.options)(heap) {
                let number = place + 1;
                let text = match parts[..] {
                    [] => format!("{number}:-{heap}"),
                    [left] => format!("{number}:-{}", heap - left),
                    _ => {
                        let sizes: Vec<String> = parts.iter().map(usize::to_string).collect();
                        format!("{number}:>{}", sizes.join("+"))
                    }
                };
                let mut left = heaps.to_vec();
                left.splice(place..=place, parts);
                after.push((text, left));
            }
        }
        after
    }

    fn winning(&mut self, heaps: &[usize]) -> BTreeSet<String> {
        self.after(heaps)
            .into_iter()
            .filter(|(_, left)| self.lost(left.clone()))
            .map(|(text, _)| text)
            .collect()
    }
}

fn written(heaps: &[usize]) -> String {
    let sizes: Vec<String> = heaps.iter().map(usize::to_string).collect();
    sizes.join("+")
}

/// Outcome and every winning move of positions of one and two heaps to `max`.
fn check_box(rule: &str, max: usize, misere: bool, options: &dyn Fn(usize) -> Options) {
    let mut search = Search::new(options, misere);
    let ones = (1..=max).map(|heap| vec![heap]);
    let twos = (1..=max).flat_map(|a| (a..=max).map(move |b| vec![a, b]));
    // Not every position: each is a run of the program.
    for heaps in ones.chain(twos.step_by(3)) {
        // Small heaps need no search for a period.
        let answer = json(&["solve", rule, &written(&heaps), "--limit-heap", "200"]);
        let lost = search.lost(heaps.clone());
        assert_eq!(answer["outcome"], if lost { "P" } else { "N" }, "{answer}");
        let winner = if lost { "previous" } else { "next" };
        assert_eq!(answer["winner"], winner, "{answer}");
        assert_eq!(common::moves(&answer), search.winning(&heaps), "{answer}");
    }
}

/// Rules with splits as the program reads them, and as codes.
const SPLITTING: [(&str, &str); 9] = [
    ("0.77", "0.77"),
    ("4.07", "4.07"),
    ("0.8C", "0.8C"),
    ("0.F", "0.F"),
    ("take 1-2, may split or split", "4.77"),
    ("take 2, must split", "0.04"),
    ("take 1-2, leave 0,2", "0.55"),
    ("take 1, leave 1-3", "0.E"),
    ("split", "4.0"),
];

#[test]
fn answers_with_splits_match_trying_every_move() {
    std::thread::scope(|scope| {
        for part in SPLITTING.chunks(5) {
            scope.spawn(move || {
                for (rule, code) in part {
                    check_box(rule, 9, false, &|heap| code_options(code, heap));
                }
            });
        }
    });
}

#[test]
fn misere_answers_with_splits_match_trying_every_move() {
    check_box("misere 0.77", 10, true, &|heap| code_options("0.77", heap));
    check_box("misere 4.07", 6, true, &|heap| code_options("4.07", heap));
    check_box("misere 0.8C", 7, true, &|heap| code_options("0.8C", heap));
}

#[test]
fn misere_answers_of_three_kayles_heaps_match_trying_every_move() {
    let options = |heap| code_options("0.77", heap);
    let mut search = Search::new(&options, true);
    for heaps in [
        [1, 1, 1],
        [1, 2, 3],
        [2, 2, 2],
        [3, 4, 5],
        [1, 5, 5],
        [4, 4, 6],
    ] {
        let answer = json(&["solve", "misere 0.77", &written(&heaps)]);
        let lost = search.lost(heaps.to_vec());
        assert_eq!(answer["outcome"], if lost { "P" } else { "N" }, "{answer}");
        assert_eq!(common::moves(&answer), search.winning(&heaps), "{answer}");
    }
    // The lost single heaps are 1, 4, 9, 12, 20 (Sibert and Conway).
    for heap in 1..=20 {
        let answer = json(&["solve", "misere 0.77", &heap.to_string()]);
        let lost = [1, 4, 9, 12, 20].contains(&heap);
        assert_eq!(
            lost,
            search.lost(vec![heap]),
            "the reference differs at {heap}"
        );
        assert_eq!(answer["outcome"], if lost { "P" } else { "N" }, "{answer}");
    }
}

fn is_square(number: usize) -> bool {
    (1..=number).any(|root| root * root == number)
}

fn is_prime(number: usize) -> bool {
    number >= 2 && !(2..number).any(|divisor| number.is_multiple_of(divisor))
}

fn gcd(a: usize, b: usize) -> usize {
    if b == 0 { a } else { gcd(b, a % b) }
}

#[test]
fn answers_of_infinite_sets_match_trying_every_move() {
    for misere in [false, true] {
        let rule = |rule: &str| {
            if misere {
                format!("misere {rule}")
            } else {
                rule.to_owned()
            }
        };
        check_box(&rule("take squares"), 11, misere, &|heap| {
            take_options(heap, |_, k| is_square(k))
        });
        check_box(&rule("take all but 2"), 9, misere, &|heap| {
            take_options(heap, |_, k| k != 2)
        });
        check_box(&rule("take all but 1,3"), 9, misere, &|heap| {
            take_options(heap, |_, k| k != 1 && k != 3)
        });
        check_box(&rule("take primes"), 9, misere, &|heap| {
            take_options(heap, |_, k| is_prime(k))
        });
    }
}

/// A rule in words and its options.
type Written = (&'static str, fn(usize) -> Options);

/// Rules in words, each with its moves written anew.
const IN_WORDS: [Written; 38] = [
    ("take any", |n| take_options(n, |_, _| true)),
    ("take primes", |n| take_options(n, |_, k| is_prime(k))),
    ("take 1,primes", |n| {
        take_options(n, |_, k| k == 1 || is_prime(k))
    }),
    ("take composites", |n| {
        take_options(n, |_, k| k > 1 && !is_prime(k))
    }),
    ("take squares", |n| take_options(n, |_, k| is_square(k))),
    ("take cubes", |n| {
        take_options(n, |_, k| (1..=k).any(|r| r * r * r == k))
    }),
    ("take triangular numbers", |n| {
        take_options(n, |_, k| is_square(8 * k + 1))
    }),
    ("take powers of 2", |n| {
        take_options(n, |_, k| k.is_power_of_two())
    }),
    ("take powers of 3", |n| {
        take_options(n, |_, k| [1, 3, 9, 27].contains(&k))
    }),
    ("take fibonacci numbers", |n| {
        take_options(n, |_, k| [1, 2, 3, 5, 8, 13, 21, 34].contains(&k))
    }),
    ("take factorials", |n| {
        take_options(n, |_, k| [1, 2, 6, 24].contains(&k))
    }),
    ("take evens", |n| take_options(n, |_, k| k % 2 == 0)),
    ("take odds", |n| take_options(n, |_, k| k % 2 == 1)),
    ("take 1 mod 3", |n| take_options(n, |_, k| k % 3 == 1)),
    ("take 0 mod 3", |n| take_options(n, |_, k| k % 3 == 0)),
    ("take 2 mod 5,squares", |n| {
        take_options(n, |_, k| k % 5 == 2 || is_square(k))
    }),
    ("take all but 2,5", |n| {
        take_options(n, |_, k| k != 2 && k != 5)
    }),
    ("take k where n mod k = 0", |n| {
        take_options(n, |n, k| n % k == 0)
    }),
    ("take k where k divides n and k < n", |n| {
        take_options(n, |n, k| n % k == 0 && k < n)
    }),
    ("take k where 2*k <= n", |n| {
        take_options(n, |n, k| 2 * k <= n)
    }),
    ("take k where gcd(n,k) = 1", |n| {
        take_options(n, |n, k| gcd(n, k) == 1)
    }),
    ("take k where k+1 is prime", |n| {
        take_options(n, |_, k| is_prime(k + 1))
    }),
    ("take k where k = 1 or k = ceil(n/2)", |n| {
        take_options(n, |n, k| k == 1 || k == n.div_ceil(2))
    }),
    ("take 1-6 where k < n", |n| {
        take_options(n, |n, k| k <= 6 && k < n)
    }),
    ("take k where not k is square", |n| {
        take_options(n, |_, k| !is_square(k))
    }),
    ("take k where 2 <= k <= n-2", |n| {
        take_options(n, |n, k| 2 <= k && k + 2 <= n)
    }),
    ("take k where n-k is square", |n| {
        take_options(n, |n, k| n > k && is_square(n - k))
    }),
    ("split", |n| partitions(n, 2, 1)),
    ("split unequal", |n| {
        let mut options = partitions(n, 2, 1);
        options.retain(|parts| parts[0] != parts[1]);
        options
    }),
    ("split into 3", |n| partitions(n, 3, 1)),
    ("split where n >= 3", |n| {
        if n >= 3 {
            partitions(n, 2, 1)
        } else {
            Vec::new()
        }
    }),
    ("take any or split", |n| {
        let mut options = take_options(n, |_, _| true);
        options.extend(partitions(n, 2, 1));
        options
    }),
    ("take any, may split", |n| {
        let mut options = take_options(n, |_, _| true);
        options.extend((1..n).flat_map(|k| partitions(n - k, 2, 1)));
        options
    }),
    ("take squares, must split", |n| {
        (1..=n)
            .filter(|&k| is_square(k))
            .flat_map(|k| partitions(n - k, 2, 1))
            .collect()
    }),
    ("take 2, may split unequal", |n| {
        let mut options = take_options(n, |_, k| k == 2);
        options.extend(
            partitions(n.saturating_sub(2), 2, 1)
                .into_iter()
                .filter(|p| p[0] != p[1]),
        );
        options
    }),
    ("take 1-2, leave 0,2", |n| code_options("0.55", n)),
    ("take 1-2 where n >= 5, may split", |n| {
        if n >= 5 {
            code_options("0.77", n)
        } else {
            Vec::new()
        }
    }),
    ("take 1 where n >= 5, may split or take 2", |n| {
        let mut options = take_options(n, |_, k| k == 2);
        if n >= 5 {
            options.extend(code_options("0.7", n));
        }
        options
    }),
];

#[test]
fn values_of_rules_in_words_match_trying_every_move() {
    for (rule, options) in IN_WORDS {
        assert_eq!(sequence(rule, 45), values(45, options), "{rule}");
    }
}

/// Every digit in words: what may be left when `amount` are taken.
fn digit_in_words(digit: u32, amount: usize) -> String {
    let left: Vec<String> = (0..4)
        .filter(|parts| digit >> parts & 1 == 1)
        .map(|parts| parts.to_string())
        .collect();
    match (amount, digit) {
        (0, 4) => "split".to_owned(),
        (0, 8) => "split into 3".to_owned(),
        (0, 12) => "split into 2-3".to_owned(),
        (_, 3) => format!("take {amount}"),
        (_, 4) => format!("take {amount}, must split"),
        (_, 7) => format!("take {amount}, may split"),
        _ => format!("take {amount}, leave {}", left.join(",")),
    }
}

/// A code in words, its kinds of moves joined by `or`.
fn code_in_words(code: &str) -> String {
    let kinds: Vec<String> = code
        .replace('.', "")
        .chars()
        .map(|digit| digit.to_digit(16).expect("a digit"))
        .enumerate()
        .filter(|&(_, digit)| digit > 0)
        .map(|(amount, digit)| digit_in_words(digit, amount))
        .collect();
    kinds.join(" or ")
}

/// Codes with every digit at every one of the first places.
fn codes() -> Vec<String> {
    let mut codes = vec![
        "0.77",
        "4.07",
        "0.8C",
        "0.137",
        "0.007",
        "0.3F",
        "C.0",
        "8.0",
        "4.0",
        "4.77",
        "C.77",
        "8.33",
        "0.123456789ABCDEF",
        "4.80000001",
    ]
    .into_iter()
    .map(str::to_owned)
    .collect::<Vec<_>>();
    for digit in 1..16 {
        codes.push(format!("0.{digit:X}"));
        codes.push(format!("0.{:X}{digit:X}", 16 - digit));
        codes.push(format!("4.0{digit:X}"));
    }
    codes
}

#[test]
fn words_and_codes_are_read_as_the_same_rule() {
    for code in codes() {
        let (left, right) = (
            json(&["read", &code]),
            json(&["read", &code_in_words(&code)]),
        );
        for key in ["rule", "code", "text", "words", "name", "method"] {
            assert_eq!(left[key], right[key], "{code} {key}");
        }
        // A set of amounts is printed as that, and its code stands beside it.
        assert_eq!(left["code"], code, "{left}");
        // What is printed reads back as the same.
        for key in ["rule", "text"] {
            let text = left[key].as_str().expect("a text");
            assert_eq!(json(&["read", text]), left, "{code} {key}");
        }
    }
}

#[test]
fn values_of_codes_match_trying_every_move() {
    for code in codes() {
        let expected = values(40, |heap| code_options(&code, heap));
        assert_eq!(sequence(&code, 40), expected, "{code}");
    }
}

#[test]
fn pairs_of_words_and_codes_say_the_same() {
    for (words, code) in [
        ("take 1-2, may split", "0.77"),
        ("take 1-2,may split", "0.77"),
        ("take 2, may split or split", "4.07"),
        ("split or take 2, may split", "4.07"),
        ("take 1, leave 3 or take 2, leave 2-3", "0.8C"),
        ("take 2, must split", "0.04"),
        ("take 2, leave 0,2", "0.05"),
        ("take 1, leave 0 or take 2 or take 3, may split", "0.137"),
        ("take 1 or take 2, must split", "0.34"),
        ("take 1-4, may split", "0.7777"),
        ("take 1, leave 0-3", "0.F"),
        ("split", "4.0"),
        ("split into 2-3", "C.0"),
        ("take 1-3", "0.333"),
        ("S(1,3)", "0.303"),
        ("0.8c0", "0.8C"),
        ("misere take 1-2, may split", "0.77"),
    ] {
        let reading = json(&["read", words]);
        assert_eq!(reading["code"], code, "{words}");
        let direct = json(&["read", code]);
        assert_eq!(reading["rule"], direct["rule"], "{words}");
    }
}

#[test]
fn hexadecimal_codes_are_not_the_empty_rule() {
    for (code, first) in [("0.8", 4), ("0.9", 1), ("0.08", 5), ("8.0", 3)] {
        let values = sequence(code, 30);
        assert_eq!(
            values.iter().position(|&value| value > 0),
            Some(first),
            "{code}"
        );
        assert_eq!(json(&["read", code])["code"], code);
    }
}

#[test]
fn texts_that_are_no_codes_are_refused_at_their_place() {
    for (rule, column) in [
        ("44", 0),
        ("0.", 2),
        (".", 0),
        ("0.7.7", 3),
        ("0.G", 2),
        (".77", 0),
        ("0.0", 0),
        ("5.7", 0),
        ("0.77G", 4),
        ("nim & 0.7.7", 9),
    ] {
        for args in [
            vec!["read", rule],
            vec!["solve", rule, "3"],
            vec!["sequence", rule],
            vec!["period", rule],
            vec!["table", rule],
            vec!["play", rule, "3"],
        ] {
            let mut all = args.clone();
            all.extend(["--lang", "en"]);
            let run = nimm(&all);
            assert_eq!(run.code, Some(2), "{args:?}: {run:?}");
            assert_eq!(run.stdout, "", "{args:?}");
            let lines: Vec<&str> = run.stderr.lines().collect();
            let place = lines
                .iter()
                .position(|line| *line == format!("1 | {rule}"))
                .unwrap_or_else(|| panic!("{args:?}: {run:?}"));
            assert_eq!(lines[place + 1].find('^'), Some(4 + column), "{run:?}");
            assert!(run.stderr.contains("= help: "), "{run:?}");
        }
    }
}

#[test]
fn published_periods_of_sets_are_found() {
    for (rule, outcomes, values) in [
        ("take 2,3,6,7,9,10", (0, 29), Some(58)),
        ("take 24,53,59", (1370, 7), Some(7)),
        ("take 4,9,24,29,33", (0, 6956), None),
    ] {
        let answer = json(&["period", rule]);
        assert_eq!(answer["strength"], "proven");
        let half = &answer["outcomes"];
        assert_eq!(
            (
                common::big(&half["preperiod"]),
                common::big(&half["period"])
            ),
            outcomes,
            "{rule}"
        );
        if let Some(period) = values {
            assert_eq!(
                common::big(&answer["nim_values"]["period"]),
                period,
                "{rule}"
            );
        }
    }
}

/// The value of a heap of Kayles of any size.
fn kayles(heap: u64, small: &[u64]) -> u64 {
    if heap < 71 {
        small[usize::try_from(heap).expect("a small heap")]
    } else {
        let rest = 72 + heap % 12;
        small[usize::try_from(rest).expect("a small heap")]
    }
}

const QUINTILLION: u64 = 1_000_000_000_000_000_000;

#[test]
fn kayles_of_huge_heaps_is_answered_at_once() {
    let start = Instant::now();
    let answer = json(&["solve", "0.77", "10^18+10^18"]);
    assert!(start.elapsed() < Duration::from_secs(5));
    assert_eq!(answer["outcome"], "P");
    assert_eq!(answer["winning_moves"], json!([]));
    assert_eq!(answer["strength"], "proven");
    let answer = json(&["solve", "0.77", "10^1000"]);
    assert_eq!(answer["outcome"], "N");
}

#[test]
fn winning_splits_of_huge_kayles_heaps_win_and_are_checked() {
    let small = values(100, |heap| code_options("0.77", heap));
    let path = scratch("kayles-huge.json");
    let file = path.to_str().expect("a path in UTF-8");
    let answer = json(&["solve", "0.77", "10^18", "--certificate", file]);
    assert_eq!(answer["outcome"], "N");
    assert_eq!(answer["nim_value"], kayles(QUINTILLION, &small).to_string());
    let moves = strings(&answer["winning_moves"]);
    assert!(moves.len() > 1);
    // More splits than can be listed: that is said.
    assert_eq!(answer["winning_moves_complete"], false);
    for text in &moves {
        let after = text.strip_prefix("1:").expect("heap 1");
        let parts: Vec<u64> = if let Some(taken) = after.strip_prefix('-') {
            vec![QUINTILLION - taken.parse::<u64>().expect("a number")]
        } else {
            after[1..].split('+').map(common::number).collect()
        };
        let left: u64 = parts.iter().sum();
        assert!([1, 2].contains(&(QUINTILLION - left)), "{text}");
        let sum = parts
            .iter()
            .fold(0, |sum, &part| sum ^ kayles(part, &small));
        assert_eq!(sum, 0, "{text}");
    }
    let middle = &moves[moves.len() / 2];
    let position = middle[3..].to_owned();
    assert_eq!(
        json(&["solve", "0.77", &position])["outcome"],
        "P",
        "{middle}"
    );
    let run = nimm(&["check", file]);
    assert_eq!(run.code, Some(0), "{run:?}");
    let mut altered: Value =
        serde_json::from_str(&std::fs::read_to_string(&path).expect("a file")).expect("JSON");
    altered["winning_moves"][0] = json!("1:>2+999999999999999997");
    std::fs::write(&path, altered.to_string()).expect("a file");
    assert_eq!(json_and_code(&["check", file]).1, 1);
}

/// The position after a move in the notation of the program.
fn played(heaps: &[u64], text: &str) -> Vec<u64> {
    let (place, act) = text.split_once(':').expect("a heap and an act");
    let place: usize = place.parse().expect("a heap");
    let parts: Vec<u64> = match act.strip_prefix('-') {
        Some(taken) => vec![heaps[place - 1] - common::number(taken)],
        None => act
            .strip_prefix('>')
            .expect("a split")
            .split('+')
            .map(common::number)
            .collect(),
    };
    let mut left = heaps.to_vec();
    left.splice(place - 1..place, parts);
    left
}

#[test]
fn wins_found_by_the_program_win() {
    for (rule, heaps) in [
        ("0.77", vec![50, 70, 23]),
        ("0.77", vec![10_000, 501]),
        ("4.07", vec![31, 12]),
        ("0.8C", vec![17, 20]),
        ("0.137", vec![10_000_000, 77]),
        ("0.06", vec![2000, 1001]),
        ("lasker", vec![40, 41, 7]),
        ("grundy", vec![99, 55]),
        ("take squares", vec![1000, 997]),
        ("take all but 2,5", vec![1_000_000, 999]),
        ("take k where n mod k = 0", vec![360, 16]),
        ("misere take squares", vec![70, 40]),
        ("misere take all but 2", vec![50, 20, 3]),
        ("misere 0.77", vec![9, 8]),
    ] {
        let sizes: Vec<String> = heaps.iter().map(u64::to_string).collect();
        let answer = json(&["solve", rule, &sizes.join("+")]);
        assert_eq!(answer["outcome"], "N", "{answer}");
        let moves = strings(&answer["winning_moves"]);
        assert!(!moves.is_empty(), "{answer}");
        for text in moves.iter().step_by(moves.len().div_ceil(6)) {
            let left: Vec<String> = played(&heaps, text).iter().map(u64::to_string).collect();
            let rest = json(&["solve", rule, &left.join("+")]);
            assert_eq!(rest["outcome"], "P", "{rule} {text} {rest}");
        }
    }
}

#[test]
fn saved_answers_with_splits_are_accepted_and_altered_ones_refused() {
    for (index, (rule, position)) in [
        ("0.77", "50+70"),
        ("0.77", "10+10"),
        ("0.8C", "17"),
        ("grundy", "99"),
        ("take squares", "1000"),
        ("take all but 2,5", "10^6"),
        ("misere 0.77", "9+8"),
        ("misere take squares", "70+40"),
        ("misere take all but 2", "50+20"),
        ("take k where 2*k <= n", "1000+77"),
    ]
    .into_iter()
    .enumerate()
    {
        let path = scratch(&format!("split-answer-{index}.json"));
        let file = path.to_str().expect("a path in UTF-8");
        let answer = json(&["solve", rule, position, "--certificate", file]);
        assert_eq!(json(&["check", file])["accepted"], true, "{answer}");
        let flipped = if answer["outcome"] == "P" { "N" } else { "P" };
        let mut edits = vec![("outcome", json!(flipped))];
        let mut moves = strings(&answer["winning_moves"]);
        if answer.get("winning_moves_complete").is_none() && !moves.is_empty() {
            moves.pop();
            edits.push(("winning_moves", json!(moves)));
        }
        if answer["nim_value"].is_string() {
            edits.push(("nim_value", json!("77")));
        }
        for (key, value) in edits {
            let mut altered = answer.clone();
            altered[key] = value;
            std::fs::write(&path, altered.to_string()).expect("a file");
            let (report, code) = json_and_code(&["check", file]);
            assert_eq!(code, 1, "{rule} {key} {report}");
        }
    }
}

#[test]
fn tables_list_every_winning_take_and_split() {
    for code in ["0.77", "4.07", "0.8C", "0.137"] {
        let options = |heap| code_options(code, heap);
        let mut search = Search::new(&options, false);
        let expected = values(14, options);
        let table = json(&["table", code, "--to", "14"]);
        let rows = table["heaps"].as_array().expect("rows");
        assert_eq!(rows.len(), 15);
        for (heap, row) in rows.iter().enumerate() {
            assert_eq!(row["nim_value"], expected[heap].to_string(), "{code} {row}");
            let mut listed: BTreeSet<String> = strings(&row["winning_takes"])
                .iter()
                .map(|take| format!("1:-{take}"))
                .collect();
            listed.extend(
                strings(&row["winning_splits"])
                    .iter()
                    .map(|parts| format!("1:>{parts}")),
            );
            assert_eq!(listed, search.winning(&[heap]), "{code} {row}");
        }
    }
}

#[test]
fn methods_agree_over_boxes() {
    for (rule, heaps, max) in [
        ("0.77", "1..3", "6"),
        ("4.07", "1..2", "8"),
        ("0.8C", "1..2", "9"),
        ("lasker", "1..2", "8"),
        ("grundy", "1..2", "12"),
        ("take all but 2,5", "1..2", "12"),
        ("take primes", "1..2", "12"),
        ("take k where n mod k = 0", "1..2", "12"),
        ("misere take squares", "1..2", "12"),
        ("misere take all but 2", "1..2", "12"),
        ("misere take 1,primes", "1..2", "12"),
    ] {
        let report = json(&["verify", rule, "--heaps", heaps, "--max", max]);
        assert_eq!(report["disagreements"], json!([]), "{report}");
        assert_eq!(report["complete"], true, "{report}");
        assert_eq!(report["by_search"], report["positions"], "{report}");
        assert_eq!(report["by_sequence"], report["positions"], "{report}");
    }
}

#[test]
fn every_named_rule_agrees_with_its_sequence() {
    let list = json(&["rules"]);
    let rules = list["rules"].as_array().expect("rules");
    assert!(rules.len() >= 40, "{}", rules.len());
    let names: BTreeSet<&str> = rules
        .iter()
        .map(|rule| rule["name"].as_str().expect("a name"))
        .collect();
    assert_eq!(names.len(), rules.len());
    for rule in rules {
        let name = rule["name"].as_str().expect("a name");
        let text = rule["text"].as_str().expect("a text");
        assert!(!rule["words"].as_str().expect("words").is_empty(), "{name}");
        assert!(!rule["source"].as_str().expect("a source").is_empty());
        if rule["losing_positions"]
            .as_array()
            .is_some_and(|list| !list.is_empty())
        {
            // A rule of several heaps has no sequence.
            continue;
        }
        let losing = numbers(&rule["losing_heaps"]);
        let most = *losing.last().expect("heap 0 is lost");
        for written in [name, text] {
            let answer = json(&["sequence", written, "--to", "30"]);
            if !rule["values"].is_null() {
                let values = numbers(&rule["values"]);
                assert!(values.len() >= 20, "{name}");
                assert_eq!(
                    numbers(&answer["values"])[..values.len()],
                    values,
                    "{written}"
                );
            }
            // The list goes to 30 at least; under a limit set by the take before it goes on.
            let to = most.max(30).to_string();
            let answer = json(&["sequence", written, "--to", &to, "--outcomes"]);
            let lost: Vec<u64> = (0..)
                .zip(answer["outcomes"].as_str().expect("letters").chars())
                .filter(|&(_, letter)| letter == 'P')
                .map(|(heap, _)| heap)
                .collect();
            assert_eq!(lost, losing, "{written}");
        }
    }
}

#[test]
fn sequence_formats_hold_the_same_numbers_from_any_heap_on() {
    let all = values(80, |heap| code_options("0.77", heap));
    for from in [0, 1, 17, 80] {
        let begin = from.to_string();
        let printed = |format: &str, outcomes: bool| {
            let mut args = vec![
                "sequence", "0.77", "--to", "80", "--from", &begin, "--format", format,
            ];
            if outcomes {
                args.push("--outcomes");
            }
            let run = nimm(&args);
            assert_eq!(run.code, Some(0), "{run:?}");
            assert_eq!(run.stderr, "", "{args:?}");
            run.stdout
        };
        let rows = |separator: &str, cell: &dyn Fn(u64) -> String| -> String {
            (from..=80)
                .map(|heap| format!("{heap}{separator}{}\n", cell(all[heap])))
                .collect()
        };
        let plain: Vec<String> = all[from..].iter().map(u64::to_string).collect();
        assert_eq!(printed("text", false), format!("{}\n", plain.join(" ")));
        let number = |value: u64| value.to_string();
        assert_eq!(printed("bfile", false), rows(" ", &number));
        assert_eq!(
            printed("csv", false),
            format!("heap,nim_value\n{}", rows(",", &number))
        );
        let letter = |value: u64| if value == 0 { "P" } else { "N" }.to_owned();
        assert_eq!(
            printed("csv", true),
            format!("heap,outcome\n{}", rows(",", &letter))
        );
        let sign = |value: u64| u64::from(value > 0).to_string();
        assert_eq!(printed("bfile", true), rows(" ", &sign));
        let answer: Value = serde_json::from_str(&printed("json", false)).expect("JSON");
        assert_eq!(numbers(&answer["values"]), all[from..]);
    }
    let run = nimm(&["sequence", "0.77", "--from", "9", "--to", "8"]);
    assert_eq!(run.code, Some(2), "{run:?}");
}

#[test]
fn a_game_of_splits_can_be_played_with_every_way_to_write_a_move() {
    let args = [
        "play",
        "0.77",
        "7",
        "--opponent",
        "friend",
        "--seed",
        "1",
        "--json",
    ];
    let run = nimm_with_input(&args, "1:>2+3\n2:>1+1\n1:-2\n2:-1\n3:-1\n");
    assert_eq!(run.code, Some(0), "{run:?}");
    let record = one_line(&run, &args);
    let positions: Vec<&str> = record["trace"]
        .as_array()
        .expect("a trace")
        .iter()
        .map(|step| step["position"].as_str().expect("a position"))
        .collect();
    assert_eq!(positions[..2], ["2+3", "2+1+1"]);
    assert_eq!(positions.len(), 5, "{record}");
    assert_eq!(record["winner"], "first", "{record}");
}

#[test]
fn moves_that_the_rule_does_not_allow_are_refused_with_words() {
    for (rule, position, wrong, right) in [
        ("0.77", "7", "1:>2+2", "1:>2+3"),
        ("0.77", "7", "1:>3+4", "1:>3+3"),
        ("0.77", "7", "1:>0+5", "1:>1+5"),
        ("0.77", "7", "1:>1+1+3", "1:>1+4"),
        ("0.77", "7", "1:-3", "1:-2"),
        ("0.77", "7", "2:>2+3", "1:>2+3"),
        ("0.77", "7", "1:>", "1:>2+3"),
        ("grundy", "6", "1:>3+3", "1:>2+4"),
        ("grundy", "6", "1:-1", "1:>1+5"),
        ("lasker", "6", "1:>2+3", "1:>2+4"),
        ("take 2, must split", "7", "1:-2", "1:>2+3"),
        ("0.8C", "9", "1:>4+4", "1:>3+4"),
        ("0.8C", "9", "1:>2+2+3+1", "1:>2+2+4"),
        ("take 1-3", "7", "1:>2+3", "1:-2"),
        ("take primes", "7", "1:-4", "1:-5"),
        ("take all but 2", "7", "1:-2", "1:-3"),
        ("split where n >= 3", "2+5", "1:>1+1", "2:>1+4"),
    ] {
        let args = [
            "play",
            rule,
            position,
            "--opponent",
            "friend",
            "--seed",
            "1",
            "--json",
            "--lang",
            "en",
        ];
        let run = nimm_with_input(&args, &format!("{wrong}\n{right}\nquit\n"));
        assert_eq!(run.code, Some(0), "{run:?}");
        let record = one_line(&run, &args);
        let trace = record["trace"].as_array().expect("a trace");
        assert_eq!(trace.len(), 1, "{rule} {wrong}: {record}");
        assert_eq!(trace[0]["move"], right, "{rule}");
        assert!(run.stderr.contains("error: "), "{rule} {wrong}: {run:?}");
        assert!(run.stderr.contains("= help: "), "{rule} {wrong}: {run:?}");
    }
}

#[test]
fn the_program_wins_won_games_with_splits() {
    for (rule, position, replies) in [
        ("0.77", "11", "1\n1:-1\n2:-1\n3:-1\n4:-1\n5:-1\n"),
        ("take 2, may split", "10", "1:-2\n2:-2\n3:-2\n4:-2\n"),
    ] {
        let args = [
            "play", rule, position, "--first", "program", "--seed", "3", "--json",
        ];
        // Lines that do not fit are refused; one of them fits as long as a move is left.
        let run = nimm_with_input(&args, &replies.repeat(12));
        assert_eq!(run.code, Some(0), "{run:?}");
        let record = one_line(&run, &args);
        assert_eq!(record["winner"], "first", "{rule}: {record}");
        assert_eq!(record["first"], "program");
    }
}
