//! A game in progress, without a face: history, undo, hints, verdicts.

use crate::player::{Basis, Choice, Player, Side, best_move, random_move, random_start};
use crate::{
    Answer, Error, Finding, Game, Limits, Listed, Move, Question, Reason, explain, solve,
    solve_watched,
};

use super::hint::{Hint, clues};
use super::turn::{Opponent, Seat, Slip, Turn, Verdict};

/// A game that was left for another one.
#[derive(Debug)]
pub struct Played {
    /// The side of the person who played the program.
    pub person: Side,
    /// The position at its start.
    pub start: Question,
    /// Its moves.
    pub turns: Vec<Turn>,
    /// Who won, if it came to its end.
    pub winner: Option<Side>,
}

/// A game in progress.
#[derive(Debug)]
pub struct Session {
    opponent: Opponent,
    /// The side of the person who plays the program.
    person: Side,
    /// Whether another game starts at the same position.
    same_start: bool,
    /// The games before this one in which a move was made.
    earlier: Vec<Played>,
    start: Answer,
    turns: Vec<Turn>,
    /// Moves taken back, the next one last.
    undone: Vec<Turn>,
    /// How many hints were given for this position.
    hints: usize,
    rng: fastrand::Rng,
    limits: Limits,
}

impl Session {
    /// Starts a game at `question`; another one starts there too.
    pub fn at(
        question: &Question,
        opponent: Opponent,
        person: Side,
        rng: fastrand::Rng,
        limits: Limits,
    ) -> Session {
        Session::from_answer(solve(question, &limits), opponent, person, rng, limits)
    }

    /// Starts a game at the position of an answer; another one starts there too.
    pub fn from_answer(
        start: Answer,
        opponent: Opponent,
        person: Side,
        rng: fastrand::Rng,
        limits: Limits,
    ) -> Session {
        Session {
            opponent,
            person,
            same_start: true,
            earlier: Vec::new(),
            start,
            turns: Vec::new(),
            undone: Vec::new(),
            hints: 0,
            rng,
            limits,
        }
    }

    /// Starts a game of `game` at a random position; another one starts at another.
    ///
    /// # Errors
    ///
    /// If the game has no random positions.
    pub fn random(
        game: &Game,
        opponent: Opponent,
        person: Side,
        mut rng: fastrand::Rng,
        limits: Limits,
    ) -> Result<Session, Error> {
        let question = random_start(game, &mut rng, &limits)?;
        let session = Session::at(&question, opponent, person, rng, limits);
        Ok(Session {
            same_start: false,
            ..session
        })
    }

    /// What is known of the position now.
    pub fn answer(&self) -> &Answer {
        self.turns.last().map_or(&self.start, |turn| &turn.answer)
    }

    /// The position now.
    pub fn question(&self) -> &Question {
        &self.answer().question
    }

    /// The position at the start.
    pub fn start(&self) -> &Question {
        &self.start.question
    }

    /// Why there is no move at the start.
    pub fn cannot_start(&self) -> Option<Reason> {
        let (game, position) = (self.start().game(), self.start().position());
        let reasons = explain(&self.start, &self.limits).reasons;
        let first = reasons.into_iter().next();
        first.filter(|_| game.is_over(position))
    }

    /// The games before this one, oldest first.
    pub fn earlier(&self) -> &[Played] {
        &self.earlier
    }

    /// The side of the person who plays the program.
    pub fn person(&self) -> Side {
        self.person
    }

    /// The moves so far.
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// How far answers may go.
    pub fn limits(&self) -> &Limits {
        &self.limits
    }

    /// Whose move it is.
    pub fn to_move(&self) -> Side {
        match self.turns.last() {
            None => Side::First,
            Some(turn) => turn.by.other(),
        }
    }

    /// Who sits at `side`.
    pub fn seat(&self, side: Side) -> Seat {
        match self.opponent {
            Opponent::Program { .. } if side != self.person => Seat::Program,
            _ => Seat::Person,
        }
    }

    /// Whether two people play.
    pub fn is_between_people(&self) -> bool {
        self.opponent == Opponent::Friend
    }

    /// Whether the program is to move.
    pub fn awaits_program(&self) -> bool {
        self.winner().is_none() && self.seat(self.to_move()) == Seat::Program
    }

    /// Who has won, if the game is over.
    pub fn winner(&self) -> Option<Side> {
        let (game, position) = (self.question().game(), self.question().position());
        let over = game.is_over(position);
        over.then(|| self.to_move().winner_without_moves(game.convention()))
    }

    /// Makes the move of a person.
    ///
    /// # Errors
    ///
    /// If the move is not legal.
    pub fn play(&mut self, play: &Move) -> Result<Verdict, Error> {
        let verdict = self.push(play.clone(), None, &mut |_| true)?;
        self.undone.clear();
        Ok(verdict)
    }

    /// Makes a move of a game that is played again: that of a person, or one that the program chose
    /// before. `watch` is told of the work on the position after it, as by
    /// [`solve_watched`](crate::solve_watched).
    ///
    /// # Errors
    ///
    /// If the move is not legal.
    pub fn repeat(
        &mut self,
        play: &Move,
        watch: &mut dyn FnMut(u64) -> bool,
    ) -> Result<Verdict, Error> {
        let basis = match self.seat(self.to_move()) {
            Seat::Person => None,
            Seat::Program => Some(Basis::Habit),
        };
        self.push(play.clone(), basis, watch)
    }

    /// Makes the move of the program, if it is to move.
    ///
    /// # Errors
    ///
    /// If the position after the move has no sense, such as a limit without a value.
    pub fn reply(&mut self) -> Result<Option<&Turn>, Error> {
        let Opponent::Program { player, errors } = self.opponent.clone() else {
            return Ok(None);
        };
        if !self.awaits_program() {
            return Ok(None);
        }
        let answer = self.turns.last().map_or(&self.start, |turn| &turn.answer);
        let question = &answer.question;
        let errs = self.rng.u8(..100) < errors;
        let choice = if errs || player == Player::Random {
            random_move(question.game(), question.position(), &mut self.rng).map(|play| Choice {
                play,
                basis: Basis::Habit,
            })
        } else {
            best_move(answer, &mut self.rng, &self.limits)
        };
        if let Some(choice) = choice {
            self.push(choice.play, Some(choice.basis), &mut |_| true)?;
        }
        Ok(self.turns.last())
    }

    fn push(
        &mut self,
        play: Move,
        basis: Option<Basis>,
        watch: &mut dyn FnMut(u64) -> bool,
    ) -> Result<Verdict, Error> {
        let before = self.answer();
        let after = before.question.after(&play)?;
        let answer = solve_watched(&after, None, &self.limits, watch);
        let verdict = Verdict::of(before.outcome(), answer.outcome());
        let before = before.question.clone();
        self.turns.push(Turn {
            by: self.to_move(),
            play,
            before,
            verdict,
            basis,
            answer,
        });
        self.hints = 0;
        Ok(verdict)
    }

    /// Takes back the last move of a person and what followed it: how many moves, 0 if there is
    /// none.
    pub fn undo(&mut self) -> usize {
        let Some(last) = self.turns.iter().rposition(|turn| turn.basis.is_none()) else {
            return 0;
        };
        let back = self.turns.split_off(last);
        let count = back.len();
        self.undone.extend(back.into_iter().rev());
        self.hints = 0;
        count
    }

    /// Makes the moves again that were taken back last: how many, 0 if there are none.
    pub fn redo(&mut self) -> usize {
        let mut count = 0;
        while let Some(turn) = self.undone.pop() {
            self.turns.push(turn);
            count += 1;
            if self.undone.last().is_none_or(|next| next.basis.is_none()) {
                break;
            }
        }
        self.hints = 0;
        count
    }

    /// The next of the three hints for this position; the third again when all were given. `None`
    /// if the game is over.
    pub fn hint(&mut self) -> Option<Hint> {
        if self.winner().is_some() {
            return None;
        }
        self.hints = (self.hints + 1).min(3);
        match self.hints {
            1 => Some(Hint::Who(self.answer().outcome())),
            2 => Some(Hint::Where(clues(self.answer(), &self.limits))),
            _ => self.best().map(Hint::Move),
        }
    }

    /// The best move in this position.
    pub fn best(&self) -> Option<Choice> {
        let answer = self.answer();
        best_move(answer, &mut self.rng.clone(), &self.limits)
    }

    /// The moves of people that gave the win away.
    pub fn slips(&self) -> Vec<Slip> {
        let mut slips = Vec::new();
        let mut before = &self.start;
        for (index, turn) in self.turns.iter().enumerate() {
            if turn.verdict == Verdict::GaveWinAway && turn.basis.is_none() {
                slips.push(Slip {
                    number: index + 1,
                    by: turn.by,
                    play: turn.play.clone(),
                    better: first_winning(before),
                    refuted_by: first_winning(&turn.answer),
                });
            }
            before = &turn.answer;
        }
        slips
    }

    /// Whether all moves of people can be judged: every position that came up is known.
    pub fn is_known(&self) -> bool {
        let answers = self.turns.iter().map(|turn| &turn.answer);
        std::iter::once(&self.start)
            .chain(answers)
            .all(|answer| match &answer.finding {
                Finding::Solved(known) => {
                    known.listed == Listed::All || !known.winning_moves.is_empty()
                }
                Finding::Unknown { .. } => false,
            })
    }

    /// The person takes the other side; after the end of a game, of another game.
    ///
    /// # Errors
    ///
    /// As of [`Session::restart`].
    pub fn swap(&mut self) -> Result<(), Error> {
        if self.winner().is_some() {
            self.restart()?;
        }
        self.person = self.person.other();
        self.undone.clear();
        self.hints = 0;
        Ok(())
    }

    /// Starts another game: at the given position, or else at a random one.
    ///
    /// # Errors
    ///
    /// If the game has no random positions.
    pub fn restart(&mut self) -> Result<(), Error> {
        let winner = self.winner();
        let start = self.start().clone();
        if !self.same_start {
            let question = random_start(start.game(), &mut self.rng, &self.limits)?;
            self.start = solve(&question, &self.limits);
        }
        let turns = std::mem::take(&mut self.turns);
        if !turns.is_empty() {
            self.earlier.push(Played {
                person: self.person,
                start,
                turns,
                winner,
            });
        }
        self.undone.clear();
        self.hints = 0;
        Ok(())
    }
}

fn first_winning(answer: &Answer) -> Option<Move> {
    answer.solution()?.winning_moves.first().cloned()
}

#[cfg(test)]
#[path = "session_tests.rs"]
mod tests;
