//! Engines against the definition and against published values.

use std::ops::RangeInclusive;

use super::lanes::Lanes;
use super::{Breaking, BreakingSequence, Halt};
use crate::mex;
use crate::rule::{Leaves, Parts};
use crate::sequence::naive::{naive_values, options};

/// The rule of a code such as `0.77`, `4.0F` or `C.1`.
fn code(text: &str) -> Breaking {
    let digits = text.chars().filter(|&c| c != '.');
    let digits = digits.map(|c| c.to_digit(16).expect("a digit") as u8);
    Breaking::new(digits.collect(), Parts::Any, 0).expect("a rule")
}

fn unequal() -> Breaking {
    Breaking::new(vec![4], Parts::Unequal, 0).expect("a rule")
}

fn couples() -> Breaking {
    Breaking::new(vec![4], Parts::Any, 3).expect("a rule")
}

fn computed(rule: &Breaking, len: usize) -> Vec<u16> {
    let mut sequence = BreakingSequence::new(rule.clone());
    sequence.extend_to(len, &mut |_| true).expect("no halt");
    sequence.values()[..len].to_vec()
}

/// The amounts for a heap of `n`, and what each may leave.
fn amounts(rule: &Breaking, n: usize) -> Vec<(RangeInclusive<usize>, Leaves)> {
    let leaves = |digit: u8| match rule.parts() {
        Parts::Any => Leaves::of_digit(digit),
        Parts::Unequal => Leaves::of_digit(digit).unequal(),
    };
    let digits = rule.digits().iter().enumerate();
    digits
        .filter(|_| n >= rule.from())
        .map(|(amount, &digit)| (amount..=amount, leaves(digit)))
        .collect()
}

/// The value of a heap by plain mex, from those of all smaller heaps.
fn naive_value(rule: &Breaking, values: &[u16], n: usize) -> u32 {
    let mut reached = Vec::new();
    let value = |heap: usize| u64::from(values[heap]);
    for (range, leaves) in amounts(rule, n) {
        for amount in range.filter(|amount| *amount <= n) {
            options(n, amount, leaves, &value, &mut |value| {
                reached.push(u32::try_from(value).expect("16 bits"));
            });
        }
    }
    mex(reached)
}

fn check(name: &str, rule: &Breaking, len: usize) {
    let values = computed(rule, len);
    let naive = naive_values(|n| amounts(rule, n), len, u64::MAX).expect("no bound");
    for (n, (&fast, &slow)) in values.iter().zip(&naive).enumerate() {
        assert_eq!(u32::from(fast), slow, "{name} at {n}");
    }
}

fn zeros(values: &[u16]) -> Vec<usize> {
    (0..values.len()).filter(|&n| values[n] == 0).collect()
}

#[test]
fn all_codes_of_one_and_two_digits() {
    for first in 0..64 {
        for zeroth in [0, 4] {
            let text = format!("{zeroth}.{first:02o}");
            check(&text, &code(&text), 300);
            let text = format!("{zeroth}.{first:o}");
            check(&text, &code(&text), 300);
        }
    }
}

#[test]
fn codes_of_three_digits() {
    let codes = [
        "0.644", "0.45", "0.16", "0.56", "0.127", "0.104", "0.106", "0.06", "0.007", "0.36",
        "0.161", "0.6", "0.77", "0.354", "0.376", "4.004", "0.167", "0.74", "4.3", "4.7", "0.414",
        "4.61",
    ];
    for text in codes {
        check(text, &code(text), 3000);
    }
    for text in ["0.6", "0.644", "0.45", "0.127", "0.104", "0.36", "0.06"] {
        check(text, &code(text), 6000);
    }
}

#[test]
fn hexadecimal_codes() {
    let codes = [
        "0.8", "0.C", "0.9", "0.19", "0.8F", "0.0F", "4.9", "C.1", "8.", "C.", "0.F", "0.1F",
        "8.3", "0.88", "0.3A", "0.EB", "0.08", "4.8",
    ];
    for text in codes {
        check(text, &code(text), 300);
    }
}

#[test]
fn random_long_codes() {
    let mut random = fastrand::Rng::with_seed(7);
    for _ in 0..40 {
        let len = random.usize(1..200);
        let thin = random.u8(0..4);
        let mut digits: Vec<u8> = (0..=len)
            .map(|_| {
                if random.u8(0..=thin) == 0 {
                    random.u8(0..8)
                } else {
                    0
                }
            })
            .collect();
        digits[0] &= 4;
        let from = if random.bool() {
            random.usize(0..40)
        } else {
            0
        };
        let parts = if random.bool() {
            Parts::Any
        } else {
            Parts::Unequal
        };
        let rule = Breaking::new(digits, parts, from).expect("a rule");
        check(&format!("{rule:?}"), &rule, 1500);
    }
}

#[test]
fn named_games() {
    check("Grundy", &unequal(), 5000);
    check("couples", &couples(), 5000);
    let first = [
        0, 0, 0, 1, 2, 0, 1, 2, 3, 1, 2, 3, 4, 0, 3, 4, 2, 1, 3, 2, 1, 0, 2, 1, 4, 5, 1, 4, 5, 1,
        2, 0, 1, 2, 3, 1, 2, 3, 4, 2,
    ];
    assert_eq!(computed(&couples(), 40), first);
    let treblecross = [
        0, 1, 2, 8, 14, 24, 32, 34, 46, 56, 66, 78, 88, 100, 112, 120, 132, 134, 164, 172, 186,
        196, 204, 284, 292,
    ];
    assert_eq!(zeros(&computed(&code("0.007"), 300)), treblecross);
    let values = computed(&unequal(), 20_000);
    assert_eq!(values.iter().max(), Some(&147));
    assert_eq!(values.iter().position(|&v| v == 147), Some(17_751));
    assert_eq!(zeros(&values).len(), 42);
}

#[test]
fn kayles_has_period_12_from_71() {
    let values = computed(&code("0.77"), 20_000);
    assert_eq!(values[71..19_988], values[83..]);
    assert_ne!(values[70], values[82]);
}

/// Preperiods, periods and largest values that were proven elsewhere (A. Flammenkamp).
#[test]
fn published_periods() {
    let published = [
        ("0.45", 498, 20, 8),
        ("0.156", 3479, 349, 23),
        ("0.356", 7315, 142, 19),
        ("0.644", 3256, 442, 64),
        ("0.165", 5181, 1550, 25),
        ("0.16", 105_351, 149_459, 23),
        ("0.56", 326_640, 144, 64),
        ("0.127", 46_578, 4, 56),
    ];
    for (text, start, period, largest) in published {
        // As long as Guy and Smith's condition needs for codes of three digits.
        let len = 2 * (start + period) + 3;
        let values = computed(&code(text), len);
        assert_eq!(values.iter().max(), Some(&largest), "{text}");
        assert_eq!(
            values[start..len - period],
            values[start + period..],
            "{text}"
        );
        assert_ne!(values[start - 1], values[start - 1 + period], "{text}");
    }
}

#[test]
fn two_codes_that_part_late() {
    let (left, right) = (computed(&code("0.161"), 520), computed(&code("0.36"), 520));
    let parting = (0..520).find(|&n| left[n] != right[n]);
    assert_eq!(parting, Some(519));
}

#[test]
fn scattered_values_far_out() {
    for text in [
        "0.6", "0.16", "0.167", "0.106", "0.104", "0.644", "0.45", "0.376", "0.007",
    ] {
        let mut sequence = BreakingSequence::new(code(text));
        let len = if text == "0.007" { 20_000 } else { 60_000 };
        sequence.extend_to(len, &mut |_| true).expect("no halt");
        for n in (len / 10..len).rev().step_by(1009) {
            let value = u32::from(sequence.values()[n]);
            let plain = naive_value(sequence.rule(), sequence.values(), n);
            assert_eq!(value, plain, "{text} at {n}");
        }
    }
}

#[test]
fn pieces_resuming_and_portable_lanes_change_nothing() {
    for rule in [
        code("0.6"),
        code("0.104"),
        code("0.167"),
        code("0.06"),
        code("0.8"),
        unequal(),
    ] {
        let len = if rule == code("0.8") { 300 } else { 5000 };
        let whole = computed(&rule, len);
        let mut pieces = BreakingSequence::new(rule.clone());
        for (piece, step) in (1..).map(|piece| (piece, piece * 7 % 131)) {
            let end = (pieces.values().len() + step).min(len);
            pieces.extend_to(end, &mut |_| true).expect("no halt");
            if end == len {
                break;
            }
            if piece % 40 == 0 {
                let values = pieces.values().to_vec();
                pieces = BreakingSequence::resume(rule.clone(), values);
            }
        }
        assert_eq!(pieces.values()[..len], whole);
        let mut portable = BreakingSequence::with_lanes(rule, Vec::new(), Lanes::Portable);
        portable.extend_to(len, &mut |_| true).expect("no halt");
        assert_eq!(portable.values()[..len], whole);
    }
}

#[test]
fn no_splits_and_no_digits() {
    assert_eq!(computed(&code("0.333"), 9), [0, 1, 2, 3, 0, 1, 2, 3, 0]);
    check(
        "none",
        &Breaking::new(vec![], Parts::Any, 0).expect("a rule"),
        50,
    );
    check("long", &code("0.3020310203103012032103"), 2000);
    let all = Breaking::new([vec![0], vec![3; 900]].concat(), Parts::Any, 0).expect("a rule");
    check("all", &all, 2000);
    let late = Breaking::new(vec![0, 3, 1, 3], Parts::Any, 30).expect("a rule");
    check("late", &late, 200);
}

#[test]
fn an_interruption_keeps_what_is_there() {
    let whole = computed(&code("0.6"), 30_000);
    let mut sequence = BreakingSequence::new(code("0.6"));
    let mut calls = 0;
    loop {
        match sequence.extend_to(30_000, &mut |_| false) {
            Ok(()) => break,
            Err(halt) => assert_eq!(halt, Halt::Interrupted),
        }
        calls += 1;
    }
    assert!(calls > 1);
    assert_eq!(sequence.values()[..30_000], whole);
}

#[test]
fn values_beyond_16_bits_halt() {
    let takes_all = |digit0| [vec![digit0], vec![3; 65_536]].concat();
    let nim = Breaking::new(takes_all(0), Parts::Any, 0).expect("a rule");
    let mut sequence = BreakingSequence::resume(nim, (0..65_535).collect());
    assert_eq!(sequence.extend_to(65_536, &mut |_| true), Ok(()));
    assert_eq!(
        sequence.extend_to(65_537, &mut |_| true),
        Err(Halt::TooLarge)
    );
    assert_eq!(sequence.values().len(), 65_536);
    // Lasker's nim: 4k + 3 and 4k + 4 change places.
    let lasker = Breaking::new(takes_all(4), Parts::Any, 0).expect("a rule");
    let known = (0..65_535_u16).map(|n| match n % 4 {
        3 => n + 1,
        0 if n > 0 => n - 1,
        _ => n,
    });
    let mut sequence = BreakingSequence::resume(lasker.clone(), known.clone().collect());
    assert_eq!(
        sequence.extend_to(65_536, &mut |_| true),
        Err(Halt::TooLarge)
    );
    assert_eq!(sequence.values().len(), 65_535);
    assert_eq!(
        computed(&lasker, 1000),
        known.take(1000).collect::<Vec<_>>()
    );
}

#[test]
fn bad_digits_are_refused() {
    assert!(Breaking::new(vec![1], Parts::Any, 0).is_err());
    assert!(Breaking::new(vec![0, 16], Parts::Any, 0).is_err());
    assert!(Breaking::new(vec![0, 8], Parts::Unequal, 0).is_err());
}
