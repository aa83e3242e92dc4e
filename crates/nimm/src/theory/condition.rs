//! What has to hold for a theorem to apply, test by test.

use std::fmt;

use crate::rule::{HeapRule, JointRule, Part, Variable};
use crate::{Convention, Game};

/// One thing that a theorem needs to hold of a game. Its `id` names its words in the message files,
/// `condition-ID`.
pub struct Condition {
    /// The stable name, in kebab case.
    pub id: &'static str,
    /// What has to hold, as JSON has it.
    pub text: &'static str,
    pub(super) test: Test,
}

/// How a condition is tested.
pub(super) enum Test {
    /// On the game as a whole.
    Game(fn(&Game) -> bool),
    /// On the rule of every heap.
    EveryHeap(fn(&HeapRule) -> bool),
}

impl Condition {
    /// A condition on the game as a whole.
    pub(super) const fn of_game(
        id: &'static str,
        text: &'static str,
        holds: fn(&Game) -> bool,
    ) -> Condition {
        let test = Test::Game(holds);
        Condition { id, text, test }
    }

    /// A condition on the rule of every heap.
    pub(super) const fn of_heaps(
        id: &'static str,
        text: &'static str,
        holds: fn(&HeapRule) -> bool,
    ) -> Condition {
        let test = Test::EveryHeap(holds);
        Condition { id, text, test }
    }

    /// Whether it holds of a game.
    #[must_use]
    pub fn holds(&self, game: &Game) -> bool {
        match self.test {
            Test::Game(holds) => holds(game),
            Test::EveryHeap(holds) => {
                let rules = game.rule().heap_rules();
                rules.is_some_and(|rules| rules.into_iter().all(holds))
            }
        }
    }
}

impl PartialEq for Condition {
    fn eq(&self, other: &Condition) -> bool {
        self.id == other.id
    }
}

impl Eq for Condition {}

impl fmt::Debug for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}

// Conventions.

pub(super) static NORMAL_PLAY: Condition =
    Condition::of_game("normal-play", "normal play", |game| {
        game.convention() == Convention::Normal
    });

pub(super) static MISERE_PLAY: Condition =
    Condition::of_game("misere-play", "misère play", |game| {
        game.convention() == Convention::Misere
    });

// Patterns: what kind of rule a theorem speaks of.

/// Some heap is played by Nim.
pub(super) static NIM: Condition =
    Condition::of_game("some-nim", "some heap is played by nim", |game| {
        has_heap_rule(game, |rule| *rule == HeapRule::Nim)
    });

/// One rule, a set of amounts that is the same for heaps of all sizes.
pub(super) static ONE_SET: Condition = Condition::of_game(
    "one-set",
    "one set of amounts for heaps of all sizes, which leave one heap or none",
    |game| {
        game.rule()
            .only_heap_rule()
            .is_some_and(HeapRule::is_fixed_set)
    },
);

/// One rule, under which the amounts depend on the size of the heap.
pub(super) static HEAP_MATTERS: Condition = Condition::of_game(
    "heap-matters",
    "one rule, under which the amounts depend on the size of the heap",
    |game| match game.rule().only_heap_rule() {
        Some(HeapRule::Choice(choice)) => choice.alternatives().iter().any(|kind| {
            let condition = kind.condition.as_ref();
            condition.is_some_and(|condition| condition.names(Variable::Heap))
        }),
        _ => false,
    },
);

/// One rule, under which heaps may be split.
pub(super) static SPLITS: Condition = Condition::of_game(
    "heaps-split",
    "one rule, under which a heap may be split",
    |game| game.rule().only_heap_rule().is_some_and(HeapRule::splits),
);

/// Some heap has nim-values.
pub(super) static INDEPENDENT_HEAP: Condition = Condition::of_game(
    "independent-heap",
    "the moves in some heap depend on that heap alone",
    |game| has_heap_rule(game, |rule| !rule.has_quota()),
);

/// Some heap is played for itself, so that it has a nim-value, under its limit if it has one.
pub(super) static OWN_HEAP: Condition =
    Condition::of_game("own-heap", "some heap is played for itself", |game| {
        has_heap_rule(game, |_| true)
    });

/// Some heap remembers the previous take.
pub(super) static PREVIOUS_TAKE: Condition = Condition::of_game(
    "previous-take",
    "the previous take limits the next",
    |game| has_heap_rule(game, HeapRule::has_quota),
);

/// Whether the heaps of some part are played each for itself, by a rule of this kind.
fn has_heap_rule(game: &Game, is_kind: fn(&HeapRule) -> bool) -> bool {
    let mut rules = game.rule().parts().iter().filter_map(Part::heap_rule);
    rules.any(is_kind)
}

/// Whether the heaps of some part are played together, by a rule of this kind.
pub(super) fn has_joint_rule(game: &Game, is_kind: fn(&JointRule) -> bool) -> bool {
    let mut parts = game.rule().parts().iter();
    parts.any(|part| matches!(part, Part::Joint(rule) if is_kind(rule)))
}

// Shared by several theorems.

pub(super) static NO_SUM: Condition =
    Condition::of_game("no-sum", "the rule is no sum of rules", |game| {
        game.rule().parts().len() == 1
    });

pub(super) static ONE_HEAP: Condition = Condition::of_game("one-heap", "one heap", |game| {
    game.rule().only_heap_rule().is_some()
});
