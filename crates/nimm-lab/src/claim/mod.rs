//! Claims: what they are made of, how they are read, and what they come to.

pub(crate) mod evaluate;
pub(crate) mod expression;
pub(crate) mod for_all;
pub(crate) mod parse;
pub(crate) mod subject;
pub(crate) mod token;
