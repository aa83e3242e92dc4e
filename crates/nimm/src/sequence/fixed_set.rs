//! Nim-values under any fixed set of takes, finite or not, of which the members below some bound are
//! listed.
//!
//! Two ways to the same values. Looking up every option costs |S up to n| look-ups for heap n. The
//! sieve goes level by level: of the heaps whose value is v or more, the least has value v, and so
//! has each one after it that has no option of value v; every heap of value v marks all n + s as
//! reached, 64 at a time. That costs len / 64 words a heap whatever S is, so it pays when S has
//! more than some hundredth of all amounts. D. Eppstein, *Faster evaluation of subtraction games*,
//! FUN 2018, goes by the same levels and marks by multiplication.

/// g(0), ..., g(len - 1) for the takes `amounts`, which must hold every take below `len`; larger
/// amounts change nothing, and no amounts make every heap a P-position.
///
/// Cost: [`fixed_set_values_watched`].
///
/// # Panics
///
/// Bugs only: `amounts` must be sorted, without repeats and without 0.
///
/// # Examples
///
/// ```
/// use nimm::sequence::fixed_set_values;
///
/// let squares: Vec<usize> = (1..10).map(|k| k * k).collect();
/// assert_eq!(fixed_set_values(&squares, 10), [0, 1, 0, 1, 2, 0, 1, 0, 1, 2]);
/// ```
#[must_use]
pub fn fixed_set_values(amounts: &[usize], len: usize) -> Vec<u32> {
    fixed_set_values_watched(amounts, len, &mut |_| true).expect("nobody stops it")
}

/// [`fixed_set_values`], watched: `watch` is called with the number of heaps that have their value,
/// after every one of them, and stops the work by returning `false`.
///
/// Cost: the lesser of sum of (len - s) over S look-ups and about len^2 / 128 words, or 3 times as
/// many if most heaps have a level of their own; len values of memory.
///
/// # Errors
///
/// The number of heaps that had their value when `watch` stopped the work. They need not be the
/// least ones.
///
/// # Panics
///
/// Bugs only: `amounts` must be sorted, without repeats and without 0.
pub fn fixed_set_values_watched(
    amounts: &[usize],
    len: usize,
    watch: &mut dyn FnMut(usize) -> bool,
) -> Result<Vec<u32>, usize> {
    assert!(
        amounts.first() != Some(&0) && amounts.is_sorted_by(|a, b| a < b),
        "amounts are sorted, without repeats and without 0"
    );
    let amounts = &amounts[..amounts.partition_point(|&amount| amount < len)];
    let look_ups: u128 = amounts.iter().map(|&amount| (len - amount) as u128).sum();
    let words = (len as u128) * (len as u128) / 128;
    if words < look_ups * WORDS_A_LOOK_UP {
        by_levels(amounts, len, watch)
    } else {
        by_look_up(amounts, len, watch)
    }
}

/// How many words of the sieve take the time of one look-up, measured.
const WORDS_A_LOOK_UP: u128 = 2;

fn by_look_up(
    amounts: &[usize],
    len: usize,
    watch: &mut dyn FnMut(usize) -> bool,
) -> Result<Vec<u32>, usize> {
    let mut values: Vec<u32> = Vec::with_capacity(len);
    // The last heap with an option of each value, plus one; |S| + 1 values are never all seen.
    let mut seen = vec![0; amounts.len() + 1];
    let mut moves = 0;
    for heap in 0..len {
        moves += usize::from(amounts.get(moves) == Some(&heap));
        for &amount in &amounts[..moves] {
            seen[values[heap - amount] as usize] = heap + 1;
        }
        let mex = (0_u32..).zip(&seen).find(|&(_, &last)| last != heap + 1);
        values.push(mex.expect("more values than moves").0);
        if !watch(heap + 1) {
            return Err(heap + 1);
        }
    }
    Ok(values)
}

fn by_levels(
    amounts: &[usize],
    len: usize,
    watch: &mut dyn FnMut(usize) -> bool,
) -> Result<Vec<u32>, usize> {
    let takes = bits(amounts, len);
    let mut free = bits(&(0..len).collect::<Vec<_>>(), len);
    let mut reached = vec![0; free.len()];
    let mut values = vec![0; len];
    let mut valued = 0;
    let mut first = 0;
    for value in 0.. {
        while free.get(first) == Some(&0) {
            first += 1;
        }
        if first == free.len() {
            break;
        }
        reached[first..].fill(0);
        for word in first..free.len() {
            while let low @ 0..64 = (free[word] & !reached[word]).trailing_zeros() {
                values[64 * word + low as usize] = value;
                free[word] &= !(1 << low);
                mark(&mut reached[word..], &takes, low);
                valued += 1;
                if !watch(valued) {
                    return Err(valued);
                }
            }
        }
    }
    Ok(values)
}

/// The members of a set below `len`, 64 of its bits a word.
fn bits(members: &[usize], len: usize) -> Vec<u64> {
    let mut words = vec![0; len.div_ceil(64)];
    for member in members {
        words[member / 64] |= 1 << (member % 64);
    }
    words
}

/// Adds `takes`, moved up by `shift` < 64, to `reached`.
fn mark(reached: &mut [u64], takes: &[u64], shift: u32) {
    let Some((first, rest)) = reached.split_first_mut() else {
        return;
    };
    *first |= takes[0] << shift;
    for ((word, low), high) in rest.iter_mut().zip(takes).zip(&takes[1..]) {
        // In two steps, for a shift by 64 is none.
        *word |= high << shift | low >> 1 >> (63 - shift);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sieve_agrees_with_looking_up() {
        for len in [0, 1, 63, 64, 65, 128, 700] {
            for step in 1..12 {
                for first in 1..70 {
                    let amounts: Vec<usize> = (first..len).step_by(step).collect();
                    assert_eq!(
                        by_levels(&amounts, len, &mut |_| true),
                        by_look_up(&amounts, len, &mut |_| true),
                        "{first} + {step} k below {len}"
                    );
                }
            }
        }
    }

    #[test]
    fn both_ways_stop_when_told() {
        let amounts: Vec<usize> = (1..100).collect();
        let mut stop = |valued| valued < 40;
        assert_eq!(by_levels(&amounts, 100, &mut stop), Err(40));
        assert_eq!(by_look_up(&amounts, 100, &mut stop), Err(40));
    }
}
