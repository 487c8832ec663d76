//! Local games: against the computer or with several players at one screen, stored in the browser
//! as the text of their record under `game.ID`.

use std::collections::BTreeMap;
use std::time::Duration;

use api::{ClockState, TimeControl};
use game::{Piece, Ply, Position, RecordEntry, Seat, Turn};
use leptos::prelude::*;
use rules::{GameRecord, GameSetup};

use super::chance::RESULT_SHOWN;
use super::local_intents::IntentHandler;
use super::session::{GameSession, Intent, SeatOccupant, SessionPlayer, computer_name};
use crate::engine_worker::{EngineClient, WorkerTask};
use crate::i18n::translate;
use crate::route::PageRoute;
use crate::{settings, storage};

/// A local game to be created.
#[derive(Clone, Debug)]
pub struct NewLocalGame {
    pub setup: GameSetup,
    pub players: Vec<NewLocalPlayer>,
    /// Who starts, where the rules leave it open.
    pub starter: Option<u8>,
    pub time_control: TimeControl,
}

/// A player of a local game to be created.
#[derive(Clone, Debug)]
pub struct NewLocalPlayer {
    pub occupant: SeatOccupant,
    pub piece: Piece,
    /// The name of a person, empty for none.
    pub name: String,
}

/// Creates a game and stores it; returns its id.
pub fn create(new_game: &NewLocalGame) -> Option<String> {
    let setup = new_game.setup.clone();
    let setup = match new_game.starter.and_then(|seat| Seat::from_number(seat.into())) {
        Some(starter) => setup.with_starter(starter).ok()?,
        None => setup,
    };
    let mut game_record = GameRecord::new(setup).ok()?;
    let seats = Seat::all(new_game.setup.seats());
    for (seat, new_player) in seats.zip(&new_game.players) {
        let player = game_record.header.player_mut(seat);
        match new_player.occupant {
            SeatOccupant::Computer(level) => player.level = Some(level),
            _ => player.name = Some(new_player.name.clone()).filter(|name| !name.is_empty()),
        }
        player.piece = Some(new_player.piece).filter(|piece| *piece != Piece::default());
    }
    game_record.header.time_control = new_game.time_control;
    game_record.header.date = today();
    Some(keep(&game_record))
}

/// The date, as records have it.
fn today() -> Option<String> {
    let now = js_sys::Date::new_0().to_iso_string().as_string()?;
    now.split('T').next().map(str::to_owned)
}

/// Stores a game; returns its id, which is made of the time.
pub fn keep(game_record: &GameRecord) -> String {
    let chance = (js_sys::Math::random() * 64.0) as u64;
    let mut number = js_sys::Date::now() as u64 * 64 + chance;
    let key = |number: u64| format!("game.{number:x}");
    while storage::get(&key(number)).is_some() {
        number += 1;
    }
    storage::set(&key(number), &game_record.to_record_text().to_string());
    format!("{number:x}")
}

/// A stored game; `None` where there is none or it cannot be read.
pub fn load(id: &str) -> Option<GameRecord> {
    GameRecord::parse(&storage::get(&format!("game.{id}"))?).ok()
}

/// All stored games, the newest first.
pub fn saved_games() -> Vec<(String, GameRecord)> {
    let games: BTreeMap<_, _> = storage::all("game.")
        .into_iter()
        .filter_map(|(id, text)| Some(((id.len(), id), GameRecord::parse(&text).ok()?)))
        .collect();
    games.into_iter().rev().map(|((_, id), game_record)| (id, game_record)).collect()
}

/// Deletes a game, and its review.
pub fn delete(id: &str) {
    storage::remove(&format!("game.{id}"));
    storage::remove(&format!("review.{id}"));
}

/// Who plays, by the header of a record: names, or else what stands for them.
pub fn players_of(game_record: &GameRecord) -> Vec<SessionPlayer> {
    let seats = || Seat::all(game_record.setup.seats());
    let header = &game_record.header;
    let one_person = seats().filter(|&seat| header.player(seat).level.is_none()).count() == 1;
    let levels: Vec<_> = seats().map(|seat| header.player(seat).level).collect();
    let player = |seat: Seat| {
        let stated = header.player(seat);
        let name = stated.name.clone().unwrap_or_else(|| match stated.level {
            Some(level) => computer_name(level, seat.number(), &levels),
            None if one_person => {
                let own_name = settings::signal().with_untracked(|settings| settings.name.clone());
                if own_name.is_empty() { translate("web-you", &[]) } else { own_name }
            }
            None => translate("web-player", &[("seat", seat.number().into())]),
        });
        let occupant = stated.level.map_or(SeatOccupant::Local, SeatOccupant::Computer);
        SessionPlayer { name, occupant, present: true, piece: game_record.piece(seat) }
    };
    seats().map(player).collect()
}

/// The time that each seat has left: as stored, else the initial time; empty without a clock.
fn remaining_times(game_record: &GameRecord) -> Vec<u64> {
    let Some(initial) = game_record.header.time_control.initial() else { return Vec::new() };
    let (stored, seats) = (&game_record.header.time_left, game_record.setup.seats());
    if stored.len() == seats { stored.clone() } else { vec![initial; seats] }
}

/// The clock of a game that was stored. None runs before the first move; after a reload it goes on
/// where it stopped.
fn resumed_clock(game_record: &GameRecord) -> ClockState {
    let left = remaining_times(game_record);
    let running = match game_record.record.turn() {
        Turn::Seat(seat) if ply_count(game_record) > 0 => Some(seat.number() as u8),
        _ => None,
    };
    ClockState { left, running, at: js_sys::Date::now() as u64 }
}

/// Opens a stored game as a session; `None` where there is none or it cannot be read.
pub fn open(id: &str) -> Option<GameSession> {
    let game_record = load(id)?;
    let time_control = game_record.header.time_control;
    let clock = RwSignal::new(resumed_clock(&game_record));
    let session_players = RwSignal::new(players_of(&game_record));
    let game_record = RwSignal::new(game_record);
    // The effect tracks the language, which default names are in.
    Effect::new(move || session_players.set(game_record.with_untracked(players_of)));
    let players = session_players;
    let (busy, rematch) = (RwSignal::new(false), RwSignal::new(None));
    let (offers, notice) = (RwSignal::new(Vec::new()), RwSignal::new(String::new()));
    let key = format!("game.{id}");
    // What this tab has read or stored last: another tab may have the same game open.
    let known = StoredValue::new(storage::get(&key).unwrap_or_default());
    let adopt = {
        let key = key.clone();
        move || {
            let Some(text) = storage::get(&key).filter(|text| *text != known.get_value()) else {
                return false;
            };
            let Ok(theirs) = GameRecord::parse(&text) else { return false };
            known.set_value(text);
            clock.set(resumed_clock(&theirs));
            busy.set(false);
            game_record.set(theirs);
            true
        }
    };
    let adopt_on_event = adopt.clone();
    let listener = window_event_listener(leptos::ev::storage, move |_| {
        if !known.is_disposed() {
            adopt_on_event();
        }
    });
    on_cleanup(move || listener.remove());
    let engine = EngineClient::new();
    let dispatch = Callback::new(move |intent: Intent| {
        // A move made in another tab comes first, and this one was meant for the position before.
        if adopt() {
            return;
        }
        let handler = IntentHandler {
            engine,
            game_record,
            players,
            busy,
            rematch,
            offers,
            notice,
            time_control,
            clock,
        };
        handler.handle(intent);
        let text =
            game_record.with_untracked(|game_record| game_record.to_record_text().to_string());
        if text != known.get_value() {
            storage::set(&key, &text);
            // Where the browser has no room left, the game goes on without being stored.
            known.set_value(storage::get(&key).unwrap_or_default());
        }
    });
    let local = GameSession::local(game_record, players, dispatch);
    let session = GameSession { busy, clock, offers, notice, rematch, ..local };
    drive_turns(session, time_control, engine);
    Some(session)
}

/// Plays the plies nobody enters: the computer's moves and the rolls; and flags whose time is up.
fn drive_turns(session: GameSession, time_control: TimeControl, engine: EngineClient) {
    let dispatch = session.dispatch;
    // Counts up to ask again after the engine has failed.
    let attempt = RwSignal::new(0);
    Effect::new(move || {
        attempt.track();
        let (turn, count) = session
            .game_record
            .with(|game_record| (game_record.record.turn(), game_record.record.entries().len()));
        let unchanged = move || {
            session.game_record.try_with_untracked(|a| a.record.entries().len() == count)
                == Some(true)
        };
        match turn {
            Turn::Over => session.busy.set(false),
            Turn::Chance => {
                session.busy.set(true);
                let word = session.game_record.with_untracked(random_roll);
                let after_roll = session.game_record.with_untracked(|game_record| {
                    let last = game_record.record.entries().last();
                    matches!(last, Some(RecordEntry::Ply(Ply::Roll(_))))
                });
                let rolling = if settings::reduced_motion() { 60 } else { 750 };
                let shown = if after_roll { RESULT_SHOWN } else { Duration::ZERO };
                set_timeout(
                    move || {
                        if let Some(word) = word
                            && unchanged()
                        {
                            dispatch.run(Intent::Play(word));
                        }
                    },
                    shown + Duration::from_millis(rolling),
                );
            }
            Turn::Seat(seat) => {
                let SeatOccupant::Computer(level) =
                    untrack(|| session.occupant(seat.number() as u8))
                else {
                    session.busy.set(false);
                    return;
                };
                session.busy.set(true);
                let record = session
                    .game_record
                    .with_untracked(|game_record| game_record.to_record_text().to_string());
                let began = js_sys::Date::now();
                engine.request(record, WorkerTask::Move { level }, move |response| {
                    let Ok(response) = response else {
                        session.notice.set(translate("web-engine-failed", &[]));
                        return set_timeout(
                            move || {
                                if unchanged() {
                                    attempt.update(|attempt| *attempt += 1);
                                }
                            },
                            ENGINE_RETRY,
                        );
                    };
                    // An instant reply is hard to follow: the computer takes at least 0.35 s.
                    let delay = (350.0 - (js_sys::Date::now() - began)).max(0.0) as u64;
                    let delay = if settings::reduced_motion() { 0 } else { delay };
                    set_timeout(
                        move || {
                            if let Some(word) = response.word
                                && unchanged()
                            {
                                dispatch.run(Intent::Play(word));
                                if response.network_missing {
                                    session.notice.set(translate("web-network-missing", &[]));
                                }
                            }
                        },
                        Duration::from_millis(delay),
                    );
                });
            }
        }
    });
    if time_control != TimeControl::None {
        let timer = set_interval_with_handle(
            move || {
                let now = js_sys::Date::now() as u64;
                let out_of_time = session
                    .clock
                    .try_with_untracked(|clock| clock.expires_at().is_some_and(|t| now > t));
                if out_of_time == Some(true)
                    && session.game_record.with_untracked(|a| a.record.ending().is_none())
                {
                    dispatch.run(Intent::Flag);
                }
            },
            Duration::from_millis(100),
        );
        if let Ok(timer) = timer {
            on_cleanup(move || timer.clear());
        }
    }
    on_cleanup(move || engine.stop());
}

/// How long to wait before a failed engine is asked again.
const ENGINE_RETRY: Duration = Duration::from_secs(3);

/// A roll of the spinner or the die, drawn by the weights of its faces.
fn random_roll(game_record: &GameRecord) -> Option<String> {
    let mut rolls = Vec::new();
    game_record.record.position().rolls(&mut rolls);
    let total: u32 = rolls.iter().map(|(_, weight)| weight).sum();
    let mut nth = (js_sys::Math::random() * f64::from(total)) as u32;
    for (roll, weight) in rolls {
        if nth < weight {
            return Some(roll.to_string());
        }
        nth -= weight;
    }
    None
}

/// Whether a game may be analysed: not while people play it.
pub fn is_open_to_analysis(game_record: &GameRecord) -> bool {
    let mut seats = Seat::all(game_record.setup.seats());
    let people = seats.by_ref().filter(|&seat| game_record.header.player(seat).level.is_none());
    game_record.record.ending().is_some() || people.count() < 2
}

/// The analysis board with this game.
pub fn analysis_route(game_record: &GameRecord) -> PageRoute {
    let text = game_record.to_record_text().to_string();
    let text = text.strip_prefix(game::RecordText::MAGIC).unwrap_or(&text);
    PageRoute::Analysis(game::to_link_text(text.trim()))
}

/// How many plies have been played; departures of players do not count.
pub fn ply_count(game_record: &GameRecord) -> usize {
    game_record.record.entries().iter().filter(|entry| matches!(entry, RecordEntry::Ply(_))).count()
}
