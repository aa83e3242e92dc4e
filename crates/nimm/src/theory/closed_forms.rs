//! Sums of heaps whose nim-values all have a closed form.

use super::heap_values::HeapValues;
use super::{Theorem, sums};
use crate::answer::{Evidence, Limits, Solution};
use crate::{Convention, Question};

/// Applies where every part of the rule has a closed form.
pub(super) fn solve(question: &Question, limits: &Limits) -> Option<Solution> {
    let parts = question.game().rule().parts();
    let sources: Vec<HeapValues> = parts
        .iter()
        .map(HeapValues::closed_form)
        .collect::<Option<_>>()?;
    solve_from(question, &sources, limits)
}

/// The solution from these sources, with evidence that names them.
pub(crate) fn solve_from(
    question: &Question,
    sources: &[HeapValues],
    limits: &Limits,
) -> Option<Solution> {
    let solved = sums::solve(question, sources, limits.listed)?;
    let normal = question.game().convention() == Convention::Normal;
    let evidence = match sources {
        [HeapValues::Table(table)] if normal => table.evidence(),
        [form]
            if normal
                && form
                    .theorem()
                    .is_some_and(|theorem| theorem != Theorem::Bouton) =>
        {
            let theorem = form.theorem()?;
            let witness = form.witness();
            Evidence::Theorem { theorem, witness }
        }
        _ => {
            let described: Vec<String> = sources.iter().map(HeapValues::describe).collect();
            let mut witness = std::collections::BTreeMap::from([
                ("nim_sum".to_string(), solved.sum.to_string()),
                ("parts".to_string(), described.join("; ")),
            ]);
            let theorem = if normal {
                Theorem::SpragueGrundy
            } else {
                witness.insert("largest_value".to_string(), solved.largest.to_string());
                Theorem::Pairing
            };
            Evidence::Theorem { theorem, witness }
        }
    };
    Some(Solution {
        outcome: solved.outcome,
        nim_value: normal.then_some(solved.sum),
        winning_moves: solved.winning_moves,
        listed: solved.listed,
        remoteness: None,
        evidence,
    })
}
