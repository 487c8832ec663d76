use game::{Cause, Record, RecordEntry, SeatNumber};
use rules::{AnyPosition, Square};

use crate::{BoardView, CellKind, CellView, DotView, GameEvent, PieceKind, PieceView, number};

/// Something that everybody around the table should see happen on the board.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum BoardMoment {
    /// A ghost caught PAC-MAN there, who lost a life.
    LifeLost(Square),
    /// A ghost was eaten there, or sent home from there.
    GhostEaten(Square),
    /// A power dot or a pellet was eaten there.
    PowerDot(Square),
    /// That seat caught Ms. Pac-Man there and plays her from now on.
    RoleTaken(Square, SeatNumber),
    /// The game is won: these squares light up, in the colour of that seat.
    Won(Vec<Square>, SeatNumber),
}

impl BoardMoment {
    /// The moments of the `ply`th entry of a record, from 1, in the order of happening.
    pub fn of_entry(record: &Record<AnyPosition>, ply: usize) -> Vec<BoardMoment> {
        let (before, after) = (&record.positions()[ply - 1], &record.positions()[ply]);
        let (before, after) = (BoardView::from(before), BoardView::from(after));
        let events = GameEvent::of_entry(record, ply);
        let mut moments = of_events(&events, &before, &after);
        if ply == record.entries().len() {
            moments.extend(won(record));
        }
        moments
    }

    /// Its word in style sheets.
    pub const fn word(&self) -> &'static str {
        match self {
            BoardMoment::LifeLost(_) => "life-lost",
            BoardMoment::GhostEaten(_) => "ghost-eaten",
            BoardMoment::PowerDot(_) => "power-dot",
            BoardMoment::RoleTaken(..) => "role-taken",
            BoardMoment::Won(..) => "won",
        }
    }

    /// The squares where it happens.
    pub fn squares(&self) -> &[Square] {
        match self {
            BoardMoment::LifeLost(square)
            | BoardMoment::GhostEaten(square)
            | BoardMoment::PowerDot(square)
            | BoardMoment::RoleTaken(square, _) => std::slice::from_ref(square),
            BoardMoment::Won(squares, _) => squares,
        }
    }
}

fn of_events(events: &[GameEvent], before: &BoardView, after: &BoardView) -> Vec<BoardMoment> {
    // Where the piece of this ply went.
    let end = events.iter().find_map(|event| match event {
        GameEvent::Moved(_, end) => Some(*end),
        _ => None,
    });
    let power_eaten = || {
        let had_power = before.cells.iter().filter(|cell| cell.dot == Some(DotView::Power));
        let has_power = |square: Square| {
            let is_there = |cell: &CellView| cell.square == square && cell.dot.is_some();
            after.cells.iter().any(is_there)
        };
        had_power.map(|cell| cell.square).find(|&square| !has_power(square))
    };
    let piece_was = |is_it: &dyn Fn(&&PieceView) -> bool| {
        before.pieces.iter().find(is_it).map(|piece| piece.square)
    };
    let moment = |event: &GameEvent| match event {
        GameEvent::PacmanCaught(..) => end.map(BoardMoment::LifeLost),
        GameEvent::GhostEaten(kind) => {
            piece_was(&|piece| piece.kind == *kind).map(BoardMoment::GhostEaten)
        }
        // She went there, or the ghost ran into her.
        GameEvent::GhostCaught(seat) => {
            let its_own = |piece: &&PieceView| {
                piece.kind == PieceKind::Ghost && piece.seat == Some(*seat) && !piece.active
            };
            piece_was(&its_own).or(end).map(BoardMoment::GhostEaten)
        }
        GameEvent::PelletEaten(_) | GameEvent::GhostsWeakened => {
            power_eaten().map(BoardMoment::PowerDot)
        }
        GameEvent::TookOver(seat) => end.map(|square| BoardMoment::RoleTaken(square, *seat)),
        _ => None,
    };
    events.iter().filter_map(moment).collect()
}

/// The end of a record, if somebody won it: the goal line that was reached, or else the pieces of the
/// winners.
fn won(record: &Record<AnyPosition>) -> Option<BoardMoment> {
    let ending = record.ending()?;
    let winners: Vec<_> = ending.outcome.winning_seats().map(number).collect();
    let winner = *winners.first()?;
    let is_departure = |entry: &RecordEntry<AnyPosition>| matches!(entry, RecordEntry::Leave(..));
    let departures = record.entries().iter().rev().take_while(|entry| is_departure(entry)).count();
    // Whoever left is not on the last board, but on the one that is shown.
    let view = BoardView::from(&record.positions()[record.entries().len() - departures]);
    let is_goal = |cell: &&CellView| cell.kind == CellKind::Goal && cell.seat == Some(winner);
    let goal_line = || view.cells.iter().filter(is_goal).map(|cell| cell.square).collect();
    let pieces = || {
        let of_winner = |piece: &&PieceView| piece.seat.is_some_and(|seat| winners.contains(&seat));
        view.pieces.iter().filter(of_winner).map(|piece| piece.square).collect()
    };
    let squares: Vec<_> = if ending.cause == Cause::Rules { goal_line() } else { Vec::new() };
    let squares = if squares.is_empty() { pieces() } else { squares };
    Some(BoardMoment::Won(squares, winner))
}

#[cfg(test)]
mod tests {
    use rules::GameRecord;

    use super::*;

    /// The moments of the last entry of a record.
    fn last(text: &str) -> Vec<BoardMoment> {
        let record = GameRecord::parse(&format!("palisade 1\n{text}\n")).unwrap().record;
        BoardMoment::of_entry(&record, record.entries().len())
    }

    fn square(word: &str) -> Square {
        Square::parse(word).unwrap()
    }

    #[test]
    fn a_move_and_a_fence_are_no_moments() {
        assert_eq!(last("game quoridor\nseats 2\n\ne2"), []);
        assert_eq!(last("game quoridor\nseats 2\n\ne2 e3h"), []);
    }

    #[test]
    fn p30_a_catch_happens_where_pacman_was_caught() {
        let moments = last("game pacman\nseats 2\nmaze orchard\n\nd5-d6 d6");
        assert_eq!(moments, [BoardMoment::LifeLost(square("d6"))]);
    }

    #[test]
    fn p12_p15_a_pellet_and_a_ghost_are_eaten_where_they_were() {
        let start = "start a3 e9,c1,i5,e1 a1,a9,i1,i9 3 pac corners";
        let moments = last(&format!("game pacman\nseats 2\n{start}\n\na2-a1-b1-c1"));
        let expected = [BoardMoment::PowerDot(square("a1")), BoardMoment::GhostEaten(square("c1"))];
        assert_eq!(moments, expected);
    }

    #[test]
    fn s40_a_power_dot_and_the_ghost_that_is_sent_home() {
        let start = "start a,b 1:a9 -,a7:S - move:1:2 quarters";
        let moments = last(&format!("game mspacman\nseats 2\n{start}\n\na8-a7"));
        assert!(matches!(moments[0], BoardMoment::PowerDot(_)), "{moments:?}");
        assert_eq!(moments[1], BoardMoment::GhostEaten(square("a7")));
    }

    #[test]
    fn s53_the_role_is_taken_where_she_was_caught() {
        let start = "start a,b 1:a6 -,a9:S - move:2:3 quarters";
        let moments = last(&format!("game mspacman\nseats 2\n{start}\n\na8-a7-a6"));
        assert_eq!(moments, [BoardMoment::RoleTaken(square("a6"), 2)]);
    }

    #[test]
    fn c30_the_goal_line_that_was_reached_lights_up() {
        let start = "start e8,a2 10,10 1 -";
        let moments = last(&format!("game quoridor\nseats 2\n{start}\n\ne9"));
        let [BoardMoment::Won(squares, 1)] = moments.as_slice() else { panic!("{moments:?}") };
        assert_eq!(squares.len(), 9);
        assert!(squares.iter().all(|square| square.rank() == 8), "{squares:?}");
    }

    #[test]
    fn where_somebody_left_the_winner_lights_up() {
        let moments = last("game quoridor\nseats 2\n\ne2 leave:2:resign");
        assert_eq!(moments, [BoardMoment::Won(vec![square("e2")], 1)]);
    }
}
