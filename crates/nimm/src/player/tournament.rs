//! Tournaments: many games from random positions.

use std::ops::{ControlFlow, RangeInclusive};

use super::{Player, Side, play_out, random_position};
use crate::{Count, Error, Game, Limits, Outcome, solve};

/// Many games between two players from random positions.
///
/// The first of the two that is [`Player::Best`] chooses in each game, when it sees the position,
/// whether to begin; where it does not know who wins, or where neither player is `Best`, the first
/// player begins.
///
/// # Examples
///
/// ```
/// use std::ops::ControlFlow;
/// use nimm::player::{Player, Tournament};
/// use nimm::{Count, Limits};
///
/// let tournament = Tournament {
///     game: "nim".parse()?,
///     players: [Player::Best, Player::Random],
///     games: 100,
///     heaps: 2..=4,
///     sizes: Count::ONE..=Count::from(15u64),
/// };
/// let mut rng = fastrand::Rng::with_seed(9);
/// let score = tournament.play(&mut rng, &Limits::default(), |_| ControlFlow::Continue(()))?;
/// assert_eq!((score.first.won, score.second.won), (100, 0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Tournament {
    /// The game.
    pub game: Game,
    /// The first and the second player.
    pub players: [Player; 2],
    /// How many games are played.
    pub games: u64,
    /// How many heaps a position has.
    pub heaps: RangeInclusive<usize>,
    /// How large a heap is.
    pub sizes: RangeInclusive<Count>,
}

/// The result of a tournament.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// How many games were played to their end.
    pub games: u64,
    /// How many of them started in an N-position.
    pub started_n: u64,
    /// How many of them started in a P-position.
    pub started_p: u64,
    /// Of the first player.
    pub first: Tally,
    /// Of the second player.
    pub second: Tally,
}

/// The games of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How many this player won.
    pub won: u64,
    /// In how many this player made the first move.
    pub began: u64,
}

impl Tournament {
    /// Plays the games. After each one `after_game` hears how many are done, and may stop.
    ///
    /// # Errors
    ///
    /// [`Error::Game`] if the game has no positions with that number of heaps; [`Error::Player`] if
    /// a game cannot be played to its end.
    pub fn play(
        &self,
        rng: &mut fastrand::Rng,
        limits: &Limits,
        mut after_game: impl FnMut(u64) -> ControlFlow<()>,
    ) -> Result<Score, Error> {
        let mut score = Score::default();
        let [first, second] = &self.players;
        let chooser = self
            .players
            .iter()
            .position(|player| *player == Player::Best);
        for _ in 0..self.games {
            let question = random_position(&self.game, self.heaps.clone(), &self.sizes, rng)?;
            let outcome = solve(&question, limits).outcome();
            let first_begins = match (chooser, outcome) {
                (None, _) | (_, None) => true,
                (Some(chooser), Some(outcome)) => (chooser == 0) == (outcome == Outcome::N),
            };
            let order = if first_begins {
                [first, second]
            } else {
                [second, first]
            };
            let record = play_out(&question, order, rng, limits)?;
            score.games += 1;
            score.started_n += u64::from(outcome == Some(Outcome::N));
            score.started_p += u64::from(outcome == Some(Outcome::P));
            let first_won = (record.winner == Side::First) == first_begins;
            score.first.began += u64::from(first_begins);
            score.second.began += u64::from(!first_begins);
            score.first.won += u64::from(first_won);
            score.second.won += u64::from(!first_won);
            if after_game(score.games).is_break() {
                break;
            }
        }
        Ok(score)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tournament(game: &str, players: [Player; 2], games: u64) -> Tournament {
        Tournament {
            game: game.parse().unwrap(),
            players,
            games,
            heaps: 2..=4,
            sizes: Count::ONE..=Count::from(15u64),
        }
    }

    fn play(tournament: &Tournament, seed: u64) -> Score {
        let mut rng = fastrand::Rng::with_seed(seed);
        let limits = Limits::default();
        tournament
            .play(&mut rng, &limits, |_| ControlFlow::Continue(()))
            .unwrap()
    }

    #[test]
    fn best_loses_none_of_1001_games() {
        let score = play(&tournament("nim", [Player::Best, Player::Random], 1001), 9);
        assert_eq!(
            (score.games, score.first.won, score.second.won),
            (1001, 1001, 0)
        );
        assert_eq!(score.first.began, score.started_n);
        assert_eq!(score.second.began, score.started_p);
    }

    #[test]
    fn best_loses_none_as_the_second_player_either() {
        for game in ["nim", "misere nim", "take 1-3"] {
            let score = play(&tournament(game, [Player::Random, Player::Best], 100), 2);
            assert_eq!(score.second.won, 100, "{game}");
        }
    }

    #[test]
    fn a_seed_repeats_a_tournament() {
        let random = tournament("nim", [Player::Random, Player::Random], 50);
        assert_eq!(play(&random, 3), play(&random, 3));
        assert_ne!(play(&random, 3), play(&random, 4));
        assert_eq!(play(&random, 3).first.began, 50);
    }

    #[test]
    fn it_stops_when_told_to() {
        let mut rng = fastrand::Rng::with_seed(1);
        let many = tournament("nim", [Player::Best, Player::Random], 1_000_000);
        let stop_at_five = |done| match done {
            5 => ControlFlow::Break(()),
            _ => ControlFlow::Continue(()),
        };
        let score = many
            .play(&mut rng, &Limits::default(), stop_at_five)
            .unwrap();
        assert_eq!(score.games, 5);
    }
}
