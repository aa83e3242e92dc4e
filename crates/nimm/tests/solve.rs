//! What every answer has in common, whatever the limits.

use nimm::answer::Listed;
use nimm::{
    Game, Limits, Method, Outcome, Position, Question, Reason, explain, solve, solve_by, verify,
};

const QUESTIONS: &[(&str, &str)] = &[
    ("nim", "1+2+4"),
    ("nim", "1..10"),
    ("misere nim", "1+1+7"),
    ("misere nim", "3+4+6"),
    ("take 1-3", "13"),
    ("take 2-5", "30+33"),
    ("take 1-6,8-14", "29+5"),
    ("take 1,3-4", "12"),
    ("take 2-3,6-7,9-10", "100"),
    ("misere take 2-3,7", "9+11+4"),
    ("nim & take 1,3-4", "6 & 7+9"),
    ("fibonacci", "40"),
    ("fibonacci", "40@7"),
    ("misere fibonacci", "40"),
    ("misere fibonacci", "41@1"),
    ("take at most 2^prev", "30@30"),
    ("misere take at most 2^prev", "21"),
    ("take at most 5", "77"),
    ("take at most 10-prev", "40@8"),
    ("fibonacci & nim", "7 & 4"),
];

fn question(rule: &str, position: &str) -> Question {
    Question::parse(rule, position).unwrap_or_else(|error| panic!("{rule}, {position}: {error}"))
}

#[test]
fn every_winning_move_is_legal_and_leaves_a_lost_position() {
    let limits = Limits::default();
    for (rule, position) in QUESTIONS {
        let asked = question(rule, position);
        let answer = solve(&asked, &limits);
        let solution = answer
            .solution()
            .unwrap_or_else(|| panic!("{rule}, {position}"));
        let mut winning = 0;
        for play in asked.game().moves(asked.position()) {
            let Ok(after) = asked.after(&play) else {
                panic!("{rule}, {position}: {play} is legal");
            };
            let lost = solve(&after, &limits).outcome() == Some(Outcome::P);
            let listed = solution.winning_moves.contains(&play);
            assert_eq!(lost, listed, "{rule}, {position}: {play}");
            winning += usize::from(lost);
        }
        assert_eq!(winning, solution.winning_moves.len(), "{rule}, {position}");
        assert_eq!(
            winning > 0,
            solution.outcome == Outcome::N,
            "{rule}, {position}"
        );
    }
}

#[test]
fn winning_moves_of_huge_limits_can_be_played() {
    for (rule, position) in [
        ("take at most 2^prev", "10^7@10^7"),
        ("misere take at most 2^prev", "10^7"),
        ("take at most 2^prev", "10^5@10^5"),
    ] {
        let asked = question(rule, position);
        let answer = solve(&asked, &Limits::default());
        for play in answer
            .solution()
            .iter()
            .flat_map(|solution| &solution.winning_moves)
        {
            assert!(asked.after(play).is_ok(), "{rule}, {position}: {play}");
        }
    }
}

#[test]
fn cut_lists_leave_the_outcome_as_it_is() {
    for (rule, position) in QUESTIONS {
        let asked = question(rule, position);
        for method in Method::ALL {
            let whole = solve_by(&asked, method, &Limits::default());
            let Some(whole) = whole.solution() else {
                continue;
            };
            assert_eq!(whole.listed, Listed::All);
            for listed in [0, 1, 2, usize::MAX] {
                let limits = Limits {
                    listed,
                    ..Limits::default()
                };
                let cut = solve_by(&asked, method, &limits);
                let cut = cut
                    .solution()
                    .unwrap_or_else(|| panic!("{rule}, {position}"));
                assert_eq!(cut.outcome, whole.outcome, "{rule}, {position}, {listed}");
                let kept = whole.winning_moves.len().min(listed);
                assert_eq!(cut.winning_moves, whole.winning_moves[..kept]);
                let all = kept == whole.winning_moves.len();
                assert_eq!(
                    cut.listed == Listed::All,
                    all,
                    "{rule}, {position}, {listed}"
                );
            }
        }
    }
}

#[test]
fn limits_of_nothing_and_of_everything_are_survived() {
    for (rule, position) in QUESTIONS {
        let asked = question(rule, position);
        for (positions, moves, heap) in [(0, 0, 0), (1, 1, 1), (u64::MAX, u64::MAX, u64::MAX)] {
            let limits = Limits {
                positions,
                moves,
                heap,
                ..Limits::default()
            };
            for method in Method::ALL {
                // A search of ten heaps up to 10 is long.
                if method == Method::Search && *position == "1..10" && positions > 1 {
                    continue;
                }
                let answer = solve_by(&asked, method, &limits);
                let _ = explain(&answer, &limits);
            }
        }
    }
    let most = Limits {
        heap: u64::MAX,
        ..Limits::default()
    };
    for rule in ["take 1,10^18", "take 1,7-10^18", "take 2-3,10^30"] {
        let game: Game = rule.parse().expect("a rule");
        assert!(nimm::period(&game, &most).is_ok());
        let _ = solve(&question(rule, "10^19"), &most);
    }
    let nim: Game = "nim".parse().expect("a rule");
    let found = verify(&nim, 0..=0, u64::MAX, &Limits::default(), |_, _| true).expect("a box");
    assert_eq!(found.positions, 1);
}

#[test]
fn long_winning_moves_are_listed_as_far_as_there_is_room() {
    let asked = question("take 10^100000-10^200000", "10^200000");
    let answer = solve(&asked, &Limits::default());
    let solution = answer.solution().expect("a closed form");
    assert_eq!(solution.outcome, Outcome::N);
    assert_eq!(solution.listed, Listed::Some);
    assert!(!solution.winning_moves.is_empty());
}

#[test]
fn every_heap_of_a_long_preperiod_is_explained() {
    let limits = Limits::default();
    let game: Game = "take 24,53,59".parse().expect("a rule");
    for size in (0..1500).step_by(7) {
        let asked = Question::new(game.clone(), Position::of_sizes([size])).expect("one heap");
        let reasons = explain(&solve(&asked, &limits), &limits).reasons;
        assert!(!reasons.is_empty(), "{size}");
        let early = reasons
            .iter()
            .any(|reason| matches!(reason, Reason::BeforePeriod { .. }));
        assert_eq!(early, (24..1370).contains(&size), "{size}: {reasons:?}");
    }
}

#[test]
fn sets_of_many_amounts_do_not_cost_more_than_the_question_needs() {
    // Forty thousand amounts, of which ten matter.
    let asked = question("take 1-20000,20002-40000,60003", "10");
    assert_eq!(
        solve(&asked, &Limits::default()).outcome(),
        Some(Outcome::N)
    );
}
