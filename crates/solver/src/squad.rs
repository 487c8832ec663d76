use rules::pacman::{GhostsShare, Maze, Options};

use crate::chase::Chase;
use crate::crowd::Crowd;
use crate::ground::Ground;
use crate::hunt::Hunt;
use crate::lanes::Lanes;
use crate::phase::Phase;

/// The ways in which the ghosts still on the board can stand: for each squad (which ghosts are
/// left, as far as it matters) numbered rows.
pub(crate) struct Squads {
    crowd: Crowd,
    /// By number of ghosts, and by row, the squares with a ghost.
    occupied: Vec<Vec<Lanes>>,
}

impl Squads {
    pub(crate) fn new(maze: &Maze, options: &Options, ground: &Ground) -> Squads {
        assert_eq!(options.ghosts_share, GhostsShare::Yes);
        let crowd = Crowd::new(ground.len);
        let most = maze.ghosts().iter().flatten().count();
        let mut occupied = vec![vec![Lanes::NONE]];
        for ghosts in 1..=most {
            let fewer: &Vec<Lanes> = &occupied[ghosts - 1];
            let rows = (0..ground.len).flat_map(|top| {
                fewer[..crowd.below(ghosts - 1, top + 1)].iter().map(move |&rest| rest | Lanes::one(top))
            });
            let rows = rows.collect();
            occupied.push(rows);
        }
        Squads { crowd, occupied }
    }

    /// How many squads there are. Eating ghosts leads to a squad with a lower number; the last one
    /// has all ghosts.
    pub(crate) fn len(&self) -> usize {
        self.occupied.len()
    }

    pub(crate) fn chase<'a>(&'a self, hunt: &Hunt<'_>, ground: &Ground) -> Chase<'a> {
        Chase::new(&self.crowd, hunt, ground.len)
    }

    pub(crate) fn phase<'a>(&'a self, squad: usize, chase: &'a Chase<'a>) -> Phase<'a> {
        Phase { chase, ghosts: squad, occupied: &self.occupied[squad] }
    }

    /// The squares with a ghost, by row.
    pub(crate) fn occupied(&self, squad: usize) -> &[Lanes] {
        &self.occupied[squad]
    }

    /// The squad and the row of ghosts on these squares.
    pub(crate) fn place(&self, ghosts: [Option<u8>; 4]) -> (usize, usize) {
        let mut squares: Vec<u8> = ghosts.into_iter().flatten().collect();
        (squares.len(), self.crowd.row(&mut squares))
    }

    /// The squad and the row that is left when the ghosts on some squares are eaten.
    pub(crate) fn without(&self, squad: usize, row: usize, eaten: Lanes) -> (usize, usize) {
        let squares = self.crowd.squares(squad, row);
        let mut left: Vec<u8> =
            squares[..squad].iter().copied().filter(|&square| !eaten.has(square.into())).collect();
        (left.len(), self.crowd.row(&mut left))
    }
}
