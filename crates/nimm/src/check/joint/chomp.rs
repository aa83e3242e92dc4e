//! Chomp: two rows or columns, hooks and squares.

use super::{Counting, Formula, aims, is_lost_nim, nim_sum_of};
use crate::position::Change;
use crate::{Count, Move};

/// The formula where it covers a bar.
pub(super) fn formula(normal: bool, rows: &[Count]) -> Option<Formula> {
    is_lost(rows, normal)?;
    Some(Formula {
        is_lost: Box::new(move |rows| is_lost(rows, normal) == Some(true)),
        value: Box::new(|_| None),
        witness: Box::new(|_| Vec::new()),
        count: Counting::Among(Box::new(moves)),
        steps: |words| 100 * words,
    })
}

/// Whether the player to move loses; `None` of other bars.
fn is_lost(rows: &[Count], normal: bool) -> Option<bool> {
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
        return Some(match normal {
            true => long == short + one,
            false => long + short == two,
        });
    }
    if second == 1 {
        let (right, below) = (first - &one, Count::from(height - 1));
        return Some(is_lost_nim(&[&right, &below], normal));
    }
    let is_square = Count::from(height) == *first && rows[..height].iter().all(|row| row == first);
    is_square.then_some(false)
}

/// Bites among which are all that win.
fn moves(rows: &[Count]) -> Vec<Move> {
    let one = Count::ONE;
    let height = rows.iter().filter(|row| !row.is_zero()).count();
    let wide = rows.iter().filter(|row| **row > one).count();
    let first = rows.first().cloned().unwrap_or_default();
    let second = rows.get(1).cloned().unwrap_or_default();
    let mut bites = Vec::new();
    if height <= 2 {
        let shorter = first.checked_sub(&one).unwrap_or_default();
        let near = [shorter, &second + &one];
        for leave in [0u64, 1, 2].map(Count::from).into_iter().chain(near) {
            bites.extend([(0, leave.clone()), (1, leave)]);
        }
    } else if first <= Count::from(2u64) {
        bites.extend([1, 2, wide + 1].map(|row| (row, Count::ZERO)));
        bites.push((height - 1, one));
    } else if wide == 1 {
        let (right, below) = (&first - &one, Count::from(height - 1));
        let sum = nim_sum_of([&right, &below]);
        bites.extend(aims(&right, &sum).map(|arm| (0, arm + Count::ONE)));
        let rows = aims(&below, &sum)
            .into_iter()
            .filter_map(|arm| arm.to_usize());
        bites.extend(rows.map(|row| (row + 1, Count::ZERO)));
    } else {
        // The second square of the second row.
        bites.push((1, one));
    }
    let bite = |(row, leave): (usize, Count)| {
        let cut = rows.iter().enumerate().skip(row);
        let cut = cut.filter(|(_, size)| **size > leave);
        let cut = cut.map(|(row, size)| Change::less(row + 1, size - &leave));
        Move::changing(cut.collect())
    };
    bites.into_iter().filter_map(bite).collect()
}
