//! Claims over families: those that hold, those that do not, and what is found against them.

use nimm_lab::{Bounds, Claim, Report, Sampling, Trouble, Verdict, test_claim};

const TWO_INTERVALS: &str = "a=1..20,c=a+2..a+20,b=c..c+20";

const PERIOD_OF_TWO_INTERVALS: &str = "outcome_period = let L=a+1, m=ceildiv(c,L) in \
    if m*L>b then L else if m>=2 and b-c+1>=L then (m-1)*L+b+1 else b+1";

#[track_caller]
fn tested(family: &str, ranges: &str, claim: &str) -> Report {
    let claim = Claim::read(family, ranges, claim).unwrap();
    let all = Sampling::All { most: 100_000 };
    test_claim(&claim, &all, &Bounds::default(), &mut |_| true).unwrap()
}

#[track_caller]
fn smallest(family: &str, ranges: &str, claim: &str) -> (Vec<i128>, String, String) {
    let report = tested(family, ranges, claim);
    assert_eq!(report.verdict, Verdict::Refuted);
    let found = report.counterexample.unwrap();
    assert!(found.is_smallest);
    (found.values, found.left, found.right)
}

#[test]
fn the_period_of_two_intervals_holds_for_all_of_a_box() {
    let report = tested("take 1-a,c-b", TWO_INTERVALS, PERIOD_OF_TWO_INTERVALS);
    assert_eq!(report.verdict, Verdict::Holds);
    // 20 values of a, 19 of c, 21 of b.
    assert_eq!(
        (report.tested, report.outside, report.unknown),
        (7980, 0, 0)
    );
    assert_eq!(report.proven_for_all_n, None);
}

#[test]
fn a_variant_of_it_is_refuted_by_the_smallest_rule() {
    // Without the case of a long second interval.
    let broken = "outcome_period = let L=a+1, m=ceildiv(c,L) in if m*L>b then L else b+1";
    let (values, left, right) = smallest("take 1-a,c-b", TWO_INTERVALS, broken);
    // By hand: every smaller point of the box agrees with the whole claim.
    let claim = Claim::read("take 1-a,c-b", TWO_INTERVALS, broken).unwrap();
    let mut points = Vec::new();
    for a in 1..=20_i128 {
        for c in a + 2..=a + 20 {
            for b in c..=c + 20 {
                points.push((a.max(c).max(b), [a, c, b]));
            }
        }
    }
    points.sort_unstable();
    let fails = |[a, c, b]: [i128; 3]| {
        let (l, m) = (a + 1, (c + a) / (a + 1));
        m * l <= b && m >= 2 && b - c + 1 >= l
    };
    let first = points.into_iter().find(|(_, point)| fails(*point)).unwrap();
    assert_eq!(values, first.1);
    assert_eq!((left.as_str(), right.as_str()), ("7", "5"), "{claim:?}");
}

#[test]
fn the_period_of_three_amounts_is_no_sum_of_two_of_them() {
    let sums = "outcome_period = a+b or outcome_period = a+c or outcome_period = b+c";
    let (values, ..) = smallest("take a,b,c", "a=1..9,b=a+1..10,c=b+1..11", sums);
    // Take 1 to 3: four heaps a period, 1+3. Take 1,2,4: three, 1+2. Take 1,3,4: seven, 3+4.
    let first = points_of_sets().into_iter().find(|set| {
        let takes: Vec<usize> = set.iter().map(|take| *take as usize).collect();
        let period = nimm::sequence::outcome_period(&takes, 10_000)
            .unwrap()
            .period as i128;
        ![set[0] + set[1], set[0] + set[2], set[1] + set[2]].contains(&period)
    });
    assert_eq!(Some(values), first.map(|set| set.to_vec()));
}

fn points_of_sets() -> Vec<[i128; 3]> {
    let mut sets = Vec::new();
    for a in 1..=9 {
        for b in a + 1..=10 {
            for c in b + 1..=11 {
                sets.push([a, b, c]);
            }
        }
    }
    sets.sort_by_key(|set| (set[2], *set));
    sets
}

#[test]
fn statements_about_all_n_are_decided_where_their_values_repeat() {
    for claim in [
        "G(n) = n mod (a+1)",
        "P(n) iff n mod (a+1) = 0",
        "G(n+a+1) = G(n)",
        "let r = n mod (a+1) in if n >= 5 then G(n) = r else G(n) <= a",
        "not P(2*n+1) or a mod 2 = 0",
        "G(n) = G(n^3 mod (a+1)) or (n^3 - n) mod (a+1) != 0",
    ] {
        let report = tested("take 1-a", "a=1..9", claim);
        assert_eq!(
            (report.verdict, report.tested),
            (Verdict::Holds, 9),
            "{claim}"
        );
        assert_eq!(report.proven_for_all_n, Some(true), "{claim}");
    }
}

#[test]
fn others_are_tested_to_a_bound_which_is_said() {
    for (family, claim) in [
        ("take 1-a", "G(n) <= n"),
        ("take 1-a", "G(n) = n - (a+1) * (n div (a+1))"),
        ("0.0a", "G(n) <= n or a > 9"),
    ] {
        let report = tested(family, "a=1..3", claim);
        assert_eq!(report.verdict, Verdict::Holds, "{claim}");
        assert_eq!(report.proven_for_all_n, Some(false), "{claim}");
        assert_eq!(report.tested_to, 1000);
    }
}

#[test]
fn the_least_n_is_found() {
    let report = tested("take 1-a", "a=1..9", "G(n) = n mod (a+2)");
    let found = report.counterexample.unwrap();
    assert_eq!((found.values, found.n), (vec![1], Some(2)));
    assert_eq!((found.left.as_str(), found.right.as_str()), ("0", "2"));
    assert_eq!(found.command, "nimm sequence 'take 1' --to 2");
    let report = tested("take 1-a", "a=2..9", "P(n) iff n mod (a+2) = 0");
    let found = report.counterexample.unwrap();
    assert_eq!(found.command, "nimm sequence 'take 1-2' --to 3 --outcomes");
}

#[test]
fn a_failure_late_in_a_long_preperiod_is_found() {
    // The outcomes of this set have preperiod 1370 and period 7.
    let claim = "n < 1369 or (P(n) iff P(n+7))";
    let report = tested("take 24,53,59", "", claim);
    let found = report.counterexample.unwrap();
    assert_eq!(found.n, Some(1369));
    let report = tested("take 24,53,59", "", "n < 1370 or (P(n) iff P(n+7))");
    assert_eq!(report.proven_for_all_n, Some(true));
}

#[test]
fn misere_rules_are_families_too() {
    let claim = "P(n) iff n mod (a+1) = 1";
    let report = tested("misere take 1-a", "a=1..9", claim);
    assert_eq!(report.proven_for_all_n, Some(true));
    let report = tested("misere take a-b", "a=1..6,b=a..9", "outcome_period = a+b");
    assert_eq!(report.verdict, Verdict::Holds);
}

#[test]
fn what_makes_no_rule_is_outside_the_family() {
    // Where b < a, `a-b` runs downwards.
    let report = tested("take a-b", "a=1..4,b=1..4", "outcome_period = a+b");
    assert_eq!((report.tested, report.outside), (10, 6));
    let report = tested("take a-b", "a=4..5,b=1..2", "outcome_period = a+b");
    assert_eq!(
        (report.verdict, report.outside),
        (Verdict::NothingTested, 4)
    );
    let report = tested("0.ab", "a=14..17,b=0..1", "G(0) = 0");
    assert_eq!((report.tested, report.outside), (4, 4));
}

#[test]
fn what_is_not_proven_is_unknown_and_never_holds() {
    // No period of 0.007 is known.
    let claim = Claim::read("0.00a", "a=6..7", "nim_period >= 1").unwrap();
    let mut bounds = Bounds::default();
    bounds.limits.heap = 2000;
    let all = Sampling::All { most: 100 };
    let report = test_claim(&claim, &all, &bounds, &mut |_| true).unwrap();
    let first = report.first_unknown.unwrap();
    assert_eq!(first.why, Trouble::NotProven);
    assert!(report.unknown >= 1 && report.tested + report.unknown == 2);
}

#[test]
fn what_cannot_be_computed_is_unknown_with_its_reason() {
    for (claim, why) in [
        ("outcome_period < 10^a^a^a", Trouble::TooLarge),
        ("G(10^12) = 0", Trouble::TooLarge),
        ("G(n-1) <= a", Trouble::NegativeHeap),
        ("outcome_period mod (a-2) = 0", Trouble::DivisionByZero),
        ("outcome_period = 2^(0-a)", Trouble::TooLarge),
    ] {
        let report = tested("take 1-a", "a=2..3", claim);
        assert_eq!(report.first_unknown.unwrap().why, why, "{claim}");
    }
    // What does not matter is not evaluated.
    let report = tested(
        "take 1-a",
        "a=2..3",
        "a = 2 or outcome_period mod (a-2) = 0",
    );
    assert_eq!((report.verdict, report.unknown), (Verdict::Holds, 0));
}

#[test]
fn random_tests_repeat_from_their_seed() {
    let broken = "outcome_period = let L=a+1, m=ceildiv(c,L) in if m*L>b then L else b+1";
    let claim = Claim::read("take 1-a,c-b", TWO_INTERVALS, broken).unwrap();
    let test = |seed| {
        let sampling = Sampling::Random { count: 200, seed };
        test_claim(&claim, &sampling, &Bounds::default(), &mut |_| true).unwrap()
    };
    assert_eq!(test(3), test(3));
    assert_ne!(test(3), test(4));
    assert!(!test(3).counterexample.unwrap().is_smallest);
}

#[test]
fn work_that_is_stopped_keeps_what_it_has() {
    let claim = Claim::read("take 1-a", "a=1..9", "outcome_period = a+1").unwrap();
    let all = Sampling::All { most: 100 };
    let report = test_claim(&claim, &all, &Bounds::default(), &mut |done| done < 4).unwrap();
    assert_eq!((report.verdict, report.tested), (Verdict::Stopped, 4));
}

#[test]
fn operators_bind_as_in_mathematics() {
    for claim in [
        "2+3*4^2 = 50",
        "2^3^2 = 512",
        "-2^2 = 0-4",
        "7 - 2 - 1 = 4",
        "17 mod 5 * 2 = 4",
        "-7 div 2 = -4 and -7 mod 2 = 1",
        "ceildiv(7,2) = 4 and ceildiv(-7,2) = -3",
        "min(3,1,2) = 1 and max(1,3,2) = 3 and gcd(12,18,8) = 2 and abs(-3) = 3",
        "div(7,2) = 3 and mod(7,2) = 1",
        "true or false and false",
        "not 1 = 2 and 1 != 2",
        "1 = 2 iff 3 < 2",
        "1e3 = 1_000 and 2^10 >= 1e3 and 1 <= 1",
        "if 1 > 2 then false else let x=2, y=x+1 in x*y = 6",
        "(let p = 1 < 2 in p) iff true",
    ] {
        let report = tested("nim", "", claim);
        assert_eq!(
            (report.verdict, report.tested),
            (Verdict::Holds, 1),
            "{claim}"
        );
    }
}
