use rules::pacman::{Frenzy, GhostOnPellet, Options};

use crate::ground::Ground;
use crate::lanes::Lanes;

/// How a single ghost moves (P19–P29) while certain pellets lie, for all squares PAC-MAN can be on
/// at once.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hunt<'a> {
    ground: &'a Ground,
    frenzy: Frenzy,
    /// Squares a ghost cannot enter.
    walls: Lanes,
    /// Squares a ghost cannot end on.
    closed: Lanes,
}

/// Where one ghost can go.
#[derive(Clone, Debug, Default)]
pub(crate) struct Moves {
    /// A square it can end on, and the squares of PAC-MAN with which it can.
    pub(crate) ends: Vec<(u8, Lanes)>,
    /// The squares on which it can catch PAC-MAN.
    pub(crate) catch: Lanes,
}

impl<'a> Hunt<'a> {
    pub(crate) fn new(ground: &'a Ground, options: &Options, pellets: Lanes) -> Hunt<'a> {
        let (walls, closed) = match options.ghost_on_pellet {
            GhostOnPellet::Cross => (Lanes::NONE, pellets),
            GhostOnPellet::Never => (pellets, pellets),
            GhostOnPellet::Free => (Lanes::NONE, Lanes::NONE),
        };
        Hunt { ground, frenzy: options.frenzy, walls, closed }
    }

    /// The moves of a ghost that cannot end on the squares of `taken`.
    pub(crate) fn moves(&self, from: usize, taken: Lanes) -> Moves {
        let mut moves = Moves::default();
        let closed = self.closed | taken;
        let seen = self.ground.sight(from);
        let steps = self.ground.steps(from);
        for (direction, first) in steps.into_iter().enumerate() {
            let Some(first) = first.map(usize::from) else { continue };
            if self.walls.has(first) {
                continue;
            }
            if !closed.has(first) {
                moves.end(first, self.ground.all & !seen);
            }
            moves.catch |= Lanes::one(first);
            let frenzied = seen & !Lanes::one(first);
            match self.frenzy {
                Frenzy::Straight => {
                    let second = self.ground.steps(first)[direction].map(usize::from);
                    let second = second.filter(|&second| !self.walls.has(second));
                    let mut short = frenzied;
                    if let Some(second) = second {
                        moves.catch |= Lanes::one(second);
                        short &= !Lanes::one(second);
                        if !closed.has(second) {
                            moves.end(second, short);
                            continue;
                        }
                    }
                    if !closed.has(first) {
                        moves.end(first, short);
                    }
                }
                Frenzy::Turning => {
                    for second in self.ground.steps(first).into_iter().flatten() {
                        let second = usize::from(second);
                        if self.walls.has(second) {
                            continue;
                        }
                        moves.catch |= Lanes::one(second) & frenzied;
                        if !closed.has(second) {
                            moves.end(second, frenzied & !Lanes::one(second));
                        }
                    }
                }
            }
        }
        moves.catch &= seen;
        let moving = moves.ends.iter().fold(moves.catch, |set, (_, lanes)| set | *lanes);
        moves.end(from, self.ground.all & !moving);
        moves
    }
}

impl Moves {
    fn end(&mut self, at: usize, lanes: Lanes) {
        if lanes.is_empty() {
            return;
        }
        match self.ends.iter_mut().find(|(end, _)| usize::from(*end) == at) {
            Some((_, known)) => *known |= lanes,
            None => self.ends.push((at as u8, lanes)),
        }
    }
}
