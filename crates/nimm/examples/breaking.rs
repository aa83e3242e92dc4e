//! Computes the nim-values of one heap of a taking-and-breaking game and prints a checksum.
//!
//! ```text
//! breaking CODE LEN      such as: breaking 0.77 1000000, or: breaking grundy 1000000
//! ```

use std::process::ExitCode;

use nimm::sequence::{Breaking, BreakingSequence, Parts};

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
    // The sum of all partial sums, so that any change shows.
    let (_, sum) = values.iter().fold((0_u64, 0_u64), |(part, sum), &v| {
        let part = part.wrapping_add(u64::from(v));
        (part, sum.wrapping_add(part))
    });
    println!(
        "{sum:016x} last {:?} largest {:?}",
        values.last(),
        values.iter().max()
    );
    ExitCode::SUCCESS
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
