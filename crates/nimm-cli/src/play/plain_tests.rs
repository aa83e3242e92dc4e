use nimm::player::Player;
use nimm::{Limits, Question};
use nimm_view::{Language, Words};

use super::*;
use nimm::play::Opponent;

/// Plays with these lines, and returns what was printed.
fn transcript(language: Language, game: &str, position: &str, lines: &str) -> String {
    let words = Words::new(language);
    let question = Question::parse(game, position).unwrap();
    let opponent = Opponent::Program {
        player: Player::Best,
        errors: 0,
    };
    let rng = fastrand::Rng::with_seed(1);
    let mut session = Session::at(&question, opponent, Side::First, rng, Limits::default());
    let mut out = Vec::new();
    let phrases = Phrases::new(&words);
    let plain_out = anstream::StripStream::new(&mut out);
    let left = Plain::new(&mut session, phrases, plain_out, true, 80).run(lines.as_bytes(), 7);
    assert_eq!(left.unwrap(), Left::Quit);
    String::from_utf8(out).unwrap()
}

fn english(game: &str, position: &str, lines: &str) -> String {
    transcript(Language::English, game, position, lines)
}

#[test]
fn a_whole_game_is_played_by_lines() {
    assert_eq!(
        english("nim", "1+2", "2:-2\nundo\n2:-1\n1\n"),
        "nim  1+2  (seed 7)
Whoever makes the last move wins.
Type a move such as `2:-3` (take 3 from heap 2), or `help` for the commands.
You begin.

1: |   1
2: ||  2
Your move: 2:-2
That gave the win away.
I take 1 from heap 1.

1:     0
2:     0
The game is over: I win.
The win was given away once.
Move 1, 2:-2. 2:-1 would have kept it. The answer that wins: 1:-1.
new, undo, swap or quit: undo
2 moves taken back.

1: |   1
2: ||  2
Your move: 2:-1
That keeps the win.
I take 1 from heap 1.

1:     0
2: |   1
Your move: 1
That keeps the win.

1:     0
2:     0
The game is over: you win.
No move gave the win away.
new, undo, swap or quit: 
"
    );
}

#[test]
fn a_bad_line_is_pointed_at_and_asked_again() {
    let text = english("nim", "1+2+4", "2:+3\n2:-3\n3\nfoo\n\n9:-1\nquit\n");
    assert!(text.contains("| 2:+3\n  | ^^^^"), "{text}");
    assert!(text.contains("There is no command `foo`"), "{text}");
    assert!(text.contains("From which heap?"), "{text}");
    assert_eq!(text.matches("Your move: ").count(), 7, "{text}");
}

#[test]
fn hints_come_in_three_steps() {
    let text = english("nim", "1+2+4", "hint\nh\n提示\nmoves\nwhy\nhelp\n");
    let who = text.find("You can win from here.").unwrap();
    let column = text.find(": 4 is left without a partner, and only heap 3 has it.");
    let play = text.find("Take 1 from heap 3 (3:-1): that wins.");
    assert!(Some(who) < column, "{text}");
    assert!(play.is_none(), "Chinese words are for Chinese: {text}");
    let chinese = transcript(
        Language::SimplifiedChinese,
        "nim",
        "1+2+4",
        "提示\n提示\n提示\n",
    );
    assert!(
        chinese.contains("从第 3 堆取 1 根（3:-1）：必胜。"),
        "{chinese}"
    );
}

#[test]
fn the_end_of_the_lines_ends_quietly() {
    assert!(english("nim", "3+4+5", "").ends_with("Your move: \n"));
    assert!(english("nim", "3+4+5", "1:-1").contains("Your move: 1:-1\n"));
}

#[test]
fn a_limit_is_shown_beside_the_heap() {
    let text = english("fibonacci", "12", "1\n");
    assert!(text.contains("12  any but all"), "{text}");
    assert!(text.contains("at most "), "{text}");
}

#[test]
fn a_game_with_splits_is_played_by_lines() {
    assert_eq!(
        english("kayles", "4", "moves\n1+2\nundo\n1:>1+1\n1\n"),
        "0.77  4  (seed 7)
Whoever makes the last move wins.
Type how many to take, such as `3`, or what to leave, such as `1+4`, or `help` for the commands.
You begin.

1: ||||  4
Your move: moves
winning splits 1+1; losing 1-2; losing splits 1+2
Your move: 1+2
That gave the win away.
I take 1 from heap 2.

1: |     1
2: |     1
Your move: undo
2 moves taken back.

1: ||||  4
Your move: 1:>1+1
That keeps the win.
I take 1 from heap 1.

1:       0
2: |     1
Your move: 1
That keeps the win.

1:       0
2:       0
The game is over: you win.
No move gave the win away.
new, undo, swap or quit: 
"
    );
}

#[test]
fn a_split_is_advised_in_every_language() {
    let advice = [
        "This wins: take 2 and leave heaps of 1 and 1 (1:>1+1).",
        "这样走必胜：取 2 根，剩下的分成大小为 1 和 1 的堆（1:>1+1）。",
        "這樣走必勝：取 2 根，剩下的分成大小為 1 和 1 的堆（1:>1+1）。",
    ];
    for (language, advice) in Language::ALL.into_iter().zip(advice) {
        let text = transcript(language, "kayles", "4", "h\nh\nh\n");
        assert!(text.contains(advice), "{text}");
    }
}

#[test]
fn the_help_speaks_of_the_moves_that_there_are() {
    let help = |game: &str| english(game, "5", "help\n");
    assert!(help("nim").contains("  2:-3 ") && !help("nim").contains("  2:>1+4 "));
    assert!(help("kayles").contains("  2:-3 ") && help("kayles").contains("  2:>1+4 "));
    assert!(!help("grundy").contains("  2:-3 ") && help("grundy").contains("  2:>1+4 "));
}

#[test]
fn more_heaps_than_at_the_start_are_no_trouble() {
    let lines = "1:>1+9\n2:>1+8\n3:>1+7\nbest\nbest\nbest\nmoves\nwhy\nundo\nundo\n";
    let text = english("0.F", "11+1", lines);
    assert!(text.contains("\n3: |              1\n"), "{text}");
    let twice = english("kayles", "9+4", "1:>3+4\n1+1\nbest\nbest\nbest\n");
    assert!(
        twice.contains("Which heap? Write for example `2:>1+1`"),
        "{twice}"
    );
}
