//! Workloads whose instructions `cargo xtask counts` counts.
//!
//! ```text
//! counts            prints the names of the workloads
//! counts WORKLOAD   runs one
//! ```
//!
//! Nothing here depends on a clock, on chance or on the order of threads, so a workload takes the
//! same number of instructions each time. To add one, write a function and a row of [`WORKLOADS`],
//! then run `cargo xtask counts --save`.

use std::hint::black_box;
use std::process::ExitCode;

use nimm::rule::Parts;
use nimm::sequence::{Breaking, BreakingSequence, PPositions, nim_values};
use nimm::{Error, Game, Limits, Method, NimValue, Position, Question};

/// One workload and its name.
type Workload = (&'static str, fn() -> Result<(), Error>);

/// All workloads, in the order of the table.
const WORKLOADS: &[Workload] = &[
    ("start", start),
    ("outcomes", outcomes),
    ("nim-values", subtraction_nim_values),
    ("officers", officers),
    ("octal-few-rare", octal_few_rare),
    ("treblecross", treblecross),
    ("nim-sum", nim_sum_of_heaps),
    ("zeckendorf", zeckendorf),
    ("search-box", search_box),
];

/// A subtraction set that fits one register: max S = 63.
const TAKES: [usize; 10] = [1, 3, 4, 9, 10, 12, 25, 37, 48, 63];

fn main() -> ExitCode {
    let Some(name) = std::env::args().nth(1) else {
        for (name, _) in WORKLOADS {
            println!("{name}");
        }
        return ExitCode::SUCCESS;
    };
    let Some((_, run)) = WORKLOADS.iter().find(|(known, _)| *known == name) else {
        eprintln!("no workload is called `{name}`");
        return ExitCode::from(2);
    };
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{name}: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Nothing: what every other row includes for starting and ending the program.
fn start() -> Result<(), Error> {
    Ok(())
}

/// The P-positions of one heap below 10^6.
fn outcomes() -> Result<(), Error> {
    let below = PPositions::new(black_box(&TAKES)).take_while(|&n| n < 1_000_000);
    black_box(below.fold(0, |sum: u64, n| sum.wrapping_add(n)));
    Ok(())
}

/// The nim-values of one heap below 10^6.
fn subtraction_nim_values() -> Result<(), Error> {
    black_box(nim_values(black_box(&TAKES), 1_000_000));
    Ok(())
}

/// Values of an octal code below `len`.
fn breaking(digits: &[u8], len: usize) {
    let rule = Breaking::new(black_box(digits).to_vec(), Parts::Any, 0);
    let mut sequence = BreakingSequence::new(rule.expect("the digits are octal"));
    let computed = sequence.extend_to(len, &mut |_| true);
    computed.expect("the values are small and nobody interrupts");
    black_box(sequence.values());
}

/// Officers, 0.6, below 2 * 10^4: sparse, with some hundred codes.
fn officers() -> Result<(), Error> {
    breaking(&[0, 6], 20_000);
    Ok(())
}

/// 0.106 below 10^6: sparse, with 16 codes.
fn octal_few_rare() -> Result<(), Error> {
    breaking(&[0, 1, 0, 6], 1_000_000);
    Ok(())
}

/// Treblecross, 0.007, below 10^4: pair by pair.
fn treblecross() -> Result<(), Error> {
    breaking(&[0, 0, 0, 7], 10_000);
    Ok(())
}

/// The nim-sum of 10^5 heaps, made included.
fn nim_sum_of_heaps() -> Result<(), Error> {
    // A full-period step modulo 2^64, so that the heaps have all binary digits.
    let next = |n: &u64| Some(n.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1));
    let heaps: Vec<NimValue> = std::iter::successors(Some(1), next)
        .take(100_000)
        .map(NimValue::from)
        .collect();
    black_box(nimm::nim_sum(black_box(&heaps)));
    Ok(())
}

/// Fibonacci nim from a heap of 10^1000.
fn zeckendorf() -> Result<(), Error> {
    let question = Question::parse("fibonacci", "1e1000")?;
    black_box(nimm::solve(black_box(&question), &Limits::default()));
    Ok(())
}

/// All positions of three Nim heaps up to 7, each by search.
fn search_box() -> Result<(), Error> {
    let game: Game = "nim".parse()?;
    for code in 0..512u64 {
        let position = Position::of_sizes([code / 64, code / 8 % 8, code % 8]);
        let question = Question::new(game.clone(), position)?;
        let answer = nimm::solve_by(black_box(&question), Method::Search, &Limits::default());
        black_box(answer);
    }
    Ok(())
}
