use leptos::ev::beforeprint;
use leptos::prelude::*;
use rules::pacman::Piece;
use rules::{ChoiceRow, Game, OptionChoices};

use super::drawing::sheet;
use super::state::{SEATS, WorkshopState};
use crate::i18n::{self, translate};

/// What stands where in a maze, and the rules that are not as usual.
#[component]
pub fn MazeSheet(state: WorkshopState) -> impl IntoView {
    let drawing = state.drawing;
    // What is printed is the maze: no position of the line of best play, no piece in hand.
    let handle = window_event_listener(beforeprint, move |_| {
        state.step.set(None);
        drawing.editor.update(|editor| editor.selected = None);
    });
    on_cleanup(move || handle.remove());
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
            lines.extend(state.options.with(option_lines));
            lines
        })
    };
    sheet(drawing, lines)
}

/// The rules that are not as usual.
fn option_lines(options: &OptionChoices) -> Vec<String> {
    let usual = OptionChoices::new(Game::Pacman, SEATS);
    let is_other =
        |row: &ChoiceRow| row.is_beside_maze() && options.chosen(*row) != usual.chosen(*row);
    let line = |row: ChoiceRow| {
        let value = i18n::option_value(row.spec, options.chosen(row));
        i18n::labelled(&i18n::choice_name(row), &value)
    };
    options.rows().into_iter().filter(is_other).map(line).collect()
}
