use api::Offer;
use leptos::prelude::*;
use play::{Claim, GonePlayer};

use super::session::{GameSession, Intent};
use crate::controls::{SteadyLabel, sentence_with_name};
use crate::i18n::{self, t, translate};

/// Whether this offer is made by someone at this screen, or to the computer.
pub fn is_sent(session: GameSession, offer: Offer) -> bool {
    session.offers.with(|offers| {
        let own = session.local_seats();
        offers.iter().any(|(seat, what)| *what == offer && (own.contains(seat) || *seat == 0))
    })
}

/// The button that makes an offer, where it can be made.
#[component]
pub fn OfferButton(session: GameSession, offer: Offer, key: &'static str) -> impl IntoView {
    let is_sent = move || is_sent(session, offer);
    move || {
        session.can_offer(offer).then(|| {
            view! {
                <button
                    class="button small"
                    type="button"
                    disabled=move || is_sent() || offer == Offer::Pause && session.paused.get()
                    on:click=move |_| session.dispatch.run(Intent::Offer(offer))
                >
                    <SteadyLabel label=key changed="web-offered" is_changed=Signal::derive(is_sent) />
                </button>
            }
        })
    }
}

/// What the people at this screen are asked: the offers of other players, to accept or decline, and how to
/// go on without a player who is gone. It covers what it stands on, so that nothing moves.
#[component]
pub fn Questions(session: GameSession) -> impl IntoView {
    view! {
        <div class="asked">
            <OfferPrompt session offer=Offer::Draw key="web-draw-offered" />
            <OfferPrompt session offer=Offer::Takeback key="web-takeback-offered" />
            <OfferPrompt session offer=Offer::Pause key="web-pause-offered" />
            <OfferPrompt session offer=Offer::Abort key="web-abort-offered" />
            <GonePrompt session />
        </div>
    }
}

/// What somebody asks, or has done, with their name.
fn asked(key: &str, name: &str) -> AnyView {
    sentence_with_name(&translate(key, &[("name", name.into())]), name)
}

/// The offer of one kind that somebody here is asked about.
#[component]
fn OfferPrompt(session: GameSession, offer: Offer, key: &'static str) -> impl IntoView {
    let by = Memo::new(move |_| {
        session
            .offers_to_answer
            .with(|asked| asked.iter().find(|(_, what)| *what == offer).map(|(seat, _)| *seat))
    });
    move || {
        let name = session.name(by.get()?);
        Some(view! {
            <div class="say good offer" role="alert">
                <b>{asked(key, &name)}</b>
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
}

/// How to go on without a player who is gone.
#[component]
fn GonePrompt(session: GameSession) -> impl IntoView {
    move || {
        let gone = session.gone.get()?;
        let name = session.name(gone.seat);
        let departure = if gone.departure_wins { "web-claim-win" } else { "web-claim-without" };
        let departure = translate(departure, &[]);
        let computer =
            translate("web-claim-computer", &[("player", i18n::computer_level(gone.level).into())]);
        Some(view! {
            <div class="say good offer" role="status">
                <b>{asked("web-gone", &name)}</b>
                <div class="row claims">
                    {claim_button(session, &gone, gone.departure, None, departure)}
                    {claim_button(session, &gone, gone.computer, Some(gone.level), computer)}
                </div>
            </div>
        })
    }
}

/// A button that claims a seat, with how many others have, until the person here has.
fn claim_button(
    session: GameSession,
    gone: &GonePlayer,
    claim: Claim,
    level: Option<u8>,
    label: String,
) -> impl IntoView + use<> {
    let seat = gone.seat;
    let agreed = (claim.claimed_by > 0).then(|| {
        let counts = [("count", claim.claimed_by.into()), ("all", gone.voters.into())];
        view! { <small>{translate("web-claim-agreed", &counts)}</small> }
    });
    view! {
        <button
            class="button small"
            type="button"
            disabled=claim.is_own
            on:click=move |_| session.dispatch.run(Intent::Claim { seat, level })
        >
            <span>{label}</span>
            {agreed}
        </button>
    }
}
