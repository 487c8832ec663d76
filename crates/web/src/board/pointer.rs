use std::time::Duration;

use board::PointerTarget;
use leptos::ev::{PointerEvent, TouchEvent};
use leptos::html::Div;
use leptos::prelude::*;
use send_wrapper::SendWrapper;

use super::{BoardGeometry, DraftState, KeyboardCursor, MoveDraft};

/// Pointer input: turns the events of mouse, pen and fingers into changes of the move draft.
#[derive(Clone, Copy)]
pub struct PointerInput {
    pub draft: MoveDraft,
    pub geometry: Memo<BoardGeometry>,
    /// Hidden as soon as a pointer is used.
    pub cursor: RwSignal<KeyboardCursor>,
    pub node: NodeRef<Div>,
    /// What the finger on the board is doing.
    pub gesture: StoredValue<Option<TouchGesture>>,
}

/// What a finger on the board is doing. Only a tap and a drag mean a move: a swipe scrolls.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TouchGesture {
    /// Where it touched, in the window.
    start: (i32, i32),
    kind: TouchKind,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum TouchKind {
    /// Down and not moved: a tap if it is lifted now.
    Press,
    /// Held for a moment: from now on it drags a fence.
    Drag,
    /// Moved away at once.
    Swipe,
}

/// A finger that moves less than this many pixels has not moved.
const TOUCH_SLOP: i32 = 12;

/// A finger that stays this long means the slot it is on.
const HOLD: Duration = Duration::from_millis(200);

impl PointerInput {
    pub fn moved(&self, event: &PointerEvent) {
        if !event.is_primary() {
            return;
        }
        let touch = event.pointer_type() == "touch";
        if touch && self.follow_finger(event) != Some(TouchKind::Drag) {
            return;
        }
        if !self.draft.accepts_input() {
            return;
        }
        self.hover(event, touch);
    }

    /// What the finger is doing now that it has moved.
    fn follow_finger(&self, event: &PointerEvent) -> Option<TouchKind> {
        let gesture = self.gesture.get_value()?;
        let (dx, dy) = (event.client_x() - gesture.start.0, event.client_y() - gesture.start.1);
        if gesture.kind == TouchKind::Press && dx.abs().max(dy.abs()) > TOUCH_SLOP {
            self.gesture.set_value(Some(TouchGesture { kind: TouchKind::Swipe, ..gesture }));
        }
        self.gesture.get_value().map(|gesture| gesture.kind)
    }

    /// The browser must not scroll while a fence is dragged.
    pub fn touch_moved(&self, event: &TouchEvent) {
        let kind = self.gesture.get_value().map(|gesture| gesture.kind);
        if kind == Some(TouchKind::Drag) {
            event.prevent_default();
        }
    }

    /// The browser took the finger over, to scroll.
    pub fn cancelled(&self) {
        self.gesture.set_value(None);
        self.draft.end_hover();
    }

    /// The menu of a right click turns the fence; that of a finger held down does nothing.
    pub fn menu_asked(&self) {
        if self.gesture.get_value().is_none() {
            self.draft.rotate_fence();
        }
    }

    fn hover(&self, event: &PointerEvent, touch: bool) {
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
        if event.pointer_type() != "touch" {
            return self.moved(event);
        }
        let pressed =
            TouchGesture { start: (event.client_x(), event.client_y()), kind: TouchKind::Press };
        self.gesture.set_value(Some(pressed));
        let (input, event) = (*self, SendWrapper::new(event.clone()));
        set_timeout(
            move || {
                let is_held = input.gesture.try_get_value() == Some(Some(pressed));
                if is_held && input.draft.accepts_input() {
                    let drag = TouchGesture { kind: TouchKind::Drag, ..pressed };
                    input.gesture.set_value(Some(drag));
                    input.hover(&event, true);
                }
            },
            HOLD,
        );
    }

    pub fn released(&self, event: &PointerEvent) {
        if event.button() != 0 || !event.is_primary() {
            return;
        }
        let touch = event.pointer_type() == "touch";
        let gesture = self.gesture.get_value().map(|gesture| gesture.kind);
        self.gesture.set_value(None);
        if gesture == Some(TouchKind::Swipe) || self.draft.is_submitted() {
            return;
        }
        if self.draft.legal.with_untracked(|legal| legal.is_empty()) {
            return self.premove(event, touch);
        }
        match self.hit_test(event, touch) {
            Some(PointerTarget::Square(square)) => self.draft.tap_square(square, touch),
            Some(PointerTarget::Slot(fence)) => self.draft.tap_slot(fence, touch),
            None => {}
        }
    }

    /// While another player is to move, a tap sets a premove.
    fn premove(&self, event: &PointerEvent, touch: bool) {
        if !self.draft.can_premove.get_untracked() {
            return;
        }
        let Some(point) = self.drawing_point(event) else { return };
        let target = PointerTarget::for_premove(point, &self.geometry.get_untracked());
        self.draft.tap_premove(target.word(), touch);
    }

    fn hit_test(&self, event: &PointerEvent, touch: bool) -> Option<PointerTarget> {
        let point = self.drawing_point(event)?;
        let (geometry, legal) = (self.geometry.get_untracked(), self.draft.legal.get_untracked());
        PointerTarget::at(point, &geometry, &legal, self.draft.orientation.get_untracked(), touch)
    }

    fn drawing_point(&self, event: &PointerEvent) -> Option<(f64, f64)> {
        drawing_point(event, self.node, self.geometry.get_untracked())
    }
}

/// The position of the pointer in the units of the drawing that fills an element.
pub fn drawing_point(
    event: &PointerEvent,
    node: NodeRef<Div>,
    geometry: BoardGeometry,
) -> Option<(f64, f64)> {
    let bounds = node.get_untracked()?.get_bounding_client_rect();
    let (width, height) = geometry.size();
    let x = (f64::from(event.client_x()) - bounds.left()) / bounds.width() * width;
    let y = (f64::from(event.client_y()) - bounds.top()) / bounds.height() * height;
    Some((x, y))
}
