//! Moves in words: a take, a split, changes of several heaps, or what a game calls its moves.

use nimm::position::{Change, Shift};
use nimm::{Count, Heap, Move, Question};

use crate::act_words::act_words;
use crate::list::{self, Items, Rest};
use crate::{Value, Words};

/// The message `id` about a move, or the message `id-split` about one that splits its heap, or
/// `id-change` about one that changes several heaps, or that the game before it has words for.
///
/// It is filled with `heap`, the number of the heap, with `move`, the text of the move, and with
/// `take`, what is taken of the heap, the first of several that lose matches. The first message has
/// `leave`, the second one `parts`, the sizes of the heaps that are left, the third one `changes`,
/// what is done to each heap or what the game calls that; all have what is in `more`. Where `before`
/// is not known, a take leaves and a split takes 0.
///
/// # Examples
///
/// ```
/// use nimm::{Move, Question};
/// use nimm_view::{Language, Words, say_move};
///
/// let words = Words::new(Language::English);
/// let say = |game: &str, position: &str, play: &str| {
///     let (before, play) = (Question::parse(game, position)?, play.parse::<Move>()?);
///     Ok::<_, nimm::Error>(say_move(&words, "move-in-heap", &play, Some(&before), &[]))
/// };
/// assert_eq!(say("nim", "1+6", "2:-1")?, "take 1 from heap 2 and leave 5 (2:-1)");
/// assert_eq!(
///     say("take 1, may split", "1+6", "2:>1+4")?,
///     "take 1 from heap 2 and leave heaps of 1 and 4 (2:>1+4)"
/// );
/// assert_eq!(say("ruler", "0+0+1", "3:-1,2:+1")?, "turn coins 2 and 3 (3:-1,2:+1)");
/// # Ok::<(), nimm::Error>(())
/// ```
#[must_use]
pub fn say_move(
    words: &Words,
    id: &str,
    play: &Move,
    before: Option<&Question>,
    more: &[(&str, Value)],
) -> String {
    let heaps = before.map_or(&[][..], |before| before.position().heaps());
    let heap = play
        .heap()
        .checked_sub(1)
        .and_then(|index| heaps.get(index));
    let size = heap.map(Heap::size);
    let taken = size.and_then(|size| play.taken_from(size));
    let first = play.changes().and_then(<[Change]>::first);
    let changed = first.map(|change| match &change.by {
        Shift::Less(amount) | Shift::More(amount) => amount.clone(),
    });
    let taken = play.take().cloned().or(changed).or(taken);
    let taken = taken.unwrap_or_default();
    let mut arguments = vec![
        ("heap", play.heap().into()),
        ("move", play.into()),
        ("take", (&taken).into()),
    ];
    let act = before.and_then(|before| act_words(words, before, play));
    let changes = || Some(changes_words(words, play.changes()?));
    let id = match (act.or_else(changes), play.parts()) {
        (Some(changes), _) => {
            arguments.push(("changes", changes.into()));
            // This is said alike of a single heap.
            let id = match id {
                "move-single-heap" => "move-in-heap",
                id => id.strip_suffix("-only").unwrap_or(id),
            };
            format!("{id}-change")
        }
        (None, None) => {
            let leave = size.and_then(|size| size.checked_sub(&taken));
            arguments.push(("leave", (&leave.unwrap_or_default()).into()));
            id.to_string()
        }
        (None, Some(parts)) => {
            arguments.push(("parts", sizes(words, parts).into()));
            format!("{id}-split")
        }
    };
    arguments.extend(more.iter().cloned());
    words.say(&id, &arguments)
}

/// What a move does to the position before it: "take 1 from heap 2 and leave 5 (2:-1)", without the
/// number of the heap where there is only one.
#[must_use]
pub fn say_act(words: &Words, before: &Question, play: &Move) -> String {
    let id = match before.position().heaps().len() {
        1 => "move-single-heap",
        _ => "move-in-heap",
    };
    say_move(words, id, play, Some(before), &[])
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
