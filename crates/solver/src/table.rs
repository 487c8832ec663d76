use std::sync::Arc;

use game::Position as _;
use rules::Path;
use rules::pacman::{Piece, Position};

use crate::directory::{Directory, Place, Spot};
use crate::error::Error;
use crate::field::Field;
use crate::levels::Levels;
use crate::library::Library;
use crate::shelf::Trouble;
use crate::side::Side;
use crate::summary::{Counts, Summary};
use crate::value::Value;

/// The exact value of every position of a maze.
pub struct Table {
    field: Field,
    directory: Directory,
    layers: Layers,
}

enum Layers {
    Memory(Vec<[Arc<Levels>; 2]>),
    File(Library),
}

impl Table {
    pub(crate) fn in_memory(
        field: Field,
        directory: Directory,
        layers: Vec<[Arc<Levels>; 2]>,
    ) -> Table {
        Table { field, directory, layers: Layers::Memory(layers) }
    }

    pub(crate) fn in_file(field: Field, directory: Directory, library: Library) -> Table {
        Table { field, directory, layers: Layers::File(library) }
    }

    /// Up to how many lives the maze is solved.
    pub fn lives(&self) -> u8 {
        self.directory.lives
    }

    /// The value of a position, where it belongs to this maze, is played by these rules and has no
    /// more lives than were solved. Nothing, too, where the file cannot be read any more.
    pub fn probe(&self, position: &Position) -> Option<Value> {
        let known = position.lives() <= self.directory.lives
            && self.field.covers(position.maze(), position.options());
        if !known {
            return None;
        }
        self.value(&mut position.clone()).ok()
    }

    /// Every legal move with the value it leads to, as PAC-MAN's turns count before the move. Empty
    /// where the game is over or the position is not in the table.
    pub fn moves(&self, position: &Position) -> Vec<(Path, Value)> {
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

    /// The moves that keep the value of a position: the fastest of a winner, the longest resistance
    /// of a loser, and in an endless chase those that let nothing go.
    pub fn best(&self, position: &Position) -> Vec<Path> {
        let Some(value) = self.probe(position) else { return Vec::new() };
        let moves = self.moves(position).into_iter();
        moves.filter(|&(_, found)| found == value).map(|(m, _)| m).collect()
    }

    /// What the solution says on the whole.
    pub fn summary(&self) -> Result<Summary, Error> {
        let Field { pellets, start, .. } = &self.field;
        let all = (1u16 << pellets.len()) as u8 - 1;
        let lives = 1..=self.directory.lives;
        let start = |lives| {
            let spot = Spot { pellets: all, lives, squad: start.squad };
            self.look_up(spot, start.row, start.pac).map_err(|trouble| self.error(trouble))
        };
        Ok(Summary {
            starts: lives.clone().map(start).collect::<Result<_, _>>()?,
            counts: lives.map(|lives| Counts::new(&self.field, &self.directory, lives)).collect(),
            bytes: match &self.layers {
                Layers::Memory(_) => 0,
                Layers::File(library) => library.path().metadata().map_or(0, |data| data.len()),
            },
        })
    }

    /// Reads the whole file once to see that nothing in it was changed.
    pub fn check(&self) -> Result<(), Error> {
        match &self.layers {
            Layers::Memory(_) => Ok(()),
            Layers::File(library) => {
                library.check(&self.directory).map_err(|trouble| self.error(trouble))
            }
        }
    }

    fn error(&self, trouble: Trouble) -> Error {
        match &self.layers {
            Layers::Memory(_) => unreachable!("memory is no trouble"),
            Layers::File(library) => Error::of(library.path(), trouble),
        }
    }

    fn value(&self, position: &mut Position) -> Result<Value, Trouble> {
        if position.to_move().is_none() {
            return Ok(if position.lives() == 0 { Value::ghosts(0) } else { Value::pac(0) });
        }
        let mut ends = Vec::new();
        if self.follow(position, &mut ends) {
            return Ok(Value::ghosts(0));
        }
        // In this order each block is needed once.
        ends.sort_unstable();
        ends.dedup();
        let best = ends.iter().map(|&(spot, ..)| self.soonest(spot)).min();
        let mut worst: Option<Value> = None;
        for (spot, row, pac) in ends {
            let value = self.look_up(spot, row, pac)?;
            worst = Some(worst.map_or(value, |worst| worst.min(value)));
            if worst <= best {
                break;
            }
        }
        Ok(worst.expect("a stuck ghost stays"))
    }

    /// Finds what PAC-MAN can be left with when his turn comes, now or after the ghosts' phase: by
    /// spot, row and his square. Says so if the ghosts can end the game before.
    fn follow(&self, position: &mut Position, ends: &mut Vec<(Spot, usize, usize)>) -> bool {
        match position.to_move() {
            None => true,
            Some(Piece::Pac) => {
                let cell = |at| self.field.ground.cell(at);
                let ghosts = position.ghosts().map(|at| at.map(|at| cell(at) as u8));
                let (squad, row) = self.field.squads.place(ghosts);
                let spot = Spot { pellets: position.pellet_set(), lives: position.lives(), squad };
                ends.push((spot, row, cell(position.pac())));
                false
            }
            Some(Piece::Ghost(_)) => {
                let state = position.state();
                let mut moves = Vec::new();
                position.legal_moves(&mut moves);
                moves.into_iter().any(|m| {
                    position.restore(state);
                    position.play(m);
                    self.follow(position, ends)
                })
            }
        }
    }

    /// The best the ghosts have anywhere in a spot.
    fn soonest(&self, spot: Spot) -> Value {
        let first = self.directory.places.get(&spot).and_then(|place| {
            let entry = self.directory.layers.get(place.layer)?;
            Some(entry.turns[1].first()? + place.later[1])
        });
        first.map_or(Value::ENDLESS, Value::ghosts)
    }

    fn look_up(&self, spot: Spot, row: usize, pac: usize) -> Result<Value, Trouble> {
        let Place { layer, later } = *self.directory.places.get(&spot).ok_or(Trouble::Damaged)?;
        let found = match &self.layers {
            Layers::Memory(layers) => Side::ALL.into_iter().find_map(|side| {
                let turns = layers[layer][side as usize].get(row, pac)?;
                Some((side, turns))
            }),
            Layers::File(library) => library.get(&self.directory, layer, row, pac)?,
        };
        Ok(match found {
            None => Value::ENDLESS,
            Some((Side::Pac, turns)) => Value::pac(turns + later[0]),
            Some((Side::Ghosts, turns)) => Value::ghosts(turns + later[1]),
        })
    }
}

impl std::fmt::Debug for Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Table").field(&self.directory.key).finish()
    }
}
