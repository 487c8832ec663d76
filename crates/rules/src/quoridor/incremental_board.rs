use game::Seat;

use crate::{Direction, Fence, Square};

use super::square_set::{SquareSet, square_index};
use super::steps::open_neighbour;
use super::walls::{CrossingParity, WallComponents};
use super::{FenceSet, LegalMoves, Move, OpenEdges, Position, SIDE};

/// Incremental board: a position that also keeps, move by move, what its fences enclose, so that
/// the legal fences are found in some tens of nanoseconds and without a path search. 384 bytes,
/// `Copy`.
///
/// Perft, play-outs and the listing and checking of fences run on it. The engine does not: it has
/// bitboards of its own.
///
/// ```
/// use rules::quoridor::{Options, Position, IncrementalBoard};
///
/// let mut board = IncrementalBoard::new(Position::start(2, &Options::default()).unwrap());
/// assert_eq!(board.legal_fences().len() + board.steps().len(), 131);
/// board.play_fence(rules::Fence::parse("e3h").unwrap());
/// assert_eq!(board.legal_fences().len(), 124);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct IncrementalBoard {
    position: Position,
    walls: WallComponents,
    parities: [CrossingParity; Position::MAX_SEATS],
    open_edges: OpenEdges,
}

const _: () = assert!(size_of::<IncrementalBoard>() == 384);

impl IncrementalBoard {
    /// Builds the incremental state of a position, in time linear in its fences.
    pub fn new(position: Position) -> IncrementalBoard {
        IncrementalBoard::try_new(position).expect("in a position every pawn can reach its goal")
    }

    /// The same for a position that is not validated yet. The error is a seat whose pawn its fences
    /// cut off.
    pub(super) fn try_new(mut position: Position) -> Result<IncrementalBoard, Seat> {
        let fences = position.fences();
        position.set_fences(FenceSet::EMPTY);
        let mut parities = [CrossingParity::default(); Position::MAX_SEATS];
        for seat in position.active_seats() {
            parities[seat.index()] =
                CrossingParity::straight(position.pawn_index(seat), position.goal(seat));
        }
        let open_edges = OpenEdges::from_fences(FenceSet::EMPTY);
        let mut board =
            IncrementalBoard { position, walls: WallComponents::EMPTY, parities, open_edges };
        for fence in fences {
            let cut_off = board.seats_cut_off(fence).next();
            cut_off.map_or(Ok(()), Err)?;
            board.insert(fence);
        }
        board.position.set_fences(fences);
        Ok(board)
    }

    /// The current position.
    #[inline]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The edges that no fence blocks, for distances and shortest paths.
    #[inline]
    pub const fn open_edges(&self) -> &OpenEdges {
        &self.open_edges
    }

    /// The number of steps from the seat's pawn to its goal, ignoring other pawns; `None` for a
    /// seat that has left.
    #[inline]
    pub fn distance(&self, seat: Seat) -> Option<usize> {
        self.open_edges.distance(self.position.pawn(seat)?, self.position.goal_squares(seat))
    }

    /// The squares that the pawn to move can reach in one move.
    #[inline]
    pub fn steps(&self) -> SquareSet {
        self.position.steps(self.position.mover())
    }

    /// The legal fences of the seat to move (C07, C11–C15, Q07).
    #[inline]
    pub fn legal_fences(&self) -> FenceSet {
        if self.position.hand(self.position.mover()) == 0 {
            return FenceSet::EMPTY;
        }
        let mut legal = self.position.fences().free_slots();
        for seat in self.position.active_seats() {
            legal = legal.without(self.blocking_slots(seat));
        }
        legal
    }

    /// The legal moves of the seat to move, not considering whether the game is over.
    #[inline]
    pub fn legal(&self) -> LegalMoves {
        LegalMoves { steps: self.steps(), fences: self.legal_fences() }
    }

    /// The seats whose pawns a fence in a free slot would cut off from their goals.
    pub fn seats_cut_off(&self, fence: Fence) -> impl Iterator<Item = Seat> + use<'_> {
        self.position.active_seats().filter(move |&seat| {
            self.parities[seat.index()].crosses(fence) && self.blocking_slots(seat).contains(fence)
        })
    }

    /// Plays a move, trusting that it is legal.
    #[inline]
    pub fn play(&mut self, m: Move) {
        match m {
            Move::Step(square) => self.play_step(square),
            Move::Fence(fence) => self.play_fence(fence),
            Move::Pass => self.pass(),
        }
    }

    /// Moves the pawn of the seat to move to one of its [`steps`](IncrementalBoard::steps).
    #[inline]
    pub fn play_step(&mut self, square: Square) {
        let mover = self.position.mover();
        let (from, to) = (self.position.pawn_index(mover), square_index(square));
        let parity = &mut self.parities[mover.index()];
        match from.abs_diff(to) {
            1 | SIDE => parity.extend(from, to),
            _ => {
                let over = self.position.jumped_square(from, to);
                parity.extend(from, over);
                parity.extend(over, to);
            }
        }
        self.position.play_step(to);
    }

    /// Places one of the [`legal_fences`](IncrementalBoard::legal_fences) of the seat to move.
    #[inline]
    pub fn play_fence(&mut self, fence: Fence) {
        self.insert(fence);
        self.position.play_fence(fence);
    }

    /// Passes, which is legal only without another move (Q10).
    #[inline]
    pub fn pass(&mut self) {
        self.position.pass();
    }

    #[inline]
    fn blocking_slots(&self, seat: Seat) -> FenceSet {
        self.walls.blocking_slots(self.position.goal(seat), &self.parities[seat.index()])
    }

    #[inline]
    fn insert(&mut self, fence: Fence) {
        for seat in self.position.active_seats() {
            let parity = &mut self.parities[seat.index()];
            if parity.crosses(fence) {
                self.walls.reroute(fence, self.position.goal(seat), parity);
            }
        }
        self.walls.insert(fence);
        self.open_edges.block(fence);
    }
}

impl Position {
    /// The square of a pawn that a jump or side-step from `from` to `to` passes over.
    fn jumped_square(&self, from: usize, to: usize) -> usize {
        let leads = |direction: usize| {
            let over = open_neighbour(self.fences(), from, direction)?;
            (0..4)
                .any(|direction| open_neighbour(self.fences(), over, direction) == Some(to))
                .then_some(over)
        };
        Direction::ALL
            .iter()
            .find_map(|&direction| leads(direction as usize))
            .expect("the move was trusted to be legal")
    }
}

impl Position {
    /// The legal fences of the seat to move (C07, C11–C15, Q07).
    pub fn legal_fences(&self) -> FenceSet {
        // Without a fence in hand the incremental board is not needed.
        if self.hand(self.mover()) == 0 {
            FenceSet::EMPTY
        } else {
            IncrementalBoard::new(*self).legal_fences()
        }
    }

    /// The legal moves of the seat to move, not considering whether the game is over.
    pub fn legal(&self) -> LegalMoves {
        LegalMoves { steps: self.steps(self.mover()), fences: self.legal_fences() }
    }
}
