use leptos::prelude::*;
use rules::pacman::Piece;

use super::drawing::sheet;
use super::state::WorkshopState;
use crate::i18n::{self, translate};

/// What stands where in a maze.
#[component]
pub fn MazeSheet(state: WorkshopState) -> impl IntoView {
    let drawing = state.drawing;
    let lines = move || {
        drawing.editor.with(|editor| {
            let spec = editor.drawn();
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
    sheet(drawing, lines)
}
