//! The kinds of moves of a code or a choice, in plain words.

use nimm::Count;
use nimm::rule::{
    Alternative, Amounts, Condition, Leaves, NumberSet, Parts, SubtractionSet, Variable,
};

use crate::rule_words::amounts;
use crate::{Value, Words};

/// One sentence that tells what a move may do.
pub(crate) fn kinds_words(words: &Words, kinds: &[Alternative]) -> String {
    let texts: Vec<String> = kinds.iter().map(|kind| kind_words(words, kind)).collect();
    let (id, moves) = match (kinds, texts.as_slice()) {
        ([kind], [text]) if kind.amounts == Amounts::Nothing => ("rule-split", text.clone()),
        ([_], [text]) => ("rule-take-and-leave", text.clone()),
        (_, [before @ .., last]) => {
            let before = before.join(&words.say("kinds-separator", &[]));
            let or = words.say("kinds-or", &[]);
            ("rule-choice", format!("{before}{or}{last}"))
        }
        (_, []) => return String::new(),
    };
    words.say(id, &[("moves", moves.into())])
}

fn kind_words(words: &Words, kind: &Alternative) -> String {
    let condition = kind.condition.as_ref();
    let condition = condition.map(|condition| condition_words(words, condition));
    let condition = ("condition", condition.unwrap_or_default().into());
    if kind.amounts == Amounts::Nothing {
        let into = ("into", into_words(words, kind.leaves).into());
        return words.say("kind-split", &[into, condition]);
    }
    let amounts = ("amounts", amounts_words(words, &kind.amounts).into());
    let leaves = ("leaves", leaves_words(words, kind.leaves).into());
    words.say("kind-take", &[amounts, condition, leaves])
}

/// "1 or 2 matches".
fn amounts_words(words: &Words, taken: &Amounts) -> String {
    match taken {
        Amounts::Nothing => String::new(),
        Amounts::Any => words.say("kind-amounts-any", &[]),
        Amounts::AllBut(set) => {
            let amounts = amounts(words, set);
            words.say("kind-amounts-all-but", &[("amounts", amounts.into())])
        }
        Amounts::Listed { numbers, sets } => {
            let greatest = numbers.as_ref().map(SubtractionSet::greatest);
            let numbers = numbers.as_ref().map(|set| amounts(words, set));
            if sets.is_empty() {
                let amounts = ("amounts", numbers.unwrap_or_default().into());
                let greatest = ("greatest", greatest.unwrap_or(&Count::ZERO).into());
                return words.say("kind-amounts-numbers", &[amounts, greatest]);
            }
            let names: Vec<String> = sets.iter().map(|set| set_words(words, set)).collect();
            let names = names.join(&words.say("sets-or", &[]));
            let numbers = numbers.unwrap_or_else(|| "none".to_string());
            let arguments = [("numbers", numbers.into()), ("sets", names.into())];
            words.say("kind-amounts-sets", &arguments)
        }
    }
}

/// "prime", said of a number.
fn set_words(words: &Words, set: &NumberSet) -> String {
    match set {
        NumberSet::Powers(base) => words.say("set-powers", &[("base", (*base).into())]),
        NumberSet::Residue { residue, modulus } if *modulus > 2 => {
            let residue = ("residue", (*residue).into());
            words.say("set-residue", &[residue, ("modulus", (*modulus).into())])
        }
        named => words.say(&format!("set-{}", named.to_string().replace(' ', "-")), &[]),
    }
}

fn condition_words(words: &Words, condition: &Condition) -> String {
    let names = |variable| condition.names(variable);
    let named = match (names(Variable::Heap), names(Variable::Amount)) {
        (true, true) => "both",
        (true, false) => "heap",
        (false, true) => "amount",
        (false, false) => "neither",
    };
    let arguments = [
        ("condition", condition.to_string().into()),
        ("named", named.into()),
    ];
    words.say("kind-condition", &arguments)
}

/// What has to be or may be left, beyond taking and nothing else.
fn leaves_words(words: &Words, leaves: Leaves) -> String {
    let one_or_none = match (leaves.allows(0), leaves.allows(1)) {
        (true, true) if !leaves.splits() => return String::new(),
        (true, true) => "both",
        (true, false) => "none",
        (false, true) => "one",
        (false, false) => "neither",
    };
    let id = match leaves.splits() {
        true => "kind-leaves-heaps",
        false => "kind-leaves",
    };
    let into = ("into", into_words(words, leaves).into());
    words.say(id, &[("besides", Value::from(one_or_none)), into])
}

/// "two heaps of different sizes".
fn into_words(words: &Words, leaves: Leaves) -> String {
    let heaps = match (leaves.allows(2), leaves.allows(3), leaves.parts()) {
        (true, false, Parts::Any) => "two",
        (true, false, Parts::Unequal) => "two-unequal",
        (false, _, _) => "three",
        (true, true, Parts::Any) => "two-or-three",
        (true, true, Parts::Unequal) => "two-unequal-or-three",
    };
    words.say("kind-into", &[("heaps", heaps.into())])
}

/// The least heap from which on every heap has a move of this kind, where it is easily told.
pub(crate) fn moves_from(kind: &Alternative) -> Option<u64> {
    let leaves = kind.leaves;
    let least = match (&kind.amounts, &kind.condition) {
        (_, Some(_)) => return None,
        (Amounts::Any, None) if leaves.allows(0) => return Some(1),
        (Amounts::Any, None) => 1,
        (Amounts::Nothing, None) => 0,
        (Amounts::AllBut(set), None) => {
            let allowed = |amount: &u64| !set.contains(&Count::from(*amount));
            (1..).find(allowed)?
        }
        (Amounts::Listed { numbers, sets }, None) => {
            let number = numbers.as_ref().and_then(|set| set.least().to_u64());
            let members = sets.iter().filter_map(|set| set.members().next());
            members.chain(number).min()?
        }
    };
    let left = match (leaves.allows(1), leaves.allows(2), leaves.allows(3)) {
        (true, _, _) if least > 0 => 1,
        (_, true, _) if leaves.parts() == Parts::Any => 2,
        (_, true, _) | (_, _, true) => 3,
        _ => return None,
    };
    least.checked_add(left)
}
