use leptos::ev::PointerEvent;
use leptos::html::Div;
use leptos::prelude::*;
use rules::{Fence, Square};

use super::keyboard::KeyboardCursor;
use super::{BoardGeometry, DraftState, MoveDraft};

/// Pointer input: turns the events of mouse, pen and fingers into changes of the move draft.
#[derive(Clone, Copy)]
pub struct PointerInput {
    pub draft: MoveDraft,
    pub geometry: Memo<BoardGeometry>,
    /// Hidden as soon as a pointer is used.
    pub cursor: RwSignal<KeyboardCursor>,
    pub node: NodeRef<Div>,
}

/// The result of a hit test.
enum HitTarget {
    Square(Square),
    Slot(Fence),
}

/// How far from its centre a square that can be entered is hit, where 1 is its border; beyond that
/// the fence slots beside it are.
const ENTERABLE_RADIUS: f64 = 0.78;

impl PointerInput {
    pub fn moved(&self, event: &PointerEvent) {
        if !event.is_primary() {
            return;
        }
        let touch = event.pointer_type() == "touch";
        if touch && event.buttons() == 0 || !self.draft.accepts_input() {
            return;
        }
        let pinned = self.draft.state.with_untracked(|state| {
            matches!(state, DraftState::Fence { pinned: true, .. } | DraftState::Path { .. })
        });
        if pinned && !touch {
            return;
        }
        match self.hit_test(event, touch) {
            Some(HitTarget::Slot(fence)) => self.draft.hover(fence),
            _ => self.draft.end_hover(),
        }
    }

    pub fn pressed(&self, event: &PointerEvent) {
        // A second finger turns the fence that the first one drags.
        if !event.is_primary() {
            return self.draft.rotate_fence();
        }
        if event.button() != 0 {
            return;
        }
        if self.cursor.with_untracked(|cursor| cursor.shown) {
            self.cursor.update(|cursor| cursor.shown = false);
        }
        self.moved(event);
    }

    pub fn released(&self, event: &PointerEvent) {
        if event.button() != 0 || !event.is_primary() || self.draft.is_submitted() {
            return;
        }
        if self.draft.legal.with_untracked(|legal| legal.is_empty()) {
            return self.premove(event);
        }
        let touch = event.pointer_type() == "touch";
        match self.hit_test(event, touch) {
            Some(HitTarget::Square(square)) => self.draft.tap_square(square, touch),
            Some(HitTarget::Slot(fence)) => self.draft.tap_slot(fence, touch),
            None => {}
        }
    }

    /// While another player is to move, a tap sets a premove.
    fn premove(&self, event: &PointerEvent) {
        if !self.draft.can_premove.get_untracked() {
            return;
        }
        let Some((x, y)) = self.drawing_point(event) else { return };
        let geometry = self.geometry.get_untracked();
        self.draft.toggle_premove(match geometry.square_at(x, y) {
            Some((square, off_centre)) if off_centre < 0.6 => square.to_string(),
            _ => geometry.slot_at(x, y, None).to_string(),
        });
    }

    fn hit_test(&self, event: &PointerEvent, touch: bool) -> Option<HitTarget> {
        let (x, y) = self.drawing_point(event)?;
        let geometry = self.geometry.get_untracked();
        let legal = self.draft.legal.get_untracked();
        let square = geometry.square_at(x, y);
        if !legal.has_fences() {
            return square.map(|(square, _)| HitTarget::Square(square));
        }
        let enterable = square.filter(|(square, off_centre)| {
            *off_centre < ENTERABLE_RADIUS && legal.next_squares(&[]).contains(square)
        });
        if let Some((square, _)) = enterable {
            return Some(HitTarget::Square(square));
        }
        // A mouse is precise: well inside a square it means the square, and a refusal says why that
        // cannot be entered. A finger means the nearest slot.
        if let Some((square, off_centre)) = square
            && !touch
            && off_centre < 0.5
        {
            return Some(HitTarget::Square(square));
        }
        Some(HitTarget::Slot(geometry.slot_at(x, y, self.draft.orientation.get_untracked())))
    }

    /// The position of the pointer in the units of the drawing.
    fn drawing_point(&self, event: &PointerEvent) -> Option<(f64, f64)> {
        let bounds = self.node.get_untracked()?.get_bounding_client_rect();
        let (width, height) = self.geometry.get_untracked().size();
        let x = (f64::from(event.client_x()) - bounds.left()) / bounds.width() * width;
        let y = (f64::from(event.client_y()) - bounds.top()) / bounds.height() * height;
        Some((x, y))
    }
}
