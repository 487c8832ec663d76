//! The PAC-MAN variant once more, written straight from the rules with plain lists and searches.
//! Slow on purpose, and sharing nothing with the fast rules but the words that go in and out.

use rules::pacman::{
    Boost, BoostEats, Contact, Frenzy, Ghost, GhostOnPellet, GhostsShare, Maze, Options, Piece,
    Setup,
};
use rules::{Lie, Square};

/// File and rank, from 0.
type Place = (i32, i32);

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Model {
    files: i32,
    ranks: i32,
    /// Every pair of neighbours with a fence between them, both ways round.
    fenced: Vec<(Place, Place)>,
    pac_start: Place,
    ghost_starts: [Option<Place>; 4],
    all_pellets: Vec<Place>,
    maze: String,
    options: Options,
    pac: Place,
    ghosts: [Option<Place>; 4],
    pellets: Vec<Place>,
    lives: u8,
    /// 0 is PAC-MAN, 1 to 4 the ghosts.
    to_move: Option<usize>,
}

/// How far PAC-MAN is in his move.
struct Walk {
    at: Place,
    pellets: Vec<Place>,
    eaten: Vec<usize>,
    /// Steps taken since the start or the last pellet.
    steps: usize,
    boosted: bool,
    caught: bool,
    won: bool,
}

fn place(square: Square) -> Place {
    (square.file() as i32, square.rank() as i32)
}

fn name((file, rank): Place) -> String {
    format!("{}{}", (b'a' + file as u8) as char, rank + 1)
}

fn word(path: &[Place]) -> String {
    if path.is_empty() {
        return "--".to_owned();
    }
    path.iter().map(|&at| name(at)).collect::<Vec<_>>().join("-")
}

/// The four neighbours of a square, on the board or not.
fn around((file, rank): Place) -> [Place; 4] {
    [(file, rank + 1), (file + 1, rank), (file, rank - 1), (file - 1, rank)]
}

impl Model {
    pub(crate) fn new(setup: &Setup, options: Options) -> Model {
        let maze: &Maze = &setup.maze;
        let mut fenced = Vec::new();
        for fence in maze.fences() {
            let (file, rank) = place(fence.anchor);
            let pairs = match fence.lie {
                Lie::Horizontal => {
                    [((file, rank), (file, rank + 1)), ((file + 1, rank), (file + 1, rank + 1))]
                }
                Lie::Vertical => {
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
            pac_start: place(maze.pac()),
            ghost_starts: maze.ghosts().map(|at| at.map(place)),
            all_pellets: maze.pellets().iter().copied().map(place).collect(),
            maze: maze.reference(),
            options,
            pac: place(setup.pac),
            ghosts: setup.ghosts.map(|at| at.map(place)),
            pellets: setup.pellets.iter().copied().map(place).collect(),
            lives: setup.lives,
            to_move: if over { None } else { setup.to_move.map(index) },
        }
    }

    /// Whether the rules can lead to such a position, as far as one can see it from the position.
    pub(crate) fn admissible(&self, most_lives: u8) -> bool {
        let distinct = |list: &[Place]| (1..list.len()).all(|n| !list[..n].contains(&list[n]));
        let ghosts: Vec<_> = self.ghosts.iter().flatten().copied().collect();
        let options = &self.options;
        let sound = (0..4).all(|n| self.ghosts[n].is_none() || self.ghost_starts[n].is_some())
            && self.pellets.iter().all(|pellet| self.all_pellets.contains(pellet))
            && distinct(&self.pellets)
            && self.lives <= most_lives
            && (options.ghosts_share == GhostsShare::Yes || distinct(&ghosts))
            && (options.ghost_on_pellet == GhostOnPellet::Free
                || ghosts.iter().all(|at| !self.pellets.contains(at)));
        let met = ghosts.contains(&self.pac);
        sound
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

    fn on_board(&self, (file, rank): Place) -> bool {
        (0..self.files).contains(&file) && (0..self.ranks).contains(&rank)
    }

    fn open(&self, from: Place, to: Place) -> bool {
        self.on_board(to) && around(from).contains(&to) && !self.fenced.contains(&(from, to))
    }

    /// P22–P25: walk from one to the other along their line and look for fences.
    fn sees(&self, from: Place, to: Place) -> bool {
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

    /// Follows PAC-MAN along a path, or says what stops him.
    fn walk(&self, path: &[Place]) -> Result<Walk, &'static str> {
        let mut walk = Walk {
            at: self.pac,
            pellets: self.pellets.clone(),
            eaten: Vec::new(),
            steps: 0,
            boosted: false,
            caught: false,
            won: false,
        };
        for &to in path {
            if walk.caught {
                return Err("refusal-pac-after-catch");
            }
            if walk.won {
                return Err("refusal-pac-after-last-pellet");
            }
            if walk.boosted && walk.steps == 3 {
                return Err("refusal-pac-boost-too-far");
            }
            if !walk.boosted && walk.steps == 2 {
                return Err("refusal-pac-too-far");
            }
            self.board_allows(walk.at, to)?;
            let met: Vec<_> = (0..4).filter(|&n| self.ghosts[n] == Some(to)).collect();
            if !walk.boosted && !met.is_empty() && self.options.contact == Contact::Closed {
                return Err("refusal-pac-ghost-in-the-way");
            }
            walk.at = to;
            walk.steps += 1;
            if !walk.boosted && !met.is_empty() {
                walk.caught = true;
                continue;
            }
            if walk.boosted && self.options.boost_eats == BoostEats::Path {
                walk.eaten.extend(met);
            }
            if let Some(nth) = walk.pellets.iter().position(|&pellet| pellet == to) {
                walk.pellets.remove(nth);
                walk.boosted = true;
                walk.steps = 0;
                walk.won = walk.pellets.is_empty();
            }
        }
        if walk.boosted && self.options.boost_eats == BoostEats::End {
            walk.eaten.extend((0..4).filter(|&n| self.ghosts[n] == Some(walk.at)));
        }
        Ok(walk)
    }

    /// Whether a move may end like this; under `contact=closed` one step may have to do.
    fn complete(&self, walk: &Walk, needed: usize) -> Result<(), &'static str> {
        if walk.caught || walk.won {
            return Ok(());
        }
        if walk.boosted {
            let enough = self.options.boost == Boost::UpTo || walk.steps == 3;
            return if enough { Ok(()) } else { Err("refusal-pac-boost-too-short") };
        }
        if walk.steps == needed { Ok(()) } else { Err("refusal-pac-too-short") }
    }

    fn pac_paths(&self, needed: usize) -> Vec<Vec<Place>> {
        let mut found = Vec::new();
        let mut open = vec![Vec::new()];
        while let Some(path) = open.pop() {
            let Ok(walk) = self.walk(&path) else { continue };
            if !path.is_empty() && self.complete(&walk, needed).is_ok() {
                found.push(path.clone());
            }
            for next in around(walk.at) {
                let mut longer = path.clone();
                longer.push(next);
                open.push(longer);
            }
        }
        found
    }

    fn may_end(&self, ghost: usize, at: Place) -> Result<(), &'static str> {
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

    fn ghost_open(&self, from: Place, to: Place) -> Result<(), &'static str> {
        self.board_allows(from, to)?;
        let wall = self.options.ghost_on_pellet == GhostOnPellet::Never;
        if wall && self.pellets.contains(&to) { Err("refusal-pac-pellet-wall") } else { Ok(()) }
    }

    fn board_allows(&self, from: Place, to: Place) -> Result<(), &'static str> {
        if !self.on_board(to) {
            return Err("refusal-pac-off-board");
        }
        if !around(from).contains(&to) {
            return Err("refusal-pac-not-adjacent");
        }
        if self.open(from, to) { Ok(()) } else { Err("refusal-pac-fenced") }
    }

    /// P20–P30, for a path of one square or more.
    fn ghost_allows(&self, ghost: usize, path: &[Place]) -> Result<(), &'static str> {
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

    fn ghost_paths(&self, ghost: usize) -> Vec<Vec<Place>> {
        let from = self.ghosts[ghost].unwrap();
        let ones = around(from).map(|first| vec![first]);
        let twos = around(from).into_iter().flat_map(|a| around(a).map(|b| vec![a, b]));
        ones.into_iter().chain(twos).filter(|path| self.ghost_allows(ghost, path).is_ok()).collect()
    }

    fn paths(&self) -> Vec<Vec<Place>> {
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

    /// The key of the refusal of a word that stands for a path, or nothing where it is legal.
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
        let path: Vec<_> = squares.into_iter().map(place).collect();
        let judged = match piece {
            0 => self.walk(&path).and_then(|walk| self.complete(&walk, 2)),
            n => self.ghost_allows(n - 1, &path),
        };
        judged.err()
    }

    /// The model after a legal move.
    pub(crate) fn after(&self, text: &str) -> Model {
        let path: Vec<_> = match text {
            "--" => Vec::new(),
            _ => text.split('-').map(|square| place(Square::parse(square).unwrap())).collect(),
        };
        let mut next = self.clone();
        let mut caught = false;
        let mover = self.to_move.unwrap();
        if mover == 0 {
            let walk = self.walk(&path).unwrap();
            next.pac = walk.at;
            for ghost in walk.eaten {
                next.ghosts[ghost] = None;
            }
            next.pellets = walk.pellets;
            caught = walk.caught;
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

    /// Whether PAC-MAN has won; nothing while the game goes on.
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
