//! Moore's Nim: ones counted in columns.

use super::super::nim::powers_that_fit;
use super::heaps;
use crate::answer::{Question, Solution};
use crate::rule::JointRule;
use crate::{Convention, Count, Figure, Outcome, Reason};

pub(super) fn reasons(question: &Question, solution: &Solution) -> Vec<Reason> {
    let (heaps, modulus) = (heaps(question), modulus(question));
    let big = heaps.iter().filter(|heap| **heap > Count::ONE).count();
    let ones = |column: usize| heaps.iter().filter(|heap| heap.bit(column)).count();
    let misere = question.game().convention() == Convention::Misere;
    if misere && big == 0 {
        let (ones, outcome) = (ones(0), solution.outcome);
        return vec![Reason::MooreOnes {
            ones,
            modulus,
            outcome,
        }];
    }
    if misere && Count::from(big) < modulus {
        return vec![Reason::MooreFewBig { big, modulus }];
    }
    let mut reasons = Vec::new();
    if misere {
        reasons.push(Reason::MisereAsNormal);
    }
    let columns = heaps.iter().map(Count::bit_len).max().unwrap_or(0);
    let is_balanced = |column: &usize| (&Count::from(ones(*column)) % &modulus).is_zero();
    reasons.push(match (0..columns).rfind(|column| !is_balanced(column)) {
        Some(column) if solution.outcome == Outcome::N => Reason::ColumnUnbalanced {
            ones: ones(column),
            column: Count::power_of_two(column),
            modulus,
        },
        _ => Reason::ColumnsBalanced { modulus },
    });
    reasons
}

/// The powers of two in columns, where their numbers decide.
pub(super) fn figure(question: &Question) -> Option<Figure> {
    let (heaps, modulus) = (heaps(question), modulus(question));
    let big = heaps.iter().filter(|heap| **heap > Count::ONE).count();
    let misere = question.game().convention() == Convention::Misere;
    let decides = !misere || Count::from(big) >= modulus;
    decides.then(|| powers_that_fit(&heaps, modulus)).flatten()
}

/// One more than heaps may be changed at once.
fn modulus(question: &Question) -> Count {
    match question.game().rule().only_joint_rule() {
        Some(JointRule::Moore(most)) => &Count::from(*most) + &Count::ONE,
        _ => Count::from(2u64),
    }
}
