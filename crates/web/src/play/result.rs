use api::Offer;
use game::{Cause, Ending, Standing};
use leptos::prelude::*;
use rules::{AnyPosition, Game};

use super::session::{Session, Who, Wish};
use crate::route::{Link, Page};
use crate::words::{say, t};

/// How the game ended, why, and what one might do next.
#[component]
pub fn Result(session: Session) -> impl IntoView {
    let ending = Memo::new(move |_| session.archive.with(|archive| archive.record.ending()));
    move || {
        ending.get().map(|ending| {
            // Everyone at the table has to want it; then the page goes to the new table by itself.
            let asked = move |mine: bool| {
                session.offers.with(|offers| {
                    let own = session.own();
                    offers.iter().any(|(seat, what)| {
                        *what == Offer::Rematch && own.contains(seat) == mine
                    })
                })
            };
            let plays = !untrack(|| session.own()).is_empty();
            view! {
                <section class="result card" role="status">
                    <h2>{move || headline(session, ending)}</h2>
                    <p class="soft">{move || say(&format!("web-cause-{}", ending.cause.word()), &[])}</p>
                    {level(session).map(|text| view! { <p class="level">{text}</p> })}
                    <div class="row">
                        {plays.then(|| view! {
                            <button
                                class="button main"
                                type="button"
                                disabled=move || asked(true)
                                on:click=move |_| session.wish.run(Wish::Rematch)
                            >
                                {move || say(if asked(true) { "web-offered" } else { "web-rematch" }, &[])}
                            </button>
                        })}
                        <Link to=Page::Home class="button">{t("web-new-game")}</Link>
                        // What comes later comes last: a button never moves from under a finger.
                        {move || (asked(false) || asked(true)).then(|| view! {
                            <button
                                class="button"
                                type="button"
                                on:click=move |_| session.wish.run(Wish::Decline(Offer::Rematch))
                            >
                                {move || say(if asked(true) { "web-cancel" } else { "web-decline" }, &[])}
                            </button>
                        })}
                    </div>
                    {move || (asked(false) && !asked(true)).then(|| view! { <b>{t("web-rematch-offered")}</b> })}
                </section>
            }
        })
    }
}

fn headline(session: Session, ending: Ending) -> String {
    if ending.cause == Cause::Aborted {
        return say("web-called-off", &[]);
    }
    let victors: Vec<u8> = ending.outcome.victors().map(|seat| seat.number() as u8).collect();
    let own = session.own();
    if victors.is_empty() {
        return say("web-draw", &[]);
    }
    if own.len() == 1 {
        let seat = game::Seat::new(usize::from(own[0]) - 1);
        let won = ending.outcome.of(seat) == Standing::Win;
        return say(if won { "web-you-won" } else { "web-you-lost" }, &[]);
    }
    if session.game() == Game::Pacman && !victors.contains(&1) {
        return say("web-ghosts-won", &[]);
    }
    let names: Vec<_> = victors.iter().map(|&seat| session.name(seat)).collect();
    let human = victors.iter().any(|&seat| session.who(seat) != Who::Nobody);
    if human { say("web-won", &[("name", names.join(", ").into())]) } else { say("web-draw", &[]) }
}

/// PAC-MAN's level, by the pellets he ate (P37).
fn level(session: Session) -> Option<String> {
    session.archive.with(|archive| match archive.record.position() {
        AnyPosition::Pacman(position) => {
            let key = format!("web-pacman-level-{}", position.level());
            Some(say(&key, &[("pellets", u32::from(position.pellets_eaten()).into())]))
        }
        _ => None,
    })
}
