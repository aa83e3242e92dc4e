//! The JSON objects of commands that hold sentences, the same for every face.

mod rules;

pub use rules::rules;
