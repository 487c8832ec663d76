use std::sync::Arc;

use board::PieceColour;
use leptos::html::Div;
use leptos::prelude::*;
use view::BoardView;

/// Gives everything in an element that is a player's the colour of the piece which that player has on a board.
pub fn set_seat_colours(element: NodeRef<Div>, view: Signal<Arc<BoardView>>) {
    let colours = Memo::new(move |_| view.with(|view| PieceColour::of_seats(view)));
    let effect = RenderEffect::new(move |_| {
        let Some(element) = element.get() else { return };
        let style = web_sys::HtmlElement::style(&element);
        for (name, value) in colours.with(|colours| PieceColour::style_properties(colours)) {
            // An empty value removes it: the theme's holds.
            let _ = style.set_property(&name, &value);
        }
    });
    // It ends with what has the element. An `Effect` would run a first time even after that, where a page leads on at
    // once.
    StoredValue::new_local(effect);
}
