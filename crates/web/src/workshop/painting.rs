use board::{Drawable, PointerTarget};
use leptos::ev::{MouseEvent, PointerEvent};
use leptos::html::Div;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::drawing::DrawingState;
use crate::board::{BoardGeometry, MoveDraft, drawing_point};

/// Lies over the board and draws on it with mouse, pen or a finger: a press does something, and the same is done
/// wherever the pointer goes until it is lifted. Two fingers scroll.
#[component]
pub fn PaintLayer<D: Drawable>(
    drawing: DrawingState<D>,
    draft: MoveDraft,
    geometry: Memo<BoardGeometry>,
) -> impl IntoView {
    let node = NodeRef::<Div>::new();
    let input = PaintInput { drawing, draft, geometry, node, began: StoredValue::new(None) };
    view! {
        <div
            node_ref=node
            class="paint-layer"
            aria-hidden="true"
            on:pointerdown=move |event| input.pressed(&event)
            on:pointermove=move |event| input.moved(&event)
            on:pointerup=move |_| input.released()
            on:pointercancel=move |_| input.cancelled()
            on:pointerleave=move |_| draft.end_hover()
            on:contextmenu=move |event| input.menu_asked(&event)
            on:click=move |_| input.focus_board()
        ></div>
    }
}

/// Where a pressed pointer began, and where it is, in the units of the drawing.
#[derive(Clone, Copy)]
struct PressedPointer {
    first: PointerTarget,
    at: (f64, f64),
}

struct PaintInput<D: Drawable> {
    drawing: DrawingState<D>,
    draft: MoveDraft,
    geometry: Memo<BoardGeometry>,
    node: NodeRef<Div>,
    began: StoredValue<Option<PressedPointer>>,
}

impl<D: Drawable> Clone for PaintInput<D> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<D: Drawable> Copy for PaintInput<D> {}

impl<D: Drawable> PaintInput<D> {
    fn pressed(self, event: &PointerEvent) {
        // A second finger: the two of them scroll.
        if !event.is_primary() {
            return self.cancelled();
        }
        let (Some(at), Some(node)) = (self.point(event), self.node.get_untracked()) else { return };
        if event.button() != 0 {
            return;
        }
        // Where the pointer has gone already, there is nothing to capture.
        let _ = node.set_pointer_capture(event.pointer_id());
        let first = self.target(event, at);
        self.draft.clear();
        if let Some(first) = first {
            self.began.set_value(Some(PressedPointer { first, at }));
            self.drawing.editor.update(|editor| editor.press(first));
        }
    }

    fn moved(self, event: &PointerEvent) {
        let Some(at) = self.point(event).filter(|_| event.is_primary()) else { return };
        if let Some(began) = self.began.get_value() {
            self.began.set_value(Some(PressedPointer { at, ..began }));
            let path = began.first.path(began.at, at, &self.geometry.get_untracked());
            // Only where it comes to another place is there anything to draw anew.
            self.drawing.editor.maybe_update(|editor| {
                path.into_iter().filter(|&at| editor.draw_over(at)).count() > 0
            });
        } else if event.pointer_type() != "touch" {
            match self.target(event, at) {
                Some(PointerTarget::Slot(slot)) => self.draft.hover(slot),
                _ => self.draft.end_hover(),
            }
        }
    }

    fn released(self) {
        if self.began.get_value().is_some() {
            self.began.set_value(None);
            self.drawing.editor.update(|editor| editor.release());
            self.drawing.say_touched();
        }
    }

    fn cancelled(self) {
        self.draft.end_hover();
        if self.began.get_value().is_some() {
            self.began.set_value(None);
            self.drawing.editor.update(|editor| editor.cancel());
        }
    }

    /// A right click turns the fence that the pointer shows.
    fn menu_asked(self, event: &MouseEvent) {
        event.prevent_default();
        self.draft.rotate_fence();
    }

    /// Whoever has clicked on the board goes on there with keys.
    fn focus_board(self) {
        let layer = self.node.get_untracked().and_then(|node| node.parent_element());
        let board = layer.and_then(|parent| parent.query_selector(".board").ok().flatten());
        let board = board.and_then(|board| board.dyn_into::<HtmlElement>().ok());
        if let Some(board) = board {
            let options = web_sys::FocusOptions::new();
            options.set_prevent_scroll(true);
            let _ = board.focus_with_options(&options);
        }
    }

    fn target(self, event: &PointerEvent, at: (f64, f64)) -> Option<PointerTarget> {
        let (geometry, legal) = (self.geometry.get_untracked(), self.draft.legal.get_untracked());
        let touch = event.pointer_type() == "touch";
        PointerTarget::at(at, &geometry, &legal, self.draft.orientation.get_untracked(), touch)
    }

    fn point(self, event: &PointerEvent) -> Option<(f64, f64)> {
        drawing_point(event, self.node, self.geometry.get_untracked())
    }
}
