use rules::{Fence, Orientation, Square};

use crate::{BoardGeometry, LegalWords, PITCH, TILE};

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

    /// What a pointer that was pressed here passes on its way between two points: only more of the same, be it squares
    /// or slots of one orientation.
    pub fn path(
        self,
        (x, y): (f64, f64),
        to: (f64, f64),
        geometry: &BoardGeometry,
    ) -> Vec<PointerTarget> {
        let (dx, dy) = (to.0 - x, to.1 - y);
        let steps = (dx.abs().max(dy.abs()) / (PITCH / 8.0)).ceil().max(1.0);
        let mut path = Vec::new();
        for step in 1..=steps as u32 {
            let part = f64::from(step) / steps;
            let passed = self.alike((x + part * dx, y + part * dy), geometry);
            if passed.is_some() && path.last() != passed.as_ref() {
                path.extend(passed);
            }
        }
        path
    }

    /// The square at a point, or the slot of the same orientation, unless the point is between two of them.
    fn alike(self, (x, y): (f64, f64), geometry: &BoardGeometry) -> Option<PointerTarget> {
        match self {
            PointerTarget::Square(_) => {
                let (square, off_centre) = geometry.square_at(x, y)?;
                (off_centre < ENTERABLE_RADIUS).then_some(PointerTarget::Square(square))
            }
            PointerTarget::Slot(fence) => {
                let slot = geometry.slot_at(x, y, Some(fence.orientation));
                let rect = geometry.fence_rect(slot);
                let is_near = |at: f64, from: f64, length: f64| {
                    (from - TILE / 4.0..from + length + TILE / 4.0).contains(&at)
                };
                (is_near(x, rect.x, rect.width) && is_near(y, rect.y, rect.height))
                    .then_some(PointerTarget::Slot(slot))
            }
        }
    }

    /// Reads the word of a square or a slot.
    pub fn parse(word: &str) -> Option<PointerTarget> {
        let slot = Fence::parse(word).map(PointerTarget::Slot);
        slot.or_else(|| Square::parse(word).map(PointerTarget::Square))
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

    /// What is passed from the middle of one square or slot to that of another.
    fn passed(from: &str, to: &str) -> String {
        let [from, to] = [from, to].map(|word| PointerTarget::parse(word).unwrap());
        let middle = |target: PointerTarget| match target {
            PointerTarget::Square(square) => BOARD.centre(square),
            PointerTarget::Slot(fence) => {
                let rect = BOARD.fence_rect(fence);
                (rect.x + rect.width / 2.0, rect.y + rect.height / 2.0)
            }
        };
        let path = from.path(middle(from), middle(to), &BOARD);
        path.iter().map(PointerTarget::word).collect::<Vec<_>>().join(" ")
    }

    /// However far the pointer jumps, nothing on its way is left out.
    #[test]
    fn a_pressed_pointer_passes_all_that_is_on_its_way() {
        assert_eq!(passed("b2", "f2"), "b2 c2 d2 e2 f2");
        assert_eq!(passed("b2", "e5"), "b2 c3 d4 e5", "not those beside a diagonal");
        assert_eq!(passed("b2h", "e2h"), "b2h c2h d2h e2h");
        assert_eq!(passed("b4v", "b1v"), "b4v b3v b2v b1v");
        assert_eq!(passed("b2h", "b4h"), "b2h b3h b4h", "not the fences across");
    }
}
