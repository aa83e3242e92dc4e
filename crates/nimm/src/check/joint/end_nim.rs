//! End-nim: what the rest of the row would have to stand beside.

use super::Formula;
use crate::{Convention, Count, Move};

pub(super) fn formula(sizes: &[Count], convention: Convention) -> Formula {
    let places: Vec<usize> = (0..sizes.len())
        .filter(|place| !sizes[*place].is_zero())
        .collect();
    let (mut witness, mut candidates) = (Vec::new(), Vec::new());
    if let (Some((first, last)), Some([left, right])) = (
        places.first().zip(places.last()),
        lost_beside(sizes, convention),
    ) {
        let leave = |place: usize, leave: &Count| {
            let take = sizes[place].checked_sub(leave)?;
            Some(Move::new(place + 1, take))
        };
        candidates.extend(leave(*first, &left));
        candidates.extend(leave(*last, &right));
        witness = vec![("first", left.to_string()), ("last", right.to_string())];
    }
    Formula {
        is_lost: Box::new(move |sizes| {
            let first = sizes.iter().find(|size| !size.is_zero());
            Some(match (first, lost_beside(sizes, convention)) {
                (Some(first), Some([left, _])) => *first == left,
                _ => convention == Convention::Normal,
            })
        }),
        // Every stretch of the row is looked at.
        steps_a_word: 200 * sizes.len() as u64,
        value: None,
        witness,
        candidates: Some(candidates),
    }
}

/// The size that the first heap, and the one that the last heap would have to have for the row to
/// be lost; `None` of a row without tokens.
///
/// With w fixed, the rows x, w, y are lost for one x for each y. As y grows from 1 on, x runs
/// through 1, 2, 3 and so on, but for the x that is lost beside w alone, and is 0 where w, y is lost.
fn lost_beside(sizes: &[Count], convention: Convention) -> Option<[Count; 2]> {
    let row: Vec<&Count> = sizes.iter().filter(|size| !size.is_zero()).collect();
    let beside = |near: &Count, far: &Count, end: &Count| {
        if near.is_zero() {
            return end.clone();
        }
        if end == far {
            return Count::ZERO;
        }
        // How many x came before, and one more.
        let turn = match end > far {
            true => end - &Count::ONE,
            false => end.clone(),
        };
        match turn < *near {
            true => turn,
            false => turn + Count::ONE,
        }
    };
    let alone = match convention {
        Convention::Normal => Count::ZERO,
        Convention::Misere => Count::ONE,
    };
    let heaps = row.len().checked_sub(1)?;
    let mut left = vec![alone.clone(); row.len() + 1];
    let mut right = vec![alone; row.len() + 1];
    for length in 1..=heaps {
        let starts = 0..=row.len() - length;
        let (lefts, rights) = starts
            .map(|start| {
                let left_of = beside(&left[start], &right[start], row[start + length - 1]);
                let right_of = beside(&right[start + 1], &left[start + 1], row[start]);
                (left_of, right_of)
            })
            .unzip();
        (left, right) = (lefts, rights);
    }
    Some([left[1].clone(), right[0].clone()])
}
