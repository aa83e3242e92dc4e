//! Nim-values and outcomes of one heap: subtraction games, finite and infinite, and games in which
//! heaps are split.
//!
//! For a subtraction game the set is S, its largest member max S if it is finite, and
//! g(n) = mex { g(n - s) : s in S, s <= n }; a heap n is a P-position when no option is one. Where a
//! move leaves several heaps, its value is the nim-sum of theirs.
//!
//! `table` holds the values of any rule; its part `fill` is where an engine is chosen.
//!
//! | file | what it holds | cost |
//! |---|---|---|
//! | `p_positions` | [`PPositions`], the P-positions in increasing order | 5 cycles each when max S <= 63 |
//! | `mask` | the masks that drive it, in one register (max S <= 63) or two (<= 127) | |
//! | `ring` | the same mask as a ring of words, for any max S | min(\|S\|, max S / 64) words each |
//! | `values` | [`nim_values`], [`NimSequence`] and [`Values`]: choose an engine, hold what it yields | |
//! | `levels` | nim-values level by level, 64 heaps at a time, max S <= 63 | 6 to 11 cycles a value |
//! | `gather` | nim-values by looking up every option, any set | \|S\| look-ups a value |
//! | `window` | [`outcome_period`], [`value_period`]: periods proven by a repeated window | |
//! | `all_but` | [`AllBut`], [`all_but_period`], [`all_but_p_positions`]: all takes but finitely many | at most \|X\| tests a value |
//! | `fixed_set` | [`fixed_set_values`]: any set of takes, finite or not | look-ups, or n / 64 words a value |
//! | `progression` | [`progression_value`], [`progression_period`]: takes in arithmetic progression | closed forms |
//! | `breaking` | [`BreakingSequence`]: octal and hexadecimal codes, Grundy's game | see there |
//! | `guy_smith` | periods of those games, proven by values that repeat for long enough | |
//! | `as_breaking` | which rules those engines take on | |
//! | `long_run` | [`LongRun`]: sequences that can be saved and gone on from | 2 bytes a heap |
//! | `table` | [`ValueTable`]: chooses the engine by the rule; looks for a period | |
//! | `limit_values` | heaps with a limit on the next take, under every limit | look-ups, n a heap |
//! | `cross_check` | values sampled by plain mex before a period is claimed | |
//! | `arithmetic_period` | [`ArithmeticPeriod`]: what the infinite sets have for a period | |
//! | `naive` | [`naive_values`]: plain mex for any rule of one heap; shares nothing with the rest | |
//!
//! The engines work on machine integers. Where a finite set is expected it is sorted, without
//! repeats, not empty, and without 0; anything else is a bug of the caller and panics.
//!
//! ```
//! use nimm::sequence::{PPositions, nim_values, outcome_period};
//!
//! let takes = [1, 3, 4];
//! assert_eq!(PPositions::new(&takes).take(4).collect::<Vec<_>>(), [0, 2, 7, 9]);
//! assert_eq!(nim_values(&takes, 8).iter().collect::<Vec<_>>(), [0, 1, 0, 1, 2, 3, 2, 0]);
//! assert_eq!(outcome_period(&takes, 1000).unwrap().period, 7);
//! ```

mod all_but;
mod arithmetic_period;
mod as_breaking;
mod breaking;
mod cross_check;
mod fixed_set;
mod gather;
mod guy_smith;
mod levels;
mod limit_values;
mod long_run;
mod mask;
mod naive;
mod p_positions;
mod progression;
mod ring;
mod solve;
mod table;
mod values;
mod window;

pub use all_but::{AllBut, all_but_p_positions, all_but_period};
pub use arithmetic_period::ArithmeticPeriod;
pub(crate) use as_breaking::shape_of;
pub use breaking::{BadBreaking, Breaking, BreakingSequence, Halt};
pub(crate) use cross_check::first_wrong;
pub use fixed_set::{fixed_set_values, fixed_set_values_watched};
pub(crate) use guy_smith::Shape;
pub(crate) use limit_values::LimitValues;
pub use long_run::LongRun;
pub use naive::naive_values;
pub use p_positions::PPositions;
pub use progression::{progression_period, progression_value};
pub(crate) use solve::{HeapTables, Source, largest_heaps, solve};
pub use table::ValueTable;
pub(crate) use table::{FoundPeriod, in_reach};
pub use values::{NimSequence, Values, nim_values};
pub use window::{ExactPeriod, outcome_period, outcome_period_watched, value_period};

/// The largest member of `set`, after making sure that it is a set of takes.
fn largest_take(set: &[usize]) -> usize {
    assert!(
        set.first().is_some_and(|&least| least >= 1) && set.is_sorted_by(|a, b| a < b),
        "a subtraction set is sorted, without repeats, not empty and without 0: {set:?}"
    );
    set[set.len() - 1]
}
