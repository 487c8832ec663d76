use std::sync::Arc;

use board::{BoardEditor, BrushKind, EXIT_MARK, RandomBoards};
use leptos::prelude::*;
use rules::mspacman::{Board, BoardFault, BoardSpec, Colour, DotKind, SquareKind};
use view::PieceKind;

use super::drawing::{DrawingState, EditButtons, SymmetryField};
use crate::analysis::stepper;
use crate::board::{BoardGeometry, piece_outline};
use crate::i18n::{t, translate};
use crate::play;

/// What can be tapped with a brush: walls with each, squares with all but that of walls.
pub fn taps(brush: BrushKind, geometry: BoardGeometry) -> Vec<String> {
    let mut words = geometry.slot_words();
    if brush != BrushKind::Wall {
        words.extend(geometry.squares().map(|square| square.to_string()));
    }
    words
}

/// What is drawn with: the brushes, the areas, the symmetry, undo and redo.
#[component]
pub fn BoardTray(drawing: DrawingState<BoardSpec>) -> impl IntoView {
    let editor = drawing.editor;
    let brush = move |kind: BrushKind| {
        let label = move || translate(&format!("workshop-brush-{}", kind.word()), &[]);
        let area = move || editor.with(|editor| editor.selected.area);
        view! {
            <button
                class="pick-piece"
                type="button"
                title=label
                aria-pressed=move || editor.with(|e| e.selected.kind == kind).to_string()
                on:click=move |_| editor.update(|e| e.selected.kind = kind)
            >
                {move || brush_icon(kind, area())}
                <span class="unseen">{label}</span>
                <small>{move || editor.with(|editor| count_text(editor.drawn(), kind))}</small>
            </button>
        }
    };
    let area = move |area: Colour| {
        let label = move || translate("workshop-area", &[("area", area.to_string().into())]);
        let count = move || {
            let is_own =
                |kind: SquareKind| matches!(kind, SquareKind::Dot(found, _) if found == area);
            let count = editor.with(|editor| count_of(editor.drawn(), is_own));
            format!("{area} {count}/{}", Board::DOTS_PER_AREA)
        };
        view! {
            <button
                class="pick-piece"
                type="button"
                title=label
                disabled=move || editor.with(|e| !e.selected.kind.has_area())
                aria-pressed=move || editor.with(|e| e.selected.area == area).to_string()
                on:click=move |_| editor.update(|e| e.selected.area = area)
            >
                {brush_icon(BrushKind::Dot, area)}
                <span class="unseen">{label}</span>
                <small>{count}</small>
            </button>
        }
    };
    view! {
        <p class="soft">{t("workshop-board-tip")}</p>
        <div class="row tray" role="group" aria-label=t("workshop-brush")>
            {BrushKind::ALL.map(brush).collect_view()}
        </div>
        <div class="row tray" role="group" aria-label=t("workshop-areas")>
            {Colour::ALL.map(area).collect_view()}
        </div>
        <SymmetryField drawing />
        <EditButtons drawing>
            <button
                class="button small"
                type="button"
                on:click=move |_| editor.update(BoardEditor::clear_walls)
            >
                {t("workshop-clear-walls")}
            </button>
            <button class="button small" type="button" on:click=move |_| draw_at_random(drawing)>
                {t("workshop-random-board")}
            </button>
        </EditButtons>
    }
}

/// Draws a random board of about the size that there is now, with the same spinner and die.
fn draw_at_random(drawing: DrawingState<BoardSpec>) {
    let seed = (js_sys::Math::random() * f64::from(u32::MAX)) as u64;
    let drawn = drawing.editor.with_untracked(|editor| RandomBoards { seed }.like(editor.drawn()));
    if let Some(spec) = drawn {
        drawing.editor.update(|editor| editor.replace(spec));
    }
}

fn count_of(spec: &BoardSpec, is: impl Fn(SquareKind) -> bool) -> usize {
    spec.squares().filter(|&square| is(spec.square_kind(square))).count()
}

/// How many squares of a kind there are, of how many; nothing where any number will do.
fn count_text(spec: &BoardSpec, brush: BrushKind) -> String {
    let is_dot = |dot: DotKind| move |kind: SquareKind| matches!(kind, SquareKind::Dot(_, found) if found == dot);
    let (count, wanted) = match brush {
        BrushKind::Dot => (count_of(spec, |kind| matches!(kind, SquareKind::Dot(..))), Board::DOTS),
        BrushKind::Power => (count_of(spec, is_dot(DotKind::Power)), 4),
        BrushKind::Circle => (count_of(spec, is_dot(DotKind::Circle)), Board::MIN_CIRCLES),
        BrushKind::Home => (count_of(spec, |kind| matches!(kind, SquareKind::Home(_))), 4),
        BrushKind::Exit => (count_of(spec, |kind| kind == SquareKind::Exit), 4),
        BrushKind::Solid | BrushKind::Wall => return "–".to_owned(),
    };
    let more = if brush == BrushKind::Circle { "+" } else { "" };
    format!("{count}/{wanted}{more}")
}

/// A square as the brush leaves it.
fn brush_icon(kind: BrushKind, area: Colour) -> AnyView {
    let seat = area.index() as u8 + 1;
    if kind == BrushKind::Home {
        return play::piece_icon(PieceKind::Ghost, seat);
    }
    let tile = match kind {
        BrushKind::Exit => "tile exit".to_owned(),
        BrushKind::Solid => "tile solid".to_owned(),
        BrushKind::Wall => "tile".to_owned(),
        _ => format!("tile a{seat}"),
    };
    let dot = move || {
        let outline = piece_outline(PieceKind::PAWN, seat);
        view! { <path class=format!("dot s{seat}") transform="scale(.34)" d=outline /> }
    };
    let mark = match kind {
        BrushKind::Dot => dot().into_any(),
        BrushKind::Power => view! { <circle class="pellet" r="11.5" /> }.into_any(),
        BrushKind::Circle => view! { <circle class="circle-mark" r="20" /> {dot()} }.into_any(),
        BrushKind::Exit => view! { <path class="exit-mark" d=EXIT_MARK /> }.into_any(),
        BrushKind::Wall => {
            view! { <line class="wall" x1="0" y1="-26" x2="0" y2="26" /> }.into_any()
        }
        BrushKind::Home | BrushKind::Solid => ().into_any(),
    };
    view! {
        <svg class="face" viewBox="-28 -28 56 56" aria-hidden="true">
            <rect class=tile x="-28" y="-28" width="56" height="56" rx="10" />
            {mark}
        </svg>
    }
    .into_any()
}

/// What no tap on the board changes: the size, the spinner, the die.
#[component]
pub fn BoardFields(drawing: DrawingState<BoardSpec>) -> impl IntoView {
    let editor = drawing.editor;
    let of_spec = move |value: fn(&BoardSpec) -> usize| {
        Signal::derive(move || editor.with(|editor| value(editor.drawn())))
    };
    let label = |key: &'static str| Arc::new(t(key));
    let (files, ranks) = (of_spec(BoardSpec::files), of_spec(BoardSpec::ranks));
    let resize = move |files: usize, ranks: usize| editor.update(|e| e.resize(files, ranks));
    let faces = move |key: &'static str,
                      text: fn(&BoardSpec) -> String,
                      set: fn(&mut BoardSpec, &str) -> Result<(), BoardFault>| {
        let change = move |event: leptos::ev::Event| {
            let faces = event_target_value(&event);
            let change = |spec: &mut BoardSpec| set(spec, &faces);
            let result = editor.try_update(|editor| editor.try_change(change));
            drawing.tell(result.unwrap_or(Ok(())));
        };
        view! {
            <label class="field">
                <span>{t(key)}</span>
                <input
                    class="input mono"
                    autocomplete="off"
                    autocapitalize="characters"
                    spellcheck="false"
                    prop:value=move || editor.with(|editor| text(editor.drawn()))
                    on:change=change
                />
            </label>
        }
    };
    view! {
        <div class="steppers">
            {stepper(label("workshop-files"), files, BoardSpec::MAX_SIDE, move |files| resize(files, ranks.get_untracked()))}
            {stepper(label("workshop-ranks"), ranks, BoardSpec::MAX_SIDE, move |ranks| resize(files.get_untracked(), ranks))}
        </div>
        <div class="dice">
            {faces("workshop-spinner", BoardSpec::spinner_text, BoardSpec::set_spinner)}
            {faces("workshop-die", BoardSpec::die_text, BoardSpec::set_die)}
            <p class="soft">{t("workshop-faces-about")}</p>
        </div>
    }
}
