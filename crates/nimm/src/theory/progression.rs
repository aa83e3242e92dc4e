//! Arithmetic progressions of heaps: what closed forms answer with, since a set such as `1-10^12`
//! cannot be walked through.

use crate::Count;

/// first, first + step, ..., last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Progression {
    first: Count,
    step: Count,
    last: Count,
}

impl Progression {
    /// The members of start, start + step, ... from `low` to `high`; `None` if there are none.
    pub(crate) fn within(start: &Count, step: &Count, low: &Count, high: &Count) -> Option<Self> {
        let up_to = |n: &Count| n.checked_sub(start).map(|distance| distance.div_rem(step));
        let (steps_to_last, _) = up_to(high)?;
        let steps_to_first = match up_to(low) {
            None => Count::ZERO,
            Some((quotient, remainder)) if remainder.is_zero() => quotient,
            Some((quotient, _)) => &quotient + &Count::ONE,
        };
        (steps_to_first <= steps_to_last).then(|| Progression {
            first: start + &(&steps_to_first * step),
            step: step.clone(),
            last: start + &(&steps_to_last * step),
        })
    }

    /// The members, the least first.
    pub(crate) fn ascending(self) -> impl Iterator<Item = Count> {
        let Progression { first, step, last } = self;
        std::iter::successors(Some(first), move |n| Some(n + &step)).take_while(move |n| *n <= last)
    }

    /// The members, the greatest first.
    pub(crate) fn descending(self) -> impl Iterator<Item = Count> {
        let Progression { first, step, last } = self;
        std::iter::successors(Some(last), move |n| n.checked_sub(&step))
            .take_while(move |n| *n >= first)
    }
}

#[cfg(test)]
mod tests {
    use super::Progression;
    use crate::Count;

    #[test]
    fn progression_holds_exactly_the_members_in_range() {
        let count = |n: u64| Count::from(n);
        for start in 0..8 {
            for step in 1..6 {
                for low in 0..20 {
                    for high in low..24 {
                        let held: Vec<Count> = Progression::within(
                            &count(start),
                            &count(step),
                            &count(low),
                            &count(high),
                        )
                        .into_iter()
                        .flat_map(Progression::descending)
                        .collect();
                        let mut expected: Vec<Count> = (low..=high)
                            .filter(|n| *n >= start && (n - start) % step == 0)
                            .map(count)
                            .collect();
                        expected.reverse();
                        assert_eq!(held, expected, "{start} {step} {low} {high}");
                    }
                }
            }
        }
    }
}
