//! A win or a loss is counted the same way by the search and by the tablebase: in turns of the side
//! to move, the one that wins included.

use std::sync::Arc;

use engine::{Limits, Player, Score, SearchControl, Settings, Stopwatch};
use game::{Position as _, Random};
use rules::pacman::{Maze, Options, Piece, Position};
use rules::{AnyPosition, Game, GameSetup};
use solver::{SolveRequest, Tablebase};

fn score(position: &AnyPosition, tablebase: Option<&Arc<Tablebase>>) -> (Score, String) {
    let settings = Settings { hash: 1, ..Settings::default() };
    let oracle = tablebase.map(|tablebase| Arc::clone(tablebase) as Arc<dyn engine::Oracle>);
    let mut player = Player::new(Settings { oracle, ..settings });
    let clock = Stopwatch::default();
    let control = SearchControl { clock: &clock, keep_going: &|| true, report: &|_| {} };
    let limits = Limits::depth(20);
    let report = player.search(std::slice::from_ref(position), &limits, &control).expect("a move");
    (report.insight.lines[0].score, report.best_move.to_string())
}

/// Compares random positions of a maze; the numbers of wins and losses that both found.
fn compare(word: &str, positions: usize) -> (usize, usize) {
    let mut setup = GameSetup::new(Game::Pacman);
    setup.set_maze(word).expect("a maze");
    let maze: Arc<Maze> = Maze::resolve(word).expect("a maze");
    let request = SolveRequest { threads: 1, ..SolveRequest::new(maze, Options::default()) };
    let tablebase = Arc::new(request.solve(&mut |_| true).expect("a small maze"));
    let mut random = Random::new(7);
    let (mut wins, mut losses) = (0, 0);
    for _ in 0..positions {
        let mut position = setup.start().expect("defaults fit");
        for _ in 0..random.below(12) {
            let plies = position.plies();
            if !plies.is_empty() {
                position.try_play(&plies[random.index(plies.len())].to_string()).expect("legal");
            }
        }
        if position.outcome().is_some() {
            continue;
        }
        let (exact, word) = score(&position, Some(&tablebase));
        let (found, _) = score(&position, None);
        match (exact, found) {
            (Score::Wins(exact), Score::Wins(found)) => {
                assert!(exact >= 1 && found >= exact, "{position}: {exact} {found}");
                assert!(exact > 2 || found == exact, "{position}: {exact} {found}");
                let mut after = position.clone();
                after.try_play(&word).expect("legal");
                assert!(exact > 1 || after.outcome().is_some() || is_ghosts_turn(&after));
                wins += 1;
            }
            (Score::Loses(exact), Score::Loses(found)) => {
                assert!(exact >= 1, "{position}");
                assert!(exact > 2 || found == exact, "{position}: {exact} {found}");
                losses += 1;
            }
            (_, Score::Points(_)) => {}
            different => panic!("{position}: {different:?}"),
        }
    }
    (wins, losses)
}

/// Whether another ghost of the same round is to move.
fn is_ghosts_turn(position: &AnyPosition) -> bool {
    let AnyPosition::Pacman(position) = position else { return false };
    Position::to_move(position).is_some_and(|piece| piece != Piece::Pac)
}

#[test]
fn search_and_tablebase_count_alike_with_two_ghosts() {
    let (wins, losses) = compare("5x4.1.c2.a4e4__.a1c4e1.b2vc3hd1v", 300);
    assert!(wins >= 20 && losses >= 20, "{wins} {losses}");
}

#[test]
fn search_and_tablebase_count_alike_with_four_ghosts() {
    let (wins, losses) = compare("4x4.1.b2.a4d4d3c4.a1d1.b2v", 300);
    assert!(wins >= 20 && losses >= 20, "{wins} {losses}");
}
