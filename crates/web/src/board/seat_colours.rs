use std::sync::Arc;

use board::PieceColour;
use leptos::html::Div;
use leptos::prelude::*;
use view::BoardView;

/// Gives everything in an element that is a player's the colour of the piece which that player has on a board.
pub fn set_seat_colours(element: NodeRef<Div>, view: Signal<Arc<BoardView>>) {
    let colours = Memo::new(move |_| view.with(|view| PieceColour::of_seats(view)));
    Effect::new(move || {
        // An effect runs a first time even if what made it has gone meanwhile, as a page may that leads on at once.
        let Some(Some(element)) = element.try_get() else { return };
        let properties = colours.try_with(|colours| PieceColour::style_properties(colours));
        let style = web_sys::HtmlElement::style(&element);
        for (name, value) in properties.into_iter().flatten() {
            // An empty value removes it: the theme's holds.
            let _ = style.set_property(&name, &value);
        }
    });
}
