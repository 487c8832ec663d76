//! What can be analysed: a pasted or dropped text, a file, a game of this browser.

use game::{NodeId, Reason, RecordText};
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::{Analysis, Fence, Game, GameSetup, Path};

use super::foreign_text::{TextReading, read_foreign};
use super::kept::KeptAnalyses;
use super::state::AnalysisState;
use crate::i18n::{self, t, translate};
use crate::play;

/// Reads what somebody pasted: a link to an analysis, a record, a position or a list of moves of any
/// game, or a text of another program. What cannot be read is explained as a position of the game `setup`.
pub fn read_text(text: &str, setup: &GameSetup) -> Result<TextReading, Reason> {
    let text = text.trim();
    let opened = |analysis| TextReading::Game(Box::new(analysis));
    if let Some((_, link)) = text.split_once("/analysis#") {
        let link = link.split('&').next().unwrap_or(link);
        return Analysis::from_link(link).map(opened);
    }
    if text.starts_with("palisade ") {
        return Analysis::parse(text).map(opened);
    }
    let own = match setup.parse_position(text) {
        Ok(position) => return Ok(opened(Analysis::new(setup.clone(), position))),
        Err(reason) => reason,
    };
    let others = Game::ALL.into_iter().flat_map(|game| {
        let with_seats = |seats: &usize| GameSetup::new(game).with_seats(*seats).ok();
        game.seats().iter().filter_map(with_seats).collect::<Vec<_>>()
    });
    for other in others {
        if let Ok(position) = other.parse_position(text) {
            return Ok(opened(Analysis::new(other, position)));
        }
    }
    // Other programs write games of classic Quoridor. Moves of another set-up are ours.
    let is_classic = setup.game() == Game::Quoridor && setup.seats() == 2;
    if !is_classic && let Some(analysis) = moves(text, setup) {
        return analysis.map(opened);
    }
    match read_foreign(text)? {
        Some(reading) => Ok(reading),
        None => moves(text, setup)
            .unwrap_or_else(|| Err(first_refusal(text, setup).unwrap_or(own)))
            .map(opened),
    }
}

/// A list of moves from the start of a game, or which of them is illegal; nothing where it does not begin with
/// a move.
fn moves(text: &str, setup: &GameSetup) -> Option<Result<Analysis, Reason>> {
    let mut analysis = Analysis::new(setup.clone(), setup.start().ok()?);
    let mut at = NodeId::ROOT;
    for word in text.split_whitespace() {
        match analysis.tree.play(at, word) {
            Ok(next) => at = next,
            Err(refusal) => return (at != NodeId::ROOT).then(|| Err(refusal.into())),
        }
    }
    (at != NodeId::ROOT).then_some(Ok(analysis))
}

/// Why the first of a list of moves is illegal; nothing where a word has the form of no move.
fn first_refusal(text: &str, setup: &GameSetup) -> Option<Reason> {
    let is_move = |word: &str| {
        Fence::parse(word).is_some() || Path::parse(word.trim_start_matches('@')).is_some()
    };
    let first = text.split_whitespace().next()?;
    let mut analysis = Analysis::new(setup.clone(), setup.start().ok()?);
    let refusal = analysis.tree.play(NodeId::ROOT, first).err()?;
    text.split_whitespace().all(is_move).then(|| refusal.into())
}

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

/// Paste, choose a file, or one of the games of this browser.
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
        let row = |(_, game_record): (String, rules::GameRecord)| {
            let game = game_record.setup.game();
            let plies = game_record.record.moves().count();
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
        let can_open =
            |(_, game_record): &(String, rules::GameRecord)| play::ply_count(game_record) > 0;
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
                        <input class="unseen" type="file" accept=".palisade,.qgn,.sgf,.json,text/plain" on:change=file_chosen />
                    </label>
                </div>
            </form>
            {games}
        </details>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A list of moves is refused for its first illegal move, wherever that is; what is no list, as a position.
    #[test]
    fn a_list_is_refused_for_the_move_that_is_illegal() {
        for game in Game::ALL {
            let setup = GameSetup::new(game);
            let refused = |text: &str| read_text(text, &setup).err().expect("a refusal");
            let of_position = setup.parse_position("hello").expect_err("no position");
            assert_eq!(refused("hello").key, of_position.key, "{game}");
            let start = setup.start().expect("a start");
            let mut tree = Analysis::new(setup.clone(), start).tree;
            let of_move = tree.play(NodeId::ROOT, "a7").expect_err("illegal");
            assert_eq!(refused("a7 b7"), of_move.into(), "{game}");
            assert_eq!(refused("a7 hello").key, of_position.key, "{game}");
        }
    }
}
