//! Everything that the core can say has words in every language.

use std::collections::{BTreeMap, BTreeSet};

use nimm::answer::{AnswerError, PeriodProof, ProvenPeriod};
use nimm::game::GameError;
use nimm::misere::Word;
use nimm::notation::{Fault, Notation, NotationError};
use nimm::player::{PlayerError, Side};
use nimm::reason::{AsNim, GoldenPair, Lines, PairKind, PartKind, QuotientLies, RowEnd, ValueRise};
use nimm::rule::Shape;
use nimm::theory::{Gives, Pattern, Prediction, Theorem};
use nimm::{
    Agreement, Comparison, Convention, Count, Equality, Error, Evidence, Game, Limits, Method,
    Move, NimValue, Outcome, Reason, RefusedTheorem, Stop, Strength, period,
};
use nimm_view::{
    Door, Language, Words, compare_words, condition_words, error_words, evidence_words,
    named_words, needed_words, pattern_held_words, pattern_words, period_words, reason_words,
    refused_words, rule_of_thumb, rule_words, strength_words, theorem_name, unknown_words,
};

fn n(number: u64) -> Count {
    Count::from(number)
}

fn reasons() -> Vec<Reason> {
    let play = Move::new(3, n(2));
    let mut reasons = vec![
        Reason::CannotStart,
        Reason::AllPaired,
        Reason::MisereAsNim,
        Reason::SumIsZero,
        Reason::BeforePeriod {
            size: Count::from(48u64),
            preperiod: Count::from(1370u64),
            outcome: Outcome::P,
        },
        Reason::ZeroesSum {
            play: play.clone(),
            from: 5.into(),
            to: 0.into(),
        },
        Reason::MisereBigValue { largest: 2.into() },
        Reason::PartOutOfReach {
            quota: n(2),
            least: n(3),
        },
        Reason::TooGreedy { take: n(5) },
        Reason::LeastWinningTake { take: n(1) },
        Reason::LeastWinningTakeOutOfReach { take: n(4) },
        Reason::LeastWinningMove {
            play: Move::new(2, 3u64),
            limit: n(6),
        },
        Reason::OnlyWholeHeaps,
        Reason::NoTakeWins,
        Reason::EqualPairs { pairs: 1 },
        Reason::EqualPairs { pairs: 3 },
        Reason::ValueByLimit {
            heap: 2,
            size: n(11),
            rises: vec![
                ValueRise {
                    quota: n(3),
                    value: NimValue::from(1),
                },
                ValueRise {
                    quota: n(7),
                    value: NimValue::from(5),
                },
            ],
            more: 1,
        },
        Reason::MisereLeaveOne { take: n(12) },
        Reason::Tabulated { up_to: 1000 },
        Reason::ValueByTheorem {
            size: n(31),
            value: 0.into(),
        },
        Reason::ValueByTheorem {
            size: n(32),
            value: 16.into(),
        },
        Reason::Multiple {
            size: n(12),
            modulus: n(4),
            quotient: n(3),
        },
    ];
    for convention in [Convention::Normal, Convention::Misere] {
        reasons.push(Reason::NoMove { convention });
    }
    for holders in [vec![3], vec![1, 2, 3], (1..=101).collect()] {
        for leave in [0, 3] {
            reasons.push(Reason::Unpaired {
                column: n(4),
                holders: holders.clone(),
                play: play.clone(),
                leave: n(leave),
            });
        }
    }
    for ones in [1, 3] {
        for leave in [0, 1] {
            reasons.push(Reason::MisereLeaveOdd {
                play: play.clone(),
                leave: n(leave),
                ones,
            });
        }
        let play = play.clone();
        reasons.push(Reason::MisereLeavesOnes { play, ones });
    }
    for ones in 0..=3 {
        reasons.push(Reason::MisereOnes { ones });
        reasons.push(Reason::MisereSmallValues { ones });
    }
    for quotient in [0, 3] {
        reasons.push(Reason::Remainder {
            size: n(4 * quotient + 1),
            modulus: n(4),
            quotient: n(quotient),
            remainder: n(1),
        });
    }
    for preperiod in [0, 7] {
        for losing in [vec![], vec![n(0)], vec![n(1)], vec![n(0), n(7)]] {
            for losing_count in [None, Some(n(0)), Some(n(1)), Some(n(2)), Some(n(40))] {
                for place in [0, 5, 9] {
                    reasons.push(Reason::Place {
                        size: n(31),
                        period: n(22),
                        place: n(place),
                        losing: losing.clone(),
                        losing_count: losing_count.clone(),
                        preperiod: n(preperiod),
                    });
                }
            }
        }
    }
    let play = Move::split(1, vec![n(1), n(4)]);
    reasons.extend([
        Reason::LeavesLosingParts {
            play: play.clone(),
            parts: vec![n(1), n(4)],
            values: vec![1.into(), 1.into()],
        },
        Reason::ZeroesSum {
            play: play.clone(),
            from: 5.into(),
            to: 0.into(),
        },
        Reason::MisereLeavesOnes {
            play: play.clone(),
            ones: 3,
        },
        Reason::QuotientMove {
            play,
            product: Word::new(vec![1, 5]),
        },
        Reason::QuotientMove {
            play: Move::new(2, n(3)),
            product: Word::default(),
        },
    ]);
    for outcome in [Outcome::P, Outcome::N] {
        for heaps in [1, 2, 30] {
            reasons.push(Reason::QuotientProduct {
                words: (1..=heaps.min(12))
                    .map(|heap| Word::new(vec![heap]))
                    .collect(),
                heaps: usize::try_from(heaps).expect("few"),
                order: 40,
                product: Word::new(vec![1, 9, 9]),
                outcome,
            });
        }
    }
    for leave in [0, 1, 8] {
        let play = Move::new(1, n(2));
        let leave = n(leave);
        reasons.push(Reason::LeavesLosing { play, leave });
    }
    for (values, heaps) in [(1, 1), (3, 3), (20, 20), (12, 5000)] {
        reasons.push(Reason::HeapValues {
            values: (1..=values).map(NimValue::from).collect(),
            heaps,
            sum: 1.into(),
        });
    }
    for kind in [PartKind::Fibonacci, PartKind::Losing] {
        for parts in [0, 1, 3, 50] {
            reasons.push(Reason::PartsOf {
                size: n(12),
                parts: (0..parts).map(n).collect(),
                kind,
            });
        }
        reasons.push(Reason::WholeIsPart { size: n(13), kind });
    }
    for next in [None, Some(n(3))] {
        let (take, limit) = (n(1), n(2));
        reasons.push(Reason::PartTaken { take, limit, next });
    }
    for size in [0, 1, 12] {
        reasons.push(Reason::MisereOneFewer { size: n(size) });
    }
    for (shown, count) in [(1, 1), (2, 2), (12, 5000)] {
        for what in AsNim::ALL {
            let values = (0..shown).map(n).collect();
            reasons.push(Reason::CountAsNim {
                what,
                values,
                count,
            });
        }
        reasons.push(Reason::HeadValues {
            coins: (1..).take(shown as usize).collect(),
            values: (0..shown).map(NimValue::from).collect(),
            count,
        });
    }
    for outcome in [Outcome::P, Outcome::N] {
        let sum = NimValue::from(u64::from(outcome == Outcome::N));
        reasons.push(Reason::NimSum { sum, outcome });
        for end in [RowEnd::First, RowEnd::Last] {
            for leave in [0, 1, 7].map(n) {
                reasons.push(Reason::RowLostWith {
                    end,
                    leave,
                    outcome,
                });
            }
        }
    }
    for (sum, big, ones) in [
        (0, 0, 0),
        (1, 0, 1),
        (0, 0, 2),
        (1, 0, 3),
        (5, 1, 2),
        (0, 2, 0),
        (7, 3, 1),
    ] {
        let sum = NimValue::from(sum);
        reasons.push(Reason::MisereNimSum { sum, big, ones });
    }
    for convention in [Convention::Normal, Convention::Misere] {
        reasons.push(Reason::PassPairs { convention });
        for lines in [Lines::Rows, Lines::Columns] {
            reasons.push(Reason::TwoLines { lines, convention });
        }
    }
    reasons.push(Reason::ChompSquare);
    reasons.extend(reasons_of_several_heaps());
    for positions in [1, 4352, u64::MAX] {
        reasons.push(Reason::Searched { positions });
    }
    reasons
}

/// Those of Moore's Nim, Wythoff's and Euclid's games, greedy Nim and LIM.
fn reasons_of_several_heaps() -> Vec<Reason> {
    let mut reasons = vec![
        Reason::ColumnsBalanced { modulus: n(3) },
        Reason::MisereAsNormal,
        Reason::QuotientValue {
            small: n(5),
            large: n(13),
            value: 2.into(),
        },
        Reason::LeavesPair {
            play: Move::new(2, n(6)),
            small: n(5),
            large: n(7),
        },
    ];
    for ones in [1, 2] {
        let (modulus, column) = (n(3), n(4));
        reasons.push(Reason::ColumnUnbalanced {
            modulus,
            column,
            ones,
        });
    }
    for big in [1, 2] {
        let modulus = n(3);
        reasons.push(Reason::MooreFewBig { big, modulus });
    }
    for outcome in [Outcome::P, Outcome::N] {
        for number in [1, 3] {
            reasons.push(Reason::MooreOnes {
                ones: number,
                modulus: n(3),
                outcome,
            });
            reasons.push(Reason::LargestHeaps {
                largest: n(7),
                times: number,
                outcome,
            });
        }
        for lies in [
            QuotientLies::Equal,
            QuotientLies::Below,
            QuotientLies::Above,
            QuotientLies::Neighbours,
        ] {
            let (small, large) = (n(3), n(5));
            reasons.push(Reason::Quotient {
                small,
                large,
                lies,
                outcome,
            });
        }
    }
    for kind in [PairKind::Golden, PairKind::Misere] {
        let pair = GoldenPair {
            difference: n(2),
            lesser: n(3),
            greater: n(5),
            kind,
        };
        reasons.push(Reason::GoldenPair(pair.clone()));
        for play in ["2:-1", "1:-2,2:-2"] {
            let (play, pair) = (play.parse().expect("a move"), pair.clone());
            reasons.push(Reason::LeavesGoldenPair { play, pair });
        }
    }
    for (total, sum, value) in [(7, 7, 0), (12, 4, 4)] {
        reasons.push(Reason::HalfExcess {
            total: n(total),
            sum: sum.into(),
            value: value.into(),
        });
    }
    reasons
}

fn faults() -> Vec<Fault> {
    let text = |text: &str| text.to_string();
    let mut faults = vec![
        Fault::EmptyRule,
        Fault::EmptyPosition,
        Fault::EmptyMove,
        Fault::EmptyNumber,
        Fault::UnexpectedCharacter { found: '#' },
        Fault::UnexpectedCharacter { found: '\u{1b}' },
        Fault::FullWidth { ascii: text("3,4") },
        Fault::NumberTooLong { limit: 10_000_000 },
        Fault::MisplacedMisere,
        Fault::ExpectedRangeEnd { from: text("1") },
        Fault::ZeroAmount,
        Fault::RepeatedAmount { amount: text("2") },
        Fault::ReversedRange {
            from: text("3"),
            to: text("1"),
        },
        Fault::EmptySet,
        Fault::UnknownVariable { name: text("y") },
        Fault::DivisionNotRounded,
        Fault::TooDeep,
        Fault::NegativeHeap,
        Fault::ReversedHeaps {
            from: text("10"),
            to: text("1"),
        },
        Fault::TooManyHeaps { limit: 10_000_000 },
        Fault::CodeWithoutFirst { digits: text("77") },
        Fault::CodeFirstDigit { found: text("5") },
        Fault::CodeDigit { found: 'G' },
        Fault::CodeIncomplete { code: text("0.") },
        Fault::CodeTooLong { limit: 100_000 },
        Fault::CodeAllowsNothing,
        Fault::BareNumber { number: text("44") },
        Fault::ExpectedModulus { residue: text("5") },
        Fault::NothingUnequal,
        Fault::NumberTooLarge,
        Fault::ConditionAsNumber {
            found: text("k < n"),
        },
        Fault::ConditionTooLarge,
        Fault::UnknownInCondition { name: text("x") },
    ];
    for suggestion in ["", "primes"] {
        faults.push(Fault::ExpectedSet {
            name: text("primse"),
            suggestion: text(suggestion),
        });
    }
    for suggestion in ["", "nim"] {
        faults.push(Fault::UnknownName {
            name: text("nimm"),
            suggestion: text(suggestion),
        });
    }
    for found in ["", "x"] {
        let found = text(found);
        faults.extend([
            Fault::MissingRule {
                found: found.clone(),
            },
            Fault::ExpectedAmount {
                found: found.clone(),
            },
            Fault::ExpectedExpression {
                found: found.clone(),
            },
            Fault::Unclosed {
                found: found.clone(),
            },
            Fault::ExpectedHeap {
                found: found.clone(),
            },
            Fault::Fraction,
            Fault::ZeroCopies,
            Fault::RepeatedHeap { heap: 2 },
            Fault::NothingTaken,
            Fault::ExpectedHeaps {
                found: found.clone(),
            },
            Fault::ExpectedQuota {
                found: found.clone(),
            },
            Fault::ExpectedMove {
                found: found.clone(),
            },
            Fault::ExpectedBase {
                found: found.clone(),
            },
            Fault::ExpectedLeaving {
                found: found.clone(),
            },
            Fault::ExpectedAlternative {
                found: found.clone(),
            },
            Fault::ExpectedParts {
                found: found.clone(),
            },
            Fault::NothingExcluded {
                found: found.clone(),
            },
            Fault::ExpectedCondition {
                found: found.clone(),
            },
            Fault::ExpectedComparison {
                found: found.clone(),
            },
            Fault::ExpectedKind {
                found: found.clone(),
            },
            Fault::SplitMoves {
                found: found.clone(),
            },
            Fault::TrailingText { found },
        ]);
    }
    faults
}

fn game_errors() -> Vec<GameError> {
    let text = |text: &str| text.to_string();
    let mut errors = vec![
        GameError::QuotaWithoutLimit {
            number: 2,
            heap: text("13@4"),
            rule: text("nim"),
        },
        GameError::NoLimit { take: text("2") },
        GameError::HeapTooLarge {
            number: 2,
            heap: text("100000000"),
            rule: text("take k where 2*k <= n"),
            most: 10_000_000,
        },
        GameError::JointHasNoSequence {
            rule: text("moore 2"),
        },
        GameError::NoQuotient {
            rule: text("nim & 0.77"),
        },
        GameError::SumHasNoSequence {
            rule: text("nim & take 1-3"),
        },
    ];
    for shape in [
        Shape::TwoHeaps,
        Shape::TwoPositiveHeaps,
        Shape::ThreeHeaps,
        Shape::Ascending,
        Shape::Descending,
        Shape::Coins,
        Shape::OneToken,
        Shape::OneLimit,
    ] {
        errors.push(GameError::OtherShape {
            rule: text("wythoff"),
            heaps: text("1+2+3"),
            shape,
        });
    }
    for example in ["", "1:-2,2:-2"] {
        errors.push(GameError::IllegalChange {
            play: text("1:-2,2:-3"),
            rule: text("wythoff"),
            example: text(example),
        });
    }
    for (rules, groups) in [(1, 2), (2, 1), (2, 3)] {
        errors.push(GameError::GroupsDiffer { rules, groups });
    }
    for heaps in [1, 3] {
        errors.push(GameError::NoSuchHeap { heap: 4, heaps });
    }
    for example in ["", "1:>1+5"] {
        errors.push(GameError::IllegalSplit {
            heap: 1,
            holds: text("6"),
            parts: text("3+3"),
            example: text(example),
        });
    }
    for legal in ["", "1", "2-3,5"] {
        errors.push(GameError::IllegalTake {
            heap: 1,
            holds: text("13@4"),
            take: text("9"),
            legal: text(legal),
        });
    }
    errors
}

fn answer_errors() -> Vec<AnswerError> {
    let detail = "expected value at line 1 column 1".to_string();
    vec![
        AnswerError::NotJson {
            detail: detail.clone(),
        },
        AnswerError::Malformed { detail },
        AnswerError::IllegalMove {
            play: "9:-1".to_string(),
        },
        AnswerError::OtherSchema {
            found: String::new(),
        },
        AnswerError::OtherSchema {
            found: "nimm/2".to_string(),
        },
    ]
}

fn player_errors() -> Vec<PlayerError> {
    let mut errors = vec![
        PlayerError::EmptyRange,
        PlayerError::TooLong { moves: 1_000_000 },
    ];
    for suggestion in ["", "random"] {
        errors.push(PlayerError::UnknownPlayer {
            name: "randon".to_string(),
            suggestion,
        });
    }
    for side in [Side::First, Side::Second] {
        for moves in [0, 1, 2] {
            errors.push(PlayerError::ScriptEnded { side, moves });
        }
        for fault in game_errors() {
            errors.push(PlayerError::ScriptRefused {
                side,
                number: 2,
                fault: Box::new(Error::Game(fault)),
            });
        }
    }
    errors
}

fn evidences() -> Vec<Evidence> {
    let mut evidences = vec![Evidence::Table { up_to: 1000 }];
    for positions in [1, 4352] {
        evidences.push(Evidence::Search { positions });
    }
    for why in PeriodProof::ALL {
        for preperiod in [0, 1370] {
            for (period, saltus) in [(7, 0), (7, 4), (1, 1)] {
                evidences.push(Evidence::Period(ProvenPeriod {
                    why,
                    preperiod: n(preperiod),
                    period: n(period),
                    saltus: n(saltus),
                    checked_to: n(preperiod + 66),
                }));
            }
        }
    }
    for theorem in Theorem::ALL {
        for witness in [
            BTreeMap::new(),
            BTreeMap::from([("modulus".into(), "4".into())]),
        ] {
            evidences.push(Evidence::Theorem { theorem, witness });
        }
    }
    evidences
}

fn stops() -> Vec<Stop> {
    let reached = 1_000_000;
    vec![
        Stop::Theory,
        Stop::Positions { reached },
        Stop::Moves { reached },
        Stop::Heap { reached },
        Stop::Interrupted { reached },
        Stop::Size { most: reached },
        Stop::Elements { most: reached },
    ]
}

/// The variants of `pub enum NAME` in the source of the core, which other crates may not match
/// exhaustively.
fn variants(source: &str, name: &str) -> BTreeSet<String> {
    let start = format!("pub enum {name} {{\n");
    let body = source.split_once(&start).unwrap().1;
    let body = body.split_once("\n}\n").unwrap().0;
    body.lines()
        .filter_map(|line| line.strip_prefix("    "))
        .filter(|line| line.starts_with(char::is_uppercase))
        .map(name_of)
        .collect()
}

fn name_of(text: &str) -> String {
    text.chars().take_while(|c| c.is_alphanumeric()).collect()
}

fn names<T: std::fmt::Debug>(values: &[T]) -> BTreeSet<String> {
    values.iter().map(|v| name_of(&format!("{v:?}"))).collect()
}

#[test]
fn the_samples_name_every_variant() {
    let notation = include_str!("../../nimm/src/notation/fault.rs");
    let game = include_str!("../../nimm/src/game.rs");
    let answer = include_str!("../../nimm/src/answer.rs");
    let player = include_str!("../../nimm/src/player/error.rs");
    let reason = include_str!("../../nimm/src/reason.rs");
    assert_eq!(names(&faults()), variants(notation, "Fault"));
    assert_eq!(names(&game_errors()), variants(game, "GameError"));
    assert_eq!(names(&answer_errors()), variants(answer, "AnswerError"));
    assert_eq!(names(&player_errors()), variants(player, "PlayerError"));
    assert_eq!(names(&evidences()), variants(answer, "Evidence"));
    assert_eq!(names(&stops()), variants(answer, "Stop"));
    assert_eq!(names(&PeriodProof::ALL), variants(answer, "PeriodProof"));
    assert_eq!(names(&reasons()), variants(reason, "Reason"));
    assert_eq!(
        variants(include_str!("../../nimm/src/error.rs"), "Error"),
        ["Answer", "Game", "Notation", "Player"]
            .map(String::from)
            .into()
    );
    assert!(variants(reason, "Reason").len() > 20);
}

/// Refuses text with unfilled places, ids, isolation marks, or in another language.
fn inspect(language: Language, text: &str, what: &dyn std::fmt::Debug) {
    let told = format!("{language}, {what:?}: {text:?}");
    assert!(!text.is_empty(), "{told}");
    assert_eq!(text.trim(), text, "{told}");
    for mark in [
        "{", "}", "$", "\u{2068}", "\u{2069}", "  ", "..  ", " ,", " .", "\n",
    ] {
        // `S(1,3,4)` and `+ - , &` are notation.
        let prose = text.split('`').step_by(2).collect::<Vec<_>>().join("`");
        assert!(!prose.contains(mark), "{mark:?} in {told}");
    }
    for id in [
        "fault-",
        "game-",
        "saved-",
        "player-",
        "error-",
        "reason-",
        "evidence-",
        "period-",
        "rule-",
        "kind-",
        "set-",
        "unknown-",
        "theorem-",
        "condition-",
        "pattern-",
    ] {
        assert!(!text.contains(id), "{told}");
    }
    let is_chinese = |c: char| ('\u{3000}'..='\u{9fff}').contains(&c) || c == '\u{ff0c}';
    assert_eq!(
        text.contains(is_chinese),
        language != Language::English,
        "{told}"
    );
}

/// Refuses what is not a sentence.
fn inspect_sentence(language: Language, text: &str, what: &dyn std::fmt::Debug) {
    inspect(language, text, what);
    let ends = [".", "?", "。", "？"];
    assert!(
        ends.iter().any(|end| text.ends_with(end)),
        "{language}, {what:?}: {text}"
    );
}

#[test]
fn every_pattern_has_words() {
    // One rule of each pattern, and a period that it foretells.
    let rules = [
        ("take 3,7,10", 45u64),
        ("take 1,4,20", 21),
        ("take 2-3,7-9", 11),
        ("take 3,5,9", 2),
    ];
    let foretold = rules.map(|(rule, period)| {
        let game = rule.parse().expect("a rule");
        (Prediction::of(&game).expect("a pattern"), period)
    });
    let patterns = foretold.iter().map(|(foretold, _)| foretold.pattern.name());
    let all: BTreeSet<&str> = Pattern::ALL.iter().map(|pattern| pattern.name()).collect();
    assert_eq!(patterns.collect::<BTreeSet<&str>>(), all);
    for language in Language::ALL {
        let words = Words::new(language);
        for (foretold, period) in &foretold {
            let held = |period: u64| pattern_held_words(&words, foretold, &period.into());
            let said = [
                pattern_words(&words, foretold),
                held(*period),
                held(1_000_003),
            ];
            for sentence in &said {
                inspect_sentence(language, sentence, foretold);
            }
            assert!(said[0] != said[1] && said[1] != said[2], "{said:?}");
        }
    }
}

#[test]
fn every_error_has_words() {
    let mut errors = Vec::new();
    errors.extend(game_errors().into_iter().map(Error::Game));
    errors.extend(answer_errors().into_iter().map(Error::Answer));
    errors.extend(player_errors().into_iter().map(Error::Player));
    for notation in [
        Notation::Rule,
        Notation::Position,
        Notation::Move,
        Notation::Number,
    ] {
        for fault in faults() {
            errors.push(Error::Notation(Box::new(NotationError {
                notation,
                text: "~ 9 ~".to_string(),
                span: 2..3,
                fault,
            })));
        }
    }
    for language in Language::ALL {
        let words = Words::new(language);
        for error in &errors {
            let said = error_words(&words, error);
            inspect_sentence(language, &said.message, error);
            assert!(said.expected.is_some(), "{error:?}");
            for clause in said.expected.iter().chain(&said.remedy) {
                inspect(language, clause, error);
                assert!(!clause.ends_with(['.', '。']), "{clause}");
            }
            assert!(said.remedy.is_some(), "{error:?}");
            assert_eq!(said.place.is_some(), matches!(error, Error::Notation(_)));
        }
    }
}

#[test]
fn every_reason_has_words() {
    for language in Language::ALL {
        let words = Words::new(language);
        for reason in reasons() {
            inspect_sentence(language, &reason_words(&words, &reason), &reason);
        }
        inspect_sentence(language, &rule_of_thumb(&words), &"rule of thumb");
    }
}

#[test]
fn every_evidence_has_words() {
    for language in Language::ALL {
        let words = Words::new(language);
        for evidence in evidences() {
            inspect_sentence(language, &evidence_words(&words, &evidence), &evidence);
        }
        for strength in [Strength::Proven, Strength::Computed] {
            inspect(language, &strength_words(&words, strength), &strength);
        }
    }
}

#[test]
fn every_stop_has_words_and_names_its_option() {
    for language in Language::ALL {
        let words = Words::new(language);
        for stop in stops() {
            for tried in [&[][..], &[Method::Search], &Method::ALL] {
                let said = unknown_words(&words, tried, &stop);
                inspect_sentence(language, &said, &stop);
                let option = match stop {
                    Stop::Positions { .. } => "`--limit-positions`",
                    Stop::Moves { .. } => "`--limit-moves`",
                    Stop::Heap { .. } => "`--limit-heap`",
                    _ => continue,
                };
                assert!(said.contains(option) && said.contains("1000000"), "{said}");
            }
        }
    }
}

/// Rules of every kind: what a digit allows, which amounts, which conditions.
fn rules() -> Vec<String> {
    let mut rules: Vec<String> = (1..16).map(|digit| format!("0.{digit:X}")).collect();
    rules.extend(["4.0", "8.0", "C.0", "4.3"].map(String::from));
    let sets = "evens, odds, primes, composites, squares, cubes, triangular numbers, \
                fibonacci numbers, factorials, powers of 2, powers of 10, 1 mod 3, 0 mod 3";
    for set in sets.split(", ") {
        rules.push(format!("take {set}"));
        rules.push(format!("take 1,4-7,{set} or take any, must split"));
    }
    for leaves in ["may split", "must split unequal", "leave 2-3 unequal"] {
        rules.push(format!("take all but 2,5, {leaves}"));
    }
    for condition in ["n > 2", "k < 9", "n mod k = 0 and k < n", "1 = 1"] {
        rules.push(format!("take k where {condition}"));
        rules.push(format!(
            "split unequal where {condition} or take 2 where {condition}"
        ));
    }
    for rule in ["moore 2", "kotzig 1,3-5", "take globally at most prev+1"] {
        rules.push(rule.to_string());
    }
    let named = nimm::rule::named_rules().iter();
    rules.extend(named.map(|rule| rule.text.clone()));
    rules
}

#[test]
fn every_agreement_of_two_sequences_has_words() {
    let agreements = [
        Agreement::Differ {
            heap: 7,
            left: Outcome::P,
            right: Outcome::N,
        },
        Agreement::SoFar,
        Agreement::Always(Equality::SameRule),
        Agreement::Always(Equality::Periods),
        Agreement::Always(Equality::NimValues),
    ];
    let values = [
        None,
        Some(Agreement::SoFar),
        Some(Agreement::Always(Equality::Periods)),
        Some(Agreement::Differ {
            heap: 7,
            left: 3,
            right: 0,
        }),
    ];
    for language in Language::ALL {
        let words = Words::new(language);
        for outcomes in agreements {
            for nim_values in values {
                let compared = Comparison {
                    nim_values,
                    outcomes,
                    compared_to: 60,
                };
                for said in compare_words(&words, &compared) {
                    inspect_sentence(language, &said, &compared);
                    assert!(!said.contains("compare-"), "{said}");
                }
            }
        }
    }
}

/// The page has no options, so that no sentence there names one.
#[test]
fn what_is_not_proven_of_a_period_has_words_for_terminals_and_for_the_page() {
    let rules = [
        ("fibonacci", None),
        ("take 10^9", Some(0)),
        ("take squares", Some(9)),
        ("0.6", Some(9)),
        ("take 1-2,9", Some(9)),
        ("misere 0.31", None),
    ];
    for language in Language::ALL {
        let words = Words::new(language);
        let mut said = BTreeSet::new();
        for (rule, computed_to) in rules {
            let limits = Limits {
                heap: 30,
                ..Limits::default()
            };
            let mut answer = period(&rule.parse().unwrap(), &limits).unwrap();
            if answer.is_complete() {
                answer.nim_values = None;
            }
            answer.computed_to = computed_to;
            let [terminal, page] = [Door::Terminal, Door::Page].map(|door| {
                let lines = period_words(&words, &answer, door);
                for line in &lines {
                    let gaps = line.ends_with(|c: char| c.is_ascii_digit());
                    if !gaps {
                        inspect_sentence(language, line, &rule);
                    }
                }
                lines
            });
            assert_eq!(terminal.len(), page.len(), "{rule}");
            assert!(!page.iter().any(|line| line.contains('`')), "{page:?}");
            said.extend(page);
        }
        // Six reasons, and what is proven of two of the rules.
        assert!(said.len() >= 6 + 4, "{said:?}");
    }
}

#[test]
fn every_kind_of_rule_has_words() {
    for language in Language::ALL {
        let words = Words::new(language);
        for rule in rules() {
            let game: Game = rule.parse().unwrap();
            inspect_sentence(language, &rule_words(&words, &game), &rule);
        }
    }
}

#[test]
fn every_named_rule_has_words() {
    for language in Language::ALL {
        let words = Words::new(language);
        for rule in nimm::rule::named_rules() {
            inspect_sentence(language, &named_words(&words, &rule.name), &rule.name);
        }
    }
}

#[test]
fn every_theorem_and_every_condition_has_words() {
    for language in Language::ALL {
        let words = Words::new(language);
        for theorem in Theorem::ALL {
            inspect(language, &theorem_name(&words, theorem), &theorem);
            let id = format!("theorem-{}.statement", theorem.name());
            inspect_sentence(language, &words.say(&id, &[]), &theorem);
            let conditions = theorem.conditions().iter().copied();
            for condition in conditions.chain([theorem.pattern()]) {
                let clauses = [
                    condition_words(&words, condition),
                    needed_words(&words, condition),
                ];
                for clause in clauses {
                    // A formula alone is a clause too.
                    inspect(language, &clause, condition);
                    assert!(!clause.ends_with(['.', '。']), "{language}: {clause}");
                }
            }
            let refused = RefusedTheorem {
                theorem,
                position: "3+5".parse().unwrap(),
            };
            let text = refused_words(&words, &refused);
            inspect_sentence(language, &text, &refused);
            assert!(text.contains("3+5"), "{text}");
        }
        for gives in Gives::ALL {
            let id = format!("gives-{}", gives.name());
            inspect(language, &words.say(&id, &[]), &gives);
        }
    }
}
