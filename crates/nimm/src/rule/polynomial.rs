//! Small polynomials in `prev`.

use dashu_int::IBig;
use dashu_int::ops::BitTest;

/// The highest degree, and the most binary digits of a coefficient.
const HIGHEST_DEGREE: usize = 16;
const MOST_BITS: usize = 1024;

/// A polynomial in `prev`; the coefficient of `prev^i` at index i, the last one not 0.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Polynomial(Vec<IBig>);

impl Polynomial {
    fn new(mut coefficients: Vec<IBig>) -> Self {
        while coefficients.last() == Some(&IBig::ZERO) {
            coefficients.pop();
        }
        Polynomial(coefficients)
    }

    pub(super) fn zero() -> Self {
        Polynomial(Vec::new())
    }

    pub(super) fn constant(value: IBig) -> Self {
        Polynomial::new(vec![value])
    }

    pub(super) fn previous() -> Self {
        Polynomial(vec![IBig::ZERO, IBig::ONE])
    }

    pub(super) fn is_zero(&self) -> bool {
        self.0.is_empty()
    }

    /// The value, if `prev` does not occur.
    pub(super) fn as_constant(&self) -> Option<IBig> {
        match self.0.as_slice() {
            [] => Some(IBig::ZERO),
            [value] => Some(value.clone()),
            _ => None,
        }
    }

    /// Itself, unless its degree or a coefficient is too large to go on with.
    pub(super) fn if_small(self) -> Option<Self> {
        let is_small = |c: &IBig| c.bit_len() <= MOST_BITS;
        (self.0.len() <= HIGHEST_DEGREE + 1 && self.0.iter().all(is_small)).then_some(self)
    }

    pub(super) fn plus(&self, other: &Self) -> Self {
        self.joined(other, |a, b| a + b)
    }

    pub(super) fn minus(&self, other: &Self) -> Self {
        self.joined(other, |a, b| a - b)
    }

    fn joined(&self, other: &Self, join: impl Fn(IBig, IBig) -> IBig) -> Self {
        let length = self.0.len().max(other.0.len());
        let at = |p: &Self, i: usize| p.0.get(i).cloned().unwrap_or_default();
        let coefficients = (0..length).map(|i| join(at(self, i), at(other, i)));
        Polynomial::new(coefficients.collect())
    }

    /// `None` if the product is not small.
    pub(super) fn times(&self, other: &Self) -> Option<Self> {
        if self.is_zero() || other.is_zero() {
            return Some(Polynomial::zero());
        }
        let length = self.0.len() + other.0.len() - 1;
        if length > HIGHEST_DEGREE + 1 {
            return None;
        }
        let mut product = vec![IBig::ZERO; length];
        for (i, a) in self.0.iter().enumerate() {
            for (j, b) in other.0.iter().enumerate() {
                product[i + j] += a * b;
            }
        }
        Polynomial::new(product).if_small()
    }

    /// `None` if the power is not small or the exponent exceeds every degree.
    pub(super) fn power(&self, exponent: usize) -> Option<Self> {
        if exponent > HIGHEST_DEGREE {
            return None;
        }
        let one = Polynomial::constant(IBig::ONE);
        (0..exponent).try_fold(one, |power, _| power.times(self))
    }

    /// The polynomial whose value at y is this one's at y + 1.
    fn shifted(&self) -> Self {
        let mut coefficients = self.0.clone();
        let length = coefficients.len();
        for start in 0..length {
            for i in (start..length - 1).rev() {
                let carried = coefficients[i + 1].clone();
                coefficients[i] += carried;
            }
        }
        Polynomial::new(coefficients)
    }

    /// Proven non-negative for all x >= 1: no negative coefficient in y = x - 1.
    pub(super) fn is_non_negative(&self) -> bool {
        self.shifted().0.iter().all(|c| *c >= IBig::ZERO)
    }

    /// Proven not to decrease for x >= 1.
    pub(super) fn is_non_decreasing(&self) -> bool {
        self.shifted().minus(self).is_non_negative()
    }
}
