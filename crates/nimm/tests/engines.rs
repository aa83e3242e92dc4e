//! The engines for subtraction games against plain mex, against each other, and against tables.

use nimm::rule::Leaves;
use nimm::sequence::{
    ExactPeriod, NimSequence, PPositions, naive_values, nim_values, outcome_period, value_period,
};
use proptest::prelude::*;

fn naive(set: &[usize], len: usize) -> Vec<u32> {
    let takes = |_: usize| set.iter().map(|&s| (s..=s, Leaves::TAKE)).collect();
    naive_values(takes, len, u64::MAX).expect("no bound on the moves")
}

fn p_positions_below(set: &[usize], end: u64) -> Vec<u64> {
    PPositions::new(set).take_while(|&n| n < end).collect()
}

fn assert_engines_agree_with_naive(set: &[usize], len: usize) {
    let expected = naive(set, len);
    assert_eq!(
        nim_values(set, len).iter().collect::<Vec<_>>(),
        expected,
        "{set:?}"
    );
    let zeros: Vec<u64> = (0..)
        .zip(&expected)
        .filter(|&(_, &g)| g == 0)
        .map(|(n, _)| n)
        .collect();
    assert_eq!(p_positions_below(set, len as u64), zeros, "{set:?}");
}

/// All non-empty subsets of 1..=max.
fn subsets(max: usize) -> impl Iterator<Item = Vec<usize>> {
    (1..1_u32 << max).map(move |bits| (1..=max).filter(|s| bits >> (s - 1) & 1 == 1).collect())
}

fn set_with_max_up_to(max: usize) -> impl Strategy<Value = Vec<usize>> {
    prop::collection::btree_set(1..=max, 1..=max.min(40)).prop_map(|set| set.into_iter().collect())
}

fn rows(table: &str) -> impl Iterator<Item = Vec<&str>> {
    table
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| line.split('\t').collect())
}

fn set(text: &str) -> Vec<usize> {
    text.split(',')
        .map(|s| s.parse().expect("a take"))
        .collect()
}

fn number(text: &str) -> u64 {
    text.parse().expect("a number")
}

fn proven(preperiod: u64, period: u64) -> ExactPeriod {
    ExactPeriod { preperiod, period }
}

fn values_proven(set: &[usize]) -> ExactPeriod {
    let (proven, values) = value_period(set, 1_000_000).expect("a small period");
    let max = set[set.len() - 1] as u64;
    assert!(
        values.len() as u64 >= proven.preperiod + proven.period + max,
        "{set:?}"
    );
    proven
}

#[test]
fn engines_agree_with_naive_on_every_set_up_to_12() {
    for set in subsets(12) {
        assert_engines_agree_with_naive(&set, 300);
    }
}

#[test]
fn engines_agree_with_naive_where_their_kinds_meet() {
    for max in [
        1_usize, 2, 62, 63, 64, 65, 126, 127, 128, 129, 191, 192, 193, 255, 256, 257,
    ] {
        for set in [
            vec![max],
            (1..=max).collect(),
            (max.div_ceil(3)..=max).collect(),
        ] {
            assert_engines_agree_with_naive(&set, 1200);
        }
        if max > 2 {
            assert_engines_agree_with_naive(&[1, max], 1200);
            assert_engines_agree_with_naive(&[max - 1, max], 1200);
        }
    }
}

#[test]
fn engines_agree_with_naive_on_large_sparse_sets() {
    for set in [&[1, 4000][..], &[3, 64, 1000, 1001], &[999, 2048, 4097]] {
        assert_engines_agree_with_naive(set, 20_000);
    }
}

proptest! {
    #[test]
    fn engines_agree_with_naive_up_to_63(set in set_with_max_up_to(63)) {
        assert_engines_agree_with_naive(&set, 1000);
    }

    #[test]
    fn engines_agree_with_naive_up_to_127(set in set_with_max_up_to(127)) {
        assert_engines_agree_with_naive(&set, 1000);
    }

    #[test]
    fn engines_agree_with_naive_up_to_300(set in set_with_max_up_to(300)) {
        assert_engines_agree_with_naive(&set, 2000);
    }

    #[test]
    fn a_sequence_extended_in_steps_is_the_sequence(
        set in set_with_max_up_to(90),
        steps in prop::collection::vec(0_usize..500, 1..6),
    ) {
        let mut sequence = NimSequence::new(&set);
        for &len in &steps {
            sequence.extend_to(len);
        }
        let len = steps.into_iter().max().unwrap_or(0);
        prop_assert_eq!(sequence.into_values(), nim_values(&set, len));
    }

    #[test]
    fn a_proven_period_is_exact(set in set_with_max_up_to(18)) {
        let len = 20_000;
        let values = naive(&set, len);
        let zeros: Vec<u32> = values.iter().map(|&g| u32::from(g == 0)).collect();
        assert_exact(&values, values_proven(&set));
        assert_exact(&zeros, outcome_period(&set, 1_000_000).expect("a small period"));
    }

    #[test]
    fn a_limit_only_decides_whether_there_is_an_answer(
        set in set_with_max_up_to(14),
        limit in 0_u64..400,
    ) {
        let outcomes = outcome_period(&set, limit);
        prop_assert!(outcomes == Err(limit) || outcomes == outcome_period(&set, 100_000));
        match value_period(&set, limit) {
            Ok((found, values)) => {
                prop_assert_eq!(found, values_proven(&set));
                prop_assert!(values.len() as u64 <= limit + 1);
            }
            Err((computed_to, values)) => {
                prop_assert_eq!(computed_to, limit);
                prop_assert_eq!(values, nim_values(&set, limit as usize + 1));
            }
        }
    }
}

/// Holds on all of `values`, is broken just before, and no proper divisor does as well.
fn assert_exact(values: &[u32], ExactPeriod { preperiod, period }: ExactPeriod) {
    let (pre, period) = (preperiod as usize, period as usize);
    assert!(pre + 2 * period + 18 <= values.len());
    let repeats = |from: usize, t: usize| {
        values[from..]
            .iter()
            .zip(&values[from + t..])
            .all(|(a, b)| a == b)
    };
    assert!(repeats(pre, period));
    assert!(pre == 0 || values[pre - 1] != values[pre - 1 + period]);
    assert!(
        (1..period)
            .filter(|t| period % t == 0)
            .all(|t| !repeats(pre, t))
    );
}

#[test]
fn every_set_up_to_9_matches_the_table() {
    let mut count = 0;
    for row in rows(include_str!("data/B_small_sets.tsv")) {
        let takes = set(row[0]);
        let outcomes = proven(number(row[1]), number(row[2]));
        let values = proven(number(row[3]), number(row[4]));
        assert_eq!(outcome_period(&takes, 100_000), Ok(outcomes), "{takes:?}");
        assert_eq!(values_proven(&takes), values, "{takes:?}");
        let seen = (values.preperiod + values.period) as usize;
        let largest = nim_values(&takes, seen).iter().max();
        assert_eq!(largest.map(u64::from), Some(number(row[5])), "{takes:?}");
        count += 1;
    }
    assert_eq!(count, 511);
}

#[test]
fn sets_whose_values_have_a_longer_period_than_their_outcomes() {
    for row in rows(include_str!("data/B_nim_ne_outcome.tsv")) {
        let takes = set(row[0]);
        let outcomes = proven(number(row[1]), number(row[2]));
        assert_eq!(outcome_period(&takes, 100_000), Ok(outcomes), "{takes:?}");
        assert_eq!(
            values_proven(&takes),
            proven(number(row[3]), number(row[4])),
            "{takes:?}"
        );
    }
    assert_eq!(
        outcome_period(&[2, 3, 6, 7, 9, 10], 1000).map(|p| p.period),
        Ok(29)
    );
    assert_eq!(values_proven(&[2, 3, 6, 7, 9, 10]).period, 58);
    assert_eq!(
        outcome_period(&[4, 6, 11, 14], 1000).map(|p| p.period),
        Ok(17)
    );
    assert_eq!(values_proven(&[4, 6, 11, 14]).period, 34);
}

#[test]
fn periods_that_grow_faster_than_the_set() {
    for row in rows(include_str!("data/B_superlinear.tsv")) {
        let (n, period) = (number(row[1]) as usize, number(row[2]));
        if period > 500_000 {
            continue;
        }
        let takes = match row[0] {
            "A" => vec![n, 4 * n, 12 * n + 1, 16 * n + 1],
            "B" => vec![n, 8 * n, 30 * n + 1, 37 * n + 1, 38 * n + 1],
            other => panic!("no family {other}"),
        };
        let found = outcome_period(&takes, 10_000_000).map(|proven| proven.period);
        assert_eq!(found, Ok(period), "{takes:?}");
    }
}

#[test]
fn longest_preperiods_match_the_table() {
    for row in rows(include_str!("data/H_preperiod.tsv")).skip(1) {
        if row[3].is_empty() {
            assert_eq!(number(row[1]), 0);
            continue;
        }
        let takes = set(row[3]);
        let expected = proven(number(row[1]), number(row[2]));
        assert_eq!(takes.last().copied(), row[0].parse().ok());
        assert_eq!(outcome_period(&takes, 100_000), Ok(expected), "{takes:?}");
    }
}

#[test]
fn no_set_up_to_12_has_a_longer_preperiod_than_the_table_says() {
    let mut longest = [0; 13];
    for set in subsets(12) {
        let max = set[set.len() - 1];
        let found = outcome_period(&set, 100_000).expect("a small period");
        longest[max] = longest[max].max(found.preperiod);
    }
    let table: Vec<u64> = rows(include_str!("data/H_preperiod.tsv"))
        .skip(1)
        .take(12)
        .map(|row| number(row[1]))
        .collect();
    assert_eq!(longest[1..], table);
}

#[test]
fn outcome_periods_of_single_sets() {
    assert_eq!(outcome_period(&[24, 53, 59], 100_000), Ok(proven(1370, 7)));
    let period = |set: &[usize]| outcome_period(set, 100_000).map(|proven| proven.period);
    assert_eq!(period(&[4, 9, 24, 29, 33]), Ok(6956));
    assert_eq!(period(&[1, 20, 48, 49]), Ok(5637));
    assert_eq!(period(&[14, 15, 33, 34, 35, 49]), Ok(9164));
    assert_eq!(
        outcome_period(&[1, 10, 26, 27], 100_000),
        Ok(proven(566, 431))
    );
    // Pure multiples of a set: both numbers grow with the factor, across all three kinds of mask.
    for factor in [3, 9, 100] {
        let takes: Vec<usize> = [2, 12, 13].map(|s| s * factor).to_vec();
        let factor = factor as u64;
        assert_eq!(
            outcome_period(&takes, 100_000),
            Ok(proven(44 * factor, 5 * factor))
        );
        assert_eq!(values_proven(&takes).period % (5 * factor), 0);
    }
}

#[test]
fn nim_values_above_a_byte() {
    let takes: Vec<usize> = (1..=300).collect();
    let values = nim_values(&takes, 1000);
    assert!((0..1000_u32).all(|n| values.get(n as usize) == Some(n % 301)));
    assert_eq!(values.get(1000), None);
    assert_eq!(values_proven(&takes), proven(0, 301));
}

#[test]
fn a_take_beyond_the_limit_costs_no_memory() {
    let takes = [1, usize::MAX / 4];
    assert_eq!(outcome_period(&takes, 1000), Err(1000));
    let (computed_to, values) = value_period(&takes, 1000).unwrap_err();
    assert_eq!(computed_to, 1000);
    assert!(values.iter().eq((0..=1000).map(|n| n % 2)));
}

#[test]
fn naive_counts_moves_and_skips_what_is_no_move() {
    let takes = |_: usize| vec![(0..=2, Leaves::TAKE), (2..=3, Leaves::TAKE)];
    assert_eq!(naive_values(takes, 6, 100), Ok(vec![0, 1, 2, 3, 0, 1]));
    // Heaps 0, 1, 2, 3 have 0, 1, 3, 4 moves, the overlap counted twice.
    assert_eq!(naive_values(takes, 6, 8), Err(4));
    assert_eq!(naive_values(takes, 6, 7), Err(3));
}
