//! Every rule of several heaps: its moves are those that it allows.

use std::collections::BTreeSet;

use super::JointRule;
use crate::rule::Part;
use crate::{Count, Heap, Move, Rule};

/// Rules and the groups to try: so many heaps, each up to a size.
const BOXES: [(&str, usize, u64); 19] = [
    ("moore 2", 3, 3),
    ("moore 3", 4, 2),
    ("wythoff", 2, 6),
    ("euclid", 2, 9),
    ("euclid-to-zero", 2, 9),
    ("staircase", 3, 3),
    ("silver-dollar", 3, 6),
    ("turning-turtles", 5, 1),
    ("mock-turtles", 5, 1),
    ("ruler", 5, 1),
    ("twins", 5, 1),
    ("lim", 3, 4),
    ("greedy-nim", 3, 4),
    ("end-nim", 4, 2),
    ("pass-nim", 3, 3),
    ("chomp", 3, 4),
    ("kotzig 1,3-4", 5, 2),
    ("global-fibonacci", 3, 4),
    ("take globally at most prev+1", 2, 6),
];

fn joint(text: &str) -> JointRule {
    let rule: Rule = text.parse().expect("a rule");
    match rule.parts() {
        [Part::Joint(rule)] => rule.clone(),
        parts => panic!("{text}: {parts:?}"),
    }
}

/// All lists of so many numbers up to one.
fn tuples(length: usize, most: u64) -> Vec<Vec<u64>> {
    let mut tuples = vec![Vec::new()];
    for _ in 0..length {
        let longer = tuples
            .iter()
            .flat_map(|tuple| (0..=most).map(|number| [tuple.as_slice(), &[number]].concat()));
        tuples = longer.collect();
    }
    tuples
}

fn groups(rule: &JointRule, heaps: usize, most: u64) -> Vec<Vec<Heap>> {
    let sizes = tuples(heaps, most);
    let group = |sizes: &Vec<u64>, quota: Option<u64>| -> Vec<Heap> {
        let heaps = sizes.iter().map(|size| match quota {
            Some(quota) => Heap::with_quota(*size, quota),
            None => Heap::new(*size),
        });
        heaps.collect()
    };
    let quotas = match rule.has_quota() {
        true => vec![None, Some(0), Some(1), Some(3)],
        false => vec![None],
    };
    let all = sizes
        .iter()
        .flat_map(|sizes| quotas.iter().map(|quota| group(sizes, *quota)));
    all.filter(|group| rule.admits(group)).collect()
}

/// The move from one group to another, if any text could say it.
fn change(from: &[Heap], to: &[u64]) -> Option<Move> {
    let mut changes = Vec::new();
    for (index, (heap, to)) in from.iter().zip(to).enumerate() {
        let (from, to) = (heap.size(), Count::from(*to));
        if let Some(gone) = from.checked_sub(&to).filter(|gone| !gone.is_zero()) {
            changes.push(crate::position::Change::less(index + 1, gone));
        } else if to > *from {
            changes.push(crate::position::Change::more(index + 1, &to - from));
        }
    }
    Move::changing(changes)
}

#[test]
fn moves_are_those_that_are_allowed_each_once() {
    for (text, heaps, most) in BOXES {
        let rule = joint(text);
        let mut looked = 0;
        for group in groups(&rule, heaps, most) {
            let moves: Vec<Move> = rule.moves(&group).collect();
            let listed: BTreeSet<&Move> = moves.iter().collect();
            assert_eq!(listed.len(), moves.len(), "{text} {group:?}");
            // Heaps may grow: LIM puts tokens on the third.
            for to in tuples(heaps, 2 * most) {
                let Some(play) = change(&group, &to) else {
                    continue;
                };
                looked += 1;
                assert_eq!(
                    rule.allows(&group, &play),
                    listed.contains(&play),
                    "{text} {group:?} {play}"
                );
            }
            for play in &moves {
                assert!(rule.allows(&group, play), "{text} {group:?} {play}");
                let after = rule.after(&group, play).expect("a limit");
                assert!(rule.admits(&after), "{text} {group:?} {play}");
            }
        }
        assert!(looked > 100, "{text}");
    }
}

#[test]
fn names_are_read_and_printed() {
    for (text, _, _) in BOXES {
        let rule: Rule = text.parse().expect("a rule");
        assert_eq!(rule.to_string(), text);
    }
    let same = |a: &str, b: &str| a.parse::<Rule>().expect(a) == b.parse::<Rule>().expect(b);
    assert!(same("moore 1", "nim"));
    assert!(same("take globally at most 2*prev", "global-fibonacci"));
}

#[test]
fn groups_that_do_not_fit_are_refused() {
    let group = |sizes: &[u64]| -> Vec<Heap> { sizes.iter().copied().map(Heap::new).collect() };
    for (text, sizes) in [
        ("wythoff", &[1, 2, 3][..]),
        ("euclid", &[0, 3]),
        ("lim", &[1, 2]),
        ("silver-dollar", &[2, 2]),
        ("chomp", &[2, 3]),
        ("chomp", &[0]),
        ("ruler", &[0, 2]),
        ("kotzig 1", &[1, 1]),
        ("kotzig 1", &[2, 2]),
    ] {
        assert!(!joint(text).admits(&group(sizes)), "{text} {sizes:?}");
    }
    let unlike = [Heap::with_quota(3u64, 1u64), Heap::with_quota(3u64, 2u64)];
    assert!(!joint("global-fibonacci").admits(&unlike));
}
