//! Arguments that commands share.

use std::io::Read;
use std::path::Path;

use nimm::{Count, Game, Limits, Position, Question};

use crate::face::{Face, Failure};

/// A rule, as an argument.
#[derive(clap::Args)]
pub(crate) struct RuleArg {
    #[arg(value_name = "RULE")]
    pub(crate) rule: String,
}

impl RuleArg {
    pub(crate) fn game(&self) -> Result<Game, Failure> {
        Ok(self.rule.parse()?)
    }
}

/// A position, as one or more arguments: `3+4+5`, `3 4 5`, `-` for standard input, `@FILE`.
#[derive(clap::Args)]
pub(crate) struct PositionArg {
    #[arg(
        value_name = "POSITION",
        required = true,
        allow_negative_numbers = true
    )]
    pub(crate) position: Vec<String>,
}

/// The most bytes that are read from a file or from standard input.
const MOST_BYTES: u64 = 256 << 20;

/// Reads all of a text, without the mark that some editors put at its start.
pub(crate) fn read_text(from: &mut dyn Read, face: &Face) -> Result<String, Failure> {
    let mut text = String::new();
    from.take(MOST_BYTES + 1).read_to_string(&mut text)?;
    if text.len() as u64 > MOST_BYTES {
        let most = ("most", (MOST_BYTES >> 20).into());
        return Err(Failure::usage(face.words.say("failure-too-long", &[most])));
    }
    if text.starts_with('\u{feff}') {
        text.remove(0);
    }
    Ok(text)
}

/// Reads all of a file.
pub(crate) fn read_file(path: &Path, face: &Face) -> Result<String, Failure> {
    if path.as_os_str().is_empty() {
        return Err(Failure::usage(face.words.say("failure-no-file-name", &[])));
    }
    let mut file = std::fs::File::open(path).map_err(Failure::file(path))?;
    read_text(&mut file, face).map_err(|failure| match failure {
        Failure::Stream(error) => Failure::file(path)(error),
        other => other,
    })
}

/// Reads a position where it stands.
pub(crate) fn position(words: &[String], face: &Face) -> Result<Position, Failure> {
    let text = match words {
        [only] if only == "-" => read_text(&mut std::io::stdin(), face)?,
        [only] if only.starts_with('@') => read_file(Path::new(&only[1..]), face)?,
        words => words.join(" "),
    };
    Ok(text.parse()?)
}

/// The rule that the first words, at least two of them, make together: it was cut by the shell. So
/// many words are left for a position.
pub(crate) fn cut_rule(words: &[&str], left: usize) -> Option<String> {
    let first = words.first()?;
    if first.parse::<Game>().is_ok() {
        return None;
    }
    let wholes = (2..=words.len() - left)
        .rev()
        .map(|count| words[..count].join(" "));
    wholes
        .into_iter()
        .find(|whole| whole.parse::<Game>().is_ok())
}

/// The question of a rule and a position. A rule cut by the shell gets its own remedy.
pub(crate) fn question(
    rule: &RuleArg,
    position: &PositionArg,
    face: &Face,
) -> Result<Question, Failure> {
    let game = rule.game().map_err(|failure| {
        let mut words = vec![rule.rule.as_str()];
        words.extend(position.position.iter().map(String::as_str));
        match cut_rule(&words, 1) {
            None => failure,
            Some(whole) => {
                let quoted = face
                    .words
                    .say("failure-quote-rule", &[("rule", whole.into())]);
                Failure::usage(quoted)
            }
        }
    })?;
    Ok(Question::new(
        game,
        self::position(&position.position, face)?,
    )?)
}

/// How far to go.
#[derive(clap::Args)]
pub(crate) struct LimitArgs {
    #[arg(long, value_name = "N", value_parser = whole, allow_negative_numbers = true, help_heading = "limits")]
    limit_positions: Option<u64>,
    #[arg(long, value_name = "N", value_parser = whole, allow_negative_numbers = true, help_heading = "limits")]
    limit_moves: Option<u64>,
    #[arg(long, value_name = "N", value_parser = whole, allow_negative_numbers = true, help_heading = "limits")]
    limit_heap: Option<u64>,
}

impl LimitArgs {
    pub(crate) fn limits(&self) -> Limits {
        let mut limits = Limits::default();
        limits.positions = self.limit_positions.unwrap_or(limits.positions);
        limits.moves = self.limit_moves.unwrap_or(limits.moves);
        limits.heap = self.limit_heap.unwrap_or(limits.heap);
        limits
    }
}

/// A whole number as people write it: `1000`, `1e6`, `2^20`, `1_000`. Like other readers of values
/// it fails with the id of a message that says what was expected.
pub(crate) fn whole(text: &str) -> Result<u64, &'static str> {
    let number: Count = text.parse().map_err(|_| "expected-whole-number")?;
    number.to_u64().ok_or("expected-smaller-number")
}

/// The most heaps of positions that are made up.
const MOST_HEAPS: usize = 10_000;

/// A range such as `2..4`; a single number is a range of one.
pub(crate) fn range(text: &str) -> Result<std::ops::RangeInclusive<usize>, &'static str> {
    let (from, to) = text.split_once("..").unwrap_or((text, text));
    let end = |text: &str| whole(text).ok().and_then(|n| usize::try_from(n).ok());
    match (end(from), end(to)) {
        (Some(from), Some(to)) if from <= to && to <= MOST_HEAPS => Ok(from..=to),
        _ => Err("expected-range"),
    }
}

/// Writes a file that a command was asked for.
pub(crate) fn write(path: &Path, text: &str) -> Result<(), Failure> {
    std::fs::write(path, text).map_err(Failure::file(path))
}
