//! Factors of heaps as large as conditions are evaluated for.

use std::sync::OnceLock;

use crate::rule::Condition;

/// The primes up to [`Condition::LARGEST_HEAP`], ascending.
pub(super) fn primes() -> &'static [u32] {
    static PRIMES: OnceLock<Vec<u32>> = OnceLock::new();
    PRIMES.get_or_init(|| {
        let most = Condition::LARGEST_HEAP as usize;
        let mut is_prime = vec![true; most + 1];
        let mut primes = Vec::new();
        for number in 2..=most {
            if is_prime[number] {
                primes.push(number as u32);
                let square = number.saturating_mul(number);
                (square..=most)
                    .step_by(number)
                    .for_each(|multiple| is_prime[multiple] = false);
            }
        }
        primes
    })
}

/// The least prime factor of a number from 2 on; `None` beyond [`Condition::LARGEST_HEAP`].
pub(super) fn least_factor(number: u64) -> Option<u64> {
    if number > Condition::LARGEST_HEAP {
        return None;
    }
    let below_root = (2..).take_while(|factor| factor * factor <= number);
    let mut factors = below_root.filter(|factor| number.is_multiple_of(*factor));
    Some(factors.next().unwrap_or(number))
}

/// The divisors of a number that is not 0, ascending.
pub(super) fn divisors(number: u64) -> Vec<u64> {
    let less: Vec<u64> = (1..)
        .take_while(|divisor| divisor * divisor <= number)
        .filter(|divisor| number.is_multiple_of(*divisor))
        .collect();
    let greater = less.iter().rev().map(|divisor| number / divisor);
    let greater: Vec<u64> = greater
        .filter(|divisor| divisor * divisor > number)
        .collect();
    less.into_iter().chain(greater).collect()
}
