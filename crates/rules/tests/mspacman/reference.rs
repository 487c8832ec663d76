//! The rules once more, slowly: the drawing itself is the board, a state is copied for every step,
//! and everything is found by looking at all of it. Written from the numbered rules alone.

use std::collections::{BTreeSet, HashMap};
use std::rc::Rc;

/// File and rank, counted from 0.
pub(crate) type Sq = (usize, usize);

pub(crate) fn name((file, rank): Sq) -> String {
    format!("{}{}", (b'a' + file as u8) as char, rank + 1)
}

/// The word of a path with one square more.
fn longer(word: &str, to: Sq) -> String {
    if word.is_empty() { name(to) } else { format!("{word}-{}", name(to)) }
}

fn square(word: &str) -> Option<Sq> {
    (0..16).flat_map(|file| (0..16).map(move |rank| (file, rank))).find(|&sq| name(sq) == word)
}

/// The drawing as it stands in the file, and what chance can show.
pub(crate) struct Maze {
    lines: Vec<Vec<char>>,
    pub(crate) files: usize,
    pub(crate) ranks: usize,
    pub(crate) spinner: Vec<u8>,
    /// `1`, `F2`, …
    pub(crate) die: Vec<String>,
    /// Where a piece may go from a square in one step or hop, looked up in the drawing beforehand.
    ways: HashMap<Sq, Vec<Sq>>,
    /// How positions call it.
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
            ways: HashMap::new(),
            reference: reference.to_owned(),
        };
        let ways = |a| maze.squares().into_iter().filter(|&b| maze.steps_to(a, b)).collect();
        maze.ways = maze.squares().into_iter().map(|a| (a, ways(a))).collect();
        maze
    }

    fn place(&self, (file, rank): Sq) -> (usize, usize) {
        (2 * (self.ranks - 1 - rank) + 1, 5 * file + 2)
    }

    /// The two characters of a square: `.a`, `EX`, …
    pub(crate) fn what(&self, sq: Sq) -> (char, char) {
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
        self.what(sq) == ('E', 'X')
    }

    pub(crate) fn has_dot(&self, sq: Sq) -> bool {
        matches!(self.what(sq).0, '.' | '*' | 'o')
    }

    pub(crate) fn home(&self, colour: char) -> Sq {
        self.squares().into_iter().find(|&sq| self.what(sq) == ('G', colour)).unwrap()
    }

    pub(crate) fn circles(&self) -> Vec<Sq> {
        self.squares().into_iter().filter(|&sq| self.what(sq).0 == 'o').collect()
    }

    pub(crate) fn beside(a: Sq, b: Sq) -> bool {
        a.0.abs_diff(b.0) + a.1.abs_diff(b.1) == 1
    }

    /// Whether the character of the drawing half-way between two neighbours is a wall.
    fn wall(&self, a: Sq, b: Sq) -> bool {
        let ((ya, xa), (yb, xb)) = (self.place(a), self.place(b));
        let x = if xa == xb { xa } else { xa.max(xb) - 2 };
        self.lines[(ya + yb) / 2][x] != ' '
    }

    /// Whether a piece may step or hop from `a` to `b`.
    pub(crate) fn steps_to(&self, a: Sq, b: Sq) -> bool {
        if !self.on_board(b) || matches!(self.what(b).0, '#' | 'G') || a == b {
            return false;
        }
        let hop = self.is_exit(a) && self.is_exit(b);
        hop || (Maze::beside(a, b) && !self.wall(a, b))
    }

    pub(crate) fn reachable_from(&self, a: Sq) -> &[Sq] {
        &self.ways[&a]
    }
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Due {
    /// By seat: not spinning, yet to spin, or what was spun.
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
    pub(crate) lady: Option<Sq>,
    /// Square and side: `S`, `F`, `P2`, `P1`.
    pub(crate) ghosts: Vec<Option<(Sq, &'static str)>>,
    /// Whether a dot lies there, by file and rank.
    pub(crate) dots: [[bool; 16]; 16],
    pub(crate) due: Due,
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
            lady: None,
            ghosts: colours.iter().map(|&c| Some((maze.home(c), "S"))).collect(),
            dots,
            due: Due::Open(vec![Some(None); colours.len()]),
            maze,
        }
    }

    /// Takes the text of a position apart, trusting it.
    pub(crate) fn read(text: &str, maze: Rc<Maze>, exact: bool) -> Model {
        let fields: Vec<&str> = text.split(' ').collect();
        let list = |field: &str| -> Vec<String> { field.split(',').map(str::to_owned).collect() };
        let mut model = Model::start(maze, &[], exact);
        model.colours = list(fields[0]).iter().map(|c| c.chars().find(|&c| c != '-')).collect();
        if let Some((leader, lady)) = fields[1].split_once(':') {
            model.leader = Some(leader.parse::<usize>().unwrap() - 1);
            model.lady = square(lady);
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
        model.due = match due[0] {
            "open" => Due::Open(
                list(due[1])
                    .iter()
                    .map(|word| match word.as_str() {
                        "-" => None,
                        "?" => Some(None),
                        shown => Some(Some(shown.parse().unwrap())),
                    })
                    .collect(),
            ),
            "place" => Due::Place,
            "roll" => Due::Roll(seat(due[1])),
            "move" => Due::Move(seat(due[1]), due[2].parse().unwrap()),
            _ => Due::Over(seat(due[1])),
        };
        model
    }

    pub(crate) fn text(&self) -> String {
        let or_dash = |word: Option<String>| word.unwrap_or("-".to_owned());
        let lady = self.leader.map(|l| format!("{}:{}", l + 1, or_dash(self.lady.map(name))));
        let ghost = |g: &Option<(Sq, &str)>| or_dash(g.map(|(at, s)| format!("{}:{s}", name(at))));
        let eaten: Vec<_> = self
            .maze
            .squares()
            .into_iter()
            .filter(|sq| self.maze.has_dot(*sq) && !self.dots[sq.0][sq.1])
            .map(name)
            .collect();
        let due = match &self.due {
            Due::Open(spins) => {
                let word = |spin: &Option<Option<u8>>| {
                    or_dash(spin.map(|s| s.map_or("?".to_owned(), |n| n.to_string())))
                };
                format!("open:{}", spins.iter().map(word).collect::<Vec<_>>().join(","))
            }
            Due::Place => "place".to_owned(),
            Due::Roll(seat) => format!("roll:{}", seat + 1),
            Due::Move(seat, steps) => format!("move:{}:{steps}", seat + 1),
            Due::Over(seat) => format!("over:{}", seat + 1),
        };
        format!(
            "{} {} {} {} {due} {}",
            self.colours
                .iter()
                .map(|c| c.map_or("-".to_owned(), String::from))
                .collect::<Vec<_>>()
                .join(","),
            or_dash(lady),
            self.ghosts.iter().map(ghost).collect::<Vec<_>>().join(","),
            if eaten.is_empty() { "-".to_owned() } else { eaten.join(",") },
            self.maze.reference,
        )
    }

    /// Every legal word, sorted.
    pub(crate) fn words(&self) -> Vec<String> {
        let spins = || self.maze.spinner.iter().map(|n| format!("spin:{n}")).collect();
        let mut words: Vec<String> = match self.due {
            Due::Over(_) => Vec::new(),
            Due::Open(_) => spins(),
            Due::Roll(seat) if Some(seat) == self.leader => spins(),
            Due::Roll(_) => self.maze.die.iter().map(|face| format!("die:{face}")).collect(),
            Due::Place => {
                let free = |sq: &Sq| self.ghost_at(*sq).is_none();
                self.maze
                    .circles()
                    .into_iter()
                    .filter(free)
                    .map(|sq| format!("@{}", name(sq)))
                    .collect()
            }
            Due::Move(seat, steps) => {
                let mut words = Vec::new();
                if Some(seat) == self.leader {
                    self.run_on(steps, "", &mut words);
                } else {
                    let from = self.ghosts[seat].unwrap().0;
                    self.haunt_on(seat, from, steps, "", &mut words);
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

    fn run_on(&self, left: u8, word: &str, words: &mut Vec<String>) {
        for &to in self.maze.reachable_from(self.lady.unwrap()) {
            let mut next = self.clone();
            let word = longer(word, to);
            let goes_on = next.lady_steps(to, left == 1).is_none();
            if left == 1 || !goes_on {
                words.push(word);
            } else {
                next.run_on(left - 1, &word, words);
            }
        }
    }

    fn haunt_on(&self, seat: usize, from: Sq, left: u8, word: &str, words: &mut Vec<String>) {
        for &to in self.maze.reachable_from(from) {
            let word = longer(word, to);
            if self.lady == Some(to) && (left == 1 || !self.exact) {
                words.push(word);
            } else if left > 1 {
                self.haunt_on(seat, to, left - 1, &word, words);
            } else if self.other_ghost_at(seat, to) {
                for extra in self.extra_squares(seat, to) {
                    words.push(format!("{word}-{}", name(extra)));
                }
            } else {
                words.push(word);
            }
        }
    }

    /// S31: where a ghost that would end on another one may go on to.
    pub(crate) fn extra_squares(&self, seat: usize, at: Sq) -> Vec<Sq> {
        let open = |sq: &Sq| !self.other_ghost_at(seat, *sq) && self.lady != Some(*sq);
        self.maze.reachable_from(at).iter().copied().filter(open).collect()
    }

    pub(crate) fn ghost_at(&self, sq: Sq) -> Option<usize> {
        (0..self.ghosts.len()).find(|&seat| self.ghosts[seat].is_some_and(|(at, _)| at == sq))
    }

    pub(crate) fn other_ghost_at(&self, seat: usize, sq: Sq) -> bool {
        (0..self.ghosts.len())
            .any(|other| other != seat && self.ghosts[other].is_some_and(|(at, _)| at == sq))
    }

    /// S47, one step; the sentence says what ended the move.
    pub(crate) fn lady_steps(&mut self, to: Sq, last: bool) -> Option<(&'static str, usize)> {
        let from = self.lady.unwrap();
        let (kind, area) = self.maze.what(from);
        if std::mem::take(&mut self.dots[from.0][from.1]) {
            let left = self.dots_of(area).next().is_some();
            let owner = self.colours.iter().position(|&colour| colour == Some(area));
            if let (false, Some(owner)) = (left, owner) {
                self.lady = Some(to);
                return Some(("won", owner));
            }
            if kind == '*' {
                for ghost in self.ghosts.iter_mut().flatten() {
                    ghost.1 = "P2";
                }
            }
        }
        self.lady = Some(to);
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
        dots.filter(move |&sq| self.dots[sq.0][sq.1] && self.maze.what(sq).1 == area)
    }

    fn send_home(&mut self, seat: usize) {
        self.ghosts[seat] = self.colours[seat].map(|colour| (self.maze.home(colour), "S"));
    }

    fn swap(&mut self, captor: usize) {
        if let Some(former) = self.leader {
            self.send_home(former);
        }
        self.ghosts[captor] = None;
        self.leader = Some(captor);
        self.lady = None;
        self.due = Due::Place;
    }

    fn left_of(&self, seat: usize) -> usize {
        let seats = self.colours.len();
        (1..=seats).map(|k| (seat + k) % seats).find(|&s| self.colours[s].is_some()).unwrap()
    }

    fn turn_of(&mut self, seat: usize) {
        if let Some(ghost) = &mut self.ghosts[seat]
            && ["F", "P1"].contains(&ghost.1)
        {
            ghost.1 = "S";
        }
        self.due = Due::Roll(seat);
    }

    fn turn_over(&mut self, seat: usize) {
        if let Some(ghost) = &mut self.ghosts[seat]
            && ghost.1 == "P2"
        {
            ghost.1 = "P1";
        }
        self.turn_of(self.left_of(seat));
    }

    /// S05, after every spin and departure.
    fn judge_spins(&mut self, mut spins: Vec<Option<Option<u8>>>) {
        loop {
            let hopeful: Vec<usize> = (0..spins.len()).filter(|&s| spins[s].is_some()).collect();
            if hopeful.len() == 1 {
                return self.swap(hopeful[0]);
            }
            if hopeful.iter().any(|&s| spins[s] == Some(None)) {
                self.due = Due::Open(spins);
                return;
            }
            let best = hopeful.iter().map(|&s| spins[s].unwrap().unwrap()).max().unwrap();
            for spin in &mut spins {
                *spin = if *spin == Some(Some(best)) { Some(None) } else { None };
            }
        }
    }

    /// Plays a legal word.
    pub(crate) fn play(&mut self, word: &str) {
        match self.due.clone() {
            Due::Open(mut spins) => {
                let seat = spins.iter().position(|&s| s == Some(None)).unwrap();
                spins[seat] = Some(Some(word["spin:".len()..].parse().unwrap()));
                self.judge_spins(spins);
            }
            Due::Place => {
                self.lady = square(&word[1..]);
                self.due = Due::Roll(self.leader.unwrap());
            }
            Due::Roll(seat) => {
                let face = word.split(':').nth(1).unwrap();
                if face.starts_with('F') {
                    let ghost = self.ghosts[seat].as_mut().unwrap();
                    ghost.1 = if ghost.1 == "S" { "F" } else { "S" };
                }
                self.due = Due::Move(seat, face.trim_start_matches('F').parse().unwrap());
            }
            Due::Move(seat, _) if Some(seat) == self.leader => {
                let path: Vec<Sq> = word.split('-').map(|w| square(w).unwrap()).collect();
                let mut caught = false;
                for (nth, &to) in path.iter().enumerate() {
                    let before: Vec<_> = self.ghosts.clone();
                    match self.lady_steps(to, nth + 1 == path.len()) {
                        Some(("won", owner)) => return self.due = Due::Over(owner),
                        Some((_, captor)) => return self.swap(captor),
                        None => {}
                    }
                    let at = |g: &[Option<(Sq, &str)>]| -> Vec<_> {
                        g.iter().map(|g| g.map(|g| g.0)).collect()
                    };
                    caught |= at(&before) != at(&self.ghosts);
                }
                if caught { self.turn_of(seat) } else { self.turn_over(seat) }
            }
            Due::Move(seat, _) => {
                if word != "--" {
                    let last = square(word.rsplit('-').next().unwrap()).unwrap();
                    let side = self.ghosts[seat].unwrap().1;
                    self.ghosts[seat] = Some((last, side));
                    if self.lady == Some(last) {
                        if side == "S" {
                            return self.swap(seat);
                        }
                        self.send_home(seat);
                    }
                }
                self.turn_over(seat);
            }
            Due::Over(_) => unreachable!("no word is legal"),
        }
    }

    /// A player leaves for good.
    pub(crate) fn leave(&mut self, seat: usize) {
        self.colours[seat] = None;
        self.ghosts[seat] = None;
        let staying: Vec<_> =
            (0..self.colours.len()).filter(|&s| self.colours[s].is_some()).collect();
        let led = self.leader == Some(seat);
        if staying.len() == 1 {
            if led {
                self.leader = None;
                self.lady = None;
            }
            self.due = Due::Over(staying[0]);
        } else if led {
            self.swap(self.left_of(seat));
        } else {
            match self.due.clone() {
                Due::Open(mut spins) => {
                    spins[seat] = None;
                    self.judge_spins(spins);
                }
                Due::Roll(due) | Due::Move(due, _) if due == seat => {
                    self.turn_of(self.left_of(seat))
                }
                _ => {}
            }
        }
    }

    /// The key and rule of the first thing that is wrong with a word that is not legal.
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
        let roller = match self.due {
            Due::Over(_) => return ("refusal-ms-over", "S60"),
            Due::Place => match placed {
                None => return ("refusal-ms-place-due", "S07"),
                Some(sq) if !self.maze.circles().contains(&sq) => {
                    return ("refusal-ms-not-circle", "S07");
                }
                Some(_) => return ("refusal-ms-circle-taken", "S07"),
            },
            Due::Move(seat, steps) => {
                return match path {
                    None => ("refusal-ms-move-due", "S10"),
                    Some(path) => self.wrong_path(seat, usize::from(steps), &path),
                };
            }
            Due::Open(_) => None,
            Due::Roll(seat) => Some(seat),
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

    fn wrong_path(&self, seat: usize, steps: usize, path: &[Sq]) -> (&'static str, &'static str) {
        let lady = Some(seat) == self.leader;
        let number = if lady { "S20" } else { "S30" };
        if path.is_empty() {
            return ("refusal-ms-must-move", number);
        }
        let mut walk = self.clone();
        let mut at = if lady { self.lady.unwrap() } else { self.ghosts[seat].unwrap().0 };
        for (nth, &to) in path.iter().enumerate() {
            let bumped =
                !lady && nth == steps && self.other_ghost_at(seat, at) && path.len() == steps + 1;
            if nth == steps && !bumped {
                break;
            }
            if !self.maze.steps_to(at, to) {
                return if !self.maze.on_board(to) {
                    ("refusal-ms-off-board", "S02")
                } else if self.maze.what(to).0 == '#' {
                    ("refusal-ms-solid", "S02")
                } else if self.maze.what(to).0 == 'G' {
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
            if lady {
                match walk.lady_steps(to, last) {
                    Some(("won", _)) => return ("refusal-ms-after-win", "S62"),
                    Some(_) => return ("refusal-ms-after-catch", "S54"),
                    None => {}
                }
            } else if self.lady == Some(to) && (last || !self.exact) {
                let strong = self.ghosts[seat].unwrap().1 == "S";
                return ("refusal-ms-after-catch", if strong { "S53" } else { "S52" });
            }
            at = to;
        }
        if !lady && path.len() == steps && self.other_ghost_at(seat, at) {
            return match self.extra_squares(seat, at).is_empty() {
                true => ("refusal-ms-no-room", "S31"),
                false => ("refusal-ms-on-ghost", "S31"),
            };
        }
        ("refusal-ms-count", number)
    }
}
