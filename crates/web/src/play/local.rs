//! Local games: against the computer or with several players at one screen, stored in the browser
//! as the text of their record under `game.ID`.

use std::collections::BTreeMap;
use std::time::Duration;

use game::{Piece, Random, RecordEntry, Seat, TimeControl, Turn};
use leptos::prelude::*;
use play::{DueRoll, LocalEffect, LocalGame, LocalInput, LocalNotice, Millis, RevealPace};
use rules::{GameRecord, GameSetup};

use super::roll_device::RollDevice;
use super::session::{GameSession, Intent, SeatOccupant, SessionPlayer};
use crate::engine_worker::{EngineClient, WorkerTask};
use crate::i18n::{self, translate};
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
pub fn today() -> Option<String> {
    let now = js_sys::Date::new_0().to_iso_string().as_string()?;
    now.split('T').next().map(str::to_owned)
}

/// Stores a game; returns its id, which is made of the time.
pub fn keep(game_record: &GameRecord) -> String {
    let chance = (js_sys::Math::random() * 64.0) as u64;
    let mut number = js_sys::Date::now() as u64 * 64 + chance;
    let key = |number: u64| format!("{}{number:x}", storage::GAMES);
    while storage::get(&key(number)).is_some() {
        number += 1;
    }
    storage::set(&key(number), &game_record.to_record_text().to_string());
    format!("{number:x}")
}

/// A stored game; `None` where there is none or it cannot be read.
pub fn load(id: &str) -> Option<GameRecord> {
    GameRecord::parse(&storage::get(&format!("{}{id}", storage::GAMES))?).ok()
}

/// All stored games, the newest first.
pub fn saved_games() -> Vec<(String, GameRecord)> {
    let games: BTreeMap<_, _> = storage::all(storage::GAMES)
        .into_iter()
        .filter_map(|(id, text)| Some(((id.len(), id), GameRecord::parse(&text).ok()?)))
        .collect();
    games.into_iter().rev().map(|((_, id), game_record)| (id, game_record)).collect()
}

/// Deletes a game, and its review.
pub fn delete(id: &str) {
    storage::remove(&format!("{}{id}", storage::GAMES));
    storage::remove(&format!("review.{id}"));
}

/// Who plays, by the header of a record: names, or else what stands for them.
pub fn players_of(game_record: &GameRecord) -> Vec<SessionPlayer> {
    let seats = || Seat::all(game_record.setup.seats());
    let header = &game_record.header;
    let one_person = seats().filter(|&seat| header.player(seat).level.is_none()).count() == 1;
    let player = |seat: Seat| {
        let stated = header.player(seat);
        let name = if one_person && stated.level.is_none() && stated.name.is_none() {
            let own_name = settings::signal().with_untracked(|settings| settings.name.clone());
            if own_name.is_empty() { translate("web-you", &[]) } else { i18n::isolated(own_name) }
        } else {
            i18n::player_name(header, seat.number() as u8)
        };
        let occupant = stated.level.map_or(SeatOccupant::Local, SeatOccupant::Computer);
        let piece = game_record.piece(seat);
        SessionPlayer { name, account: false, occupant, present: None, piece }
    };
    seats().map(player).collect()
}

/// Opens a stored game as a session; `None` where there is none or it cannot be read.
pub fn open(id: &str) -> Option<GameSession> {
    let game = LocalGame::new(load(id)?, now());
    let players = RwSignal::new(players_of(game.game_record()));
    let game_record = RwSignal::new(game.game_record().clone());
    // The effect tracks the language, which default names are in.
    Effect::new(move || players.set(game_record.with_untracked(players_of)));
    let key = format!("{}{id}", storage::GAMES);
    // The callbacks of the session and of its die need it.
    let late_session = StoredValue::new(None::<GameSession>);
    let game = StoredValue::new(game);
    let roll = Callback::new(move |()| {
        let mut random = Random::new((js_sys::Math::random() * 9e15) as u64);
        let word = game.with_value(|game| game.draw_roll(&mut random));
        if let (Some(word), Some(session)) = (word, late_session.get_value()) {
            session.dispatch.run(Intent::Play(word));
        }
    });
    let pace = RevealPace::at_one_screen(!settings::reduced_motion());
    let open_game = OpenGame {
        known: StoredValue::new(storage::get(&key).unwrap_or_default()),
        key: StoredValue::new(key),
        game,
        engine: EngineClient::new(),
        busy: RwSignal::new(false),
        device: RollDevice::new(pace, roll),
    };
    let dispatch = Callback::new(move |intent: Intent| {
        if let Some(session) = late_session.get_value() {
            open_game.dispatch(intent, session);
        }
    });
    let session = GameSession {
        roll: open_game.device.stage,
        ..GameSession::local(game_record, players, open_game.busy.into(), dispatch)
    };
    late_session.set_value(Some(session));
    open_game.show(session);
    let listener = window_event_listener(leptos::ev::storage, move |_| {
        if !open_game.known.is_disposed() {
            open_game.adopt(session);
        }
    });
    on_cleanup(move || listener.remove());
    drive_turns(session, open_game);
    Some(session)
}

/// A game that is open in this tab.
#[derive(Clone, Copy)]
struct OpenGame {
    game: StoredValue<LocalGame>,
    /// Where it is stored.
    key: StoredValue<String>,
    /// What this tab has read or stored last: another tab may have the same game open.
    known: StoredValue<String>,
    engine: EngineClient,
    /// Whether it waits for somebody who is not at this screen.
    busy: RwSignal<bool>,
    device: RollDevice,
}

impl OpenGame {
    fn dispatch(self, intent: Intent, session: GameSession) {
        // A move made in another tab comes first, and this one was meant for the position before.
        if self.adopt(session) {
            return;
        }
        match intent {
            Intent::Play(word) => self.handle(LocalInput::Play(word), session),
            Intent::Roll => self.device.tap(),
            Intent::Resign => {
                let seat =
                    self.game.with_value(|game| game.resigning_seat().or(game.people().next()));
                if let Some(seat) = seat {
                    self.handle(LocalInput::Resign(seat), session);
                }
            }
            Intent::Offer(offer) => self.handle(LocalInput::Offer(offer), session),
            Intent::Decline(offer) => self.handle(LocalInput::Decline(offer), session),
            Intent::Abort => self.handle(LocalInput::Abort, session),
            // There is nobody who could be away, and a game at one screen stops when people do.
            Intent::Resume | Intent::Claim { .. } => {}
            Intent::Flag => self.handle(LocalInput::Tick, session),
            Intent::Rematch => {
                let mut rematch = self.game.with_value(LocalGame::rematch);
                rematch.header.date = today();
                session.rematch.set(Some(PageRoute::LocalGame(keep(&rematch))));
            }
        }
    }

    fn handle(self, input: LocalInput, session: GameSession) {
        let effects = self.game.try_update_value(|game| game.handle(input, now()));
        // What the rules refuse was not offered to be played.
        for effect in effects.and_then(Result::ok).into_iter().flatten() {
            match effect {
                LocalEffect::StopComputer => self.engine.stop(),
                LocalEffect::AskForDraw(seat) => self.ask_for_draw(seat, session),
            }
        }
        self.show(session);
        self.store();
    }

    fn ask_for_draw(self, seat: Seat, session: GameSession) {
        let record = self.game.with_value(record_text);
        self.engine.request(record, WorkerTask::Hint { millis: 300 }, move |response| {
            if self.game.is_disposed() {
                return;
            }
            let chances = response.ok().map(|response| response.chances);
            let chance = chances.and_then(|chances| chances.get(seat.index()).copied());
            self.handle(LocalInput::DrawAnswer { chance }, session);
        });
    }

    /// Brings the session's signals up to date with the game.
    fn show(self, session: GameSession) {
        self.game.with_value(|game| {
            let shown = session.game_record.with_untracked(record_text_of);
            if shown != record_text(game) {
                session.game_record.set(game.game_record().clone());
            }
            session.clock.set(game.clock().clone());
            session.offers.set(game.offers().to_vec());
            session.offers_to_answer.set(game.offers_to_answer());
            session.can_take_back.set(game.can_take_back());
            session.notice.set(game.notice().map(notice_text).unwrap_or_default());
            let is_over = game.record().ending().is_some();
            self.busy.set(!is_over && game.person_to_move().is_none());
        });
    }

    fn store(self) {
        let text = self.game.with_value(record_text);
        if text != self.known.get_value() {
            let key = self.key.get_value();
            storage::set(&key, &text);
            // Where the browser has no room left, the game goes on without being stored.
            self.known.set_value(storage::get(&key).unwrap_or_default());
        }
    }

    /// Takes over what another tab has stored; returns whether there was anything.
    fn adopt(self, session: GameSession) -> bool {
        let text = self.key.with_value(|key| storage::get(key));
        let Some(text) = text.filter(|text| *text != self.known.get_value()) else {
            return false;
        };
        let Ok(theirs) = GameRecord::parse(&text) else { return false };
        self.known.set_value(text);
        self.engine.stop();
        self.game.set_value(LocalGame::new(theirs, now()));
        self.show(session);
        true
    }
}

fn notice_text(notice: LocalNotice) -> String {
    let key = match notice {
        LocalNotice::OfferDeclined => "web-offer-declined",
        LocalNotice::DrawDeclined => "web-draw-declined",
    };
    translate(key, &[])
}

fn record_text(game: &LocalGame) -> String {
    record_text_of(game.game_record())
}

fn record_text_of(game_record: &GameRecord) -> String {
    game_record.to_record_text().to_string()
}

/// The time, in milliseconds since 1970.
fn now() -> Millis {
    js_sys::Date::now() as Millis
}

/// Plays the plies nobody enters: the computer's moves and the rolls; and flags whose time is up.
fn drive_turns(session: GameSession, open_game: OpenGame) {
    let (dispatch, engine) = (session.dispatch, open_game.engine);
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
        let due = (turn == Turn::Chance).then(|| DueRoll {
            entries: count,
            is_tapped: open_game.game.with_value(is_tapped_for),
            after: untrack(|| session.last_move_millis()).into(),
        });
        open_game.device.follow(due);
        match turn {
            // The device rolls by itself, or when it is tapped.
            Turn::Over | Turn::Chance => {}
            Turn::Seat(seat) => {
                let Some(level) = open_game.game.with_value(|game| game.level(seat)) else {
                    return;
                };
                let record = open_game.game.with_value(record_text);
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
    if session.clock.with_untracked(|clock| !clock.left.is_empty()) {
        let timer = set_interval_with_handle(
            move || {
                let now = now();
                let out_of_time = session
                    .clock
                    .try_with_untracked(|clock| clock.expires_at().is_some_and(|t| now > t));
                if out_of_time == Some(true) {
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

/// Whether a person here taps for the roll: one of theirs, unless the settings roll by themselves.
fn is_tapped_for(game: &LocalGame) -> bool {
    let is_person = |seat: Seat| game.level(seat).is_none();
    settings::signal().with_untracked(|settings| settings.tap_rolls)
        && play::roller(game.position()).is_some_and(is_person)
}

/// How long to wait before a failed engine is asked again.
const ENGINE_RETRY: Duration = Duration::from_secs(3);

/// How many plies have been played; departures of players do not count.
pub fn ply_count(game_record: &GameRecord) -> usize {
    game_record.record.entries().iter().filter(|entry| matches!(entry, RecordEntry::Ply(_))).count()
}
