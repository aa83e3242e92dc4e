//! Published tables of Nim: positions in both conventions, remoteness, nim-sums and nim-products.

use nimm::{
    Count, Limits, NimValue, Outcome, Position, Question, SELF_TESTS, check, nim_product, solve,
};
use serde_json::Value;

fn tables() -> Value {
    let file: Value = serde_json::from_str(include_str!("data/A_nim.json")).expect("JSON");
    file["data"].clone()
}

fn number(value: &Value) -> u64 {
    value.as_u64().expect("a number")
}

/// The heaps in a key such as `misere_1_2_4`.
fn heaps(key: &str) -> Option<(&'static str, Vec<u64>)> {
    let (game, heaps) = match key.strip_prefix("misere_") {
        Some(heaps) => ("misere nim", heaps),
        None => ("nim", key.strip_prefix("pos_")?),
    };
    let heaps = heaps.split('_').map(|heap| heap.parse().ok());
    Some((game, heaps.collect::<Option<_>>()?))
}

#[test]
fn listed_positions_have_the_listed_winning_moves() {
    let mut looked = 0;
    for (key, row) in tables().as_object().expect("tables") {
        let Some((game, sizes)) = heaps(key) else {
            continue;
        };
        looked += 1;
        let game = game.parse().expect("a game");
        let question = Question::new(game, Position::of_sizes(sizes.clone())).expect("a question");
        let answer = solve(&question, &Limits::default());
        assert_eq!(check(&answer), Ok(()), "{key}");
        let solution = answer.solution().expect("Nim is solved");
        // The rows name a heap by its size.
        let found: Vec<(u64, u64)> = solution
            .winning_moves
            .iter()
            .map(|play| {
                let take = play.take().and_then(Count::to_u64).expect("a take");
                (sizes[play.heap() - 1], take)
            })
            .collect();
        let listed = row["winning_moves"].as_array().expect("moves").iter();
        let mut listed: Vec<(u64, u64)> = listed
            .map(|play| (number(&play["heap"]), number(&play["take"])))
            .collect();
        if key == "misere_1_1" {
            // Either heap of 1 will do; the row names one.
            listed.push(listed[0]);
        }
        assert_eq!(found, listed, "{key}");
        assert_eq!(solution.outcome == Outcome::P, listed.is_empty(), "{key}");
        if let Some(sum) = row.get("xor") {
            assert_eq!(
                solution.nim_value,
                Some(NimValue::from(number(sum))),
                "{key}"
            );
        }
    }
    assert!(looked >= 14);
}

#[test]
fn ten_rows_last_as_long_as_listed() {
    let row = &tables()["rows_1_10"];
    let answer = solve(
        &Question::parse("nim", "1..10").expect("a question"),
        &Limits::default(),
    );
    let solution = answer.solution().expect("Nim is solved");
    assert_eq!(
        solution.remoteness,
        Some(Count::from(number(&row["remoteness"])))
    );
    assert_eq!(
        answer.question.position().total(),
        Count::from(number(&row["total"]))
    );
}

#[test]
fn the_box_of_two_and_three_heaps_holds() {
    let row = &tables()["box_4352"];
    assert_eq!(number(&row["positions"]), 4352);
    assert_eq!(number(&row["disagreements"]), 0);
    for name in ["nim-box", "misere-nim"] {
        let test = SELF_TESTS.iter().find(|test| test.id == name);
        assert_eq!(test.expect("a self-test").holds(), Ok(true), "{name}");
    }
}

#[test]
fn sums_and_products_are_those_of_the_tables() {
    let tables = tables();
    for a in 0..16u64 {
        for b in 0..16u64 {
            let entry = |name: &str| number(&tables[name][a as usize][b as usize]);
            let sum = &NimValue::from(a) ^ &NimValue::from(b);
            assert_eq!(sum, NimValue::from(entry("nim_add_16")), "{a} {b}");
            assert_eq!(nim_product(a, b), entry("nim_mul_16"), "{a} {b}");
        }
    }
    // A field: products distribute over sums, and no two numbers but 0 have the product 0.
    let mut rng = fastrand::Rng::with_seed(1);
    for _ in 0..200 {
        let [a, b, c] = [(); 3].map(|()| rng.u64(1..));
        assert_eq!(nim_product(a, b ^ c), nim_product(a, b) ^ nim_product(a, c));
        assert_eq!(
            nim_product(a, nim_product(b, c)),
            nim_product(nim_product(a, b), c)
        );
        assert_ne!(nim_product(a, b), 0);
    }
}
