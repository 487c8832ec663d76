//! Every value against an independent brute-force solver that knows nothing but the rules crate's
//! legal moves: it enumerates the positions and iterates their values to a fixpoint.

mod random_mazes;

use std::collections::HashMap;
use std::sync::Arc;

use game::{Position as _, Random};
use random_mazes::{MazeShape, random_maze, random_options};
use rules::Square;
use rules::pacman::{Maze, Options, Piece, Position, Setup, State};
use solver::{GameValue, PositionVerdict, SolveRequest};

/// The game graph: all positions of a maze, who moves in each, and their successors.
struct Graph {
    states: Vec<State>,
    numbers: HashMap<State, u32>,
    nodes: Vec<Node>,
}

enum Node {
    Over(PositionVerdict),
    Pac(Vec<u32>),
    Ghost(Vec<u32>),
}

const NEVER: u16 = u16::MAX;

impl Graph {
    fn new(maze: &Arc<Maze>, options: Options) -> Graph {
        let mut graph = Graph { states: Vec::new(), numbers: HashMap::new(), nodes: Vec::new() };
        let mut position = Position::start(maze.clone(), options, 2).unwrap();
        for setup in setups(maze, &options) {
            if let Ok(found) = Position::from_setup(setup, options, 2) {
                graph.number(found.state());
            }
        }
        let mut moves = Vec::new();
        while graph.nodes.len() < graph.states.len() {
            let state = graph.states[graph.nodes.len()];
            position.restore(state);
            moves.clear();
            position.legal_moves(&mut moves);
            let mut next: Vec<u32> = Vec::with_capacity(moves.len());
            for &m in &moves {
                position.restore(state);
                position.play(m);
                next.push(graph.number(position.state()));
            }
            next.sort_unstable();
            next.dedup();
            position.restore(state);
            let node = match position.to_move() {
                None if position.lives() == 0 => Node::Over(PositionVerdict::GhostsWin),
                None => Node::Over(PositionVerdict::PacWins),
                Some(Piece::Pac) => Node::Pac(next),
                Some(Piece::Ghost(_)) => Node::Ghost(next),
            };
            graph.nodes.push(node);
        }
        graph
    }

    fn number(&mut self, state: State) -> u32 {
        *self.numbers.entry(state).or_insert_with(|| {
            self.states.push(state);
            self.states.len() as u32 - 1
        })
    }

    /// The distance to win of each position for one winner, in turns of PAC-MAN.
    fn distances(&self, winner: PositionVerdict) -> Vec<u16> {
        let mut turns = vec![NEVER; self.nodes.len()];
        loop {
            let mut settled = true;
            for (nth, node) in self.nodes.iter().enumerate().rev() {
                let best = |next: &[u32], wins: bool| {
                    let next = next.iter().map(|&next| turns[next as usize]);
                    if wins { next.min() } else { next.max() }.expect("somebody can move")
                };
                let now = match node {
                    Node::Over(verdict) if *verdict == winner => 0,
                    Node::Over(_) => NEVER,
                    Node::Pac(next) => {
                        best(next, winner == PositionVerdict::PacWins).saturating_add(1)
                    }
                    Node::Ghost(next) => best(next, winner == PositionVerdict::GhostsWin),
                };
                settled &= turns[nth] == now;
                turns[nth] = now;
            }
            if settled {
                return turns;
            }
        }
    }
}

/// Every placement of the pieces with PAC-MAN to move, legal or not.
fn setups(maze: &Arc<Maze>, options: &Options) -> Vec<Setup> {
    let lives = options.lives.unwrap_or(maze.lives());
    let mut setups = Vec::new();
    for set in 1..1u8 << maze.pellets().len() {
        let present = maze.pellets().iter().enumerate().filter(|(nth, _)| set >> nth & 1 != 0);
        let pellets: Vec<Square> = present.map(|(_, &at)| at).collect();
        let mut ghosts: Vec<[Option<Square>; 4]> = vec![[None; 4]];
        for nth in (0..4).filter(|&nth| maze.ghosts()[nth].is_some()) {
            let known = ghosts.clone();
            for at in maze.squares() {
                ghosts.extend(known.iter().map(|ghosts| {
                    let mut ghosts = *ghosts;
                    ghosts[nth] = Some(at);
                    ghosts
                }));
            }
        }
        for lives in 1..=lives {
            for pac in maze.squares() {
                for &ghosts in &ghosts {
                    setups.push(Setup {
                        pac,
                        ghosts,
                        pellets: pellets.clone(),
                        lives,
                        to_move: Some(Piece::Pac),
                        holders: None,
                        maze: maze.clone(),
                    });
                }
            }
        }
    }
    setups
}

/// A maze small enough for brute force.
fn small_maze(random: &mut Random, ghosts: usize) -> Maze {
    let (files, ranks) = match ghosts {
        1 | 2 => *random.pick(&[(4, 4), (5, 5), (4, 5), (5, 4)]),
        _ => (4, 4),
    };
    let pellets = match ghosts {
        1 => 1 + random.index(4),
        2 if files * ranks == 16 => 1 + random.index(2),
        _ => 1,
    };
    let lives = if ghosts == 1 { 1 + random.below(3) as u8 } else { 1 + random.below(2) as u8 };
    let lives = if ghosts == 4 { 1 } else { lives };
    random_maze(random, MazeShape { files, ranks, ghosts, pellets, lives })
}

/// Compares all values of a maze and returns how many there were of each verdict.
fn compare(maze: Maze, options: Options) -> [usize; 3] {
    let maze = Arc::new(maze);
    let request = SolveRequest { threads: 1, ..SolveRequest::new(maze.clone(), options) };
    let tablebase = request.solve(&mut |_| true).unwrap();
    let graph = Graph::new(&maze, options);
    let pac = graph.distances(PositionVerdict::PacWins);
    let ghosts = graph.distances(PositionVerdict::GhostsWin);
    let mut position = Position::start(maze.clone(), options, 2).unwrap();
    let mut counts = [0; 3];
    for (nth, &state) in graph.states.iter().enumerate() {
        let value = match (pac[nth], ghosts[nth]) {
            (NEVER, NEVER) => GameValue::ENDLESS,
            (turns, NEVER) => GameValue::pac(turns),
            (NEVER, turns) => GameValue::ghosts(turns),
            both => panic!("{both:?}"),
        };
        counts[value.verdict as usize] += 1;
        position.restore(state);
        assert_eq!(
            tablebase.probe(&position),
            Some(value),
            "{position} {} {:?}",
            maze.word(),
            options.non_default(),
        );
    }
    counts
}

fn compare_many(ghosts: usize, mazes: usize) {
    let mut random = Random::new(ghosts as u64);
    let mut counts = [0; 3];
    for _ in 0..mazes {
        let options = random_options(&mut random);
        let maze = small_maze(&mut random, ghosts);
        for (sum, count) in counts.iter_mut().zip(compare(maze, options)) {
            *sum += count;
        }
    }
    assert!(counts.iter().all(|&count| count > 0), "every verdict must occur: {counts:?}");
}

#[test]
fn every_value_with_one_ghost() {
    compare_many(1, 130);
}

#[test]
fn every_value_with_two_ghosts() {
    compare_many(2, 70);
}

#[test]
fn every_value_with_three_ghosts() {
    compare_many(3, 6);
}

#[test]
fn every_value_with_four_ghosts() {
    compare_many(4, 1);
}

/// Asked for alone, the start has the values that it has among all positions.
#[test]
fn the_start_alone_has_the_same_values() {
    let mut random = Random::new(5);
    let mut decided_by = [[0; 3]; 3];
    for nth in 0..40 {
        let options = random_options(&mut random);
        let (ghosts, pellets) = (1 + nth % 4, 1 + random.index(3));
        let (files, ranks) = if ghosts == 4 { (4, 4) } else { (5, 4) };
        let shape = MazeShape { files, ranks, ghosts, pellets, lives: 3 };
        let maze = Arc::new(random_maze(&mut random, shape));
        let request = SolveRequest { threads: 1, ..SolveRequest::new(maze.clone(), options) };
        let tablebase = request.solve(&mut |_| true).unwrap();
        let alone = request.start_values(&mut |_| true).unwrap();
        assert_eq!(alone.len(), 3);
        for (lives, value) in (1..).zip(alone) {
            let options = Options { lives: Some(lives), ..options };
            let start = Position::start(maze.clone(), options, 2).unwrap();
            assert_eq!(tablebase.probe(&start), Some(value), "{start} {}", maze.word());
            decided_by[usize::from(lives) - 1][value.verdict as usize] += 1;
        }
    }
    let all = decided_by.as_flattened();
    assert!(all.iter().all(|&count| count > 0), "every verdict must occur: {decided_by:?}");
}
