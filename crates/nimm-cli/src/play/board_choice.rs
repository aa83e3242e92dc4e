//! The full-screen board: choosing a heap and how many to take, among what is allowed.

use nimm::Count;

use super::board::Board;

/// A direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// Towards the first heap, or less.
    Back,
    /// Towards the last heap, or more.
    On,
}

impl Board<'_> {
    /// Whether something may be taken from a heap.
    pub(super) fn movable(&self, index: usize) -> bool {
        let question = self.session.question();
        !question.game().takes(question.position(), index).is_empty()
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

    /// The next amount up or down that may be taken.
    pub(super) fn choose_take(&mut self, step: Step) {
        self.typed.clear();
        let question = self.session.question();
        let takes = question.game().takes(question.position(), self.heap);
        let Some(now) = &self.take else {
            return self.choose_end(Step::Back);
        };
        let next = match step {
            Step::On => takes
                .iter()
                .find(|run| run.end() > now)
                .map(|run| run.start().clone().max(now + &Count::ONE)),
            Step::Back => now.checked_sub(&Count::ONE).and_then(|below| {
                let run = takes.iter().rev().find(|run| *run.start() <= below)?;
                Some(run.end().clone().min(below))
            }),
        };
        self.take = next.or_else(|| self.take.clone());
    }

    /// The fewest or the most that may be taken.
    pub(super) fn choose_end(&mut self, step: Step) {
        self.typed.clear();
        let question = self.session.question();
        let takes = question.game().takes(question.position(), self.heap);
        self.take = match step {
            Step::Back => takes.first().map(|run| run.start().clone()),
            Step::On => takes.last().map(|run| run.end().clone()),
        };
    }

    /// Adds a digit to the amount. One that makes it larger than all amounts begins a new amount
    /// unless the digits before it were one that may be taken, which then stays.
    pub(super) fn type_digit(&mut self, digit: char) {
        let question = self.session.question();
        let takes = question.game().takes(question.position(), self.heap);
        let longer = format!("{}{digit}", self.typed);
        let fits = match (longer.parse::<Count>(), takes.last()) {
            (Ok(longer), Some(most)) => longer <= *most.end(),
            _ => false,
        };
        if fits || self.typed.is_empty() || self.is_pending() {
            self.typed = if fits { longer } else { digit.to_string() };
            self.read_digits();
        } else {
            self.say_takes();
        }
    }

    /// Whether digits were typed that are not the amount to be taken.
    pub(super) fn is_pending(&self) -> bool {
        !self.typed.is_empty() && self.typed.parse::<Count>().ok() != self.take
    }

    /// Says which amounts the chosen heap allows.
    pub(super) fn say_takes(&mut self) {
        let question = self.session.question();
        let takes = question.game().takes(question.position(), self.heap);
        self.message = vec![self.phrases.may_take(self.heap + 1, &takes)];
    }

    pub(super) fn erase_digit(&mut self) {
        self.typed.pop();
        self.read_digits();
    }

    /// Takes over the amount typed if it is legal; otherwise the last legal one stays.
    fn read_digits(&mut self) {
        let Ok(typed) = self.typed.parse::<Count>() else {
            return;
        };
        let question = self.session.question();
        let takes = question.game().takes(question.position(), self.heap);
        if takes.iter().any(|run| run.contains(&typed)) {
            self.take = Some(typed);
        } else {
            self.say_takes();
        }
    }
}
