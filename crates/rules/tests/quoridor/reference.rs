//! The classic game told slowly, straight from the rules: plain arrays and breadth-first search,
//! sharing nothing with the fast one but its words.

use std::collections::BTreeSet;

pub(crate) type Spot = (i32, i32);

/// File and rank of the anchor, and whether it lies horizontally.
pub(crate) type Barrier = (i32, i32, bool);

#[derive(Clone, Debug)]
pub(crate) struct Reference {
    pub(crate) pawns: Vec<Option<Spot>>,
    pub(crate) hands: Vec<usize>,
    pub(crate) turn: usize,
    pub(crate) fences: Vec<Barrier>,
    /// Whether a third pawn behind a jumped one counts as a fence (Q08).
    pub(crate) sidestep: bool,
}

const AROUND: [Spot; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

impl Reference {
    pub(crate) fn start(seats: usize, sidestep: bool) -> Reference {
        let pawns = match seats {
            2 => vec![Some((4, 0)), Some((4, 8))],
            _ => vec![Some((4, 0)), Some((0, 4)), Some((4, 8)), Some((8, 4))],
        };
        Reference { pawns, hands: vec![20 / seats; seats], turn: 0, fences: Vec::new(), sidestep }
    }

    /// Reads the text of a position that is known to be a good one.
    pub(crate) fn read(text: &str) -> Reference {
        let fields: Vec<_> = text.split(' ').collect();
        let spot = |word: &str| {
            let bytes = word.as_bytes();
            (i32::from(bytes[0] - b'a'), i32::from(bytes[1] - b'1'))
        };
        Reference {
            pawns: fields[0].split(',').map(|word| (word != "-").then(|| spot(word))).collect(),
            hands: fields[1].split(',').map(|word| word.parse().unwrap()).collect(),
            turn: fields[2].parse::<usize>().unwrap() - 1,
            fences: (fields[3].split(',').filter(|&word| word != "-"))
                .map(|word| (spot(word).0, spot(word).1, word.ends_with('h')))
                .collect(),
            sidestep: false,
        }
    }

    pub(crate) fn text(&self) -> String {
        let list = |words: Vec<String>| {
            if words.is_empty() { "-".to_owned() } else { words.join(",") }
        };
        let pawn = |pawn: &Option<Spot>| pawn.map_or("-".to_owned(), spot_word);
        let mut fences: Vec<_> = self.fences.iter().map(|&fence| fence_word(fence)).collect();
        fences.sort();
        format!(
            "{} {} {} {}",
            list(self.pawns.iter().map(pawn).collect()),
            list(self.hands.iter().map(ToString::to_string).collect()),
            self.turn + 1,
            list(fences),
        )
    }

    fn on_goal(&self, seat: usize, (file, rank): Spot) -> bool {
        match (self.pawns.len(), seat) {
            (_, 0) => rank == 8,
            (2, 1) | (4, 2) => rank == 0,
            (4, 1) => file == 8,
            (4, 3) => file == 0,
            _ => unreachable!(),
        }
    }

    pub(crate) fn winner(&self) -> Option<usize> {
        let seated: Vec<_> = (0..self.pawns.len()).filter(|&s| self.pawns[s].is_some()).collect();
        let home = |&&seat: &&usize| self.on_goal(seat, self.pawns[seat].unwrap());
        seated.iter().find(home).copied().or_else(|| (seated.len() == 1).then(|| seated[0]))
    }

    fn taken(&self, spot: Spot) -> bool {
        self.pawns.contains(&Some(spot))
    }

    /// Whether two squares side by side are on the board with no fence between.
    fn open(&self, a: Spot, b: Spot) -> bool {
        on_board(a) && on_board(b) && !self.fences.iter().any(|&fence| separates(fence, a, b))
    }

    /// Why the pawn to move cannot go to a square: every rule that forbids it. Empty: it can.
    fn step_broken(&self, to: Spot) -> BTreeSet<&'static str> {
        let mut broken = BTreeSet::new();
        if !on_board(to) {
            return BTreeSet::from(["C01"]);
        }
        if self.taken(to) {
            broken.insert("C22");
        }
        let from = self.pawns[self.turn].unwrap();
        let (across, along) = (to.0 - from.0, to.1 - from.1);
        let mut ways = Vec::new();
        match (across.abs(), along.abs()) {
            (0, 1) | (1, 0) => ways.push(if self.open(from, to) { None } else { Some("C10") }),
            (0, 2) | (2, 0) => {
                let over = (from.0 + across / 2, from.1 + along / 2);
                ways.push(if !self.taken(over) {
                    Some("C08")
                } else if !self.open(from, over) {
                    Some("C17")
                } else if !self.open(over, to) {
                    Some("C18")
                } else {
                    None
                });
            }
            (1, 1) => {
                for over in [(from.0, to.1), (to.0, from.1)] {
                    let behind = (2 * over.0 - from.0, 2 * over.1 - from.1);
                    ways.push(if !self.taken(over) {
                        Some("C09")
                    } else if !self.open(from, over) {
                        Some("C17")
                    } else if self.open(over, behind) && !self.taken(behind) {
                        Some("C26")
                    } else if self.open(over, behind) && !self.sidestep {
                        Some("Q08")
                    } else if !self.open(over, to) {
                        Some("C19")
                    } else {
                        None
                    });
                }
                // With a pawn to go around, the diagonal itself is not the fault.
                if ways.iter().any(|way| *way != Some("C09")) {
                    ways.retain(|way| *way != Some("C09"));
                }
            }
            (0, 3) | (3, 0) => {
                let one = (from.0 + across / 3, from.1 + along / 3);
                let two = (from.0 + across / 3 * 2, from.1 + along / 3 * 2);
                ways.push(Some(if self.taken(one) && self.taken(two) { "Q04" } else { "C08" }));
            }
            _ => ways.push(Some("C08")),
        }
        if ways.iter().all(Option::is_some) {
            broken.extend(ways.into_iter().flatten());
        }
        broken
    }

    /// Why the seat to move cannot put up a fence: every rule that forbids it. Empty: it can.
    pub(crate) fn fence_broken(&self, fence: Barrier) -> BTreeSet<&'static str> {
        let (file, rank, horizontal) = fence;
        if !(0..8).contains(&file) || !(0..8).contains(&rank) {
            return BTreeSet::from(["C11"]);
        }
        let mut broken = BTreeSet::new();
        if self.hands[self.turn] == 0 {
            broken.insert("C07");
        }
        let along =
            |by: i32| if horizontal { (file + by, rank, true) } else { (file, rank + by, false) };
        let across = (file, rank, !horizontal);
        if [along(-1), along(0), along(1), across].iter().any(|near| self.fences.contains(near)) {
            broken.insert("C12");
        }
        if broken.is_empty() && self.shut_in(fence).next().is_some() {
            broken.insert(if self.pawns.len() == 2 { "C14" } else { "Q07" });
        }
        broken
    }

    /// The seats that a fence would leave without a way.
    fn shut_in(&self, fence: Barrier) -> impl Iterator<Item = usize> + '_ {
        let mut next = self.clone();
        next.fences.push(fence);
        let walls = next.walls();
        (0..self.pawns.len()).filter(move |&seat| {
            self.pawns[seat].is_some() && next.distance(seat, &walls).is_none()
        })
    }

    /// For every square, whether one can step from it north, east, south and west.
    pub(crate) fn walls(&self) -> [[[bool; 4]; 9]; 9] {
        let mut open = [[[true; 4]; 9]; 9];
        for (file, rank) in spots() {
            let edges = [rank < 8, file < 8, rank > 0, file > 0];
            open[file as usize][rank as usize] = edges;
        }
        for &(file, rank, horizontal) in &self.fences {
            let (f, r) = (file as usize, rank as usize);
            for by in 0..2 {
                if horizontal {
                    open[f + by][r][0] = false;
                    open[f + by][r + 1][2] = false;
                } else {
                    open[f][r + by][1] = false;
                    open[f + 1][r + by][3] = false;
                }
            }
        }
        open
    }

    /// How many steps a pawn is from its goal; pawns do not count, only fences.
    pub(crate) fn distance(&self, seat: usize, walls: &[[[bool; 4]; 9]; 9]) -> Option<usize> {
        let from = self.pawns[seat]?;
        let mut seen = [[false; 9]; 9];
        seen[from.0 as usize][from.1 as usize] = true;
        let mut queue = Vec::with_capacity(81);
        queue.push((from, 0));
        let mut next_in_line = 0;
        while let Some(&(at, steps)) = queue.get(next_in_line) {
            next_in_line += 1;
            if self.on_goal(seat, at) {
                return Some(steps);
            }
            for (way, by) in AROUND.iter().enumerate() {
                if walls[at.0 as usize][at.1 as usize][way] {
                    let next = (at.0 + by.0, at.1 + by.1);
                    if !std::mem::replace(&mut seen[next.0 as usize][next.1 as usize], true) {
                        queue.push((next, steps + 1));
                    }
                }
            }
        }
        None
    }

    /// Every word for a move, some beside the board, with the rules it breaks: none for a legal one.
    pub(crate) fn rulings(&self) -> Vec<(String, BTreeSet<&'static str>)> {
        let steps = spots().chain([(9, 4), (4, 9)]);
        let fences = barriers().chain([(8, 0, true), (0, 8, false)]);
        let mut rulings: Vec<_> = steps
            .map(|to| (spot_word(to), self.step_broken(to)))
            .chain(fences.map(|fence| (fence_word(fence), self.fence_broken(fence))))
            .collect();
        let stuck = rulings.iter().all(|(_, broken)| !broken.is_empty());
        let pass = if stuck { BTreeSet::new() } else { BTreeSet::from(["Q10"]) };
        rulings.push(("--".to_owned(), pass));
        rulings
    }

    /// Leaves of the game tree, counted one by one.
    pub(crate) fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        if self.winner().is_some() {
            return 0;
        }
        let legal = self.rulings().into_iter().filter(|(_, broken)| broken.is_empty());
        legal.map(|(word, _)| self.after(&word).perft(depth - 1)).sum()
    }

    fn after(&self, word: &str) -> Reference {
        let mut next = self.clone();
        let bytes = word.as_bytes();
        let at = || (i32::from(bytes[0] - b'a'), i32::from(bytes[1] - b'1'));
        match bytes.get(2) {
            _ if word == "--" => next.pass(),
            None => next.step(at()),
            Some(&lie) => next.fence((at().0, at().1, lie == b'h')),
        }
        next
    }

    pub(crate) fn step(&mut self, to: Spot) {
        self.pawns[self.turn] = Some(to);
        self.pass();
    }

    pub(crate) fn fence(&mut self, fence: Barrier) {
        self.fences.push(fence);
        self.hands[self.turn] -= 1;
        self.pass();
    }

    pub(crate) fn pass(&mut self) {
        self.turn = (1..=self.pawns.len())
            .map(|by| (self.turn + by) % self.pawns.len())
            .find(|&seat| self.pawns[seat].is_some())
            .unwrap();
    }
}

fn spots() -> impl Iterator<Item = Spot> {
    (0..9).flat_map(|file| (0..9).map(move |rank| (file, rank)))
}

fn barriers() -> impl Iterator<Item = Barrier> {
    (0..8).flat_map(|file| {
        (0..8).flat_map(move |rank| [true, false].map(|horizontal| (file, rank, horizontal)))
    })
}

fn spot_word((file, rank): Spot) -> String {
    format!("{}{}", (b'a' + file as u8) as char, rank + 1)
}

fn fence_word((file, rank, horizontal): Barrier) -> String {
    spot_word((file, rank)) + if horizontal { "h" } else { "v" }
}

fn on_board((file, rank): Spot) -> bool {
    (0..9).contains(&file) && (0..9).contains(&rank)
}

fn separates((file, rank, horizontal): Barrier, a: Spot, b: Spot) -> bool {
    (0..2).any(|by| {
        let (one, two) = if horizontal {
            ((file + by, rank), (file + by, rank + 1))
        } else {
            ((file, rank + by), (file + 1, rank + by))
        };
        (a, b) == (one, two) || (b, a) == (one, two)
    })
}
