use nimm::player::{Player, Side};
use nimm::{Limits, Question};
use nimm_view::{Language, Words};
use ratatui::Terminal;
use ratatui::backend::TestBackend;

use super::*;
use nimm::play::Opponent;

fn session(game: &str, position: &str) -> Session {
    let question = Question::parse(game, position).unwrap();
    let opponent = Opponent::Program {
        player: Player::Best,
        errors: 0,
    };
    let rng = fastrand::Rng::with_seed(1);
    Session::at(&question, opponent, Side::First, rng, Limits::default())
}

/// Presses keys one after the other on a new board, and returns the screen.
fn screen(language: Language, game: &str, position: &str, keys: &[KeyCode]) -> Vec<String> {
    sized((60, 18), language, game, position, keys)
}

fn sized(
    (width, height): (u16, u16),
    language: Language,
    game: &str,
    position: &str,
    keys: &[KeyCode],
) -> Vec<String> {
    let words = Words::new(language);
    let mut session = session(game, position);
    let mut board = Board::new(&mut session, Phrases::new(&words)).unwrap();
    for key in keys {
        assert_eq!(board.press((*key).into()), Next::GoOn);
    }
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| board.draw(frame)).unwrap();
    let buffer = terminal.backend().buffer();
    let mut lines = Vec::new();
    for y in 0..height {
        let mut line = String::new();
        let mut x = 0;
        while x < width {
            let symbol = buffer[(x, y)].symbol();
            line.push_str(symbol);
            x += u16::try_from(ratatui::text::Span::raw(symbol).width().max(1)).unwrap();
        }
        lines.push(line.trim_end().to_string());
    }
    lines
}

fn english(game: &str, position: &str, keys: &[KeyCode]) -> Vec<String> {
    screen(Language::English, game, position, keys)
}

#[test]
fn the_board_shows_heaps_turn_and_keys() {
    let screen = english("nim", "1+2+7", &[KeyCode::Down, KeyCode::Right]);
    assert_eq!(
        screen.join("\n"),
        " nim                                              Your move

   1  |         1
 > 2  xx        2 -2
   3  ||||| ||  7








 Whoever makes the last move wins. You begin.



 ↑↓ heap  ←→ take  Enter ok  h hint  u undo  ? keys  q quit"
    );
}

#[test]
fn a_move_is_taken_judged_and_answered() {
    let keys = [
        KeyCode::Down,
        KeyCode::Down,
        KeyCode::Char('4'),
        KeyCode::Enter,
    ];
    let screen = english("nim", "1+2+7", &keys);
    assert_eq!(screen[2], "   1            0 (-1)");
    assert_eq!(screen[3], "   2  ||        2");
    assert_eq!(screen[4], " > 3  ||x       3 -1");
    assert_eq!(screen[13], " You take 4 from heap 3. That keeps the win.");
    assert_eq!(screen[14], " I take 1 from heap 1.");
}

#[test]
fn only_legal_amounts_are_chosen() {
    use KeyCode::{Char, End, Home, Left, Right};
    let takes = |keys: &[KeyCode]| {
        let row = english("take 1,4-5,9", "12", keys)[2].clone();
        row.rsplit_once(" -").map(|(_, take)| take.to_string())
    };
    let some = |take: &str| Some(take.to_string());
    assert_eq!(takes(&[]), some("1"));
    assert_eq!(takes(&[Right]), some("4"));
    assert_eq!(takes(&[Right, Right, Right, Right]), some("9"));
    assert_eq!(takes(&[End, Left]), some("5"));
    assert_eq!(takes(&[End, Left, Left, Left, Left]), some("1"));
    assert_eq!(takes(&[End, Home]), some("1"));
    assert_eq!(takes(&[Char('5')]), some("5"));
    assert_eq!(takes(&[Char('6')]), some("1"));
    assert_eq!(takes(&[Char('5'), Char('5')]), some("5"));
    assert_eq!(takes(&[Char('6'), Char('4')]), some("4"));
    assert_eq!(takes(&[Char('5'), KeyCode::Backspace]), some("5"));
    let pending = english("take 1,4-5,9", "12", &[Char('6'), KeyCode::Enter]);
    assert!(pending[2].contains("12 -1"), "{pending:?}");
    let taken = english("take 1,4-5,9", "12", &[Char('5'), KeyCode::Enter]);
    assert!(taken[13].starts_with(" You take 5."), "{taken:?}");
    let screen = english("take 1,4-5,9", "12", &[Char('6')]);
    assert_eq!(screen[13], " Heap 1: you may take 1, 4-5, 9.");
}

#[test]
fn keys_step_through_takes_and_then_splits() {
    use KeyCode::{End, Home, Left, Right};
    let chosen = |game: &str, keys: &[KeyCode]| {
        let row = english(game, "5", keys)[2].clone();
        row.rsplit_once(' ')
            .map(|(_, act)| act.to_string())
            .unwrap()
    };
    let kayles = |keys: &[KeyCode]| chosen("kayles", keys);
    assert_eq!(kayles(&[]), "-1");
    assert_eq!(kayles(&[Right]), "-2");
    assert_eq!(kayles(&[Right; 3]), ">2+2");
    assert_eq!(kayles(&[Right; 9]), ">1+2");
    assert_eq!(kayles(&[End]), ">1+2");
    assert_eq!(kayles(&[End, Left]), ">2+2");
    assert_eq!(kayles(&[End, Left, Left, Left]), "-2");
    assert_eq!(kayles(&[End, Home]), "-1");
    assert_eq!(chosen("grundy", &[]), ">1+4");
    assert_eq!(chosen("grundy", &[Right, Left, Left]), ">1+4");
    assert_eq!(chosen("grundy", &[End]), ">2+3");
}

#[test]
fn splits_are_typed() {
    use KeyCode::{Backspace, Char, Enter};
    let typed = |game: &str, text: &str| {
        let keys: Vec<KeyCode> = text.chars().map(Char).collect();
        english(game, "7", &keys)
    };
    assert!(typed("kayles", "1+4")[2].ends_with(" >1+4"));
    assert!(typed("kayles", "2")[2].ends_with(" -2"));
    let open = typed("kayles", "1+");
    assert!(open[2].ends_with(" 1+_"), "{open:?}");
    assert!(open[13].starts_with(" Heap 1: you may take 1-2, or leave"));
    let open = typed("grundy", "3");
    assert!(open[2].ends_with(" 3_"), "{open:?}");
    assert!(
        open[13].starts_with(" Heap 1: you may leave two heaps"),
        "{open:?}"
    );
    assert!(typed("grundy", "3+4")[2].ends_with(" >3+4"));
    // What is too much is not taken over, and begins no other move but by its last digit.
    assert!(typed("kayles", "1+9")[2].ends_with(" 9_"));
    assert!(typed("nim", "1+4")[2].ends_with(" -1"));
    let keys = [Char('1'), Char('+'), Char('4'), Enter];
    let made = english("kayles", "7", &keys);
    assert!(
        made[13].starts_with(" You take 2 and leave heaps of 1 and 4."),
        "{made:?}"
    );
    let keys = [Char('1'), Char('+'), Backspace, Backspace, Enter];
    assert!(english("kayles", "7", &keys)[13].starts_with(" You take 1"));
    for keys in [
        &[Char('+')][..],
        &[Char('+'), Enter],
        &[Char('1'), Char('+'), Char('+')],
    ] {
        english("kayles", "7", keys);
    }
}

#[test]
fn any_keys_on_any_rule_are_no_trouble() {
    let mut rng = fastrand::Rng::with_seed(7);
    let keys = [
        KeyCode::Up,
        KeyCode::Down,
        KeyCode::Left,
        KeyCode::Right,
        KeyCode::Home,
        KeyCode::End,
        KeyCode::Enter,
        KeyCode::Backspace,
        KeyCode::Char('+'),
        KeyCode::Char('1'),
        KeyCode::Char('2'),
        KeyCode::Char('0'),
        KeyCode::Char('b'),
        KeyCode::Char('u'),
        KeyCode::Char('h'),
        KeyCode::Char('e'),
    ];
    for (game, position) in [
        ("kayles", "5+9"),
        ("grundy", "12"),
        ("0.F", "4+6"),
        ("take any or split", "6"),
        ("split unequal & nim", "6 & 3"),
        ("take evens", "40+1"),
        ("take k where n mod k = 0", "12+3"),
        ("misere 0.137", "7"),
    ] {
        for _ in 0..5 {
            let pressed: Vec<KeyCode> = (0..40).map(|_| keys[rng.usize(..keys.len())]).collect();
            english(game, position, &pressed);
        }
    }
}

#[test]
fn a_long_heap_is_a_count() {
    let screen = english("nim", "1000000000000000000+3", &[KeyCode::End]);
    assert_eq!(
        screen[2],
        " > 1  [ 1000000000000000000 ]   -1000000000000000000"
    );
}

#[test]
fn a_number_that_is_too_long_is_cut_and_so_is_the_take() {
    let size = format!("1{}", "0".repeat(40));
    let screen = english("nim", &size, &[KeyCode::End]);
    assert_eq!(screen[2], " > 1  [ 1000…0000 ]   -1000…0000");
    let both = format!("1+{size}");
    let taken = sized((40, 10), Language::English, "nim", &both, &[KeyCode::Enter]);
    let heap = "   2     0 (-1000…0000)".to_string();
    assert!(taken.contains(&heap), "{taken:?}");
    let keys = [KeyCode::End];
    let small = sized((20, 5), Language::English, "nim", &size, &keys);
    assert_eq!(small[1], " > 1  [ 1…0 ]   -1…0");
}

#[test]
fn small_screens_show_the_chosen_heap_and_short_keys() {
    let down = [KeyCode::Down; 15];
    let small = sized((20, 5), Language::English, "nim", "1..30", &down);
    assert_eq!(small[0], " nim      Your move");
    assert!(small[1].starts_with(" > 16"), "{small:?}");
    assert_eq!(small[2], " Whoever makes the");
    assert_eq!(small[3], " last move wins. …");
    assert_eq!(small[4], " ? keys  q quit");
    let middle = sized((40, 10), Language::English, "nim", "1..30", &down);
    assert!(
        middle.iter().any(|line| line.starts_with(" > 16")),
        "{middle:?}"
    );
    assert!(middle[1].contains("heaps above") && middle[6].contains("heaps below"));
    let first = sized((40, 10), Language::English, "nim", "1..30", &[]);
    assert!(first[1].starts_with(" >  1"), "{first:?}");
}

#[test]
fn panels_are_switched_without_closing() {
    use KeyCode::Char;
    let why = english("nim", "3+4+5", &[Char('w')]);
    assert_eq!(english("nim", "3+4+5", &[Char('?'), Char('w')]), why);
    let keys = english("nim", "3+4+5", &[Char('?')]);
    assert_eq!(
        english("nim", "3+4+5", &[Char('e'), Char('w'), Char('?')]),
        keys
    );
}

#[test]
fn the_result_and_the_seed_remain_when_the_board_is_left() {
    let words = Words::new(Language::English);
    let phrases = Phrases::new(&words);
    let mut session = session("nim", "3");
    assert_eq!(
        phrases.farewell(&session, 7),
        [
            "nim  3  (seed 7)",
            "The game is not over; the position is 3."
        ]
    );
    session.play(&"1:-3".parse().unwrap()).unwrap();
    assert_eq!(
        phrases.farewell(&session, 7),
        [
            "nim  3  (seed 7)",
            "The game is over: you win.",
            "No move gave the win away."
        ]
    );
}

#[test]
fn more_heaps_than_rows_are_scrolled() {
    let screen = english("nim", "1..30", &[KeyCode::Down; 15]);
    assert!(screen[2].contains("heaps above"), "{screen:?}");
    assert!(screen.iter().any(|line| line.starts_with(" > 16")));
    assert!(screen[11].contains("heaps below"), "{screen:?}");
}

#[test]
fn popups_open_scroll_and_close() {
    let screen = english("nim", "3+4+5", &[KeyCode::Char('?')]);
    assert!(
        screen.iter().any(|line| line.contains(" Keys ")),
        "{screen:?}"
    );
    let closed = english("nim", "3+4+5", &[KeyCode::Char('?'), KeyCode::Esc]);
    assert_eq!(closed, english("nim", "3+4+5", &[]));
    let moves = english("nim", "1+2+4", &[KeyCode::Char('e')]);
    assert!(
        moves
            .iter()
            .any(|line| line.contains("heap 3: winning 1; losing 2-4")),
        "{moves:?}"
    );
}

#[test]
fn chinese_fits_the_board() {
    use KeyCode::Char;
    for language in [Language::SimplifiedChinese, Language::TraditionalChinese] {
        for keys in [
            &[][..],
            &[Char('h'), Char('h')],
            &[Char('b')],
            &[Char('?')],
            &[Char('w')],
        ] {
            let screen = screen(language, "nim", "3+4+5", keys);
            for line in &screen {
                assert!(
                    ratatui::text::Span::raw(line.as_str()).width() <= 60,
                    "{line}"
                );
            }
        }
    }
    let screen = screen(Language::SimplifiedChinese, "nim", "1+2+4", &[]);
    assert_eq!(screen[0].trim_end().rsplit(' ').next(), Some("轮到你"));
    assert!(screen[17].ends_with("q 退出"), "{}", screen[17]);
}

#[test]
fn the_game_ends_with_a_winner_and_another_one_starts() {
    use KeyCode::{Char, Enter};
    let over = english("nim", "3", &[Char('3'), Enter]);
    assert!(
        over.join("\n").contains("The game is over: you win."),
        "{over:?}"
    );
    assert!(over[0].ends_with("The game is over"));
    assert_eq!(
        english("nim", "3", &[Char('3'), Enter, Char('n')]),
        english("nim", "3", &[])
    );
    assert_eq!(
        english("nim", "3", &[Char('3'), Enter, Char('u')])[2],
        english("nim", "3", &[])[2]
    );
}

#[test]
fn keys_that_leave_the_board() {
    let words = Words::new(Language::English);
    let mut session = session("nim", "3");
    let mut board = Board::new(&mut session, Phrases::new(&words)).unwrap();
    assert_eq!(board.press(KeyCode::Char('q').into()), Next::Quit);
    assert_eq!(board.press(KeyCode::Esc.into()), Next::GoOn);
    board.press(KeyCode::Char('?').into());
    assert_eq!(board.press(KeyCode::Char('q').into()), Next::Quit);
    let ctrl_c = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
    assert_eq!(board.press(ctrl_c), Next::Stop);
}

#[test]
fn the_smallest_terminals_are_no_trouble() {
    let words = Words::new(Language::English);
    let mut session = session("nim", "1..30");
    let mut board = Board::new(&mut session, Phrases::new(&words)).unwrap();
    for (width, height) in [(1, 1), (5, 3), (20, 5), (60, 8), (300, 90)] {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal.draw(|frame| board.draw(frame)).unwrap();
        board.press(KeyCode::Char('?').into());
        terminal.draw(|frame| board.draw(frame)).unwrap();
        board.press(KeyCode::Esc.into());
    }
}
