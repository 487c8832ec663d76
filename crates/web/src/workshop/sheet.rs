use leptos::prelude::*;
use rules::pacman::Piece;

use super::state::WorkshopState;
use crate::i18n::{self, translate};

/// What stands where, in words: printed below the picture, to build the maze on a real board.
#[component]
pub fn MazeSheet(state: WorkshopState) -> impl IntoView {
    let lines = move || {
        state.editor.with(|editor| {
            let spec = editor.spec();
            let lives = translate("lives-left", &[("count", u32::from(spec.lives).into())]);
            let size = [
                ("files", spec.files.into()),
                ("ranks", spec.ranks.into()),
                ("lives", lives.into()),
            ];
            let mut lines = vec![translate("workshop-sheet-board", &size)];
            for piece in Piece::ALL {
                if let Some(square) = editor.square_of(piece) {
                    let name = translate(&format!("term-{}", piece.term()), &[]);
                    lines.push(i18n::labelled(&name, &square.to_string()));
                }
            }
            let list = |mut words: Vec<String>| {
                words.sort();
                words.join(", ")
            };
            let pellets = list(spec.pellets.iter().map(ToString::to_string).collect());
            lines.push(translate("workshop-sheet-pellets", &[("list", pellets.into())]));
            let fences = list(spec.fences.iter().map(ToString::to_string).collect());
            lines.push(translate("workshop-sheet-fences", &[("list", fences.into())]));
            lines
        })
    };
    let word = move || state.word.get().unwrap_or_default();
    view! {
        <div class="sheet" aria-hidden="true">
            {move || lines().into_iter().map(|line| view! { <p>{line}</p> }).collect_view()}
            <p class="mono">{word}</p>
        </div>
    }
}
