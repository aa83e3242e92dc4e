//! The engines for infinite sets of takes against plain mex, against each other, and against tables.

use nimm::rule::Leaves;
use nimm::sequence::{
    AllBut, ArithmeticPeriod, all_but_p_positions, all_but_period, fixed_set_values,
    fixed_set_values_watched, naive_values, progression_period, progression_value,
};
use proptest::prelude::*;

fn naive(takes: &[usize], len: usize) -> Vec<u32> {
    let ranges = |n| {
        let takes = takes.iter().take_while(|&&s| s <= n);
        takes.map(|&s| (s..=s, Leaves::TAKE)).collect()
    };
    naive_values(ranges, len, u64::MAX).expect("no bound on the moves")
}

fn naive_all_but(excluded: &[usize], len: usize) -> Vec<u32> {
    let takes: Vec<usize> = (1..len).filter(|s| !excluded.contains(s)).collect();
    naive(&takes, len)
}

/// All subsets of 1..=max.
fn subsets(max: usize) -> impl Iterator<Item = Vec<usize>> {
    (0..1_u32 << max).map(move |bits| (1..=max).filter(|s| bits >> (s - 1) & 1 == 1).collect())
}

fn rows(table: &str) -> impl Iterator<Item = Vec<&str>> {
    table
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| line.split('\t').collect())
}

fn numbers<N: std::str::FromStr>(text: &str) -> Vec<N> {
    text.split([' ', ','])
        .filter(|n| !n.is_empty())
        .map(|n| n.parse().ok().expect("a number"))
        .collect()
}

fn proven_all_but(excluded: &[usize]) -> ArithmeticPeriod {
    all_but_period(excluded, 1_000_000)
        .expect("a small period")
        .0
}

fn repeats(values: &[u32], from: usize, period: usize, saltus: usize) -> bool {
    let shifted = &values[period..];
    (from..shifted.len()).all(|n| shifted[n] as usize == values[n] as usize + saltus)
}

/// That the values go on as is said, that the preperiod is least, and that no shorter period does.
fn assert_exact(values: &[u32], proven: ArithmeticPeriod) {
    let [from, period, saltus] =
        [proven.preperiod, proven.period, proven.saltus].map(|n| n as usize);
    assert!(repeats(values, from, period, saltus), "{proven:?}");
    assert!(
        from == 0 || !repeats(values, from - 1, period, saltus),
        "{proven:?}"
    );
    for less in 1..period {
        let grown = values[from + less].checked_sub(values[from]);
        let repeats = grown.is_some_and(|grown| repeats(values, from, less, grown as usize));
        assert!(!repeats, "{proven:?} has the period {less}");
    }
}

/// What the documentation of `all_but_period` asks of a checker.
fn is_all_but_proof(excluded: &[usize], claim: ArithmeticPeriod) -> bool {
    let numbers = [
        claim.preperiod,
        claim.period,
        claim.saltus,
        claim.checked_to,
    ];
    let [from, period, saltus, end] = numbers.map(|n| n as usize);
    let reach = excluded.last().copied().unwrap_or(0);
    let Some(start) = end.checked_sub(1 + reach + period) else {
        return false;
    };
    let values = naive_all_but(excluded, end);
    let is_highest = |heap: usize| values[..heap].iter().all(|&before| before < values[heap]);
    let goes_on = from <= start && saltus >= 1 && repeats(&values, from, period, saltus);
    let patterns = is_highest(start) && is_highest(start + period);
    let least_preperiod = from == 0 || !repeats(&values, from - 1, period, saltus);
    let least_period = (1..period).filter(|less| period % less == 0).all(|less| {
        let grown = less * saltus;
        grown % period != 0 || !repeats(&values, from, less, grown / period)
    });
    goes_on && patterns && least_preperiod && least_period
}

#[test]
fn all_but_matches_the_table() {
    let mut count = 0;
    for row in rows(include_str!("data/B_allbut.tsv")) {
        let excluded = numbers::<usize>(row[0]);
        let (proven, values) = all_but_period(&excluded, 10_000).expect("a small period");
        let shape = [proven.preperiod, proven.period, proven.saltus];
        assert_eq!(shape.map(|n| n.to_string()), row[1..4], "{excluded:?}");
        assert_eq!(values.len() as u64, proven.checked_to);
        let first = AllBut::new(&excluded).extend_to(40).to_vec();
        assert_eq!(first, numbers::<u32>(row[4]), "{excluded:?}");
        count += 1;
    }
    assert_eq!(count, 512);
}

#[test]
fn all_but_sets_up_to_10_have_the_known_extremes() {
    let all: Vec<_> = subsets(10)
        .skip(1)
        .map(|excluded| (proven_all_but(&excluded), excluded))
        .collect();
    let pure = all.iter().filter(|(proven, _)| proven.preperiod == 0);
    assert_eq!(pure.count(), 945);
    let longest = all.iter().map(|(proven, _)| proven.period).max();
    let latest = all.iter().map(|(proven, _)| proven.preperiod).max();
    assert_eq!((longest, latest), (Some(198), Some(85)));
    let long = proven_all_but(&[3, 7, 10]);
    assert_eq!((long.period, long.saltus), (198, 66));
    assert_eq!(proven_all_but(&[3, 5, 7, 10]).preperiod, 85);
    // D. Sleator, M. Slusky, Subtraction games with FES sets of size 3 (2012).
    let few = all.iter().filter(|(_, excluded)| excluded.len() <= 3);
    assert!(few.into_iter().all(|(proven, _)| proven.preperiod == 0));
}

#[test]
fn all_but_sets_up_to_10_are_exact_and_can_be_checked() {
    for excluded in subsets(10) {
        let proven = proven_all_but(&excluded);
        assert!(is_all_but_proof(&excluded, proven), "{excluded:?}");
        let (end, limit) = (proven.checked_to, proven.checked_to - 2);
        let (reached, values) = all_but_period(&excluded, limit).unwrap_err();
        assert_eq!((reached, values.len() as u64), (limit, end - 1));
        let len = end + proven.period;
        let values = AllBut::new(&excluded).extend_to(len as usize).to_vec();
        assert_exact(&values, proven);
    }
}

#[test]
fn altered_all_but_proofs_are_refused() {
    for excluded in subsets(7) {
        let proven = proven_all_but(&excluded);
        let (period, saltus, end) = (proven.period, proven.saltus, proven.checked_to);
        let altered = [
            ArithmeticPeriod {
                preperiod: proven.preperiod + 1,
                ..proven
            },
            ArithmeticPeriod {
                saltus: saltus + 1,
                ..proven
            },
            ArithmeticPeriod {
                period: period + 1,
                checked_to: end + 1,
                ..proven
            },
            ArithmeticPeriod {
                period: 2 * period,
                saltus: 2 * saltus,
                checked_to: end + period,
                ..proven
            },
        ];
        for claim in altered {
            assert!(
                !is_all_but_proof(&excluded, claim),
                "{excluded:?} {claim:?}"
            );
        }
    }
}

#[test]
fn all_but_one_amount() {
    for a in [1, 2, 3, 7, 64, 1000] {
        let proven = proven_all_but(&[a]);
        let period = 2 * a as u64;
        assert_eq!((proven.preperiod, proven.period), (0, period));
        assert_eq!(proven.saltus, a as u64);
        for (n, &value) in AllBut::new(&[a]).extend_to(5 * a).iter().enumerate() {
            assert_eq!(value as usize, a * (n / (2 * a)) + n % a);
        }
    }
}

#[test]
fn all_but_the_first_amounts() {
    for k in [0, 1, 2, 5, 63, 64, 200] {
        let excluded: Vec<usize> = (1..=k).collect();
        let proven = proven_all_but(&excluded);
        assert_eq!((proven.preperiod, proven.saltus), (0, 1));
        assert_eq!(proven.period, k as u64 + 1);
        assert_eq!(all_but_p_positions(&excluded), (0..=k).collect::<Vec<_>>());
        for (n, &value) in AllBut::new(&excluded).extend_to(1000).iter().enumerate() {
            assert_eq!(value as usize, n / (k + 1));
        }
    }
}

#[test]
fn all_but_amounts_beyond_the_limit_cost_no_memory() {
    let far = [2, usize::MAX];
    let (reached, values) = all_but_period(&far, 50).unwrap_err();
    assert_eq!((reached, values), (50, naive_all_but(&[2], 51)));
    assert_eq!(all_but_p_positions(&far), [0, 2]);
    assert_eq!(all_but_period(&[], u64::MAX).unwrap().0.period, 1);
}

fn small_set(max: usize) -> impl Strategy<Value = Vec<usize>> {
    prop::collection::btree_set(1..=max, 1..=max).prop_map(|set| set.into_iter().collect())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn all_but_agrees_with_naive(excluded in small_set(30)) {
        let expected = naive_all_but(&excluded, 2000);
        prop_assert_eq!(AllBut::new(&excluded).extend_to(2000).to_vec(), expected.clone());
        let zeros: Vec<usize> = (0..2000).filter(|&n| expected[n] == 0).collect();
        prop_assert_eq!(all_but_p_positions(&excluded), zeros);
    }

    #[test]
    fn all_but_periods_are_exact_and_can_be_checked(excluded in small_set(14)) {
        let proven = proven_all_but(&excluded);
        prop_assume!(proven.checked_to < 5000);
        assert!(is_all_but_proof(&excluded, proven), "{excluded:?}");
        let len = proven.checked_to + proven.period;
        assert_exact(AllBut::new(&excluded).extend_to(len as usize), proven);
    }

    #[test]
    fn fixed_sets_agree_with_naive(takes in small_set(900), len in 0..1000_usize) {
        prop_assert_eq!(fixed_set_values(&takes, len), naive(&takes, len));
    }

    #[test]
    fn sparse_fixed_sets_agree_with_naive(
        takes in prop::collection::btree_set(1..=5000_usize, 0..=12),
        len in 0..3000_usize,
    ) {
        let takes: Vec<usize> = takes.into_iter().collect();
        prop_assert_eq!(fixed_set_values(&takes, len), naive(&takes, len));
    }
}

/// The members below 4000 of a set of the table.
fn named_set(name: &str) -> Vec<usize> {
    const END: usize = 4000;
    let is_prime = |n: usize| {
        n >= 2
            && (2..)
                .take_while(|d| d * d <= n)
                .all(|d| !n.is_multiple_of(d))
    };
    let among = |holds: &dyn Fn(usize) -> bool| (1..END).filter(|&n| holds(n)).collect();
    let grown = |first: usize, next: &dyn Fn(usize, usize) -> usize| -> Vec<usize> {
        let pairs = std::iter::successors(Some((first, 1)), |&(n, k)| Some((next(n, k), k + 1)));
        pairs.map(|(n, _)| n).take_while(|&n| n < END).collect()
    };
    let added = |mut a: usize, mut b: usize| {
        let mut members = Vec::new();
        while a < END {
            members.push(a);
            (a, b) = (b, a + b);
        }
        members
    };
    match name {
        "1+evens" => among(&|n| n == 1 || n % 2 == 0),
        "1+odd primes" => among(&|n| n == 1 || n > 2 && is_prime(n)),
        "1+primes" => among(&|n| n == 1 || is_prime(n)),
        "composites" => among(&|n| n > 1 && !is_prime(n)),
        "cubes" => (1..).map(|k| k * k * k).take_while(|&n| n < END).collect(),
        "evens" => among(&|n| n % 2 == 0),
        "factorials" => grown(1, &|n, k| n * (k + 1)),
        "fibonacci" => added(1, 2),
        "lucas 1,3,4,7" => added(1, 3),
        "odd primes" => among(&|n| n > 2 && is_prime(n)),
        "odds" => among(&|n| n % 2 == 1),
        "powers of 2 (from 2)" => grown(2, &|n, _| 2 * n),
        "powers of 2 (incl 1)" => grown(1, &|n, _| 2 * n),
        "powers of 3" => grown(1, &|n, _| 3 * n),
        "powers of 4" => grown(1, &|n, _| 4 * n),
        "primes" => among(&is_prime),
        "squares" => (1..).map(|k| k * k).take_while(|&n| n < END).collect(),
        "triangular" => grown(1, &|n, k| n + k + 1),
        _ => {
            let (r, d) = progression(name).expect("a set of the table");
            (r as usize..END).step_by(d as usize).collect()
        }
    }
}

/// "AP r mod d": r, r + d, r + 2 d, ...
fn progression(name: &str) -> Option<(u32, u32)> {
    let (r, d) = name.strip_prefix("AP ")?.split_once(" mod ")?;
    Some((r.parse().ok()?, d.parse().ok()?))
}

#[test]
fn infinite_sets_match_the_table() {
    let mut count = 0;
    for row in rows(include_str!("data/B_infinite_sets.tsv")) {
        let values = fixed_set_values(&named_set(row[0]), 4000);
        assert_eq!(values[..60], numbers::<u32>(row[1]), "{}", row[0]);
        let zeros: Vec<usize> = (0..4000).filter(|&n| values[n] == 0).collect();
        let first = numbers::<usize>(row[2]);
        assert_eq!(zeros[..first.len()], first, "{}", row[0]);
        assert_eq!(zeros.len().to_string(), row[3], "{}", row[0]);
        assert_eq!(
            values.iter().max().unwrap().to_string(),
            row[4],
            "{}",
            row[0]
        );
        if let Some((r, d)) = progression(row[0]) {
            let closed = (0..4000).map(|n| progression_value(r, d, n) as u32);
            assert!(closed.eq(values), "{}", row[0]);
        }
        count += 1;
    }
    assert_eq!(count, 32);
}

#[test]
fn fixed_sets_stop_when_told() {
    for takes in [vec![1, 3], (1..500).collect()] {
        let stopped = fixed_set_values_watched(&takes, 500, &mut |valued| valued < 123);
        assert_eq!(stopped, Err(123));
    }
    assert_eq!(fixed_set_values(&[], 3), [0, 0, 0]);
}

#[test]
fn progressions_agree_with_naive() {
    for r in 1..=40_u32 {
        for d in 1..=40_u32 {
            let takes: Vec<usize> = (r as usize..700).step_by(d as usize).collect();
            let closed: Vec<u32> = (0..700)
                .map(|n| progression_value(r, d, n) as u32)
                .collect();
            assert_eq!(closed, naive(&takes, 700), "{r} + {d} k");
        }
    }
}

#[test]
fn periods_of_progressions_are_exact_and_can_be_checked() {
    for r in 1..=48_u32 {
        for d in 1..=48_u32 {
            let proven = progression_period(r, d);
            // Three rows further than the check asks for.
            let len = proven.checked_to as usize + 3 * (r + d) as usize;
            let takes: Vec<usize> = (r as usize..len).step_by(d as usize).collect();
            let values = fixed_set_values(&takes, len);
            assert_exact(&values, proven);
            assert_exact(&values[..proven.checked_to as usize], proven);
            if r < d {
                assert!(u64::from(d) % proven.period == 0, "{r} + {d} k");
                let end = proven.preperiod + u64::from(d) + u64::from(r);
                assert_eq!(proven.checked_to, end, "{r} + {d} k");
            }
        }
    }
}

#[test]
fn periods_of_the_largest_progressions_fit() {
    for (r, d) in [
        (u32::MAX, u32::MAX),
        (u32::MAX - 1, u32::MAX),
        (1, u32::MAX),
        (u32::MAX, 1),
        (u32::MAX / 2, u32::MAX),
    ] {
        let proven = progression_period(r, d);
        assert!(proven.checked_to > proven.preperiod, "{r} + {d} k");
    }
}
