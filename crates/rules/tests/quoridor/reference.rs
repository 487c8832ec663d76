//! A slow reference implementation of the classic game, written directly from the rules with plain
//! arrays and breadth-first search. It shares only the notation with the fast one.

use std::collections::BTreeSet;

/// File and rank, from 0.
pub(crate) type Coords = (i32, i32);

/// File and rank of the anchor, and whether the fence is horizontal.
pub(crate) type FenceCoords = (i32, i32, bool);

#[derive(Clone, Debug)]
pub(crate) struct Reference {
    pub(crate) pawns: Vec<Option<Coords>>,
    pub(crate) hands: Vec<usize>,
    pub(crate) turn: usize,
    pub(crate) fences: Vec<FenceCoords>,
    /// Whether a third pawn behind a jumped one counts as a fence (Q08).
    pub(crate) sidestep: bool,
}

const DIRECTIONS: [Coords; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

impl Reference {
    pub(crate) fn start(seats: usize, sidestep: bool) -> Reference {
        let pawns = match seats {
            2 => vec![Some((4, 0)), Some((4, 8))],
            _ => vec![Some((4, 0)), Some((0, 4)), Some((4, 8)), Some((8, 4))],
        };
        Reference { pawns, hands: vec![20 / seats; seats], turn: 0, fences: Vec::new(), sidestep }
    }

    /// Parses the text of a valid position.
    pub(crate) fn read(text: &str) -> Reference {
        let fields: Vec<_> = text.split(' ').collect();
        let coords = |word: &str| {
            let bytes = word.as_bytes();
            (i32::from(bytes[0] - b'a'), i32::from(bytes[1] - b'1'))
        };
        Reference {
            pawns: fields[0].split(',').map(|word| (word != "-").then(|| coords(word))).collect(),
            hands: fields[1].split(',').map(|word| word.parse().unwrap()).collect(),
            turn: fields[2].parse::<usize>().unwrap() - 1,
            fences: (fields[3].split(',').filter(|&word| word != "-"))
                .map(|word| (coords(word).0, coords(word).1, word.ends_with('h')))
                .collect(),
            sidestep: false,
        }
    }

    pub(crate) fn text(&self) -> String {
        let list = |words: Vec<String>| {
            if words.is_empty() { "-".to_owned() } else { words.join(",") }
        };
        let pawn = |pawn: &Option<Coords>| pawn.map_or("-".to_owned(), square_word);
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

    fn on_goal(&self, seat: usize, (file, rank): Coords) -> bool {
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
        let at_goal = |&&seat: &&usize| self.on_goal(seat, self.pawns[seat].unwrap());
        seated.iter().find(at_goal).copied().or_else(|| (seated.len() == 1).then(|| seated[0]))
    }

    fn taken(&self, coords: Coords) -> bool {
        self.pawns.contains(&Some(coords))
    }

    /// Whether two adjacent squares are on the board without a fence in between.
    fn open(&self, a: Coords, b: Coords) -> bool {
        on_board(a) && on_board(b) && !self.fences.iter().any(|&fence| separates(fence, a, b))
    }

    /// The rules that forbid the pawn to move to go to a square; empty if it is legal.
    fn step_violations(&self, to: Coords) -> BTreeSet<&'static str> {
        let mut violations = BTreeSet::new();
        if !on_board(to) {
            return BTreeSet::from(["C01"]);
        }
        if self.taken(to) {
            violations.insert("C22");
        }
        let from = self.pawns[self.turn].unwrap();
        let (across, along) = (to.0 - from.0, to.1 - from.1);
        let mut routes = Vec::new();
        match (across.abs(), along.abs()) {
            (0, 1) | (1, 0) => routes.push(if self.open(from, to) { None } else { Some("C10") }),
            (0, 2) | (2, 0) => {
                let over = (from.0 + across / 2, from.1 + along / 2);
                routes.push(if !self.taken(over) {
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
                    routes.push(if !self.taken(over) {
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
                // If there is a pawn to go around, the refusal is not about the diagonal itself.
                if routes.iter().any(|route| *route != Some("C09")) {
                    routes.retain(|route| *route != Some("C09"));
                }
            }
            (0, 3) | (3, 0) => {
                let one = (from.0 + across / 3, from.1 + along / 3);
                let two = (from.0 + across / 3 * 2, from.1 + along / 3 * 2);
                routes.push(Some(if self.taken(one) && self.taken(two) { "Q04" } else { "C08" }));
            }
            _ => routes.push(Some("C08")),
        }
        if routes.iter().all(Option::is_some) {
            violations.extend(routes.into_iter().flatten());
        }
        violations
    }

    /// The rules that forbid the seat to move to place a fence; empty if it is legal.
    pub(crate) fn fence_violations(&self, fence: FenceCoords) -> BTreeSet<&'static str> {
        let (file, rank, horizontal) = fence;
        if !(0..8).contains(&file) || !(0..8).contains(&rank) {
            return BTreeSet::from(["C11"]);
        }
        let mut violations = BTreeSet::new();
        if self.hands[self.turn] == 0 {
            violations.insert("C07");
        }
        let along =
            |by: i32| if horizontal { (file + by, rank, true) } else { (file, rank + by, false) };
        let across = (file, rank, !horizontal);
        if [along(-1), along(0), along(1), across].iter().any(|near| self.fences.contains(near)) {
            violations.insert("C12");
        }
        if violations.is_empty() && self.seats_cut_off(fence).next().is_some() {
            violations.insert(if self.pawns.len() == 2 { "C14" } else { "Q07" });
        }
        violations
    }

    /// The seats whose pawns a fence would cut off from their goals.
    fn seats_cut_off(&self, fence: FenceCoords) -> impl Iterator<Item = usize> + '_ {
        let mut next = self.clone();
        next.fences.push(fence);
        let open = next.open_directions();
        (0..self.pawns.len())
            .filter(move |&seat| self.pawns[seat].is_some() && next.distance(seat, &open).is_none())
    }

    /// For every square, whether the steps north, east, south and west are open.
    pub(crate) fn open_directions(&self) -> [[[bool; 4]; 9]; 9] {
        let mut open = [[[true; 4]; 9]; 9];
        for (file, rank) in all_squares() {
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

    /// The number of steps from a pawn to its goal, ignoring other pawns.
    pub(crate) fn distance(&self, seat: usize, open: &[[[bool; 4]; 9]; 9]) -> Option<usize> {
        let from = self.pawns[seat]?;
        let mut seen = [[false; 9]; 9];
        seen[from.0 as usize][from.1 as usize] = true;
        let mut queue = Vec::with_capacity(81);
        queue.push((from, 0));
        let mut head = 0;
        while let Some(&(at, steps)) = queue.get(head) {
            head += 1;
            if self.on_goal(seat, at) {
                return Some(steps);
            }
            for (direction, by) in DIRECTIONS.iter().enumerate() {
                if open[at.0 as usize][at.1 as usize][direction] {
                    let next = (at.0 + by.0, at.1 + by.1);
                    if !std::mem::replace(&mut seen[next.0 as usize][next.1 as usize], true) {
                        queue.push((next, steps + 1));
                    }
                }
            }
        }
        None
    }

    /// Every move, some off the board, with the rules it violates: none for a legal one.
    pub(crate) fn moves_with_violations(&self) -> Vec<(String, BTreeSet<&'static str>)> {
        let steps = all_squares().chain([(9, 4), (4, 9)]);
        let fences = all_slots().chain([(8, 0, true), (0, 8, false)]);
        let mut moves: Vec<_> = steps
            .map(|to| (square_word(to), self.step_violations(to)))
            .chain(fences.map(|fence| (fence_word(fence), self.fence_violations(fence))))
            .collect();
        let stuck = moves.iter().all(|(_, violations)| !violations.is_empty());
        let pass = if stuck { BTreeSet::new() } else { BTreeSet::from(["Q10"]) };
        moves.push(("--".to_owned(), pass));
        moves
    }

    /// Perft without bulk counting.
    pub(crate) fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        if self.winner().is_some() {
            return 0;
        }
        let legal = self
            .moves_with_violations()
            .into_iter()
            .filter(|(_, violations)| violations.is_empty());
        legal.map(|(word, _)| self.after(&word).perft(depth - 1)).sum()
    }

    fn after(&self, word: &str) -> Reference {
        let mut next = self.clone();
        let bytes = word.as_bytes();
        let at = || (i32::from(bytes[0] - b'a'), i32::from(bytes[1] - b'1'));
        match bytes.get(2) {
            _ if word == "--" => next.pass(),
            None => next.step(at()),
            Some(&orientation) => next.fence((at().0, at().1, orientation == b'h')),
        }
        next
    }

    pub(crate) fn step(&mut self, to: Coords) {
        self.pawns[self.turn] = Some(to);
        self.pass();
    }

    pub(crate) fn fence(&mut self, fence: FenceCoords) {
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

fn all_squares() -> impl Iterator<Item = Coords> {
    (0..9).flat_map(|file| (0..9).map(move |rank| (file, rank)))
}

fn all_slots() -> impl Iterator<Item = FenceCoords> {
    (0..8).flat_map(|file| {
        (0..8).flat_map(move |rank| [true, false].map(|horizontal| (file, rank, horizontal)))
    })
}

fn square_word((file, rank): Coords) -> String {
    format!("{}{}", (b'a' + file as u8) as char, rank + 1)
}

fn fence_word((file, rank, horizontal): FenceCoords) -> String {
    square_word((file, rank)) + if horizontal { "h" } else { "v" }
}

fn on_board((file, rank): Coords) -> bool {
    (0..9).contains(&file) && (0..9).contains(&rank)
}

fn separates((file, rank, horizontal): FenceCoords, a: Coords, b: Coords) -> bool {
    (0..2).any(|by| {
        let (one, two) = if horizontal {
            ((file + by, rank), (file + by, rank + 1))
        } else {
            ((file, rank + by), (file + 1, rank + by))
        };
        (a, b) == (one, two) || (b, a) == (one, two)
    })
}
