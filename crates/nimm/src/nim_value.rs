//! Nim-values: mex and nim-sum.

use std::borrow::Borrow;
use std::fmt;
use std::ops::BitXor;

use serde::{Deserialize, Serialize};

use crate::Count;

/// The nim-value (Grundy value) of a position under normal play: the size of the Nim heap that it
/// is equal to. Any natural number; 0 exactly for P-positions.
///
/// Source: R. P. Sprague 1935, *Über mathematische Kampfspiele*; P. M. Grundy 1939, *Mathematics
/// and games*.
#[derive(Clone, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct NimValue(Count);

impl NimValue {
    /// The nim-value of a P-position.
    pub const ZERO: NimValue = NimValue(Count::ZERO);

    /// Whether the value is that of a P-position.
    #[must_use]
    pub fn is_zero(&self) -> bool {
        self.0.is_zero()
    }

    /// The size of the Nim heap that has this value.
    #[must_use]
    pub fn as_count(&self) -> &Count {
        &self.0
    }
}

impl From<Count> for NimValue {
    fn from(value: Count) -> Self {
        NimValue(value)
    }
}

impl From<u64> for NimValue {
    fn from(value: u64) -> Self {
        NimValue(value.into())
    }
}

impl fmt::Display for NimValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for NimValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The nim-sum of two values, by binary digits: addition without carries.
impl BitXor<&NimValue> for &NimValue {
    type Output = NimValue;
    fn bitxor(self, other: &NimValue) -> NimValue {
        match (self.0.to_u64(), other.0.to_u64()) {
            (Some(a), Some(b)) => NimValue::from(a ^ b),
            _ => NimValue(Count::from(self.0.as_ubig() ^ other.0.as_ubig())),
        }
    }
}

/// The nim-sum of any number of values: 0 for none.
///
/// # Examples
///
/// ```
/// use nimm::{NimValue, nim_sum};
///
/// let values = [1u64, 2, 4].map(NimValue::from);
/// assert_eq!(nim_sum(&values), NimValue::from(7));
/// ```
pub fn nim_sum(values: impl IntoIterator<Item = impl Borrow<NimValue>>) -> NimValue {
    let mut words = 0u64;
    let mut long = NimValue::ZERO;
    for value in values {
        let value = value.borrow();
        match value.0.to_u64() {
            Some(word) => words ^= word,
            None => long = &long ^ value,
        }
    }
    &long ^ &NimValue::from(words)
}

/// The nim-product of two values: the multiplication that makes the numbers below 2^64 a field with
/// the nim-sum as addition. Coin-turning games in the plane have such values.
///
/// Source: J. H. Conway 1976, *On Numbers and Games*.
///
/// # Examples
///
/// ```
/// assert_eq!(nimm::nim_product(2, 3), 1);
/// assert_eq!(nimm::nim_product(4, 4), 6);
/// ```
#[must_use]
pub fn nim_product(a: u64, b: u64) -> u64 {
    product_below(a, b, 32)
}

/// The nim-product of numbers of `2 * half` bits. With F = 2^half, whose nim-square is F + F/2.
fn product_below(a: u64, b: u64, half: u32) -> u64 {
    if a < 2 || b < 2 {
        return a * b;
    }
    let low = (1 << half) - 1;
    let ((a_high, a_low), (b_high, b_low)) = ((a >> half, a & low), (b >> half, b & low));
    let product = |a, b| product_below(a, b, half / 2);
    let (high, both) = (product(a_high, b_high), product(a_low, b_low));
    let all = product(a_high ^ a_low, b_high ^ b_low);
    ((all ^ both) << half) ^ both ^ product(high, 1 << (half - 1))
}

/// The least natural number that is not among `values`: the nim-value of a position whose options
/// have these nim-values.
///
/// # Examples
///
/// ```
/// assert_eq!(nimm::mex([0, 1, 3, 1]), 2);
/// assert_eq!(nimm::mex([]), 0);
/// ```
pub fn mex(values: impl IntoIterator<Item = u32>) -> u32 {
    let mut seen: Vec<u64> = Vec::new();
    for value in values {
        let word = value as usize / 64;
        if word >= seen.len() {
            seen.resize(word + 1, 0);
        }
        seen[word] |= 1 << (value % 64);
    }
    let full = seen.iter().take_while(|&&word| word == u64::MAX).count();
    let rest = seen.get(full).map_or(0, |word| word.trailing_ones());
    u32::try_from(full).map_or(u32::MAX, |full| full * 64 + rest)
}
