use rules::pacman::{Frenzy, GhostOnPellet, Options};

use crate::maze_graph::MazeGraph;
use crate::sets::Bitboard;

/// Generates the moves of a single ghost (P19–P29) while certain pellets are left, for all squares
/// of PAC-MAN at once.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GhostMoveGenerator<'a> {
    graph: &'a MazeGraph,
    frenzy: Frenzy,
    /// Squares a ghost cannot enter.
    no_entry: Bitboard,
    /// Squares a ghost cannot end on.
    no_stop: Bitboard,
}

/// The moves of one ghost from one square.
#[derive(Clone, Debug, Default)]
pub(crate) struct GhostMoves {
    /// A square it can end on, and the squares of PAC-MAN with which it can.
    pub(crate) destinations: Vec<(u8, Bitboard)>,
    /// The squares of PAC-MAN on which it can catch him.
    pub(crate) catches: Bitboard,
}

impl<'a> GhostMoveGenerator<'a> {
    pub(crate) fn new(
        graph: &'a MazeGraph,
        options: &Options,
        pellets: Bitboard,
    ) -> GhostMoveGenerator<'a> {
        let (no_entry, no_stop) = match options.ghost_on_pellet {
            GhostOnPellet::Cross => (Bitboard::EMPTY, pellets),
            GhostOnPellet::Never => (pellets, pellets),
            GhostOnPellet::Free => (Bitboard::EMPTY, Bitboard::EMPTY),
        };
        GhostMoveGenerator { graph, frenzy: options.frenzy, no_entry, no_stop }
    }

    /// The squares that a ghost can be on while PAC-MAN or a ghost is to move.
    pub(crate) fn places(&self) -> Bitboard {
        self.graph.all_squares & !self.no_stop
    }

    /// The moves of a ghost that cannot end on the squares of `taken`.
    pub(crate) fn moves(&self, from: usize, taken: Bitboard) -> GhostMoves {
        let mut moves = GhostMoves::default();
        let no_stop = self.no_stop | taken;
        let visible = self.graph.visible_from(from);
        let neighbours = self.graph.neighbours(from);
        for (direction, first) in neighbours.into_iter().enumerate() {
            let Some(first) = first.map(usize::from) else { continue };
            if self.no_entry.contains(first) {
                continue;
            }
            if !no_stop.contains(first) {
                moves.add(first, self.graph.all_squares & !visible);
            }
            moves.catches |= Bitboard::single(first);
            let frenzied = visible & !Bitboard::single(first);
            match self.frenzy {
                Frenzy::Straight => {
                    let second = self.graph.neighbours(first)[direction].map(usize::from);
                    let second = second.filter(|&second| !self.no_entry.contains(second));
                    let mut uncaught = frenzied;
                    if let Some(second) = second {
                        moves.catches |= Bitboard::single(second);
                        uncaught &= !Bitboard::single(second);
                        if !no_stop.contains(second) {
                            moves.add(second, uncaught);
                            continue;
                        }
                    }
                    if !no_stop.contains(first) {
                        moves.add(first, uncaught);
                    }
                }
                Frenzy::Turning => {
                    for second in self.graph.neighbours(first).into_iter().flatten() {
                        let second = usize::from(second);
                        if self.no_entry.contains(second) {
                            continue;
                        }
                        moves.catches |= Bitboard::single(second) & frenzied;
                        if !no_stop.contains(second) {
                            moves.add(second, frenzied & !Bitboard::single(second));
                        }
                    }
                }
            }
        }
        moves.catches &= visible;
        let can_move = moves.destinations.iter().fold(moves.catches, |set, (_, pac)| set | *pac);
        moves.add(from, self.graph.all_squares & !can_move);
        moves
    }
}

impl GhostMoves {
    fn add(&mut self, to: usize, pac: Bitboard) {
        if pac.is_empty() {
            return;
        }
        match self.destinations.iter_mut().find(|(known, _)| usize::from(*known) == to) {
            Some((_, known)) => *known |= pac,
            None => self.destinations.push((to as u8, pac)),
        }
    }
}
