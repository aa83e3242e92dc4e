//! The rule that a claim is about: its quantities, found when they are asked for, and only proven
//! ones.

use nimm::{
    Count, Game, HeapValue, Limits, NimValuePeriod, Outcome, OutcomePeriod, Stop, Wanted,
    first_heaps_watched, outcome_period_watched, period_watched,
};

use super::evaluate::Trouble;
use super::expression::Quantity;

/// How far the work on one rule goes.
#[derive(Clone, Debug)]
pub struct Bounds {
    /// The limits within which periods are proven.
    pub limits: Limits,
    /// The largest heap at which a statement about all `n` is looked at, where its shape does not
    /// decide it.
    pub tested_to: u64,
    /// The largest heap at which it is looked at to decide it for all `n`, and the largest heap that
    /// a claim can ask for.
    pub decided_to: u64,
}

impl Default for Bounds {
    fn default() -> Bounds {
        let limits = Limits {
            heap: 1_000_000,
            ..Limits::default()
        };
        Bounds {
            limits,
            tested_to: 1000,
            decided_to: 1_000_000,
        }
    }
}

/// A rule, and what is known of it.
pub(crate) struct Subject<'a> {
    game: Game,
    bounds: &'a Bounds,
    watch: &'a mut dyn FnMut() -> bool,
    outcomes: Option<Option<OutcomePeriod>>,
    values: Option<Option<NimValuePeriod>>,
    /// The heaps 0, 1, 2, ..., and whether their nim-values are among what was asked for.
    heaps: Vec<HeapValue>,
    has_values: bool,
}

impl<'a> Subject<'a> {
    pub(crate) fn new(
        game: Game,
        bounds: &'a Bounds,
        watch: &'a mut dyn FnMut() -> bool,
    ) -> Subject<'a> {
        Subject {
            game,
            bounds,
            watch,
            outcomes: None,
            values: None,
            heaps: Vec::new(),
            has_values: false,
        }
    }

    pub(crate) fn bounds(&self) -> &'a Bounds {
        self.bounds
    }

    pub(crate) fn goes_on(&mut self) -> Result<(), Trouble> {
        if (self.watch)() {
            Ok(())
        } else {
            Err(Trouble::Stopped)
        }
    }

    /// The proven period of who wins.
    pub(crate) fn outcomes(&mut self) -> Result<&OutcomePeriod, Trouble> {
        if self.outcomes.is_none() {
            let watch = &mut |_| (self.watch)();
            let found = outcome_period_watched(&self.game, &self.bounds.limits, watch);
            self.outcomes = Some(known(found)?.flatten());
        }
        self.outcomes
            .as_ref()
            .and_then(Option::as_ref)
            .ok_or(Trouble::NotProven)
    }

    /// The proven period of the nim-values.
    pub(crate) fn values(&mut self) -> Result<&NimValuePeriod, Trouble> {
        if self.values.is_none() {
            let watch = &mut |_| (self.watch)();
            let found = period_watched(&self.game, &self.bounds.limits, watch);
            self.values = Some(known(found)?.and_then(|answer| answer.nim_values));
        }
        self.values
            .as_ref()
            .and_then(Option::as_ref)
            .ok_or(Trouble::NotProven)
    }

    pub(crate) fn quantity(&mut self, quantity: Quantity) -> Result<i128, Trouble> {
        let count = match quantity {
            Quantity::OutcomePeriod => &self.outcomes()?.period,
            Quantity::OutcomePreperiod => &self.outcomes()?.preperiod,
            Quantity::NimPeriod => &self.values()?.period,
            Quantity::NimPreperiod => &self.values()?.preperiod,
            Quantity::Saltus => &self.values()?.saltus,
            Quantity::MaxValue => {
                return self.values()?.max.map(i128::from).ok_or(Trouble::NotProven);
            }
        };
        small(count)
    }

    pub(crate) fn nim_value(&mut self, heap: i128) -> Result<i128, Trouble> {
        let value = self.heap(heap, Wanted::NimValues)?.nim_value;
        value.map(i128::from).ok_or(Trouble::NotProven)
    }

    pub(crate) fn is_p(&mut self, heap: i128) -> Result<bool, Trouble> {
        Ok(self.heap(heap, Wanted::Outcomes)?.outcome == Outcome::P)
    }

    /// A heap, by computing all up to it, and some more so that this is done rarely.
    fn heap(&mut self, heap: i128, wanted: Wanted) -> Result<HeapValue, Trouble> {
        if heap < 0 {
            return Err(Trouble::NegativeHeap);
        }
        let most = self.bounds.decided_to;
        let size = u64::try_from(heap).ok().filter(|size| *size <= most);
        let size = size.ok_or(Trouble::TooLarge)?;
        let place = usize::try_from(size).map_err(|_| Trouble::TooLarge)?;
        let lacks_values = wanted == Wanted::NimValues && !self.has_values;
        if place >= self.heaps.len() || lacks_values {
            self.has_values |= lacks_values;
            let wanted = if self.has_values {
                Wanted::NimValues
            } else {
                wanted
            };
            let to = (2 * size).max(63).min(most);
            let mut limits = self.bounds.limits;
            limits.heap = limits.heap.max(to);
            let watch = &mut |_| (self.watch)();
            let found = first_heaps_watched(&self.game, to, wanted, &limits, watch);
            self.heaps = known(found)?.ok_or(Trouble::NotProven)?;
        }
        self.heaps.get(place).copied().ok_or(Trouble::NotProven)
    }
}

/// What was found, if the rule has it at all; work that was stopped is told apart.
fn known<T, E>(found: Result<Result<T, Stop>, E>) -> Result<Option<T>, Trouble> {
    match found {
        Ok(Ok(found)) => Ok(Some(found)),
        Ok(Err(Stop::Interrupted { .. })) => Err(Trouble::Stopped),
        Ok(Err(_)) | Err(_) => Ok(None),
    }
}

/// A number that fits.
pub(crate) fn small(count: &Count) -> Result<i128, Trouble> {
    count.to_u64().map(i128::from).ok_or(Trouble::TooLarge)
}
