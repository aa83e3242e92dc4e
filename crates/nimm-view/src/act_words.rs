//! What games call their moves: coins are turned, a bar of chocolate is bitten.

use nimm::position::{Change, Shift};
use nimm::rule::{JointRule, Part};
use nimm::{Count, Move, Question};

use crate::list::{self, Items, Rest};
use crate::{Value, Words};

/// What the game calls a move from a position, if it has words of its own for it. Heaps are counted
/// within their group.
#[must_use]
pub fn act_words(words: &Words, before: &Question, play: &Move) -> Option<String> {
    let (game, position) = (before.game(), before.position());
    let index = play.heap().checked_sub(1)?;
    let size = position.heaps().get(index)?.size();
    let group = position.group_of(index);
    let earlier: usize = (0..group).map(|group| position.group(group).len()).sum();
    let Part::Joint(rule) = game.rule().parts().get(group)? else {
        return None;
    };
    let say = |id: &str, arguments: &[(&str, Value)]| Some(words.say(id, arguments));
    let changes = changes_of(play)?;
    let number = |change: &Change| change.heap.saturating_sub(earlier);
    let heap = number(&changes[0]);
    let taken = play.taken_from(size)?;
    let left = size.checked_sub(&taken)?;
    match rule {
        JointRule::Staircase => {
            let (from, to) = (("from", heap.into()), ("to", heap.saturating_sub(1).into()));
            say("act-step", &[("number", (&taken).into()), from, to])
        }
        JointRule::SilverDollar => {
            let (squares, to) = (("squares", (&taken).into()), ("to", (&left).into()));
            say("act-coin", &[("coin", heap.into()), squares, to])
        }
        JointRule::Coins(_) => {
            let mut coins: Vec<usize> = changes.iter().map(number).collect();
            coins.sort_unstable();
            let texts: Vec<String> = coins.iter().map(usize::to_string).collect();
            let list = list::all_of(words, &texts, Items::Numbers, Rest::None);
            let count = ("count", coins.len().into());
            say("act-turn", &[("coins", list.into()), count])
        }
        JointRule::Kotzig(_) => {
            let place = changes.iter().find(|change| is_more(change))?;
            say("act-token", &[("place", number(place).into())])
        }
        JointRule::Chomp => {
            let column = &left + &Count::ONE;
            let column = ("column", (&column).into());
            say("act-bite", &[("row", heap.into()), column])
        }
        JointRule::PassNim if heap == 1 => say("act-pass", &[]),
        _ => None,
    }
}

/// What a move does to each heap; nothing of one that splits a heap.
fn changes_of(play: &Move) -> Option<Vec<Change>> {
    match (play.changes(), play.take()) {
        (Some(changes), _) => Some(changes.to_vec()),
        (None, Some(take)) => Some(vec![Change::less(play.heap(), take.clone())]),
        (None, None) => None,
    }
}

fn is_more(change: &Change) -> bool {
    matches!(change.by, Shift::More(_))
}
