//! Theory, sequence and search agree over whole boxes, in both conventions.

use std::ops::RangeInclusive;

use nimm::{Game, Limits, verify};

/// Verifies `rule` over a box in both conventions; returns how many positions theory answered.
fn agree(rule: &str, heaps: RangeInclusive<usize>, max: u64) -> u64 {
    let mut by_theory = 0;
    for prefix in ["", "misere "] {
        let text = format!("{prefix}{rule}");
        let game: Game = text
            .parse()
            .unwrap_or_else(|error| panic!("{text}: {error}"));
        let found = verify(&game, heaps.clone(), max, &Limits::default(), |_, _| true)
            .unwrap_or_else(|error| panic!("{text}: {error}"));
        if let Some(first) = found.disagreements.first() {
            panic!("{text} at {}: {:#?}", first.position, first.says);
        }
        assert!(
            found.positions > 0 && found.by_search == found.positions,
            "{text}: {found:?}"
        );
        by_theory += found.by_theory;
    }
    by_theory
}

fn all_sets(max: u32) -> impl Iterator<Item = String> {
    (1u32..1 << max).map(move |bits| {
        let members: Vec<String> = (0..max)
            .filter(|i| bits >> i & 1 == 1)
            .map(|i| (i + 1).to_string())
            .collect();
        format!("take {}", members.join(","))
    })
}

#[test]
fn nim_agrees_up_to_four_heaps_of_seven() {
    let answered = agree("nim", 0..=4, 7);
    assert_eq!(answered, 2 * (1 + 8 + 64 + 512 + 4096));
}

#[test]
fn nim_agrees_on_two_and_three_heaps_of_fifteen() {
    assert_eq!(agree("nim", 2..=3, 15), 2 * 4352);
}

#[test]
fn every_set_within_nine_agrees_on_one_heap_to_sixty() {
    for rule in all_sets(9) {
        agree(&rule, 1..=1, 60);
    }
}

#[test]
fn every_set_within_nine_agrees_on_two_heaps_to_twelve() {
    for rule in all_sets(9) {
        agree(&rule, 2..=2, 12);
    }
}

#[test]
fn every_two_interval_set_up_to_twenty_four_agrees() {
    let mut rules = 0;
    for b in 1..=24u64 {
        for c in 1..=b {
            // a = 0 is the single interval; c = a + 1 joins the two.
            for a in 0..c {
                let first = if a == 0 {
                    String::new()
                } else {
                    format!("1-{a},")
                };
                let rule = if c == a + 1 {
                    format!("take 1-{b}")
                } else {
                    format!("take {first}{c}-{b}")
                };
                // Longer than two periods, the longest of which is below 2b.
                let answered = agree(&rule, 1..=1, 4 * b + 4);
                assert!(answered >= 4 * b + 5, "{rule} has a closed form");
                rules += 1;
            }
        }
    }
    assert_eq!(rules, (1..=24u64).map(|b| b * (b + 1) / 2).sum::<u64>());
}

#[test]
fn two_interval_sets_agree_on_two_heaps() {
    for rule in [
        "take 1-3,10-13",
        "take 1-3,10-12",
        "take 1-6,8-14",
        "take 2-5",
        "take 1,4-5",
        "take 3-4",
        "take 1-2,9",
    ] {
        agree(rule, 2..=2, 30);
    }
}

#[test]
fn closed_forms_are_not_applied_just_outside_their_conditions() {
    for rule in [
        "take 1-2,5,8",
        "take 2,4-6",
        "take 1-2,4,6",
        "take 2-3,7",
        "take 1,3-4,6",
    ] {
        let game: Game = rule.parse().expect("a rule");
        let found = verify(&game, 1..=1, 60, &Limits::default(), |_, _| true).expect("a box");
        let residue = ["take 1-2,5,8", "take 1-2,4,6"].contains(&rule);
        let has_multiple_of_three = rule == "take 1-2,4,6";
        assert_eq!(
            found.by_theory > 0,
            residue && !has_multiple_of_three,
            "{rule}"
        );
        assert_eq!(found.disagreements, [], "{rule}");
    }
}

#[test]
fn limit_games_agree_to_sixty() {
    for limit in [
        "prev", "prev+1", "2*prev-1", "2*prev", "2*prev+1", "3*prev", "prev^2",
    ] {
        let answered = agree(&format!("take at most {limit}"), 1..=1, 60);
        assert_eq!(
            answered,
            2 * (61 + 62 * 61 / 2),
            "{limit} is covered by theory"
        );
    }
}

#[test]
fn limits_that_do_not_grow_agree_without_the_theorem() {
    for limit in [
        "1",
        "3",
        "7",
        "10-prev",
        "prev-1",
        "max(1,9-prev)",
        "floor(prev/2)",
        "min(5,prev)",
        "floor(9/prev)",
        "(prev-3)^2",
    ] {
        let game: Game = format!("take at most {limit}").parse().expect("a rule");
        let found = verify(&game, 1..=1, 40, &Limits::default(), |_, _| true).expect("a box");
        assert_eq!(found.by_theory, 0, "{limit}");
        assert_eq!(found.by_sequence, found.positions, "{limit}");
        agree(&format!("take at most {limit}"), 1..=1, 40);
    }
}

#[test]
fn sums_of_different_rules_agree() {
    for rule in [
        "nim & take 1-3",
        "take 1,3-4 & take 2,5",
        "take 2-3 & take 1-2,9 & nim",
        "take 3 & take 2,3,6-7,9-10",
    ] {
        agree(
            rule,
            rule.matches('&').count() + 1..=rule.matches('&').count() + 1,
            14,
        );
    }
}

#[test]
fn misere_mixtures_of_sets_agree() {
    let sets = [
        "take 1",
        "take 2",
        "take 1-2",
        "take 2-3",
        "take 1,3-4",
        "take 3,5",
        "take 2,5-6",
        "nim",
    ];
    for first in sets {
        for second in sets {
            agree(&format!("{first} & {second}"), 2..=2, 13);
        }
    }
    agree("take 1-2 & take 2-3 & take 3,5", 3..=3, 11);
}

#[test]
fn codes_agree_on_one_heap_and_on_two() {
    // Octal codes of one and two digits, 0 and 4 in front; a search of splits grows quickly.
    for code in (1..128u32).step_by(3) {
        let (front, first, second) = (code >> 6 << 2, code >> 3 & 7, code & 7);
        let rule = format!("{front}.{first}{second}");
        agree(&rule, 1..=1, 11);
        agree(&rule, 2..=2, 5);
    }
}

#[test]
fn longer_codes_agree() {
    for rule in [
        "0.137", "0.007", "0.6", "0.44", "0.8", "0.C", "0.9", "0.0F", "0.8C", "8.0", "C.3", "4.07",
        "0.1A", "0.12", "0.11", "0.3F",
    ] {
        agree(rule, 1..=1, 12);
        agree(rule, 2..=2, 5);
    }
}

#[test]
fn choices_agree() {
    for rule in [
        "take any or split",
        "split",
        "split unequal",
        "split where n >= 3",
        "split into 3 or take 1",
        "take 1-2, may split unequal",
        "take any, may split",
        "take all but 2, may split",
        "take k where n mod k = 0, must split or take 1",
        "take 1, leave 0,2 or take 3",
    ] {
        agree(rule, 1..=1, 11);
        agree(rule, 2..=2, 5);
    }
}

#[test]
fn infinite_sets_and_conditions_agree() {
    for rule in [
        "take all but 1",
        "take all but 2,5",
        "take all but 1-3,7",
        "take squares",
        "take primes",
        "take 1,primes",
        "take evens",
        "take odds",
        "take 1,evens",
        "take 1 mod 3",
        "take 2 mod 3",
        "take 0 mod 4",
        "take powers of 2",
        "take 3,powers of 2",
        "take fibonacci numbers",
        "take factorials",
        "take triangular numbers",
        "take composites",
        "take cubes",
        "take k where k is prime and k > 2",
        "take k where n mod k = 0",
        "take k where n mod k = 0 and k < n",
        "take k where 2*k <= n",
        "take k where gcd(n,k) = 1",
        "take 1-4 where n is odd",
    ] {
        agree(rule, 1..=1, 40);
        agree(rule, 2..=2, 13);
    }
}

#[test]
fn remainders_of_infinite_sets_are_claimed_only_where_they_hold() {
    for (rule, claimed) in [
        ("take 1,primes", true),
        ("take powers of 2", true),
        ("take odds", true),
        ("take 1-3,primes", true),
        ("take 1-4,primes", true),
        ("take 3,powers of 2", true),
        ("take powers of 3", true),
        ("take 1-2,powers of 3", true),
        ("take 1-3,1 mod 4", true),
        ("take 1-3,2 mod 4", true),
        ("take 1-3,2 mod 6", false),
        ("take 1,evens", false),
        ("take 1,squares", false),
        ("take 1,composites", false),
    ] {
        let game: Game = rule.parse().expect("a rule");
        let found = verify(&game, 1..=1, 120, &Limits::default(), |_, _| true).expect("a box");
        assert_eq!(found.by_theory > 0, claimed, "{rule}");
        assert_eq!(found.disagreements, [], "{rule}");
    }
}
