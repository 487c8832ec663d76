//! Random mazes and options with fixed seeds, the same in every run.

use game::Random;
use rules::pacman::{
    Boost, BoostEats, Contact, Frenzy, GhostOnPellet, GhostsShare, Maze, MazeSpec, Options,
};
use rules::{Fence, Orientation, Square};

/// A random square of a board.
pub(crate) fn square(random: &mut Random, files: usize, ranks: usize) -> Square {
    Square::new(random.index(files), random.index(ranks))
}

pub(crate) fn options(random: &mut Random) -> Options {
    Options {
        boost: *random.pick(Boost::ALL),
        boost_eats: *random.pick(BoostEats::ALL),
        frenzy: *random.pick(Frenzy::ALL),
        ghost_on_pellet: *random.pick(GhostOnPellet::ALL),
        contact: *random.pick(Contact::ALL),
        ghosts_share: *random.pick(GhostsShare::ALL),
        lives: *random.pick(&[None, Some(1), Some(2), Some(9)]),
        ghosts: None,
    }
}

/// A random valid maze of any size, sometimes crowded with fences.
pub(crate) fn maze(random: &mut Random) -> Maze {
    loop {
        let files = 4 + random.below(6) as usize;
        let ranks = 4 + random.below(6) as usize;
        let mut squares: Vec<_> = (0..9).map(|_| square(random, files, ranks)).collect();
        let mut ghosts = [None; 4];
        for ghost in &mut ghosts {
            *ghost = (random.below(4) > 0).then(|| squares.pop().unwrap());
        }
        let mut spec = MazeSpec {
            files,
            ranks,
            lives: 1 + random.below(4) as u8,
            pac: squares.pop().unwrap(),
            ghosts,
            pellets: squares[..1 + random.below(4) as usize].to_vec(),
            fences: Vec::new(),
        };
        if Maze::new(spec.clone()).is_err() {
            continue;
        }
        for _ in 0..random.below((files * ranks) as u32) {
            let anchor = square(random, files - 1, ranks - 1);
            let orientation = *random.pick(&[Orientation::Horizontal, Orientation::Vertical]);
            spec.fences.push(Fence { anchor, orientation });
            if Maze::new(spec.clone()).is_err() {
                spec.fences.pop();
            }
        }
        return Maze::new(spec).expect("checked fence by fence");
    }
}
