//! What the moves of one heap leave.

use crate::Heap;
use crate::rule::{HeapRule, Parts};

/// The heaps that a move leaves, three at most; empty heaps fill the places that are left.
pub(super) type Left = [u32; 3];

/// What the moves in a heap of `size` leave, each kind of move once. Three heaps are listed only
/// where the rule allows them: about size² / 12 for each amount.
pub(super) fn options(rule: &HeapRule, size: u32) -> impl Iterator<Item = Left> + use<'_> {
    let ranges = rule.amounts(&Heap::new(u64::from(size)));
    ranges.flat_map(move |(range, leaves)| {
        let word = |n: &crate::Count| n.to_u64().and_then(|n| u32::try_from(n).ok());
        let from = word(range.start()).unwrap_or(size);
        let to = word(range.end()).unwrap_or(size).min(size);
        (from..=to).flat_map(move |amount| {
            let rest = size - amount;
            let takes = amount > 0 && leaves.allows(u32::from(rest > 0));
            let one = takes.then_some([rest, 0, 0]);
            let two = leaves.allows(2).then(|| pairs(rest, leaves.parts()));
            let three = leaves.allows(3).then(|| triples(rest));
            let two = two.into_iter().flatten();
            one.into_iter()
                .chain(two)
                .chain(three.into_iter().flatten())
        })
    })
}

fn pairs(rest: u32, parts: Parts) -> impl Iterator<Item = Left> {
    let last = match parts {
        Parts::Any => rest / 2,
        Parts::Unequal => rest.saturating_sub(1) / 2,
    };
    (1..=last).map(move |least| [least, rest - least, 0])
}

fn triples(rest: u32) -> impl Iterator<Item = Left> {
    (1..=rest / 3).flat_map(move |least| {
        (least..=(rest - least) / 2).map(move |middle| [least, middle, rest - least - middle])
    })
}

#[cfg(test)]
mod tests {
    use super::options;
    use crate::rule::HeapRule;
    use crate::{Convention, Count, Game, Position, Rule};

    #[test]
    fn options_are_what_the_legal_moves_leave() {
        let rules = [
            "0.77",
            "0.8C",
            "4.0",
            "0.137",
            "4.07",
            "0.123",
            "take 1-3",
            "nim",
            "split unequal",
            "take any or split",
            "take k where 2*k <= n",
            "split where n >= 3",
            "8.F",
            "take 1, must split or take 2",
            "take any, may split",
        ];
        for text in rules {
            let rule: Rule = text.parse().expect(text);
            let part: HeapRule = rule.only_heap_rule().expect("one rule").clone();
            let game = Game::new(rule, Convention::Misere);
            for size in 0..14u32 {
                let position = Position::of_sizes([u64::from(size)]);
                let sizes = |play: crate::Move| {
                    let left = play
                        .leaves_of(&Count::from(u64::from(size)))
                        .expect("legal");
                    let mut left: Vec<u64> = left.iter().filter_map(Count::to_u64).collect();
                    left.retain(|heap| *heap > 0);
                    left
                };
                let mut legal: Vec<Vec<u64>> = game.moves(&position).map(sizes).collect();
                let mut listed: Vec<Vec<u64>> = options(&part, size)
                    .map(|left| {
                        left.into_iter()
                            .filter(|heap| *heap > 0)
                            .map(u64::from)
                            .collect()
                    })
                    .collect();
                legal.sort();
                legal.dedup();
                listed.sort();
                listed.dedup();
                assert_eq!(listed, legal, "{text} {size}");
            }
        }
    }
}
