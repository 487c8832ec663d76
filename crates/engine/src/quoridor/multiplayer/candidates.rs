//! What both tree searches know of a node: whose turn it is, and which fences are worth a look.

use game::{Seat, Turn};

use crate::quoridor::board::{Node, OFF_BOARD, PackedMove, PathFinder, slots_of};
use crate::quoridor::fence_sight::FenceSight;

/// Whose turn it is.
pub(super) fn turn(node: &Node) -> Turn {
    match node.board.winner() {
        Some(_) => Turn::Over,
        None => Turn::Seat(Seat::new(node.board.turn())),
    }
}

/// Which fences are worth a look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FenceChoice {
    /// Those beside pawns and fences or across an opponent's shortest path.
    Near,
    /// Those across anybody's shortest path, the own included: only they change a distance at once, and the
    /// fewer moves there are, the deeper the tree.
    Across,
}

/// The legal fences of that choice, each with the node after it, to be evaluated and not searched, and
/// whether it is across an opponent's shortest path; only those in sight.
pub(super) fn candidate_fences(
    node: &Node,
    choice: FenceChoice,
    sight: FenceSight,
) -> impl Iterator<Item = (PackedMove, Node, bool)> {
    let board = &node.board;
    let own = board.turn();
    let mut path_finder = PathFinder::default();
    let orientations = if board.fences_left(own) > 0 { 0..2 } else { 0..0 };
    let probable = board.probable_slots();
    let slots = orientations.flat_map(move |orientation| {
        let blocking = (0..board.seats())
            .filter(|&seat| seat != own && board.pawn(seat) != OFF_BOARD)
            .fold(0, |slots, seat| slots | node.path(seat).blocking[orientation]);
        let others = match choice {
            FenceChoice::Near => probable[orientation],
            FenceChoice::Across => node.path(own).blocking[orientation],
        };
        let slots = (others | blocking) & board.free_slots()[orientation];
        let slots = slots & sight.of(own)[orientation];
        slots_of(slots)
            .map(move |slot| (PackedMove::fence(orientation, slot), blocking >> slot & 1 != 0))
    });
    slots.filter_map(move |(mv, blocks)| {
        Some((mv, node.after_untraced(mv, &mut path_finder)?, blocks))
    })
}
