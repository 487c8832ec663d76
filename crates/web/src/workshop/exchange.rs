//! Mazes come and go: as a file, as a word or a link, as a picture, on paper.

use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_bindgen::JsCast;
use rules::pacman::{Maze, MazeError};

use super::state::WorkshopState;
use crate::analysis::{picture, save_png};
use crate::download;
use crate::i18n::{self, t, translate};
use crate::live_region;
use crate::route::PageRoute;

/// Reads a maze file, the word of a maze, or a link with one.
fn read(text: &str) -> Result<Arc<Maze>, MazeError> {
    let text = text.trim();
    let word = text.rsplit_once('#').map_or(text, |(_, word)| word);
    match text.contains(char::is_whitespace) {
        true => Maze::parse(text).map(Arc::new),
        false => Maze::resolve(word),
    }
}

/// Opens and shares the maze.
#[component]
pub fn ExchangePanel(state: WorkshopState, error: RwSignal<String>) -> impl IntoView {
    let open = move |text: String| match read(&text) {
        Ok(maze) => {
            error.set(String::new());
            state.editor.update(|editor| editor.replace(&maze));
        }
        Err(fault) => error.set(i18n::reason_text(&fault.into())),
    };
    let open_file = move |event: leptos::ev::Event| {
        let input = event.target().and_then(|t| t.dyn_into::<web_sys::HtmlInputElement>().ok());
        let Some(input) = input else { return };
        let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
        // The same file can be chosen again after it was changed.
        input.set_value("");
        spawn_local(async move {
            let text = wasm_bindgen_futures::JsFuture::from(file.text()).await;
            let text = text.ok().and_then(|text| text.as_string()).unwrap_or_default();
            if !error.is_disposed() {
                open(text);
            }
        });
    };
    let told = RwSignal::new(String::new());
    let copy_link = move |_| {
        let Some(word) = state.word.get_untracked() else { return };
        let origin = location().origin().unwrap_or_default();
        let link = format!("{origin}{}", untrack(|| PageRoute::Workshop(word).url()));
        let _ = window().navigator().clipboard().write_text(&link);
        told.set(translate("web-copied", &[]));
        live_region::announce(translate("web-copied", &[]));
    };
    let save = move |_| {
        if let Some(maze) = state.editor.with_untracked(|editor| editor.maze()) {
            download::download("maze.maze", &maze.to_file_text());
        }
    };
    let drawn = move || picture(&state.view.get_untracked(), 0);
    let save_picture = move |_| {
        let svg = drawn();
        spawn_local(async move {
            if save_png(&svg, "maze.png").await.is_err() {
                told.try_set(translate("analysis-no-picture", &[]));
            }
        });
    };
    let is_invalid = move || state.word.with(Option::is_none);
    view! {
        <details class="card sharing">
            <summary>{t("workshop-exchange")}</summary>
            <div class="row">
                <button class="button small main" type="button" disabled=is_invalid on:click=copy_link>
                    {t("web-copy")}
                </button>
                <button class="button small" type="button" disabled=is_invalid on:click=save>
                    {t("workshop-save")}
                </button>
                <button class="button small" type="button" on:click=move |_| download::download("maze.svg", &drawn())>
                    "SVG"
                </button>
                <button class="button small" type="button" on:click=save_picture>"PNG"</button>
                <button class="button small" type="button" on:click=move |_| { let _ = window().print(); }>
                    {t("workshop-print")}
                </button>
            </div>
            <label class="field">
                <span>{t("workshop-word")}</span>
                <input
                    class="input mono"
                    autocomplete="off"
                    autocapitalize="none"
                    spellcheck="false"
                    prop:value=move || state.word.get().unwrap_or_default()
                    on:change=move |event| open(event_target_value(&event))
                />
            </label>
            <label class="field">
                <span>{t("workshop-file")}</span>
                <input class="input" type="file" accept=".maze,text/plain" on:change=open_file />
            </label>
            <p class="soft" role="status">{told}</p>
        </details>
    }
}
