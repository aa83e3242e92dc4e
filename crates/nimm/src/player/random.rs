//! Random moves and positions, the same for the same seed.

use std::ops::RangeInclusive;

use super::PlayerError;
use crate::rule::{HeapRule, JointRule, Part, Shape};
use crate::{Count, Error, Game, Heap, Limits, Move, Position, Question, solve};

/// A legal move, every one equally likely; `None` if there is none. Moves are chosen by their
/// number and not listed, so a heap of any size will do.
#[must_use]
pub fn random_move(game: &Game, position: &Position, rng: &mut fastrand::Rng) -> Option<Move> {
    let count = game.count_moves(position);
    if count.is_zero() {
        return None;
    }
    let mut number = below(&count, rng);
    for group in 0..position.groups() {
        if matches!(game.rule().parts()[group], Part::Joint(_)) {
            for play in game.group_moves(position, group) {
                match number.checked_sub(&Count::ONE) {
                    Some(rest) => number = rest,
                    None => return Some(play),
                }
            }
        }
    }
    for index in 0..position.heaps().len() {
        let Part::Heap(rule) = game.part(position, index) else {
            continue;
        };
        for run in game.takes(position, index) {
            let amounts = &(run.end() - run.start()) + &Count::ONE;
            match number.checked_sub(&amounts) {
                Some(rest) => number = rest,
                None => return Some(Move::new(index + 1, run.start() + &number)),
            }
        }
        let heap = &position.heaps()[index];
        let splits = rule.count_splits(heap);
        match number.checked_sub(&splits) {
            Some(rest) => number = rest,
            None => {
                let parts = rule.split_number(heap, &number)?;
                return Some(Move::split(index + 1, parts));
            }
        }
    }
    None
}

/// A random position of `game`: a number of heaps in `heaps`, each of a size in `sizes`, all
/// equally likely. In a sum of rules every rule has a heap, and the others are dealt out among the
/// rules that may have more than one.
///
/// # Errors
///
/// [`Error::Game`] if the game has no positions with that number of heaps, [`Error::Player`] for a
/// range that is empty.
pub fn random_position(
    game: &Game,
    heaps: RangeInclusive<usize>,
    sizes: &RangeInclusive<Count>,
    rng: &mut fastrand::Rng,
) -> Result<Question, Error> {
    if heaps.is_empty() || sizes.is_empty() {
        return Err(Error::Player(PlayerError::EmptyRange));
    }
    let heap = |rng: &mut fastrand::Rng| {
        let span = sizes.end().checked_sub(sizes.start()).unwrap_or_default();
        Heap::new(sizes.start() + &below(&(&span + &Count::ONE), rng))
    };
    let parts = game.rule().parts();
    let number = number_in(heaps, rng);
    let mut groups: Vec<Vec<Heap>> = Vec::new();
    for part in parts.iter().take(number) {
        let least = match part {
            Part::Heap(_) => 1,
            Part::Joint(rule) => least_heaps(rule),
        };
        groups.push((0..least).map(|_| heap(rng)).collect());
    }
    let roomy: Vec<usize> = (0..groups.len())
        .filter(|part| match &parts[*part] {
            Part::Heap(_) => true,
            Part::Joint(rule) => !has_fixed_number(rule),
        })
        .collect();
    let dealt = groups.iter().map(Vec::len).sum();
    for _ in dealt..number {
        let group = match roomy.as_slice() {
            // No rule may have another heap.
            [] => break,
            roomy => roomy[number_in(0..=roomy.len() - 1, rng)],
        };
        groups[group].push(heap(rng));
    }
    for (part, group) in parts.iter().zip(&mut groups) {
        if let Part::Joint(rule) = part {
            fit(rule, group);
        }
    }
    Question::new(game.clone(), Position::new(groups))
}

/// How many heaps a group has at least for there to be something to do in it.
fn least_heaps(rule: &JointRule) -> usize {
    match rule.shape() {
        Some(Shape::TwoHeaps | Shape::TwoPositiveHeaps) => 2,
        Some(Shape::ThreeHeaps) => 3,
        Some(Shape::Coins | Shape::OneToken) => 5,
        Some(Shape::Ascending | Shape::Descending | Shape::OneLimit) | None => 2,
    }
}

fn has_fixed_number(rule: &JointRule) -> bool {
    matches!(
        rule.shape(),
        Some(Shape::TwoHeaps | Shape::TwoPositiveHeaps | Shape::ThreeHeaps)
    )
}

/// Makes random heaps a group of a rule.
fn fit(rule: &JointRule, heaps: &mut [Heap]) {
    let coin = |heap: &Heap| Heap::new(heap.size() % &Count::from(2u64));
    match rule.shape() {
        Some(Shape::TwoPositiveHeaps) => {
            for heap in heaps {
                *heap = Heap::new(heap.size().max(&Count::ONE).clone());
            }
        }
        Some(Shape::Ascending) => {
            heaps.sort_unstable();
            for index in 1..heaps.len() {
                let least = heaps[index - 1].size() + &Count::ONE;
                heaps[index] = Heap::new(heaps[index].size().max(&least).clone());
            }
        }
        Some(Shape::Descending) => {
            heaps.sort_unstable_by(|a, b| b.cmp(a));
            heaps[0] = Heap::new(heaps[0].size().max(&Count::ONE).clone());
        }
        Some(Shape::Coins) => heaps.iter_mut().for_each(|heap| *heap = coin(heap)),
        Some(Shape::OneToken) => {
            for heap in heaps.iter_mut() {
                *heap = Heap::new(1u64);
            }
            heaps[0] = Heap::new(2u64);
        }
        Some(Shape::TwoHeaps | Shape::ThreeHeaps | Shape::OneLimit) | None => {}
    }
}

/// A position for two people to play: small enough to see, large enough to think about, and, where
/// the rule has one among those tried, won for the player to move by some of the moves only.
///
/// # Errors
///
/// [`Error`] if the game has no such positions.
pub fn random_start(
    game: &Game,
    rng: &mut fastrand::Rng,
    limits: &Limits,
) -> Result<Question, Error> {
    let (heaps, sizes) = pleasant_sizes(game.rule().parts());
    let mut drawn = random_position(game, heaps.clone(), &sizes, rng)?;
    for _ in 0..MOST_DRAWN {
        let moves = game.count_moves(drawn.position());
        let answer = solve(&drawn, limits);
        let winning = answer
            .solution()
            .map_or(0, |known| known.winning_moves.len());
        if winning > 0 && Count::from(winning) < moves {
            break;
        }
        drawn = random_position(game, heaps.clone(), &sizes, rng)?;
    }
    Ok(drawn)
}

/// The most positions that are drawn for one to begin with.
const MOST_DRAWN: usize = 100;

/// How many heaps, and of which sizes.
fn pleasant_sizes(parts: &[Part]) -> (RangeInclusive<usize>, RangeInclusive<Count>) {
    let count = |number: u64| Count::from(number);
    let heaps = match parts {
        [Part::Heap(HeapRule::Nim)] => 3..=4,
        [Part::Heap(HeapRule::Take(_))] => 1..=2,
        [Part::Joint(rule)] => match rule.shape() {
            Some(Shape::Coins | Shape::OneToken) => 6..=9,
            _ if has_fixed_number(rule) => least_heaps(rule)..=least_heaps(rule),
            _ => 3..=4,
        },
        _ => parts.len()..=parts.len(),
    };
    let (mut least, mut most) = (count(1), count(9));
    for part in parts {
        let Part::Heap(rule) = part else {
            continue;
        };
        match rule {
            HeapRule::Nim | HeapRule::AllBut(_) => {}
            HeapRule::Code(_) | HeapRule::Choice(_) => most = most.max(count(12)),
            HeapRule::Take(set) => {
                least = least.max(set.least() + set.least()).max(count(8));
                most = most.max((set.greatest() + set.greatest()).clamp(count(12), count(24)));
            }
            HeapRule::AtMost(_) => {
                least = least.max(count(8));
                most = most.max(count(24));
            }
        }
    }
    most = most.max(&least + &least);
    (heaps, least..=most)
}

/// A number in `range`, every one equally likely; a seed draws the same on machines of 32 bits.
fn number_in(range: RangeInclusive<usize>, rng: &mut fastrand::Rng) -> usize {
    rng.u64(*range.start() as u64..=*range.end() as u64) as usize
}

/// A number below `end`, every one equally likely; 0 if `end` is 0.
fn below(end: &Count, rng: &mut fastrand::Rng) -> Count {
    match end.to_u64() {
        Some(0) => Count::ZERO,
        Some(end) => Count::from(rng.u64(..end)),
        None => loop {
            let bits = end.bit_len();
            let mut number = Count::from(rng.u64(..) >> ((64 - bits % 64) % 64));
            for _ in 1..bits.div_ceil(64) {
                number = &(&number * &Count::power_of_two(64)) + &Count::from(rng.u64(..));
            }
            if number < *end {
                return number;
            }
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Outcome;

    #[test]
    fn every_move_comes_up_about_equally_often() {
        let question = Question::parse("take 1,3-4", "5+3").unwrap();
        let mut rng = fastrand::Rng::with_seed(3);
        let mut seen = std::collections::BTreeMap::new();
        for _ in 0..5000 {
            let play = random_move(question.game(), question.position(), &mut rng).unwrap();
            *seen.entry(play.to_string()).or_insert(0) += 1;
        }
        let legal: Vec<String> = question
            .game()
            .moves(question.position())
            .map(|play| play.to_string())
            .collect();
        assert_eq!(seen.keys().cloned().collect::<Vec<_>>(), legal);
        assert!(
            seen.values().all(|times| (850..1150).contains(times)),
            "{seen:?}"
        );
    }

    #[test]
    fn a_heap_too_large_to_list_has_random_moves() {
        let mut rng = fastrand::Rng::with_seed(4);
        for heap in ["1000000000000000000", "2^64", "2^200", "2^200-1"] {
            let heap = heap.replace(
                "2^200-1",
                &(Count::power_of_two(200) - Count::ONE).to_string(),
            );
            let question = Question::parse("nim", &heap).unwrap();
            for _ in 0..50 {
                let play = random_move(question.game(), question.position(), &mut rng).unwrap();
                assert!(question.after(&play).is_ok(), "{play}");
            }
        }
    }

    #[test]
    fn random_positions_are_positions_of_the_game() {
        let mut rng = fastrand::Rng::with_seed(5);
        let sizes = Count::ONE..=Count::from(15u64);
        for game in [
            "nim",
            "nim & take 1-3",
            "fibonacci & nim",
            "misere fibonacci",
            "wythoff",
            "lim & nim",
            "chomp",
            "silver-dollar",
            "mock-turtles",
            "euclid",
            "global-fibonacci",
            "pass-nim",
        ] {
            let game: Game = game.parse().unwrap();
            let parts = game.rule().parts().len();
            for _ in 0..20 {
                random_position(&game, parts..=parts, &sizes, &mut rng).unwrap();
                let start = random_start(&game, &mut rng, &Limits::default()).unwrap();
                let answer = solve(&start, &Limits::default());
                assert_eq!(
                    answer.outcome(),
                    Some(Outcome::N),
                    "{game}: {}",
                    start.position()
                );
            }
        }
    }

    #[test]
    fn one_seed_gives_one_position() {
        let game: Game = "nim".parse().unwrap();
        let draw = |seed| {
            let mut rng = fastrand::Rng::with_seed(seed);
            random_position(&game, 2..=4, &(Count::ONE..=Count::from(15u64)), &mut rng).unwrap()
        };
        assert_eq!(draw(9), draw(9));
        assert_ne!(draw(9), draw(10));
    }
}
