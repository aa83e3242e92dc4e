//! Infinite sets of amounts whose nim-values are remainders, derived again.

use crate::Count;
use crate::rule::{Amounts, HeapRule, Leaves, NumberSet};

/// The largest modulus that is looked for.
const LARGEST: u64 = 1 << 20;

/// L, where the amounts are all of 1..L-1 and no multiple of L; `None` for other rules.
pub(super) fn modulus(rule: &HeapRule) -> Option<u64> {
    let HeapRule::Choice(choice) = rule else {
        return None;
    };
    let [kind] = choice.alternatives() else {
        return None;
    };
    let Amounts::Listed { numbers, sets } = &kind.amounts else {
        return None;
    };
    if kind.condition.is_some() || kind.leaves != Leaves::TAKE {
        return None;
    }
    let is_amount = |number: &u64| {
        let listed = numbers.as_ref();
        listed.is_some_and(|numbers| numbers.contains(&Count::from(*number)))
            || sets.iter().any(|set| set.contains(*number))
    };
    let modulus = (1..LARGEST).find(|number| !is_amount(number))?;
    let wide = Count::from(modulus);
    // The first multiple that is not below the start of a run.
    let is_free = |run: &std::ops::RangeInclusive<Count>| {
        let over = run.start() % &wide;
        match over.is_zero() {
            true => false,
            false => &(run.start() - &over) + &wide > *run.end(),
        }
    };
    let mut runs = numbers.iter().flat_map(|numbers| numbers.runs());
    let free = runs.all(is_free) && sets.iter().all(|set| has_no_multiple(set, modulus));
    (free && modulus > 1).then_some(modulus)
}

/// Whether a set is seen to have no multiple of a number that it lacks.
fn has_no_multiple(set: &NumberSet, modulus: u64) -> bool {
    match set {
        // A multiple r + im has every common divisor of m and L, and all multiples of the greatest
        // one come up.
        NumberSet::Residue {
            residue,
            modulus: step,
        } => {
            let (mut a, mut b) = (*step, modulus);
            while b > 0 {
                (a, b) = (b, a % b);
            }
            !residue.is_multiple_of(a)
        }
        // Multiples of a number with a divisor have that divisor.
        NumberSet::Primes => (2..modulus).any(|divisor| modulus.is_multiple_of(divisor)),
        // Powers modulo L come around after at most L of them.
        NumberSet::Powers(base) => {
            let next = |power: u64| u128::from(power) * u128::from(*base) % u128::from(modulus);
            let powers = std::iter::successors(Some(1), |power| Some(next(*power) as u64));
            let turn = usize::try_from(modulus).unwrap_or(usize::MAX);
            powers.take(turn).all(|power| power != 0)
        }
        _ => false,
    }
}
