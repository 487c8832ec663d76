mod mspacman;
mod pacman;
mod quoridor;

use game::{Reason, Seat};
use rules::{AnyPosition, GameSetup, Square};

use crate::side::seats_from;

/// A position as planes: one number for every square in each of several layers, as networks take
/// them. The board stands as everyone sees it, a1 first, whoever is to move; or as one seat sees it
/// ([`write_from`](Planes::write_from)).
///
/// A plane is either zero but for some squares, or one number throughout; [`names`](Planes::names)
/// says which is which.
///
/// ```
/// use learning::Planes;
/// use rules::{Game, GameSetup};
///
/// let setup = GameSetup::new(Game::Quoridor);
/// let planes = Planes::new(&setup)?;
/// assert_eq!(planes.shape(), [8, 9, 9]);
/// let mut numbers = vec![0.0; planes.len()];
/// planes.write(&setup.start()?, &mut numbers);
/// assert_eq!(planes.names()[0], "pawn 1");
/// assert_eq!(numbers[4], 1.0, "the pawn of player 1 is on e1");
/// # Ok::<(), game::Reason>(())
/// ```
#[derive(Clone, Debug)]
pub struct Planes {
    names: Vec<String>,
    files: usize,
    ranks: usize,
    seats: usize,
}

impl Planes {
    /// The planes of a set-up.
    pub fn new(setup: &GameSetup) -> Result<Planes, Reason> {
        let seats = setup.seats();
        let (names, files, ranks) = match setup.start()? {
            AnyPosition::Quoridor(_) => (quoridor::names(seats), 9, 9),
            AnyPosition::Pacman(start) => {
                (pacman::names(), start.maze().files(), start.maze().ranks())
            }
            AnyPosition::Mspacman(start) => {
                (mspacman::names(seats), start.board().files(), start.board().ranks())
            }
        };
        Ok(Planes { names, files, ranks, seats })
    }

    /// What each plane shows. Those that end in `*` are one number throughout.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Planes, ranks, files.
    pub fn shape(&self) -> [usize; 3] {
        [self.names.len(), self.ranks, self.files]
    }

    /// The number of numbers.
    #[expect(clippy::len_without_is_empty, reason = "there is always a plane")]
    pub fn len(&self) -> usize {
        self.names.len() * self.files * self.ranks
    }

    /// Writes the planes of a position into a slice of [`len`](Planes::len) numbers.
    pub fn write(&self, position: &AnyPosition, out: &mut [f32]) {
        self.write_from(position, Seat::new(0), out);
    }

    /// Writes the planes as a seat sees them: in planes that there are for every player, number 1 is
    /// that seat and the others follow in turn; the board of Quoridor is turned so that the seat starts
    /// at the bottom. Mazes and boards with walls stand as they are.
    pub fn write_from(&self, position: &AnyPosition, side: Seat, out: &mut [f32]) {
        out.fill(0.0);
        let mut writer = PlaneWriter { out, files: self.files, size: self.files * self.ranks };
        let seats = || seats_from(side, self.seats);
        match position {
            AnyPosition::Quoridor(inner) => quoridor::write(inner, side, seats, &mut writer),
            AnyPosition::Pacman(inner) => pacman::write(inner, &mut writer),
            AnyPosition::Mspacman(inner) => mspacman::write(inner, seats, &mut writer),
        }
        assert!(writer.out.is_empty(), "every plane is written");
    }
}

/// Writes one plane after the other.
struct PlaneWriter<'a> {
    out: &'a mut [f32],
    files: usize,
    size: usize,
}

impl PlaneWriter<'_> {
    /// A plane with these numbers on these squares.
    fn squares(&mut self, squares: impl IntoIterator<Item = (Square, f32)>) {
        let files = self.files;
        let plane = self.next();
        for (square, number) in squares {
            plane[square.rank() * files + square.file()] = number;
        }
    }

    /// A plane with 1 on these squares.
    fn set(&mut self, squares: impl IntoIterator<Item = Square>) {
        self.squares(squares.into_iter().map(|square| (square, 1.0)));
    }

    /// A plane with the same number throughout.
    fn constant(&mut self, number: f32) {
        self.next().fill(number);
    }

    fn next(&mut self) -> &mut [f32] {
        self.out.split_off_mut(..self.size).expect("as many planes as there are names")
    }
}

/// `"pawn 1"`, `"pawn 2"`, …
fn by_seat(name: &str, seats: usize) -> impl Iterator<Item = String> {
    (1..=seats).map(move |seat| match name.strip_suffix('*') {
        Some(name) => format!("{name} {seat}*"),
        None => format!("{name} {seat}"),
    })
}
