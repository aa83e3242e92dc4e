//! The players of `nimm match`, as they are named on the command line.

use std::path::Path;

use nimm::player::{Player, PlayerError};
use nimm::{Error, Move};
use nimm_view::error_words;

use crate::face::{Face, Failure};
use crate::options;

/// A player and where it came from.
#[derive(Clone, Debug)]
pub(super) struct Contestant {
    /// What it does.
    pub(super) player: Player,
    /// How it was named: `best`, or the name of a file.
    pub(super) name: String,
    /// The lines of its moves in the file, from 1.
    lines: Vec<usize>,
}

impl Contestant {
    /// Reads `best`, `random`, `last-heap-one` or `moves:FILE`.
    pub(super) fn read(text: &str, face: &Face) -> Result<Contestant, Failure> {
        if let Some(file) = text.strip_prefix("moves:") {
            return Contestant::of_file(file, face);
        }
        let player = text.parse::<Player>()?;
        Ok(Contestant {
            name: player.name().to_string(),
            player,
            lines: Vec::new(),
        })
    }

    /// One move a line; empty lines, and lines that begin with `#`, are passed over.
    fn of_file(file: &str, face: &Face) -> Result<Contestant, Failure> {
        let path = Path::new(file);
        let text = options::read_file(path, face)?;
        let mut moves: Vec<Move> = Vec::new();
        let mut lines = Vec::new();
        for (index, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let play = line.parse();
            moves.push(play.map_err(|error| refused(file, index + 1, &error, face))?);
            lines.push(index + 1);
        }
        Ok(Contestant {
            player: Player::Script(moves),
            name: file.to_string(),
            lines,
        })
    }

    /// Whether it plays the moves of a file.
    pub(super) fn is_script(&self) -> bool {
        matches!(self.player, Player::Script(_))
    }
}

/// A game that could not be played to its end. Faults of a script name its file and its line.
pub(super) fn player_failure(error: Error, players: [&Contestant; 2], face: &Face) -> Failure {
    match error {
        Error::Player(PlayerError::ScriptRefused {
            side,
            number,
            fault,
        }) => {
            let player = players[side.index()];
            let line = player.lines.get(number - 1).copied().unwrap_or_default();
            refused(&player.name, line, &fault, face)
        }
        Error::Player(PlayerError::ScriptEnded { side, moves }) => {
            let file = &players[side.index()].name;
            let arguments = [("file", file.as_str().into()), ("moves", moves.into())];
            Failure::usage(face.words.say("match-script-ended", &arguments))
        }
        other => Failure::from(other),
    }
}

/// A line of a file that is no move, or no legal one.
fn refused(file: &str, line: usize, error: &Error, face: &Face) -> Failure {
    let fault = error_words(&face.words, error).message;
    Failure::usage(face.words.say(
        "match-script-refused",
        &[
            ("file", file.into()),
            ("line", line.into()),
            ("fault", fault.into()),
        ],
    ))
}
