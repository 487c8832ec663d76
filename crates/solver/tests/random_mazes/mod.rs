//! Random mazes and rules, the same for the same seed.

use game::Random;
use rules::pacman::{Maze, MazeSpec, Options};
use rules::{Fence, Orientation, Square};

/// What a random maze has besides its fences.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MazeShape {
    pub(crate) files: usize,
    pub(crate) ranks: usize,
    pub(crate) ghosts: usize,
    pub(crate) pellets: usize,
    pub(crate) lives: u8,
}

/// The rule options with all their values, the default first.
pub(crate) const OPTION_VALUES: [(&str, &[&str]); 6] = [
    ("boost", &["up_to", "exactly"]),
    ("boost_eats", &["path", "end"]),
    ("frenzy", &["straight", "turning"]),
    ("ghost_on_pellet", &["cross", "never", "free"]),
    ("contact", &["caught", "closed"]),
    ("ghosts_share", &["true", "false"]),
];

/// Each rule option is at its default half of the time, else at any of its values.
pub(crate) fn random_options(random: &mut Random) -> Options {
    let mut options = Options::default();
    for (name, values) in OPTION_VALUES {
        if random.once_in(2) {
            let value: &&str = random.pick(values);
            options.set(name, value).unwrap();
        }
    }
    options
}

/// A maze with random squares and up to eight fences.
pub(crate) fn random_maze(random: &mut Random, shape: MazeShape) -> Maze {
    let MazeShape { files, ranks, ghosts, pellets, lives } = shape;
    loop {
        let mut square = || Square::new(random.index(files), random.index(ranks));
        let mut spec = MazeSpec {
            files,
            ranks,
            lives,
            pac: square(),
            ghosts: [None; 4],
            pellets: (0..pellets).map(|_| square()).collect(),
            fences: Vec::new(),
        };
        let mut left = ghosts;
        while left > 0 {
            let nth = random.index(4);
            if spec.ghosts[nth].is_none() {
                spec.ghosts[nth] = Some(Square::new(random.index(files), random.index(ranks)));
                left -= 1;
            }
        }
        for _ in 0..random.index(9) {
            let orientation = *random.pick(&[Orientation::Horizontal, Orientation::Vertical]);
            let anchor = Square::new(random.index(files - 1), random.index(ranks - 1));
            let mut more = spec.clone();
            more.fences.push(Fence { anchor, orientation });
            if Maze::new(more.clone()).is_ok() {
                spec = more;
            }
        }
        if let Ok(maze) = Maze::new(spec) {
            return maze;
        }
    }
}
