use std::time::Duration;

use crate::{Piece, SeatNumber};

/// The engine's analysis of a position, as every front end shows it for hints and reviews. It holds
/// words of the notation and numbers, never a sentence. Seats count from 1, as people do.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Insight {
    /// The seat to move, or the one that rolls.
    pub seat: SeatNumber,
    /// Each seat's chance to win, in permille.
    pub chances: Vec<u16>,
    /// The principal variations, the best first; as many as were asked for (MultiPV).
    pub lines: Vec<Line>,
    /// Each seat's shortest path to its goal, where the game has such a thing.
    #[cfg_attr(feature = "serde", serde(rename = "ways"))]
    pub shortest_paths: Vec<ShortestPath>,
    /// The game-theoretic value, where it is known: by a tablebase, or because no fence can matter
    /// any more.
    pub exact: Option<Exact>,
    /// What each roll would bring, where chance is to move and not a seat.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Vec::is_empty"))]
    pub rolls: Vec<RollValue>,
    /// Depth, nodes and time of the search.
    pub effort: SearchEffort,
}

impl Insight {
    /// The seat that surely wins, if any.
    pub fn sure_winner(&self) -> Option<SeatNumber> {
        let winner = self.chances.iter().position(|&chance| chance == 1000)?;
        Some(winner as SeatNumber + 1)
    }
}

/// A principal variation: how the game goes on with best play.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Line {
    /// The moves, as words.
    pub words: Vec<String>,
    /// Each seat's chance to win along this line, in permille.
    pub chances: Vec<u16>,
    /// Its score for the seat to move.
    pub score: Score,
}

/// The score of a line for the seat to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Score {
    /// An advantage, in hundredths of a step, as centipawns are of a pawn.
    Points(i32),
    /// A forced win in that many own moves, as "mate in n".
    Wins(u32),
    /// A forced loss after that many own moves.
    Loses(u32),
}

impl Default for Score {
    fn default() -> Score {
        Score::Points(0)
    }
}

/// A roll, how probable it is, and what it would bring.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RollValue {
    /// The roll, as a word.
    pub word: String,
    /// Its probability is this part of `of`.
    pub weight: u32,
    /// The weight of all rolls together.
    pub of: u32,
    /// Each seat's chance to win after it, in permille.
    pub chances: Vec<u16>,
}

/// A shortest path of a seat to its goal.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = Way))]
pub struct ShortestPath {
    /// The seat whose path it is.
    pub seat: SeatNumber,
    /// The piece whose path it is, where a seat may move several.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub piece: Option<Piece>,
    /// The squares entered, in order.
    pub squares: Vec<String>,
}

/// The game-theoretic value of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Exact {
    /// The outcome with best play.
    pub verdict: Verdict,
    /// Distance to win where a side wins: in turns of PAC-MAN that are still to come, or of the winner in classic
    /// Quoridor. People read [`Exact::chase_turns`].
    pub turns: u32,
}

/// The game-theoretic values of a position of the PAC-MAN variant and of all its moves.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ExactMoves {
    /// How many lives PAC-MAN has.
    pub lives: u8,
    /// The value of the position with one life, two lives and so on.
    pub values: Vec<Exact>,
    /// Every legal move, the best first for whoever is to move.
    pub moves: Vec<ExactMove>,
}

/// A move with its game-theoretic values, counted from before the move: those of the best moves are
/// the values of the position.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ExactMove {
    /// The move, as a word.
    pub word: String,
    /// Its value with one life, two lives and so on.
    pub values: Vec<Exact>,
}

/// The outcome with best play from the point of view of seat 1; in the PAC-MAN variant that is
/// PAC-MAN.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Verdict {
    /// Seat 1 wins.
    Win,
    /// Neither side can force a win.
    Draw,
    /// Seat 1 loses.
    Loss,
}

/// How much a search took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SearchEffort {
    /// Plies searched ahead.
    pub depth: u32,
    /// Positions visited.
    pub nodes: u64,
    /// Time spent.
    pub time: Duration,
}

impl SearchEffort {
    /// Search speed.
    pub fn nodes_per_second(&self) -> u64 {
        let seconds = self.time.as_secs_f64().max(1e-3);
        (self.nodes as f64 / seconds) as u64
    }
}

impl Insight {
    /// The chance of the seat to move, in permille.
    pub fn own_chance(&self) -> u16 {
        self.chances.get(usize::from(self.seat).wrapping_sub(1)).copied().unwrap_or(0)
    }
}

impl ExactMoves {
    /// The same as an analysis for the seat to move, of so many: every move is a line, in their order, and
    /// nothing is an estimate.
    pub fn insight(&self, seat: SeatNumber, seats: usize) -> Option<Insight> {
        let nth = usize::from(self.lives).checked_sub(1)?;
        let exact = *self.values.get(nth)?;
        let line = |exact_move: &ExactMove| {
            let value = exact_move.values.get(nth)?;
            let words = vec![exact_move.word.clone()];
            let score = value.chase_score(seat == 1);
            Some(Line { words, chances: value.chances(seats), score })
        };
        Some(Insight {
            seat,
            chances: exact.chances(seats),
            lines: self.moves.iter().filter_map(line).collect(),
            exact: Some(exact),
            ..Insight::default()
        })
    }
}

impl Exact {
    /// In how many turns a game of the PAC-MAN variant is over, as people read it: turns of the side to move, the
    /// one under way included. So a win on the spot is a win in 1, for PAC-MAN and for the ghosts, which have one
    /// turn together in every round.
    pub fn chase_turns(self, pac_to_move: bool) -> u32 {
        let is_under_way = self.verdict == Verdict::Loss && !pac_to_move;
        self.turns + u32::from(is_under_way)
    }

    /// The same as the score of the side to move.
    pub fn chase_score(self, pac_to_move: bool) -> Score {
        let turns = self.chase_turns(pac_to_move);
        match self.verdict {
            Verdict::Draw => Score::Points(0),
            verdict if (verdict == Verdict::Win) == pac_to_move => Score::Wins(turns),
            _ => Score::Loses(turns),
        }
    }

    /// Each seat's chance to win, in permille: certain, or half in a draw. All seats but the first are one
    /// side.
    pub fn chances(self, seats: usize) -> Vec<u16> {
        let first = match self.verdict {
            Verdict::Win => 1000,
            Verdict::Draw => 500,
            Verdict::Loss => 0,
        };
        (0..seats).map(|nth| if nth == 0 { first } else { 1000 - first }).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(verdict: Verdict, turns: u32) -> Exact {
        Exact { verdict, turns }
    }

    /// Lines, order and chances are those of the solution, for the side to move.
    #[test]
    fn exact_values_are_an_analysis_without_estimates() {
        let exact_move = |word: &str, with_two: Exact| ExactMove {
            word: word.to_owned(),
            values: vec![value(Verdict::Loss, 2), with_two],
        };
        let moves = vec![
            exact_move("a1", value(Verdict::Win, 7)),
            exact_move("b2", value(Verdict::Draw, 0)),
            exact_move("c3", value(Verdict::Loss, 9)),
        ];
        let values = vec![value(Verdict::Loss, 2), value(Verdict::Win, 7)];
        let exact = ExactMoves { lives: 2, values, moves };
        let insight = exact.insight(1, 3).unwrap();
        assert_eq!(
            (insight.chances, insight.exact),
            (vec![1000, 0, 0], Some(value(Verdict::Win, 7)))
        );
        let scores: Vec<_> = insight.lines.iter().map(|line| line.score).collect();
        assert_eq!(scores, [Score::Wins(7), Score::Points(0), Score::Loses(9)]);
        let chances: Vec<_> = insight.lines.iter().map(|line| line.chances[1]).collect();
        assert_eq!(chances, [0, 500, 1000]);
        // For PAC-MAN the turns are his; for the ghosts the turn under way is one.
        let ghosts = exact.insight(2, 3).unwrap();
        let scores: Vec<_> = ghosts.lines.iter().map(|line| line.score).collect();
        assert_eq!(scores, [Score::Loses(7), Score::Points(0), Score::Wins(10)]);
        assert_eq!(ExactMoves { lives: 0, ..exact }.insight(1, 3), None);
    }
}
