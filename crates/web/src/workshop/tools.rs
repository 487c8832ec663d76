use std::sync::Arc;

use board::MazeEditor;
use leptos::prelude::*;
use rules::pacman::{Maze, MazeSpec, Piece};
use rules::{ChoiceRow, OptionChoices};
use solver::RandomMazes;

use super::drawing::{EditButtons, SymmetryField};
use super::state::WorkshopState;
use crate::analysis::stepper;
use crate::controls;
use crate::i18n::{t, translate};
use crate::play;

/// What is drawn with: the pieces, the symmetry, undo and redo.
#[component]
pub fn Tray(state: WorkshopState) -> impl IntoView {
    let drawing = state.drawing;
    let editor = drawing.editor;
    let piece = move |piece: Piece| {
        let kind = piece.character().into();
        let label = move || translate(&format!("term-{}", piece.term()), &[]);
        let square = move || {
            let square = editor.with(|editor| editor.square_of(piece));
            square.map_or("–".to_owned(), |square| square.to_string())
        };
        view! {
            <button
                class="pick-piece"
                type="button"
                title=label
                aria-pressed=move || editor.with(|e| e.selected == Some(piece)).to_string()
                on:click=move |_| editor.update(|e| e.toggle_selection(piece))
            >
                {play::piece_icon(kind, 1)}
                <span class="unseen">{label}</span>
                <small>{square}</small>
            </button>
        }
    };
    let is_removable =
        move || editor.with(|editor| matches!(editor.selected, Some(Piece::Ghost(_))));
    view! {
        <p class="soft">{t("workshop-tip")}</p>
        <div class="row tray" role="group" aria-label=t("analysis-pieces")>
            {Piece::ALL.map(piece).collect_view()}
            <button
                class="button small"
                type="button"
                disabled=move || !is_removable()
                on:click=move |_| editor.update(MazeEditor::remove_selected)
            >
                {t("analysis-remove")}
            </button>
        </div>
        <SymmetryField drawing />
        <EditButtons drawing>
            <button
                class="button small"
                type="button"
                on:click=move |_| editor.update(MazeEditor::clear_fences)
            >
                {t("workshop-clear")}
            </button>
            <button class="button small" type="button" on:click=move |_| draw_at_random(state)>
                {t("workshop-random")}
            </button>
        </EditButtons>
    }
}

/// Draws a random maze with as many ghosts, pellets and fences as there are now, or a few.
fn draw_at_random(state: WorkshopState) {
    let spec = state.drawing.editor.with_untracked(|editor| editor.drawn().clone());
    let fences =
        if spec.fences.is_empty() { (spec.files + spec.ranks) / 2 } else { spec.fences.len() };
    let search = RandomMazes {
        files: spec.files,
        ranks: spec.ranks,
        ghosts: spec.ghosts.iter().flatten().count().max(1),
        pellets: spec.pellets.len().clamp(1, MazeSpec::MAX_PELLETS),
        fences,
        seed: (js_sys::Math::random() * f64::from(u32::MAX)) as u64,
    };
    if let Some(maze) = (1..100).find_map(|nth| search.candidate(nth, spec.lives)) {
        state.drawing.editor.update(|editor| editor.replace(maze.spec().clone().into()));
    }
}

/// What no tap on the board changes: the size, the lives, the options of the rules.
#[component]
pub fn MazeFields(state: WorkshopState) -> impl IntoView {
    let editor = state.drawing.editor;
    let of_spec = move |value: fn(&MazeSpec) -> usize| {
        Signal::derive(move || editor.with(|editor| value(editor.drawn())))
    };
    let label = |key: &'static str| Arc::new(t(key));
    let differs = Memo::new(move |_| state.options.with(OptionChoices::differs_beside_maze));
    let files = of_spec(|spec| spec.files);
    let ranks = of_spec(|spec| spec.ranks);
    let lives = of_spec(|spec| spec.lives.into());
    let resize = move |files: usize, ranks: usize| editor.update(|e| e.resize(files, ranks));
    let choose = Callback::new(move |(row, word): (ChoiceRow, String)| {
        state.options.update(|options| options.choose(row, &word));
    });
    view! {
        <div class="steppers">
            {stepper(label("workshop-files"), files, Maze::MAX_SIDE, move |files| resize(files, ranks.get_untracked()))}
            {stepper(label("workshop-ranks"), ranks, Maze::MAX_SIDE, move |ranks| resize(files.get_untracked(), ranks))}
            {stepper(label("workshop-lives"), lives, MazeSpec::MAX_LIVES.into(), move |lives| {
                editor.update(|editor| editor.set_lives(lives as u8));
            })}
        </div>
        <details class="options">
            <summary>{t("web-options")}</summary>
            <div class="grid">{controls::option_fields(state.options.into(), ChoiceRow::is_beside_maze, choose)}</div>
            {move || differs.get().then(|| view! { <p class="soft">{t("workshop-options-kept")}</p> })}
        </details>
    }
}
