use rules::pacman::{GhostsShare, Maze, Options};

use crate::chase::Chase;
use crate::crowd::Crowd;
use crate::hunt::Hunt;
use crate::lanes::Lanes;
use crate::phase::{Pack, Phase};
use crate::placements::{Order, Placements, occupied};
use crate::queue::Queue;
use crate::sheet::Sheet;

/// The ways in which the ghosts still on the board can stand: for each squad (which ghosts are
/// left, as far as it matters) numbered rows.
///
/// Eating ghosts leads to a squad with a lower number; the last squad has all ghosts.
pub(crate) enum Squads {
    /// They share squares, so only how many are left matters.
    Crowd {
        /// The numbering.
        crowd: Box<Crowd>,
        /// By squad and row, the squares with a ghost; the largest squad has none, for its rows
        /// are those of the next smaller one with a ghost more.
        occupied: Vec<Sheet>,
        /// The number of ghosts.
        ghosts: usize,
    },
    /// They do not share, so which are left matters: a bit each.
    Queue {
        /// How large the board is.
        squares: usize,
        /// The ghosts of each squad.
        masks: Vec<u8>,
        /// By number of ghosts and row, the squares with a ghost; as above without the largest.
        occupied: Vec<Sheet>,
    },
}

impl Squads {
    pub(crate) fn new(maze: &Maze, options: &Options, squares: usize) -> Squads {
        let ghosts = maze.ghosts();
        if options.ghosts_share == GhostsShare::No {
            let plays =
                (0..4).filter(|&nth| ghosts[nth].is_some()).fold(0, |set, nth| set | 1 << nth);
            let mut masks: Vec<u8> = (0..16).filter(|mask| mask & !plays == 0).collect();
            masks.sort_by_key(|mask| (mask.count_ones(), *mask));
            let sheet = |ghosts| {
                let rows = Placements::new(squares, ghosts, Order::Free);
                Sheet::from_rows(rows.map(|at| occupied(&at[..ghosts])))
            };
            let occupied = (0..plays.count_ones().max(1) as usize).map(sheet).collect();
            return Squads::Queue { squares, masks, occupied };
        }
        let ghosts = ghosts.iter().flatten().count();
        let sheet = |ghosts| {
            let rows = Placements::new(squares, ghosts, Order::Sorted);
            Sheet::from_rows(rows.map(|at| occupied(&at[..ghosts])))
        };
        let occupied = (0..ghosts.max(1)).map(sheet).collect();
        Squads::Crowd { crowd: Crowd::new(squares).into(), occupied, ghosts }
    }

    /// How many squads there are.
    pub(crate) fn len(&self) -> usize {
        match self {
            Squads::Crowd { ghosts, .. } => ghosts + 1,
            Squads::Queue { masks, .. } => masks.len(),
        }
    }

    /// How many rows a squad has.
    pub(crate) fn rows(&self, squad: usize) -> usize {
        match self {
            Squads::Crowd { crowd, .. } => crowd.rows(squad),
            Squads::Queue { squares, .. } => Queue::rows(*squares, self.ghosts(squad)),
        }
    }

    /// How many ghosts a squad has.
    pub(crate) fn ghosts(&self, squad: usize) -> usize {
        match self {
            Squads::Crowd { .. } => squad,
            Squads::Queue { masks, .. } => masks[squad].count_ones() as usize,
        }
    }

    pub(crate) fn pack<'a>(&'a self, hunt: Hunt<'a>) -> Pack<'a> {
        match self {
            Squads::Crowd { crowd, .. } => Pack::Chase(Chase::new(crowd, &hunt).into()),
            Squads::Queue { squares, .. } => Pack::Queue(Queue::new(hunt, *squares)),
        }
    }

    pub(crate) fn phase<'a>(&'a self, squad: usize, pack: &'a Pack<'a>) -> Phase<'a> {
        let (ghosts, rows) = (self.ghosts(squad), self.rows(squad));
        let (squares, occupied) = match self {
            Squads::Crowd { crowd, occupied, .. } => (crowd.squares_of_board(), occupied),
            Squads::Queue { squares, occupied, .. } => (*squares, occupied),
        };
        let part = |part: usize| match self {
            Squads::Crowd { crowd, .. } => crowd.below(ghosts, part),
            Squads::Queue { .. } => part * rows / squares,
        };
        let parts = if ghosts == 0 { vec![0, 1] } else { (0..=squares).map(part).collect() };
        let others = &occupied[ghosts.saturating_sub(1)];
        Phase { ghosts, rows, planes: squares.div_ceil(32), pack, parts, others }
    }

    /// The squares of the ghosts of a squad, row by row.
    pub(crate) fn placements(&self, squad: usize) -> Placements {
        let (squares, order) = match self {
            Squads::Crowd { crowd, .. } => (crowd.squares_of_board(), Order::Sorted),
            Squads::Queue { squares, .. } => (*squares, Order::Free),
        };
        Placements::new(squares, self.ghosts(squad), order)
    }

    /// The squad and the row of ghosts on these squares.
    pub(crate) fn place(&self, ghosts: [Option<u8>; 4]) -> (usize, usize) {
        let mut left = [0; 4];
        let mut len = 0;
        for at in ghosts.into_iter().flatten() {
            left[len] = at;
            len += 1;
        }
        match self {
            Squads::Crowd { crowd, .. } => (len, crowd.row(&mut left[..len])),
            Squads::Queue { squares, masks, .. } => {
                let mask =
                    (0..4).filter(|&nth| ghosts[nth].is_some()).fold(0, |set, nth| set | 1 << nth);
                let squad = masks.iter().position(|&known| known == mask);
                let squad = squad.expect("a position has no ghosts but those of its maze");
                (squad, Queue::row(*squares, &left[..len]))
            }
        }
    }

    /// The squad and the row that is left of ghosts on these squares when some are eaten.
    pub(crate) fn without(&self, squad: usize, squares: [u8; 4], eaten: Lanes) -> (usize, usize) {
        let mut ghosts = [None; 4];
        let present = |nth: &usize| match self {
            Squads::Crowd { .. } => *nth < squad,
            Squads::Queue { masks, .. } => masks[squad] >> nth & 1 != 0,
        };
        for (nth, at) in (0..4).filter(present).zip(squares) {
            ghosts[nth] = Some(at).filter(|&at| !eaten.has(at.into()));
        }
        self.place(ghosts)
    }
}
