//! Which marks to make first.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::sets::Code;
use super::sparse::Mark;

/// A heap and, for each number, whether it is a code that a mark should give.
pub(super) struct Sample {
    pub(super) n: usize,
    pub(super) open: Vec<bool>,
}

impl Sample {
    fn count(&self) -> usize {
        self.open.iter().filter(|&&open| open).count()
    }

    /// What a mark gives here.
    fn given<C: Code>(&self, common: &[C], mark: Mark<C>) -> usize {
        common[self.n - mark.offset].get() ^ mark.code.get()
    }
}

/// When a choice of marks ends.
#[derive(Clone, Copy, Debug)]
pub(super) enum Enough {
    /// When no mark gives this many codes more, over all samples.
    Gain(usize),
    /// When a sample has no more than this many codes open, on the average.
    Open(usize),
}

/// Parts marks into those to make first, in that order, and the others.
///
/// Greedy cover: each round takes the marks that give most of what is open, more at once as the list
/// grows. What a mark gives only shrinks, so most marks need no second look; cost: samples for each
/// look, commonly a few looks for each mark taken and one for all.
pub(super) fn cover<C: Code>(
    common: &[C],
    mut samples: Vec<Sample>,
    marks: Vec<Mark<C>>,
    enough: Enough,
) -> (Vec<Mark<C>>, Vec<Mark<C>>) {
    let (least, spare) = match enough {
        Enough::Gain(gain) => (gain, 0),
        Enough::Open(open) => (1, open.saturating_mul(samples.len()) / 64),
    };
    let mut open: usize = samples.iter().map(Sample::count).sum();
    let gain = |samples: &[Sample], mark: Mark<C>| {
        let gives = |sample: &&Sample| sample.open[sample.given(common, mark)];
        samples.iter().filter(gives).count()
    };
    // By gain, the smaller offset first; with the length of the list when the gain was counted.
    let mut heap: BinaryHeap<_> = (0..marks.len())
        .map(|at| (gain(&samples, marks[at]), Reverse(at), 0))
        .collect();
    let mut chosen: Vec<Mark<C>> = Vec::new();
    let mut taken = vec![false; marks.len()];
    let mut round = Vec::new();
    while open > spare
        && let Some((score, Reverse(at), counted)) = heap.pop()
    {
        if score < least {
            break;
        }
        if counted < chosen.len() {
            heap.push((gain(&samples, marks[at]), Reverse(at), chosen.len()));
            continue;
        }
        taken[at] = true;
        round.push(marks[at]);
        if round.len() > chosen.len() / 4 || heap.is_empty() {
            for &mark in &round {
                for sample in &mut samples {
                    let given = sample.given(common, mark);
                    open -= usize::from(sample.open[given]);
                    sample.open[given] = false;
                }
            }
            chosen.append(&mut round);
        }
    }
    chosen.append(&mut round);
    let others = marks.iter().zip(&taken).filter(|&(_, &taken)| !taken);
    let others = others.map(|(&mark, _)| mark).collect();
    (chosen, others)
}
