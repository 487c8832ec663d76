//! How often each player wins on a board of Ms. Pac-Man: level 8 plays against itself in a worker.

use game::{BoardEstimate, PlayersEstimate};
use leptos::prelude::*;
use rules::mspacman::Colour;
use rules::{GameRecord, GameSetup};

use super::estimate::Estimation;
use crate::engine_worker::WorkerTask;
use crate::i18n::{t, translate};

/// The games of each number of players.
const GAMES: u32 = 20;

/// The estimate of one board after another.
#[component]
pub fn ChancesPanel(setup: Memo<Option<GameSetup>>) -> impl IntoView {
    let estimation = Estimation::<BoardEstimate>::new();
    Effect::new(move || {
        let record = setup.get().and_then(|setup| GameRecord::new(setup).ok());
        match record {
            Some(record) => {
                let task = WorkerTask::Estimate { games: GAMES, every_life: true };
                estimation.start(record.to_record_text().to_string(), task);
            }
            None => estimation.forget(),
        }
    });
    let rows = move || {
        let estimate = estimation.estimate.get()?;
        let rows = estimate.by_players.iter().filter_map(row).collect_view();
        Some(view! {
            <table class="win-shares">
                <thead>
                    <tr>
                        <th scope="col">{t("web-how-many")}</th>
                        {Colour::ALL.map(|area| view! { <th scope="col">{area.to_string()}</th> }).collect_view()}
                        <th scope="col">{t("workshop-turns")}</th>
                        <th scope="col">{t("workshop-games-played")}</th>
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        })
    };
    let is_unknown = move || setup.with(Option::is_none);
    view! {
        <section class="exact card" aria-label=t("workshop-chances") hidden=is_unknown>
            <h2>{t("workshop-chances")}</h2>
            <p class="soft">{t("workshop-chances-about")}</p>
            {rows}
            {estimation.progress()}
        </section>
    }
}

/// What the games of one number of players say; nothing before the first.
fn row(estimate: &PlayersEstimate) -> Option<AnyView> {
    let shares = estimate.permille()?;
    let players = shares.len();
    let share = |nth: usize| match shares.get(nth) {
        Some(&share) => translate("workshop-share", &[("share", u32::from(share).into())]),
        None => "–".to_owned(),
    };
    let row = view! {
        <tr>
            <th scope="row">{players}</th>
            {(0..Colour::ALL.len()).map(|nth| view! { <td>{share(nth)}</td> }).collect_view()}
            <td>{estimate.mean_turns()}</td>
            <td>{estimate.games()}</td>
        </tr>
    };
    Some(row.into_any())
}
