use api::Offer;
use leptos::prelude::*;

use super::session::{GameSession, Intent};
use crate::i18n::{t, translate};

/// Whether this offer is made by someone at this screen, or to the computer.
pub fn is_sent(session: GameSession, offer: Offer) -> bool {
    session.offers.with(|offers| {
        let own = session.local_seats();
        offers.iter().any(|(seat, what)| *what == offer && (own.contains(seat) || *seat == 0))
    })
}

/// Who makes this offer to someone at this screen. Where several people share a local game, the
/// others of them are asked.
fn made_by(session: GameSession, offer: Offer) -> Option<u8> {
    let own = session.local_seats();
    let share_screen = own.len() > 1 && session.table.with_value(Option::is_none);
    let is_asked = |seat: u8| seat != 0 && (!own.contains(&seat) || share_screen);
    session.offers.with(|offers| {
        let made = offers.iter().find(|(seat, what)| *what == offer && is_asked(*seat));
        made.map(|(seat, _)| *seat)
    })
}

/// The offers of other players, to accept or decline, and what became of the last own one.
#[component]
pub fn OfferPrompts(session: GameSession) -> impl IntoView {
    let prompt = move |offer: Offer, key: &'static str| {
        let by = Memo::new(move |_| made_by(session, offer));
        move || {
            let name = session.name(by.get()?);
            Some(view! {
                <div class="say good offer" role="alert">
                    <b>{translate(key, &[("name", name.into())])}</b>
                    <div class="row">
                        <button
                            class="button small main"
                            type="button"
                            on:click=move |_| session.dispatch.run(Intent::Offer(offer))
                        >
                            {t("web-accept")}
                        </button>
                        <button
                            class="button small"
                            type="button"
                            on:click=move |_| session.dispatch.run(Intent::Decline(offer))
                        >
                            {t("web-decline")}
                        </button>
                    </div>
                </div>
            })
        }
    };
    view! {
        {prompt(Offer::Draw, "web-draw-offered")}
        {prompt(Offer::Takeback, "web-takeback-offered")}
        {move || {
            let text = session.notice.get();
            (!text.is_empty()).then(|| view! { <p class="say good" role="status">{text}</p> })
        }}
    }
}

/// Tells whoever made an offer that it was declined: it is gone, and nothing has come of it.
pub fn tell_declined(session: GameSession) {
    Effect::new(move |before: Option<(bool, usize)>| {
        let is_open = is_sent(session, Offer::Draw) || is_sent(session, Offer::Takeback);
        let now = (is_open, session.entry_count());
        let is_over = session.game_record.with(|game_record| game_record.record.ending().is_some());
        let is_online = session.table.with_value(Option::is_some);
        if before == Some((true, now.1)) && !is_open && !is_over && is_online {
            session.notice.set(translate("web-offer-declined", &[]));
        }
        now
    });
}
