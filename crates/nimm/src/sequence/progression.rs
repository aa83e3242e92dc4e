//! Games whose takes are an arithmetic progression r, r + d, r + 2 d, ... without end.
//!
//! The options of n are n - r, n - r - d, ...: all heaps up to n - r of one class modulo d. So g(n) is
//! the mex of the values that this class has up to there.
//!
//! **r >= d.** g(n) = floor(n / r). Let j = floor(n / r). The options are no heaps above n - r, and as
//! their steps are no longer than r, there is one between i r and i r + r - 1 for every i < j. By
//! induction their values are 0, ..., j - 1.
//!
//! **r < d.** Write n = j d + c with c < d, the row and the class of n. The options are the heaps of
//! class c - r in rows up to j if c >= r, and the heaps of class c - r + d in rows below j if c < r.
//!
//! *2 r <= d.* Let q = floor(c / r) and c0 = c mod r. Class c is unsettled when q <= 1 and
//! floor((c0 + d) / r) is odd. Then g(n) = q + 1 if j >= 1 and c is unsettled, and q mod 2 otherwise.
//!
//! Proof, by induction. For q = 0 the options are in a class with q' = floor((c + d) / r) - 1 >= 1. If
//! q' is odd, none of its values is 0, and g = 0. If q' is even it is 2 or more, all its values are
//! 0, and g = 0 in row 0, where there is no option, and 1 in the rows after. For q = 1 the options
//! have the value 0 only, so g = 1, or they have 0 in row 0 and 1 after, so g = 1 in row 0 and 2
//! after. For q = 2 none has the value 0; for q >= 3 all have the value (q - 1) mod 2.
//!
//! *r < d < 2 r.* Let e = d - r, and k(c) = ceil((r - c) / e) for c < r. Then g(n) = min(j, k(c) - 1)
//! if c < r, and min(j + 1, k(c - r)) if c >= r.
//!
//! Proof, by induction. For c < r the options are in class c + e in rows below j. If c + e >= r, then
//! k(c) = 1, none of them has the value 0, and g = 0. If not, k(c + e) = k(c) - 1, and they have the
//! values 0, ..., min(j - 1, k(c) - 2). For c >= r the options are in class c - r < r in rows up to j
//! and have the values 0, ..., min(j, k(c - r) - 1).
//!
//! **Periods, r < d.** Once the rows change no more, d is a period; the preperiod ends with the last
//! heap whose value is not that of the next row. Let d = a r + b with b < r.
//!
//! | case | preperiod | period |
//! |---|---|---|
//! | a even, b = 0: no class is unsettled, g(n) = floor(n / r) mod 2 | 0 | 2 r |
//! | a even, b > 0: those with r - b <= c0 are unsettled | 2 r | d |
//! | a odd, a >= 3: those with c0 < r - b are unsettled | 2 r - b | d |
//! | a = 1: K = ceil(r / e) >= 2 is the largest value, of r <= c < 2 r - (K - 1) e from row K - 1 on | (K - 2) d + 2 r - (K - 1) e | d |
//!
//! The least period divides d. In the last three cases the classes of the largest value are one
//! interval, shorter than d, which no shift by less than d maps to itself modulo d.

use super::arithmetic_period::ArithmeticPeriod;

/// g(n) for the takes r, r + d, r + 2 d, ...; O(1).
///
/// # Panics
///
/// Bugs only: `r` and `d` must not be 0.
///
/// # Examples
///
/// ```
/// use nimm::sequence::progression_value;
///
/// let values = |r, d| (0..9).map(move |n| progression_value(r, d, n)).collect::<Vec<_>>();
/// assert_eq!(values(3, 2), [0, 0, 0, 1, 1, 1, 2, 2, 2]);
/// assert_eq!(values(1, 3), [0, 1, 0, 1, 2, 0, 1, 2, 0]);
/// assert_eq!(values(2, 3), [0, 0, 1, 1, 0, 2, 1, 0, 2]);
/// ```
#[must_use]
pub fn progression_value(r: u32, d: u32, n: u64) -> u64 {
    assert!(r >= 1 && d >= 1, "takes from {r} in steps of {d}");
    let (r, d) = (u64::from(r), u64::from(d));
    let (row, class) = (n / d, n % d);
    if r >= d {
        n / r
    } else if 2 * r <= d {
        let q = class / r;
        let unsettled = q <= 1 && (class % r + d) / r % 2 == 1;
        if unsettled && row >= 1 { q + 1 } else { q % 2 }
    } else {
        let rounds = |class: u64| (r - class).div_ceil(d - r);
        if class < r {
            row.min(rounds(class) - 1)
        } else {
            (row + 1).min(rounds(class - r))
        }
    }
}

/// The period for the takes r, r + d, r + 2 d, ..., with its exact preperiod; O(1).
///
/// If r >= d the saltus is 1: the values are floor(n / r), by the theorem of this file; then
/// `checked_to` is 2 r, one period and its image. If r < d the saltus is 0, and the proof can be seen
/// again without the theorem. With (n0, p, N) for (preperiod, period, `checked_to`), compute
/// g(0), ..., g(N - 1) by plain mex, and compare that
///
/// 1. r < d, p divides d, and N = n0 + d + r;
/// 2. g(n + p) = g(n) for all n0 <= n < N - p;
/// 3. for exactness, n0 = 0 or g(n0 - 1 + p) is not g(n0 - 1); and for no proper divisor q of p is
///    g(n + q) = g(n) for all n0 <= n < N - q.
///
/// Why that suffices: by 2, g(m + d) = g(m) for the r heaps from n0 on. Let n >= n0 + r be the least
/// heap after n0 where that fails. The options of n + d are those of n and n + d - r, whose value is
/// that of n - r, an option of n. So the options of n and n + d have the same values: nothing fails.
/// So d is a period from n0 on, and so is p, which 2 shows for d heaps in a row; the same holds for q.
///
/// # Panics
///
/// Bugs only: `r` and `d` must not be 0.
///
/// # Examples
///
/// ```
/// use nimm::sequence::{ArithmeticPeriod, progression_period};
///
/// let proven = progression_period(4, 5);
/// assert_eq!((proven.preperiod, proven.period, proven.saltus), (15, 5, 0));
///
/// let proven = progression_period(5, 3);
/// assert_eq!((proven.preperiod, proven.period, proven.saltus), (0, 5, 1));
/// ```
#[must_use]
pub fn progression_period(r: u32, d: u32) -> ArithmeticPeriod {
    assert!(r >= 1 && d >= 1, "takes from {r} in steps of {d}");
    let (r, d) = (u64::from(r), u64::from(d));
    if r >= d {
        return ArithmeticPeriod {
            preperiod: 0,
            period: r,
            saltus: 1,
            checked_to: 2 * r,
        };
    }
    let (a, b) = (d / r, d % r);
    let (preperiod, period) = if a == 1 {
        let rounds = r.div_ceil(b);
        ((rounds - 2) * d + 2 * r - (rounds - 1) * b, d)
    } else if a % 2 == 1 {
        (2 * r - b, d)
    } else if b > 0 {
        (2 * r, d)
    } else {
        (0, 2 * r)
    };
    ArithmeticPeriod {
        preperiod,
        period,
        saltus: 0,
        checked_to: preperiod + d + r,
    }
}
