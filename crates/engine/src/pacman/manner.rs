use rules::pacman::{Ghost, Piece, Position};

use super::evaluation::{Evaluation, Eye};
use crate::Level;

/// How a level plays one role: the mistakes people make, most of them at first and none at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Manner {
    /// How many moves of PAC-MAN it looks ahead, with all of the ghosts' between them. A ghost that
    /// looks at none goes by what its own move brings about.
    pub(super) depth: u32,
    /// Positions looked at for a move.
    pub(super) nodes: u64,
    /// How many points of difference it may overlook.
    pub(super) blur: i32,
    /// Whether it sees what can be taken right after the last move it looks at.
    pub(super) alert: bool,
    /// How many ghosts it keeps an eye on: PAC-MAN forgets those further away, and a ghost on its
    /// own does not see what the others are doing.
    pub(super) minds: usize,
    /// The largest table it needs, in megabytes.
    pub(super) hash: usize,
}

impl Manner {
    pub(super) fn of(level: Level, piece: Piece) -> Manner {
        let all = Manner {
            depth: 64,
            nodes: u64::MAX,
            blur: 0,
            alert: true,
            minds: usize::MAX,
            hash: usize::MAX,
        };
        let sees = |depth, blur, minds| Manner { depth, blur, minds, hash: 1, ..all };
        let blind = |depth, blur, minds| Manner { alert: false, ..sees(depth, blur, minds) };
        match (level.number(), piece) {
            (1, Piece::Pac) => blind(1, 220, 1),
            (2, Piece::Pac) => blind(1, 120, 1),
            (3, Piece::Pac) => blind(1, 60, 2),
            (4, Piece::Pac) => sees(1, 80, 4),
            (5, Piece::Pac) => sees(2, 260, 4),
            (6, Piece::Pac) => sees(2, 180, 4),
            (7, Piece::Pac) => sees(2, 60, 4),
            (1, Piece::Ghost(_)) => blind(0, 220, 1),
            (2, Piece::Ghost(_)) => blind(0, 120, 1),
            (3, Piece::Ghost(_)) => sees(0, 70, 2),
            (4, Piece::Ghost(_)) => sees(0, 0, 4),
            (5, Piece::Ghost(_)) => sees(1, 50, 4),
            (6, Piece::Ghost(_)) => sees(1, 0, 4),
            (7, Piece::Ghost(_)) => Manner { nodes: 800, ..sees(2, 0, 4) },
            _ => all,
        }
    }

    /// How it looks at the last of `game`.
    pub(super) fn eye(&self, game: &[Position], evaluation: &Evaluation) -> Eye {
        let Some(position) = game.last() else { return Eye::CALM };
        let stage = |position: &Position| (position.pellet_set(), position.lives());
        let since = game.iter().rev().take_while(|earlier| stage(earlier) == stage(position));
        let eager = position.to_move() != Some(Piece::Pac) && since.count() > PATIENCE;
        Eye { minds: self.minded(position, evaluation), eager }
    }

    /// The ghosts it keeps an eye on, a bit each.
    fn minded(&self, position: &Position, evaluation: &Evaluation) -> u8 {
        let ghosts = position.ghosts().into_iter().zip(Ghost::ALL);
        let mut ghosts: Vec<_> = ghosts.filter_map(|(at, ghost)| Some((at?, ghost))).collect();
        ghosts.sort_by_key(|&(at, ghost)| {
            // Nobody forgets the ghost in their own hand.
            let own = position.to_move() == Some(Piece::Ghost(ghost));
            (!own, evaluation.distance(at, position.pac()))
        });
        let forgotten = ghosts.iter().skip(self.minds);
        forgotten.fold(Eye::CALM.minds, |minds, (_, ghost)| minds & !(1 << ghost.index()))
    }
}

/// After how many moves without a meal or a catch guards grow eager.
const PATIENCE: usize = 50;
