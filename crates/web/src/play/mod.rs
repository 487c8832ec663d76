//! The game screen: one for all four games, local and online.

mod announcements;
mod board_screen;
mod chance;
mod coached_game;
mod delete_button;
mod dialog;
mod draft_actions;
mod entry_list;
mod events;
mod exercise;
mod game_log;
mod guide;
mod invite;
mod kept_draft;
mod last_round;
mod local;
mod moments;
mod move_list;
mod offers;
mod online;
mod online_game;
mod options_summary;
mod path_race;
mod phrase_slot;
mod player_panel;
mod quick_tools;
mod rating_slot;
mod result;
mod roll_device;
mod seat_goal;
mod session;
mod shortcuts;
mod status;
mod text_board;
mod toolbar;

use leptos::prelude::*;
use play::RollStage;

use crate::board::Board;
use crate::controls::NotKept;
use crate::heat_map::{self, HeatMapBoard, HeatMapKind};
use crate::i18n::{t, translate};
use crate::route::{self, Link, PageRoute};
use crate::sound::{self, Sound};
use crate::{attention, live_region, settings, storage};
pub use board_screen::{BoardScreen, new_draft};
pub use chance::ChanceDisplay;
pub use coached_game::{CoachedGame, coach_game};
pub use delete_button::DeleteButton;
pub use dialog::open_rule;
pub use draft_actions::DraftActions;
pub use events::{sentence as event_sentence, told};
pub use exercise::ExerciseScreen;
pub use guide::board_sample;
pub use local::{
    NewLocalGame, NewLocalPlayer, create, delete, keep, load, players_of, ply_count, saved_games,
    today,
};
pub use move_list::{EntryMark, MoveList};
pub use online::OnlineGamePage;
pub use path_race::PathRace;
pub use phrase_slot::{PhrasePart, PhraseSlot, TablePhrases};
pub use player_panel::{PlayerPanels, piece_icon};
pub use rating_slot::{RatedTable, RatingPart, RatingRender, RatingSlot, rating_slot};
pub use result::result_words;
pub use session::{GameSession, Intent, SeatOccupant, SessionPlayer};
pub use shortcuts::listen as listen_to_keys;
pub use text_board::{TextBoard, board_words};

/// The page of a game stored in this browser.
#[component]
pub fn LocalGamePage(
    id: String,
    /// Renders the coach of a first game.
    coach: fn(CoachedGame) -> AnyView,
) -> impl IntoView {
    match local::open(&id) {
        Some(session) => {
            let coach = coached_game::provide(session, &id).map(coach);
            view! {
                <GameScreen session />
                {coach}
            }
            .into_any()
        }
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
    let recent = Memo::new(move |_| session.recent_moves());
    let draft = new_draft(
        session,
        view,
        legal_words.into(),
        Signal::derive(move || {
            let others_turn = session.seat_to_move().is_some() && !session.is_local_turn();
            settings.with(|settings| settings.premoves)
                && session.has_fences()
                && others_turn
                && !session.paused.get()
                && session.seats_in_play().len() == 1
                && session.viewed_ply.get().is_none()
        }),
    );
    // A premove is played once it is the player's turn, and dropped where it is not legal then.
    Effect::new(move || {
        if !legal_words.with(|legal| legal.is_empty())
            && let Some(premove) = draft.premove.get_untracked()
        {
            draft.premove.set(None);
            if premove.confirmed && session.check_word(&premove.word).is_none() {
                draft.play.run(premove.word);
            }
        }
    });
    Effect::new(move || {
        if let Some(premove) = draft.premove.get().filter(|premove| premove.confirmed) {
            live_region::announce(translate("web-premove-set", &[("word", premove.word.into())]));
        }
    });
    Effect::new(move || {
        if draft.refusal.get().is_some() {
            sound::play(Sound::Refused);
        }
    });
    // A draft belongs to the position it was entered in, and so do its refusal and its turned fence.
    Effect::new(move || {
        view.track();
        draft.clear();
    });
    // In a pause no move is made or planned.
    Effect::new(move || {
        if session.paused.get() {
            draft.clear();
            draft.premove.set(None);
        }
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
    // Players go to the rematch by themselves, others by a link beside the result.
    Effect::new(move || {
        if let Some(page) = session.rematch.get()
            && !untrack(|| session.local_seats()).is_empty()
        {
            route::navigate(page);
        }
    });
    announcements::announce_plies(session);
    announcements::announce_notices(session);
    follow_turn(session);

    let rotation = RwSignal::new(0);
    // A person who takes a seat later gets that side at the bottom then.
    Effect::new(move |before: Option<u8>| {
        let initial = initial_rotation(session);
        if before != Some(initial) {
            rotation.set(initial);
        }
        initial
    });
    shortcuts::listen(session, Some(draft));
    let hint = RwSignal::new(None::<String>);
    Effect::new(move || {
        session.game_record.track();
        hint.set(None);
    });
    // A hint, and so for games without people at other devices, and for whoever is to move here.
    let heat_map = HeatMapBoard::new(
        HeatMapKind::of(untrack(|| session.game()), false),
        move || session.has_heat_map() && session.is_at_one_screen(),
        move || {
            let is_shown = session.viewed_ply.get().is_some() || session.is_local_turn();
            is_shown.then(|| session.shown_game())
        },
        rotation.into(),
        Some(draft),
    );
    let label = move || translate("web-board-label", &[]);
    let over = Memo::new(move |_| {
        session.game_record.with(|game_record| game_record.record.ending().is_some())
    });
    let seats = move || player_panel::seats_around_board(session, rotation.get());
    let above = view! {
        <div class="seats top">
            <For each=move || seats().0 key=|seat| *seat let:seat>
                <player_panel::PlayerPanel session seat view rotation />
            </For>
        </div>
    };
    let board = view! {
        <Board
            view
            label=Signal::derive(label)
            draft
            rotation
            recent
            show_paths=Signal::derive(move || settings.with(|s| s.shortest_paths))
            hint
            unsent=session.unsent
            moments=moments::board_moments(session)
        />
        {heat_map.layer()}
        <chance::RollOverlay session view />
        <chance::UntappedRoll session />
    };
    let has_played = session.has_played();
    let at_the_end = Memo::new(move |_| session.viewed_ply.get().is_none() && over.get());
    let below = view! {
        <div class="seats bottom">
            <For each=move || seats().1 key=|seat| *seat let:seat>
                <player_panel::PlayerPanel session seat view rotation />
            </For>
        </div>
        <div class="sheet" class:rolls=move || session.game() == rules::Game::Mspacman>
            <result::GameResult session />
            {move || {
                (!at_the_end.get()).then(|| view! {
                    <div class="now">
                        <chance::ChanceDisplay session view />
                        <status::StatusLine session view recent hint />
                        <quick_tools::QuickTools session hint has_played />
                    </div>
                })
            }}
            {move || (!over.get()).then(|| view! {
                <div class="answers">
                    {move || match session.paused.get() {
                        true => view! { <PauseActions session /> }.into_any(),
                        false => view! { <draft_actions::DraftActions draft session view /> }.into_any(),
                    }}
                    <offers::Questions session />
                </div>
            })}
        </div>
    };
    // What a button of the toolbar adds comes after it: the button stays under the pointer.
    let more = view! {
        {session.is_at_one_screen().then(|| view! { <NotKept of=&[storage::GAMES] /> })}
        <move_list::MoveList session recent />
        <game_log::GameLogPanel session />
        <toolbar::Toolbar session draft rotation has_played />
        <path_race::PathRace session view />
        {heat_map::fetched_panel(heat_map)}
        {rating_slot::table_rating_slot(RatingSlot::Kind)}
        <options_summary::OptionsSummary session />
        <text_board::TextBoard session view />
    };
    let title = move || translate(&format!("game-{}", session.game()), &[]);
    view! {
        <BoardScreen
            session
            view
            rotation
            title=Signal::derive(title)
            above=above.into_any()
            board=board.into_any()
            below=below.into_any()
            more=more.into_any()
        />
        <dialog::GameDialog
            id=dialog::GUIDE
            label="web-goal"
            content=|session| view! { <guide::Guide session /> }.into_any()
            session
        />
    }
}

/// The button that ends a pause, where moves are entered otherwise.
#[component]
fn PauseActions(session: GameSession) -> impl IntoView {
    let resume = move |_| session.dispatch.run(Intent::Resume);
    view! {
        <div class="saying">
            <div class="actions">
                {move || session.is_playing().then(|| view! {
                    <button class="button main" type="button" on:click=resume>{t("web-resume")}</button>
                })}
            </div>
        </div>
    }
}

/// The rotation that puts the player's own side at the bottom of the classic board.
pub fn initial_rotation(session: GameSession) -> u8 {
    let seats = session.game_record.with(|game_record| game_record.setup.seats());
    view::own_rotation(session.game(), seats, &session.local_seats())
}

/// Asks for attention while it is the turn of the one person here.
fn follow_turn(session: GameSession) {
    let own_turn = Memo::new(move |_| {
        let over = session.game_record.with(|record| record.record.ending().is_some());
        let is_awaited = session.is_local_turn() || session.roll.get() == RollStage::Waiting;
        !over && session.local_seats().len() == 1 && is_awaited
    });
    Effect::new(move || {
        attention::signal().set(own_turn.get().then_some(attention::Attention::YourMove))
    });
    on_cleanup(|| attention::signal().set(None));
}
