//! Misère play of heaps of one rule: the elements of the heaps and their product.

use super::{Explanation, MOST_SENTENCES};
use crate::answer::{Evidence, Question, Solution};
use crate::misere::MisereQuotient;
use crate::{Count, Heap, Outcome, Reason};

/// The most elements that a sentence names.
const MOST_NAMED: usize = 12;

pub(super) fn explain(question: &Question, solution: &Solution) -> Explanation {
    Explanation {
        reasons: reasons(question, solution).unwrap_or_default(),
        figures: Vec::new(),
    }
}

fn reasons(question: &Question, solution: &Solution) -> Option<Vec<Reason>> {
    let Evidence::Theorem { witness, .. } = &solution.evidence else {
        return None;
    };
    let rule = question.game().rule().only_heap_rule()?;
    let found = MisereQuotient::from_witness(rule, witness).ok()?;
    let heaps = question.position().heaps();
    let element = |heap: &Heap| found.element(heap.size());
    let words = heaps.iter().take(MOST_NAMED);
    let words = words.map(|heap| Some(found.word(element(heap)?).clone()));
    let product = found.element_of_sum(heaps.iter().map(Heap::size))?;
    let mut reasons = vec![Reason::QuotientProduct {
        words: words.collect::<Option<_>>()?,
        heaps: heaps.len(),
        order: found.quotient().order(),
        product: found.word(product).clone(),
        outcome: solution.outcome,
    }];
    let moves = solution.winning_moves.iter().take(MOST_SENTENCES);
    for play in moves.filter(|_| solution.outcome == Outcome::N) {
        let index = play.heap() - 1;
        let left = play.leaves_of(heaps[index].size())?;
        let others = heaps.iter().enumerate().filter(|(at, _)| *at != index);
        let others = others.map(|(_, heap)| heap.size());
        let left: Vec<&Count> = others.chain(&left).collect();
        let product = found.element_of_sum(left)?;
        reasons.push(Reason::QuotientMove {
            play: play.clone(),
            product: found.word(product).clone(),
        });
    }
    Some(reasons)
}
