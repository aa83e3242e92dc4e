//! A text read as a move: no panic, lossless printing, faults that point inside the text.

#![no_main]

use libfuzzer_sys::{Corpus, fuzz_target};

fuzz_target!(|data: &[u8]| -> Corpus {
    let Some(text) = nimm_fuzz::short_text(data) else {
        return Corpus::Reject;
    };
    nimm_fuzz::read_and_print::<nimm::Move>(text);
    Corpus::Keep
});
