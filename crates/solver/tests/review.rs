//! Reviews of games in solved mazes: grades are exact.

use std::sync::Arc;

use engine::{Grade, Limits, Player, SearchControl, Stopwatch, review_game, review_settings};
use game::{Random, Turn};
use rules::{AnyPosition, Game, GameRecord, GameSetup};
use solver::{SolveRequest, Tablebase};

const MAZE: &str = "5x4.2.c2.a4e4__.a1e1c4.b2vc3hd1v";

/// A game in which now and then a move is not the best, and the grade that each must get.
fn planted_game(tablebase: &Tablebase, seed: u64) -> (GameRecord, Vec<Grade>) {
    let mut setup = GameSetup::new(Game::Pacman);
    setup.set_maze(MAZE).unwrap();
    // A repetition would end endless games before anything can be planted in them.
    setup.set_option("repetition", "off").unwrap();
    let mut game = GameRecord::new(setup).unwrap();
    let mut random = Random::new(seed);
    let mut planted = Vec::new();
    while planted.len() < 40 && game.record.turn() != Turn::Over {
        let AnyPosition::Pacman(position) = game.record.position() else { panic!("a maze") };
        let value = tablebase.probe(position).unwrap();
        let moves = tablebase.moves(position);
        let best: Vec<_> = moves.iter().filter(|(_, found)| *found == value).collect();
        let (path, found) = match random.below(3) {
            0 => moves[random.index(moves.len())],
            _ => *best[random.index(best.len())],
        };
        planted.push(match (found == value, found.verdict == value.verdict) {
            (true, _) => Grade::Best,
            (false, true) => Grade::Good,
            (false, false) => Grade::Blunder,
        });
        game.record.play(&path.to_string()).unwrap();
    }
    (game, planted)
}

#[test]
fn planted_mistakes_in_a_solved_maze_get_exactly_their_grades() {
    let maze = rules::pacman::Maze::from_word(MAZE).unwrap();
    let request = SolveRequest::new(maze.into(), rules::pacman::Options::default());
    let tablebase = Arc::new(request.solve(&mut |_| true).unwrap());
    let clock = Stopwatch::default();
    let control = SearchControl { clock: &clock, keep_going: &|| true, report: &|_| {} };
    let mut seen = [0; 3];
    for seed in 0..20 {
        let (game, planted) = planted_game(&tablebase, seed);
        let mut player = Player::new(review_settings(Some(tablebase.clone())));
        let limits = Limits::nodes(1);
        let review = review_game(&mut player, &game, &limits, &control, &mut |_, _| {});
        assert!(review.moves.iter().all(|review| review.exact), "{:?}", review.moves);
        let grades: Vec<_> = review.moves.iter().map(|review| review.grade).collect();
        assert_eq!(grades, planted, "{}", game.to_record_text());
        for review in &review.moves {
            // A slower win is still a win: it costs turns, and nothing of the chance.
            let keeps_result = review.grade != Grade::Blunder;
            assert_eq!(review.cost == 0, keeps_result, "{review:?}");
            assert_eq!(review.loss().is_none(), keeps_result, "{review:?}");
            assert_eq!(review.better.is_none(), review.grade == Grade::Best, "{review:?}");
        }
        for (count, grade) in seen.iter_mut().zip([Grade::Best, Grade::Good, Grade::Blunder]) {
            *count += grades.iter().filter(|&&found| found == grade).count();
        }
    }
    assert!(seen.iter().all(|&count| count > 5), "{seen:?}: too little was planted");
}
