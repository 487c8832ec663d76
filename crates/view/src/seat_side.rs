use game::SeatNumber;
use rules::Game;

use crate::{BoardView, Heading};

/// Where on the board a player begins, or has their area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardSide {
    /// The edge with the lowest rank.
    Bottom,
    /// The edge with the highest rank.
    Top,
    /// The edge with the first file.
    Left,
    /// The edge with the last file.
    Right,
    /// A corner.
    BottomLeft,
    /// A corner.
    BottomRight,
    /// A corner.
    TopLeft,
    /// A corner.
    TopRight,
}

impl BoardSide {
    /// Its word in messages.
    pub const fn word(self) -> &'static str {
        match self {
            BoardSide::Bottom => "bottom",
            BoardSide::Top => "top",
            BoardSide::Left => "left",
            BoardSide::Right => "right",
            BoardSide::BottomLeft => "bottom-left",
            BoardSide::BottomRight => "bottom-right",
            BoardSide::TopLeft => "top-left",
            BoardSide::TopRight => "top-right",
        }
    }
}

impl BoardView {
    /// Where a player begins who goes to the opposite edge, or where the area is that a player has to
    /// clear; `None` for one who has neither, or whose areas lie opposite each other.
    pub fn seat_side(&self, seat: SeatNumber) -> Option<BoardSide> {
        let own = self.pieces.iter().find(|piece| piece.seat == Some(seat));
        match own.and_then(|piece| piece.heading) {
            Some(Heading::North) => Some(BoardSide::Bottom),
            Some(Heading::East) => Some(BoardSide::Left),
            Some(Heading::South) => Some(BoardSide::Top),
            Some(Heading::West) => Some(BoardSide::Right),
            None => self.area_side(seat),
        }
    }

    /// Where the middle of a player's area is.
    fn area_side(&self, seat: SeatNumber) -> Option<BoardSide> {
        let own = self.cells.iter().filter(|cell| cell.seat == Some(seat));
        let (mut file, mut rank, mut count) = (0, 0, 0);
        for cell in own {
            file += cell.square.file() as i32;
            rank += cell.square.rank() as i32;
            count += 1;
        }
        // Less than an eighth of the board off its middle is the middle.
        let side = |sum: i32, size: u8| {
            let off = 2 * sum - count * (i32::from(size) - 1);
            if 4 * off.abs() > count * i32::from(size) { off.signum() } else { 0 }
        };
        Some(match (side(file, self.files), side(rank, self.ranks)) {
            (-1, -1) => BoardSide::BottomLeft,
            (1, -1) => BoardSide::BottomRight,
            (-1, 1) => BoardSide::TopLeft,
            (1, 1) => BoardSide::TopRight,
            (-1, _) => BoardSide::Left,
            (1, _) => BoardSide::Right,
            (_, -1) => BoardSide::Bottom,
            (_, 1) => BoardSide::Top,
            _ => return None,
        })
    }
}

/// By how many quarters the board is turned for whoever plays these seats: their own side of the classic
/// board is at the bottom; the boards of the other games are not turned.
pub fn own_rotation(game: Game, seats: usize, own: &[SeatNumber]) -> u8 {
    match (game, own, seats) {
        (Game::Quoridor | Game::Mini, [2], 2) => 2,
        (Game::Quoridor | Game::Mini, [seat], 4) => seat - 1,
        _ => 0,
    }
}
