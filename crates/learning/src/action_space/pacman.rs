use std::collections::BTreeSet;

use game::Position as _;
use rules::pacman::{Ghost, Maze, Piece, Position};
use rules::{Path, Square};

use super::ActionIndex;

/// The actions of the PAC-MAN variant in one maze.
///
/// A move of a ghost is the square where it ends, and so is a move of PAC-MAN that eats nothing; a
/// forced stay ends where it began. A move with a boost is the pellets and the ghosts eaten and the
/// square where it ends. Which pellets and squares go together, the maze alone decides.
#[derive(Clone, Debug)]
pub(super) struct PacmanActions {
    files: usize,
    squares: usize,
    pellets: Vec<Square>,
    /// The ghosts of the maze, each a bit of the set of ghosts eaten.
    ghosts: Vec<Ghost>,
    /// The boosts that some move can take: the set of pellets eaten and the square where it ends.
    boosts: Vec<(u8, Square)>,
    /// The index in `boosts` for every set and square.
    boost_index: Vec<u16>,
}

impl PacmanActions {
    pub(super) fn new(maze: &Maze) -> PacmanActions {
        let squares = maze.files() * maze.ranks();
        let ghosts = Ghost::ALL.into_iter().filter(|&ghost| maze.has_ghost(ghost)).collect();
        let mut actions = PacmanActions {
            files: maze.files(),
            squares,
            pellets: maze.pellets().to_vec(),
            ghosts,
            boosts: Vec::new(),
            boost_index: vec![0; squares << maze.pellets().len()],
        };
        for (pellets, square) in possible_boosts(maze) {
            let entry = (usize::from(pellets) * squares) + actions.square(square) as usize;
            actions.boost_index[entry] = actions.boosts.len() as u16;
            actions.boosts.push((pellets, square));
        }
        actions
    }

    pub(super) fn len(&self) -> usize {
        self.squares + (self.boosts.len() << self.ghosts.len())
    }

    /// The legal actions, each with the shortest move that comes to it.
    pub(super) fn legal(&self, position: &Position) -> Vec<(ActionIndex, Path)> {
        let mut paths = Vec::new();
        position.legal_moves(&mut paths);
        let mut list: Vec<_> = match position.to_move() {
            Some(Piece::Pac) => self.pac_actions(position, &paths),
            Some(Piece::Ghost(ghost)) => {
                let from = position.ghosts()[ghost.index()].expect("it is on the board");
                let end = |path: &Path| path.last().unwrap_or(from);
                paths.iter().map(|path| (self.square(end(path)), *path)).collect()
            }
            None => Vec::new(),
        };
        list.sort_unstable_by_key(|&(action, path)| (action, path.squares().len(), path));
        list.dedup_by_key(|&mut (action, _)| action);
        list
    }

    fn pac_actions(&self, position: &Position, paths: &[Path]) -> Vec<(ActionIndex, Path)> {
        let before = position.state();
        let mut after = position.clone();
        // Wherever he is caught, all pieces return to their starts: that is one action, the first.
        let mut caught: Option<(ActionIndex, Path)> = None;
        let mut list = Vec::with_capacity(paths.len());
        for &path in paths {
            after.restore(before);
            after.play(path);
            let end = path.last().unwrap_or(position.pac());
            if after.lives() < position.lives() && after.lives() > 0 {
                let entry = (self.square(end), path);
                caught = Some(caught.map_or(entry, |best| best.min(entry)));
                continue;
            }
            let pellets = position.pellet_set() & !after.pellet_set();
            let action = if pellets == 0 {
                self.square(end)
            } else {
                let was_eaten = |ghost: &Ghost| {
                    let at = ghost.index();
                    position.ghosts()[at].is_some() && after.ghosts()[at].is_none()
                };
                self.boost(pellets, end, was_eaten)
            };
            list.push((action, path));
        }
        list.extend(caught);
        list
    }

    fn boost(&self, pellets: u8, end: Square, was_eaten: impl Fn(&Ghost) -> bool) -> ActionIndex {
        let boost =
            self.boost_index[usize::from(pellets) * self.squares + self.square(end) as usize];
        let bits = self.ghosts.iter().enumerate();
        let eaten: u32 = bits.map(|(bit, ghost)| u32::from(was_eaten(ghost)) << bit).sum();
        self.squares as u32 + (u32::from(boost) << self.ghosts.len()) + eaten
    }

    fn square(&self, square: Square) -> ActionIndex {
        (square.rank() * self.files + square.file()) as ActionIndex
    }

    pub(super) fn label(&self, action: ActionIndex) -> String {
        let action = action as usize;
        let Some(boosted) = action.checked_sub(self.squares) else {
            return Square::new(action % self.files, action / self.files).to_string();
        };
        let (pellets, end) = self.boosts[boosted >> self.ghosts.len()];
        let mut label = format!("{end} eats");
        for (nth, pellet) in self.pellets.iter().enumerate() {
            if pellets >> nth & 1 != 0 {
                label += &format!(" {pellet}");
            }
        }
        for (bit, ghost) in self.ghosts.iter().enumerate() {
            if boosted >> bit & 1 != 0 {
                label += &format!(" {ghost}");
            }
        }
        label
    }
}

/// Every set of pellets and end square of a move with a boost, from any square and with any pellets
/// left. Ghosts are left out: they only take squares away.
fn possible_boosts(maze: &Maze) -> BTreeSet<(u8, Square)> {
    let mut boosts = BTreeSet::new();
    for pellets_left in 1..1u8 << maze.pellets().len() {
        let mut open: Vec<(Square, u8, u8)> = maze.squares().map(|square| (square, 2, 0)).collect();
        let mut seen: BTreeSet<_> = open.iter().copied().collect();
        while let Some((at, steps, eaten)) = open.pop() {
            if eaten != 0 {
                boosts.insert((eaten, at));
            }
            if steps == 0 || eaten == pellets_left {
                continue;
            }
            for to in maze.steps(at).into_iter().flatten() {
                let fresh = maze.pellet_at(to).map_or(0, |nth| 1 << nth) & pellets_left & !eaten;
                let steps = if fresh != 0 { 3 } else { steps - 1 };
                let next = (to, steps, eaten | fresh);
                if seen.insert(next) {
                    open.push(next);
                }
            }
        }
    }
    boosts
}
