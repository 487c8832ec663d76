use std::sync::Arc;

use api::view::View;
use leptos::ev::{KeyboardEvent, PointerEvent};
use leptos::html::Div;
use leptos::prelude::*;
use rules::{Fence, Lie, Square};

use super::{Draft, Geometry, Pad};
use crate::announce;
use crate::words::say;

/// Turns pointers and keys into squares and slots.
#[derive(Clone, Copy)]
pub struct Hands {
    pub pad: Pad,
    pub geometry: Memo<Geometry>,
    pub view: Signal<Arc<View>>,
    pub cursor: RwSignal<Cursor>,
    pub node: NodeRef<Div>,
}

/// Where the keyboard is: on a square, or on a slot while a fence is held.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cursor {
    pub shown: bool,
    pub square: Square,
    pub lie: Option<Lie>,
}

impl Default for Cursor {
    fn default() -> Cursor {
        Cursor { shown: false, square: Square::new(4, 0), lie: None }
    }
}

/// What a pointer means.
enum Aim {
    Square(Square),
    Slot(Fence),
}

/// A square that can be entered is meant up to this far from its middle; beyond lies the groove.
const CORE: f64 = 0.78;

impl Hands {
    fn point(&self, event: &PointerEvent) -> Option<(f64, f64)> {
        let area = self.node.get_untracked()?.get_bounding_client_rect();
        let (width, height) = self.geometry.get_untracked().size();
        let x = (f64::from(event.client_x()) - area.left()) / area.width() * width;
        let y = (f64::from(event.client_y()) - area.top()) / area.height() * height;
        Some((x, y))
    }

    fn aim(&self, event: &PointerEvent, touch: bool) -> Option<Aim> {
        let (x, y) = self.point(event)?;
        let geometry = self.geometry.get_untracked();
        let choices = self.pad.choices.get_untracked();
        let square = geometry.square_at(x, y);
        if !choices.has_fences() {
            return square.map(|(square, _)| Aim::Square(square));
        }
        let open = square.filter(|(square, off)| *off < CORE && choices.next(&[]).contains(square));
        if let Some((square, _)) = open {
            return Some(Aim::Square(square));
        }
        // A mouse is exact: well inside a square it means that square. A finger means a slot.
        if let Some((square, off)) = square
            && !touch
            && off < 0.5
        {
            return Some(Aim::Square(square));
        }
        Some(Aim::Slot(geometry.slot_at(x, y, self.pad.lie.get_untracked())))
    }

    pub fn moved(&self, event: &PointerEvent) {
        if !event.is_primary() {
            return;
        }
        let touch = event.pointer_type() == "touch";
        if touch && event.buttons() == 0 || !self.pad.listens() {
            return;
        }
        let held = self.pad.draft.with_untracked(|draft| {
            matches!(draft, Draft::Fence { pinned: true, .. } | Draft::Path { .. })
        });
        if held && !touch {
            return;
        }
        match self.aim(event, touch) {
            Some(Aim::Slot(fence)) => self.pad.hover(fence),
            _ => self.pad.leave(),
        }
    }

    pub fn pressed(&self, event: &PointerEvent) {
        // A second finger turns the fence that the first one holds.
        if !event.is_primary() {
            return self.pad.rotate();
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
        if event.button() != 0 || !event.is_primary() || self.pad.said() {
            return;
        }
        if self.pad.choices.with_untracked(|c| c.is_empty()) {
            return self.plan(event);
        }
        let touch = event.pointer_type() == "touch";
        match self.aim(event, touch) {
            Some(Aim::Square(square)) => self.pad.tap_square(square, touch),
            Some(Aim::Slot(fence)) => self.pad.tap_slot(fence, touch),
            None => {}
        }
    }

    /// While another thinks, a tap says what one will do then.
    fn plan(&self, event: &PointerEvent) {
        if !self.pad.plans.get_untracked() {
            return;
        }
        let Some((x, y)) = self.point(event) else { return };
        let geometry = self.geometry.get_untracked();
        self.pad.plan(match geometry.square_at(x, y) {
            Some((square, off)) if off < 0.6 => square.to_string(),
            _ => geometry.slot_at(x, y, None).to_string(),
        });
    }

    pub fn key(&self, event: &KeyboardEvent) {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        match event.key().as_str() {
            "ArrowLeft" => self.go(-1, 0),
            "ArrowRight" => self.go(1, 0),
            "ArrowUp" => self.go(0, 1),
            "ArrowDown" => self.go(0, -1),
            "f" | "F" => self.hold(),
            "r" | "R" => self.turn(),
            "Enter" | " " => self.enter(),
            "Backspace" => self.pad.back(),
            "Escape" => {
                self.pad.clear();
                self.cursor.update(|cursor| cursor.lie = None);
            }
            _ => return,
        }
        event.prevent_default();
        event.stop_propagation();
    }

    fn go(&self, right: i32, up: i32) {
        let geometry = self.geometry.get_untracked();
        let (across, along) = geometry.arrow(right, up);
        let mut cursor = self.cursor.get_untracked();
        if cursor.shown {
            let edge = usize::from(cursor.lie.is_some());
            let step = |now: usize, by: i32, count: usize| {
                (now as i32 + by).clamp(0, (count - edge) as i32 - 1) as usize
            };
            cursor.square = Square::new(
                step(cursor.square.file(), across, geometry.files),
                step(cursor.square.rank(), along, geometry.ranks),
            );
        } else {
            let active = |view: &Arc<View>| view.pieces.iter().find(|p| p.active).map(|p| p.square);
            cursor.shown = true;
            cursor.square = self.view.with_untracked(active).unwrap_or(cursor.square);
        }
        self.set(cursor);
    }

    /// Takes a fence in hand, or puts it back.
    fn hold(&self) {
        let mut cursor = self.cursor.get_untracked();
        let geometry = self.geometry.get_untracked();
        cursor.lie = match cursor.lie {
            None if self.pad.choices.with_untracked(|c| c.has_fences()) => Some(Lie::Horizontal),
            _ => None,
        };
        let edge = usize::from(cursor.lie.is_some()) + 1;
        cursor.square = Square::new(
            cursor.square.file().min(geometry.files - edge),
            cursor.square.rank().min(geometry.ranks - edge),
        );
        cursor.shown = true;
        self.set(cursor);
    }

    fn turn(&self) {
        let mut cursor = self.cursor.get_untracked();
        if let Some(lie) = cursor.lie {
            cursor.lie = Some(if lie == Lie::Horizontal { Lie::Vertical } else { Lie::Horizontal });
            self.set(cursor);
        } else {
            self.pad.rotate();
        }
    }

    fn set(&self, cursor: Cursor) {
        self.cursor.set(cursor);
        match cursor.lie {
            Some(lie) => self.pad.hover(Fence { anchor: cursor.square, lie }),
            None => self.pad.leave(),
        }
        announce::polite(self.describe(cursor));
    }

    fn enter(&self) {
        let cursor = self.cursor.get_untracked();
        if !cursor.shown {
            return self.go(0, 0);
        }
        // A key press is as sure as a click.
        match cursor.lie {
            Some(lie) => self.pad.tap_slot(Fence { anchor: cursor.square, lie }, false),
            None => self.pad.tap_square(cursor.square, false),
        }
        if let Some(wrong) = self.pad.refused.get_untracked() {
            announce::polite(wrong.sentence);
        }
    }

    /// What a screen reader says about the place of the cursor.
    fn describe(&self, cursor: Cursor) -> String {
        if let Some(lie) = cursor.lie {
            let fence = Fence { anchor: cursor.square, lie };
            return match self.pad.draft.get_untracked() {
                Draft::Fence { wrong: Some(wrong), .. } => format!("{fence}. {}", wrong.sentence),
                _ => say("web-slot-free", &[("fence", fence.to_string().into())]),
            };
        }
        let view = self.view.get_untracked();
        let here: Vec<_> =
            view.pieces.iter().filter(|piece| piece.square == cursor.square).collect();
        let mut parts = vec![cursor.square.to_string()];
        for piece in here {
            let name = say(&format!("term-{}", piece.kind.word()), &[]);
            parts.push(match piece.seat {
                Some(seat) => say(
                    "web-piece-of-seat",
                    &[("piece", name.into()), ("seat", u32::from(seat).into())],
                ),
                None => name,
            });
        }
        let begun = match self.pad.draft.get_untracked() {
            Draft::Path { squares, .. } => squares,
            _ => Vec::new(),
        };
        if self.pad.choices.with_untracked(|c| c.next(&begun).contains(&cursor.square)) {
            parts.push(say("web-can-go", &[]));
        }
        parts.join(", ")
    }
}
