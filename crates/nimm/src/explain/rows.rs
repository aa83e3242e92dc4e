//! Heaps in a row, each in its place: what counts as heaps of Nim, and what does not.

use crate::answer::{Evidence, Question, Solution};
use crate::position::sizes;
use crate::reason::{AsNim, Lines, RowEnd};
use crate::rule::JointRule;
use crate::theory::chomp::Bar;
use crate::theory::{Theorem, coin_turning, silver_dollar};
use crate::{Convention, Count, NimValue, Outcome, Reason, nim_sum};

/// The most numbers that a sentence names.
const MOST_NAMED: usize = 12;

pub(super) fn reasons(question: &Question, solution: &Solution, theorem: Theorem) -> Vec<Reason> {
    let sizes = sizes(question.position().heaps());
    let convention = question.game().convention();
    let as_nim = |what, heaps: Vec<Count>| as_nim(what, heaps, convention, solution.outcome);
    match theorem {
        Theorem::Staircase => as_nim(AsNim::OddSteps, every_other(sizes)),
        Theorem::SilverDollar => {
            let gaps = silver_dollar::gaps(&sizes).unwrap_or_default();
            as_nim(AsNim::Gaps, every_other(gaps))
        }
        Theorem::CoinTurning => head_values(question, &sizes, solution),
        Theorem::EndNim => row_lost_with(&sizes, solution),
        Theorem::PassNim if sizes[0].bit(0) => vec![Reason::PassPairs { convention }],
        Theorem::PassNim => {
            let what = match sizes[0].is_zero() {
                true => AsNim::WithoutPasses,
                false => AsNim::EvenPasses,
            };
            as_nim(what, sizes[1..].to_vec())
        }
        Theorem::Chomp => {
            let two = |lines| vec![Reason::TwoLines { lines, convention }];
            match Bar::of(&sizes) {
                Some(Bar::TwoRows(..)) => two(Lines::Rows),
                Some(Bar::TwoColumns(..)) => two(Lines::Columns),
                Some(Bar::Hook(right, below)) => as_nim(AsNim::Arms, vec![right, below]),
                Some(Bar::Square(_)) => vec![Reason::ChompSquare],
                None => Vec::new(),
            }
        }
        _ => Vec::new(),
    }
}

fn every_other(numbers: Vec<Count>) -> Vec<Count> {
    numbers.into_iter().step_by(2).collect()
}

/// Heaps of Nim, and what their nim-sum says.
fn as_nim(what: AsNim, heaps: Vec<Count>, convention: Convention, outcome: Outcome) -> Vec<Reason> {
    let sum = nim_sum(heaps.iter().cloned().map(NimValue::from));
    let verdict = match convention {
        Convention::Normal => Reason::NimSum { sum, outcome },
        Convention::Misere => Reason::MisereNimSum {
            sum,
            big: heaps.iter().filter(|heap| **heap > Count::ONE).count(),
            ones: heaps.iter().filter(|heap| **heap == Count::ONE).count(),
        },
    };
    let count = heaps.len();
    let values = heaps.into_iter().take(MOST_NAMED).collect();
    let heaps = Reason::CountAsNim {
        what,
        values,
        count,
    };
    vec![heaps, verdict]
}

/// The values of the heads.
fn head_values(question: &Question, coins: &[Count], solution: &Solution) -> Vec<Reason> {
    let Some(JointRule::Coins(rule)) = question.game().rule().only_joint_rule() else {
        return Vec::new();
    };
    let heads = (0..coins.len()).filter(|coin| !coins[*coin].is_zero());
    let named = heads.clone().take(MOST_NAMED);
    let values = named.clone().map(|coin| coin_turning::value(*rule, coin));
    let heads = Reason::HeadValues {
        coins: named.map(|coin| coin + 1).collect(),
        values: values.map(NimValue::from).collect(),
        count: heads.count(),
    };
    let verdict = Reason::NimSum {
        sum: solution.nim_value.clone().unwrap_or_default(),
        outcome: solution.outcome,
    };
    vec![heads, verdict]
}

/// The ends of a row in end-nim: the first heap where the row is lost, and those that can be made
/// what they are in a lost row.
fn row_lost_with(sizes: &[Count], solution: &Solution) -> Vec<Reason> {
    let Evidence::Theorem { witness, .. } = &solution.evidence else {
        return Vec::new();
    };
    let outcome = solution.outcome;
    let heap = |end| {
        let mut row = sizes.iter().filter(|size| !size.is_zero());
        match end {
            RowEnd::First => row.next(),
            RowEnd::Last => row.next_back(),
        }
    };
    let heaps = sizes.iter().filter(|size| !size.is_zero()).count();
    let ends = [(RowEnd::First, "first"), (RowEnd::Last, "last")];
    // One heap is both.
    let reasons = ends.into_iter().take(heaps).filter_map(|(end, name)| {
        let leave: Count = witness.get(name)?.parse().ok()?;
        let counts = match outcome {
            Outcome::P => end == RowEnd::First,
            Outcome::N => *heap(end)? > leave,
        };
        counts.then_some(Reason::RowLostWith {
            end,
            leave,
            outcome,
        })
    });
    reasons.collect()
}
