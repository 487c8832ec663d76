//! What a search announces is proven: every forced result, at the root and in each line, is compared with
//! the maze's solution. It may be found later than the fastest way; it is never sooner and never for the
//! wrong side, and both count turns alike: a win in one turn or two is announced as exactly that.

mod random_mazes;

use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use engine::{Exact, Insight, Limits, Player, Score, SearchControl, Settings};
use game::{Position as _, Random, Turn};
use random_mazes::{MazeShape, OPTION_VALUES, random_maze, random_options};
use rules::AnyPosition;
use rules::pacman::{Maze, Options, Position};
use solver::{SolveRequest, Tablebase};

/// How much is compared in each maze.
#[derive(Clone, Copy)]
struct Extent {
    positions: usize,
    /// Of each search, and of that of the start, where wins are far away.
    nodes: u64,
    nodes_at_start: u64,
}

/// How many forced results were compared.
#[derive(Debug, Default)]
struct Announced {
    wins: usize,
    losses: usize,
    /// Of positions that are won in at most two turns.
    near: usize,
}

/// Whether a score for the side to move claims no more than `exact`, the value for it, does.
fn is_proven(claimed: Score, exact: Score) -> bool {
    match (claimed, exact) {
        (Score::Points(_), _) => true,
        (Score::Wins(claimed), Score::Wins(exact)) => claimed >= exact,
        (Score::Loses(claimed), Score::Loses(exact)) => claimed >= exact,
        _ => false,
    }
}

/// Whether a score is a win in at most two turns, which every search finds.
fn is_near(score: Score) -> bool {
    matches!(score, Score::Wins(..=2))
}

/// The score of every move as the page shows it in a solved maze, the best first: as the engine counts it.
fn shown_scores(tablebase: &Tablebase, position: &Position) -> Vec<Score> {
    let exact = tablebase.exact_moves(position).unwrap();
    let own = usize::from(exact.lives) - 1;
    let Turn::Seat(seat) = position.turn() else { unreachable!("{position}: nobody is to move") };
    let shown = exact.insight(seat.number() as u8, position.seats()).unwrap();
    let shown: Vec<_> = shown.lines.iter().map(|line| line.score).collect();
    let counted = exact.moves.iter().map(|m| engine::pacman_score(position, m.values[own]));
    assert_eq!(shown, counted.collect::<Vec<_>>(), "{position}");
    shown
}

/// Positions of games in which every other move is the best and the others are random: both sides get
/// to win, early and late.
fn positions(tablebase: &Tablebase, start: &Position, count: usize, seed: u64) -> Vec<Position> {
    let mut random = Random::new(seed);
    let mut found = vec![start.clone()];
    let mut at = start.clone();
    while found.len() < count {
        let moves = tablebase.moves(&at);
        let (path, _) = match random.once_in(2) {
            true => moves[random.index(moves.len())],
            false => {
                let (_, value) = moves.iter().max_by_key(|(_, value)| *value).unwrap();
                let (_, least) = moves.iter().min_by_key(|(_, value)| *value).unwrap();
                let best = if at.turn() == Turn::Seat(Position::PAC_SEAT) { value } else { least };
                *moves.iter().find(|(_, value)| value == best).unwrap()
            }
        };
        at.play(path);
        if at.turn() == Turn::Over {
            at = start.clone();
        } else if random.once_in(3) {
            found.push(at.clone());
        }
    }
    found
}

/// Compares all that searches of a maze announce with its solution.
fn compare(maze: &Arc<Maze>, options: Options, extent: Extent, all: &mut Announced) {
    let request = SolveRequest { threads: 1, ..SolveRequest::new(maze.clone(), options) };
    let tablebase = request.solve(&mut |_| true).unwrap();
    let start = Position::start(maze.clone(), options, 2).unwrap();
    for position in positions(&tablebase, &start, extent.positions, 7) {
        let nodes = if position == start { extent.nodes_at_start } else { extent.nodes };
        let values = tablebase.moves(&position);
        let best = shown_scores(&tablebase, &position)[0];
        let searches = [1, 4].map(|lines| reports(&position, lines, nodes));
        for last in searches.iter().filter_map(|reports| reports.last()).filter(|_| is_near(best)) {
            assert_eq!(last.lines[0].score, best, "{position} {}", maze.word());
            all.near += 1;
        }
        for insight in searches.into_iter().flatten() {
            for line in &insight.lines {
                let value = values.iter().find(|(path, _)| path.to_string() == line.words[0]);
                let exact = engine::pacman_score(&position, Exact::from(value.unwrap().1));
                assert!(
                    is_proven(line.score, exact),
                    "{position} {} {:?}\n{line:?}\nis claimed, and exact is {exact:?}",
                    maze.word(),
                    options.non_default(),
                );
                let chance = line.chances[usize::from(insight.seat) - 1];
                let certain = match line.score {
                    Score::Wins(_) => chance == 1000,
                    Score::Loses(_) => chance == 0,
                    Score::Points(_) => (1..1000).contains(&chance),
                };
                assert!(certain, "{position}: {line:?}: only what is proven is certain");
                all.wins += usize::from(matches!(line.score, Score::Wins(_)));
                all.losses += usize::from(matches!(line.score, Score::Loses(_)));
            }
        }
    }
}

/// All that a search reports, on the way and at its end.
fn reports(position: &Position, multi_pv: usize, nodes: u64) -> Vec<Insight> {
    // A clock that goes on with every look at it, so that there are reports on the way.
    let looks = Cell::new(0);
    let clock = || {
        looks.set(looks.get() + 1);
        Duration::from_millis(50 * looks.get())
    };
    let reports = RefCell::new(Vec::new());
    let report = |insight: &Insight| reports.borrow_mut().push(insight.clone());
    let control = SearchControl { clock: &clock, keep_going: &|| true, report: &report };
    let game = [AnyPosition::Pacman(position.clone())];
    let mut player = Player::new(Settings { hash: 4, multi_pv, ..Settings::default() });
    let last = player.analyse(&game, &Limits::nodes(nodes), &control).unwrap();
    let mut reports = reports.into_inner();
    reports.push(last);
    reports
}

fn compare_shipped(mazes: &[(&[&str], Extent)]) {
    let mut all = Announced::default();
    for (names, extent) in mazes {
        for name in *names {
            compare(&Maze::named(name).unwrap(), Options::default(), *extent, &mut all);
        }
    }
    assert!(all.wins.min(all.losses).min(all.near) > 10, "{all:?}: too little was announced");
}

/// Random mazes from 4×4 to 6×6 with random rules; every value of every option is among them.
fn compare_random(mazes: usize, seed: u64, extent: Extent) {
    let mut random = Random::new(seed);
    let mut all = Announced::default();
    let mut options_seen = BTreeSet::new();
    for _ in 0..mazes {
        let options = random_options(&mut random);
        options_seen.extend(options.non_default());
        let ghosts = 1 + random.index(3);
        let shape = MazeShape {
            files: 4 + random.index(3),
            ranks: 4 + random.index(3),
            ghosts,
            pellets: 1 + random.index(3),
            lives: 1 + random.below(3) as u8,
        };
        // Ghosts that may not share squares take much longer to solve.
        let ordered = options.ghosts_share == rules::pacman::GhostsShare::No && ghosts == 3;
        let shape = if ordered { MazeShape { files: 4, ranks: 4, ..shape } } else { shape };
        compare(&Arc::new(random_maze(&mut random, shape)), options, extent, &mut all);
    }
    for (name, values) in OPTION_VALUES {
        for value in &values[1..] {
            let is_seen = options_seen.contains(&(name, (*value).to_owned()));
            assert!(is_seen, "no maze with {name}={value}: another seed has one");
        }
    }
    assert!(all.wins.min(all.losses).min(all.near) > 10, "{all:?}: too little was announced");
}

const SMALL: [&str; 4] = ["hedgerow", "stepping-stones", "three-keys", "toll-bridge"];

/// Larger ones, in which searches once announced a win too soon or counted it otherwise.
const LARGER: [&str; 2] = ["cloister", "orchard"];

#[test]
fn forced_results_in_shipped_mazes_are_proven() {
    let small = Extent { positions: 12, nodes: 20_000, nodes_at_start: 1_700_000 };
    let larger = Extent { positions: 6, nodes: 20_000, nodes_at_start: 300_000 };
    compare_shipped(&[(&SMALL, small), (&LARGER, larger)]);
}

#[test]
fn forced_results_in_random_mazes_are_proven() {
    compare_random(16, 3, Extent { positions: 12, nodes: 20_000, nodes_at_start: 100_000 });
}

#[test]
#[ignore = "deep: more mazes, more positions, longer searches"]
fn forced_results_are_proven_deeply() {
    let others = ["narrow-gate", "lantern-yard", "drawbridge", "long-watch"];
    let small = Extent { positions: 30, nodes: 200_000, nodes_at_start: 6_000_000 };
    let larger = Extent { positions: 12, nodes: 200_000, nodes_at_start: 4_000_000 };
    compare_shipped(&[(&SMALL, small), (&LARGER, larger), (&others, larger)]);
    compare_random(60, 2, Extent { positions: 20, nodes: 50_000, nodes_at_start: 500_000 });
}
