use crate::Outcome;

use super::*;
use crate::play::Clue;

fn session(game: &str, position: &str, opponent: Opponent, person: Side) -> Session {
    let question = Question::parse(game, position).unwrap();
    let rng = fastrand::Rng::with_seed(1);
    Session::at(&question, opponent, person, rng, Limits::default())
}

fn against_best(position: &str, person: Side) -> Session {
    let best = Opponent::Program {
        player: Player::Best,
        errors: 0,
    };
    session("nim", position, best, person)
}

fn play(session: &mut Session, text: &str) -> Verdict {
    session.play(&text.parse().unwrap()).unwrap()
}

fn position(session: &Session) -> String {
    session.question().position().to_string()
}

#[test]
fn a_won_game_is_kept_to_its_end() {
    let mut session = against_best("1+2+4", Side::First);
    assert_eq!(play(&mut session, "3:-1"), Verdict::KeptWin);
    while session.winner().is_none() {
        if session.awaits_program() {
            session.reply().unwrap();
        } else {
            let best = session.best().unwrap();
            assert_eq!(session.play(&best.play).unwrap(), Verdict::KeptWin);
        }
    }
    assert_eq!(session.winner(), Some(Side::First));
    assert!(session.slips().is_empty() && session.is_known());
}

#[test]
fn verdicts_say_what_the_theory_knows() {
    let mut session = against_best("1+2+4", Side::First);
    assert_eq!(play(&mut session, "3:-4"), Verdict::GaveWinAway);
    let reply = session.reply().unwrap().unwrap();
    assert_eq!(
        (reply.play.to_string(), reply.verdict),
        ("2:-1".to_string(), Verdict::KeptWin)
    );
    assert_eq!(play(&mut session, "1:-1"), Verdict::NoWinningMove);
    let slips = session.slips();
    assert_eq!(slips.len(), 1);
    assert_eq!(slips[0].number, 1);
    assert_eq!(slips[0].better, Some("3:-1".parse().unwrap()));
    assert_eq!(slips[0].refuted_by, Some("2:-1".parse().unwrap()));
}

#[test]
fn a_move_that_is_not_legal_changes_nothing() {
    let mut session = against_best("1+2+4", Side::First);
    assert!(session.play(&"1:-2".parse().unwrap()).is_err());
    assert!(session.play(&"4:-1".parse().unwrap()).is_err());
    assert_eq!(position(&session), "1+2+4");
}

#[test]
fn undo_takes_back_the_move_and_the_reply_and_redo_makes_them_again() {
    let mut session = against_best("1+2+4", Side::First);
    assert_eq!(session.undo(), 0);
    play(&mut session, "3:-4");
    session.reply().unwrap();
    let after = position(&session);
    assert_eq!(session.undo(), 2);
    assert_eq!(position(&session), "1+2+4");
    assert_eq!(session.redo(), 2);
    assert_eq!(position(&session), after);
    assert_eq!(session.redo(), 0);
    session.undo();
    play(&mut session, "3:-1");
    assert_eq!(session.redo(), 0, "a new move forgets the old line");
}

#[test]
fn undo_leaves_the_opening_of_the_program() {
    let mut session = against_best("1+2+4", Side::Second);
    assert!(session.awaits_program());
    session.reply().unwrap();
    assert_eq!(session.undo(), 0);
    play(&mut session, "1:-1");
    session.reply().unwrap();
    assert_eq!(session.undo(), 2);
    assert_eq!(session.turns().len(), 1);
}

#[test]
fn two_people_undo_one_move_at_a_time() {
    let mut session = session("nim", "3+4+5", Opponent::Friend, Side::First);
    play(&mut session, "1:-1");
    play(&mut session, "2:-1");
    assert!(!session.awaits_program());
    assert!(session.reply().unwrap().is_none());
    assert_eq!(session.undo(), 1);
    assert_eq!(session.undo(), 1);
    assert_eq!((session.redo(), session.redo(), session.redo()), (1, 1, 0));
}

#[test]
fn hints_go_from_who_to_where_to_what() {
    let mut session = against_best("1+2+4", Side::First);
    assert_eq!(session.hint(), Some(Hint::Who(Some(Outcome::N))));
    let Some(Hint::Where(clues)) = session.hint() else {
        panic!("no second hint");
    };
    assert!(clues.contains(&Clue::Heaps(vec![3])), "{clues:?}");
    let third = session.hint();
    assert!(matches!(&third, Some(Hint::Move(choice)) if choice.play.to_string() == "3:-1"));
    assert_eq!(session.hint(), third);
    play(&mut session, "3:-1");
    session.reply().unwrap();
    assert_eq!(session.hint(), Some(Hint::Who(Some(Outcome::N))));
}

#[test]
fn swapping_sides_lets_the_program_move() {
    let mut session = against_best("1+2+4", Side::First);
    session.swap().unwrap();
    assert!(session.awaits_program());
    session.reply().unwrap();
    assert_eq!(position(&session), "1+2+3");
    assert_eq!(session.seat(Side::First), Seat::Program);
}

#[test]
fn swapping_sides_at_the_end_starts_another_game() {
    let mut session = against_best("3", Side::First);
    play(&mut session, "1:-3");
    session.swap().unwrap();
    assert_eq!(position(&session), "3");
    assert!(session.awaits_program() && session.turns().is_empty());
}

#[test]
fn an_erring_program_errs_now_and_then() {
    let erring = |errors, seed| {
        let question = Question::parse("nim", "3+5+9").unwrap();
        let opponent = Opponent::Program {
            player: Player::Best,
            errors,
        };
        let rng = fastrand::Rng::with_seed(seed);
        let mut session = Session::at(&question, opponent, Side::Second, rng, Limits::default());
        session.reply().unwrap().unwrap().verdict == Verdict::GaveWinAway
    };
    let errors = |percent| (0..200).filter(|seed| erring(percent, *seed)).count();
    assert_eq!(errors(0), 0);
    assert!((60..130).contains(&errors(50)), "{}", errors(50));
    assert!(errors(100) > 170);
}

#[test]
fn the_end_is_decided_by_the_convention() {
    for (game, winner) in [("nim", Side::First), ("misere nim", Side::Second)] {
        let mut session = session(game, "2", Opponent::Friend, Side::First);
        assert_eq!(session.winner(), None);
        play(&mut session, "1:-2");
        assert_eq!(session.winner(), Some(winner), "{game}");
        assert_eq!(session.hint(), None);
    }
}

#[test]
fn another_game_keeps_the_one_before() {
    let mut session = against_best("3", Side::First);
    session.restart().unwrap();
    assert!(session.earlier().is_empty(), "no move was made");
    play(&mut session, "1:-3");
    session.swap().unwrap();
    let [played] = session.earlier() else {
        panic!("{:?}", session.earlier());
    };
    assert_eq!(played.turns.len(), 1);
    assert_eq!(
        (played.person, played.winner),
        (Side::First, Some(Side::First))
    );
    assert_eq!(session.person(), Side::Second);
}

#[test]
fn a_start_without_a_move_has_a_reason() {
    let reason = |game, at| session(game, at, Opponent::Friend, Side::First).cannot_start();
    assert_eq!(reason("fibonacci", "1"), Some(Reason::CannotStart));
    assert!(matches!(reason("nim", "0"), Some(Reason::NoMove { .. })));
    assert_eq!(reason("fibonacci", "2"), None);
}
