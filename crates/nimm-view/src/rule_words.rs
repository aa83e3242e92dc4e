//! Rules in plain words.

use nimm::rule::{Expression, Growth, HeapRule, JointRule, Part, SubtractionSet};
use nimm::{Convention, Count, Game, Heap};

use crate::kind_words::{kinds_words, moves_from};
use crate::{Value, Words, list};

/// How many heaps are looked at one by one for one without a move.
const FAR_LOOK: u64 = 1000;

/// What may be taken and who wins, in plain words.
///
/// # Examples
///
/// ```
/// use nimm_view::{Language, Words, rule_words};
///
/// let game = "misere take 1-6,8".parse()?;
/// assert_eq!(
///     rule_words(&Words::new(Language::English), &game),
///     "Take 1 to 6 or 8 matches from one heap. Whoever takes the last match loses."
/// );
/// # Ok::<(), nimm::Error>(())
/// ```
#[must_use]
pub fn rule_words(words: &Words, game: &Game) -> String {
    let gap = words.say("sentence-gap", &[]);
    let mut sentences = Vec::new();
    match game.rule().parts() {
        [part] => sentences.push(part_words(words, part)),
        parts => {
            sentences.push(words.say("rule-sum", &[]));
            for (index, part) in parts.iter().enumerate() {
                let number = ("number", Value::from(index + 1));
                let rule = ("rule", part_words(words, part).into());
                sentences.push(words.say("rule-sum-part", &[number, rule]));
            }
            let has_own_limit = |part: &Part| matches!(part, Part::Heap(HeapRule::AtMost(_)));
            if parts.iter().any(has_own_limit) {
                sentences.push(words.say("rule-own-limits", &[]));
            }
        }
    }
    let empties = game.rule().parts().iter().all(empties_every_heap);
    let convention = match (game.convention(), empties) {
        (Convention::Normal, true) => "convention-last-match-wins",
        (Convention::Misere, true) => "convention-last-match-loses",
        (Convention::Normal, false) => "convention-last-move-wins",
        (Convention::Misere, false) => "convention-last-move-loses",
    };
    sentences.push(words.say(convention, &[]));
    sentences.join(&gap)
}

/// The plain words of the named rule `name`; its message id if it has none.
#[must_use]
pub fn named_words(words: &Words, name: &str) -> String {
    words.say(&format!("named-{name}"), &[])
}

fn part_words(words: &Words, part: &Part) -> String {
    match part {
        Part::Heap(rule) => heap_words(words, rule),
        Part::Joint(rule) => joint_words(words, rule),
    }
}

fn joint_words(words: &Words, rule: &JointRule) -> String {
    match rule {
        JointRule::Moore(most) => words.say("rule-moore", &[("most", (*most).into())]),
        JointRule::Kotzig(steps) => {
            let amounts = amounts(words, steps);
            words.say("rule-kotzig", &[("amounts", amounts.into())])
        }
        rule if *rule == JointRule::global_fibonacci() => named_words(words, "global-fibonacci"),
        JointRule::Globally(limit) => {
            words.say("rule-globally", &[("limit", limit.to_string().into())])
        }
        rule => named_words(words, rule.name()),
    }
}

fn heap_words(words: &Words, part: &HeapRule) -> String {
    match part {
        HeapRule::Nim => words.say("rule-nim", &[]),
        HeapRule::Take(set) => {
            let amounts = ("amounts", amounts(words, set).into());
            let greatest = ("greatest", set.greatest().into());
            words.say("rule-take", &[amounts, greatest])
        }
        HeapRule::AllBut(set) => {
            words.say("rule-all-but", &[("amounts", amounts(words, set).into())])
        }
        HeapRule::Code(_) | HeapRule::Choice(_) => kinds_words(words, &part.alternatives()),
        rule if *rule == HeapRule::fibonacci() => words.say("rule-fibonacci", &[]),
        HeapRule::AtMost(limit) => {
            let id = if names_previous(limit) {
                "rule-at-most"
            } else {
                "rule-at-most-fixed"
            };
            words.say(id, &[("limit", limit.to_string().into())])
        }
    }
}

/// "1 to 6, 8 or 9".
pub(crate) fn amounts(words: &Words, set: &SubtractionSet) -> String {
    let mut items = Vec::new();
    for run in set.runs() {
        let (from, to) = (run.start(), run.end());
        if *to <= from + &Count::ONE {
            items.push(from.to_string());
            if from < to {
                items.push(to.to_string());
            }
        } else {
            let ends = [("from", from.into()), ("to", to.into())];
            items.push(words.say("amounts-range", &ends));
        }
    }
    list::one_of(words, &items)
}

fn names_previous(limit: &Expression) -> bool {
    // Functions and numbers never contain this name.
    limit.to_string().contains("prev")
}

/// Whether play goes on until the heap is empty. Where that is not easily seen, `false`.
fn empties_every_heap(part: &Part) -> bool {
    match part {
        Part::Heap(rule) => empties(rule),
        Part::Joint(rule) => matches!(
            rule,
            JointRule::Moore(_) | JointRule::Wythoff | JointRule::GreedyNim | JointRule::EndNim
        ),
    }
}

fn empties(part: &HeapRule) -> bool {
    match part {
        HeapRule::Nim => true,
        HeapRule::Take(set) => *set.least() == Count::ONE,
        HeapRule::AllBut(set) => !set.contains(&Count::ONE),
        HeapRule::AtMost(limit) => Growth::of(limit).is_positive(),
        HeapRule::Code(_) | HeapRule::Choice(_) => {
            let kinds = part.alternatives();
            let from = kinds.iter().filter_map(moves_from).min();
            let movable = |size: u64| {
                let heap = Heap::new(size);
                part.takes(&heap).next().is_some() || part.splits_of(&heap).next().is_some()
            };
            from.filter(|from| *from <= FAR_LOOK)
                .is_some_and(|from| (1..from).all(movable))
        }
    }
}
