//! Computes the nim-values of one heap of a taking-and-breaking game and prints a checksum.
//!
//! ```text
//! breaking CODE LEN      such as: breaking 0.77 1000000, or: breaking grundy 1000000
//! ```

use std::process::ExitCode;

use nimm::rule::Parts;
use nimm::sequence::{Breaking, BreakingSequence};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let Some((rule, len)) = read(&arguments) else {
        eprintln!("usage: breaking CODE LEN (a code such as 0.77, or grundy)");
        return ExitCode::from(2);
    };
    let mut sequence = BreakingSequence::new(rule);
    if let Err(halt) = sequence.extend_to(len, &mut |_| true) {
        eprintln!("{halt:?} after {} values", sequence.values().len());
        return ExitCode::FAILURE;
    }
    let values = &sequence.values()[..len];
    println!("{:016x} last {:?}", checksum(values), values.last());
    ExitCode::SUCCESS
}

/// A sum that any change and any exchange of values is likely to change, at little cost.
fn checksum(values: &[u16]) -> u64 {
    let (chunks, rest) = values.as_chunks::<32>();
    let mut lanes = [0_u16; 32];
    for chunk in chunks.iter().map(|chunk| &chunk[..]).chain([rest]) {
        for (lane, &value) in lanes.iter_mut().zip(chunk) {
            *lane = lane.wrapping_mul(5).wrapping_add(value);
        }
    }
    let mix = |sum: u64, &lane: &u16| (sum ^ u64::from(lane)).wrapping_mul(0x0100_0000_01b3);
    lanes.iter().fold(0xcbf2_9ce4_8422_2325, mix)
}

fn read(arguments: &[String]) -> Option<(Breaking, usize)> {
    let [code, len] = arguments else { return None };
    let rule = if code == "grundy" {
        Breaking::new(vec![4], Parts::Unequal, 0)
    } else {
        let digits = code.chars().filter(|&c| c != '.');
        let digits: Option<Vec<u8>> = digits.map(|c| c.to_digit(16).map(|d| d as u8)).collect();
        Breaking::new(digits?, Parts::Any, 0)
    };
    Some((rule.ok()?, len.parse().ok()?))
}
