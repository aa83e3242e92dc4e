//! A complete search, done again.

use std::collections::{BTreeMap, HashMap};

use super::answer::Derived;
use super::{Claim, Refusal, refusal};
use crate::{Convention, Count, Game, Heap, Move, NimValue, Outcome, Position, Question, mex};

/// What a position is worth.
#[derive(Clone, Copy)]
struct Worth {
    outcome: Outcome,
    nim_value: u32,
    remoteness: u64,
}

/// What a complete search says of a position; refused unless it visits as many as stated.
pub(super) fn derive(question: &Question, positions: u64) -> Result<Derived<'_>, Refusal> {
    let (game, position) = (question.game(), question.position());
    let worth = search(game, position, positions)?;
    let own = *worth
        .get(&in_order(position))
        .ok_or_else(|| refusal(Claim::Positions, positions, "more"))?;
    let wins = move |play: &Move| {
        let after = game.play(position, play).ok();
        let after = after.and_then(|after| worth.get(&in_order(&after)).copied());
        Ok(after.is_some_and(|after| after.outcome == Outcome::P))
    };
    let mut winning = 0u64;
    for play in game.moves(position) {
        winning += u64::from(wins(&play)?);
    }
    let normal = game.convention() == Convention::Normal;
    Ok(Derived {
        outcome: own.outcome,
        nim_value: normal.then(|| NimValue::from(u64::from(own.nim_value))),
        remoteness: Some(Count::from(own.remoteness)),
        winning: winning.into(),
        wins: Box::new(wins),
        witness: BTreeMap::new(),
    })
}

/// Every position that can come up from `root`, heaps of a group in order; refused if there are
/// not exactly `stated`.
fn search(game: &Game, root: &Position, stated: u64) -> Result<HashMap<Position, Worth>, Refusal> {
    let mut worth: HashMap<Position, Worth> = HashMap::new();
    let mut path = vec![in_order(root)];
    let mut met = 1u64;
    let mut waiting: HashMap<Position, Vec<Position>> = HashMap::new();
    while let Some(position) = path.last().cloned() {
        if worth.contains_key(&position) {
            path.pop();
            continue;
        }
        if let Some(options) = waiting.remove(&position) {
            let value = conclude(game, options.iter().filter_map(|option| worth.get(option)));
            worth.insert(position, value);
            path.pop();
            continue;
        }
        // The takes of one heap leave different positions.
        let stated_count = Count::from(stated);
        let runs = |index| game.takes(&position, index).into_iter();
        let takes =
            |index| runs(index).fold(Count::ZERO, |sum, run| &sum + &(run.end() - run.start()));
        if (0..position.heaps().len()).any(|index| takes(index) > stated_count) {
            return Err(refusal(
                Claim::Positions,
                stated,
                format!("more than {stated}"),
            ));
        }
        let mut options = Vec::new();
        for play in game.moves(&position) {
            let option = game.play(&position, &play);
            let option = option.map_err(|error| refusal(Claim::Positions, stated, error))?;
            options.push(in_order(&option));
        }
        for option in &options {
            if !worth.contains_key(option) {
                path.push(option.clone());
            }
        }
        waiting.insert(position, options);
        met = met.max((worth.len() + waiting.len()) as u64);
        if met > stated {
            return Err(refusal(Claim::Positions, stated, format!("at least {met}")));
        }
    }
    let found = worth.len() as u64;
    if found != stated {
        return Err(refusal(Claim::Positions, stated, found));
    }
    Ok(worth)
}

fn conclude<'a>(game: &Game, options: impl Iterator<Item = &'a Worth>) -> Worth {
    let options: Vec<&Worth> = options.collect();
    let nim_value = mex(options.iter().map(|option| option.nim_value));
    let lost = options.iter().filter(|option| option.outcome == Outcome::P);
    let quickest = lost.map(|option| option.remoteness).min();
    let slowest = options.iter().map(|option| option.remoteness).max();
    let (outcome, remoteness) = match (quickest, slowest) {
        (Some(quickest), _) => (Outcome::N, quickest + 1),
        (None, Some(slowest)) => (Outcome::P, slowest + 1),
        (None, None) => (game.convention().outcome_without_moves(), 0),
    };
    Worth {
        outcome,
        nim_value,
        remoteness,
    }
}

/// The position with the heaps of each group in order, and limits cut at the size of their heap.
fn in_order(position: &Position) -> Position {
    let cut = |heap: &Heap| match heap.quota() {
        None => heap.clone(),
        Some(quota) => Heap::with_quota(heap.size().clone(), quota.min(heap.size()).clone()),
    };
    let groups = (0..position.groups()).map(|group| {
        let mut heaps: Vec<Heap> = position.group(group).iter().map(cut).collect();
        heaps.sort();
        heaps
    });
    Position::new(groups.collect::<Vec<Vec<Heap>>>())
}
