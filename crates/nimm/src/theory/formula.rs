//! What a closed form of nim-values has to say: one implementation a theorem.

use std::collections::BTreeMap;
use std::fmt;

use super::Theorem;
use super::progression::Progression;
use crate::rule::{HeapRule, Rule};
use crate::{Count, NimValue};

/// The nim-values of the heaps of one rule, for heaps of any size.
pub(crate) trait Formula: fmt::Debug + Send + Sync {
    /// The theorem that gives them.
    fn theorem(&self) -> Theorem;

    /// The numbers that the theorem speaks of.
    fn witness(&self) -> BTreeMap<String, String>;

    /// The nim-value of a heap.
    fn value(&self, size: &Count) -> Option<NimValue>;

    /// The heaps of nim-value `value` from `low` to `high`, ascending; `None` where they are to be
    /// found among all of those.
    fn heaps(&self, _value: &Count, _low: &Count, _high: &Count) -> Option<Vec<Progression>> {
        None
    }

    /// Amounts up to `size`, ascending, that leave a heap of nim-value `target`: at least all of these
    /// that the rule allows. `None` where they are to be found among the amounts of the rule.
    fn takes_to<'a>(&'a self, _size: &'a Count, _target: &'a NimValue) -> Option<Takes<'a>> {
        None
    }

    /// The splits of a heap that leave nim-value `target`, ascending.
    fn splits_to(&self, _size: &Count, _target: &NimValue) -> Splits {
        Box::new(std::iter::empty())
    }

    /// How the values go on, where they repeat.
    fn repeats(&self) -> Option<Repeats> {
        None
    }
}

/// Amounts, ascending.
pub(crate) type Takes<'a> = Box<dyn Iterator<Item = Count> + 'a>;

/// What splits leave, ascending.
pub(crate) type Splits = Box<dyn Iterator<Item = Vec<Count>>>;

/// g(n + period) = g(n) + saltus for all n >= preperiod; all exact.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Repeats {
    pub(crate) preperiod: Count,
    pub(crate) period: Count,
    pub(crate) saltus: Count,
    /// The largest losing heap, where there is one.
    pub(crate) last_lost: Option<Count>,
}

/// The rules `take k where ...` of some conditions, each with the kind of game that it is.
pub(super) fn rules_where<K: Copy>(conditions: &[(K, &[&str])]) -> Vec<(K, HeapRule)> {
    let rule = |text: &str| {
        let rule: Rule = format!("take k where {text}").parse().ok()?;
        rule.only_heap_rule().cloned()
    };
    let kinds = conditions.iter();
    let texts = kinds.flat_map(|(kind, texts)| texts.iter().map(move |text| (*kind, *text)));
    texts
        .filter_map(|(kind, text)| Some((kind, rule(text)?)))
        .collect()
}

/// The numbers of a witness, by name.
pub(super) fn numbers<const N: usize>(rows: [(&str, &Count); N]) -> BTreeMap<String, String> {
    let text = |(name, number): (&str, &Count)| (name.to_string(), number.to_string());
    rows.into_iter().map(text).collect()
}

#[cfg(test)]
pub(super) mod tests {
    use super::super::heap_values::HeapValues;
    use super::super::listing::Listing;
    use super::Formula;
    use crate::rule::{HeapRule, Leaves};
    use crate::sequence::naive_values;
    use crate::{Count, Heap, Move, NimValue, Rule};

    /// The values below `len` by plain mex over the moves that the rule lists.
    pub(in crate::theory) fn plain(rule: &HeapRule, len: usize) -> Vec<u32> {
        let word = |n: &Count| n.to_usize().expect("a small amount");
        let amounts = |size: usize| {
            rule.amounts(&Heap::new(size))
                .map(|(range, leaves): (_, Leaves)| {
                    (word(range.start())..=word(range.end()), leaves)
                })
                .collect()
        };
        naive_values(amounts, len, u64::MAX).expect("no limit")
    }

    /// Holds a closed form against plain mex: the values, and all moves to a value.
    pub(in crate::theory) fn hold_against_mex(
        text: &str,
        recognise: impl Fn(&HeapRule) -> Option<Box<dyn Formula>>,
        len: usize,
    ) {
        let rule: Rule = text.parse().expect(text);
        let part = rule.only_heap_rule().expect("one part");
        let form = recognise(part).unwrap_or_else(|| panic!("no closed form for {text}"));
        let form = HeapValues::Form(form.into());
        let values = plain(part, len);
        for (n, value) in values.iter().enumerate() {
            let size = Count::from(n);
            let found = form.value(&size).expect("a value");
            assert_eq!(found, NimValue::from(u64::from(*value)), "{text}: {n}");
        }
        if let Some(repeats) = form.repeats() {
            let word = |n: &Count| n.to_usize().expect("a small number");
            let (pre, p) = (word(&repeats.preperiod), word(&repeats.period));
            let s = word(&repeats.saltus) as u32;
            assert!(pre + 3 * p < len, "{text}: too few values for {repeats:?}");
            let holds = |pre: usize, p: usize, s: u32| {
                (pre..len - p).all(|n| values[n + p] == values[n] + s)
            };
            assert!(holds(pre, p, s), "{text}: {repeats:?}");
            assert!(pre == 0 || !holds(pre - 1, p, s), "{text}: {repeats:?}");
            let divides = |q: &usize| p.is_multiple_of(*q) && (s as usize * q).is_multiple_of(p);
            for q in (1..p).filter(divides) {
                assert!(
                    !holds(pre, q, s * q as u32 / p as u32),
                    "{text}: {repeats:?}"
                );
            }
            let lost = values.iter().rposition(|value| *value == 0);
            if s > 0 {
                assert_eq!(repeats.last_lost.as_ref().map(word), lost, "{text}");
            }
        }
        for n in (0..len).step_by(len.div_ceil(60)) {
            let (size, heap) = (Count::from(n), Heap::new(n));
            for target in (0..12).map(NimValue::from) {
                let listed = |list: &dyn Fn(&mut Listing) -> bool| {
                    let mut listing = Listing::new(usize::MAX);
                    assert!(list(&mut listing), "{text}: no room");
                    listing.into_parts().0
                };
                let takes = listed(&|listing| form.list_takes_to(part, &heap, 1, &target, listing));
                let splits =
                    listed(&|listing| form.list_splits_to(part, &heap, 1, &target, listing));
                let worth = |left: &Count| u64::from(values[left.to_usize().expect("a heap")]);
                let is_right = |play: &Move| {
                    let left = play.leaves_of(&size).expect("a legal move");
                    left.iter().fold(0, |sum, left| sum ^ worth(left))
                        == target.as_count().to_u64().expect("small")
                };
                let all = part.takes(&heap).flat_map(crate::game::each);
                let all: Vec<Move> = all
                    .map(|take| Move::new(1, take))
                    .filter(is_right)
                    .collect();
                assert_eq!(takes, all, "{text}: takes from {n} to {target}");
                let all = part.splits_of(&heap).map(|parts| Move::split(1, parts));
                let all: Vec<Move> = all.filter(is_right).collect();
                assert_eq!(splits, all, "{text}: splits of {n} to {target}");
            }
        }
    }

    /// Sees that a theorem is not applied, and, as its conditions are needed, that it must not be.
    pub(in crate::theory) fn must_not_apply(
        text: &str,
        recognise: impl Fn(&HeapRule) -> Option<Box<dyn Formula>>,
    ) {
        let rule: Rule = text.parse().expect(text);
        let part = rule.only_heap_rule().expect("one part");
        assert!(recognise(part).is_none(), "{text} has no such closed form");
    }
}
