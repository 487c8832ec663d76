//! Local games: against the computer or with several players at one screen, stored in the browser
//! as the text of their record under `game.ID`.

use std::collections::BTreeMap;
use std::time::Duration;

use api::{ClockState, Offer, TimeControl};
use game::{Cause, Departure, Ending, Outcome, Piece, Position, RecordEntry, Seat, Turn};
use leptos::prelude::*;
use rules::{GameRecord, GameSetup};

use super::session::{GameSession, Intent, SeatOccupant, SessionPlayer};
use crate::engine_worker::{EngineClient, WorkerTask};
use crate::i18n::translate;
use crate::route::PageRoute;
use crate::{settings, storage};

/// A local game to be created.
#[derive(Clone, Debug)]
pub struct NewLocalGame {
    pub setup: GameSetup,
    pub players: Vec<(SeatOccupant, Piece)>,
    /// Who starts, where the rules leave it open.
    pub starter: Option<u8>,
    pub time_control: TimeControl,
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
    for (seat, (occupant, piece)) in seats.zip(&new_game.players) {
        let player = game_record.header.player_mut(seat);
        if let SeatOccupant::Computer(level) = occupant {
            player.level = Some(*level);
        }
        player.piece = Some(*piece).filter(|piece| *piece != Piece::default());
    }
    game_record.header.time_control = new_game.time_control;
    let id =
        format!("{:x}", js_sys::Date::now() as u64 * 64 + (js_sys::Math::random() * 64.0) as u64);
    save(&id, &game_record);
    Some(id)
}

/// Stores a game that was read from a file; returns its id.
pub fn import(game_record: &GameRecord) -> String {
    let id = format!("{:x}", js_sys::Date::now() as u64);
    save(&id, game_record);
    id
}

fn save(id: &str, game_record: &GameRecord) {
    storage::set(&format!("game.{id}"), &game_record.to_record_text().to_string());
}

/// All stored games, the newest first.
pub fn saved_games() -> Vec<(String, GameRecord)> {
    let games: BTreeMap<_, _> = storage::all("game.")
        .into_iter()
        .filter_map(|(id, text)| Some(((id.len(), id), GameRecord::parse(&text).ok()?)))
        .collect();
    games.into_iter().rev().map(|((_, id), game_record)| (id, game_record)).collect()
}

pub fn delete(id: &str) {
    storage::remove(&format!("game.{id}"));
}

fn players(game_record: &GameRecord) -> Vec<SessionPlayer> {
    let seats = || Seat::all(game_record.setup.seats());
    let header = &game_record.header;
    let one_person = seats().filter(|&seat| header.player(seat).level.is_none()).count() == 1;
    let player = |seat: Seat| {
        let stated = header.player(seat);
        let name = stated.name.clone().unwrap_or_else(|| match stated.level {
            Some(level) => translate("web-level", &[("level", u32::from(level).into())]),
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

/// Opens a stored game as a session; `None` where there is none or it cannot be read.
pub fn open(id: &str) -> Option<GameSession> {
    let game_record = GameRecord::parse(&storage::get(&format!("game.{id}"))?).ok()?;
    let time_control = game_record.header.time_control;
    let left = remaining_times(&game_record);
    // No clock runs before the first move; after a reload it goes on where it stopped.
    let running = match game_record.record.turn() {
        Turn::Seat(seat) if ply_count(&game_record) > 0 => Some(seat.number() as u8),
        _ => None,
    };
    let session_players = RwSignal::new(players(&game_record));
    let game_record = RwSignal::new(game_record);
    // The effect tracks the language, which default names are in.
    Effect::new(move || session_players.set(game_record.with_untracked(players)));
    let players = session_players;
    let (busy, rematch) = (RwSignal::new(false), RwSignal::new(None));
    let (offers, notice) = (RwSignal::new(Vec::new()), RwSignal::new(String::new()));
    let at = js_sys::Date::now() as u64;
    let clock = RwSignal::new(ClockState { left, running, at });
    let id = id.to_owned();
    let engine = EngineClient::new();
    let dispatch = Callback::new(move |intent: Intent| {
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
        game_record.with_untracked(|game_record| save(&id, game_record));
    });
    let session = GameSession {
        game_record,
        players,
        viewed_ply: RwSignal::new(None),
        busy,
        clock,
        clock_skew: RwSignal::new(0.0),
        offers,
        notice,
        watchers: RwSignal::new(0),
        rematch,
        dispatch,
        table: StoredValue::new(None),
    };
    drive_turns(session, time_control, engine);
    Some(session)
}

/// Carries out the intents of a local game, at once: no other device takes part.
struct IntentHandler {
    engine: EngineClient,
    game_record: RwSignal<GameRecord>,
    players: RwSignal<Vec<SessionPlayer>>,
    busy: RwSignal<bool>,
    rematch: RwSignal<Option<PageRoute>>,
    offers: RwSignal<Vec<(u8, Offer)>>,
    notice: RwSignal<String>,
    time_control: TimeControl,
    clock: RwSignal<ClockState>,
}

impl IntentHandler {
    fn handle(&self, intent: Intent) {
        self.notice.set(String::new());
        match intent {
            Intent::Play(word) => {
                let mover =
                    self.game_record.with_untracked(|game_record| game_record.record.turn());
                self.game_record.update(|game_record| {
                    let _ = game_record.record.play(&word);
                });
                self.busy.set(false);
                self.press_clock(mover);
            }
            Intent::Resign => self.leave(Departure::Resigned),
            Intent::Offer(Offer::Takeback) => self.take_back(),
            Intent::Offer(Offer::Draw) => self.offer_draw(),
            Intent::Offer(Offer::Abort | Offer::Pause | Offer::Rematch) | Intent::Decline(_) => {}
            Intent::Abort => self.game_record.update(|game_record| {
                let outcome = Outcome::draw(game_record.setup.seats());
                let _ = game_record.record.end(Ending { outcome, cause: Cause::Aborted });
            }),
            Intent::Flag => {
                self.clock.update(|clock| clock.running = None);
                self.leave(Departure::OutOfTime);
            }
            Intent::Rematch => {
                let new_game = self.game_record.with_untracked(|game_record| NewLocalGame {
                    setup: game_record.setup.clone(),
                    players: self.players.with_untracked(|players| {
                        players.iter().map(|p| (p.occupant, p.piece)).collect()
                    }),
                    starter: Some(next_starter(game_record)),
                    time_control: self.time_control,
                });
                self.rematch.set(create(&new_game).map(PageRoute::LocalGame));
            }
        }
    }

    /// Stops the clock of the seat that moved, starts the next one's, and stores what is left.
    fn press_clock(&self, mover: Turn) {
        if self.time_control == TimeControl::None {
            return;
        }
        let now = js_sys::Date::now() as u64;
        let next = self.game_record.with_untracked(|game_record| game_record.record.turn());
        self.clock.update(|clock| {
            if let Turn::Seat(seat) = mover {
                let number = seat.number() as u8;
                let left = clock.left(number, now).unwrap_or(0);
                clock.left[seat.index()] = self.time_control.after_move(left);
            }
            clock.at = now;
            clock.running = match next {
                Turn::Seat(seat) => Some(seat.number() as u8),
                Turn::Chance | Turn::Over => None,
            };
        });
        let left = self.clock.with_untracked(|clock| clock.left.clone());
        self.game_record.update(|game_record| {
            game_record.header.time_left = left;
        });
    }

    /// The seat to move resigns or runs out of time; where the computer is to move, the person
    /// resigns.
    fn leave(&self, why: Departure) {
        self.engine.stop();
        self.game_record.update(|game_record| {
            let is_local = |seat: Seat| {
                self.players
                    .with_untracked(|players| players[seat.index()].occupant == SeatOccupant::Local)
            };
            let leaver = match game_record.record.turn() {
                Turn::Seat(seat) if is_local(seat) || why == Departure::OutOfTime => Some(seat),
                _ => Seat::all(game_record.setup.seats()).find(|&seat| is_local(seat)),
            };
            if let Some(seat) = leaver {
                let _ = game_record.record.leave(seat, why);
            }
        });
        self.busy.set(false);
    }

    /// Undoes plies until it is the turn of a person at this screen again.
    fn take_back(&self) {
        self.engine.stop();
        self.busy.set(false);
        self.game_record.update(|game_record| {
            while game_record.undo().is_some() {
                let is_local = |seat: Seat| {
                    self.players.with_untracked(|players| {
                        players[seat.index()].occupant == SeatOccupant::Local
                    })
                };
                if matches!(game_record.record.turn(), Turn::Seat(seat) if is_local(seat)) {
                    break;
                }
            }
        });
    }

    /// A draw: agreed at once between people at one screen; the computer agrees when its winning
    /// chance is below 48 %.
    fn offer_draw(&self) {
        let computer = self.players.with_untracked(|players| {
            players.iter().position(|p| matches!(p.occupant, SeatOccupant::Computer(_)))
        });
        let game_record = self.game_record;
        let agree = move || {
            game_record.update(|game_record| {
                let outcome = Outcome::draw(game_record.setup.seats());
                let _ = game_record.record.end(Ending { outcome, cause: Cause::Agreement });
            });
        };
        let Some(computer) = computer else { return agree() };
        let (offers, notice) = (self.offers, self.notice);
        offers.set(vec![(0, Offer::Draw)]);
        let record =
            game_record.with_untracked(|game_record| game_record.to_record_text().to_string());
        self.engine.request(record, WorkerTask::Hint { millis: 300 }, move |response| {
            offers.set(Vec::new());
            match response.ok().and_then(|response| response.chances.get(computer).copied()) {
                Some(chance) if chance < 480 => agree(),
                _ => notice.set(translate("web-draw-declined", &[])),
            }
        });
    }
}

/// The seat after the one that started, which starts the rematch.
fn next_starter(game_record: &GameRecord) -> u8 {
    match game_record.record.start().turn() {
        Turn::Seat(seat) => seat.next(game_record.setup.seats()).number() as u8,
        Turn::Chance | Turn::Over => 1,
    }
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
                let delay = if settings::reduced_motion() { 60 } else { 750 };
                set_timeout(
                    move || {
                        if let Some(word) = word
                            && unchanged()
                        {
                            dispatch.run(Intent::Play(word));
                        }
                    },
                    Duration::from_millis(delay),
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

/// How many plies have been played; departures of players do not count.
pub fn ply_count(game_record: &GameRecord) -> usize {
    game_record.record.entries().iter().filter(|entry| matches!(entry, RecordEntry::Ply(_))).count()
}
