//! What can be analysed: a pasted or dropped text, a file, a game of this browser.

use game::{NodeId, Reason};
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::{Analysis, Game, GameSetup};

use super::state::AnalysisState;
use crate::i18n::{self, t, translate};
use crate::play;

/// Reads what somebody pasted: a link to an analysis, a record, a position or a list of moves of any
/// game. What cannot be read is explained as a position of the game `setup`.
pub fn read_text(text: &str, setup: &GameSetup) -> Result<Analysis, Reason> {
    let text = text.trim();
    if let Some((_, link)) = text.split_once("/analysis#") {
        let link = link.split('&').next().unwrap_or(link);
        return Analysis::from_link(link);
    }
    if text.starts_with("palisade ") {
        return Analysis::parse(text);
    }
    let own = match setup.parse_position(text) {
        Ok(position) => return Ok(Analysis::new(setup.clone(), position)),
        Err(reason) => reason,
    };
    let others = Game::ALL.into_iter().flat_map(|game| {
        let with_seats = |seats: &usize| GameSetup::new(game).with_seats(*seats).ok();
        game.seats().iter().filter_map(with_seats).collect::<Vec<_>>()
    });
    for other in others {
        if let Ok(position) = other.parse_position(text) {
            return Ok(Analysis::new(other, position));
        }
    }
    moves(text, setup).ok_or(own)
}

/// A list of legal moves from the start of a game.
fn moves(text: &str, setup: &GameSetup) -> Option<Analysis> {
    let mut analysis = Analysis::new(setup.clone(), setup.start().ok()?);
    let mut at = NodeId::ROOT;
    for word in text.split_whitespace() {
        at = analysis.tree.play(at, word).ok()?;
    }
    (at != NodeId::ROOT).then_some(analysis)
}

/// Opens a text, or says why it cannot be read.
pub fn open_text(state: AnalysisState, text: &str) -> Result<(), String> {
    let setup = state.analysis.with_untracked(|analysis| analysis.setup.clone());
    let analysis = read_text(text, &setup).map_err(|reason| i18n::reason_text(&reason))?;
    open_at_end(state, analysis);
    Ok(())
}

/// Opens a game at its end, a position at its start.
pub fn open_at_end(state: AnalysisState, analysis: Analysis) {
    let last = *analysis.tree.main_line().last().unwrap_or(&NodeId::ROOT);
    state.open(analysis);
    state.go(last);
}

/// Opens a file that was chosen or dropped.
pub fn open_file(state: AnalysisState, file: web_sys::File, error: RwSignal<String>) {
    spawn_local(async move {
        let text = wasm_bindgen_futures::JsFuture::from(file.text()).await;
        let text = text.ok().and_then(|text| text.as_string()).unwrap_or_default();
        if !error.is_disposed() {
            error.set(open_text(state, &text).err().unwrap_or_default());
        }
    });
}

/// Paste, choose a file, or one of the games of this browser.
#[component]
pub fn OpenPanel(state: AnalysisState, error: RwSignal<String>) -> impl IntoView {
    let pasted = RwSignal::new(String::new());
    let open = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        match open_text(state, &pasted.get_untracked()) {
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
            open_file(state, file, error);
        }
    };
    // The list is read when it is opened.
    let shown = RwSignal::new(false);
    let games = move || {
        let row = |(_, game_record): (String, rules::GameRecord)| {
            let game = game_record.setup.game();
            let plies = play::ply_count(&game_record);
            let ending = game_record.record.ending();
            let details = move || {
                let count = translate("web-plies", &[("count", plies.into())]);
                match ending {
                    Some(ending) => format!("{} · {count}", i18n::result_text(ending)),
                    None => count,
                }
            };
            let open = move |_| match Analysis::from_game_record(game_record.clone()) {
                Ok(analysis) => open_at_end(state, analysis),
                Err(reason) => error.set(i18n::reason_text(&reason)),
            };
            view! {
                <li>
                    <button class="button small grow" type="button" on:click=open>
                        <b>{move || translate(&format!("game-{game}"), &[])}</b>
                        <small>{details}</small>
                    </button>
                </li>
            }
        };
        let can_open = |(_, game_record): &(String, rules::GameRecord)| {
            play::is_open_to_analysis(game_record) && play::ply_count(game_record) > 0
        };
        let games = play::saved_games().into_iter().filter(can_open).take(20);
        shown.get().then(|| view! { <ul class="games">{games.map(row).collect_view()}</ul> })
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
                        <input class="unseen" type="file" accept=".palisade,text/plain" on:change=file_chosen />
                    </label>
                </div>
            </form>
            {games}
        </details>
    }
}
