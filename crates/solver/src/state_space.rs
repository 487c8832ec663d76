use rules::pacman::{GhostOnPellet, Maze, MazeSpec, Options};

use crate::index::GhostSubsets;
use crate::maze_graph::MazeGraph;
use crate::sets::Bitboard;

/// The state space of a maze under its rules: pellet sets × lives × ghost subsets (one layer each),
/// rows of ghost placements, and PAC-MAN's squares.
pub(crate) struct StateSpace {
    spec: MazeSpec,
    /// See [`solution_key`].
    pub(crate) solution_key: String,
    pub(crate) options: Options,
    pub(crate) graph: MazeGraph,
    pub(crate) subsets: GhostSubsets,
    /// The squares of all pellets. A pellet set is a `u8` with a bit for each of them.
    pub(crate) pellets: Vec<u8>,
    pub(crate) start: StartIndex,
}

/// The start position as indices.
pub(crate) struct StartIndex {
    pub(crate) pac: usize,
    pub(crate) subset: usize,
    pub(crate) row: usize,
}

impl StateSpace {
    pub(crate) fn new(maze: &Maze, options: &Options) -> StateSpace {
        let options = rule_options(options);
        let graph = MazeGraph::new(maze);
        let subsets = GhostSubsets::new(maze, &options, graph.square_count);
        let index = |square| graph.square_index(square) as u8;
        let (subset, row) = subsets.rank(maze.ghosts().map(|square| square.map(index)));
        let start = StartIndex { pac: graph.square_index(maze.pac()), subset, row };
        let pellets = maze.pellets().iter().map(|&square| index(square)).collect();
        let spec = maze.spec().clone();
        let solution_key = solution_key(maze, &options);
        StateSpace { spec, solution_key, options, graph, subsets, pellets, start }
    }

    /// Whether positions of that maze and those rules are positions of this state space.
    pub(crate) fn covers(&self, maze: &Maze, options: &Options) -> bool {
        let (one, other) = (&self.spec, maze.spec());
        // Everything of a spec but its lives.
        rule_options(options) == self.options
            && (one.files, one.ranks, one.pac) == (other.files, other.ranks, other.pac)
            && one.ghosts == other.ghosts
            && one.pellets == other.pellets
            && one.fences == other.fences
    }

    /// The pellet sets in solve order, smaller ones first: eating a pellet leads to a set that is
    /// solved before.
    pub(crate) fn pellet_sets(&self) -> Vec<u8> {
        let mut sets: Vec<u8> = (1..1 << self.pellets.len()).collect();
        sets.sort_by_key(|set| (set.count_ones(), *set));
        sets
    }

    pub(crate) fn pellet_squares(&self, pellet_set: u8) -> Bitboard {
        let present = self.pellets.iter().enumerate().filter(|(nth, _)| pellet_set >> nth & 1 != 0);
        present.fold(Bitboard::EMPTY, |set, (_, &square)| set | Bitboard::single(square.into()))
    }

    /// The legal positions with PAC-MAN to move: his squares, row by row.
    pub(crate) fn legal_squares(
        &self,
        pellet_set: u8,
        subset: usize,
    ) -> impl Iterator<Item = Bitboard> {
        let (pellets, ghosts) = (self.pellet_squares(pellet_set), self.subsets.ghosts(subset));
        let exclusive = matches!(self.subsets, GhostSubsets::Ordered { .. });
        let off_pellets = self.options.ghost_on_pellet != GhostOnPellet::Free;
        self.subsets.placements(subset).map(move |squares| {
            let occupied = Bitboard::from_squares(&squares[..ghosts]);
            let overlapping = exclusive && occupied.len() as usize != ghosts;
            let on_pellet = off_pellets && !(pellets & occupied).is_empty();
            let free = self.graph.all_squares & !pellets & !occupied;
            if overlapping || on_pellet { Bitboard::EMPTY } else { free }
        })
    }
}

/// The options that decide which moves are legal: all but the number of lives and who plays which
/// ghost.
pub(crate) fn rule_options(options: &Options) -> Options {
    Options { lives: None, ghosts: None, ..*options }
}

/// Identifies the solution of a maze under its rules. Mazes that differ in lives and seats alone
/// share one. Part of the file format: files are named by it and contain it.
pub(crate) fn solution_key(maze: &Maze, options: &Options) -> String {
    let spec = MazeSpec { lives: 1, ..maze.spec().clone() };
    let maze = Maze::new(spec).expect("a maze stays one with another number of lives");
    let mut key = maze.word();
    for (name, value) in rule_options(options).non_default() {
        key += &format!(" {name}={value}");
    }
    key
}
