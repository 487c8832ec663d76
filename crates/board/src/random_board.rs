use game::Random;
use rules::mspacman::{Board, BoardSpec, Colour, DotKind, SquareKind};
use rules::{Direction, Square};

use crate::drawing_symmetry::DrawingSymmetry;

/// Random boards of Ms. Pac-Man that are worth playing. The same seed always makes the same board.
///
/// Each area is the image of the next, so all four are equally good: a square board looks the same after a quarter of a
/// turn, any other in a mirror on both axes. Nowhere is a dead end, exits are at the edge, and nothing is far from
/// everything else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RandomBoards {
    /// What decides everything that is left to chance.
    pub seed: u64,
}

/// The squares of an area: its dots, its exit and its ghost space.
const SQUARES_PER_AREA: usize = Board::DOTS_PER_AREA + 2;

/// How many boards are tried before there is none. One of a few will do.
const MOST_TRIES: usize = 2_000;

/// How much longer the longest way is than that along both sides of the area in which there are squares, at most.
const LONGEST_WAY: usize = 2;

/// Exits are at least so many steps apart: to hop has to be worth it.
const EXITS_APART: usize = 5;

/// How many walls there are for a hundred gaps between squares, at most.
const MOST_WALLS: usize = 35;

impl RandomBoards {
    /// A random board with the spinner and the die of another, and of its size, if four areas that are alike fit into that.
    /// Otherwise it is as much larger as it takes.
    pub fn like(&self, spec: &BoardSpec) -> Option<BoardSpec> {
        let (files, ranks) = RandomBoards::size(spec.files(), spec.ranks());
        let mut empty = spec.resized(files, ranks);
        empty.clear_walls();
        for square in empty.squares() {
            empty.set_square_kind(square, SquareKind::Solid);
        }
        let mut random = Random::new(self.seed);
        (0..MOST_TRIES).find_map(|_| Sketch::new(&empty, &mut random).finished(&mut random))
    }

    /// The size that is nearest to another one of those with four areas that are alike: a square, or an even number of files
    /// and of ranks.
    fn size(files: usize, ranks: usize) -> (usize, usize) {
        let room = |files: usize, ranks: usize| (files / 2) * (ranks.div_ceil(2));
        let (mut files, mut ranks) = (files, ranks);
        if files != ranks {
            (files, ranks) = (files.next_multiple_of(2), ranks.next_multiple_of(2));
        }
        while room(files, ranks) < SQUARES_PER_AREA {
            match (files, ranks) {
                _ if files == ranks => (files, ranks) = (files + 1, ranks + 1),
                _ if files < ranks => files += 2,
                _ => ranks += 2,
            }
        }
        (files, ranks)
    }
}

/// A board that is being made up: whatever is put on a square of area a has its images in the other three.
struct Sketch {
    spec: BoardSpec,
    symmetry: DrawingSymmetry,
    /// The squares of area a.
    own: Vec<Square>,
}

impl Sketch {
    /// An area of squares that hang together, with its exit, its ghost space, its power dot and its white circle.
    fn new(empty: &BoardSpec, random: &mut Random) -> Sketch {
        let (files, ranks) = (empty.files(), empty.ranks());
        let symmetry = match files == ranks {
            true => DrawingSymmetry::QuarterTurn,
            false => DrawingSymmetry::Quarters,
        };
        // At the upper left; on a board with a middle each area has the half of an axis that its neighbour has not.
        let is_own = |square: &Square| {
            square.file() < files.div_ceil(2) && square.rank() >= ranks.div_ceil(2)
        };
        let own: Vec<_> = empty.squares().filter(is_own).collect();
        let mut sketch = Sketch { spec: empty.clone(), symmetry, own };
        // From a square beside the other areas outwards, rather where it fills a gap than where it makes a branch.
        let mut used = vec![sketch.nearest_to_centre(random)];
        while used.len() < SQUARES_PER_AREA {
            let Some(next) = sketch.next_to(&used, random) else { break };
            used.push(next);
        }
        sketch.furnish(used, random);
        sketch
    }

    /// A square of area a that is close to the middle of the board.
    fn nearest_to_centre(&self, random: &mut Random) -> Square {
        let mut near = self.own.clone();
        near.sort_by_key(|&square| self.centre_distance(square));
        near[random.index(4)]
    }

    /// How far a square is from the middle, in half steps.
    fn centre_distance(&self, square: Square) -> usize {
        let off = |place: usize, limit: usize| (2 * place + 1).abs_diff(limit);
        off(square.file(), self.spec.files()) + off(square.rank(), self.spec.ranks())
    }

    /// A square of area a beside those that are used, more likely one with several of them beside it.
    fn next_to(&self, used: &[Square], random: &mut Random) -> Option<Square> {
        let (files, ranks) = self.size();
        let beside = |square: Square| {
            let next = Direction::ALL.into_iter().filter_map(|to| square.step(to, files, ranks));
            next.filter(|next| used.contains(next)).count() as u32
        };
        let free = self.own.iter().filter(|square| !used.contains(square));
        let (free, weights): (Vec<Square>, Vec<u32>) = free
            .map(|&square| (square, beside(square).pow(2)))
            .filter(|(_, weight)| *weight > 0)
            .unzip();
        (!free.is_empty()).then(|| free[random.weighted(weights.iter().copied())])
    }

    /// Makes something of every square that is used. The exit is farthest out, the ghost space close to the middle; the
    /// white circle is the dot closest to it, and the power dot the one farthest away.
    fn furnish(&mut self, mut used: Vec<Square>, random: &mut Random) {
        random.shuffle(&mut used);
        used.sort_by_key(|&square| self.edge_distance(square));
        let outermost = used.iter().filter(|&&square| self.edge_distance(square) == 0).count();
        let exit = used.remove(random.index(outermost.max(1)));
        used.sort_by_key(|&square| self.centre_distance(square));
        let home = used.remove(random.index(used.len().min(6)));
        let last = used.len() - 1;
        self.put(exit, |_| SquareKind::Exit);
        self.put(home, SquareKind::Home);
        for (nth, square) in used.into_iter().enumerate() {
            let dot = match nth {
                0 => DotKind::Circle,
                nth if nth == last => DotKind::Power,
                _ => DotKind::Plain,
            };
            self.put(square, |area| SquareKind::Dot(area, dot));
        }
    }

    /// The number of files and ranks.
    fn size(&self) -> (usize, usize) {
        (self.spec.files(), self.spec.ranks())
    }

    fn edge_distance(&self, square: Square) -> usize {
        let off = |place: usize, limit: usize| place.min(limit - 1 - place);
        off(square.file(), self.spec.files()).min(off(square.rank(), self.spec.ranks()))
    }

    /// Puts something on a square of area a, and its images into the other areas.
    fn put(&mut self, square: Square, kind: impl Fn(Colour) -> SquareKind) {
        let (place, size) = ((square.file(), square.rank()), self.size());
        for image in self.symmetry.images() {
            let there = image.place(place, size);
            self.spec.set_square_kind(there, kind(area_of(there, size)));
        }
    }

    /// The board with walls, if it is worth playing.
    fn finished(mut self, random: &mut Random) -> Option<BoardSpec> {
        if !self.is_worth_playing() {
            return None;
        }
        let mut gaps: Vec<_> =
            self.own.iter().flat_map(|&square| Direction::ALL.map(|side| (square, side))).collect();
        random.shuffle(&mut gaps);
        let open = gaps.iter().filter(|&&(square, side)| self.is_gap(square, side)).count();
        let mut left = open * MOST_WALLS / 100;
        for (square, side) in gaps {
            if left == 0 {
                break;
            }
            if self.is_gap(square, side) {
                self.set_walls(square, side, true);
                match self.is_worth_playing() {
                    true => left -= 1,
                    false => self.set_walls(square, side, false),
                }
            }
        }
        Some(self.spec)
    }

    /// Whether pieces can pass from a square to the one beside it.
    fn is_gap(&self, square: Square, side: Direction) -> bool {
        let (files, ranks) = self.size();
        let is_solid = |square| self.spec.square_kind(square) == SquareKind::Solid;
        let next = square.step(side, files, ranks);
        !is_solid(square)
            && !self.spec.has_wall(square, side)
            && next.is_some_and(|next| !is_solid(next))
    }

    fn set_walls(&mut self, square: Square, side: Direction, there: bool) {
        let (place, size) = ((square.file(), square.rank()), self.size());
        for image in self.symmetry.images() {
            self.spec.set_wall(image.place(place, size), image.side(side), there);
        }
    }

    /// Whether every rule is kept, no square is a dead end, exits are apart, and nothing is too far from anything.
    fn is_worth_playing(&self) -> bool {
        let (files, ranks) = self.size();
        let longest = LONGEST_WAY * (files.min(10) + ranks.min(10));
        self.has_no_dead_end() && self.goes_everywhere(longest) && self.spec.faults().is_empty()
    }

    /// The squares beside one that pieces can go to, without hops between exits.
    fn next(&self, square: Square) -> impl Iterator<Item = Square> {
        let (files, ranks) = self.size();
        let open = Direction::ALL.into_iter().filter(move |&to| !self.spec.has_wall(square, to));
        let beside = open.filter_map(move |to| square.step(to, files, ranks));
        beside.filter(|&next| self.is_entered(next))
    }

    fn is_entered(&self, square: Square) -> bool {
        matches!(self.spec.square_kind(square), SquareKind::Dot(..) | SquareKind::Exit)
    }

    /// The squares of area a that pieces go over. What holds for them holds for their images.
    fn own_entered(&self) -> impl Iterator<Item = Square> {
        self.own.iter().copied().filter(|&square| self.is_entered(square))
    }

    fn has_no_dead_end(&self) -> bool {
        self.own_entered().all(|square| self.next(square).nth(1).is_some())
    }

    /// Whether pieces come from every square to every other within so many steps, without hops between exits, and from an
    /// exit to the others in no fewer than it takes.
    fn goes_everywhere(&self, longest: usize) -> bool {
        let is_exit = |square| self.spec.square_kind(square) == SquareKind::Exit;
        self.own_entered().all(|from| {
            let mut reached = vec![(from, 0)];
            let mut is_reached = [false; Square::LIMIT * Square::LIMIT];
            let at = |square: Square| square.rank() * Square::LIMIT + square.file();
            is_reached[at(from)] = true;
            let mut nth = 0;
            while let Some(&(square, steps)) = reached.get(nth) {
                let is_near = is_exit(from) && is_exit(square) && (1..EXITS_APART).contains(&steps);
                if is_near || steps > longest {
                    return false;
                }
                for next in self.next(square) {
                    if !std::mem::replace(&mut is_reached[at(next)], true) {
                        reached.push((next, steps + 1));
                    }
                }
                nth += 1;
            }
            reached.len() == Board::DOTS + 4
        })
    }
}

/// The colour of the area in which a square is: a at the upper left, b at the upper right, c at the lower right, d at the
/// lower left. On a board with a middle each has the half of an axis that comes before it clockwise.
fn area_of(square: Square, (files, ranks): (usize, usize)) -> Colour {
    let (file, rank) = (square.file(), square.rank());
    let is_above = rank >= ranks.div_ceil(2);
    let is_left = file < files / 2;
    let is_middle_file = files % 2 == 1 && file == files / 2;
    let is_middle_rank = ranks % 2 == 1 && rank == ranks / 2;
    match (is_above, is_left) {
        (true, _) if is_middle_file => Colour::A,
        (false, false) if is_middle_rank => Colour::B,
        (false, _) if is_middle_file => Colour::C,
        (false, true) if is_middle_rank => Colour::D,
        (true, true) => Colour::A,
        (true, false) => Colour::B,
        (false, false) => Colour::C,
        (false, true) => Colour::D,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    fn spec(files: usize, ranks: usize) -> BoardSpec {
        let mut spec = Board::named("quarters").unwrap().spec().clone();
        spec.set_spinner("1 2 3x2").unwrap();
        spec.resized(files, ranks)
    }

    fn boards(files: usize, ranks: usize, count: u64) -> impl Iterator<Item = Board> {
        (0..count).map(move |seed| {
            let drawn = RandomBoards { seed }.like(&spec(files, ranks));
            let drawn = drawn.unwrap_or_else(|| panic!("none of {files}x{ranks} by {seed}"));
            assert_eq!(drawn.spinner_text(), "1 2 3x2", "the faces are those that were there");
            Board::new(drawn).unwrap_or_else(|fault| panic!("{files}x{ranks} {seed}: {fault:?}"))
        })
    }

    /// What is seen from the area of a colour, whichever it is: how far its dots are from its ghost space, from the circles
    /// and from the exits, and how many ways lead on from them.
    fn seen_from(board: &Board, area: Colour) -> Vec<Vec<u32>> {
        let own =
            board.dots().iter().copied().filter(
                |&dot| matches!(board.square_kind(dot), SquareKind::Dot(of, _) if of == area),
            );
        let mut seen: Vec<_> = own
            .map(|dot| {
                let far = |from: Square| board.distance(from, dot).expect("every dot is reached");
                let mut steps: Vec<_> = board.circles().iter().map(|&circle| far(circle)).collect();
                steps.sort_unstable();
                let mut hops: Vec<_> = board.exits().map(far).into();
                hops.sort_unstable();
                steps.extend(hops);
                steps.push(far(board.home(area)));
                steps.push(board.neighbours(dot).len() as u32);
                steps
            })
            .collect();
        seen.sort();
        seen
    }

    /// Every board keeps all rules, its areas are equally good, nowhere is a dead end, and exits are reached and apart.
    #[test]
    fn every_random_board_is_legal_and_worth_playing() {
        for (files, ranks) in [(9, 9), (10, 10), (10, 8), (8, 12), (12, 12), (16, 16), (16, 6)] {
            let mut words = HashSet::new();
            for board in boards(files, ranks, 20) {
                assert_eq!((board.files(), board.ranks()), (files, ranks));
                let [first, others @ ..] = Colour::ALL.map(|area| seen_from(&board, area));
                for other in others {
                    assert_eq!(first, other, "{}", board.word());
                }
                let entered = board.dots().iter().copied().chain(board.exits());
                for square in entered {
                    let beside = board.neighbours(square).iter().filter(|next| {
                        square.file().abs_diff(next.file()) + square.rank().abs_diff(next.rank())
                            == 1
                    });
                    assert!(beside.count() >= 2, "{square} of {}", board.word());
                }
                assert_eq!(board.circles().len(), 4);
                words.insert(board.word().to_owned());
            }
            assert!(words.len() >= 19, "{files}x{ranks}: {} of 20 differ", words.len());
        }
    }

    #[test]
    fn a_seed_makes_the_same_board_and_every_size_one_of_at_least_its_own() {
        for files in BoardSpec::MIN_SIDE..=BoardSpec::MAX_SIDE {
            for ranks in BoardSpec::MIN_SIDE..=BoardSpec::MAX_SIDE {
                let [one, again] = [(); 2].map(|()| boards(files, ranks, 1).next().unwrap());
                assert_eq!(one, again);
                assert!(one.files() >= files && one.ranks() >= ranks);
                let is_larger = (one.files(), one.ranks()) != (files, ranks);
                let has_room = files == ranks && files >= 9
                    || files % 2 == 0 && ranks % 2 == 0 && files * ranks >= 76;
                assert_eq!(is_larger, !has_room, "{files}x{ranks}");
            }
        }
    }
}
