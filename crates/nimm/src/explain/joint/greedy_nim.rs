//! Greedy Nim: how often the largest size occurs.

use super::super::MOST_SENTENCES;
use super::heaps;
use crate::answer::{Question, Solution};
use crate::{Convention, Count, Reason};

pub(super) fn reasons(question: &Question, solution: &Solution) -> Vec<Reason> {
    let heaps = heaps(question);
    let number = |wanted: &dyn Fn(&Count) -> bool| heaps.iter().filter(|heap| wanted(heap)).count();
    let (big, ones) = (
        number(&|heap| *heap > Count::ONE),
        number(&|heap| *heap == Count::ONE),
    );
    let misere = question.game().convention() == Convention::Misere;
    let largest = heaps.iter().max().cloned().unwrap_or_default();
    let times = number(&|heap| *heap == largest);
    let mut reasons = Vec::new();
    match (misere, big) {
        (true, 0) => return vec![Reason::MisereOnes { ones }],
        (true, 1) => {
            let winning = solution.winning_moves.iter().take(MOST_SENTENCES);
            return winning
                .filter_map(|play| {
                    let leave = play.apply(&heaps)?.get(play.heap() - 1)?.clone();
                    let ones = ones + usize::from(leave == Count::ONE);
                    let play = play.clone();
                    Some(Reason::MisereLeaveOdd { play, leave, ones })
                })
                .collect();
        }
        (true, _) => reasons.push(Reason::MisereAsNormal),
        (false, _) => {}
    }
    reasons.push(Reason::LargestHeaps {
        largest,
        times,
        outcome: solution.outcome,
    });
    reasons
}
