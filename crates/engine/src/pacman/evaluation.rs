use rules::Square;
use rules::pacman::{GhostOnPellet, Maze, MazeSpec, Piece, Position};

/// Static evaluation of the positions of one maze, in points for PAC-MAN.
#[derive(Debug)]
pub(super) struct PacmanEvaluation {
    /// Steps between any two cells; [`FAR`] where there is no path.
    distances: Vec<u8>,
    /// By the set of pellets left: the score of a new round, without lives.
    new_round: [i32; 1 << MazeSpec::MAX_PELLETS],
}

/// What the evaluation takes into account.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct EvalScope {
    /// The ghosts it sees, a bit each: the others are ignored.
    pub(super) ghosts: u8,
    /// Whether ghosts should leave the pellets they guard and hunt PAC-MAN: guards that never leave
    /// never win.
    pub(super) hunting: bool,
}

impl EvalScope {
    /// Every ghost, guarding allowed.
    pub(super) const FULL: EvalScope = EvalScope { ghosts: 0b1111, hunting: false };

    fn sees(self, ghost: usize) -> bool {
        self.ghosts >> ghost & 1 != 0
    }
}

/// All that the evaluation depends on, without lives.
struct EvalInput<'a> {
    maze: &'a Maze,
    pac: Square,
    ghosts: [Option<Square>; 4],
    scope: EvalScope,
    /// As in [`Position::pellet_set`].
    pellets: u8,
}

/// Farther than any two squares of a maze are from each other.
const FAR: u8 = 99;
/// A life, and a pellet not yet eaten: all lives and all pellets weigh the same at the start of the
/// usual game with three and four of them.
const LIFE: i32 = 400;
const PELLET: i32 = 300;
/// A ghost off the board.
const EATEN_GHOST: i32 = 90;
/// By distance: the danger of a ghost.
const DANGER: [i32; 8] = [150, 130, 95, 70, 45, 28, 16, 8];

impl PacmanEvaluation {
    pub(super) fn new(maze: &Maze) -> PacmanEvaluation {
        let mut distances = vec![FAR; Maze::MAX_SQUARES * Maze::MAX_SQUARES];
        for from in maze.squares() {
            let row =
                &mut distances[Maze::square_index(from) * Maze::MAX_SQUARES..][..Maze::MAX_SQUARES];
            row[Maze::square_index(from)] = 0;
            let mut queue = vec![from];
            let mut next = 0;
            while let Some(&at) = queue.get(next) {
                next += 1;
                for to in maze.steps(at).into_iter().flatten() {
                    if row[Maze::square_index(to)] == FAR {
                        row[Maze::square_index(to)] = row[Maze::square_index(at)] + 1;
                        queue.push(to);
                    }
                }
            }
        }
        let mut evaluation =
            PacmanEvaluation { distances, new_round: [0; 1 << MazeSpec::MAX_PELLETS] };
        evaluation.new_round = std::array::from_fn(|pellets| {
            let pellets = pellets as u8 & ((1u16 << maze.pellets().len()) - 1) as u8;
            evaluation.score_without_lives(&EvalInput {
                maze,
                pac: maze.pac(),
                ghosts: maze.ghosts(),
                scope: EvalScope::FULL,
                pellets,
            })
        });
        evaluation
    }

    /// The number of steps from one square to another.
    pub(super) fn distance(&self, from: Square, to: Square) -> i32 {
        i32::from(
            self.distances[Maze::square_index(from) * Maze::MAX_SQUARES + Maze::square_index(to)],
        )
    }

    /// The score of an undecided position.
    pub(super) fn score(&self, position: &Position, scope: EvalScope) -> i32 {
        let input = EvalInput {
            maze: position.maze(),
            pac: position.pac(),
            ghosts: position.ghosts(),
            scope,
            pellets: position.pellet_set(),
        };
        self.score_without_lives(&input) + LIFE * i32::from(position.lives())
    }

    /// What lives and pellets add to every score of a search from `root`. Scores are reported without
    /// that of the lives at the root and of the pellets at the start: from an even beginning.
    pub(super) fn handicap(root: &Position) -> i32 {
        LIFE * i32::from(root.lives()) - PELLET * root.maze().pellets().len() as i32
    }

    /// The score after a catch; nothing where it costs the last life.
    pub(super) fn after_catch(&self, position: &Position) -> Option<i32> {
        let lives = i32::from(position.lives()) - 1;
        let new_round = self.new_round[usize::from(position.pellet_set())];
        (lives > 0).then_some(new_round + LIFE * lives)
    }

    /// Whether a ghost that is yet to move in this round can catch PAC-MAN where he stands.
    pub(super) fn can_be_caught(&self, position: &Position, scope: EvalScope) -> bool {
        let Some(Piece::Ghost(first)) = position.to_move() else { return false };
        let pac = position.pac();
        let ghosts = position.ghosts().into_iter().enumerate().skip(first.index());
        let mut ghosts = ghosts.filter_map(|(ghost, at)| Some((ghost, at?)));
        ghosts.any(|(ghost, at)| scope.sees(ghost) && self.can_catch(position, at, pac))
    }

    fn can_catch(&self, position: &Position, at: Square, pac: Square) -> bool {
        match self.distance(at, pac) {
            1 => true,
            // Two steps away and in sight is straight ahead.
            2 if position.maze().sees(at, pac) => {
                position.options().ghost_on_pellet != GhostOnPellet::Never
                    || !self.between(position.maze(), at, pac).any(|on| position.has_pellet(on))
            }
            _ => false,
        }
    }

    /// Whether PAC-MAN, who is to move, can eat a pellet at once.
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

    /// The squares between two that are two steps apart.
    fn between(&self, maze: &Maze, from: Square, to: Square) -> impl Iterator<Item = Square> {
        let near = maze.steps(from).into_iter().flatten();
        near.filter(move |&square| self.distance(square, to) == 1)
    }

    fn score_without_lives(&self, input: &EvalInput<'_>) -> i32 {
        let pac = input.pac;
        let mut score = -PELLET * input.pellets.count_ones() as i32;

        let mut nearest = i32::from(FAR);
        let mut total_distance = 0;
        for (nth, &pellet) in input.maze.pellets().iter().enumerate() {
            if input.pellets >> nth & 1 == 0 {
                continue;
            }
            let steps = self.distance(pac, pellet);
            // A guarded pellet counts as farther away.
            let guard_distance =
                input.seen_ghosts().map(|ghost| self.distance(ghost, pellet)).min();
            let guard_distance = guard_distance.filter(|_| !input.scope.hunting);
            let delay = guard_distance.map_or(0, |guard| (steps / 2 + 1 - guard).max(0));
            nearest = nearest.min(steps + 2 * delay);
            total_distance += steps;
        }
        score -= 22 * nearest + 3 * total_distance;

        for (nth, ghost) in input.ghosts.into_iter().enumerate() {
            match ghost {
                Some(_) if !input.scope.sees(nth) => {}
                Some(ghost) => {
                    let steps = self.distance(ghost, pac);
                    score -= DANGER.get(steps as usize).copied().unwrap_or(0);
                    score += if input.scope.hunting { 9 } else { 3 } * steps.min(16);
                    if input.maze.sees(ghost, pac) {
                        score -= 25;
                    }
                }
                None if input.maze.ghosts()[nth].is_some() => score += EATEN_GHOST,
                None => {}
            }
        }
        score
    }
}

impl EvalInput<'_> {
    /// The squares of the ghosts in scope.
    fn seen_ghosts(&self) -> impl Iterator<Item = Square> {
        let scope = self.scope;
        let ghosts = self.ghosts.into_iter().enumerate();
        ghosts.filter_map(move |(nth, ghost)| ghost.filter(|_| scope.sees(nth)))
    }
}
