//! Numbers of tokens, of any length.

use std::fmt;
use std::ops::{Add, Mul, Rem, Sub};

use dashu_int::UBig;
use dashu_int::ops::{BitTest, Gcd};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A number of tokens: the size of a heap, or the amount of a take. Any natural number.
///
/// Values below 2^128 need no allocation. Serialised as a decimal string, since JSON numbers are
/// not exact beyond 2^53.
///
/// # Examples
///
/// ```
/// use nimm::Count;
///
/// let heap: Count = "1000000000000000000000".parse()?;
/// assert_eq!(heap.to_string(), "1000000000000000000000");
/// assert_eq!(Count::from(7u64).to_usize(), Some(7));
/// # Ok::<(), nimm::Error>(())
/// ```
#[derive(Clone, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Count(UBig);

impl Count {
    /// No tokens.
    pub const ZERO: Count = Count(UBig::ZERO);
    /// One token.
    pub const ONE: Count = Count(UBig::ONE);

    /// Whether this is zero.
    #[must_use]
    pub fn is_zero(&self) -> bool {
        self.0.is_zero()
    }

    /// The value as a machine word, if it fits.
    #[must_use]
    pub fn to_usize(&self) -> Option<usize> {
        usize::try_from(&self.0).ok()
    }

    /// The value as a `u64`, if it fits.
    #[must_use]
    pub fn to_u64(&self) -> Option<u64> {
        u64::try_from(&self.0).ok()
    }

    /// The integer itself.
    #[must_use]
    pub fn as_ubig(&self) -> &UBig {
        &self.0
    }

    /// The greatest common divisor of two numbers that are not both 0; the other one, if one is 0.
    ///
    /// # Panics
    ///
    /// If both are 0.
    #[must_use]
    pub(crate) fn gcd(&self, other: &Count) -> Count {
        Count((&self.0).gcd(&other.0))
    }

    /// `self - other`, or `None` where that is negative.
    #[must_use]
    pub fn checked_sub(&self, other: &Count) -> Option<Count> {
        (self >= other).then(|| Count(&self.0 - &other.0))
    }

    /// The quotient and the remainder of division by a positive `divisor`.
    ///
    /// # Panics
    ///
    /// If `divisor` is zero.
    #[must_use]
    pub fn div_rem(&self, divisor: &Count) -> (Count, Count) {
        use dashu_int::ops::DivRem;
        let (quotient, remainder) = (&self.0).div_rem(&divisor.0);
        (Count(quotient), Count(remainder))
    }

    /// How many binary digits the number has; 0 for zero.
    #[must_use]
    pub fn bit_len(&self) -> usize {
        self.0.bit_len()
    }

    /// Whether the binary digit of weight 2^`exponent` is one.
    #[must_use]
    pub fn bit(&self, exponent: usize) -> bool {
        self.0.bit(exponent)
    }

    /// 2^`exponent`.
    #[must_use]
    pub fn power_of_two(exponent: usize) -> Count {
        Count(UBig::ONE << exponent)
    }
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.to_u64() {
            Some(small) => f.pad_integral(true, "", small.to_string().as_str()),
            None => fmt::Display::fmt(&self.0, f),
        }
    }
}

impl fmt::Debug for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl From<u64> for Count {
    fn from(value: u64) -> Self {
        Count(UBig::from(value))
    }
}

impl From<usize> for Count {
    fn from(value: usize) -> Self {
        Count(UBig::from(value))
    }
}

impl From<UBig> for Count {
    fn from(value: UBig) -> Self {
        Count(value)
    }
}

macro_rules! arithmetic {
    ($($trait:ident $method:ident),*) => {$(
        impl $trait<&Count> for &Count {
            type Output = Count;
            fn $method(self, other: &Count) -> Count {
                Count((&self.0).$method(&other.0))
            }
        }
        impl $trait<Count> for Count {
            type Output = Count;
            fn $method(self, other: Count) -> Count {
                Count(self.0.$method(other.0))
            }
        }
    )*};
}
arithmetic!(Add add, Sub sub, Mul mul, Rem rem);

impl Serialize for Count {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Count {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}
