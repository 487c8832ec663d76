//! Random mazes, options and numbers with fixed seeds, the same in every run.

use rules::pacman::{
    Boost, BoostEats, Contact, Frenzy, GhostOnPellet, GhostsShare, Maze, MazeSpec, Options,
};
use rules::{Fence, Orientation, Square};

/// SplitMix64, a small random number generator.
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Random {
        Random(seed)
    }

    pub(crate) fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((((z ^ (z >> 31)) >> 32) * u64::from(n)) >> 32) as u32
    }

    pub(crate) fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len() as u32) as usize]
    }

    pub(crate) fn square(&mut self, files: usize, ranks: usize) -> Square {
        Square::new(self.below(files as u32) as usize, self.below(ranks as u32) as usize)
    }
}

pub(crate) fn options(random: &mut Random) -> Options {
    Options {
        boost: random.pick(Boost::ALL),
        boost_eats: random.pick(BoostEats::ALL),
        frenzy: random.pick(Frenzy::ALL),
        ghost_on_pellet: random.pick(GhostOnPellet::ALL),
        contact: random.pick(Contact::ALL),
        ghosts_share: random.pick(GhostsShare::ALL),
        lives: random.pick(&[None, Some(1), Some(2), Some(9)]),
        ghosts: None,
    }
}

/// A random valid maze of any size, sometimes crowded with fences.
pub(crate) fn maze(random: &mut Random) -> Maze {
    loop {
        let files = 4 + random.below(6) as usize;
        let ranks = 4 + random.below(6) as usize;
        let mut squares: Vec<_> = (0..9).map(|_| random.square(files, ranks)).collect();
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
            let anchor = random.square(files - 1, ranks - 1);
            let orientation = random.pick(&[Orientation::Horizontal, Orientation::Vertical]);
            spec.fences.push(Fence { anchor, orientation });
            if Maze::new(spec.clone()).is_err() {
                spec.fences.pop();
            }
        }
        return Maze::new(spec).expect("checked fence by fence");
    }
}
