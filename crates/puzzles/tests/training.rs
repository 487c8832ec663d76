//! Which puzzle comes next, sets and runs of puzzles, and the cards of a day.

use puzzles::{
    CardedGames, MistakeDeck, PuzzleTheme, Recall, SolverRecord, next_puzzle, puzzle_set,
    run_order, shipped_puzzles,
};
use rules::{AnyPosition, Game, GameSetup};

#[test]
fn the_next_puzzle_is_new_and_about_as_hard_as_the_solver_is_good() {
    let puzzles = shipped_puzzles();
    let mut record = SolverRecord::default();
    let mut last: Option<String> = None;
    for seed in 0..60 {
        let is_wanted = |puzzle: &puzzles::Puzzle| puzzle.game == Game::Pacman;
        let next = next_puzzle(&puzzles, is_wanted, &record, last.as_deref(), seed).unwrap();
        assert_eq!(next.game, Game::Pacman);
        assert!(!record.has_seen(&next.id), "{seed}: {}", next.id);
        let distance = (f64::from(next.difficulty) - record.rating.rating).abs();
        assert!(distance < 500.0, "{seed}: {distance}");
        record.rate(next, seed % 2 == 0);
        last = Some(next.id.clone());
    }
}

#[test]
fn puzzles_come_again_once_all_are_known_but_not_twice_in_a_row() {
    let puzzles = &shipped_puzzles()[..3];
    let mut record = SolverRecord::default();
    for puzzle in puzzles {
        record.rate(puzzle, true);
    }
    for seed in 0..20 {
        let next = next_puzzle(puzzles, |_| true, &record, Some(&puzzles[0].id), seed).unwrap();
        assert_ne!(next.id, puzzles[0].id);
    }
    let only = next_puzzle(&puzzles[..1], |_| true, &record, Some(&puzzles[0].id), 1);
    assert_eq!(only.map(|puzzle| &puzzle.id), Some(&puzzles[0].id), "there is no other");
    assert_eq!(next_puzzle(puzzles, |_| false, &record, None, 1), None);
}

#[test]
fn sets_and_runs_go_from_easy_to_hard_without_repeats() {
    let puzzles = shipped_puzzles();
    let find = |id: &String| puzzles.iter().find(|puzzle| puzzle.id == *id).unwrap();
    let set = puzzle_set(&puzzles, Some(PuzzleTheme::LastGap), 10, 7);
    assert_eq!(set.len(), 10);
    assert!(set.iter().all(|id| find(id).themes.contains(&PuzzleTheme::LastGap)));
    assert!(set.iter().map(|id| find(id).difficulty).is_sorted());
    assert_eq!(set, puzzle_set(&puzzles, Some(PuzzleTheme::LastGap), 10, 7));
    for game in [Game::Quoridor, Game::Pacman, Game::Mspacman] {
        let run = run_order(&puzzles, game, 3);
        assert!(run.len() >= 60, "{game}: {}", run.len());
        assert!(run.iter().all(|&nth| puzzles[nth].game == game));
        assert!(run.iter().map(|&nth| puzzles[nth].difficulty).is_sorted());
        let mut once = run.clone();
        once.sort_unstable();
        once.dedup();
        assert_eq!(once.len(), run.len());
    }
}

fn positions(count: usize) -> Vec<AnyPosition> {
    let setup = GameSetup::new(Game::Quoridor);
    let at = |nth: usize| format!("e{},a9 10,10 1 -", nth % 7 + 1);
    let file = |text: String, nth: usize| text.replace('e', ["b", "c", "d", "e"][nth / 7]);
    (0..count).map(|nth| setup.parse_position(&file(at(nth), nth)).unwrap()).collect()
}

#[test]
fn a_few_cards_a_day_and_no_more() {
    let mut deck = MistakeDeck::default();
    let mistakes = positions(14).into_iter().map(|p| (Game::Quoridor, p, "a8h".to_owned()));
    assert_eq!(deck.add_game(mistakes, 100), 14);
    let today = deck.for_today(100);
    assert_eq!(today.len(), 10);
    for &nth in &today[..4] {
        deck.answer(nth, Recall::Good, 100);
    }
    assert_eq!(deck.for_today(100).len(), 6, "with those answered it is still ten");
    for &nth in &today[4..] {
        deck.answer(nth, Recall::Again, 100);
    }
    assert_eq!(deck.for_today(100), Vec::<usize>::new());
    assert_eq!(deck.for_today(101).len(), 10, "the new ones, and what was forgotten");
}

#[test]
fn a_card_is_a_puzzle_with_one_move() {
    let mut deck = MistakeDeck::default();
    let position = positions(1).remove(0);
    deck.add_game([(Game::Quoridor, position.clone(), "b2".to_owned())], 5);
    let card = &deck.cards()[0];
    let puzzle = card.puzzle().unwrap();
    assert_eq!((puzzle.id.as_str(), puzzle.solution_text().as_str()), (&*card.id(), "b2"));
    assert_eq!(puzzle.position, position);
    assert_eq!(deck.find(&puzzle.id), Some(0));
    assert_eq!((card.days_left(5), deck.learned_count()), (0, 0));
}

#[test]
fn a_game_makes_its_cards_once() {
    let mut games = CardedGames::parse("a b");
    assert!(!games.note("a") && games.note("c") && !games.note("c"));
    assert_eq!(games.to_string(), "a b c");
    (0..600).for_each(|nth| assert!(games.note(&nth.to_string())));
    assert_eq!(games.to_string().split(' ').count(), 500);
    assert!(games.note("a"), "it has been forgotten");
}

/// What could not be read again later is no card: a board for four may be none.
#[test]
fn every_card_can_be_read_again() {
    let setup = GameSetup::new(Game::Quoridor).with_seats(4).unwrap();
    let position = setup.start().unwrap();
    let mut deck = MistakeDeck::default();
    deck.add_game([(Game::Quoridor, position, "e2".to_owned())], 5);
    assert_eq!(MistakeDeck::parse(&deck.text()), deck);
}
