//! Programmed players, games between them, and tournaments over random positions.

mod error;
mod random;
mod record;
mod tournament;

use std::str::FromStr;

pub use error::PlayerError;
pub use random::{random_move, random_position, random_start};
pub use record::{Record, Side, Standing, Turn, play_out};
pub use tournament::{Score, Tally, Tournament};

use crate::{Answer, Count, Error, Evidence, Limits, Listed, Move, Question, solve};

/// A way to choose moves.
///
/// Text: `best`, `random` or `last-heap-one`; a script has none.
///
/// # Examples
///
/// ```
/// use nimm::player::Player;
/// use nimm::{Limits, Question};
///
/// let question = Question::parse("nim", "1+2+4")?;
/// let mut rng = fastrand::Rng::with_seed(1);
/// let choice = Player::Best.choose(&question, 0, &mut rng, &Limits::default())?;
/// assert_eq!(choice.map(|choice| choice.play.to_string()), Some("3:-1".to_string()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Player {
    /// The winning move in the lowest-numbered heap that has one; in a lost position a move that
    /// delays.
    Best,
    /// Every legal move equally often.
    Random,
    /// One token from the last heap that is not empty; where that is not allowed, the least
    /// allowed amount from the last heap that has a move.
    LastHeapOne,
    /// These moves, one after the other.
    Script(Vec<Move>),
}

/// A move, and what the player knew of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The move.
    pub play: Move,
    /// Why this one.
    pub basis: Basis,
}

/// Why a player chose a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Basis {
    /// It wins.
    Wins,
    /// No move wins; this one was chosen to delay.
    Delays,
    /// Nothing is known of the position within the limits; any move.
    Unknown,
    /// The player does not ask who wins.
    Habit,
}

impl Player {
    /// The players that have a name.
    pub const NAMED: [Player; 3] = [Player::Best, Player::Random, Player::LastHeapOne];

    /// The name; `moves` for a script.
    #[must_use]
    pub fn name(&self) -> &'static str {
        match self {
            Player::Best => "best",
            Player::Random => "random",
            Player::LastHeapOne => "last-heap-one",
            Player::Script(_) => "moves",
        }
    }

    /// A move in `question`, after `moves` moves of both players in this game; `None` if there is no
    /// legal move.
    ///
    /// # Errors
    ///
    /// [`Error::Player`] if a script has no further move, or one that is not legal.
    pub fn choose(
        &self,
        question: &Question,
        moves: usize,
        rng: &mut fastrand::Rng,
        limits: &Limits,
    ) -> Result<Option<Choice>, Error> {
        let (game, position) = (question.game(), question.position());
        if game.is_over(position) {
            return Ok(None);
        }
        let play = match self {
            Player::Best => return Ok(best_move(&solve(question, limits), rng, limits)),
            Player::Random => random_move(game, position, rng),
            Player::LastHeapOne => last_heap_least(question),
            Player::Script(script) => {
                let (side, made) = (Side::after(moves), moves / 2);
                let ended = PlayerError::ScriptEnded {
                    side,
                    moves: script.len(),
                };
                let play = script.get(made).ok_or(Error::Player(ended))?;
                let refused = |fault| {
                    Error::Player(PlayerError::ScriptRefused {
                        side,
                        number: made + 1,
                        fault: Box::new(fault),
                    })
                };
                question.after(play).map_err(refused)?;
                Some(play.clone())
            }
        };
        Ok(play.map(|play| Choice {
            play,
            basis: Basis::Habit,
        }))
    }
}

impl FromStr for Player {
    type Err = Error;

    /// Reads the name of a player.
    ///
    /// # Errors
    ///
    /// [`Error::Player`] for any other text, with a name that is close to it.
    fn from_str(text: &str) -> Result<Self, Error> {
        if let Some(player) = Player::NAMED.into_iter().find(|known| known.name() == text) {
            return Ok(player);
        }
        let close = Player::NAMED
            .into_iter()
            .map(|known| (strsim::osa_distance(text, known.name()), known.name()))
            .filter(|(distance, _)| *distance <= 2)
            .min();
        Err(Error::Player(PlayerError::UnknownPlayer {
            name: text.to_string(),
            suggestion: close.map_or("", |(_, name)| name),
        }))
    }
}

/// The best move in the position of `answer`: the first winning one; in a lost position one that
/// delays the end longest, where that is known at little cost, or else the least amount from the
/// largest heap; any move where nothing is known. `None` if there is no legal move.
#[must_use]
pub fn best_move(answer: &Answer, rng: &mut fastrand::Rng, limits: &Limits) -> Option<Choice> {
    let question = &answer.question;
    let (play, basis) = match answer.solution() {
        None => {
            let play = random_move(question.game(), question.position(), rng)?;
            (play, Basis::Unknown)
        }
        Some(solution) => match solution.winning_moves.first() {
            Some(play) => (play.clone(), Basis::Wins),
            // A won position whose winning moves were not listed.
            None if solution.listed == Listed::Some => {
                let play = random_move(question.game(), question.position(), rng)?;
                (play, Basis::Unknown)
            }
            None => {
                let play = slowest(answer, limits).or_else(|| largest_heap_least(question))?;
                (play, Basis::Delays)
            }
        },
    };
    Some(Choice { play, basis })
}

/// The most moves of a lost position that are tried for the one that delays longest.
const MOST_TRIED: u64 = 64;

/// In a lost position, the first move after which the game is longest, if that costs little.
fn slowest(answer: &Answer, limits: &Limits) -> Option<Move> {
    let solution = answer.solution()?;
    let left = solution.remoteness.as_ref()?.checked_sub(&Count::ONE)?;
    let (game, position) = (answer.question.game(), answer.question.position());
    let moves = game.count_moves(position).to_u64()?;
    let each = match solution.evidence {
        Evidence::Search { positions } => positions,
        Evidence::Table { up_to } => up_to,
        _ => 1,
    };
    if moves > MOST_TRIED || moves.saturating_mul(each) > limits.positions {
        return None;
    }
    game.moves(position).find(|play| {
        let option = answer.question.after(play);
        let option = option.map(|question| solve(&question, limits));
        option.is_ok_and(|option| {
            option
                .solution()
                .and_then(|known| known.remoteness.as_ref())
                == Some(&left)
        })
    })
}

/// The least legal amount from the largest heap that has a move.
fn largest_heap_least(question: &Question) -> Option<Move> {
    let heaps = question.position().heaps();
    (0..heaps.len())
        .filter_map(|index| Some((index, first_move(question, index)?)))
        .max_by(|(a, _), (b, _)| heaps[*a].size().cmp(heaps[*b].size()).then(b.cmp(a)))
        .map(|(_, play)| play)
}

/// One token from the last heap that is not empty, or what comes closest to it.
fn last_heap_least(question: &Question) -> Option<Move> {
    (0..question.position().heaps().len())
        .rev()
        .find_map(|index| first_move(question, index))
}

/// The take of the least amount from a heap, or its first split.
fn first_move(question: &Question, index: usize) -> Option<Move> {
    let (game, position) = (question.game(), question.position());
    game.heap_moves(position, index).next()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choose(player: &Player, game: &str, position: &str) -> Option<Choice> {
        let question = Question::parse(game, position).unwrap();
        let mut rng = fastrand::Rng::with_seed(7);
        player
            .choose(&question, 0, &mut rng, &Limits::default())
            .unwrap()
    }

    fn text(choice: Option<Choice>) -> String {
        choice.map_or_else(String::new, |choice| choice.play.to_string())
    }

    #[test]
    fn names_round_trip_and_a_near_one_is_suggested() {
        for player in Player::NAMED {
            assert_eq!(player.name().parse(), Ok(player));
        }
        assert_eq!(
            "randon".parse::<Player>(),
            Err(Error::Player(PlayerError::UnknownPlayer {
                name: "randon".to_string(),
                suggestion: "random",
            }))
        );
        assert!("".parse::<Player>().is_err());
    }

    #[test]
    fn best_takes_the_win_in_the_lowest_heap() {
        assert_eq!(text(choose(&Player::Best, "nim", "1+2+4")), "3:-1");
        assert_eq!(text(choose(&Player::Best, "nim", "2+2+2")), "1:-2");
        assert_eq!(text(choose(&Player::Best, "fibonacci", "12")), "1:-1");
        assert_eq!(text(choose(&Player::Best, "nim", "0")), "");
    }

    #[test]
    fn best_delays_when_lost() {
        let choice = choose(&Player::Best, "nim", "1+4+5").unwrap();
        assert_eq!(choice.basis, Basis::Delays);
        let choice = choose(&Player::Best, "take 1-3", "1000000000000").unwrap();
        assert_eq!(choice.basis, Basis::Delays);
    }

    #[test]
    fn last_heap_one_skips_heaps_without_moves() {
        let of = |game, position| text(choose(&Player::LastHeapOne, game, position));
        assert_eq!(of("nim", "1+2+3"), "3:-1");
        assert_eq!(of("nim", "1+2+0"), "2:-1");
        assert_eq!(of("take 2-3", "5+4+1"), "2:-2");
        assert_eq!(of("take 2-3", "1"), "");
    }

    #[test]
    fn a_script_says_which_of_its_moves_is_refused() {
        let question = Question::parse("nim", "1+2").unwrap();
        let script = Player::Script(vec!["2:-1".parse().unwrap(), "1:-4".parse().unwrap()]);
        let mut rng = fastrand::Rng::with_seed(1);
        let mut after = |moves| script.choose(&question, moves, &mut rng, &Limits::default());
        assert_eq!(text(after(0).unwrap()), "2:-1");
        assert!(matches!(
            after(2),
            Err(Error::Player(PlayerError::ScriptRefused {
                side: Side::First,
                number: 2,
                ..
            }))
        ));
        assert_eq!(
            after(5),
            Err(Error::Player(PlayerError::ScriptEnded {
                side: Side::Second,
                moves: 2
            }))
        );
    }
}
