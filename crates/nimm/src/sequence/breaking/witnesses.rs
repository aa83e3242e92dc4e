//! Which splits to try first for giving the rare values.

use super::sets::Code;
use super::sparse::Mark;

/// A heap and, for each number, whether it is the code of a rare value that must still be given.
pub(super) struct Sample {
    pub(super) n: usize,
    pub(super) open: Vec<bool>,
}

impl Sample {
    /// What a mark gives here.
    fn given<C: Code>(&mut self, common: &[C], mark: Mark<C>) -> &mut bool {
        &mut self.open[common[self.n - mark.offset].get() ^ mark.code.get()]
    }
}

/// Candidates in the order in which they help the samples, as long as they help.
///
/// Greedy cover: each round takes those that give most of what is open, more at once as the list
/// grows. Cost: candidates * samples a round, and about 4 ln(list) rounds.
pub(super) fn choose_witnesses<C: Code>(
    common: &[C],
    mut samples: Vec<Sample>,
    candidates: Vec<Mark<C>>,
) -> Vec<Mark<C>> {
    let open = |sample: &Sample| sample.open.iter().filter(|&&open| open).count();
    let least = 1 + samples.iter().map(open).sum::<usize>() / 64 / 64;
    let mut chosen: Vec<Mark<C>> = Vec::new();
    let mut ranked: Vec<(usize, Mark<C>)> = candidates.into_iter().map(|mark| (0, mark)).collect();
    loop {
        for (score, mark) in &mut ranked {
            let given = samples
                .iter_mut()
                .filter_map(|s| s.given(common, *mark).then_some(()));
            *score = given.count();
        }
        ranked.retain(|&(score, _)| score >= least.min(2));
        ranked.sort_by_key(|&(score, mark)| (std::cmp::Reverse(score), mark.offset));
        let take = (1 + chosen.len() / 4).min(ranked.len());
        if take == 0 {
            return chosen;
        }
        for (_, mark) in ranked.drain(..take) {
            for sample in &mut samples {
                *sample.given(common, mark) = false;
            }
            chosen.push(mark);
        }
    }
}
