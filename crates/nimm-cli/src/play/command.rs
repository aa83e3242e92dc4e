//! What a line typed at the prompt asks for.

use nimm::{Move, Question};
use nimm_view::Words;

/// A line that was understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    /// Make a move.
    Play(Move),
    /// The next of three hints.
    Hint,
    /// Why the position is won or lost.
    Why,
    /// All moves with their verdicts.
    Moves,
    /// Take a move back.
    Undo,
    /// Make it again.
    Redo,
    /// Let the program move for the person.
    Best,
    /// Change sides.
    Swap,
    /// Another game.
    New,
    /// The list of commands.
    Help,
    /// The end.
    Quit,
}

/// Commands by name and short name. Each has a message `play-command-NAME` with further names and
/// one `play-help-NAME` with what it does.
pub(crate) const NAMES: [(&str, &str, Command); 10] = [
    ("hint", "h", Command::Hint),
    ("why", "w", Command::Why),
    ("moves", "m", Command::Moves),
    ("undo", "u", Command::Undo),
    ("redo", "r", Command::Redo),
    ("best", "b", Command::Best),
    ("swap", "s", Command::Swap),
    ("new", "n", Command::New),
    ("help", "?", Command::Help),
    ("quit", "q", Command::Quit),
];

/// Why a line was not understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Misread {
    /// A word that is no command.
    NoCommand(String),
    /// A move without its heap, which here is the second one, with more than one to choose from.
    WhichHeap(Move),
    /// A move or a number that does not follow its notation.
    Notation(nimm::Error),
}

/// Reads a line that is not empty.
pub(crate) fn read(line: &str, question: &Question, words: &Words) -> Result<Command, Misread> {
    let line = line.trim();
    for (name, short, command) in NAMES {
        let local = words.say(&format!("play-command-{name}"), &[]);
        let mut names = [name, short].into_iter().chain(local.split_whitespace());
        if names.any(|name| name.eq_ignore_ascii_case(line)) {
            return Ok(command);
        }
    }
    if line.starts_with(char::is_alphabetic) {
        return Err(Misread::NoCommand(line.to_string()));
    }
    // The heap may be left out only if a move in the full notation cannot be meant.
    let (sign, rest) = match line.strip_prefix(['-', '>']) {
        Some(rest) => (&line[..1], rest),
        None if line.contains('+') => (">", line),
        None => ("-", line),
    };
    let at = |heap: usize| format!("{heap}:{sign}{}", rest.trim()).parse::<Move>();
    match (at(2), only_heap(question)) {
        (Ok(_), Some(heap)) => at(heap).map(Command::Play).map_err(Misread::Notation),
        (Ok(play), None) => Err(Misread::WhichHeap(play)),
        (Err(_), _) => line.parse().map(Command::Play).map_err(Misread::Notation),
    }
}

/// The number of the heap, if only one has moves.
fn only_heap(question: &Question) -> Option<usize> {
    let (game, position) = (question.game(), question.position());
    let mut movable = (0..position.heaps().len()).filter(|index| game.has_move(position, *index));
    let first = movable.next()?;
    movable.next().is_none().then_some(first + 1)
}

#[cfg(test)]
mod tests {
    use nimm_view::Language;

    use super::*;

    fn read_at(line: &str, position: &str) -> Result<Command, Misread> {
        let question = Question::parse("take any, may split", position).unwrap();
        read(line, &question, &Words::new(Language::SimplifiedChinese))
    }

    #[test]
    fn moves_are_read_in_full_or_as_an_amount() {
        let play = |heap, take: u64| Ok(Command::Play(Move::new(heap, take)));
        assert_eq!(read_at(" 2:-3 ", "1+5"), play(2, 3));
        assert_eq!(read_at("3", "0+5"), play(2, 3));
        assert_eq!(read_at("-3", "5"), play(1, 3));
        assert_eq!(
            read_at("3", "1+5"),
            Err(Misread::WhichHeap(Move::new(2, 3u64)))
        );
        let split = |heap| Move::split(heap, vec![1u64.into(), 4u64.into()]);
        for line in ["2:>1+4", ">4+1", "1+4", " 1 + 4"] {
            assert_eq!(read_at(line, "0+6"), Ok(Command::Play(split(2))), "{line}");
        }
        assert_eq!(read_at("1+4", "1+6"), Err(Misread::WhichHeap(split(2))));
        assert!(matches!(read_at("1+", "6"), Err(Misread::Notation(_))));
        assert!(matches!(read_at("2:3", "1+5"), Err(Misread::Notation(_))));
        assert!(matches!(read_at("2:-", "1+5"), Err(Misread::Notation(_))));
    }

    #[test]
    fn commands_have_names_in_every_language() {
        for line in ["hint", "H", "h", "提示"] {
            assert_eq!(read_at(line, "1+5"), Ok(Command::Hint), "{line}");
        }
        assert_eq!(read_at("?", "1+5"), Ok(Command::Help));
        assert_eq!(
            read_at("take it", "5"),
            Err(Misread::NoCommand("take it".to_string()))
        );
    }
}
