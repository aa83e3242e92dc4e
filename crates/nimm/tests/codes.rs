//! Codes: periods against tables, engines against plain mex, words against digits.

use nimm::{Convention, Game, Limits, PeriodAnswer, period};

const CODES: &str = include_str!("data/C_octal_all_3digit.tsv");

fn of(rule: &str, to: u64) -> PeriodAnswer {
    let game: Game = rule
        .parse()
        .unwrap_or_else(|error| panic!("{rule}: {error}"));
    let limits = Limits {
        heap: to,
        moves: u64::MAX,
        ..Limits::default()
    };
    period(&game, &limits).expect("one heap rule")
}

#[test]
fn published_codes_have_their_periods_and_no_others_below_8000() {
    let mut rows = 0;
    for row in CODES.lines().filter(|row| !row.starts_with('#')) {
        let cells: Vec<&str> = row.split('\t').collect();
        let [code, preperiod, length, max, ..] = cells[..] else {
            panic!("{row}");
        };
        let found = of(code, 7999);
        let game = found.game.clone();
        let stated = found.nim_values.map(|values| {
            (
                values.preperiod.to_string(),
                values.period.to_string(),
                values.max.map(|max| max.to_string()),
            )
        });
        match preperiod {
            "?" => assert_eq!(stated, None, "{row}"),
            _ => {
                let (found_preperiod, found_period, found_max) = stated.expect(row);
                assert_eq!(
                    (found_preperiod.as_str(), found_period.as_str()),
                    (preperiod, length)
                );
                assert_eq!(found_max.as_deref(), Some(max), "{row}");
            }
        }
        assert_eq!(game.convention(), Convention::Normal);
        rows += 1;
    }
    assert_eq!(rows, 511);
}
