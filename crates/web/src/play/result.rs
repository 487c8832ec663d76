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
            let wanted = RwSignal::new(false);
            let again = move |_| {
                wanted.set(true);
                session.wish.run(Wish::Rematch);
            };
            view! {
                <section class="result card" role="status">
                    <h2>{move || headline(session, ending)}</h2>
                    <p class="soft">{move || say(&format!("web-cause-{}", ending.cause.word()), &[])}</p>
                    {level(session).map(|text| view! { <p class="level">{text}</p> })}
                    <div class="row">
                        <button class="button main" type="button" disabled=wanted on:click=again>
                            {t("web-rematch")}
                        </button>
                        <Link to=Page::Home class="button">{t("web-new-game")}</Link>
                    </div>
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
