use rules::pacman::{GhostOnPellet, Maze, Options, Plan};

use crate::ground::Ground;
use crate::lanes::Lanes;
use crate::placements::occupied;
use crate::squad::Squads;

/// A maze and its rules as the solver sees them.
pub(crate) struct Field {
    plan: Plan,
    /// Names the maze and the rules, the same for all that play alike but for lives and seats.
    pub(crate) key: String,
    pub(crate) options: Options,
    pub(crate) ground: Ground,
    pub(crate) squads: Squads,
    /// The squares of all pellets.
    pub(crate) pellets: Vec<u8>,
    pub(crate) start: Start,
}

/// Where everybody starts.
pub(crate) struct Start {
    pub(crate) pac: usize,
    pub(crate) squad: usize,
    pub(crate) row: usize,
}

impl Field {
    pub(crate) fn new(maze: &Maze, options: &Options) -> Field {
        let options = rules_alone(options);
        let ground = Ground::new(maze);
        let squads = Squads::new(maze, &options, ground.len);
        let cell = |at| ground.cell(at) as u8;
        let (squad, row) = squads.place(maze.ghosts().map(|at| at.map(cell)));
        let start = Start { pac: ground.cell(maze.pac()), squad, row };
        let pellets = maze.pellets().iter().map(|&at| cell(at)).collect();
        let plan = maze.plan().clone();
        Field { plan, key: key(maze, &options), options, ground, squads, pellets, start }
    }

    /// Whether positions of that maze and those rules are positions of this field.
    pub(crate) fn covers(&self, maze: &Maze, options: &Options) -> bool {
        let (one, other) = (&self.plan, maze.plan());
        // All of a plan but its lives.
        rules_alone(options) == self.options
            && (one.files, one.ranks, one.pac) == (other.files, other.ranks, other.pac)
            && one.ghosts == other.ghosts
            && one.pellets == other.pellets
            && one.fences == other.fences
    }

    /// Every set of pellets that can lie, smaller ones first.
    pub(crate) fn sets(&self) -> Vec<u8> {
        let mut sets: Vec<u8> = (1..1 << self.pellets.len()).collect();
        sets.sort_by_key(|set| (set.count_ones(), *set));
        sets
    }

    /// The squares of the pellets of a set.
    pub(crate) fn lanes(&self, set: u8) -> Lanes {
        let lie = self.pellets.iter().enumerate().filter(|(nth, _)| set >> nth & 1 != 0);
        lie.fold(Lanes::NONE, |lanes, (_, &at)| lanes | Lanes::one(at.into()))
    }

    /// The squares PAC-MAN can be on, to move, while certain pellets lie, row by row.
    pub(crate) fn legal(&self, set: u8, squad: usize) -> impl Iterator<Item = Lanes> {
        let (pellets, ghosts) = (self.lanes(set), self.squads.ghosts(squad));
        let apart = matches!(self.squads, Squads::Queue { .. });
        let barred = self.options.ghost_on_pellet != GhostOnPellet::Free;
        self.squads.placements(squad).map(move |at| {
            let occupied = occupied(&at[..ghosts]);
            let crowded = apart && occupied.len() as usize != ghosts;
            let barred = barred && !(pellets & occupied).is_empty();
            let free = self.ground.all & !pellets & !occupied;
            if crowded || barred { Lanes::NONE } else { free }
        })
    }
}

/// The options that decide what is legal, whoever sits at the table.
pub(crate) fn rules_alone(options: &Options) -> Options {
    Options { lives: None, ghosts: None, ..*options }
}

/// Names a maze and its rules, the same for all that play alike but for lives and seats.
pub(crate) fn key(maze: &Maze, options: &Options) -> String {
    let plan = Plan { lives: 1, ..maze.plan().clone() };
    let maze = Maze::new(plan).expect("a maze stays one with another number of lives");
    let mut key = maze.word();
    for (name, value) in rules_alone(options).list() {
        key += &format!(" {name}={value}");
    }
    key
}
