//! The shape of a sequence that repeats but for a constant growth.

/// The shape of an eventually arithmetic periodic sequence g, proven for all n:
/// g(n + period) = g(n) + saltus for all n >= preperiod.
///
/// All three are exact. An engine that yields this says what there is to compare in the first
/// `checked_to` values to see the proof again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ArithmeticPeriod {
    /// The least n0 with g(n + period) = g(n) + saltus for all n >= n0.
    pub preperiod: u64,
    /// The least p >= 1 for which there is an s with g(n + p) = g(n) + s for all n from some point
    /// on.
    pub period: u64,
    /// What the values grow by in a period; 0 for a plain period.
    pub saltus: u64,
    /// How many values, g(0), g(1), ..., the proof speaks of.
    pub checked_to: u64,
}
