use rules::Square;
use rules::pacman::{Maze, Position};

/// Judges positions of one maze at a glance, in points for PAC-MAN.
#[derive(Debug)]
pub(super) struct Evaluation {
    /// Steps between any two cells; [`FAR`] where there is no way.
    distances: Vec<u8>,
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
        Evaluation { distances }
    }

    /// How many steps it is from one square to another.
    pub(super) fn distance(&self, from: Square, to: Square) -> i32 {
        i32::from(self.distances[Maze::cell(from) * Maze::CELLS + Maze::cell(to)])
    }

    /// How good an undecided position is for PAC-MAN.
    pub(super) fn points(&self, position: &Position) -> i32 {
        let pac = position.pac();
        let mut points = LIFE * i32::from(position.lives());
        points -= PELLET * position.pellet_set().count_ones() as i32;

        let mut nearest = i32::from(FAR);
        let mut around = 0;
        for pellet in position.pellets() {
            let steps = self.distance(pac, pellet);
            // A pellet that a ghost stands by is as good as further away.
            let guard = position.ghosts().into_iter().flatten();
            let guard = guard.map(|ghost| self.distance(ghost, pellet)).min();
            let late = guard.map_or(0, |guard| (steps / 2 + 1 - guard).max(0));
            nearest = nearest.min(steps + 2 * late);
            around += steps;
        }
        points -= 22 * nearest + 3 * around;

        for (nth, ghost) in position.ghosts().into_iter().enumerate() {
            match ghost {
                Some(ghost) => {
                    let steps = self.distance(ghost, pac);
                    points -= DANGER.get(steps as usize).copied().unwrap_or(0);
                    points += 3 * steps.min(16);
                    if position.maze().sees(ghost, pac) {
                        points -= 25;
                    }
                }
                None if position.maze().ghosts()[nth].is_some() => points += EATEN,
                None => {}
            }
        }
        points
    }
}
