//! LIM by binary digits, and as Nim with the sums of two heaps each.

use dashu_int::UBig;

use super::{Counting, Formula};
use crate::position::Change;
use crate::{Count, Move};

pub(super) fn formula() -> Formula {
    Formula {
        is_lost: Box::new(|heaps| {
            let [p, q, r] = sums(heaps);
            p ^ q ^ r == UBig::ZERO
        }),
        value: Box::new(|heaps| {
            let [a, b, c] = three(heaps);
            Some(Count::from((&a & &b) | (&b & &c) | (&c & &a)))
        }),
        witness: Box::new(|heaps| {
            let [a, b, c] = three(heaps);
            vec![("nim_sum", (a ^ b ^ c).to_string())]
        }),
        count: Counting::Among(Box::new(moves)),
        steps: |words| 100 * words,
    }
}

fn three(heaps: &[Count]) -> [UBig; 3] {
    let size = |index: usize| heaps.get(index).map(|heap| heap.as_ubig().clone());
    [0, 1, 2].map(|index| size(index).unwrap_or_default())
}

/// a+b, b+c and c+a.
fn sums(heaps: &[Count]) -> [UBig; 3] {
    let [a, b, c] = three(heaps);
    [&a + &b, &b + &c, &c + &a]
}

/// A heap c that gains becomes the common digits of b+c and c+a: then no two heaps share a digit.
fn moves(heaps: &[Count]) -> Vec<Move> {
    let sums = sums(heaps);
    let to = |heap: usize| {
        let (right, left) = ((heap + 1) % 3, (heap + 2) % 3);
        let gained = Count::from(&sums[heap] & &sums[left]);
        let number = gained.checked_sub(heaps.get(heap)?)?;
        let less = |index: usize| Change::less(index + 1, number.clone());
        let more = Change::more(heap + 1, number.clone());
        Move::changing(vec![less(right), less(left), more])
    };
    (0..3).filter_map(to).collect()
}
