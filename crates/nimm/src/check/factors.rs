//! Rules about the divisors of the heap, derived again.

use super::{Budget, Refusal};
use crate::rule::{Alternative, Amounts, HeapRule, Leaves, Rule};
use crate::theory::Theorem;

/// What may be done.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// A divisor may be taken.
    Taken,
    /// The same, but not the whole heap.
    TakenProper,
    /// A divisor that is less than the heap may be left.
    Left,
    /// What has no divisor but 1 in common with the heap may be taken.
    Coprime,
    /// The same, but not the whole heap.
    CoprimeProper,
}

impl Kind {
    const ALL: [Kind; 5] = [
        Kind::Taken,
        Kind::TakenProper,
        Kind::Left,
        Kind::Coprime,
        Kind::CoprimeProper,
    ];

    /// Conditions that say so.
    fn texts(self) -> &'static [&'static str] {
        match self {
            Kind::Taken => &["n mod k = 0", "k divides n", "gcd(n,k) = k", "gcd(k,n) = k"],
            Kind::TakenProper => &[
                "n mod k = 0 and k < n",
                "n mod k = 0 and k != n",
                "k < n and n mod k = 0",
                "k divides n and k < n",
                "k divides n and k != n",
                "k < n and k divides n",
            ],
            Kind::Left => &[
                "gcd(n,k) = n-k",
                "gcd(k,n) = n-k",
                "n mod (n-k) = 0",
                "n-k divides n",
            ],
            Kind::Coprime => &["gcd(n,k) = 1", "gcd(k,n) = 1"],
            Kind::CoprimeProper => &[
                "gcd(n,k) = 1 and k < n",
                "gcd(n,k) = 1 and k != n",
                "gcd(k,n) = 1 and k < n",
                "k < n and gcd(n,k) = 1",
                "k < n and gcd(k,n) = 1",
            ],
        }
    }

    pub(super) fn of(kind: &Alternative) -> Option<Kind> {
        if kind.amounts != Amounts::Any || kind.leaves != Leaves::TAKE {
            return None;
        }
        let condition = kind.condition.as_ref()?.to_string();
        let says = |text: &&str| {
            let rule = format!("take k where {text}").parse::<Rule>();
            let part = rule.as_ref().ok().and_then(Rule::only_heap_rule);
            matches!(part, Some(HeapRule::Choice(choice))
                if choice.alternatives()[0].condition.as_ref().is_some_and(
                    |said| said.to_string() == condition))
        };
        Self::ALL
            .into_iter()
            .find(|kind| kind.texts().iter().any(says))
    }

    pub(super) fn description(self) -> (&'static str, Vec<(&'static str, String)>) {
        let of_one = |value: &str| vec![("value_of_1", value.to_string())];
        let (theorem, numbers) = match self {
            Kind::Taken => (Theorem::DivisorTaken, Vec::new()),
            Kind::TakenProper => (Theorem::ProperDivisorTaken, Vec::new()),
            Kind::Left => (Theorem::DivisorLeft, Vec::new()),
            Kind::Coprime => (Theorem::Coprime, of_one("1")),
            Kind::CoprimeProper => (Theorem::Coprime, of_one("0")),
        };
        (theorem.name(), numbers)
    }

    pub(super) fn value(self, heap: u64) -> u64 {
        let twos = || u64::from(heap.trailing_zeros());
        match (self, heap) {
            (_, 0) => 0,
            (Kind::Taken, _) => twos() + 1,
            (Kind::TakenProper, _) => twos(),
            (Kind::Left, _) => {
                let (mut rest, mut count) = (heap, 0);
                while rest > 1 {
                    rest /= least_divisor(rest);
                    count += 1;
                }
                count
            }
            (Kind::Coprime, 1) => 1,
            (Kind::CoprimeProper, 1) => 0,
            (Kind::Coprime, _) if heap.is_multiple_of(2) => 0,
            (Kind::Coprime | Kind::CoprimeProper, _) => {
                let least = least_divisor(heap);
                (2..=least).filter(|n| least_divisor(*n) == *n).count() as u64
            }
        }
    }

    /// How many moves in a heap leave this value.
    pub(super) fn count(
        self,
        heap: u64,
        value: Option<u64>,
        budget: &Budget,
    ) -> Result<u64, Refusal> {
        // Of divisors there are few; what is coprime is looked at once the first divisor fits.
        budget.steps(heap.saturating_mul(100))?;
        let coprime = matches!(self, Kind::Coprime | Kind::CoprimeProper);
        let prime = value
            .filter(|value| coprime && *value > 0)
            .and_then(|value| {
                let mut primes = (2..=heap).filter(|n| least_divisor(*n) == *n);
                primes.nth(value as usize - 1)
            });
        let is_worth = |left: u64| match (coprime, value, left) {
            (false, ..) => Some(self.value(left)) == value,
            (true, Some(value), 0 | 1) => self.value(left) == value,
            (true, Some(0), _) => self == Kind::Coprime && left.is_multiple_of(2),
            (true, Some(1), _) if self == Kind::Coprime => false,
            (true, Some(_), _) => prime
                .is_some_and(|prime| left.is_multiple_of(prime) && least_divisor(left) == prime),
            (true, None, _) => false,
        };
        let allowed = |take: &u64| match self {
            Kind::Taken => heap.is_multiple_of(*take),
            Kind::TakenProper => heap.is_multiple_of(*take) && *take < heap,
            Kind::Left => *take < heap && heap.is_multiple_of(heap - take),
            Kind::Coprime => common(heap, *take) == 1,
            Kind::CoprimeProper => common(heap, *take) == 1 && *take < heap,
        };
        let worth = (1..=heap).filter(|take| match coprime {
            true => is_worth(heap - take) && allowed(take),
            false => allowed(take) && is_worth(heap - take),
        });
        Ok(worth.count() as u64)
    }
}

fn common(mut a: u64, mut b: u64) -> u64 {
    while b > 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// The least divisor above 1 of a number above 1.
fn least_divisor(number: u64) -> u64 {
    let roots = (2..).take_while(|divisor| divisor * divisor <= number);
    let mut divisors = roots.filter(|divisor| number.is_multiple_of(*divisor));
    divisors.next().unwrap_or(number)
}
