use leptos::prelude::*;
use rules::GameRecord;

use crate::i18n::{t, translate};
use crate::play::{self, DeleteButton};
use crate::route::{Link, PageRoute};

/// Games stored in this browser: those to continue, or those that are over, to replay.
#[component]
pub fn SavedGames(finished: bool) -> impl IntoView {
    let games = RwSignal::new(saved_games(finished));
    let (title, id) =
        if finished { ("web-finished", "finished") } else { ("web-continue", "continue") };
    move || {
        let list = games.get();
        (!list.is_empty()).then(|| {
            let rows = list
                .into_iter()
                .map(|(id, game_record)| view! { <SavedGame id game_record finished games /> })
                .collect_view();
            view! {
                <section class="continue" aria-labelledby=id>
                    <h2 id=id>{t(title)}</h2>
                    <ul class="games">{rows}</ul>
                </section>
            }
        })
    }
}

#[component]
fn SavedGame(
    id: String,
    game_record: GameRecord,
    finished: bool,
    games: RwSignal<Vec<(String, GameRecord)>>,
) -> impl IntoView {
    let game = game_record.setup.game();
    let plies = play::ply_count(&game_record);
    let ending = game_record.record.ending();
    let details = move || {
        let count = translate("web-plies", &[("count", plies.into())]);
        match ending {
            Some(ending) => format!("{} · {count}", crate::i18n::result_text(ending)),
            None => count,
        }
    };
    let kept = id.clone();
    let analysis =
        play::is_open_to_analysis(&game_record).then(|| PageRoute::analysis_of(&game_record));
    let deleted = Callback::new(move |()| games.set(saved_games(finished)));
    view! {
        <li class="row">
            <Link to=PageRoute::LocalGame(id) class="button grow">
                <b>{move || translate(&format!("game-{game}"), &[])}</b>
                <small>{details}</small>
                {finished.then(|| view! { <span class="verb">{t("web-replay")}</span> })}
            </Link>
            {analysis.map(|route| view! {
                <Link to=route class="button small">{t("analysis-analyse")}</Link>
            })}
            <DeleteButton id=kept deleted />
        </li>
    }
}

/// The newest of them.
fn saved_games(finished: bool) -> Vec<(String, GameRecord)> {
    let mut games = play::saved_games();
    games.retain(|(_, game_record)| {
        game_record.record.ending().is_some() == finished && play::ply_count(game_record) > 0
    });
    games.truncate(if finished { 12 } else { 6 });
    games
}
