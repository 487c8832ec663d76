//! A slow reference implementation of Ms. Pac-Man, written from the numbered rules alone. The
//! drawing itself is the board, and the state is copied for every step.

use std::collections::{BTreeSet, HashMap};
use std::rc::Rc;

/// File and rank, counted from 0.
pub(crate) type Sq = (usize, usize);

pub(crate) fn name((file, rank): Sq) -> String {
    format!("{}{}", (b'a' + file as u8) as char, rank + 1)
}

/// The word of a path extended by one square.
fn extend_word(word: &str, to: Sq) -> String {
    if word.is_empty() { name(to) } else { format!("{word}-{}", name(to)) }
}

fn square(word: &str) -> Option<Sq> {
    (0..16).flat_map(|file| (0..16).map(move |rank| (file, rank))).find(|&sq| name(sq) == word)
}

/// The drawing of the board file, and the faces of spinner and die.
pub(crate) struct Maze {
    lines: Vec<Vec<char>>,
    pub(crate) files: usize,
    pub(crate) ranks: usize,
    pub(crate) spinner: Vec<u8>,
    /// `1`, `F2`, …
    pub(crate) die: Vec<String>,
    /// The squares one step or hop away from each square.
    neighbours: HashMap<Sq, Vec<Sq>>,
    /// Its name or word in positions.
    pub(crate) reference: String,
}

impl Maze {
    pub(crate) fn new(text: &str, reference: &str) -> Maze {
        let mut lines: Vec<Vec<char>> = text
            .lines()
            .skip_while(|line| !line.starts_with('+'))
            .take_while(|line| !line.trim().is_empty())
            .map(|line| line.chars().collect())
            .collect();
        let width = lines[0].len();
        for line in &mut lines {
            line.resize(width, ' ');
        }
        let header = |key: &str, default: &str| -> Vec<String> {
            let line = text.lines().find_map(|line| line.strip_prefix(key));
            let faces = line.unwrap_or(default).split_whitespace();
            let faces: BTreeSet<_> = faces.map(|w| w.split('x').next().unwrap()).collect();
            faces.into_iter().map(str::to_owned).collect()
        };
        let mut maze = Maze {
            files: width / 5,
            ranks: lines.len() / 2,
            lines,
            spinner: header("spinner", "1 2 3 4 5 6").iter().map(|w| w.parse().unwrap()).collect(),
            die: header("die", "1 F2 3 4 5 6"),
            neighbours: HashMap::new(),
            reference: reference.to_owned(),
        };
        let neighbours = |a| maze.squares().into_iter().filter(|&b| maze.steps_to(a, b)).collect();
        maze.neighbours = maze.squares().into_iter().map(|a| (a, neighbours(a))).collect();
        maze
    }

    fn place(&self, (file, rank): Sq) -> (usize, usize) {
        (2 * (self.ranks - 1 - rank) + 1, 5 * file + 2)
    }

    /// The two characters of a square: `.a`, `EX`, …
    pub(crate) fn square_chars(&self, sq: Sq) -> (char, char) {
        let (y, x) = self.place(sq);
        (self.lines[y][x], self.lines[y][x + 1])
    }

    pub(crate) fn squares(&self) -> Vec<Sq> {
        (0..self.files).flat_map(|f| (0..self.ranks).map(move |r| (f, r))).collect()
    }

    pub(crate) fn on_board(&self, sq: Sq) -> bool {
        sq.0 < self.files && sq.1 < self.ranks
    }

    pub(crate) fn is_exit(&self, sq: Sq) -> bool {
        self.square_chars(sq) == ('E', 'X')
    }

    pub(crate) fn has_dot(&self, sq: Sq) -> bool {
        matches!(self.square_chars(sq).0, '.' | '*' | 'o')
    }

    pub(crate) fn home(&self, colour: char) -> Sq {
        self.squares().into_iter().find(|&sq| self.square_chars(sq) == ('G', colour)).unwrap()
    }

    pub(crate) fn circles(&self) -> Vec<Sq> {
        self.squares().into_iter().filter(|&sq| self.square_chars(sq).0 == 'o').collect()
    }

    pub(crate) fn beside(a: Sq, b: Sq) -> bool {
        a.0.abs_diff(b.0) + a.1.abs_diff(b.1) == 1
    }

    /// Whether the character between two adjacent squares of the drawing is a wall.
    fn wall(&self, a: Sq, b: Sq) -> bool {
        let ((ya, xa), (yb, xb)) = (self.place(a), self.place(b));
        let x = if xa == xb { xa } else { xa.max(xb) - 2 };
        self.lines[(ya + yb) / 2][x] != ' '
    }

    /// Whether a piece may step or hop from `a` to `b`.
    pub(crate) fn steps_to(&self, a: Sq, b: Sq) -> bool {
        if !self.on_board(b) || matches!(self.square_chars(b).0, '#' | 'G') || a == b {
            return false;
        }
        let hop = self.is_exit(a) && self.is_exit(b);
        hop || (Maze::beside(a, b) && !self.wall(a, b))
    }

    pub(crate) fn neighbours(&self, a: Sq) -> &[Sq] {
        &self.neighbours[&a]
    }
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Phase {
    /// For each seat: does not spin, has not yet spun, or the number it spun.
    Open(Vec<Option<Option<u8>>>),
    Place,
    Roll(usize),
    Move(usize, u8),
    Over(usize),
}

#[derive(Clone)]
pub(crate) struct Model {
    pub(crate) maze: Rc<Maze>,
    pub(crate) exact: bool,
    pub(crate) colours: Vec<Option<char>>,
    pub(crate) leader: Option<usize>,
    pub(crate) ms_pacman: Option<Sq>,
    /// Square and side: `S`, `F`, `P2`, `P1`.
    pub(crate) ghosts: Vec<Option<(Sq, &'static str)>>,
    /// Whether a dot lies there, by file and rank.
    pub(crate) dots: [[bool; 16]; 16],
    pub(crate) phase: Phase,
}

impl Model {
    pub(crate) fn start(maze: Rc<Maze>, colours: &[char], exact: bool) -> Model {
        let mut dots = [[false; 16]; 16];
        for (file, rank) in maze.squares() {
            dots[file][rank] = maze.has_dot((file, rank));
        }
        Model {
            exact,
            colours: colours.iter().copied().map(Some).collect(),
            leader: None,
            ms_pacman: None,
            ghosts: colours.iter().map(|&c| Some((maze.home(c), "S"))).collect(),
            dots,
            phase: Phase::Open(vec![Some(None); colours.len()]),
            maze,
        }
    }

    /// Parses the text of a valid position.
    pub(crate) fn read(text: &str, maze: Rc<Maze>, exact: bool) -> Model {
        let fields: Vec<&str> = text.split(' ').collect();
        let list = |field: &str| -> Vec<String> { field.split(',').map(str::to_owned).collect() };
        let mut model = Model::start(maze, &[], exact);
        model.colours = list(fields[0]).iter().map(|c| c.chars().find(|&c| c != '-')).collect();
        if let Some((leader, ms_pacman)) = fields[1].split_once(':') {
            model.leader = Some(leader.parse::<usize>().unwrap() - 1);
            model.ms_pacman = square(ms_pacman);
        }
        let side = |s: &str| ["S", "F", "P2", "P1"].into_iter().find(|&k| k == s).unwrap();
        model.ghosts = list(fields[2])
            .iter()
            .map(|word| word.split_once(':').map(|(at, s)| (square(at).unwrap(), side(s))))
            .collect();
        for (file, rank) in list(fields[3]).iter().filter_map(|word| square(word)) {
            model.dots[file][rank] = false;
        }
        let due: Vec<&str> = fields[4].split(':').collect();
        let seat = |word: &str| word.parse::<usize>().unwrap() - 1;
        model.phase = match due[0] {
            "open" => Phase::Open(
                list(due[1])
                    .iter()
                    .map(|word| match word.as_str() {
                        "-" => None,
                        "?" => Some(None),
                        shown => Some(Some(shown.parse().unwrap())),
                    })
                    .collect(),
            ),
            "place" => Phase::Place,
            "roll" => Phase::Roll(seat(due[1])),
            "move" => Phase::Move(seat(due[1]), due[2].parse().unwrap()),
            _ => Phase::Over(seat(due[1])),
        };
        model
    }

    pub(crate) fn text(&self) -> String {
        let or_dash = |word: Option<String>| word.unwrap_or("-".to_owned());
        let ms_pacman =
            self.leader.map(|l| format!("{}:{}", l + 1, or_dash(self.ms_pacman.map(name))));
        let ghost = |g: &Option<(Sq, &str)>| or_dash(g.map(|(at, s)| format!("{}:{s}", name(at))));
        let eaten: Vec<_> = self
            .maze
            .squares()
            .into_iter()
            .filter(|sq| self.maze.has_dot(*sq) && !self.dots[sq.0][sq.1])
            .map(name)
            .collect();
        let due = match &self.phase {
            Phase::Open(spins) => {
                let word = |spin: &Option<Option<u8>>| {
                    or_dash(spin.map(|s| s.map_or("?".to_owned(), |n| n.to_string())))
                };
                format!("open:{}", spins.iter().map(word).collect::<Vec<_>>().join(","))
            }
            Phase::Place => "place".to_owned(),
            Phase::Roll(seat) => format!("roll:{}", seat + 1),
            Phase::Move(seat, steps) => format!("move:{}:{steps}", seat + 1),
            Phase::Over(seat) => format!("over:{}", seat + 1),
        };
        format!(
            "{} {} {} {} {due} {}",
            self.colours
                .iter()
                .map(|c| c.map_or("-".to_owned(), String::from))
                .collect::<Vec<_>>()
                .join(","),
            or_dash(ms_pacman),
            self.ghosts.iter().map(ghost).collect::<Vec<_>>().join(","),
            if eaten.is_empty() { "-".to_owned() } else { eaten.join(",") },
            self.maze.reference,
        )
    }

    /// Every legal word, sorted.
    pub(crate) fn words(&self) -> Vec<String> {
        let spins = || self.maze.spinner.iter().map(|n| format!("spin:{n}")).collect();
        let mut words: Vec<String> = match self.phase {
            Phase::Over(_) => Vec::new(),
            Phase::Open(_) => spins(),
            Phase::Roll(seat) if Some(seat) == self.leader => spins(),
            Phase::Roll(_) => self.maze.die.iter().map(|face| format!("die:{face}")).collect(),
            Phase::Place => {
                let free = |sq: &Sq| self.ghost_at(*sq).is_none();
                self.maze
                    .circles()
                    .into_iter()
                    .filter(free)
                    .map(|sq| format!("@{}", name(sq)))
                    .collect()
            }
            Phase::Move(seat, steps) => {
                let mut words = Vec::new();
                if Some(seat) == self.leader {
                    self.extend_ms_pacman_paths(steps, "", &mut words);
                } else {
                    let from = self.ghosts[seat].unwrap().0;
                    self.extend_ghost_paths(seat, from, steps, "", &mut words);
                }
                if words.is_empty() {
                    words.push("--".to_owned());
                }
                words
            }
        };
        words.sort();
        words
    }

    fn extend_ms_pacman_paths(&self, left: u8, word: &str, words: &mut Vec<String>) {
        for &to in self.maze.neighbours(self.ms_pacman.unwrap()) {
            let mut next = self.clone();
            let word = extend_word(word, to);
            let goes_on = next.ms_pacman_steps(to, left == 1).is_none();
            if left == 1 || !goes_on {
                words.push(word);
            } else {
                next.extend_ms_pacman_paths(left - 1, &word, words);
            }
        }
    }

    fn extend_ghost_paths(
        &self,
        seat: usize,
        from: Sq,
        left: u8,
        word: &str,
        words: &mut Vec<String>,
    ) {
        for &to in self.maze.neighbours(from) {
            let word = extend_word(word, to);
            if self.ms_pacman == Some(to) && (left == 1 || !self.exact) {
                words.push(word);
            } else if left > 1 {
                self.extend_ghost_paths(seat, to, left - 1, &word, words);
            } else if self.other_ghost_at(seat, to) {
                for extra in self.extra_squares(seat, to) {
                    words.push(format!("{word}-{}", name(extra)));
                }
            } else {
                words.push(word);
            }
        }
    }

    /// S31: the squares for the extra step of a ghost that would end on another one.
    pub(crate) fn extra_squares(&self, seat: usize, at: Sq) -> Vec<Sq> {
        let open = |sq: &Sq| !self.other_ghost_at(seat, *sq) && self.ms_pacman != Some(*sq);
        self.maze.neighbours(at).iter().copied().filter(open).collect()
    }

    pub(crate) fn ghost_at(&self, sq: Sq) -> Option<usize> {
        (0..self.ghosts.len()).find(|&seat| self.ghosts[seat].is_some_and(|(at, _)| at == sq))
    }

    pub(crate) fn other_ghost_at(&self, seat: usize, sq: Sq) -> bool {
        (0..self.ghosts.len())
            .any(|other| other != seat && self.ghosts[other].is_some_and(|(at, _)| at == sq))
    }

    /// Makes one step (S47). Returns `won` or `caught` and the seat if it ends the move.
    pub(crate) fn ms_pacman_steps(&mut self, to: Sq, last: bool) -> Option<(&'static str, usize)> {
        let from = self.ms_pacman.unwrap();
        let (kind, area) = self.maze.square_chars(from);
        if std::mem::take(&mut self.dots[from.0][from.1]) {
            let left = self.dots_of(area).next().is_some();
            let owner = self.colours.iter().position(|&colour| colour == Some(area));
            if let (false, Some(owner)) = (left, owner) {
                self.ms_pacman = Some(to);
                return Some(("won", owner));
            }
            if kind == '*' {
                for ghost in self.ghosts.iter_mut().flatten() {
                    ghost.1 = "P2";
                }
            }
        }
        self.ms_pacman = Some(to);
        if self.exact && !last {
            return None;
        }
        let met = self.ghost_at(to)?;
        if self.ghosts[met].unwrap().1 == "S" {
            return Some(("caught", met));
        }
        self.send_home(met);
        None
    }

    /// The dots left in an area.
    pub(crate) fn dots_of(&self, area: char) -> impl Iterator<Item = Sq> + '_ {
        let dots = (0..self.maze.files).flat_map(|f| (0..self.maze.ranks).map(move |r| (f, r)));
        dots.filter(move |&sq| self.dots[sq.0][sq.1] && self.maze.square_chars(sq).1 == area)
    }

    fn send_home(&mut self, seat: usize) {
        self.ghosts[seat] = self.colours[seat].map(|colour| (self.maze.home(colour), "S"));
    }

    fn set_leader(&mut self, captor: usize) {
        if let Some(former) = self.leader {
            self.send_home(former);
        }
        self.ghosts[captor] = None;
        self.leader = Some(captor);
        self.ms_pacman = None;
        self.phase = Phase::Place;
    }

    fn next_active_seat(&self, seat: usize) -> usize {
        let seats = self.colours.len();
        (1..=seats).map(|k| (seat + k) % seats).find(|&s| self.colours[s].is_some()).unwrap()
    }

    fn begin_turn(&mut self, seat: usize) {
        if let Some(ghost) = &mut self.ghosts[seat]
            && ["F", "P1"].contains(&ghost.1)
        {
            ghost.1 = "S";
        }
        self.phase = Phase::Roll(seat);
    }

    fn end_turn(&mut self, seat: usize) {
        if let Some(ghost) = &mut self.ghosts[seat]
            && ghost.1 == "P2"
        {
            ghost.1 = "P1";
        }
        self.begin_turn(self.next_active_seat(seat));
    }

    /// S05, after every spin and departure.
    fn resolve_spins(&mut self, mut spins: Vec<Option<Option<u8>>>) {
        loop {
            let contenders: Vec<usize> = (0..spins.len()).filter(|&s| spins[s].is_some()).collect();
            if contenders.len() == 1 {
                return self.set_leader(contenders[0]);
            }
            if contenders.iter().any(|&s| spins[s] == Some(None)) {
                self.phase = Phase::Open(spins);
                return;
            }
            let best = contenders.iter().map(|&s| spins[s].unwrap().unwrap()).max().unwrap();
            for spin in &mut spins {
                *spin = if *spin == Some(Some(best)) { Some(None) } else { None };
            }
        }
    }

    /// Plays a legal word.
    pub(crate) fn play(&mut self, word: &str) {
        match self.phase.clone() {
            Phase::Open(mut spins) => {
                let seat = spins.iter().position(|&s| s == Some(None)).unwrap();
                spins[seat] = Some(Some(word["spin:".len()..].parse().unwrap()));
                self.resolve_spins(spins);
            }
            Phase::Place => {
                self.ms_pacman = square(&word[1..]);
                self.phase = Phase::Roll(self.leader.unwrap());
            }
            Phase::Roll(seat) => {
                let face = word.split(':').nth(1).unwrap();
                if face.starts_with('F') {
                    let ghost = self.ghosts[seat].as_mut().unwrap();
                    ghost.1 = if ghost.1 == "S" { "F" } else { "S" };
                }
                self.phase = Phase::Move(seat, face.trim_start_matches('F').parse().unwrap());
            }
            Phase::Move(seat, _) if Some(seat) == self.leader => {
                let path: Vec<Sq> = word.split('-').map(|w| square(w).unwrap()).collect();
                let mut caught = false;
                for (nth, &to) in path.iter().enumerate() {
                    let before: Vec<_> = self.ghosts.clone();
                    match self.ms_pacman_steps(to, nth + 1 == path.len()) {
                        Some(("won", owner)) => return self.phase = Phase::Over(owner),
                        Some((_, captor)) => return self.set_leader(captor),
                        None => {}
                    }
                    let at = |g: &[Option<(Sq, &str)>]| -> Vec<_> {
                        g.iter().map(|g| g.map(|g| g.0)).collect()
                    };
                    caught |= at(&before) != at(&self.ghosts);
                }
                if caught { self.begin_turn(seat) } else { self.end_turn(seat) }
            }
            Phase::Move(seat, _) => {
                if word != "--" {
                    let last = square(word.rsplit('-').next().unwrap()).unwrap();
                    let side = self.ghosts[seat].unwrap().1;
                    self.ghosts[seat] = Some((last, side));
                    if self.ms_pacman == Some(last) {
                        if side == "S" {
                            return self.set_leader(seat);
                        }
                        self.send_home(seat);
                    }
                }
                self.end_turn(seat);
            }
            Phase::Over(_) => unreachable!("no word is legal"),
        }
    }

    /// A player leaves for good.
    pub(crate) fn leave(&mut self, seat: usize) {
        self.colours[seat] = None;
        self.ghosts[seat] = None;
        let remaining: Vec<_> =
            (0..self.colours.len()).filter(|&s| self.colours[s].is_some()).collect();
        let was_leader = self.leader == Some(seat);
        if remaining.len() == 1 {
            if was_leader {
                self.leader = None;
                self.ms_pacman = None;
            }
            self.phase = Phase::Over(remaining[0]);
        } else if was_leader {
            self.set_leader(self.next_active_seat(seat));
        } else {
            match self.phase.clone() {
                Phase::Open(mut spins) => {
                    spins[seat] = None;
                    self.resolve_spins(spins);
                }
                Phase::Roll(due) | Phase::Move(due, _) if due == seat => {
                    self.begin_turn(self.next_active_seat(seat))
                }
                _ => {}
            }
        }
    }

    /// The key and rule of the refusal of a word that is not legal.
    pub(crate) fn refusal(&self, word: &str) -> (&'static str, &'static str) {
        let roll = word.split_once(':').filter(|(kind, face)| {
            let digits = if *kind == "die" { face.trim_start_matches('F') } else { face };
            let faces = face.len() - digits.len() <= 1 && digits.len() == 1;
            (*kind == "die" || *kind == "spin") && faces && ("1"..="8").contains(&digits)
        });
        let placed = word.strip_prefix('@').and_then(square);
        let path: Option<Vec<Sq>> = match word {
            "--" => Some(Vec::new()),
            _ => word.split('-').map(square).collect::<Option<Vec<_>>>().filter(|p| p.len() <= 15),
        };
        if roll.is_none() && placed.is_none() && path.is_none() {
            return ("refusal-ms-word", "");
        }
        let roller = match self.phase {
            Phase::Over(_) => return ("refusal-ms-over", "S60"),
            Phase::Place => match placed {
                None => return ("refusal-ms-place-due", "S07"),
                Some(sq) if !self.maze.circles().contains(&sq) => {
                    return ("refusal-ms-not-circle", "S07");
                }
                Some(_) => return ("refusal-ms-circle-taken", "S07"),
            },
            Phase::Move(seat, steps) => {
                return match path {
                    None => ("refusal-ms-move-due", "S10"),
                    Some(path) => self.path_refusal(seat, usize::from(steps), &path),
                };
            }
            Phase::Open(_) => None,
            Phase::Roll(seat) => Some(seat),
        };
        if roller.is_none() || roller == self.leader {
            match roll {
                Some(("spin", _)) => ("refusal-ms-no-spin", "S20"),
                _ => ("refusal-ms-spin-due", "S20"),
            }
        } else {
            match roll {
                Some(("die", _)) => ("refusal-ms-no-face", "S30"),
                _ => ("refusal-ms-die-due", "S30"),
            }
        }
    }

    fn path_refusal(&self, seat: usize, steps: usize, path: &[Sq]) -> (&'static str, &'static str) {
        let ms_pacman = Some(seat) == self.leader;
        let number = if ms_pacman { "S20" } else { "S30" };
        if path.is_empty() {
            return ("refusal-ms-must-move", number);
        }
        let mut partial = self.clone();
        let mut at = if ms_pacman { self.ms_pacman.unwrap() } else { self.ghosts[seat].unwrap().0 };
        for (nth, &to) in path.iter().enumerate() {
            let bumped = !ms_pacman
                && nth == steps
                && self.other_ghost_at(seat, at)
                && path.len() == steps + 1;
            if nth == steps && !bumped {
                break;
            }
            if !self.maze.steps_to(at, to) {
                return if !self.maze.on_board(to) {
                    ("refusal-ms-off-board", "S02")
                } else if self.maze.square_chars(to).0 == '#' {
                    ("refusal-ms-solid", "S02")
                } else if self.maze.square_chars(to).0 == 'G' {
                    ("refusal-ms-home", "S02")
                } else if Maze::beside(at, to) {
                    ("refusal-ms-wall", "S22")
                } else {
                    ("refusal-ms-apart", "S21")
                };
            }
            if bumped {
                return ("refusal-ms-extra-taken", "S31");
            }
            let last = nth + 1 == steps;
            if ms_pacman {
                match partial.ms_pacman_steps(to, last) {
                    Some(("won", _)) => return ("refusal-ms-after-win", "S62"),
                    Some(_) => return ("refusal-ms-after-catch", "S54"),
                    None => {}
                }
            } else if self.ms_pacman == Some(to) && (last || !self.exact) {
                let strong = self.ghosts[seat].unwrap().1 == "S";
                return ("refusal-ms-after-catch", if strong { "S53" } else { "S52" });
            }
            at = to;
        }
        if !ms_pacman && path.len() == steps && self.other_ghost_at(seat, at) {
            return match self.extra_squares(seat, at).is_empty() {
                true => ("refusal-ms-no-room", "S31"),
                false => ("refusal-ms-on-ghost", "S31"),
            };
        }
        ("refusal-ms-count", number)
    }
}
