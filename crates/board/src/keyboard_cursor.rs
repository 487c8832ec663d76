use rules::{Fence, Orientation, Square};

use crate::BoardGeometry;

/// The keyboard's cursor: on a square, or on a fence slot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct KeyboardCursor {
    /// Whether it is drawn: from the first key on, until a pointer is used.
    pub shown: bool,
    /// The square it is on.
    pub square: Square,
    /// With an orientation the cursor is on the slot at `square`.
    pub orientation: Option<Orientation>,
}

impl Default for KeyboardCursor {
    fn default() -> KeyboardCursor {
        KeyboardCursor { shown: false, square: Square::new(4, 0), orientation: None }
    }
}

impl KeyboardCursor {
    /// The slot it is on.
    pub fn slot(&self) -> Option<Fence> {
        self.orientation.map(|orientation| Fence { anchor: self.square, orientation })
    }

    /// Moves it as seen on the screen, and no further than the edge. A cursor that is not shown yet sets
    /// out from `home`: the square of the piece to move.
    pub fn step(&mut self, right: i32, up: i32, geometry: &BoardGeometry, home: Option<Square>) {
        if !self.shown {
            self.shown = true;
            self.square = home.unwrap_or(self.square);
        }
        let (by_file, by_rank) = geometry.arrow_step(right, up);
        let moved = |now: usize, by: i32| now.saturating_add_signed(by as isize);
        self.square =
            Square::new(moved(self.square.file(), by_file), moved(self.square.rank(), by_rank));
        self.stay_inside(geometry);
    }

    /// Switches between squares and fence slots; to slots only where fences can be placed.
    pub fn toggle_fence(&mut self, has_fences: bool, geometry: &BoardGeometry) {
        self.orientation = match self.orientation {
            None if has_fences => Some(Orientation::Horizontal),
            _ => None,
        };
        self.shown = true;
        self.stay_inside(geometry);
    }

    /// Turns the fence whose slot it is on; returns whether it is on one.
    pub fn rotate(&mut self, geometry: &BoardGeometry) -> bool {
        self.orientation = self.orientation.map(Orientation::turned);
        self.stay_inside(geometry);
        self.orientation.is_some()
    }

    /// Not every square has slots beside it.
    fn stay_inside(&mut self, geometry: &BoardGeometry) {
        let board = (geometry.files, geometry.ranks);
        let (files, ranks) =
            self.orientation.map_or(board, |orientation| geometry.slot_limits(orientation));
        self.square =
            Square::new(self.square.file().min(files - 1), self.square.rank().min(ranks - 1));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(word: &str) -> Square {
        Square::parse(word).unwrap()
    }

    fn board(rotation: u8) -> BoardGeometry {
        BoardGeometry::new(9, 9, rotation)
    }

    #[test]
    fn the_first_key_moves_the_cursor_from_the_piece_to_move() {
        let mut cursor = KeyboardCursor::default();
        cursor.step(1, 0, &board(0), Some(square("c7")));
        assert_eq!((cursor.shown, cursor.square), (true, square("d7")));
        cursor.step(1, 0, &board(0), Some(square("c7")));
        assert_eq!(cursor.square, square("e7"));
        // Without a direction it is only shown.
        let mut cursor = KeyboardCursor::default();
        cursor.step(0, 0, &board(0), Some(square("c7")));
        assert_eq!((cursor.shown, cursor.square), (true, square("c7")));
    }

    #[test]
    fn it_stops_at_the_edge_however_the_board_is_turned() {
        for rotation in 0..4 {
            let mut cursor = KeyboardCursor { shown: true, ..KeyboardCursor::default() };
            for _ in 0..20 {
                cursor.step(0, 1, &board(rotation), None);
            }
            for _ in 0..20 {
                cursor.step(-1, 0, &board(rotation), None);
            }
            let corner = ["a9", "i9", "i1", "a1"][usize::from(rotation)];
            assert_eq!(cursor.square, square(corner), "{rotation}");
        }
    }

    #[test]
    fn the_last_file_and_rank_have_no_slots() {
        let mut cursor =
            KeyboardCursor { shown: true, square: square("i9"), ..KeyboardCursor::default() };
        cursor.toggle_fence(false, &board(0));
        assert_eq!(cursor.slot(), None);
        cursor.toggle_fence(true, &board(0));
        assert_eq!(cursor.slot(), Fence::parse("h8h"));
        assert!(cursor.rotate(&board(0)));
        cursor.step(1, 1, &board(0), None);
        assert_eq!(cursor.slot(), Fence::parse("h8v"));
        cursor.toggle_fence(true, &board(0));
        assert!(!cursor.rotate(&board(0)));
    }
}
