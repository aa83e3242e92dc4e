//! nimm.
fn main() {}
