use std::sync::Arc;

use game::Position as _;
use rules::Path;
use rules::pacman::{Piece, Position};

#[cfg(feature = "native")]
use super::TablebaseReader;
use super::file_error::TablebaseFileError;
use super::{Directory, LayerKey, LayerRef, TablebaseSummary, VerdictCounts};
use crate::distance::DistanceToWin;
use crate::error::Error;
use crate::state_space::StateSpace;
use crate::value::GameValue;
use crate::winner::Winner;

/// Tablebase: the exact value of every position of a maze.
///
/// Positions with PAC-MAN to move are stored. Positions with a ghost to move are searched until
/// PAC-MAN is to move.
pub struct Tablebase {
    space: StateSpace,
    directory: Directory,
    layers: StoredLayers,
}

enum StoredLayers {
    Memory(Vec<[Arc<DistanceToWin>; 2]>),
    #[cfg(feature = "native")]
    File(TablebaseReader),
}

impl Tablebase {
    pub(crate) fn in_memory(
        space: StateSpace,
        directory: Directory,
        layers: Vec<[Arc<DistanceToWin>; 2]>,
    ) -> Tablebase {
        Tablebase { space, directory, layers: StoredLayers::Memory(layers) }
    }

    #[cfg(feature = "native")]
    pub(crate) fn in_file(
        space: StateSpace,
        directory: Directory,
        reader: TablebaseReader,
    ) -> Tablebase {
        Tablebase { space, directory, layers: StoredLayers::File(reader) }
    }

    /// Up to how many lives the maze is solved.
    pub fn lives(&self) -> u8 {
        self.directory.lives
    }

    /// The value of a position. `None` if it belongs to another maze, is played by other rules, has
    /// more lives than were solved, or the file cannot be read any more.
    pub fn probe(&self, position: &Position) -> Option<GameValue> {
        let covered = position.lives() <= self.directory.lives
            && self.space.covers(position.maze(), position.options());
        if !covered {
            return None;
        }
        self.value(&mut position.clone()).ok()
    }

    /// Every legal move with the value it leads to, in turns of PAC-MAN from before the move. Empty
    /// if the game is over or the tablebase does not cover the position.
    pub fn moves(&self, position: &Position) -> Vec<(Path, GameValue)> {
        if self.probe(position).is_none() {
            return Vec::new();
        }
        let by_pac = position.to_move() == Some(Piece::Pac);
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        let valued = moves.into_iter().filter_map(|m| {
            let mut next = position.clone();
            next.play(m);
            let value = self.value(&mut next).ok()?;
            Some((m, if by_pac { value.after_turn() } else { value }))
        });
        valued.collect()
    }

    /// The optimal moves, which keep the value of a position: a winner's fastest, a loser's
    /// slowest, and in an endless game those that keep it endless.
    pub fn best(&self, position: &Position) -> Vec<Path> {
        let Some(value) = self.probe(position) else { return Vec::new() };
        let moves = self.moves(position).into_iter();
        moves.filter(|&(_, found)| found == value).map(|(m, _)| m).collect()
    }

    /// The values of the start and the totals.
    pub fn summary(&self) -> Result<TablebaseSummary, Error> {
        let StateSpace { pellets, start, .. } = &self.space;
        let all_pellets = (1u16 << pellets.len()) as u8 - 1;
        let lives = 1..=self.directory.lives;
        let start = |lives| {
            let key = LayerKey { pellets: all_pellets, lives, subset: start.subset };
            self.look_up(key, start.row, start.pac).map_err(|error| self.at_path(error))
        };
        Ok(TablebaseSummary {
            starts: lives.clone().map(start).collect::<Result<_, _>>()?,
            counts: lives
                .map(|lives| VerdictCounts::new(&self.space, &self.directory, lives))
                .collect::<Option<_>>()
                .ok_or_else(|| self.at_path(TablebaseFileError::Damaged))?,
            bytes: match &self.layers {
                StoredLayers::Memory(_) => 0,
                #[cfg(feature = "native")]
                StoredLayers::File(reader) => reader.path().metadata().map_or(0, |data| data.len()),
            },
        })
    }

    /// Reads the whole file once and verifies its checksums.
    #[cfg(feature = "native")]
    pub fn check(&self) -> Result<(), Error> {
        match &self.layers {
            StoredLayers::Memory(_) => Ok(()),
            StoredLayers::File(reader) => {
                reader.check(&self.directory).map_err(|error| self.at_path(error))
            }
        }
    }

    fn at_path(&self, error: TablebaseFileError) -> Error {
        match (&self.layers, error) {
            (StoredLayers::Memory(_), _) => unreachable!("only files fail"),
            #[cfg(feature = "native")]
            (StoredLayers::File(reader), error) => error.at(reader.path()),
        }
    }

    fn value(&self, position: &mut Position) -> Result<GameValue, TablebaseFileError> {
        if position.to_move().is_none() {
            return Ok(if position.lives() == 0 {
                GameValue::ghosts(0)
            } else {
                GameValue::pac(0)
            });
        }
        let mut leaves = Vec::new();
        if self.search_ghost_phase(position, &mut leaves) {
            return Ok(GameValue::ghosts(0));
        }
        // In this order each block is needed once.
        leaves.sort_unstable();
        leaves.dedup();
        let bound = leaves.iter().map(|&(key, ..)| self.lower_bound(key)).min();
        let mut worst: Option<GameValue> = None;
        for (key, row, pac) in leaves {
            let value = self.look_up(key, row, pac)?;
            worst = Some(worst.map_or(value, |worst| worst.min(value)));
            if worst <= bound {
                break;
            }
        }
        Ok(worst.expect("a stuck ghost stays"))
    }

    /// Collects the positions with PAC-MAN to move that the ghosts can bring about in the rest of
    /// their phase, as layer key, row and his square. Returns `true` if they can end the game
    /// before.
    fn search_ghost_phase(
        &self,
        position: &mut Position,
        leaves: &mut Vec<(LayerKey, usize, usize)>,
    ) -> bool {
        match position.to_move() {
            None => true,
            Some(Piece::Pac) => {
                let index = |square| self.space.graph.square_index(square);
                let ghosts =
                    position.ghosts().map(|square| square.map(|square| index(square) as u8));
                let (subset, row) = self.space.subsets.rank(ghosts);
                let key =
                    LayerKey { pellets: position.pellet_set(), lives: position.lives(), subset };
                leaves.push((key, row, index(position.pac())));
                false
            }
            Some(Piece::Ghost(_)) => {
                let state = position.state();
                let mut moves = Vec::new();
                position.legal_moves(&mut moves);
                moves.into_iter().any(|m| {
                    position.restore(state);
                    position.play(m);
                    self.search_ghost_phase(position, leaves)
                })
            }
        }
    }

    /// A lower bound on the values of a layer, seen by PAC-MAN: the fastest win of the ghosts.
    fn lower_bound(&self, key: LayerKey) -> GameValue {
        let fastest = self.directory.layer_refs.get(&key).and_then(|layer_ref| {
            let entry = self.directory.layers.get(layer_ref.layer)?;
            entry.distances[1].first()?.checked_add(layer_ref.offsets[1])
        });
        fastest.map_or(GameValue::ENDLESS, GameValue::ghosts)
    }

    fn look_up(
        &self,
        key: LayerKey,
        row: usize,
        pac: usize,
    ) -> Result<GameValue, TablebaseFileError> {
        let layer_ref = self.directory.layer_refs.get(&key).ok_or(TablebaseFileError::Damaged)?;
        let LayerRef { layer, offsets } = *layer_ref;
        let found = match &self.layers {
            StoredLayers::Memory(layers) => Winner::ALL.into_iter().find_map(|winner| {
                let turns = layers[layer][winner as usize].get(row, pac)?;
                Some((winner, turns))
            }),
            #[cfg(feature = "native")]
            StoredLayers::File(reader) => reader.get(&self.directory, layer, row, pac)?,
        };
        let Some((winner, turns)) = found else { return Ok(GameValue::ENDLESS) };
        let turns = turns.checked_add(offsets[winner as usize]);
        let turns = turns.ok_or(TablebaseFileError::Damaged)?;
        Ok(match winner {
            Winner::Pac => GameValue::pac(turns),
            Winner::Ghosts => GameValue::ghosts(turns),
        })
    }
}

impl std::fmt::Debug for Tablebase {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Tablebase").field(&self.directory.solution_key).finish()
    }
}
