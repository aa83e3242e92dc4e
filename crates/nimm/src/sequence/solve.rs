//! Answers from the nim-values of independent heaps, computed one after the other.

use super::{LimitValues, ValueTable};
use crate::answer::{Limits, Solution, Stop};
use crate::rule::HeapRule;
use crate::theory::closed_forms::ClosedForms;
use crate::theory::heap_values::HeapValues;
use crate::theory::recognised::Recognised;
use crate::theory::sums;
use crate::{Count, Game, Question};

/// Which values a sum may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    /// A closed form where there is one, else a table.
    Any,
    /// Tables only, as a witness that is independent of the closed forms.
    Tables,
}

/// The values of the heaps of a game, kept for many positions.
pub(crate) struct HeapTables {
    sources: Vec<HeapValues>,
}

impl HeapTables {
    /// Values for heaps up to `largest`, one size for each part of the rule.
    pub(crate) fn new(
        game: &Game,
        largest: &[Count],
        source: Source,
        limits: &Limits,
    ) -> Result<HeapTables, Stop> {
        Self::watched(game, largest, source, limits, &mut |_| true)
    }

    /// The same; `watch` as for [`ValueTable::watched`].
    pub(crate) fn watched(
        game: &Game,
        largest: &[Count],
        source: Source,
        limits: &Limits,
        watch: &mut dyn FnMut(u64) -> bool,
    ) -> Result<HeapTables, Stop> {
        match source {
            Source::Any => {
                let forms = ClosedForms::of(game);
                Self::with_forms(game, forms.values(), largest, limits, watch)
            }
            Source::Tables => {
                let none = vec![None; game.rule().parts().len()];
                Self::with_forms(game, &none, largest, limits, watch)
            }
        }
    }

    /// The same with these closed forms, one for each part of the rule.
    pub(crate) fn with_forms(
        game: &Game,
        forms: &[Option<HeapValues>],
        largest: &[Count],
        limits: &Limits,
        watch: &mut dyn FnMut(u64) -> bool,
    ) -> Result<HeapTables, Stop> {
        let rules = game.rule().heap_rules().ok_or(Stop::Theory)?;
        let mut sources = Vec::new();
        for ((part, form), largest) in rules.into_iter().zip(forms).zip(largest) {
            sources.push(match form {
                Some(form) => form.clone(),
                None => match part {
                    HeapRule::AtMost(limit) => {
                        HeapValues::Limited(LimitValues::up_to(limit, largest, limits, watch)?)
                    }
                    _ => HeapValues::Table(ValueTable::watched(part, largest, limits, watch)?),
                },
            });
        }
        Ok(HeapTables { sources })
    }

    /// Values for the heaps of a question, in closed form where there is one.
    pub(crate) fn for_question(question: &Question, limits: &Limits) -> Result<HeapTables, Stop> {
        HeapTables::new(
            question.game(),
            &largest_heaps(question),
            Source::Any,
            limits,
        )
    }

    /// One source for each part of the rule.
    pub(crate) fn sources(&self) -> &[HeapValues] {
        &self.sources
    }

    /// The solution of a position whose heaps the tables reach.
    pub(crate) fn solve(&self, question: &Question, limits: &Limits) -> Option<Solution> {
        sums::solve_from(question, &self.sources, limits)
    }
}

/// The solution by computed values, and by the theorems that need a table.
///
/// # Errors
///
/// What stopped it.
pub(crate) fn solve(
    question: &Question,
    source: Source,
    recognised: &Recognised,
    limits: &Limits,
    watch: &mut dyn FnMut(u64) -> bool,
) -> Result<Solution, Stop> {
    match recognised.solve_by_table(question, limits, watch) {
        // Theorems on one heap leave several to their values.
        None | Some(Err(Stop::Theory)) => {}
        Some(solved) => return solved,
    }
    if !recognised.has_sums() {
        return recognised.solve_watched(question, limits, watch);
    }
    let (game, largest) = (question.game(), largest_heaps(question));
    let tables = match source {
        Source::Any => HeapTables::with_forms(game, recognised.forms(), &largest, limits, watch)?,
        Source::Tables => HeapTables::watched(game, &largest, source, limits, watch)?,
    };
    tables.solve(question, limits).ok_or(Stop::Theory)
}

/// The largest heap of each group; 0 for an empty one.
pub(crate) fn largest_heaps(question: &Question) -> Vec<Count> {
    let position = question.position();
    let largest = |group| {
        let sizes = position.group(group).iter().map(|heap| heap.size());
        sizes.max().cloned().unwrap_or_default()
    };
    (0..position.groups()).map(largest).collect()
}
