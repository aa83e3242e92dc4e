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

fn nim_period(rule: &str, to: u64) -> Option<(u64, u64)> {
    let values = of(rule, to).nim_values?;
    assert!(values.saltus.is_zero(), "{rule}");
    Some((values.preperiod.to_u64()?, values.period.to_u64()?))
}

#[test]
fn long_published_periods_are_proven() {
    for (rule, to, expected) in [
        ("0.77", 167, (71, 12)),
        ("0.07", 1000, (53, 34)),
        ("0.137", 1000, (52, 34)),
        ("0.4", 1000, (54, 34)),
        ("0.45", 4000, (498, 20)),
        ("0.156", 12_000, (3479, 349)),
        ("0.356", 20_000, (7315, 142)),
        ("0.644", 12_000, (3256, 442)),
        ("0.165", 14_500, (5181, 1550)),
        ("0.16", 520_000, (105_351, 149_459)),
        ("0.56", 900_000, (326_640, 144)),
        ("0.127", 200_000, (46_578, 4)),
    ] {
        assert_eq!(nim_period(rule, to), Some(expected), "{rule}");
    }
    assert_eq!(nim_period("0.77", 166), None);
}

#[test]
fn no_period_is_claimed_where_none_is_known() {
    for rule in [
        "0.06",
        "0.04",
        "0.6",
        "0.36",
        "split unequal",
        "grundy",
        "0.007",
    ] {
        let found = of(rule, 20_000);
        assert_eq!((found.nim_values, found.outcomes), (None, None), "{rule}");
        assert_eq!(found.computed_to, Some(20_000), "{rule}");
    }
}
