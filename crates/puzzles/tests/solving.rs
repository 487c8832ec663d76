//! Puzzles as text, solving them, the puzzle of a date, and cards of mistakes.

use game::{Position as _, Reason};
use puzzles::{
    MistakeDeck, Puzzle, PuzzleAnswer, PuzzleDate, PuzzleFault, PuzzleHint, PuzzleSession,
    PuzzleTheme, Recall, daily_puzzle, parse_puzzles, quoridor_themes,
};
use rules::quoridor::{Move, Options, Position};
use rules::{Game, GameSetup};

/// Two moves of the solver with a reply in between; the first has an equal.
const TWO: &str = "q1 | quoridor | only-move | 900 | e1,e9 10,10 1 - | e2/d1 e8 e3 | by hand";

fn session(line: &str) -> PuzzleSession {
    PuzzleSession::new(parse_puzzles(line).unwrap().remove(0))
}

#[test]
fn a_line_is_read_and_written_the_same() {
    let puzzles = parse_puzzles(&format!("# a remark\n\n{TWO}\n")).unwrap();
    assert_eq!(puzzles.len(), 1);
    assert_eq!(puzzles[0].to_string(), TWO);
    assert_eq!(puzzles[0].own_moves(), 2);
}

#[test]
fn every_bad_line_is_named_with_what_is_wrong() {
    let fields = ["q1", "quoridor", "only-move", "900", "e1,e9 10,10 1 -", "e2 e8 e3", "by hand"];
    let with = |nth: usize, value: &str| {
        let mut fields = fields.map(str::to_owned);
        fields[nth] = value.to_owned();
        let error = parse_puzzles(&format!("# a remark\n{}\n", fields.join(" | "))).unwrap_err();
        assert_eq!(error.line, 2);
        error
    };
    for (nth, value, key) in [
        (0, "Q1", "puzzle-file-id"),
        (0, "", "puzzle-file-id"),
        (1, "chess", "puzzle-file-game"),
        (2, "", "puzzle-file-theme"),
        (2, "only-move,fork", "puzzle-file-theme"),
        (3, "399", "puzzle-file-difficulty"),
        (3, "hard", "puzzle-file-difficulty"),
        (4, "e1,e1 10,10 1 -", "puzzle-file-position"),
        (4, "e9,e8 10,10 1 -", "puzzle-file-over"),
        (5, "", "puzzle-file-empty"),
        (5, "e3", "puzzle-file-move"),
        (5, "e2 e8", "puzzle-file-reply"),
        (5, "e2 e8/d9 e3", "puzzle-file-reply"),
        (6, "a | b", "puzzle-file-fields"),
    ] {
        assert_eq!(Reason::from(with(nth, value)).key, key, "{value:?}");
    }
    let twice = parse_puzzles(&format!("{TWO}\n{TWO}\n")).unwrap_err();
    assert_eq!((twice.line, twice.fault), (2, PuzzleFault::Twice("q1".to_owned())));
}

#[test]
fn the_solution_is_answered_with_replies_until_it_is_done() {
    let mut session = session(TWO);
    let PuzzleAnswer::Right { replies } = session.answer("e2") else { panic!() };
    assert_eq!(replies.iter().map(ToString::to_string).collect::<Vec<_>>(), ["e8"]);
    assert!(!session.is_done());
    assert_eq!(session.answer("e3"), PuzzleAnswer::Right { replies: Vec::new() });
    assert!(session.is_done() && session.is_clean());
    assert!(matches!(session.answer("e4"), PuzzleAnswer::Refused(_)), "it is over");
    assert_eq!(session.hint(), None);
}

#[test]
fn equals_solve_it_and_other_moves_change_nothing() {
    let mut tried = session(TWO);
    assert_eq!(tried.answer("d1"), PuzzleAnswer::AlsoGood);
    assert!(tried.is_done());

    let mut tried = session(TWO);
    let before = tried.position().clone();
    assert_eq!(tried.answer("f1"), PuzzleAnswer::Wrong);
    assert!(matches!(tried.answer("e5"), PuzzleAnswer::Refused(_)));
    assert_eq!((tried.position(), tried.mistakes()), (&before, 1), "a refusal is no mistake");
    assert!(matches!(tried.answer("e2"), PuzzleAnswer::Right { .. }));
    assert!(matches!(tried.answer("e3"), PuzzleAnswer::Right { .. }));
    assert!(tried.is_done() && !tried.is_clean());
}

#[test]
fn hints_have_two_stages_for_every_move() {
    let mut session = session(TWO);
    assert_eq!(session.hint(), Some(PuzzleHint::Step));
    let square = |word: &str| rules::Square::parse(word).map(PuzzleHint::Square);
    assert_eq!(session.hint(), square("e2"));
    assert_eq!(session.hint(), square("e2"), "there is no third");
    session.answer("e2");
    assert_eq!(session.hint(), Some(PuzzleHint::Step), "the next move begins anew");
    let shown: Vec<_> = session.show().iter().map(ToString::to_string).collect();
    assert_eq!(shown, ["e3"]);
    assert!(session.is_done() && !session.is_clean());
}

#[test]
fn every_path_to_the_same_square_is_the_same_answer() {
    let line = "p1 | pacman | pellet | 900 | e5 e9,a5,i5,e1 a1,a9,i1,i9 3 pac corners | e6-f6 | x";
    let mut session = session(line);
    assert_eq!(session.answer("f5-f6"), PuzzleAnswer::Right { replies: Vec::new() });
}

#[test]
fn the_puzzle_of_a_date_depends_on_neither_order_nor_most_others() {
    let puzzle = |nth: usize| {
        let line = TWO.replace("q1", &format!("q{nth}"));
        parse_puzzles(&line).unwrap().remove(0)
    };
    let mut puzzles: Vec<_> = (0..100).map(puzzle).collect();
    let dates: Vec<_> = (20_000..20_100).filter_map(PuzzleDate::from_days).collect();
    let ids = |puzzles: &[Puzzle]| -> Vec<_> {
        dates.iter().map(|&date| daily_puzzle(puzzles, date).unwrap().id.clone()).collect()
    };
    let before = ids(&puzzles);
    puzzles.reverse();
    assert_eq!(ids(&puzzles), before);
    puzzles.push(puzzle(100));
    let after = ids(&puzzles);
    let changed = before.iter().zip(&after).filter(|(before, after)| before != after);
    assert!(changed.count() <= 5);
    assert!(before.iter().collect::<std::collections::HashSet<_>>().len() > 50);
    assert_eq!(daily_puzzle(&[], dates[0]), None);
}

#[test]
fn dates_are_those_of_the_calendar() {
    for (days, text) in [(0, "1970-01-01"), (11_016, "2000-02-29"), (20_774, "2026-11-17")] {
        let date = PuzzleDate::from_days(days).unwrap();
        assert_eq!(date.to_string(), text);
        assert_eq!(PuzzleDate::parse(text), Some(date));
    }
    for text in ["", "2026-02-29", "2026-13-01", "2026-1-1", "2026-11-17-", "26-11-17", "x"] {
        assert_eq!(PuzzleDate::parse(text), None, "{text}");
    }
}

#[test]
fn themes_are_found_by_the_rules() {
    let themes = |position: &str, line: &[&str]| {
        let start = Position::parse(position, 2, &Options::default()).unwrap();
        let line: Vec<_> = line.iter().map(|word| Move::parse(word).unwrap()).collect();
        quoridor_themes(&start, &line)
    };
    // Player 2 is one step from the goal line; a fence in front of the pawn is the way to hold.
    let wall = "e7,e2 5,5 1 a1h,c1h,g1h";
    assert!(
        themes(wall, &["e1h"]).contains(&PuzzleTheme::ForcedDetour),
        "{:?}",
        themes(wall, &["e1h"])
    );
    // The pawns stand face to face.
    assert!(themes("e4,e5 5,5 1 -", &["e6"]).contains(&PuzzleTheme::JumpParity));
    assert!(themes("e4,e5 5,5 1 d5h", &["d5"]).contains(&PuzzleTheme::SideStepTrap));
    // A fence behind the own pawn takes the other one's jump.
    assert!(themes("e4,e5 5,5 1 -", &["e3h"]).contains(&PuzzleTheme::SideStepTrap));
    assert_eq!(themes("e1,e9 10,10 1 -", &["e2"]), [PuzzleTheme::OnlyMove]);
    for theme in PuzzleTheme::ALL {
        assert_eq!(PuzzleTheme::parse(theme.name()), Some(theme));
    }
}

#[test]
fn mistakes_come_back_until_they_are_learned() {
    let start = GameSetup::new(Game::Quoridor).start().unwrap();
    let mut deck = MistakeDeck::default();
    assert!(!deck.add(Game::Quoridor, start.clone(), "e5", 100), "not a legal move");
    assert!(deck.add(Game::Quoridor, start.clone(), "e2", 100));
    assert_eq!(deck.due(99, 5), [] as [usize; 0]);
    assert_eq!(deck.due(100, 5), [0]);
    let mut learned = false;
    for _ in 0..20 {
        let due = deck.cards()[0].due;
        assert_eq!(deck.due(due, 5), [0]);
        learned |= deck.answer(0, Recall::Good, due);
        assert!(deck.cards()[0].due > due);
        if learned {
            break;
        }
    }
    assert!(learned, "a mistake that is answered right is learned");
    assert_eq!(MistakeDeck::parse(&deck.text()).text(), deck.text());
    let last = deck.cards()[0].due;
    assert!(deck.add(Game::Quoridor, start, "e2", last), "made again");
    assert!(!deck.cards()[0].is_learned());
    assert_eq!(deck.cards().len(), 1);
    assert_eq!(MistakeDeck::parse("nonsense\n"), MistakeDeck::default());
}

#[test]
fn a_position_of_a_puzzle_has_somebody_to_move() {
    let puzzle = parse_puzzles(TWO).unwrap().remove(0);
    assert_eq!(puzzle.position.turn(), game::Turn::Seat(puzzle.solver()));
}
