use super::board::{Play, bits64, bits128};
use super::node::Node;
use super::way::Flood;

/// What the search has learned about which moves tend to be good, whatever the position.
#[derive(Clone, Debug)]
pub(crate) struct Memory {
    /// How often a move of a seat cut a search short, less how often it failed to.
    history: Box<[[i32; 256]; 2]>,
    /// The same for a move that answers another.
    answers: Box<[[i16; 256]; 256]>,
    killers: [[Play; 2]; MOST_PLIES],
    /// Whether it forgets, looking ahead, that pawns can jump.
    pub(crate) misses_jumps: bool,
}

/// As far ahead as the search ever looks.
pub(crate) const MOST_PLIES: usize = 128;

impl Default for Memory {
    fn default() -> Memory {
        Memory {
            history: Box::new([[0; 256]; 2]),
            answers: vec![[0; 256]; 256].try_into().expect("as many rows as it takes"),
            killers: [[Play::NONE; 2]; MOST_PLIES],
            misses_jumps: false,
        }
    }
}

/// How far a remembered number can go.
const CAP: i32 = 8192;

impl Memory {
    /// A move cut the search short at that depth; those tried before it did not.
    pub(crate) fn learn(
        &mut self,
        seat: usize,
        ply: usize,
        last: Play,
        good: Play,
        tried: &[Play],
        depth: i32,
    ) {
        if good.is_fence() && self.killers[ply][0] != good {
            self.killers[ply] = [good, self.killers[ply][0]];
        }
        let bonus = (depth * depth * 4).min(CAP / 8);
        self.adjust(seat, last, good, bonus);
        for &bad in tried {
            self.adjust(seat, last, bad, -bonus);
        }
    }

    fn adjust(&mut self, seat: usize, last: Play, play: Play, bonus: i32) {
        let number = &mut self.history[seat][play.0 as usize];
        *number += bonus - *number * bonus.abs() / CAP;
        let number = &mut self.answers[last.0 as usize][play.0 as usize];
        let old = i32::from(*number);
        *number = (old + bonus - old * bonus.abs() / CAP) as i16;
    }

    pub(crate) fn score(&self, seat: usize, last: Play, play: Play) -> i32 {
        self.history[seat][play.0 as usize]
            + i32::from(self.answers[last.0 as usize][play.0 as usize])
    }

    /// Half of what was learned fades before the next move of the game.
    pub(crate) fn fade(&mut self) {
        self.history.iter_mut().flatten().for_each(|number| *number /= 2);
        self.answers.iter_mut().flatten().for_each(|number| *number /= 2);
        self.killers = [[Play::NONE; 2]; MOST_PLIES];
    }
}

/// Which fences to look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scope {
    /// Every one that fits.
    All,
    /// Those beside pawns and fences, and those that cut the other's way.
    Lively,
    /// Those that cut the other's way.
    Cuts,
}

/// Moves with how promising each is, taken best first.
#[derive(Clone, Debug)]
pub(crate) struct Moves {
    list: [(i32, Play); 144],
    len: usize,
    taken: usize,
}

impl Default for Moves {
    fn default() -> Moves {
        Moves { list: [(0, Play::NONE); 144], len: 0, taken: 0 }
    }
}

impl Moves {
    /// Lists the moves of the seat to move of a two-player node. Fences that close a way are among
    /// them: [`Node::after`] tells.
    pub(crate) fn list(
        &mut self,
        node: &Node,
        hint: Play,
        memory: &Memory,
        last: Play,
        ply: usize,
        scope: Scope,
    ) {
        let moves = self;
        (moves.len, moves.taken) = (0, 0);
        let board = &node.board;
        let (own, other) = (board.turn(), 1 - board.turn());
        let goal = board.goal(own);
        let mut steps = board.steps();
        if memory.misses_jumps && ply > 0 {
            let plain = steps & board.spread(1 << board.pawn(own));
            steps = if plain != 0 { plain } else { steps };
        }
        let ahead = Flood::ahead(board, own, node.way(own).length);
        for square in bits128(steps) {
            let play = Play::step(square);
            let arrives = goal >> square & 1 != 0;
            let forward = ahead >> square & 1 != 0;
            let score = match (play == hint, arrives, forward) {
                (_, true, _) => 3_000_000,
                (true, ..) => 2_000_000,
                (.., true) => 30_000 + memory.score(own, last, play),
                _ => memory.score(own, last, play) - 8_000,
            };
            moves.push(play, score);
        }
        if board.hand(own) > 0 {
            let lively = if scope == Scope::Cuts { [0; 2] } else { board.lively() };
            for (lie, lively) in lively.into_iter().enumerate() {
                let cuts = node.way(other).cuts[lie] & board.free()[lie];
                let own_cuts = node.way(own).cuts[lie];
                let slots = match scope {
                    Scope::All => board.free()[lie],
                    Scope::Lively => lively | cuts,
                    Scope::Cuts => cuts,
                };
                for slot in bits64(slots) {
                    let play = Play::fence(lie, slot);
                    let bit = 1 << slot;
                    let mut score = memory.score(own, last, play);
                    if play == hint {
                        score = 2_000_000;
                    } else if memory.killers[ply].contains(&play) {
                        score += 20_000;
                    } else {
                        score += if cuts & bit != 0 { 12_000 } else { 0 };
                        score += if lively & bit != 0 { 2_000 } else { 0 };
                        score -= if own_cuts & bit != 0 { 9_000 } else { 0 };
                    }
                    moves.push(play, score);
                }
            }
        }
        if moves.len == 0 && scope == Scope::All {
            moves.push(Play::PASS, 0);
        }
    }

    fn push(&mut self, play: Play, score: i32) {
        self.list[self.len] = (score, play);
        self.len += 1;
    }

    /// Drops every fence not taken yet that is `hopeless`.
    pub(crate) fn drop_fences(&mut self, hopeless: impl Fn(Play) -> bool) {
        let mut kept = self.taken;
        for index in self.taken..self.len {
            let play = self.list[index].1;
            if !(play.is_fence() && hopeless(play)) {
                self.list[kept] = self.list[index];
                kept += 1;
            }
        }
        self.len = kept;
    }

    /// The most promising move not taken yet.
    pub(crate) fn next(&mut self) -> Option<(Play, i32)> {
        let rest = &mut self.list[self.taken..self.len];
        let mut best = 0;
        let mut most = rest.first()?.0;
        for (index, &(score, _)) in rest.iter().enumerate().skip(1) {
            if score > most {
                (best, most) = (index, score);
            }
        }
        rest.swap(0, best);
        self.taken += 1;
        let (score, play) = rest[0];
        Some((play, score))
    }
}
