use leptos::prelude::*;
use rules::{Analysis, Game, GameSetup};

use super::state::AnalysisState;
use crate::i18n::{t, translate};

/// Which game is analysed; another one begins at its start. The one that is analysed goes on.
#[component]
pub fn GamePicker(state: AnalysisState) -> impl IntoView {
    let chosen = Memo::new(move |_| state.analysis.with(|analysis| analysis.setup.game()));
    let begin = move |game: Game| {
        if game == chosen.get_untracked() {
            return;
        }
        let setup = GameSetup::new(game);
        if let Ok(start) = setup.start() {
            state.open(Analysis::new(setup, start));
        }
    };
    let button = |game: Game| {
        view! {
            <button
                type="button"
                aria-pressed=move || (chosen.get() == game).to_string()
                on:click=move |_| begin(game)
            >
                {move || translate(&format!("game-{game}"), &[])}
            </button>
        }
    };
    view! {
        <div class="segmented picker" role="group" aria-label=t("web-which-game")>
            {Game::ALL.map(button).collect_view()}
        </div>
    }
}
