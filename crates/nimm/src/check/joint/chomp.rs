//! Chomp: two rows or columns, hooks and squares.

use super::{Formula, aims, nim};
use crate::position::Change;
use crate::{Convention, Count, Move};

pub(super) fn formula(rows: &[Count], convention: Convention) -> Formula {
    let one = Count::ONE;
    let filled = rows.iter().filter(|row| !row.is_zero()).count();
    let first = rows.first().cloned().unwrap_or_default();
    let second = rows.get(1).cloned().unwrap_or_default();
    let mut bites = Vec::new();
    if filled <= 2 {
        let shorter = first.checked_sub(&one).unwrap_or_default();
        for leave in [0u64, 1, 2]
            .map(Count::from)
            .into_iter()
            .chain([shorter, &second + &one])
        {
            bites.extend([(0, leave.clone()), (1, leave)]);
        }
    } else if first.bit_len() < 2 || first == Count::from(2u64) {
        let wide = rows.iter().filter(|row| **row > one).count();
        for row in [1, 2, wide + 1] {
            bites.push((row, Count::ZERO));
        }
        bites.push((filled - 1, one.clone()));
    } else {
        // The second square of the second row.
        bites.push((1, one.clone()));
        let arms = [&first - &one, Count::from(filled - 1)];
        let (_, sum) = nim(&arms, convention);
        for aim in aims(&arms[0], &sum) {
            bites.push((0, aim + Count::ONE));
        }
        for aim in aims(&arms[1], &sum) {
            bites.extend(aim.to_usize().map(|aim| (aim + 1, Count::ZERO)));
        }
    }
    let bite = |(row, leave): (usize, Count)| {
        let cut = rows
            .iter()
            .enumerate()
            .skip(row)
            .filter(|(_, size)| **size > leave);
        let cut = cut.map(|(row, size)| Change::less(row + 1, size - &leave));
        Move::changing(cut.collect())
    };
    Formula {
        is_lost: Box::new(move |rows| is_lost(rows, convention)),
        steps_a_word: 0,
        value: None,
        witness: Vec::new(),
        candidates: Some(bites.into_iter().filter_map(bite).collect()),
    }
}

/// Whether the player to move loses; `None` of other bars.
fn is_lost(rows: &[Count], convention: Convention) -> Option<bool> {
    let (one, two) = (Count::ONE, Count::from(2u64));
    let longer_than = |length: &Count| rows.iter().filter(|row| *row > length).count();
    let [height, second] = [Count::ZERO, Count::ONE].map(|length| longer_than(&length));
    let first = rows.first()?;
    let two_lines = if height <= 2 {
        Some((first.clone(), rows.get(1).cloned().unwrap_or_default()))
    } else if *first <= two {
        Some((Count::from(height), Count::from(second)))
    } else {
        None
    };
    if let Some((long, short)) = two_lines {
        return Some(match convention {
            Convention::Normal => long == short + one,
            Convention::Misere => long + short == two,
        });
    }
    if second == 1 {
        let arms = [first - &one, Count::from(height - 1)];
        return Some(nim(&arms, convention).0);
    }
    let is_square = Count::from(height) == *first && rows[..height].iter().all(|row| row == first);
    is_square.then_some(false)
}
