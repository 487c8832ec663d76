//! The game screen: one for all four games, local and online.

mod chance;
mod draft_actions;
mod invite;
mod kept_draft;
mod local;
mod move_list;
mod online;
mod options_summary;
mod path_race;
mod player_panel;
mod result;
mod session;
mod shortcuts;
mod text_board;
mod toolbar;

use std::time::Duration;

use game::{Ply, Position as _, RecordEntry};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use view::BoardView;

pub use local::{NewLocalGame, create, delete, import, ply_count, saved_games};
pub use online::{OnlineGamePage, random_luck};
pub use player_panel::piece_icon;
pub use session::{GameSession, Intent, SeatOccupant};

use crate::board::{Board, MoveDraft};
use crate::i18n::{self, t, translate};
use crate::parts::{self, lazy_part};
use crate::route::{self, Link, PageRoute};
use crate::sound::{self, Sound};
use crate::{attention, live_region, settings};

/// The page of a game stored in this browser.
#[component]
pub fn LocalGamePage(id: String) -> impl IntoView {
    match local::open(&id) {
        Some(session) => view! { <GameScreen session /> }.into_any(),
        None => view! {
            <section class="page">
                <h1>{t("web-no-game")}</h1>
                <p><Link to=PageRoute::Home class="button main">{t("web-nav-play")}</Link></p>
            </section>
        }
        .into_any(),
    }
}

/// The game screen: players, board, move list, and everything a player can do.
#[component]
pub fn GameScreen(session: GameSession) -> impl IntoView {
    let settings = settings::signal();
    let legal_words = Memo::new(move |_| session.legal_words());
    let view = Memo::new(move |_| session.board_view());
    let last_move = Memo::new(move |_| session.last_move());
    let draft = MoveDraft {
        legal: legal_words.into(),
        state: RwSignal::default(),
        orientation: RwSignal::new(None),
        refusal: RwSignal::new(None),
        check: Callback::new(move |word: String| session.check_word(&word)),
        play: Callback::new(move |word| {
            session.busy.set(true);
            session.dispatch.run(Intent::Play(word));
        }),
        confirm: Signal::derive(move || settings.with(settings::Settings::confirm)),
        premove: RwSignal::new(None),
        can_premove: Signal::derive(move || {
            let classic = matches!(session.game(), rules::Game::Quoridor | rules::Game::Mini);
            let others_turn = session.seat_to_move().is_some() && !session.is_local_turn();
            classic
                && others_turn
                && session.local_seats().len() == 1
                && session.viewed_ply.get().is_none()
        }),
        last_submitted: StoredValue::default(),
    };
    // A premove is played once it is the player's turn, and dropped where it is not legal then.
    Effect::new(move || {
        if !legal_words.with(|legal| legal.is_empty())
            && let Some(word) = draft.premove.get_untracked()
        {
            draft.premove.set(None);
            if session.check_word(&word).is_none() {
                draft.play.run(word);
            }
        }
    });
    Effect::new(move || {
        if let Some(word) = draft.premove.get() {
            live_region::announce(translate("web-planned", &[("word", word.into())]));
        }
    });
    Effect::new(move || {
        if draft.refusal.get().is_some() {
            sound::play(Sound::Refused);
        }
    });
    // A draft belongs to the position it was entered in.
    Effect::new(move || {
        view.track();
        draft.clear();
    });
    kept_draft::keep(session, draft);
    // The board shows a submitted move at once; when the reply is a refusal, it is taken back.
    Effect::new(move |before: Option<bool>| {
        let busy = session.busy.get();
        if before == Some(true) && !busy {
            draft.clear_submitted();
        }
        busy
    });
    Effect::new(move || {
        if let Some(page) = session.rematch.get() {
            route::navigate(page);
        }
    });
    announce_plies(session);
    attention::follow_turn(session);

    let rotation = RwSignal::new(0);
    // A person who takes a seat later gets that side at the bottom then.
    Effect::new(move |before: Option<u8>| {
        let initial = initial_rotation(session);
        if before != Some(initial) {
            rotation.set(initial);
        }
        initial
    });
    shortcuts::listen(session, draft);
    let hint = RwSignal::new(None::<String>);
    Effect::new(move || {
        session.game_record.track();
        hint.set(None);
    });
    let label = move || translate("web-board-label", &[]);
    let over = Memo::new(move |_| {
        session.game_record.with(|game_record| game_record.record.ending().is_some())
    });
    let seats = move || player_panel::seats_around_board(session, rotation.get());
    view! {
        <div class="table">
            <h1 class="unseen">{move || translate(&format!("game-{}", session.game()), &[])}</h1>
            <div class="seats top">
                <For each=move || seats().0 key=|seat| *seat let:seat>
                    <player_panel::PlayerPanel session seat view />
                </For>
            </div>
            <div class="stage">
                <Board
                    view
                    label=Signal::derive(label)
                    draft
                    rotation
                    last_move
                    show_paths=Signal::derive(move || settings.with(|s| s.shortest_paths))
                    hint
                />
            </div>
            <div class="seats bottom">
                <For each=move || seats().1 key=|seat| *seat let:seat>
                    <player_panel::PlayerPanel session seat view />
                </For>
            </div>
            <div class="side">
                <result::GameResult session />
                {move || {
                    let at_the_end = session.viewed_ply.get().is_none() && over.get();
                    (!at_the_end).then(|| view! {
                        <div class="now">
                            <chance::ChanceDisplay session view />
                            <StatusLine session />
                        </div>
                    })
                }}
                {move || (!over.get()).then(|| view! { <draft_actions::DraftActions draft session view /> })}
                <path_race::PathRace session view />
                <move_list::MoveList session />
                <toolbar::Toolbar session draft rotation hint />
                <options_summary::OptionsSummary session />
                <text_board::TextBoard session view />
            </div>
            <RulesDialog session />
        </div>
    }
}

/// The rulebook of the game in a dialog over the game screen.
#[component]
fn RulesDialog(session: GameSession) -> impl IntoView {
    let shown = RwSignal::new(false);
    view! {
        <dialog
            id=RULES_DIALOG_ID
            class="consulted"
            aria-label=t("web-nav-rules")
            on:toggle=move |_| shown.set(rules_dialog().is_some_and(|dialog| dialog.open()))
        >
            <button
                class="icon close"
                type="button"
                aria-label=t("web-close")
                on:click=move |_| if let Some(dialog) = rules_dialog() { dialog.close() }
            >
                <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6 6 18" /></svg>
            </button>
            {move || shown.get().then(|| lazy_part(parts::rulebook_text, session.game()))}
        </dialog>
    }
}

const RULES_DIALOG_ID: &str = "consulted";

fn rules_dialog() -> Option<web_sys::HtmlDialogElement> {
    document().get_element_by_id(RULES_DIALOG_ID)?.dyn_into().ok()
}

/// One sentence about whose turn it is.
#[component]
fn StatusLine(session: GameSession) -> impl IntoView {
    let sentence = move || {
        if let Some(shown) = session.viewed_ply.get() {
            return translate("web-looking", &[("ply", shown.into())]);
        }
        if session.game_record.with(|game_record| game_record.record.ending().is_some()) {
            return String::new();
        }
        if session.has_vacant_seat() {
            return translate("web-waiting", &[]);
        }
        let Some(seat) = session.seat_to_move() else { return translate("web-rolling", &[]) };
        let name = session.name(seat);
        match session.occupant(seat) {
            SeatOccupant::Local if session.local_seats().len() == 1 => {
                translate("web-your-move", &[])
            }
            SeatOccupant::Local | SeatOccupant::Remote => {
                translate("web-move-of", &[("name", name.into())])
            }
            SeatOccupant::Computer(_) => translate("web-thinks", &[("name", name.into())]),
            SeatOccupant::Vacant => translate("web-waiting", &[]),
        }
    };
    view! {
        <p class="status" class:own=move || session.is_local_turn() && session.viewed_ply.get().is_none()>
            <span class="lamp" aria-hidden="true"></span>
            <span>{sentence}</span>
            {move || {
                let count = session.watchers.get();
                (count > 0).then(|| view! { <small>{translate("web-watchers", &[("count", count.into())])}</small> })
            }}
        </p>
    }
}

/// The rotation that puts the player's own side at the bottom of the classic board; the boards of
/// the other games are not turned.
fn initial_rotation(session: GameSession) -> u8 {
    let own = session.local_seats();
    let seats = session.game_record.with(|game_record| game_record.setup.seats());
    let classic = matches!(session.game(), rules::Game::Quoridor | rules::Game::Mini);
    match (classic, own.as_slice(), seats) {
        (true, [2], 2) => 2,
        (true, [seat], 4) => seat - 1,
        _ => 0,
    }
}

/// Announces every new ply to screen readers and plays its sound.
fn announce_plies(session: GameSession) {
    let count = move || session.game_record.with(|game_record| game_record.record.entries().len());
    Effect::new(move |before: Option<usize>| {
        let now = count();
        if before.is_some_and(|before| now > before) {
            session.viewed_ply.set(None);
            let (word, is_roll, eaten, caught) =
                session.game_record.with_untracked(|game_record| {
                    let record = &game_record.record;
                    let entry = record.entries()[now - 1];
                    let is_roll = matches!(entry, RecordEntry::Ply(Ply::Roll(_)));
                    let dots = |nth: usize| {
                        let view = BoardView::from(&record.positions()[nth]);
                        view.cells.iter().filter(|cell| cell.dot.is_some()).count()
                    };
                    let lives = |nth: usize| {
                        let view = BoardView::from(&record.positions()[nth]);
                        view.seats
                            .iter()
                            .filter_map(|hand| hand.lives)
                            .map(|lives| lives.now)
                            .sum::<u8>()
                    };
                    let caught = lives(now) < lives(now - 1);
                    (i18n::record_entry(entry), is_roll, dots(now) < dots(now - 1), caught)
                });
            let mover = untrack(|| {
                session.game_record.with(|game_record| {
                    let entry = game_record.record.entries()[now - 1];
                    match (entry, game_record.record.positions()[now - 1].turn()) {
                        (RecordEntry::Leave(seat, _), _) | (_, game::Turn::Seat(seat)) => {
                            Some(session.name(seat.number() as u8))
                        }
                        _ => None,
                    }
                })
            });
            let ending =
                session.game_record.with_untracked(|game_record| game_record.record.ending());
            sound::play(match () {
                () if ending.is_some() => {
                    let won = ending.is_some_and(|ending| {
                        ending.outcome.winning_seats().any(|seat| {
                            untrack(|| session.occupant(seat.number() as u8)) == SeatOccupant::Local
                        })
                    });
                    if won { Sound::Won } else { Sound::Lost }
                }
                () if caught => Sound::Caught,
                () if is_roll => Sound::Roll,
                () if word.ends_with(['h', 'v']) => Sound::Fence,
                () if eaten => Sound::Eat,
                () => Sound::Step,
            });
            let sentence = match mover {
                Some(name) => {
                    translate("web-played", &[("name", name.into()), ("word", word.into())])
                }
                None => word,
            };
            // Once the page has been updated: one announcement has both the move and the turn.
            set_timeout(
                move || {
                    let turn = untrack(|| session.is_local_turn())
                        .then(|| translate("web-your-move", &[]));
                    live_region::announce([sentence, turn.unwrap_or_default()].join(". "));
                },
                Duration::from_millis(30),
            );
        }
        now
    });
}
