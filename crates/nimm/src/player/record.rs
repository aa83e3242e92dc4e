//! A game between two players and its trace.

use super::{Choice, Player, PlayerError, best_move};
use crate::{Answer, Convention, Error, Limits, NimValue, Outcome, Position, Question, solve};

/// One of the two players of a game, by who begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// The player who makes the first move.
    First,
    /// The other player.
    Second,
}

impl Side {
    /// The opponent.
    #[must_use]
    pub fn other(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }

    /// The player to move after `moves` moves.
    #[must_use]
    pub fn after(moves: usize) -> Side {
        match moves % 2 {
            0 => Side::First,
            _ => Side::Second,
        }
    }

    /// 0 for the first player, 1 for the second.
    #[must_use]
    pub fn index(self) -> usize {
        match self {
            Side::First => 0,
            Side::Second => 1,
        }
    }

    /// The name in JSON: `first` or `second`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Side::First => "first",
            Side::Second => "second",
        }
    }

    /// Who has won when `self` is to move and has no move.
    #[must_use]
    pub fn winner_without_moves(self, convention: Convention) -> Side {
        match convention.outcome_without_moves() {
            Outcome::N => self,
            Outcome::P => self.other(),
        }
    }
}

/// A position that came up, and what is known about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The position.
    pub position: Position,
    /// Who wins, as seen by the player to move, if it is known.
    pub outcome: Option<Outcome>,
    /// The nim-value, under normal play, where it is known.
    pub nim_value: Option<NimValue>,
}

/// One move of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Who made it.
    pub by: Side,
    /// The move and why.
    pub choice: Choice,
    /// What it left.
    pub leaves: Standing,
}

/// A game from its start to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The position at the start.
    pub start: Standing,
    /// The moves in order.
    pub turns: Vec<Turn>,
    /// Who won.
    pub winner: Side,
}

/// Lets two players play `question` to its end.
///
/// # Errors
///
/// [`Error::Player`] if a script ends early or has a move that is not legal, or if the game lasts
/// longer than `limits.moves` moves, counted once for every heap; [`Error::Game`] if a move leaves
/// the limit for the next take without a value.
///
/// # Examples
///
/// ```
/// use nimm::player::{Player, Side, play_out};
/// use nimm::{Limits, Question};
///
/// let question = Question::parse("nim", "1+2+3")?;
/// let mut rng = fastrand::Rng::with_seed(1);
/// let players = [&Player::LastHeapOne, &Player::Best];
/// let record = play_out(&question, players, &mut rng, &Limits::default())?;
/// assert_eq!((record.turns.len(), record.winner), (6, Side::Second));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn play_out(
    question: &Question,
    players: [&Player; 2],
    rng: &mut fastrand::Rng,
    limits: &Limits,
) -> Result<Record, Error> {
    let heaps = question.position().heaps().len().max(1);
    let longest = usize::try_from(limits.moves).unwrap_or(usize::MAX) / heaps;
    let mut answer = solve(question, limits);
    let start = standing(&answer);
    let mut turns: Vec<Turn> = Vec::new();
    loop {
        let side = Side::after(turns.len());
        let player = players[side.index()];
        let choice = match player {
            Player::Best => best_move(&answer, rng, limits),
            other => other.choose(&answer.question, turns.len(), rng, limits)?,
        };
        let Some(choice) = choice else {
            let winner = side.winner_without_moves(question.game().convention());
            return Ok(Record {
                start,
                turns,
                winner,
            });
        };
        if turns.len() >= longest {
            let moves = turns.len();
            return Err(Error::Player(PlayerError::TooLong { moves }));
        }
        answer = solve(&answer.question.after(&choice.play)?, limits);
        turns.push(Turn {
            by: side,
            choice,
            leaves: standing(&answer),
        });
    }
}

fn standing(answer: &Answer) -> Standing {
    Standing {
        position: answer.question.position().clone(),
        outcome: answer.outcome(),
        nim_value: answer.solution().and_then(|known| known.nim_value.clone()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(game: &str, position: &str, players: [&Player; 2]) -> Result<Record, Error> {
        let question = Question::parse(game, position).unwrap();
        let mut rng = fastrand::Rng::with_seed(1);
        play_out(&question, players, &mut rng, &Limits::default())
    }

    #[test]
    fn the_written_up_game_has_its_trace() {
        let record = record("nim", "1+2+3", [&Player::LastHeapOne, &Player::Best]).unwrap();
        let line = |standing: &Standing| {
            let value = standing.nim_value.as_ref().map(ToString::to_string);
            format!("{} ({})", standing.position, value.unwrap_or_default())
        };
        let mut trace = vec![line(&record.start)];
        trace.extend(record.turns.iter().map(|turn| line(&turn.leaves)));
        let expected = [
            "1+2+3 (0)",
            "1+2+2 (1)",
            "0+2+2 (0)",
            "0+2+1 (3)",
            "0+1+1 (0)",
            "0+1+0 (1)",
            "0+0+0 (0)",
        ];
        assert_eq!(trace, expected);
        assert_eq!(record.winner, Side::Second);
    }

    #[test]
    fn the_last_move_decides_by_the_convention() {
        let ones = [&Player::LastHeapOne, &Player::LastHeapOne];
        assert_eq!(record("nim", "3", ones).unwrap().winner, Side::First);
        assert_eq!(
            record("misere nim", "3", ones).unwrap().winner,
            Side::Second
        );
        assert_eq!(record("nim", "0", ones).unwrap().winner, Side::Second);
        assert_eq!(record("misere nim", "0", ones).unwrap().winner, Side::First);
    }

    #[test]
    fn best_never_loses_a_won_position() {
        for (game, position) in [
            ("nim", "3+4+5"),
            ("misere nim", "1+2+4"),
            ("fibonacci", "30"),
        ] {
            for seed in 0..30 {
                let question = Question::parse(game, position).unwrap();
                let mut rng = fastrand::Rng::with_seed(seed);
                let players = [&Player::Best, &Player::Random];
                let record = play_out(&question, players, &mut rng, &Limits::default()).unwrap();
                assert_eq!(record.winner, Side::First, "{game} {position} seed {seed}");
            }
        }
    }

    #[test]
    fn an_endless_game_is_stopped() {
        let ones = [&Player::LastHeapOne, &Player::LastHeapOne];
        let question = Question::parse("nim", "1000000000000").unwrap();
        let limits = Limits {
            moves: 100,
            ..Limits::default()
        };
        let mut rng = fastrand::Rng::with_seed(1);
        assert_eq!(
            play_out(&question, ones, &mut rng, &limits),
            Err(Error::Player(PlayerError::TooLong { moves: 100 }))
        );
    }
}
