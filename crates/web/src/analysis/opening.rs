//! What can be analysed: a pasted or dropped text, a file, a game of this browser.

use game::{NodeId, Reason, RecordText};
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::Analysis;

use super::foreign_text::TextReading;
use super::kept::KeptAnalyses;
use super::pasted_text::read_text;
use super::state::AnalysisState;
use crate::i18n::{self, t};
use crate::play;
use crate::review::ListedGame;
use crate::route::GameAddress;

/// Opens a text, asks how it is meant, or says why it cannot be read. What is opened is kept; of a file of
/// chapters the first is opened, and all are kept.
pub fn open_text(state: AnalysisState, kept: KeptAnalyses, text: &str) -> Result<(), String> {
    let setup = state.analysis.with_untracked(|analysis| analysis.setup.clone());
    let told = |reason: Reason| i18n::reason_text(&reason);
    state.ambiguous.set(None);
    if RecordText::split(text).len() > 1 {
        kept.open_read(state, Analysis::parse_chapters(text).map_err(told)?);
        return Ok(());
    }
    match read_text(text, &setup).map_err(told)? {
        TextReading::Game(analysis) => kept.open_read(state, vec![*analysis]),
        TextReading::Ambiguous(text) => state.ambiguous.set(Some(text)),
    }
    Ok(())
}

/// Opens a game of this browser at its end.
fn open_at_end(state: AnalysisState, analysis: Analysis) {
    let last = *analysis.tree.main_line().last().unwrap_or(&NodeId::ROOT);
    state.open(analysis);
    state.go(last);
}

/// Opens a file that was chosen or dropped.
pub fn open_file(
    state: AnalysisState,
    kept: KeptAnalyses,
    file: web_sys::File,
    error: RwSignal<String>,
) {
    spawn_local(async move {
        let text = wasm_bindgen_futures::JsFuture::from(file.text()).await;
        let text = text.ok().and_then(|text| text.as_string()).unwrap_or_default();
        if !error.is_disposed() {
            error.set(open_text(state, kept, &text).err().unwrap_or_default());
        }
    });
}

/// Paste, choose a file, or one of the games of this browser: all of them, the latest first.
#[component]
pub fn OpenPanel(
    state: AnalysisState,
    kept: KeptAnalyses,
    error: RwSignal<String>,
) -> impl IntoView {
    let pasted = RwSignal::new(String::new());
    let open = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        match open_text(state, kept, &pasted.get_untracked()) {
            Ok(()) => {
                error.set(String::new());
                pasted.set(String::new());
            }
            Err(sentence) => error.set(sentence),
        }
    };
    let file_chosen = move |event: leptos::ev::Event| {
        let input: web_sys::HtmlInputElement = event_target(&event);
        if let Some(file) = input.files().and_then(|files| files.get(0)) {
            open_file(state, kept, file, error);
        }
    };
    // The list is read when it is opened.
    let shown = RwSignal::new(false);
    let games = move || {
        let row = |listed: ListedGame| {
            let id = match &listed.address {
                GameAddress::Local(id) => id.clone(),
                GameAddress::Table(_) => return None,
            };
            let open = move |_| {
                let Some(game_record) = play::load(&id) else { return };
                match Analysis::from_game_record(game_record) {
                    Ok(analysis) => open_at_end(state, analysis),
                    Err(reason) => error.set(i18n::reason_text(&reason)),
                }
            };
            let details = {
                let listed = listed.clone();
                move || {
                    let names = listed.opponents().iter().map(|opponent| opponent.name.clone());
                    let names = names.collect::<Vec<_>>().join(", ");
                    let parts = [names, listed.result(), listed.date()];
                    let parts = parts.into_iter().filter(|part| !part.is_empty());
                    parts.collect::<Vec<_>>().join(" · ")
                }
            };
            Some(view! {
                <li>
                    <button class="button small grow" type="button" on:click=open>
                        <b>{move || listed.game_name()}</b>
                        <small>{details}</small>
                    </button>
                </li>
            })
        };
        shown.get().then(|| {
            let games = untrack(ListedGame::stored).into_iter();
            view! { <ul class="games">{games.filter_map(row).collect_view()}</ul> }
        })
    };
    view! {
        <details
            class="card opening"
            on:toggle=move |event| shown.set(event_target::<web_sys::Element>(&event).has_attribute("open"))
        >
            <summary>{t("analysis-open")}</summary>
            <form class="column" on:submit=open>
                <label class="field">
                    <span class="unseen">{t("analysis-paste")}</span>
                    <textarea
                        class="input mono"
                        rows="2"
                        spellcheck="false"
                        autocapitalize="none"
                        placeholder=t("analysis-paste")
                        prop:value=pasted
                        on:input=move |event| pasted.set(event_target_value(&event))
                    ></textarea>
                </label>
                <div class="row">
                    <button class="button small main">{t("analysis-open-text")}</button>
                    <label class="button small load">
                        <span>{t("web-load")}</span>
                        <input class="unseen" type="file" accept=".palisade,.qgn,.sgf,.json,text/plain" on:change=file_chosen />
                    </label>
                </div>
            </form>
            {games}
        </details>
    }
}
