//! Playing: one page for every game, against whoever.

mod actions;
mod chance;
mod house;
mod invite;
mod keys;
mod local;
mod moves;
mod online;
mod players;
mod result;
mod session;
mod text;
mod tools;

use std::time::Duration;

use api::view::View;
use game::{Entry, Ply, Position as _};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;

pub use local::{Plan, adopt, create, forget, kept, kind, plies};
pub use online::{Online, luck};
pub use players::face;
pub use session::{Session, Who, Wish};

use crate::board::{Board, Pad};
use crate::route::{self, Link, Page};
use crate::sound::{self, Sound};
use crate::words::{self, say, t};
use crate::{announce, settings};

/// A game kept in this browser.
#[component]
pub fn Local(id: String) -> impl IntoView {
    match local::open(&id) {
        Some(session) => view! { <Playing session /> }.into_any(),
        None => view! {
            <section class="page">
                <h1>{t("web-no-game")}</h1>
                <p><Link to=Page::Home class="button main">{t("web-nav-play")}</Link></p>
            </section>
        }
        .into_any(),
    }
}

/// The table: who plays, the board, what was played, and everything one can do.
#[component]
pub fn Playing(session: Session) -> impl IntoView {
    let set = settings::signal();
    let choices = Memo::new(move |_| session.choices());
    let view = Memo::new(move |_| session.view());
    let last = Memo::new(move |_| session.last());
    let pad = Pad {
        choices: choices.into(),
        draft: RwSignal::default(),
        lie: RwSignal::new(None),
        refused: RwSignal::new(None),
        judge: Callback::new(move |word: String| session.judge(&word)),
        play: Callback::new(move |word| {
            session.busy.set(true);
            session.wish.run(Wish::Play(word));
        }),
        confirm: Signal::derive(move || set.with(settings::Settings::confirm)),
        planned: RwSignal::new(None),
        plans: Signal::derive(move || {
            let classic = matches!(session.game(), rules::Game::Quoridor | rules::Game::Mini);
            let others = session.mover().is_some() && !session.mine();
            classic && others && session.own().len() == 1 && session.looking.get().is_none()
        }),
        latest: StoredValue::default(),
    };
    // What was planned is played once it is one's turn; where it is not legal then, it is forgotten.
    Effect::new(move || {
        if !choices.with(|choices| choices.is_empty())
            && let Some(word) = pad.planned.get_untracked()
        {
            pad.planned.set(None);
            if session.judge(&word).is_none() {
                pad.play.run(word);
            }
        }
    });
    Effect::new(move || {
        if let Some(word) = pad.planned.get() {
            announce::polite(say("web-planned", &[("word", word.into())]));
        }
    });
    Effect::new(move || {
        if pad.refused.get().is_some() {
            sound::play(Sound::Refused);
        }
    });
    // Whatever was half said belongs to the position it was said in.
    Effect::new(move || {
        view.track();
        pad.clear();
    });
    // What was refused is taken back from the board.
    Effect::new(move |before: Option<bool>| {
        let busy = session.busy.get();
        if before == Some(true) && !busy {
            pad.settle();
        }
        busy
    });
    Effect::new(move || {
        if let Some(page) = session.rematch.get() {
            route::go(page);
        }
    });
    hear(session);

    let turned = RwSignal::new(0);
    // Whoever sits down later has that side at the bottom then.
    Effect::new(move |before: Option<u8>| {
        let side = first_turn(session);
        if before != Some(side) {
            turned.set(side);
        }
        side
    });
    keys::listen(session, pad);
    let hint = RwSignal::new(None::<String>);
    Effect::new(move || {
        session.archive.track();
        hint.set(None);
    });
    let label = move || say("web-board-label", &[]);
    let over =
        Memo::new(move |_| session.archive.with(|archive| archive.record.ending().is_some()));
    let seats = move || players::order(session, turned.get());
    view! {
        <div class="table">
            <h1 class="unseen">{move || say(&format!("game-{}", session.game()), &[])}</h1>
            <div class="seats top">
                <For each=move || seats().0 key=|seat| *seat let:seat>
                    <players::Seat session seat view />
                </For>
            </div>
            <div class="stage">
                <Board
                    view
                    label=Signal::derive(label)
                    pad
                    turned
                    last
                    ways=Signal::derive(move || set.with(|s| s.ways))
                    hint
                />
            </div>
            <div class="seats bottom">
                <For each=move || seats().1 key=|seat| *seat let:seat>
                    <players::Seat session seat view />
                </For>
            </div>
            <div class="side">
                <result::Result session />
                {move || {
                    let quiet = session.looking.get().is_none() && over.get();
                    (!quiet).then(|| view! {
                        <div class="now">
                            <chance::ChanceTray session view />
                            <Status session />
                        </div>
                    })
                }}
                {move || (!over.get()).then(|| view! { <actions::Actions pad session view /> })}
                <tools::Race session view />
                <moves::Moves session />
                <tools::Tools session pad turned hint />
                <house::House session />
                <text::TextBoard session view />
            </div>
            <Consulted session />
        </div>
    }
}

/// The rules of the game being played, over the table: nobody has to leave it to look them up.
#[component]
fn Consulted(session: Session) -> impl IntoView {
    let shown = RwSignal::new(false);
    view! {
        <dialog
            id=RULES
            class="consulted"
            aria-label=t("web-nav-rules")
            on:toggle=move |_| shown.set(consulted().is_some_and(|dialog| dialog.open()))
        >
            <button
                class="icon close"
                type="button"
                aria-label=t("web-close")
                on:click=move |_| if let Some(dialog) = consulted() { dialog.close() }
            >
                <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6 6 18" /></svg>
            </button>
            {move || shown.get().then(|| view! { <crate::pages::rules::Book game=session.game() /> })}
        </dialog>
    }
}

const RULES: &str = "consulted";

fn consulted() -> Option<web_sys::HtmlDialogElement> {
    document().get_element_by_id(RULES)?.dyn_into().ok()
}

/// One sentence about what is going on.
#[component]
fn Status(session: Session) -> impl IntoView {
    let sentence = move || {
        if let Some(shown) = session.looking.get() {
            return say("web-looking", &[("ply", shown.into())]);
        }
        if session.archive.with(|archive| archive.record.ending().is_some()) {
            return String::new();
        }
        if session.waits() {
            return say("web-waiting", &[]);
        }
        let Some(seat) = session.mover() else { return say("web-rolling", &[]) };
        let name = session.name(seat);
        match session.who(seat) {
            Who::Here if session.own().len() == 1 => say("web-your-move", &[]),
            Who::Here | Who::Elsewhere => say("web-move-of", &[("name", name.into())]),
            Who::Level(_) => say("web-thinks", &[("name", name.into())]),
            Who::Nobody => say("web-waiting", &[]),
        }
    };
    view! {
        <p class="status" class:own=move || session.mine() && session.looking.get().is_none()>
            <span class="lamp" aria-hidden="true"></span>
            <span>{sentence}</span>
            {move || {
                let count = session.watchers.get();
                (count > 0).then(|| view! { <small>{say("web-watchers", &[("count", count.into())])}</small> })
            }}
        </p>
    }
}

/// One's own side at the bottom: seats sit around the classic board, elsewhere it stays.
fn first_turn(session: Session) -> u8 {
    let own = session.own();
    let seats = session.archive.with(|archive| archive.table.seats());
    let classic = matches!(session.game(), rules::Game::Quoridor | rules::Game::Mini);
    match (classic, own.as_slice(), seats) {
        (true, [2], 2) => 2,
        (true, [seat], 4) => seat - 1,
        _ => 0,
    }
}

/// Says every new ply aloud, in words and in sound.
fn hear(session: Session) {
    let count = move || session.archive.with(|archive| archive.record.entries().len());
    Effect::new(move |before: Option<usize>| {
        let now = count();
        if before.is_some_and(|before| now > before) {
            session.looking.set(None);
            let (word, roll, eaten, caught) = session.archive.with_untracked(|archive| {
                let record = &archive.record;
                let entry = record.entries()[now - 1];
                let roll = matches!(entry, Entry::Ply(Ply::Roll(_)));
                let dots = |nth: usize| {
                    let view = View::from(&record.positions()[nth]);
                    view.cells.iter().filter(|cell| cell.dot.is_some()).count()
                };
                let lives = |nth: usize| {
                    let view = View::from(&record.positions()[nth]);
                    view.seats
                        .iter()
                        .filter_map(|hand| hand.lives)
                        .map(|lives| lives.now)
                        .sum::<u8>()
                };
                let caught = lives(now) < lives(now - 1);
                (words::entry(entry), roll, dots(now) < dots(now - 1), caught)
            });
            let mover = untrack(|| {
                session.archive.with(|archive| {
                    let entry = archive.record.entries()[now - 1];
                    match (entry, archive.record.positions()[now - 1].turn()) {
                        (Entry::Leave(seat, _), _) | (_, game::Turn::Seat(seat)) => {
                            Some(session.name(seat.number() as u8))
                        }
                        _ => None,
                    }
                })
            });
            let ending = session.archive.with_untracked(|archive| archive.record.ending());
            sound::play(match () {
                () if ending.is_some() => {
                    let won = ending.is_some_and(|ending| {
                        ending
                            .outcome
                            .victors()
                            .any(|seat| untrack(|| session.who(seat.number() as u8)) == Who::Here)
                    });
                    if won { Sound::Won } else { Sound::Lost }
                }
                () if caught => Sound::Caught,
                () if roll => Sound::Roll,
                () if word.ends_with(['h', 'v']) => Sound::Fence,
                () if eaten => Sound::Eat,
                () => Sound::Step,
            });
            let said = match mover {
                Some(name) => say("web-played", &[("name", name.into()), ("word", word.into())]),
                None => word,
            };
            // After the page has settled, so that a screen reader hears the move and then the turn.
            set_timeout(
                move || {
                    let turn = untrack(|| session.mine()).then(|| say("web-your-move", &[]));
                    announce::polite([said, turn.unwrap_or_default()].join(". "));
                },
                Duration::from_millis(30),
            );
        }
        now
    });
}
