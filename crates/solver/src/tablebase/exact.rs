//! Values as every front end shows them.

use game::{Exact, ExactMove, ExactMoves, Verdict};
use rules::Path;
use rules::pacman::{Piece, Position};

use super::Tablebase;
use crate::value::{GameValue, PositionVerdict};

impl Tablebase {
    /// The value of a position and of each of its moves, for every number of lives; nothing if the game
    /// is over or the tablebase does not cover the position. The best move comes first.
    pub fn exact_moves(&self, position: &Position) -> Option<ExactMoves> {
        let lives = 1..=self.lives();
        let positions: Vec<_> = lives.map_while(|lives| position.with_lives(lives)).collect();
        let values: Option<Vec<_>> =
            positions.iter().map(|position| self.probe(position)).collect();
        let values = values.filter(|values| values.len() >= usize::from(position.lives()))?;
        let by_lives: Vec<_> = positions.iter().map(|position| self.moves(position)).collect();
        let own = usize::from(position.lives()).checked_sub(1)?;
        let by_pac = position.to_move() == Some(Piece::Pac);
        let mut moves: Vec<(Path, Vec<GameValue>)> = Vec::new();
        for (nth, &(path, _)) in by_lives.get(own)?.iter().enumerate() {
            // The same moves are legal with any number of lives, and listed in the same order.
            let values = by_lives.iter().map(|moves| moves.get(nth).map(|&(_, value)| value));
            moves.push((path, values.collect::<Option<_>>()?));
        }
        moves.sort_by(
            |(_, a), (_, b)| if by_pac { b[own].cmp(&a[own]) } else { a[own].cmp(&b[own]) },
        );
        let exact = |values: Vec<GameValue>| values.into_iter().map(Into::into).collect();
        let moves = moves.into_iter();
        Some(ExactMoves {
            lives: position.lives(),
            values: exact(values),
            moves: moves
                .map(|(path, values)| ExactMove { word: path.to_string(), values: exact(values) })
                .collect(),
        })
    }
}

impl engine::Oracle for Tablebase {
    fn probe(&self, position: &Position) -> Option<Exact> {
        Tablebase::probe(self, position).map(Into::into)
    }
}

impl From<GameValue> for Exact {
    fn from(GameValue { verdict, turns }: GameValue) -> Exact {
        let verdict = match verdict {
            PositionVerdict::PacWins => Verdict::Win,
            PositionVerdict::Endless => Verdict::Draw,
            PositionVerdict::GhostsWin => Verdict::Loss,
        };
        Exact { verdict, turns: turns.into() }
    }
}
