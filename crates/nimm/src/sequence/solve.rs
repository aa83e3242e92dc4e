//! Answers from the nim-values of independent heaps, computed one after the other.

use super::{LimitValues, ValueTable};
use crate::answer::{Limits, Solution, Stop};
use crate::rule::HeapRule;
use crate::theory::heap_values::HeapValues;
use crate::theory::{self, sums};
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
        let values = |(part, largest): (&HeapRule, &Count)| match HeapValues::closed_form(part) {
            Some(form) if source == Source::Any => Ok(form),
            _ => match part {
                HeapRule::AtMost(limit) => {
                    let values = LimitValues::up_to(limit, largest, limits, watch);
                    values.map(HeapValues::Limited)
                }
                _ => ValueTable::watched(part, largest, limits, watch).map(HeapValues::Table),
            },
        };
        let rules = game.rule().heap_rules().ok_or(Stop::Theory)?;
        let sources = rules
            .into_iter()
            .zip(largest)
            .map(values)
            .collect::<Result<_, Stop>>()?;
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

/// The solution by computed values.
///
/// # Errors
///
/// What stopped it.
pub(crate) fn solve(
    question: &Question,
    source: Source,
    limits: &Limits,
    watch: &mut dyn FnMut(u64) -> bool,
) -> Result<Solution, Stop> {
    match theory::solve_by_table(question, limits, watch) {
        // Theorems on one heap leave several to their values.
        None | Some(Err(Stop::Theory)) => {}
        Some(solved) => return solved,
    }
    if !sums::applies(question.game()) {
        return theory::solve_watched(question, limits, watch);
    }
    let largest = largest_heaps(question);
    let tables = HeapTables::watched(question.game(), &largest, source, limits, watch)?;
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
