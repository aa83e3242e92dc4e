//! The published tables and theorems, checked by the crate itself.

use std::ops::RangeInclusive;

use crate::answer::{Limits, Question};
use crate::theory::Theorem;
use crate::{
    Error, Game, NimValue, Outcome, Wanted, approach, check, first_heaps, pair_grid, period, solve,
    verify,
};

/// A published fact that the crate can check of itself.
#[derive(Clone, Copy, Debug)]
pub struct SelfTest {
    /// The name, by which message files know it.
    pub id: &'static str,
    holds: fn(&Limits) -> Result<bool, Error>,
}

impl SelfTest {
    /// Whether the fact holds for this build.
    ///
    /// # Errors
    ///
    /// [`Error`] if a rule or a position that the test asks about is refused, which it should not be.
    pub fn holds(&self) -> Result<bool, Error> {
        (self.holds)(&Limits::default())
    }
}

/// All self-tests; together they take some seconds.
///
/// # Examples
///
/// ```
/// let fibonacci = nimm::SELF_TESTS.iter().find(|test| test.id == "fibonacci");
/// assert_eq!(fibonacci.map(nimm::SelfTest::holds), Some(Ok(true)));
/// ```
pub const SELF_TESTS: &[SelfTest] = &[
    SelfTest {
        id: "nim-box",
        holds: nim_box,
    },
    SelfTest {
        id: "nim-positions",
        holds: nim_positions,
    },
    SelfTest {
        id: "nim-third-heap",
        holds: nim_third_heap,
    },
    SelfTest {
        id: "misere-nim",
        holds: |limits| agrees("misere nim", 2..=3, 15, limits),
    },
    SelfTest {
        id: "gaps",
        holds: gaps,
    },
    SelfTest {
        id: "sets",
        holds: |limits| sets(limits, ""),
    },
    SelfTest {
        id: "misere-sets",
        holds: |limits| sets(limits, "misere "),
    },
    SelfTest {
        id: "two-intervals",
        holds: two_intervals,
    },
    SelfTest {
        id: "periods-differ",
        holds: periods_differ,
    },
    SelfTest {
        id: "fibonacci",
        holds: fibonacci,
    },
    SelfTest {
        id: "fibonacci-moves",
        holds: fibonacci_moves,
    },
    SelfTest {
        id: "limits",
        holds: limits_agree,
    },
    SelfTest {
        id: "sums",
        holds: |limits| agrees("nim & take 1,3-4 & take 2,5", 3..=3, 9, limits),
    },
    SelfTest {
        id: "large",
        holds: large,
    },
];

/// Theory, sequence and search agree over a box.
fn agrees(
    rule: &str,
    heaps: RangeInclusive<usize>,
    max: u64,
    limits: &Limits,
) -> Result<bool, Error> {
    let game: Game = rule.parse()?;
    let found = verify(&game, heaps, max, limits, |_, _| true)?;
    Ok(found.disagreements.is_empty() && found.by_search == found.positions)
}

/// The winning moves of a position, whose answer passes the checker.
fn moves(rule: &str, position: &str, limits: &Limits) -> Result<Option<Vec<String>>, Error> {
    let answer = solve(&Question::parse(rule, position)?, limits);
    if check(&answer).is_err() {
        return Ok(None);
    }
    let moves = answer.solution().map(|solution| &solution.winning_moves);
    Ok(moves.map(|moves| moves.iter().map(ToString::to_string).collect()))
}

fn nim_box(limits: &Limits) -> Result<bool, Error> {
    let found = verify(&"nim".parse()?, 2..=3, 15, limits, |_, _| true)?;
    Ok(found.positions == 4352 && found.by_theory == 4352 && found.disagreements.is_empty())
}

fn nim_positions(limits: &Limits) -> Result<bool, Error> {
    let none: Vec<String> = Vec::new();
    Ok(moves("nim", "1+2+3", limits)? == Some(none.clone())
        && moves("nim", "1+2+4+7", limits)? == Some(none)
        && moves("nim", "1+2+4", limits)? == Some(vec!["3:-1".into()])
        && moves("nim", "1..10", limits)?
            == Some(vec!["8:-5".into(), "9:-7".into(), "10:-9".into()]))
}

fn nim_third_heap(limits: &Limits) -> Result<bool, Error> {
    let Some(grid) = pair_grid(&"nim".parse()?, 15, limits) else {
        return Ok(false);
    };
    let is_sum = |a: usize, b: usize| grid.rows[a][b] == Some(NimValue::from((a ^ b) as u64));
    Ok((0..16).all(|a| (0..16).all(|b| is_sum(a, b))))
}

/// The worked list of gaps between P-positions.
fn gaps(limits: &Limits) -> Result<bool, Error> {
    let rows: [(&str, &[u64]); 8] = [
        ("take 1,2,4", &[3]),
        ("take 1,3,4", &[2, 5]),
        ("take 1-6,8-13", &[7]),
        ("take 1-6,8-14", &[7, 15]),
        ("take 1,2,9", &[3, 3, 4]),
        ("take 1,7,8", &[2, 2, 2, 9]),
        ("take 1-3,10-13", &[4, 4, 14]),
        ("take 1-3,10-12", &[4, 4, 5]),
    ];
    for (rule, gaps) in rows {
        let outcomes = period(&rule.parse()?, limits)?.outcomes;
        if outcomes.and_then(|outcomes| outcomes.gaps).as_deref() != Some(gaps) {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Every set within {1..7} on one heap.
fn sets(limits: &Limits, convention: &str) -> Result<bool, Error> {
    for bits in 1u32..1 << 7 {
        let amounts: Vec<String> = (0..7)
            .filter(|i| bits >> i & 1 == 1)
            .map(|i| (i + 1).to_string())
            .collect();
        if !agrees(
            &format!("{convention}take {}", amounts.join(",")),
            1..=1,
            40,
            limits,
        )? {
            return Ok(false);
        }
    }
    Ok(true)
}

fn two_intervals(limits: &Limits) -> Result<bool, Error> {
    for b in 3..=12 {
        for c in 3..=b {
            for a in 1..c - 1 {
                let rule = format!("take 1-{a},{c}-{b}");
                let covered = matches!(
                    approach(&rule.parse()?).theorem,
                    Some(Theorem::TwoIntervals | Theorem::Residue)
                );
                if !covered || !agrees(&rule, 1..=1, 4 * b, limits)? {
                    return Ok(false);
                }
            }
        }
    }
    Ok(true)
}

fn periods_differ(limits: &Limits) -> Result<bool, Error> {
    let found = period(&"take 2,3,6,7,9,10".parse()?, limits)?;
    let outcomes = found.outcomes.map(|outcomes| outcomes.period.to_string());
    let values = found.nim_values.map(|values| values.period.to_string());
    Ok((outcomes.as_deref(), values.as_deref()) == (Some("29"), Some("58")))
}

fn fibonacci(limits: &Limits) -> Result<bool, Error> {
    let Ok(heaps) = first_heaps(&"fibonacci".parse()?, 60, Wanted::Outcomes, limits)? else {
        return Ok(false);
    };
    let lost: Vec<usize> = (0..heaps.len())
        .filter(|n| heaps[*n].outcome == Outcome::P)
        .collect();
    Ok(lost == [0, 1, 2, 3, 5, 8, 13, 21, 34, 55])
}

fn fibonacci_moves(limits: &Limits) -> Result<bool, Error> {
    for (heap, take) in [
        (4, 1),
        (6, 1),
        (9, 1),
        (12, 1),
        (7, 2),
        (10, 2),
        (11, 3),
        (15, 2),
    ] {
        if moves("fibonacci", &heap.to_string(), limits)? != Some(vec![format!("1:-{take}")]) {
            return Ok(false);
        }
    }
    Ok(moves("fibonacci", "40", limits)? == Some(vec!["1:-1".into(), "1:-6".into()]))
}

fn limits_agree(limits: &Limits) -> Result<bool, Error> {
    for limit in [
        "prev", "prev+1", "2*prev", "3*prev", "prev^2", "5", "10-prev",
    ] {
        for convention in ["", "misere "] {
            if !agrees(
                &format!("{convention}take at most {limit}"),
                1..=1,
                30,
                limits,
            )? {
                return Ok(false);
            }
        }
    }
    Ok(true)
}

fn large(limits: &Limits) -> Result<bool, Error> {
    Ok(moves("fibonacci", "10^200", limits)?.is_some()
        && moves("take 1-6,8-14", "10^1000", limits)?.is_some()
        && moves("nim", "10^300+10^301", limits)?.is_some())
}
