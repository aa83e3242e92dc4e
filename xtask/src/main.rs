//! tasks.
fn main() {}
