use game::Position as _;
use rules::mspacman::{Board, Move, Phase, Position, SquareKind};
use rules::{Direction, Path, Square};

use super::ActionIndex;

/// The actions of Ms. Pac-Man on one board.
///
/// A ghost's move is the square where it ends, and placing Ms. Pac-Man is her square. Her own move is
/// its directions, since the dots on the way matter: every path of every length that exists
/// somewhere on the board has a number. From an exit the directions without an adjacent square lead
/// to the other exits, then `X`, `Y` and `Z`.
#[derive(Clone, Debug)]
pub(super) struct MsPacmanActions {
    files: usize,
    squares: usize,
    /// The direction of each neighbour of each square, in the order of [`Board::neighbours`].
    steps: Vec<Vec<(Square, u8)>>,
    /// The paths as a trie in order of length; the root is the empty path and no action.
    nodes: Vec<PathNode>,
}

#[derive(Clone, Debug)]
struct PathNode {
    parent: u32,
    /// The last step.
    step: u8,
    /// The paths that are one step longer, by that step; 0 where there is none.
    children: [u32; STEPS],
}

/// The four directions, then as many more as an exit with four neighbours needs.
const STEPS: usize = 7;
const STEP_WORDS: [&str; STEPS] = ["N", "E", "S", "W", "X", "Y", "Z"];

impl MsPacmanActions {
    pub(super) fn new(board: &Board) -> MsPacmanActions {
        let mut actions = MsPacmanActions {
            files: board.files(),
            squares: board.files() * board.ranks(),
            steps: board.squares().map(|square| steps_from(board, square)).collect(),
            nodes: vec![PathNode { parent: 0, step: 0, children: [0; STEPS] }],
        };
        let can_stand = |&square: &Square| {
            matches!(board.square_kind(square), SquareKind::Dot(..) | SquareKind::Exit)
        };
        // For every path of the last length, the squares where it can end.
        let mut layer = vec![(0u32, board.squares().filter(can_stand).collect::<Vec<_>>())];
        let longest = board.spinner().map(|(steps, _)| steps).max().unwrap_or(0);
        for _ in 0..longest {
            let mut next_layer = Vec::new();
            for (node, squares) in layer {
                let mut ends: [Vec<Square>; STEPS] = Default::default();
                for from in squares {
                    for &(to, step) in &actions.steps[actions.square(from) as usize] {
                        ends[usize::from(step)].push(to);
                    }
                }
                for (step, mut squares) in ends.into_iter().enumerate() {
                    if squares.is_empty() {
                        continue;
                    }
                    squares.sort_unstable();
                    squares.dedup();
                    let child = actions.nodes.len() as u32;
                    actions.nodes[node as usize].children[step] = child;
                    let children = [0; STEPS];
                    actions.nodes.push(PathNode { parent: node, step: step as u8, children });
                    next_layer.push((child, squares));
                }
            }
            layer = next_layer;
        }
        actions
    }

    pub(super) fn len(&self) -> usize {
        self.squares + self.nodes.len() - 1
    }

    /// The legal actions, each with one of the moves that come to it: the shortest, and of those the
    /// first by direction.
    pub(super) fn legal(&self, position: &Position) -> Vec<(ActionIndex, Move)> {
        if let Phase::Place = position.phase() {
            let place = |square| (self.square(square), Move::Place(square));
            return position.free_circles().map(place).collect();
        }
        let game::Turn::Seat(seat) = position.turn() else { return Vec::new() };
        let mut successors = Vec::new();
        position.successors(&mut successors);
        let action = |m: Move| match (m, position.ghost(seat)) {
            (Move::Place(square), _) => self.square(square),
            (Move::Path(path), Some(ghost)) => self.square(path.last().unwrap_or(ghost.at)),
            (Move::Path(path), None) => {
                self.path(position.ms_pacman().expect("she is on the board"), path)
            }
        };
        successors.into_iter().map(|(m, _)| (action(m), m)).collect()
    }

    fn path(&self, from: Square, path: Path) -> ActionIndex {
        let Some(end) = path.last() else { return self.square(from) };
        let (mut at, mut node) = (from, 0);
        for &to in path.squares() {
            node = self.nodes[node as usize].children[self.step(at, to)];
            at = to;
        }
        debug_assert!(at == end && node != 0);
        (self.squares - 1) as ActionIndex + node
    }

    /// The step from one square to a neighbour.
    fn step(&self, from: Square, to: Square) -> usize {
        let steps = &self.steps[self.square(from) as usize];
        let &(_, step) = steps.iter().find(|&&(square, _)| square == to).expect("a neighbour");
        step.into()
    }

    fn square(&self, square: Square) -> ActionIndex {
        (square.rank() * self.files + square.file()) as ActionIndex
    }

    pub(super) fn label(&self, action: ActionIndex) -> String {
        let action = action as usize;
        if action < self.squares {
            return Square::new(action % self.files, action / self.files).to_string();
        }
        let mut node = action - self.squares + 1;
        let mut words = Vec::new();
        while node != 0 {
            words.push(STEP_WORDS[usize::from(self.nodes[node].step)]);
            node = self.nodes[node].parent as usize;
        }
        words.reverse();
        words.join(" ")
    }
}

/// The neighbours of a square, each with its step: its direction where it is adjacent, else the next
/// one that is free.
fn steps_from(board: &Board, from: Square) -> Vec<(Square, u8)> {
    let direction_to = |to: Square| {
        let leads = |direction| from.step(direction, Square::LIMIT, Square::LIMIT) == Some(to);
        Direction::ALL.into_iter().position(leads)
    };
    let neighbours = board.neighbours(from);
    let is_free = |step: &usize| neighbours.iter().all(|&to| direction_to(to) != Some(*step));
    let mut free = (0..STEPS).filter(is_free);
    let mut step = |to| direction_to(to).or_else(|| free.next()).expect("one for each neighbour");
    neighbours.iter().map(|&to| (to, step(to) as u8)).collect()
}
