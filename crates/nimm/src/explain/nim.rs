//! Nim: the ones of each binary column in pairs.

use super::{Explanation, MOST_SENTENCES};
use crate::answer::{Question, Solution};
use crate::figure::{Figure, Pairing, PairingColumn, PowerColumn, Powers};
use crate::{Convention, Count, Move, Outcome, Reason};

/// Larger positions have no picture.
const MOST_HEAPS: usize = 32;
const MOST_COLUMNS: usize = 64;

pub(super) fn explain(question: &Question, solution: &Solution) -> Explanation {
    let sizes: Vec<&Count> = question
        .position()
        .heaps()
        .iter()
        .map(|heap| heap.size())
        .collect();
    let misere = question.game().convention() == Convention::Misere;
    let big = sizes.iter().filter(|size| ***size > Count::ONE).count();
    let ones = sizes.iter().filter(|size| ***size == Count::ONE).count();
    let mut reasons = Vec::new();
    let winning = || solution.winning_moves.iter().take(MOST_SENTENCES);
    // Nobody splits a heap of Nim, and no legal take is more than the heap.
    let leave = |play: &Move| {
        let left = play.leaves_of(sizes[play.heap() - 1]);
        left.unwrap_or_default().pop().unwrap_or_default()
    };
    match (misere, big) {
        (true, 0) => reasons.push(Reason::MisereOnes { ones }),
        (true, 1) => reasons.extend(winning().map(|play| {
            let leave = leave(play);
            let ones = ones + usize::from(leave == Count::ONE);
            Reason::MisereLeaveOdd {
                play: play.clone(),
                leave,
                ones,
            }
        })),
        _ => {
            if misere {
                reasons.push(Reason::MisereAsNim);
            }
            if solution.outcome == Outcome::P {
                reasons.push(Reason::AllPaired);
            } else if let Some(top) = unpaired_column(&sizes) {
                let has_one = |index: &usize| sizes[*index].bit(top);
                let holders: Vec<usize> = (0..sizes.len())
                    .filter(has_one)
                    .map(|index| index + 1)
                    .collect();
                reasons.extend(winning().map(|play| Reason::Unpaired {
                    column: Count::power_of_two(top),
                    holders: holders.clone(),
                    play: play.clone(),
                    leave: leave(play),
                }));
            }
        }
    }
    // Where the number of ones decides, pairs would mislead.
    let figures = if misere && big < 2 {
        Vec::new()
    } else {
        figures(&sizes)
    };
    Explanation { reasons, figures }
}

/// The exponent of the highest column with an odd number of ones.
fn unpaired_column(sizes: &[&Count]) -> Option<usize> {
    let columns = sizes.iter().map(|size| size.bit_len()).max()?;
    (0..columns)
        .rev()
        .find(|column| sizes.iter().filter(|size| size.bit(*column)).count() % 2 == 1)
}

/// The pairing and the powers of two, for positions that fit into a picture.
fn figures(sizes: &[&Count]) -> Vec<Figure> {
    let columns = sizes.iter().map(|size| size.bit_len()).max().unwrap_or(0);
    if sizes.len() > MOST_HEAPS || columns > MOST_COLUMNS || columns == 0 {
        return Vec::new();
    }
    let heaps: Vec<Count> = sizes.iter().map(|size| (*size).clone()).collect();
    let holders = |exponent: usize| -> Vec<usize> {
        (0..sizes.len())
            .filter(|index| sizes[*index].bit(exponent))
            .collect()
    };
    let pairing = Pairing {
        heaps: heaps.clone(),
        columns: (0..columns)
            .rev()
            .map(|exponent| {
                let holders = holders(exponent);
                let (pairs, single) = holders.as_chunks::<2>();
                PairingColumn {
                    exponent,
                    pairs: pairs
                        .iter()
                        .map(|[upper, lower]| (*upper, *lower))
                        .collect(),
                    single: single.first().copied(),
                }
            })
            .collect(),
    };
    let powers = powers(&heaps, Count::from(2u64));
    vec![Figure::Pairing(pairing), Figure::Powers(powers)]
}

/// The heaps as sums of powers of two, for positions that fit into a picture; at least one heap has
/// tokens.
pub(super) fn powers_that_fit(sizes: &[Count], modulus: Count) -> Option<Figure> {
    let columns = sizes.iter().map(Count::bit_len).max().unwrap_or(0);
    let fits = sizes.len() <= MOST_HEAPS && (1..=MOST_COLUMNS).contains(&columns);
    fits.then(|| Figure::Powers(powers(sizes, modulus)))
}

fn powers(heaps: &[Count], modulus: Count) -> Powers {
    let columns = heaps.iter().map(Count::bit_len).max().unwrap_or(0);
    let count = |exponent: usize| heaps.iter().filter(|heap| heap.bit(exponent)).count();
    Powers {
        heaps: heaps.to_vec(),
        columns: (0..columns)
            .rev()
            .map(|exponent| PowerColumn {
                exponent,
                count: count(exponent),
            })
            .collect(),
        modulus,
    }
}
