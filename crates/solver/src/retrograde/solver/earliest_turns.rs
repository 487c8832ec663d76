use crate::retrograde::boost::BoostMoves;
use crate::sets::Bitboard;
use crate::state_space::StateSpace;

/// Earliest turns: for each pellet set a number of turns before which PAC-MAN cannot have eaten all others. A lower
/// bound, because in it no ghost is in his way, he may stop early, and a catch, which takes him back to his start,
/// can happen after any turn.
#[derive(Debug)]
pub(super) struct EarliestTurns {
    /// By pellet set; nothing where he never can.
    by_set: Vec<Option<u16>>,
}

/// The steps of a turn.
const TURN_STEPS: usize = 2;

impl EarliestTurns {
    pub(super) fn new(space: &StateSpace) -> EarliestTurns {
        let StateSpace { options, graph, pellets, start, .. } = space;
        let all = (1 << pellets.len()) - 1;
        // By pellet set, the squares he can be on after the turns so far.
        let mut squares = vec![Bitboard::EMPTY; all + 1];
        squares[all] = Bitboard::single(start.pac);
        let mut by_set = vec![None; all + 1];
        for turn in 0.. {
            for (earliest, _) in by_set.iter_mut().zip(&squares).filter(|(_, at)| !at.is_empty()) {
                earliest.get_or_insert(turn);
            }
            // With the pellets that he gets to in this turn; sets with fewer pellets come after those with more.
            let mut reached = squares.clone();
            for set in (1..=all).rev() {
                let left = space.pellet_squares(set as u8);
                let mut walked = squares[set];
                for _ in 0..TURN_STEPS {
                    walked |= graph.neighbours_of_set(walked & !left);
                }
                reached[set] |= walked;
                let eaten = |nth: &usize| {
                    set >> nth & 1 != 0 && reached[set].contains(pellets[*nth].into())
                };
                for nth in (0..pellets.len()).filter(eaten).collect::<Vec<_>>() {
                    let smaller = set & !(1 << nth);
                    let left = space.pellet_squares(smaller as u8);
                    reached[smaller] |=
                        BoostMoves::new(graph, options, pellets[nth].into(), left).reach;
                }
                if !reached[set].is_empty() {
                    reached[set] = reached[set] & !left | Bitboard::single(start.pac);
                }
            }
            if reached == squares {
                break;
            }
            squares = reached;
        }
        EarliestTurns { by_set }
    }

    /// How many turns are left for a pellet set, if `horizon` are looked at from the start. All of them where PAC-MAN
    /// can never leave just that set.
    pub(super) fn turns_left(&self, pellet_set: u8, horizon: u16) -> u16 {
        horizon.saturating_sub(self.by_set[usize::from(pellet_set)].unwrap_or(0))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{HashMap, VecDeque};
    use std::sync::Arc;

    use game::{Position as _, Random};
    use rules::pacman::{Maze, Options, Piece, Position};

    use super::*;
    use crate::random_mazes::{MazeShape, random_maze, random_options};

    /// By pellet set, the least number of PAC-MAN's turns in which both sides together can bring it about, by the
    /// rules alone.
    fn least_turns(maze: &Arc<Maze>, options: Options) -> Vec<Option<u16>> {
        let mut position = Position::start(maze.clone(), options, 2).unwrap();
        let mut least = vec![None; 1 << maze.pellets().len()];
        let mut turns = HashMap::from([(position.state(), 0)]);
        let mut queue = VecDeque::from([(position.state(), 0)]);
        while let Some((state, so_far)) = queue.pop_front() {
            position.restore(state);
            if turns[&state] < so_far {
                continue;
            }
            least[usize::from(position.pellet_set())].get_or_insert(so_far);
            let is_turn = position.to_move() == Some(Piece::Pac);
            let mut moves = Vec::new();
            position.legal_moves(&mut moves);
            for m in moves {
                position.restore(state);
                position.play(m);
                let next = (position.state(), so_far + u16::from(is_turn));
                let known = turns.entry(next.0).or_insert(u16::MAX);
                if next.1 < *known {
                    *known = next.1;
                    if is_turn { queue.push_back(next) } else { queue.push_front(next) }
                }
            }
        }
        least
    }

    #[test]
    fn no_pellet_set_is_left_earlier() {
        let mut random = Random::new(44);
        let mut exact = 0;
        for nth in 0..30 {
            let options = random_options(&mut random);
            let options = Options { lives: Some(2), ..options };
            let (files, ranks) = *random.pick(&[(4, 4), (6, 4), (9, 4)]);
            let shape = MazeShape { files, ranks, ghosts: 1, pellets: 1 + nth % 4, lives: 2 };
            let maze = Arc::new(random_maze(&mut random, shape));
            let space = StateSpace::new(&maze, &options);
            let earliest = EarliestTurns::new(&space);
            for (set, least) in least_turns(&maze, options).into_iter().enumerate().skip(1) {
                let Some(least) = least else { continue };
                let bound = earliest.by_set[set].expect("it can be left");
                assert!(bound <= least, "{bound} of {least} turns for {set:b}, {}", maze.word());
                exact += usize::from(bound == least && least > 1);
            }
        }
        assert!(exact > 50, "{exact}: the bound is seldom reached");
    }
}
