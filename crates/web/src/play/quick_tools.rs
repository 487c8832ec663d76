use api::Offer;
use game::Position as _;
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::Fence;
use serde::Serialize;
use view::BoardView;

use super::phrase_slot::{PhraseSlot, phrase_slot};
use super::session::{GameSession, Intent, SeatOccupant};
use super::toolbar::Icon;
use super::{dialog, offers};
use crate::controls::SteadyLabel;
use crate::engine_worker::{EngineClient, WorkerTask};
use crate::i18n::{self, t, translate};
use crate::{http, live_region};

/// What players want during a game without looking for it: the goal, a hint, the last move back.
#[component]
pub fn QuickTools(
    session: GameSession,
    hint: RwSignal<Option<String>>,
    /// Whether somebody at this screen plays, or has.
    has_played: Memo<bool>,
) -> impl IntoView {
    // Hints are for games without other people at other devices.
    let no_remote_players = move || {
        session.players.with(|players| {
            players
                .iter()
                .all(|p| p.occupant != SeatOccupant::Remote && p.occupant != SeatOccupant::Vacant)
        })
    };
    let hint_pending = RwSignal::new(false);
    let engine = EngineClient::new();
    on_cleanup(move || engine.stop());
    // A hint is for the position it was asked in.
    Effect::new(move || {
        session.game_record.track();
        engine.stop();
        hint_pending.set(false);
    });
    let show_hint = move |word: Option<String>| {
        hint_pending.set(false);
        if let Some(word) = &word {
            live_region::announce(untrack(|| hint_sentence(session, word)));
        }
        hint.set(word);
    };
    let hint_failed = move |sentence: String| {
        hint_pending.set(false);
        session.notice.set(sentence);
    };
    let request_hint = move |_| {
        hint_pending.set(true);
        live_region::announce(untrack(|| translate("web-hint-wait", &[])));
        session.notice.set(String::new());
        let Some(table) = session.table.get_value() else {
            let record = session
                .game_record
                .with_untracked(|game_record| game_record.to_record_text().to_string());
            return engine.request(record, WorkerTask::Hint { millis: 900 }, move |response| {
                match response {
                    Ok(response) => show_hint(response.word),
                    Err(_) => hint_failed(translate("web-engine-failed", &[])),
                }
            });
        };
        // At a table on the server, the server decides whether a hint is allowed.
        spawn_local(async move {
            let path = format!("/tables/{table}/insight");
            let insight = http::post::<_, api::PositionInsight>(&path, &InsightRequest {}).await;
            if hint_pending.is_disposed() {
                return;
            }
            match insight {
                Ok(insight) => show_hint(
                    insight.lines.into_iter().next().and_then(|line| line.words.into_iter().next()),
                ),
                Err(failure) => hint_failed(i18n::error_text(&failure)),
            }
        });
    };
    view! {
        <div class="quick">
            <button class="button small" type="button" on:click=move |_| dialog::open(dialog::GUIDE)>
                <Icon path="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 11.900v.200" />
                <span>{t("web-goal")}</span>
            </button>
            {move || (no_remote_players() && has_played.get()).then(|| view! {
                <button
                    class="button small"
                    class:busy=hint_pending
                    type="button"
                    disabled=move || hint_pending.get() || !session.is_local_turn()
                    on:click=request_hint
                >
                    <Icon path="M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.500c.700.700 1 1.500 1 2.500h6c0-1 .300-1.800 1-2.500A6 6 0 0 0 12 3Z" />
                    <span>{t("web-hint")}</span>
                </button>
            })}
            {move || has_played.get().then(|| view! {
                <button
                    class="button small"
                    type="button"
                    disabled=move || !session.can_take_back.get() || offers::is_sent(session, Offer::Takeback)
                    on:click=move |_| session.dispatch.run(Intent::Offer(Offer::Takeback))
                >
                    <Icon path="M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10H9" />
                    <SteadyLabel
                        label="web-takeback"
                        changed="web-offered"
                        is_changed=Signal::derive(move || offers::is_sent(session, Offer::Takeback))
                    />
                </button>
            })}
            {phrase_slot(PhraseSlot::Picker)}
        </div>
    }
}

/// A hint in words: where to go or what to build, and what it does to the paths.
pub fn hint_sentence(session: GameSession, word: &str) -> String {
    let plain = || translate("web-hint-is", &[("word", word.replace('-', " – ").into())]);
    let before = session.position();
    let mut after = before.clone();
    if after.try_play(word).is_err() {
        return plain();
    }
    let lengths = |position| -> Vec<usize> {
        let view = BoardView::from(position);
        view.seats.iter().map(|seat| seat.shortest_path.len().saturating_sub(1)).collect()
    };
    let (before, after) = (lengths(&before), lengths(&after));
    let Some(mover) = session.seat_to_move().filter(|_| before.iter().any(|&length| length > 0))
    else {
        return plain();
    };
    let own = usize::from(mover) - 1;
    if Fence::parse(word).is_none() {
        let count = after[own];
        return translate("web-hint-step", &[("square", word.into()), ("count", count.into())]);
    }
    let longer = |nth: usize| after[nth].saturating_sub(before[nth]);
    let most = (0..after.len()).filter(|&nth| nth != own).max_by_key(|&nth| longer(nth));
    match most.filter(|&nth| longer(nth) > 0) {
        Some(nth) => translate(
            "web-hint-fence",
            &[
                ("fence", word.into()),
                ("name", session.name(nth as u8 + 1).into()),
                ("count", longer(nth).into()),
            ],
        ),
        None => plain(),
    }
}

/// The body of a request for insight into the present position.
#[derive(Serialize)]
struct InsightRequest {}
