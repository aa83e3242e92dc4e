//! Moves in words: a take, a split, or changes of several heaps.

use nimm::position::{Change, Shift};
use nimm::{Count, Move};

use crate::list::{self, Items, Rest};
use crate::{Value, Words};

/// The message `id` about a move, or the message `id-split` about one that splits its heap, or
/// `id-change` about one that changes several heaps.
///
/// It is filled with `heap`, the number of the heap, with `move`, the text of the move, and with
/// `take`, what is taken of `size`, the heap before the move. The first message has `leave`, the
/// second one `parts`, the sizes of the heaps that are left, the third one `changes`, what is done to
/// each heap; all have what is in `more`. Where the size is not known, a take leaves and a split takes
/// 0.
///
/// # Examples
///
/// ```
/// use nimm::{Count, Move};
/// use nimm_view::{Language, Words, say_move};
///
/// let words = Words::new(Language::English);
/// let size = Count::from(6u64);
/// let say = |text: &str| {
///     let play: Move = text.parse()?;
///     Ok::<_, nimm::Error>(say_move(&words, "move-in-heap", &play, Some(&size), &[]))
/// };
/// assert_eq!(say("2:-1")?, "take 1 from heap 2 and leave 5 (2:-1)");
/// assert_eq!(say("2:>1+4")?, "take 1 from heap 2 and leave heaps of 1 and 4 (2:>1+4)");
/// # Ok::<(), nimm::Error>(())
/// ```
#[must_use]
pub fn say_move(
    words: &Words,
    id: &str,
    play: &Move,
    size: Option<&Count>,
    more: &[(&str, Value)],
) -> String {
    let taken = size.and_then(|size| play.taken_from(size));
    let taken = play.take().cloned().or(taken).unwrap_or_default();
    let mut arguments = vec![
        ("heap", play.heap().into()),
        ("move", play.into()),
        ("take", (&taken).into()),
    ];
    let id = match (play.parts(), play.changes()) {
        (None, Some(changes)) => {
            arguments.push(("changes", changes_words(words, changes).into()));
            format!("{id}-change")
        }
        (None, None) => {
            let leave = size.and_then(|size| size.checked_sub(&taken));
            arguments.push(("leave", (&leave.unwrap_or_default()).into()));
            id.to_string()
        }
        (Some(parts), _) => {
            arguments.push(("parts", sizes(words, parts).into()));
            format!("{id}-split")
        }
    };
    arguments.extend(more.iter().cloned());
    words.say(&id, &arguments)
}

/// "take 2 from heap 1, take 2 from heap 2 and put 2 on heap 3".
fn changes_words(words: &Words, changes: &[Change]) -> String {
    let say = |change: &Change| {
        let (id, amount) = match &change.by {
            Shift::Less(amount) => ("change-less", amount),
            Shift::More(amount) => ("change-more", amount),
        };
        words.say(
            id,
            &[("heap", change.heap.into()), ("amount", amount.into())],
        )
    };
    let texts: Vec<String> = changes.iter().map(say).collect();
    list::all_of(words, &texts, Items::Numbers, Rest::None)
}

/// "1 and 4".
fn sizes(words: &Words, parts: &[Count]) -> String {
    let texts: Vec<String> = parts.iter().map(Count::to_string).collect();
    list::all_of(words, &texts, Items::Numbers, Rest::None)
}
