//! Theorems, one file each: statement, conditions, reference, closed form, witness.

mod theorem;

pub use theorem::Theorem;
