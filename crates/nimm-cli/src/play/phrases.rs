//! A game in words.

use std::ops::RangeInclusive;

use nimm::player::{Basis, Choice, Side};
use nimm::rule::HeapRule;
use nimm::{Convention, Count, Move, Outcome, Question, Reason, explain};
use nimm_view::figure::figure_text;
use nimm_view::{Value, Words, reason_words};

use super::hint::{Clue, HeapMoves, Hint, all_moves};
use super::session::Session;
use super::turn::{Seat, Slip, Turn};

/// The most items of a list in a sentence.
const MOST_LISTED: usize = 10;

/// Says what happens in a game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Phrases<'a> {
    words: &'a Words,
}

impl<'a> Phrases<'a> {
    /// In these words.
    pub(crate) fn new(words: &'a Words) -> Phrases<'a> {
        Phrases { words }
    }

    /// A message that needs no arguments.
    pub(crate) fn plain(&self, id: &str) -> String {
        self.words.say(id, &[])
    }

    /// A message.
    pub(crate) fn say(&self, id: &str, arguments: &[(&str, Value)]) -> String {
        self.words.say(id, arguments)
    }

    /// The words.
    pub(crate) fn words(&self) -> &'a Words {
        self.words
    }

    /// The game, its position at the start, and the seed.
    pub(crate) fn heading(&self, session: &Session, seed: u64) -> String {
        let (game, position) = (session.start().game(), session.start().position());
        let seed = self.say("play-seed", &[("seed", seed.to_string().into())]);
        format!("{game}  {position}  ({seed})")
    }

    /// That there is no move at the start, and why.
    pub(crate) fn no_start(&self, session: &Session) -> Option<String> {
        let reason = session.cannot_start()?;
        let why = reason_words(self.words, &reason);
        Some(match reason {
            // This one says so itself.
            Reason::CannotStart => why,
            _ => self.say("play-cannot-start", &[("why", why.into())]),
        })
    }

    /// What remains when the board is left: the game, its end or how far it went, the seed.
    #[cfg(feature = "tui")]
    pub(crate) fn farewell(&self, session: &Session, seed: u64) -> Vec<String> {
        let mut lines = vec![self.heading(session, seed)];
        if let Some(end) = self.end(session) {
            lines.push(end);
            lines.extend(self.report(session));
        } else {
            let position = session.question().position().to_string();
            lines.push(self.say("play-left", &[("position", position.into())]));
        }
        lines
    }

    /// Who wins by the last move.
    pub(crate) fn goal(&self, question: &Question) -> String {
        self.plain(match question.game().convention() {
            Convention::Normal => "play-goal-normal",
            Convention::Misere => "play-goal-misere",
        })
    }

    /// Who begins.
    pub(crate) fn beginner(&self, session: &Session) -> String {
        let who = who(session, Side::First);
        self.say("play-begins", &[("who", who.into())])
    }

    /// Whose move it is, or that the game is over.
    pub(crate) fn turn(&self, session: &Session) -> String {
        if session.winner().is_some() {
            return self.plain("play-over");
        }
        let who = who(session, session.to_move());
        self.say("play-turn", &[("who", who.into())])
    }

    /// What a player took.
    pub(crate) fn took(&self, session: &Session, turn: &Turn) -> String {
        let id = self.for_heaps("play-took", session.question());
        let mut text = self.say(
            &id,
            &[
                ("who", who(session, turn.by).into()),
                ("take", turn.play.take().into()),
                ("heap", turn.play.heap().into()),
            ],
        );
        if turn.basis == Some(Basis::Unknown) {
            text.push_str(&self.plain("sentence-gap"));
            text.push_str(&self.plain("play-took-unknown"));
        }
        text
    }

    /// What the theory says of a move.
    pub(crate) fn verdict(&self, turn: &Turn) -> String {
        self.plain(&format!("play-verdict-{}", turn.verdict.name()))
    }

    /// What a player took, and what the theory says of it.
    #[cfg(feature = "tui")]
    pub(crate) fn judged(&self, session: &Session, turn: &Turn) -> String {
        let gap = self.plain("sentence-gap");
        self.took(session, turn) + &gap + &self.verdict(turn)
    }

    /// How to type a move.
    pub(crate) fn how_to_move(&self, question: &Question) -> String {
        self.plain(&self.for_heaps("play-help-first", question))
    }

    /// The message for a position of several heaps or, without their numbers, of one.
    fn for_heaps(&self, id: &str, question: &Question) -> String {
        match question.position().heaps().len() {
            1 => format!("{id}-only"),
            _ => id.to_string(),
        }
    }

    /// One step of help.
    pub(crate) fn hint(&self, session: &Session, hint: &Hint) -> Vec<String> {
        match hint {
            Hint::Who(outcome) => vec![self.plain(match outcome {
                Some(Outcome::N) => "play-hint-wins",
                Some(Outcome::P) => "play-hint-loses",
                None => "play-hint-unknown",
            })],
            Hint::Where(clues) => clues.iter().map(|clue| self.clue(clue)).collect(),
            Hint::Move(choice) => vec![self.advice(session, choice)],
        }
    }

    fn clue(&self, clue: &Clue) -> String {
        match clue {
            Clue::Column { column, holders } => self.say(
                "play-hint-column",
                &[
                    ("column", column.into()),
                    ("heaps", self.list(holders.iter()).into()),
                    ("count", holders.len().into()),
                ],
            ),
            Clue::MultipleOf(modulus) => {
                self.say("play-hint-multiple", &[("modulus", modulus.into())])
            }
            Clue::Reason(reason) => reason_words(self.words, reason),
            Clue::Heaps(heaps) => self.say(
                "play-hint-heaps",
                &[
                    ("heaps", self.list(heaps.iter()).into()),
                    ("count", heaps.len().into()),
                ],
            ),
            Clue::HowMany { winning, moves } => self.say(
                "play-hint-how-many",
                &[("winning", (*winning).into()), ("moves", moves.into())],
            ),
            Clue::AllLose => self.plain("play-hint-all-lose"),
            Clue::Nothing => self.plain("play-hint-nothing"),
        }
    }

    /// A move to make, and what to expect of it.
    fn advice(&self, session: &Session, choice: &Choice) -> String {
        let id = match choice.basis {
            Basis::Wins => "play-hint-move",
            Basis::Delays => "play-hint-delay",
            Basis::Unknown | Basis::Habit => "play-hint-guess",
        };
        self.say(
            &self.for_heaps(id, session.question()),
            &[
                ("take", choice.play.take().into()),
                ("heap", choice.play.heap().into()),
                ("move", (&choice.play).into()),
            ],
        )
    }

    /// Why the position is won or lost: sentences, then a picture.
    pub(crate) fn why(&self, session: &Session, width: usize) -> Vec<String> {
        let answer = session.answer();
        let mut lines = vec![self.plain(match answer.outcome() {
            Some(Outcome::N) => "outcome-n",
            Some(Outcome::P) => "outcome-p",
            None => "play-hint-unknown",
        })];
        let explanation = explain(answer, session.limits());
        for reason in &explanation.reasons {
            lines.push(reason_words(self.words, reason));
        }
        if let Some(figure) = explanation.figures.first() {
            lines.push(String::new());
            let text = figure_text(self.words, figure, width);
            lines.extend(text.lines().map(str::to_string));
        }
        lines
    }

    /// All moves by heap, with what they lead to.
    pub(crate) fn moves(&self, session: &Session, most: usize) -> Vec<String> {
        let heaps = all_moves(session.answer());
        let mut lines: Vec<String> = heaps
            .iter()
            .take(most)
            .map(|heap| self.heap(session, heap))
            .collect();
        if let Some(more) = heaps.len().checked_sub(most).filter(|more| *more > 0) {
            lines.push(self.say("play-more-heaps", &[("count", more.into())]));
        }
        lines
    }

    fn heap(&self, session: &Session, moves: &HeapMoves) -> String {
        let of = |id: &str, runs: &[RangeInclusive<Count>]| {
            let amounts = self.list(runs.iter().map(run_text));
            (!runs.is_empty()).then(|| self.say(id, &[("amounts", amounts.into())]))
        };
        let parts = [
            of("play-moves-win", &moves.wins),
            of("play-moves-lose", &moves.loses),
            of("play-moves-unknown", &moves.unknown),
        ];
        let parts: Vec<String> = parts.into_iter().flatten().collect();
        let verdicts = parts.join(&self.plain("play-moves-separator"));
        if session.question().position().heaps().len() == 1 {
            return verdicts;
        }
        self.say(
            "play-moves-heap",
            &[("heap", moves.heap.into()), ("verdicts", verdicts.into())],
        )
    }

    /// Who won.
    pub(crate) fn end(&self, session: &Session) -> Option<String> {
        let winner = session.winner()?;
        Some(self.say("play-won", &[("who", who(session, winner).into())]))
    }

    /// Where people gave the win away.
    pub(crate) fn report(&self, session: &Session) -> Vec<String> {
        let slips = session.slips();
        let mut lines = vec![if !session.is_known() {
            self.plain("play-report-unknown")
        } else {
            self.say("play-report", &[("count", slips.len().into())])
        }];
        lines.extend(slips.iter().map(|slip| self.slip(session, slip)));
        lines
    }

    fn slip(&self, session: &Session, slip: &Slip) -> String {
        let mut text = self.say(
            "play-slip",
            &[
                ("number", slip.number.into()),
                ("who", who(session, slip.by).into()),
                ("move", (&slip.play).into()),
            ],
        );
        let more = |id: &str, play: &Option<Move>| {
            let play = play.as_ref()?;
            Some(self.say(id, &[("move", play.into())]))
        };
        let better = more("play-slip-better", &slip.better);
        let refuted = more("play-slip-refuted", &slip.refuted_by);
        for sentence in [better, refuted].into_iter().flatten() {
            text.push_str(&self.plain("sentence-gap"));
            text.push_str(&sentence);
        }
        text
    }

    /// What there is to say of a heap beside its size: its limit, its rule.
    pub(crate) fn heap_note(&self, question: &Question, index: usize) -> String {
        let position = question.position();
        let parts = question.game().rule().parts();
        let (heap, part) = (&position.heaps()[index], &parts[position.group_of(index)]);
        let mut notes = Vec::new();
        if parts.len() > 1 {
            notes.push(part.to_string());
        }
        if let HeapRule::AtMost(_) = part {
            notes.push(match heap.quota() {
                Some(quota) => self.say("play-note-at-most", &[("quota", quota.into())]),
                None => self.plain("play-note-not-all"),
            });
        }
        notes.join(&self.plain("list-separator"))
    }

    /// Which amounts a heap allows.
    #[cfg(feature = "tui")]
    pub(crate) fn may_take(&self, heap: usize, takes: &[RangeInclusive<Count>]) -> String {
        let amounts = self.list(takes.iter().map(run_text));
        let arguments = [("heap", heap.into()), ("amounts", amounts.into())];
        self.say("play-may-take", &arguments)
    }

    /// Items with the separator of the language between them, cut after the first few.
    fn list(&self, items: impl Iterator<Item = impl ToString>) -> String {
        let mut items: Vec<String> = items
            .take(MOST_LISTED + 1)
            .map(|item| item.to_string())
            .collect();
        if items.len() > MOST_LISTED {
            items[MOST_LISTED] = "…".to_string();
        }
        items.join(&self.plain("list-separator"))
    }
}

/// Who sits at a side, as message files know it: `you`, `me`, or of two people `first`, `second`.
pub(crate) fn who(session: &Session, side: Side) -> &'static str {
    if session.is_between_people() {
        return side.name();
    }
    match session.seat(side) {
        Seat::Person => "you",
        Seat::Program => "me",
    }
}

fn run_text(run: &RangeInclusive<Count>) -> String {
    if run.start() == run.end() {
        run.start().to_string()
    } else {
        format!("{}-{}", run.start(), run.end())
    }
}
