//! The closed forms of the parts of a rule, held against plain mex before they are used.

use std::sync::{Arc, LazyLock};

use super::Theorem;
use super::heap_values::HeapValues;
use super::remembered::Remembered;
use super::row::Row;
use crate::answer::RefusedTheorem;
use crate::rule::{HeapRule, Part};
use crate::{Count, Game, Heap, Position, sequence};

/// How many heaps are valued again, and how many where that is more work: where every amount is
/// tested, and where heaps can be split.
const HEAPS: usize = 256;
const HEAPS_TO_TEST: usize = 96;
const HEAPS_THAT_SPLIT: usize = 48;

/// The closed forms of the nim-values: one for each part of the rule, where there is one.
pub(crate) struct ClosedForms {
    values: Vec<Option<HeapValues>>,
    refused: Vec<RefusedTheorem>,
}

impl ClosedForms {
    /// Those of the rule of `game`, remembered.
    pub(crate) fn of(game: &Game) -> Arc<ClosedForms> {
        static GAMES: LazyLock<Remembered<ClosedForms>> = LazyLock::new(Remembered::default);
        GAMES.get(game, || ClosedForms::sampled(game, &Theorem::rows()))
    }

    /// Those that the rows give, without those that a sample refutes.
    pub(super) fn sampled(game: &Game, rows: &[(Theorem, &'static Row)]) -> ClosedForms {
        let mut rows = rows.to_vec();
        let mut refused: Vec<RefusedTheorem> = Vec::new();
        loop {
            let values = ClosedForms::stated(game, &rows);
            match first_wrong(game, &values) {
                Some(wrong) => {
                    rows.retain(|(theorem, _)| *theorem != wrong.theorem);
                    refused.push(wrong);
                }
                None => return ClosedForms { values, refused },
            }
        }
    }

    /// Those that the rows give, as they state them.
    pub(super) fn stated(game: &Game, rows: &[(Theorem, &'static Row)]) -> Vec<Option<HeapValues>> {
        let form = |part: &Part| HeapValues::closed_form_among(rows, part.heap_rule()?);
        game.rule().parts().iter().map(form).collect()
    }

    /// One for each part of the rule, where there is one.
    pub(crate) fn values(&self) -> &[Option<HeapValues>] {
        &self.values
    }

    /// The theorems that were refused, each with a heap whose value refutes it.
    pub(super) fn refused(&self) -> &[RefusedTheorem] {
        &self.refused
    }
}

/// The first closed form whose values are not those of plain mex.
fn first_wrong(game: &Game, values: &[Option<HeapValues>]) -> Option<RefusedTheorem> {
    let parts = game.rule().parts();
    (0..)
        .zip(parts.iter().zip(values))
        .find_map(|(index, (part, form))| {
            let (form, part) = (form.as_ref()?, part.heap_rule()?);
            let theorem = form.theorem()?;
            let most = most_heaps(part);
            let value = |heap: usize| form.value(&Count::from(heap))?.as_count().to_u64();
            let values: Vec<Option<u64>> = (0..most).map(value).collect();
            let wrong = sequence::first_wrong(part, most, &|heap| values[heap])?;
            let mut groups = vec![Vec::new(); parts.len()];
            groups.get_mut(index)?.push(Heap::new(wrong));
            let position = Position::new(groups);
            Some(RefusedTheorem { theorem, position })
        })
}

/// How many heaps of a rule are valued again.
fn most_heaps(rule: &HeapRule) -> usize {
    let most = match (rule.splits(), rule.tests_each_amount()) {
        (true, _) => HEAPS_THAT_SPLIT,
        (false, true) => HEAPS_TO_TEST,
        (false, false) => HEAPS,
    };
    match rule.largest_heap().map(usize::try_from) {
        Some(Ok(largest)) => most.min(largest.saturating_add(1)),
        _ => most,
    }
}
