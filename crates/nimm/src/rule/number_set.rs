//! Infinite sets of numbers that have names.

use std::fmt;

/// An infinite set of positive numbers, of which the members below 2^64 can be listed and tested
/// exactly.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum NumberSet {
    /// The positive numbers that leave `residue` when divided by `modulus`, which is at least 2;
    /// `residue` is less than `modulus`.
    Residue {
        /// What is left.
        residue: u64,
        /// The divisor.
        modulus: u64,
    },
    /// 2, 3, 5, 7, ...
    Primes,
    /// 4, 6, 8, 9, ...: above 1 and not prime.
    Composites,
    /// 1, 4, 9, ...
    Squares,
    /// 1, 8, 27, ...
    Cubes,
    /// 1, 3, 6, 10, ...
    Triangular,
    /// 1, b, b^2, ...; b is at least 2.
    Powers(u64),
    /// 1, 2, 3, 5, 8, ...
    Fibonacci,
    /// 1, 2, 6, 24, ...
    Factorials,
}

impl NumberSet {
    /// 2, 4, 6, ...
    pub const EVENS: NumberSet = NumberSet::Residue {
        residue: 0,
        modulus: 2,
    };
    /// 1, 3, 5, ...
    pub const ODDS: NumberSet = NumberSet::Residue {
        residue: 1,
        modulus: 2,
    };

    /// The sets whose name needs no number: as a list of amounts says it, and as a condition does.
    pub(super) const NAMES: [(NumberSet, &'static str, &'static str); 9] = [
        (NumberSet::EVENS, "evens", "even"),
        (NumberSet::ODDS, "odds", "odd"),
        (NumberSet::Primes, "primes", "prime"),
        (NumberSet::Composites, "composites", "composite"),
        (NumberSet::Squares, "squares", "square"),
        (NumberSet::Cubes, "cubes", "cube"),
        (NumberSet::Triangular, "triangular numbers", "triangular"),
        (NumberSet::Fibonacci, "fibonacci numbers", "fibonacci"),
        (NumberSet::Factorials, "factorials", "factorial"),
    ];

    /// The name as a condition says it: `prime`, `power of 2`.
    pub(super) fn singular(&self) -> String {
        let named = Self::NAMES.iter().find(|(set, ..)| set == self);
        match (named, self) {
            (Some((.., name)), _) => (*name).to_string(),
            (None, NumberSet::Powers(base)) => format!("power of {base}"),
            (None, other) => other.to_string(),
        }
    }

    /// Whether `number` is in the set.
    ///
    /// # Examples
    ///
    /// ```
    /// use nimm::rule::NumberSet;
    ///
    /// assert!(NumberSet::Primes.contains(18_446_744_073_709_551_557));
    /// assert!(!NumberSet::Primes.contains(3_215_031_751));
    /// ```
    #[must_use]
    pub fn contains(&self, number: u64) -> bool {
        match self {
            _ if number == 0 => false,
            NumberSet::Residue { residue, modulus } => number % modulus == *residue,
            NumberSet::Primes => is_prime(number),
            NumberSet::Composites => number > 1 && !is_prime(number),
            NumberSet::Squares => number.isqrt().pow(2) == number,
            NumberSet::Cubes => cube_root(number).pow(3) == number,
            NumberSet::Triangular => {
                let eightfold = 8 * u128::from(number) + 1;
                eightfold.isqrt().pow(2) == eightfold
            }
            NumberSet::Powers(_) | NumberSet::Fibonacci | NumberSet::Factorials => {
                self.members().take_while(|member| *member <= number).last() == Some(number)
            }
        }
    }

    /// The members below 2^64, ascending.
    pub fn members(&self) -> Box<dyn Iterator<Item = u64> + '_> {
        match self {
            NumberSet::Residue { residue, modulus } => {
                let first = if *residue == 0 { *modulus } else { *residue };
                Box::new(std::iter::successors(Some(first), |member| {
                    member.checked_add(*modulus)
                }))
            }
            NumberSet::Primes | NumberSet::Composites => {
                Box::new((2..=u64::MAX).filter(|number| self.contains(*number)))
            }
            NumberSet::Squares => Box::new((1..=u64::from(u32::MAX)).map(|root| root * root)),
            NumberSet::Cubes => Box::new((1..=MOST_CUBE_ROOT).map(|root| root.pow(3))),
            NumberSet::Triangular => {
                let member = |place: u64| {
                    let twice = u128::from(place) * (u128::from(place) + 1);
                    u64::try_from(twice / 2).ok()
                };
                Box::new((1..).map_while(member))
            }
            NumberSet::Powers(base) => Box::new(std::iter::successors(Some(1), |member: &u64| {
                member.checked_mul(*base)
            })),
            NumberSet::Fibonacci => {
                let next = |(member, next): &(u64, Option<u64>)| {
                    next.map(|next| (next, next.checked_add(*member)))
                };
                let pairs = std::iter::successors(Some((1, Some(2))), next);
                Box::new(pairs.map(|(member, _)| member))
            }
            NumberSet::Factorials => {
                let next = |(member, factor): &(u64, u64)| {
                    Some((member.checked_mul(factor + 1)?, factor + 1))
                };
                let pairs = std::iter::successors(Some((1, 1)), next);
                Box::new(pairs.map(|(member, _)| member))
            }
        }
    }
}

/// The integer part of the cube root of 2^64 - 1.
const MOST_CUBE_ROOT: u64 = 2_642_245;

fn cube_root(number: u64) -> u64 {
    let (mut low, mut high) = (0, MOST_CUBE_ROOT);
    while low < high {
        let middle = (low + high).div_ceil(2);
        if middle.pow(3) <= number {
            low = middle;
        } else {
            high = middle - 1;
        }
    }
    low
}

/// The test of Miller and Rabin with the first twelve primes as bases, which is exact below 2^64
/// (J. Sorenson and J. Webster 2015, Strong pseudoprimes to twelve prime bases).
fn is_prime(number: u64) -> bool {
    const BASES: [u64; 12] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37];
    if let Some(base) = BASES.iter().find(|base| number.is_multiple_of(**base)) {
        return number == *base;
    }
    if number < 41 * 41 {
        return number > 1;
    }
    let modulus = u128::from(number);
    let twos = (number - 1).trailing_zeros();
    BASES.iter().all(|base| {
        let (mut power, mut square) = (1, u128::from(*base));
        let mut exponent = (number - 1) >> twos;
        while exponent > 0 {
            if exponent & 1 == 1 {
                power = power * square % modulus;
            }
            square = square * square % modulus;
            exponent >>= 1;
        }
        let mut passes = power == 1;
        for _ in 0..twos {
            passes |= power == modulus - 1;
            power = power * power % modulus;
        }
        passes
    })
}

impl fmt::Display for NumberSet {
    /// The name as a list of amounts says it: `primes`, `powers of 2`, `1 mod 3`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((_, name, _)) = Self::NAMES.iter().find(|(set, ..)| set == self) {
            return f.write_str(name);
        }
        match self {
            NumberSet::Residue { residue, modulus } => write!(f, "{residue} mod {modulus}"),
            NumberSet::Powers(base) => write!(f, "powers of {base}"),
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{NumberSet, cube_root};

    #[test]
    fn members_are_the_numbers_that_a_set_contains() {
        let named = NumberSet::NAMES.iter().map(|(set, ..)| set.clone());
        let residue = NumberSet::Residue {
            residue: 2,
            modulus: 5,
        };
        let more = [residue, NumberSet::Powers(2), NumberSet::Powers(7)];
        for set in named.chain(more) {
            let listed: Vec<u64> = set.members().take_while(|n| *n <= 5000).collect();
            let tested: Vec<u64> = (0..=5000).filter(|n| set.contains(*n)).collect();
            assert_eq!(listed, tested, "{set}");
        }
        let first = |set: NumberSet| set.members().take(8).collect::<Vec<_>>();
        assert_eq!(first(NumberSet::Primes), [2, 3, 5, 7, 11, 13, 17, 19]);
        assert_eq!(first(NumberSet::Fibonacci), [1, 2, 3, 5, 8, 13, 21, 34]);
        assert_eq!(first(NumberSet::Triangular), [1, 3, 6, 10, 15, 21, 28, 36]);
        assert_eq!(first(NumberSet::Cubes)[7], 512);
        assert_eq!(first(NumberSet::Factorials)[5], 720);
    }

    #[test]
    fn sets_end_before_2_to_64() {
        for set in [
            NumberSet::Powers(2),
            NumberSet::Fibonacci,
            NumberSet::Factorials,
            NumberSet::Cubes,
        ] {
            let last = set.members().last().expect("members");
            assert!(set.contains(last) && last > u64::MAX / 32, "{set} {last}");
        }
        assert_eq!(cube_root(u64::MAX), 2_642_245);
        for pseudoprime in [
            2047,
            1_373_653,
            25_326_001,
            3_215_031_751,
            3_825_123_056_546_413_051,
        ] {
            assert!(!NumberSet::Primes.contains(pseudoprime), "{pseudoprime}");
        }
    }
}
