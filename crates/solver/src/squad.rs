use rules::pacman::{GhostsShare, Maze, Options};

use crate::chase::Chase;
use crate::crowd::Crowd;
use crate::hunt::Hunt;
use crate::lanes::Lanes;
use crate::phase::{Pack, Phase};
use crate::queue::Queue;

/// The ways in which the ghosts still on the board can stand: for each squad (which ghosts are
/// left, as far as it matters) numbered rows.
///
/// Eating ghosts leads to a squad with a lower number; the last squad has all ghosts.
pub(crate) enum Squads {
    /// They share squares, so only how many are left matters.
    Crowd {
        /// The numbering.
        crowd: Box<Crowd>,
        /// By squad and row, the squares with a ghost.
        occupied: Vec<Vec<Lanes>>,
    },
    /// They do not share, so which are left matters: a bit each.
    Queue {
        /// How large the board is.
        squares: usize,
        /// The ghosts of each squad.
        masks: Vec<u8>,
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
            return Squads::Queue { squares, masks };
        }
        let crowd = Crowd::new(squares);
        let mut occupied = vec![vec![Lanes::NONE]];
        for ghosts in 1..=ghosts.iter().flatten().count() {
            let fewer: &Vec<Lanes> = &occupied[ghosts - 1];
            let rows = (0..squares).flat_map(|top| {
                let below = crowd.below(ghosts - 1, top + 1);
                fewer[..below].iter().map(move |&rest| rest | Lanes::one(top))
            });
            let rows = rows.collect();
            occupied.push(rows);
        }
        Squads::Crowd { crowd: crowd.into(), occupied }
    }

    /// How many squads there are.
    pub(crate) fn len(&self) -> usize {
        match self {
            Squads::Crowd { occupied, .. } => occupied.len(),
            Squads::Queue { masks, .. } => masks.len(),
        }
    }

    /// How many rows a squad has.
    pub(crate) fn rows(&self, squad: usize) -> usize {
        match self {
            Squads::Crowd { occupied, .. } => occupied[squad].len(),
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
            Squads::Crowd { crowd, .. } => Pack::Chase(Chase::new(crowd, &hunt)),
            Squads::Queue { squares, .. } => Pack::Queue(Queue::new(hunt, *squares), *squares),
        }
    }

    pub(crate) fn phase<'a>(&'a self, squad: usize, pack: &'a Pack<'a>) -> Phase<'a> {
        let occupied = match self {
            Squads::Crowd { occupied, .. } => &occupied[squad][..],
            Squads::Queue { .. } => &[],
        };
        Phase { ghosts: self.ghosts(squad), rows: self.rows(squad), pack, occupied }
    }

    /// The squares with a ghost.
    #[inline]
    pub(crate) fn occupied(&self, squad: usize, row: usize) -> Lanes {
        match self {
            Squads::Crowd { occupied, .. } => occupied[squad][row],
            Squads::Queue { squares, .. } => Queue::squares(*squares, self.ghosts(squad), row)
                .into_iter()
                .fold(Lanes::NONE, |set, at| set | Lanes::one(at.into())),
        }
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
            Squads::Queue { squares, masks } => {
                let mask =
                    (0..4).filter(|&nth| ghosts[nth].is_some()).fold(0, |set, nth| set | 1 << nth);
                let squad = masks.iter().position(|&known| known == mask);
                let squad = squad.expect("a position has no ghosts but those of its maze");
                (squad, Queue::row(*squares, &left[..len]))
            }
        }
    }

    /// The squad and the row that is left when the ghosts on some squares are eaten.
    pub(crate) fn without(&self, squad: usize, row: usize, eaten: Lanes) -> (usize, usize) {
        let mut ghosts = [None; 4];
        match self {
            Squads::Crowd { crowd, .. } => {
                let squares = crowd.squares(squad, row);
                for (ghost, &at) in ghosts.iter_mut().zip(&squares[..squad]) {
                    *ghost = Some(at);
                }
            }
            Squads::Queue { squares, masks } => {
                let squares = Queue::squares(*squares, self.ghosts(squad), row);
                let present = (0..4).filter(|&nth| masks[squad] >> nth & 1 != 0);
                for (nth, at) in present.zip(squares) {
                    ghosts[nth] = Some(at);
                }
            }
        }
        self.place(ghosts.map(|at| at.filter(|&at| !eaten.has(at.into()))))
    }
}
