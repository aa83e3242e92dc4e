//! Heap rules as the engines for splits read them.

use super::Breaking;
use super::guy_smith::Shape;
use crate::Count;
use crate::rule::{
    Alternative, Amounts, Condition, Expression, HeapRule, Parts, Relation, Variable,
};

/// What a theorem on periods has to know of a rule with finitely many amounts, subtraction sets
/// among them; `None` for others.
pub(crate) fn shape_of(rule: &HeapRule) -> Option<Shape> {
    let code = rule.code().map(HeapRule::Code);
    shape(&as_breaking(code.as_ref().unwrap_or(rule))?)
}

/// The longest code that an engine takes on.
const MOST_DIGITS: u64 = 1 << 20;

/// The rule of the engine for taking and breaking; `None` for rules that are none, or too long.
pub(super) fn as_breaking(rule: &HeapRule) -> Option<Breaking> {
    match rule {
        HeapRule::Code(code) => Breaking::new(code.digits(MOST_DIGITS)?, Parts::Any, 0).ok(),
        HeapRule::Choice(choice) => of_choice(choice.alternatives()),
        _ => None,
    }
}

/// Finitely many amounts, all splits of one kind, and no condition but one on the least heap.
fn of_choice(alternatives: &[Alternative]) -> Option<Breaking> {
    let from = least_heap(&alternatives.first()?.condition)?;
    let splits: Vec<&Alternative> = alternatives
        .iter()
        .filter(|alternative| alternative.leaves.allows(2))
        .collect();
    let parts = splits
        .first()
        .map_or(Parts::Any, |first| first.leaves.parts());
    let mut digits: Vec<u8> = vec![0];
    for alternative in alternatives {
        let same_parts = !alternative.leaves.allows(2) || alternative.leaves.parts() == parts;
        if !same_parts || least_heap(&alternative.condition)? != from {
            return None;
        }
        let digit = alternative.leaves.digit();
        match &alternative.amounts {
            Amounts::Nothing => digits[0] |= digit,
            Amounts::Listed {
                numbers: Some(numbers),
                sets,
            } if sets.is_empty() => {
                for amount in numbers.to_usizes(MOST_DIGITS)? {
                    if digits.len() <= amount {
                        digits.resize(amount + 1, 0);
                    }
                    digits[amount] |= digit;
                }
            }
            _ => return None,
        }
    }
    Breaking::new(digits, parts, from).ok()
}

/// The least heap that a condition `n >= 3` allows, 0 without a condition; `None` for others.
fn least_heap(condition: &Option<Condition>) -> Option<usize> {
    let Some(condition) = condition else {
        return Some(0);
    };
    let Condition::Chain(Expression::Variable(Variable::Heap), rest) = condition else {
        return None;
    };
    let least = match rest.as_slice() {
        [(Relation::AtLeast, Expression::Number(least))] => least.clone(),
        [(Relation::Greater, Expression::Number(below))] => below + &Count::ONE,
        _ => return None,
    };
    // Larger heaps are refused, so that nobody has a move.
    let most = Count::from(Condition::LARGEST_HEAP + 1);
    least.min(most).to_usize()
}

/// What the theorem of Guy and Smith has to know; `None` where it does not apply.
pub(super) fn shape(rule: &Breaking) -> Option<Shape> {
    if rule.parts() == Parts::Unequal {
        return None;
    }
    let all = rule.digits().iter().fold(0, |all, digit| all | digit);
    let greatest = (rule.digits().len() as u64).saturating_sub(1);
    Some(Shape {
        ways: u64::from(all.checked_ilog2().unwrap_or(0).max(1)),
        greatest,
        settled: (greatest + 1).max(rule.from() as u64),
    })
}
