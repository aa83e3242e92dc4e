//! Reasons in words.

use nimm::reason::{GoldenPair, Lines, PairKind, PartKind, QuotientLies, RowEnd, ValueRise};
use nimm::{Convention, Count, Move, NimValue, Outcome, Reason};

use crate::list::{self, Items, Rest};
use crate::long_numbers::readable;
use crate::{Value, Words, say_move};

/// The sentence of `reason`, for its position and not in general.
///
/// # Examples
///
/// ```
/// use nimm::{Count, Reason};
/// use nimm_view::{Language, Words, reason_words};
///
/// let count = |n: u64| Count::from(n);
/// let reason = Reason::Remainder {
///     size: count(13),
///     modulus: count(4),
///     quotient: count(3),
///     remainder: count(1),
/// };
/// assert_eq!(
///     reason_words(&Words::new(Language::English), &reason),
///     "13 = 3 × 4 + 1: take 1 and leave a multiple of 4."
/// );
/// ```
#[must_use]
pub fn reason_words(words: &Words, reason: &Reason) -> String {
    readable(words, &sentence(words, reason))
}

fn sentence(words: &Words, reason: &Reason) -> String {
    let say = |id: &str, arguments: &[(&str, Value)]| words.say(id, arguments);
    let of_move = |id: &str, play: &Move, arguments: &[(&str, Value)]| {
        say_move(words, id, play, None, arguments)
    };
    match reason {
        Reason::NoMove { convention } => say(
            "reason-no-move",
            &[("convention", name_of(*convention).into())],
        ),
        Reason::CannotStart => say("reason-cannot-start", &[]),
        Reason::AllPaired => say("reason-all-paired", &[]),
        Reason::Unpaired {
            column,
            holders,
            play,
            leave,
        } => {
            let numbers: Vec<String> = holders.iter().map(usize::to_string).collect();
            let list = list::all_of(words, &numbers, Items::Heaps, Rest::None);
            let count = ("count", holders.len().into());
            let (column, leave) = (("column", column.into()), ("leave", leave.into()));
            let holders = ("holders", list.into());
            of_move("reason-unpaired", play, &[count, column, holders, leave])
        }
        Reason::MisereAsNim => say("reason-misere-as-nim", &[]),
        Reason::MisereLeaveOdd { play, leave, ones } => {
            let (leave, ones) = (("leave", leave.into()), ("ones", (*ones).into()));
            of_move("reason-misere-leave-odd", play, &[leave, ones])
        }
        Reason::MisereOnes { ones } => say("reason-misere-ones", &parity(*ones)),
        Reason::Remainder {
            size,
            modulus,
            quotient,
            remainder,
        } => {
            let [size, modulus, quotient] = division(size, modulus, quotient);
            let remainder = ("remainder", remainder.into());
            say("reason-remainder", &[size, modulus, quotient, remainder])
        }
        Reason::Multiple {
            size,
            modulus,
            quotient,
        } => say("reason-multiple", &division(size, modulus, quotient)),
        Reason::Place {
            size,
            period,
            place,
            losing,
            losing_count,
            preperiod,
        } => {
            let (list, count, verdict) = losing_places(words, place, losing, losing_count.as_ref());
            say(
                "reason-place",
                &[
                    ("size", size.into()),
                    ("period", period.into()),
                    ("place", place.into()),
                    ("preperiod", preperiod.into()),
                    ("losing", list.into()),
                    ("count", count),
                    ("verdict", verdict.into()),
                ],
            )
        }
        Reason::LeavesLosing { play, leave } => {
            of_move("reason-leaves-losing", play, &[("leave", leave.into())])
        }
        Reason::LeavesLosingParts {
            play,
            parts: _,
            values,
        } => {
            let texts: Vec<String> = values.iter().map(NimValue::to_string).collect();
            let list = list::all_of(words, &texts, Items::Numbers, Rest::None);
            of_move("reason-leaves-losing", play, &[("values", list.into())])
        }
        Reason::HeapValues { values, heaps, sum } => {
            let texts: Vec<String> = values.iter().map(NimValue::to_string).collect();
            let rest = match heaps.saturating_sub(values.len()) {
                0 => Rest::None,
                more => Rest::More(more),
            };
            let list = list::all_of(words, &texts, Items::Numbers, rest);
            let (heaps, sum) = (("heaps", (*heaps).into()), ("sum", sum.into()));
            say("reason-heap-values", &[("values", list.into()), heaps, sum])
        }
        Reason::CountAsNim {
            what,
            values,
            count,
        } => {
            let list = first_of(words, values, *count);
            let id = format!("reason-count-as-nim-{}", what.name());
            say(&id, &[("values", list.into())])
        }
        Reason::HeadValues {
            coins,
            values,
            count,
        } => {
            let coins = ("coins", first_of(words, coins, *count).into());
            let values = ("values", first_of(words, values, *count).into());
            let count = ("count", (*count).into());
            say("reason-head-values", &[coins, values, count])
        }
        Reason::NimSum { sum, outcome } => {
            let outcome = ("outcome", outcome_name(*outcome).into());
            say("reason-nim-sum", &[("sum", sum.into()), outcome])
        }
        Reason::MisereNimSum { sum, big, ones } => match big {
            0 => say("reason-misere-small-heaps", &parity(*ones)),
            1 => say("reason-misere-one-big-heap", &[]),
            _ => say("reason-misere-nim-sum", &[("sum", sum.into())]),
        },
        Reason::RowLostWith {
            end,
            leave,
            outcome,
        } => {
            let id = match end {
                RowEnd::First => "reason-row-lost-with-first",
                RowEnd::Last => "reason-row-lost-with-last",
            };
            let outcome = ("outcome", outcome_name(*outcome).into());
            say(id, &[("leave", leave.into()), outcome])
        }
        Reason::PassPairs { convention } => {
            say(&format!("reason-pass-pairs-{}", name_of(*convention)), &[])
        }
        Reason::TwoLines { lines, convention } => {
            let lines = match lines {
                Lines::Rows => "rows",
                Lines::Columns => "columns",
            };
            let id = format!("reason-two-lines-{}", name_of(*convention));
            say(&id, &[("lines", lines.into())])
        }
        Reason::ChompSquare => say("reason-chomp-square", &[]),
        Reason::BeforePeriod {
            size,
            preperiod,
            outcome,
        } => say(
            "reason-before-period",
            &[
                ("size", size.into()),
                ("preperiod", preperiod.into()),
                ("outcome", outcome_name(*outcome).into()),
            ],
        ),
        Reason::SumIsZero => say("reason-sum-is-zero", &[]),
        Reason::ZeroesSum { play, from, to } => {
            let (from, to) = (("from", from.into()), ("to", to.into()));
            of_move("reason-zeroes-sum", play, &[from, to])
        }
        Reason::MisereBigValue { largest } => {
            say("reason-misere-big-value", &[("largest", largest.into())])
        }
        Reason::MisereSmallValues { ones } => say("reason-misere-small-values", &parity(*ones)),
        Reason::MisereLeavesOnes { play, ones } => {
            let ones = ("ones", (*ones).into());
            of_move("reason-misere-leaves-ones", play, &[ones])
        }
        Reason::QuotientProduct {
            words: elements,
            heaps,
            order,
            product,
            outcome,
        } => {
            let texts: Vec<String> = elements.iter().map(ToString::to_string).collect();
            let rest = match heaps.saturating_sub(elements.len()) {
                0 => Rest::None,
                more => Rest::More(more),
            };
            let list = list::all_of(words, &texts, Items::Numbers, rest);
            let outcome = if *outcome == Outcome::P { "p" } else { "n" };
            let order = ("order", (*order).into());
            let product = ("product", product.to_string().into());
            let outcome = ("outcome", outcome.into());
            match heaps {
                1 => say("reason-quotient-heap", &[order, product, outcome]),
                _ => say(
                    "reason-quotient-product",
                    &[("words", list.into()), order, product, outcome],
                ),
            }
        }
        Reason::QuotientMove { play, product } => {
            let product = ("product", product.to_string().into());
            of_move("reason-quotient-move", play, &[product])
        }
        Reason::PartsOf { size, parts, kind } => {
            let (size, count) = (("size", size.into()), ("count", parts.len().into()));
            let sum = ("sum", list::sum(parts).into());
            say(&of_kind("reason-parts-of", *kind), &[size, count, sum])
        }
        Reason::PartTaken { take, limit, next } => {
            let (take, limit) = (("take", take.into()), ("limit", limit.into()));
            match next {
                Some(next) => say("reason-part-taken", &[take, limit, ("next", next.into())]),
                None => say("reason-last-part-taken", &[take]),
            }
        }
        Reason::PartOutOfReach { quota, least } => {
            let (quota, least) = (("quota", quota.into()), ("least", least.into()));
            say("reason-part-out-of-reach", &[quota, least])
        }
        Reason::WholeIsPart { size, kind } => say(
            &of_kind("reason-whole-is-part", *kind),
            &[("size", size.into())],
        ),
        Reason::TooGreedy { take } => say("reason-too-greedy", &[("take", take.into())]),
        Reason::LeastWinningTake { take } => {
            say("reason-least-winning-take", &[("take", take.into())])
        }
        Reason::LeastWinningTakeOutOfReach { take } => say(
            "reason-least-winning-take-out-of-reach",
            &[("take", take.into())],
        ),
        Reason::LeastWinningMove { play, limit } => {
            let limit = ("limit", limit.into());
            of_move("reason-least-winning-move", play, &[limit])
        }
        Reason::OnlyWholeHeaps => say("reason-only-whole-heaps", &[]),
        Reason::NoTakeWins => say("reason-no-take-wins", &[]),
        Reason::EqualPairs { pairs } => say("reason-equal-pairs", &[("pairs", (*pairs).into())]),
        Reason::ValueByLimit {
            heap,
            size,
            rises,
            more,
        } => {
            let rise = |rise: &ValueRise| {
                let (quota, value) = (("quota", (&rise.quota).into()), (&rise.value).into());
                say("reason-value-rise", &[quota, ("value", value)])
            };
            let rises: Vec<String> = rises.iter().map(rise).collect();
            let rises = match more {
                0 => rises.join(&say("list-separator", &[])),
                more => list::all_of(words, &rises, Items::Numbers, Rest::More(*more)),
            };
            let (heap, size) = (("heap", (*heap).into()), ("size", size.into()));
            say(
                "reason-value-by-limit",
                &[heap, size, ("rises", rises.into())],
            )
        }
        Reason::MisereOneFewer { size } => say("reason-misere-one-fewer", &[("size", size.into())]),
        Reason::MisereLeaveOne { take } => say("reason-misere-leave-one", &[("take", take.into())]),
        Reason::ColumnsBalanced { modulus } => {
            say("reason-columns-balanced", &[("modulus", modulus.into())])
        }
        Reason::ColumnUnbalanced {
            modulus,
            column,
            ones,
        } => {
            let (column, ones) = (("column", column.into()), ("ones", (*ones).into()));
            let modulus = ("modulus", modulus.into());
            say("reason-column-unbalanced", &[column, ones, modulus])
        }
        Reason::MooreOnes {
            ones,
            modulus,
            outcome,
        } => {
            let (ones, modulus) = (("ones", (*ones).into()), ("modulus", modulus.into()));
            say("reason-moore-ones", &[ones, modulus, of_outcome(*outcome)])
        }
        Reason::MooreFewBig { big, modulus } => {
            let (big, modulus) = (("big", (*big).into()), ("modulus", modulus.into()));
            say("reason-moore-few-big", &[big, modulus])
        }
        Reason::MisereAsNormal => say("reason-misere-as-normal", &[]),
        Reason::GoldenPair(pair) => say("reason-golden-pair", &of_pair(pair)),
        Reason::LeavesGoldenPair { play, pair } => {
            of_move("reason-leaves-golden-pair", play, &of_pair(pair))
        }
        Reason::Quotient {
            small,
            large,
            lies,
            outcome,
        } => {
            let id = match lies {
                QuotientLies::Equal => "reason-quotient-equal",
                QuotientLies::Below => "reason-quotient-below",
                QuotientLies::Above => "reason-quotient-above",
                QuotientLies::Neighbours => "reason-quotient-neighbours",
            };
            let (small, large) = (("small", small.into()), ("large", large.into()));
            say(id, &[small, large, of_outcome(*outcome)])
        }
        Reason::QuotientValue {
            small,
            large,
            value,
        } => {
            let (small, large) = (("small", small.into()), ("large", large.into()));
            say(
                "reason-quotient-value",
                &[small, large, ("value", value.into())],
            )
        }
        Reason::LeavesPair { play, small, large } => {
            let (small, large) = (("small", small.into()), ("large", large.into()));
            of_move("reason-leaves-pair", play, &[small, large])
        }
        Reason::LargestHeaps {
            largest,
            times,
            outcome,
        } => {
            let (largest, times) = (("largest", largest.into()), ("times", (*times).into()));
            say(
                "reason-largest-heaps",
                &[largest, times, of_outcome(*outcome)],
            )
        }
        Reason::HalfExcess { total, sum, value } => {
            let (total, sum) = (("total", total.into()), ("sum", sum.into()));
            say("reason-half-excess", &[total, sum, ("value", value.into())])
        }
        Reason::Searched { positions } => {
            say("reason-searched", &[("positions", (*positions).into())])
        }
        Reason::ValueByTheorem { size, value } => {
            let decided = match value.is_zero() {
                true => "lost",
                false => "won",
            };
            let arguments = [
                ("size", size.into()),
                ("value", value.as_count().into()),
                ("decided", decided.into()),
            ];
            say("reason-value-by-theorem", &arguments)
        }
        Reason::Tabulated { up_to } => say("reason-tabulated", &[("up-to", (*up_to).into())]),
        // The data may name reasons that are newer than this crate; tests name them all.
        _ => String::new(),
    }
}

/// The rule of thumb of Nim, which holds for every position of it.
#[must_use]
pub fn rule_of_thumb(words: &Words) -> String {
    words.say("reason-rule-of-thumb", &[])
}

fn name_of(convention: Convention) -> &'static str {
    match convention {
        Convention::Normal => "normal",
        Convention::Misere => "misere",
    }
}

fn outcome_name(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::P => "p",
        Outcome::N => "n",
    }
}

/// The first of so many items as a list.
fn first_of(words: &Words, items: &[impl ToString], count: usize) -> String {
    let texts: Vec<String> = items.iter().map(ToString::to_string).collect();
    let rest = match count.saturating_sub(items.len()) {
        0 => Rest::None,
        more => Rest::More(more),
    };
    list::all_of(words, &texts, Items::Numbers, rest)
}

fn of_outcome(outcome: Outcome) -> (&'static str, Value) {
    ("outcome", outcome_name(outcome).into())
}

fn of_pair(pair: &GoldenPair) -> [(&'static str, Value); 4] {
    let kind = match pair.kind {
        PairKind::Golden => "golden",
        PairKind::Misere => "misere",
    };
    [
        ("difference", (&pair.difference).into()),
        ("lesser", (&pair.lesser).into()),
        ("greater", (&pair.greater).into()),
        ("kind", kind.into()),
    ]
}

fn of_kind(id: &str, kind: PartKind) -> String {
    let kind = match kind {
        PartKind::Fibonacci => "fibonacci",
        PartKind::Losing => "losing",
    };
    format!("{id}-{kind}")
}

fn parity(ones: usize) -> [(&'static str, Value); 2] {
    let parity = if ones.is_multiple_of(2) {
        "even"
    } else {
        "odd"
    };
    [("ones", ones.into()), ("parity", parity.into())]
}

fn division(size: &Count, modulus: &Count, quotient: &Count) -> [(&'static str, Value); 3] {
    [
        ("size", size.into()),
        ("modulus", modulus.into()),
        ("quotient", quotient.into()),
    ]
}

/// The losing places of a period as a list, how many there are, and what that says of `place`.
fn losing_places(
    words: &Words,
    place: &Count,
    losing: &[Count],
    losing_count: Option<&Count>,
) -> (String, Value, &'static str) {
    let listed = Count::from(losing.len());
    let more = losing_count.and_then(|count| count.checked_sub(&listed));
    let is_whole = more.as_ref().is_some_and(Count::is_zero);
    let rest = match more.as_ref().map(Count::to_usize) {
        Some(Some(0)) => Rest::None,
        Some(Some(more)) => Rest::More(more),
        _ => Rest::Uncounted,
    };
    let texts: Vec<String> = losing.iter().map(Count::to_string).collect();
    let list = list::all_of(words, &texts, Items::Numbers, rest);
    let count = match (losing, losing_count) {
        ([], _) if !is_whole => "unknown".into(),
        (_, Some(count)) => count.into(),
        (_, None) => "many".into(),
    };
    // The list ascends, so it decides all places up to its last one.
    let decided = is_whole || losing.last().is_some_and(|last| place <= last);
    let verdict = match losing.contains(place) {
        true if is_whole && losing.len() == 1 => "only",
        true => "lost",
        false if decided && !losing.is_empty() => "won",
        false => "open",
    };
    (list, count, verdict)
}
