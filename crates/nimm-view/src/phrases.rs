//! A game in words.

use nimm::player::{Basis, Choice, Side};
use nimm::rule::{Alternative, Amounts, HeapRule, Part};
use nimm::{Convention, Count, Move, Outcome, Question, Reason, explain};
use std::ops::RangeInclusive;

use crate::figure::figure_text;
use crate::{Value, Words, act_words, reason_words, say_act, say_move};
use nimm::play::{Clue, HeapMoves, Hint, Moves, Runs, Seat, Session, Slip, Turn, all_moves};

/// The most items of a list in a sentence.
const MOST_LISTED: usize = 10;

/// Says what happens in a game.
#[derive(Clone, Copy, Debug)]
pub struct Phrases<'a> {
    words: &'a Words,
}

impl<'a> Phrases<'a> {
    /// In these words.
    pub fn new(words: &'a Words) -> Phrases<'a> {
        Phrases { words }
    }

    /// A message that needs no arguments.
    pub fn plain(&self, id: &str) -> String {
        self.words.say(id, &[])
    }

    /// A message.
    pub fn say(&self, id: &str, arguments: &[(&str, Value)]) -> String {
        self.words.say(id, arguments)
    }

    /// The words.
    pub fn words(&self) -> &'a Words {
        self.words
    }

    /// The game, its position at the start, and the seed.
    pub fn heading(&self, session: &Session, seed: u64) -> String {
        let (game, position) = (session.start().game(), session.start().position());
        let seed = self.say("play-seed", &[("seed", seed.to_string().into())]);
        format!("{game}  {position}  ({seed})")
    }

    /// That there is no move at the start, and why.
    pub fn no_start(&self, session: &Session) -> Option<String> {
        let reason = session.cannot_start()?;
        let why = reason_words(self.words, &reason);
        Some(match reason {
            // This one says so itself.
            Reason::CannotStart => why,
            _ => self.say("play-cannot-start", &[("why", why.into())]),
        })
    }

    /// What remains when the board is left: the game, its end or how far it went, the seed.
    pub fn farewell(&self, session: &Session, seed: u64) -> Vec<String> {
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
    pub fn goal(&self, question: &Question) -> String {
        self.plain(match question.game().convention() {
            Convention::Normal => "play-goal-normal",
            Convention::Misere => "play-goal-misere",
        })
    }

    /// Who begins.
    pub fn beginner(&self, session: &Session) -> String {
        let who = who(session, Side::First);
        self.say("play-begins", &[("who", who.into())])
    }

    /// Whose move it is, or that the game is over.
    pub fn turn(&self, session: &Session) -> String {
        if session.winner().is_some() {
            return self.plain("play-over");
        }
        let who = who(session, session.to_move());
        self.say("play-turn", &[("who", who.into())])
    }

    /// What a player did.
    pub fn took(&self, session: &Session, turn: &Turn) -> String {
        let before = &turn.before;
        let id = for_heaps("play-took", before.position().heaps().len());
        let by = ("who", who(session, turn.by).into());
        let mut text = say_move(self.words, &id, &turn.play, Some(before), &[by]);
        if turn.basis == Some(Basis::Unknown) {
            text.push_str(&self.plain("sentence-gap"));
            text.push_str(&self.plain("play-took-unknown"));
        }
        text
    }

    /// What the theory says of a move.
    pub fn verdict(&self, turn: &Turn) -> String {
        self.plain(&format!("play-verdict-{}", turn.verdict.name()))
    }

    /// What a player took, and what the theory says of it.
    pub fn judged(&self, session: &Session, turn: &Turn) -> String {
        let gap = self.plain("sentence-gap");
        self.took(session, turn) + &gap + &self.verdict(turn)
    }

    /// How to type a move.
    pub fn how_to_move(&self, question: &Question) -> String {
        let id = for_heaps("play-help-first", question.position().heaps().len());
        self.plain(&match kinds(question) {
            Kinds::Takes => id,
            Kinds::Splits => format!("{id}-split"),
            Kinds::Both => format!("{id}-both"),
        })
    }

    /// Examples of moves, and what they do.
    pub fn moves_help(&self, question: &Question) -> Vec<(&'static str, String)> {
        let take = ("2:-3", self.plain("play-help-move"));
        let split = ("2:>1+4", self.plain("play-help-split"));
        match kinds(question) {
            Kinds::Takes => vec![take],
            Kinds::Splits => vec![split],
            Kinds::Both => vec![take, split],
        }
    }

    /// The message `id`, or `id-split` where heaps may be split.
    pub fn for_rule(&self, id: &str, question: &Question) -> String {
        self.plain(&match kinds(question) {
            Kinds::Takes => id.to_string(),
            Kinds::Splits | Kinds::Both => format!("{id}-split"),
        })
    }

    /// One step of help.
    pub fn hint(&self, session: &Session, hint: &Hint) -> Vec<String> {
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
        let (question, play) = (session.question(), &choice.play);
        let is_act = act_words(self.words, question, play).is_some();
        if play.take().is_some() && !is_act {
            let id = for_heaps(id, question.position().heaps().len());
            return say_move(self.words, &id, play, Some(question), &[]);
        }
        let act = say_act(self.words, question, play);
        self.say(&format!("{id}-split"), &[("act", act.into())])
    }

    /// Why the position is won or lost: sentences, then a picture.
    pub fn why(&self, session: &Session, width: usize) -> Vec<String> {
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
    pub fn moves(&self, session: &Session, most: usize) -> Vec<String> {
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
        let takes = |id: &str, moves: &Moves| {
            let amounts = self.list(moves.takes.iter().map(run_text));
            (!moves.takes.is_empty()).then(|| self.say(id, &[("amounts", amounts.into())]))
        };
        let splits = |id: &str, moves: &Moves| {
            let splits = self.list(moves.splits.iter().map(parts_text));
            let id = match moves.splits.first()?.changes() {
                Some(_) => format!("{id}-change"),
                None => format!("{id}-split"),
            };
            Some(self.say(&id, &[("splits", splits.into())]))
        };
        let kinds = [
            ("play-moves-win", &moves.wins),
            ("play-moves-lose", &moves.loses),
            ("play-moves-unknown", &moves.unknown),
        ];
        let parts = kinds.map(|(id, moves)| [takes(id, moves), splits(id, moves)]);
        let parts = parts.into_iter().flatten();
        let parts: Vec<String> = parts.flatten().collect();
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
    pub fn end(&self, session: &Session) -> Option<String> {
        let winner = session.winner()?;
        Some(self.say("play-won", &[("who", who(session, winner).into())]))
    }

    /// Where people gave the win away.
    pub fn report(&self, session: &Session) -> Vec<String> {
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
    pub fn heap_note(&self, question: &Question, index: usize) -> String {
        let position = question.position();
        let parts = question.game().rule().parts();
        let heap = &position.heaps()[index];
        let part = question.game().part(position, index);
        let mut notes = Vec::new();
        if parts.len() > 1 {
            notes.push(part.to_string());
        }
        if part.has_quota() {
            notes.push(match heap.quota() {
                Some(quota) => self.say("play-note-at-most", &[("quota", quota.into())]),
                None => self.plain("play-note-not-all"),
            });
        }
        notes.join(&self.plain("list-separator"))
    }

    /// What a heap allows: amounts, and a split as an example.
    pub fn may_take(&self, heap: usize, takes: &Runs, split: Option<&Move>) -> String {
        let amounts = self.list(takes.iter().map(run_text));
        let mut arguments = vec![("heap", heap.into()), ("amounts", amounts.into())];
        let id = match (takes.is_empty(), split) {
            (_, None) => "play-may-take",
            (true, Some(_)) => "play-may-split",
            (false, Some(_)) => "play-may-take-or-split",
        };
        arguments.extend(split.map(|split| ("split", parts_text(split).into())));
        self.say(id, &arguments)
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
pub fn who(session: &Session, side: Side) -> &'static str {
    if session.is_between_people() {
        return side.name();
    }
    match session.seat(side) {
        Seat::Person => "you",
        Seat::Program => "me",
    }
}

/// What moves a game has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kinds {
    /// Moves that take and leave one heap or none.
    Takes,
    /// Moves that leave more heaps.
    Splits,
    /// Both.
    Both,
}

fn kinds(question: &Question) -> Kinds {
    let parts = question.game().rule().parts();
    let takes = |part: &Part| {
        let Part::Heap(rule) = part else {
            return true;
        };
        let kinds = rule.alternatives();
        let takes = |kind: &Alternative| {
            let leaves = kind.leaves;
            kind.amounts != Amounts::Nothing && (leaves.allows(0) || leaves.allows(1))
        };
        kinds.is_empty() || kinds.iter().any(takes)
    };
    let splits = |part: &Part| part.heap_rule().is_some_and(HeapRule::splits);
    match (parts.iter().any(takes), parts.iter().any(splits)) {
        (_, false) => Kinds::Takes,
        (false, true) => Kinds::Splits,
        (true, true) => Kinds::Both,
    }
}

/// The message for a position of several heaps or, without their numbers, of one.
fn for_heaps(id: &str, heaps: usize) -> String {
    match heaps {
        1 => format!("{id}-only"),
        _ => id.to_string(),
    }
}

/// `1+4`, what a split leaves; the whole text of a move that changes several heaps.
pub fn parts_text(play: &Move) -> String {
    if play.parts().is_none() {
        return play.to_string();
    }
    let parts = play.parts().unwrap_or_default().iter();
    let texts: Vec<String> = parts.map(Count::to_string).collect();
    texts.join("+")
}

/// `5` or `1-6`.
fn run_text(run: &RangeInclusive<Count>) -> String {
    if run.start() == run.end() {
        run.start().to_string()
    } else {
        format!("{}-{}", run.start(), run.end())
    }
}
