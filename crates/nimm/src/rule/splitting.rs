//! The ways to divide tokens into two or three heaps that are not empty.

use super::{Leaves, Parts};
use crate::Count;
use crate::game::each;

/// The ways to divide `tokens` that `leaves` allows: the sizes ascend, each way once; two heaps
/// before three.
pub(super) fn parts(tokens: &Count, leaves: Leaves) -> Box<dyn Iterator<Item = Vec<Count>>> {
    let two = leaves.allows(2).then(|| {
        let unequal = leaves.parts() == Parts::Unequal;
        pairs(tokens, &Count::ONE)
            .filter(move |(a, b)| !unequal || a != b)
            .map(|(a, b)| vec![a, b])
    });
    let three = leaves.allows(3).then(|| {
        let tokens = tokens.clone();
        let most = tokens.div_rem(&Count::from(3u64)).0;
        each(Count::ONE..=most).flat_map(move |a| {
            let rest = &tokens - &a;
            pairs(&rest, &a).map(move |(b, c)| vec![a.clone(), b, c])
        })
    });
    Box::new(two.into_iter().flatten().chain(three.into_iter().flatten()))
}

/// a <= b with the sum `tokens` and a at least `least`.
fn pairs(tokens: &Count, least: &Count) -> impl Iterator<Item = (Count, Count)> + use<> {
    let tokens = tokens.clone();
    let half = tokens.div_rem(&Count::from(2u64)).0;
    each(least.clone()..=half).map(move |a| {
        let b = &tokens - &a;
        (a, b)
    })
}

/// Whether these sizes, ascending, are a way that `leaves` allows.
pub(super) fn allows(parts: &[Count], leaves: Leaves) -> bool {
    let is_way = parts.iter().all(|part| !part.is_zero()) && parts.is_sorted();
    let number_fits = match parts {
        [a, b] => leaves.allows(2) && (leaves.parts() == Parts::Any || a != b),
        [_, _, _] => leaves.allows(3),
        _ => false,
    };
    is_way && number_fits
}

/// Way number `index`, from 0, to divide `tokens`, in the order of [`parts`].
pub(super) fn way(tokens: &Count, leaves: Leaves, index: &Count) -> Option<Vec<Count>> {
    let one = || Count::ONE;
    let pair = |tokens: &Count, a: Count| {
        let b = tokens.checked_sub(&a)?;
        Some((a, b))
    };
    let two = count(tokens, tokens, leaves.only_two());
    let Some(index) = index.checked_sub(&two) else {
        let (a, b) = pair(tokens, index + &Count::ONE)?;
        return Some(vec![a, b]);
    };
    // Those whose least heap is above m are as many as the ways to divide 3m fewer.
    let three = Leaves::of_digit(8);
    let above = |m: &Count| match tokens.checked_sub(&(&Count::from(3u64) * m)) {
        Some(rest) => count(&rest, &rest, three),
        None => Count::ZERO,
    };
    let all = above(&Count::ZERO);
    let (mut low, mut high) = (one(), tokens.div_rem(&Count::from(3u64)).0);
    while low < high {
        let middle = (&low + &high).div_rem(&Count::from(2u64)).0;
        if &all - &above(&middle) > index {
            high = middle;
        } else {
            low = &middle + &one();
        }
    }
    let before = &all - &above(&low.checked_sub(&one())?);
    let (b, c) = pair(
        &tokens.checked_sub(&low)?,
        &low + &index.checked_sub(&before)?,
    )?;
    Some(vec![low, b, c])
}

/// How many ways there are to divide `least`, `least` + 1, ..., `most` tokens.
pub(super) fn count(least: &Count, most: &Count, leaves: Leaves) -> Count {
    let below = |end: &Count| {
        let mut ways = Count::ZERO;
        if leaves.allows(2) {
            ways = &ways + &pairs_below(end, leaves.parts());
        }
        if leaves.allows(3) {
            ways = &ways + &triples_below(end);
        }
        ways
    };
    &below(&(most + &Count::ONE)) - &below(least)
}

/// The pairs of fewer than `end` tokens: n tokens have floor(n / 2), or floor((n - 1) / 2) where
/// the heaps differ. Those sums are squares and products of halves.
fn pairs_below(end: &Count, parts: Parts) -> Count {
    let unequal = u64::from(parts == Parts::Unequal);
    let Some(end) = end.checked_sub(&Count::from(unequal + 1)) else {
        return Count::ZERO;
    };
    // The sum of floor(n / 2) for n up to m is floor(m / 2) * ceil(m / 2).
    let low = end.div_rem(&Count::from(2u64)).0;
    &low * &(&end - &low)
}

/// The triples of fewer than `end` tokens. Of n tokens there are round(n^2 / 12); with n = 6q + r
/// that is 3q^2 + qr + (0, 0, 0, 1, 1, 2)[r], which is summed by its powers of q.
fn triples_below(end: &Count) -> Count {
    let number = |n: u64| Count::from(n);
    let (q, r) = end.div_rem(&number(6));
    let rest: [u64; 6] = [0, 0, 0, 1, 1, 2];
    let of_residue = |q: &Count, r: usize| {
        &(&(&(&number(3) * q) * q) + &(q * &Count::from(r))) + &number(rest[r])
    };
    let Some(last) = q.checked_sub(&Count::ONE) else {
        return (0..r.to_usize().unwrap_or_default())
            .fold(Count::ZERO, |sum, r| &sum + &of_residue(&q, r));
    };
    // Over the whole blocks 0..q: 18 sum of squares + 15 sum + 4 q.
    let products = &last * &q;
    let sum = products.div_rem(&number(2)).0;
    let squares = (&products * &(&(&last + &last) + &Count::ONE))
        .div_rem(&number(6))
        .0;
    let whole = &(&(&number(18) * &squares) + &(&number(15) * &sum)) + &(&number(4) * &q);
    (0..r.to_usize().unwrap_or_default()).fold(whole, |sum, r| &sum + &of_residue(&q, r))
}

#[cfg(test)]
mod tests {
    use super::{allows, count, parts, way};
    use crate::Count;
    use crate::rule::Leaves;

    #[test]
    fn ways_are_counted_as_they_are_listed() {
        for digit in [4, 8, 12] {
            for leaves in [Leaves::of_digit(digit), Leaves::of_digit(digit).unequal()] {
                let ways = |n: u64| parts(&Count::from(n), leaves).count();
                for least in 0..20u64 {
                    for most in least..30 {
                        let listed: usize = (least..=most).map(ways).sum();
                        let counted = count(&Count::from(least), &Count::from(most), leaves);
                        assert_eq!(counted, Count::from(listed), "{digit} {least} {most}");
                    }
                }
                let all: Vec<_> = parts(&Count::from(25u64), leaves).collect();
                assert!(all.iter().all(|way| allows(way, leaves)));
                let mut sorted = all.clone();
                sorted.sort_by_key(|way| (way.len(), way.clone()));
                sorted.dedup();
                assert_eq!(all, sorted);
                for (index, expected) in all.iter().enumerate() {
                    let found = way(&Count::from(25u64), leaves, &Count::from(index));
                    assert_eq!(found.as_ref(), Some(expected), "{digit} {index}");
                }
            }
        }
    }
}
