//! The full-screen board: choosing a heap and a move in it, among those that are allowed.

use nimm::rule::HeapRule;
use nimm::{Count, Move};

use super::board::Board;
use nimm::play::{Runs, amounts_of, other_moves};

/// The most splits that keys step through; others are typed.
const MOST_SPLITS: usize = 1000;

/// A direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// Towards the first heap, or less.
    Back,
    /// Towards the last heap, or more.
    On,
}

impl Board<'_> {
    /// Whether there is a move in a heap.
    pub(super) fn movable(&self, index: usize) -> bool {
        let question = self.session.question();
        question.game().has_move(question.position(), index)
    }

    pub(super) fn choose_heap(&mut self, step: Step) {
        let heaps = self.session.question().position().heaps().len();
        let next = match step {
            Step::On => (self.heap + 1..heaps).find(|index| self.movable(*index)),
            Step::Back => (0..self.heap).rev().find(|index| self.movable(*index)),
        };
        if let Some(heap) = next {
            self.heap = heap;
            self.choose_end(Step::Back);
        }
    }

    /// The next move up or down: first come the takes by amount, then the splits.
    pub(super) fn choose_move(&mut self, step: Step) {
        self.typed.clear();
        let Some(now) = self.choice.clone() else {
            return self.choose_end(Step::Back);
        };
        let takes = self.takes();
        let next = match (now.take(), step) {
            (Some(take), Step::On) if !takes.is_empty() => {
                let run = takes.iter().find(|run| run.end() > take);
                let next = run.map(|run| run.start().clone().max(take + &Count::ONE));
                next.map(|take| self.take_of(take))
                    .or_else(|| self.splits().next())
            }
            (Some(take), Step::Back) if !takes.is_empty() => {
                take.checked_sub(&Count::ONE).and_then(|below| {
                    let run = takes.iter().rev().find(|run| *run.start() <= below)?;
                    Some(self.take_of(run.end().clone().min(below)))
                })
            }
            (_, Step::On) => self.splits().skip_while(|split| *split != now).nth(1),
            (_, Step::Back) => {
                let before = self.splits().take_while(|split| *split != now).last();
                before.or_else(|| Some(self.take_of(takes.last()?.end().clone())))
            }
        };
        self.choice = next.or(Some(now));
    }

    /// The first or the last move.
    pub(super) fn choose_end(&mut self, step: Step) {
        self.typed.clear();
        let takes = self.takes();
        let take = match step {
            Step::Back => takes.first().map(|run| run.start().clone()),
            Step::On => takes.last().map(|run| run.end().clone()),
        };
        let take = take.map(|take| self.take_of(take));
        self.choice = match step {
            Step::Back => take.or_else(|| self.splits().next()),
            Step::On => self.splits().last().or(take),
        };
    }

    /// Adds a sign to the move that is typed: an amount, or the heaps that are left joined by `+`.
    /// One that makes it too large begins a new move unless the signs before it were a legal one,
    /// which then stays.
    pub(super) fn type_sign(&mut self, sign: char) {
        if !self.movable(self.heap) || sign == '+' && !self.may_split() {
            return;
        }
        let longer = format!("{}{sign}", self.typed);
        let fits = self.fits(&longer);
        if fits || self.typed.is_empty() || self.is_pending() {
            self.typed = match (fits, sign) {
                (true, _) => longer,
                (false, '+') => return,
                (false, _) => sign.to_string(),
            };
            self.read_typed();
        } else {
            self.say_takes();
        }
    }

    /// Whether a move may begin like this.
    fn fits(&self, typed: &str) -> bool {
        let heaps = self.session.question().position().heaps();
        let takes = self.takes();
        let most = match (self.may_split(), takes.last()) {
            (true, _) => heaps[self.heap].size(),
            (false, Some(last)) => last.end(),
            (false, None) => return false,
        };
        let complete = typed.strip_suffix('+').unwrap_or(typed);
        let sizes: Option<Vec<Count>> = complete.split('+').map(|size| size.parse().ok()).collect();
        let sum = sizes.map(|sizes| sizes.iter().fold(Count::ZERO, |sum, size| &sum + size));
        sum.is_some_and(|sum| sum <= *most)
    }

    /// Whether signs were typed that are not the chosen move.
    pub(super) fn is_pending(&self) -> bool {
        !self.typed.is_empty() && self.typed_move() != self.choice
    }

    /// Whether the rule of the chosen heap has splits.
    pub(super) fn may_split(&self) -> bool {
        let question = self.session.question();
        let part = question.game().part(question.position(), self.heap);
        part.heap_rule().is_some_and(HeapRule::splits)
    }

    /// Says which moves the chosen heap allows.
    pub(super) fn say_takes(&mut self) {
        let takes = self.takes();
        let split = self.splits().next();
        let text = self.phrases.may_take(self.heap + 1, &takes, split.as_ref());
        self.message = vec![text];
    }

    pub(super) fn erase_sign(&mut self) {
        self.typed.pop();
        self.read_typed();
    }

    /// Takes over the move typed if it is legal; otherwise the last legal one stays.
    fn read_typed(&mut self) {
        let question = self.session.question();
        match self.typed_move() {
            Some(play) if question.game().allows(question.position(), &play) => {
                self.choice = Some(play);
            }
            _ if self.typed.is_empty() => {}
            _ => self.say_takes(),
        }
    }

    fn typed_move(&self) -> Option<Move> {
        let sign = if self.typed.contains('+') { '>' } else { '-' };
        format!("{}:{sign}{}", self.heap + 1, self.typed)
            .parse()
            .ok()
    }

    /// The amounts that may be taken from the chosen heap.
    fn takes(&self) -> Runs {
        amounts_of(self.session.question(), self.heap)
    }

    fn take_of(&self, amount: Count) -> Move {
        Move::new(self.heap + 1, amount)
    }

    /// The first ways to split the chosen heap; where heaps are played together, the first of all
    /// moves that begin with it.
    fn splits(&self) -> impl Iterator<Item = Move> {
        let question = self.session.question();
        other_moves(question.game(), question.position(), self.heap).take(MOST_SPLITS)
    }
}
