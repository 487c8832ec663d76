use std::sync::Arc;

use game::Position as _;
use rules::pacman::{Maze, Options, Piece, Position};

use crate::solve::{Field, Solution, Spot};
use crate::value::{Value, Verdict};

/// The exact value of every position of a maze.
pub struct Table {
    maze: Arc<Maze>,
    field: Field,
    lives: u8,
    solution: Solution,
}

impl Table {
    pub(crate) fn new(maze: Arc<Maze>, field: Field, lives: u8, solution: Solution) -> Table {
        Table { maze, field, lives, solution }
    }

    /// The value of a position, where it belongs to this maze, is played by these rules and has no
    /// more lives than were solved.
    pub fn probe(&self, position: &Position) -> Option<Value> {
        let known = position.lives() <= self.lives
            && plays_alike(position.options(), &self.field.options)
            && same_board(position.maze(), &self.maze);
        known.then(|| self.value(&mut position.clone()))
    }

    fn value(&self, position: &mut Position) -> Value {
        match position.to_move() {
            None if position.lives() == 0 => Value::ghosts(0),
            None => Value::pac(0),
            Some(Piece::Pac) => self.look_up(position),
            Some(Piece::Ghost(_)) => {
                let state = position.state();
                let mut moves = Vec::new();
                position.legal_moves(&mut moves);
                let replies = moves.into_iter().map(|m| {
                    position.restore(state);
                    position.play(m);
                    self.value(position)
                });
                let worst = replies.min().expect("a stuck ghost stays");
                position.restore(state);
                worst
            }
        }
    }

    fn look_up(&self, position: &Position) -> Value {
        let cell = |at| self.field.ground.cell(at);
        let (squad, row) =
            self.field.squads.place(position.ghosts().map(|at| at.map(|at| cell(at) as u8)));
        let spot = Spot { pellets: position.pellet_set(), lives: position.lives(), squad };
        self.solution.value(spot, row, cell(position.pac()))
    }
}

/// Whether two tables play by the same rules, whoever sits at them and however many lives they
/// start with.
fn plays_alike(one: &Options, other: &Options) -> bool {
    let rules = |options: &Options| Options { lives: None, ghosts: None, ..*options };
    rules(one) == rules(other)
}

/// Whether two mazes differ in the lives they give at most.
fn same_board(one: &Arc<Maze>, other: &Arc<Maze>) -> bool {
    let board = |maze: &Maze| rules::pacman::Plan { lives: 1, ..maze.plan().clone() };
    Arc::ptr_eq(one, other) || board(one) == board(other)
}
