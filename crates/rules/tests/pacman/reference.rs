//! A slow reference implementation of the PAC-MAN variant, written directly from the rules with
//! plain lists and searches. It shares only the notation with the fast one.

use rules::pacman::{
    Boost, BoostEats, Contact, Frenzy, Ghost, GhostOnPellet, GhostsShare, Maze, Options, Piece,
    Setup,
};
use rules::{Orientation, Square};

/// File and rank, from 0.
type Coords = (i32, i32);

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Model {
    files: i32,
    ranks: i32,
    /// Every pair of neighbours with a fence between them, both ways round.
    fenced: Vec<(Coords, Coords)>,
    pac_start: Coords,
    ghost_starts: [Option<Coords>; 4],
    all_pellets: Vec<Coords>,
    maze: String,
    options: Options,
    pac: Coords,
    ghosts: [Option<Coords>; 4],
    pellets: Vec<Coords>,
    lives: u8,
    /// 0 is PAC-MAN, 1 to 4 the ghosts.
    to_move: Option<usize>,
}

/// The state of PAC-MAN in the middle of his move.
struct PartialMove {
    at: Coords,
    pellets: Vec<Coords>,
    eaten: Vec<usize>,
    /// Steps taken since the start or the last pellet.
    steps: usize,
    boosted: bool,
    caught: bool,
    won: bool,
}

fn coords(square: Square) -> Coords {
    (square.file() as i32, square.rank() as i32)
}

fn name((file, rank): Coords) -> String {
    format!("{}{}", (b'a' + file as u8) as char, rank + 1)
}

fn word(path: &[Coords]) -> String {
    if path.is_empty() {
        return "--".to_owned();
    }
    path.iter().map(|&at| name(at)).collect::<Vec<_>>().join("-")
}

/// The four neighbours of a square, on the board or not.
fn around((file, rank): Coords) -> [Coords; 4] {
    [(file, rank + 1), (file + 1, rank), (file, rank - 1), (file - 1, rank)]
}

impl Model {
    pub(crate) fn new(setup: &Setup, options: Options) -> Model {
        let maze: &Maze = &setup.maze;
        let mut fenced = Vec::new();
        for fence in maze.fences() {
            let (file, rank) = coords(fence.anchor);
            let pairs = match fence.orientation {
                Orientation::Horizontal => {
                    [((file, rank), (file, rank + 1)), ((file + 1, rank), (file + 1, rank + 1))]
                }
                Orientation::Vertical => {
                    [((file, rank), (file + 1, rank)), ((file, rank + 1), (file + 1, rank + 1))]
                }
            };
            for (a, b) in pairs {
                fenced.extend([(a, b), (b, a)]);
            }
        }
        let over = setup.lives == 0 || setup.pellets.is_empty();
        let index = |piece| Piece::ALL.into_iter().position(|other| other == piece).unwrap();
        Model {
            files: maze.files() as i32,
            ranks: maze.ranks() as i32,
            fenced,
            pac_start: coords(maze.pac()),
            ghost_starts: maze.ghosts().map(|at| at.map(coords)),
            all_pellets: maze.pellets().iter().copied().map(coords).collect(),
            maze: maze.reference(),
            options,
            pac: coords(setup.pac),
            ghosts: setup.ghosts.map(|at| at.map(coords)),
            pellets: setup.pellets.iter().copied().map(coords).collect(),
            lives: setup.lives,
            to_move: if over { None } else { setup.to_move.map(index) },
        }
    }

    /// Whether the position is valid.
    pub(crate) fn is_valid(&self, most_lives: u8) -> bool {
        let distinct = |list: &[Coords]| (1..list.len()).all(|n| !list[..n].contains(&list[n]));
        let ghosts: Vec<_> = self.ghosts.iter().flatten().copied().collect();
        let options = &self.options;
        let plausible = (0..4).all(|n| self.ghosts[n].is_none() || self.ghost_starts[n].is_some())
            && self.pellets.iter().all(|pellet| self.all_pellets.contains(pellet))
            && distinct(&self.pellets)
            && self.lives <= most_lives
            && (options.ghosts_share == GhostsShare::Yes || distinct(&ghosts))
            && (options.ghost_on_pellet == GhostOnPellet::Free
                || ghosts.iter().all(|at| !self.pellets.contains(at)));
        let met = ghosts.contains(&self.pac);
        plausible
            && match (self.lives, self.pellets.len()) {
                (0, 0) => false,
                (0, _) => met,
                (_, 0) => !met && self.all_pellets.contains(&self.pac),
                _ => {
                    !met && !self.pellets.contains(&self.pac)
                        && match self.to_move {
                            None => false,
                            Some(0) => true,
                            Some(n) => self.ghosts[n - 1].is_some(),
                        }
                }
            }
    }

    fn on_board(&self, (file, rank): Coords) -> bool {
        (0..self.files).contains(&file) && (0..self.ranks).contains(&rank)
    }

    fn open(&self, from: Coords, to: Coords) -> bool {
        self.on_board(to) && around(from).contains(&to) && !self.fenced.contains(&(from, to))
    }

    /// P22–P25: goes from one square to the other along their line and looks for fences.
    fn sees(&self, from: Coords, to: Coords) -> bool {
        if from == to || from.0 != to.0 && from.1 != to.1 {
            return false;
        }
        let step = ((to.0 - from.0).signum(), (to.1 - from.1).signum());
        let mut at = from;
        while at != to {
            let next = (at.0 + step.0, at.1 + step.1);
            if self.fenced.contains(&(at, next)) {
                return false;
            }
            at = next;
        }
        true
    }

    /// Moves PAC-MAN along a path; the error is the key of the refusal.
    fn follow(&self, path: &[Coords]) -> Result<PartialMove, &'static str> {
        let mut partial = PartialMove {
            at: self.pac,
            pellets: self.pellets.clone(),
            eaten: Vec::new(),
            steps: 0,
            boosted: false,
            caught: false,
            won: false,
        };
        for &to in path {
            if partial.caught {
                return Err("refusal-pac-after-catch");
            }
            if partial.won {
                return Err("refusal-pac-after-last-pellet");
            }
            if partial.boosted && partial.steps == 3 {
                return Err("refusal-pac-boost-too-far");
            }
            if !partial.boosted && partial.steps == 2 {
                return Err("refusal-pac-too-far");
            }
            self.board_allows(partial.at, to)?;
            let met: Vec<_> = (0..4).filter(|&n| self.ghosts[n] == Some(to)).collect();
            if !partial.boosted && !met.is_empty() && self.options.contact == Contact::Closed {
                return Err("refusal-pac-ghost-in-the-way");
            }
            partial.at = to;
            partial.steps += 1;
            if !partial.boosted && !met.is_empty() {
                partial.caught = true;
                continue;
            }
            if partial.boosted && self.options.boost_eats == BoostEats::Path {
                partial.eaten.extend(met);
            }
            if let Some(nth) = partial.pellets.iter().position(|&pellet| pellet == to) {
                partial.pellets.remove(nth);
                partial.boosted = true;
                partial.steps = 0;
                partial.won = partial.pellets.is_empty();
            }
        }
        if partial.boosted && self.options.boost_eats == BoostEats::End {
            partial.eaten.extend((0..4).filter(|&n| self.ghosts[n] == Some(partial.at)));
        }
        Ok(partial)
    }

    /// Checks that a move may end here; with `contact=closed` one step may be all there is.
    fn complete(&self, partial: &PartialMove, needed: usize) -> Result<(), &'static str> {
        if partial.caught || partial.won {
            return Ok(());
        }
        if partial.boosted {
            let enough = self.options.boost == Boost::UpTo || partial.steps == 3;
            return if enough { Ok(()) } else { Err("refusal-pac-boost-too-short") };
        }
        if partial.steps == needed { Ok(()) } else { Err("refusal-pac-too-short") }
    }

    fn pac_paths(&self, needed: usize) -> Vec<Vec<Coords>> {
        let mut found = Vec::new();
        let mut open = vec![Vec::new()];
        while let Some(path) = open.pop() {
            let Ok(partial) = self.follow(&path) else { continue };
            if !path.is_empty() && self.complete(&partial, needed).is_ok() {
                found.push(path.clone());
            }
            for next in around(partial.at) {
                let mut longer = path.clone();
                longer.push(next);
                open.push(longer);
            }
        }
        found
    }

    fn may_end(&self, ghost: usize, at: Coords) -> Result<(), &'static str> {
        if self.pellets.contains(&at) && self.options.ghost_on_pellet != GhostOnPellet::Free {
            return Err("refusal-pac-ends-on-pellet");
        }
        let others = (0..4).filter(|&other| other != ghost);
        if self.options.ghosts_share == GhostsShare::No
            && others.into_iter().any(|other| self.ghosts[other] == Some(at))
        {
            return Err("refusal-pac-ends-on-ghost");
        }
        Ok(())
    }

    fn ghost_open(&self, from: Coords, to: Coords) -> Result<(), &'static str> {
        self.board_allows(from, to)?;
        let wall = self.options.ghost_on_pellet == GhostOnPellet::Never;
        if wall && self.pellets.contains(&to) { Err("refusal-pac-pellet-wall") } else { Ok(()) }
    }

    fn board_allows(&self, from: Coords, to: Coords) -> Result<(), &'static str> {
        if !self.on_board(to) {
            return Err("refusal-pac-off-board");
        }
        if !around(from).contains(&to) {
            return Err("refusal-pac-not-adjacent");
        }
        if self.open(from, to) { Ok(()) } else { Err("refusal-pac-fenced") }
    }

    /// P20–P30, for a path of one square or more.
    fn ghost_allows(&self, ghost: usize, path: &[Coords]) -> Result<(), &'static str> {
        let from = self.ghosts[ghost].unwrap();
        let frenzy = self.sees(from, self.pac);
        let first = path[0];
        self.ghost_open(from, first)?;
        if path.len() > 1 && first == self.pac {
            return Err("refusal-pac-after-catch");
        }
        if path.len() > 1 && !frenzy {
            return Err("refusal-pac-one-square");
        }
        let straight = (2 * first.0 - from.0, 2 * first.1 - from.1);
        if path.len() == 1 {
            if frenzy && first != self.pac {
                let goes_on = match self.options.frenzy {
                    Frenzy::Turning => true,
                    Frenzy::Straight => {
                        self.open(first, straight) && self.may_end(ghost, straight).is_ok()
                    }
                };
                if goes_on {
                    return Err("refusal-pac-frenzy-too-short");
                }
            }
            return self.may_end(ghost, first);
        }
        let second = path[1];
        self.board_allows(first, second)?;
        if self.options.frenzy == Frenzy::Straight && second != straight {
            return Err("refusal-pac-frenzy-turns");
        }
        self.ghost_open(first, second)?;
        if path.len() > 2 {
            return Err(if second == self.pac {
                "refusal-pac-after-catch"
            } else {
                "refusal-pac-two-squares"
            });
        }
        self.may_end(ghost, second)
    }

    fn ghost_paths(&self, ghost: usize) -> Vec<Vec<Coords>> {
        let from = self.ghosts[ghost].unwrap();
        let ones = around(from).map(|first| vec![first]);
        let twos = around(from).into_iter().flat_map(|a| around(a).map(|b| vec![a, b]));
        ones.into_iter().chain(twos).filter(|path| self.ghost_allows(ghost, path).is_ok()).collect()
    }

    fn paths(&self) -> Vec<Vec<Coords>> {
        let mut paths = match self.to_move {
            None => return Vec::new(),
            Some(0) => {
                let two = self.pac_paths(2);
                if two.is_empty() { self.pac_paths(1) } else { two }
            }
            Some(n) => self.ghost_paths(n - 1),
        };
        if paths.is_empty() {
            paths.push(Vec::new());
        }
        paths
    }

    /// The legal moves, sorted.
    pub(crate) fn legal(&self) -> Vec<String> {
        let mut words: Vec<_> = self.paths().iter().map(|path| word(path)).collect();
        words.sort();
        words
    }

    /// The key of the refusal of a word; `None` if it is legal.
    pub(crate) fn refusal(&self, text: &str) -> Option<&'static str> {
        let Some(piece) = self.to_move else { return Some("refusal-pac-over") };
        if text == "--" {
            let stuck = self.legal() == ["--"];
            return if stuck { None } else { Some("refusal-pac-must-move") };
        }
        let squares: Option<Vec<_>> = text.split('-').map(Square::parse).collect();
        let Some(squares) = squares.filter(|squares| squares.len() <= 15) else {
            return Some("refusal-pac-not-a-move");
        };
        let path: Vec<_> = squares.into_iter().map(coords).collect();
        let result = match piece {
            0 => self.follow(&path).and_then(|partial| self.complete(&partial, 2)),
            n => self.ghost_allows(n - 1, &path),
        };
        result.err()
    }

    /// The model after a legal move.
    pub(crate) fn after(&self, text: &str) -> Model {
        let path: Vec<_> = match text {
            "--" => Vec::new(),
            _ => text.split('-').map(|square| coords(Square::parse(square).unwrap())).collect(),
        };
        let mut next = self.clone();
        let mut caught = false;
        let mover = self.to_move.unwrap();
        if mover == 0 {
            let partial = self.follow(&path).unwrap();
            next.pac = partial.at;
            for ghost in partial.eaten {
                next.ghosts[ghost] = None;
            }
            next.pellets = partial.pellets;
            caught = partial.caught;
        } else if let Some(&end) = path.last() {
            next.ghosts[mover - 1] = Some(end);
            caught = end == self.pac;
        }
        if caught {
            next.lives -= 1;
            next.to_move = Some(0);
            if next.lives > 0 {
                next.pac = self.pac_start;
                next.ghosts = self.ghost_starts;
            }
        } else {
            let on_board = |n: &usize| next.ghosts[n - 1].is_some();
            next.to_move = Some((mover + 1..=4).find(on_board).unwrap_or(0));
        }
        if next.lives == 0 || next.pellets.is_empty() {
            next.to_move = None;
        }
        next
    }

    /// Whether PAC-MAN has won; `None` while the game goes on.
    pub(crate) fn pac_won(&self) -> Option<bool> {
        self.to_move.is_none().then_some(self.lives > 0)
    }

    /// The text of the position.
    pub(crate) fn text(&self) -> String {
        let ghosts = self.ghosts.map(|at| at.map_or("-".to_owned(), name)).join(",");
        let mut pellets: Vec<_> = self.pellets.iter().map(|&at| name(at)).collect();
        pellets.sort();
        let pellets = if pellets.is_empty() { "-".to_owned() } else { pellets.join(",") };
        let to_move = match self.to_move {
            None => "-",
            Some(0) => "pac",
            Some(n) => Ghost::ALL[n - 1].word(),
        };
        let (pac, lives, maze) = (name(self.pac), self.lives, &self.maze);
        format!("{pac} {ghosts} {pellets} {lives} {to_move} {maze}")
    }
}
