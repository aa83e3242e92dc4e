//! End-nim: what the rest of the row would have to stand beside.

use super::{Counting, Formula};
use crate::{Count, Move};

pub(super) fn formula(normal: bool) -> Formula {
    Formula {
        is_lost: Box::new(move |sizes| {
            let first = sizes.iter().find(|size| !size.is_zero());
            match (first, lost_beside(sizes, normal)) {
                (Some(first), Some([left, _])) => *first == left,
                _ => normal,
            }
        }),
        value: Box::new(|_| None),
        witness: Box::new(move |sizes| match lost_beside(sizes, normal) {
            Some([left, right]) => vec![("first", left.to_string()), ("last", right.to_string())],
            None => Vec::new(),
        }),
        count: Counting::Among(Box::new(move |sizes| {
            let Some(ends) = lost_beside(sizes, normal) else {
                return Vec::new();
            };
            let is_there = |size: &Count| !size.is_zero();
            let places = [
                sizes.iter().position(is_there),
                sizes.iter().rposition(is_there),
            ];
            let leave = |(place, end): (Option<usize>, Count)| {
                let take = sizes[place?].checked_sub(&end)?;
                Some(Move::new(place? + 1, take))
            };
            places.into_iter().zip(ends).filter_map(leave).collect()
        })),
        // Every stretch of the row is looked at.
        steps: |words| words.saturating_mul(words).saturating_mul(200),
    }
}

/// The size that the first heap, and the one that the last heap would have to have for the row to
/// be lost; `None` of a row without tokens.
///
/// With w fixed, the rows x, w, y are lost for one x for each y. As y grows from 1 on, x runs
/// through 1, 2, 3 and so on, but for the x that is lost beside w alone, and is 0 where w, y is lost.
fn lost_beside(sizes: &[Count], normal: bool) -> Option<[Count; 2]> {
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
    let alone = match normal {
        true => Count::ZERO,
        false => Count::ONE,
    };
    let others = row.len().checked_sub(1)?;
    let mut left = vec![alone.clone(); row.len() + 1];
    let mut right = vec![alone; row.len() + 1];
    for length in 1..=others {
        let starts = 0..=row.len() - length;
        (left, right) = starts
            .map(|start| {
                let left_of = beside(&left[start], &right[start], row[start + length - 1]);
                let right_of = beside(&right[start + 1], &left[start + 1], row[start]);
                (left_of, right_of)
            })
            .unzip();
    }
    Some([left[1].clone(), right[0].clone()])
}
