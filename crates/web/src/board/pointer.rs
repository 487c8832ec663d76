use board::PointerTarget;
use leptos::ev::PointerEvent;
use leptos::html::Div;
use leptos::prelude::*;

use super::{BoardGeometry, DraftState, KeyboardCursor, MoveDraft};

/// Pointer input: turns the events of mouse, pen and fingers into changes of the move draft.
#[derive(Clone, Copy)]
pub struct PointerInput {
    pub draft: MoveDraft,
    pub geometry: Memo<BoardGeometry>,
    /// Hidden as soon as a pointer is used.
    pub cursor: RwSignal<KeyboardCursor>,
    pub node: NodeRef<Div>,
}

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
            Some(PointerTarget::Slot(fence)) => self.draft.hover(fence),
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
            Some(PointerTarget::Square(square)) => self.draft.tap_square(square, touch),
            Some(PointerTarget::Slot(fence)) => self.draft.tap_slot(fence, touch),
            None => {}
        }
    }

    /// While another player is to move, a tap sets a premove.
    fn premove(&self, event: &PointerEvent) {
        if !self.draft.can_premove.get_untracked() {
            return;
        }
        let Some(point) = self.drawing_point(event) else { return };
        let target = PointerTarget::for_premove(point, &self.geometry.get_untracked());
        self.draft.toggle_premove(target.word());
    }

    fn hit_test(&self, event: &PointerEvent, touch: bool) -> Option<PointerTarget> {
        let point = self.drawing_point(event)?;
        let (geometry, legal) = (self.geometry.get_untracked(), self.draft.legal.get_untracked());
        PointerTarget::at(point, &geometry, &legal, self.draft.orientation.get_untracked(), touch)
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
