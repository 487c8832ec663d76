//! How many steps every legal fence costs everybody: the heat map of fences.

use game::Seat;

use crate::Fence;

use super::Position;

/// How much longer a fence makes everybody's shortest path to the goal. Pawns are ignored, as in all
/// distances.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FenceCost {
    steps: [u8; Position::MAX_SEATS],
    mover: Seat,
}

impl FenceCost {
    /// The steps that it costs a seat; none for a seat that has left.
    pub const fn steps(self, seat: Seat) -> usize {
        self.steps[seat.index()] as usize
    }

    /// The steps that it costs whoever places it.
    pub const fn own(self) -> usize {
        self.steps(self.mover)
    }

    /// The steps that it costs all the others together.
    pub fn others(self) -> usize {
        self.steps.iter().map(|&steps| usize::from(steps)).sum::<usize>() - self.own()
    }

    /// The steps that it costs the others less those that it costs whoever places it.
    pub fn net(self) -> i32 {
        self.others() as i32 - self.own() as i32
    }
}

impl Position {
    /// What every legal fence costs, for the seat to move; none once the game is over.
    ///
    /// ```
    /// use rules::quoridor::{Options, Position};
    ///
    /// // Both pawns are on the e-file, so that a fence across it costs both the same.
    /// let start = Position::parse("e1,e9 10,10 1 -", 2, &Options::default()).unwrap();
    /// assert!(start.fence_costs().iter().all(|(_, cost)| cost.net() == 0));
    /// // Player 1 is nearly there: a fence in front of player 2 costs only player 2.
    /// let later = Position::parse("e8,d9 10,10 1 -", 2, &Options::default()).unwrap();
    /// let costs = later.fence_costs();
    /// let (_, cost) = costs.iter().find(|(fence, _)| fence.to_string() == "d7h").unwrap();
    /// assert_eq!((cost.others(), cost.own(), cost.net()), (1, 0, 1));
    /// ```
    pub fn fence_costs(&self) -> Vec<(Fence, FenceCost)> {
        count_searches(self).0
    }
}

/// The costs, and how many path searches they took. A fence that crosses none of a seat's shortest
/// paths costs that seat nothing; only for the others is a path searched for.
fn count_searches(position: &Position) -> (Vec<(Fence, FenceCost)>, usize) {
    if position.winner().is_some() {
        return (Vec::new(), 0);
    }
    let open_edges = position.open_edges();
    let seats: Vec<_> = position
        .active_seats()
        .filter_map(|seat| {
            let (pawn, goal) = (position.pawn(seat)?, position.goal_squares(seat));
            let (distance, edges) = open_edges.shortest_path_edges(pawn, goal)?;
            Some((seat, pawn, goal, distance, edges))
        })
        .collect();
    let mut searches = 0;
    let cost_of = |fence: Fence| {
        let mut steps = [0; Position::MAX_SEATS];
        for &(seat, pawn, goal, distance, edges) in &seats {
            if edges.is_crossed_by(fence) {
                let mut blocked = open_edges;
                blocked.block(fence);
                searches += 1;
                let longer = blocked.distance(pawn, goal).expect("a legal fence leaves a path");
                steps[seat.index()] = (longer - distance) as u8;
            }
        }
        (fence, FenceCost { steps, mover: position.mover() })
    };
    let costs = position.legal_fences().map(cost_of).collect();
    (costs, searches)
}

#[cfg(test)]
mod tests {
    use game::Random;

    use super::*;
    use crate::quoridor::{IncrementalBoard, Options};

    /// How many edges are on shortest paths, those of every seat counted apart.
    fn edges_on_shortest_paths(position: &Position) -> usize {
        let open_edges = position.open_edges();
        let edges_of = |seat| {
            let (pawn, goal) = (position.pawn(seat)?, position.goal_squares(seat));
            open_edges.shortest_path_edges(pawn, goal).map(|(_, edges)| edges)
        };
        position.active_seats().filter_map(edges_of).map(|edges| edges.count()).sum()
    }

    /// From the start everyone has one straight path of eight steps, and two fences cross each step.
    #[test]
    fn at_the_start_only_fences_across_the_straight_paths_are_looked_at() {
        for (seats, searches) in [(2, 2 * 16), (4, 4 * 16)] {
            let start = Position::start(seats, &Options::default()).unwrap();
            assert_eq!(count_searches(&start).1, searches, "{seats} seats");
        }
    }

    /// An edge is under two slots at most, so there are never more searches than twice the edges of
    /// shortest paths.
    #[test]
    fn paths_are_searched_for_only_where_a_shortest_one_is_crossed() {
        let mut random = Random::new(37);
        for seats in [2, 4] {
            for _ in 0..100 {
                let start = Position::start(seats, &Options::default()).unwrap();
                let mut board = IncrementalBoard::new(start);
                while board.position().winner().is_none() {
                    let (costs, searches) = count_searches(board.position());
                    assert!(searches <= 2 * edges_on_shortest_paths(board.position()));
                    assert!(searches <= costs.len() * seats);
                    let legal = board.legal();
                    board.play(legal.nth(random.index(legal.len())));
                }
                assert_eq!(count_searches(board.position()), (Vec::new(), 0));
            }
        }
    }
}
