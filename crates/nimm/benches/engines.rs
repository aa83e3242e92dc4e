//! Speed of the engines for subtraction games and for taking-and-breaking games. Run: `cargo bench -p nimm --bench engines`.
//!
//! Items are P-positions for the outcome engine and heaps for the others, so the figures read as
//! P-positions or heaps a second.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use nimm::rule::Parts;
use nimm::sequence::{
    Breaking, BreakingSequence, PPositions, nim_values, outcome_period, value_period,
};

/// One set for each kind of engine; the register is the common case.
const REGISTER: &[usize] = &[4, 9, 24, 29, 33];
const REGISTER_DENSE: &[usize] = &[
    2, 3, 5, 6, 9, 13, 16, 17, 19, 20, 22, 25, 27, 29, 30, 33, 35, 38, 40, 41, 44, 47, 50, 52, 53,
    55, 58, 59, 61, 62,
];
const PAIR: &[usize] = &[7, 28, 85, 113];
const RING: &[usize] = &[10, 40, 121, 161];

const SETS: [&[usize]; 4] = [REGISTER, REGISTER_DENSE, PAIR, RING];

fn main() {
    divan::main();
}

#[divan::bench(args = SETS)]
fn p_positions(bencher: Bencher, set: &[usize]) {
    const STEPS: usize = 1 << 16;
    bencher
        .counter(ItemsCount::new(STEPS))
        .bench(|| PPositions::new(black_box(set)).nth(STEPS - 1));
}

/// What the outcome engine has to beat: one byte a heap.
#[divan::bench(args = [REGISTER, REGISTER_DENSE])]
fn byte_array(bencher: Bencher, set: &[usize]) {
    let last = PPositions::new(set)
        .nth((1 << 16) - 1)
        .expect("the iterator never ends");
    bencher.counter(ItemsCount::new(1_usize << 16)).bench(|| {
        let mut lost = vec![false; last as usize + 1];
        for n in 0..lost.len() {
            lost[n] = !black_box(set)
                .iter()
                .take_while(|&&s| s <= n)
                .any(|&s| lost[n - s]);
        }
        lost
    });
}

#[divan::bench(args = SETS)]
fn values(bencher: Bencher, set: &[usize]) {
    const LEN: usize = 1 << 17;
    bencher
        .counter(ItemsCount::new(LEN))
        .bench(|| nim_values(black_box(set), LEN));
}

#[divan::bench(args = SETS)]
fn prove_outcomes(bencher: Bencher, set: &[usize]) {
    bencher.bench(|| outcome_period(black_box(set), 1 << 24));
}

#[divan::bench(args = SETS)]
fn prove_values(bencher: Bencher, set: &[usize]) {
    bencher.bench(|| value_period(black_box(set), 1 << 24));
}

/// Digits of octal codes: sparse with few codes (0.104, 0.106, 0.16, 0.167) and with many (0.6), and
/// dense (0.007, 0.06).
const OCTAL: [&[u8]; 7] = [
    &[0, 1, 0, 4],
    &[0, 1, 0, 6],
    &[0, 1, 6],
    &[0, 1, 6, 7],
    &[0, 6],
    &[0, 0, 0, 7],
    &[0, 0, 6],
];

#[divan::bench(args = OCTAL)]
fn octal(bencher: Bencher, digits: &[u8]) {
    breaking(bencher, digits, Parts::Any);
}

#[divan::bench]
fn unequal_splits(bencher: Bencher) {
    breaking(bencher, &[4], Parts::Unequal);
}

fn breaking(bencher: Bencher, digits: &[u8], parts: Parts) {
    const LEN: usize = 1 << 15;
    let rule = Breaking::new(digits.to_vec(), parts, 0).expect("the digits are octal");
    bencher.counter(ItemsCount::new(LEN)).bench(|| {
        let mut sequence = BreakingSequence::new(black_box(&rule).clone());
        sequence.extend_to(LEN, &mut |_| true).map(|()| sequence)
    });
}
