//! The outcome period of a subtraction set that is too long for a test: {3, 24, 91, 112, 115} has
//! 17,987,570,846, the third of the family {n, 8n, 30n+1, 37n+1, 38n+1}.
//!
//! ```sh
//! cargo run --release -p nimm --example long_period -- 3 24 91 112 115
//! ```

use std::process::ExitCode;

use nimm::sequence::outcome_period_watched;

/// The heaps that are looked at, at most.
const LIMIT: u64 = 1 << 40;

/// How many heaps lie between two lines of progress.
const LINE: u64 = 1 << 30;

fn main() -> ExitCode {
    let amounts = std::env::args().skip(1).map(|amount| amount.parse());
    let amounts: Result<Vec<usize>, _> = amounts.collect();
    let mut amounts = match amounts {
        Ok(amounts) if !amounts.is_empty() && !amounts.contains(&0) => amounts,
        _ => {
            eprintln!("expected amounts of at least 1, such as 3 24 91 112 115");
            return ExitCode::from(2);
        }
    };
    amounts.sort_unstable();
    amounts.dedup();
    let mut next = LINE;
    let found = outcome_period_watched(&amounts, LIMIT, &mut |heap| {
        if heap >= next || heap + 8 * LINE < next {
            eprintln!("heap {heap}");
            next = heap + LINE;
        }
        true
    });
    match found {
        Ok(found) => {
            println!("period {}, preperiod {}", found.period, found.preperiod);
            ExitCode::SUCCESS
        }
        Err(reached) => {
            println!("no period is proven up to heap {reached}");
            ExitCode::FAILURE
        }
    }
}
