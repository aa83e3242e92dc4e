//! What was found of games, kept from one question to the next.

use std::sync::{Arc, Mutex, PoisonError};

use rustc_hash::FxHashMap;

use crate::Game;

/// How many games are remembered.
const MOST_GAMES: usize = 1024;

/// What was found of the last games. It is the same whenever it is found again.
pub(super) struct Remembered<T> {
    games: Mutex<FxHashMap<Game, Arc<T>>>,
}

impl<T> Default for Remembered<T> {
    fn default() -> Self {
        Remembered {
            games: Mutex::default(),
        }
    }
}

impl<T> Remembered<T> {
    /// What is known of `game`, found by `find` if nothing is.
    pub(super) fn get(&self, game: &Game, find: impl FnOnce() -> T) -> Arc<T> {
        let games = || self.games.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = games().get(game) {
            return Arc::clone(known);
        }
        // Finding asks questions itself, about this game too.
        let found = Arc::new(find());
        let mut games = games();
        if games.len() >= MOST_GAMES {
            games.clear();
        }
        games.insert(game.clone(), Arc::clone(&found));
        found
    }
}
