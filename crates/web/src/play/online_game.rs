use api::{Action, Offer, SaidPhrase, SeatHolder, Snapshot, TablePhase};
use leptos::prelude::*;
use play::{DueRoll, GonePlayer, RemoteEffect, RemoteGame, RemoteNotice, RevealPace};
use rules::GameRecord;

use super::roll_device::RollDevice;
use super::session::{GameSession, Intent, SeatOccupant, SessionPlayer};
use crate::i18n::{self, translate};
use crate::route::PageRoute;
use crate::table_link::{self, TableLink};
use crate::{guest, random, settings};

/// What is known of the table, as the signals of a [`GameSession`].
#[derive(Clone, Copy)]
pub struct OnlineGame {
    pub snapshot: RwSignal<Option<Snapshot>>,
    /// The game as far as it is shown; `None` until the first snapshot.
    pub game_record: RwSignal<Option<RwSignal<GameRecord>>>,
    /// The whole game, with the seats of the person here and how many of its entries have been revealed.
    latest: StoredValue<Option<(GameRecord, Vec<u8>)>>,
    revealed: StoredValue<usize>,
    /// Reveals the rolls of the person here.
    pub device: RollDevice,
    players: RwSignal<Vec<SessionPlayer>>,
    present: RwSignal<Vec<bool>>,
    busy: RwSignal<bool>,
    clock: RwSignal<api::ClockState>,
    pub clock_skew: RwSignal<f64>,
    first_move_by: RwSignal<Option<u64>>,
    offers: RwSignal<Vec<(u8, Offer)>>,
    offers_to_answer: RwSignal<Vec<(u8, Offer)>>,
    can_take_back: RwSignal<bool>,
    can_abort: RwSignal<bool>,
    paused: RwSignal<bool>,
    gone: RwSignal<Option<GonePlayer>>,
    /// The offer of the person here that was declined, until the next event.
    declined: RwSignal<Option<Offer>>,
    /// What players said last; `None` until the server has shown that it knows phrases.
    pub said: RwSignal<Option<Vec<SaidPhrase>>>,
    watchers: RwSignal<usize>,
    rematch: RwSignal<Option<PageRoute>>,
    /// The server knows no such table.
    pub missing: RwSignal<bool>,
    /// When the server is going to be restarted, if that is announced.
    pub restart: RwSignal<Option<api::Millis>>,
    pub connected: RwSignal<bool>,
    /// The move on its way: sent, or waiting to be sent, and not answered.
    pub pending_move: RwSignal<Option<String>>,
    /// Whether the server was asked and could not take it; it is asked again.
    pub retrying: RwSignal<bool>,
}

impl OnlineGame {
    pub fn new() -> OnlineGame {
        // The callback of the die needs the game that it is a part of.
        let late_game = StoredValue::new(None::<OnlineGame>);
        let reveal = Callback::new(move |()| {
            if let Some(online_game) = late_game.get_value() {
                online_game.revealed.update_value(|revealed| *revealed += 1);
                online_game.show_revealed();
            }
        });
        let online_game = OnlineGame {
            snapshot: RwSignal::new(None),
            game_record: RwSignal::new(None),
            latest: StoredValue::new(None),
            revealed: StoredValue::new(0),
            device: RollDevice::new(RevealPace::TABLE, reveal),
            players: RwSignal::new(Vec::new()),
            present: RwSignal::new(Vec::new()),
            busy: RwSignal::new(false),
            clock: RwSignal::default(),
            clock_skew: RwSignal::new(0.0),
            first_move_by: RwSignal::new(None),
            offers: RwSignal::new(Vec::new()),
            offers_to_answer: RwSignal::new(Vec::new()),
            can_take_back: RwSignal::new(false),
            can_abort: RwSignal::new(false),
            paused: RwSignal::new(false),
            gone: RwSignal::new(None),
            declined: RwSignal::new(None),
            said: RwSignal::new(None),
            watchers: RwSignal::new(0),
            rematch: RwSignal::new(None),
            missing: RwSignal::new(false),
            restart: RwSignal::new(None),
            connected: RwSignal::new(true),
            pending_move: RwSignal::new(None),
            retrying: RwSignal::new(false),
        };
        late_game.set_value(Some(online_game));
        Effect::new(move || {
            let players = online_game.snapshot.with(|table| {
                let table = table.as_ref()?;
                Some(online_game.present.with(|present| players(table, present)))
            });
            if let Some(players) = players {
                online_game.players.set(players);
            }
        });
        online_game
    }

    pub fn session(&self, dispatch: Callback<Intent>) -> GameSession {
        let id = self.snapshot.with_untracked(|table| table.as_ref().map(|t| t.table.clone()));
        let OnlineGame { connected, pending_move, retrying, declined, .. } = *self;
        let notice = RwSignal::new(String::new());
        Effect::new(move || {
            let text = declined.get().map(|_| translate("web-offer-declined", &[]));
            notice.set(text.unwrap_or_default());
        });
        GameSession {
            game_record: self
                .game_record
                .get_untracked()
                .expect("the game is shown once it is loaded"),
            players: self.players,
            viewed_ply: RwSignal::new(None),
            busy: self.busy.into(),
            clock: self.clock,
            clock_skew: self.clock_skew,
            offers: self.offers,
            offers_to_answer: self.offers_to_answer,
            can_take_back: self.can_take_back,
            can_abort: self.can_abort,
            paused: self.paused,
            gone: self.gone,
            notice,
            watchers: self.watchers,
            rematch: self.rematch,
            dispatch,
            first_move_by: self.first_move_by,
            roll: self.device.stage,
            connected: connected.into(),
            unsent: Signal::derive(move || {
                let is_stuck = !connected.get() || retrying.get();
                is_stuck && pending_move.with(Option::is_some)
            }),
            table: StoredValue::new(id),
        }
    }

    /// Shows what has become of the game.
    pub fn follow(&self, link: &TableLink, effects: &[RemoteEffect], error: RwSignal<String>) {
        link.with(|game| self.show(game, error));
        for effect in effects {
            match effect {
                RemoteEffect::SignedInAs(person) => guest::set_me(person),
                RemoteEffect::ClientSeedWanted => {
                    link.act(Action::ClientSeed { client_seed: random::client_seed() });
                }
                RemoteEffect::RecordChanged => link.with(|game| self.show_record(game)),
                RemoteEffect::Connect | RemoteEffect::Disconnect | RemoteEffect::Send(_) => {}
            }
        }
    }

    /// Brings the signals up to date with the game.
    fn show(&self, game: &RemoteGame, error: RwSignal<String>) {
        let sync = game.sync();
        update(self.connected, sync.is_connected());
        update(self.pending_move, sync.pending_move().map(str::to_owned));
        update(self.retrying, sync.is_retrying());
        update(self.busy, game.is_busy());
        update(self.present, sync.present().to_vec());
        update(self.watchers, sync.watchers() as usize);
        update(self.restart, sync.restart());
        update(self.missing, game.is_missing());
        update(self.offers_to_answer, game.offers_to_answer());
        update(self.can_take_back, game.can_take_back());
        update(self.can_abort, game.can_abort());
        update(self.paused, game.phase() == Some(TablePhase::Paused));
        update(self.gone, game.gone_player(table_link::now()));
        update(self.declined, game.declined_offer());
        update(error, game.notice().map(notice_text).unwrap_or_default());
        let said = game.phrases();
        if self.said.with_untracked(|known| known.as_deref() != said) {
            self.said.set(said.map(<[_]>::to_vec));
        }
        let Some(table) = game.snapshot() else { return };
        let known = self.snapshot.with_untracked(|known| known.as_ref() == Some(table));
        if known {
            return;
        }
        if let Some(now) = game.server_time(table_link::now()) {
            self.clock_skew.set(now as f64 - js_sys::Date::now());
        }
        self.snapshot.set(Some(table.clone()));
        self.clock.set(game.clock());
        self.first_move_by.set(table.state.first_move_by);
        self.offers.set(game.offers().to_vec());
        if table.state.rematch.is_some() {
            self.rematch.set(table.state.rematch.clone().map(PageRoute::OnlineTable));
        }
    }

    fn show_record(&self, game: &RemoteGame) {
        let Some(game_record) = game.game_record() else { return };
        if self.game_record.with_untracked(Option::is_none) {
            // What was rolled before the page was opened is no news.
            self.revealed.set_value(game_record.record.entries().len());
        }
        self.latest.set_value(Some((game_record.clone(), game.own_seats())));
        self.show_revealed();
    }

    /// Shows the game up to the next roll that the person here reveals.
    fn show_revealed(&self) {
        let Some((mut game_record, own)) = self.latest.get_value() else { return };
        let count = game_record.record.entries().len();
        let are_tapped = settings::signal().with_untracked(|settings| settings.tap_rolls);
        let revealed = self.revealed.get_value().min(count);
        let shown = match are_tapped {
            true => play::entries_shown(&game_record.record, revealed, &own),
            false => count,
        };
        self.revealed.set_value(shown);
        while game_record.record.entries().len() > shown {
            game_record.undo();
        }
        match self.game_record.get_untracked() {
            None => self.game_record.set(Some(RwSignal::new(game_record))),
            Some(known) => known.set(game_record),
        }
        let due = DueRoll { entries: shown, is_tapped: true, after: 0 };
        self.device.follow((shown < count).then_some(due));
    }
}

/// Sets a signal, if that changes it.
fn update<T: PartialEq + Send + Sync + 'static>(signal: RwSignal<T>, value: T) {
    if signal.with_untracked(|known| *known != value) {
        signal.set(value);
    }
}

fn notice_text(notice: &RemoteNotice) -> String {
    match notice {
        RemoteNotice::MoveOvertaken { word } => {
            translate("web-move-overtaken", &[("word", word.as_str().into())])
        }
        RemoteNotice::MoveRefused { word, reason } => {
            let reason = i18n::refusal_text(reason);
            translate(
                "web-move-refused",
                &[("word", word.as_str().into()), ("reason", reason.into())],
            )
        }
        RemoteNotice::Refused(reason) => i18n::refusal_text(reason),
    }
}

fn players(table: &Snapshot, present: &[bool]) -> Vec<SessionPlayer> {
    let me = guest::me().unwrap_or_default();
    let holders: Vec<_> = table.state.seats.iter().map(|seat| seat.holder.as_ref()).collect();
    let names = i18n::holder_names(&holders);
    let player = |(nth, (seat, name)): (usize, (&api::SeatState, Option<String>))| {
        let occupant = match &seat.holder {
            Some(SeatHolder::Person(person)) if person.id == me => SeatOccupant::Local,
            Some(SeatHolder::Person(_)) => SeatOccupant::Remote,
            Some(SeatHolder::Level { level }) => SeatOccupant::Computer(*level),
            None => SeatOccupant::Vacant,
        };
        let number = || translate("player-name", &[("seat", (nth + 1).into())]);
        let name = name.unwrap_or_else(number);
        let piece = seat.piece.unwrap_or_default();
        let present = Some(present.get(nth).copied().unwrap_or(true));
        let account = matches!(&seat.holder, Some(SeatHolder::Person(person)) if person.account);
        SessionPlayer { name, account, occupant, present, piece }
    };
    table.state.seats.iter().zip(names).enumerate().map(player).collect()
}
