//! Mazes and boards come and go: as a file, as a word or a link, as a picture, on paper.

use std::sync::Arc;

use board::Drawable;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_bindgen::JsCast;
use view::BoardView;

use super::drawing::DrawingState;
use crate::analysis::{picture, save_png};
use crate::download;
use crate::i18n::{t, translate};
use crate::live_region;
use crate::route::PageRoute;

/// Opens and shares what is drawn.
#[component]
pub fn ExchangePanel<D: Drawable>(
    drawing: DrawingState<D>,
    view: Memo<Arc<BoardView>>,
) -> impl IntoView {
    let editor = drawing.editor;
    let file_name = |extension: &str| format!("{}.{extension}", D::FILE_NAME);
    let open_file = move |event: leptos::ev::Event| {
        let input = event.target().and_then(|t| t.dyn_into::<web_sys::HtmlInputElement>().ok());
        let Some(input) = input else { return };
        let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
        // The same file can be chosen again after it was changed.
        input.set_value("");
        spawn_local(async move {
            let text = wasm_bindgen_futures::JsFuture::from(file.text()).await;
            let text = text.ok().and_then(|text| text.as_string()).unwrap_or_default();
            if !drawing.error.is_disposed() {
                drawing.open(&text);
            }
        });
    };
    let told = RwSignal::new(String::new());
    let copy_link = move |_| {
        let draft = editor.with_untracked(|editor| editor.drawn().draft());
        let Some(word) = draft else { return };
        let origin = location().origin().unwrap_or_default();
        let url = untrack(|| PageRoute::Workshop(drawing.linked(word)).url());
        let link = format!("{origin}{url}");
        let _ = window().navigator().clipboard().write_text(&link);
        told.set(translate("web-copied", &[]));
        live_region::announce(translate("web-copied", &[]));
    };
    let save = move |_| {
        if let Some(text) = editor.with_untracked(|editor| editor.drawn().file_text()) {
            download::download(&file_name(D::FILE_NAME), &text);
        }
    };
    let drawn = move || {
        let mut board = BoardView::clone(&view.get_untracked());
        // A piece in hand looks like every other.
        board.pieces.iter_mut().for_each(|piece| piece.active = false);
        picture(&board, 0)
    };
    let save_picture = move |_| {
        let svg = drawn();
        spawn_local(async move {
            if save_png(&svg, &file_name("png")).await.is_err() {
                told.try_set(translate("analysis-no-picture", &[]));
            }
        });
    };
    let has_no_word = move || editor.with(|editor| editor.drawn().draft().is_none());
    let has_no_file = move || editor.with(|editor| editor.drawn().file_text().is_none());
    view! {
        <details class="card sharing">
            <summary>{t("workshop-exchange")}</summary>
            <div class="row">
                <button class="button small main" type="button" disabled=has_no_word on:click=copy_link>
                    {t("web-copy")}
                </button>
                <button class="button small" type="button" disabled=has_no_file on:click=save>
                    {drawing.t("save")}
                </button>
                <button class="button small" type="button" on:click=move |_| download::download(&file_name("svg"), &drawn())>
                    "SVG"
                </button>
                <button class="button small" type="button" on:click=save_picture>"PNG"</button>
                <button class="button small" type="button" on:click=move |_| { let _ = window().print(); }>
                    {t("workshop-print")}
                </button>
            </div>
            <label class="field">
                <span>{drawing.t("word")}</span>
                <input
                    class="input mono"
                    autocomplete="off"
                    autocapitalize="none"
                    spellcheck="false"
                    prop:value=move || drawing.word.get().unwrap_or_default()
                    on:change=move |event| drawing.open(&event_target_value(&event))
                />
            </label>
            <label class="field">
                <span>{drawing.t("file")}</span>
                <input class="input" type="file" accept=format!(".{},text/plain", D::FILE_NAME) on:change=open_file />
            </label>
            <p class="soft" role="status">{told}</p>
        </details>
    }
}
