//! `nimm selftest`: the published tables and theorems, checked by the program itself.

use nimm::theory::Theorem;
use nimm::{
    Game, Limits, Outcome, Question, SCHEMA, Wanted, check, first_heaps, pair_grid, period, solve,
    verify,
};
use serde_json::json;

use crate::face::{Exit, Face, Failure};

/// A claim: its message and whether it holds.
struct Claim {
    id: &'static str,
    holds: fn(&Limits) -> Result<bool, nimm::Error>,
}

const CLAIMS: [Claim; 14] = [
    Claim {
        id: "selftest-nim-box",
        holds: nim_box,
    },
    Claim {
        id: "selftest-nim-positions",
        holds: nim_positions,
    },
    Claim {
        id: "selftest-nim-third-heap",
        holds: nim_third_heap,
    },
    Claim {
        id: "selftest-misere-nim",
        holds: |limits| agrees("misere nim", 2..=3, 15, limits),
    },
    Claim {
        id: "selftest-gaps",
        holds: gaps,
    },
    Claim {
        id: "selftest-sets",
        holds: |limits| sets(limits, ""),
    },
    Claim {
        id: "selftest-misere-sets",
        holds: |limits| sets(limits, "misere "),
    },
    Claim {
        id: "selftest-two-intervals",
        holds: two_intervals,
    },
    Claim {
        id: "selftest-periods-differ",
        holds: periods_differ,
    },
    Claim {
        id: "selftest-fibonacci",
        holds: fibonacci,
    },
    Claim {
        id: "selftest-fibonacci-moves",
        holds: fibonacci_moves,
    },
    Claim {
        id: "selftest-limits",
        holds: limits_agree,
    },
    Claim {
        id: "selftest-sums",
        holds: |limits| agrees("nim & take 1,3-4 & take 2,5", 3..=3, 9, limits),
    },
    Claim {
        id: "selftest-large",
        holds: large,
    },
];

pub(crate) fn run(face: &Face) -> Result<Exit, Failure> {
    let limits = Limits::default();
    let mut rows = Vec::new();
    let mut failed = 0;
    for claim in &CLAIMS {
        let holds = (claim.holds)(&limits)?;
        failed += usize::from(!holds);
        let words = face.words.say(claim.id, &[]);
        if face.json {
            rows.push(json!({ "claim": claim.id, "words": words, "holds": holds }));
        } else {
            let mark = face.words.say(
                if holds {
                    "selftest-holds"
                } else {
                    "selftest-fails"
                },
                &[],
            );
            face.print(&format!("{mark}  {words}"))?;
        }
    }
    if face.json {
        face.print_json(&json!({ "schema": SCHEMA, "claims": rows, "failed": failed }))?;
    } else {
        let arguments = [("claims", CLAIMS.len().into()), ("failed", failed.into())];
        face.print(&face.words.say("selftest-summary", &arguments))?;
    }
    Ok(if failed == 0 {
        Exit::Answered
    } else {
        Exit::Unknown
    })
}

/// Theory, sequence and search agree over a box, and every answer passes the checker.
fn agrees(
    rule: &str,
    heaps: std::ops::RangeInclusive<usize>,
    max: u64,
    limits: &Limits,
) -> Result<bool, nimm::Error> {
    let game: Game = rule.parse()?;
    let found = verify(&game, heaps, max, limits, |_, _| true)?;
    Ok(found.disagreements.is_empty() && found.by_search == found.positions)
}

/// The winning moves of a position, whose answer passes the checker.
fn moves(rule: &str, position: &str, limits: &Limits) -> Result<Option<Vec<String>>, nimm::Error> {
    let answer = solve(&Question::parse(rule, position)?, limits);
    if check(&answer).is_err() {
        return Ok(None);
    }
    let moves = answer.solution().map(|solution| &solution.winning_moves);
    Ok(moves.map(|moves| moves.iter().map(ToString::to_string).collect()))
}

fn nim_box(limits: &Limits) -> Result<bool, nimm::Error> {
    let found = verify(&"nim".parse()?, 2..=3, 15, limits, |_, _| true)?;
    Ok(found.positions == 4352 && found.by_theory == 4352 && found.disagreements.is_empty())
}

fn nim_positions(limits: &Limits) -> Result<bool, nimm::Error> {
    let none: Vec<String> = Vec::new();
    Ok(moves("nim", "1+2+3", limits)? == Some(none.clone())
        && moves("nim", "1+2+4+7", limits)? == Some(none)
        && moves("nim", "1+2+4", limits)? == Some(vec!["3:-1".into()])
        && moves("nim", "1..10", limits)?
            == Some(vec!["8:-5".into(), "9:-7".into(), "10:-9".into()]))
}

fn nim_third_heap(limits: &Limits) -> Result<bool, nimm::Error> {
    let Some(grid) = pair_grid(&"nim".parse()?, 15, limits) else {
        return Ok(false);
    };
    let is_sum = |a: usize, b: usize| grid.rows[a][b] == nimm::NimValue::from((a ^ b) as u64);
    Ok((0..16).all(|a| (0..16).all(|b| is_sum(a, b))))
}

/// The worked list of gaps between P-positions.
fn gaps(limits: &Limits) -> Result<bool, nimm::Error> {
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
fn sets(limits: &Limits, convention: &str) -> Result<bool, nimm::Error> {
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

fn two_intervals(limits: &Limits) -> Result<bool, nimm::Error> {
    for b in 3..=12 {
        for c in 3..=b {
            for a in 1..c - 1 {
                let rule = format!("take 1-{a},{c}-{b}");
                let covered = matches!(
                    nimm::approach(&rule.parse()?).theorem,
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

fn periods_differ(limits: &Limits) -> Result<bool, nimm::Error> {
    let found = period(&"take 2,3,6,7,9,10".parse()?, limits)?;
    let outcomes = found.outcomes.map(|outcomes| outcomes.period.to_string());
    let values = found.nim_values.map(|values| values.period.to_string());
    Ok((outcomes.as_deref(), values.as_deref()) == (Some("29"), Some("58")))
}

fn fibonacci(limits: &Limits) -> Result<bool, nimm::Error> {
    let Ok(heaps) = first_heaps(&"fibonacci".parse()?, 60, Wanted::Outcomes, limits)? else {
        return Ok(false);
    };
    let lost: Vec<usize> = (0..heaps.len())
        .filter(|n| heaps[*n].outcome == Outcome::P)
        .collect();
    Ok(lost == [0, 1, 2, 3, 5, 8, 13, 21, 34, 55])
}

fn fibonacci_moves(limits: &Limits) -> Result<bool, nimm::Error> {
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

fn limits_agree(limits: &Limits) -> Result<bool, nimm::Error> {
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

fn large(limits: &Limits) -> Result<bool, nimm::Error> {
    Ok(moves("fibonacci", "10^200", limits)?.is_some()
        && moves("take 1-6,8-14", "10^1000", limits)?.is_some()
        && moves("nim", "10^300+10^301", limits)?.is_some())
}
