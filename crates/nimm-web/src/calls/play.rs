//! `play`: a game in progress. Nothing is remembered between calls: a request tells the whole game.
//!
//! | field of the request | meaning |
//! |---|---|
//! | `rule` | the rule |
//! | `position` | the position at the start; if it is absent, a random one, which `seed` repeats |
//! | `moves` | the moves so far, a list of texts |
//! | `opponent` | `program` (the default) or `friend`, another person |
//! | `first` | who begins against the program: `you` (the default) or `program` |
//! | `errors` | in how many of 100 moves the program moves at random (0) |
//! | `seed` | repeats what is random (0) |
//! | `reply` | `true`: the program makes its move, if it is to move |
//! | `theme` | the colours of the pictures: `page`, `light` or `dark` |

use nimm::play::{Hint, Opponent, Session, Turn, Verdict, clues};
use nimm::player::{Choice, Player, Side};
use nimm::rule::{JointRule, Part};
use nimm::{
    Count, Explanation, Figure, Finding, Limits, Move, Question, Reason, SCHEMA, explain,
    solve_watched,
};
use nimm_view::figure::{Theme, figure_svg, figure_text};
use nimm_view::{
    Phrases, Value as Argument, Words, evidence_words, headline, nim_value_line, reason_words,
    remoteness_line, rule_words, say_act, unknown_words, who,
};
use serde_json::{Value, json};

use crate::request::wrong_kind;
use crate::{Fault, Request, Watch};

/// The most moves of a game that are played again.
const MOST_MOVES: usize = 1000;
/// The most moves of a heap, and of all heaps, that are listed.
const MOST_OF_HEAP: usize = 200;
const MOST_LISTED: usize = 1000;
/// The most heaps that are listed.
const MOST_HEAPS: usize = 200;
/// How far answers go in a game: a move waits for nobody.
const LIMITS: Limits = Limits {
    positions: 200_000,
    moves: 5_000_000,
    heap: 500_000,
    listed: 10_000,
};
/// The width of figures as text.
const TEXT_WIDTH: usize = 72;

/// Answers the call.
pub(super) fn play(request: &Request, watch: Watch<'_>) -> Result<Value, Fault> {
    let mut session = session(request, watch)?;
    if request.flag("reply")? {
        session
            .reply()
            .map_err(|error| Fault::of("moves", request.words(), &error))?;
    }
    let phrases = Phrases::new(request.words());
    Ok(Game {
        session: &session,
        phrases,
        words: request.words(),
        theme: request.theme()?,
    }
    .to_json())
}

/// The game that a request tells.
fn session(request: &Request, watch: Watch<'_>) -> Result<Session, Fault> {
    let words = request.words();
    let opponent = match request.optional_text("opponent")? {
        None | Some("program") => Opponent::Program {
            player: Player::Best,
            errors: u8::try_from(request.number("errors", 0)?)
                .ok()
                .filter(|errors| *errors <= 100)
                .ok_or_else(|| wrong_kind("errors", "a whole number from 0 to 100"))?,
        },
        Some("friend") => Opponent::Friend,
        Some(_) => return Err(wrong_kind("opponent", "`program` or `friend`")),
    };
    let person = match request.optional_text("first")? {
        None | Some("you") => Side::First,
        Some("program") => Side::Second,
        Some(_) => return Err(wrong_kind("first", "`you` or `program`")),
    };
    let moves = request.texts("moves")?;
    if moves.len() > MOST_MOVES {
        let most = [("most", MOST_MOVES.into())];
        return Err(Fault::said(
            "moves",
            words.say("page-error-many-moves", &most),
        ));
    }
    // Each reply of a game draws anew, and a game told again draws the same.
    let seed = request.number("seed", 0)?.wrapping_add(moves.len() as u64);
    let rng = fastrand::Rng::with_seed(seed);
    let mut stopped = false;
    let mut watch = |done: u64| {
        stopped |= !watch(done);
        !stopped
    };
    let mut session = if request.optional_text("position")?.is_some() {
        let start = solve_watched(&request.question()?, None, &LIMITS, &mut watch);
        Session::from_answer(start, opponent, person, rng, LIMITS)
    } else {
        let game = request.game()?;
        Session::random(&game, opponent, person, rng, LIMITS)
            .map_err(|error| Fault::of("rule", words, &error))?
    };
    for (number, text) in (1..).zip(moves) {
        if !watch(number) {
            break;
        }
        let refused = |error| Fault::of("moves", words, &error);
        let play: Move = text.parse().map_err(refused)?;
        session.repeat(&play, &mut watch).map_err(refused)?;
    }
    if stopped {
        return Err(request.stopped("moves"));
    }
    Ok(session)
}

/// A game and how it is shown.
struct Game<'a> {
    session: &'a Session,
    phrases: Phrases<'static>,
    words: &'static Words,
    theme: Theme,
}

impl Game<'_> {
    fn to_json(&self) -> Value {
        let session = self.session;
        let (question, answer) = (session.question(), session.answer());
        let game = question.game();
        let explanation = explain(answer, session.limits());
        let winner = session.winner();
        let best = session.best();
        json!({
            "schema": SCHEMA,
            "rule": game.rule(),
            "convention": game.convention(),
            "rule_words": rule_words(self.words, game),
            "goal": self.phrases.goal(question),
            "start": session.start().position(),
            "position": question.position(),
            "to_move": session.to_move().name(),
            "who": who(session, session.to_move()),
            "turn": self.phrases.turn(session),
            "program_to_move": session.awaits_program(),
            "winner": winner.map(Side::name),
            "end": self.phrases.end(session),
            "no_start": self.phrases.no_start(session),
            "outcome": answer.outcome().map(|outcome| outcome.to_string()),
            "heaps": self.heaps(),
            "more_heaps": question.position().heaps().len().saturating_sub(MOST_HEAPS),
            "moves": self.moves(),
            "all_moves": self.phrases.moves(session, MOST_HEAPS),
            "best": best.as_ref().map(|choice| choice.play.to_string()),
            "hints": self.hints(best),
            "turns": self.turns(),
            "why": self.why(&explanation),
            "report": winner.map(|_| self.phrases.report(session)),
        })
    }

    /// The heaps as they are drawn.
    fn heaps(&self) -> Vec<Value> {
        let question = self.session.question();
        let heaps = question.position().heaps();
        let shown = heaps.iter().take(MOST_HEAPS).enumerate();
        shown
            .map(|(index, heap)| {
                json!({
                    "heap": index + 1,
                    "size": heap.size().to_string(),
                    "note": self.phrases.heap_note(question, index),
                    "look": look(question, index),
                    "group": question.position().group_of(index),
                })
            })
            .collect()
    }

    /// The legal moves, heap by heap, the first of them if they are many.
    fn moves(&self) -> Vec<Value> {
        let answer = self.session.answer();
        let question = &answer.question;
        let (game, position) = (question.game(), question.position());
        let known = answer.solution();
        let winning = known.map_or(&[][..], |known| known.winning_moves.as_slice());
        let complete = known.is_some_and(|known| known.listed == nimm::Listed::All);
        let mut left = MOST_LISTED;
        let mut groups = Vec::new();
        for index in 0..position.heaps().len().min(MOST_HEAPS) {
            let most = left.min(MOST_OF_HEAP);
            let mut moves = game.heap_moves(position, index);
            let listed: Vec<Move> = moves.by_ref().take(most).collect();
            left -= listed.len();
            if listed.is_empty() {
                continue;
            }
            let rows = listed.iter().map(|play| {
                let wins = match winning.binary_search(play) {
                    Ok(_) => Some(true),
                    Err(_) => complete.then_some(false),
                };
                json!({
                    "move": play,
                    "take": play.take().map(Count::to_string),
                    "words": say_act(self.words, question, play),
                    "wins": wins,
                    "leaves": leaves(question, play),
                })
            });
            groups.push(json!({
                "heap": index + 1,
                "moves": rows.collect::<Vec<Value>>(),
                "more": moves.next().is_some(),
            }));
        }
        groups
    }

    /// The three hints; none after the end.
    fn hints(&self, best: Option<Choice>) -> Vec<Vec<String>> {
        let session = self.session;
        let Some(best) = best else {
            return Vec::new();
        };
        let answer = session.answer();
        let hints = [
            Hint::Who(answer.outcome()),
            Hint::Where(clues(answer, session.limits())),
            Hint::Move(best),
        ];
        let said = hints.iter().map(|hint| self.phrases.hint(session, hint));
        said.collect()
    }

    fn turns(&self) -> Vec<Value> {
        let turns = self.session.turns().iter();
        turns.map(|turn| self.turn(turn)).collect()
    }

    fn turn(&self, turn: &Turn) -> Value {
        let refuted_by = match turn.verdict {
            Verdict::GaveWinAway => turn.answer.solution(),
            _ => None,
        };
        let refuted_by = refuted_by.and_then(|known| known.winning_moves.first());
        let refutation = refuted_by.map(|play| {
            let act = say_act(self.words, &turn.answer.question, play);
            self.words
                .say("page-refuted", &[("act", Argument::from(act))])
        });
        json!({
            "by": turn.by.name(),
            "who": who(self.session, turn.by),
            "move": turn.play,
            "words": self.phrases.took(self.session, turn),
            "position": turn.answer.question.position(),
            "verdict": turn.verdict.name(),
            "verdict_words": self.phrases.verdict(turn),
            "refuted_by": refuted_by,
            "refutation": refutation,
        })
    }

    /// Who wins, why, in words and pictures, and how sure it is.
    fn why(&self, explanation: &Explanation) -> Value {
        let (words, answer) = (self.words, self.session.answer());
        let evidence = match &answer.finding {
            Finding::Solved(known) => evidence_words(words, &known.evidence),
            Finding::Unknown { tried, stopped_by } => unknown_words(words, tried, stopped_by),
        };
        let sentence = |reason: &Reason| reason_words(words, reason);
        json!({
            "headline": headline(words, answer),
            "sentences": explanation.reasons.iter().map(sentence).collect::<Vec<String>>(),
            "nim_value": nim_value_line(words, answer),
            "remoteness": remoteness_line(words, answer),
            "strength": answer.solution().map(|known| known.evidence.strength()),
            "evidence": evidence,
            "figures": explanation.figures.iter().map(|figure| figure_json(words, figure, self.theme)).collect::<Vec<Value>>(),
        })
    }
}

/// A figure: what kind it is, as a picture and as text.
pub(super) fn figure_json(words: &Words, figure: &Figure, theme: Theme) -> Value {
    let kind = json!(figure)["figure"].clone();
    json!({
        "kind": kind,
        "svg": figure_svg(words, figure, theme),
        "text": figure_text(words, figure, TEXT_WIDTH),
    })
}

/// The sizes of all heaps after a move, as texts; none if they are many.
fn leaves(question: &Question, play: &Move) -> Option<Vec<String>> {
    if question.position().heaps().len() > MOST_HEAPS {
        return None;
    }
    let after = question.after(play).ok()?;
    let heaps = after.position().heaps().iter();
    Some(heaps.map(|heap| heap.size().to_string()).collect())
}

/// What a heap looks like: matches, unless the game is played with something else.
fn look(question: &Question, index: usize) -> &'static str {
    match question.game().part(question.position(), index) {
        Part::Joint(JointRule::Coins(_)) => "coin",
        Part::Joint(JointRule::Chomp) => "chocolate",
        Part::Joint(JointRule::SilverDollar) => "square",
        Part::Joint(JointRule::Kotzig(_)) => "place",
        _ => "matches",
    }
}
