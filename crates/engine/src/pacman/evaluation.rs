use rules::Square;
use rules::pacman::{GhostOnPellet, Maze, Piece, Plan, Position};

/// Judges positions of one maze at a glance, in points for PAC-MAN.
#[derive(Debug)]
pub(super) struct Evaluation {
    /// Steps between any two cells; [`FAR`] where there is no way.
    distances: Vec<u8>,
    /// What a new round is worth, lives aside, for every set of pellets left.
    rounds: [i32; 1 << Plan::PELLETS],
}

/// How a position is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Eye {
    /// The ghosts that are minded, a bit each: the others are as good as not there.
    pub(super) minds: u8,
    /// Whether ghosts should leave the pellets they guard and go after PAC-MAN: a guard that never
    /// leaves never wins.
    pub(super) eager: bool,
}

impl Eye {
    /// Sees everything.
    pub(super) const CALM: Eye = Eye { minds: 0b1111, eager: false };

    fn minds(self, ghost: usize) -> bool {
        self.minds >> ghost & 1 != 0
    }
}

/// All that the worth of a position depends on, lives aside.
struct View<'a> {
    maze: &'a Maze,
    pac: Square,
    ghosts: [Option<Square>; 4],
    eye: Eye,
    /// As in [`Position::pellet_set`].
    pellets: u8,
}

/// Further than any two squares of a maze are from each other.
const FAR: u8 = 99;
/// What a life is worth, and a pellet still to eat: at the start of the usual game with four
/// pellets and three lives both weigh the same.
const LIFE: i32 = 400;
const PELLET: i32 = 300;
/// What a ghost off the board is worth to PAC-MAN.
const EATEN: i32 = 90;
/// How much a ghost that close weighs on PAC-MAN.
const DANGER: [i32; 8] = [150, 130, 95, 70, 45, 28, 16, 8];

impl Evaluation {
    pub(super) fn new(maze: &Maze) -> Evaluation {
        let mut distances = vec![FAR; Maze::CELLS * Maze::CELLS];
        for from in maze.squares() {
            let row = &mut distances[Maze::cell(from) * Maze::CELLS..][..Maze::CELLS];
            row[Maze::cell(from)] = 0;
            let mut queue = vec![from];
            let mut next = 0;
            while let Some(&at) = queue.get(next) {
                next += 1;
                for to in maze.steps(at).into_iter().flatten() {
                    if row[Maze::cell(to)] == FAR {
                        row[Maze::cell(to)] = row[Maze::cell(at)] + 1;
                        queue.push(to);
                    }
                }
            }
        }
        let mut evaluation = Evaluation { distances, rounds: [0; 1 << Plan::PELLETS] };
        evaluation.rounds = std::array::from_fn(|pellets| {
            let pellets = pellets as u8 & ((1u16 << maze.pellets().len()) - 1) as u8;
            evaluation.worth(&View {
                maze,
                pac: maze.pac(),
                ghosts: maze.ghosts(),
                eye: Eye::CALM,
                pellets,
            })
        });
        evaluation
    }

    /// How many steps it is from one square to another.
    pub(super) fn distance(&self, from: Square, to: Square) -> i32 {
        i32::from(self.distances[Maze::cell(from) * Maze::CELLS + Maze::cell(to)])
    }

    /// How good an undecided position is for PAC-MAN, as far as the eye reaches.
    pub(super) fn points(&self, position: &Position, eye: Eye) -> i32 {
        let view = View {
            maze: position.maze(),
            pac: position.pac(),
            ghosts: position.ghosts(),
            eye,
            pellets: position.pellet_set(),
        };
        self.worth(&view) + LIFE * i32::from(position.lives())
    }

    /// What a catch would make of the position; nothing where it would be the last one.
    pub(super) fn after_catch(&self, position: &Position) -> Option<i32> {
        let lives = i32::from(position.lives()) - 1;
        let round = self.rounds[usize::from(position.pellet_set())];
        (lives > 0).then_some(round + LIFE * lives)
    }

    /// How many moves it takes until a ghost that is yet to move in this round catches PAC-MAN
    /// where he stands, if one can.
    pub(super) fn catch(&self, position: &Position, eye: Eye) -> Option<i32> {
        let Some(Piece::Ghost(first)) = position.to_move() else { return None };
        let pac = position.pac();
        let hunters = position.ghosts().into_iter().enumerate().skip(first.index());
        let hunters = hunters.filter_map(|(ghost, at)| Some((ghost, at?)));
        let nth = hunters
            .map(|(ghost, at)| eye.minds(ghost) && self.catches(position, at, pac))
            .position(|can| can)?;
        Some(nth as i32 + 1)
    }

    fn catches(&self, position: &Position, at: Square, pac: Square) -> bool {
        match self.distance(at, pac) {
            1 => true,
            // In sight two squares off is straight ahead.
            2 if position.maze().sees(at, pac) => {
                position.options().ghost_on_pellet != GhostOnPellet::Never
                    || !self.between(position.maze(), at, pac).any(|on| position.has_pellet(on))
            }
            _ => false,
        }
    }

    /// Whether PAC-MAN, whose move it is, can have a pellet before anything stops him.
    pub(super) fn can_eat(&self, position: &Position) -> bool {
        let pac = position.pac();
        let free = |square: Square| !position.ghosts().contains(&Some(square));
        position.pellets().filter(|&pellet| free(pellet)).any(|pellet| {
            match self.distance(pac, pellet) {
                1 => true,
                2 => self.between(position.maze(), pac, pellet).any(free),
                _ => false,
            }
        })
    }

    /// The squares a step from both of two that are two steps apart.
    fn between(&self, maze: &Maze, from: Square, to: Square) -> impl Iterator<Item = Square> {
        let near = maze.steps(from).into_iter().flatten();
        near.filter(move |&square| self.distance(square, to) == 1)
    }

    fn worth(&self, view: &View<'_>) -> i32 {
        let pac = view.pac;
        let mut points = -PELLET * view.pellets.count_ones() as i32;

        let mut nearest = i32::from(FAR);
        let mut around = 0;
        for (nth, &pellet) in view.maze.pellets().iter().enumerate() {
            if view.pellets >> nth & 1 == 0 {
                continue;
            }
            let steps = self.distance(pac, pellet);
            // A pellet that a ghost stands by is as good as further away.
            let guard = view.minded().map(|ghost| self.distance(ghost, pellet)).min();
            let guard = guard.filter(|_| !view.eye.eager);
            let late = guard.map_or(0, |guard| (steps / 2 + 1 - guard).max(0));
            nearest = nearest.min(steps + 2 * late);
            around += steps;
        }
        points -= 22 * nearest + 3 * around;

        for (nth, ghost) in view.ghosts.into_iter().enumerate() {
            match ghost {
                Some(_) if !view.eye.minds(nth) => {}
                Some(ghost) => {
                    let steps = self.distance(ghost, pac);
                    points -= DANGER.get(steps as usize).copied().unwrap_or(0);
                    points += if view.eye.eager { 9 } else { 3 } * steps.min(16);
                    if view.maze.sees(ghost, pac) {
                        points -= 25;
                    }
                }
                None if view.maze.ghosts()[nth].is_some() => points += EATEN,
                None => {}
            }
        }
        points
    }
}

impl View<'_> {
    /// Where the ghosts are that are minded.
    fn minded(&self) -> impl Iterator<Item = Square> {
        let eye = self.eye;
        let ghosts = self.ghosts.into_iter().enumerate();
        ghosts.filter_map(move |(nth, ghost)| ghost.filter(|_| eye.minds(nth)))
    }
}
