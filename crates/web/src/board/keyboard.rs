use std::sync::Arc;

use board::PointerTarget;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use rules::Square;
use view::BoardView;

use super::{BoardGeometry, DraftState, KeyboardCursor, MoveDraft};
use crate::i18n::translate;
use crate::live_region;

/// Keyboard input: a cursor on the board that arrow keys move and screen readers hear about.
#[derive(Clone, Copy)]
pub struct KeyboardInput {
    pub draft: MoveDraft,
    pub geometry: Memo<BoardGeometry>,
    pub view: Signal<Arc<BoardView>>,
    pub cursor: RwSignal<KeyboardCursor>,
    /// What is said of a place that is drawn on, and not moved to.
    pub drawn: Option<Callback<PointerTarget, String>>,
}

impl KeyboardInput {
    pub fn key(&self, event: &KeyboardEvent) {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        match event.key().as_str() {
            "ArrowLeft" => self.step(-1, 0),
            "ArrowRight" => self.step(1, 0),
            "ArrowUp" => self.step(0, 1),
            "ArrowDown" => self.step(0, -1),
            "f" | "F" => self.toggle_fence(),
            "r" | "R" => self.rotate(),
            "Enter" | " " => self.enter(),
            "Backspace" => self.draft.step_back(),
            "Escape" => {
                self.draft.clear();
                self.cursor.update(|cursor| cursor.orientation = None);
            }
            _ => return,
        }
        event.prevent_default();
        event.stop_propagation();
    }

    /// The square of the piece to move.
    fn home(&self) -> Option<Square> {
        let active =
            |view: &Arc<BoardView>| view.pieces.iter().find(|p| p.active).map(|p| p.square);
        self.view.with_untracked(active)
    }

    /// Moves the cursor as seen on the screen, at first from the piece to move.
    fn step(&self, right: i32, up: i32) {
        let home = self.home();
        let mut cursor = self.cursor.get_untracked();
        cursor.step(right, up, &self.geometry.get_untracked(), home);
        self.set_cursor(cursor);
    }

    /// Switches between squares and fence slots.
    fn toggle_fence(&self) {
        let has_fences = self.draft.legal.with_untracked(|legal| legal.has_fences());
        let mut cursor = self.cursor.get_untracked();
        cursor.toggle_fence(has_fences, &self.geometry.get_untracked());
        self.set_cursor(cursor);
    }

    fn rotate(&self) {
        let mut cursor = self.cursor.get_untracked();
        if cursor.rotate(&self.geometry.get_untracked()) {
            self.set_cursor(cursor);
        } else {
            self.draft.rotate_fence();
        }
    }

    fn set_cursor(&self, cursor: KeyboardCursor) {
        self.cursor.set(cursor);
        match cursor.slot() {
            Some(fence) => self.draft.hover(fence),
            None => self.draft.end_hover(),
        }
        live_region::announce(self.describe(cursor));
    }

    fn enter(&self) {
        let cursor = self.cursor.get_untracked();
        if !cursor.shown {
            return self.step(0, 0);
        }
        // The piece to move stands there already: that is no move to be refused.
        let is_begun = self.draft.state.with_untracked(|state| *state != DraftState::Empty);
        let is_move = self.drawn.is_none() && !is_begun && cursor.slot().is_none();
        if is_move && self.home() == Some(cursor.square) {
            return live_region::announce(self.describe(cursor));
        }
        // Confirmation is as for a mouse click, not as for a tap.
        match cursor.slot() {
            Some(fence) => self.draft.tap_slot(fence, false),
            None => self.draft.tap_square(cursor.square, false),
        }
        if let Some(refusal) = self.draft.refusal.get_untracked() {
            live_region::announce(refusal.sentence);
        }
    }

    /// What a screen reader says about the square or slot under the cursor.
    fn describe(&self, cursor: KeyboardCursor) -> String {
        if let Some(drawn) = self.drawn {
            let square = PointerTarget::Square(cursor.square);
            return drawn.run(cursor.slot().map_or(square, PointerTarget::Slot));
        }
        if let Some(fence) = cursor.slot() {
            return match self.draft.state.get_untracked() {
                DraftState::Fence { refusal: Some(refusal), .. } => {
                    format!("{fence}. {}", refusal.sentence)
                }
                _ => translate("web-slot-free", &[("fence", fence.to_string().into())]),
            };
        }
        let view = self.view.get_untracked();
        let here: Vec<_> =
            view.pieces.iter().filter(|piece| piece.square == cursor.square).collect();
        let mut parts = vec![cursor.square.to_string()];
        for piece in here {
            let name = translate(&format!("term-{}", piece.kind.word()), &[]);
            parts.push(match piece.seat {
                Some(seat) => translate(
                    "web-piece-of-seat",
                    &[("piece", name.into()), ("seat", u32::from(seat).into())],
                ),
                None => name,
            });
        }
        let entered = untrack(|| self.draft.squares_entered());
        let next = self.draft.legal.with_untracked(|legal| legal.next_squares(&entered));
        if next.contains(&cursor.square) {
            parts.push(translate("web-can-go", &[]));
        }
        parts.join(", ")
    }
}
