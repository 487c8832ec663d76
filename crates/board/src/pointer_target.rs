use rules::{Fence, Orientation, Square};

use crate::{BoardGeometry, LegalWords};

/// What a pointer at a point of the drawing means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointerTarget {
    /// A square, to be entered.
    Square(Square),
    /// A slot, for a fence.
    Slot(Fence),
}

/// How far from its centre a square that can be entered is hit, where 1 is its border; beyond that
/// the fence slots beside it are.
const ENTERABLE_RADIUS: f64 = 0.78;

/// The same for any square under a mouse, which is precise.
const MOUSE_RADIUS: f64 = 0.5;

/// The same for a premove, when nobody knows yet which squares can be entered.
const PREMOVE_RADIUS: f64 = 0.6;

impl PointerTarget {
    /// The hit test of a turn: what can be entered is preferred, and fences are hit only where one
    /// can be placed. `orientation` is the one that the player has turned fences to.
    pub fn at(
        (x, y): (f64, f64),
        geometry: &BoardGeometry,
        legal: &LegalWords,
        orientation: Option<Orientation>,
        touch: bool,
    ) -> Option<PointerTarget> {
        let square = geometry.square_at(x, y);
        if !legal.has_fences() {
            return square.map(|(square, _)| PointerTarget::Square(square));
        }
        let enterable = square.filter(|(square, off_centre)| {
            *off_centre < ENTERABLE_RADIUS && legal.next_squares(&[]).contains(square)
        });
        if let Some((square, _)) = enterable {
            return Some(PointerTarget::Square(square));
        }
        // A mouse is precise: well inside a square it means the square, and a refusal says why that
        // cannot be entered. A finger means the nearest slot.
        if let Some((square, off_centre)) = square
            && !touch
            && off_centre < MOUSE_RADIUS
        {
            return Some(PointerTarget::Square(square));
        }
        Some(PointerTarget::Slot(geometry.slot_at(x, y, orientation)))
    }

    /// The hit test for a premove.
    pub fn for_premove((x, y): (f64, f64), geometry: &BoardGeometry) -> PointerTarget {
        match geometry.square_at(x, y) {
            Some((square, off_centre)) if off_centre < PREMOVE_RADIUS => {
                PointerTarget::Square(square)
            }
            _ => PointerTarget::Slot(geometry.slot_at(x, y, None)),
        }
    }

    /// The word of a move to it.
    pub fn word(&self) -> String {
        match self {
            PointerTarget::Square(square) => square.to_string(),
            PointerTarget::Slot(fence) => fence.to_string(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOARD: BoardGeometry = BoardGeometry::new(9, 9, 0);

    fn legal(words: &str) -> LegalWords {
        LegalWords::from_words(words.split_whitespace().map(str::to_owned))
    }

    /// What is hit at a point that lies `right` and `up` of the middle of a square, where 1 is the
    /// distance to the next square.
    fn hit(square: &str, right: f64, up: f64, words: &str, touch: bool) -> Option<String> {
        let (x, y) = BOARD.centre(Square::parse(square).unwrap());
        let point = (x + right * crate::PITCH, y - up * crate::PITCH);
        PointerTarget::at(point, &BOARD, &legal(words), None, touch).map(|target| target.word())
    }

    #[test]
    fn a_square_that_can_be_entered_is_hit_up_to_its_edge() {
        assert_eq!(hit("e2", 0.35, 0.0, "e2 e3h", true).as_deref(), Some("e2"));
        assert_eq!(hit("e2", 0.45, 0.1, "e2 e3h", true).as_deref(), Some("e2v"));
    }

    #[test]
    fn a_finger_means_a_slot_where_a_mouse_means_the_square() {
        assert_eq!(hit("c5", 0.1, 0.2, "e2 e3h", false).as_deref(), Some("c5"));
        assert_eq!(hit("c5", 0.1, 0.2, "e2 e3h", true).as_deref(), Some("c5h"));
    }

    #[test]
    fn without_fences_every_point_means_its_square() {
        assert_eq!(hit("c5", 0.49, 0.49, "e6-e7", true).as_deref(), Some("c5"));
        assert_eq!(PointerTarget::at((0.0, 0.0), &BOARD, &legal("e6-e7"), None, true), None);
    }

    #[test]
    fn a_turned_fence_keeps_its_orientation() {
        let (x, y) = BOARD.centre(Square::parse("c5").unwrap());
        let point = (x + 0.1, y - 0.4 * crate::PITCH);
        let turned = Some(Orientation::Vertical);
        let target = PointerTarget::at(point, &BOARD, &legal("e3h"), turned, true);
        assert!(target.is_some_and(|target| target.word().ends_with('v')));
    }

    #[test]
    fn a_premove_is_a_square_in_the_middle_and_a_fence_beside_it() {
        let (x, y) = BOARD.centre(Square::parse("e3").unwrap());
        assert_eq!(PointerTarget::for_premove((x, y), &BOARD).word(), "e3");
        let beside = (x + 0.2, y - 0.4 * crate::PITCH);
        assert_eq!(PointerTarget::for_premove(beside, &BOARD).word(), "e3h");
    }
}
