use super::{Maze, MazeSpec};
use crate::pacman::{Ghost, Piece};
use crate::{Direction, Fence, Orientation, Square};

/// One small change of a maze.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MazeChange {
    /// A fence is elsewhere, a step away or turned; or gone.
    Fence {
        /// Where it was.
        from: Fence,
        /// Where it is.
        to: Option<Fence>,
    },
    /// A pellet lies a step away.
    Pellet {
        /// Where it was.
        from: Square,
        /// Where it is.
        to: Square,
    },
    /// A piece starts a step away.
    Start {
        /// Which piece.
        piece: Piece,
        /// Where it started.
        from: Square,
        /// Where it starts.
        to: Square,
    },
}

impl Maze {
    /// Every maze that differs from this one by one small change, with that change.
    ///
    /// ```
    /// use rules::pacman::{Maze, MazeChange};
    ///
    /// let maze = Maze::from_word("4x4.1.a1.d4___.d1.b2v").unwrap();
    /// let changes = maze.small_changes();
    /// assert!(changes.iter().all(|(_, changed)| *changed != maze));
    /// assert!(changes.iter().any(|(change, _)| matches!(change, MazeChange::Fence { to: None, .. })));
    /// ```
    pub fn small_changes(&self) -> Vec<(MazeChange, Maze)> {
        let spec = self.spec();
        let changed = |change: MazeChange| Some((change, Maze::new(apply(spec, change)?).ok()?));
        let fences = spec.fences.iter().flat_map(|&from| {
            let places = places_near(spec, from).map(Some).chain([None]);
            places.map(move |to| MazeChange::Fence { from, to })
        });
        let pellets = spec.pellets.iter().flat_map(|&from| {
            neighbours(spec, from).map(move |to| MazeChange::Pellet { from, to })
        });
        let ghosts = Ghost::ALL.into_iter().zip(spec.ghosts);
        let ghosts = ghosts.filter_map(|(ghost, from)| Some((Piece::Ghost(ghost), from?)));
        let starts =
            [(Piece::Pac, spec.pac)].into_iter().chain(ghosts).flat_map(|(piece, from)| {
                neighbours(spec, from).map(move |to| MazeChange::Start { piece, from, to })
            });
        fences.chain(pellets).chain(starts).filter_map(changed).collect()
    }
}

/// The maze after a change; `None` if a fence would be where one is already.
fn apply(spec: &MazeSpec, change: MazeChange) -> Option<MazeSpec> {
    let mut spec = spec.clone();
    match change {
        MazeChange::Fence { from, to } => {
            spec.fences.retain(|&fence| fence != from);
            if to.is_some_and(|to| spec.fences.contains(&to)) {
                return None;
            }
            spec.fences.extend(to);
        }
        MazeChange::Pellet { from, to } => {
            spec.pellets.retain(|&pellet| pellet != from);
            spec.pellets.push(to);
        }
        MazeChange::Start { piece: Piece::Pac, to, .. } => spec.pac = to,
        MazeChange::Start { piece: Piece::Ghost(ghost), to, .. } => {
            spec.ghosts[ghost.index()] = Some(to);
        }
    }
    Some(spec)
}

fn neighbours(spec: &MazeSpec, square: Square) -> impl Iterator<Item = Square> + use<> {
    let (files, ranks) = (spec.files, spec.ranks);
    Direction::ALL.into_iter().filter_map(move |to| square.step(to, files, ranks))
}

/// Where a fence could be instead: a step in any direction, or turned where it is.
fn places_near(spec: &MazeSpec, fence: Fence) -> impl Iterator<Item = Fence> + use<> {
    let turned = match fence.orientation {
        Orientation::Horizontal => Orientation::Vertical,
        Orientation::Vertical => Orientation::Horizontal,
    };
    let (files, ranks) = (spec.files - 1, spec.ranks - 1);
    let moved = Direction::ALL.into_iter().filter_map(move |to| {
        Some(Fence { anchor: fence.anchor.step(to, files, ranks)?, ..fence })
    });
    moved.chain([Fence { orientation: turned, ..fence }])
}
